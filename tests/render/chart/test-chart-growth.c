/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The chart of growth: where points are, what is dashed, and that names do not cover each other. */

#include "qs-chart-growth-private.h"

#include <math.h>

#include "qs-chart-marker.h"
#include "qs-test-chart.h"
#include "qs-test-main.h"

#define SIZE 12.0

static const QsGrowthLine lines[] = { { "Scanning", 0 }, { "Shifting bit masks", 1 } };

/* The first line is measured from 4 to 6 and estimated at 12, the second measured all the way. */
static const QsGrowthSample samples[] = {
  { 0, 4, 1e-6, FALSE }, { 0, 6, 1e-5, FALSE }, { 0, 12, 1e-2, TRUE },
  { 1, 4, 2e-7, FALSE }, { 1, 12, 2e-4, FALSE },
};

static QsChart
make_chart (const QsGrowthSample *points,
            guint                 n_points)
{
  return (QsChart){
    .look = { NULL, &qs_chart_text_plain, 0, SIZE, FALSE, 0, qs_chart_colors_get (FALSE, FALSE) },
    .title = "Time by the number of queens",
    .axis = "Queens",
    .lines = lines,
    .n_lines = G_N_ELEMENTS (lines),
    .samples = points,
    .n_samples = n_points,
    .format = test_chart_format,
  };
}

static cairo_t *
paint (QsChart        *chart,
       double          width,
       QsGrowthLayout *layout)
{
  cairo_t *cr;

  chart->look.width = width;
  cr = chart->look.cr = test_chart_create (width, qs_growth_chart_get_height (chart));
  qs_growth_chart_lay_out (chart, layout);
  qs_growth_chart_paint (chart);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);

  return cr;
}

QS_TEST (points_are_where_their_logarithms_are)
{
  QsChart chart = make_chart (samples, G_N_ELEMENTS (samples));
  QsGrowthLayout layout;
  cairo_t *cr = paint (&chart, 800, &layout);
  double x[3], y[3], mirrored, same;

  for (guint i = 0; i < 3; i++)
    qs_growth_chart_locate (&layout, &samples[i], &x[i], &y[i]);

  /* Across a quarter of the boards; up one decade and three. */
  g_assert_cmpfloat_with_epsilon (x[0], layout.start, 1e-6);
  g_assert_cmpfloat_with_epsilon (x[1] - x[0], layout.length / 4, 1e-6);
  g_assert_cmpfloat_with_epsilon (x[2] - x[0], layout.length, 1e-6);
  g_assert_cmpfloat (y[0], >, y[1]);
  g_assert_cmpfloat_with_epsilon ((y[1] - y[2]) / (y[0] - y[1]), 3, 1e-6);

  chart.look.is_mirrored = TRUE;
  qs_growth_chart_locate (&layout, &samples[1], &mirrored, &same);
  g_assert_cmpfloat_with_epsilon (mirrored, 800 - x[1], 1e-6);
  g_assert_cmpfloat_with_epsilon (same, y[1], 1e-6);

  cairo_destroy (cr);
}

/* How often paint and ground take turns between two points, their marks left out. */
static guint
count_changes (cairo_t              *cr,
               const QsChart        *chart,
               const QsGrowthLayout *layout,
               const QsGrowthSample *from,
               const QsGrowthSample *to)
{
  const QsColor *color = &qs_chart_colors_get (FALSE, FALSE)->lines[lines[from->line].style];
  double x1, y1, x2, y2;
  guint changes = 0;
  gboolean was_painted = FALSE;

  qs_growth_chart_locate (layout, from, &x1, &y1);
  qs_growth_chart_locate (layout, to, &x2, &y2);

  for (double part = 0.15; part <= 0.85; part += 0.002)
    {
      double x = x1 + part * (x2 - x1);
      double y = y1 + part * (y2 - y1);
      gboolean is_painted = test_chart_count_pixels (cr, color, x - 1, y - 2, x + 2, y + 3) > 0;

      changes += is_painted != was_painted;
      was_painted = is_painted;
    }

  return changes;
}

