/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the bars are: for the tests. */

#pragma once

#include "qs-chart-bars.h"

/* Where the parts of a bar chart are, in user units. The chart's beginning is at the right when
 * it is mirrored. */
typedef struct
{
  const QsChart *chart;
  const QsChartLook *look; /* that of the chart */
  gboolean is_narrow; /* whether names are above their bars */
  double start;       /* of the bars, from the chart's beginning */
  double length;      /* of the scale */
  double top;         /* of the first row */
  double row_height;  /* with its gaps */
  double bar_top;     /* of a bar in its row */
  double bar_height;
  double name_width;
  double label_width;
  QsChartScale scale;
  gint tick_step; /* the exponents that this divides have a label */
} QsBarLayout;

void qs_bar_chart_lay_out (const QsChart *self,
                           QsBarLayout   *layout);
