/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The long count: its result is kept, the remains of an interrupted one are offered, and a bad file is reported. */

#include "qs-tally.h"

#include <glib/gstdio.h>
#include <string.h>

#include "engine-test-util.h"
#include "qs-count-kernel.h"
#include "qs-error.h"
#include "qs-known.h"
#include "qs-test-main.h"

/* Long enough to be stopped, and short enough to be resumed; see A000170 and A002562. */
#define N 14
#define TOTAL 365596
#define FUNDAMENTAL 45752

/* No machine counts the solutions of such a board while a test runs, and any of them a unit of it. */
#define LONG_N 20

static char *folder;

/* One that has not looked at any file yet. */
static QsTally *
make_new (void)
{
  g_autofree char *path = qs_count_records_get_default_path ();
  g_autoptr (QsCountRecords) records = qs_count_records_new (path);

  return qs_tally_new (records);
}

/* What several boards left is found at once. */
static void
changed_cb (QsTally  *tally,
            guint     n,
            gboolean *is_found)
{
  *is_found = *is_found || n == 0;
}

/* Waits until all files have been looked at. */
static void
run_until_found (QsTally *tally)
{
  gboolean is_found = FALSE;

  g_signal_connect (tally, "changed", G_CALLBACK (changed_cb), &is_found);
  engine_run_until (is_found);
  g_signal_handlers_disconnect_by_func (tally, changed_cb, &is_found);
}

static QsTally *
make (void)
{
  QsTally *tally = make_new ();

  run_until_found (tally);

  return tally;
}

