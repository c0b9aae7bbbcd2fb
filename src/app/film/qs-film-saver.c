/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Leads from the question which steps of a search to save to their files. */

#include "qs-film-saver.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <string.h>

#include "qs-encoder.h"
#include "qs-film-dialog.h"
#include "qs-film.h"
#include "qs-text.h"

/* What was chosen, and what the errand works on. */
typedef struct
{
  QsStepLook *look; /* of the page when the dialog was answered; goes to the errand */
  QsFilmScope scope;
  char *path;
  guint n_saved;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->look, qs_step_look_unref);
  g_free (job->path);
  g_free (job);
}

static gboolean
work (QsErrandRun *run,
      gpointer     data,
      GError     **error)
{
  Job *job = data;

  return qs_film_save (job->look, &job->scope, job->path, qs_errand_get_cancellable (run), qs_errand_run_report,
                       run, &job->n_saved, error);
}

static const QsErrandKind saver_kind = {
  .name = "qs-film-saver",
  .work = work,
  .free_job = job_free,
};

static QsErrand *
start (gpointer    data,
       const char *path)
{
  Job *job = g_memdup2 (data, sizeof (Job));

  ((Job *) data)->look = NULL;
  job->path = g_strdup (path);

  return qs_errand_start (&saver_kind, job, job->scope.to - job->scope.from + 1, NULL);
}

static char *
describe_progress (QsErrand *errand)
{
  g_autofree char *done = qs_text_count (qs_errand_get_progress (errand)->done);
  g_autofree char *all = qs_text_count (qs_errand_get_progress (errand)->total);

  /* Translators: two numbers of steps. */
  return g_strdup_printf (_ ("Saving steps: %s of %s"), done, all);
}

static char *
describe_result (gpointer      data,
                 QsErrand     *errand,
                 const char   *name,
                 const GError *error)
{
  const Job *job = qs_errand_get_job (errand);
  g_autofree char *count = qs_text_count (job->n_saved);

  if (error != NULL)
    return NULL;

  /* Translators: a number of steps, then a file's name. */
  return g_strdup_printf (ngettext ("%s step saved to “%s”", "%s steps saved to “%s”", job->n_saved), count, name);
}

static gboolean
is_range (const Job *self)
{
  return self->scope.from < self->scope.to;
}

/* The folder of several pictures needs no ending. */
static char *
follow_name (gpointer    data,
             const char *path,
             GError    **error)
{
  Job *self = data;
  gboolean is_video = qs_encoder_makes (path) && qs_encoder_is_there ();
  gboolean is_picture = qs_picture_find_kind (path, &self->scope.kind);
  gboolean is_folder = is_range (self) && self->scope.kind == QS_PICTURE_PNG && !is_video &&
                       (is_picture || !self->scope.is_video);

  self->scope.is_video = is_video;
  if (is_folder && is_picture)
    return g_strndup (path, strlen (path) - strlen (".png"));

  return is_folder || is_video || qs_saving_flow_find_picture_kind (path, &self->scope.kind, error) ? g_strdup (path)
                                                                                                     : NULL;
}

/* “4-queens-step-17.png” or “4-queens-steps-0-60.svg”; a folder has no ending. */
static char *
make_name (const Job *self)
{
  static const char *const suffixes[] = {
    [QS_PICTURE_SVG] = ".svg", [QS_PICTURE_PDF] = ".pdf", [QS_PICTURE_PNG] = ".png"
  };
  const QsFilmScope *scope = &self->scope;
  g_autofree char *stem =
      is_range (self)
          /* Translators: the name suggested for a file: numbers of queens, of the first step and of the last. */
          ? g_strdup_printf (_ ("%u-queens-steps-%" PRIu64 "-%" PRIu64), self->look->n, scope->from, scope->to)
          /* Translators: the name suggested for a file: numbers of queens and of the step. */
          : g_strdup_printf (_ ("%u-queens-step-%" PRIu64), self->look->n, scope->from);

  if (scope->is_video)
    return g_strconcat (stem, QS_ENCODER_SUFFIX, NULL);

  return g_strconcat (stem, is_range (self) && scope->kind == QS_PICTURE_PNG ? "" : suffixes[scope->kind], NULL);
}

static void
answered (QsSavingFlow *flow,
          GtkWindow    *dialog,
          gpointer      data)
{
  Job *self = data;
  g_autofree char *name = NULL;

  g_clear_pointer (&self->look, qs_step_look_unref);
  qs_film_dialog_get_choice (QS_FILM_DIALOG (dialog), &self->look, &self->scope);
  gtk_window_destroy (dialog);

  name = make_name (self);
  qs_saving_flow_ask (flow, _ ("Save Steps"), name, NULL);
}

/* The films of a window. */
QsSavingFlow *
qs_film_saver_new (GtkWindow *window)
{
  static const QsSavingKind kind = {
    .answered = answered,
    .follow_name = follow_name,
    .start = start,
    .describe_progress = describe_progress,
    .describe_result = describe_result,
    .free_data = job_free,
  };

  return qs_saving_flow_new (&kind, g_new0 (Job, 1), window);
}

/* Asks which steps of the search to save, and where to, and saves them as the page shows them. */
void
qs_film_saver_ask (QsSavingFlow *flow,
                   QsSearchPage *page)
{
  if (!qs_saving_flow_is_busy (flow))
    qs_saving_flow_show_dialog (flow, GTK_WINDOW (qs_film_dialog_new (qs_saving_flow_get_window (flow), page)));
}
