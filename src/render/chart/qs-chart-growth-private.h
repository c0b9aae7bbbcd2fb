/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where lines and names are: for the tests. */

#pragma once

#include "qs-chart-growth.h"

/* Where the parts of the chart are, in user units. The chart's beginning is at the right when it
 * is mirrored. */
typedef struct
{
  const QsChart *chart;
  const QsChartLook *look; /* that of the chart */
  gboolean is_narrow; /* whether names are below the plot instead of beside it */
  double start;       /* of the plot, from the chart's beginning */
  double length;
  double top;
  double height;
  guint first_n;      /* the smallest board */
  guint last_n;       /* more than @first_n */
  QsChartScale scale; /* upwards */
} QsGrowthLayout;

void qs_growth_chart_lay_out (const QsChart  *self,
                              QsGrowthLayout *layout);
void qs_growth_chart_locate  (const QsGrowthLayout *self,
                              const QsGrowthSample *sample,
                              double               *x,
                              double               *y);
void qs_growth_chart_spread  (double               *places,
                              guint                 n_places,
                              double                distance,
                              double                low,
                              double                high);
