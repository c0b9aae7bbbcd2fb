/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A column of a table whose cells are texts, written again whenever their row has changed. */

#include "qs-text-column.h"

#include "qs-text-row.h"

/* Whether the user has scrolled sideways: data of the view's adjustment. */
#define SCROLLED "qs-text-column-scrolled"

/* What all cells of a column have in common. */
typedef struct
{
  gboolean is_number;
  QsTextColumnShow show;
  gconstpointer data;
} Style;

static void
update_cell (GtkListItem *item)
{
  const Style *style = g_object_get_data (G_OBJECT (item), "style");

  style->show (GTK_LABEL (gtk_list_item_get_child (item)), qs_text_row_get_value (gtk_list_item_get_item (item)),
               style->data);
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

/* Adds a column to a view whose rows are QsTextRow objects. @data must outlive it. */
GtkColumnViewColumn *
qs_text_column_append (GtkColumnView   *view,
                       const char      *title,
                       gboolean         is_number,
                       QsTextColumnShow show,
                       gconstpointer    data)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkColumnViewColumn) column = gtk_column_view_column_new (title, factory);
  Style *style = g_new (Style, 1);

  *style = (Style){ is_number, show, data };
  g_object_set_data_full (G_OBJECT (factory), "style", style, g_free);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), style);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), style);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), style);

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

  return column;
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

/* Has a view begin with its first column where it is wider than its room, until somebody scrolls. */
void
qs_text_column_show_first (GtkColumnView *view)
{
  GtkAdjustment *across = gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (view));

  g_signal_connect_object (across, "changed", G_CALLBACK (width_changed_cb), view, G_CONNECT_SWAPPED);
  g_signal_connect (across, "value-changed", G_CALLBACK (scrolled_cb), NULL);
}
