/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-errand.h"

#include "qs-worker.h"

/* The shortest time between two reports of progress, in microseconds. */
#define REPORT_INTERVAL 50000

struct _QsErrand
{
  GObject parent_instance;

  /* What both threads only read, once it runs. */
  QsWorkerKind worker_kind;
  const QsErrandKind *kind;
  gpointer job;
  GCancellable *cancellable;
  QsClock *clock; /* (nullable) */

  /* The owner's. */
  QsWorker *worker;          /* while running */
  QsErrandProgress reported; /* last */

  /* The thread's. */
  QsWorker *own_worker;
  gint64 start;
  gint64 next_report;
  QsErrandProgress progress;
};

/* What the worker posts. */
typedef struct
{
  QsErrandProgress progress;
  gboolean is_finished;
  GError *error; /* why it failed, when it is finished */
} Report;

G_DEFINE_FINAL_TYPE (QsErrand, qs_errand, G_TYPE_OBJECT)

static void
report_free (gpointer data)
{
  Report *report = data;

  g_clear_error (&report->error);
  g_free (report);
}

static gboolean
post (QsErrand *self,
      gboolean  is_finished,
      GError   *error)
{
  Report *report = g_new (Report, 1);

  self->progress.elapsed = (double) (qs_clock_get_time (self->clock) - self->start) / G_USEC_PER_SEC;
  *report = (Report){ self->progress, is_finished, error };

  return qs_worker_post (self->own_worker, report);
}

static void
work (QsWorker *worker,
      gpointer  data)
{
  QsErrand *self = data;
  GError *error = NULL;

  self->own_worker = worker;
  self->start = qs_clock_get_time (self->clock);
  self->kind->work (self, self->job, &error);
  post (self, TRUE, error);
}

static void
receive (gpointer message,
         gpointer user_data)
{
  g_autoptr (QsErrand) self = g_object_ref (QS_ERRAND (user_data));
  const Report *report = message;

  self->reported = report->progress;
  if (!report->is_finished)
    {
      if (!g_cancellable_is_cancelled (self->cancellable))
        g_signal_emit_by_name (self, "progress");
      return;
    }

  g_clear_pointer (&self->worker, qs_worker_stop);
  g_signal_emit_by_name (self, "finished", report->error);
}

static void
qs_errand_finalize (GObject *object)
{
  QsErrand *self = QS_ERRAND (object);

  g_assert (self->worker == NULL);
  self->kind->free_job (self->job);
  g_object_unref (self->cancellable);

  G_OBJECT_CLASS (qs_errand_parent_class)->finalize (object);
}

static void
qs_errand_class_init (QsErrandClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qs_errand_finalize;

  /* Time has gone by, maybe more is done, and it was not cancelled. */
  g_signal_new ("progress", QS_TYPE_ERRAND, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* The work has ended, and its thread with it. The #GError, which can be %QS_ERROR_CANCELLED, is %NULL where all is
   * done. */
  g_signal_new ("finished", QS_TYPE_ERRAND, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
qs_errand_init (QsErrand *self)
{
  self->cancellable = g_cancellable_new ();
}

/* Starts an errand, which takes @job. Its worker holds a reference until #QsErrand::finished was emitted: it ends
 * by itself or by qs_errand_cancel(), never halfway. @total is 0 where it is not known. */
QsErrand *
qs_errand_start (const QsErrandKind *kind,
                 gpointer            job,
                 guint64             total,
                 QsClock            *clock)
{
  QsErrand *self = g_object_new (QS_TYPE_ERRAND, NULL);

  self->kind = kind;
  self->job = job;
  self->clock = clock;
  self->reported.total = self->progress.total = total;
  self->worker_kind = (QsWorkerKind){
    .name = kind->name,
    .work = work,
    .receive = receive,
    .is_awaited = kind->is_awaited,
    .free_job = g_object_unref,
    .free_message = report_free,
  };
  self->worker = qs_worker_start (&self->worker_kind, g_object_ref (self), self);

  return self;
}

/* Asks the work to end and to leave everything as it was. */
void
qs_errand_cancel (QsErrand *self)
{
  g_cancellable_cancel (self->cancellable);
}

/* Cancels the errand, and gives up the reference to it: for qs_members_own(). */
void
qs_errand_abandon (QsErrand *self)
{
  qs_errand_cancel (self);
  g_object_unref (self);
}

/* Cancels the errand that @place has, if it has one, and takes it away from there: @listener hears no more of it. */
void
qs_errand_forget (QsErrand **place,
                  gpointer   listener)
{
  if (*place == NULL)
    return;

  g_signal_handlers_disconnect_by_data (*place, listener);
  g_clear_pointer (place, qs_errand_abandon);
}

GCancellable *
qs_errand_get_cancellable (QsErrand *self)
{
  return self->cancellable;
}

gboolean
qs_errand_is_running (QsErrand *self)
{
  return self->worker != NULL;
}

/* Valid until the next report. */
const QsErrandProgress *
qs_errand_get_progress (QsErrand *self)
{
  return &self->reported;
}

/* What is worked on; while it runs, only what the work does not change may be read. */
gpointer
qs_errand_get_job (QsErrand *self)
{
  return self->job;
}

/* Reports how much is done, if the last report is long enough ago; waits while too many are on their way. Returns
 * whether to continue. */
gboolean
qs_errand_run_report (guint64  done,
                      gpointer run)
{
  QsErrand *self = run;
  gint64 now = qs_clock_get_time (self->clock);

  self->progress.done = done;
  if (qs_errand_run_is_cancelled (self))
    return FALSE;

  if (now < self->next_report)
    return TRUE;

  self->next_report = now + REPORT_INTERVAL;
  return post (self, FALSE, NULL);
}

/* A #QsStopFunc: whether the work must end. */
gboolean
qs_errand_run_is_cancelled (gpointer run)
{
  QsErrand *self = run;

  return g_cancellable_is_cancelled (self->cancellable);
}

void
qs_errand_run_set_total (QsErrandRun *run,
                         guint64      total)
{
  run->progress.total = total;
}

/* Reports at once that another part of the work begins. */
void
qs_errand_run_begin_phase (QsErrandRun *run,
                           guint        phase,
                           guint64      done)
{
  run->progress.phase = phase;
  run->progress.done = done;
  post (run, FALSE, NULL);
}
