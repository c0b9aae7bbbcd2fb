/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Squares that are asked for on the board of the window: by click and key, undone, hinted at and counted. */

#include "config.h"

#include "qs-test-window.h"

#define HEAT_TEXT "solutions with a queen on the square"

/* Whether so many of the 92 solutions of eight queens have what is asked. */
static gboolean
match (TestApp    *app,
       const char *count)
{
  g_autofree char *text = g_strdup_printf ("%s of 92 solutions match", count);

  return test_shows (app, text);
}

/* Whether the board's last word on a square is @text. */
static gboolean
tells (TestApp    *app,
       const char *text)
{
  AtspiAccessible *board = test_find (app, TEST_IMAGE, "Board of 8*");
  g_autofree char *description = atspi_accessible_get_description (board, NULL);

  return g_strcmp0 (description, text) == 0;
}

static gboolean
is_free (TestApp *app)
{
  return test_shows (app, "of 92") && !test_shows (app, "*solutions match");
}

static void
wait_for_start (TestApp *app)
{
  test_wait_until (app, is_free (app));
  test_wait_until (app, test_look_for (app, TEST_IMAGE, "Board of 8*8 with queens on a8*") != NULL);
}

/* Clicks on one of the four squares that meet in the middle of the board, on d5. */
static void
click_d5 (TestApp    *app,
          const char *how)
{
  AtspiAccessible *board = test_find (app, TEST_IMAGE, "Board of 8*");
  g_autoptr (GObject) component = (GObject *) atspi_accessible_get_component_iface (board);
  g_autofree AtspiRect *place = atspi_component_get_extents ((AtspiComponent *) component, ATSPI_COORD_TYPE_WINDOW,
                                                             NULL);
  g_autofree char *move = g_strdup_printf ("getwindowfocus mousemove --window %%1 %d %d",
                                           place->x + place->width / 2 - 20, place->y + place->height / 2 - 20);
  g_autofree char *moved = NULL;
  g_autofree char *done = NULL;

  test_wait_until (app, test_is_active (app, "*"));
  moved = test_xdotool (move);
  done = test_xdotool (how);
  g_assert_nonnull (moved);
  g_assert_nonnull (done);
}

static void
test_click (TestApp *app)
{
  wait_for_start (app);
  test_wait_until (app, !test_is_sensitive (app, TEST_BUTTON, "Undo"));

  click_d5 (app, "click 1");
  test_wait_until (app, test_shows (app, "d5 queen") && match (app, "8"));
  test_wait_until (app, test_look_for (app, TEST_IMAGE, "Board of 8*8 with queens on *d5*") != NULL);

  click_d5 (app, "click 1");
  test_wait_until (app, is_free (app));
  g_assert_false (test_shows (app, "d5 queen"));
}

static void
test_other_click (TestApp *app)
{
  wait_for_start (app);
  click_d5 (app, "click 3");
  test_wait_until (app, test_shows (app, "d5 empty") && match (app, "84"));
  click_d5 (app, "click 3");
  test_wait_until (app, is_free (app));

  click_d5 (app, "keydown shift click 1 keyup shift");
  test_wait_until (app, test_shows (app, "d5 empty") && match (app, "84"));

  /* To ask for something else needs no step between. */
  click_d5 (app, "click 1");
  test_wait_until (app, test_shows (app, "d5 queen") && match (app, "8"));
  g_assert_false (test_shows (app, "d5 empty"));
}

static void
test_typed_names (TestApp *app)
{
  wait_for_start (app);
  test_type (app, "a 1");
  test_wait_until (app, test_shows (app, "a1 queen") && match (app, "4") && test_shows (app, "of 4"));
  test_wait_until (app, test_shows (app, "* · 3 5 2 8 6 4 7 1 ·*"));

  test_type (app, "minus c 8");
  test_wait_until (app, test_shows (app, "c8 empty") && match (app, "2"));
  test_type (app, "shift+h 8");
  test_wait_until (app, test_shows (app, "h8 empty") && match (app, "2"));

  /* The same again takes it back; a name that was not finished asks for nothing. */
  test_type (app, "a Escape minus c 8 b BackSpace a 1");
  test_wait_until (app, test_shows (app, "h8 empty") && match (app, "88"));
  g_assert_false (test_shows (app, "a1 queen"));
  g_assert_false (test_shows (app, "c8 empty"));
}

