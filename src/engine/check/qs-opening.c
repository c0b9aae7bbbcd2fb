/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and judges a file of boards in the background: one errand a file. */

#include "qs-opening.h"

#include <glib/gi18n-lib.h>

#include "qs-error.h"
#include "qs-input.h"

/* All is recognised. */
static const QsReadOptions automatic = { .base = QS_READ_BASE_UNKNOWN };

enum
{
  PHASE_READING,
  PHASE_JUDGING
};

/* What the errand works on. */
typedef struct
{
  GFile *file;  /* or else @text */
  GBytes *text;
  char *name;
  QsReadOptions options;
  QsVerdict *verdict; /* when it has succeeded */

  /* Only while it runs: */
  QsErrandRun *run;
  GInputStream *stream;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_object (&job->file);
  g_clear_pointer (&job->text, g_bytes_unref);
  g_clear_pointer (&job->verdict, qs_verdict_unref);
  g_free (job->name);
  g_free (job);
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

  if (job->text != NULL)
    {
      qs_errand_run_set_total (job->run, g_bytes_get_size (job->text));
      job->stream = g_memory_input_stream_new_from_bytes (job->text);
      return TRUE;
    }

  /* Where nobody knows the size, no end is shown. */
  info = g_file_query_info (job->file, G_FILE_ATTRIBUTE_STANDARD_SIZE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  if (info != NULL)
    qs_errand_run_set_total (job->run, (guint64) MAX (g_file_info_get_size (info), 0));
  job->stream = qs_input_open_file (job->file, &cause);
  if (job->stream != NULL)
    return TRUE;

  return qs_error_fail (error, QS_ERROR_FILE,
                        /* Translators: a file's name, and what the system says. */
                        _ ("Could not read “%s”: %s"), job->name, cause->message);
}

static gboolean
read_and_judge (Job     *job,
                GError **error)
{
  g_autoptr (QsBoardFile) file = qs_board_file_read (job->stream, job->name, &job->options, progress, job, error);

  if (file == NULL)
    return FALSE;

  qs_errand_run_begin_phase (job->run, PHASE_JUDGING, qs_input_get_place (job->stream));
  job->verdict = qs_verdict_new (file, qs_errand_run_is_cancelled, job->run);

  return job->verdict != NULL || qs_error_fail (error, QS_ERROR_CANCELLED, _ ("The reading was cancelled"));
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

static QsErrand *
start (GFile               *file,
       GBytes              *text,
       const char          *name,
       const QsReadOptions *options)
{
  Job *job = g_new0 (Job, 1);

  g_set_object (&job->file, file);
  job->text = text != NULL ? g_bytes_ref (text) : NULL;
  job->name = g_strdup (name);
  job->options = *options;

  return qs_errand_start (&opening_kind, job, 0, NULL);
}

/* Starts to read a file, and to recognise how. The errand counts bytes of the file as it is stored. Nothing blocks the
 * caller, not even a slow disk. */
QsErrand *
qs_opening_start (GFile *file)
{
  g_autofree char *base = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  base = g_file_get_basename (file);
  name = qs_shown_name (base);

  return start (file, NULL, name, &automatic);
}

/* Starts to read a text, as qs_opening_start() does a file; @name is what people call it. */
QsErrand *
qs_opening_start_text (const char *name,
                       GBytes     *text)
{
  return start (NULL, text, name, &automatic);
}

/* Starts to read the same file in another way. The name of the format in @options must stay. */
QsErrand *
qs_opening_start_again (QsErrand            *opening,
                        const QsReadOptions *options)
{
  const Job *job = qs_errand_get_job (opening);

  return start (job->file, job->text, job->name, options);
}

/* The file's name, for people. */
const char *
qs_opening_get_name (QsErrand *opening)
{
  const Job *job = qs_errand_get_job (opening);

  return job->name;
}

/* NULL where a text is read. */
GFile *
qs_opening_get_file (QsErrand *opening)
{
  const Job *job = qs_errand_get_job (opening);

  return job->file;
}

const QsReadOptions *
qs_opening_get_options (QsErrand *opening)
{
  const Job *job = qs_errand_get_job (opening);

  return &job->options;
}

/* Whether all is read, and its boards are compared with the solutions. */
gboolean
qs_opening_is_judging (QsErrand *opening)
{
  return qs_errand_get_progress (opening)->phase == PHASE_JUDGING;
}

/* What was read, when it has succeeded. */
QsVerdict *
qs_opening_get_verdict (QsErrand *opening)
{
  const Job *job = qs_errand_get_job (opening);

  return qs_errand_is_running (opening) ? NULL : job->verdict;
}
