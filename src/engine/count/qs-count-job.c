/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts the solutions of a board in the background: the main thread's face of the count. */

#include "qs-count-job.h"

#include <glib/gi18n-lib.h>

#include "qs-count-pace.h"
#include "qs-count-runner.h"
#include "qs-error.h"
#include "qs-members.h"
#include "qs-memory.h"

/* The largest board whose count users wait for. */
#define MAX_AWAITED_N 18

struct _QsCountJob
{
  GObject parent_instance;

  QsCountOrder order;      /* with nothing left open */
  QsPartial *wanted;       /* by the order */
  QsCountStore *store;     /* the owner's, or NULL */
  QsWorker *worker;        /* while there is something to do, paused or not */
  QsCountRunner *runner;   /* what it works on */
  QsCountPace pace;        /* since the last start or stop */
  QsCountStatus status;    /* owns what it points to */
};

QS_DEFINE_PLAIN_TYPE (QsCountJob, qs_count_job, G_TYPE_OBJECT)

/* Also says what else has changed. */
static void
set_state (QsCountJob     *self,
           QsCountJobState state)
{
  self->status.state = state;
  g_signal_emit_by_name (self, "changed");
}

/* The numbers of the whole board, counted now. */
static QsCountRecord
make_record (const QsCountProgress *progress)
{
  return (QsCountRecord){
    .n = progress->partial->plan.n,
    .solutions = progress->partial->solutions,
    .symmetric = progress->symmetric,
    .time = progress->partial->time,
    .date = g_get_real_time () / G_USEC_PER_SEC,
  };
}

/* Takes over the contents of a report, which keeps the rest. */
static void
take_report (QsCountJob    *self,
             QsCountReport *report)
{
  QsCountStatus *status = &self->status;
  const QsCountProgress *progress = &report->progress;
  QsCountMoment moment;

  status->elapsed = (double) progress->partial->time / G_USEC_PER_SEC;
  status->solutions = progress->partial->solutions;
  status->progress = report->is_finished       ? 1
                     : progress->n_ordered > 0 ? (double) progress->n_finished / progress->n_ordered
                                               : 0;
  if (report->is_finished && progress->has_symmetric)
    status->record = make_record (progress);

  moment = (QsCountMoment){ status->elapsed, progress->n_finished, qs_total_to_double (&status->solutions) };
  qs_count_pace_add (&self->pace, &moment);
  status->rate = qs_count_pace_get_rate (&self->pace);
  status->seconds_left = qs_count_pace_get_seconds_left (&self->pace, status->elapsed, progress->n_ordered);

  g_clear_pointer (&status->partial, qs_partial_free);
  status->partial = g_steal_pointer (&report->progress.partial);
  g_clear_error (&status->error);
  status->error = g_steal_pointer (&report->error);
}

/* Only while no worker works. */
static void
take_all (QsCountJob *self)
{
  QsCountReport *report = qs_count_runner_make_report (self->runner);

  take_report (self, report);
  qs_count_report_free (report);
}

static void
receive_report (gpointer message,
                gpointer user_data)
{
  g_autoptr (QsCountJob) self = g_object_ref (QS_COUNT_JOB (user_data));
  QsCountReport *report = message;
  gboolean is_finished = report->is_finished;

  take_report (self, report);
  if (is_finished)
    {
      g_clear_pointer (&self->worker, qs_worker_stop);
      set_state (self, QS_COUNT_JOB_FINISHED);
    }
  else if (self->status.error != NULL)
    set_state (self, QS_COUNT_JOB_FAILED);
  else
    set_state (self, self->status.state == QS_COUNT_JOB_FAILED ? QS_COUNT_JOB_COUNTING : self->status.state);
}

/* By whether somebody waits for the end. */
#define KIND(awaited) \
  { .name = "qs-count-job", .work = qs_count_runner_work, .receive = receive_report, .is_awaited = awaited, \
    .free_job = qs_count_runner_unref, .free_message = qs_count_report_free }

static const QsWorkerKind kinds[] = { KIND (FALSE), KIND (TRUE) };

