/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of the Compare view: a row for each method, a column for each measurement. */

#include "qs-compare-table.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qs-appearance.h"
#include "qs-compare-words.h"
#include "qs-label.h"
#include "qs-members.h"
#include "qs-template.h"
#include "qs-text-column.h"
#include "qs-text-row.h"
#include "qs-text.h"

struct _QsCompareTable
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkColumnView *view;

  GListStore *rows;        /* of QsTextRow about a QsCompareRow, in the race's order */
  GtkSortListModel *sorted; /* the same, in the order that is shown */
};

G_DEFINE_FINAL_TYPE (QsCompareTable, qs_compare_table, GTK_TYPE_WIDGET)

/* No measured time is as long, in seconds. */
#define LONGER_THAN_MEASURED 1e9

/* A column: how a cell is written, and how rows are sorted. */
typedef struct
{
  const char *id;
  const char *title;
  char *(*format) (const QsCompareRow *row);   /* NULL to write the key, a count */
  double (*get_key) (const QsCompareRow *row); /* NULL to sort by the text */
} Column;

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

/* The empty board is a node too. */
static double
get_nodes (const QsCompareRow *row)
{
  return (double) row->result.counts.placements + 1;
}

static double
get_checks (const QsCompareRow *row)
{
  return (double) row->result.counts.checks;
}

static double
get_backtracks (const QsCompareRow *row)
{
  return (double) row->result.counts.backtracks;
}

static double
get_memory (const QsCompareRow *row)
{
  return (double) row->result.memory;
}

static double
get_runs (const QsCompareRow *row)
{
  return row->result.n_runs;
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

/* The reference does not report what it did. */
static char *
format_count (const QsCompareRow *row,
              double              count)
{
  gboolean has_counts = row->result.n_runs > 0 && row->result.counts.placements > 0;

  return has_counts ? qs_text_count ((guint64) count) : g_strdup ("—");
}

static const Column columns[] = {
  { "method", N_ ("Method"), format_name, NULL },
  { "time", N_ ("Time"), qs_compare_words_time, get_seconds },
  { "ratio", N_ ("Ratio"), format_ratio, get_seconds },
  { "nodes", N_ ("Nodes"), NULL, get_nodes },
  { "checks", N_ ("Checks"), NULL, get_checks },
  { "backtracks", N_ ("Backtracks"), NULL, get_backtracks },
  { "memory", N_ ("Memory"), format_memory, get_memory },
  { "runs", N_ ("Runs"), format_runs, get_runs },
};

static int
compare_rows (gconstpointer a,
              gconstpointer b,
              gpointer      user_data)
{
  const Column *column = user_data;
  const QsCompareRow *row_a = qs_text_row_get_value (QS_TEXT_ROW ((gpointer) a));
  const QsCompareRow *row_b = qs_text_row_get_value (QS_TEXT_ROW ((gpointer) b));
  double difference;

  if (column->get_key == NULL)
    {
      g_autofree char *text_a = column->format (row_a);
      g_autofree char *text_b = column->format (row_b);

      return g_utf8_collate (text_a, text_b);
    }

  difference = column->get_key (row_a) - column->get_key (row_b);

  return (difference > 0) - (difference < 0);
}

static void
show_cell (GtkLabel     *label,
           gconstpointer value,
           gconstpointer data)
{
  const QsCompareRow *row = value;
  const Column *column = data;

  qs_label_take (label, column->format != NULL ? column->format (row) : format_count (row, column->get_key (row)));
  qs_appearance_set_class (GTK_WIDGET (label), "reference", row->result.racer->group == QS_GROUP_REFERENCE);
}

/* The table is as high as its rows, and the page is what moves up and down. GTK has the table keep what a wheel says. */
static gboolean
scroll_cb (QsCompareTable           *self,
           double                    dx,
           double                    dy,
           GtkEventControllerScroll *controller)
{
  GtkWidget *page = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  GtkAdjustment *place;
  double unit = 1;

  if (page == NULL || fabs (dx) > fabs (dy) || (state & GDK_SHIFT_MASK) != 0)
    return GDK_EVENT_PROPAGATE;

  /* As far as a scrolled window of GTK moves. */
  place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (page));
  if (gtk_event_controller_scroll_get_unit (controller) == GDK_SCROLL_UNIT_WHEEL)
    unit = pow (gtk_adjustment_get_page_size (place), 2.0 / 3);
  gtk_adjustment_set_value (place, gtk_adjustment_get_value (place) + dy * unit);

  return GDK_EVENT_STOP;
}