static void
count_finish (QsTally             *tally,
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
run_to_end (QsTally *tally)
{
  g_autoptr (GError) error = NULL;
  guint n_finished = 0;
  g_autoptr (GArray) entries = NULL;
  const QsCountEntry *entry;

  g_signal_connect (tally, "finished", G_CALLBACK (count_finish), &n_finished);
  g_assert_true (qs_tally_count (tally, N, &error));
  g_assert_no_error (error);
  g_assert_nonnull (qs_tally_get_long_job (tally));
  g_assert_null (qs_tally_get (tally, N)->remains);

  engine_run_until (qs_tally_get_long_job (tally) == NULL);
  g_signal_handlers_disconnect_by_func (tally, count_finish, &n_finished);
  g_assert_cmpuint (n_finished, ==, N);
  entries = qs_tally_list (tally);
  entry = &g_array_index (entries, QsCountEntry, N - 1);
  g_assert_cmpuint (entry->n, ==, N);
  g_assert_cmpint (entry->numbers[QS_COUNT_SOLUTIONS].source, ==, QS_COUNT_SOURCE_HERE);
  g_assert_cmpuint (entry->numbers[QS_COUNT_SOLUTIONS].total.high, ==, 0);
  g_assert_cmpuint (entry->numbers[QS_COUNT_SOLUTIONS].total.low, ==, TOTAL);
  g_assert_cmpint (ABS (g_get_real_time () / G_USEC_PER_SEC - entry->date), <, 3600);
  g_assert_cmpuint (entry->numbers[QS_COUNT_FUNDAMENTAL].total.low, ==, FUNDAMENTAL);
  g_assert_false (entry->differs);
  g_assert_null (qs_tally_get (tally, N)->remains);
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
  g_autoptr (QsCountJob) job = NULL;
  g_autoptr (QsPartial) wanted = engine_units (n, 0, n_units);
  QsCountOrder order = { .n = n, .wanted = wanted };

  g_assert_no_error (error);
  job = qs_count_job_start (&order, store);
  engine_run_until (qs_count_job_get_status (job)->state == QS_COUNT_JOB_FINISHED);
  qs_count_store_save (store, qs_count_job_get_status (job)->partial, &error);
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

QS_TEST (result_is_kept_and_its_file_goes)
{
  g_autoptr (QsTally) tally = make ();

  g_assert_null (qs_tally_get_long_job (tally));
  g_assert_null (qs_tally_get_offer (tally));
  run_to_end (tally);
}

/* The work is not lost: why the number could not be kept is told, and the count can be resumed, which tries it again. */
QS_TEST (result_that_cannot_be_kept)
{
  g_autoptr (QsCountRecords) records = qs_count_records_new ("/dev/null/counts.ini");
  g_autoptr (QsTally) tally = qs_tally_new (records);
  const QsCountRemains *remains;
  guint n_finished = 0;

  run_until_found (tally);
  g_signal_connect (tally, "finished", G_CALLBACK (count_finish), &n_finished);
  for (guint i = 1; i <= 2; i++)
    {
      g_assert_true (qs_tally_count (tally, N, NULL));
      engine_run_until (qs_tally_get_long_job (tally) == NULL);
      g_assert_cmpuint (n_finished, ==, i * N);
      remains = qs_tally_get (tally, N)->remains;
      g_assert_nonnull (remains);
      g_assert_true (remains == qs_tally_get_offer (tally));
      g_assert_cmpfloat (remains->progress, ==, 1);
      g_assert_cmpuint (remains->solutions.low, ==, TOTAL);
      g_assert_nonnull (strstr (remains->reason, "/dev/null/counts.ini"));
    }

  g_clear_object (&tally);
  tally = make ();
  g_assert_cmpfloat (qs_tally_get (tally, N)->remains->progress, ==, 1);
  run_to_end (tally);
}

/* The partial result names the kernel. One that no processor has is as good as none. */
static void
assert_kernel_counts (const char *name,
                      const char *expected)
{
  g_autoptr (QsTally) tally = make ();
  g_autoptr (QsCountJob) job = NULL;
  const char *makers;

  qs_tally_set_machine (tally, 1, name);
  g_assert_true (qs_tally_count (tally, N, NULL));
  job = g_object_ref (qs_tally_get_long_job (tally));
  engine_run_until (qs_tally_get_long_job (tally) == NULL);
  makers = qs_count_job_get_status (job)->partial->makers;
  g_assert_true (g_str_has_suffix (makers, expected));
}

QS_TEST (kernel_is_chosen)
{
  assert_kernel_counts ("portable", " portable");
  assert_kernel_counts ("of another world", qs_count_kernel_choose (N)->name);
}

QS_TEST (remains_are_gone_on_with)
{
  g_autoptr (QsTally) tally = NULL;
  const QsCountRemains *remains;

  leave_remains (N, count_units (N) / 2);
  tally = make ();
  remains = qs_tally_get (tally, N)->remains;
  g_assert_nonnull (remains);
  g_assert_cmpuint (remains->n, ==, N);
  g_assert_cmpfloat (remains->progress, >, 0.2);
  g_assert_cmpfloat (remains->progress, <, 0.8);
  g_assert_false (remains->was_stopped);
  g_assert_true (remains->can_discard);
  g_assert_null (remains->reason);
  g_assert_null (qs_tally_get_long_job (tally));

  run_to_end (tally);
}

QS_TEST (remains_are_offered_until_they_are_discarded)
{
  g_autoptr (QsTally) tally = NULL;
  g_autoptr (GError) error = NULL;

  leave_remains (13, 1);
  tally = make ();
  g_assert_nonnull (qs_tally_get_offer (tally));
  g_assert_cmpuint (qs_tally_get_offer (tally)->n, ==, 13);

  g_assert_true (qs_tally_discard (tally, 13, &error));
  g_assert_no_error (error);
  g_assert_null (qs_tally_get_offer (tally));
  g_assert_null (qs_tally_get (tally, 13)->remains);
  assert_no_file (13);
}

/* A result that is on record needs no count. */
QS_TEST (known_result_is_not_offered)
{
  g_autoptr (QsTally) tally = make ();

  run_to_end (tally);
  g_clear_object (&tally);

  leave_remains (N, 1);
  tally = make ();
  g_assert_nonnull (qs_tally_get (tally, N)->remains);
  g_assert_null (qs_tally_get_offer (tally));
  g_assert_true (qs_tally_discard (tally, N, NULL));
}

QS_TEST (stop_keeps_what_is_done)
{
  g_autoptr (QsTally) tally = NULL;
  const QsCountRemains *remains;
  g_autoptr (GError) error = NULL;
  double progress;

  leave_remains (LONG_N, 1);
  tally = make ();
  progress = qs_tally_get (tally, LONG_N)->remains->progress;
  g_assert_true (qs_tally_count (tally, LONG_N, &error));
  g_assert_no_error (error);
  qs_count_job_pause (qs_tally_get_long_job (tally));
  g_assert_cmpint (qs_count_job_get_status (qs_tally_get_long_job (tally))->state, ==, QS_COUNT_JOB_PAUSED);
  qs_count_job_resume (qs_tally_get_long_job (tally));

  qs_tally_stop (tally, 0);
  g_assert_null (qs_tally_get_long_job (tally));
  remains = qs_tally_get (tally, LONG_N)->remains;
  g_assert_nonnull (remains);
  g_assert_cmpfloat (remains->progress, >=, progress);
  g_assert_true (remains->was_stopped);
  g_assert_true (qs_tally_discard (tally, LONG_N, NULL));
  assert_no_file (LONG_N);
}

QS_TEST (unreadable_file_is_told)
{
  g_autoptr (QsTally) tally = NULL;
  const QsCountRemains *remains;
  g_autoptr (GError) error = NULL;

  write_garbage (N);
  tally = make ();
  remains = qs_tally_get (tally, N)->remains;
  g_assert_nonnull (remains);
  g_assert_cmpfloat (remains->progress, <, 0);
  g_assert_true (remains->can_discard);
  g_assert_nonnull (remains->reason);
  g_assert_null (qs_tally_get_offer (tally));

  g_assert_false (qs_tally_count (tally, N, &error));
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, qs_tally_get (tally, N)->remains->reason);
  g_assert_null (qs_tally_get_long_job (tally));
  g_clear_error (&error);

  g_assert_true (qs_tally_discard (tally, N, &error));
  g_assert_no_error (error);
  run_to_end (tally);
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
QS_TEST (other_version_begins_anew)
{
  g_autofree char *path = qs_count_store_get_default_path (LONG_N);
  g_autofree char *older = g_strconcat (path, "~", NULL);
  g_autofree char *aside = g_strconcat (path, ".refused", NULL);
  g_autofree char *older_aside = g_strconcat (older, ".refused", NULL);
  g_autoptr (QsTally) tally = NULL;
  const QsCountRemains *remains;

  write_other_version (path);
  write_other_version (older);
  tally = make ();
  remains = qs_tally_get (tally, LONG_N)->remains;
  g_assert_nonnull (remains);
  g_assert_true (remains->is_outdated);
  g_assert_false (remains->can_discard);
  g_assert_true (qs_tally_get_offer (tally) == remains);
  assert_no_file (LONG_N);
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (older_aside, G_FILE_TEST_EXISTS));

  g_clear_object (&tally);
  tally = make ();
  g_assert_null (qs_tally_get (tally, LONG_N)->remains);
  g_assert_null (qs_tally_get_offer (tally));
  g_clear_object (&tally);

  write_other_version (path);
  tally = make ();
  g_assert_true (qs_tally_count (tally, LONG_N, NULL));
  g_assert_null (qs_tally_get (tally, LONG_N)->remains);
  qs_tally_stop (tally, 0);
  qs_tally_discard (tally, LONG_N, NULL);
}

/* Another process has the file: it must not be discarded. */
QS_TEST (used_file_is_left_alone)
{
  g_autoptr (QsTally) tally = NULL;
  g_autoptr (QsCountStore) other = NULL;
  g_autofree char *path = qs_count_store_get_default_path (N);
  g_autoptr (GError) error = NULL;

  leave_remains (N, 1);
  other = qs_count_store_open (path, N, &error);
  g_assert_no_error (error);

  tally = make ();
  g_assert_nonnull (qs_tally_get (tally, N)->remains);
  g_assert_false (qs_tally_get (tally, N)->remains->can_discard);
  g_assert_false (qs_tally_discard (tally, N, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_BUSY);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));

  g_clear_pointer (&other, qs_count_store_free);
  run_to_end (tally);
}

