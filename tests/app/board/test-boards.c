/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards of other kinds in the window, with the numbers that are published for them. */

#include "qs-board-view.h"
#include "qs-problem.h"
#include "qs-solutions-page.h"
#include "qs-test-widget.h"

static void
open_choice (void)
{
  test_find (TEST_LABEL, "Board");
  test_type ("alt+b");
  test_until (test_shows ("Kind"));
}

static void
write_board (const char *text)
{
  gtk_widget_grab_focus (test_find (TEST_ENTRY, "Text"));
  test_set_text ("Text", text);
  test_type ("Return");
}

static gboolean
has_title (const char *title)
{
  return g_strcmp0 (gtk_window_get_title (test_get_window ()), title) == 0;
}

/* Of queens on 7 × 7 squares, A051906, A051223 and A002464 tell. */
QS_TEST_WINDOW (kinds, 7)
{
  open_choice ();
  test_select ("Kind", QS_ATTACK_TORUS);
  test_until (test_shows ("28") && test_shows ("of 28") && test_shows ("4 fundamental"));
  g_assert_true (has_title ("7 queens on a torus"));
  test_select ("Kind", QS_ATTACK_SUPERQUEENS);
  test_until (test_shows ("No Solutions: 7 superqueens"));
  test_until (test_shows ("Without a solution there is nothing to choose here."));
  g_assert_null (test_look_for (TEST_BUTTON, "Heat Map"));
  test_press ("Try 10 superqueens");
  test_until (has_title ("10 superqueens") && test_shows ("of 4"));
  test_until (test_look_for (TEST_BUTTON, "Heat Map") != NULL);
  test_set_number ("Queens", 7);
  test_until (test_shows ("No Solutions: 7 superqueens"));
  open_choice ();
  test_select ("Kind", QS_ATTACK_TOUCHING);
  test_until (test_shows ("of 646") && test_shows ("88 fundamental"));
  test_select ("Kind", QS_ATTACK_QUEENS);
  test_until (test_shows ("of 40") && test_shows ("6 fundamental"));
  g_assert_true (has_title ("7 queens"));
}

static gboolean
is_marked (QsBoardView *board,
           QsSquare     square)
{
  g_autoptr (QsBoardPicture) picture = qs_board_view_get_picture (board);
  gboolean is_marked = FALSE;

  for (guint i = 0; i < picture->scene.n_marks; i++)
    is_marked |= picture->scene.marks[i].row == square.row && picture->scene.marks[i].column == square.column;

  return is_marked;
}

/* The pointer is in the middle of the square. */
static void
point_at (QsBoardView *board,
          QsSquare     square)
{
  graphene_rect_t area;
  graphene_point_t centre;

  g_assert_true (qs_board_view_find_area (board, square, &area));
  graphene_rect_get_center (&area, &centre);
  test_point (GTK_WIDGET (board), centre.x, centre.y, "");
}

/* From c5 of a torus of 7 × 7, a diagonal leaves the board at a3 and comes back at g2. */
QS_TEST_WINDOW (lines_of_a_torus, 7)
{
  g_autoptr (QsBoardPicture) copy = NULL;
  const QsSquare c5 = { 2, 2 }, e2 = { 5, 4 }, f2 = { 5, 5 }, g2 = { 5, 6 };
  QsBoardView *board;

  open_choice ();
  test_select ("Kind", QS_ATTACK_TORUS);
  test_until (test_shows ("of 28"));
  test_type ("Escape");
  test_until (!test_shows ("Kind"));
  board = QS_BOARD_VIEW (test_find (TEST_IMAGE, "Board of 7*"));
  point_at (board, c5);
  test_until (is_marked (board, g2));
  g_assert_false (is_marked (board, c5) || is_marked (board, e2));

  /* They are not on the board that one copies. */
  copy = qs_solutions_page_get_picture (QS_SOLUTIONS_PAGE (test_look_for_type (QS_TYPE_SOLUTIONS_PAGE)));
  g_assert_cmpuint (copy->scene.n_marks, ==, 0);

  point_at (board, f2);
  test_until (is_marked (board, c5) && !is_marked (board, f2));
  test_point (GTK_WIDGET (board), 2, 2, "");
  test_until (!is_marked (board, c5));
}

/* A269133: with fewer rows there are fewer queens, and the number above is that of the columns. A quarter turn would
 * change the board, so R turns by half. */
