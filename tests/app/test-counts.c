/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbers of solutions in the Compare view: the table, counting, copying. */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "qs-count-records.h"
#include "qs-test-session.h"
#include "qs-test-window.h"

#define POSITION "Number of the shown solution"

/* Noon of 21 November 2026 in Greenwich: the same day almost everywhere. */
#define DATE 1795262400

/* What ends a row that is only published. */
#define PUBLISHED "—|OEIS A000170, A002562|"

/* The list of rows: whichever are in sight, each says where its numbers are from. */
static AtspiAccessible *
get_list (TestApp *app)
{
  AtspiAccessible *widget = test_look_for (app, TEST_LABEL, "OEIS A000170*");

  if (widget == NULL)
    widget = test_look_for (app, TEST_LABEL, "Counted here, *");

  /* The label is in a cell, the cell in a row. */
  for (guint i = 0; i < 3 && widget != NULL; i++)
    {
      widget = atspi_accessible_get_parent (widget, NULL);
      if (widget != NULL)
        g_ptr_array_add (app->widgets, widget);
    }

  return widget;
}

static void
open_counts (TestApp *app)
{
  test_type (app, "alt+3");
  test_wait_until (app, test_shows (app, "Which Method Is the Fastest?"));
  test_press (app, "Counts");
  test_wait_until (app, get_list (app) != NULL);
}

static gboolean
append_label (AtspiAccessible *widget,
              gpointer         user_data)
{
  if (atspi_accessible_get_role (widget, NULL) == ATSPI_ROLE_LABEL)
    {
      g_autofree char *name = test_get_name (widget);

      g_string_append_printf (user_data, "%s|", name);
    }

  return TRUE;
}

/* Whether there is a row with these cells, each with a bar after it. Newer versions of GTK have those rows only that
 * are in sight, and a few more. */
static gboolean
has_row (TestApp    *app,
         const char *pattern)
{
  AtspiAccessible *list = get_list (app);
  int n_rows = list != NULL ? atspi_accessible_get_child_count (list, NULL) : 0;
  gboolean is_found = FALSE;

  for (int i = 0; i < n_rows && !is_found; i++)
    {
      g_autoptr (GObject) row = (GObject *) atspi_accessible_get_child_at_index (list, i, NULL);
      g_autoptr (GString) cells = g_string_new (NULL);

      if (row != NULL)
        test_walk ((AtspiAccessible *) row, append_label, cells);
      is_found = g_pattern_match_simple (pattern, cells->str);
    }

  return is_found;
}

/* With the wheel, further than to the last row. */
static void
scroll_to_end (void)
{
  g_autofree char *done = test_xdotool ("getwindowfocus mousemove --window %1 600 450 click --repeat 40 --delay 5 5");

  g_assert_nonnull (done);
}

