/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The counter in the panel: numbers that are known at once, counts on request, and their remains. */

#include "qs-count-records.h"
#include "qs-count-store.h"
#include "qs-test-widget.h"

/* A board that is counted for some seconds at least, and how many units of it a prepared file has. */
#define LONG_N 20
#define N_DONE 3

/* A board that nobody counts without being asked first. */
#define VERY_LONG_N 22

/* Of n = 19; see A000170 and A002562. It has no solution that a quarter turn leaves as it is, so that
 * 8 × 621012754 − 4968057848 are left as they are by a half turn. */
static const QsCountRecord record_of_19 = {
  .n = 19,
  .solutions = { 0, G_GUINT64_CONSTANT (4968057848) },
  .symmetric = { .half_turn = 44184, .quarter_turn = 0 },
  .time = 42 * G_USEC_PER_SEC,
  .date = 1795262400, /* 21 November 2026, about noon */
};

/* Leaves a file as a killed count does. Its units may be wrong, because the test does not count to the end. */
static void
leave_remains (void)
{
  g_autofree char *path = qs_count_store_get_default_path (LONG_N);
  g_autoptr (GError) error = NULL;
  g_autoptr (QsCountStore) store = qs_count_store_open (path, LONG_N, &error);
  g_autoptr (QsPartial) partial = qs_partial_new (LONG_N);

  g_assert_no_error (error);
  for (guint32 unit = 0; unit < N_DONE; unit++)
    qs_partial_add (partial, unit, 1000);
  qs_count_store_save (store, partial, &error);
  g_assert_no_error (error);
}

