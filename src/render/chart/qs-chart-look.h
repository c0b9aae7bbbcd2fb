/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How charts look, how they write, and where they are painted. */

#pragma once

#include "qs-chart-colors.h"
#include "qs-chart-text.h"

/* Lengths are in user units, also those below. */
typedef struct
{
  cairo_t *cr;             /* NULL while nothing is painted */
  const QsChartText *text; /* how texts are written */
  double width;            /* of the chart */
  double size;             /* of text; everything else goes by it */
  gboolean is_mirrored;    /* whether the chart begins at the right */
  guint pointed;           /* the only line that is bold, from 1; 0 for the uppermost, the middle and the lowest */
  const QsChartColors *colors;
} QsChartLook;

double qs_chart_look_place      (const QsChartLook *self,
                                 double             x);
double qs_chart_look_measure    (const QsChartLook *self,
                                 const char        *text,
                                 gboolean           is_bold);
void   qs_chart_look_show       (const QsChartLook *self,
                                 const char        *text,
                                 gboolean           is_bold,
                                 double             x,
                                 double             baseline,
                                 double             alignment,
                                 double             width);
void   qs_chart_look_show_title (const QsChartLook *self,
                                 const char        *title);
