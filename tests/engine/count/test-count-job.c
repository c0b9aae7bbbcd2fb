/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The counting job: its counts, and that it can be paused, stopped, resumed, started anew and dropped
 * at any moment, with and without a file. */

#include "qs-count-job.h"

#include <glib/gstdio.h>

#include <string.h>

#include "engine-test-clock.h"
#include "engine-test-util.h"
#include "qs-count-lanes.h"
#include "qs-counter.h"
#include "qs-error.h"
#include "qs-test-main.h"

/* From n = 1; see A000170. */
static const guint64 totals[] = {
  1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512, 95815104,
};

/* No machine counts the solutions of such a board while a test runs, even where it has the memory. */
#define LONG_N 21

/* Of this one some units are done after milliseconds, but never all of them. */
#define SLOW_N 19

/* Of this one several reports come, and the end. */
#define WHOLE_N 14

/* The smallest board of which one unit is counted twice. */
#define CHECKED_N 16

/* How often a job reports its progress, in microseconds. */
#define REPORT (50 * G_TIME_SPAN_MILLISECOND)

static void
start (QsCountJob  **job,
       guint         n,
       guint         n_threads,
       QsCountStore *store)
{
  QsCountOrder order = { .n = n, .n_threads = n_threads };

  g_clear_object (job);
  *job = qs_count_job_start (&order, store);
}

/* Saves its work whenever there is more of it. */
static void
start_saving (QsCountJob  **job,
              QsCountStore *store)
{
  QsCountOrder order = { .n = SLOW_N, .n_threads = 2, .save_interval = 10 * G_TIME_SPAN_MILLISECOND };

  g_clear_object (job);
  *job = qs_count_job_start (&order, store);
}

static gboolean
is_finished (QsCountJob *job)
{
  return qs_count_job_get_status (job)->state == QS_COUNT_JOB_FINISHED;
}

static guint32
get_n_done (QsCountJob *job)
{
  return qs_count_job_get_status (job)->partial->n_done;
}

static gboolean
is_complete (const QsPartial *partial)
{
  return partial->n_done == partial->plan.n_units;
}

/* Asserts that the job has ended with all solutions of @n. */
static void
assert_all (QsCountJob *job,
            guint       n)
{
  const QsPartial *partial = qs_count_job_get_status (job)->partial;
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  QsCountRecord record;

  g_assert_cmpint (qs_count_job_get_status (job)->state, ==, QS_COUNT_JOB_FINISHED);
  g_assert_no_error (qs_count_job_get_status (job)->error);
  g_assert_cmpuint (qs_count_job_get_status (job)->n, ==, n);
  g_assert_cmpfloat (qs_count_job_get_status (job)->progress, ==, 1);
  g_assert_true (is_complete (partial));
  g_assert_cmpuint (partial->solutions.high, ==, 0);
  g_assert_cmpuint (partial->solutions.low, ==, totals[n - 1]);

  record = qs_count_job_get_status (job)->record;
  g_assert_cmpuint (record.n, ==, n);
  g_assert_cmpuint (record.solutions.low, ==, totals[n - 1]);
  g_assert_cmpint (record.time, ==, partial->time);
  g_assert_cmpint (record.date, >=, now);
}

static void
test_all_are_counted (gconstpointer data)
{
  guint n_threads = GPOINTER_TO_UINT (data);
  g_autoptr (QsCountJob) job = NULL;

  for (guint n = 1; n <= WHOLE_N; n++)
    {
      start (&job, n, n_threads, NULL);
      engine_run_until (is_finished (job));
      assert_all (job, n);
    }
}

