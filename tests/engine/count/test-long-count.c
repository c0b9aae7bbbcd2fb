/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The long count: its result is kept, the remains of an interrupted one are offered, and a bad file is reported. */

#include "config.h"

#include "qs-long-count.h"

#include <glib/gstdio.h>
#include <string.h>

#include "engine-test-util.h"
#include "qs-count-kernel.h"
#include "qs-error.h"

/* Long enough to be stopped, and short enough to be resumed; see A000170 and A002562. */
#define N 14
#define TOTAL 365596
#define FUNDAMENTAL 45752

/* No machine counts the solutions of such a board while a test runs, and any of them a unit of it. */
#define LONG_N 20

static char *folder;

/* One that has not looked at any file yet. */
static QsLongCount *
make_new (void)
{
  g_autofree char *path = qs_count_records_get_default_path ();
  g_autoptr (QsCountRecords) records = qs_count_records_new (path);

  return qs_long_count_new (records);
}

static void
set_flag_cb (QsLongCount *long_count,
             gboolean    *flag)
{
  *flag = TRUE;
}

/* Waits until all files have been looked at. */
static void
run_until_found (QsLongCount *long_count)
{
  gboolean is_found = FALSE;

  g_signal_connect (long_count, "found", G_CALLBACK (set_flag_cb), &is_found);
  engine_run_until (is_found);
  g_signal_handlers_disconnect_by_func (long_count, set_flag_cb, &is_found);
}

static QsLongCount *
make (void)
{
  QsLongCount *long_count = make_new ();

  run_until_found (long_count);

  return long_count;
}

static void
count_finish (QsLongCount         *long_count,
              const QsCountRecord *record,
              guint               *n_finished)
{
  *n_finished += record->n;
}

static void
assert_no_file (guint n)
{
  g_autofree char *path = qs_count_store_get_default_path (n);
  g_autofree char *older = g_strconcat (path, "~", NULL);

  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (older, G_FILE_TEST_EXISTS));
}

/* Runs the count of N to its end, whatever was there before. */
static void
run_to_end (QsLongCount *long_count)
{
  g_autoptr (GError) error = NULL;
  guint n_finished = 0;
  QsCountRecord record;
  QsClasses classes;

  g_signal_connect (long_count, "finished", G_CALLBACK (count_finish), &n_finished);
  g_assert_true (qs_long_count_start (long_count, N, &error));
  g_assert_no_error (error);
  g_assert_nonnull (qs_long_count_get_job (long_count));
  g_assert_null (qs_long_count_get_remains (long_count, N));

  engine_run_until (qs_long_count_get_job (long_count) == NULL);
  g_signal_handlers_disconnect_by_func (long_count, count_finish, &n_finished);
  g_assert_cmpuint (n_finished, ==, N);
  g_assert_true (qs_count_records_get (qs_long_count_get_records (long_count), N, &record));
  g_assert_cmpuint (record.solutions.high, ==, 0);
  g_assert_cmpuint (record.solutions.low, ==, TOTAL);
  g_assert_cmpint (ABS (g_get_real_time () / G_USEC_PER_SEC - record.date), <, 3600);
  g_assert_true (qs_classes_find (N, &record.solutions, &record.symmetric, &classes));
  g_assert_cmpuint (classes.fundamental.low, ==, FUNDAMENTAL);
  g_assert_null (qs_long_count_get_remains (long_count, N));
  assert_no_file (N);
}

/* Has a job count the first units of @n into the file, as a run that was killed then. */
static void
leave_remains (guint   n,
               guint32 n_units)
{
  g_autofree char *path = qs_count_store_get_default_path (n);
  g_autoptr (GError) error = NULL;
  g_autoptr (QsCountStore) store = qs_count_store_open (path, n, &error);
  g_autoptr (QsCountJob) job = qs_count_job_new ();
  QsCountOrder order = { .n = n, .n_units = n_units };

  g_assert_no_error (error);
  qs_count_job_start (job, &order, store);
  engine_run_until (qs_count_job_get_state (job) == QS_COUNT_JOB_FINISHED);
  qs_count_store_save (store, qs_count_job_get_partial (job), &error);
  g_assert_no_error (error);
}

static guint32
count_units (guint n)
{
  QsCountPlan plan;

  qs_count_plan_init (&plan, n);

  return plan.n_units;
}

static void
write_garbage (guint n)
{
  g_autofree char *path = qs_count_store_get_default_path (n);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, "no count at all", -1, &error);
  g_assert_no_error (error);
}

static void
test_result_is_kept (void)
{
  g_autoptr (QsLongCount) long_count = make ();

  g_assert_null (qs_long_count_get_job (long_count));
  g_assert_null (qs_long_count_get_offer (long_count));
  run_to_end (long_count);
}

