/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a bar chart on a logarithmic scale. */

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
  QsChartLook look;
  const char *title;
  const QsBar *bars; /* @n_bars of them, from the top */
  guint n_bars;
  QsChartFormat format; /* names the powers of ten */
} QsBarChart;

double qs_bar_chart_get_height (const QsBarChart *self);
void   qs_bar_chart_paint      (const QsBarChart *self,
                                cairo_t          *cr);
