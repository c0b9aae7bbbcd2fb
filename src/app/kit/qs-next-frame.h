/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What widgets do from frame to frame: something once before the next one, and motion through some of them. */

#pragma once

#include <gtk/gtk.h>

#include "qs-clock.h"

/* The data of a widget with the QsClock by which it moves, in place of the frame clock. */
#define QS_MOTION_CLOCK "qs-motion-clock"

/* How far something has come that moves. All zero at first. */
typedef struct
{
  double left;    /* the part of its way that is left, from 1 to 0 */
  gint64 start;   /* the time of the first frame; 0 before it */
  guint id;       /* the tick callback; 0 when nothing moves */
} QsMotion;

typedef void (*QsNextFrameFunc) (gpointer object);

void qs_next_frame_call    (gpointer         widget,
                            guint           *tick_id,
                            QsNextFrameFunc  func);
void qs_next_frame_precede (gpointer         object,
                            guint           *idle_id,
                            QsNextFrameFunc  func);

gboolean qs_motion_is_wanted (GtkWidget *widget);
void     qs_motion_start     (QsMotion  *self,
                              GtkWidget *widget);
void     qs_motion_stop      (QsMotion  *self,
                              GtkWidget *widget);
