/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The wheel and fingers on a single board. Fingers are emitted: the display has none. */

#include "qs-test-widget.h"

static gboolean
is_at (const char *rank)
{
  return test_entry_holds ("Number of the solution shown", rank);
}

/* The first notch of a wheel under a new window may count for nothing, and there is nothing before the first board. */
QS_TEST_WINDOW (wheel_pages, 8)
{
  GtkWidget *board = test_find_board ();
  double x = gtk_widget_get_width (board) / 2.0, y = gtk_widget_get_height (board) / 2.0;

  test_point (board, x, y, "click 4");
  test_until (is_at ("1"));
  test_point (board, x, y, "click --repeat 3 --delay 20 5");
  test_until (is_at ("4"));
  test_point (board, x, y, "click 4");
  test_until (is_at ("3"));

  /* With Control it is nobody's here. */
  test_point (board, x, y, "keydown ctrl click 5 keyup ctrl");
  test_type ("Right");
  test_until (is_at ("4"));
}

static void
swipe (GtkWidget *board,
       double     speed_x,
       double     speed_y)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (board);
  guint n_swipes = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_GESTURE_SWIPE (controller))
        continue;

      n_swipes++;
      g_signal_emit_by_name (controller, "swipe", speed_x, speed_y);
    }
  g_assert_cmpuint (n_swipes, ==, 1);
}

QS_TEST_WINDOW (swipes_page, 8)
{
  GtkWidget *board = test_find_board ();

  test_until (is_at ("1"));
  swipe (board, -900, 200);
  test_until (is_at ("2"));
  swipe (board, -900, -200);
  test_until (is_at ("3"));
  swipe (board, 900, 0);
  test_until (is_at ("2"));

  /* Too slow, and the wrong way. */
  swipe (board, -100, 0);
  swipe (board, -900, 2000);
  test_type ("Right");
  test_until (is_at ("3"));

  gtk_widget_set_direction (board, GTK_TEXT_DIR_RTL);
  swipe (board, 900, 0);
  test_until (is_at ("4"));
}
