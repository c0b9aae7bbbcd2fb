/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Leads a window's export from the first question to the file. */

#include "qs-export-assistant.h"

#include <glib/gi18n.h>

#include "qs-error.h"
#include "qs-export-dialog.h"
#include "qs-export-formats.h"
#include "qs-export.h"
#include "qs-options.h"
#include "qs-file-writer.h"
#include "qs-problem-words.h"
#include "qs-text.h"

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
           gboolean             is_compressed)
{
  g_autofree char *stem = make_stem (scope);
  g_autofree char *numbers = NULL;

  if (scope->format->write != NULL || scope->count == G_MAXUINT64)
    numbers = g_strdup ("");
  else if (scope->count == 1)
    numbers = g_strdup_printf ("-%" G_GUINT64_FORMAT, scope->first);
  else
    numbers = g_strdup_printf ("-%" G_GUINT64_FORMAT "-%" G_GUINT64_FORMAT, scope->first, scope->first + scope->count - 1);

  return g_strconcat (stem, numbers, scope->format->suffix, is_compressed ? QS_FILE_WRITER_GZIP : NULL, NULL);
}

static void
answered (QsSavingFlow *flow,
          GtkWindow    *window,
          gpointer      data)
{
  Assistant *self = data;
  QsExportDialog *dialog = QS_EXPORT_DIALOG (window);
  g_autofree char *name = NULL;
  gboolean is_compressed = qs_export_dialog_is_compressed (dialog);

  qs_export_dialog_get_scope (dialog, &self->scope);
  g_set_object (&self->solution_set, qs_export_dialog_get_solution_set (dialog));
  gtk_window_destroy (window);

  name = make_name (&self->scope, is_compressed);
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
  qs_saving_flow_show_dialog (
      flow, GTK_WINDOW (qs_export_dialog_new (qs_saving_flow_get_window (flow), explorer, shown, lacking)));
}
