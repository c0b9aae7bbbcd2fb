/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A chart with everything that it shows. The window draws it, and a thread draws it into a file. */

#pragma once

#include "qs-chart-bars.h"
#include "qs-chart-growth.h"

/* A chart, which no longer changes once it was handed out. */
typedef struct _QsChartFigure QsChartFigure;

#define qs_chart_figure_ref(self) g_atomic_rc_box_acquire (self)

QsChartFigure *qs_chart_figure_new             (const char           *title,
                                                const char           *axis,
                                                QsChartFormat         format);
void           qs_chart_figure_unref           (QsChartFigure        *self);

void           qs_chart_figure_add_bar         (QsChartFigure        *self,
                                                const QsBar          *bar);
void           qs_chart_figure_add_line        (QsChartFigure        *self,
                                                const char           *name,
                                                guint                 style);
void           qs_chart_figure_add_sample      (QsChartFigure        *self,
                                                const QsGrowthSample *sample);
void           qs_chart_figure_describe        (QsChartFigure        *self,
                                                char                 *words);

const char    *qs_chart_figure_get_description (const QsChartFigure  *self);
double         qs_chart_figure_get_height      (const QsChartFigure  *self,
                                                const QsChartLook    *look);
void           qs_chart_figure_paint           (const QsChartFigure  *self,
                                                const QsChartLook    *look);
guint          qs_chart_figure_find_line       (const QsChartFigure  *self,
                                                const QsChartLook    *look,
                                                double                x,
                                                double                y);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsChartFigure, qs_chart_figure_unref)
