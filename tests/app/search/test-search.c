/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Watching a search: its steps, its buttons and keys, its speed. */

#include "config.h"

#include <math.h>
#include <string.h>

#include "qs-test-boards.h"
#include "qs-scrub-bar.h"
#include "qs-test-widget.h"

/* For how many frames nothing must change until it stands still. */
#define STILL 20

/* The counters below the data. */
typedef struct
{
  guint64 placements;
  guint64 backtracks;
  guint64 solutions;
} Counts;

/* The first number in a text. */
static guint64
read_number (const char *text)
{
  const char *digits = strpbrk (text, "0123456789");

  g_assert_nonnull (digits);

  return g_ascii_strtoull (digits, NULL, 10);
}

static guint64
read_step (GtkWidget *label)
{
  return read_number (gtk_label_get_text (GTK_LABEL (label)));
}

/* The number behind a counter's name. */
static guint64
read_counter (const char *name)
{
  const char *text = gtk_label_get_text (GTK_LABEL (test_find (TEST_LABEL, "Nodes\302\240*Solutions\302\240*")));

  return read_number (strstr (text, name));
}

static Counts
read_counts (void)
{
  return (Counts){
    .placements = read_counter ("Nodes") - 1,
    .backtracks = read_counter ("Backtracks"),
    .solutions = read_counter ("Solutions"),
  };
}

static gboolean
counts_are (guint64  placements,
            guint64  backtracks,
            guint64  solutions)
{
  Counts counts = read_counts ();

  return counts.placements == placements && counts.backtracks == backtracks && counts.solutions == solutions;
}

/* Whether no step is made during some frames, each of which would show a new step of a playing search. */
static gboolean
stands_still (GtkWidget *label)
{
  guint64 step = read_step (label);

  test_pass_frames (STILL);

  return read_step (label) == step;
}

/* The slider stands for the decimal logarithm. */
static void
set_speed (double   steps_a_second)
{
  test_set_number ("Speed", log10 (steps_a_second));
}

static gboolean
is_playing (void)
{
  return test_look_for (TEST_BUTTON, "Pause") != NULL;
}

/* Returns the label of the step that is shown. */
static GtkWidget *
open_search (void)
{
  test_type ("alt+2");
  test_until (test_is_on (TEST_BUTTON, "Search"));

  return test_find (TEST_LABEL, "Step 0");
}

static void
wait_for_board (const char *description)
{
  test_until (test_look_for (TEST_IMAGE, description) != NULL);
}

QS_TEST_WINDOW (starts_before_the_first_step, 8)
{
  test_press ("Search");
  test_until (test_shows ("Step 0"));
  wait_for_board ("Empty board of 8*8.*");
  test_until (test_shows ("8 steps per second"));
  g_assert_true (test_shows ("0 solutions"));
  g_assert_true (counts_are (0, 0, 0));
  g_assert_false (is_playing ());
  test_until (!test_is_sensitive (TEST_BUTTON, "Back to the start"));
  test_until (!test_is_sensitive (TEST_BUTTON, "One step back"));
  g_assert_true (test_is_sensitive (TEST_BUTTON, "One step forward"));
  g_assert_false (test_shows ("of 92"));

  test_press ("Solutions");
  test_until (test_shows ("of 92"));
  g_assert_false (test_shows ("Step *"));
}

/* A new user sees a search by boolean arrays that can be followed to its end; what is chosen then stays. */
QS_TEST_WIDGET (the_first_is_small)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.queenside.Queenside");
  GtkWidget *button;

  g_settings_reset (settings, "method");
  g_settings_reset (settings, "search-seen");
  test_open_window (13);
  open_search ();
  wait_for_board ("Empty board of 4*4.*");
  test_until (test_shows ("Boolean arrays"));
  g_assert_cmpfloat (test_get_number ("Queens"), ==, 4);

  /* What says so leaves the buttons below it to the pointer. */
  test_until (test_shows ("A small search first: 4 queens"));
  button = test_find (TEST_BUTTON, "One step forward");
  test_point (button, gtk_widget_get_width (button) / 2.0, gtk_widget_get_height (button) / 2.0, "click 1");
  test_until (test_shows ("Step 1"));
  test_press ("Back to 13 Queens");
  wait_for_board ("Empty board of 13*13.*");
  test_type ("alt+1");
  test_type ("alt+2");
  wait_for_board ("Empty board of 13*13.*");
}

