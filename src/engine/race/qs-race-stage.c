/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all parts of a race's work share: where racers run, and what is reported. */

#include "config.h"

#include "qs-race-stage.h"

/* The shortest time between two messages while only time has changed, in microseconds. */
#define POST_INTERVAL 100000

/* Reports all that is known to the owner. Returns whether to continue. */
gboolean
qs_race_stage_post (QsRaceStage *self)
{
  self->next_post = qs_clock_get_time (self->report->task.clock) + POST_INTERVAL;

  return qs_worker_post (self->worker, qs_race_report_copy (self->report));
}

/* Reports all that is known to the owner, unless that was just reported. Returns whether to
 * continue. */
gboolean
qs_race_stage_post_late (QsRaceStage *self)
{
  if (qs_clock_get_time (self->report->task.clock) >= self->next_post)
    return qs_race_stage_post (self);

  return !qs_worker_is_stopped (self->worker);
}

static gboolean
tick_cb (double   seconds,
         gpointer data)
{
  QsRaceStage *self = data;
  QsRaceReport *report = self->report;

  if (seconds < 0)
    qs_worker_lack_thread (self->worker);
  else if (report->state == QS_RACE_RUNNING && report->task.budget > 0)
    report->progress = CLAMP ((self->spent + seconds) / report->task.budget, report->progress, 1);

  return qs_race_stage_post_late (self);
}

/* Runs one racer, and gives it up after @seconds_limit of processor time. Its time is not added
 * to the time spent. Returns whether the sample is finished. */
gboolean
qs_race_stage_run (QsRaceStage  *self,
                   guint         racer,
                   guint         n,
                   double        seconds_limit,
                   QsRaceSample *sample)
{
  const QsRaceRun run = {
    .racer = self->report->results[racer].racer,
    .n = n,
    .wants_first = self->report->task.wants_first,
    .seconds_limit = seconds_limit,
  };

  self->report->running = run.racer;

  return qs_race_track_run (self->track, &run, tick_cb, self, sample);
}

/* Keeps the time for one board, where the task wants it. @seconds is the processor time of a run. */
void
qs_race_stage_add_growth (QsRaceStage *self,
                          guint        racer,
                          guint        n,
                          double       seconds,
                          gboolean     is_estimate)
{
  const QsGrowthPoint point = { racer, n, seconds, is_estimate };

  if (self->report->task.with_growth)
    qs_race_report_add_growth (self->report, &point);
}
