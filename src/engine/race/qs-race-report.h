/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The task of the racers, and what is known about them so far. */

#pragma once

#include "qs-clock.h"
#include "qs-racers.h"

G_BEGIN_DECLS

/**
 * QsRaceTask:
 * @n: the side of the board, in squares
 * @wants_first: whether to find only the first solution, not all
 * @budget: the processor time for all racers together, in seconds, without
 *   that of the prediction
 * @is_budget_firm: whether @budget stays as it is when a race that will take
 *   longer is confirmed
 * @with_growth: whether smaller boards are measured too, for the growth chart
 * @clock: (nullable): the clock that measures the racers
 *
 * The task of every racer.
 */
typedef struct
{
  guint n;
  gboolean wants_first;
  double budget;
  gboolean is_budget_firm;
  gboolean with_growth;
  QsClock *clock;
} QsRaceTask;

/**
 * QsRaceResult:
 * @racer: the racer
 * @n_runs: how many runs were finished; if 0, all other fields but @racer are 0
 *   too
 * @seconds: the median processor time of a run, in seconds
 * @deviation: the median distance from @seconds, in seconds
 * @is_stable: whether more runs would not change the median by much
 * @counts: what one run did
 * @memory: the most memory that a run held, stack and heap, in bytes
 *
 * The measurements of one racer so far. The median is stable when there are
 * five samples, three where they take over a second, and its standard error,
 * 1.86 · @deviation / √samples, is at most 1 % of it.
 */
typedef struct
{
  const QsRacer *racer;
  guint n_runs;
  double seconds;
  double deviation;
  gboolean is_stable;
  QsCounts counts;
  guint64 memory;
} QsRaceResult;

/**
 * QsGrowthPoint:
 * @racer: its place among the results of this race
 * @n: the side of the board, in squares
 * @seconds: the processor time of a run, in seconds
 * @is_estimate: whether the time is estimated, not measured
 *
 * The time for one board.
 */
typedef struct
{
  guint racer;
  guint n;
  double seconds;
  gboolean is_estimate;
} QsGrowthPoint;

/**
 * QsRacePrediction:
 * @racer: the racer
 * @seconds: the processor time of one run, in seconds; negative where it is
 *   unknown, as for a first solution that a short trial did not find
 * @placements: the queens it will place; 0 where @seconds is negative
 * @is_exact: whether @placements comes from a formula or a trial, not from a
 *   sample
 * @is_refused: whether it would take longer than anybody would wait, and is not
 *   run at all
 *
 * How long a racer will take, before it runs.
 */
typedef struct
{
  const QsRacer *racer;
  double seconds;
  double placements;
  gboolean is_exact;
  gboolean is_refused;
} QsRacePrediction;

/**
 * QsRaceState:
 * @QS_RACE_IDLE: nothing was started yet
 * @QS_RACE_PREDICTING: it finds out how long it will take
 * @QS_RACE_ASKING: it will take long or for an unknown time, or a racer is
 *   refused: continue with qs_race_confirm() or qs_race_cancel()
 * @QS_RACE_RUNNING: the racers run
 * @QS_RACE_FINISHED: all is measured, or the budget is spent
 * @QS_RACE_CANCELLED: it was ended before that; what was measured stays
 *
 * What a race is doing.
 */
typedef enum
{
  QS_RACE_IDLE,
  QS_RACE_PREDICTING,
  QS_RACE_ASKING,
  QS_RACE_RUNNING,
  QS_RACE_FINISHED,
  QS_RACE_CANCELLED,
} QsRaceState;

/**
 * QS_RACE_LONG:
 *
 * From how many predicted seconds on a race asks before it begins.
 */
#define QS_RACE_LONG 10.0

/**
 * QS_RACE_TOO_LONG:
 *
 * From how many predicted seconds on a method without pruning is refused.
 */
#define QS_RACE_TOO_LONG 3600.0

/**
 * QsRaceReport:
 * @task: the task
 * @state: what the race is doing
 * @progress: how far it is with that, 0 … 1
 * @expected_seconds: the predicted processor time of the whole race, without
 *   racers whose time is unknown; 0 before the prediction
 * @running: (nullable): the racer that runs now
 * @n_racers: how many take part
 * @results: (array length=n_racers): what was measured of each
 * @predictions: (array length=n_racers): what was predicted of each
 * @has_predictions: whether @predictions are there yet
 * @growth: (element-type QsGrowthPoint): by racer and then by n
 *
 * All that is known about a race at one moment.
 */
typedef struct
{
  QsRaceTask task;
  QsRaceState state;
  double progress;
  double expected_seconds;
  const QsRacer *running;
  guint n_racers;
  QsRaceResult *results;
  QsRacePrediction *predictions;
  gboolean has_predictions;
  GArray *growth;
} QsRaceReport;

QsRaceReport *qs_race_report_new        (const QsRaceTask     *task,
                                         const QsRacer *const *racers);
QsRaceReport *qs_race_report_copy       (const QsRaceReport   *self);
void          qs_race_report_free       (QsRaceReport         *self);
void          qs_race_report_add_growth (QsRaceReport         *self,
                                         const QsGrowthPoint  *point);
gboolean      qs_race_report_has_growth (const QsRaceReport   *self,
                                         guint                 racer,
                                         guint                 n);

double        qs_race_find_best         (const QsRaceResult   *results,
                                         guint                 n_results);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsRaceReport, qs_race_report_free)

G_END_DECLS
