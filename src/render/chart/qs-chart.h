/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A chart and how it looks: of bars, or of lines over the side of the board; both on a logarithmic scale. */

#pragma once

#include "qs-chart-scale.h"

typedef struct
{
  const char *name;      /* whose bar it is */
  const char *label;     /* what is written at its end */
  double value;          /* without a value above 0 there is only the label */
  gboolean is_best;      /* whether it stands out */
  gboolean is_reference; /* whether it is hatched, because it is not among those that are compared */
} QsBar;

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
  QsChartFormat format; /* names the powers of ten */
  const char *axis;     /* of lines: what is counted across */

  const QsBar *bars; /* @n_bars of them, from the top */
  guint n_bars;
  const QsGrowthLine *lines; /* @n_lines of them */
  guint n_lines;
  const QsGrowthSample *samples; /* @n_samples of them; those of one line from the smallest board */
  guint n_samples;
} QsChart;