/* h is also the key of the heat map. */
static void
test_typed_names_that_are_keys (TestApp *app)
{
  wait_for_start (app);
  test_type (app, "h 1");
  test_wait_until (app, test_shows (app, "h1 queen") && match (app, "4"));
  g_assert_false (test_is_on (app, TEST_BUTTON, "Heat Map"));
  g_assert_false (test_shows (app, HEAT_TEXT));
}

static void
test_cursor (TestApp *app)
{
  wait_for_start (app);
  test_type (app, "ctrl+Up ctrl+Right ctrl+Down");
  test_wait_until (app, tells (app, "b1: free"));
  test_type (app, "ctrl+Return");
  test_wait_until (app, test_shows (app, "b1 queen") && match (app, "8"));
  g_assert_true (tells (app, "b1: queen required"));
  test_type (app, "ctrl+Delete");
  test_wait_until (app, test_shows (app, "b1 empty") && match (app, "84"));
  test_type (app, "ctrl+BackSpace");
  test_wait_until (app, is_free (app));

  /* It stays on the board. */
  test_type (app, "ctrl+Left ctrl+Left ctrl+Down ctrl+space");
  test_wait_until (app, test_shows (app, "a1 queen") && match (app, "4"));
}

static void
test_undo (TestApp *app)
{
  wait_for_start (app);
  test_type (app, "a 1 c 8");
  test_wait_until (app, test_shows (app, "c8 queen") && match (app, "2"));
  test_type (app, "ctrl+z");
  test_wait_until (app, !test_shows (app, "c8 queen") && match (app, "4"));
  test_type (app, "ctrl+shift+z");
  test_wait_until (app, test_shows (app, "c8 queen") && match (app, "2"));

  test_press (app, "Clear All");
  test_wait_until (app, is_free (app));
  test_press (app, "Undo");
  test_wait_until (app, test_shows (app, "a1 queen") && test_shows (app, "c8 queen") && match (app, "2"));
  test_press (app, "Undo");
  test_wait_until (app, match (app, "4"));
  test_press (app, "Redo");
  test_wait_until (app, match (app, "2"));

  test_press (app, "Remove a1 queen");
  test_wait_until (app, !test_shows (app, "a1 queen") && match (app, "16"));
  test_press (app, "Remove c8 queen");
  test_wait_until (app, is_free (app));
}

static void
test_contradiction (TestApp *app)
{
  wait_for_start (app);
  test_type (app, "a 1 c 3");
  test_wait_until (app, test_shows (app, "The queens required on c3 and a1 stand on one diagonal"));
  test_wait_until (app, test_look_for (app, TEST_IMAGE, "Board of 8*8 with queens on c3, a1") != NULL);
  test_wait_until (app, test_shows (app, "0 of 92 solutions match"));
  test_wait_until (app, !test_is_sensitive (app, TEST_BUTTON, "Hint"));
  test_wait_until (app, !test_is_sensitive (app, TEST_BUTTON, "Complete"));

  test_press (app, "Undo the Last Change");
  test_wait_until (app, match (app, "4") && test_shows (app, "* · 3 5 2 8 6 4 7 1 ·*"));
  g_assert_false (test_shows (app, "The queens*"));
  g_assert_null (test_look_for (app, TEST_BUTTON, "Undo the Last Change"));

  test_type (app, "f 1");
  test_wait_until (app, test_shows (app, "The queens required on a1 and f1 stand on one row"));
  test_wait_until (app, test_look_for (app, TEST_IMAGE, "Board of 8*8 with queens on a1, f1") != NULL);
}

static void
test_dead_end (TestApp *app)
{
  wait_for_start (app);
  test_type (app, "a 8 c 7");
  test_wait_until (app, test_shows (app, "No solution keeps to these squares"));
  test_wait_until (app, test_shows (app, "0 of 92 solutions match"));
  test_wait_until (app, test_look_for (app, TEST_IMAGE, "Board of 8*8 with queens on a8, c7") != NULL);
  test_press (app, "Undo the Last Change");
  test_wait_until (app, match (app, "4") && test_shows (app, "1 · 1 5 8 6 3 7 2 4*"));
}

