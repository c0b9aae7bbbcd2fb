/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Leads from the question which steps of a search to save to their files: dialog, file dialog, worker, toast. */

#include "config.h"

#include "qs-film-saver.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <string.h>

#include "qs-encoder.h"
#include "qs-film-dialog.h"
#include "qs-film.h"
#include "qs-saver.h"
#include "qs-saving.h"
#include "qs-shown-text.h"
#include "qs-text.h"
#include "qs-worker.h"

/* The shortest time between two reports of progress, in microseconds.
 * What is done before the first shows none: it would only flicker. */
#define REPORT_INTERVAL 100000

struct _QsFilmSaver
{
  GObject parent_instance;

  GtkWindow *window;    /* weak */
  QsToast *toast;       /* weak */
  QsFilmDialog *dialog; /* weak: while it is open */
  QsStepLook look;      /* of the page when the dialog was answered; goes to the worker */
  QsFilmScope scope;
  char *path;
  QsWorker *worker;     /* while running */
  GCancellable *cancellable;
};

enum
{
  PROP_0,
  PROP_IS_RUNNING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (QsFilmSaver, qs_film_saver, G_TYPE_OBJECT)

/* What the worker works on. */
typedef struct
{
  QsStepLook look;
  QsFilmScope scope;
  char *path;
  GCancellable *cancellable;
  QsWorker *worker;
  gint64 next_report;
} Job;

/* What it posts. */
typedef struct
{
  guint n_done;
  gboolean is_finished;
  GError *error; /* why it failed, when it is finished */
} Report;

static void
job_free (gpointer data)
{
  Job *job = data;

  qs_step_look_clear (&job->look);
  g_object_unref (job->cancellable);
  g_free (job->path);
  g_free (job);
}

static void
report_free (gpointer data)
{
  Report *report = data;

  g_clear_error (&report->error);
  g_free (report);
}

static void
post (Job     *job,
      guint    n_done,
      gboolean is_finished,
      GError  *error)
{
  Report report = { n_done, is_finished, error };

  qs_worker_post (job->worker, g_memdup2 (&report, sizeof report));
}

static void
progress (guint    n_painted,
          gpointer data)
{
  Job *job = data;
  gint64 now = g_get_monotonic_time ();

  if (now < job->next_report)
    return;

  job->next_report = now + REPORT_INTERVAL;
  post (job, n_painted, FALSE, NULL);
}

static void
save (QsWorker *worker,
      gpointer  data)
{
  Job *job = data;
  GError *error = NULL;
  guint n_saved = 0;

  job->worker = worker;
  job->next_report = g_get_monotonic_time () + REPORT_INTERVAL;
  qs_film_save (&job->look, &job->scope, job->path, job->cancellable, progress, job, &n_saved, &error);
  post (job, n_saved, TRUE, error);
}

static void
show_progress (QsFilmSaver *self,
               guint        n_done)
{
  guint64 n = self->scope.to - self->scope.from + 1;
  g_autofree char *done = qs_text_count (n_done);
  g_autofree char *all = qs_text_count (n);
  /* Translators: two numbers of steps. */
  g_autofree char *message = g_strdup_printf (_ ("Saving steps: %s of %s"), done, all);

  qs_toast_show_progress (self->toast, message, (double) n_done / (double) n, _ ("Cancel"), "win.cancel-steps");
}

static void
show_result (QsFilmSaver  *self,
             guint         n_done,
             const GError *error)
{
  g_autofree char *name = qs_shown_basename (self->path);
  g_autofree char *count = qs_text_count (n_done);
  g_autofree char *message = NULL;

  if (error != NULL)
    message = g_strdup (error->message);
  else
    /* Translators: a number of steps, then a file's name. */
    message = g_strdup_printf (ngettext ("%s step saved to “%s”", "%s steps saved to “%s”", n_done), count, name);

  qs_toast_show_message (self->toast, message);
}

static void
receive_report (gpointer message,
                gpointer user_data)
{
  g_autoptr (QsFilmSaver) self = g_object_ref (QS_FILM_SAVER (user_data));
  Report *report = message;

  if (!report->is_finished)
    {
      if (self->toast != NULL && !g_cancellable_is_cancelled (self->cancellable))
        show_progress (self, report->n_done);
      return;
    }

  g_clear_pointer (&self->worker, qs_worker_stop);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_RUNNING]);
  if (self->toast != NULL)
    show_result (self, report->n_done, report->error);

  qs_saving_end ();
  /* The reference that the run held. */
  g_object_unref (self);
}

static const QsWorkerKind saver_kind = {
  .name = "qs-film-saver",
  .work = save,
  .receive = receive_report,
  .free_job = job_free,
  .free_message = report_free,
};

/* The application stays until everything is there, or as it was. */
static void
start (QsFilmSaver *self)
{
  Job *job = g_new0 (Job, 1);

  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  job->look = self->look;
  self->look = (QsStepLook){ 0 };
  job->scope = self->scope;
  job->path = g_strdup (self->path);
  job->cancellable = g_object_ref (self->cancellable);

  qs_saving_begin ();
  self->worker = qs_worker_start (&saver_kind, job, g_object_ref (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_RUNNING]);
}

static gboolean
is_range (QsFilmSaver *self)
{
  return self->scope.from < self->scope.to;
}