/* From the orbit sizes: a half turn leaves all four images of a class of four as they are. */
QS_TEST (symmetric_counts_come_along)
{
  g_autoptr (QsCountJob) job = NULL;
  QsCountRecord record;

  start (&job, 5, 1, NULL);
  engine_run_until (is_finished (job));
  record = qs_count_job_get_status (job)->record;
  g_assert_cmpuint (record.symmetric.half_turn, ==, 2);
  g_assert_cmpuint (record.symmetric.quarter_turn, ==, 2);

  start (&job, 10, 2, NULL);
  engine_run_until (is_finished (job));
  record = qs_count_job_get_status (job)->record;
  g_assert_cmpuint (record.symmetric.half_turn, ==, 12);
  g_assert_cmpuint (record.symmetric.quarter_turn, ==, 0);
}

/* Counts some units of a board. */
static QsPartial *
count_range (guint   n,
             guint32 first_unit,
             guint32 n_units)
{
  g_autoptr (QsCountJob) job = NULL;
  g_autoptr (QsPartial) wanted = engine_units (n, first_unit, n_units);
  QsCountOrder order = { .n = n, .wanted = wanted, .n_threads = 2 };

  job = qs_count_job_start (&order, NULL);
  engine_run_until (is_finished (job));
  g_assert_cmpuint (qs_count_job_get_status (job)->record.n, ==, 0);
  g_assert_cmpfloat (qs_count_job_get_status (job)->progress, ==, 1);

  return qs_partial_copy (qs_count_job_get_status (job)->partial);
}

QS_TEST (ranges_make_the_whole)
{
  const guint n = 13;
  QsCountPlan plan;
  guint32 first = 0;
  g_autoptr (QsPartial) whole = qs_partial_new (n);

  qs_count_plan_init (&plan, n);
  g_assert_cmpuint (plan.n_units, >, 3);
  while (first < plan.n_units)
    {
      guint32 most = MIN (plan.n_units - first, plan.n_units - 1);
      guint32 n_units = (guint32) g_test_rand_int_range (1, (int) most + 1);
      g_autoptr (QsPartial) part = count_range (n, first, n_units);
      g_autoptr (GError) error = NULL;

      g_assert_cmpuint (part->n_done, ==, n_units);
      g_assert_cmpuint (qs_partial_find_missing (part, first), ==, first + n_units);
      qs_partial_merge (whole, part, &error);
      g_assert_no_error (error);
      first += n_units;
    }

  g_assert_true (is_complete (whole));
  g_assert_cmpuint (whole->solutions.low, ==, totals[n - 1]);
}

QS_TEST (open_end_is_all_the_rest)
{
  QsCountPlan plan;
  g_autoptr (QsPartial) part = count_range (11, 1, 0);

  qs_count_plan_init (&plan, 11);
  g_assert_cmpuint (part->n_done, ==, plan.n_units - 1);
  g_assert_false (qs_partial_has (part, 0));
}

QS_TEST (started_anew_at_any_moment)
{
  g_autoptr (QsCountJob) job = NULL;

  for (guint i = 0; i < 10; i++)
    {
      guint n;

      for (guint j = 0; j < 4; j++)
        {
          start (&job, (guint) g_test_rand_int_range (1, SLOW_N), 2, NULL);
          engine_run_a_little ();
          if (g_test_rand_bit ())
            qs_count_job_pause (job);
          if (g_test_rand_bit ())
            qs_count_job_stop (job);
        }

      n = (guint) g_test_rand_int_range (1, 12);
      start (&job, n, 2, NULL);
      engine_run_until (is_finished (job));
      engine_run_pending ();
      assert_all (job, n);
    }
}

static void
run_another_count (void)
{
  g_autoptr (QsCountJob) job = NULL;

  start (&job, WHOLE_N, 1, NULL);
  engine_run_until (is_finished (job));
}

