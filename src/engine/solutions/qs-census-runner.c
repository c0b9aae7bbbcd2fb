/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-census-runner.h"

#include "qs-census-cursor.h"
#include "qs-helpers.h"

/* The longest time between two reports, in microseconds. */
#define REPORT_INTERVAL 16000

struct _QsCensusRunner
{
  QsSharedCensus *census;
  QsWorker *worker;
  guint n_threads;
  gint64 start; /* when the search would have begun if it had never been interrupted */
  gint64 next_report;
  gboolean is_reachable; /* whether a report has announced a solution that can be reached */
};

/* @elapsed is how long the census was counted before, in microseconds. Its time begins now. */
QsCensusRunner *
qs_census_runner_new (QsSharedCensus *census,
                      gint64          elapsed,
                      guint           n_threads)
{
  QsCensusRunner *self = g_new0 (QsCensusRunner, 1);

  self->census = qs_shared_census_ref (census);
  self->n_threads = n_threads;
  self->start = g_get_monotonic_time () - elapsed;

  return self;
}

void
qs_census_runner_free (gpointer data)
{
  QsCensusRunner *self = data;

  qs_shared_census_unref (self->census);
  g_free (self);
}

static void
report (QsCensusRunner *self)
{
  QsCensusReport *message = g_new0 (QsCensusReport, 1);
  guint n_rows = qs_shared_census_get_space (self->census)->n_rows;
  guint16 columns[QS_CENSUS_MAX_N];

  message->elapsed = g_get_monotonic_time () - self->start;
  qs_shared_census_get_progress (self->census, &message->progress);
  /* Whoever looks at the board is waiting for it, and then needs no fetcher. */
  if (!self->is_reachable && message->progress.reachable > 0)
    message->has_first = qs_census_cursor_fetch (self->census, 0, (QsStop){ qs_worker_is_stopped, self->worker }, columns);
  for (guint row = 0; row < n_rows && message->has_first; row++)
    message->first[row] = (guint8) columns[row];
  self->is_reachable = message->progress.reachable > 0;
  self->next_report = message->elapsed + self->start + REPORT_INTERVAL;

  qs_worker_post (self->worker, message);
}

/* The first solution does not wait for the next report. If the search waited for its owner to receive reports, it would
 * look slower than it is. */
static gboolean
is_report_due (QsCensusRunner *self)
{
  QsCensusProgress progress = { 0 };

  if (!self->is_reachable)
    qs_shared_census_get_progress (self->census, &progress);

  return (g_get_monotonic_time () >= self->next_report || progress.reachable > 0) && qs_worker_can_post (self->worker);
}

static void
count (guint    thread,
       gpointer data)
{
  QsCensusRunner *self = data;
  g_autoptr (QsCensusCounter) counter =
      qs_shared_census_new_counter (self->census, (QsStop){ qs_worker_is_stopped, self->worker });
  gboolean has_more = TRUE;

  while (!qs_worker_is_stopped (self->worker) && has_more)
    {
      has_more = qs_shared_census_count (self->census, counter);
      if (thread == 0 && is_report_due (self))
        report (self);
    }
}

/* Counts to the end, or until the worker is stopped. It waits for its owner only with the last
 * report. */
void
qs_census_runner_work (QsWorker *worker,
                       gpointer  data)
{
  QsCensusRunner *self = data;

  self->worker = worker;
  qs_shared_census_plan (self->census);
  qs_helpers_work ("qs-solution-set", self->n_threads, NULL, count, self);

  if (!qs_worker_is_stopped (worker))
    report (self);
}
