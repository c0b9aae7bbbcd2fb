/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-paging-input.h"

#include <math.h>

/* How far fingers move on a touchpad for another board, in pixels. */
#define PIXELS_PER_BOARD 60.0

/* A finger that is slower does not swipe, in pixels per second. */
#define LEAST_SPEED 300.0

static void
turn (QsPager *pager,
      gboolean is_back)
{
  gtk_widget_activate_action (GTK_WIDGET (pager), is_back ? "pager.previous" : "pager.next", NULL);
}

/* Where languages are written from the right, the next board comes from the left. */
static double
to_reading_direction (gpointer controller,
                      double   x)
{
  return gtk_widget_get_direction (gtk_event_controller_get_widget (controller)) == GTK_TEXT_DIR_RTL ? -x : x;
}

static void
scroll_begin_cb (GtkEventControllerScroll *controller,
                 double                   *boards)
{
  *boards = 0;
}

/* A notch of a wheel is a board. Parts of one are kept in @boards of the controller. */
static gboolean
scroll_cb (GtkEventControllerScroll *controller,
           double                    dx,
           double                    dy,
           QsPager                  *pager)
{
  double *boards = g_object_get_data (G_OBJECT (controller), "qs-boards");
  GdkModifierType modifiers = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  double way = fabs (dx) > fabs (dy) ? to_reading_direction (controller, dx) : dy;

  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;

  *boards += gtk_event_controller_scroll_get_unit (controller) == GDK_SCROLL_UNIT_SURFACE ? way / PIXELS_PER_BOARD : way;
  for (; fabs (*boards) >= 1; *boards -= copysign (1, *boards))
    turn (pager, *boards < 0);

  return GDK_EVENT_STOP;
}

static void
swipe_cb (GtkGestureSwipe *gesture,
          double           speed_x,
          double           speed_y,
          QsPager         *pager)
{
  if (fabs (speed_x) >= LEAST_SPEED && fabs (speed_x) > fabs (speed_y))
    turn (pager, to_reading_direction (gesture, speed_x) > 0);
}

/* Lets the wheel and swipes over the board page. @pager lives as long as @board. */
void
qs_paging_input_attach (GtkWidget *board,
                        QsPager   *pager)
{
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *swipe = gtk_gesture_swipe_new ();
  double *boards = g_new0 (double, 1);

  g_object_set_data_full (G_OBJECT (scroll), "qs-boards", boards, g_free);
  g_signal_connect (scroll, "scroll-begin", G_CALLBACK (scroll_begin_cb), boards);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), pager);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (swipe), TRUE);
  g_signal_connect (swipe, "swipe", G_CALLBACK (swipe_cb), pager);

  gtk_widget_add_controller (board, scroll);
  gtk_widget_add_controller (board, GTK_EVENT_CONTROLLER (swipe));
}
