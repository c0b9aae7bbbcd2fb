/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the keys, the pointer and fingers do on a search tree. */

#include "qs-tree-input.h"

#include <math.h>

/* A step of zooming, by key or wheel. */
#define ZOOM_STEP 1.25

/* How far a notch of the wheel moves the tree, in pixels. */
#define WHEEL_STEP 60.0

/* How far the pointer may move in a click, in pixels. */
#define CLICK_DISTANCE 6.0

/* How far the zoom or the drag has been applied, so that only the rest is. */
typedef struct
{
  double x;
  double y;
  double scale;
  double pointer_x; /* in the canvas */
  double pointer_y;
} Motion;

static void
motion_cb (GtkEventController *controller,
           double              x,
           double              y,
           Motion             *motion)
{
  motion->pointer_x = x;
  motion->pointer_y = y;
  qs_tree_canvas_point (QS_TREE_CANVAS (gtk_event_controller_get_widget (controller)), x, y);
}

static void
leave_cb (GtkEventController *controller,
          Motion             *motion)
{
  qs_tree_canvas_point (QS_TREE_CANVAS (gtk_event_controller_get_widget (controller)), -1, -1);
}

static gboolean
scroll_cb (GtkEventController *controller,
           double              dx,
           double              dy,
           Motion             *motion)
{
  QsTreeCanvas *canvas = QS_TREE_CANVAS (gtk_event_controller_get_widget (controller));
  GdkModifierType modifiers = gtk_event_controller_get_current_event_state (controller);

  if ((modifiers & GDK_CONTROL_MASK) != 0)
    qs_tree_canvas_zoom (canvas, pow (ZOOM_STEP, -dy), motion->pointer_x, motion->pointer_y);
  else
    qs_tree_canvas_pan (canvas, -dx * WHEEL_STEP, -dy * WHEEL_STEP);

  return GDK_EVENT_STOP;
}

static void
drag_begin_cb (GtkGestureDrag *gesture,
               double          x,
               double          y,
               Motion         *motion)
{
  motion->x = 0;
  motion->y = 0;
}

/* A click is not a drag. */
static void
drag_update_cb (GtkGestureDrag *gesture,
                double          dx,
                double          dy,
                Motion         *motion)
{
  QsTreeCanvas *canvas = QS_TREE_CANVAS (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)));

  if (motion->x == 0 && motion->y == 0 && hypot (dx, dy) < CLICK_DISTANCE)
    return;

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  qs_tree_canvas_pan (canvas, dx - motion->x, dy - motion->y);
  motion->x = dx;
  motion->y = dy;
}

static void
pressed_cb (GtkGestureClick *gesture,
            int              n_press,
            double           x,
            double           y,
            Motion          *motion)
{
  gtk_widget_grab_focus (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)));
}

static void
released_cb (GtkGestureClick *gesture,
             int              n_press,
             double           x,
             double           y,
             Motion          *motion)
{
  QsTreeCanvas *canvas = QS_TREE_CANVAS (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)));

  qs_tree_canvas_pick (canvas, x, y, n_press == 2);
}

static void
zoom_begin_cb (GtkGesture       *gesture,
               GdkEventSequence *sequence,
               Motion           *motion)
{
  motion->scale = 1;
}

static void
zoom_cb (GtkGestureZoom *gesture,
         double          scale,
         Motion         *motion)
{
  QsTreeCanvas *canvas = QS_TREE_CANVAS (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)));
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y))
    return;

  qs_tree_canvas_zoom (canvas, scale / motion->scale, x, y);
  motion->scale = scale;
}

/* Lets the wheel, dragging, clicking and pinching act on the canvas. */
void
qs_tree_input_attach (GtkWidget *canvas)
{
  GtkEventController *motion_controller = gtk_event_controller_motion_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *zoom = gtk_gesture_zoom_new ();
  Motion *motion = g_new0 (Motion, 1);

  g_object_set_data_full (G_OBJECT (canvas), "qs-tree-motion", motion, g_free);
  g_signal_connect (motion_controller, "enter", G_CALLBACK (motion_cb), motion);
  g_signal_connect (motion_controller, "motion", G_CALLBACK (motion_cb), motion);
  g_signal_connect (motion_controller, "leave", G_CALLBACK (leave_cb), motion);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), motion);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), motion);
  g_signal_connect (click, "released", G_CALLBACK (released_cb), motion);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), motion);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), motion);
  g_signal_connect (zoom, "begin", G_CALLBACK (zoom_begin_cb), motion);
  g_signal_connect (zoom, "scale-changed", G_CALLBACK (zoom_cb), motion);

  gtk_widget_add_controller (canvas, motion_controller);
  gtk_widget_add_controller (canvas, scroll);
  gtk_widget_add_controller (canvas, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (canvas, GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (canvas, GTK_EVENT_CONTROLLER (zoom));
}

static gboolean
walk_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   user_data)
{
  qs_tree_canvas_walk (QS_TREE_CANVAS (widget), g_variant_get_uint32 (args));

  return GDK_EVENT_STOP;
}

static gboolean
seek_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   user_data)
{
  qs_tree_canvas_seek_selected (QS_TREE_CANVAS (widget));

  return GDK_EVENT_STOP;
}

/* Each key also on the number pad, where it has one. */
static const struct
{
  guint keys[2];
  QsTreeWay way;
} ways[] = {
  { { GDK_KEY_Up, GDK_KEY_KP_Up }, QS_TREE_WAY_UP },
  { { GDK_KEY_Down, GDK_KEY_KP_Down }, QS_TREE_WAY_DOWN },
  { { GDK_KEY_Left, GDK_KEY_KP_Left }, QS_TREE_WAY_LEFT },
  { { GDK_KEY_Right, GDK_KEY_KP_Right }, QS_TREE_WAY_RIGHT },
};

/* Keys that the window's shortcuts have without Ctrl. */
static const struct
{
  guint key;
  const char *action;
} zooms[] = {
  { GDK_KEY_plus, "tree.zoom-in" }, { GDK_KEY_equal, "tree.zoom-in" }, { GDK_KEY_KP_Add, "tree.zoom-in" },
  { GDK_KEY_minus, "tree.zoom-out" }, { GDK_KEY_KP_Subtract, "tree.zoom-out" },
  { GDK_KEY_0, "tree.reset" },
};

/* Lets keys act on the focused canvas. To be called once, before there is one. */
void
qs_tree_input_bind_keys (void)
{
  g_autoptr (GTypeClass) canvas_class = g_type_class_ref (QS_TYPE_TREE_CANVAS);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (canvas_class);

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    for (guint j = 0; j < G_N_ELEMENTS (ways[i].keys); j++)
      gtk_widget_class_add_binding (widget_class, ways[i].keys[j], 0, walk_cb, "u", ways[i].way);

  for (guint i = 0; i < G_N_ELEMENTS (zooms); i++)
    gtk_widget_class_add_binding_action (widget_class, zooms[i].key, GDK_CONTROL_MASK, zooms[i].action, NULL);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, 0, seek_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Enter, 0, seek_cb, NULL);
}

/* Zooms as one key does, about the middle, so many steps in; negative for out. */
void
qs_tree_input_zoom (GtkWidget *canvas,
                    int        steps)
{
  qs_tree_canvas_zoom (QS_TREE_CANVAS (canvas), pow (ZOOM_STEP, steps), gtk_widget_get_width (canvas) / 2.0,
                       gtk_widget_get_height (canvas) / 2.0);
}
