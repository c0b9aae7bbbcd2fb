/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window as it opens, and paging through solutions. */

#include "config.h"

#include <string.h>

#include "qs-test-window.h"

#define POSITION "Number of the shown solution"

/* Whether the solution number @rank of @total is what all parts of the page say. */
static gboolean
is_at (TestApp    *app,
       const char *rank,
       const char *total,
       const char *columns)
{
  g_autofree char *of_total = g_strconcat ("of ", total, NULL);
  g_autofree char *caption = g_strconcat (rank, " · ", columns, " · class *", NULL);

  return test_shows (app, caption) && test_entry_holds (app, POSITION, rank) && test_shows (app, of_total);
}

/* The column list of one solution, from the other program. */
static char *
get_columns (guint n,
             guint rank)
{
  g_autofree char *arguments = g_strdup_printf ("list %u --from %u --limit 1 --format columns", n, rank);
  char *line = test_cli (arguments);

  return g_strchomp (line);
}

static void
test_start (TestApp *app)
{
  test_wait_until (app, test_shows (app, "92"));
  test_wait_until (app, test_shows (app, "solutions"));
  test_wait_until (app, test_shows (app, "*agrees with A000170"));
  test_wait_until (app, is_at (app, "1", "92", "1 5 8 6 3 7 2 4"));
  test_wait_until (app, test_look_for (app, TEST_IMAGE,
                                       "Board of 8*8 with queens on a8, e7, h6, f5, c4, g3, b2, d1") != NULL);
  g_assert_cmpfloat (test_get_number (app, "Queens"), ==, 8);
  g_assert_true (test_is_on (app, TEST_BUTTON, "Solutions"));
  g_assert_false (test_is_on (app, TEST_BUTTON, "Search"));
}

static void
test_buttons (TestApp *app)
{
  test_wait_until (app, is_at (app, "1", "92", "1 5 8 6 3 7 2 4"));
  test_press (app, "Next solution");
  test_wait_until (app, is_at (app, "2", "92", "1 6 8 3 7 4 2 5"));
  test_wait_until (app, test_look_for (app, TEST_IMAGE,
                                       "Board of 8*8 with queens on a8, f7, h6, c5, g4, d3, b2, e1") != NULL);
  test_press (app, "Last solution");
  test_wait_until (app, is_at (app, "92", "92", "8 4 1 3 6 2 7 5"));
  test_press (app, "Previous solution");
  test_wait_until (app, is_at (app, "91", "92", "8 3 1 6 2 5 7 4"));
  test_press (app, "First solution");
  test_wait_until (app, is_at (app, "1", "92", "1 5 8 6 3 7 2 4"));
}

static void
test_keys (TestApp *app)
{
  g_autofree char *eleventh = get_columns (8, 11);
  g_autofree char *twelfth = get_columns (8, 12);

  test_wait_until (app, is_at (app, "1", "92", "1 5 8 6 3 7 2 4"));
  test_type (app, "Right");
  test_wait_until (app, is_at (app, "2", "92", "1 6 8 3 7 4 2 5"));
  test_type (app, "Page_Down");
  test_wait_until (app, is_at (app, "12", "92", twelfth));
  test_type (app, "Left");
  test_wait_until (app, is_at (app, "11", "92", eleventh));
  test_type (app, "Page_Up");
  test_wait_until (app, is_at (app, "1", "92", "1 5 8 6 3 7 2 4"));
  test_type (app, "End");
  test_wait_until (app, is_at (app, "92", "92", "8 4 1 3 6 2 7 5"));
  test_type (app, "Home");
  test_wait_until (app, is_at (app, "1", "92", "1 5 8 6 3 7 2 4"));
}

/* A key that went round the end would be seen in where the next one leads to. */
static void
test_ends (TestApp *app)
{
  g_autofree char *fourth = get_columns (8, 4);

  test_wait_until (app, is_at (app, "1", "92", "1 5 8 6 3 7 2 4"));
  test_wait_until (app, !test_is_sensitive (app, TEST_BUTTON, "First solution"));
  test_wait_until (app, !test_is_sensitive (app, TEST_BUTTON, "Previous solution"));
  g_assert_true (test_is_sensitive (app, TEST_BUTTON, "Next solution"));
  test_type (app, "Left Page_Up Home Right Right Right");
  test_wait_until (app, is_at (app, "4", "92", fourth));

  /* Page Up does not go beyond the first, nor Page Down beyond the last. */
  test_type (app, "Page_Up");
  test_wait_until (app, is_at (app, "1", "92", "1 5 8 6 3 7 2 4"));
  test_type (app, "End Left Page_Down");
  test_wait_until (app, is_at (app, "92", "92", "8 4 1 3 6 2 7 5"));
  g_assert_true (test_is_sensitive (app, TEST_BUTTON, "Previous solution"));
  test_wait_until (app, !test_is_sensitive (app, TEST_BUTTON, "Next solution"));
  test_wait_until (app, !test_is_sensitive (app, TEST_BUTTON, "Last solution"));
  test_type (app, "Right Page_Down End Left");
  test_wait_until (app, is_at (app, "91", "92", "8 3 1 6 2 5 7 4"));
}