/* The work is not lost: why the number could not be kept is told, and the count can be resumed, which tries it again. */
static void
test_result_that_cannot_be_kept (void)
{
  g_autoptr (QsCountRecords) records = qs_count_records_new ("/dev/null/counts.ini");
  g_autoptr (QsLongCount) long_count = qs_long_count_new (records);
  const QsCountRemains *remains;
  guint n_finished = 0;

  run_until_found (long_count);
  g_signal_connect (long_count, "finished", G_CALLBACK (count_finish), &n_finished);
  for (guint i = 1; i <= 2; i++)
    {
      g_assert_true (qs_long_count_start (long_count, N, NULL));
      engine_run_until (qs_long_count_get_job (long_count) == NULL);
      g_assert_cmpuint (n_finished, ==, i * N);
      remains = qs_long_count_get_remains (long_count, N);
      g_assert_nonnull (remains);
      g_assert_true (remains == qs_long_count_get_offer (long_count));
      g_assert_cmpfloat (remains->progress, ==, 1);
      g_assert_cmpuint (remains->solutions.low, ==, TOTAL);
      g_assert_nonnull (strstr (remains->reason, "/dev/null/counts.ini"));
    }

  g_clear_object (&long_count);
  long_count = make ();
  g_assert_cmpfloat (qs_long_count_get_remains (long_count, N)->progress, ==, 1);
  run_to_end (long_count);
}

/* The partial result names the kernel. One that no processor has is as good as none. */
static void
assert_kernel_counts (const char *name,
                      const char *expected)
{
  g_autoptr (QsLongCount) long_count = make ();
  g_autoptr (QsCountJob) job = NULL;
  const char *makers;

  g_object_set (long_count, "threads", 1, "kernel", name, NULL);
  g_assert_true (qs_long_count_start (long_count, N, NULL));
  job = g_object_ref (qs_long_count_get_job (long_count));
  engine_run_until (qs_long_count_get_job (long_count) == NULL);
  makers = qs_partial_get_makers (qs_count_job_get_partial (job));
  g_assert_true (g_str_has_suffix (makers, expected));
}

static void
test_kernel_is_chosen (void)
{
  assert_kernel_counts ("portable", " portable");
  assert_kernel_counts ("of another world", qs_count_kernel_choose (N)->name);
}

static void
test_remains_are_gone_on_with (void)
{
  g_autoptr (QsLongCount) long_count = NULL;
  const QsCountRemains *remains;

  leave_remains (N, count_units (N) / 2);
  long_count = make ();
  remains = qs_long_count_get_remains (long_count, N);
  g_assert_nonnull (remains);
  g_assert_cmpuint (remains->n, ==, N);
  g_assert_cmpfloat (remains->progress, >, 0.2);
  g_assert_cmpfloat (remains->progress, <, 0.8);
  g_assert_false (remains->was_stopped);
  g_assert_true (remains->can_discard);
  g_assert_null (remains->reason);
  g_assert_null (qs_long_count_get_job (long_count));

  run_to_end (long_count);
}

static void
test_remains_are_offered_once (void)
{
  g_autoptr (QsLongCount) long_count = NULL;
  g_autoptr (GError) error = NULL;

  leave_remains (13, 1);
  long_count = make ();
  g_assert_nonnull (qs_long_count_get_offer (long_count));
  g_assert_cmpuint (qs_long_count_get_offer (long_count)->n, ==, 13);

  g_assert_true (qs_long_count_discard (long_count, 13, &error));
  g_assert_no_error (error);
  g_assert_null (qs_long_count_get_offer (long_count));
  g_assert_null (qs_long_count_get_remains (long_count, 13));
  assert_no_file (13);
}

/* A result that is on record needs no count. */
static void
test_known_result_is_not_offered (void)
{
  g_autoptr (QsLongCount) long_count = make ();

  run_to_end (long_count);
  g_clear_object (&long_count);

  leave_remains (N, 1);
  long_count = make ();
  g_assert_nonnull (qs_long_count_get_remains (long_count, N));
  g_assert_null (qs_long_count_get_offer (long_count));
  g_assert_true (qs_long_count_discard (long_count, N, NULL));
}

static void
test_stop_keeps_what_is_done (void)
{
  g_autoptr (QsLongCount) long_count = NULL;
  const QsCountRemains *remains;
  g_autoptr (GError) error = NULL;
  double progress;

  leave_remains (LONG_N, 1);
  long_count = make ();
  progress = qs_long_count_get_remains (long_count, LONG_N)->progress;
  g_assert_true (qs_long_count_start (long_count, LONG_N, &error));
  g_assert_no_error (error);
  qs_count_job_pause (qs_long_count_get_job (long_count));
  g_assert_cmpint (qs_count_job_get_state (qs_long_count_get_job (long_count)), ==, QS_COUNT_JOB_PAUSED);
  qs_count_job_resume (qs_long_count_get_job (long_count));

  qs_long_count_stop (long_count);
  g_assert_null (qs_long_count_get_job (long_count));
  remains = qs_long_count_get_remains (long_count, LONG_N);
  g_assert_nonnull (remains);
  g_assert_cmpfloat (remains->progress, >=, progress);
  g_assert_true (remains->was_stopped);
  g_assert_true (qs_long_count_discard (long_count, LONG_N, NULL));
  assert_no_file (LONG_N);
}

