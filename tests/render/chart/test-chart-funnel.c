/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The funnel: how wide it is on the pixels. */

#include "qs-chart-funnel.h"

#include "qs-test-chart.h"
#include "qs-test-main.h"

#define WIDTH 100
#define HEIGHT 60

static guint
measure (cairo_t       *cr,
         int            y,
         const QsColor *color)
{
  return test_chart_count_pixels (cr, color, 0, y, WIDTH, y + 1);
}

/* A stage begins with its width, and ends with that of the next; the result stands out. */
QS_TEST (widths)
{
  const QsChartColors *colors = qs_chart_colors_get (FALSE, FALSE);
  const double widths[] = { 100, 40, 20 }, tops[] = { 0, 20, 40, 60 };
  cairo_t *cr = test_chart_create (WIDTH, HEIGHT);

  cairo_translate (cr, WIDTH / 2.0, 0);
  qs_funnel_paint (&(QsFunnel){ widths, tops, 3, TRUE }, cr, colors);
  g_assert_cmpuint (measure (cr, 0, &colors->bar), >=, 94);
  g_assert_cmpuint (measure (cr, 17, &colors->bar), <=, 46);
  g_assert_cmpuint (measure (cr, 17, &colors->bar), >=, 38);
  g_assert_cmpuint (measure (cr, 18, &colors->bar), ==, 0);
  g_assert_cmpuint (measure (cr, 45, &colors->best_bar), ==, 20);
  g_assert_cmpuint (measure (cr, 57, &colors->best_bar), ==, 20);
  cairo_destroy (cr);
}
