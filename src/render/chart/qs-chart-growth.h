/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints lines over the side of the board, on a logarithmic scale. */

#pragma once

#include "qs-chart-scale.h"

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
  QsChartLook look;
  const char *title;
  const char *axis;          /* what is counted across */
  const QsGrowthLine *lines; /* @n_lines of them */
  guint n_lines;
  const QsGrowthSample *samples; /* @n_samples of them; those of one line from the smallest board */
  guint n_samples;
  QsChartFormat format; /* names the powers of ten */
} QsGrowthChart;

double qs_growth_chart_get_height (const QsGrowthChart *self);
void   qs_growth_chart_paint      (const QsGrowthChart *self,
                                   cairo_t             *cr);
guint  qs_growth_chart_find       (const QsGrowthChart *self,
                                   cairo_t             *cr,
                                   double               x,
                                   double               y);
