/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The worker of a counting job: its reports, that it keeps to its order, and that it can be paused, stopped and
 * resumed. */

#include "qs-count-runner.h"

#include "engine-test-util.h"
#include "qs-known.h"
#include "qs-test-main.h"

/* Several reports come of this one, and its end. */
#define WHOLE_N 14

/* Of this one some units are done after milliseconds, but never all of them while a test runs. */
#define SLOW_N 19

/* Longer than any test. */
#define NEVER G_TIME_SPAN_DAY

/* The reports so far. */
typedef struct
{
  QsCountProgress progress;
  guint n_reports;
  gboolean is_finished;
} Outcome;

static void
receive (gpointer message,
         gpointer user_data)
{
  QsCountReport *report = message;
  Outcome *outcome = user_data;

  g_assert_no_error (report->error);
  g_assert_false (outcome->is_finished);
  if (outcome->progress.partial != NULL)
    g_assert_cmpuint (report->progress.partial->n_done, >=, outcome->progress.partial->n_done);

  g_clear_pointer (&outcome->progress.partial, qs_partial_free);
  outcome->progress = report->progress;
  report->progress.partial = NULL;
  outcome->is_finished = report->is_finished;
  outcome->n_reports++;
}

static guint32
get_n_done (const Outcome *outcome)
{
  return outcome->progress.partial != NULL ? outcome->progress.partial->n_done : 0;
}

static const QsWorkerKind kind = {
  .name = "test-count-runner",
  .work = qs_count_runner_work,
  .receive = receive,
  .free_job = qs_count_runner_unref,
  .free_message = qs_count_report_free,
};

static QsCountRunner *
make_runner (const QsPartial *partial,
             guint32          n_units,
             guint            n_threads)
{
  guint n = partial->plan.n;
  g_autoptr (QsPartial) wanted = engine_units (n, 0, n_units);
  const QsCountOrder order = { n, wanted, n_threads, qs_kernel_get_best (qs_count_kernels), NULL, NEVER };

  return qs_count_runner_new (&order, partial, NULL);
}

/* Runs a runner to its end. Takes it over. */
static void
run (QsCountRunner *runner,
     Outcome       *outcome)
{
  G_GNUC_UNUSED g_autoptr (QsWorker) worker = qs_worker_start (&kind, runner, outcome);

  engine_run_until (outcome->is_finished);
}

static void
assert_total (const QsTotal *total,
              guint          n)
{
  guint64 known;

  g_assert_true (qs_known_total (n, &known));
  g_assert_cmpuint (total->high, ==, 0);
  g_assert_cmpuint (total->low, ==, known);
}

static void
test_whole_board (gconstpointer data)
{
  g_autoptr (QsPartial) partial = qs_partial_new (WHOLE_N);
  guint32 n_units = partial->plan.n_units;
  Outcome outcome = { 0 };

  run (make_runner (partial, n_units, GPOINTER_TO_UINT (data)), &outcome);
  g_assert_cmpuint (get_n_done (&outcome), ==, n_units);
  g_assert_cmpuint (outcome.progress.n_finished, ==, outcome.progress.n_ordered);
  g_assert_true (outcome.progress.has_symmetric);
  assert_total (&outcome.progress.partial->solutions, WHOLE_N);
  g_assert_cmpuint (outcome.progress.partial->n_done, ==, n_units);
  assert_total (&outcome.progress.partial->solutions, WHOLE_N);
  qs_partial_free (outcome.progress.partial);

  /* The first report comes before anything is done. */
  g_assert_cmpuint (outcome.n_reports, >=, 2);
}

