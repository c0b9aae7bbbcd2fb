/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One board after the other, each kept as a record. */

#include "config.h"

#include "qs-count-series.h"

#include "engine-test-util.h"
#include "qs-known.h"

typedef struct
{
  char *folder;
  QsCountRecords *records;
  QsCountSeries *series;
  guint n_changes;
  double progress;
  gboolean fell; /* whether the progress ever did */
} Fixture;

static void
changed_cb (Fixture *fixture)
{
  double progress = qs_count_series_get_progress (fixture->series);

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
  fixture->series = qs_count_series_new (fixture->records);
  g_signal_connect_swapped (fixture->series, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_assert_finalize_object (fixture->series);
  g_assert_finalize_object (fixture->records);
  engine_folder_remove (fixture->folder);
}

static void
count_to (Fixture *fixture,
          guint    last_n)
{
  fixture->progress = 0;
  qs_count_series_start (fixture->series, last_n);
  engine_run_until (qs_count_series_get_state (fixture->series) != QS_COUNT_SERIES_COUNTING);
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

static void
test_all (Fixture      *fixture,
          gconstpointer data)
{
  g_assert_cmpint (qs_count_series_get_state (fixture->series), ==, QS_COUNT_SERIES_IDLE);
  count_to (fixture, 9);
  g_assert_cmpint (qs_count_series_get_state (fixture->series), ==, QS_COUNT_SERIES_FINISHED);
  g_assert_cmpuint (qs_count_series_get_n_counted (fixture->series), ==, 9);
  g_assert_cmpuint (qs_count_series_get_n (fixture->series), ==, 9);
  g_assert_cmpfloat (qs_count_series_get_progress (fixture->series), ==, 1);
  g_assert_false (fixture->fell);
  g_assert_cmpuint (fixture->n_changes, >=, 10);

  for (guint n = 1; n <= 9; n++)
    assert_record (fixture, n);
}

static void
test_missing (Fixture      *fixture,
              gconstpointer data)
{
  const QsCountRecord old = { .n = 5, .solutions = { 0, 10 }, .symmetric = { 2, 2 }, .time = 77, .date = 1700000000 };
  QsCountRecord record;

  g_assert_true (qs_count_records_add (fixture->records, &old, NULL));
  g_assert_false (qs_count_series_is_repetition (fixture->series, 6));
  count_to (fixture, 6);
  g_assert_cmpuint (qs_count_series_get_n_counted (fixture->series), ==, 5);
  g_assert_true (qs_count_records_get (fixture->records, 5, &record));
  g_assert_cmpint (record.date, ==, 1700000000);

  /* Now none is missing. */
  g_assert_true (qs_count_series_is_repetition (fixture->series, 6));
  count_to (fixture, 6);
  g_assert_cmpuint (qs_count_series_get_n_counted (fixture->series), ==, 6);
  assert_record (fixture, 5);
}

/* Earlier counts stay. */
static void
test_stop (Fixture      *fixture,
           gconstpointer data)
{
  QsCountRecord record;
  gboolean has_last;

  qs_count_series_start (fixture->series, 28);
  engine_run_until (qs_count_series_get_n (fixture->series) == 10);
  qs_count_series_stop (fixture->series);
  g_assert_cmpint (qs_count_series_get_state (fixture->series), ==, QS_COUNT_SERIES_STOPPED);

  for (guint n = 1; n < 10; n++)
    assert_record (fixture, n);
  has_last = qs_count_records_get (fixture->records, 10, &record);
  g_assert_false (qs_count_records_get (fixture->records, 11, &record));

  /* It resumes where it was. */
  count_to (fixture, 10);
  g_assert_cmpint (qs_count_series_get_state (fixture->series), ==, QS_COUNT_SERIES_FINISHED);
  g_assert_cmpuint (qs_count_series_get_n_counted (fixture->series), ==, has_last ? 10 : 1);
}

static void
test_failure (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "nowhere", "records", NULL);
  g_autofree char *file = g_build_filename (fixture->folder, "nowhere", NULL);
  g_autoptr (QsCountRecords) records = NULL;
  g_autoptr (QsCountSeries) series = NULL;

  /* A file where a folder is needed. */
  g_assert_true (g_file_set_contents (file, "", -1, NULL));
  records = qs_count_records_new (path);
  series = qs_count_series_new (records);
  qs_count_series_start (series, 4);
  engine_run_until (qs_count_series_get_state (series) != QS_COUNT_SERIES_COUNTING);
  g_assert_cmpint (qs_count_series_get_state (series), ==, QS_COUNT_SERIES_FAILED);
  g_assert_nonnull (qs_count_series_get_error (series));
}

/* Freed while it counts. */
static void
test_disposal (Fixture      *fixture,
               gconstpointer data)
{
  qs_count_series_start (fixture->series, 28);
  engine_run_until (qs_count_series_get_n (fixture->series) >= 5);
}

static void
add (const char *path,
     void (*test) (Fixture      *fixture,
                   gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("/engine/count-series/counts-all-boards", test_all);
  add ("/engine/count-series/counts-missing-boards-or-all-again", test_missing);
  add ("/engine/count-series/stops-and-goes-on", test_stop);
  add ("/engine/count-series/tells-what-could-not-be-kept", test_failure);
  add ("/engine/count-series/can-be-freed-while-it-counts", test_disposal);

  return g_test_run ();
}
