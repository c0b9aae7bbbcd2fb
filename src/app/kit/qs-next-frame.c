/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Calls a function once before the next frame, however often this is requested.
 *
 * Numbers arrive more often than frames are drawn, and widgets must not come and go while they are allocated. */

#include "config.h"

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

/**
 * qs_next_frame_call:
 * @widget: a widget
 * @tick_id: a field of @widget: 0 at first, and not 0 while a call is pending
 * @func: brings @widget up to date
 *
 * Calls @func when @widget gets its next frame, unless a call is pending
 * already. A hidden widget gets no frames.
 */
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