static void
qs_count_job_class_init (QsCountJobClass *klass)
{
  qs_members_own (klass, QsCountJob, worker, qs_worker_stop);
  qs_members_own (klass, QsCountJob, runner, qs_count_runner_unref);
  qs_members_own (klass, QsCountJob, wanted, qs_partial_free);
  qs_members_own (klass, QsCountJob, status.partial, qs_partial_free);
  qs_members_own (klass, QsCountJob, status.error, g_error_free);

  /* While the count runs it is emitted about twenty times per second, even when all stays the same, because time has
   * passed. */
  g_signal_new ("changed", QS_TYPE_COUNT_JOB, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* Whether the memory suffices for the rest of the work. */
static gboolean
check_memory (QsCountJob *self)
{
  guint64 needed = qs_count_plan_get_memory (&self->status.partial->plan, self->order.n_threads);
  guint64 available = qs_memory_get_available ();
  g_autofree char *needed_text = NULL;
  g_autofree char *available_text = NULL;

  if (needed <= available ||
      self->status.progress >= 1)
    return TRUE;

  needed_text = g_format_size_full (needed, G_FORMAT_SIZE_IEC_UNITS | G_FORMAT_SIZE_LONG_FORMAT);
  available_text = g_format_size_full (available, G_FORMAT_SIZE_IEC_UNITS | G_FORMAT_SIZE_LONG_FORMAT);
  return qs_error_fail (&self->status.error, QS_ERROR_OUT_OF_RANGE,
                        /* Translators: a number, and two sizes such as “1.9 GiB (2,040,109,466 bytes)”. */
                        _ ("Counting n = %u needs %s of memory, and only %s are available"),
                        self->order.n, needed_text, available_text);
}

/* Begins or resumes the units of the order that the partial result lacks. */
static void
run (QsCountJob *self)
{
  self->pace = (QsCountPace){ .n_moments = 0 };
  g_clear_pointer (&self->runner, qs_count_runner_unref);
  self->runner = qs_count_runner_new (&self->order, self->status.partial, self->store);
  take_all (self);

  if (check_memory (self))
    self->worker = qs_worker_start (&kinds[self->order.n <= MAX_AWAITED_N], qs_count_runner_ref (self->runner), self);

  set_state (self, self->worker != NULL ? QS_COUNT_JOB_COUNTING : QS_COUNT_JOB_FAILED);
}

/**
 * qs_count_job_start:
 * @order: what to count; copied
 * @store: (nullable): a file to resume from and to save to, for the same n. The caller still owns
 *   it, but must keep it open, and nobody else may use it, until the job is stopped, finished or
 *   disposed of
 *
 * Starts to count. Where the machine has too little memory the job fails at once, with
 * %QS_ERROR_OUT_OF_RANGE.
 */
QsCountJob *
qs_count_job_start (const QsCountOrder *order,
                    QsCountStore       *store)
{
  QsCountJob *self;

  g_return_val_if_fail (order->n >= 1 && order->n <= QS_COUNT_MAX_N, NULL);

  self = g_object_new (QS_TYPE_COUNT_JOB, NULL);
  self->status.n = order->n;
  self->status.partial = store != NULL ? qs_count_store_get_partial (store) : qs_partial_new (order->n);
  self->wanted = order->wanted != NULL ? qs_partial_copy (order->wanted) : qs_partial_new_full (order->n);
  self->order = *order;
  self->order.wanted = self->wanted;
  if (order->n_threads == 0)
    self->order.n_threads = g_get_num_processors ();
  self->store = store;
  run (self);

  return self;
}

/* Pauses a running count. Unfinished units and the memory are kept, and the work done is saved
 * soon. */
void
qs_count_job_pause (QsCountJob *self)
{
  if (self->status.state != QS_COUNT_JOB_COUNTING)
    return;

  qs_count_runner_send (self->worker, QS_COUNT_PAUSE);
  set_state (self, QS_COUNT_JOB_PAUSED);
}

/* Resumes a count that is paused or has failed; its file must still be open. */
void
qs_count_job_resume (QsCountJob *self)
{
  if (self->status.state != QS_COUNT_JOB_PAUSED && self->status.state != QS_COUNT_JOB_FAILED)
    return;

  if (self->worker == NULL)
    {
      run (self);
      return;
    }

  g_clear_error (&self->status.error);
  qs_count_runner_send (self->worker, QS_COUNT_RESUME);
  set_state (self, QS_COUNT_JOB_COUNTING);
}

/* Ends a count that is running, paused or has failed. What was counted so far stays and is saved
 * before this returns; where that fails the state is %QS_COUNT_JOB_FAILED. */
void
qs_count_job_stop (QsCountJob *self)
{
  if (self->worker == NULL)
    return;

  g_clear_pointer (&self->worker, qs_worker_stop);
  take_all (self);
  g_clear_pointer (&self->runner, qs_count_runner_unref);
  set_state (self, self->status.error != NULL ? QS_COUNT_JOB_FAILED : QS_COUNT_JOB_STOPPED);
}

/* Valid until the next report. */
const QsCountStatus *
qs_count_job_get_status (QsCountJob *self)
{
  return &self->status;
}