static void
qs_compare_table_class_init (QsCompareTableClass *klass)
{
  qs_members_own (klass, QsCompareTable, sorted, g_object_unref);
  qs_members_own (klass, QsCompareTable, rows, g_object_unref);

  qs_template_set (klass, QsCompareTable, "qs-compare-table", scroller, view);
  qs_template_bind_callbacks (klass, scroll_cb);
}

static void
qs_compare_table_init (QsCompareTable *self)
{
  g_autoptr (GtkSelectionModel) selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      gboolean is_number = columns[i].get_key != NULL;
      GtkColumnViewColumn *column =
          qs_text_column_append (self->view, _ (columns[i].title), is_number, show_cell, &columns[i]);
      g_autoptr (GtkSorter) sorter =
          GTK_SORTER (gtk_custom_sorter_new (compare_rows, (gpointer) &columns[i], NULL));

      gtk_column_view_column_set_sorter (column, sorter);
      gtk_column_view_column_set_expand (column, !is_number);
    }

  self->rows = g_list_store_new (QS_TYPE_TEXT_ROW);
  self->sorted = gtk_sort_list_model_new (G_LIST_MODEL (g_object_ref (self->rows)),
                                          g_object_ref (gtk_column_view_get_sorter (self->view)));
  selection = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->sorted))));
  gtk_column_view_set_model (self->view, selection);
  qs_text_column_show_first (self->view);
  qs_compare_table_sort (self, "time");
}

void
qs_compare_table_update (QsCompareTable     *self,
                         const QsRaceReport *report)
{
  const QsRaceResult *results = report->results;
  double best = qs_race_find_best (results, report->n_racers);

  g_return_if_fail (QS_IS_COMPARE_TABLE (self));

  for (guint i = 0; i < report->n_racers; i++)
    {
      const QsCompareRow value = {
        .result = results[i],
        .ratio = results[i].n_runs > 0 && best > 0 ? results[i].seconds / best : 0,
        .has_ended = report->state == QS_RACE_FINISHED || report->state == QS_RACE_CANCELLED,
      };

      qs_text_row_put (self->rows, i, &value, sizeof value, sizeof value.result.racer);
    }
  g_list_store_splice (self->rows, report->n_racers,
                       g_list_model_get_n_items (G_LIST_MODEL (self->rows)) - report->n_racers, NULL, 0);

  gtk_sorter_changed (gtk_sort_list_model_get_sorter (self->sorted), GTK_SORTER_CHANGE_DIFFERENT);
}

/* Sorts the rows from the smallest, by `method`, `time`,
 * `ratio`, `nodes`, `checks`, `backtracks`, `memory` or `runs`. */
void
qs_compare_table_sort (QsCompareTable *self,
                       const char     *column)
{
  GListModel *view_columns = gtk_column_view_get_columns (self->view);

  g_return_if_fail (QS_IS_COMPARE_TABLE (self));

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) view_column = g_list_model_get_item (view_columns, i);

      if (g_str_equal (columns[i].id, column))
        gtk_column_view_sort_by_column (self->view, view_column, GTK_SORT_ASCENDING);
    }
}

/* Returns QsTextRow objects about a QsCompareRow, in the order in which they are shown. */
GListModel *
qs_compare_table_get_rows (QsCompareTable *self)
{
  g_return_val_if_fail (QS_IS_COMPARE_TABLE (self), NULL);

  return G_LIST_MODEL (self->sorted);
}
