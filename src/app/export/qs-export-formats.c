/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-export-formats.h"

#include <glib/gi18n.h>

#include "qs-file-writer.h"

/* Returns a place in the list; the first where nothing has this name. */
guint
qs_export_formats_find (const char *id)
{
  for (guint i = 0; qs_format_list ()[i] != NULL; i++)
    {
      if (g_str_equal (qs_format_list ()[i]->id, id))
        return i;
    }

  return 0;
}

/* A row has the format's name and suffix, and below them the line on it. */
static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *label = gtk_label_new (NULL);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      if (i > 0)
        gtk_widget_add_css_class (label, "dim-label");
      gtk_box_append (GTK_BOX (box), label);
    }

  gtk_list_item_set_child (item, box);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item)
{
  GtkStringObject *name = gtk_list_item_get_item (item);
  GtkWidget *title = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  const QsFormat *format = qs_format_list ()[gtk_list_item_get_position (item)];

  gtk_label_set_label (GTK_LABEL (title), gtk_string_object_get_string (name));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (title)), gettext (format->description));
}

void
qs_export_formats_show_in (GtkDropDown *drop_down)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (const QsFormat *const *format = qs_format_list (); *format != NULL; format++)
    /* Translators: a format's name, and what the names of its files end in. */
    gtk_string_list_take (names, g_strdup_printf (_ ("%s (%s)"), gettext ((*format)->name), (*format)->suffix));

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  gtk_drop_down_set_list_factory (drop_down, factory);
  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (names));
}

/* The filter lets nothing through yet. */
static GtkFileFilter *
add_filter (GListStore *filters,
            const char *name)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  g_list_store_append (filters, filter);

  return filter;
}

/* Makes what a file dialog may be narrowed to: first files of this format, then all. The others are not
 * there, because from GTK 4.10 on nobody is told which one was used: it could not choose the format. */
GListModel *
qs_export_formats_make_filters (const QsFormat *format)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  GtkFileFilter *own = add_filter (filters, gettext (format->name));
  /* GTK adds the dot. */
  const char *suffix = format->suffix + 1;
  g_autofree char *compressed = g_strconcat (suffix, QS_FILE_WRITER_GZIP, NULL);

  gtk_file_filter_add_suffix (own, suffix);
  gtk_file_filter_add_suffix (own, compressed);
  gtk_file_filter_add_pattern (add_filter (filters, _ ("All files")), "*");

  return G_LIST_MODEL (filters);
}

/* The format that a file's name asks for. Several share a suffix, and the one that was chosen
 * comes first. A name that says nothing, or that there is any text in the file, changes nothing. */
const QsFormat *
qs_export_formats_follow_name (const char     *path,
                               const QsFormat *format)
{
  const QsFormat *named = qs_format_find_for_file (path, format);

  return named == NULL || g_str_equal (named->suffix, ".txt") ? format : named;
}
