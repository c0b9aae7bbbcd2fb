/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A logarithmic scale of whole decades. */

#pragma once

#include "qs-chart-look.h"

/* How the axis names a power of ten. */
typedef char *(*QsChartFormat) (double value);

/* The powers of ten between which all values of a chart lie. */
typedef struct
{
  gint first; /* the exponent of the lowest */
  gint last;  /* of the highest, more than @first */
} QsChartScale;

void   qs_chart_scale_init     (QsChartScale       *self,
                                const double       *values,
                                guint               n_values);
double qs_chart_scale_get_part (const QsChartScale *self,
                                double              value);
gint   qs_chart_scale_get_step (const QsChartScale *self,
                                double              length,
                                double              room);
double qs_chart_scale_measure  (const QsChartScale *self,
                                const QsChartLook  *look,
                                QsChartFormat       format);
