/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts units in several threads, saves the work done and reports progress: the work of a counting job.
 *
 * The worker's own thread leads: it listens to its owner, saves and reports. The others count, one of
 * them the symmetric solutions. They share only the ledger. The last of them to end wakes the leader. */

#include "qs-count-runner.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "qs-count-kernel.h"
#include "qs-error.h"
#include "qs-helpers.h"

/* Of larger boards one unit, drawn by lot, is counted by two kernels: hardware fails more often than programs. Smaller
 * ones take seconds. */
#define LEAST_CHECKED_N 16

/* How often the work done is saved, in microseconds. */
#define SAVE_INTERVAL (20 * G_TIME_SPAN_SECOND)

/* The longest time between two reports, in microseconds. */
#define REPORT_INTERVAL (50 * G_TIME_SPAN_MILLISECOND)

struct _QsCountRunner
{
  QsCountLedger *ledger;
  QsWorker *worker;
  QsCountPlan plan;
  const QsKernel *kernel;
  QsClock *clock;         /* nullable: the real one */
  guint n_threads;        /* that count units */
  guint n_helpers;        /* threads that there are besides the leader */
  gboolean is_whole;      /* whether the symmetric solutions are counted as well */
  int n_busy;             /* atomic: threads that have not ended, without those that the leader does not know of yet */
  int n_counting;         /* atomic: threads that have begun to count units */
  int n_symmetric;        /* atomic: and symmetric solutions */
  int n_begun;            /* atomic: units that were begun */
  int checked;            /* which of these is counted twice, from 0; −1 for none */
  gpointer doubt;         /* atomic: a GError that says how it differed, until the leader takes it */

  /* For the leader alone, until it has ended. */
  QsCountStore *store;
  gint64 save_interval;
  gint64 next_save;       /* when */
  gint64 next_report;     /* when */
  gint64 last_look;       /* the time up to which the ledger has counted */
  gboolean is_paused;
  guint32 n_saved;        /* units that are in the store */
  GError *error;          /* why nothing could be saved, or nothing is to be believed */
};

/* @order leaves nothing open but the kernel and the interval. @store may be %NULL; its owner keeps it, but nobody
 * else may use it while the worker works. */
QsCountRunner *
qs_count_runner_new (const QsCountOrder *order,
                     const QsPartial    *partial,
                     QsCountStore       *store)
{
  QsCountRunner *self = g_atomic_rc_box_new0 (QsCountRunner);
  guint n_units;

  self->plan = partial->plan;
  self->ledger = qs_count_ledger_new (partial, order->wanted);
  n_units = qs_count_ledger_get_n_units (self->ledger);
  self->kernel = order->kernel;
  self->clock = order->clock;
  self->n_threads = MAX (1, MIN (order->n_threads, n_units));
  self->is_whole = order->wanted->n_done == self->plan.n_units;
  self->store = store;
  self->save_interval = order->save_interval > 0 ? order->save_interval : SAVE_INTERVAL;
  self->checked = self->plan.n >= LEAST_CHECKED_N && n_units > 0 ? g_random_int_range (0, (gint32) n_units) : -1;
  self->n_saved = partial->n_done;

  return self;
}

static void
clear (gpointer data)
{
  QsCountRunner *self = data;

  g_clear_pointer (&self->ledger, qs_count_ledger_free);
  g_clear_error (&self->error);
  g_clear_pointer ((GError **) &self->doubt, g_error_free);
}

void
qs_count_runner_unref (gpointer self)
{
  g_atomic_rc_box_release_full (self, clear);
}

void
qs_count_report_free (gpointer report)
{
  QsCountReport *self = report;

  g_clear_pointer (&self->progress.partial, qs_partial_free);
  g_clear_error (&self->error);
  g_free (self);
}

/* The fastest kernel but one. Where there is no other, the same: a machine can fail once. */
static const QsKernel *
find_other (const QsKernel *kernel)
{
  const QsKernel *best = qs_kernel_get_best (qs_count_kernels);

  return best == kernel && best > qs_count_kernels ? best - 1 : best;
}

