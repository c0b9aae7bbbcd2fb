/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-kept-counts.h"

#include <glib/gi18n.h>

#include "qs-compat.h"
#include "qs-error.h"
#include "qs-label.h"
#include "qs-members.h"
#include "qs-template.h"

struct _QsKeptCounts
{
  GtkBox parent_instance;

  GtkLabel *size_label;
  GtkLabel *error_label;
  GtkWidget *open_button;
  GtkWidget *delete_button;
  GtkWidget *question_box;
  GtkLabel *question_label;

  QsTally *tally;
};

G_DEFINE_FINAL_TYPE (QsKeptCounts, qs_kept_counts, GTK_TYPE_BOX)

/* What can be deleted: work that nobody counts with at this moment. */
static const QsCountRemains *
find_kept (QsKeptCounts *self,
           guint         n)
{
  const QsCountRemains *remains = qs_tally_get (self->tally, n)->remains;

  return remains != NULL && remains->can_discard ? remains : NULL;
}

static void
update (QsKeptCounts *self)
{
  guint n_counts = 0;
  guint64 n_bytes = 0;
  g_autofree char *size = NULL;
  g_autofree char *summary = NULL;
  char *question;

  for (guint n = 1; n <= QS_COUNT_MAX_N; n++)
    {
      const QsCountRemains *remains = find_kept (self, n);

      n_counts += remains != NULL;
      n_bytes += remains != NULL ? remains->size : 0;
    }
  size = g_format_size (n_bytes);
  /* Translators: then the size of their files. */
  summary = g_strdup_printf (ngettext ("%u interrupted count, %s", "%u interrupted counts, %s", n_counts), n_counts, size);
  gtk_label_set_label (self->size_label, n_counts > 0 ? summary : _ ("No interrupted counts"));
  question = g_strdup_printf (ngettext ("Delete the saved progress of %u interrupted count? It cannot be resumed afterwards.",
                                        "Delete the saved progress of %u interrupted counts? They cannot be resumed afterwards.",
                                        n_counts), n_counts);
  qs_label_take (self->question_label, question);
  gtk_widget_set_sensitive (self->delete_button, n_counts > 0);
  if (n_counts == 0)
    gtk_widget_set_visible (self->question_box, FALSE);
}

static void
show_error (QsKeptCounts *self,
            const char   *message)
{
  gtk_label_set_label (self->error_label, message != NULL ? message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->error_label), message != NULL);
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (QsKeptCounts) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!qs_compat_open_file_finish (source, result, &error))
    show_error (self, error->message);
}

/* Returns: (transfer full) (type filename): where the counts are kept */
static char *
get_folder (void)
{
  g_autofree char *records = qs_count_records_get_default_path ();

  return g_path_get_dirname (records);
}

static void
open_clicked_cb (QsKeptCounts *self)
{
  g_autofree char *folder = get_folder ();

  show_error (self, NULL);
  qs_compat_open_file (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), folder, opened_cb, g_object_ref (self));
}

static void
ask (QsKeptCounts *self,
     gboolean      is_asking)
{
  show_error (self, NULL);
  gtk_widget_set_visible (self->question_box, is_asking);
}

static void
delete_clicked_cb (QsKeptCounts *self)
{
  ask (self, TRUE);
  gtk_widget_child_focus (self->question_box, GTK_DIR_TAB_FORWARD);
}

static void
cancel_clicked_cb (QsKeptCounts *self)
{
  ask (self, FALSE);
  gtk_widget_grab_focus (self->delete_button);
}

static void
confirm_clicked_cb (QsKeptCounts *self)
{
  g_autoptr (GError) error = NULL;

  ask (self, FALSE);
  for (guint n = 1; n <= QS_COUNT_MAX_N && error == NULL; n++)
    {
      if (find_kept (self, n) != NULL)
        qs_tally_discard (self->tally, n, &error);
    }

  if (error != NULL)
    show_error (self, error->message);
  gtk_widget_child_focus (gtk_widget_get_parent (self->delete_button), GTK_DIR_TAB_FORWARD);
}

static void
qs_kept_counts_class_init (QsKeptCountsClass *klass)
{
  qs_members_own (klass, QsKeptCounts, tally, g_object_unref);

  qs_template_set (klass, QsKeptCounts, "qs-kept-counts", size_label, error_label, open_button, delete_button,
                   question_box, question_label);
  qs_template_bind_callbacks (klass, open_clicked_cb, delete_clicked_cb, cancel_clicked_cb, confirm_clicked_cb);
}

static void
qs_kept_counts_init (QsKeptCounts *self)
{
  g_autofree char *folder = get_folder ();
  g_autofree char *name = qs_shown_name (folder);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_tooltip_text (self->open_button, name);
}

void
qs_kept_counts_set_tally (QsKeptCounts *self,
                          QsTally      *tally)
{
  g_return_if_fail (self->tally == NULL);

  self->tally = g_object_ref (tally);
  g_signal_connect_object (tally, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
