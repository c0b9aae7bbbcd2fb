/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a funnel: each stage narrows to the next. */

#include "qs-chart-funnel.h"

/* Between stages, and how narrow one may be. */
#define GAP 2
#define LEAST_WIDTH 3

void
qs_funnel_paint (const QsFunnel      *self,
                 cairo_t             *cr,
                 const QsChartColors *colors)
{
  for (guint i = 0; i < self->n_stages; i++)
    {
      gboolean is_last = i + 1 == self->n_stages;
      double top = MAX (self->widths[i], LEAST_WIDTH) / 2;
      double bottom = is_last ? top : MAX (self->widths[i + 1], LEAST_WIDTH) / 2;

      cairo_move_to (cr, -top, self->tops[i]);
      cairo_line_to (cr, top, self->tops[i]);
      cairo_line_to (cr, bottom, self->tops[i + 1] - GAP);
      cairo_line_to (cr, -bottom, self->tops[i + 1] - GAP);
      cairo_close_path (cr);
      qs_color_set_source (cr, is_last && self->has_result ? &colors->best_bar : &colors->bar);
      cairo_fill (cr);
    }
}
