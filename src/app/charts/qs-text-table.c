/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table whose cells are texts. Its rows are about values that may change; only the cells of those are written again. */

#include "qs-text-table.h"

#include <string.h>

#include "qs-members.h"

/* The view's list of rows, in the order in which they came: data of the view. */
#define ROWS "qs-text-table-rows"

/* Whether the user has scrolled sideways: data of the view's adjustment. */
#define SCROLLED "qs-text-table-scrolled"

#define QS_TYPE_TEXT_ROW (qs_text_row_get_type ())

G_DECLARE_FINAL_TYPE (QsTextRow, qs_text_row, QS, TEXT_ROW, GObject)

struct _QsTextRow
{
  GObject parent_instance;

  gpointer value; /* stays at the same place for as long as the row lives */
};

QS_DEFINE_PLAIN_TYPE (QsTextRow, qs_text_row, G_TYPE_OBJECT)

static void
qs_text_row_class_init (QsTextRowClass *klass)
{
  qs_members_own (klass, QsTextRow, value, g_free);
  g_signal_new ("changed", QS_TYPE_TEXT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* What all cells of a column have in common. */
typedef struct
{
  gboolean is_number;
  QsTextTableShow show;
  GCompareDataFunc compare;
  gconstpointer data;
} Style;

static void
update_cell (GtkListItem *item)
{
  const Style *style = g_object_get_data (G_OBJECT (item), "style");
  const QsTextRow *row = gtk_list_item_get_item (item);

  style->show (GTK_LABEL (gtk_list_item_get_child (item)), row->value, style->data);
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          gpointer                  user_data)
{
  const Style *style = user_data;
  GtkWidget *label = gtk_label_new (NULL);

  /* Digits run from left to right in every script, and ones stand below ones. */
  if (style->is_number)
    gtk_widget_set_direction (label, GTK_TEXT_DIR_LTR);
  gtk_label_set_xalign (GTK_LABEL (label), style->is_number ? 1 : 0);
  gtk_widget_add_css_class (label, "numeric");
  gtk_list_item_set_child (item, label);
  g_object_set_data (G_OBJECT (item), "style", user_data);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         gpointer                  user_data)
{
  g_signal_connect_object (gtk_list_item_get_item (item), "changed", G_CALLBACK (update_cell), item,
                           G_CONNECT_SWAPPED);
  update_cell (item);
}

static void
unbind_cb (GtkSignalListItemFactory *factory,
           GtkListItem              *item,
           gpointer                  user_data)
{
  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (item), update_cell, item);
}

static int
compare_rows (gconstpointer a,
              gconstpointer b,
              gpointer      style)
{
  return ((const Style *) style)->compare (((const QsTextRow *) a)->value, ((const QsTextRow *) b)->value,
                                           (gpointer) ((const Style *) style)->data);
}

/* Adds a column; all share the room that is left. @compare puts values into the column's order, or is NULL. @data must
 * outlive the column. */
void
qs_text_table_append (GtkColumnView   *view,
                      const char      *title,
                      gboolean         is_number,
                      QsTextTableShow  show,
                      GCompareDataFunc compare,
                      gconstpointer    data)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkColumnViewColumn) column = gtk_column_view_column_new (title, factory);
  Style *style = g_new (Style, 1);

  *style = (Style){ is_number, show, compare, data };
  g_object_set_data_full (G_OBJECT (factory), "style", style, g_free);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), style);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), style);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), style);
  if (compare != NULL)
    {
      g_autoptr (GtkSorter) sorter = GTK_SORTER (gtk_custom_sorter_new (compare_rows, style, NULL));

      gtk_column_view_column_set_sorter (column, sorter);
    }
  gtk_column_view_column_set_expand (column, TRUE);
  gtk_column_view_append_column (view, column);

  /* Puts the title above the ends of the numbers, where GTK has all titles at the start. The mark of the order is before
   * it, or its place would keep the title from there. */
  if (is_number)
    {
      GtkWidget *titles = gtk_widget_get_first_child (GTK_WIDGET (view));
      GtkWidget *box = gtk_widget_get_first_child (gtk_widget_get_last_child (titles));

      gtk_widget_set_direction (box, GTK_TEXT_DIR_RTL);
      gtk_widget_set_halign (box, GTK_ALIGN_START);
    }
}

