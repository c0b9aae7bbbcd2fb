/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A chart of a race, with all that it shows: drawn in the window, and by a thread into a file. */

#include "config.h"

#include "qs-compare-figure.h"

#include <glib/gi18n.h>

#include "qs-chart-growth.h"
#include "qs-compare-row.h"
#include "qs-pango-text.h"

/* Estimates beyond this, in seconds, are not drawn: a hundred years, longer than anybody would wait. */
#define LONGEST_ESTIMATE 3.2e9

struct _QsCompareFigure
{
  gatomicrefcount references;

  gboolean is_growth;
  char *title;
  char *axis;
  char *description;
  GStringChunk *strings; /* owns the names and labels */
  GArray *bars;          /* of QsBar */
  GArray *lines;         /* of QsGrowthLine */
  GArray *samples;       /* of QsGrowthSample */
};

static QsCompareFigure *
figure_new (gboolean is_growth)
{
  QsCompareFigure *self = g_new0 (QsCompareFigure, 1);

  g_atomic_ref_count_init (&self->references);
  self->is_growth = is_growth;
  self->strings = g_string_chunk_new (1024);
  self->bars = g_array_new (FALSE, FALSE, sizeof (QsBar));
  self->lines = g_array_new (FALSE, FALSE, sizeof (QsGrowthLine));
  self->samples = g_array_new (FALSE, FALSE, sizeof (QsGrowthSample));

  return self;
}

/* “1.24 ms · ×3.1” */
static char *
tell_bar (QsCompareRow *row)
{
  g_autofree char *time = qs_compare_row_tell_time (row);
  g_autofree char *ratio = NULL;

  if (qs_compare_row_get_ratio (row) <= 0)
    return g_steal_pointer (&time);

  ratio = qs_compare_words_ratio (qs_compare_row_get_ratio (row));

  /* Translators: a time, and how many times as long as the best it is. */
  return g_strdup_printf (_ ("%s · %s"), time, ratio);
}

static void
add_bar (QsCompareFigure *self,
         QsCompareRow    *row,
         GString         *description)
{
  const QsRaceResult *result = qs_compare_row_get_result (row);
  g_autofree char *label = tell_bar (row);
  QsBar bar = {
    .name = g_string_chunk_insert (self->strings, qs_compare_row_get_name (row)),
    .label = g_string_chunk_insert (self->strings, label),
    .value = result->n_runs > 0 ? result->seconds : 0,
    .is_best = qs_compare_row_get_ratio (row) == 1,
    .is_reference = result->racer->method == NULL,
  };

  g_array_append_val (self->bars, bar);
  /* Translators: the name of a method, and its time. */
  g_string_append_printf (description, _ (" %s: %s."), bar.name, bar.label);
}

/**
 * qs_compare_figure_new_times:
 * @race: a race
 * @rows: its #QsCompareRow objects, in the order of the bars
 *
 * Returns: (transfer full): a bar chart of the times
 */
QsCompareFigure *
qs_compare_figure_new_times (QsRace     *race,
                             GListModel *rows)
{
  QsCompareFigure *self = figure_new (FALSE);
  g_autofree char *task = qs_compare_words_task (qs_race_get_task (race));
  g_autoptr (GString) description = NULL;

  /* Translators: the title of a chart: such as “8 queens, all solutions”. */
  self->title = g_strdup_printf (_ ("Processor time · %s"), task);
  description = g_string_new (self->title);
  g_string_append_c (description, '.');

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (QsCompareRow) row = g_list_model_get_item (rows, i);

      add_bar (self, row, description);
    }

  self->description = g_string_free (g_steal_pointer (&description), FALSE);

  return self;
}

/* A method has its colour and mark in every chart. */
static guint
find_style (const QsRacer *racer)
{
  const QsRacer *const *racers = qs_racers_list ();
  guint style = 0;

  while (racers[style] != NULL && racers[style] != racer)
    style++;

  return style;
}

static void
add_lines (QsCompareFigure *self,
           QsRace          *race)
{
  guint n_results;
  const QsRaceResult *results = qs_race_get_results (race, &n_results);

  for (guint i = 0; i < n_results; i++)
    {
      g_autofree char *name = qs_compare_words_name (results[i].racer);
      QsGrowthLine line = {
        .name = g_string_chunk_insert (self->strings, name),
        .style = find_style (results[i].racer),
      };

      g_array_append_val (self->lines, line);
    }
}

static gint
compare_samples (gconstpointer a,
                 gconstpointer b)
{
  const QsGrowthSample *sample_a = a;
  const QsGrowthSample *sample_b = b;

  if (sample_a->line != sample_b->line)
    return sample_a->line < sample_b->line ? -1 : 1;

  return (sample_a->n > sample_b->n) - (sample_a->n < sample_b->n);
}

static void
add_samples (QsCompareFigure *self,
             QsRace          *race)
{
  guint n_points;
  const QsGrowthPoint *points = qs_race_get_growth (race, &n_points);

  for (guint i = 0; i < n_points; i++)
    {
      QsGrowthSample sample = { points[i].racer, points[i].n, points[i].seconds, points[i].is_estimate };

      if (sample.line < self->lines->len && !(sample.is_estimate && sample.value > LONGEST_ESTIMATE))
        g_array_append_val (self->samples, sample);
    }

  g_array_sort (self->samples, compare_samples);
}

