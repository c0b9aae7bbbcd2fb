/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lets boards be dragged to other programs, as a file, a picture or text. */

#include "qs-board-drag.h"

#include "qs-appearance.h"
#include "qs-board-content.h"

/* The side of what the pointer carries, in pixels. */
#define ICON 128

static GdkContentProvider *
prepare_cb (GtkDragSource *source,
            double         x,
            double         y,
            gpointer       user_data)
{
  QsBoardDragFunc find = (QsBoardDragFunc) user_data;
  GtkEventController *controller = GTK_EVENT_CONTROLLER (source);
  GdkDevice *device = gtk_event_controller_get_current_event_device (controller);
  g_autoptr (QsBoardPicture) found = NULL;
  g_autoptr (QsBoardPicture) board = NULL;
  g_autoptr (QsBoardPicture) bare = NULL;
  g_autoptr (GdkPaintable) paintable = NULL;

  /* A finger scrolls, or presses long. */
  if (device == NULL || gdk_device_get_source (device) != GDK_SOURCE_TOUCHSCREEN)
    found = find (gtk_event_controller_get_widget (controller), x, y);
  if (found == NULL)
    return NULL;

  board = qs_board_picture_new_styled (found, qs_appearance_get_board_style ());
  bare = qs_board_picture_new (board->n, &board->scene, board->look & ~QS_BOARD_LOOK_LABELS);
  bare->style = board->style;
  paintable = qs_board_content_new_paintable (bare, ICON);
  gtk_drag_source_set_icon (source, paintable, ICON / 2, ICON / 2);

  return qs_board_content_new (board, "text", TRUE);
}

/* After a press GTK waits for a while, also when the controller is gone (docs/known-faults.md). */
static void
stop_waiting (gpointer  data,
              GObject  *source)
{
  while (g_source_remove_by_user_data (source))
    ;
}

/* Lets the pointer drag boards out of the widget. Presses that do not move are left to others. */
void
qs_board_drag_attach (GtkWidget      *widget,
                      QsBoardDragFunc find)
{
  GtkDragSource *source = gtk_drag_source_new ();

  g_object_weak_ref (G_OBJECT (source), stop_waiting, NULL);
  g_signal_connect (source, "prepare", G_CALLBACK (prepare_cb), (gpointer) find);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (source));
}
