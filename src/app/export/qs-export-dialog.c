/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks what to export and in which format, and says how much that will be and how it will look. */

#include "qs-export-dialog.h"

#include <glib/gi18n.h>

#include "qs-export-formats.h"
#include "qs-export-part.h"
#include "qs-export-sample.h"
#include "qs-export.h"
#include "qs-flow-layout.h"
#include "qs-help.h"
#include "qs-members.h"
#include "qs-options.h"
#include "qs-template.h"
#include "qs-text.h"
#include "qs-wrap.h"

/* Files above this, in bytes, are warned of. */
#define LARGE_FILE 1000000000

struct _QsExportDialog
{
  GtkWindow parent_instance;

  QsExportPart *part;
  GtkDropDown *format_drop_down;
  GtkLabel *format_label;
  GtkWidget *base_box;
  GtkDropDown *base_drop_down;
  GtkWidget *encoding_box;
  GtkDropDown *encoding_drop_down;
  GtkCheckButton *numbered_check;
  GtkCheckButton *compressed_check;
  QsExportSample *sample;
  GtkLabel *size_label;
  GtkWidget *warning;
  GtkWidget *save_button;
  GSettings *options; /* as they were last time */
  gboolean is_ready;  /* whether there is something to choose from */
};

G_DEFINE_FINAL_TYPE (QsExportDialog, qs_export_dialog, GTK_TYPE_WINDOW)

/* What a compressed file has at most: where nothing can be made smaller, some bytes come to each block. */
static guint64
bound_compressed (guint64 size)
{
  return size < G_MAXUINT64 / 2 ? size + size / 1000 + 64 : size;
}

static void
update_problem_size (QsExportDialog *self)
{
  gboolean is_compressed = qs_export_dialog_is_compressed (self);
  guint64 size = qs_export_sample_get_length (self->sample);
  g_autofree char *text = qs_text_fill (is_compressed
                                          /* Translators: such as “6.6 kB”. */
                                          ? _ ("The problem itself, at most %s")
                                          /* Translators: such as “6.6 kB”. */
                                          : _ ("The problem itself, %s"),
                                        g_format_size (is_compressed ? bound_compressed (size) : size));

  gtk_label_set_label (self->size_label, size > 0 ? text : _ ("The problem itself"));
  gtk_widget_set_visible (self->warning, FALSE);
  gtk_widget_set_sensitive (self->save_button, TRUE);
}

static gboolean
has (const QsExportScope *scope,
     QsFormatFlags        flag)
{
  return (scope->format->flags & flag) != 0;
}

/* How much it will be, or why there is nothing to export */
static void
update_size (QsExportDialog      *self,
             const QsExportScope *scope)
{
  gboolean is_bound = qs_export_dialog_is_compressed (self) || scope->lacking != NULL ||
                      has (scope, QS_FORMAT_SIZE_IS_BOUND) || scope->space.n_rows < scope->space.n;
  guint64 count = 0, size = 0;
  gboolean is_known = qs_export_measure (scope, &count, &size);
  g_autofree char *text = NULL;

  if (qs_export_dialog_is_compressed (self))
    size = bound_compressed (size);

  if (!is_known)
    text = g_strdup (scope->count == G_MAXUINT64
                         ? _ ("The number of solutions for this board is not known: choose a range")
                         : _ ("These numbers have not been counted yet"));
  else if (count == 0)
    text = g_strdup (_ ("There is no solution to export"));
  else
    text = qs_text_fill (is_bound
                           /* Translators: such as “92 solutions”, then such as “6.6 kB”. */
                           ? _ ("%s, at most %s")
                           /* Translators: such as “92 solutions”, then such as “6.6 kB”. */
                           : _ ("%s, %s"),
                         qs_text_solutions (count), g_format_size (size));

  gtk_label_set_label (self->size_label, text);
  gtk_widget_set_visible (self->warning, is_known && size > LARGE_FILE);
  gtk_widget_set_sensitive (self->save_button, count > 0);
}

/* The size of a problem is known when it was written for the preview. */
static void
sample_shown_cb (QsExportDialog *self)
{
  QsExportScope scope;

  qs_export_dialog_get_scope (self, &scope);
  if (scope.format->write != NULL)
    update_problem_size (self);
}

static void
update (QsExportDialog *self)
{
  QsExportScope scope;

  if (!self->is_ready)
    return;

  qs_export_dialog_get_scope (self, &scope);
  gtk_widget_set_sensitive (GTK_WIDGET (self->part), scope.format->write == NULL);
  gtk_widget_set_visible (self->base_box, has (&scope, QS_FORMAT_HAS_BASE));
  gtk_widget_set_visible (self->encoding_box, has (&scope, QS_FORMAT_HAS_ENCODING));
  gtk_widget_set_visible (GTK_WIDGET (self->numbered_check), has (&scope, QS_FORMAT_CAN_NUMBER));
  gtk_label_set_label (self->format_label, gettext (scope.format->description));
  if (scope.format->write != NULL)
    update_problem_size (self);
  else
    update_size (self, &scope);
  qs_export_sample_show (self->sample, &scope,
                         qs_solution_set_get_census (qs_export_part_get_solution_set (self->part)));
}

