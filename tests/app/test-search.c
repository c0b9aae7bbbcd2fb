/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Watching a search: its steps, its buttons and keys, its speed. */

#include "config.h"

#include <math.h>
#include <string.h>

#include "qs-test-boards.h"
#include "qs-test-window.h"

/* For how long nothing must change until it stands still, in milliseconds. */
#define STILL 300

/* What the side panel counts. */
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
read_step (AtspiAccessible *label)
{
  g_autofree char *text = atspi_accessible_get_name (label, NULL);

  return read_number (text);
}

/* The number beside a counter's name. */
static guint64
read_counter (TestApp    *app,
              const char *name)
{
  AtspiAccessible *label = test_find (app, TEST_LABEL, name);
  g_autoptr (GObject) parent = (GObject *) atspi_accessible_get_parent (label, NULL);
  int index = atspi_accessible_get_index_in_parent (label, NULL);
  g_autoptr (GObject) number = (GObject *) atspi_accessible_get_child_at_index ((AtspiAccessible *) parent,
                                                                                index + 1, NULL);
  g_autofree char *text = atspi_accessible_get_name ((AtspiAccessible *) number, NULL);

  return read_number (text);
}

static Counts
read_counts (TestApp *app)
{
  return (Counts){
    .placements = read_counter (app, "Placements"),
    .backtracks = read_counter (app, "Backtracks"),
    .solutions = read_counter (app, "Solutions"),
  };
}

static gboolean
counts_are (TestApp *app,
            guint64  placements,
            guint64  backtracks,
            guint64  solutions)
{
  Counts counts = read_counts (app);

  return counts.placements == placements && counts.backtracks == backtracks && counts.solutions == solutions;
}

/* Whether no step is made for a while in which a playing search would make many. */
static gboolean
stands_still (AtspiAccessible *label)
{
  gint64 start = g_get_monotonic_time ();
  guint64 step = read_step (label);

  while (g_get_monotonic_time () - start < STILL * 1000)
    {
      if (read_step (label) != step)
        return FALSE;
    }

  return TRUE;
}

/* The slider stands for the decimal logarithm. */
static void
set_speed (TestApp *app,
           double   steps_a_second)
{
  test_set_number (app, "Speed", log10 (steps_a_second));
}

static gboolean
is_playing (TestApp *app)
{
  return test_look_for (app, TEST_BUTTON, "Pause") != NULL;
}

/* Returns the label of the step that is shown. */
static AtspiAccessible *
open_search (TestApp *app)
{
  test_type (app, "alt+2");
  test_wait_until (app, test_is_on (app, TEST_BUTTON, "Search"));

  return test_find (app, TEST_LABEL, "Step 0");
}

static void
wait_for_board (TestApp    *app,
                const char *description)
{
  test_wait_until (app, test_look_for (app, TEST_IMAGE, description) != NULL);
}

static void
test_ready (TestApp *app)
{
  test_press (app, "Search");
  test_wait_until (app, test_shows (app, "Step 0"));
  wait_for_board (app, "Empty board of 8*8.*");
  test_wait_until (app, test_shows (app, "8 steps a second"));
  g_assert_true (test_shows (app, "0 steps so far*0 solutions"));
  g_assert_true (counts_are (app, 0, 0, 0));
  g_assert_false (is_playing (app));
  test_wait_until (app, !test_is_sensitive (app, TEST_BUTTON, "Back to the start"));
  test_wait_until (app, !test_is_sensitive (app, TEST_BUTTON, "One step back"));
  g_assert_true (test_is_sensitive (app, TEST_BUTTON, "One step on"));
  g_assert_false (test_shows (app, "of 92"));

  test_press (app, "Solutions");
  test_wait_until (app, test_shows (app, "of 92"));
  g_assert_false (test_shows (app, "Step *"));
}

