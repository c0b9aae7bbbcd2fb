/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A chart painted onto pixels, and questions about these. */

#include "qs-test-chart.h"

#include <math.h>

/* An empty drawing in the background's colour. */
cairo_t *
test_chart_create (double width,
                   double height)
{
  return picture_create_drawing ((int) ceil (width), (int) ceil (height));
}

guint
test_chart_get_pixel (cairo_t *cr,
                      double   x,
                      double   y)
{
  const Picture picture = { .surface = cairo_get_target (cr) };

  cairo_surface_flush (picture.surface);

  return picture_get_pixel (&picture, (int) x, (int) y);
}

/* How many pixels of a part have exactly that colour. */
guint
test_chart_count_pixels (cairo_t       *cr,
                         const QsColor *color,
                         double         left,
                         double         top,
                         double         right,
                         double         bottom)
{
  guint count = 0;

  for (int y = (int) top; y < (int) bottom; y++)
    for (int x = (int) left; x < (int) right; x++)
      count += test_chart_get_pixel (cr, x, y) == picture_get_rgb (color);

  return count;
}

/* Whether anything is painted in a part. */
gboolean
test_chart_has_ink (cairo_t *cr,
                    double   left,
                    double   top,
                    double   right,
                    double   bottom)
{
  for (int y = (int) top; y < (int) bottom; y++)
    for (int x = (int) left; x < (int) right; x++)
      if (test_chart_get_pixel (cr, x, y) != PICTURE_BACKGROUND)
        return TRUE;

  return FALSE;
}

/* Names a power of ten. */
char *
test_chart_format (double value)
{
  return g_strdup_printf ("%.0e s", value);
}
