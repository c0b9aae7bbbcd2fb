/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the bars are: for the tests. */

#pragma once

#include "qs-chart-bars.h"

G_BEGIN_DECLS

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
void qs_bar_chart_lay_out (const QsBarChart *self,
                           cairo_t          *cr,
                           double            width,
                           QsBarLayout      *layout);

G_END_DECLS
