/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Text in charts: measured, aligned, and cut where it does not fit. */

#include "qs-chart-text.h"

#include "qs-letters.h"

#define ELLIPSIS "…"

static void
select_font (cairo_t *cr,
             double   size,
             gboolean is_bold)
{
  cairo_select_font_face (cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL,
                          is_bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size (cr, size);
}

static double
plain_measure (cairo_t    *cr,
               const char *text,
               double      size,
               gboolean    is_bold)
{
  select_font (cr, size, is_bold);

  return qs_letters_measure (cr, text);
}

static void
plain_show (cairo_t    *cr,
            const char *text,
            double      size,
            gboolean    is_bold)
{
  select_font (cr, size, is_bold);
  qs_letters_show (cr, text);
}

/* Writes with cairo alone: enough for Latin letters. */
const QsChartText qs_chart_text_plain = {
  .measure = plain_measure,
  .show = plain_show,
};

/* The width of @text in user units. */
double
qs_chart_font_measure (const QsChartFont *self,
                       cairo_t           *cr,
                       const char        *text)
{
  return self->text->measure (cr, text, self->size, self->is_bold);
}

/* As much of @text as fits into @width, with an ellipsis; empty where not even the ellipsis fits. */
static char *
cut (const QsChartFont *self,
     cairo_t           *cr,
     const char        *text,
     double             width)
{
  for (glong length = g_utf8_strlen (text, -1) - 1; length >= 0; length--)
    {
      g_autofree char *start = g_utf8_substring (text, 0, length);
      g_autofree char *candidate = g_strconcat (g_strchomp (start), ELLIPSIS, NULL);

      if (qs_chart_font_measure (self, cr, candidate) <= width)
        return g_steal_pointer (&candidate);
    }

  return g_strdup ("");
}

/* Writes a text in the colour of @cr. It is held at @x: at its left end with @alignment 0, at its
 * right one with 1. What is longer than @width is cut. */
void
qs_chart_font_show (const QsChartFont *self,
                    cairo_t           *cr,
                    const char        *text,
                    double             x,
                    double             baseline,
                    double             alignment,
                    double             width)
{
  double needed = qs_chart_font_measure (self, cr, text);
  g_autofree char *shorter = NULL;

  if (needed > width)
    {
      shorter = cut (self, cr, text, width);
      needed = qs_chart_font_measure (self, cr, shorter);
    }

  cairo_move_to (cr, x - alignment * needed, baseline);
  self->text->show (cr, shorter != NULL ? shorter : text, self->size, self->is_bold);
}
