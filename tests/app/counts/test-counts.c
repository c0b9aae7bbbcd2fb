/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbers of solutions in the Compare view: the table, counting, copying. */

#include "config.h"

#include <glib/gstdio.h>

#include "qs-count-records.h"
#include "qs-test-widget.h"

/* Noon of 21 November 2026 in Greenwich: the same day almost everywhere. */
#define DATE 1795262400

/* No time, as in a row that is only published. */
#define PUBLISHED "—|"

/* The first row of the table that is shown. */
static GtkWidget *
get_row (void)
{
  GtkWidget *table = test_look_for_type (GTK_TYPE_COLUMN_VIEW);

  return table != NULL ? gtk_widget_get_first_child (gtk_widget_get_last_child (table)) : NULL;
}

static void
open_counts (void)
{
  test_spare_first_race ();
  test_type ("alt+3");
  test_press ("Counts");
  test_until (test_shows ("All Solutions") && get_row () != NULL);
}

/* Whether there is a row with these cells, each with a bar after it. Newer versions of GTK have those rows only that
 * are in sight, and a few more. */
static gboolean
has_row (const char *pattern)
{
  GtkWidget *row;
  gboolean is_found = FALSE;

  for (row = get_row (); row != NULL && !is_found; row = gtk_widget_get_next_sibling (row))
    {
      g_autofree char *cells = test_read_row (row);

      is_found = g_pattern_match_simple (pattern, cells);
    }

  return is_found;
}

/* Whether there is such a row at the end. Where that is changes until all rows have their heights. */
static gboolean
ends_with_row (const char *pattern)
{
  GtkWidget *row = get_row ();
  GtkWidget *window = row != NULL ? gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW) : NULL;
  GtkAdjustment *adjustment;

  if (window == NULL)
    return FALSE;

  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (window));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));

  return has_row (pattern);
}

QS_TEST_WINDOW (published_numbers_are_shown_as_such, 8)
{
  open_counts ();
  test_until (has_row ("9|352|46|" PUBLISHED "42|4|0|"));
  test_until (ends_with_row ("27|234907967154122528|29363495934315694|" PUBLISHED "*"));
  g_assert_true (has_row ("18|666090624|83263591|" PUBLISHED "83259065|4526|0|"));
  g_assert_true (has_row ("24|227514171973736|28439272956934|" PUBLISHED "—|—|—|"));
  g_assert_false (has_row ("28*"));
}

QS_TEST_WINDOW (all_columns_fit_and_titles_end_where_their_numbers_do, 8)
{
  graphene_rect_t table, title;
  GtkAdjustment *across;

  test_resize (1000, 720);
  open_counts ();
  test_until (has_row ("9|352|46|*"));
  across = gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (test_look_for_type (GTK_TYPE_COLUMN_VIEW)));
  test_until (gtk_adjustment_get_upper (across) <= gtk_adjustment_get_page_size (across));
  g_assert_cmpfloat (test_find_end ("All Solutions"), ==, test_find_end ("352"));
  g_assert_cmpfloat (test_find_end ("Fundamental"), ==, test_find_end ("46"));

  /* Columns have all the width that the page has. */
  test_resize (1900, 1000);
  test_pass_frames (3);
  table = test_get_place (gtk_widget_get_ancestor (test_find (TEST_LABEL, "352"), GTK_TYPE_COLUMN_VIEW));
  title = test_get_place (gtk_widget_get_parent (gtk_widget_get_parent (test_find (TEST_LABEL, "of 2"))));
  g_assert_cmpfloat (title.origin.x + title.size.width, >=, table.origin.x + table.size.width - 10);
}

/* The panel has counted the board that it shows: nobody needs to ask for that here. */
QS_TEST_WINDOW (the_count_of_the_panel_is_shown, 8)
{
  open_counts ();
  test_until (has_row ("8|92|12|* ?s|11|1|0|"));
}

/* Boards of another kind are counted by themselves as far as that takes a moment, and then published. */
QS_TEST_WINDOW (other_boards, 8)
{
  open_counts ();
  test_press ("Board");
  test_select ("Kind", QS_ATTACK_TORUS);
  test_until (has_row ("5|10|*|* ?s|"));
  test_until (has_row ("7|28|4|* ?s|"));
  test_until (ends_with_row ("19|820496|—|—|"));
  test_until (!test_shows ("Count All up to") && !test_shows ("Classes of 8"));

  test_select ("Kind", QS_ATTACK_QUEENS);
  test_until (has_row ("8|92|12|* ?s|11|1|0|"));
  test_until (ends_with_row ("27|234907967154122528|*") && test_shows ("Count All up to"));
}

static QsCountRecords *
open_records (void)
{
  g_autofree char *path = qs_count_records_get_default_path ();

  return qs_count_records_new (path);
}

static void
add_record (QsCountRecords      *records,
            const QsCountRecord *record)
{
  g_autoptr (GError) error = NULL;

  qs_count_records_add (records, record, &error);
  g_assert_no_error (error);
}

static void
forget_records (void)
{
  g_autofree char *path = qs_count_records_get_default_path ();

  g_assert_true (g_unlink (path) == 0 || !g_file_test (path, G_FILE_TEST_EXISTS));
}

