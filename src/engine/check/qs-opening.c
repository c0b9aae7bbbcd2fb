/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and judges a file of boards in the background: one object a file. */

#include "config.h"

#include "qs-opening.h"

#include <glib/gi18n-lib.h>

#include "qs-error.h"
#include "qs-shown-text.h"
#include "qs-worker.h"

/* The shortest time between two reports of progress, in microseconds. */
#define REPORT_INTERVAL 50000

/* All is recognised. */
static const QsReadOptions automatic = { .base = QS_READ_BASE_UNKNOWN };

struct _QsOpening
{
  GObject parent_instance;

  GFile *file;  /* or else @text */
  GBytes *text;
  char *name;
  QsReadOptions options;
  QsWorker *worker; /* while running */
  guint64 n_bytes;  /* read so far, of the file as it is stored */
  guint64 size;     /* of the file, in bytes; 0 where it is not known */
  gboolean is_judging;
};

enum
{
  SIGNAL_PROGRESS,
  SIGNAL_FINISHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (QsOpening, qs_opening, G_TYPE_OBJECT)

/* What the worker works on. */
typedef struct
{
  GFile *file;  /* or else @text */
  GBytes *text;
  char *name;
  QsReadOptions options;
  QsWorker *worker;
  GInputStream *stream;
  guint64 size;
  gint64 next_report;
  gboolean was_cancelled;
} Job;

/* The worker's command: its address is its meaning, and nothing needs to be freed. */
static char cancel_command;

/* What the worker posts. */
typedef struct
{
  guint64 n_bytes;
  guint64 size;
  gboolean is_judging;
  gboolean is_finished;
  QsOpenedSet *set; /* when it is finished, or else @error */
  GError *error;
} Report;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_object (&job->file);
  g_clear_pointer (&job->text, g_bytes_unref);
  g_clear_object (&job->stream);
  g_free (job->name);
  g_free (job);
}

static void
report_free (gpointer data)
{
  Report *report = data;

  g_clear_pointer (&report->set, qs_opened_set_unref);
  g_clear_error (&report->error);
  g_free (report);
}

static Report *
report_new (Job     *job,
            gboolean is_judging)
{
  Report *report = g_new0 (Report, 1);

  report->n_bytes = (guint64) g_seekable_tell (G_SEEKABLE (job->stream));
  report->size = job->size;
  report->is_judging = is_judging;

  return report;
}

static gboolean
is_stopped (gpointer data)
{
  Job *job = data;

  if (!job->was_cancelled)
    job->was_cancelled = qs_worker_is_stopped (job->worker) ||
                         qs_worker_listen (job->worker, NULL, QS_CLOCK_NOW) == &cancel_command;

  return job->was_cancelled;
}

/* A compressed file has more bytes than were read of it: its place in the stream says how far it is. */
static gboolean
progress (guint64  n_bytes,
          gpointer data)
{
  Job *job = data;
  gint64 now = g_get_monotonic_time ();

  if (is_stopped (job))
    return FALSE;

  if (now >= job->next_report && qs_worker_can_post (job->worker))
    {
      job->next_report = now + REPORT_INTERVAL;
      qs_worker_post (job->worker, report_new (job, FALSE));
    }

  return TRUE;
}

/* A pipe would be waited for without end. */
static gboolean
find_size (Job     *job,
           GError **error)
{
  g_autoptr (GFileInfo) info =
      g_file_query_info (job->file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                         G_FILE_QUERY_INFO_NONE, NULL, error);

  if (info == NULL)
    return FALSE;

  job->size = (guint64) MAX (g_file_info_get_size (info), 0);
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_SPECIAL)
    return TRUE;

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _ ("It is not a regular file"));
  return FALSE;
}

static gboolean
open_stream (Job     *job,
             GError **error)
{
  g_autoptr (GError) cause = NULL;

  if (job->text != NULL)
    {
      job->size = g_bytes_get_size (job->text);
      job->stream = g_memory_input_stream_new_from_bytes (job->text);
      return TRUE;
    }

  if (find_size (job, &cause))
    job->stream = G_INPUT_STREAM (g_file_read (job->file, NULL, &cause));
  if (job->stream != NULL)
    return TRUE;

  g_set_error (error, QS_ERROR, QS_ERROR_FILE,
               /* Translators: a file's name, and what the system says. */
               _ ("Could not read “%s”: %s"), job->name, cause->message);
  return FALSE;
}

/* Returns: (transfer full) (nullable): what was read */
static QsOpenedSet *
read_and_judge (Job     *job,
                GError **error)
{
  g_autoptr (QsBoardFile) file = NULL;
  g_autoptr (QsVerdict) verdict = NULL;

  if (!open_stream (job, error))
    return NULL;

  file = qs_board_file_read (job->stream, job->name, &job->options, progress, job, error);
  if (file == NULL)
    return NULL;

  qs_worker_post (job->worker, report_new (job, TRUE));
  verdict = qs_verdict_new (file, is_stopped, job);
  if (verdict != NULL)
    return qs_opened_set_new (job->name, g_steal_pointer (&file), g_steal_pointer (&verdict));

  g_set_error (error, QS_ERROR, QS_ERROR_CANCELLED, _ ("The reading was cancelled"));
  return NULL;
}