/* GTK shows the left end first, also where lines begin at the right. */
static void
width_changed_cb (GtkWidget     *view,
                  GtkAdjustment *across)
{
  if (g_object_get_data (G_OBJECT (across), SCROLLED) == NULL && gtk_widget_get_direction (view) == GTK_TEXT_DIR_RTL)
    gtk_adjustment_set_value (across, gtk_adjustment_get_upper (across));
}

static void
scrolled_cb (GtkAdjustment *across)
{
  gboolean is_scrolled =
      gtk_adjustment_get_value (across) + gtk_adjustment_get_page_size (across) < gtk_adjustment_get_upper (across);

  g_object_set_data (G_OBJECT (across), SCROLLED, GINT_TO_POINTER (is_scrolled));
}

/* Gives a view that has its columns a list of rows, without any yet. Where it is wider than its room, it begins with its first
 * column, until somebody scrolls. */
void
qs_text_table_begin (GtkColumnView *view)
{
  GListModel *rows = G_LIST_MODEL (g_list_store_new (QS_TYPE_TEXT_ROW));
  GtkSortListModel *sorted = gtk_sort_list_model_new (rows, g_object_ref (gtk_column_view_get_sorter (view)));
  g_autoptr (GtkNoSelection) selection = gtk_no_selection_new (G_LIST_MODEL (sorted));
  GtkAdjustment *across;

  g_object_set_data (G_OBJECT (view), ROWS, rows);
  gtk_column_view_set_model (view, GTK_SELECTION_MODEL (selection));
  across = gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (view));
  g_signal_connect_object (across, "changed", G_CALLBACK (width_changed_cb), view, G_CONNECT_SWAPPED);
  g_signal_connect (across, "value-changed", G_CALLBACK (scrolled_cb), NULL);
}

/* Has the row in a place, or a new one there, be about a value. */
static void
put (GListStore   *rows,
     guint         place,
     gconstpointer value,
     gsize         size,
     gsize         id_size)
{
  g_autoptr (QsTextRow) self = g_list_model_get_item (G_LIST_MODEL (rows), place);

  if (self == NULL || memcmp (self->value, value, id_size) != 0)
    {
      g_clear_object (&self);
      self = g_object_new (QS_TYPE_TEXT_ROW, NULL);
      self->value = g_memdup2 (value, size);
      g_list_store_insert (rows, place, self);
    }
  else if (memcmp (self->value, value, size) != 0)
    {
      memcpy (self->value, value, size);
      g_signal_emit_by_name (self, "changed");
    }
}

/* Has the rows be about these values of @size bytes each, which are copied as they are. A row stays for a value with the same
 * first @id_size bytes. */
void
qs_text_table_update (GtkColumnView *view,
                      gconstpointer  values,
                      guint          n_values,
                      gsize          size,
                      gsize          id_size)
{
  GListStore *rows = g_object_get_data (G_OBJECT (view), ROWS);

  for (guint i = 0; i < n_values; i++)
    put (rows, i, (const char *) values + i * size, size, id_size);
  g_list_store_splice (rows, n_values, g_list_model_get_n_items (G_LIST_MODEL (rows)) - n_values, NULL, 0);
  gtk_sorter_changed (gtk_column_view_get_sorter (view), GTK_SORTER_CHANGE_DIFFERENT);
}

/* The value of a row, by its place in the order that is shown; NULL behind the last. */
gconstpointer
qs_text_table_get_value (GtkColumnView *view,
                         guint          place)
{
  g_autoptr (QsTextRow) row = g_list_model_get_item (G_LIST_MODEL (gtk_column_view_get_model (view)), place);

  return row != NULL ? row->value : NULL;
}
