/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A race's worker: its states, the racers that it runs, when it asks, and that the budget ends it. */

#include "qs-race-runner.h"

#include <math.h>

#include "engine-test-clock.h"
#include "engine-test-util.h"
#include "qs-known.h"
#include "qs-test-main.h"

#define N 6

/* In seconds: more than any of these races needs. */
#define AMPLE 60

/* The reports so far. */
typedef struct
{
  QsRaceReport *report; /* the last */
  guint n_reports;
  gboolean has_been[QS_RACE_CANCELLED + 1];
} Outcome;

static void
free_report (gpointer report)
{
  qs_race_report_free (report);
}

static void
receive (gpointer message,
         gpointer user_data)
{
  const QsRaceReport *report = message;
  Outcome *outcome = user_data;

  if (outcome->report != NULL && outcome->report->state == report->state)
    g_assert_cmpfloat (report->progress, >=, outcome->report->progress);
  if (outcome->report != NULL)
    g_assert_cmpint (report->state, >=, outcome->report->state);
  g_assert_cmpfloat (report->progress, <=, 1);

  g_clear_pointer (&outcome->report, qs_race_report_free);
  outcome->report = qs_race_report_copy (report);
  outcome->has_been[report->state] = TRUE;
  outcome->n_reports++;
}

static const QsWorkerKind kind = {
  .name = "test-race-runner",
  .work = qs_race_runner_work,
  .receive = receive,
  .free_job = free_report,
  .free_message = free_report,
};

/* Runs until it is stopped. */
static void
search_for_ever (QsSearch *search)
{
  while (g_atomic_int_get (search->is_stopped) == 0)
    search->counts.checks++;
}

/* The clock that measures the two that follow. */
static EngineClock race_clock;

/* Counts as its tree says: each board takes a microsecond. */
static void
search_boards (QsSearch *search)
{
  double n_boards = pow (search->n, search->n);

  while (search->counts.checks < n_boards && g_atomic_int_get (search->is_stopped) == 0)
    {
      search->counts.checks++;
      engine_clock_turn (&race_clock, 1);
    }
}

/* Takes a millisecond on each board. */
static void
search_quickly (QsSearch *search)
{
  engine_clock_turn (&race_clock, G_TIME_SPAN_MILLISECOND);
}

/* As it tries all there is, it takes too long for anybody on large boards. */
static const QsMethod boards = { .id = "boards", .max_n = 32, .look = QS_LOOK_BOARD, .search = search_boards };
static const QsMethod quick = { .id = "quick", .max_n = 32, .group = QS_GROUP_REFERENCE, .look = QS_LOOK_LINE,
                                .search = search_quickly };
/* A racer whose time to the first solution cannot be predicted. */
static const QsMethod one = { .id = "one", .max_n = 32, .look = QS_LOOK_MOVES, .search = search_for_ever };

static QsWorker *
start (const QsRaceTask      *task,
       const QsMethod *const *racers,
       Outcome               *outcome)
{
  return qs_worker_start (&kind, qs_race_report_new (task, racers), outcome);
}

/* A race of racers that the real clock measures. Where the machine stands still during a trial, their time
 * is not known and it asks: then it has its answer already. */
static QsWorker *
start_confirmed (const QsRaceTask      *task,
                 const QsMethod *const *racers,
                 Outcome               *outcome)
{
  QsWorker *worker = start (task, racers, outcome);

  qs_race_runner_confirm (worker);

  return worker;
}

static gboolean
is_in (const Outcome *outcome,
       QsRaceState    state)
{
  return outcome->report != NULL && outcome->report->state == state;
}

static void
assert_finished (const Outcome *outcome)
{
  g_assert_true (is_in (outcome, QS_RACE_FINISHED));
  g_assert_cmpfloat (outcome->report->progress, ==, 1);
  g_assert_null (outcome->report->running);
  g_assert_true (outcome->report->has_predictions);
}

QS_TEST (runs_all)
{
  const QsMethod *racers[] = { qs_racers_find ("boolean-arrays"), qs_racers_find ("shifting-masks"), NULL };
  const QsRaceTask task = { .n = N, .budget = AMPLE };
  Outcome outcome = { 0 };
  G_GNUC_UNUSED g_autoptr (QsWorker) worker = start_confirmed (&task, racers, &outcome);
  guint64 total;

  engine_run_until (is_in (&outcome, QS_RACE_FINISHED));
  assert_finished (&outcome);
  g_assert_true (outcome.has_been[QS_RACE_PREDICTING]);
  g_assert_true (outcome.has_been[QS_RACE_RUNNING]);

  g_assert_true (qs_known_total (N, &total));
  g_assert_cmpuint (outcome.report->n_racers, ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (outcome.report->results[i].racer == racers[i]);
      g_assert_cmpuint (outcome.report->results[i].n_runs, >, 0);
      g_assert_cmpuint (outcome.report->results[i].counts.solutions, ==, total);
      g_assert_cmpfloat (outcome.report->results[i].seconds, >, 0);
    }

  /* Without that being asked for, no other board is run but to predict. */
  g_assert_false (qs_race_report_has_growth (outcome.report, 0, N));
  qs_race_report_free (outcome.report);
}

