/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Leads a window's export from the first question to the file: asks what to export and in which format, and says how much
 * that will be and how it will look. */

#include "qs-export-assistant.h"

#include <glib/gi18n.h>

#include "qs-dialog.h"
#include "qs-error.h"
#include "qs-export-formats.h"
#include "qs-export-part.h"
#include "qs-export-sample.h"
#include "qs-export.h"
#include "qs-file-writer.h"
#include "qs-flow-layout.h"
#include "qs-help.h"
#include "qs-members.h"
#include "qs-options.h"
#include "qs-problem-words.h"
#include "qs-template.h"
#include "qs-text.h"

/* Files above this, in bytes, are warned of. */
#define LARGE_FILE 1000000000

#define QS_TYPE_EXPORT_DIALOG (qs_export_dialog_get_type ())

G_DECLARE_FINAL_TYPE (QsExportDialog, qs_export_dialog, QS, EXPORT_DIALOG, QsDialog)

struct _QsExportDialog
{
  QsDialog parent_instance;

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
  GSettings *options; /* as they were last time */
  gboolean is_ready;  /* whether there is something to choose from */
};

G_DEFINE_FINAL_TYPE (QsExportDialog, qs_export_dialog, QS_TYPE_DIALOG)

static gboolean
is_compressed (QsExportDialog *self)
{
  return gtk_check_button_get_active (self->compressed_check);
}

static gboolean
has (const QsExportScope *scope,
     QsFormatFlags        flag)
{
  return (scope->format->flags & flag) != 0;
}

static void
get_scope (QsExportDialog *self,
           QsExportScope  *scope)
{
  qs_export_part_get_scope (self->part, scope);
  scope->format = qs_format_list ()[gtk_drop_down_get_selected (self->format_drop_down)];
  scope->base = has (scope, QS_FORMAT_HAS_BASE) ? (QsFormatBase) gtk_drop_down_get_selected (self->base_drop_down)
                                                : QS_FORMAT_BASE_USUAL;
  scope->encoding = (QsFormatEncoding) gtk_drop_down_get_selected (self->encoding_drop_down);
  scope->numbered = has (scope, QS_FORMAT_CAN_NUMBER) && gtk_check_button_get_active (self->numbered_check);
  if (scope->format->write != NULL)
    qs_export_part_get_problem (self->part, &scope->problem.squares);
}

/* What a compressed file has at most: where nothing can be made smaller, some bytes come to each block. */
static guint64
bound_compressed (guint64 size)
{
  return size < G_MAXUINT64 / 2 ? size + size / 1000 + 64 : size;
}

static void
update_problem_size (QsExportDialog *self)
{
  guint64 size = qs_export_sample_get_length (self->sample);
  g_autofree char *text = qs_text_fill (is_compressed (self)
                                          /* Translators: such as “6.6 kB”. */
                                          ? _ ("The problem itself, at most %s")
                                          /* Translators: such as “6.6 kB”. */
                                          : _ ("The problem itself, %s"),
                                        g_format_size (is_compressed (self) ? bound_compressed (size) : size));

  gtk_label_set_label (self->size_label, size > 0 ? text : _ ("The problem itself"));
  gtk_widget_set_visible (self->warning, FALSE);
  gtk_widget_set_sensitive (gtk_window_get_default_widget (GTK_WINDOW (self)), TRUE);
}

/* How much it will be, or why there is nothing to export */
static void
update_size (QsExportDialog      *self,
             const QsExportScope *scope)
{
  gboolean is_bound = is_compressed (self) || scope->lacking != NULL ||
                      has (scope, QS_FORMAT_SIZE_IS_BOUND) || scope->space.n_rows < scope->space.n;
  guint64 count = 0, size = 0;
  gboolean is_known = qs_export_measure (scope, &count, &size);
  g_autofree char *text = NULL;

  if (is_compressed (self))
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
  gtk_widget_set_sensitive (gtk_window_get_default_widget (GTK_WINDOW (self)), count > 0);
}

/* The size of a problem is known when it was written for the preview. */
static void
sample_shown_cb (QsExportDialog *self)
{
  QsExportScope scope;

  get_scope (self, &scope);
  if (scope.format->write != NULL)
    update_problem_size (self);
}