static void
test_unreadable_file_is_told (void)
{
  g_autoptr (QsLongCount) long_count = NULL;
  const QsCountRemains *remains;
  g_autoptr (GError) error = NULL;

  write_garbage (N);
  long_count = make ();
  remains = qs_long_count_get_remains (long_count, N);
  g_assert_nonnull (remains);
  g_assert_cmpfloat (remains->progress, <, 0);
  g_assert_true (remains->can_discard);
  g_assert_nonnull (remains->reason);
  g_assert_null (qs_long_count_get_offer (long_count));

  g_assert_false (qs_long_count_start (long_count, N, &error));
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, qs_long_count_get_remains (long_count, N)->reason);
  g_assert_null (qs_long_count_get_job (long_count));
  g_clear_error (&error);

  g_assert_true (qs_long_count_discard (long_count, N, &error));
  g_assert_no_error (error);
  run_to_end (long_count);
}

/* A whole file but for its version: damaged ones are refused for what is wrong with them. */
static void
write_other_version (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (QsPartial) partial = qs_partial_new (LONG_N);
  g_autofree char *text = qs_partial_to_text (partial);
  g_autoptr (GString) other = g_string_new (text);
  g_autofree char *version = g_strdup_printf ("\"version\": %u,", QS_COUNT_VERSION);
  g_autofree char *next_version = g_strdup_printf ("\"version\": %u,", QS_COUNT_VERSION + 1);

  g_assert_cmpuint (g_string_replace (other, version, next_version, 0), ==, 1);
  g_file_set_contents (path, other->str, -1, &error);
  g_assert_no_error (error);
}

/* It is told of once, then it makes way, and it is lost by nobody. */
static void
test_other_version_begins_anew (void)
{
  g_autofree char *path = qs_count_store_get_default_path (LONG_N);
  g_autofree char *older = g_strconcat (path, "~", NULL);
  g_autofree char *aside = g_strconcat (path, ".refused", NULL);
  g_autofree char *older_aside = g_strconcat (older, ".refused", NULL);
  g_autoptr (QsLongCount) long_count = NULL;
  const QsCountRemains *remains;

  write_other_version (path);
  write_other_version (older);
  long_count = make ();
  remains = qs_long_count_get_remains (long_count, LONG_N);
  g_assert_nonnull (remains);
  g_assert_true (remains->is_outdated);
  g_assert_false (remains->can_discard);
  g_assert_true (qs_long_count_get_offer (long_count) == remains);
  assert_no_file (LONG_N);
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (older_aside, G_FILE_TEST_EXISTS));

  g_clear_object (&long_count);
  long_count = make ();
  g_assert_null (qs_long_count_get_remains (long_count, LONG_N));
  g_assert_null (qs_long_count_get_offer (long_count));
  g_clear_object (&long_count);

  write_other_version (path);
  long_count = make ();
  g_assert_true (qs_long_count_start (long_count, LONG_N, NULL));
  g_assert_null (qs_long_count_get_remains (long_count, LONG_N));
  qs_long_count_stop (long_count);
  qs_long_count_discard (long_count, LONG_N, NULL);
}

/* Another process has the file: it must not be discarded. */
static void
test_used_file_is_left_alone (void)
{
  g_autoptr (QsLongCount) long_count = NULL;
  g_autoptr (QsCountStore) other = NULL;
  g_autofree char *path = qs_count_store_get_default_path (N);
  g_autoptr (GError) error = NULL;

  leave_remains (N, 1);
  other = qs_count_store_open (path, N, &error);
  g_assert_no_error (error);

  long_count = make ();
  g_assert_nonnull (qs_long_count_get_remains (long_count, N));
  g_assert_false (qs_long_count_get_remains (long_count, N)->can_discard);
  g_assert_false (qs_long_count_discard (long_count, N, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_BUSY);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));

  g_clear_pointer (&other, qs_count_store_free);
  run_to_end (long_count);
}