static void
test_steps (TestApp *app)
{
  open_search (app);

  test_press (app, "One step on");
  test_wait_until (app, test_shows (app, "Step 1"));
  test_wait_until (app, test_shows (app, "Row a8*h8: 8 squares are free"));
  test_press (app, "One step on");
  test_wait_until (app, test_shows (app, "Step 2"));
  test_wait_until (app, test_shows (app, "*placed on a8"));
  wait_for_board (app, "Board of 8*8 with queens on a8.*");

  /* In the second row the queen on a8 attacks a7 and b7. */
  test_press (app, "One step on");
  test_wait_until (app, test_shows (app, "Step 3"));
  test_wait_until (app, test_shows (app, "Row a7*h7: 6 squares are free"));
  g_assert_false (is_playing (app));
}

/* Steps back show what the steps on showed: the board, the words, the counters, the data and the pseudocode. */
static void
test_steps_back (TestApp *app)
{
  AtspiAccessible *label = open_search (app);

  test_type (app, "period period period period");
  test_wait_until (app, test_shows (app, "Step 4"));
  wait_for_board (app, "Board of 8*8 with queens on a8, c7.*");
  test_wait_until (app, counts_are (app, 2, 0, 0));
  wait_for_board (app, "Pseudocode, line 5: queen*");

  test_press (app, "One step back");
  test_wait_until (app, test_shows (app, "Step 3"));
  test_wait_until (app, test_shows (app, "Row a7*h7: 6 squares are free"));
  wait_for_board (app, "Board of 8*8 with queens on a8.*");
  wait_for_board (app, "Pseudocode, line 2: free*");
  test_wait_until (app, counts_are (app, 1, 0, 0));
  g_assert_true (test_shows (app, "4 steps so far*"));

  for (guint step = 2; step > 0; step--)
    {
      test_press (app, "One step back");
      test_wait_until (app, read_step (label) == step);
    }

  test_press (app, "One step back");
  test_wait_until (app, read_step (label) == 0);
  wait_for_board (app, "Empty board of 8*8.*");
  test_wait_until (app, !test_is_sensitive (app, TEST_BUTTON, "One step back"));

  test_press (app, "One step on");
  test_wait_until (app, test_shows (app, "Row a8*h8: 8 squares are free"));
}

static void
test_solutions_in_turn (TestApp *app)
{
  open_search (app);

  /* Eight queens are known for it: 113 placements lead to the first solution. */
  test_press (app, "On to the next solution");
  test_wait_until (app, test_shows (app, "*so far*1 solution"));
  test_wait_until (app, counts_are (app, 113, 105, 1));
  wait_for_board (app, "Board of 8*8 with queens on a8, e7, h6, f5, c4, g3, b2, d1.*");

  test_press (app, "On to the next solution");
  test_wait_until (app, test_shows (app, "*so far*2 solutions"));
  wait_for_board (app, "Board of 8*8 with queens on a8, f7, h6, c5, g4, d3, b2, e1.*");
  g_assert_false (is_playing (app));

  test_press (app, "Back to the previous solution");
  wait_for_board (app, "Board of 8*8 with queens on a8, e7, h6, f5, c4, g3, b2, d1.*");
  test_wait_until (app, counts_are (app, 113, 105, 1));
}

/* In the board of four, the queens on a4 and c3 leave no square; c3 is the first that is taken back. */
static void
test_backtracks (TestApp *app)
{
  open_search (app);
  test_set_number (app, "Queens", 4);
  wait_for_board (app, "Empty board of 4*4.*");

  test_press (app, "On to the next backtrack");
  test_wait_until (app, test_shows (app, "Backtrack: the queen on c3 is taken back"));
  test_press (app, "On to the next backtrack");
  test_wait_until (app, test_shows (app, "Backtrack: the queen on b2 is taken back"));
  test_press (app, "Back to the previous backtrack");
  test_wait_until (app, test_shows (app, "Backtrack: the queen on c3 is taken back"));
  wait_for_board (app, "Board of 4*4 with queens on a4.*");
}

static void
test_rewind (TestApp *app)
{
  open_search (app);
  test_press (app, "On to the next solution");
  test_wait_until (app, test_shows (app, "*1 solution"));
  test_press (app, "Back to the start");
  test_wait_until (app, test_shows (app, "Step 0"));
  wait_for_board (app, "Empty board of 8*8.*");
  test_wait_until (app, !test_is_sensitive (app, TEST_BUTTON, "Back to the start"));

  /* The same search again. */
  test_press (app, "One step on");
  test_wait_until (app, test_shows (app, "Step 1"));
}

