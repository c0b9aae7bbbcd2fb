/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list that a drop-down of methods opens: in groups, with a line each on what is new in the method. */

#include "config.h"

#include "qs-method-list.h"

#include <glib/gi18n.h>

#include "qs-methods.h"

/* The width of a line, in characters. */
#define LINE_WIDTH 42

/* What a row consists of. */
typedef struct
{
  GtkDropDown *drop_down; /* not owned: the row is part of it */
  GtkWidget *group, *name, *news; /* labels */
  GtkWidget *check;
} Row;

/* What a list shows. */
typedef struct
{
  const GPtrArray *methods; /* of QsMethod; NULL for none */
  const QsProblem *problem;
} List;

static const char *const groups[] = {
  [QS_GROUP_NAIVE] = N_ ("Naive"),
  [QS_GROUP_BACKTRACKING] = N_ ("Backtracking"),
  [QS_GROUP_BITS] = N_ ("Bit operations"),
  [QS_GROUP_OTHER] = N_ ("Other"),
  [QS_GROUP_PROGRAMS] = N_ ("Your program"),
};

static GtkWidget *
add_label (GtkWidget  *box,
           const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "max-width-chars", LINE_WIDTH, NULL);

  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

static void
update_check (GtkListItem *item)
{
  const Row *row = g_object_get_data (G_OBJECT (item), "row");

  gtk_widget_set_opacity (row->check, gtk_list_item_get_position (item) == gtk_drop_down_get_selected (row->drop_down));
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          GtkDropDown              *drop_down)
{
  Row *row = g_new (Row, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (box, "method");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (box), words);
  *row = (Row){
    .drop_down = drop_down,
    .group = add_label (words, "group"),
    .name = add_label (words, NULL),
    .news = add_label (words, "dim-label"),
    .check = gtk_image_new_from_icon_name ("object-select-symbolic"),
  };
  gtk_box_append (GTK_BOX (box), row->check);
  gtk_label_set_width_chars (GTK_LABEL (row->news), LINE_WIDTH);
  g_object_set_data_full (G_OBJECT (item), "row", row, g_free);
  g_signal_connect_object (drop_down, "notify::selected", G_CALLBACK (update_check), item, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (item, box);
}

/* Why a method cannot search the board. */
static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         const List               *list)
{
  const Row *row = g_object_get_data (G_OBJECT (item), "row");
  guint position = gtk_list_item_get_position (item);
  const QsMethod *method = list->methods->pdata[position];
  const QsMethod *before = position > 0 ? list->methods->pdata[position - 1] : NULL;
  const char *name = gtk_string_object_get_string (gtk_list_item_get_item (item));
  gboolean can_search = method == NULL || method->recording != NULL || qs_methods_can_search (method, list->problem);
  const char *news = method == NULL ? "" : can_search ? gettext (method->news) : gettext (qs_methods_get_reason (method));

  gtk_label_set_label (GTK_LABEL (row->group), method != NULL ? gettext (groups[method->group]) : "");
  gtk_widget_set_visible (row->group, method != NULL && (before == NULL || before->group != method->group));
  gtk_label_set_label (GTK_LABEL (row->name), name);
  gtk_label_set_label (GTK_LABEL (row->news), news);
  gtk_widget_set_visible (row->news, method != NULL);
  /* The row itself, so that nobody can choose it. */
  gtk_widget_set_sensitive (gtk_widget_get_parent (gtk_list_item_get_child (item)), can_search);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_list_item_get_child (item)), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, news, -1);
  update_check (item);
}

static void
free_list (gpointer  list,
           GClosure *closure)
{
  g_free (list);
}

/* The drop-down has the names of the methods in their order, and shows the chosen one itself. It reads @methods, of QsMethod
 * or NULL for none, whenever it opens, and greys those that cannot search @problem. */
void
qs_method_list_attach (GtkDropDown     *drop_down,
                       const GPtrArray *methods,
                       const QsProblem *problem)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  List list = { methods, problem };

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), drop_down);
  g_signal_connect_data (factory, "bind", G_CALLBACK (bind_cb), g_memdup2 (&list, sizeof list), free_list, 0);
  gtk_drop_down_set_list_factory (drop_down, factory);
}
