/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window in a language that is read from right to left: the panel and what comes first are at the right, and the
 * arrow keys follow. A board stays as it is. */

#include "qs-board-view.h"
#include "qs-test-widget.h"

static double
get_middle_of_window (void)
{
  return gtk_widget_get_width (GTK_WIDGET (test_get_window ())) / 2.0;
}

/* The panel, and what is at an end of each page. */
QS_TEST_WINDOW (sides, 6)
{
  test_resize (1000, 720);
  test_until (test_shows ("of 4"));
  test_until (test_get_middle (test_find (TEST_NUMBER, "Queens")) > get_middle_of_window ());
  g_assert_cmpfloat (test_get_middle (test_find_board ()), <, get_middle_of_window ());
  g_assert_cmpfloat (test_get_middle (test_find (TEST_BUTTON, "First solution")), >,
                     test_get_middle (test_find (TEST_BUTTON, "Last solution")));

  test_press ("Search");
  test_until (test_shows ("Step 0"));
  test_pass_frames (3);
  g_assert_cmpfloat (test_get_middle (test_find (TEST_NUMBER, "Queens")), >, get_middle_of_window ());
  g_assert_cmpfloat (test_get_middle (test_find (TEST_IMAGE, "Empty board of *")), >,
                     test_get_middle (test_find (TEST_IMAGE, "*ree*")));
}

/* What is next is at the left. */
QS_TEST_WINDOW (arrows, 8)
{
  test_until (test_shows ("of 92"));
  test_find_board ();
  test_type ("Left");
  test_until (test_shows ("Solution 2 · *"));
  test_type ("Left");
  test_until (test_shows ("Solution 3 · *"));
  test_type ("Right");
  test_until (test_shows ("Solution 2 · *"));
}

/* A table begins at the right, even where not all columns have room. */
QS_TEST_WINDOW (table, 8)
{
  GtkWidget *heading;

  test_resize (640, 480);
  test_activate ("win.counts");
  heading = test_find (TEST_LABEL, "All Solutions");
  test_until (test_get_middle (heading) > get_middle_of_window () && test_get_middle (heading) < 640);

  test_press ("Methods");
  heading = test_find (TEST_LABEL, "Time");
  test_until (test_get_middle (heading) > get_middle_of_window () && test_get_middle (heading) < 640);
}

/* The square a1 is at the left of the bottom. */
QS_TEST_WINDOW (board, 8)
{
  QsBoardView *board = QS_BOARD_VIEW (test_find_board ());
  int width = gtk_widget_get_width (GTK_WIDGET (board)), height = gtk_widget_get_height (GTK_WIDGET (board));
  int size = MIN (width, height);
  QsSquare square;

  g_assert_true (qs_board_view_find_square (board, (width - size * 0.8) / 2, (height + size * 0.8) / 2, &square));
  g_assert_cmpuint (square.row, ==, 7);
  g_assert_cmpuint (square.column, ==, 0);
}

QS_TEST_WIDGETS
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
}
