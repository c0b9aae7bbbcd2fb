/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and judges a file of boards in the background: one errand a file. */

#include "qs-opening.h"

#include <glib/gi18n-lib.h>

#include "qs-error.h"
#include "qs-input.h"

/* What the errand works on. */
typedef struct
{
  QsOpening opening;

  /* Only while it runs: */
  QsErrandRun *run;
  GInputStream *stream;
} Job;

static void
job_free (gpointer data)
{
  QsOpening *opening = &((Job *) data)->opening;

  g_clear_object (&opening->file);
  g_clear_pointer (&opening->text, g_bytes_unref);
  g_clear_pointer (&opening->verdict, qs_verdict_unref);
  g_free (opening->name);
  g_free (data);
}

/* A compressed file has more bytes than were read of it: its place in the stream says how far it is. */
static gboolean
progress (guint64  n_bytes,
          gpointer data)
{
  Job *job = data;

  return qs_errand_run_report (qs_input_get_place (job->stream), job->run);
}

static gboolean
open_stream (Job     *job,
             GError **error)
{
  g_autoptr (GFileInfo) info = NULL;
  g_autoptr (GError) cause = NULL;

  if (job->opening.text != NULL)
    {
      qs_errand_run_set_total (job->run, g_bytes_get_size (job->opening.text));
      job->stream = g_memory_input_stream_new_from_bytes (job->opening.text);
      return TRUE;
    }

  /* Where nobody knows the size, no end is shown. */
  info = g_file_query_info (job->opening.file, G_FILE_ATTRIBUTE_STANDARD_SIZE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  if (info != NULL)
    qs_errand_run_set_total (job->run, (guint64) MAX (g_file_info_get_size (info), 0));
  job->stream = qs_input_open_file (job->opening.file, &cause);
  if (job->stream != NULL)
    return TRUE;

  return qs_error_fail (error, QS_ERROR_FILE,
                        /* Translators: a file's name, and what the system says. */
                        _ ("Could not read “%s”: %s"), job->opening.name, cause->message);
}

static gboolean
read_and_judge (Job     *job,
                GError **error)
{
  g_autoptr (QsBoardFile) file = qs_board_file_read (job->stream, job->opening.name, &job->opening.options, progress, job, error);

  if (file == NULL)
    return FALSE;

  qs_errand_run_begin_phase (job->run, QS_OPENING_JUDGING, qs_input_get_place (job->stream));
  job->opening.verdict = qs_verdict_new (file, qs_errand_run_is_cancelled, job->run);

  return job->opening.verdict != NULL || qs_error_fail (error, QS_ERROR_CANCELLED, _ ("The reading was cancelled"));
}

static gboolean
run (QsErrandRun *run,
     gpointer     data,
     GError     **error)
{
  Job *job = data;
  gboolean is_done;

  job->run = run;
  is_done = open_stream (job, error) && read_and_judge (job, error);
  g_clear_object (&job->stream);

  return is_done;
}

static const QsErrandKind opening_kind = {
  .name = "qs-opening",
  .is_awaited = TRUE,
  .work = run,
  .free_job = job_free,
};

/* Starts to read a file, or else a text, which people call @name. @options: (nullable): NULL to recognise all; the name of the
 * format must stay. The errand counts bytes of the file as it is stored. Nothing blocks the caller, not even a slow disk. */
QsErrand *
qs_opening_start (GFile               *file,
                  const char          *name,
                  GBytes              *text,
                  const QsReadOptions *options)
{
  Job *job = g_new0 (Job, 1);
  QsOpening *opening = &job->opening;
  g_autofree char *base = file != NULL ? g_file_get_basename (file) : NULL;

  g_set_object (&opening->file, file);
  opening->text = text != NULL ? g_bytes_ref (text) : NULL;
  opening->name = base != NULL ? qs_shown_name (base) : g_strdup (name);
  opening->options = options != NULL ? *options : (QsReadOptions){ .base = QS_READ_BASE_UNKNOWN };

  return qs_errand_start (&opening_kind, job, 0, NULL);
}

const QsOpening *
qs_opening_get (QsErrand *errand)
{
  return &((Job *) qs_errand_get_job (errand))->opening;
}