static void
test_play_and_pause (TestApp *app)
{
  AtspiAccessible *label = open_search (app);
  guint64 step;

  set_speed (app, 100);
  test_press (app, "Play");
  test_wait_until (app, is_playing (app));
  test_wait_until (app, read_step (label) >= 10);
  test_press (app, "Pause");
  test_wait_until (app, !is_playing (app));
  test_wait_until (app, stands_still (label));

  step = read_step (label);
  test_press (app, "One step on");
  test_wait_until (app, read_step (label) == step + 1);
  g_assert_true (stands_still (label));

  test_press (app, "Play");
  test_wait_until (app, read_step (label) > step + 10);
}

static void
test_keys (TestApp *app)
{
  AtspiAccessible *label = open_search (app);
  guint64 step;

  test_type (app, "period");
  test_wait_until (app, test_shows (app, "Step 1"));
  test_type (app, "period period");
  test_wait_until (app, test_shows (app, "Step 3"));
  test_type (app, "comma");
  test_wait_until (app, test_shows (app, "Step 2"));
  test_type (app, "n");
  test_wait_until (app, counts_are (app, 113, 105, 1));
  test_type (app, "n");
  test_wait_until (app, test_shows (app, "*2 solutions"));
  test_type (app, "shift+n");
  test_wait_until (app, counts_are (app, 113, 105, 1));
  test_type (app, "shift+comma");
  test_wait_until (app, test_shows (app, "Backtrack: *"));
  test_wait_until (app, read_counter (app, "Backtracks") == 105);
  test_type (app, "shift+comma");
  test_wait_until (app, read_counter (app, "Backtracks") == 104);
  test_type (app, "shift+period");
  test_wait_until (app, read_counter (app, "Backtracks") == 105);

  step = read_step (label);
  test_type (app, "space");
  test_wait_until (app, is_playing (app));
  test_wait_until (app, read_step (label) > step);
  test_type (app, "space");
  test_wait_until (app, !is_playing (app));
  test_type (app, "BackSpace");
  test_wait_until (app, test_shows (app, "Step 0"));

  /* The keys of the other view are silent here, and these are there. */
  test_type (app, "End alt+1");
  test_wait_until (app, test_shows (app, "of 92"));
  g_assert_true (test_entry_holds (app, "Number of the shown solution", "1"));
  test_type (app, "period n alt+2");
  test_wait_until (app, test_shows (app, "Step 0"));
}

static void
test_go_to_step (TestApp *app)
{
  open_search (app);

  /* Beyond what was searched, and back. */
  test_type (app, "ctrl+g 4 0 Return");
  test_wait_until (app, test_shows (app, "Step 40"));
  test_wait_until (app, test_shows (app, "40 steps so far*"));
  test_type (app, "ctrl+g 2 Return");
  test_wait_until (app, test_shows (app, "Step 2"));
  wait_for_board (app, "Board of 8*8 with queens on a8.*");
  g_assert_true (test_shows (app, "40 steps so far*"));

  /* What is no number goes nowhere. */
  test_type (app, "ctrl+g x Return");
  test_wait_until (app, test_shows (app, "Go to step"));
  test_type (app, "Escape");
  test_wait_until (app, test_shows (app, "Step 2"));
}