QS_TEST (estimates_are_dashed)
{
  QsChart chart = make_chart (samples, G_N_ELEMENTS (samples));
  QsGrowthLayout layout;
  cairo_t *cr;

  /* Large enough for lines to have pixels of their own colour. */
  chart.look.size = 2 * SIZE;
  cr = paint (&chart, 1600, &layout);

  g_assert_cmpuint (count_changes (cr, &chart, &layout, &samples[0], &samples[1]), ==, 1);
  g_assert_cmpuint (count_changes (cr, &chart, &layout, &samples[3], &samples[4]), ==, 1);
  g_assert_cmpuint (count_changes (cr, &chart, &layout, &samples[1], &samples[2]), >, 15);

  cairo_destroy (cr);
}

QS_TEST (estimates_have_hollow_marks)
{
  const QsChartColors *colors = qs_chart_colors_get (FALSE, FALSE);
  QsChart chart = make_chart (samples, G_N_ELEMENTS (samples));
  QsGrowthLayout layout;
  cairo_t *cr = paint (&chart, 1000, &layout);
  double x, y;

  qs_growth_chart_locate (&layout, &samples[1], &x, &y);
  g_assert_cmpuint (test_chart_get_pixel (cr, x, y), ==, picture_get_rgb (&colors->lines[0]));
  qs_growth_chart_locate (&layout, &samples[2], &x, &y);
  g_assert_cmpuint (test_chart_get_pixel (cr, x, y), ==, picture_get_rgb (&colors->ground));

  cairo_destroy (cr);
}

QS_TEST (no_points_at_all)
{
  const QsGrowthSample nothing[] = { { 0, 5, 0, FALSE }, { 1, 6, NAN, TRUE } };
  QsChart chart = make_chart (NULL, 0);
  QsGrowthLayout layout;

  cairo_destroy (paint (&chart, 700, &layout));
  g_assert_cmpuint (layout.first_n, <, layout.last_n);

  chart = make_chart (nothing, 2);
  cairo_destroy (paint (&chart, 700, &layout));
  g_assert_cmpuint (layout.first_n, <, layout.last_n);
}

QS_TEST (one_point)
{
  const QsGrowthSample one[] = { { 1, 8, 3e-5, FALSE } };
  const QsChartColors *colors = qs_chart_colors_get (FALSE, FALSE);
  QsChart chart = make_chart (one, 1);
  QsGrowthLayout layout;
  cairo_t *cr = paint (&chart, 700, &layout);
  double x, y;

  qs_growth_chart_locate (&layout, one, &x, &y);
  g_assert_cmpuint (test_chart_get_pixel (cr, x, y), ==, picture_get_rgb (&colors->lines[1]));

  cairo_destroy (cr);
}

QS_TEST (far_apart_values_stay_inside)
{
  const QsGrowthSample far_apart[] = { { 0, 4, 1e-9, FALSE }, { 0, 32, 1e4, TRUE }, { 1, 20, 2, FALSE } };
  QsChart chart = make_chart (far_apart, 3);

  for (double width = 180; width <= 1200; width += 85)
    {
      QsGrowthLayout layout;
      cairo_t *cr = paint (&chart, width, &layout);

      g_assert_cmpfloat (layout.start + layout.length, <, width);
      g_assert_cmpfloat (layout.length, >, width / 4);
      for (guint i = 0; i < 3; i++)
        {
          double x, y;

          qs_growth_chart_locate (&layout, &far_apart[i], &x, &y);
          g_assert_cmpfloat (x, >=, 0);
          g_assert_cmpfloat (x, <=, width);
          g_assert_cmpfloat (y, >=, layout.top - 1e-6);
          g_assert_cmpfloat (y, <=, layout.top + layout.height + 1e-6);
        }
      cairo_destroy (cr);
    }
}

