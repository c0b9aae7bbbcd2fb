/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The Compare view: what it measures, asks, sorts and saves. */

#include "config.h"

#include <string.h>

#include "qs-test-session.h"
#include "qs-test-window.h"

/* What a search of the board row by row does, by a program that shares nothing with the methods: it looks at each pair
 * of queens. */
typedef struct
{
  guint n;
  guint columns[8];
  guint64 nodes;    /* placements in which no queen attacks another, with the empty board */
  guint64 expanded; /* those of them that have rows left */
} Walk;

static gboolean
is_safe (const Walk *walk,
         guint       row)
{
  for (guint other = 0; other < row; other++)
    {
      guint distance = MAX (walk->columns[row], walk->columns[other]) - MIN (walk->columns[row], walk->columns[other]);

      if (distance == 0 || distance == row - other)
        return FALSE;
    }

  return TRUE;
}

static void
walk_row (Walk *walk,
          guint row)
{
  walk->nodes++;
  if (row == walk->n)
    return;

  walk->expanded++;
  for (walk->columns[row] = 0; walk->columns[row] < walk->n; walk->columns[row]++)
    {
      if (is_safe (walk, row))
        walk_row (walk, row + 1);
    }
}

static void
open_view (TestApp *app,
           guint    n)
{
  test_type (app, "alt+3");
  test_wait_until (app, test_shows (app, "Which Method Is the Fastest?"));
  test_set_number (app, "Queens", n);
}

/* All have been measured, be it that more runs would hardly change the times, or that they may. */
static gboolean
has_ended (TestApp *app)
{
  return test_shows (app, "*: more runs *");
}

/* The least of the times on offer is enough for small boards. */
static void
choose_least_time (TestApp *app)
{
  test_type (app, "shift+Tab shift+Tab space");
  test_wait_until (app, test_shows (app, "Up to 10 min"));
  test_type (app, "Home Return");
  test_wait_until (app, !test_shows (app, "Up to 10 min"));
  g_assert_true (test_shows (app, "Up to 2 s"));
}

/* Compares all methods that take part, to the end. */
static void
compare (TestApp *app,
         guint    n)
{
  open_view (app, n);
  choose_least_time (app);
  test_press (app, "Start");
  test_wait_until (app, has_ended (app));
}

