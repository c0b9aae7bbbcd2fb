/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-chart-figure.h"

struct _QsChartFigure
{
  QsChart chart;         /* its axis is NULL for bars; what the arrays have is added when it is asked for */
  GString *description;
  GStringChunk *strings; /* owns all other texts */
  GArray *bars;          /* of QsBar */
  GArray *lines;         /* of QsGrowthLine */
  GArray *samples;       /* of QsGrowthSample */
};

/* @format names the powers of ten. @axis is what a chart over the side of the board shows there, and what dashes mean; NULL for
 * one of bars. */
QsChartFigure *
qs_chart_figure_new (const char   *title,
                     const char   *axis,
                     QsChartFormat format)
{
  QsChartFigure *self = g_atomic_rc_box_new0 (QsChartFigure);

  self->strings = g_string_chunk_new (1024);
  self->chart.title = g_string_chunk_insert (self->strings, title);
  self->chart.axis = axis != NULL ? g_string_chunk_insert (self->strings, axis) : NULL;
  self->chart.format = format;
  self->description = g_string_new (title);
  g_string_append_c (self->description, '.');
  self->bars = g_array_new (FALSE, FALSE, sizeof (QsBar));
  self->lines = g_array_new (FALSE, FALSE, sizeof (QsGrowthLine));
  self->samples = g_array_new (FALSE, FALSE, sizeof (QsGrowthSample));

  return self;
}

static void
clear (gpointer data)
{
  QsChartFigure *self = data;

  g_array_unref (self->samples);
  g_array_unref (self->lines);
  g_array_unref (self->bars);
  g_string_chunk_free (self->strings);
  g_string_free (self->description, TRUE);
}

void
qs_chart_figure_unref (QsChartFigure *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

/* The bar goes below the others. Its texts are copied, and nobody else may have the chart yet. */
void
qs_chart_figure_add_bar (QsChartFigure *self,
                         const QsBar   *bar)
{
  QsBar copy = *bar;

  copy.name = g_string_chunk_insert (self->strings, bar->name);
  copy.label = g_string_chunk_insert (self->strings, bar->label);
  g_array_append_val (self->bars, copy);
}

/* The first line is number 0. @style, from 0, is its colour and its mark. */
void
qs_chart_figure_add_line (QsChartFigure *self,
                          const char    *name,
                          guint          style)
{
  QsGrowthLine line = { g_string_chunk_insert (self->strings, name), style };

  g_array_append_val (self->lines, line);
}

/* Continues a line: the sample is right of those that its line has. */
void
qs_chart_figure_add_sample (QsChartFigure        *self,
                            const QsGrowthSample *sample)
{
  g_array_append_vals (self->samples, sample, 1);
}

/* Continues the description, which begins with the title. Takes @words, a sentence after a space. */
void
qs_chart_figure_describe (QsChartFigure *self,
                          char          *words)
{
  g_string_append (self->description, words);
  g_free (words);
}

const char *
qs_chart_figure_get_description (const QsChartFigure *self)
{
  return self->description->str;
}

static QsChart
get_chart (const QsChartFigure *self,
           const QsChartLook   *look)
{
  QsChart chart = self->chart;

  chart.look = *look;
  chart.bars = (const QsBar *) (gpointer) self->bars->data;
  chart.n_bars = self->bars->len;
  chart.lines = (const QsGrowthLine *) (gpointer) self->lines->data;
  chart.n_lines = self->lines->len;
  chart.samples = (const QsGrowthSample *) (gpointer) self->samples->data;
  chart.n_samples = self->samples->len;

  return chart;
}

/* Returns the height in user units. */
double
qs_chart_figure_get_height (const QsChartFigure *self,
                            const QsChartLook   *look)
{
  QsChart chart = get_chart (self, look);

  return chart.axis != NULL ? qs_growth_chart_get_height (&chart) : qs_bar_chart_get_height (&chart);
}

/* Paints the chart from the drawing's origin, but not its ground. Any thread may do that. */
void
qs_chart_figure_paint (const QsChartFigure *self,
                       const QsChartLook   *look)
{
  QsChart chart = get_chart (self, look);

  (chart.axis != NULL ? qs_growth_chart_paint : qs_bar_chart_paint) (&chart);
}

/* The line at that place, from 1; 0 for none, and in a chart of bars. Changes the font of the drawing. */
guint
qs_chart_figure_find_line (const QsChartFigure *self,
                           const QsChartLook   *look,
                           double               x,
                           double               y)
{
  QsChart chart = get_chart (self, look);

  return chart.axis != NULL ? qs_growth_chart_find (&chart, x, y) : 0;
}
