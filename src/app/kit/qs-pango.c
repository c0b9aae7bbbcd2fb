/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes with Pango as qs-letters does with cairo alone. */

#include "config.h"

#include "qs-pango.h"

#include "qs-letters.h"

/* Writes with the upper left corner at the current point, which is lost. */
void
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
