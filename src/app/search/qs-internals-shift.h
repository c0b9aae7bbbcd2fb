/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The motion of bits that a step has shifted. */

#pragma once

#include <gtk/gtk.h>

#include "qs-clock.h"

/* How far shifted bits have come. */
typedef struct
{
  double left;    /* the part of their way that is left, from 1 to 0 */
  QsClock *clock; /* NULL for the frame clock */
  gint64 start;   /* the time of the first frame; 0 before it */
  guint id;       /* the tick callback; 0 when nothing moves */
} QsInternalsShift;

void qs_internals_shift_start (QsInternalsShift *self,
                               GtkWidget        *widget);
void qs_internals_shift_stop  (QsInternalsShift *self,
                               GtkWidget        *widget);
