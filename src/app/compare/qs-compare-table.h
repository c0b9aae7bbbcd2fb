/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of the Compare view, whose values are QsCompareRow, and its charts. */

#pragma once

#include <gtk/gtk.h>

#include "qs-chart-figure.h"
#include "qs-race-report.h"

void           qs_compare_table_begin        (GtkColumnView      *view);
void           qs_compare_table_update       (GtkColumnView      *view,
                                              const QsRaceReport *report);
void           qs_compare_table_sort         (GtkColumnView      *view,
                                              const char         *column);
QsChartFigure *qs_compare_table_chart_times  (GtkColumnView      *view,
                                              const QsRaceReport *report);
QsChartFigure *qs_compare_table_chart_growth (const QsRaceReport *report);
