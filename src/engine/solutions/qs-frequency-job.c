/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many of some solutions have a queen on each square, counted in several threads.
 *
 * Each thread takes some consecutive solutions by their numbers, and adds them up for
 * itself and then to the common sum. */

#include "qs-frequency-job-private.h"

#include "qs-census-cursor.h"
#include "qs-helpers.h"
#include "qs-members.h"
#include "qs-queue.h"
#include "qs-shared-census.h"
#include "qs-worker.h"

/* How many solutions a thread takes in one go: finding the first one is a tenth of their time. */
#define SHARE 1024

/* After how many solutions a thread looks around. */
#define SOLUTIONS_PER_LOOK 64

/* The time between two reports, in microseconds. */
#define REPORT_INTERVAL (100 * G_TIME_SPAN_MILLISECOND)

/* A report, about ten times per second and at the end. */
typedef struct
{
  QsFrequencies frequencies; /* so far */
  gboolean is_complete;      /* whether all solutions are in them */
} Report;

struct _QsFrequencyJob
{
  GObject parent_instance;

  QsSolutionSet *solutions;   /* (nullable) */
  gboolean is_wanted;
  guint64 max_solutions;
  QsWorker *worker;           /* (nullable): counts */
  QsSolutionSet *counted_set; /* (nullable): what the report is of */
  Report report;              /* the last one */
};

G_DEFINE_FINAL_TYPE (QsFrequencyJob, qs_frequency_job, G_TYPE_OBJECT)

/* What the worker works on. */
typedef struct
{
  QsSharedCensus *census;
  QsWorker *worker;
  guint n_threads;
  guint64 n_searched;  /* how many solutions are looked at; the rest mirrors them */
  gboolean is_halved;
  int n_taken;         /* atomic: how many shares were taken */
  gint64 next_report;  /* only for the thread that reports */

  GMutex lock;         /* of the sum */
  QsFrequencies sum;
} Counter;

/* @census is complete. */
static Counter *
counter_new (QsSharedCensus *census,
             guint           n_threads)
{
  Counter *self = g_new0 (Counter, 1);
  const QsCensusSpace *space = qs_shared_census_get_space (census);
  QsCensusProgress progress;

  qs_shared_census_get_progress (census, &progress);
  self->census = qs_shared_census_ref (census);
  self->n_threads = n_threads;
  self->is_halved = space->is_halved;
  self->n_searched = self->is_halved ? progress.found / 2 : progress.found;
  g_mutex_init (&self->lock);
  qs_frequencies_init (&self->sum, space->n_rows, space->n);

  return self;
}

static void
counter_free (gpointer data)
{
  Counter *self = data;

  g_mutex_clear (&self->lock);
  qs_shared_census_unref (self->census);
  g_free (self);
}

/* What a thread counts with. */
typedef struct
{
  Counter *counter;
  guint thread;
  QsCensusCursor *cursor;
  QsFrequencies part; /* what is not yet in the sum */
} Share;

/* Moves the thread's part into the sum, and returns the new sum. */
static void
merge (Share         *share,
       QsFrequencies *sum)
{
  Counter *self = share->counter;

  qs_lock_enter (&self->lock);
  qs_frequencies_merge (&self->sum, &share->part);
  if (sum != NULL)
    *sum = self->sum;
  qs_lock_leave (&self->lock);

  qs_frequencies_init (&share->part, share->part.n_rows, share->part.n);
}

static void
report_when_due (Share *share)
{
  gint64 now = g_get_monotonic_time ();
  Report *report;

  if (now < share->counter->next_report || !qs_worker_can_post (share->counter->worker))
    return;

  share->counter->next_report = now + REPORT_INTERVAL;
  report = g_new0 (Report, 1);
  merge (share, &report->frequencies);
  qs_worker_post (share->counter->worker, report);
}

static void
count_share (Share  *share,
             guint64 first)
{
  guint64 end = MIN (first + SHARE, share->counter->n_searched);
  guint16 columns[QS_CENSUS_MAX_N];

  qs_census_cursor_seek (share->cursor, first);
  for (guint64 rank = first; rank < end && qs_census_cursor_next (share->cursor, columns); rank++)
    {
      qs_frequencies_add (&share->part, columns);
      if (share->counter->is_halved)
        qs_frequencies_add_mirror (&share->part, columns);
      if (rank % SOLUTIONS_PER_LOOK != 0)
        continue;

      if (qs_worker_is_stopped (share->counter->worker))
        return;
      if (share->thread == 0)
        report_when_due (share);
    }
}

static void
count (guint    thread,
       gpointer data)
{
  Counter *self = data;
  g_autoptr (QsCensusCursor) cursor = qs_census_cursor_new (self->census, (QsStop){ qs_worker_is_stopped, self->worker });
  Share share = { .counter = self, .thread = thread, .cursor = cursor };

  qs_frequencies_init (&share.part, self->sum.n_rows, self->sum.n);
  while (!qs_worker_is_stopped (self->worker))
    {
      guint64 first = (guint64) g_atomic_int_add (&self->n_taken, 1) * SHARE;

      if (first >= self->n_searched)
        break;
      count_share (&share, first);
      merge (&share, NULL);
    }
}