static void
test_hint (TestApp *app)
{
  wait_for_start (app);
  g_assert_null (test_look_for (app, TEST_BUTTON, "Hint"));
  test_type (app, "a 1");
  test_wait_until (app, match (app, "4"));

  test_press (app, "Next solution");
  test_wait_until (app, test_shows (app, "* · 3 6 4 2 8 5 7 1 ·*"));
  test_press (app, "Complete");
  test_wait_until (app, test_shows (app, "* · 3 5 2 8 6 4 7 1 ·*"));

  test_press (app, "Hint");
  test_wait_until (app, test_shows (app, "c8 queen") && match (app, "2"));
  test_press (app, "Hint");
  test_wait_until (app, test_shows (app, "g2 queen") && match (app, "2"));
  test_press (app, "Hint");
  test_wait_until (app, test_shows (app, "e7 queen") && match (app, "1"));
  test_wait_until (app, test_shows (app, "* · 3 5 2 8 6 4 7 1 ·*"));
}

static void
test_heat (TestApp *app)
{
  wait_for_start (app);
  test_type (app, "h");
  test_wait_until (app, test_shows (app, HEAT_TEXT) && test_shows (app, "18"));
  g_assert_true (test_is_on (app, TEST_BUTTON, "Heat Map"));
  test_type (app, "ctrl+Up ctrl+Right");
  test_wait_until (app, tells (app, "b2: free, 16 solutions"));
  test_type (app, "a 1");
  test_wait_until (app, test_shows (app, HEAT_TEXT) && match (app, "4") && !test_shows (app, "18"));

  test_press (app, "Heat Map");
  test_wait_until (app, !test_shows (app, HEAT_TEXT));
  g_assert_false (test_is_on (app, TEST_BUTTON, "Heat Map"));
}

static void
test_scope_and_board (TestApp *app)
{
  wait_for_start (app);
  test_press (app, "Fundamental");
  test_wait_until (app, test_shows (app, "of 12"));
  test_type (app, "a 8");
  test_wait_until (app, test_shows (app, "* of 12 fundamental solutions match"));
  test_press (app, "All");
  test_wait_until (app, match (app, "4"));

  test_set_number (app, "Queens", 9);
  test_wait_until (app, test_shows (app, "of 352") && test_shows (app, "Click a square*"));
  g_assert_false (test_shows (app, "a8 queen"));
  test_wait_until (app, !test_is_sensitive (app, TEST_BUTTON, "Undo"));

  /* Names can take more than one digit. */
  test_set_number (app, "Queens", 12);
  test_wait_until (app, test_shows (app, "of 14200"));
  test_type (app, "a 1 2");
  test_wait_until (app, test_shows (app, "a12 queen") && test_shows (app, "500 of 14200 solutions match"));
  test_type (app, "c 1 Return");
  test_wait_until (app, test_shows (app, "c1 queen"));
}

int
main (int   argc,
      char *argv[])
{
  test_init (&argc, &argv);

  test_add_with_app ("/app/squares/click-requires-a-queen", "", test_click);
  test_add_with_app ("/app/squares/other-clicks-forbid-one", "", test_other_click);
  test_add_with_app ("/app/squares/typed-names-require-and-forbid", "", test_typed_names);
  test_add_with_app ("/app/squares/typed-names-may-begin-with-keys", "", test_typed_names_that_are_keys);
  test_add_with_app ("/app/squares/cursor-requires-and-forbids", "", test_cursor);
  test_add_with_app ("/app/squares/changes-are-undone-and-redone", "", test_undo);
  test_add_with_app ("/app/squares/contradictions-name-both-queens", "", test_contradiction);
  test_add_with_app ("/app/squares/dead-ends-are-told-and-undone", "", test_dead_end);
  test_add_with_app ("/app/squares/hint-and-complete-lead-on", "", test_hint);
  test_add_with_app ("/app/squares/heat-map-counts-the-queens", "", test_heat);
  test_add_with_app ("/app/squares/other-solutions-and-boards", "", test_scope_and_board);

  return test_run_all ();
}
