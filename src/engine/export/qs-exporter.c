/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes solutions to a file in the background: one object an export. */

#include "config.h"

#include "qs-exporter.h"

#include "qs-export-start.h"

/* The shortest time between two reports of progress, in microseconds. */
#define REPORT_INTERVAL 50000

struct _QsExporter
{
  GObject parent_instance;

  char *path;
  QsWorker *worker; /* while running */
  guint64 written;  /* solutions written so far */
  guint64 total;    /* solutions to write; 0 where it is not known */
  double elapsed;   /* seconds from the start to the last report */
};

enum
{
  SIGNAL_PROGRESS,
  SIGNAL_FINISHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (QsExporter, qs_exporter, G_TYPE_OBJECT)

/* What the worker works on. */
typedef struct
{
  QsExportScope scope;
  QsSharedCensus *census; /* (nullable): finds the first solution */
  char *path;
  QsClock *clock; /* (nullable) */
  QsWorker *worker;
  gint64 start;
  gint64 next_report;
  guint64 written;
} Job;

/* The worker's command: its address is its meaning, and nothing needs to be freed. */
static char cancel_command;

/* What the worker posts. */
typedef struct
{
  guint64 written;
  gint64 elapsed; /* microseconds */
  gboolean is_finished;
  GError *error; /* why it failed, when it is finished */
} Report;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->census, qs_shared_census_unref);
  g_clear_pointer (&job->scope.lacking, qs_opened_set_unref);
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

static gboolean
post_report (Job     *job,
             gboolean is_finished,
             GError  *error)
{
  Report *report = g_new (Report, 1);

  report->written = job->written;
  report->elapsed = qs_clock_get_time (job->clock) - job->start;
  report->is_finished = is_finished;
  report->error = error;

  return qs_worker_post (job->worker, report);
}

static gboolean
progress (guint64  written,
          gpointer user_data)
{
  Job *job = user_data;
  gint64 now = qs_clock_get_time (job->clock);

  job->written = written;
  if (qs_worker_is_stopped (job->worker) || qs_worker_listen (job->worker, job->clock, QS_CLOCK_NOW) == &cancel_command)
    return FALSE;

  if (now < job->next_report)
    return TRUE;

  job->next_report = now + REPORT_INTERVAL;
  return post_report (job, FALSE, NULL);
}

static gboolean
write_file (Job     *job,
            GError **error)
{
  g_autoptr (QsFileWriter) writer = qs_file_writer_open_as_named (job->path, error);

  if (writer == NULL)
    return FALSE;

  qs_export_start_find (&job->scope, job->census, job->worker);

  return qs_export_write (&job->scope, writer, progress, job, error) &&
         qs_file_writer_commit (writer, error);
}

static void
run_export (QsWorker *worker,
            gpointer  data)
{
  Job *job = data;
  GError *error = NULL;

  job->worker = worker;
  job->start = qs_clock_get_time (job->clock);

  write_file (job, &error);
  post_report (job, TRUE, error);
}

static void
receive_report (gpointer message,
                gpointer user_data)
{
  g_autoptr (QsExporter) self = g_object_ref (QS_EXPORTER (user_data));
  Report *report = message;

  self->written = report->written;
  self->elapsed = (double) report->elapsed / G_USEC_PER_SEC;

  if (!report->is_finished)
    {
      g_signal_emit (self, signals[SIGNAL_PROGRESS], 0);
      return;
    }

  g_clear_pointer (&self->worker, qs_worker_stop);
  g_signal_emit (self, signals[SIGNAL_FINISHED], 0, report->error);

  /* The reference that the run held. */
  g_object_unref (self);
}

static const QsWorkerKind exporter_kind = {
  .name = "qs-exporter",
  .work = run_export,
  .receive = receive_report,
  .free_job = job_free,
  .free_message = report_free,
};

static void
qs_exporter_finalize (GObject *object)
{
  QsExporter *self = QS_EXPORTER (object);

  g_assert (self->worker == NULL);
  g_free (self->path);

  G_OBJECT_CLASS (qs_exporter_parent_class)->finalize (object);
}

static void
qs_exporter_class_init (QsExporterClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = qs_exporter_finalize;

  /* Time has gone by. More solutions were written, or none yet: the search for the first one may
   * take long, and whoever waits for it is told, too. */
  signals[SIGNAL_PROGRESS] =
      g_signal_new ("progress", QS_TYPE_EXPORTER, G_SIGNAL_RUN_LAST,
                    0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* The export has ended, and its thread with it. The #GError, which can be %QS_ERROR_CANCELLED,
   * is %NULL when the file is there. */
  signals[SIGNAL_FINISHED] =
      g_signal_new ("finished", QS_TYPE_EXPORTER, G_SIGNAL_RUN_LAST,
                    0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
qs_exporter_init (QsExporter *self)
{
}

/* Starts to write a file. @census, of the same solutions or %NULL, finds the first one at once as
 * far as it is filled. The exporter holds a reference to itself until it has emitted
 * #QsExporter::finished: an export ends by itself or by qs_exporter_cancel(), never halfway.
 * Nothing blocks the caller, not even a slow disk. */
QsExporter *
qs_exporter_start (const QsExportScope *scope,
                   QsSharedCensus      *census,
                   const char          *path,
                   QsClock             *clock)
{
  QsExporter *self;
  Job *job;
  guint64 size;

  g_return_val_if_fail (scope != NULL, NULL);
  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (QS_TYPE_EXPORTER, NULL);
  self->path = g_strdup (path);
  if (!qs_export_measure (scope, &self->total, &size))
    self->total = 0;

  job = g_new0 (Job, 1);
  job->scope = *scope;
  if (scope->lacking != NULL)
    qs_opened_set_ref (scope->lacking);
  job->census = census != NULL ? qs_shared_census_ref (census) : NULL;
  job->path = g_strdup (path);
  job->clock = clock;
  self->worker = qs_worker_start (&exporter_kind, job, g_object_ref (self));

  return self;
}

/* Asks the export to end and to leave everything as it was. It then emits #QsExporter::finished. */
void
qs_exporter_cancel (QsExporter *self)
{
  g_return_if_fail (QS_IS_EXPORTER (self));

  if (self->worker != NULL)
    qs_worker_send (self->worker, &cancel_command);
}

const char *
qs_exporter_get_path (QsExporter *self)
{
  g_return_val_if_fail (QS_IS_EXPORTER (self), NULL);

  return self->path;
}

guint64
qs_exporter_get_written (QsExporter *self)
{
  g_return_val_if_fail (QS_IS_EXPORTER (self), 0);

  return self->written;
}

/* 0 where it is not known. */
guint64
qs_exporter_get_total (QsExporter *self)
{
  g_return_val_if_fail (QS_IS_EXPORTER (self), 0);

  return self->total;
}

/* How long it has taken until the last report, in seconds. */
double
qs_exporter_get_elapsed (QsExporter *self)
{
  g_return_val_if_fail (QS_IS_EXPORTER (self), 0);

  return self->elapsed;
}

/* How many solutions were written per second, on average. */
double
qs_exporter_get_rate (QsExporter *self)
{
  g_return_val_if_fail (QS_IS_EXPORTER (self), 0);

  return self->elapsed > 0 ? (double) self->written / self->elapsed : 0;
}

gboolean
qs_exporter_is_running (QsExporter *self)
{
  g_return_val_if_fail (QS_IS_EXPORTER (self), FALSE);

  return self->worker != NULL;
}
