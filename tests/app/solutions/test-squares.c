/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Required and forbidden squares on the board of the window: by click and key, undone, hinted at and counted. */

#include "qs-test-widget.h"

#define HEAT_TEXT "solutions with a queen on the square"

/* Whether @count of the 92 solutions of eight queens keep the constraints. */
static gboolean
match (const char *count)
{
  g_autofree char *text = g_strdup_printf ("%s of 92 solutions match*", count);

  return test_shows (text);
}

/* Whether the board's last word on a square is @text. */
static gboolean
tells (const char *text)
{
  g_autofree char *description = test_get_words (test_find (TEST_IMAGE, "Board of 8*"));

  return g_strcmp0 (description, text) == 0;
}

static gboolean
is_free (void)
{
  return test_shows ("of 92") && !test_shows ("*solutions match*");
}

static void
wait_for_start (void)
{
  test_until (is_free ());
  test_until (test_look_for (TEST_IMAGE, "Board of 8*8 with queens on a8*") != NULL);
  test_find_board ();
}

/* Clicks on one of the four squares that meet in the middle of the board, on d5. */
static void
click_d5 (const char *how)
{
  GtkWidget *board = test_find (TEST_IMAGE, "Board of 8*");

  test_point (board, gtk_widget_get_width (board) / 2.0 - 20, gtk_widget_get_height (board) / 2.0 - 20, how);
}

QS_TEST_WINDOW (click_requires_a_queen, 8)
{
  wait_for_start ();
  test_until (!test_is_sensitive (TEST_BUTTON, "Undo"));

  click_d5 ("click 1");
  test_until (test_shows ("d5 queen") && match ("8"));
  test_until (test_look_for (TEST_IMAGE, "Board of 8*8 with queens on *d5*") != NULL);

  click_d5 ("click 1");
  test_until (is_free ());
  g_assert_false (test_shows ("d5 queen"));
}

QS_TEST_WINDOW (other_clicks_forbid_one, 8)
{
  wait_for_start ();
  click_d5 ("click 3");
  test_until (test_shows ("d5 empty") && match ("84"));
  click_d5 ("click 3");
  test_until (is_free ());

  click_d5 ("keydown shift click 1 keyup shift");
  test_until (test_shows ("d5 empty") && match ("84"));

  /* To ask for something else needs no step between. */
  click_d5 ("click 1");
  test_until (test_shows ("d5 queen") && match ("8"));
  g_assert_false (test_shows ("d5 empty"));
}

QS_TEST_WINDOW (typed_names_require_and_forbid, 8)
{
  wait_for_start ();
  test_type ("a 1");
  test_until (test_shows ("a1 queen") && match ("4") && test_shows ("of 4"));
  test_until (test_shows ("Solution * · 3 5 2 8 6 4 7 1 ·*"));

  test_type ("minus c 8");
  test_until (test_shows ("c8 empty") && match ("2"));
  test_type ("shift+h 8");
  test_until (test_shows ("h8 empty") && match ("2"));

  /* The same again takes it back; a name that was not finished asks for nothing. */
  test_type ("a Escape minus c 8 b BackSpace a 1");
  test_until (test_shows ("h8 empty") && match ("88"));
  g_assert_false (test_shows ("a1 queen"));
  g_assert_false (test_shows ("c8 empty"));
}

/* h is also the key of the heat map. */
QS_TEST_WINDOW (typed_names_may_begin_with_keys, 8)
{
  wait_for_start ();
  test_type ("h 1");
  test_until (test_shows ("h1 queen") && match ("4"));
  g_assert_false (test_is_on (TEST_BUTTON, "Heat Map"));
  g_assert_false (test_shows (HEAT_TEXT));
}

