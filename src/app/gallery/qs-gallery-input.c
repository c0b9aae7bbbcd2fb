/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-gallery-private.h"

#include <math.h>

#include "qs-board-drag.h"
#include "qs-gallery-cell.h"
#include "qs-template.h"

/* A step of the size, by key or wheel. */
#define SIZE_STEP 1.2

/* After a flick, the part of the speed that is lost in a second is 1 − e^−FRICTION. */
#define FRICTION 4.0

/* Below this speed, in pixels per second, it stands still. */
#define LEAST_SPEED 20.0

/* The state between events. */
typedef struct
{
  double size;          /* the size when two fingers began to pinch */
  double dragged;       /* how far a finger has drawn the gallery already, in pixels */
  double speed;         /* of the movement after a flick, in pixels per second; below 0 for backwards */
  gint64 time;          /* when it had that speed, in microseconds */
  guint tick_id;        /* moves it with each frame */
  guint64 clicked;      /* the number of the solution that was clicked last */
  guint32 clicked_time; /* when, in milliseconds */
} Motion;

static QsGallery *
get_gallery (gpointer controller)
{
  return QS_GALLERY (gtk_event_controller_get_widget (controller));
}

static void
stop (QsGallery *gallery,
      Motion    *motion)
{
  if (motion->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (gallery), motion->tick_id);
  motion->tick_id = 0;
}

static gboolean
flick_tick_cb (GtkWidget     *widget,
               GdkFrameClock *frame_clock,
               gpointer       user_data)
{
  Motion *motion = user_data;
  gint64 now = gdk_frame_clock_get_frame_time (frame_clock);
  double seconds = MAX (now - motion->time, 0) / (double) G_USEC_PER_SEC;
  double left = exp (-FRICTION * seconds);

  /* The distance that a speed covers while it falls like this. */
  qs_gallery_scroll (QS_GALLERY (widget), motion->speed * (1 - left) / FRICTION);
  motion->speed *= left;
  motion->time = now;
  if (fabs (motion->speed) >= LEAST_SPEED)
    return G_SOURCE_CONTINUE;

  motion->tick_id = 0;
  return G_SOURCE_REMOVE;
}

static void
flick (QsGallery *gallery,
       Motion    *motion,
       double     speed)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (gallery));

  stop (gallery, motion);
  if (clock == NULL || fabs (speed) < LEAST_SPEED)
    return;

  motion->speed = speed;
  motion->time = gdk_frame_clock_get_frame_time (clock);
  motion->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (gallery), flick_tick_cb, motion, NULL);
}

/* How far a notch of a wheel goes; touchpads report pixels. */
static double
get_unit (GtkEventControllerScroll *controller,
          QsGallery                *gallery)
{
  if (gtk_event_controller_scroll_get_unit (controller) == GDK_SCROLL_UNIT_SURFACE)
    return 1;

  return pow (MAX (gtk_widget_get_height (GTK_WIDGET (gallery)), 1), 2.0 / 3);
}

static gboolean
scroll_cb (GtkEventControllerScroll *controller,
           double                    dx,
           double                    dy,
           Motion                   *motion)
{
  QsGallery *gallery = get_gallery (controller);
  GdkModifierType modifiers = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));

  stop (gallery, motion);
  if ((modifiers & GDK_CONTROL_MASK) != 0)
    {
      double notches = gtk_event_controller_scroll_get_unit (controller) == GDK_SCROLL_UNIT_SURFACE ? dy / 60 : dy;

      qs_gallery_set_size (gallery, qs_gallery_get_size (gallery) * pow (SIZE_STEP, -notches));
    }
  else
    qs_gallery_scroll (gallery, dy * get_unit (controller, gallery));

  return GDK_EVENT_STOP;
}

static void
decelerate_cb (GtkEventControllerScroll *controller,
               double                    speed_x,
               double                    speed_y,
               Motion                   *motion)
{
  flick (get_gallery (controller), motion, speed_y * get_unit (controller, get_gallery (controller)));
}

static void
pressed_cb (GtkGestureClick *gesture,
            int              n_press,
            double           x,
            double           y,
            Motion          *motion)
{
  stop (get_gallery (gesture), motion);
}

/* Whether the selected solution was clicked just before. The times of the events show that
 * even where the first click kept us busy; the gesture's own count of clicks does not. */
static gboolean
is_double_click (QsGallery *gallery,
                 Motion    *motion,
                 guint32    now)
{
  guint64 before = motion->clicked;
  int longest;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (gallery)), "gtk-double-click-time", &longest, NULL);
  motion->clicked = qs_gallery_get_position (gallery);
  if (before != motion->clicked || now - motion->clicked_time > (guint32) longest)
    {
      motion->clicked_time = now;
      return FALSE;
    }

  motion->clicked = 0;
  return TRUE;
}

static QsGalleryCell *
find_cell (GtkWidget *gallery,
           double     x,
           double     y)
{
  GtkWidget *widget = gtk_widget_pick (gallery, x, y, GTK_PICK_DEFAULT);

  return widget != NULL && QS_IS_GALLERY_CELL (widget) ? QS_GALLERY_CELL (widget) : NULL;
}

static QsBoardPicture *
find_dragged (GtkWidget *gallery,
              double     x,
              double     y)
{
  QsGalleryCell *cell = find_cell (gallery, x, y);
  QsBoardPicture *board = cell != NULL ? qs_gallery_cell_get_board (cell) : NULL;

  return board != NULL ? qs_board_picture_ref (board) : NULL;
}

