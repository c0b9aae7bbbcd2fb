/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Leads a window's export from the first question to the file: dialog, file dialog, exporter, toast. */

#include "config.h"

#include "qs-export-assistant.h"

#include <glib/gi18n.h>

#include "qs-compat.h"
#include "qs-error.h"
#include "qs-export-dialog.h"
#include "qs-export-formats.h"
#include "qs-exporter.h"
#include "qs-options.h"
#include "qs-file-writer.h"
#include "qs-saver.h"
#include "qs-saving.h"
#include "qs-shown-text.h"
#include "qs-text.h"

/* An export that is shorter than this, in seconds, shows no progress: it would only flicker. */
#define SHORT_EXPORT 0.3

struct _QsExportAssistant
{
  GObject parent_instance;

  GtkWindow *window; /* owns this */
  QsToast *toast;
  QsExportDialog *dialog;      /* while it is open */
  QsSolutionSet *solution_set; /* the list that the last choice is in */
  QsOpenedSet *lacking;        /* (nullable): a file that the last choice may be about */
  QsExportScope scope;         /* what was chosen last */
  QsExporter *exporter;        /* the last one, running or not */
};

enum
{
  PROP_0,
  PROP_IS_RUNNING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (QsExportAssistant, qs_export_assistant, G_TYPE_OBJECT)

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

static void
progress_cb (QsExportAssistant *self)
{
  guint64 written = qs_exporter_get_written (self->exporter);
  guint64 total = qs_exporter_get_total (self->exporter);
  g_autofree char *message = describe_progress (written, total, qs_exporter_get_rate (self->exporter));

  if (qs_exporter_get_elapsed (self->exporter) < SHORT_EXPORT)
    return;

  qs_toast_show_progress (self->toast, message, total > 0 ? (double) written / (double) total : -1,
                          _ ("Cancel"), "win.cancel-export");
}

static void
can_show_in_files_cb (gboolean answer,
                      GObject *object)
{
  QsExportAssistant *self = QS_EXPORT_ASSISTANT (object);

  /* The window may be gone, or another export may run by now. */
  if (answer && self->toast != NULL && !qs_export_assistant_is_running (self))
    qs_toast_set_other_action (self->toast, _ ("Show in Folder"), "win.show-in-folder");
}

static void
finished_cb (QsExportAssistant *self,
             const GError      *error)
{
  g_autofree char *name = qs_shown_basename (qs_exporter_get_path (self->exporter));
  g_autofree char *solutions = qs_text_solutions (qs_exporter_get_written (self->exporter));
  g_autofree char *message = NULL;

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_RUNNING]);

  if (g_error_matches (error, QS_ERROR, QS_ERROR_CANCELLED))
    /* Translators: a file's name. */
    message = g_strdup_printf (_ ("Export cancelled: nothing was written to “%s”"), name);
  else if (error != NULL)
    message = g_strdup (error->message);
  else if (self->scope.instance != NULL)
    /* Translators: a file's name. */
    message = g_strdup_printf (_ ("The problem exported to “%s”"), name);
  else
    /* Translators: such as “92 solutions”, then a file's name. */
    message = g_strdup_printf (_ ("%s exported to “%s”"), solutions, name);

  qs_toast_show_message (self->toast, message);
  if (error != NULL)
    return;

  qs_toast_set_action (self->toast, _ ("Open"), "win.open-exported");
  qs_compat_can_show_in_files (can_show_in_files_cb, G_OBJECT (self));
}

static void
start (QsExportAssistant *self,
       const char        *path)
{
  g_clear_object (&self->exporter);
  self->exporter = qs_exporter_start (&self->scope, qs_solution_set_get_census (self->solution_set), path, NULL);
  g_signal_connect_object (self->exporter, "progress", G_CALLBACK (progress_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->exporter, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);

  /* The application stays until a cancelled export has left everything as it was. */
  qs_saving_begin ();
  g_signal_connect (self->exporter, "finished", G_CALLBACK (qs_saving_end), NULL);

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_RUNNING]);
}

/* The name that the user gave has the last word, and the next dialog begins with what it said. */
static void
follow_name (QsExportAssistant *self,
             const char        *path)
{
  g_autoptr (GSettings) options = qs_options_new ();

  qs_export_formats_follow_name (path, &self->scope);
  g_settings_set_string (options, "export-format", qs_export_formats_get_id (&self->scope));
  g_settings_set_boolean (options, "export-compressed", qs_file_writer_compresses (path));
  g_settings_apply (options);
}

static void
file_chosen (const char *path,
             gpointer    data)
{
  g_autoptr (QsExportAssistant) self = data;

  /* The window may be gone. */
  if (path == NULL || self->window == NULL || qs_export_assistant_is_running (self))
    return;

  follow_name (self, path);
  start (self, path);
}

