/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of the numbers of solutions: a row for each board. */

#include "qs-counts-table.h"

#include <glib/gi18n.h>

#include "qs-appearance.h"
#include "qs-counts-words.h"
#include "qs-label.h"
#include "qs-members.h"
#include "qs-template.h"
#include "qs-text-column.h"
#include "qs-text-row.h"
#include "qs-text.h"

struct _QsCountsTable
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkColumnView *view;

  GListStore *rows; /* of QsTextRow about a QsCountEntry, by n */
};

G_DEFINE_FINAL_TYPE (QsCountsTable, qs_counts_table, GTK_TYPE_WIDGET)

/* A column of numbers. */
typedef struct
{
  const char *title;
  QsCountKind kind;
} Column;

static const Column counts[] = {
  { N_ ("All Solutions"), QS_COUNT_SOLUTIONS },
  { N_ ("Fundamental"), QS_COUNT_FUNDAMENTAL },
};

static const Column classes[] = {
  { N_ ("Classes of 8"), QS_COUNT_OF_8 },
  { N_ ("Classes of 4"), QS_COUNT_OF_4 },
  { N_ ("Classes of 2"), QS_COUNT_OF_2 },
};

static void
show_queens (GtkLabel     *label,
             gconstpointer value,
             gconstpointer data)
{
  const QsCountEntry *entry = value;
  /* GTK names a row after its class, so this sets the name. The label is in a cell, the cell in the row. */
  GtkWidget *cell = gtk_widget_get_parent (GTK_WIDGET (label));
  GtkWidget *row = cell != NULL ? gtk_widget_get_parent (cell) : NULL;
  g_autofree char *name = qs_counts_words_row (entry);

  qs_label_take (label, qs_text_count (entry->n));
  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_number (GtkLabel     *label,
             gconstpointer value,
             gconstpointer data)
{
  const QsCountEntry *entry = value;
  const Column *column = data;

  qs_label_take (label, qs_counts_words_number (entry, column->kind));
  qs_label_take_tooltip (label, qs_counts_words_explain (entry, column->kind));
  qs_appearance_set_class (GTK_WIDGET (label), "published",
                           entry->numbers[column->kind].source == QS_COUNT_SOURCE_PUBLISHED);
}

static void
show_time (GtkLabel     *label,
           gconstpointer value,
           gconstpointer data)
{
  qs_label_take (label, qs_counts_words_time (value));
}

static void
show_source (GtkLabel     *label,
             gconstpointer value,
             gconstpointer data)
{
  const QsCountEntry *entry = value;

  qs_label_take (label, qs_counts_words_source (entry));
  qs_appearance_set_class (GTK_WIDGET (label), "published", entry->numbers[QS_COUNT_SOLUTIONS].source == QS_COUNT_SOURCE_PUBLISHED);
}

static void
append_numbers (QsCountsTable *self,
                const Column  *columns,
                guint          n_columns)
{
  for (guint i = 0; i < n_columns; i++)
    qs_text_column_append (self->view, _ (columns[i].title), TRUE, show_number, &columns[i]);
}

static void
qs_counts_table_class_init (QsCountsTableClass *klass)
{
  qs_members_own (klass, QsCountsTable, rows, g_object_unref);

  qs_template_set (klass, QsCountsTable, "qs-counts-table", box, view);
}

static void
qs_counts_table_init (QsCountsTable *self)
{
  g_autoptr (GtkSelectionModel) selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  qs_text_column_append (self->view, _ ("Queens"), TRUE, show_queens, NULL);
  append_numbers (self, counts, G_N_ELEMENTS (counts));
  append_numbers (self, classes, G_N_ELEMENTS (classes));
  qs_text_column_append (self->view, _ ("Time Here"), TRUE, show_time, NULL);
  gtk_column_view_column_set_expand (qs_text_column_append (self->view, _ ("Source"), FALSE, show_source, NULL), TRUE);

  self->rows = g_list_store_new (QS_TYPE_TEXT_ROW);
  selection = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->rows))));
  gtk_column_view_set_model (self->view, selection);
  qs_text_column_show_first (self->view);
}

/* GTK puts the cells of a column that is shown again behind all others: so those behind it are shown anew, too. */
static void
show_classes (QsCountsTable *self,
              gboolean       has_classes)
{
  GListModel *columns = gtk_column_view_get_columns (self->view);
  guint n_columns = g_list_model_get_n_items (columns);
  guint first = 1 + G_N_ELEMENTS (counts);
  guint next = first + G_N_ELEMENTS (classes);
  g_autoptr (GtkColumnViewColumn) some = g_list_model_get_item (columns, first);

  if (gtk_column_view_column_get_visible (some) == has_classes)
    return;

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = first; i < n_columns; i++)
      {
        g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, i);

        gtk_column_view_column_set_visible (column, pass == 1 && (has_classes || i >= next));
      }
}

/* @entries are QsCountEntry by their queens. Those of other boards than plain ones have no classes. */
void
qs_counts_table_update (QsCountsTable *self,
                        const GArray  *entries,
                        gboolean       has_classes)
{
  g_return_if_fail (QS_IS_COUNTS_TABLE (self));

  for (guint i = 0; i < entries->len; i++)
    {
      const QsCountEntry *entry = &g_array_index (entries, QsCountEntry, i);

      qs_text_row_put (self->rows, i, entry, sizeof *entry, sizeof entry->n);
    }
  g_list_store_splice (self->rows, entries->len, g_list_model_get_n_items (G_LIST_MODEL (self->rows)) - entries->len, NULL, 0);
  show_classes (self, has_classes);
}