/* The last time of each line says enough in words; the chart's shape does not. */
static void
describe_growth (const QsCompareFigure *self,
                 GString               *description)
{
  const QsGrowthSample *samples = (const QsGrowthSample *) (gpointer) self->samples->data;
  const QsGrowthLine *lines = (const QsGrowthLine *) (gpointer) self->lines->data;

  for (guint i = 0; i < self->samples->len; i++)
    {
      g_autofree char *time = qs_compare_words_time (samples[i].value);

      if (i + 1 < self->samples->len && samples[i + 1].line == samples[i].line &&
          samples[i + 1].is_estimate == samples[i].is_estimate)
        continue;

      /* Translators: the name of a method, a time, the side of a board. */
      g_string_append_printf (description,
                              samples[i].is_estimate ? _ (" %s: estimated %s for %u queens.")
                                                     : _ (" %s: %s for %u queens."),
                              lines[samples[i].line].name, time, samples[i].n);
    }
}

/**
 * qs_compare_figure_new_growth:
 * @race: a race
 *
 * Returns: (transfer full): a chart of the times against the side of the board
 */
QsCompareFigure *
qs_compare_figure_new_growth (QsRace *race)
{
  QsCompareFigure *self = figure_new (TRUE);
  g_autoptr (GString) description = NULL;

  self->title = g_strdup (qs_race_get_task (race)->wants_first ? _ ("Processor time for the first solution")
                                                               : _ ("Processor time for all solutions"));
  self->axis = g_strdup (_ ("Queens · dashed: estimated"));
  add_lines (self, race);
  add_samples (self, race);

  description = g_string_new (self->title);
  g_string_append_c (description, '.');
  describe_growth (self, description);
  self->description = g_string_free (g_steal_pointer (&description), FALSE);

  return self;
}

/**
 * qs_compare_figure_ref:
 * @self: a chart
 *
 * Returns: (transfer full): the same chart
 */
QsCompareFigure *
qs_compare_figure_ref (QsCompareFigure *self)
{
  g_atomic_ref_count_inc (&self->references);

  return self;
}

/**
 * qs_compare_figure_unref:
 * @self: (transfer full): a chart
 */
void
qs_compare_figure_unref (QsCompareFigure *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;

  g_array_unref (self->samples);
  g_array_unref (self->lines);
  g_array_unref (self->bars);
  g_string_chunk_free (self->strings);
  g_free (self->description);
  g_free (self->axis);
  g_free (self->title);
  g_free (self);
}

/**
 * qs_compare_figure_get_description:
 * @self: a chart
 *
 * Returns: (transfer none): what it shows, with the numbers, in words
 */
const char *
qs_compare_figure_get_description (const QsCompareFigure *self)
{
  return self->description;
}

static QsBarChart
get_bar_chart (const QsCompareFigure *self,
               const QsCompareLook   *look)
{
  return (QsBarChart){
    .title = self->title,
    .bars = (const QsBar *) (gpointer) self->bars->data,
    .n_bars = self->bars->len,
    .format = qs_compare_words_tick,
    .text = &qs_pango_text,
    .size = look->size,
    .is_mirrored = look->is_mirrored,
  };
}

static QsGrowthChart
get_growth_chart (const QsCompareFigure *self,
                  const QsCompareLook   *look)
{
  return (QsGrowthChart){
    .title = self->title,
    .axis = self->axis,
    .lines = (const QsGrowthLine *) (gpointer) self->lines->data,
    .n_lines = self->lines->len,
    .samples = (const QsGrowthSample *) (gpointer) self->samples->data,
    .n_samples = self->samples->len,
    .format = qs_compare_words_tick,
    .text = &qs_pango_text,
    .size = look->size,
    .is_mirrored = look->is_mirrored,
  };
}

/**
 * qs_compare_figure_get_height:
 * @self: a chart
 * @look: how it is drawn
 *
 * Returns: how high it is, in user units
 */
double
qs_compare_figure_get_height (const QsCompareFigure *self,
                              const QsCompareLook   *look)
{
  QsBarChart bars = get_bar_chart (self, look);
  QsGrowthChart growth = get_growth_chart (self, look);

  return self->is_growth ? qs_growth_chart_get_height (&growth, look->width)
                         : qs_bar_chart_get_height (&bars, look->width);
}

/**
 * qs_compare_figure_paint:
 * @self: a chart
 * @cr: the drawing
 * @look: how it is drawn
 *
 * Paints the chart from the drawing's origin, but not what it stands on. Any
 * thread may do that.
 */
void
qs_compare_figure_paint (const QsCompareFigure *self,
                         cairo_t               *cr,
                         const QsCompareLook   *look)
{
  QsBarChart bars = get_bar_chart (self, look);
  QsGrowthChart growth = get_growth_chart (self, look);

  if (self->is_growth)
    qs_growth_chart_paint (&growth, cr, look->width, look->colors);
  else
    qs_bar_chart_paint (&bars, cr, look->width, look->colors);
}