/* The row of the table that has a label with the text. */
static AtspiAccessible *
get_row (TestApp    *app,
         const char *text)
{
  g_autoptr (GObject) cell = (GObject *) atspi_accessible_get_parent (test_find (app, TEST_LABEL, text), NULL);
  AtspiAccessible *row = atspi_accessible_get_parent ((AtspiAccessible *) cell, NULL);

  g_assert_nonnull (row);
  g_ptr_array_add (app->widgets, row);

  return row;
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

/* A row's cells, each with a bar after it. */
static char *
read_row (TestApp    *app,
          const char *method)
{
  GString *cells = g_string_new (NULL);

  test_walk (get_row (app, method), append_label, cells);

  return g_string_free (cells, FALSE);
}

/* Asserts a method's numbers of nodes, checks and backtracks. */
static void
assert_counts (TestApp    *app,
               const char *method,
               guint64     nodes,
               guint64     checks)
{
  g_autofree char *cells = read_row (app, method);
  g_autofree char *numbers = g_strdup_printf ("|%" G_GUINT64_FORMAT "|%" G_GUINT64_FORMAT "|%" G_GUINT64_FORMAT "|",
                                              nodes, checks, nodes - 1);

  g_assert_nonnull (strstr (cells, numbers));
}

/* The rows from the top, by their methods, a line each. */
static char *
read_order (TestApp *app)
{
  g_autoptr (GObject) list = (GObject *) atspi_accessible_get_parent (get_row (app, "Boolean arrays"), NULL);
  int n_rows = atspi_accessible_get_child_count ((AtspiAccessible *) list, NULL);
  GString *order = g_string_new (NULL);

  for (int i = 0; i < n_rows; i++)
    {
      g_autoptr (GObject) row = (GObject *) atspi_accessible_get_child_at_index ((AtspiAccessible *) list, i, NULL);
      g_autoptr (GString) cells = g_string_new (NULL);

      test_walk ((AtspiAccessible *) row, append_label, cells);
      *strchr (cells->str, '|') = '\0';
      g_string_append_printf (order, "%s\n", cells->str);
    }

  return g_string_free (order, FALSE);
}

/* Whether the first of these methods is above the second. */
static gboolean
is_above (TestApp    *app,
          const char *upper,
          const char *lower)
{
  g_autofree char *order = read_order (app);
  const char *upper_place = strstr (order, upper);
  const char *lower_place = strstr (order, lower);

  return upper_place != NULL && lower_place != NULL && upper_place < lower_place;
}

/* The fastest comes first; then by name, then by nodes, of which dancing links need fewer. */
static void
assert_sorted (TestApp *app)
{
  test_wait_until (app, is_above (app, "Shifting bit masks", "Boolean arrays"));
  g_assert_true (is_above (app, "Shifting bit masks", "Dancing links"));
  g_assert_true (is_above (app, "Boolean arrays", "Brute force"));

  test_choose (app, "Save and sort", 2);
  test_wait_until (app, is_above (app, "Boolean arrays", "Shifting bit masks"));
  g_assert_true (is_above (app, "Brute force", "Conflict matrix"));

  test_choose (app, "Save and sort", 4);
  test_wait_until (app, is_above (app, "Dancing links", "Boolean arrays"));
  g_assert_true (is_above (app, "Boolean arrays", "Permutations"));
  g_assert_true (is_above (app, "Permutations", "Brute force"));
}

static void
test_table (TestApp *app)
{
  Walk walk = { .n = 6 };
  g_autofree char *reference = NULL;

  walk_row (&walk, 0);
  compare (app, 6);

  /* One look at each square of a row, or one look at the whole row. */
  assert_counts (app, "Boolean arrays", walk.nodes, 6 * walk.expanded);
  assert_counts (app, "Shifting bit masks", walk.nodes, walk.expanded);

  reference = read_row (app, "Enumerator (reference)");
  g_assert_nonnull (strstr (reference, "|—|—|—|"));
  test_find (app, TEST_IMAGE, "Processor time*6 queens, all solutions.*Boolean arrays: *");

  assert_sorted (app);
}

/* Opens the list of methods, and leaves the first, brute force, out. */
static void
leave_brute_force_out (TestApp *app)
{
  test_press (app, "* of 11 Methods");
  test_wait_until (app, test_has_state (test_find (app, TEST_CHECK, "Brute force"), ATSPI_STATE_FOCUSED));
  test_type (app, "space");
  test_find (app, TEST_LABEL, "9 of 11 Methods");
  g_assert_false (test_is_on (app, TEST_CHECK, "Brute force"));
  test_type (app, "Escape");
  test_wait_until (app, test_look_for (app, TEST_CHECK, "Brute force") == NULL);
}

static void
test_chosen_methods (TestApp *app)
{
  open_view (app, 4);
  choose_least_time (app);
  leave_brute_force_out (app);
  test_press (app, "Start");
  test_wait_until (app, has_ended (app));
  g_assert_true (test_shows (app, "Boolean arrays"));
  g_assert_false (test_shows (app, "Brute force"));
}

/* Who finds one solution only takes part when one is asked for. */
static void
test_first_solution (TestApp *app)
{
  open_view (app, 8);
  choose_least_time (app);
  test_press (app, "* of 11 Methods");
  test_wait_until (app, !test_is_sensitive (app, TEST_CHECK, "Min-conflicts"));
  test_type (app, "Escape");
  test_press (app, "First");
  test_find (app, TEST_LABEL, "11 of 11 Methods");

  test_press (app, "Start");
  test_wait_until (app, has_ended (app));
  g_assert_true (test_shows (app, "Min-conflicts"));
  test_find (app, TEST_IMAGE, "Processor time*8 queens, the first solution.*");
}

/* Fourteen rows of fourteen squares: 14^14 boards. */
static void
test_declined (TestApp *app)
{
  open_view (app, 14);
  test_press (app, "Start");
  test_wait_until (app, test_shows (app, "Brute force is left out: it would try 11112006825558016 placements*"));
  test_press (app, "Cancel");
  test_wait_until (app, test_shows (app, "Which Method Is the Fastest?"));
  g_assert_false (test_shows (app, "Brute force is left out*"));
  test_wait_until (app, test_is_sensitive (app, TEST_BUTTON, "Start"));
}

/* Permutations of thirteen columns take minutes; those of fourteen may take more than the hour that is allowed. */
static void
test_cancelled (TestApp *app)
{
  open_view (app, 13);
  leave_brute_force_out (app);
  test_press (app, "Start");
  test_wait_until (app, test_shows (app, "13 queens, all solutions: this takes about *"));
  g_assert_false (test_shows (app, "Brute force is left out*"));
  test_press (app, "Run");
  test_wait_until (app, test_shows (app, "Running:*"));
  test_wait_until (app, test_shows (app, "waits"));
  /* One has been measured: it is the best so far. */
  test_wait_until (app, test_shows (app, "×1"));
  test_press (app, "Cancel");
  test_wait_until (app, test_shows (app, "Cancelled:*"));
  test_wait_until (app, test_shows (app, "not measured"));

  /* Nothing goes on, and the window answers. */
  test_set_number (app, "Queens", 5);
  test_press (app, "Sizes");
  test_wait_until (app, test_shows (app, "3125"));
  test_wait_until (app, test_is_sensitive (app, TEST_BUTTON, "Start"));
}

static void
test_sizes (TestApp *app)
{
  open_view (app, 8);
  test_press (app, "Sizes");
  test_wait_until (app, test_shows (app, "18446744073709551616"));
  g_assert_true (test_shows (app, "4426165368"));
  g_assert_true (test_shows (app, "16777216"));
  g_assert_true (test_shows (app, "40320"));
}

/* Goes on from the menu to the file dialog, gives it @path, and waits for the file. */
static void
save_as (TestApp    *app,
         guint       place,
         const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *message = g_strdup_printf ("Saved to “%s”", name);

  test_choose (app, "Save and sort", place);
  test_wait_until (app, test_look_for (app, TEST_ENTRY, "Name*") != NULL);
  test_set_text (app, "Name*", path);
  test_press (app, "Save");
  test_wait_until (app, test_shows (app, message));
}

static char *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *content = NULL;

  g_file_get_contents (path, &content, NULL, &error);
  g_assert_no_error (error);

  return content;
}

