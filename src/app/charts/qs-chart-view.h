/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows a chart. */

#pragma once

#include <gtk/gtk.h>

#include "qs-chart-figure.h"

#define QS_TYPE_CHART_VIEW (qs_chart_view_get_type ())

G_DECLARE_FINAL_TYPE (QsChartView, qs_chart_view, QS, CHART_VIEW, GtkWidget)

void qs_chart_view_set_figure (QsChartView   *self,
                               QsChartFigure *figure);
void qs_chart_view_save       (QsChartView   *self,
                               const char    *name);
