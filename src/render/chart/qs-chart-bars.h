/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a bar chart on a logarithmic scale. */

#pragma once

#include <cairo.h>

#include "qs-chart-colors.h"
#include "qs-chart-scale.h"
#include "qs-chart-text.h"

G_BEGIN_DECLS

/**
 * QsChartFormat:
 * @value: a power of ten
 *
 * Returns: (transfer full): how the axis names it
 */
typedef char *(*QsChartFormat) (double value);

/**
 * QsBar:
 * @name: whose bar it is
 * @label: what is written at its end
 * @value: how long it is; where this is not above 0 there is only the label
 * @is_best: whether it stands out
 * @is_reference: whether it is hatched: not one of those that are compared
 *
 * A bar.
 */
typedef struct
{
  const char *name;
  const char *label;
  double value;
  gboolean is_best;
  gboolean is_reference;
} QsBar;

/**
 * QsBarChart:
 * @title: what it shows
 * @bars: (array length=n_bars): the bars, from the top
 * @n_bars: how many there are
 * @format: names the powers of ten
 * @text: who writes
 * @size: how high text is, in user units; everything else goes by it
 * @is_mirrored: whether it begins at the right
 *
 * A bar chart.
 */
typedef struct
{
  const char *title;
  const QsBar *bars;
  guint n_bars;
  QsChartFormat format;
  const QsChartText *text;
  double size;
  gboolean is_mirrored;
} QsBarChart;

/**
 * QsBarLayout:
 * @width: the width of the chart, in user units
 * @is_narrow: whether names are above their bars
 * @start: how far from the chart's beginning bars begin
 * @length: how long the scale is
 * @top: how far down the first row begins
 * @row_height: the height of a row, with its gaps
 * @bar_top: how far down in its row a bar begins
 * @bar_height: the height of a bar
 * @name_width: how wide names may be
 * @label_width: how wide labels are
 * @scale: the scale
 * @tick_step: the exponents that this divides have a label
 *
 * Where the parts of a bar chart are. The chart's beginning is at the right
 * when it is mirrored.
 */
typedef struct
{
  double width;
  gboolean is_narrow;
  double start;
  double length;
  double top;
  double row_height;
  double bar_top;
  double bar_height;
  double name_width;
  double label_width;
  QsChartScale scale;
  gint tick_step;
} QsBarLayout;

double qs_bar_chart_get_height (const QsBarChart    *self,
                                double               width);
void   qs_bar_chart_lay_out    (const QsBarChart    *self,
                                cairo_t             *cr,
                                double               width,
                                QsBarLayout         *layout);
void   qs_bar_chart_paint      (const QsBarChart    *self,
                                cairo_t             *cr,
                                double               width,
                                const QsChartColors *colors);

G_END_DECLS
