/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes with Pango on any drawing, as qs-letters does with cairo alone. */

#pragma once

#include <pango/pangocairo.h>

#include "qs-letters.h"

/* Writes with the upper left corner at the current point, which is lost. */
static inline void
qs_pango_show (cairo_t     *cr,
               PangoLayout *layout)
{
  if (qs_letters_are_shapes (cr))
    {
      pango_cairo_layout_path (cr, layout);
      qs_letters_fill (cr);
    }
  else
    {
      pango_cairo_show_layout (cr, layout);
      cairo_new_path (cr);
    }
}
