/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the parts of a chart of growth are. */

#pragma once

#include <cairo.h>

#include "qs-chart-bars.h"

G_BEGIN_DECLS

/**
 * QS_GROWTH_LINE:
 *
 * The height of a name, as a multiple of the text size.
 */
#define QS_GROWTH_LINE 1.5

/**
 * QS_GROWTH_SAMPLE:
 *
 * The width of a mark before a name, with its gaps, as a multiple of the text
 * size.
 */
#define QS_GROWTH_SAMPLE 2.0

/**
 * QS_GROWTH_AXIS:
 *
 * The height of the lower axis's labels and name, as a multiple of the text
 * size.
 */
#define QS_GROWTH_AXIS 3.6

/**
 * QsGrowthLine:
 * @name: whose line it is
 * @style: its colour and its mark, from 0; the same for the same name in
 *   every chart
 *
 * A line.
 */
typedef struct
{
  const char *name;
  guint style;
} QsGrowthLine;

/**
 * QsGrowthSample:
 * @line: which line it is on, from 0
 * @n: how far across
 * @value: how high
 * @is_estimate: whether the line is dashed up to here and the mark hollow
 *
 * A point of a line. Those whose value is not above 0 are left out.
 */
typedef struct
{
  guint line;
  guint n;
  double value;
  gboolean is_estimate;
} QsGrowthSample;

/**
 * QsGrowthChart:
 * @title: what it shows
 * @axis: what is counted across
 * @lines: (array length=n_lines): the lines
 * @n_lines: how many there are
 * @samples: (array length=n_samples): their points; those of one line from
 *   the smallest board
 * @n_samples: how many there are
 * @format: names the powers of ten
 * @text: how texts are written
 * @size: how high text is, in user units; everything else goes by it
 * @is_mirrored: whether it begins at the right
 *
 * A chart of growth.
 */
typedef struct
{
  const char *title;
  const char *axis;
  const QsGrowthLine *lines;
  guint n_lines;
  const QsGrowthSample *samples;
  guint n_samples;
  QsChartFormat format;
  const QsChartText *text;
  double size;
  gboolean is_mirrored;
} QsGrowthChart;

/**
 * QsGrowthLayout:
 * @width: the width of the chart, in user units
 * @is_narrow: whether names are below the plot instead of beside it
 * @start: how far from the chart's beginning the plot begins
 * @length: how wide the plot is
 * @top: how far down it begins
 * @height: how high it is
 * @first_n: the smallest board
 * @last_n: the largest board, more than @first_n
 * @scale: the scale upwards
 *
 * Where the parts of the chart are. The chart's beginning is at the right
 * when it is mirrored.
 */
typedef struct
{
  double width;
  gboolean is_narrow;
  double start;
  double length;
  double top;
  double height;
  guint first_n;
  guint last_n;
  QsChartScale scale;
} QsGrowthLayout;

gboolean qs_growth_sample_is_shown  (const QsGrowthSample *self);

double   qs_growth_chart_get_height (const QsGrowthChart  *self,
                                     double                width);
void     qs_growth_chart_lay_out    (const QsGrowthChart  *self,
                                     cairo_t              *cr,
                                     double                width,
                                     QsGrowthLayout       *layout);
double   qs_growth_chart_place      (const QsGrowthChart  *self,
                                     const QsGrowthLayout *layout,
                                     double                x);
void     qs_growth_chart_locate     (const QsGrowthChart  *self,
                                     const QsGrowthLayout *layout,
                                     const QsGrowthSample *sample,
                                     double               *x,
                                     double               *y);
void     qs_growth_chart_spread     (double               *places,
                                     guint                 n_places,
                                     double                distance,
                                     double                low,
                                     double                high);

G_END_DECLS