static void
test_published (TestApp *app)
{
  open_counts (app);
  test_wait_until (app, has_row (app, "8|° 92|° 12|" PUBLISHED "11|1|0|"));
  scroll_to_end ();
  test_wait_until (app, has_row (app, "27|° 234907967154122528|° 29363495934315694|" PUBLISHED "*"));
  g_assert_true (has_row (app, "18|° 666090624|° 83263591|" PUBLISHED "° 83259065|° 4526|° 0|"));
  g_assert_true (has_row (app, "24|° 227514171973736|° 28439272956934|" PUBLISHED "—|—|—|"));
  g_assert_false (has_row (app, "28*"));
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

/* Also one that is not what is published, and one that nobody has. */
static void
test_records (void)
{
  const QsCountRecord eight = { .n = 8, .solutions = { 0, 92 }, .symmetric = { 4, 0 }, .time = 1500, .date = DATE };
  const QsCountRecord wrong = { .n = 15, .solutions = { 0, 2279192 }, .time = 2e6, .date = DATE };
  const QsCountRecord large = { .n = 29, .solutions = { 1, 0 }, .time = 5e12, .date = DATE };
  g_autoptr (QsCountRecords) records = open_records ();
  TestApp *app;

  add_record (records, &eight);
  add_record (records, &wrong);
  add_record (records, &large);

  app = test_app_start ("");
  open_counts (app);
  test_wait_until (app, has_row (app, "8|92|12|1.50 ms|Counted here, 21 Nov 2026|11|1|0|"));
  scroll_to_end ();
  test_wait_until (app, has_row (app, "29|18446744073709551616|2305843009213693952|57 days|Counted here, *|*"));
  g_assert_true (has_row (app, "15|2279192 ≠ ° 2279184|284899 ≠ ° 285053|2 s|"
                                "Counted here, 21 Nov 2026: differs from OEIS|284899|0|0|"));

  test_press (app, "Chart");
  test_find (app, TEST_IMAGE, "Numbers of solutions.*All solutions: 18446744073709551616 for 29 queens.*");
  test_app_quit (app);
  test_app_free (app);
  forget_records ();
}

static void
test_counting (TestApp *app)
{
  g_autoptr (QsCountRecords) records = NULL;
  QsCountRecord record;

  open_counts (app);
  test_set_number (app, "Largest board to count", 8);
  test_press (app, "Count All up to");
  test_wait_until (app, test_shows (app, "Finished: 8 boards were counted."));
  test_wait_until (app, has_row (app, "8|92|12|*|Counted here, *|11|1|0|"));
  g_assert_true (has_row (app, "1|1|1|*|Counted here, *|0|0|0|"));
  g_assert_true (has_row (app, "9|° 352|° 46|" PUBLISHED "*"));

  /* Only one is missing; then none is. */
  test_set_number (app, "Largest board to count", 9);
  test_press (app, "Count All up to");
  test_wait_until (app, test_shows (app, "Finished: 1 board was counted."));
  test_press (app, "Count Again up to");
  test_wait_until (app, test_shows (app, "Finished: 9 boards were counted."));

  records = open_records ();
  g_assert_true (qs_count_records_get (records, 9, &record));
  g_assert_cmpuint (record.solutions.low, ==, 352);
  forget_records ();
}

/* The application ends in the middle of it, without a warning, and keeps what it had. */
static void
test_quitting (void)
{
  TestApp *app = test_app_start ("");
  g_autoptr (QsCountRecords) records = NULL;
  QsCountRecord record;

  open_counts (app);
  test_press (app, "Count All up to");
  test_wait_until (app, has_row (app, "4|2|1|*|Counted here, *"));
  test_app_quit (app);
  test_app_free (app);

  records = open_records ();
  g_assert_true (qs_count_records_get (records, 4, &record));
  forget_records ();
}

/* Pastes into an entry, which takes all lines. */
static void
assert_clipboard (TestApp    *app,
                  const char *expected)
{
  test_type (app, "alt+1 ctrl+g ctrl+a ctrl+v");
  test_wait_until (app, test_entry_holds (app, POSITION, expected));
  test_type (app, "Escape alt+3");
  test_wait_until (app, get_list (app) != NULL);
}

static void
test_copy (void)
{
  const QsCountRecord eight = { .n = 8, .solutions = { 0, 92 }, .symmetric = { 4, 0 }, .time = 1500, .date = DATE };
  g_autoptr (QsCountRecords) records = open_records ();
  TestApp *app;

  add_record (records, &eight);
  app = test_app_start ("");
  open_counts (app);

  test_choose (app, "Copy", 0);
  test_wait_until (app, test_shows (app, "Copied 27 lines of A000170"));
  assert_clipboard (app, "# computed by Queenside " QS_VERSION ": n = 8\n"
                         "# from OEIS A000170: n = 1-7, 9-27\n"
                         "1 1\n2 0\n3 0\n4 2\n5 10\n6 4\n7 40\n8 92\n9 352\n10 724\n11 2680\n12 14200\n13 73712\n"
                         "14 365596\n15 2279184\n16 14772512\n17 95815104\n18 666090624\n19 4968057848\n"
                         "20 39029188884\n21 314666222712\n22 2691008701644\n23 24233937684440\n"
                         "24 227514171973736\n25 2207893435808352\n26 22317699616364044\n27 234907967154122528\n");

  test_choose (app, "Copy", 1);
  test_wait_until (app, test_shows (app, "Copied 27 lines of A002562"));
  test_app_quit (app);
  test_app_free (app);
  forget_records ();
}

static void
test_smallest_screen (TestApp *app)
{
  g_autofree char *done = test_xdotool ("getwindowfocus windowsize 640 480");
  g_autofree char *geometry = NULL;

  g_assert_nonnull (done);
  open_counts (app);
  test_press (app, "Chart");
  test_wait_until (app, test_is_on (app, TEST_BUTTON, "Chart"));
  geometry = test_xdotool ("getwindowfocus getwindowgeometry --shell");
  g_assert_nonnull (geometry);
  g_assert_nonnull (strstr (geometry, "WIDTH=640\n"));
  g_assert_nonnull (strstr (geometry, "HEIGHT=480\n"));
}

int
main (int   argc,
      char *argv[])
{
  test_init (&argc, &argv);

  test_add_with_app ("/app/counts/published-numbers-are-shown-as-such", "", test_published);
  test_add ("/app/counts/records-are-shown-with-their-date", test_records);
  test_add_with_app ("/app/counts/counted-one-after-the-other", "", test_counting);
  test_add ("/app/counts/quitting-keeps-what-was-counted", test_quitting);
  test_add ("/app/counts/copied-as-lines-of-a-b-file", test_copy);
  test_add_with_app ("/app/counts/fits-640-by-480", "", test_smallest_screen);

  return test_run_all ();
}
