/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the parts of a chart of growth are. */

#pragma once

#include <cairo.h>

#include "qs-chart-bars.h"

/* The height of a name, as a multiple of the text size. */
#define QS_GROWTH_LINE 1.5

/* The width of a mark before a name, with its gaps, as a multiple of the text size. */
#define QS_GROWTH_SAMPLE 2.0

/* The height of the lower axis's labels and name, as a multiple of the text size. */
#define QS_GROWTH_AXIS 3.6

typedef struct
{
  const char *name; /* whose line it is */
  guint style;      /* its colour and its mark, from 0; the same for the same name in every chart */
} QsGrowthLine;

/* A point of a line. Those whose value is not above 0 are left out. */
typedef struct
{
  guint line;           /* from 0 */
  guint n;              /* how far across */
  double value;         /* how high */
  gboolean is_estimate; /* whether the line is dashed up to here and the mark hollow */
} QsGrowthSample;

typedef struct
{
  const char *title;
  const char *axis;          /* what is counted across */
  const QsGrowthLine *lines; /* @n_lines of them */
  guint n_lines;
  const QsGrowthSample *samples; /* @n_samples of them; those of one line from the smallest board */
  guint n_samples;
  QsChartFormat format;    /* names the powers of ten */
  const QsChartText *text; /* how texts are written */
  double size;             /* of text, in user units; everything else goes by it */
  gboolean is_mirrored;    /* whether it begins at the right */
  guint pointed;           /* the only line that is bold, from 1; 0 for the uppermost, the middle and the lowest */
} QsGrowthChart;

/* Where the parts of the chart are, in user units. The chart's beginning is at the right when it
 * is mirrored. */
typedef struct
{
  double width;
  gboolean is_narrow; /* whether names are below the plot instead of beside it */
  double start;       /* of the plot, from the chart's beginning */
  double length;
  double top;
  double height;
  guint first_n;      /* the smallest board */
  guint last_n;       /* more than @first_n */
  QsChartScale scale; /* upwards */
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