QS_TEST (spread_keeps_order_and_distance)
{
  double crowded[] = { 50, 50, 51, 52, 90 };
  double low_end[] = { 97, 98, 99 };
  double apart[] = { 10, 40, 80 };

  qs_growth_chart_spread (crowded, 5, 15, 5, 100);
  for (guint i = 0; i + 1 < 5; i++)
    g_assert_cmpfloat (crowded[i + 1] - crowded[i], >=, 15 - 1e-9);
  g_assert_cmpfloat (crowded[4], <=, 100);

  qs_growth_chart_spread (low_end, 3, 15, 5, 100);
  g_assert_cmpfloat_with_epsilon (low_end[0], 70, 1e-9);
  g_assert_cmpfloat_with_epsilon (low_end[2], 100, 1e-9);

  /* What has room stays. */
  qs_growth_chart_spread (apart, 3, 15, 5, 100);
  g_assert_cmpfloat (apart[0], ==, 10);
  g_assert_cmpfloat (apart[1], ==, 40);
  g_assert_cmpfloat (apart[2], ==, 80);
}

/* A shape on pixels, without its colour. */
static cairo_surface_t *
paint_marker (guint marker)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 16, 16);
  cairo_t *cr = cairo_create (surface);

  qs_chart_marker_path (cr, marker, 8, 8, 5);
  cairo_fill (cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

/* How differently two shapes cover a picture of 16 by 16 pixels, in whole pixels. */
static double
compare_markers (guint a,
                 guint b)
{
  cairo_surface_t *first = paint_marker (a);
  cairo_surface_t *second = paint_marker (b);
  const guchar *pixels = cairo_image_surface_get_data (first);
  const guchar *others = cairo_image_surface_get_data (second);
  double difference = 0;

  for (int i = 0; i < 16 * cairo_image_surface_get_stride (first); i++)
    difference += ABS (pixels[i] - others[i]) / 255.0;

  cairo_surface_destroy (first);
  cairo_surface_destroy (second);

  return difference;
}

QS_TEST (marks_differ_without_their_colour)
{
  for (guint a = 0; a < QS_CHART_N_MARKERS; a++)
    for (guint b = 0; b < a; b++)
      g_assert_cmpfloat (compare_markers (a, b), >, 10);
}

/* By its line or by its name, also where the chart begins at the right, and nothing in between. */
QS_TEST (line_is_pointed_at)
{
  for (guint is_mirrored = 0; is_mirrored < 2; is_mirrored++)
    {
      QsChart chart = make_chart (samples, G_N_ELEMENTS (samples));
      double x[G_N_ELEMENTS (samples)], y[G_N_ELEMENTS (samples)], names;
      QsGrowthLayout layout;
      cairo_t *cr;

      chart.look.is_mirrored = is_mirrored;
      cr = paint (&chart, 800, &layout);
      for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
        qs_growth_chart_locate (&layout, &samples[i], &x[i], &y[i]);
      names = is_mirrored ? 2 : 798;

      g_assert_cmpuint (qs_growth_chart_find (&chart, x[0], y[0]), ==, 1);
      g_assert_cmpuint (qs_growth_chart_find (&chart, (x[1] + x[2]) / 2, (y[1] + y[2]) / 2 + SIZE), ==, 1);
      g_assert_cmpuint (qs_growth_chart_find (&chart, (x[3] + x[4]) / 2, (y[3] + y[4]) / 2 - SIZE), ==, 2);
      g_assert_cmpuint (qs_growth_chart_find (&chart, (x[1] + x[2]) / 2, layout.top), ==, 0);
      g_assert_cmpuint (qs_growth_chart_find (&chart, names, y[4]), ==, 2);
      g_assert_cmpuint (qs_growth_chart_find (&chart, names, (y[2] + y[4]) / 2), ==, 0);
      cairo_destroy (cr);
    }
}