QS_TEST (parts_make_the_whole)
{
  g_autoptr (QsPartial) partial = qs_partial_new (WHOLE_N);
  guint32 n_units = partial->plan.n_units;
  Outcome half = { 0 }, rest = { 0 };

  run (make_runner (partial, n_units / 2, 2), &half);
  g_assert_cmpuint (get_n_done (&half), ==, n_units / 2);
  g_assert_false (half.progress.has_symmetric);
  g_assert_false (qs_partial_has (half.progress.partial, n_units / 2));

  /* Finished units are not counted again, and are in the sum. */
  run (make_runner (half.progress.partial, n_units, 2), &rest);
  g_assert_cmpuint (get_n_done (&rest), ==, n_units);
  assert_total (&rest.progress.partial->solutions, WHOLE_N);

  qs_partial_free (half.progress.partial);
  qs_partial_free (rest.progress.partial);
}

QS_TEST (nothing_left_to_count)
{
  g_autoptr (QsPartial) partial = qs_partial_new (WHOLE_N);
  guint32 n_units = partial->plan.n_units;
  Outcome first = { 0 }, again = { 0 };

  run (make_runner (partial, n_units, 2), &first);
  run (make_runner (first.progress.partial, n_units, 2), &again);
  assert_total (&again.progress.partial->solutions, WHOLE_N);
  qs_partial_free (first.progress.partial);
  qs_partial_free (again.progress.partial);
}

QS_TEST (pauses_lose_nothing)
{
  g_autoptr (QsPartial) partial = qs_partial_new (WHOLE_N);
  Outcome outcome = { 0 };
  QsCountRunner *runner = make_runner (partial, partial->plan.n_units, 2);
  g_autoptr (QsWorker) worker = qs_worker_start (&kind, runner, &outcome);

  for (guint i = 0; i < 20; i++)
    {
      qs_count_runner_send (worker, QS_COUNT_PAUSE);
      qs_count_runner_send (worker, QS_COUNT_RESUME);
    }

  engine_run_until (outcome.is_finished);
  assert_total (&outcome.progress.partial->solutions, WHOLE_N);
  g_clear_pointer (&outcome.progress.partial, qs_partial_free);
}

QS_TEST (a_pause_is_told)
{
  g_autoptr (QsPartial) partial = qs_partial_new (SLOW_N);
  Outcome outcome = { 0 };
  QsCountRunner *runner = make_runner (partial, partial->plan.n_units, 2);
  g_autoptr (QsWorker) worker = NULL;
  guint n_reports;

  worker = qs_worker_start (&kind, runner, &outcome);
  engine_run_until (get_n_done (&outcome) > 0);

  /* While paused the leader reports nothing by itself: each of these reports is an answer. */
  for (guint i = 0; i < 3; i++)
    {
      qs_count_runner_send (worker, QS_COUNT_PAUSE);
      n_reports = outcome.n_reports;
      engine_run_until (outcome.n_reports > n_reports);
    }
  g_assert_false (outcome.is_finished);
  g_clear_pointer (&outcome.progress.partial, qs_partial_free);
}

QS_TEST (what_was_done_when_it_is_stopped)
{
  g_autoptr (QsPartial) partial = qs_partial_new (SLOW_N);
  Outcome outcome = { 0 };
  QsCountRunner *runner = make_runner (partial, partial->plan.n_units, 2);
  QsWorker *worker = qs_worker_start (&kind, qs_count_runner_ref (runner), &outcome);
  QsCountReport *report;

  engine_run_until (get_n_done (&outcome) > 0);
  qs_worker_stop (worker);

  /* Work since the last report is not lost. */
  report = qs_count_runner_make_report (runner);
  g_assert_false (report->is_finished);
  g_assert_cmpuint (report->progress.partial->n_done, >=, get_n_done (&outcome));
  g_assert_cmpuint (report->progress.partial->n_done, <, partial->plan.n_units);

  qs_count_report_free (report);
  qs_count_runner_unref (runner);
  g_clear_pointer (&outcome.progress.partial, qs_partial_free);
}

QS_TEST_MAIN
{
  g_test_add_data_func ("/engine/count-runner/one-thread-counts-all", GUINT_TO_POINTER (1), test_whole_board);
  g_test_add_data_func ("/engine/count-runner/four-threads-count-all", GUINT_TO_POINTER (4), test_whole_board);
}
