/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A chart with everything that it shows. The window draws it, and a thread draws it into a file. */

#include "config.h"

#include "qs-chart-figure.h"

#include "qs-pango-text.h"

struct _QsChartFigure
{
  gatomicrefcount references;

  gboolean is_growth;
  char *title;
  char *axis; /* NULL for bars */
  QsChartFormat format;
  GString *description;
  GStringChunk *strings; /* owns the names and labels */
  GArray *bars;          /* of QsBar */
  GArray *lines;         /* of QsGrowthLine */
  GArray *samples;       /* of QsGrowthSample */
};

static QsChartFigure *
figure_new (const char   *title,
            QsChartFormat format)
{
  QsChartFigure *self = g_new0 (QsChartFigure, 1);

  g_atomic_ref_count_init (&self->references);
  self->title = g_strdup (title);
  self->format = format;
  self->description = g_string_new (title);
  g_string_append_c (self->description, '.');
  self->strings = g_string_chunk_new (1024);
  self->bars = g_array_new (FALSE, FALSE, sizeof (QsBar));
  self->lines = g_array_new (FALSE, FALSE, sizeof (QsGrowthLine));
  self->samples = g_array_new (FALSE, FALSE, sizeof (QsGrowthSample));

  return self;
}

/**
 * qs_chart_figure_new_bars:
 * @title: what it shows
 * @format: names the powers of ten
 *
 * Returns: (transfer full): a bar chart without bars
 */
QsChartFigure *
qs_chart_figure_new_bars (const char   *title,
                          QsChartFormat format)
{
  return figure_new (title, format);
}

/**
 * qs_chart_figure_new_growth:
 * @title: what it shows
 * @axis: what the axis shows, and what dashes mean
 * @format: names the powers of ten
 *
 * Returns: (transfer full): a chart over the side of the board, without lines
 */
QsChartFigure *
qs_chart_figure_new_growth (const char   *title,
                            const char   *axis,
                            QsChartFormat format)
{
  QsChartFigure *self = figure_new (title, format);

  self->is_growth = TRUE;
  self->axis = g_strdup (axis);

  return self;
}

/**
 * qs_chart_figure_ref:
 * @self: a chart
 *
 * Returns: (transfer full): the same chart
 */
QsChartFigure *
qs_chart_figure_ref (QsChartFigure *self)
{
  g_atomic_ref_count_inc (&self->references);

  return self;
}

/**
 * qs_chart_figure_unref:
 * @self: (transfer full): a chart
 */
void
qs_chart_figure_unref (QsChartFigure *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;

  g_array_unref (self->samples);
  g_array_unref (self->lines);
  g_array_unref (self->bars);
  g_string_chunk_free (self->strings);
  g_string_free (self->description, TRUE);
  g_free (self->axis);
  g_free (self->title);
  g_free (self);
}

/**
 * qs_chart_figure_add_bar:
 * @self: a bar chart that nobody else has yet
 * @bar: a bar; its texts are copied
 *
 * Adds a bar below the others.
 */
void
qs_chart_figure_add_bar (QsChartFigure *self,
                         const QsBar   *bar)
{
  QsBar copy = *bar;

  copy.name = g_string_chunk_insert (self->strings, bar->name);
  copy.label = g_string_chunk_insert (self->strings, bar->label);
  g_array_append_val (self->bars, copy);
}

/**
 * qs_chart_figure_add_line:
 * @self: a chart of growth that nobody else has yet
 * @name: whose line it is; is copied
 * @style: its colour and its mark, from 0
 *
 * Adds a line. The first is number 0.
 */
void
qs_chart_figure_add_line (QsChartFigure *self,
                          const char    *name,
                          guint          style)
{
  QsGrowthLine line = { g_string_chunk_insert (self->strings, name), style };

  g_array_append_val (self->lines, line);
}

/**
 * qs_chart_figure_add_sample:
 * @self: a chart of growth that nobody else has yet
 * @sample: a point, right of those that its line has
 *
 * Continues a line.
 */
void
qs_chart_figure_add_sample (QsChartFigure        *self,
                            const QsGrowthSample *sample)
{
  g_array_append_vals (self->samples, sample, 1);
}

/**
 * qs_chart_figure_describe:
 * @self: a chart that nobody else has yet
 * @words: a sentence, after a space
 *
 * Continues the description, which begins with the title.
 */
void
qs_chart_figure_describe (QsChartFigure *self,
                          const char    *words)
{
  g_string_append (self->description, words);
}

/**
 * qs_chart_figure_get_description:
 * @self: a chart
 *
 * Returns: (transfer none): what it shows, with the numbers, in words
 */
const char *
qs_chart_figure_get_description (const QsChartFigure *self)
{
  return self->description->str;
}

static QsBarChart
get_bar_chart (const QsChartFigure *self,
               const QsChartLook   *look)
{
  return (QsBarChart){
    .title = self->title,
    .bars = (const QsBar *) (gpointer) self->bars->data,
    .n_bars = self->bars->len,
    .format = self->format,
    .text = &qs_pango_text,
    .size = look->size,
    .is_mirrored = look->is_mirrored,
  };
}

static QsGrowthChart
get_growth_chart (const QsChartFigure *self,
                  const QsChartLook   *look)
{
  return (QsGrowthChart){
    .title = self->title,
    .axis = self->axis,
    .lines = (const QsGrowthLine *) (gpointer) self->lines->data,
    .n_lines = self->lines->len,
    .samples = (const QsGrowthSample *) (gpointer) self->samples->data,
    .n_samples = self->samples->len,
    .format = self->format,
    .text = &qs_pango_text,
    .size = look->size,
    .is_mirrored = look->is_mirrored,
  };
}

/**
 * qs_chart_figure_get_height:
 * @self: a chart
 * @look: how it is drawn
 *
 * Returns: how high it is, in user units
 */
double
qs_chart_figure_get_height (const QsChartFigure *self,
                            const QsChartLook   *look)
{
  QsBarChart bars = get_bar_chart (self, look);
  QsGrowthChart growth = get_growth_chart (self, look);

  return self->is_growth ? qs_growth_chart_get_height (&growth, look->width)
                         : qs_bar_chart_get_height (&bars, look->width);
}

/**
 * qs_chart_figure_paint:
 * @self: a chart
 * @cr: the drawing
 * @look: how it is drawn
 *
 * Paints the chart from the drawing's origin, but not its ground. Any thread
 * may do that.
 */
void
qs_chart_figure_paint (const QsChartFigure *self,
                       cairo_t             *cr,
                       const QsChartLook   *look)
{
  QsBarChart bars = get_bar_chart (self, look);
  QsGrowthChart growth = get_growth_chart (self, look);

  if (self->is_growth)
    qs_growth_chart_paint (&growth, cr, look->width, look->colors);
  else
    qs_bar_chart_paint (&bars, cr, look->width, look->colors);
}
