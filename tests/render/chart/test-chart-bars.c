/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bar chart: how long bars are on the pixels, and that nothing covers anything else. */

#include "qs-chart-bars-private.h"

#include <math.h>

#include "qs-test-chart.h"
#include "qs-test-main.h"

#define SIZE 12.0

static const QsBar bars[] = {
  { "Shifting bit masks", "20 µs · ×1", 20e-6, TRUE, FALSE },
  { "Boolean arrays", "200 µs · ×10", 200e-6, FALSE, FALSE },
  { "Brute force", "2 s · ×100,000", 2, FALSE, FALSE },
};

static QsChart
make_chart (const QsBar *content,
            guint        n_bars)
{
  return (QsChart){
    .look = { NULL, &qs_chart_text_plain, 0, SIZE, FALSE, 0, qs_chart_colors_get (FALSE, FALSE) },
    .title = "Processor time",
    .bars = content,
    .n_bars = n_bars,
    .format = test_chart_format,
  };
}

static cairo_t *
paint (QsChart     *chart,
       double       width,
       QsBarLayout *layout)
{
  cairo_t *cr;

  chart->look.width = width;
  cr = chart->look.cr = test_chart_create (width, qs_bar_chart_get_height (chart));
  qs_bar_chart_lay_out (chart, layout);
  qs_bar_chart_paint (chart);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);

  return cr;
}

static double
get_middle (const QsBarLayout *layout,
            guint              row)
{
  return layout->top + row * layout->row_height + layout->bar_top + layout->bar_height / 2;
}

/* How long the bar of a row is, in whole pixels. */
static guint
measure_bar (cairo_t           *cr,
             const QsBarLayout *layout,
             const QsChart     *chart,
             guint              row)
{
  const QsChartColors *colors = qs_chart_colors_get (FALSE, FALSE);
  double y = floor (get_middle (layout, row));

  return test_chart_count_pixels (cr, chart->bars[row].is_best ? &colors->best_bar : &colors->bar,
                                  0, y, chart->look.width, y + 1);
}

QS_TEST (lengths_are_logarithms)
{
  QsChart chart = make_chart (bars, G_N_ELEMENTS (bars));
  QsBarLayout layout;
  cairo_t *cr = paint (&chart, 800, &layout);
  double decade = layout.length / (layout.scale.last - layout.scale.first);
  guint lengths[3];

  for (guint i = 0; i < 3; i++)
    lengths[i] = measure_bar (cr, &layout, &chart, i);

  /* A tenfold time is one decade more, wherever it is. */
  g_assert_cmpint (layout.scale.first, ==, -5);
  g_assert_cmpint (layout.scale.last, ==, 1);
  g_assert_cmpfloat_with_epsilon (lengths[0], decade * log10 (2), 2);
  g_assert_cmpfloat_with_epsilon (lengths[1] - lengths[0], decade, 2);
  g_assert_cmpfloat_with_epsilon (lengths[2] - lengths[1], 4 * decade, 2);

  cairo_destroy (cr);
}

QS_TEST (mirrored_bars_begin_at_the_right)
{
  QsChart chart = make_chart (bars, G_N_ELEMENTS (bars));
  const QsChartColors *colors = qs_chart_colors_get (FALSE, FALSE);
  QsBarLayout layout;
  cairo_t *cr;

  chart.look.is_mirrored = TRUE;
  cr = paint (&chart, 800, &layout);

  g_assert_cmpuint (test_chart_get_pixel (cr, 800 - layout.start - 3, get_middle (&layout, 2)), ==,
                    picture_get_rgb (&colors->bar));
  g_assert_cmpuint (test_chart_get_pixel (cr, 800 - layout.start + 2, get_middle (&layout, 2)), ==,
                    PICTURE_BACKGROUND);
  g_assert_true (test_chart_has_ink (cr, 800 - layout.name_width, get_middle (&layout, 2) - 6, 800,
                                     get_middle (&layout, 2) + 6));

  cairo_destroy (cr);
}