QS_TEST (runs_and_estimates_the_growth)
{
  const QsMethod *racers[] = { qs_racers_find ("shifting-masks"), NULL };
  const QsRaceTask task = { .n = N, .budget = AMPLE, .with_growth = TRUE };
  Outcome outcome = { 0 };
  G_GNUC_UNUSED g_autoptr (QsWorker) worker = start_confirmed (&task, racers, &outcome);

  engine_run_until (is_in (&outcome, QS_RACE_FINISHED));
  assert_finished (&outcome);

  /* Up to the board of the race they are run, beyond it estimated. */
  for (guint i = 0; i < outcome.report->growth->len; i++)
    {
      const QsGrowthPoint *point = &g_array_index (outcome.report->growth, QsGrowthPoint, i);

      g_assert_cmpfloat (point->seconds, >, 0);
      if (point->n == N)
        g_assert_false (point->is_estimate);
      if (point->n > N)
        g_assert_true (point->is_estimate);
    }
  g_assert_true (qs_race_report_has_growth (outcome.report, 0, N));
  g_assert_true (qs_race_report_has_growth (outcome.report, 0, N + 1));
  qs_race_report_free (outcome.report);
}

QS_TEST (asks_when_somebody_is_refused)
{
  const QsMethod *racers[] = { &boards, &quick, NULL };
  const QsRaceTask task = { .n = 14, .budget = 0.05, .clock = &race_clock.clock, .is_budget_firm = TRUE };
  Outcome outcome = { 0 };
  g_autoptr (QsWorker) worker = NULL;
  guint n_reports;

  engine_clock_init (&race_clock);
  worker = start (&task, racers, &outcome);
  engine_run_until (is_in (&outcome, QS_RACE_ASKING));
  g_assert_true (outcome.report->results[0].predicted.is_refused);
  g_assert_false (outcome.report->results[1].predicted.is_refused);

  /* It waits for the answer: nothing more is reported before. */
  n_reports = outcome.n_reports;
  engine_run_pending ();
  g_assert_cmpuint (outcome.n_reports, ==, n_reports);

  qs_race_runner_confirm (worker);
  engine_run_until (is_in (&outcome, QS_RACE_FINISHED));
  assert_finished (&outcome);
  g_assert_cmpuint (outcome.report->results[0].n_runs, ==, 0);
  g_assert_cmpfloat (outcome.report->task.budget, ==, 0.05);
  qs_race_report_free (outcome.report);
}

QS_TEST (the_budget_ends_it)
{
  const QsMethod *racers[] = { &one, NULL };
  const QsRaceTask task = { .n = N, .wants_first = TRUE, .budget = 0.05, .is_budget_firm = TRUE };
  Outcome outcome = { 0 };
  g_autoptr (QsWorker) worker = start (&task, racers, &outcome);

  engine_run_until (is_in (&outcome, QS_RACE_ASKING));
  g_assert_cmpfloat (outcome.report->results[0].predicted.seconds, <, 0);
  qs_race_runner_confirm (worker);

  engine_run_until (is_in (&outcome, QS_RACE_FINISHED));
  assert_finished (&outcome);
  g_assert_cmpuint (outcome.report->results[0].n_runs, ==, 0);
  qs_race_report_free (outcome.report);
}

static void
test_stopped (gconstpointer data)
{
  QsRaceState state = (QsRaceState) GPOINTER_TO_INT (data);
  const QsMethod *racers[] = { &one, NULL };
  const QsRaceTask task = { .n = N, .wants_first = TRUE, .budget = G_MAXINT32, .is_budget_firm = TRUE };
  Outcome outcome = { 0 };
  QsWorker *worker = start (&task, racers, &outcome);

  engine_run_until (is_in (&outcome, QS_RACE_ASKING));
  if (state == QS_RACE_RUNNING)
    {
      qs_race_runner_confirm (worker);
      engine_run_until (is_in (&outcome, QS_RACE_RUNNING));
    }

  /* It returns, although the racer would run for ever. */
  qs_worker_stop (worker);
  g_assert_true (is_in (&outcome, state));
  qs_race_report_free (outcome.report);
}

QS_TEST_MAIN
{
  g_test_add_data_func ("/engine/race-runner/stopped-while-it-asks", GINT_TO_POINTER (QS_RACE_ASKING), test_stopped);
  g_test_add_data_func ("/engine/race-runner/stopped-while-it-runs", GINT_TO_POINTER (QS_RACE_RUNNING), test_stopped);
}