/* Whoever chooses a board has no use for the way back to another. */
QS_TEST_WIDGET (the_first_is_left)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.queenside.Queenside");

  g_settings_reset (settings, "search-seen");
  test_open_window (13);
  open_search ();
  test_until (test_shows ("A small search first: 4 queens"));
  test_set_number ("Queens", 6);
  wait_for_board ("Empty board of 6*6.*");
  test_until (!test_shows ("A small search first: 4 queens"));
}

/* A number that has no room beside its words stands above them, not in pieces. */
QS_TEST_WINDOW (long_number, 8)
{
  GtkWidget *number;

  open_search ();
  test_set_number ("Queens", 20);
  test_until (test_shows ("solutions, as published"));
  number = test_find (TEST_LABEL, "39029188884");
  test_until (gtk_widget_get_width (number) > 0);
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (number))), ==, 1);
  test_press ("Stop");
}

/* The list says what is new in each method, under a heading where a group begins. */
QS_TEST_WINDOW (method_list, 8)
{
  open_search ();
  test_type ("alt+m space");
  test_until (test_shows ("Three arrays tell at once what is attacked"));
  g_assert_true (test_shows ("Naive") && test_shows ("Backtracking"));
  test_type ("Escape");
}

QS_TEST_WINDOW (single_steps_are_told, 8)
{
  open_search ();
  g_assert_false (test_shows ("Cut off: *"));

  test_press ("One step forward");
  test_until (test_shows ("Step 1"));
  test_until (test_shows ("Row a8*h8: 8 squares are free"));
  test_press ("One step forward");
  test_until (test_shows ("Step 2"));
  test_until (test_shows ("*placed on a8"));
  wait_for_board ("Board of 8*8 with queens on a8.*");

  /* In the second row the queen on a8 attacks a7 and b7. */
  test_press ("One step forward");
  test_until (test_shows ("Step 3"));
  test_until (test_shows ("Row a7*h7: 6 squares are free"));
  test_until (test_shows ("Cut off: *"));
  g_assert_false (is_playing ());
}

/* Steps back show the same as the steps forward: the board, the words, the counters, the data and the pseudocode. */
QS_TEST_WINDOW (steps_back_are_exact, 8)
{
  GtkWidget *label = open_search ();

  test_type ("period period period period");
  test_until (test_shows ("Step 4"));
  wait_for_board ("Board of 8*8 with queens on a8, c7.*");
  test_until (counts_are (2, 0, 0));
  wait_for_board ("Pseudocode, line 5: queen*");

  test_press ("One step back");
  test_until (test_shows ("Step 3"));
  test_until (test_shows ("Row a7*h7: 6 squares are free"));
  wait_for_board ("Board of 8*8 with queens on a8.*");
  wait_for_board ("Pseudocode, line 2: free*");
  test_until (counts_are (1, 0, 0));
  g_assert_false (test_shows ("4 steps*"));

  for (guint step = 2; step > 0; step--)
    {
      test_press ("One step back");
      test_until (read_step (label) == step);
    }

  test_press ("One step back");
  test_until (read_step (label) == 0);
  wait_for_board ("Empty board of 8*8.*");
  test_until (!test_is_sensitive (TEST_BUTTON, "One step back"));

  test_press ("One step forward");
  test_until (test_shows ("Row a8*h8: 8 squares are free"));
}

QS_TEST_WINDOW (solutions_are_gone_to, 8)
{
  open_search ();

  /* Eight queens are known for it: 113 placements lead to the first solution. */
  test_type ("n");
  test_until (test_shows ("1 solution"));
  test_until (counts_are (113, 105, 1));
  wait_for_board ("Board of 8*8 with queens on a8, e7, h6, f5, c4, g3, b2, d1.*");

  test_type ("n");
  test_until (test_shows ("2 solutions"));
  wait_for_board ("Board of 8*8 with queens on a8, f7, h6, c5, g4, d3, b2, e1.*");
  g_assert_false (is_playing ());

  test_type ("shift+n");
  wait_for_board ("Board of 8*8 with queens on a8, e7, h6, f5, c4, g3, b2, d1.*");
  test_until (counts_are (113, 105, 1));
}