QS_TEST_WINDOW (cursor_requires_and_forbids, 8)
{
  wait_for_start ();
  test_type ("ctrl+Up ctrl+Right ctrl+Down");
  test_until (tells ("b1: free"));
  test_type ("ctrl+Return");
  test_until (test_shows ("b1 queen") && match ("8"));
  g_assert_true (tells ("b1: queen required"));
  test_type ("ctrl+Delete");
  test_until (test_shows ("b1 empty") && match ("84"));
  test_type ("ctrl+BackSpace");
  test_until (is_free ());

  /* A name that was begun is none. */
  test_type ("a ctrl+Return");
  test_until (test_shows ("b1 queen") && match ("8"));
  test_type ("ctrl+Return");
  test_until (is_free ());

  /* It stays on the board. */
  test_type ("ctrl+Left ctrl+Left ctrl+Down ctrl+space");
  test_until (test_shows ("a1 queen") && match ("4"));
}

QS_TEST_WINDOW (changes_are_undone_and_redone, 8)
{
  wait_for_start ();
  test_type ("a 1 c 8");
  test_until (test_shows ("c8 queen") && match ("2"));
  test_type ("ctrl+z");
  test_until (!test_shows ("c8 queen") && match ("4"));
  test_type ("ctrl+shift+z");
  test_until (test_shows ("c8 queen") && match ("2"));

  test_press ("Clear All");
  test_until (is_free ());
  test_press ("Undo");
  test_until (test_shows ("a1 queen") && test_shows ("c8 queen") && match ("2"));
  test_press ("Undo");
  test_until (match ("4"));
  test_press ("Redo");
  test_until (match ("2"));

  test_press ("Remove a1 queen");
  test_until (!test_shows ("a1 queen") && match ("16"));
  test_press ("Remove c8 queen");
  test_until (is_free ());
}

/* One queen more by mistake costs nothing. */
QS_TEST_WINDOW (other_board, 8)
{
  wait_for_start ();
  test_type ("a 1 c 8");
  test_until (test_shows ("c8 queen") && match ("2"));
  test_type ("alt+Up");
  test_until (test_shows ("of 352"));
  g_assert_false (test_shows ("c8 queen"));
  test_until (!test_is_sensitive (TEST_BUTTON, "Undo"));

  test_type ("alt+Down");
  test_until (test_shows ("a1 queen") && test_shows ("c8 queen") && match ("2"));
  test_press ("Undo");
  test_until (match ("4"));
}

QS_TEST_WINDOW (contradictions_name_both_queens, 8)
{
  wait_for_start ();
  test_type ("a 1 c 3");
  test_until (test_shows ("The required queens on c3 and a1 share a diagonal"));
  test_until (test_look_for (TEST_IMAGE, "Board of 8*8 with queens on c3, a1") != NULL);
  test_until (test_shows ("0 of 92 solutions match"));
  test_until (!test_is_sensitive (TEST_BUTTON, "Place a Queen"));

  test_press ("Undo the Last Change");
  test_until (match ("4") && test_shows ("Solution * · 3 5 2 8 6 4 7 1 ·*"));
  g_assert_false (test_shows ("The queens*"));
  g_assert_null (test_look_for (TEST_BUTTON, "Undo the Last Change"));

  test_type ("f 1");
  test_until (test_shows ("The required queens on a1 and f1 share a row"));
  test_until (test_look_for (TEST_IMAGE, "Board of 8*8 with queens on a1, f1") != NULL);
}

QS_TEST_WINDOW (dead_ends_are_told_and_undone, 8)
{
  wait_for_start ();
  test_type ("a 8 c 7");
  test_until (test_shows ("No solution fits these squares"));
  test_until (test_shows ("0 of 92 solutions match"));
  test_until (test_look_for (TEST_IMAGE, "Board of 8*8 with queens on a8, c7") != NULL);
  test_press ("Undo the Last Change");
  test_until (match ("4") && test_shows ("Solution 1 · 1 5 8 6 3 7 2 4*"));
}

/* A contradiction, a dead end and their undoing. */
static void
look_at_messages (GtkWidget *board,
                  int        width,
                  int        height)
{
  static const char *const keys[] = { "a 1 c 3", "a 8 c 7" };
  static const char *const messages[] = { "The required queens on c3 and a1*", "No solution fits these squares" };
  int board_width, board_height;

  test_resize (width, height);
  test_pass_frames (4);
  board_width = gtk_widget_get_width (board);
  board_height = gtk_widget_get_height (board);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      test_type (keys[i]);
      test_until (test_shows (messages[i]));
      test_pass_frames (2);
      g_assert_cmpint (gtk_widget_get_width (board), ==, board_width);
      g_assert_cmpint (gtk_widget_get_height (board), ==, board_height);
      test_activate ("win.clear-squares");
      test_until (test_shows ("of 92"));
    }
}

