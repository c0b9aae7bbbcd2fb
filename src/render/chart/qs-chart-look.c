/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything in a chart is laid out from its beginning; only here that becomes a place from the left. */

#include "qs-chart-look.h"

/* How far from the left is what is @x from the chart's beginning, or the other way round. */
double
qs_chart_look_place (const QsChartLook *self,
                     double             x)
{
  return self->is_mirrored ? self->width - x : x;
}

/* The width of a text. Changes the font of the drawing. */
double
qs_chart_look_measure (const QsChartLook *self,
                       const char        *text,
                       gboolean           is_bold)
{
  return qs_chart_font_measure (&(QsChartFont){ self->text, self->size, is_bold }, self->cr, text);
}

/* Writes a text in the colour of the drawing. It is held at @x: at the end nearer to the chart's beginning with @alignment 0,
 * at the other one with 1. What is longer than @width is cut. */
void
qs_chart_look_show (const QsChartLook *self,
                    const char        *text,
                    gboolean           is_bold,
                    double             x,
                    double             baseline,
                    double             alignment,
                    double             width)
{
  const QsChartFont font = { self->text, self->size, is_bold };

  qs_chart_font_show (&font, self->cr, text, qs_chart_look_place (self, x), baseline,
                      self->is_mirrored ? 1 - alignment : alignment, width);
}

void
qs_chart_look_show_title (const QsChartLook *self,
                          const char        *title)
{
  qs_color_set_source (self->cr, &self->colors->text);
  qs_chart_look_show (self, title, TRUE, 0, 1.2 * self->size, 0, self->width);
}