/* A reference has stripes: on the line through its middle there is bar and ground. */
QS_TEST (reference_is_hatched)
{
  const QsBar content[] = {
    { "Enumerator", "1 s", 1, FALSE, TRUE },
    { "Boolean arrays", "1 s", 1, FALSE, FALSE },
  };
  QsChart chart = make_chart (content, 2);
  QsBarLayout layout;
  cairo_t *cr = paint (&chart, 800, &layout);
  double y = get_middle (&layout, 0);
  guint empty = 0;

  for (double x = layout.start + 2; x < layout.start + layout.length - 2; x++)
    empty += test_chart_get_pixel (cr, x, y) == PICTURE_BACKGROUND;

  g_assert_cmpfloat (empty, >, layout.length / 4);
  g_assert_cmpfloat (empty, <, layout.length * 3 / 4);
  g_assert_cmpfloat_with_epsilon (measure_bar (cr, &layout, &chart, 1), layout.length, 2);

  cairo_destroy (cr);
}

QS_TEST (empty_chart_has_its_axis)
{
  QsChart chart = make_chart (NULL, 0);
  QsBarLayout layout;
  cairo_t *cr = paint (&chart, 500, &layout);

  g_assert_cmpint (layout.scale.first, <, layout.scale.last);
  g_assert_cmpfloat (layout.length, >, 400);
  g_assert_true (test_chart_has_ink (cr, 0, 0, 500, layout.top));
  g_assert_true (test_chart_has_ink (cr, 0, layout.top + layout.row_height + 4, 500,
                                     qs_bar_chart_get_height (&chart)));

  cairo_destroy (cr);
}

/* A method that was not measured has a name and a label, but no bar. */
QS_TEST (bar_without_a_value_has_words)
{
  const QsBar content[] = { { "Brute force", "left out", 0, FALSE, FALSE }, { "Scanning", "1 s", 1, FALSE, FALSE } };
  QsChart chart = make_chart (content, 2);
  QsBarLayout layout;
  cairo_t *cr = paint (&chart, 800, &layout);
  double y = get_middle (&layout, 0);

  g_assert_cmpuint (measure_bar (cr, &layout, &chart, 0), ==, 0);
  g_assert_true (test_chart_has_ink (cr, 0, y - 5, layout.start - 2, y + 5));
  g_assert_true (test_chart_has_ink (cr, layout.start + 2, y - 5, layout.start + layout.label_width, y + 5));

  cairo_destroy (cr);
}

QS_TEST (one_bar)
{
  const QsBar content[] = { { "Scanning", "5 ms", 0.005, TRUE, FALSE } };
  QsChart chart = make_chart (content, 1);
  QsBarLayout layout;
  cairo_t *cr = paint (&chart, 800, &layout);

  g_assert_cmpfloat_with_epsilon (measure_bar (cr, &layout, &chart, 0), layout.length * log10 (5), 2);

  cairo_destroy (cr);
}

/* At any width, in both directions: bars end before labels, names before bars, and all of it within the chart. */
QS_TEST (nothing_overlaps_or_leaves)
{
  const QsBar content[] = {
    { "A name of a method that is far longer than any that there is or ever will be", "1 ns · ×1", 1e-9, TRUE, FALSE },
    { "Short", "2 h 47 min · ×10,000,000,000,000", 1e4, FALSE, FALSE },
    { "Reference", "3 ms · ×3,000,000", 3e-3, FALSE, TRUE },
  };
  QsChart chart = make_chart (content, 3);

  for (guint i = 0; i < 24; i++)
    {
      double width = 180 + i / 2 * 80;
      QsBarLayout layout;
      cairo_t *cr;

      chart.look.is_mirrored = i % 2 == 1;
      cr = paint (&chart, width, &layout);

      g_assert_cmpfloat (layout.length, >, width / 8);
      if (layout.is_narrow)
        g_assert_cmpfloat (layout.name_width + layout.label_width, <, width);
      else
        g_assert_cmpfloat (layout.name_width + layout.length + layout.label_width, <, width);

      for (guint row = 0; row < 3; row++)
        {
          double y = layout.top + row * layout.row_height;
          double beginning = layout.is_narrow ? layout.name_width + 1 : layout.start - SIZE * 0.4;
          double x = chart.look.is_mirrored ? width - beginning - 3 : beginning;

          /* Between name and bar, or name and label. */
          g_assert_false (test_chart_has_ink (cr, x, y + 2, x + 3, y + (layout.is_narrow ? SIZE * 1.5 : SIZE * 2)));
        }
      cairo_destroy (cr);
    }
}