/* The name that the user gave has the last word. The folder of several pictures needs no ending. */
static gboolean
follow_name (QsFilmSaver *self,
             const char  *path)
{
  gboolean is_video = qs_encoder_makes (path) && qs_encoder_is_there ();
  gboolean is_picture = qs_picture_find_kind (path, &self->scope.kind);
  gboolean is_folder = is_range (self) && self->scope.kind == QS_PICTURE_PNG && !is_video &&
                       (is_picture || !self->scope.is_video);
  gsize length = strlen (path);

  g_free (self->path);
  self->path = g_strndup (path, is_folder && is_picture ? length - strlen (".png") : length);
  self->scope.is_video = is_video;

  return is_picture || is_folder || is_video;
}

static void
file_chosen (const char *path,
             gpointer    data)
{
  g_autoptr (QsFilmSaver) self = data;
  g_autofree char *name = path != NULL ? qs_shown_basename (path) : NULL;
  g_autofree char *message = NULL;

  /* The window may be gone. */
  if (path == NULL || self->toast == NULL || qs_film_saver_is_running (self))
    return;

  if (follow_name (self, path))
    {
      start (self);
      return;
    }

  /* Translators: a file's name. */
  message = g_strdup_printf (_ ("“%s” is not a picture: choose a name that ends in .svg, .pdf or .png"), name);
  qs_toast_show_message (self->toast, message);
}

/* “4-queens-step-17.png” or “4-queens-steps-0-60.svg”; a folder has no ending. */
static char *
make_name (QsFilmSaver *self)
{
  static const char *const suffixes[] = {
    [QS_PICTURE_SVG] = ".svg", [QS_PICTURE_PDF] = ".pdf", [QS_PICTURE_PNG] = ".png"
  };
  const QsFilmScope *scope = &self->scope;
  g_autofree char *stem =
      is_range (self)
          /* Translators: the name suggested for a file: numbers of queens, of the first step and of the last. */
          ? g_strdup_printf (_ ("%u-queens-steps-%" PRIu64 "-%" PRIu64), self->look.n, scope->from, scope->to)
          /* Translators: the name suggested for a file: numbers of queens and of the step. */
          : g_strdup_printf (_ ("%u-queens-step-%" PRIu64), self->look.n, scope->from);

  if (scope->is_video)
    return g_strconcat (stem, QS_ENCODER_SUFFIX, NULL);

  return g_strconcat (stem, is_range (self) && scope->kind == QS_PICTURE_PNG ? "" : suffixes[scope->kind], NULL);
}

static void
save_cb (QsFilmSaver *self)
{
  g_autofree char *name = NULL;

  qs_step_look_clear (&self->look);
  qs_film_dialog_get_choice (self->dialog, &self->look, &self->scope);
  gtk_window_destroy (GTK_WINDOW (self->dialog));

  name = make_name (self);
  qs_saver_ask (self->window, self->toast, _ ("Save Steps"), name, NULL, file_chosen, g_object_ref (self));
}

static void
qs_film_saver_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_IS_RUNNING:
      g_value_set_boolean (value, qs_film_saver_is_running (QS_FILM_SAVER (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
qs_film_saver_dispose (GObject *object)
{
  QsFilmSaver *self = QS_FILM_SAVER (object);

  g_clear_weak_pointer (&self->dialog);
  g_clear_weak_pointer (&self->window);
  g_clear_weak_pointer (&self->toast);

  G_OBJECT_CLASS (qs_film_saver_parent_class)->dispose (object);
}

static void
qs_film_saver_finalize (GObject *object)
{
  QsFilmSaver *self = QS_FILM_SAVER (object);

  g_assert (self->worker == NULL);
  qs_step_look_clear (&self->look);
  g_clear_object (&self->cancellable);
  g_free (self->path);

  G_OBJECT_CLASS (qs_film_saver_parent_class)->finalize (object);
}

static void
qs_film_saver_class_init (QsFilmSaverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = qs_film_saver_get_property;
  object_class->dispose = qs_film_saver_dispose;
  object_class->finalize = qs_film_saver_finalize;

  properties[PROP_IS_RUNNING] =
      g_param_spec_boolean ("is-running", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
qs_film_saver_init (QsFilmSaver *self)
{
}

/* @window has the action `win.cancel-steps`. */
QsFilmSaver *
qs_film_saver_new (GtkWindow *window,
                   QsToast   *toast)
{
  QsFilmSaver *self = g_object_new (QS_TYPE_FILM_SAVER, NULL);

  g_set_weak_pointer (&self->window, window);
  g_set_weak_pointer (&self->toast, toast);

  return self;
}

/* Asks which steps of the search to save, and where to, and saves them as the page shows them. */
void
qs_film_saver_ask (QsFilmSaver  *self,
                   QsSearchPage *page)
{
  g_return_if_fail (QS_IS_FILM_SAVER (self));

  if (self->dialog != NULL || qs_film_saver_is_running (self))
    return;

  g_set_weak_pointer (&self->dialog, qs_film_dialog_new (self->window, page));
  g_signal_connect_object (self->dialog, "save", G_CALLBACK (save_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (self->dialog));
}

/* Everything stays as it was. */
void
qs_film_saver_cancel (QsFilmSaver *self)
{
  g_return_if_fail (QS_IS_FILM_SAVER (self));

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
}

gboolean
qs_film_saver_is_running (QsFilmSaver *self)
{
  g_return_val_if_fail (QS_IS_FILM_SAVER (self), FALSE);

  return self->worker != NULL;
}
