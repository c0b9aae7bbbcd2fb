/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows a chart. */

#pragma once

#include <gtk/gtk.h>

#include "qs-compare-figure.h"

G_BEGIN_DECLS

#define QS_TYPE_COMPARE_CHART (qs_compare_chart_get_type ())

G_DECLARE_FINAL_TYPE (QsCompareChart, qs_compare_chart, QS, COMPARE_CHART, GtkWidget)

void             qs_compare_chart_set_figure (QsCompareChart  *self,
                                              QsCompareFigure *figure);
QsCompareFigure *qs_compare_chart_get_figure (QsCompareChart  *self);

G_END_DECLS