QS_TEST_WINDOW (messages_leave_the_board_its_size, 8)
{
  GtkWidget *board = test_find_board ();

  wait_for_start ();
  look_at_messages (board, 1000, 720);
  look_at_messages (board, 640, 480);
  look_at_messages (board, 360, 640);
  test_resize (1000, 720);
}

/* A hint does not wait long for the best square. Here the queens on all squares are counted before it is asked for. */
static void
ask_for_hint (void)
{
  test_press ("Heat Map");
  test_until (test_shows (HEAT_TEXT));
  test_press ("Place a Queen");
  test_press ("Heat Map");
}

QS_TEST_WINDOW (hints_lead_on, 8)
{
  wait_for_start ();
  g_assert_null (test_look_for (TEST_BUTTON, "Place a Queen"));
  test_type ("a 1");
  test_until (match ("4"));

  test_until (test_shows ("Solution * · 3 5 2 8 6 4 7 1 ·*"));

  ask_for_hint ();
  test_until (test_shows ("c8 queen") && match ("2"));
  ask_for_hint ();
  test_until (test_shows ("g2 queen") && match ("2"));
  ask_for_hint ();
  test_until (test_shows ("e7 queen") && match ("1"));
  test_until (test_shows ("Solution * · 3 5 2 8 6 4 7 1 ·*"));
}

QS_TEST_WINDOW (heat_map_counts_the_queens, 8)
{
  wait_for_start ();
  test_type ("h");
  test_until (test_shows (HEAT_TEXT) && test_shows ("18"));
  g_assert_true (test_is_on (TEST_BUTTON, "Heat Map"));
  test_type ("ctrl+Up ctrl+Right");
  test_until (tells ("b2: free, 16 solutions"));
  test_type ("a 1");
  test_until (test_shows (HEAT_TEXT) && match ("4") && !test_shows ("18"));
  /* The required square is in all of them. */
  test_until (test_shows ("2–4"));

  test_press ("Heat Map");
  test_until (!test_shows (HEAT_TEXT));
  g_assert_false (test_is_on (TEST_BUTTON, "Heat Map"));
}

QS_TEST_WINDOW (other_solutions_and_boards, 8)
{
  wait_for_start ();
  test_press ("Fundamental");
  test_until (test_shows ("of 12"));
  test_type ("a 8");
  test_until (test_shows ("* of 12 fundamental solutions match"));
  test_press ("All");
  test_until (match ("4"));

  test_set_number ("Queens", 9);
  test_until (test_shows ("of 352") && test_shows ("Click a square*"));
  g_assert_false (test_shows ("a8 queen"));
  test_until (!test_is_sensitive (TEST_BUTTON, "Undo"));

  /* Names can take more than one digit. */
  test_set_number ("Queens", 12);
  test_until (test_shows ("of 14200"));
  test_type ("a 1 2");
  test_until (test_shows ("a12 queen") && test_shows ("500 of 14200 solutions match"));
  test_type ("c 1 Return");
  test_until (test_shows ("c1 queen"));
}

/* Matching solutions are counted first, the others after them. */
QS_TEST_WINDOW (total_is_told_when_all_are_counted, 16)
{
  test_type ("a 1");
  test_until (test_shows ("a1 queen"));
  test_until (test_shows ("* of 14772512 solutions match"));
}

/* However many lines the number of matches takes, the buttons below it stay. */
QS_TEST_WINDOW (buttons_stay, 8)
{
  float before;

  wait_for_start ();
  test_type ("a 1");
  test_until (match ("4"));
  before = test_get_place (test_find (TEST_BUTTON, "Place a Queen")).origin.y;
  test_press ("Fundamental");
  test_until (test_shows ("0 of 12 fundamental solutions match"));
  test_pass_frames (3);
  g_assert_cmpfloat (test_get_place (test_find (TEST_BUTTON, "Place a Queen")).origin.y, ==, before);
}
