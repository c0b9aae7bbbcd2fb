/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The colours of charts. */

#pragma once

#include "qs-palette.h"

/* How many colours lines have; more lines differ by their marks alone. */
#define QS_CHART_N_LINE_COLORS 6

typedef struct
{
  QsColor ground;     /* and what hollow marks are filled with */
  QsColor text;       /* names and numbers */
  QsColor quiet_text; /* the labels of the axes */
  QsColor grid;       /* the lines behind the data */
  QsColor bar;
  QsColor best_bar; /* the shortest */
  QsColor lines[QS_CHART_N_LINE_COLORS];
} QsChartColors;

const QsChartColors *qs_chart_colors_get (gboolean dark_style,
                                          gboolean high_contrast);
