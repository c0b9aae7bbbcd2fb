/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The Compare view: what it measures, asks, sorts and saves. */

#include <string.h>

#include "qs-test-chooser.h"
#include "qs-test-pages.h"
#include "qs-test-session.h"
#include "qs-test-widget.h"

/* Counts a row-by-row search of the board, sharing nothing with the methods: it looks at each pair of queens. */
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
open_view (guint    n)
{
  test_type ("alt+3");
  /* The race that begins by itself is over. */
  test_find (TEST_BUTTON, "Start");
  test_set_number ("Queens", n);
}

static void
close_options (void)
{
  test_type ("Escape");
  test_until (test_look_for (TEST_BUTTON, "Choose None") == NULL && test_has_left_popover ());
}

/* The least of the times on offer is enough for small boards. */
static void
choose_least_time (void)
{
  test_press ("Options");
  test_select ("Time", 0);
  test_until (test_shows ("Up to 2 s"));
  close_options ();
}

/* Until all have been measured, whether more runs may still change the times or not. The race that began by itself was
 * another task. */
static void
start_and_wait (const char *task)
{
  g_autofree char *stable = g_strdup_printf ("%s · Done: the times are stable.", task);
  g_autofree char *unstable = g_strdup_printf ("%s · *: times marked *", task);

  choose_least_time ();
  test_press ("Start");
  test_until (test_race_shows (stable) || test_race_shows (unstable));
}

/* Leaves all methods out but one, so that the times are soon known well enough. */
static void
choose_only (const char *method)
{
  test_press ("Options");
  test_press ("Choose None");
  test_find (TEST_LABEL, "0 of 12 Methods");
  test_tick (method);
  test_find (TEST_LABEL, "1 of 12 Methods");
  close_options ();
}

/* A row's cells, each with a bar after it. */
static char *
read_row (const char *method)
{
  return test_read_row (test_find (TEST_LABEL, method));
}

/* Asserts a method's numbers of nodes, checks and backtracks. */
static void
assert_counts (const char *method,
               guint64     nodes,
               guint64     checks)
{
  g_autofree char *cells = read_row (method);
  g_autofree char *numbers = g_strdup_printf ("|%" G_GUINT64_FORMAT "|%" G_GUINT64_FORMAT "|%" G_GUINT64_FORMAT "|",
                                              nodes, checks, nodes - 1);

  g_assert_nonnull (strstr (cells, numbers));
}

/* The rows from the top, by their methods, a line each. */
static char *
read_order (void)
{
  GtkWidget *row = test_get_row (test_find (TEST_LABEL, "Boolean arrays"));
  GString *order = g_string_new (NULL);

  for (row = gtk_widget_get_first_child (gtk_widget_get_parent (row)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      g_autofree char *cells = test_read_row (row);

      g_string_append_printf (order, "%s\n", cells);
    }

  return g_string_free (order, FALSE);
}

/* Whether the first of these methods is above the second. */
static gboolean
is_above (const char *upper,
          const char *lower)
{
  g_autofree char *order = read_order ();
  const char *upper_place = strstr (order, upper);
  const char *lower_place = strstr (order, lower);

  return upper_place != NULL && lower_place != NULL && upper_place < lower_place;
}

/* The fastest comes first; then by name, then by nodes, of which dancing links need fewer. */
static void
assert_sorted (void)
{
  test_until (is_above ("Shifting bit masks", "Boolean arrays"));
  g_assert_true (is_above ("Shifting bit masks", "Dancing links"));
  g_assert_true (is_above ("Boolean arrays", "Brute force"));

  test_choose ("Save and sort", 2);
  test_until (is_above ("Boolean arrays", "Shifting bit masks"));
  g_assert_true (is_above ("Brute force", "Conflict matrix"));

  test_choose ("Save and sort", 4);
  test_until (is_above ("Dancing links", "Boolean arrays"));
  g_assert_true (is_above ("Boolean arrays", "Permutations"));
  g_assert_true (is_above ("Permutations", "Brute force"));
}

/* How far the page is scrolled. */
static GtkAdjustment *
get_place (void)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (test_find (TEST_BUTTON, "Start"), GTK_TYPE_SCROLLED_WINDOW);

  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
}

/* Whether nothing of the page has to be scrolled to. */
static gboolean
is_all_in_sight (void)
{
  GtkAdjustment *place = get_place ();

  return gtk_adjustment_get_upper (place) <= gtk_adjustment_get_page_size (place);
}

QS_TEST_WINDOW (counts_agree_with_a_walk_of_the_tree_in_any_order, 7)
{
  Walk walk = { .n = 6 };
  g_autofree char *reference = NULL;

  walk_row (&walk, 0);
  test_spare_first_race ();
  open_view (6);
  start_and_wait ("6 queens, all solutions");

  /* One look at each square of a row, or one look at the whole row. */
  assert_counts ("Boolean arrays", walk.nodes, 6 * walk.expanded);
  assert_counts ("Shifting bit masks", walk.nodes, walk.expanded);

  reference = read_row ("Enumerator (reference)");
  g_assert_nonnull (strstr (reference, "|—|—|—|"));
  assert_sorted ();
  test_until (is_all_in_sight ());

  test_press ("Times");
  test_find (TEST_IMAGE, "Processor time*6 queens, all solutions.*Boolean arrays: *");
  test_until (is_all_in_sight ());
}