/* Not even a file in use delays making the long count; remains are found later, and offered then. */
static void
test_making_waits_for_no_file (void)
{
  g_autofree char *path = qs_count_store_get_default_path (N);
  g_autoptr (QsLongCount) long_count = NULL;
  g_autoptr (QsCountStore) other = NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_changed = FALSE;

  leave_remains (N, 1);
  leave_remains (13, 1);
  other = qs_count_store_open (path, N, &error);
  g_assert_no_error (error);

  long_count = make_new ();
  g_assert_null (qs_long_count_get_remains (long_count, N));
  g_assert_null (qs_long_count_get_remains (long_count, 13));
  g_assert_null (qs_long_count_get_offer (long_count));

  g_signal_connect (long_count, "changed", G_CALLBACK (set_flag_cb), &is_changed);
  run_until_found (long_count);
  g_assert_true (is_changed);
  g_assert_nonnull (qs_long_count_get_remains (long_count, N)->reason);
  g_assert_cmpuint (qs_long_count_get_offer (long_count)->n, ==, 13);

  g_clear_pointer (&other, qs_count_store_free);
  g_assert_true (qs_long_count_discard (long_count, 13, NULL));
  g_assert_true (qs_long_count_discard (long_count, N, NULL));
}

/* Work on a board meanwhile is newer than its remains that are found, and its file is never in use. */
static void
test_touched_board_is_not_found (void)
{
  g_autoptr (QsLongCount) long_count = NULL;
  g_autoptr (GError) error = NULL;

  leave_remains (12, 1);
  leave_remains (13, 1);
  leave_remains (LONG_N, 1);
  long_count = make_new ();
  g_assert_true (qs_long_count_start (long_count, LONG_N, &error));
  g_assert_no_error (error);
  g_assert_true (qs_long_count_discard (long_count, 13, &error));
  g_assert_no_error (error);

  run_until_found (long_count);
  g_assert_null (qs_long_count_get_remains (long_count, LONG_N));
  g_assert_null (qs_long_count_get_remains (long_count, 13));
  g_assert_nonnull (qs_long_count_get_remains (long_count, 12));
  g_assert_cmpuint (qs_count_job_get_n (qs_long_count_get_job (long_count)), ==, LONG_N);
  g_assert_null (qs_long_count_get_offer (long_count));

  qs_long_count_stop (long_count);
  g_assert_true (qs_long_count_discard (long_count, LONG_N, NULL));
  g_assert_cmpuint (qs_long_count_get_offer (long_count)->n, ==, 12);
  g_assert_true (qs_long_count_discard (long_count, 12, NULL));
}

/* Whoever lets go of it while it reads leaves no lock and no thread behind. */
static void
test_dropped_while_it_reads (void)
{
  leave_remains (12, 1);
  leave_remains (13, 1);

  for (guint i = 0; i < 20; i++)
    {
      QsLongCount *long_count = make_new ();

      if (i % 2)
        engine_run_a_little ();
      qs_long_count_stop (long_count);
      g_assert_finalize_object (long_count);
    }

  for (guint n = 12; n <= 13; n++)
    {
      g_autofree char *path = qs_count_store_get_default_path (n);
      g_autoptr (GError) error = NULL;
      g_autoptr (QsCountStore) store = qs_count_store_open (path, n, &error);

      g_assert_no_error (error);
      g_assert_true (qs_count_store_remove (store, &error));
      g_assert_no_error (error);
    }
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = engine_folder_new ();
  g_setenv ("XDG_STATE_HOME", folder, TRUE);

  g_test_add_func ("/engine/long-count/remains-are-offered-until-they-are-discarded", test_remains_are_offered_once);
  g_test_add_func ("/engine/long-count/result-is-kept-and-its-file-goes", test_result_is_kept);
  g_test_add_func ("/engine/long-count/result-that-cannot-be-kept", test_result_that_cannot_be_kept);
  g_test_add_func ("/engine/long-count/kernel-is-chosen", test_kernel_is_chosen);
  g_test_add_func ("/engine/long-count/remains-are-gone-on-with", test_remains_are_gone_on_with);
  g_test_add_func ("/engine/long-count/known-result-is-not-offered", test_known_result_is_not_offered);
  g_test_add_func ("/engine/long-count/stop-keeps-what-is-done", test_stop_keeps_what_is_done);
  g_test_add_func ("/engine/long-count/unreadable-file-is-told", test_unreadable_file_is_told);
  g_test_add_func ("/engine/long-count/other-version-begins-anew", test_other_version_begins_anew);
  g_test_add_func ("/engine/long-count/used-file-is-left-alone", test_used_file_is_left_alone);

  g_test_add_func ("/engine/long-count/making-waits-for-no-file", test_making_waits_for_no_file);
  g_test_add_func ("/engine/long-count/touched-board-is-not-found", test_touched_board_is_not_found);
  g_test_add_func ("/engine/long-count/dropped-while-it-reads", test_dropped_while_it_reads);

  status = g_test_run ();
  engine_folder_remove (folder);

  return status;
}