static gboolean
has_file (void)
{
  g_autofree char *path = qs_count_store_get_default_path (LONG_N);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
remove_file (void)
{
  g_autofree char *path = qs_count_store_get_default_path (LONG_N);
  g_autoptr (GError) error = NULL;
  g_autoptr (QsCountStore) store = qs_count_store_open (path, LONG_N, &error);

  g_assert_no_error (error);
  g_assert_true (qs_count_store_remove (store, &error));
  g_assert_no_error (error);
}

static gboolean
has_button (const char *name)
{
  return test_look_for (TEST_BUTTON, name) != NULL;
}

/* A slow machine is asked first. */
static void
count_all (void)
{
  test_until (has_button ("Count All"));
  test_press ("Count All");
  test_until (has_button ("Pause") || has_button ("Count"));
  if (has_button ("Count"))
    test_press ("Count");
  test_until (has_button ("Pause"));
}

QS_TEST_WINDOW (small_boards_are_known_at_once, 16)
{
  test_until (test_shows ("14772512"));
  test_until (test_shows ("1846955 fundamental"));
  g_assert_true (test_tells ("*agrees with A000170*"));
  g_assert_true (test_tells ("*Counted in *"));
  g_assert_false (has_button ("Count All"));

  /* Each board has its own numbers. */
  test_set_number ("Queens", 8);
  test_until (test_shows ("12 fundamental"));
  g_assert_true (test_shows ("92"));
  test_set_number ("Queens", 3);
  test_until (test_shows ("0 fundamental"));
}

QS_TEST_WINDOW (long_count_asks_first, 8)
{
  test_set_number ("Queens", VERY_LONG_N);
  test_until (has_button ("Count All"));
  g_assert_true (test_shows ("2691008701644"));
  g_assert_true (test_shows ("solutions, as published"));
  g_assert_true (test_shows ("Full count: about*"));

  test_press ("Count All");
  test_until (test_shows ("Counting 22 queens takes about*"));
  g_assert_false (has_button ("Pause"));
  test_press ("Cancel");
  test_until (has_button ("Count All"));
  g_assert_false (has_button ("Pause"));
}

QS_TEST_WINDOW (long_count_waits_stops_and_goes_on, 8)
{
  test_set_number ("Queens", LONG_N);
  count_all ();
  test_until (test_shows ("*% · *left") && !test_shows ("0 % *"));

  test_press ("Pause");
  test_until (test_shows ("Paused at *"));
  test_press ("Resume");
  test_until (has_button ("Pause"));

  test_press ("Stop");
  test_until (test_shows ("Stopped at *"));
  g_assert_true (has_file ());
  test_press ("Resume");
  test_until (has_button ("Pause"));

  test_press ("Stop");
  test_until (has_button ("Discard"));
  test_press ("Discard");
  test_until (has_button ("Count All"));
  g_assert_false (has_file ());
}

QS_TEST_WIDGET (interrupted_count_is_offered)
{
  leave_remains ();
  test_open_window (8);

  /* It is offered, and never started by itself. */
  test_press ("The count for 20 queens was interrupted at *");
  test_until (test_get_number ("Queens") == LONG_N);
  test_press ("Resume");
  test_until (has_button ("Pause"));

  /* It continues while another board is shown. */
  test_set_number ("Queens", 8);
  test_until (has_button ("Counting 20 queens: *"));
  test_press ("Counting 20 queens: *");
  test_until (test_get_number ("Queens") == LONG_N);
  test_until (has_button ("Pause"));
  test_close_windows ();

  /* The end of the application keeps the work done. */
  test_open_window (20);
  test_until (test_shows ("A count was interrupted at *"));
  g_assert_false (has_button ("Pause"));
  test_press ("Discard");
  test_until (has_button ("Count All"));
  g_assert_false (has_file ());
  test_close_windows ();
}

/* Leaves a file as another version of the program does. */
static void
leave_other_version (void)
{
  g_autofree char *path = qs_count_store_get_default_path (LONG_N);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strdup_printf ("{\n  \"format\": \"queenside-count\",\n  \"version\": %u,\n",
                                           QS_COUNT_VERSION + 1);

  leave_remains ();
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

/* It is offered once, and then as any other board. */
QS_TEST_WIDGET (other_version_begins_anew)
{
  leave_other_version ();
  test_open_window (LONG_N);
  test_until (test_shows ("Another version of Queenside began this count*"));
  g_assert_false (has_button ("Discard"));
  g_assert_false (has_button ("Count All"));
  test_close_windows ();

  test_open_window (LONG_N);
  test_until (has_button ("Count All"));
  g_assert_false (test_shows ("Another version*"));
  test_close_windows ();

  leave_other_version ();
  test_open_window (LONG_N);
  test_press ("Begin Anew");
  test_until (has_button ("Pause"));
  test_close_windows ();
  remove_file ();

  leave_other_version ();
  test_open_window (8);
  test_press ("Another version of Queenside counted 20 queens*");
  test_until (test_get_number ("Queens") == LONG_N);
  test_press ("Begin Anew");
  test_until (has_button ("Pause"));
  test_close_windows ();
  remove_file ();
}

QS_TEST_WIDGET (file_in_use_is_told)
{
  g_autofree char *path = qs_count_store_get_default_path (LONG_N);
  g_autoptr (QsCountStore) store = NULL;
  g_autoptr (GError) error = NULL;

  leave_remains ();
  store = qs_count_store_open (path, LONG_N, &error);
  g_assert_no_error (error);

  test_open_window (20);
  test_until (has_button ("Try Again"));
  g_assert_false (has_button ("Discard"));
  g_assert_false (has_button ("Count All"));

  g_clear_pointer (&store, qs_count_store_free);
  test_press ("Try Again");
  test_until (has_button ("Pause"));
  test_close_windows ();
  remove_file ();
}

/* The total is there long before all can be paged. */
QS_TEST_WIDGET (record_is_shown_before_all_can_be_paged)
{
  g_autofree char *path = qs_count_records_get_default_path ();
  g_autoptr (QsCountRecords) records = qs_count_records_new (path);
  g_autoptr (GError) error = NULL;

  qs_count_records_add (records, &record_of_19, &error);
  g_assert_no_error (error);

  test_open_window (19);
  test_until (test_shows ("4968057848"));
  g_assert_true (test_shows ("621012754 fundamental"));
  g_assert_true (test_tells ("*agrees with A000170*"));
  g_assert_true (test_tells ("*Counted here on 2* Nov 2026*in 42 s"));
  g_assert_false (has_button ("Count All"));

  test_until (test_shows ("of 4968057848"));
  test_until (test_shows ("Listing the rest takes *"));
  g_assert_false (test_shows ("solutions so far"));
  test_press ("Stop");
  test_until (test_shows ("Stopped after *"));
  g_assert_true (test_shows ("4968057848"));
  test_press ("Resume");
  test_until (test_shows ("Listing the rest takes *"));
  test_close_windows ();
}

/* Numbers of each length that the panel shows in letters of another size; see A000170 and A002562. */
static const QsCountRecord long_records[] = {
  { .n = 18, .solutions = { 0, G_GUINT64_CONSTANT (666090624) }, .symmetric = { .half_turn = 18104 } },
  { .n = 19, .solutions = { 0, G_GUINT64_CONSTANT (4968057848) }, .symmetric = { .half_turn = 44184 } },
  { .n = 22, .solutions = { 0, G_GUINT64_CONSTANT (2691008701644) }, .symmetric = { .half_turn = 1250692 } },
  { .n = 23, .solutions = { 0, G_GUINT64_CONSTANT (24233937684440) }, .symmetric = { .half_turn = 3581240 } },
};

/* A number in two lines reads as two numbers. The panel is narrowest beside the page Compare. */
QS_TEST_WIDGET (long_numbers_stay_whole)
{
  g_autofree char *path = qs_count_records_get_default_path ();
  g_autoptr (QsCountRecords) records = qs_count_records_new (path);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (long_records); i++)
    {
      qs_count_records_add (records, &long_records[i], &error);
      g_assert_no_error (error);
    }

  test_open_window (8);
  test_type ("alt+3");
  for (guint i = 0; i < G_N_ELEMENTS (long_records); i++)
    {
      g_autofree char *number = qs_total_to_string (&long_records[i].solutions);
      GtkWidget *label;

      test_set_number ("Queens", long_records[i].n);
      test_until (test_shows (number));
      test_pass_frames (3);
      label = test_find (TEST_LABEL, number);
      g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label))), ==, 1);
    }
  test_close_windows ();
}