static void
update (QsExportDialog *self)
{
  QsExportScope scope;

  if (!self->is_ready)
    return;

  get_scope (self, &scope);
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
confirmed_cb (QsExportDialog *self)
{
  g_settings_apply (self->options);
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

  qs_template_ensure_types (QS_TYPE_EXPORT_PART, QS_TYPE_EXPORT_SAMPLE, QS_TYPE_FLOW_LAYOUT);
  qs_template_set (klass, QsExportDialog, "qs-export-dialog", part, format_drop_down, format_label, base_box,
                   base_drop_down, encoding_box, encoding_drop_down, numbered_check, compressed_check, sample,
                   size_label, warning);
  qs_template_bind_callbacks (klass, update, sample_shown_cb, confirmed_cb);
}

static void
qs_export_dialog_init (QsExportDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->options = qs_options_new ();
}

/* The dialog belongs to GTK. The arguments are those of qs_export_assistant_ask(). */
static GtkWindow *
create_dialog (GtkWindow  *parent,
               QsExplorer *explorer,
               guint64     shown,
               QsVerdict  *lacking)
{
  QsExportDialog *self = qs_dialog_new (QS_TYPE_EXPORT_DIALOG, parent);

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
  gtk_window_set_focus (GTK_WINDOW (self), gtk_window_get_default_widget (GTK_WINDOW (self)));

  return GTK_WINDOW (self);
}

typedef struct
{
  QsSolutionSet *solution_set; /* the list that the last choice is in */
  QsVerdict *lacking;          /* (nullable): a file that the last choice may be about */
  QsExportScope scope;         /* what was chosen last */
} Assistant;

/* Such as “Exporting: 12,000 of 14,200 · 2.1 million/s · about 3 s left”. */
static char *
describe_progress (guint64 written,
                   guint64 total,
                   double  rate)
{
  g_autofree char *done = qs_text_count (written);
  g_autofree char *all = qs_text_count (total);
  g_autofree char *speed = qs_text_rate (rate);
  g_autofree char *left = NULL;

  if (total == 0)
    /* Translators: a number of solutions, then such as “2.1 million/s”. */
    return g_strdup_printf (_ ("Exporting: %s · %s"), done, speed);

  if (rate <= 0)
    /* Translators: two numbers of solutions, then such as “2.1 million/s”. */
    return g_strdup_printf (_ ("Exporting: %s of %s · %s"), done, all, speed);

  left = qs_text_wait ((double) (total - MIN (written, total)) / rate);

  /* Translators: two numbers of solutions, then such as “2.1 million/s”, then such as “3 s”. */
  return g_strdup_printf (_ ("Exporting: %s of %s · %s · about %s left"), done, all, speed, left);
}

static char *
describe_errand (QsErrand *errand)
{
  guint64 written = qs_errand_get_progress (errand)->done;
  double elapsed = qs_errand_get_progress (errand)->elapsed;

  return describe_progress (written, qs_errand_get_progress (errand)->total, elapsed > 0 ? (double) written / elapsed : 0);
}

static char *
describe_result (gpointer      data,
                 QsErrand     *errand,
                 const char   *name,
                 const GError *error)
{
  const Assistant *self = data;
  g_autofree char *solutions = NULL;

  if (g_error_matches (error, QS_ERROR, QS_ERROR_CANCELLED))
    /* Translators: a file's name. */
    return g_strdup_printf (_ ("Export cancelled: nothing was written to “%s”"), name);
  if (error != NULL)
    return NULL;
  if (self->scope.format->write != NULL)
    /* Translators: a file's name. */
    return g_strdup_printf (_ ("The problem exported to “%s”"), name);

  solutions = qs_text_solutions (qs_errand_get_progress (errand)->done);
  /* Translators: such as “92 solutions”, then a file's name. */
  return g_strdup_printf (_ ("%s exported to “%s”"), solutions, name);
}

/* The next dialog begins with what the name said. */
static char *
follow_name (gpointer    data,
             const char *path,
             GError    **error)
{
  QsExportScope *scope = &((Assistant *) data)->scope;
  g_autoptr (GSettings) options = qs_options_new ();

  scope->format = qs_export_formats_follow_name (path, scope->format);
  g_settings_set_string (options, "export-format", scope->format->id);
  g_settings_set_boolean (options, "export-compressed", qs_file_writer_compresses (path));
  g_settings_apply (options);

  return g_strdup (path);
}

static QsErrand *
start (gpointer    data,
       const char *path)
{
  const Assistant *self = data;

  return qs_exporter_start (&self->scope, qs_solution_set_get_census (self->solution_set), path, NULL);
}

/* A name that tells which of the solutions are in the file. */
static char *
make_stem (const QsExportScope *scope)
{
  gboolean is_fundamental = scope->space.scope == QS_CENSUS_FUNDAMENTAL;
  gboolean is_narrowed = !qs_constraints_is_empty (&scope->problem.squares);
  g_autofree char *board = qs_problem_words_stem (&scope->space.problem);

  if (scope->lacking != NULL)
    /* Translators: the name suggested for a file, to which such as “.txt” is added. The first part is such as “8-queens”. */
    return g_strdup_printf (_ ("%s-missing"), board);
  if (scope->format->write != NULL || (!is_fundamental && !is_narrowed))
    return g_steal_pointer (&board);
  if (!is_narrowed)
    return g_strdup_printf (_ ("%s-fundamental"), board);
  if (!is_fundamental)
    return g_strdup_printf (_ ("%s-matching"), board);

  return g_strdup_printf (_ ("%s-fundamental-matching"), board);
}

/* Numbers stand behind what they count. */
static char *
make_name (const QsExportScope *scope,
           gboolean             is_packed)
{
  g_autofree char *stem = make_stem (scope);
  g_autofree char *numbers = NULL;

  if (scope->format->write != NULL || scope->count == G_MAXUINT64)
    numbers = g_strdup ("");
  else if (scope->count == 1)
    numbers = g_strdup_printf ("-%" G_GUINT64_FORMAT, scope->first);
  else
    numbers = g_strdup_printf ("-%" G_GUINT64_FORMAT "-%" G_GUINT64_FORMAT, scope->first, scope->first + scope->count - 1);

  return g_strconcat (stem, numbers, scope->format->suffix, is_packed ? QS_FILE_WRITER_GZIP : NULL, NULL);
}

static void
answered (QsSavingFlow *flow,
          GtkWindow    *window,
          gpointer      data)
{
  Assistant *self = data;
  QsExportDialog *dialog = QS_EXPORT_DIALOG (window);
  g_autofree char *name = NULL;

  get_scope (dialog, &self->scope);
  g_set_object (&self->solution_set, qs_export_part_get_solution_set (dialog->part));
  name = make_name (&self->scope, is_compressed (dialog));
  gtk_window_destroy (window);
  qs_saving_flow_ask (flow, _ ("Export Solutions"), name, qs_export_formats_make_filters (self->scope.format));
}

static void
assistant_free (gpointer data)
{
  Assistant *self = data;

  g_clear_object (&self->solution_set);
  g_clear_pointer (&self->lacking, qs_verdict_unref);
  g_free (self);
}

/* The export of a window. */
QsSavingFlow *
qs_export_assistant_new (GtkWindow *window)
{
  static const QsSavingKind kind = {
    .answered = answered,
    .follow_name = follow_name,
    .start = start,
    .describe_progress = describe_errand,
    .describe_result = describe_result,
    .free_data = assistant_free,
  };

  return qs_saving_flow_new (&kind, g_new0 (Assistant, 1), window);
}

/* Begins an export: asks what to export, and where to. @shown is the number of the shown
 * solution, from 1, or 0; @lacking is NULL, or a file of which what it lacks is exported. */
void
qs_export_assistant_ask (QsSavingFlow *flow,
                         QsExplorer   *explorer,
                         guint64       shown,
                         QsVerdict    *lacking)
{
  Assistant *self = qs_saving_flow_get_data (flow);

  if (qs_saving_flow_is_busy (flow))
    return;

  g_clear_pointer (&self->lacking, qs_verdict_unref);
  self->lacking = lacking != NULL ? qs_verdict_ref (lacking) : NULL;
  qs_saving_flow_show_dialog (flow, create_dialog (qs_saving_flow_get_window (flow), explorer, shown, lacking));
}