QS_TEST (stop_keeps_what_was_counted)
{
  g_autoptr (QsCountJob) job = NULL;
  guint32 n_done;

  start (&job, SLOW_N, 2, NULL);
  engine_run_until (get_n_done (job) > 0);
  qs_count_job_stop (job);
  n_done = get_n_done (job);
  g_assert_cmpint (qs_count_job_get_status (job)->state, ==, QS_COUNT_JOB_STOPPED);
  g_assert_cmpfloat (qs_count_job_get_status (job)->progress, >, 0);
  g_assert_cmpfloat (qs_count_job_get_status (job)->progress, <, 1);
  g_assert_cmpuint (qs_count_job_get_status (job)->partial->solutions.low, >, 0);

  /* A count that still runs would show it as this one does. */
  run_another_count ();
  g_assert_cmpuint (get_n_done (job), ==, n_done);
  g_assert_cmpint (qs_count_job_get_status (job)->state, ==, QS_COUNT_JOB_STOPPED);
}

/* Also in the middle of a unit, and while half boards are made. */
QS_TEST (stopped_at_any_moment)
{
  g_autoptr (QsCountJob) job = NULL;

  for (guint i = 0; i < 5; i++)
    {
      start (&job, LONG_N, 2, NULL);
      if (i == 4)
        run_another_count ();
      else
        engine_run_a_little ();
      qs_count_job_stop (job);
      g_assert_cmpint (qs_count_job_get_status (job)->state, ==, QS_COUNT_JOB_STOPPED);
    }
}

QS_TEST (pause_loses_nothing)
{
  g_autoptr (QsCountJob) job = NULL;
  guint n_pauses = 0;

  start (&job, WHOLE_N, 2, NULL);
  while (!is_finished (job) && n_pauses < 50)
    {
      engine_run_a_little ();
      qs_count_job_pause (job);
      g_assert_cmpint (qs_count_job_get_status (job)->state, !=, QS_COUNT_JOB_COUNTING);
      engine_run_a_little ();
      qs_count_job_resume (job);
      n_pauses++;
    }

  engine_run_until (is_finished (job));
  assert_all (job, WHOLE_N);
}

static void
count_cb (guint *counter)
{
  (*counter)++;
}

/* Starts a count on a clock, and turns that until some units are done.
 * Returns: how many seconds that took on the clock */
static double
start_by_clock (QsCountJob **counting,
                EngineClock *clock,
                guint       *n_reports)
{
  QsCountOrder order = { .n = SLOW_N, .n_threads = 2, .clock = &clock->clock };
  guint n_turns = 0;
  QsCountJob *job;

  engine_clock_init (clock);
  job = *counting = qs_count_job_start (&order, NULL);
  g_signal_connect_swapped (job, "changed", G_CALLBACK (count_cb), n_reports);
  g_assert_cmpint (engine_clock_run_until_awaited (clock), ==, REPORT);
  for (; get_n_done (job) == 0; n_turns++)
    {
      engine_clock_turn (clock, REPORT);
      g_assert_cmpint (engine_clock_run_until_awaited (clock), ==, REPORT);
    }

  return (double) n_turns * REPORT / G_USEC_PER_SEC;
}

/* A pause is notified once. Other notifications are not counted. */
QS_TEST (paused_count_stands_still)
{
  EngineClock hand;
  g_autoptr (QsCountJob) job = NULL;
  guint n_before = 0, n_reports = 0;
  double elapsed = start_by_clock (&job, &hand, &n_before);
  guint32 n_done;

  g_assert_cmpfloat_with_epsilon (qs_count_job_get_status (job)->elapsed, elapsed, 1e-9);
  qs_count_job_pause (job);
  g_signal_connect_swapped (job, "changed", G_CALLBACK (count_cb), &n_reports);
  g_assert_cmpint (qs_count_job_get_status (job)->state, ==, QS_COUNT_JOB_PAUSED);
  engine_run_until (n_reports == 1);
  n_done = get_n_done (job);

  engine_clock_turn (&hand, G_TIME_SPAN_HOUR);
  run_another_count ();
  g_assert_cmpuint (n_reports, ==, 1);
  g_assert_cmpuint (get_n_done (job), ==, n_done);

  qs_count_job_resume (job);
  g_assert_cmpint (qs_count_job_get_status (job)->state, ==, QS_COUNT_JOB_COUNTING);
  engine_clock_run_until_awaited (&hand);
  g_assert_cmpfloat_with_epsilon (qs_count_job_get_status (job)->elapsed, elapsed, 1e-9);
  engine_clock_turn (&hand, REPORT);
  engine_clock_run_until_awaited (&hand);
  g_assert_cmpfloat_with_epsilon (qs_count_job_get_status (job)->elapsed, elapsed + (double) REPORT / G_USEC_PER_SEC, 1e-9);
}