static void
test_typed_number (TestApp *app)
{
  g_autofree char *fiftieth = get_columns (8, 50);

  test_wait_until (app, is_at (app, "1", "92", "1 5 8 6 3 7 2 4"));
  test_type (app, "ctrl+g 5 0 Return");
  test_wait_until (app, is_at (app, "50", "92", fiftieth));

  /* The keys of the board write in an entry. */
  test_type (app, "ctrl+a 9 1 Left Left Delete 8 Return");
  test_wait_until (app, is_at (app, "81", "92", "*"));
}

static void
test_typed_nonsense (TestApp *app)
{
  test_wait_until (app, is_at (app, "1", "92", "1 5 8 6 3 7 2 4"));
  test_type (app, "Right ctrl+g x y Return");
  test_wait_until (app, test_entry_holds (app, POSITION, "xy"));
  test_wait_until (app, test_shows (app, "2 · 1 6 8 3 7 4 2 5*"));

  /* Whoever leaves sees again where they are. */
  test_type (app, "shift+Tab");
  test_wait_until (app, is_at (app, "2", "92", "1 6 8 3 7 4 2 5"));
}

static void
test_other_boards (TestApp *app)
{
  static const struct
  {
    guint n;
    const char *total;
    const char *first;
  } boards[] = {
    { 6, "4", "2 4 6 1 3 5" },
    { 1, "1", "1" },
    { 4, "2", "2 4 1 3" },
    { 12, "14200", "1 3 5 8 10 12 6 11 2 7 9 4" },
    { 5, "10", "1 3 5 2 4" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      test_set_number (app, "Queens", boards[i].n);
      test_wait_until (app, is_at (app, "1", boards[i].total, boards[i].first));
      test_wait_until (app, test_shows (app, boards[i].total));
      test_wait_until (app, test_shows (app, boards[i].n == 1 ? "solution" : "solutions"));
      test_wait_until (app, test_shows (app, "*agrees with A000170"));
    }
}

static void
test_queens_keys (TestApp *app)
{
  test_wait_until (app, is_at (app, "1", "92", "1 5 8 6 3 7 2 4"));
  test_type (app, "alt+Down");
  test_wait_until (app, test_shows (app, "of 40"));
  test_type (app, "alt+Up alt+Up");
  test_wait_until (app, test_shows (app, "of 352"));
  g_assert_cmpfloat (test_get_number (app, "Queens"), ==, 9);

  /* By the number itself, and no further than 32 and 1. */
  test_type (app, "ctrl+l ctrl+a 1 0 Return");
  test_wait_until (app, test_shows (app, "of 724"));
  test_set_number (app, "Queens", 32);
  test_type (app, "alt+Up alt+Down");
  test_wait_until (app, test_get_number (app, "Queens") == 31);
  test_set_number (app, "Queens", 1);
  test_type (app, "alt+Down alt+Up alt+Up");
  test_wait_until (app, test_get_number (app, "Queens") == 3);
}

static void
test_empty (TestApp *app)
{
  test_set_number (app, "Queens", 3);
  test_wait_until (app, test_shows (app, "No Solutions for 3 Queens"));
  test_wait_until (app, test_shows (app, "0"));
  test_wait_until (app, test_shows (app, "*agrees with A000170"));
  g_assert_false (test_shows (app, "of *"));

  test_set_number (app, "Queens", 2);
  test_wait_until (app, test_shows (app, "No Solutions for 2 Queens"));

  test_press (app, "Try Four Queens");
  test_wait_until (app, is_at (app, "1", "2", "2 4 1 3"));
  test_wait_until (app, !test_shows (app, "No Solutions for*"));
  g_assert_cmpfloat (test_get_number (app, "Queens"), ==, 4);
}

static void
test_quick_changes (TestApp *app)
{
  static const guint boards[] = { 12, 3, 16, 20, 2, 32, 15, 1, 18, 10 };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    test_set_number (app, "Queens", boards[i]);

  test_wait_until (app, is_at (app, "1", "724", "1 3 6 8 10 5 9 2 4 7"));
  test_wait_until (app, test_shows (app, "724"));
  test_wait_until (app, test_shows (app, "*agrees with A000170"));
  g_assert_cmpfloat (test_get_number (app, "Queens"), ==, 10);

  test_type (app, "End");
  test_wait_until (app, is_at (app, "724", "724", "10 8 5 3 1 6 2 9 7 4"));
}

static void
test_position_after_change (TestApp *app)
{
  test_wait_until (app, is_at (app, "1", "92", "1 5 8 6 3 7 2 4"));
  test_press (app, "Last solution");
  test_wait_until (app, is_at (app, "92", "92", "8 4 1 3 6 2 7 5"));
  test_set_number (app, "Queens", 9);
  test_wait_until (app, is_at (app, "1", "352", "1 3 6 8 2 4 9 7 5"));
}

/* The number above “solutions so far”. */
static guint64
read_count (TestApp *app)
{
  AtspiAccessible *unit = test_look_for (app, TEST_LABEL, "solutions*");
  g_autoptr (GObject) box = unit != NULL ? (GObject *) atspi_accessible_get_parent (unit, NULL) : NULL;
  g_autoptr (GObject) label = NULL;
  g_autofree char *count = NULL;

  if (box == NULL)
    return 0;

  label = (GObject *) atspi_accessible_get_child_at_index ((AtspiAccessible *) box, 0, NULL);
  count = label != NULL ? atspi_accessible_get_name ((AtspiAccessible *) label, NULL) : NULL;

  return count != NULL ? g_ascii_strtoull (count, NULL, 10) : 0;
}

static void
test_long_run (TestApp *app)
{
  guint64 count;

  test_set_number (app, "Queens", 20);
  test_wait_until (app, test_shows (app, "solutions so far"));
  test_wait_until (app, test_shows (app, "*million*") || test_shows (app, "*thousand*"));

  count = read_count (app);
  g_assert_cmpuint (count, >, 0);
  test_wait_until (app, read_count (app) > count + 1000000);
  g_assert_false (test_shows (app, "*A000170"));
}

static void
test_stop (TestApp *app)
{
  g_autofree char *last = NULL;
  guint64 count;

  test_set_number (app, "Queens", 20);
  test_wait_until (app, test_shows (app, "solutions so far"));
  test_wait_until (app, read_count (app) > 1000000);
  test_press (app, "Stop");
  test_wait_until (app, test_shows (app, "Stopped after*"));
  g_assert_true (test_shows (app, "solutions so far"));
  count = read_count (app);
  g_assert_cmpuint (count, <, G_GUINT64_CONSTANT (39029188884));

  /* Of what was counted the first half can be paged, as its mirror images come at the end of all; nothing more comes. */
  test_press (app, "Last solution");
  last = g_strdup_printf ("%" G_GUINT64_FORMAT, count / 2);
  test_wait_until (app, test_entry_holds (app, POSITION, last));
  g_assert_cmpuint (read_count (app), ==, count);

  test_press (app, "Count Again");
  test_wait_until (app, read_count (app) > 0 && test_look_for (app, TEST_BUTTON, "Stop") != NULL);
  test_wait_until (app, !test_shows (app, "Stopped after*"));
}

int
main (int   argc,
      char *argv[])
{
  test_init (&argc, &argv);

  test_add_with_app ("/app/solutions/first-start-shows-92", "", test_start);
  test_add_with_app ("/app/solutions/buttons-go-next-last-previous-first", "", test_buttons);
  test_add_with_app ("/app/solutions/keys-go-everywhere", "", test_keys);
  test_add_with_app ("/app/solutions/nothing-lies-beyond-the-ends", "", test_ends);
  test_add_with_app ("/app/solutions/typed-number-is-gone-to", "", test_typed_number);
  test_add_with_app ("/app/solutions/typed-nonsense-changes-nothing", "", test_typed_nonsense);
  test_add_with_app ("/app/solutions/other-boards-start-from-their-first", "", test_other_boards);
  test_add_with_app ("/app/solutions/keys-change-the-number-of-queens", "", test_queens_keys);
  test_add_with_app ("/app/solutions/two-and-three-queens-have-none", "", test_empty);
  test_add_with_app ("/app/solutions/ten-quick-changes-end-right", "", test_quick_changes);
  test_add_with_app ("/app/solutions/another-board-starts-from-its-first", "", test_position_after_change);
  test_add_with_app ("/app/solutions/long-run-counts-on", "", test_long_run);
  test_add_with_app ("/app/solutions/stopped-run-stays-and-starts-again", "", test_stop);

  return test_run_all ();
}
