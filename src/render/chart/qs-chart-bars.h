/* Copyright © 2026 The Queenside authors */
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
 * @value: how long it is; without a value above 0 there is only the label
 * @is_best: whether it stands out
 * @is_reference: whether it is hatched, because it is not among those that are
 *   compared
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
 * @text: how texts are written
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

double qs_bar_chart_get_height (const QsBarChart    *self,
                                double               width);
void   qs_bar_chart_paint      (const QsBarChart    *self,
                                cairo_t             *cr,
                                double               width,
                                const QsChartColors *colors);

G_END_DECLS