QS_TEST (dropped_while_paused)
{
  QsCountJob *job = NULL;

  start (&job, SLOW_N, 3, NULL);
  engine_run_until (get_n_done (job) > 0);
  qs_count_job_pause (job);
  g_assert_finalize_object (job);
}

/* The rate and the time left are those of the clock. */
QS_TEST (progress_is_told)
{
  g_autoptr (QsCountJob) job = NULL;
  guint n_reports = 0;
  EngineClock hand;
  double elapsed;

  elapsed = start_by_clock (&job, &hand, &n_reports);
  g_assert_cmpuint (n_reports, ==, 1 + (guint) (elapsed * G_USEC_PER_SEC / REPORT + 0.5));
  g_assert_cmpfloat_with_epsilon (qs_count_job_get_status (job)->rate * elapsed,
                                  qs_total_to_double (&qs_count_job_get_status (job)->partial->solutions), 1e-3);
  g_assert_cmpfloat (qs_count_job_get_status (job)->seconds_left, >, 0);
  n_reports = 0;
  qs_count_job_stop (job);
  g_assert_cmpuint (n_reports, ==, 1);
}

static QsCountStore *
open_store (const char *folder,
            guint       n)
{
  g_autofree char *path = g_build_filename (folder, "count", NULL);
  g_autoptr (GError) error = NULL;
  QsCountStore *store = qs_count_store_open (path, n, &error);

  g_assert_no_error (error);
  return store;
}

/* Stops at random, and resumes from the file. */
QS_TEST (goes_on_from_file)
{
  char *folder = engine_folder_new ();
  const guint n = 15;
  gboolean has_ended = FALSE;
  guint32 n_done = 0;

  for (guint i = 0; i < 100 && !has_ended; i++)
    {
      g_autoptr (QsCountStore) store = open_store (folder, n);
      g_autoptr (QsCountJob) job = NULL;
      guint32 target;

      start (&job, n, 2, store);
      g_assert_cmpuint (get_n_done (job), ==, n_done);
      g_assert_true ((qs_count_job_get_status (job)->progress > 0) == (n_done > 0));
      target = n_done + (guint32) g_test_rand_int_range (1, 12);
      engine_run_until (get_n_done (job) >= target || is_finished (job));
      qs_count_job_stop (job);
      n_done = get_n_done (job);
      has_ended = is_finished (job);
      if (has_ended)
        assert_all (job, n);
    }

  g_assert_true (has_ended);
  engine_folder_remove (folder);
}

QS_TEST (complete_file_is_finished_at_once)
{
  char *folder = engine_folder_new ();

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (QsCountStore) store = open_store (folder, 12);
      g_autoptr (QsCountJob) job = NULL;

      start (&job, 12, 2, store);
      g_assert_true (is_complete (qs_count_job_get_status (job)->partial) == (i > 0));
      engine_run_until (is_finished (job));
      assert_all (job, 12);
    }

  engine_folder_remove (folder);
}

