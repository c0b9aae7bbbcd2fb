/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The formats as the interface shows them: in a list, in file dialogs and by a file's name. */

#include "config.h"

#include "qs-export-formats.h"

#include <glib/gi18n.h>

#include "qs-file-writer.h"

/* A line on each format, for people who do not know its name. */
static const struct
{
  const char *id;
  const char *description;
} descriptions[] = {
  { "text", N_ ("Boards of letters: Q for a queen, a dot for an empty square") },
  { "columns", N_ ("The column of the queen in each row, a board on each line") },
  { "matrix", N_ ("Boards of 0 and 1, each with its number") },
  { "leetcode", N_ ("All boards on one line, as LeetCode writes them") },
  { "json", N_ ("One document, with numbers and symmetry classes") },
  { "jsonl", N_ ("JSON with a board on each line, for large sets") },
  { "csv", N_ ("A table for spreadsheets, with numbers and symmetry classes") },
  { "squares", N_ ("The squares of the queens, such as a8,e7,h6") },
  { "fen", N_ ("Chess positions, for chess programs") },
  { "latex", N_ ("Drawn boards, for documents in LaTeX") },
  { "npy", N_ ("An array of bytes, for Python: the smallest and fastest") },
};

/**
 * qs_export_formats_describe:
 * @format: a format
 *
 * Returns: (nullable): a line on it
 */
const char *
qs_export_formats_describe (const QsFormat *format)
{
  g_return_val_if_fail (format != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (descriptions); i++)
    {
      if (g_str_equal (descriptions[i].id, format->id))
        return gettext (descriptions[i].description);
    }

  return NULL;
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
  const QsFormat *format = qs_format_list ()[gtk_list_item_get_position (item)];
  GtkWidget *title = gtk_widget_get_first_child (gtk_list_item_get_child (item));

  gtk_label_set_label (GTK_LABEL (title), gtk_string_object_get_string (name));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (title)), qs_export_formats_describe (format));
}

/**
 * qs_export_formats_show_in:
 * @drop_down: a list
 *
 * Lets the user choose a format: the list has them in the order of
 * qs_format_list().
 */
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

static void
add_filter (GListStore *filters,
            const char *name,
            const char *pattern,
            const char *other_pattern)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_pattern (filter, pattern);
  if (other_pattern != NULL)
    gtk_file_filter_add_pattern (filter, other_pattern);
  g_list_store_append (filters, filter);
}

/**
 * qs_export_formats_make_filters:
 * @format: the format that was chosen
 *
 * Makes what a file dialog may be narrowed to: files of this format, or all. The
 * others are not there, because from GTK 4.10 on nobody is told which one was
 * used: it could not choose the format.
 *
 * Returns: (transfer full): filters, the first of which is to be used
 */
GListModel *
qs_export_formats_make_filters (const QsFormat *format)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autofree char *pattern = g_strconcat ("*", format->suffix, NULL);
  g_autofree char *compressed = g_strconcat (pattern, QS_FILE_WRITER_GZIP, NULL);

  add_filter (filters, gettext (format->name), pattern, compressed);
  add_filter (filters, _ ("All files"), "*", NULL);

  return G_LIST_MODEL (filters);
}

/**
 * qs_export_formats_make_name:
 * @stem: a name without suffix
 * @format: a format
 * @is_compressed: whether the file is to be compressed
 *
 * Returns: (transfer full): a name for a file
 */
char *
qs_export_formats_make_name (const char     *stem,
                             const QsFormat *format,
                             gboolean        is_compressed)
{
  return g_strconcat (stem, format->suffix, is_compressed ? QS_FILE_WRITER_GZIP : NULL, NULL);
}

/**
 * qs_export_formats_is_compressed:
 * @path: a file's name
 *
 * Returns: whether the file is going to be compressed
 */
gboolean
qs_export_formats_is_compressed (const char *path)
{
  return g_str_has_suffix (path, QS_FILE_WRITER_GZIP);
}

/* Whether a file is named like those of a format, compressed or not. */
static gboolean
has_suffix (const char     *path,
            const QsFormat *format)
{
  g_autofree char *compressed = g_strconcat (format->suffix, QS_FILE_WRITER_GZIP, NULL);

  return g_str_has_suffix (path, format->suffix) || g_str_has_suffix (path, compressed);
}

/**
 * qs_export_formats_find_for:
 * @path: the file that the user named
 * @wanted: the format that the user chose before
 *
 * Finds the format that a file's name asks for. Several formats share a suffix,
 * and the one that was chosen comes first.
 *
 * Returns: the format; @wanted where the name says nothing
 */
const QsFormat *
qs_export_formats_find_for (const char     *path,
                            const QsFormat *wanted)
{
  if (has_suffix (path, wanted))
    return wanted;

  for (const QsFormat *const *format = qs_format_list (); *format != NULL; format++)
    {
      if (has_suffix (path, *format))
        return *format;
    }

  return wanted;
}
