/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The motion of bits that a step has shifted. */

#include "config.h"

#include "qs-internals-shift.h"

#include <math.h>

/* How long it takes, in microseconds. */
#define SHIFT_TIME (G_USEC_PER_SEC / 4)

/* Slows down towards the end. */
static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *frame_clock,
         gpointer       user_data)
{
  QsInternalsShift *self = user_data;
  gint64 now = self->clock != NULL ? qs_clock_get_time (self->clock) : gdk_frame_clock_get_frame_time (frame_clock);

  if (self->start == 0)
    self->start = now;
  self->left = pow (MAX (1.0 - (double) (now - self->start) / SHIFT_TIME, 0), 3);
  gtk_widget_queue_draw (widget);
  if (self->left > 0)
    return G_SOURCE_CONTINUE;

  self->id = 0;
  return G_SOURCE_REMOVE;
}

/* Begins a motion. The widget, of which it is a part, is drawn at each frame. */
void
qs_internals_shift_start (QsInternalsShift *self,
                          GtkWidget        *widget)
{
  g_return_if_fail (self->id == 0);

  self->start = 0;
  self->left = 1;
  self->id = gtk_widget_add_tick_callback (widget, tick_cb, self, NULL);
}

/* Has the bits where they belong at once. */
void
qs_internals_shift_stop (QsInternalsShift *self,
                         GtkWidget        *widget)
{
  if (self->id != 0)
    gtk_widget_remove_tick_callback (widget, self->id);
  self->id = 0;
  self->left = 0;
}
