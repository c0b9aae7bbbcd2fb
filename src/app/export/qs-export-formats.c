/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The formats as the interface shows them: in a list, in file dialogs and by a file's name. */

#include "qs-export-formats.h"

#include <glib/gi18n.h>

#include "qs-file-writer.h"

/* A line on each, for people who do not know its name. */
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
  { "dimacs", N_ ("The problem itself, for SAT solvers") },
  { "dlx", N_ ("The problem itself as an exact cover, for dancing links") },
  { "minizinc", N_ ("The problem itself, for constraint solvers") },
};

/* How many of the list are formats of solutions; forms of the problem follow. */
static guint
count_formats (void)
{
  guint count = 0;

  while (qs_format_list ()[count] != NULL)
    count++;

  return count;
}

/* Chooses what is at a place in the list: a format, or a form of the problem. */
void
qs_export_formats_choose (guint          place,
                          QsExportScope *scope)
{
  guint n_formats = count_formats ();

  scope->format = place < n_formats ? qs_format_list ()[place] : NULL;
  scope->instance = place < n_formats ? NULL : qs_instance_list ()[place - n_formats];
}

/* The name by which it is remembered. */
const char *
qs_export_formats_get_id (const QsExportScope *scope)
{
  return scope->instance != NULL ? scope->instance->id : scope->format->id;
}

/* Returns a place in the list; the first where nothing has this name. */
guint
qs_export_formats_find (const char *id)
{
  guint n_formats = count_formats ();

  for (guint i = 0; i < n_formats || qs_instance_list ()[i - n_formats] != NULL; i++)
    {
      QsExportScope scope;

      qs_export_formats_choose (i, &scope);
      if (g_str_equal (qs_export_formats_get_id (&scope), id))
        return i;
    }

  return 0;
}

static const char *
get_name (const QsExportScope *scope)
{
  return gettext (scope->instance != NULL ? scope->instance->name : scope->format->name);
}

static const char *
get_suffix (const QsExportScope *scope)
{
  return scope->instance != NULL ? scope->instance->suffix : scope->format->suffix;
}

/* A line on it, or NULL. */
const char *
qs_export_formats_describe (const QsExportScope *scope)
{
  g_return_val_if_fail (scope != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (descriptions); i++)
    {
      if (g_str_equal (descriptions[i].id, qs_export_formats_get_id (scope)))
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
  GtkWidget *title = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  QsExportScope scope;

  qs_export_formats_choose (gtk_list_item_get_position (item), &scope);
  gtk_label_set_label (GTK_LABEL (title), gtk_string_object_get_string (name));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (title)), qs_export_formats_describe (&scope));
}

/* The list has the formats of solutions, then the forms of the problem. */
void
qs_export_formats_show_in (GtkDropDown *drop_down)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint n_formats = count_formats ();
  QsExportScope scope;

  for (guint i = 0; i < n_formats || qs_instance_list ()[i - n_formats] != NULL; i++)
    {
      qs_export_formats_choose (i, &scope);
      /* Translators: a format's name, and what the names of its files end in. */
      gtk_string_list_take (names, g_strdup_printf (_ ("%s (%s)"), get_name (&scope), get_suffix (&scope)));
    }

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
qs_export_formats_make_filters (const QsExportScope *scope)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  GtkFileFilter *own = add_filter (filters, get_name (scope));
  /* GTK adds the dot. */
  const char *suffix = get_suffix (scope) + 1;
  g_autofree char *compressed = g_strconcat (suffix, QS_FILE_WRITER_GZIP, NULL);

  gtk_file_filter_add_suffix (own, suffix);
  gtk_file_filter_add_suffix (own, compressed);
  gtk_file_filter_add_pattern (add_filter (filters, _ ("All files")), "*");

  return G_LIST_MODEL (filters);
}

char *
qs_export_formats_make_name (const char          *stem,
                             const QsExportScope *scope,
                             gboolean             is_compressed)
{
  return g_strconcat (stem, get_suffix (scope), is_compressed ? QS_FILE_WRITER_GZIP : NULL, NULL);
}

/* Chooses what a file's name asks for. Several formats share a suffix, and the one that was chosen
 * comes first. A name that says nothing, or that there is any text in the file, changes nothing. */
void
qs_export_formats_follow_name (const char    *path,
                               QsExportScope *scope)
{
  const QsInstance *instance = qs_instance_find_for_file (path);
  const QsFormat *format = qs_format_find_for_file (path, scope->format);

  if (instance == NULL && (format == NULL || g_str_equal (format->suffix, ".txt")))
    return;

  scope->instance = instance;
  if (instance == NULL)
    scope->format = format;
}