/* A kill leaves what was saved while the count ran. */
QS_TEST (saved_in_between)
{
  char *folder = engine_folder_new ();
  g_autofree char *path = g_build_filename (folder, "count", NULL);
  g_autoptr (QsCountStore) store = open_store (folder, SLOW_N);
  g_autoptr (QsCountJob) job = NULL;

  start_saving (&job, store);
  engine_run_until (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpint (qs_count_job_get_status (job)->state, ==, QS_COUNT_JOB_COUNTING);

  g_clear_object (&job);
  g_clear_pointer (&store, qs_count_store_free);
  engine_folder_remove (folder);
}

QS_TEST (pause_saves)
{
  char *folder = engine_folder_new ();
  g_autofree char *path = g_build_filename (folder, "count", NULL);
  g_autoptr (QsCountStore) store = open_store (folder, SLOW_N);
  g_autoptr (QsCountJob) job = NULL;

  start (&job, SLOW_N, 2, store);
  engine_run_until (get_n_done (job) > 0);
  qs_count_job_pause (job);
  engine_wait_until (g_file_test (path, G_FILE_TEST_EXISTS));

  g_clear_object (&job);
  g_clear_pointer (&store, qs_count_store_free);
  engine_folder_remove (folder);
}

/* A store whose folder is gone, so that nothing can be saved until it is back. */
typedef struct
{
  char *folder;
  char *inner;
  char *moved;
  QsCountStore *store;
} LostFolder;

static void
lost_folder_init (LostFolder *self,
                  guint       n)
{
  self->folder = engine_folder_new ();
  self->inner = g_build_filename (self->folder, "inner", NULL);
  self->moved = g_build_filename (self->folder, "moved", NULL);
  g_assert_no_errno (g_mkdir (self->inner, 0700));
  self->store = open_store (self->inner, n);
  g_assert_no_errno (g_rename (self->inner, self->moved));
}

static void
lost_folder_find (LostFolder *self)
{
  g_assert_no_errno (g_rename (self->moved, self->inner));
}

static void
lost_folder_clear (LostFolder *self)
{
  qs_count_store_free (self->store);
  engine_folder_remove (self->folder);
  g_free (self->inner);
  g_free (self->moved);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LostFolder, lost_folder_clear)

/* A count of days is not lost when the disk is full at its end. */
QS_TEST (failed_save_waits_for_better_times)
{
  g_auto (LostFolder) lost = { NULL };
  g_autoptr (QsCountJob) job = NULL;

  lost_folder_init (&lost, WHOLE_N);
  start (&job, WHOLE_N, 2, lost.store);
  engine_run_until (qs_count_job_get_status (job)->state == QS_COUNT_JOB_FAILED);
  g_assert_nonnull (qs_count_job_get_status (job)->error);
  g_assert_true (is_complete (qs_count_job_get_status (job)->partial));

  qs_count_job_resume (job);
  g_assert_null (qs_count_job_get_status (job)->error);
  engine_run_until (qs_count_job_get_status (job)->state == QS_COUNT_JOB_FAILED);

  lost_folder_find (&lost);
  qs_count_job_resume (job);
  engine_run_until (is_finished (job));
  assert_all (job, WHOLE_N);
}

/* In the middle: it waits, and continues once it is resumed and can save. */
QS_TEST (failed_save_halts_the_count)
{
  g_auto (LostFolder) lost = { NULL };
  g_autoptr (QsCountJob) job = NULL;
  guint32 n_done;

  lost_folder_init (&lost, SLOW_N);
  start_saving (&job, lost.store);
  engine_run_until (qs_count_job_get_status (job)->state == QS_COUNT_JOB_FAILED);
  n_done = get_n_done (job);
  g_assert_cmpuint (n_done, >, 0);

  lost_folder_find (&lost);
  qs_count_job_resume (job);
  engine_run_until (get_n_done (job) > n_done + 2);
  g_assert_cmpint (qs_count_job_get_status (job)->state, ==, QS_COUNT_JOB_COUNTING);
}

QS_TEST (stop_tells_of_failed_save)
{
  g_auto (LostFolder) lost = { NULL };
  g_autoptr (QsCountJob) job = NULL;
  guint32 n_done;

  lost_folder_init (&lost, SLOW_N);
  start (&job, SLOW_N, 2, lost.store);
  engine_run_until (get_n_done (job) > 0);
  qs_count_job_stop (job);
  g_assert_cmpint (qs_count_job_get_status (job)->state, ==, QS_COUNT_JOB_FAILED);
  g_assert_nonnull (qs_count_job_get_status (job)->error);

  /* Nothing is lost even then. */
  n_done = get_n_done (job);
  lost_folder_find (&lost);
  qs_count_job_resume (job);
  engine_run_until (get_n_done (job) > n_done);
  qs_count_job_stop (job);
  g_assert_cmpint (qs_count_job_get_status (job)->state, ==, QS_COUNT_JOB_STOPPED);
  g_assert_no_error (qs_count_job_get_status (job)->error);
}

/* How many of the wrong kernel's next results are wrong. */
static int n_wrong;

static gboolean
count_wrong (QsPairs *pairs,
             guint64 *n_pairs)
{
  const QsCountLoops *portable = qs_count_kernels[0].loops;
  gboolean is_counted = portable->narrow->count (pairs, n_pairs);

  if (g_atomic_int_get (&n_wrong) > 0)
    {
      g_atomic_int_add (&n_wrong, -1);
      *n_pairs += 1;
    }

  return is_counted;
}

/* Processor and memory can fail. All units are wrong here, so that the one that is counted twice is. */
QS_TEST (wrong_result_halts_the_count)
{
  const QsCountLoops *portable = qs_count_kernels[0].loops;
  const QsCountLanes wrong_lanes = { portable->narrow->join, count_wrong };
  const QsCountLoops wrong_loops = { &wrong_lanes, &wrong_lanes };
  const QsKernel wrong = { "wrong", QS_PROCESSOR_ANY, &wrong_loops };
  const QsCountOrder order = { .n = CHECKED_N, .n_threads = 2, .kernel = &wrong };
  g_autoptr (QsCountJob) job = NULL;
  guint32 n_done;

  g_atomic_int_set (&n_wrong, G_MAXINT);
  job = qs_count_job_start (&order, NULL);
  engine_run_until (qs_count_job_get_status (job)->state == QS_COUNT_JOB_FAILED);
  g_assert_error (qs_count_job_get_status (job)->error, QS_ERROR, QS_ERROR_DIFFERENT);
  g_assert_nonnull (strstr (qs_count_job_get_status (job)->error->message, "of n = 16 was counted twice, and the results differ: "));

  /* The unit is counted again, and is no better. */
  qs_count_job_resume (job);
  engine_run_until (qs_count_job_get_status (job)->state == QS_COUNT_JOB_FAILED);
  n_done = get_n_done (job);

  /* The machine has got over it, but for a count that was begun before. */
  g_atomic_int_set (&n_wrong, 0);
  while (!is_finished (job))
    {
      qs_count_job_resume (job);
      engine_run_until (qs_count_job_get_status (job)->state != QS_COUNT_JOB_COUNTING);
    }
  g_assert_no_error (qs_count_job_get_status (job)->error);
  g_assert_cmpuint (get_n_done (job), >, n_done);
}

/* No machine has that much memory. */
QS_TEST (too_little_memory_is_refused)
{
  g_autoptr (QsCountJob) job = NULL;
  QsCountOrder order = { .n = QS_COUNT_MAX_N, .n_threads = 1024 };

  job = qs_count_job_start (&order, NULL);
  g_assert_cmpint (qs_count_job_get_status (job)->state, ==, QS_COUNT_JOB_FAILED);
  g_assert_error (qs_count_job_get_status (job)->error, QS_ERROR, QS_ERROR_OUT_OF_RANGE);
  g_assert_nonnull (g_strrstr (qs_count_job_get_status (job)->error->message, "n = 32"));

  start (&job, 8, 1, NULL);
  g_assert_null (qs_count_job_get_status (job)->error);
  engine_run_until (is_finished (job));
  assert_all (job, 8);
}

QS_TEST_MAIN
{
  for (guint n_threads = 1; n_threads <= 3; n_threads++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/count-job/all-are-counted/%u-threads", n_threads);

      g_test_add_data_func (path, GUINT_TO_POINTER (n_threads), test_all_are_counted);
    }
}
