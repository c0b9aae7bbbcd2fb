/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-trace-reading.h"

#include <glib/gi18n-lib.h>

#include "qs-error.h"
#include "qs-input.h"
#include "qs-queue.h"

typedef struct
{
  GInputStream *stream;
  char *name;
  char *source_path;     /* nullable */
  QsJudge *judge;        /* while it runs */
  QsErrandRun *run;      /* likewise */
  GMutex lock;
  QsRecording *recording; /* under the lock; NULL while there is none */
  gboolean is_new;        /* under the lock: whether its owner has not seen it */
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_object_unref (job->stream);
  qs_recording_unref (job->recording);
  g_mutex_clear (&job->lock);
  g_free (job->name);
  g_free (job->source_path);
  g_free (job);
}

/* Reads the program's own text, if somebody has named it. */
static gboolean
read_source (const Job *job,
             char     **source,
             GError   **error)
{
  g_autoptr (GError) cause = NULL;
  g_autofree char *name = NULL;
  gsize length;

  if (job->source_path == NULL)
    return TRUE;

  *source = qs_input_read (job->source_path, &length, &cause);
  if (*source != NULL)
    return TRUE;

  name = qs_shown_name (job->source_path);
  return qs_error_fail (error, QS_ERROR_FILE, _ ("Could not read “%s”: %s"), name, cause->message);
}

/* Lets others see a recording; its owner learns of a new one at once. */
static void
publish (Job         *job,
         QsRecording *recording)
{
  if (recording == job->recording)
    return;

  qs_lock_enter (&job->lock);
  qs_recording_unref (job->recording);
  job->recording = qs_recording_ref (recording);
  job->is_new = TRUE;
  qs_lock_leave (&job->lock);
  qs_errand_run_begin_phase (job->run, 0, 0);
}

/* The program may be still running: all that it has written can be seen. */
static void
look (gpointer data)
{
  Job *job = data;

  publish (job, qs_judge_follow (job->judge));
}

static gboolean
read_and_judge (QsErrandRun *run,
                gpointer     data,
                GError     **error)
{
  Job *job = data;
  g_autoptr (GError) cause = NULL;
  g_autofree char *source = NULL;
  g_autoptr (QsJudge) judge = NULL;
  QsJudgement judgement;

  if (!read_source (job, &source, error))
    return FALSE;

  job->run = run;
  job->judge = judge = qs_judge_new (job->name, source);
  if (qs_judge_read (judge, job->stream, qs_errand_get_cancellable (run), look, job, &cause) &&
      qs_judge_decide (judge, &judgement, &cause))
    {
      publish (job, qs_judge_get_recording (judge));
      return TRUE;
    }

  return qs_error_fail (error, QS_ERROR_INVALID_TEXT, _ ("“%s”: %s"), job->name, cause->message);
}

static const QsErrandKind reading_kind = {
  .name = "qs-trace-read",
  .is_awaited = TRUE,
  .work = read_and_judge,
  .free_job = job_free,
};

/* Starts to read lines as qs_trace_text_read() knows them. @name is what people call them; @source_path is a file with the
 * program's text, or NULL. */
QsErrand *
qs_trace_reading_start (GInputStream *stream,
                        const char   *name,
                        const char   *source_path)
{
  Job *job = g_new0 (Job, 1);

  g_return_val_if_fail (G_IS_INPUT_STREAM (stream), NULL);

  g_mutex_init (&job->lock);
  job->stream = g_object_ref (stream);
  job->name = g_strdup (name);
  job->source_path = g_strdup (source_path);

  return qs_errand_start (&reading_kind, job, 0, NULL);
}

/* The steps so far, with a reference, once; NULL while there are none, or nobody knows yet on how large a board. Steps that turn
 * out to be counted from another number are another recording. */
QsRecording *
qs_trace_reading_take (QsErrand *reading)
{
  Job *job = qs_errand_get_job (reading);
  QsRecording *recording;

  qs_lock_enter (&job->lock);
  recording = job->is_new ? qs_recording_ref (job->recording) : NULL;
  job->is_new = FALSE;
  qs_lock_leave (&job->lock);

  return recording;
}