static void
test_saved (TestApp *app)
{
  g_autofree char *table_path = g_build_filename (test_session_get_folder (), "table.csv", NULL);
  g_autofree char *chart_path = g_build_filename (test_session_get_folder (), "chart.svg", NULL);
  g_autofree char *brute_force = NULL;
  g_autofree char *table = NULL;
  g_autofree char *chart = NULL;

  /* All placements with one queen a row, of which there are 1 + 5 + … + 5^5. */
  compare (app, 5);
  brute_force = read_row (app, "Brute force");
  g_assert_nonnull (strstr (brute_force, "|3906|"));

  save_as (app, 1, table_path);
  table = read_file (table_path);
  g_assert_true (g_str_has_prefix (table, "method,n,asked,"));
  g_assert_nonnull (strstr (table, "\nbrute-force,5,all,"));
  g_assert_nonnull (strstr (table, ",3906,"));

  save_as (app, 0, chart_path);
  chart = read_file (chart_path);
  g_assert_nonnull (strstr (chart, "<svg "));
}

/* The panel with the number of queens folds away there. */
static void
test_smallest_screen (TestApp *app)
{
  g_autofree char *done = NULL;
  g_autofree char *geometry = NULL;

  open_view (app, 4);
  choose_least_time (app);
  done = test_xdotool ("getwindowfocus windowsize 640 480");
  g_assert_nonnull (done);
  test_wait_until (app, !test_shows (app, "Queens"));
  test_press (app, "Start");
  test_wait_until (app, has_ended (app));
  test_press (app, "Growth");
  test_wait_until (app, test_is_on (app, TEST_BUTTON, "Growth"));
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

  test_add_with_app ("/app/compare/counts-agree-with-a-walk-of-the-tree-in-any-order", "", test_table);
  test_add_with_app ("/app/compare/only-the-chosen-take-part", "", test_chosen_methods);
  test_add_with_app ("/app/compare/first-solution-lets-min-conflicts-take-part", "", test_first_solution);
  test_add_with_app ("/app/compare/long-run-asks-and-is-declined", "", test_declined);
  test_add_with_app ("/app/compare/long-run-is-cancelled", "", test_cancelled);
  test_add_with_app ("/app/compare/sizes-have-all-digits", "", test_sizes);
  test_add_with_app ("/app/compare/counts-without-pruning-agree-and-are-saved", "", test_saved);
  test_add_with_app ("/app/compare/fits-640-by-480", "", test_smallest_screen);

  return test_run_all ();
}