/* Counts to the end, or until the worker is stopped. */
static void
work (QsWorker *worker,
      gpointer  data)
{
  Counter *self = data;
  Report *report;

  self->next_report = g_get_monotonic_time () + REPORT_INTERVAL;
  self->worker = worker;
  qs_helpers_work ("qs-frequency", self->n_threads, NULL, count, self);
  if (qs_worker_is_stopped (worker))
    return;

  report = g_new0 (Report, 1);
  report->frequencies = self->sum;
  report->is_complete = TRUE;
  qs_worker_post (worker, report);
}

static void
receive_report (gpointer message,
                gpointer user_data)
{
  g_autoptr (QsFrequencyJob) self = g_object_ref (QS_FREQUENCY_JOB (user_data));

  self->report = *(const Report *) message;
  if (self->report.is_complete)
    g_clear_pointer (&self->worker, qs_worker_stop);

  g_signal_emit_by_name (self, "changed");
}

static const QsWorkerKind counter_kind = {
  .name = "qs-frequency",
  .work = work,
  .receive = receive_report,
  .free_job = counter_free,
  .free_message = g_free,
};

/* The set whose frequencies are wanted and can be counted now. */
static QsSolutionSet *
get_set_to_count (QsFrequencyJob *self)
{
  gboolean is_ready = self->is_wanted && self->solutions != NULL &&
                      qs_solution_set_get_status (self->solutions)->is_complete && !qs_frequency_job_has_too_many (self);

  return is_ready ? self->solutions : NULL;
}

static void
qs_frequency_job_class_init (QsFrequencyJobClass *klass)
{
  qs_members_own (klass, QsFrequencyJob, worker, qs_worker_stop);
  qs_members_own (klass, QsFrequencyJob, counted_set, g_object_unref);
  qs_members_own (klass, QsFrequencyJob, solutions, g_object_unref);

  /* More is counted, or there are no frequencies any more. */
  g_signal_new ("changed", QS_TYPE_FREQUENCY_JOB, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_frequency_job_init (QsFrequencyJob *self)
{
  self->max_solutions = QS_FREQUENCY_JOB_MAX_SOLUTIONS;
}

QsFrequencyJob *
qs_frequency_job_new (void)
{
  return g_object_new (QS_TYPE_FREQUENCY_JOB, NULL);
}

/* Turns to another set. The frequencies of the old one are gone at once; those of the new one
 * are counted from the next qs_frequency_job_update() on. */
void
qs_frequency_job_set_solutions (QsFrequencyJob *self,
                                QsSolutionSet  *solutions)
{
  g_return_if_fail (QS_IS_FREQUENCY_JOB (self));

  g_set_object (&self->solutions, solutions);
}

/* Counts whatever can be counted by now, and nothing else. The owner calls it when the set's
 * state has changed. */
void
qs_frequency_job_update (QsFrequencyJob *self)
{
  QsSolutionSet *set;

  g_return_if_fail (QS_IS_FREQUENCY_JOB (self));

  set = get_set_to_count (self);
  if (self->counted_set == set)
    return;

  g_clear_pointer (&self->worker, qs_worker_stop);
  g_set_object (&self->counted_set, set);
  self->report.is_complete = FALSE;
  if (set != NULL)
    {
      const QsCensusSpace *space = qs_solution_set_get_space (set);

      qs_frequencies_init (&self->report.frequencies, space->n_rows, space->n);
      self->worker = qs_worker_start (&counter_kind,
                                      counter_new (qs_solution_set_get_census (set),
                                                                g_get_num_processors ()),
                                      self);
    }

  g_signal_emit_by_name (self, "changed");
}

gboolean
qs_frequency_job_is_running (QsFrequencyJob *self)
{
  g_return_val_if_fail (QS_IS_FREQUENCY_JOB (self), FALSE);

  return self->worker != NULL;
}

/* Counts only while somebody looks: it takes all processors. */
void
qs_frequency_job_set_wanted (QsFrequencyJob *self,
                             gboolean        is_wanted)
{
  g_return_if_fail (QS_IS_FREQUENCY_JOB (self));

  self->is_wanted = is_wanted;
  qs_frequency_job_update (self);
}

/* %QS_FREQUENCY_JOB_MAX_SOLUTIONS except in tests. */
void
qs_frequency_job_set_max_solutions (QsFrequencyJob *self,
                                    guint64         max_solutions)
{
  g_return_if_fail (QS_IS_FREQUENCY_JOB (self));

  self->max_solutions = max_solutions;
  qs_frequency_job_update (self);
}

/* Whether so many solutions are known already that their frequencies are not counted. It can
 * change whenever the set's count does. */
gboolean
qs_frequency_job_has_too_many (QsFrequencyJob *self)
{
  g_return_val_if_fail (QS_IS_FREQUENCY_JOB (self), FALSE);

  return self->solutions != NULL && qs_solution_set_get_status (self->solutions)->count > self->max_solutions;
}

/* The frequencies as far as they are counted, until #QsFrequencyJob::changed; %NULL where they
 * are not wanted or not counted. */
const QsFrequencies *
qs_frequency_job_get (QsFrequencyJob *self,
                      gboolean       *is_complete)
{
  gboolean is_counted;

  g_return_val_if_fail (QS_IS_FREQUENCY_JOB (self), NULL);

  is_counted = self->counted_set != NULL && self->counted_set == get_set_to_count (self);
  if (is_complete != NULL)
    *is_complete = is_counted && self->report.is_complete;

  return is_counted ? &self->report.frequencies : NULL;
}
