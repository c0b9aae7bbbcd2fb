/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The task of the racers, and what is known about them so far. */

#pragma once

#include "qs-race-track.h"

/* The task of every racer. */
typedef struct
{
  guint n;
  const QsProblem *problem; /* as qs_problem_intern() has it */
  gboolean wants_first; /* or all solutions */
  double budget;        /* processor time for all racers together, in seconds, without that of the prediction */
  /* Whether @budget stays as it is when a race that will take longer is confirmed. */
  gboolean is_budget_firm;
  /* Whether it asks nothing, and leaves out whoever is predicted to need more than the budget. */
  gboolean is_brief;
  gboolean with_growth; /* whether smaller boards are measured too, for the growth chart */
  QsClock *clock;       /* measures the racers, or %NULL */
} QsRaceTask;

/* How long a racer will take, before it runs. */
typedef struct
{
  /* The processor time of one run; negative where it is unknown, as for a first solution that a
   * short trial did not find. */
  double seconds;
  double placements;   /* the queens it will place; 0 where @seconds is negative */
  gboolean is_exact;   /* whether @placements comes from a formula or a trial, not from a sample */
  gboolean is_refused; /* it would take longer than anybody would wait, and is not run at all */
} QsRacePrediction;

/* The measurements of one racer so far. The median is stable when there are five samples, three
 * where they take over a second, and its standard error, 1.86 · @deviation / √samples, is at most
 * 1 % of it. */
typedef struct
{
  const QsMethod *racer;
  guint64 n_runs;     /* that were finished; if 0, all other fields but @racer and @predicted are 0 too */
  double seconds;     /* the median processor time of a run */
  double deviation;   /* the median distance from @seconds */
  gboolean is_stable; /* whether more runs would not change the median by much */
  QsCounts counts;    /* what one run did */
  guint64 memory;     /* the most that a run held, stack and heap, in bytes */
  QsRacePrediction predicted;
} QsRaceResult;

/* The time for one board. */
typedef struct
{
  guint racer; /* its place among the results of this race */
  guint n;
  double seconds;       /* the processor time of a run */
  gboolean is_estimate; /* not measured */
} QsGrowthPoint;

typedef enum
{
  QS_RACE_IDLE,       /* nothing was started yet */
  QS_RACE_PREDICTING, /* it finds out how long it will take */
  /* It will take long or for an unknown time, or a racer is refused: continue with
   * qs_race_confirm() or qs_race_cancel(). */
  QS_RACE_ASKING,
  QS_RACE_RUNNING,
  QS_RACE_FINISHED,  /* all is measured, or the budget is spent */
  QS_RACE_CANCELLED, /* before that; what was measured stays */
} QsRaceState;

/* From how many predicted seconds on a race asks before it begins. */
#define QS_RACE_LONG 10.0

/* From how many predicted seconds on a method without pruning is refused. */
#define QS_RACE_TOO_LONG 3600.0

/* All that is known about a race at one moment. */
typedef struct
{
  QsRaceTask task;
  QsRaceState state;
  double progress; /* how far it is with what it does, 0 … 1 */
  /* The predicted processor time of the whole race, without racers whose time is unknown; 0
   * before the prediction. */
  double expected_seconds;
  const QsMethod *running;        /* the racer that runs now, or %NULL */
  guint n_racers;                /* how many take part */
  QsRaceResult *results;         /* @n_racers, what is known of each */
  gboolean has_predictions;
  GArray *growth; /* QsGrowthPoint by racer and then by n */
} QsRaceReport;

/* The task's problem with @n columns, as qs_problem_intern() has it. */
const QsProblem *qs_race_task_get_problem (const QsRaceTask *self,
                                           guint             n);

QsRaceReport *qs_race_report_new        (const QsRaceTask      *task,
                                         const QsMethod *const *racers);
QsRaceReport *qs_race_report_copy       (const QsRaceReport   *self);
void          qs_race_report_free       (QsRaceReport         *self);
void          qs_race_report_add_growth (QsRaceReport         *self,
                                         const QsGrowthPoint  *point);
gboolean      qs_race_report_has_growth (const QsRaceReport   *self,
                                         guint                 racer,
                                         guint                 n);

double        qs_race_find_best         (const QsRaceResult   *results,
                                         guint                 n_results);
void          qs_race_samples_sum_up    (const GArray         *samples,
                                         QsRaceResult         *result);
char         *qs_race_to_csv            (const QsRaceReport   *report);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsRaceReport, qs_race_report_free)