/* Not even a file in use delays making the long count; remains are found later, and offered then. */
QS_TEST (making_waits_for_no_file)
{
  g_autofree char *path = qs_count_store_get_default_path (N);
  g_autoptr (QsTally) tally = NULL;
  g_autoptr (QsCountStore) other = NULL;
  g_autoptr (GError) error = NULL;

  leave_remains (N, 1);
  leave_remains (13, 1);
  other = qs_count_store_open (path, N, &error);
  g_assert_no_error (error);

  tally = make_new ();
  g_assert_null (qs_tally_get (tally, N)->remains);
  g_assert_null (qs_tally_get (tally, 13)->remains);
  g_assert_null (qs_tally_get_offer (tally));

  run_until_found (tally);
  g_assert_nonnull (qs_tally_get (tally, N)->remains->reason);
  g_assert_cmpuint (qs_tally_get_offer (tally)->n, ==, 13);

  g_clear_pointer (&other, qs_count_store_free);
  g_assert_true (qs_tally_discard (tally, 13, NULL));
  g_assert_true (qs_tally_discard (tally, N, NULL));
}

/* Work on a board meanwhile is newer than its remains that are found, and its file is never in use. */
QS_TEST (touched_board_is_not_found)
{
  g_autoptr (QsTally) tally = NULL;
  g_autoptr (GError) error = NULL;

  leave_remains (12, 1);
  leave_remains (13, 1);
  leave_remains (LONG_N, 1);
  tally = make_new ();
  g_assert_true (qs_tally_count (tally, LONG_N, &error));
  g_assert_no_error (error);
  g_assert_true (qs_tally_discard (tally, 13, &error));
  g_assert_no_error (error);

  run_until_found (tally);
  g_assert_null (qs_tally_get (tally, LONG_N)->remains);
  g_assert_null (qs_tally_get (tally, 13)->remains);
  g_assert_nonnull (qs_tally_get (tally, 12)->remains);
  g_assert_cmpuint (qs_count_job_get_status (qs_tally_get_long_job (tally))->n, ==, LONG_N);
  g_assert_null (qs_tally_get_offer (tally));

  qs_tally_stop (tally, 0);
  g_assert_true (qs_tally_discard (tally, LONG_N, NULL));
  g_assert_cmpuint (qs_tally_get_offer (tally)->n, ==, 12);
  g_assert_true (qs_tally_discard (tally, 12, NULL));
}

