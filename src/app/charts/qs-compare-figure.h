/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A chart with all that it shows: drawn in the window, and by a thread into a file. */

#pragma once

#include "qs-chart-growth.h"

G_BEGIN_DECLS

/**
 * QsCompareFigure:
 *
 * A chart, which does not change once somebody has it.
 */
typedef struct _QsCompareFigure QsCompareFigure;

/**
 * QsCompareLook:
 * @width: how wide the chart is, in user units
 * @size: how high its text is, in user units
 * @is_mirrored: whether it begins at the right
 * @colors: the colours
 *
 * How a chart is drawn.
 */
typedef struct
{
  double width;
  double size;
  gboolean is_mirrored;
  const QsChartColors *colors;
} QsCompareLook;

QsCompareFigure *qs_compare_figure_new_bars        (const char            *title,
                                                    QsChartFormat          format);
QsCompareFigure *qs_compare_figure_new_growth      (const char            *title,
                                                    const char            *axis,
                                                    QsChartFormat          format);
QsCompareFigure *qs_compare_figure_ref             (QsCompareFigure       *self);
void             qs_compare_figure_unref           (QsCompareFigure       *self);

void             qs_compare_figure_add_bar         (QsCompareFigure       *self,
                                                    const QsBar           *bar);
void             qs_compare_figure_add_line        (QsCompareFigure       *self,
                                                    const char            *name,
                                                    guint                  style);
void             qs_compare_figure_add_sample      (QsCompareFigure       *self,
                                                    const QsGrowthSample  *sample);
void             qs_compare_figure_describe        (QsCompareFigure       *self,
                                                    const char            *words);

const char      *qs_compare_figure_get_description (const QsCompareFigure *self);
double           qs_compare_figure_get_height      (const QsCompareFigure *self,
                                                    const QsCompareLook   *look);
void             qs_compare_figure_paint           (const QsCompareFigure *self,
                                                    cairo_t               *cr,
                                                    const QsCompareLook   *look);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsCompareFigure, qs_compare_figure_unref)

G_END_DECLS