static void
save_cb (QsExportAssistant *self)
{
  g_autofree char *stem = NULL;
  g_autofree char *name = NULL;
  gboolean is_compressed = qs_export_dialog_is_compressed (self->dialog);

  qs_export_dialog_get_scope (self->dialog, &self->scope);
  g_set_object (&self->solution_set, qs_export_dialog_get_solution_set (self->dialog));
  gtk_window_destroy (GTK_WINDOW (self->dialog));

  /* Translators: the name suggested for a file, to which such as “.txt” is added. */
  stem = g_strdup_printf (self->scope.lacking != NULL ? _ ("%u-queens-missing") : _ ("%u-queens"), self->scope.space.n);
  name = qs_export_formats_make_name (stem, &self->scope, is_compressed);
  qs_saver_ask (self->window, self->toast, _ ("Export Solutions"), name,
                qs_export_formats_make_filters (&self->scope), file_chosen, g_object_ref (self));
}

static void
qs_export_assistant_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_IS_RUNNING:
      g_value_set_boolean (value, qs_export_assistant_is_running (QS_EXPORT_ASSISTANT (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
qs_export_assistant_dispose (GObject *object)
{
  QsExportAssistant *self = QS_EXPORT_ASSISTANT (object);

  if (self->exporter != NULL)
    qs_exporter_cancel (self->exporter);
  g_clear_object (&self->exporter);
  g_clear_object (&self->solution_set);
  g_clear_pointer (&self->lacking, qs_opened_set_unref);
  g_clear_weak_pointer (&self->dialog);
  g_clear_weak_pointer (&self->window);
  g_clear_weak_pointer (&self->toast);

  G_OBJECT_CLASS (qs_export_assistant_parent_class)->dispose (object);
}

static void
qs_export_assistant_class_init (QsExportAssistantClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = qs_export_assistant_get_property;
  object_class->dispose = qs_export_assistant_dispose;

  properties[PROP_IS_RUNNING] =
      g_param_spec_boolean ("is-running", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
qs_export_assistant_init (QsExportAssistant *self)
{
}

/* @window has the actions `win.cancel-export`, `win.show-in-folder` and `win.open-exported`. */
QsExportAssistant *
qs_export_assistant_new (GtkWindow *window,
                         QsToast   *toast)
{
  QsExportAssistant *self = g_object_new (QS_TYPE_EXPORT_ASSISTANT, NULL);

  g_set_weak_pointer (&self->window, window);
  g_set_weak_pointer (&self->toast, toast);

  return self;
}

/* Begins an export: asks what to export, and where to. @shown is the number of the shown
 * solution, from 1, or 0; @lacking is NULL, or a file of which what it lacks is exported. */
void
qs_export_assistant_ask (QsExportAssistant *self,
                         QsExplorer        *explorer,
                         guint64            shown,
                         QsOpenedSet       *lacking)
{
  g_return_if_fail (QS_IS_EXPORT_ASSISTANT (self));

  if (self->dialog != NULL || qs_export_assistant_is_running (self))
    return;

  g_clear_pointer (&self->lacking, qs_opened_set_unref);
  self->lacking = lacking != NULL ? qs_opened_set_ref (lacking) : NULL;
  g_set_weak_pointer (&self->dialog, qs_export_dialog_new (self->window, explorer, shown, lacking));
  g_signal_connect_object (self->dialog, "save", G_CALLBACK (save_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (self->dialog));
}

/* The file stays as it was. */
void
qs_export_assistant_cancel (QsExportAssistant *self)
{
  g_return_if_fail (QS_IS_EXPORT_ASSISTANT (self));

  if (self->exporter != NULL)
    qs_exporter_cancel (self->exporter);
}

void
qs_export_assistant_show_in_folder (QsExportAssistant *self)
{
  g_return_if_fail (QS_IS_EXPORT_ASSISTANT (self));

  if (self->exporter != NULL)
    qs_compat_show_in_files (self->window, qs_exporter_get_path (self->exporter));
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (QsExportAssistant) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  g_autofree char *message = NULL;

  if (qs_compat_open_file_finish (source, result, &error) || self->toast == NULL ||
      qs_export_assistant_is_running (self))
    return;

  name = qs_shown_basename (qs_exporter_get_path (self->exporter));
  /* Translators: a file's name, then the system's reason. */
  message = g_strdup_printf (_ ("Could not open “%s”: %s"), name, error->message);
  qs_toast_show_message (self->toast, message);
}

/* Opens the last file in the program that the user has for such files. */
void
qs_export_assistant_open (QsExportAssistant *self)
{
  g_return_if_fail (QS_IS_EXPORT_ASSISTANT (self));

  if (self->exporter != NULL)
    qs_compat_open_file (self->window, qs_exporter_get_path (self->exporter), opened_cb, g_object_ref (self));
}

gboolean
qs_export_assistant_is_running (QsExportAssistant *self)
{
  g_return_val_if_fail (QS_IS_EXPORT_ASSISTANT (self), FALSE);

  return self->exporter != NULL && qs_exporter_is_running (self->exporter);
}
