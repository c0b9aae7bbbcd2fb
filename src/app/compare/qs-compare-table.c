/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of the Compare view, a row for each method, a column for each measurement, and its charts: bars for the times of
 * one board, lines over many. */

#include "qs-compare-table.h"

#include <glib/gi18n.h>

#include "qs-appearance.h"
#include "qs-compare-words.h"
#include "qs-label.h"
#include "qs-text-table.h"
#include "qs-text.h"

/* No measured time is as long, in seconds. */
#define LONGER_THAN_MEASURED 1e9

/* Estimates beyond this, in seconds, are not drawn: a hundred years, longer than anybody would wait. */
#define LONGEST_ESTIMATE 3.2e9

/* A column: how a cell is written, and how rows are sorted. */
typedef struct
{
  const char *id;
  const char *title;
  char *(*format) (const QsCompareRow *row);   /* NULL to write the count */
  double (*get_key) (const QsCompareRow *row); /* NULL to sort by the count, or else by the text */
  gsize count;                                 /* where a row has one, a guint64; 0 for none */
} Column;

#define COUNT(field) G_STRUCT_OFFSET (QsCompareRow, result.field)

static char *
format_name (const QsCompareRow *row)
{
  return qs_compare_words_name (row->result.racer);
}

static double
get_seconds (const QsCompareRow *row)
{
  const QsRaceResult *result = &row->result;

  if (result->n_runs > 0)
    return result->seconds;

  /* Methods that were not measured come after all others, those of unknown time last. */
  return result->predicted.seconds > 0 ? LONGER_THAN_MEASURED + result->predicted.seconds : G_MAXDOUBLE;
}

static char *
format_ratio (const QsCompareRow *row)
{
  return row->ratio > 0 ? qs_text_ratio (row->ratio) : g_strdup ("—");
}

static char *
format_memory (const QsCompareRow *row)
{
  const QsRaceResult *result = &row->result;

  return result->n_runs > 0 ? g_format_size (result->memory) : g_strdup ("—");
}

static char *
format_runs (const QsCompareRow *row)
{
  return qs_text_count (row->result.n_runs);
}

static guint64
get_count (const QsCompareRow *row,
           const Column       *column)
{
  return G_STRUCT_MEMBER (guint64, row, column->count);
}

/* The reference does not report what it did. The empty board is a node too. */
static char *
format_count (const QsCompareRow *row,
              const Column       *column)
{
  gboolean has_counts = row->result.n_runs > 0 && row->result.counts.placements > 0;
  guint64 count = get_count (row, column) + (column->count == COUNT (counts.placements) ? 1 : 0);

  return has_counts ? qs_text_count (count) : g_strdup ("—");
}

static const Column columns[] = {
  { "method", N_ ("Method"), format_name },
  { "time", N_ ("Time"), qs_compare_words_time, get_seconds },
  { "ratio", N_ ("Ratio"), format_ratio, get_seconds },
  { "nodes", N_ ("Nodes"), NULL, NULL, COUNT (counts.placements) },
  { "checks", N_ ("Checks"), NULL, NULL, COUNT (counts.checks) },
  { "backtracks", N_ ("Backtracks"), NULL, NULL, COUNT (counts.backtracks) },
  { "memory", N_ ("Memory"), format_memory, NULL, COUNT (memory) },
  { "runs", N_ ("Runs"), format_runs, NULL, COUNT (n_runs) },
};

static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      data)
{
  const Column *column = data;

  if (column->count > 0)
    return (get_count (a, column) > get_count (b, column)) - (get_count (a, column) < get_count (b, column));

  if (column->get_key == NULL)
    {
      g_autofree char *text_a = column->format (a);
      g_autofree char *text_b = column->format (b);

      return g_utf8_collate (text_a, text_b);
    }

  return (column->get_key (a) > column->get_key (b)) - (column->get_key (a) < column->get_key (b));
}