static void
save_clicked_cb (QsExportDialog *self)
{
  g_settings_apply (self->options);
  g_signal_emit_by_name (self, "save");
}

/* A format that is gone gives way to the first. */
static gboolean
read_format (GValue   *value,
             GVariant *variant,
             gpointer  user_data)
{
  g_value_set_uint (value, qs_export_formats_find (g_variant_get_string (variant, NULL)));

  return TRUE;
}

static GVariant *
write_format (const GValue       *value,
              const GVariantType *type,
              gpointer            user_data)
{
  return g_variant_new_string (qs_format_list ()[g_value_get_uint (value)]->id);
}

static void
qs_export_dialog_class_init (QsExportDialogClass *klass)
{
  qs_members_own (klass, QsExportDialog, options, g_object_unref);
  qs_help_add_key (GTK_WIDGET_CLASS (klass), "export");

  /* The user has chosen what to export; the file comes next. */
  g_signal_new ("save", QS_TYPE_EXPORT_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  qs_template_ensure_types (QS_TYPE_EXPORT_PART, QS_TYPE_EXPORT_SAMPLE, QS_TYPE_FLOW_LAYOUT);
  qs_template_set (klass, QsExportDialog, "qs-export-dialog", part, format_drop_down, format_label, base_box,
                   base_drop_down, encoding_box, encoding_drop_down, numbered_check, compressed_check, sample,
                   size_label, warning, save_button);
  qs_template_bind_callbacks (klass, update, sample_shown_cb, save_clicked_cb);
}

static void
qs_export_dialog_init (QsExportDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qs_wrap_title (GTK_WINDOW (self));
  self->options = qs_options_new ();
}

/* The dialog belongs to GTK. @shown and @lacking are those of qs_export_assistant_ask(). */
QsExportDialog *
qs_export_dialog_new (GtkWindow   *parent,
                      QsExplorer  *explorer,
                      guint64      shown,
                      QsVerdict *lacking)
{
  QsExportDialog *self = g_object_new (QS_TYPE_EXPORT_DIALOG,
                                       "application", gtk_window_get_application (parent),
                                       "transient-for", parent,
                                       NULL);

  qs_export_part_set_explorer (self->part, explorer, shown);
  if (lacking != NULL)
    qs_export_part_offer_lacking (self->part, lacking);
  qs_export_formats_show_in (self->format_drop_down);
  g_settings_bind_with_mapping (self->options, "export-format", self->format_drop_down, "selected",
                                QS_OPTIONS_BIND_FLAGS, read_format, write_format, NULL, NULL);
  qs_options_bind (self->options, "export-base", self->base_drop_down, "selected");
  qs_options_bind (self->options, "export-encoding", self->encoding_drop_down, "selected");
  qs_options_bind (self->options, "export-numbered", self->numbered_check, "active");
  qs_options_bind (self->options, "export-compressed", self->compressed_check, "active");
  self->is_ready = TRUE;
  update (self);
  gtk_window_set_focus (GTK_WINDOW (self), self->save_button);

  return self;
}

void
qs_export_dialog_get_scope (QsExportDialog *self,
                            QsExportScope  *scope)
{
  g_return_if_fail (QS_IS_EXPORT_DIALOG (self));
  g_return_if_fail (scope != NULL);

  qs_export_part_get_scope (self->part, scope);
  scope->format = qs_format_list ()[gtk_drop_down_get_selected (self->format_drop_down)];
  scope->base = has (scope, QS_FORMAT_HAS_BASE) ? (QsFormatBase) gtk_drop_down_get_selected (self->base_drop_down)
                                                : QS_FORMAT_BASE_USUAL;
  scope->encoding = (QsFormatEncoding) gtk_drop_down_get_selected (self->encoding_drop_down);
  scope->numbered = has (scope, QS_FORMAT_CAN_NUMBER) && gtk_check_button_get_active (self->numbered_check);
  if (scope->format->write != NULL)
    qs_export_part_get_problem (self->part, &scope->problem.squares);
}

gboolean
qs_export_dialog_is_compressed (QsExportDialog *self)
{
  g_return_val_if_fail (QS_IS_EXPORT_DIALOG (self), FALSE);

  return gtk_check_button_get_active (self->compressed_check);
}

/* The list that the chosen solutions are in. */
QsSolutionSet *
qs_export_dialog_get_solution_set (QsExportDialog *self)
{
  g_return_val_if_fail (QS_IS_EXPORT_DIALOG (self), NULL);

  return qs_export_part_get_solution_set (self->part);
}
