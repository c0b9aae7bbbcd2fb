/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the keys, the pointer and fingers do in the gallery. */

#include "config.h"

#include "qs-gallery-input.h"

#include <math.h>

/* A step of the size, by key or wheel. */
#define SIZE_STEP 1.2

/* After a flick, the part of the speed that is lost in a second is 1 − e^−FRICTION. */
#define FRICTION 4.0

/* Slower than this, in pixels a second, it stands still. */
#define LEAST_SPEED 20.0

/* What goes on between events. */
typedef struct
{
  double size;          /* what it was when two fingers began to pinch */
  double dragged;       /* how far a finger has drawn the gallery already, in pixels */
  double speed;         /* of what goes on after a flick, in pixels a second; below 0 for backwards */
  gint64 time;          /* when it was there, in microseconds */
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

  /* The way that a speed covers which falls so. */
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

/* How far a notch of a wheel goes; touchpads tell pixels. */
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

/* Whether the selected solution has been clicked before, just now. The times of the events tell that also where the
 * first click kept us busy; the gesture's own count of clicks does not. */
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

/* On release, since the finger may begin to draw where it presses. */
static void
released_cb (GtkGestureClick *gesture,
             int              n_press,
             double           x,
             double           y,
             Motion          *motion)
{
  QsGallery *gallery = get_gallery (gesture);

  gtk_widget_grab_focus (GTK_WIDGET (gallery));
  if (!qs_gallery_pick (gallery, x, y))
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

static void
attach_wheel (GtkWidget *widget,
              Motion    *motion)
{
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL |
                                                                GTK_EVENT_CONTROLLER_SCROLL_KINETIC);

  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), motion);
  g_signal_connect (scroll, "decelerate", G_CALLBACK (decelerate_cb), motion);
  gtk_widget_add_controller (widget, scroll);
}

/* A pointer drags nothing; it has the scroll bar. */
static void
attach_fingers (GtkWidget *widget,
                Motion    *motion)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *swipe = gtk_gesture_swipe_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (drag), TRUE);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (swipe), TRUE);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), motion);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), motion);
  g_signal_connect (swipe, "swipe", G_CALLBACK (swipe_cb), motion);
  g_signal_connect (pinch, "begin", G_CALLBACK (pinch_begin_cb), motion);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (pinch_cb), motion);

  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (swipe));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (pinch));
  gtk_gesture_group (swipe, drag);
}

static gboolean
row_key_cb (GtkWidget *widget,
            GVariant  *args,
            gpointer   user_data)
{
  qs_gallery_move_rows (QS_GALLERY (widget), g_variant_get_int32 (args));

  return GDK_EVENT_STOP;
}

static gboolean
open_key_cb (GtkWidget *widget,
             GVariant  *args,
             gpointer   user_data)
{
  qs_gallery_open (QS_GALLERY (widget));

  return GDK_EVENT_STOP;
}

/* The keys of the focused gallery; those that also work elsewhere are the window's. */
static void
attach_keys (GtkWidget *widget)
{
  static const struct
  {
    guint key;
    GtkShortcutFunc act;
    int rows;
  } keys[] = {
    { GDK_KEY_Up, row_key_cb, -1 }, { GDK_KEY_KP_Up, row_key_cb, -1 },
    { GDK_KEY_Down, row_key_cb, 1 }, { GDK_KEY_KP_Down, row_key_cb, 1 },
    { GDK_KEY_Return, open_key_cb, 0 }, { GDK_KEY_KP_Enter, open_key_cb, 0 }, { GDK_KEY_ISO_Enter, open_key_cb, 0 },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (keys[i].key, 0),
                                                gtk_callback_action_new (keys[i].act, NULL, NULL));

      gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (keys[i].rows));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
    }

  gtk_widget_add_controller (widget, controller);
}

/**
 * qs_gallery_input_attach:
 * @gallery: a gallery
 *
 * Lets keys, the wheel, clicking, drawing and pinching act on the gallery.
 */
void
qs_gallery_input_attach (QsGallery *gallery)
{
  GtkWidget *widget = GTK_WIDGET (gallery);
  GtkGesture *click = gtk_gesture_click_new ();
  Motion *motion = g_new0 (Motion, 1);

  g_object_set_data_full (G_OBJECT (gallery), "qs-gallery-motion", motion, g_free);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), motion);
  g_signal_connect (click, "released", G_CALLBACK (released_cb), motion);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  attach_wheel (widget, motion);
  attach_fingers (widget, motion);
  attach_keys (widget);
}

static void
size_activated_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  QsGallery *gallery = user_data;
  const char *name = g_action_get_name (G_ACTION (action));
  double size = QS_GALLERY_DEFAULT_SIZE;

  if (g_str_equal (name, "larger-thumbnails"))
    size = qs_gallery_get_size (gallery) * SIZE_STEP;
  else if (g_str_equal (name, "smaller-thumbnails"))
    size = qs_gallery_get_size (gallery) / SIZE_STEP;

  qs_gallery_set_size (gallery, size);
}

/* Keys resize only what can be seen. */
static void
enable_while_mapped_cb (GtkWidget     *gallery,
                        GSimpleAction *action)
{
  g_simple_action_set_enabled (action, gtk_widget_get_mapped (gallery));
}

/**
 * qs_gallery_input_add_actions:
 * @gallery: a gallery
 * @map: gets its actions: `larger-thumbnails`, `smaller-thumbnails` and
 *   `normal-thumbnails`
 *
 * Adds what changes the size of the thumbnails.
 */
void
qs_gallery_input_add_actions (QsGallery  *gallery,
                              GActionMap *map)
{
  static const char *const names[] = { "larger-thumbnails", "smaller-thumbnails", "normal-thumbnails" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GSimpleAction) action = g_simple_action_new (names[i], NULL);

      g_signal_connect_object (action, "activate", G_CALLBACK (size_activated_cb), gallery, 0);
      g_signal_connect_object (gallery, "map", G_CALLBACK (enable_while_mapped_cb), action, G_CONNECT_AFTER);
      g_signal_connect_object (gallery, "unmap", G_CALLBACK (enable_while_mapped_cb), action, G_CONNECT_AFTER);
      enable_while_mapped_cb (GTK_WIDGET (gallery), action);
      g_action_map_add_action (map, G_ACTION (action));
    }
}
