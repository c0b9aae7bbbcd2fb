/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The colours of charts. */

#pragma once

#include "qs-palette.h"

G_BEGIN_DECLS

/**
 * QS_CHART_N_LINE_COLORS:
 *
 * How many colours lines have; more lines differ by their marks alone.
 */
#define QS_CHART_N_LINE_COLORS 6

/**
 * QsChartColors:
 * @ground: what the chart stands on, and what hollow marks are filled with
 * @text: names and numbers
 * @quiet_text: the labels of the axes
 * @grid: the lines behind the data
 * @bar: a bar
 * @best_bar: the shortest bar
 * @lines: lines
 *
 * The colours that a chart is painted with.
 */
typedef struct
{
  QsColor ground;
  QsColor text;
  QsColor quiet_text;
  QsColor grid;
  QsColor bar;
  QsColor best_bar;
  QsColor lines[QS_CHART_N_LINE_COLORS];
} QsChartColors;

const QsChartColors *qs_chart_colors_get (gboolean dark_style,
                                          gboolean high_contrast);

G_END_DECLS
