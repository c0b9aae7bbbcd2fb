/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts how many solutions of a census have a queen on each square, in several threads.
 *
 * Each thread takes some consecutive solutions by their numbers, and adds them up for
 * itself and then to the common sum. */

#include "config.h"

#include "qs-frequency-counter.h"

#include "qs-census-cursor.h"
#include "qs-lock.h"

/* How many solutions a thread takes in one go: finding the first one is a tenth of their time. */
#define SHARE 1024

/* After how many solutions a thread looks around. */
#define SOLUTIONS_PER_LOOK 64

/* The time between two reports, in microseconds. */
#define REPORT_INTERVAL (100 * G_TIME_SPAN_MILLISECOND)

struct _QsFrequencyCounter
{
  QsSharedCensus *census;
  guint n_threads;
  guint64 n_searched;  /* how many solutions are looked at; the rest mirrors them */
  gboolean is_halved;
  int n_taken;         /* atomic: how many shares were taken */
  gint64 next_report;  /* only for the thread that reports */

  GMutex lock;         /* of the sum */
  QsFrequencies sum;
};

/* @census is complete. */
QsFrequencyCounter *
qs_frequency_counter_new (QsSharedCensus *census,
                          guint           n_threads)
{
  QsFrequencyCounter *self = g_new0 (QsFrequencyCounter, 1);
  const QsCensusSpace *space = qs_shared_census_get_space (census);
  QsCensusProgress progress;

  qs_shared_census_get_progress (census, &progress);
  self->census = qs_shared_census_ref (census);
  self->n_threads = n_threads;
  self->is_halved = qs_census_space_is_halved (space);
  self->n_searched = self->is_halved ? progress.found / 2 : progress.found;
  g_mutex_init (&self->lock);
  qs_frequencies_init (&self->sum, space->n);

  return self;
}

void
qs_frequency_counter_free (gpointer data)
{
  QsFrequencyCounter *self = data;

  g_mutex_clear (&self->lock);
  qs_shared_census_unref (self->census);
  g_free (self);
}

/* What a thread counts with. */
typedef struct
{
  QsFrequencyCounter *counter;
  QsWorker *worker;
  guint thread;
  QsCensusCursor *cursor;
  QsFrequencies part; /* what is not yet in the sum */
} Hand;

/* Moves the thread's part into the sum, and returns the new sum. */
static void
merge (Hand          *hand,
       QsFrequencies *sum)
{
  QsFrequencyCounter *self = hand->counter;

  qs_lock_enter (&self->lock);
  qs_frequencies_merge (&self->sum, &hand->part);
  if (sum != NULL)
    *sum = self->sum;
  qs_lock_leave (&self->lock);

  qs_frequencies_init (&hand->part, hand->part.n);
}

static void
report_when_due (Hand *hand)
{
  gint64 now = g_get_monotonic_time ();
  QsFrequencyReport *report;

  if (now < hand->counter->next_report || !qs_worker_can_post (hand->worker))
    return;

  hand->counter->next_report = now + REPORT_INTERVAL;
  report = g_new0 (QsFrequencyReport, 1);
  merge (hand, &report->frequencies);
  qs_worker_post (hand->worker, report);
}

static void
add (Hand          *hand,
     const guint16 *columns)
{
  qs_frequencies_add (&hand->part, columns);
  if (hand->counter->is_halved)
    qs_frequencies_add_mirror (&hand->part, columns);
}

static void
count_share (Hand   *hand,
             guint64 first)
{
  guint64 end = MIN (first + SHARE, hand->counter->n_searched);
  guint16 columns[QS_CENSUS_MAX_N];

  qs_census_cursor_seek (hand->cursor, first);
  for (guint64 rank = first; rank < end && qs_census_cursor_next (hand->cursor, columns); rank++)
    {
      add (hand, columns);
      if (rank % SOLUTIONS_PER_LOOK != 0)
        continue;

      if (qs_worker_is_stopped (hand->worker))
        return;
      if (hand->thread == 0)
        report_when_due (hand);
    }
}

static void
count (QsWorker *worker,
       guint     thread,
       gpointer  data)
{
  QsFrequencyCounter *self = data;
  g_autoptr (QsCensusCursor) cursor = qs_census_cursor_new (self->census, qs_worker_is_stopped, worker);
  Hand hand = { .counter = self, .worker = worker, .thread = thread, .cursor = cursor };

  qs_frequencies_init (&hand.part, qs_shared_census_get_space (self->census)->n);
  while (!qs_worker_is_stopped (worker))
    {
      guint64 first = (guint64) g_atomic_int_add (&self->n_taken, 1) * SHARE;

      if (first >= self->n_searched)
        break;
      count_share (&hand, first);
      merge (&hand, NULL);
    }
}

/* Counts to the end, or until the worker is stopped. */
void
qs_frequency_counter_work (QsWorker *worker,
                           gpointer  data)
{
  QsFrequencyCounter *self = data;
  QsFrequencyReport *report;

  self->next_report = g_get_monotonic_time () + REPORT_INTERVAL;
  qs_worker_share (worker, self->n_threads, count, self);
  if (qs_worker_is_stopped (worker))
    return;

  report = g_new0 (QsFrequencyReport, 1);
  report->frequencies = self->sum;
  report->is_complete = TRUE;
  qs_worker_post (worker, report);
}