static void
test_scrub_bar (TestApp *app)
{
  AtspiAccessible *label = open_search (app);

  test_press (app, "On to the next solution");
  test_wait_until (app, test_shows (app, "*1 solution"));
  test_set_number (app, "Step", 3);
  test_wait_until (app, test_shows (app, "Step 3"));
  test_wait_until (app, test_shows (app, "Row a7*h7: 6 squares are free"));
  test_set_number (app, "Step", 200);
  test_wait_until (app, test_shows (app, "Step 200"));
  test_wait_until (app, test_get_number (app, "Step") == 200);

  /* It follows, and its own keys move it. */
  test_press (app, "One step on");
  test_wait_until (app, read_step (label) == 201);
  test_wait_until (app, test_get_number (app, "Step") == 201);
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

static void
test_whole_search (TestApp *app)
{
  AtspiAccessible *label = open_search (app);
  g_autofree char *range = NULL;
  guint64 expanded, placed;

  count_whole_search (5, &expanded, &placed);
  range = g_strdup_printf ("%" G_GUINT64_FORMAT " steps*10 solutions", expanded + 2 * placed + 10);

  test_set_number (app, "Queens", 5);
  set_speed (app, 1e6);
  test_wait_until (app, test_shows (app, "As fast as it goes"));
  test_press (app, "Play");
  test_wait_until (app, test_shows (app, "*ended*10 solutions"));
  test_wait_until (app, test_shows (app, range));
  test_wait_until (app, counts_are (app, placed, placed, 10));
  g_assert_cmpuint (read_counter (app, "Nodes"), ==, placed + 1);
  g_assert_cmpuint (read_counter (app, "Checks"), ==, expanded);
  test_wait_until (app, !is_playing (app));
  test_wait_until (app, !test_is_sensitive (app, TEST_BUTTON, "One step on"));
  test_wait_until (app, !test_is_sensitive (app, TEST_BUTTON, "On to the next solution"));

  /* From the end one can go back, and Play begins again. */
  test_press (app, "Back to the previous solution");
  test_wait_until (app, test_shows (app, "*solution 10"));
  test_press (app, "On to the end");
  test_wait_until (app, test_shows (app, "*ended*10 solutions"));
  set_speed (app, 10);
  test_press (app, "Play");
  test_wait_until (app, is_playing (app));
  test_wait_until (app, read_step (label) < 50);
}

static void
test_stop_at_solutions (TestApp *app)
{
  open_search (app);

  test_type (app, "alt+e");
  test_wait_until (app, test_is_on (app, TEST_CHECK, "Stop at each solution"));
  set_speed (app, 1e5);
  test_press (app, "Play");
  test_wait_until (app, counts_are (app, 113, 105, 1));
  test_wait_until (app, !is_playing (app));
  test_press (app, "Play");
  test_wait_until (app, test_shows (app, "*solution 2"));
  test_wait_until (app, !is_playing (app));
}

/* Chooses a method with the keyboard: from the end of the list. */
static void
choose_method (TestApp    *app,
               const char *keys)
{
  g_autofree char *all = g_strdup_printf ("End %s Return", keys);

  test_type (app, "alt+m");
  test_wait_until (app, test_shows (app, "Brute force"));
  test_type (app, all);
  test_wait_until (app, !test_shows (app, "Brute force"));
}

static void
test_other_method (TestApp *app)
{
  AtspiAccessible *label = open_search (app);

  set_speed (app, 100);
  test_press (app, "Play");
  test_wait_until (app, read_step (label) > 20);

  choose_method (app, "Home Down Down Down");
  test_wait_until (app, read_step (label) == 0);
  test_wait_until (app, !is_playing (app));
  wait_for_board (app, "Empty board of 8*8.*");

  /* The new method looks at squares, one by one. */
  test_press (app, "One step on");
  test_wait_until (app, test_shows (app, "a8: may a queen stand here?"));
  test_wait_until (app, test_look_for (app, TEST_IMAGE, "Pseudocode, line 3: if columns*") != NULL);
  test_wait_until (app, test_look_for (app, TEST_IMAGE, "Data: columns: 0 0*") != NULL);
}

/* The one method for a thousand queens; what other methods and views do not take goes back to what they do. */
static void
test_thousand_queens (TestApp *app)
{
  open_search (app);
  choose_method (app, "");
  test_find (app, TEST_NUMBER, "Start");
  test_set_number (app, "Queens", 1000);
  wait_for_board (app, "Empty board of 1000*1000.*");
  g_assert_true (test_shows (app, "*up to 32 queens*"));
  test_wait_until (app, !test_is_sensitive (app, TEST_BUTTON, "Export to Text*"));

  set_speed (app, 1e6);
  test_press (app, "Play");
  test_wait_until (app, test_shows (app, "*ended with 1 solution"));
  wait_for_board (app, "Board of 1000*1000 with 1000 queens.*");

  choose_method (app, "Up");
  test_wait_until (app, test_shows (app, "This method takes up to 32 queens*1*000*32*"));
  wait_for_board (app, "Empty board of 32*32.*");
  g_assert_cmpfloat (test_get_number (app, "Queens"), ==, 32);

  choose_method (app, "");
  test_set_number (app, "Queens", 50);
  wait_for_board (app, "Empty board of 50*50.*");
  test_type (app, "alt+1");
  test_wait_until (app, test_shows (app, "This view takes up to 32 queens*50*32*"));
  g_assert_cmpfloat (test_get_number (app, "Queens"), ==, 32);
}

/* Goes to the solution of a start, and returns the board in words. */
static char *
solve_from (TestApp *app,
            double   start)
{
  test_set_number (app, "Start", start);
  test_wait_until (app, test_shows (app, "Step 0"));
  test_press (app, "On to the next solution");
  test_wait_until (app, test_shows (app, "No queen is attacked any more: a solution"));

  return test_get_name (test_find (app, TEST_IMAGE, "Board of 8*8 with *: a solution"));
}

/* The same start gives the same search, other starts other ones. */
static void
test_random_starts (TestApp *app)
{
  g_autofree char *first = NULL;
  gboolean differs = FALSE;

  open_search (app);
  choose_method (app, "");
  test_find (app, TEST_NUMBER, "Start");
  test_press (app, "New random start");
  test_wait_until (app, test_get_number (app, "Start") != 0);
  first = solve_from (app, 7);

  for (guint start = 8; start < 16; start++)
    {
      g_autofree char *other = solve_from (app, start);

      differs |= !g_str_equal (first, other);
    }
  g_assert_true (differs);

  {
    g_autofree char *again = solve_from (app, 7);

    g_assert_cmpstr (again, ==, first);
  }
}

/* Waits for the step after @step; returns when it was seen, in microseconds. */
static gint64
wait_for_next_step (TestApp         *app,
                    AtspiAccessible *label,
                    guint64         *step)
{
  guint64 before = *step;

  test_wait_until (app, (*step = read_step (label)) > before);

  return g_get_monotonic_time ();
}

/* Measured from one step to another, so that it matters little when the looking begins and ends. */
static double
measure_speed (TestApp         *app,
               AtspiAccessible *label)
{
  guint64 first = 0, last;
  gint64 start, now;

  start = now = wait_for_next_step (app, label, &first);
  for (last = first; now - start < 2 * G_USEC_PER_SEC;)
    now = wait_for_next_step (app, label, &last);

  return (double) (last - first) * G_USEC_PER_SEC / (double) (now - start);
}

/* A busy machine may hold a search up for a while, but nothing makes it too fast. */
static void
assert_speed (TestApp *app,
              double   wanted)
{
  AtspiAccessible *label = open_search (app);
  double measured = 0;

  test_set_number (app, "Queens", 12);
  set_speed (app, wanted);
  test_press (app, "Play");

  for (guint i = 0; i < 5 && measured <= 0.6 * wanted; i++)
    {
      measured = measure_speed (app, label);
      g_test_message ("%.0f steps a second were set, %.1f were made", wanted, measured);
      g_assert_cmpfloat (measured, <, 1.4 * wanted);
    }

  g_assert_cmpfloat (measured, >, 0.6 * wanted);
}

static void
test_one_a_second (TestApp *app)
{
  assert_speed (app, 1);
}

static void
test_ten_a_second (TestApp *app)
{
  assert_speed (app, 10);
}

static void
test_hundred_a_second (TestApp *app)
{
  assert_speed (app, 100);
}

/* At one step a second the next one is a second away. Returns how long it took to come after the speed was
 * raised in between, in milliseconds. */
static gint64
measure_speed_change (TestApp         *app,
                      AtspiAccessible *label,
                      AtspiAccessible *slider)
{
  guint64 step = read_step (label);
  gint64 start;

  test_set_value (slider, 0);
  wait_for_next_step (app, label, &step);
  start = wait_for_next_step (app, label, &step);
  test_set_value (slider, 3);

  return (wait_for_next_step (app, label, &step) - start) / 1000;
}

/* A busy machine may be late with anything, but not each time. */
static void
test_speed_change (TestApp *app)
{
  AtspiAccessible *label = open_search (app);
  AtspiAccessible *slider = test_find (app, TEST_NUMBER, "Speed");
  gint64 taken = G_MAXINT64;

  test_set_number (app, "Queens", 12);
  test_press (app, "Play");
  for (guint i = 0; i < 5 && taken >= 600; i++)
    {
      taken = measure_speed_change (app, label, slider);
      g_test_message ("the next step came after %" G_GINT64_FORMAT " ms", taken);
    }

  g_assert_cmpint (taken, <, 600);
}

static void
test_other_board (TestApp *app)
{
  AtspiAccessible *label = open_search (app);

  set_speed (app, 100);
  test_press (app, "Play");
  test_wait_until (app, read_step (label) > 20);
  test_set_number (app, "Queens", 6);
  test_wait_until (app, read_step (label) == 0);
  wait_for_board (app, "Empty board of 6*6.*");
  test_wait_until (app, !is_playing (app));

  /* No late message of the old search arrives. */
  test_press (app, "One step on");
  test_wait_until (app, test_shows (app, "Step 1"));
  test_wait_until (app, test_shows (app, "Row a6*f6: 6 squares are free"));
}

static void
test_hidden_search (TestApp *app)
{
  AtspiAccessible *label = open_search (app);

  set_speed (app, 100);
  test_press (app, "Play");
  test_wait_until (app, read_step (label) > 20);
  test_type (app, "alt+1");
  test_wait_until (app, test_shows (app, "of 92"));
  test_type (app, "alt+2");
  label = test_find (app, TEST_LABEL, "Step *");
  test_wait_until (app, !is_playing (app));
  test_wait_until (app, stands_still (label));
}

int
main (int   argc,
      char *argv[])
{
  test_init (&argc, &argv);

  test_add_with_app ("/app/search/starts-before-the-first-step", "", test_ready);
  test_add_with_app ("/app/search/single-steps-are-told", "", test_steps);
  test_add_with_app ("/app/search/steps-back-are-exact", "", test_steps_back);
  test_add_with_app ("/app/search/solutions-are-gone-to", "", test_solutions_in_turn);
  test_add_with_app ("/app/search/backtracks-are-gone-to", "", test_backtracks);
  test_add_with_app ("/app/search/rewind-starts-over", "", test_rewind);
  test_add_with_app ("/app/search/pause-stands-still", "", test_play_and_pause);
  test_add_with_app ("/app/search/keys-do-what-the-buttons-do", "", test_keys);
  test_add_with_app ("/app/search/steps-are-gone-to-by-number", "", test_go_to_step);
  test_add_with_app ("/app/search/scrub-bar-seeks", "", test_scrub_bar);
  test_add_with_app ("/app/search/whole-search-has-every-step", "", test_whole_search);
  test_add_with_app ("/app/search/ten-steps-a-second", "", test_ten_a_second);
  test_add_with_app ("/app/search/hundred-steps-a-second", "", test_hundred_a_second);
  test_add_with_app ("/app/search/one-step-a-second", "", test_one_a_second);
  test_add_with_app ("/app/search/speed-change-does-not-wait", "", test_speed_change);
  test_add_with_app ("/app/search/another-board-starts-over", "", test_other_board);
  test_add_with_app ("/app/search/stops-at-solutions", "", test_stop_at_solutions);
  test_add_with_app ("/app/search/another-method-starts-over", "", test_other_method);
  test_add_with_app ("/app/search/a-thousand-queens-go-back-to-32", "", test_thousand_queens);
  test_add_with_app ("/app/search/a-random-start-can-be-repeated", "", test_random_starts);
  test_add_with_app ("/app/search/hidden-search-waits", "", test_hidden_search);

  return test_run_all ();
}