static void
doubt (QsCountRunner     *self,
       const QsCountUnit *unit,
       guint64            solutions,
       guint64            again)
{
  /* Translators: a unit is a part of a count, and has a number; then two numbers of solutions. */
  GError *error = g_error_new (QS_ERROR, QS_ERROR_DIFFERENT,
                               _ ("Unit %u of n = %u was counted twice, and the results differ: %" PRIu64 " and %" PRIu64
                                  ". This computer is unreliable"),
                               unit->number + 1, self->plan.n, solutions, again);

  error = g_atomic_pointer_exchange (&self->doubt, error);
  g_clear_error (&error);
  qs_count_runner_send (self->worker, QS_COUNT_LOOK);
}

/* The unit on which the lot fell is not done before two kernels agree on it. They take the same memory, one after the other. */
static gboolean
count_twice (QsCountRunner      *self,
             QsCounter          *counter,
             const QsKernel     *kernel,
             const QsHalfBoards *half_boards,
             const QsCountUnit  *unit,
             guint64            *solutions)
{
  guint64 again;

  while (qs_counter_count (counter, half_boards, unit, solutions))
    {
      gboolean is_counted;

      qs_counter_set_kernel (counter, find_other (kernel));
      is_counted = qs_counter_count (counter, half_boards, unit, &again);
      qs_counter_set_kernel (counter, kernel);
      if (!is_counted || *solutions == again)
        return is_counted;
      doubt (self, unit, *solutions, again);
    }

  return FALSE;
}

/* One of the threads that count units. */
static void
count_units (QsCountRunner *self)
{
  const QsKernel *kernel = self->kernel != NULL ? self->kernel : qs_count_kernel_choose (self->plan.n);
  g_autoptr (QsCounter) counter = qs_counter_new (&self->plan, kernel);
  const QsHalfBoards *half_boards;
  QsCountUnit unit;

  qs_count_ledger_set_kernel (self->ledger, kernel);
  qs_counter_set_stop (counter, (QsStop){ qs_count_ledger_is_stopped, self->ledger });
  while (qs_count_ledger_take (self->ledger, &unit, &half_boards))
    {
      guint64 solutions;
      gboolean is_counted = g_atomic_int_add (&self->n_begun, 1) == self->checked
                                ? count_twice (self, counter, kernel, half_boards, &unit, &solutions)
                                : qs_counter_count (counter, half_boards, &unit, &solutions);

      qs_count_ledger_give_back (self->ledger, &unit, is_counted ? &solutions : NULL);
    }
}

/* Time passes while units are counted, not while the count waits. */
static void
look_at_clock (QsCountRunner *self)
{
  gint64 now = qs_clock_get_time (self->clock);

  if (!self->is_paused)
    qs_count_ledger_add_time (self->ledger, now - self->last_look);
  self->last_look = now;
}

static void
set_paused (QsCountRunner *self,
            gboolean       is_paused)
{
  self->is_paused = is_paused;
  qs_count_ledger_set_paused (self->ledger, is_paused);
}

/* A count that cannot be saved pauses until the owner decides to resume or stop it. */
static void
save (QsCountRunner *self)
{
  g_autoptr (QsPartial) partial = NULL;
  QsCountProgress progress;

  g_clear_error (&self->error);
  self->next_save = qs_clock_get_time (self->clock) + self->save_interval;
  if (self->store == NULL)
    return;

  qs_count_ledger_get_progress (self->ledger, &progress);
  partial = progress.partial;
  if (partial->n_done == self->n_saved)
    return;

  if (qs_count_store_save (self->store, partial, &self->error))
    self->n_saved = partial->n_done;
  else
    set_paused (self, TRUE);
}

/* A doubt pauses the count likewise. When it is resumed, the unit is counted again. */
static void
take_doubt (QsCountRunner *self)
{
  GError *error = g_atomic_pointer_exchange (&self->doubt, NULL);

  if (error == NULL)
    return;

  g_clear_error (&self->error);
  self->error = error;
  set_paused (self, TRUE);
}

/* Reports what its reports left out, or what nobody received, once its worker is stopped. */
QsCountReport *
qs_count_runner_make_report (QsCountRunner *self)
{
  QsCountReport *report = g_new0 (QsCountReport, 1);

  qs_count_ledger_get_progress (self->ledger, &report->progress);
  if (self->error != NULL)
    report->error = g_error_copy (self->error);

  return report;
}