/* In the board of four, the queens on a4 and c3 leave no square; c3 is the first that is taken back. */
QS_TEST_WINDOW (backtracks_are_gone_to, 8)
{
  open_search ();
  test_set_number ("Queens", 4);
  wait_for_board ("Empty board of 4*4.*");

  test_type ("shift+period");
  test_until (test_shows ("Backtrack: the queen on c3 is taken back"));
  test_type ("shift+period");
  test_until (test_shows ("Backtrack: the queen on b2 is taken back"));
  test_type ("shift+comma");
  test_until (test_shows ("Backtrack: the queen on c3 is taken back"));
  wait_for_board ("Board of 4*4 with queens on a4.*");
}

QS_TEST_WINDOW (rewind_starts_over, 8)
{
  open_search ();
  test_type ("n");
  test_until (test_shows ("*1 solution"));
  test_press ("Back to the start");
  test_until (test_shows ("Step 0"));
  wait_for_board ("Empty board of 8*8.*");
  test_until (!test_is_sensitive (TEST_BUTTON, "Back to the start"));

  /* The same search again. */
  test_press ("One step forward");
  test_until (test_shows ("Step 1"));
}

QS_TEST_WINDOW (pause_stands_still, 12)
{
  GtkWidget *label = open_search ();
  guint64 step;

  set_speed (100);
  test_press ("Play");
  test_until (is_playing ());
  test_until (read_step (label) >= 10);
  test_press ("Pause");
  test_until (!is_playing ());
  test_until (stands_still (label));

  /* The search has heard of the pause when it has made the step that was asked for later. */
  test_press ("One step forward");
  test_until (!is_playing ());
  test_pass_frames (2);
  step = read_step (label);
  test_press ("One step forward");
  test_until (read_step (label) == step + 1);
  g_assert_true (stands_still (label));

  test_press ("Play");
  test_until (read_step (label) > step + 10);
}

QS_TEST_WINDOW (keys_do_what_the_buttons_do, 8)
{
  GtkWidget *label = open_search ();
  guint64 step;

  test_type ("period");
  test_until (test_shows ("Step 1"));
  test_type ("period period");
  test_until (test_shows ("Step 3"));
  test_type ("comma");
  test_until (test_shows ("Step 2"));
  test_type ("n");
  test_until (counts_are (113, 105, 1));
  test_type ("n");
  test_until (test_shows ("*2 solutions"));
  test_type ("shift+n");
  test_until (counts_are (113, 105, 1));
  test_type ("shift+comma");
  test_until (test_shows ("Backtrack: *"));
  test_until (read_counter ("Backtracks") == 105);
  test_type ("shift+comma");
  test_until (read_counter ("Backtracks") == 104);
  test_type ("shift+period");
  test_until (read_counter ("Backtracks") == 105);

  /* While it still moves, the key means a pause. */
  test_until (!is_playing ());
  step = read_step (label);
  test_type ("space");
  test_until (is_playing ());
  test_until (read_step (label) > step);
  test_type ("space");
  test_until (!is_playing ());
  test_type ("BackSpace");
  test_until (test_shows ("Step 0"));

  /* The keys of the other view are silent here, and these are there. */
  test_type ("Page_Down alt+1");
  test_until (test_shows ("of 92"));
  g_assert_true (test_entry_holds ("Number of the solution shown", "1"));
  test_type ("period n alt+2");
  test_until (test_shows ("Step 0"));
}