QS_TEST_WINDOW (rows, 8)
{
  open_choice ();
  test_set_number ("Rows", 5);
  test_until (test_shows ("of 568") && test_shows ("Columns"));
  g_assert_true (has_title ("5 queens, 5 × 8"));
  test_set_number ("Rows", 6);
  test_until (test_shows ("of 550") && test_shows ("Solution 1 · 1 3 5 7 2 4 · *(4 images)"));
  test_type ("Escape");
  test_until (test_has_left_popover ());

  gtk_widget_activate_action (GTK_WIDGET (test_get_window ()), "win.focus-view", NULL);
  test_type ("r");
  test_until (test_shows ("Solution * · 5 7 2 4 6 8 · *"));
  test_type ("a 6");
  test_until (test_shows ("a6 queen") && test_look_for (TEST_IMAGE, "Board of 6 × 8 with queens on a6, *") != NULL);
  g_assert_false (test_shows ("a8 queen"));

  /* What is chosen stays when the number of columns changes, as far as it fits. */
  test_set_number ("Columns", 5);
  test_until (test_shows ("of 10") && test_shows ("Queens"));
  g_assert_cmpfloat (test_get_number ("Queens"), ==, 5);
}

QS_TEST_WINDOW (texts, 8)
{
  open_choice ();
  write_board ("6x5");
  test_until (test_shows ("A board of 6 rows and 5 columns has no room for a queen in each row: use 5x6"));
  write_board ("8+b4+d5");
  test_until (test_has_left_popover () && test_shows ("of 2"));

  open_choice ();
  write_board ("6:regions=aabbcc/aabbcc/ddbbcc/ddeecc/ddeeff/ddffff");
  test_until (test_has_left_popover () && test_shows ("of 24") && test_shows ("Regions"));
  g_assert_cmpfloat (test_get_number ("Queens"), ==, 6);
  open_choice ();
  g_assert_false (test_is_sensitive (TEST_NUMBER, "Rows"));
  test_type ("Escape");
  test_until (test_has_left_popover ());
  g_assert_true (has_title ("6 queens in regions"));

  /* Compare has the same board. */
  test_type ("alt+3");
  test_until (test_shows ("*, all solutions · *") && !has_title ("6 queens"));
  test_type ("alt+1");
  test_until (test_shows ("of 24") && has_title ("6 queens in regions"));

  /* Regions are of one size of board: on another one there are others. */
  test_set_number ("Queens", 7);
  test_until (has_title ("7 queens in regions") && test_look_for (TEST_IMAGE, "Board of 7 × 7 *") != NULL);
}

/* Search shows the same board. A method that cannot search it is greyed and says why, another one stands in for it, and it
 * comes back with a board of plain queens. */
QS_TEST_WINDOW (search, 5)
{
  test_type ("alt+2");
  test_until (test_shows ("Press Play*") && test_shows ("Shifting bit masks"));
  open_choice ();
  test_select ("Kind", QS_ATTACK_TOUCHING);
  test_type ("Escape");
  test_until (test_has_left_popover () && test_shows ("Conflict matrix") && test_shows ("14"));
  g_assert_true (has_title ("5 queens, not touching"));

  test_press ("Run to the end");
  test_until (test_shows ("The search has ended with 14 solutions"));

  test_type ("alt+m");
  test_until (test_shows ("Only where queens attack along lines alone"));
  test_type ("Home Return");
  test_until (test_has_left_popover () && test_shows ("Brute force"));
  test_press ("Run to the end");
  test_until (test_shows ("The search has ended with 14 solutions"));
  test_until (test_shows ("Nodes*3906*"));

  open_choice ();
  test_set_number ("Rows", 3);
  test_until (test_shows ("Columns"));
  test_type ("Escape");
  test_until (test_has_left_popover () && test_look_for (TEST_IMAGE, "Empty board of 3 × 5. *") != NULL);

  open_choice ();
  write_board ("5");
  test_until (test_has_left_popover () && test_shows ("Brute force"));
}

static char *
get_text (void)
{
  return g_strdup (gtk_editable_get_text (GTK_EDITABLE (test_find (TEST_ENTRY, "Text"))));
}

/* At random, again and again, and always with a solution. */
QS_TEST_WINDOW (random_regions, 8)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  open_choice ();
  g_assert_false (test_is_sensitive (TEST_BUTTON, "Other regions at random"));
  test_select ("Kind", QS_N_ATTACKS);
  test_until (has_title ("8 queens in regions") && test_shows ("Solution 1 *"));
  first = get_text ();
  g_assert_true (g_str_has_prefix (first, "8:regions="));
  test_press ("Other regions at random");
  second = get_text ();
  g_assert_cmpstr (first, !=, second);
  test_until (test_shows ("Solution 1 *"));
  test_select ("Kind", QS_ATTACK_QUEENS);
  test_until (test_shows ("of 92"));
}