static void
run (QsWorker *worker,
     gpointer  data)
{
  Job *job = data;
  Report *report = g_new0 (Report, 1);

  job->worker = worker;
  report->set = read_and_judge (job, &report->error);
  report->is_finished = TRUE;
  qs_worker_post (worker, report);
}

static void
receive_report (gpointer message,
                gpointer user_data)
{
  g_autoptr (QsOpening) self = g_object_ref (QS_OPENING (user_data));
  Report *report = message;

  if (!report->is_finished)
    {
      self->n_bytes = report->n_bytes;
      self->size = report->size;
      self->is_judging = report->is_judging;
      g_signal_emit (self, signals[SIGNAL_PROGRESS], 0);
      return;
    }

  g_clear_pointer (&self->worker, qs_worker_stop);
  g_signal_emit (self, signals[SIGNAL_FINISHED], 0, report->set, report->error);

  /* The reference that the run held. */
  g_object_unref (self);
}

static const QsWorkerKind opening_kind = {
  .name = "qs-opening",
  .work = run,
  .receive = receive_report,
  .is_awaited = TRUE,
  .free_job = job_free,
  .free_message = report_free,
};

static void
qs_opening_finalize (GObject *object)
{
  QsOpening *self = QS_OPENING (object);

  g_assert (self->worker == NULL);
  g_clear_object (&self->file);
  g_clear_pointer (&self->text, g_bytes_unref);
  g_free (self->name);

  G_OBJECT_CLASS (qs_opening_parent_class)->finalize (object);
}

static void
qs_opening_class_init (QsOpeningClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qs_opening_finalize;

  signals[SIGNAL_PROGRESS] =
      g_signal_new ("progress", QS_TYPE_OPENING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * QsOpening::finished:
   * @set: (nullable): what is in the file
   * @error: (nullable): or why there is no set, which can be QS_ERROR_CANCELLED
   */
  signals[SIGNAL_FINISHED] =
      g_signal_new ("finished", QS_TYPE_OPENING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                    QS_TYPE_OPENED_SET, G_TYPE_ERROR);
}

static void
qs_opening_init (QsOpening *self)
{
}

static QsOpening *
start (GFile               *file,
       GBytes              *text,
       const char          *name,
       const QsReadOptions *options)
{
  QsOpening *self = g_object_new (QS_TYPE_OPENING, NULL);
  Job *job = g_new0 (Job, 1);

  g_set_object (&self->file, file);
  g_set_object (&job->file, file);
  if (text != NULL)
    {
      self->text = g_bytes_ref (text);
      job->text = g_bytes_ref (text);
    }
  self->name = g_strdup (name);
  job->name = g_strdup (name);
  self->options = job->options = *options;
  self->worker = qs_worker_start (&opening_kind, job, g_object_ref (self));

  return self;
}

/* Nothing blocks the caller. The object holds a reference to itself until it has emitted QsOpening::finished. */
QsOpening *
qs_opening_start (GFile *file)
{
  g_autofree char *base = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  base = g_file_get_basename (file);
  name = qs_shown_name (base);

  return start (file, NULL, name, &automatic);
}

QsOpening *
qs_opening_start_text (const char *name,
                       GBytes     *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  return start (NULL, text, name, &automatic);
}

/* Reads the same file in another way, whatever becomes of @self; the name of the format must stay. */
QsOpening *
qs_opening_start_again (QsOpening           *self,
                        const QsReadOptions *options)
{
  g_return_val_if_fail (QS_IS_OPENING (self), NULL);

  return start (self->file, self->text, self->name, options);
}

/* The work then emits QsOpening::finished. */
void
qs_opening_cancel (QsOpening *self)
{
  g_return_if_fail (QS_IS_OPENING (self));

  if (self->worker != NULL)
    qs_worker_send (self->worker, &cancel_command);
}

const char *
qs_opening_get_name (QsOpening *self)
{
  g_return_val_if_fail (QS_IS_OPENING (self), NULL);

  return self->name;
}

const QsReadOptions *
qs_opening_get_options (QsOpening *self)
{
  g_return_val_if_fail (QS_IS_OPENING (self), NULL);

  return &self->options;
}

guint64
qs_opening_get_n_bytes (QsOpening *self)
{
  g_return_val_if_fail (QS_IS_OPENING (self), 0);

  return self->n_bytes;
}

/* In bytes; 0 where it is not known. */
guint64
qs_opening_get_size (QsOpening *self)
{
  g_return_val_if_fail (QS_IS_OPENING (self), 0);

  return self->size;
}

/* Whether all is read, and its boards are compared with the solutions. */
gboolean
qs_opening_is_judging (QsOpening *self)
{
  g_return_val_if_fail (QS_IS_OPENING (self), FALSE);

  return self->is_judging;
}
