/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Watching a search: its steps, its buttons and keys, its speed. */

#include "config.h"

#include <math.h>
#include <string.h>

#include "qs-test-boards.h"
#include "qs-test-window.h"

/* For how long nothing must change until it stands still, in milliseconds. */
#define STILL 300

/* What the label under the board counts. */
typedef struct
{
  guint64 step;
  guint64 placed;
  guint64 backtracks;
  guint64 solutions;
} Counts;

/* The next number in a text; *@cursor is moved behind it. */
static guint64
read_number (char **cursor)
{
  char *digits = strpbrk (*cursor, "0123456789");

  g_assert_nonnull (digits);

  return g_ascii_strtoull (digits, cursor, 10);
}

static Counts
read_counts (AtspiAccessible *label)
{
  g_autofree char *text = atspi_accessible_get_name (label, NULL);
  char *cursor = text;
  Counts counts;

  counts.step = read_number (&cursor);
  counts.placed = read_number (&cursor);
  counts.backtracks = read_number (&cursor);
  counts.solutions = read_number (&cursor);

  return counts;
}

static guint64
read_step (AtspiAccessible *label)
{
  return read_counts (label).step;
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

/* Returns the label that counts. */
static AtspiAccessible *
open_search (TestApp *app)
{
  test_type (app, "alt+2");
  test_wait_until (app, test_is_on (app, TEST_BUTTON, "Search"));

  return test_find (app, TEST_LABEL, "Step 0 · placed 0 · backtracks 0 · 0 solutions");
}

static void
test_ready (TestApp *app)
{
  test_press (app, "Search");
  test_wait_until (app, test_shows (app, "Step 0 · placed 0 · backtracks 0 · 0 solutions"));
  g_assert_true (test_look_for (app, TEST_IMAGE, "Empty board of 8*8.*") != NULL);
  g_assert_true (test_shows (app, "8 steps a second"));
  g_assert_false (is_playing (app));
  g_assert_false (test_is_sensitive (app, TEST_BUTTON, "Back to the start"));
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
  test_wait_until (app, test_shows (app, "Step 1 · placed 0 · backtracks 0 · 0 solutions"));
  g_assert_true (test_shows (app, "a8 *"));
  test_press (app, "One step on");
  test_wait_until (app, test_shows (app, "Step 2 · placed 1 · backtracks 0 · 0 solutions"));
  g_assert_true (test_shows (app, "*placed on a8"));
  test_wait_until (app, test_look_for (app, TEST_IMAGE, "Board of 8*8 with queens on a8.*") != NULL);

  /* In the second row the queen on a8 attacks a7 and b7. */
  test_press (app, "One step on");
  test_wait_until (app, test_shows (app, "Step 3 *"));
  g_assert_true (test_shows (app, "a7 *a8*"));
  test_press (app, "One step on");
  test_wait_until (app, test_shows (app, "Step 4 *"));
  g_assert_true (test_shows (app, "b7 *a8*"));
  g_assert_false (is_playing (app));
}

static void
test_solutions_in_turn (TestApp *app)
{
  AtspiAccessible *label = open_search (app);
  Counts counts;

  test_press (app, "On to the next solution");
  test_wait_until (app, test_shows (app, "*· 1 solution"));

  /* Eight queens are known for it: 113 placements lead to the first solution. */
  counts = read_counts (label);
  g_assert_cmpuint (counts.placed, ==, 113);
  g_assert_cmpuint (counts.backtracks, ==, 105);
  test_wait_until (app, test_look_for (app, TEST_IMAGE,
                                       "Board of 8*8 with queens on a8, e7, h6, f5, c4, g3, b2, d1.*") != NULL);

  test_press (app, "On to the next solution");
  test_wait_until (app, test_shows (app, "*· 2 solutions"));
  test_wait_until (app, test_look_for (app, TEST_IMAGE,
                                       "Board of 8*8 with queens on a8, f7, h6, c5, g4, d3, b2, e1.*") != NULL);
  g_assert_false (is_playing (app));
}

static void
test_rewind (TestApp *app)
{
  open_search (app);
  test_press (app, "On to the next solution");
  test_wait_until (app, test_shows (app, "*· 1 solution"));
  test_press (app, "Back to the start");
  test_wait_until (app, test_shows (app, "Step 0 *"));
  test_wait_until (app, test_look_for (app, TEST_IMAGE, "Empty board of 8*8.*") != NULL);
  g_assert_false (test_is_sensitive (app, TEST_BUTTON, "Back to the start"));

  /* The same search again. */
  test_press (app, "One step on");
  test_wait_until (app, test_shows (app, "Step 1 · placed 0 · backtracks 0 · 0 solutions"));
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
  test_wait_until (app, test_shows (app, "Step 1 *"));
  test_type (app, "period period");
  test_wait_until (app, test_shows (app, "Step 3 *"));
  test_type (app, "n");
  test_wait_until (app, test_shows (app, "*placed 113 · backtracks 105 · 1 solution"));

  step = read_step (label);
  test_type (app, "space");
  test_wait_until (app, is_playing (app));
  test_wait_until (app, read_step (label) > step);
  test_type (app, "space");
  test_wait_until (app, !is_playing (app));
  test_type (app, "BackSpace");
  test_wait_until (app, test_shows (app, "Step 0 *"));

  /* The keys of the other view are silent here, and these are there. */
  test_type (app, "End alt+1");
  test_wait_until (app, test_shows (app, "of 92"));
  g_assert_true (test_entry_holds (app, "Number of the shown solution", "1"));
  test_type (app, "period n alt+2");
  test_wait_until (app, test_shows (app, "Step 0 *"));
}

/* The numbers of the whole search of a board: each square of the row below a placement is checked or rejected
 * once, and each queen is checked, placed and removed. */
static char *
describe_whole_search (guint n,
                       guint solutions)
{
  guint64 placed = 0, expanded = 1;

  for (guint rows = 1; rows <= n; rows++)
    {
      placed += test_count_placements (n, rows);
      if (rows < n)
        expanded += test_count_placements (n, rows);
    }

  return g_strdup_printf ("Step %" G_GUINT64_FORMAT " · placed %" G_GUINT64_FORMAT " · backtracks %" G_GUINT64_FORMAT
                          " · %u solutions",
                          expanded * n + 2 * placed + solutions, placed, placed, solutions);
}

static void
test_whole_search (TestApp *app)
{
  g_autofree char *counts = describe_whole_search (5, 10);
  AtspiAccessible *label = open_search (app);

  test_set_number (app, "Queens", 5);
  set_speed (app, 1e6);
  test_wait_until (app, test_shows (app, "As fast as it goes"));
  test_press (app, "Play");
  test_wait_until (app, test_shows (app, "*ended*10 solutions"));
  test_wait_until (app, test_shows (app, counts));
  test_wait_until (app, !is_playing (app));
  g_assert_false (test_is_sensitive (app, TEST_BUTTON, "One step on"));
  g_assert_false (test_is_sensitive (app, TEST_BUTTON, "On to the next solution"));

  /* From the end, Play begins again. */
  set_speed (app, 10);
  test_press (app, "Play");
  test_wait_until (app, is_playing (app));
  test_wait_until (app, read_step (label) < 50);
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
  test_wait_until (app, test_look_for (app, TEST_IMAGE, "Empty board of 6*6.*") != NULL);
  test_wait_until (app, !is_playing (app));

  /* No late message of the old search arrives. */
  test_press (app, "One step on");
  test_wait_until (app, test_shows (app, "Step 1 · placed 0 · backtracks 0 · 0 solutions"));
  g_assert_true (test_shows (app, "a6 *"));
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
  test_add_with_app ("/app/search/next-solution-is-gone-to", "", test_solutions_in_turn);
  test_add_with_app ("/app/search/rewind-starts-over", "", test_rewind);
  test_add_with_app ("/app/search/pause-stands-still", "", test_play_and_pause);
  test_add_with_app ("/app/search/keys-do-what-the-buttons-do", "", test_keys);
  test_add_with_app ("/app/search/whole-search-has-every-step", "", test_whole_search);
  test_add_with_app ("/app/search/ten-steps-a-second", "", test_ten_a_second);
  test_add_with_app ("/app/search/hundred-steps-a-second", "", test_hundred_a_second);
  test_add_with_app ("/app/search/one-step-a-second", "", test_one_a_second);
  test_add_with_app ("/app/search/speed-change-does-not-wait", "", test_speed_change);
  test_add_with_app ("/app/search/another-board-starts-over", "", test_other_board);
  test_add_with_app ("/app/search/hidden-search-waits", "", test_hidden_search);

  return test_run_all ();
}