static void
show_cell (GtkLabel     *label,
           gconstpointer value,
           gconstpointer data)
{
  const QsCompareRow *row = value;
  const Column *column = data;

  qs_label_take (label, column->format != NULL ? column->format (row) : format_count (row, column));
  qs_appearance_set_class (GTK_WIDGET (label), "reference", row->result.racer->group == QS_GROUP_REFERENCE);
}

/* Gives the view, which has neither columns nor rows, those of this table. */
void
qs_compare_table_begin (GtkColumnView *view)
{
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    qs_text_table_append (view, _ (columns[i].title), i > 0, show_cell, compare, &columns[i]);
  qs_text_table_begin (view);
  qs_compare_table_sort (view, "time");
}

void
qs_compare_table_update (GtkColumnView      *view,
                         const QsRaceReport *report)
{
  const QsRaceResult *results = report->results;
  double best = qs_race_find_best (results, report->n_racers);
  g_autofree QsCompareRow *rows = g_new0 (QsCompareRow, report->n_racers);

  for (guint i = 0; i < report->n_racers; i++)
    rows[i] = (QsCompareRow){
      .result = results[i],
      .ratio = results[i].n_runs > 0 && best > 0 ? results[i].seconds / best : 0,
      .has_ended = report->state == QS_RACE_FINISHED || report->state == QS_RACE_CANCELLED,
    };
  qs_text_table_update (view, rows, report->n_racers, sizeof *rows, sizeof rows->result.racer);
}

/* Sorts the rows from the smallest, by `method`, `time`,
 * `ratio`, `nodes`, `checks`, `backtracks`, `memory` or `runs`. */
void
qs_compare_table_sort (GtkColumnView *view,
                       const char    *column)
{
  GListModel *view_columns = gtk_column_view_get_columns (view);

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) view_column = g_list_model_get_item (view_columns, i);

      if (g_str_equal (columns[i].id, column))
        gtk_column_view_sort_by_column (view, view_column, GTK_SORT_ASCENDING);
    }
}

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
qs_compare_table_chart_times (GtkColumnView      *view,
                              const QsRaceReport *report)
{
  /* Translators: the title of a chart: such as “8 queens, all solutions”. */
  g_autofree char *title = qs_text_fill (_ ("Processor time · %s"), qs_compare_words_task (&report->task));
  QsChartFigure *figure = qs_chart_figure_new (title, NULL, qs_text_tick);
  const QsCompareRow *row;

  for (guint i = 0; (row = qs_text_table_get_value (view, i)) != NULL; i++)
    add_bar (figure, row);

  return figure;
}

/* In words, the last time of each line is enough; the shape of the chart is not. @sample is none where its n is 0. */
static void
describe_last (QsChartFigure        *figure,
               const QsRaceResult   *results,
               const QsGrowthSample *sample)
{
  g_autofree char *name = NULL;
  g_autofree char *time = NULL;

  if (sample->n == 0)
    return;

  name = qs_compare_words_name (results[sample->line].racer);
  time = qs_text_time (sample->value);
  /* Translators: the name of a method, a time, the side of a board. */
  qs_chart_figure_describe (figure, g_strdup_printf (sample->is_estimate ? _ (" %s: estimated %s for %u queens.")
                                                                         : _ (" %s: %s for %u queens."),
                                                     name, time, sample->n));
}

/* A chart of the times against the side of the board. */
QsChartFigure *
qs_compare_table_chart_growth (const QsRaceReport *report)
{
  const char *title = report->task.wants_first ? _ ("Processor time for the first solution")
                                               : _ ("Processor time for all solutions");
  QsChartFigure *figure = qs_chart_figure_new (title, _ ("Queens · dashed: estimated"), qs_text_tick);
  QsGrowthSample last = { 0 };

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

      if (sample.line != last.line || sample.is_estimate != last.is_estimate)
        describe_last (figure, report->results, &last);
      qs_chart_figure_add_sample (figure, &sample);
      last = sample;
    }
  describe_last (figure, report->results, &last);

  return figure;
}