QS_TEST_WINDOW (steps_are_gone_to_by_number, 8)
{
  open_search ();

  /* Beyond the steps searched so far, and back. */
  test_type ("ctrl+g 4 0 Return");
  test_until (test_shows ("Step 40"));
  test_type ("ctrl+g 2 Return");
  test_until (test_shows ("Step 2"));
  wait_for_board ("Board of 8*8 with queens on a8.*");

  /* A text that is not a number goes nowhere. */
  test_type ("ctrl+g x Return");
  test_until (test_shows ("Go to step"));
  test_type ("Escape");
  test_until (test_shows ("Step 2"));
}

QS_TEST_WINDOW (scrub_bar_seeks, 8)
{
  GtkWidget *label = open_search ();

  test_type ("n");
  test_until (test_shows ("*1 solution"));
  test_set_number ("Step", 3);
  test_until (test_shows ("Step 3"));
  test_until (test_shows ("Row a7*h7: 6 squares are free"));
  test_set_number ("Step", 200);
  test_until (test_shows ("Step 200"));
  test_until (test_get_number ("Step") == 200);

  /* It follows, and its own keys move it. */
  test_press ("One step forward");
  test_until (read_step (label) == 201);
  test_until (test_get_number ("Step") == 201);
}

/* The numbers of the whole search of a board by shifting masks: each placement that is not full is looked at once, and
 * each queen is placed and removed. */
static void
count_whole_search (guint    n,
                    guint64 *expanded,
                    guint64 *placed)
{
  *placed = 0;
  *expanded = 1;
  for (guint rows = 1; rows <= n; rows++)
    {
      *placed += test_count_placements (n, rows);
      if (rows < n)
        *expanded += test_count_placements (n, rows);
    }
}

QS_TEST_WINDOW (whole_search_has_every_step, 8)
{
  GtkWidget *label = open_search ();
  g_autofree char *range = NULL;
  guint64 expanded, placed;

  count_whole_search (5, &expanded, &placed);
  range = g_strdup_printf ("%" G_GUINT64_FORMAT " steps*10 solutions", expanded + 2 * placed + 10);

  test_set_number ("Queens", 5);
  set_speed (1e6);
  test_until (test_shows ("As fast as possible"));
  test_press ("Play");
  test_until (test_shows ("*ended*10 solutions"));
  test_until (test_shows (range));
  test_until (counts_are (placed, placed, 10));
  g_assert_cmpuint (read_counter ("Checks"), ==, expanded);
  test_until (!is_playing ());
  test_until (!test_is_sensitive (TEST_BUTTON, "One step forward"));
  test_until (!test_is_sensitive (TEST_BUTTON, "Run to the end"));

  /* From the end one can go back, and Play begins again. */
  test_type ("shift+n");
  test_until (test_shows ("*solution 10"));
  test_press ("Run to the end");
  test_until (test_shows ("*ended*10 solutions"));
  set_speed (10);
  test_press ("Play");
  test_until (is_playing ());
  test_until (read_step (label) < 50);
}

QS_TEST_WINDOW (stops_at_solutions, 8)
{
  open_search ();

  test_type ("alt+e");
  test_until (test_is_on (TEST_CHECK, "Stop at each solution"));
  set_speed (1e5);
  test_press ("Play");
  test_until (counts_are (113, 105, 1));
  test_until (!is_playing ());
  test_press ("Play");
  test_until (test_shows ("*solution 2"));
  test_until (!is_playing ());
}

/* Chooses a method with the keyboard: from the end of the list. The row in its middle is seen wherever it is scrolled. */
static void
choose_method (const char *keys)
{
  static const char middle[] = "One loop and a stack in place of calls";
  g_autofree char *all = g_strdup_printf ("End %s Return", keys);

  test_type ("alt+m");
  test_until (test_shows (middle));
  test_type (all);
  test_until (test_has_left_popover ());
}

QS_TEST_WINDOW (another_method_starts_over, 12)
{
  GtkWidget *label = open_search ();

  set_speed (100);
  test_press ("Play");
  test_until (read_step (label) > 20);

  choose_method ("Home Down Down Down");
  test_until (read_step (label) == 0);
  test_until (!is_playing ());
  wait_for_board ("Empty board of 12*12.*");

  /* The new method looks at squares, one by one. */
  test_press ("One step forward");
  test_until (test_shows ("Is a12 safe?"));
  test_until (test_look_for (TEST_IMAGE, "Pseudocode, line 3: if columns*") != NULL);
  test_until (test_look_for (TEST_IMAGE, "Data: columns: 0 0*") != NULL);
}

