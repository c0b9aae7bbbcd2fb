/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The measurements of a race, as charts: bars for the times of one board, lines over many. */

#include "qs-compare-plots.h"

#include <glib/gi18n.h>

#include "qs-compare-words.h"
#include "qs-text-table.h"
#include "qs-text.h"

/* Estimates beyond this, in seconds, are not drawn: a hundred years, longer than anybody would wait. */
#define LONGEST_ESTIMATE 3.2e9

static void
add_bar (QsChartFigure      *figure,
         const QsCompareRow *row)
{
  const QsRaceResult *result = &row->result;
  g_autofree char *name = qs_compare_words_name (result->racer);
  g_autofree char *time = qs_compare_words_time (row);
  g_autofree char *ratio = qs_text_ratio (row->ratio);
  /* Translators: a time, and how many times as long as the best it is. */
  g_autofree char *label = g_strdup_printf (_ ("%s · %s"), time, ratio);
  QsBar bar = {
    .name = name,
    .label = row->ratio > 0 ? label : time,
    .value = result->n_runs > 0 ? result->seconds : 0,
    .is_best = row->ratio == 1,
    .is_reference = result->racer->group == QS_GROUP_REFERENCE,
  };

  qs_chart_figure_add_bar (figure, &bar);
  /* Translators: the name of a method, and its time. */
  qs_chart_figure_describe (figure, g_strdup_printf (_ (" %s: %s."), bar.name, bar.label));
}

/* The bars are those of the table, which has a QsCompareRow for each. */
QsChartFigure *
qs_compare_plots_new_times (const QsRaceReport *report,
                            GtkColumnView      *table)
{
  /* Translators: the title of a chart: such as “8 queens, all solutions”. */
  g_autofree char *title = qs_text_fill (_ ("Processor time · %s"), qs_compare_words_task (&report->task));
  QsChartFigure *figure = qs_chart_figure_new (title, NULL, qs_text_tick);
  const QsCompareRow *row;

  for (guint i = 0; (row = qs_text_table_get_value (table, i)) != NULL; i++)
    add_bar (figure, row);

  return figure;
}

/* In words, the last time of each line is enough; the shape of the chart is not. */
static void
describe_samples (QsChartFigure      *figure,
                  const QsRaceResult *results,
                  const GArray       *points)
{
  const QsGrowthSample *samples = (const QsGrowthSample *) (gpointer) points->data;

  for (guint i = 0; i < points->len; i++)
    {
      g_autofree char *name = qs_compare_words_name (results[samples[i].line].racer);
      g_autofree char *time = qs_text_time (samples[i].value);

      if (i + 1 < points->len && samples[i + 1].line == samples[i].line &&
          samples[i + 1].is_estimate == samples[i].is_estimate)
        continue;

      /* Translators: the name of a method, a time, the side of a board. */
      qs_chart_figure_describe (figure, g_strdup_printf (samples[i].is_estimate ? _ (" %s: estimated %s for %u queens.")
                                                                                : _ (" %s: %s for %u queens."),
                                                         name, time, samples[i].n));
    }
}

/* A chart of the times against the side of the board. */
QsChartFigure *
qs_compare_plots_new_growth (const QsRaceReport *report)
{
  const char *title = report->task.wants_first ? _ ("Processor time for the first solution")
                                               : _ ("Processor time for all solutions");
  QsChartFigure *figure = qs_chart_figure_new (title, _ ("Queens · dashed: estimated"), qs_text_tick);
  /* The points of all lines, those of each line from the left. */
  g_autoptr (GArray) samples = g_array_new (FALSE, FALSE, sizeof (QsGrowthSample));

  for (guint i = 0; i < report->n_racers; i++)
    {
      const QsMethod *racer = report->results[i].racer;
      g_autofree char *name = qs_compare_words_name (racer);
      guint style = 0;

      /* A method has its colour and mark in every chart. */
      while (qs_racers_list ()[style] != NULL && qs_racers_list ()[style] != racer)
        style++;
      qs_chart_figure_add_line (figure, name, style);
    }

  for (guint i = 0; i < report->growth->len; i++)
    {
      const QsGrowthPoint *point = &g_array_index (report->growth, QsGrowthPoint, i);
      QsGrowthSample sample = { point->racer, point->n, point->seconds, point->is_estimate };

      if (sample.is_estimate && sample.value > LONGEST_ESTIMATE)
        continue;

      g_array_append_val (samples, sample);
      qs_chart_figure_add_sample (figure, &sample);
    }
  describe_samples (figure, report->results, samples);

  return figure;
}
