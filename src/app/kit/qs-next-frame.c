/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Calls a function once before the next frame, however often this is requested.
 *
 * Numbers arrive more often than frames are drawn, and widgets must not come and go while they are allocated. */

#include "qs-next-frame.h"

typedef struct
{
  guint *tick_id;
  QsNextFrameFunc func;
} Call;

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *frame_clock,
         gpointer       user_data)
{
  Call *call = user_data;

  *call->tick_id = 0;
  call->func (widget);

  return G_SOURCE_REMOVE;
}

/* Calls @func when @widget gets its next frame, unless a call is pending already. A hidden
 * widget gets no frames. @tick_id is a field of the widget, and 0 while no call is pending. */
void
qs_next_frame_call (gpointer        widget,
                    guint          *tick_id,
                    QsNextFrameFunc func)
{
  Call *call;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (tick_id != NULL && func != NULL);

  if (*tick_id != 0)
    return;

  call = g_new (Call, 1);
  call->tick_id = tick_id;
  call->func = func;
  *tick_id = gtk_widget_add_tick_callback (widget, tick_cb, call, g_free);
}

typedef struct
{
  gpointer object;
  guint *idle_id;
  QsNextFrameFunc func;
} Idle;

static gboolean
idle_cb (gpointer user_data)
{
  Idle *idle = user_data;

  *idle->idle_id = 0;
  idle->func (idle->object);

  return G_SOURCE_REMOVE;
}

/* Calls @func when widgets have got their places, before the next frame begins, unless a call is
 * pending already. In a frame of its own the change would be seen one frame late. @idle_id is a
 * field of the widget or layout, and 0 while no call is pending; dispose() removes that source. */
void
qs_next_frame_precede (gpointer        object,
                       guint          *idle_id,
                       QsNextFrameFunc func)
{
  Idle *idle;

  g_return_if_fail (idle_id != NULL && func != NULL);

  if (*idle_id != 0)
    return;

  idle = g_new (Idle, 1);
  *idle = (Idle){ object, idle_id, func };
  *idle_id = g_idle_add_full (GDK_PRIORITY_REDRAW - 1, idle_cb, idle, g_free);
  g_source_set_name_by_id (*idle_id, "qs-next-frame");
}
