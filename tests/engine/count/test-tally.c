/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tally: small boards are counted at once, large ones looked up, and no board gets another one's numbers. */

#include "config.h"

#include "qs-tally.h"

#include "engine-test-util.h"

/* Of n = 19; see A000170 and A002562. It has no solution that a quarter turn leaves as it is, so that
 * 8 × 621012754 − 4968057848 are left as they are by a half turn. */
static const QsCountRecord record_of_19 = {
  .n = 19,
  .solutions = { 0, G_GUINT64_CONSTANT (4968057848) },
  .symmetric = { .half_turn = 44184, .quarter_turn = 0 },
  .time = 10 * G_USEC_PER_SEC,
  .date = 1700000000,
};

static QsCountRecords *
make_records (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "records", NULL);

  return qs_count_records_new (path);
}

static void
assert_known (QsTally *tally,
              guint64  total,
              guint64  fundamental)
{
  QsCountRecord record;
  QsTotal classes;

  g_assert_true (qs_tally_get_record (tally, &record));
  g_assert_cmpuint (record.n, ==, qs_tally_get_n (tally));
  g_assert_cmpuint (record.solutions.high, ==, 0);
  g_assert_cmpuint (record.solutions.low, ==, total);
  g_assert_true (qs_tally_get_fundamental (tally, &classes));
  g_assert_cmpuint (classes.high, ==, 0);
  g_assert_cmpuint (classes.low, ==, fundamental);
}

static gboolean
is_known (QsTally *tally)
{
  QsCountRecord record;

  return qs_tally_get_record (tally, &record);
}

static void
test_small_board_is_counted (void)
{
  char *folder = engine_folder_new ();
  g_autoptr (QsCountRecords) records = make_records (folder);
  g_autoptr (QsTally) tally = qs_tally_new (records);
  QsCountRecord record;

  g_assert_cmpuint (qs_tally_get_n (tally), ==, 0);
  g_assert_false (is_known (tally));

  qs_tally_set_n (tally, 12);
  g_assert_false (is_known (tally));
  engine_run_until (is_known (tally));
  assert_known (tally, 14200, 1787);

  /* It was counted just now, and is not put on record, but known to those who list all counts. */
  g_assert_true (qs_tally_get_record (tally, &record));
  g_assert_cmpint (record.date, ==, 0);
  g_assert_cmpint (record.time, >=, 0);
  g_assert_false (qs_count_records_get (records, 12, &record));
  g_assert_true (qs_count_records_get_noted (records, 12, &record));
  g_assert_cmpuint (record.solutions.low, ==, 14200);
  g_assert_cmpint (record.date, >, 0);

  engine_folder_remove (folder);
}

static void
test_board_without_solutions (void)
{
  char *folder = engine_folder_new ();
  g_autoptr (QsCountRecords) records = make_records (folder);
  g_autoptr (QsTally) tally = qs_tally_new (records);

  qs_tally_set_n (tally, 3);
  engine_run_until (is_known (tally));
  assert_known (tally, 0, 0);

  qs_tally_set_n (tally, 1);
  engine_run_until (is_known (tally));
  assert_known (tally, 1, 1);

  engine_folder_remove (folder);
}

/* The user keeps the spin button pressed. */
static void
test_last_board_wins (void)
{
  char *folder = engine_folder_new ();
  g_autoptr (QsCountRecords) records = make_records (folder);
  g_autoptr (QsTally) tally = qs_tally_new (records);

  for (guint n = QS_TALLY_MAX_N; n > 8; n--)
    {
      qs_tally_set_n (tally, n);
      g_main_context_iteration (NULL, FALSE);
    }

  qs_tally_set_n (tally, 8);
  g_assert_false (is_known (tally));
  engine_run_until (is_known (tally));
  assert_known (tally, 92, 12);

  engine_run_pending ();
  assert_known (tally, 92, 12);

  engine_folder_remove (folder);
}

static void
count_change (QsTally *tally,
              guint   *n_changes)
{
  *n_changes += 1;
}

static void
test_large_board_is_looked_up (void)
{
  char *folder = engine_folder_new ();
  g_autoptr (QsCountRecords) records = make_records (folder);
  g_autoptr (QsTally) tally = qs_tally_new (records);
  g_autoptr (GError) error = NULL;
  QsCountRecord record;
  guint n_changes = 0;

  qs_tally_set_n (tally, 19);
  engine_run_pending ();
  g_assert_false (is_known (tally));

  g_signal_connect (tally, "changed", G_CALLBACK (count_change), &n_changes);
  qs_count_records_add (records, &record_of_19, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n_changes, ==, 1);
  assert_known (tally, record_of_19.solutions.low, 621012754);
  g_assert_true (qs_tally_get_record (tally, &record));
  g_assert_cmpint (record.date, ==, record_of_19.date);
  g_assert_cmpint (record.time, ==, record_of_19.time);

  qs_tally_set_n (tally, 20);
  g_assert_false (is_known (tally));
  qs_tally_set_n (tally, 0);
  g_assert_false (is_known (tally));
  qs_tally_set_n (tally, 19);
  assert_known (tally, record_of_19.solutions.low, 621012754);

  engine_folder_remove (folder);
}

static void
test_dropped_while_counting (void)
{
  char *folder = engine_folder_new ();
  g_autoptr (QsCountRecords) records = make_records (folder);
  QsTally *tally = qs_tally_new (records);

  qs_tally_set_n (tally, QS_TALLY_MAX_N);
  g_assert_finalize_object (tally);
  engine_run_pending ();

  engine_folder_remove (folder);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/tally/small-board-is-counted", test_small_board_is_counted);
  g_test_add_func ("/engine/tally/board-without-solutions-has-none", test_board_without_solutions);
  g_test_add_func ("/engine/tally/last-board-wins", test_last_board_wins);
  g_test_add_func ("/engine/tally/large-board-is-looked-up", test_large_board_is_looked_up);
  g_test_add_func ("/engine/tally/can-be-dropped-while-it-counts", test_dropped_while_counting);

  return g_test_run ();
}
