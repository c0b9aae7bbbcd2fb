/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What widgets do from frame to frame: something once before the next one, and motion through some of them.
 *
 * Numbers arrive more often than frames are drawn, and widgets must not come and go while they are allocated. */

#include "qs-next-frame.h"

#include <math.h>

/* How long a motion takes, in microseconds. */
#define MOTION_TIME (G_USEC_PER_SEC / 4)

typedef struct
{
  gpointer object;
  guint *id;
  QsNextFrameFunc func;
} Call;

static gboolean
call_cb (gpointer user_data)
{
  Call *self = user_data;

  *self->id = 0;
  self->func (self->object);

  return G_SOURCE_REMOVE;
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *frame_clock,
         gpointer       user_data)
{
  return call_cb (user_data);
}

/* Calls @func when @widget gets its next frame, unless a call is pending already. A hidden
 * widget gets no frames. @tick_id is a field of the widget, and 0 while no call is pending. */
void
qs_next_frame_call (gpointer        widget,
                    guint          *tick_id,
                    QsNextFrameFunc func)
{
  const Call call = { widget, tick_id, func };

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (*tick_id == 0)
    *tick_id = gtk_widget_add_tick_callback (widget, tick_cb, g_memdup2 (&call, sizeof call), g_free);
}

/* Calls @func when widgets have got their places, before the next frame begins, unless a call is
 * pending already. In a frame of its own the change would be seen one frame late. @idle_id is a
 * field of the widget or layout, and 0 while no call is pending. What is disposed of is not called. */
void
qs_next_frame_precede (gpointer        object,
                       guint          *idle_id,
                       QsNextFrameFunc func)
{
  const Call call = { object, idle_id, func };
  GClosure *closure;
  GSource *source;

  if (*idle_id != 0)
    return;

  closure = g_cclosure_new_swap (G_CALLBACK (call_cb), g_memdup2 (&call, sizeof call), (GClosureNotify) G_CALLBACK (g_free));
  g_object_watch_closure (object, closure);
  source = g_idle_source_new ();
  g_source_set_priority (source, GDK_PRIORITY_REDRAW - 1);
  g_source_set_static_name (source, "qs-next-frame");
  g_source_set_closure (source, closure);
  *idle_id = g_source_attach (source, NULL);
  g_source_unref (source);
}

/* Slows down towards the end. */
static gboolean
motion_cb (GtkWidget     *widget,
           GdkFrameClock *frame_clock,
           gpointer       user_data)
{
  QsMotion *self = user_data;
  QsClock *clock = g_object_get_data (G_OBJECT (widget), QS_MOTION_CLOCK);
  gint64 now = clock != NULL ? qs_clock_get_time (clock) : gdk_frame_clock_get_frame_time (frame_clock);

  if (self->start == 0)
    self->start = now;
  self->left = pow (MAX (1.0 - (double) (now - self->start) / MOTION_TIME, 0), 3);
  gtk_widget_queue_draw (widget);
  if (self->left > 0)
    return G_SOURCE_CONTINUE;

  self->id = 0;
  return G_SOURCE_REMOVE;
}

/* Whether the user wants motion, and would see it. */
gboolean
qs_motion_is_wanted (GtkWidget *widget)
{
  gboolean is_animated;

  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &is_animated, NULL);

  return is_animated && gtk_widget_get_mapped (widget);
}

/* Begins a motion, or begins it again. The widget, of which it is a part, is drawn at each frame. */
void
qs_motion_start (QsMotion  *self,
                 GtkWidget *widget)
{
  self->start = 0;
  self->left = 1;
  if (self->id == 0)
    self->id = gtk_widget_add_tick_callback (widget, motion_cb, self, NULL);
}

/* Has everything where it belongs at once. */
void
qs_motion_stop (QsMotion  *self,
                GtkWidget *widget)
{
  if (self->id != 0)
    gtk_widget_remove_tick_callback (widget, self->id);
  self->id = 0;
  self->left = 0;
}