/* Opens the options, and leaves the first, brute force, out. */
static void
leave_brute_force_out (void)
{
  test_press ("Options");
  gtk_widget_grab_focus (test_find (TEST_CHECK, "Brute force"));
  test_type ("space");
  test_find (TEST_LABEL, "10 of 12 Methods");
  g_assert_false (test_is_on (TEST_CHECK, "Brute force"));
  close_options ();
}

QS_TEST_WINDOW (only_the_chosen_take_part, 7)
{
  test_spare_first_race ();
  open_view (4);
  choose_only ("Boolean arrays");
  start_and_wait ("4 queens, all solutions");
  g_assert_true (test_shows ("Boolean arrays"));
  g_assert_false (test_shows ("Brute force") || test_shows ("Shifting bit masks"));
}

/* A method that finds only one solution takes part when the task is to find the first. */
QS_TEST_WINDOW (first_solution_lets_min_conflicts_take_part, 7)
{
  test_spare_first_race ();
  open_view (8);
  test_press ("Options");
  test_until (!test_is_sensitive (TEST_CHECK, "Min-conflicts"));
  test_press ("First");
  test_find (TEST_LABEL, "12 of 12 Methods");
  close_options ();

  choose_only ("Min-conflicts");
  start_and_wait ("8 queens, the first solution");
  g_assert_true (test_shows ("Min-conflicts"));
  test_press ("Times");
  test_find (TEST_IMAGE, "Processor time*8 queens, the first solution.*");
}

/* Fourteen rows of fourteen squares: 14^14 boards. */
QS_TEST_WINDOW (long_run_asks_and_is_declined, 7)
{
  test_spare_first_race ();
  open_view (14);
  test_press ("Start");
  test_until (test_shows ("Brute force is left out: it would try 11112006825558016 placements*"));
  test_press ("Cancel");
  test_until (test_shows ("14 queens, all solutions · Cancelled: *"));
  g_assert_false (test_shows ("Brute force is left out*"));
  g_assert_true (test_shows ("left out"));
  test_until (test_is_sensitive (TEST_BUTTON, "Start"));
}

/* Permutations of thirteen columns take minutes; those of fourteen may take more than the allowed hour. */
QS_TEST_WINDOW (long_run_is_cancelled, 7)
{
  test_spare_first_race ();
  open_view (13);
  leave_brute_force_out ();
  test_press ("Start");
  test_until (test_shows ("13 queens, all solutions: this takes about *"));
  g_assert_false (test_shows ("Brute force is left out*"));
  test_press ("Run");
  test_until (test_shows ("*Running:*"));
  test_until (test_shows ("waiting"));
  /* One has been measured: it is the best so far. */
  test_until (test_shows ("×1"));
  test_press ("Cancel");
  test_until (test_shows ("*Cancelled:*"));
  test_until (test_shows ("about *"));

  /* Nothing runs, and the window answers. */
  test_set_number ("Queens", 5);
  test_press ("Sizes");
  test_until (test_shows ("3125"));
  test_until (test_is_sensitive (TEST_BUTTON, "Start"));
}

/* Whoever comes for the first time sees a race that needs no answer: those that take long have their expected time. */
QS_TEST_WINDOW (begins_by_itself, 10)
{
  test_type ("alt+3");
  test_until (test_shows ("10 queens, all solutions · The time is up: * of 12 methods were measured."));
  g_assert_false (test_shows ("Run"));
  g_assert_true (test_shows ("×1") && test_shows ("about *"));

  /* It begins once, and not again for another board. */
  test_set_number ("Queens", 5);
  test_type ("alt+1");
  test_until (test_shows ("of 10"));
  test_type ("alt+3");
  test_pass_frames (3);
  g_assert_true (test_shows ("10 queens, all solutions · *") && test_is_sensitive (TEST_BUTTON, "Start"));
}

/* Another board has methods of its own, and no growth where no other size is like it. */
QS_TEST_WINDOW (other_boards, 7)
{
  test_spare_first_race ();
  open_view (5);
  test_press ("Board");
  test_select ("Kind", QS_ATTACK_TORUS);
  test_type ("Escape");
  test_until (test_look_for (TEST_LABEL, "Kind") == NULL && test_has_left_popover ());
  test_press ("Options");
  test_until (!test_is_sensitive (TEST_CHECK, "Enumerator (reference)"));
  g_assert_true (test_is_sensitive (TEST_CHECK, "Fixed masks, de Bruijn"));
  close_options ();
  start_and_wait ("5 queens on a torus, all solutions");
  assert_counts ("Boolean arrays", 46, 5 * 36);
  test_press ("Growth");
  test_find (TEST_IMAGE, "Processor time*Boolean arrays: *");
}