/* On release, because a finger may begin to drag where it presses. */
static void
released_cb (GtkGestureClick *gesture,
             int              n_press,
             double           x,
             double           y,
             Motion          *motion)
{
  QsGallery *gallery = get_gallery (gesture);
  QsGalleryCell *cell = find_cell (GTK_WIDGET (gallery), x, y);

  gtk_widget_grab_focus (GTK_WIDGET (gallery));
  if (cell == NULL || !qs_gallery_choose (gallery, qs_gallery_cell_get_rank (cell)))
    motion->clicked = 0;
  else if (is_double_click (gallery, motion, gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (gesture))))
    qs_gallery_open (gallery);
}

static void
drag_begin_cb (GtkGestureDrag *gesture,
               double          x,
               double          y,
               Motion         *motion)
{
  stop (get_gallery (gesture), motion);
  motion->dragged = 0;
}

static void
drag_update_cb (GtkGestureDrag *gesture,
                double          dx,
                double          dy,
                Motion         *motion)
{
  if (motion->dragged == 0 && !gtk_drag_check_threshold (GTK_WIDGET (get_gallery (gesture)), 0, 0, 0, (int) dy))
    return;

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  qs_gallery_scroll (get_gallery (gesture), motion->dragged - dy);
  motion->dragged = dy;
}

static void
swipe_cb (GtkGestureSwipe *gesture,
          double           speed_x,
          double           speed_y,
          Motion          *motion)
{
  if (motion->dragged != 0)
    flick (get_gallery (gesture), motion, -speed_y);
}

static void
pinch_begin_cb (GtkGesture       *gesture,
                GdkEventSequence *sequence,
                Motion           *motion)
{
  motion->size = qs_gallery_get_size (get_gallery (gesture));
}

static void
pinch_cb (GtkGestureZoom *gesture,
          double          scale,
          Motion         *motion)
{
  qs_gallery_set_size (get_gallery (gesture), motion->size * scale);
}

/* Lets the wheel, clicks, drags and pinches act on the gallery, and the pointer drag thumbnails out of it. */
void
qs_gallery_attach_input (QsGallery *gallery)
{
  GtkWidget *widget = GTK_WIDGET (gallery);
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL |
                                                                GTK_EVENT_CONTROLLER_SCROLL_KINETIC);
  GtkGesture *click = gtk_gesture_click_new (), *drag = gtk_gesture_drag_new ();
  GtkGesture *swipe = gtk_gesture_swipe_new (), *pinch = gtk_gesture_zoom_new ();
  Motion *motion = g_new0 (Motion, 1);

  g_object_set_data_full (G_OBJECT (gallery), "qs-gallery-motion", motion, g_free);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), motion);
  g_signal_connect (click, "released", G_CALLBACK (released_cb), motion);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), motion);
  g_signal_connect (scroll, "decelerate", G_CALLBACK (decelerate_cb), motion);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), motion);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), motion);
  g_signal_connect (swipe, "swipe", G_CALLBACK (swipe_cb), motion);
  g_signal_connect (pinch, "begin", G_CALLBACK (pinch_begin_cb), motion);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (pinch_cb), motion);

  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (widget, scroll);
  /* A pointer does not drag the gallery; it has the scroll bar. */
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (drag), TRUE);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (swipe), TRUE);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (swipe));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (pinch));
  gtk_gesture_group (swipe, drag);
  qs_board_drag_attach (widget, find_dragged);
}

static gboolean
row_key_cb (GtkWidget *widget,
            GVariant  *args,
            gpointer   user_data)
{
  qs_gallery_move_rows (QS_GALLERY (widget), g_variant_get_int32 (args));

  return GDK_EVENT_STOP;
}

static void
resize_cb (QsGallery  *self,
           const char *name)
{
  double size = qs_gallery_get_size (self);

  qs_gallery_set_size (self, g_str_equal (name, "gallery.larger")    ? size * SIZE_STEP
                             : g_str_equal (name, "gallery.smaller") ? size / SIZE_STEP
                                                                     : QS_GALLERY_DEFAULT_SIZE);
}

/* Gives the class its actions, and the keys of the focused gallery. */
void
qs_gallery_install_input (GtkWidgetClass *widget_class)
{
  static const guint up[] = { GDK_KEY_Up, GDK_KEY_KP_Up };
  static const guint down[] = { GDK_KEY_Down, GDK_KEY_KP_Down };
  static const guint open[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter };

  qs_template_install_action (widget_class, "gallery.larger", NULL, resize_cb);
  qs_template_install_action (widget_class, "gallery.smaller", NULL, resize_cb);
  qs_template_install_action (widget_class, "gallery.normal", NULL, resize_cb);
  qs_template_install_action (widget_class, "gallery.open", NULL, qs_gallery_open);

  for (guint i = 0; i < G_N_ELEMENTS (up); i++)
    gtk_widget_class_add_binding (widget_class, up[i], 0, row_key_cb, "i", -1);
  for (guint i = 0; i < G_N_ELEMENTS (down); i++)
    gtk_widget_class_add_binding (widget_class, down[i], 0, row_key_cb, "i", 1);
  for (guint i = 0; i < G_N_ELEMENTS (open); i++)
    gtk_widget_class_add_binding_action (widget_class, open[i], 0, "gallery.open", NULL);
}
