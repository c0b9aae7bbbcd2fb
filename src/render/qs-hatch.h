/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Parallel lines at 45° that fill a rectangle. */

#pragma once

#include <cairo.h>
#include <glib.h>

/* Where lines meet the rectangle's upper side, or its lower one where they rise: lengths along that side, in user units
 * from its left end. Lines that begin on the left side have negative ones. */
typedef struct
{
  double first;
  double step;
  double width;   /* of a line, across it */
  gboolean rises; /* to the right; else lines fall */
} QsHatch;

void qs_hatch_add (cairo_t       *cr,
                   const QsHatch *hatch,
                   double         x,
                   double         y,
                   double         width,
                   double         height);