static void
post_report (QsCountRunner *self,
             gboolean       is_finished)
{
  QsCountReport *report = qs_count_runner_make_report (self);

  report->is_finished = is_finished;
  self->next_report = qs_clock_get_time (self->clock) + REPORT_INTERVAL;
  qs_worker_post (self->worker, report);
}

static QsCountCommand
listen (QsCountRunner *self,
        gint64         until)
{
  return GPOINTER_TO_UINT (qs_worker_listen (self->worker, self->clock, until));
}

static void
obey (QsCountRunner *self,
      QsCountCommand command)
{
  if (command == QS_COUNT_PAUSE)
    {
      set_paused (self, TRUE);
      self->next_save = 0;
    }
  else if (command == QS_COUNT_RESUME)
    {
      self->next_save = self->error != NULL ? 0 : self->next_save;
      set_paused (self, FALSE);
    }
}

/* Counts to the end; only then the last report is posted. */
static void
lead (QsCountRunner *self)
{
  gboolean is_finished = FALSE;

  if (self->n_helpers == 0)
    return;

  g_atomic_int_add (&self->n_busy, (int) self->n_helpers);
  post_report (self, FALSE);
  while (!is_finished && !qs_worker_is_stopped (self->worker))
    {
      gint64 next_time = self->is_paused ? QS_CLOCK_NEVER : MIN (self->next_report, self->next_save);
      QsCountCommand command = listen (self, next_time);
      gboolean is_over = g_atomic_int_get (&self->n_busy) == 0, is_told, is_due;

      look_at_clock (self);
      obey (self, command);
      if (self->last_look >= self->next_save || is_over)
        save (self);
      take_doubt (self);

      is_finished = is_over && self->error == NULL;
      is_told = is_finished || self->error != NULL || command == QS_COUNT_PAUSE;
      is_due = self->last_look >= self->next_report;
      if (is_told || (is_due && qs_worker_can_post (self->worker)))
        post_report (self, is_finished);
      else if (is_due)
        self->next_report = self->last_look + REPORT_INTERVAL;
    }

  qs_count_ledger_stop (self->ledger);
}

static void
work (guint    thread,
      gpointer data)
{
  QsCountRunner *self = data;

  if (thread == 0)
    {
      lead (self);
      return;
    }

  /* Where there are fewer threads than wanted, the symmetric solutions come last. */
  if (g_atomic_int_add (&self->n_counting, 1) < (int) self->n_threads)
    count_units (self);
  if (self->is_whole && g_atomic_int_add (&self->n_symmetric, 1) == 0)
    {
      QsSymmetricCounts symmetric;

      if (qs_symmetric_count (self->plan.n, (QsStop){ qs_count_ledger_is_stopped, self->ledger }, &symmetric))
        qs_count_ledger_set_symmetric (self->ledger, &symmetric);
    }

  g_atomic_int_add (&self->n_busy, -1);
  qs_count_runner_send (self->worker, QS_COUNT_LOOK);
}

/* There is no thread but the leader. It waits until the owner has it try again. */
static gboolean
wait_for_threads (QsCountRunner *self)
{
  g_set_error (&self->error, QS_ERROR, QS_ERROR_BUSY, _ ("The system cannot start a thread to count with"));
  post_report (self, FALSE);
  while (listen (self, QS_CLOCK_NEVER) != QS_COUNT_RESUME && !qs_worker_is_stopped (self->worker))
    ;

  return !qs_worker_is_stopped (self->worker);
}

/* Counts to the end, or until the worker is stopped, and then saves the work done. Only the
 * leader waits for the owner. */
void
qs_count_runner_work (QsWorker *worker,
                      gpointer  self)
{
  QsCountRunner *runner = self;

  runner->worker = worker;
  do
    {
      g_clear_error (&runner->error);
      runner->last_look = qs_clock_get_time (runner->clock);
      runner->next_save = runner->last_look + runner->save_interval;
      qs_helpers_work ("qs-count-job", 1 + runner->n_threads + (runner->is_whole ? 1 : 0), &runner->n_helpers, work, runner);
    }
  while (runner->n_helpers == 0 && wait_for_threads (runner));

  look_at_clock (runner);
  save (runner);
}

void
qs_count_runner_send (QsWorker      *worker,
                      QsCountCommand command)
{
  qs_worker_send (worker, GUINT_TO_POINTER (command));
}