/* The one method for a thousand queens. Other methods and views reduce a board that is too large for them. */
QS_TEST_WINDOW (a_thousand_queens_go_back_to_32, 8)
{
  open_search ();
  choose_method ("");
  test_find (TEST_NUMBER, "Seed");
  test_set_number ("Queens", 1000);
  wait_for_board ("Empty board of 1000*1000.*");
  g_assert_true (test_shows ("*up to 32 queens*"));
  test_until (!test_is_sensitive (TEST_BUTTON, "Export…"));

  set_speed (1e6);
  test_press ("Play");
  test_until (test_shows ("*ended with 1 solution"));
  wait_for_board ("Board of 1000*1000 with 1000 queens.*");

  choose_method ("Up");
  test_until (test_shows ("This method supports up to 32 queens*1*000*32*"));
  wait_for_board ("Empty board of 32*32.*");
  g_assert_cmpfloat (test_get_number ("Queens"), ==, 32);

  choose_method ("");
  test_set_number ("Queens", 50);
  wait_for_board ("Empty board of 50*50.*");
  test_type ("alt+1");
  test_until (test_shows ("This view supports up to 32 queens*50*32*"));
  g_assert_cmpfloat (test_get_number ("Queens"), ==, 32);
}

/* Goes to the solution of a start, and returns the board in words. */
static char *
solve_from (double   start)
{
  test_set_number ("Seed", start);
  test_until (test_shows ("Step 0"));
  test_type ("n");
  test_until (test_shows ("No queen is attacked any more: a solution"));

  return test_get_name (test_find (TEST_IMAGE, "Board of 8*8 with *: a solution"));
}

/* The same start gives the same search, other starts other ones. */
QS_TEST_WINDOW (a_random_start_can_be_repeated, 8)
{
  g_autofree char *first = NULL;
  gboolean differs = FALSE;

  open_search ();
  choose_method ("");
  test_find (TEST_NUMBER, "Seed");
  test_press ("New random seed");
  test_until (test_get_number ("Seed") != 0);
  first = solve_from (7);

  for (guint start = 8; start < 16; start++)
    {
      g_autofree char *other = solve_from (start);

      differs |= !g_str_equal (first, other);
    }
  g_assert_true (differs);

  {
    g_autofree char *again = solve_from (7);

    g_assert_cmpstr (again, ==, first);
  }
}

/* From one to the next with the key or the button, each with its number, and after the last the first again. */
QS_TEST_WINDOW (next_conflict, 8)
{
  GtkWidget *label = open_search ();

  choose_method ("");
  test_set_number ("Queens", 100);
  wait_for_board ("Empty board of 100*100.*");
  test_until (!test_is_sensitive (TEST_BUTTON, "Next queen in conflict"));

  test_type ("ctrl+g 2 0 1 Return");
  test_until (read_step (label) == 201);
  test_until (test_is_sensitive (TEST_BUTTON, "Next queen in conflict"));
  test_press ("Next queen in conflict");
  test_until (test_shows ("Conflict 1 of *: the queens on * attack each other"));
  wait_for_board ("Board of 100*100 with 100 queens. Conflict 1 of *");
  test_type ("c");
  test_until (test_shows ("Conflict 2 of *"));

  /* Another moment has other conflicts. */
  test_press ("One step back");
  test_until (read_step (label) == 200);
  test_until (!test_shows ("Conflict *"));

  /* Other methods have none on the board. */
  choose_method ("Up");
  test_until (test_look_for (TEST_BUTTON, "Next queen in conflict") == NULL);
}

/* No tick has greyed what there is nothing to do for. */
QS_TEST_WINDOW (keys_before_a_tick, 8)
{
  test_type ("alt+2 c");
  test_until (test_shows ("Step 0"));
  test_type ("alt+1 alt+2 c Left Home");
  test_until (test_shows ("Step 0"));
}