QS_TEST_WINDOW (sizes_have_all_digits, 7)
{
  test_spare_first_race ();
  open_view (8);
  test_press ("Sizes");
  test_until (test_shows ("18446744073709551616"));
  g_assert_true (test_shows ("4426165368"));
  g_assert_true (test_shows ("16777216"));
  g_assert_true (test_shows ("40320"));
}

/* Saves from the menu to @path, and waits for the file. */
static void
save_as (guint       place,
         const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *message = g_strdup_printf ("Saved to “%s”", name);

  test_chooser_choose (g_file_new_for_path (path));
  test_choose ("Save and sort", place);
  test_until (test_shows (message));
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

QS_TEST_WINDOW (counts_without_pruning_agree_and_are_saved, 7)
{
  g_autofree char *table_path = g_build_filename (test_session_get_folder (), "table.csv", NULL);
  g_autofree char *chart_path = g_build_filename (test_session_get_folder (), "chart.svg", NULL);
  g_autofree char *brute_force = NULL;
  g_autofree char *table = NULL;
  g_autofree char *chart = NULL;

  /* All placements with one queen a row, of which there are 1 + 5 + … + 5^5. */
  test_spare_first_race ();
  open_view (5);
  choose_only ("Brute force");
  start_and_wait ("5 queens, all solutions");
  brute_force = read_row ("Brute force");
  g_assert_nonnull (strstr (brute_force, "|3906|"));

  save_as (1, table_path);
  table = read_file (table_path);
  g_assert_true (g_str_has_prefix (table, "method,n,asked,"));
  g_assert_nonnull (strstr (table, "\nbrute-force,5,all,"));
  g_assert_nonnull (strstr (table, ",3906,"));

  save_as (0, chart_path);
  chart = read_file (chart_path);
  g_assert_nonnull (strstr (chart, "<svg "));
}

static gboolean
has_scrolled (GtkWidget *widget)
{
  if (gtk_adjustment_get_value (get_place ()) > 0)
    return TRUE;

  test_point (widget, 10, 60, "click --repeat 5 --delay 20 5");
  return FALSE;
}

/* The first notches of a wheel under a new window may count for nothing. */
static void
scroll_over (GtkWidget *widget)
{
  g_assert_cmpfloat (gtk_adjustment_get_value (get_place ()), ==, 0);
  test_until (has_scrolled (widget));
  gtk_adjustment_set_value (get_place (), 0);
}

/* The wheel moves the page wherever the pointer is. */
QS_TEST_WINDOW (wheel_moves_the_page, 7)
{
  open_view (4);
  test_resize (640, 480);
  test_pass_frames (3);
  /* Any method may be the slowest, and its row below the window's edge: the first row is always in sight. */
  scroll_over (gtk_widget_get_ancestor (test_find (TEST_LABEL, "Boolean arrays"), GTK_TYPE_COLUMN_VIEW));
  test_press ("Times");
  test_pass_frames (3);
  scroll_over (test_find (TEST_IMAGE, "Processor time*"));
}

/* On a large screen a row is still read from one end to the other, in larger text. A chart takes what height there is. */
QS_TEST_WINDOW (rows_end_in_sight_on_a_large_screen, 7)
{
  graphene_rect_t place;
  float usual_height;

  open_view (4);
  test_resize (1500, 1000);
  test_pass_frames (3);
  place = test_get_place (test_get_row (test_find (TEST_LABEL, "Boolean arrays")));
  g_assert_cmpfloat (place.size.width, <=, 1260);
  usual_height = place.size.height;

  test_resize (1900, 1000);
  test_pass_frames (3);
  place = test_get_place (test_get_row (test_find (TEST_LABEL, "Boolean arrays")));
  g_assert_cmpfloat (place.size.height, >, usual_height);
  g_assert_cmpfloat (place.size.width, <=, 90 * 1.25 * 10 * 96 / 72);
  g_assert_cmpfloat (place.size.width, >=, 1200);
  g_assert_cmpfloat (place.origin.x, >=, 300);
  test_until (test_shows ("×1"));
  g_assert_cmpfloat (test_find_end ("Ratio"), ==, test_find_end ("×1"));

  test_press ("Times");
  test_pass_frames (3);
  place = test_get_place (test_find (TEST_IMAGE, "Processor time*"));
  g_assert_cmpfloat (place.size.height, >=, 700);
}

/* The panel with the number of queens folds away there. */
QS_TEST_WINDOW (fits_640_by_480, 7)
{
  open_view (4);
  test_resize (640, 480);
  test_until (!test_shows ("Queens"));
  choose_least_time ();
  test_press ("Growth");
  test_until (test_is_on (TEST_BUTTON, "Growth"));
  g_assert_true (test_has_size (640, 480));
}