/* Whoever lets go of it while it reads leaves no lock and no thread behind. */
QS_TEST (dropped_while_it_reads)
{
  leave_remains (12, 1);
  leave_remains (13, 1);

  for (guint i = 0; i < 20; i++)
    {
      QsTally *tally = make_new ();

      if (i % 2)
        engine_run_a_little ();
      qs_tally_stop (tally, 0);
      g_assert_finalize_object (tally);
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

/* One board after the other, each kept as a record. */

typedef struct
{
  char *folder;
  QsCountRecords *records;
  QsTally *tally;
  guint n_changes;
  double progress;
  gboolean fell; /* whether the progress ever did */
} Fixture;

static void
series_changed_cb (Fixture *fixture)
{
  double progress = qs_tally_get_series_progress (fixture->tally);

  fixture->n_changes++;
  fixture->fell = fixture->fell || progress < fixture->progress;
  fixture->progress = progress;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autofree char *path = NULL;

  fixture->folder = engine_folder_new ();
  path = g_build_filename (fixture->folder, "records", NULL);
  fixture->records = qs_count_records_new (path);
  fixture->tally = qs_tally_new (fixture->records);
  g_signal_connect_swapped (fixture->tally, "changed", G_CALLBACK (series_changed_cb), fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_assert_finalize_object (fixture->tally);
  qs_count_records_unref (fixture->records);
  engine_folder_remove (fixture->folder);
}

static void
count_to (Fixture *fixture,
          guint    last_n)
{
  fixture->progress = 0;
  qs_tally_count_up_to (fixture->tally, last_n);
  engine_run_until (qs_tally_get_series (fixture->tally)->state != QS_COUNT_SERIES_COUNTING);
}

static void
assert_record (Fixture *fixture,
               guint    n)
{
  QsCountRecord record;
  QsClasses classes;
  guint64 total, fundamental;

  g_assert_true (qs_known_total (n, &total));
  g_assert_true (qs_known_fundamental (n, &fundamental));
  g_assert_true (qs_count_records_get (fixture->records, n, &record));
  g_assert_cmpuint (record.solutions.high, ==, 0);
  g_assert_cmpuint (record.solutions.low, ==, total);
  g_assert_true (qs_classes_find (n, &record.solutions, &record.symmetric, &classes));
  g_assert_cmpuint (classes.fundamental.low, ==, fundamental);
  g_assert_cmpint (record.time, >=, 0);
  g_assert_cmpint (ABS (record.date - g_get_real_time () / G_USEC_PER_SEC), <, 600);
}

QS_TEST_WITH (series_counts_all_boards, Fixture, NULL, set_up, tear_down)
{
  g_assert_cmpint (qs_tally_get_series (fixture->tally)->state, ==, QS_COUNT_SERIES_IDLE);
  count_to (fixture, 9);
  g_assert_cmpint (qs_tally_get_series (fixture->tally)->state, ==, QS_COUNT_SERIES_FINISHED);
  g_assert_cmpuint (qs_tally_get_series (fixture->tally)->n_counted, ==, 9);
  g_assert_cmpuint (qs_tally_get_series (fixture->tally)->n, ==, 9);
  g_assert_cmpfloat (qs_tally_get_series_progress (fixture->tally), ==, 1);
  g_assert_false (fixture->fell);
  g_assert_cmpuint (fixture->n_changes, >=, 10);

  for (guint n = 1; n <= 9; n++)
    assert_record (fixture, n);
}

QS_TEST_WITH (series_counts_missing_boards_or_all_again, Fixture, NULL, set_up, tear_down)
{
  const QsCountRecord old = { .n = 5, .solutions = { 0, 10 }, .symmetric = { 2, 2 }, .time = 77, .date = 1700000000 };
  QsCountRecord record;

  g_assert_true (qs_count_records_add (fixture->records, &old, NULL));
  g_assert_false (qs_tally_has_all (fixture->tally, 6));
  count_to (fixture, 6);
  g_assert_cmpuint (qs_tally_get_series (fixture->tally)->n_counted, ==, 5);
  g_assert_true (qs_count_records_get (fixture->records, 5, &record));
  g_assert_cmpint (record.date, ==, 1700000000);

  /* Now none is missing. */
  g_assert_true (qs_tally_has_all (fixture->tally, 6));
  count_to (fixture, 6);
  g_assert_cmpuint (qs_tally_get_series (fixture->tally)->n_counted, ==, 6);
  assert_record (fixture, 5);
}

/* Earlier counts stay. */
QS_TEST_WITH (series_stops_and_goes_on, Fixture, NULL, set_up, tear_down)
{
  QsCountRecord record;
  gboolean has_last;

  qs_tally_count_up_to (fixture->tally, 28);
  engine_run_until (qs_tally_get_series (fixture->tally)->n == 10);
  qs_tally_stop (fixture->tally, qs_tally_get_series (fixture->tally)->n);
  g_assert_cmpint (qs_tally_get_series (fixture->tally)->state, ==, QS_COUNT_SERIES_STOPPED);

  for (guint n = 1; n < 10; n++)
    assert_record (fixture, n);
  has_last = qs_count_records_get (fixture->records, 10, &record);
  g_assert_false (qs_count_records_get (fixture->records, 11, &record));

  /* It resumes where it was. */
  count_to (fixture, 10);
  g_assert_cmpint (qs_tally_get_series (fixture->tally)->state, ==, QS_COUNT_SERIES_FINISHED);
  g_assert_cmpuint (qs_tally_get_series (fixture->tally)->n_counted, ==, has_last ? 10 : 1);
}

QS_TEST_WITH (series_tells_what_could_not_be_kept, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *path = g_build_filename (fixture->folder, "nowhere", "records", NULL);
  g_autofree char *file = g_build_filename (fixture->folder, "nowhere", NULL);
  g_autoptr (QsCountRecords) records = NULL;
  g_autoptr (QsTally) tally = NULL;

  /* A file where a folder is needed. */
  g_assert_true (g_file_set_contents (file, "", -1, NULL));
  records = qs_count_records_new (path);
  tally = qs_tally_new (records);
  qs_tally_count_up_to (tally, 4);
  engine_run_until (qs_tally_get_series (tally)->state != QS_COUNT_SERIES_COUNTING);
  g_assert_cmpint (qs_tally_get_series (tally)->state, ==, QS_COUNT_SERIES_FAILED);
  g_assert_nonnull (qs_tally_get_series (tally)->error);
}

/* Freed while it counts. */
QS_TEST_WITH (can_be_freed_during_a_series, Fixture, NULL, set_up, tear_down)
{
  qs_tally_count_up_to (fixture->tally, 28);
  engine_run_until (qs_tally_get_series (fixture->tally)->n >= 5);
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = engine_folder_new ();
  g_setenv ("XDG_STATE_HOME", folder, TRUE);
  test_add_all ();
  status = g_test_run ();
  engine_folder_remove (folder);

  return status;
}