/* How many steps that is in a while, the tests of the player say. */
QS_TEST_WINDOW (speeds_are_told, 8)
{
  static const struct
  {
    double speed;
    const char *words;
  } speeds[] = {
    { 1, "1 step per second" },
    { 10, "10 steps per second" },
    { 100, "100 steps per second" },
    { 1e6, "As fast as possible" },
  };

  open_search ();
  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    {
      set_speed (speeds[i].speed);
      test_until (test_shows (speeds[i].words));
    }
}

/* At one step per second the search of five queens takes longer than a test may. */
QS_TEST_WINDOW (speed_changes_while_playing, 8)
{
  open_search ();
  set_speed (1);
  test_set_number ("Queens", 5);
  test_press ("Play");
  test_until (is_playing ());
  set_speed (1e6);
  test_until (test_shows ("*ended*10 solutions"));
}

/* The pointer rests where a smaller board has no square. */
QS_TEST_WINDOW (the_pointer_rests_while_the_board_shrinks, 8)
{
  GtkWidget *board;

  open_search ();
  test_type ("n");
  test_until (test_shows ("*1 solution"));
  board = test_find (TEST_IMAGE, "Board of 8*8 with queens on *");
  test_point (board, gtk_widget_get_width (board) * 0.9, gtk_widget_get_height (board) * 0.8, "");
  test_until (gtk_widget_get_tooltip_text (board) != NULL);

  test_set_number ("Queens", 1);
  wait_for_board ("Empty board of 1*1.*");
  test_until (gtk_widget_get_tooltip_text (board) == NULL);
}

QS_TEST_WINDOW (another_board_starts_over, 12)
{
  GtkWidget *label = open_search ();

  set_speed (100);
  test_press ("Play");
  test_until (read_step (label) > 20);
  test_set_number ("Queens", 6);
  test_until (read_step (label) == 0);
  wait_for_board ("Empty board of 6*6.*");
  test_until (!is_playing ());

  /* No late message of the old search arrives. */
  test_press ("One step forward");
  test_until (test_shows ("Step 1"));
  test_until (test_shows ("Row a6*f6: 6 squares are free"));
}

QS_TEST_WINDOW (hidden_search_waits, 12)
{
  GtkWidget *label = open_search ();

  set_speed (100);
  test_press ("Play");
  test_until (read_step (label) > 20);
  test_type ("alt+1");
  test_until (test_shows ("of 14200"));
  test_type ("alt+2");
  label = test_find (TEST_LABEL, "Step *");
  test_until (!is_playing ());
  test_until (stands_still (label));
}

/* The words on the tree are due when the board has grown, and there was no frame yet: they are those of the new tree. */
QS_TEST_WINDOW (tree_of_larger_board, 5)
{
  test_type ("alt+2");
  test_until (test_look_for (TEST_IMAGE, "Search tree") != NULL);
  test_type ("period period period period period period");
  test_pass_frames (2);
  g_usleep (G_USEC_PER_SEC / 2);
  gtk_widget_activate_action (GTK_WIDGET (test_get_window ()), "win.set-queens", "u", 27u);
  test_until (test_shows ("Step 0"));
}

/* Where many steps share a pixel, pressing near a mark goes to its solution, which the board then shows. */
QS_TEST_WINDOW (near_a_mark, 8)
{
  GtkRange *bar;
  gboolean is_handled;
  double solution;

  test_type ("alt+2 n");
  test_until (test_shows ("*solution 1"));
  bar = GTK_RANGE (test_look_for_type (QS_TYPE_SCRUB_BAR));
  solution = gtk_range_get_value (bar);
  test_type ("End");
  test_until (test_shows ("*ended*92 solutions"));
  g_signal_emit_by_name (bar, "change-value", GTK_SCROLL_JUMP, solution + 20, &is_handled);
  test_until (test_shows ("*solution 1"));

  /* Further away, and by the keys, any step can be reached. */
  g_signal_emit_by_name (bar, "change-value", GTK_SCROLL_STEP_FORWARD, solution + 1, &is_handled);
  test_until (gtk_range_get_value (bar) == solution + 1);
}
