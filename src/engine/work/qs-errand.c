/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One piece of work in a thread, which reports how far it is, can be cancelled, and ends by itself. */

#include "qs-errand.h"

#include "qs-worker.h"

/* The shortest time between two reports of progress, in microseconds. */
#define REPORT_INTERVAL 50000

typedef struct
{
  guint64 done;
  guint64 total;  /* 0 where it is not known */
  guint phase;    /* 0 at first */
  gint64 elapsed; /* microseconds since the start */
} Progress;

struct _QsErrandRun
{
  QsWorkerKind worker_kind;
  const QsErrandKind *kind;
  gpointer job; /* the errand's, which outlives the thread */
  GCancellable *cancellable;
  QsClock *clock; /* (nullable) */
  QsWorker *worker;
  gint64 start;
  gint64 next_report;
  Progress progress;
};

struct _QsErrand
{
  GObject parent_instance;

  const QsErrandKind *kind;
  gpointer job;
  GCancellable *cancellable;
  QsWorker *worker;  /* while running */
  Progress progress; /* as it was reported last */
};

/* What the worker posts. */
typedef struct
{
  Progress progress;
  gboolean is_finished;
  GError *error; /* why it failed, when it is finished */
} Report;

G_DEFINE_FINAL_TYPE (QsErrand, qs_errand, G_TYPE_OBJECT)

static void
run_free (gpointer data)
{
  QsErrandRun *run = data;

  g_object_unref (run->cancellable);
  g_free (run);
}

static void
report_free (gpointer data)
{
  Report *report = data;

  g_clear_error (&report->error);
  g_free (report);
}

static gboolean
post (QsErrandRun *run,
      gboolean     is_finished,
      GError      *error)
{
  Report *report = g_new (Report, 1);

  run->progress.elapsed = qs_clock_get_time (run->clock) - run->start;
  *report = (Report){ run->progress, is_finished, error };

  return qs_worker_post (run->worker, report);
}

static void
work (QsWorker *worker,
      gpointer  data)
{
  QsErrandRun *run = data;
  GError *error = NULL;

  run->worker = worker;
  run->start = qs_clock_get_time (run->clock);
  run->kind->work (run, run->job, &error);
  post (run, TRUE, error);
}

static void
receive (gpointer message,
         gpointer user_data)
{
  g_autoptr (QsErrand) self = g_object_ref (QS_ERRAND (user_data));
  const Report *report = message;

  self->progress = report->progress;
  if (!report->is_finished)
    {
      if (!g_cancellable_is_cancelled (self->cancellable))
        g_signal_emit_by_name (self, "progress");
      return;
    }

  g_clear_pointer (&self->worker, qs_worker_stop);
  g_signal_emit_by_name (self, "finished", report->error);

  /* The reference that the run held. */
  g_object_unref (self);
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

/* Starts an errand, which takes @job. It holds a reference to itself until it has emitted #QsErrand::finished: it ends
 * by itself or by qs_errand_cancel(), never halfway. @total is 0 where it is not known. */
QsErrand *
qs_errand_start (const QsErrandKind *kind,
                 gpointer            job,
                 guint64             total,
                 QsClock            *clock)
{
  QsErrand *self = g_object_new (QS_TYPE_ERRAND, NULL);
  QsErrandRun *run = g_new0 (QsErrandRun, 1);

  self->kind = run->kind = kind;
  self->job = run->job = job;
  self->progress.total = run->progress.total = total;
  run->cancellable = g_object_ref (self->cancellable);
  run->clock = clock;
  run->worker_kind = (QsWorkerKind){
    .name = kind->name,
    .work = work,
    .receive = receive,
    .is_awaited = kind->is_awaited,
    .free_job = run_free,
    .free_message = report_free,
  };
  self->worker = qs_worker_start (&run->worker_kind, run, g_object_ref (self));

  return self;
}

/* Asks the work to end and to leave everything as it was. */
void
qs_errand_cancel (QsErrand *self)
{
  g_return_if_fail (QS_IS_ERRAND (self));

  g_cancellable_cancel (self->cancellable);
}

/* Cancels the errand that @place has, if it has one, and takes it away from there: @listener hears no more of it. */
void
qs_errand_forget (QsErrand **place,
                  gpointer   listener)
{
  if (*place == NULL)
    return;

  g_signal_handlers_disconnect_by_data (*place, listener);
  qs_errand_cancel (*place);
  g_clear_object (place);
}

GCancellable *
qs_errand_get_cancellable (QsErrand *self)
{
  g_return_val_if_fail (QS_IS_ERRAND (self), NULL);

  return self->cancellable;
}

gboolean
qs_errand_is_running (QsErrand *self)
{
  g_return_val_if_fail (QS_IS_ERRAND (self), FALSE);

  return self->worker != NULL;
}

guint64
qs_errand_get_done (QsErrand *self)
{
  g_return_val_if_fail (QS_IS_ERRAND (self), 0);

  return self->progress.done;
}

/* 0 where it is not known. */
guint64
qs_errand_get_total (QsErrand *self)
{
  g_return_val_if_fail (QS_IS_ERRAND (self), 0);

  return self->progress.total;
}

guint
qs_errand_get_phase (QsErrand *self)
{
  g_return_val_if_fail (QS_IS_ERRAND (self), 0);

  return self->progress.phase;
}

/* How long it has taken until the last report, in seconds. */
double
qs_errand_get_elapsed (QsErrand *self)
{
  g_return_val_if_fail (QS_IS_ERRAND (self), 0);

  return (double) self->progress.elapsed / G_USEC_PER_SEC;
}

/* What is worked on; while it runs, only what the work does not change may be read. */
gpointer
qs_errand_get_job (QsErrand *self)
{
  g_return_val_if_fail (QS_IS_ERRAND (self), NULL);

  return self->job;
}

/* Reports how much is done, if the last report is long enough ago; waits while too many are on their way. Returns
 * whether to continue. */
gboolean
qs_errand_run_report (guint64  done,
                      gpointer run)
{
  QsErrandRun *self = run;
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
  QsErrandRun *self = run;

  return g_cancellable_is_cancelled (self->cancellable);
}

GCancellable *
qs_errand_run_get_cancellable (QsErrandRun *run)
{
  return run->cancellable;
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