/* Also a number that differs from the published one, and one that is not published. */
QS_TEST_WIDGET (records_are_shown_with_their_date)
{
  const QsCountRecord eight = { .n = 8, .solutions = { 0, 92 }, .symmetric = { 4, 0 }, .time = 1500, .date = DATE };
  const QsCountRecord wrong = { .n = 15, .solutions = { 0, 2279192 }, .time = 2e6, .date = DATE };
  const QsCountRecord large = { .n = 29, .solutions = { 1, 0 }, .time = 5e12, .date = DATE };
  g_autoptr (QsCountRecords) records = open_records ();

  add_record (records, &eight);
  add_record (records, &wrong);
  add_record (records, &large);

  test_open_window (8);
  open_counts ();
  test_until (has_row ("8|92|12|1.50 ms|11|1|0|"));
  test_until (ends_with_row ("29|18446744073709551616|2305843009213693952|57 days|*"));
  g_assert_true (has_row ("15|2279192 ≠ 2279184 (OEIS)|284899 ≠ 285053 (OEIS)|2 s|284899|0|0|"));

  test_press ("Chart");
  test_find (TEST_IMAGE, "Numbers of solutions.*All solutions: 18446744073709551616 for 29 queens.*");
  test_close_windows ();
  forget_records ();
}

QS_TEST_WINDOW (counted_one_after_the_other, 8)
{
  g_autoptr (QsCountRecords) records = NULL;
  QsCountRecord record;
  graphene_rect_t before, after;

  test_resize (1000, 720);
  open_counts ();
  test_pass_frames (3);
  before = test_get_place (test_find (TEST_LABEL, "All Solutions"));
  test_set_number ("Largest board to count", 8);
  test_press ("Count All up to");
  test_until (test_shows ("Finished: 8 boards were counted."));
  /* Nothing moves under a pointer at the table. */
  test_pass_frames (2);
  after = test_get_place (test_find (TEST_LABEL, "All Solutions"));
  g_assert_cmpfloat (after.origin.y, ==, before.origin.y);
  test_until (has_row ("8|92|12|* ?s|11|1|0|"));
  g_assert_true (has_row ("1|1|1|* ?s|0|0|0|"));
  g_assert_true (has_row ("9|352|46|" PUBLISHED "*"));

  /* Only one is missing; then none is. */
  test_set_number ("Largest board to count", 9);
  test_press ("Count All up to");
  test_until (test_shows ("Finished: 1 board was counted."));
  test_press ("Count Again up to");
  test_until (test_shows ("Finished: 9 boards were counted."));

  records = open_records ();
  g_assert_true (qs_count_records_get (records, 9, &record));
  g_assert_cmpuint (record.solutions.low, ==, 352);
  forget_records ();
}

/* The application ends in the middle of a count, without a warning, and keeps the work done. */
QS_TEST_WIDGET (quitting_keeps_what_was_counted)
{
  g_autoptr (QsCountRecords) records = NULL;
  QsCountRecord record;

  test_open_window (8);
  open_counts ();
  test_press ("Count All up to");
  test_until (has_row ("4|2|1|* ?s|*"));
  test_close_windows ();

  records = open_records ();
  g_assert_true (qs_count_records_get (records, 4, &record));
  forget_records ();
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  char **text = user_data;
  g_autoptr (GError) error = NULL;

  *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, &error);
  g_assert_no_error (error);
}

static void
assert_clipboard (const char *expected)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (test_get_window ()));
  g_autofree char *text = NULL;

  gdk_clipboard_read_text_async (clipboard, NULL, read_cb, &text);
  test_until (text != NULL);
  g_assert_cmpstr (text, ==, expected);
}

QS_TEST_WIDGET (copied_as_lines_of_a_b_file)
{
  const QsCountRecord eight = { .n = 8, .solutions = { 0, 92 }, .symmetric = { 4, 0 }, .time = 1500, .date = DATE };
  g_autoptr (QsCountRecords) records = open_records ();

  add_record (records, &eight);
  test_open_window (8);
  open_counts ();

  test_choose ("Copy", 0);
  test_until (test_shows ("Copied 27 lines of A000170"));
  assert_clipboard ("# computed by Queenside " QS_VERSION ": n = 8\n"
                         "# from OEIS A000170: n = 1-7, 9-27\n"
                         "1 1\n2 0\n3 0\n4 2\n5 10\n6 4\n7 40\n8 92\n9 352\n10 724\n11 2680\n12 14200\n13 73712\n"
                         "14 365596\n15 2279184\n16 14772512\n17 95815104\n18 666090624\n19 4968057848\n"
                         "20 39029188884\n21 314666222712\n22 2691008701644\n23 24233937684440\n"
                         "24 227514171973736\n25 2207893435808352\n26 22317699616364044\n27 234907967154122528\n");

  test_choose ("Copy", 1);
  test_until (test_shows ("Copied 27 lines of A002562"));
  test_close_windows ();
  forget_records ();
}

QS_TEST_WINDOW (fits_640_by_480, 8)
{
  test_resize (640, 480);
  open_counts ();
  test_press ("Chart");
  test_until (test_is_on (TEST_BUTTON, "Chart"));
  g_assert_true (test_has_size (640, 480));
}
