/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts and numbers the solutions of a board in the background: the main thread's face of the census. */

#include "qs-solver.h"

#include "qs-census-runner.h"

/* The shortest time that the rate is taken over, in seconds. */
#define RATE_WINDOW 1.0

struct _QsSolver
{
  GObject parent_instance;

  QsWorker *worker; /* while running, unless it waits for its turn */
  QsSolutionSet *solution_set;
  QsSolverState state;
  double elapsed;       /* seconds that the search has taken until the last report */
  double rate;          /* solutions per second, lately */
  double window_start;  /* when the rate's window began, as elapsed */
  guint64 window_count; /* the count at that time */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (QsSolver, qs_solver, G_TYPE_OBJECT)

static void
announce (QsSolver   *self,
          const char *what)
{
  g_signal_emit (self, changed_signal, g_quark_from_string (what));
}

static void
set_state (QsSolver     *self,
           QsSolverState state)
{
  if (self->state == state)
    return;

  self->state = state;
  announce (self, "state");
}

/* Measures the rate over whole seconds; over all the time while the run is younger. */
static void
update_rate (QsSolver *self)
{
  guint64 count = qs_solution_set_get_count (self->solution_set);
  double window = self->elapsed - self->window_start;
  gboolean is_young = self->window_start <= 0;

  if (window >= RATE_WINDOW || (is_young && window > 0))
    self->rate = (double) (count - self->window_count) / window;

  if (window >= RATE_WINDOW)
    {
      self->window_start = self->elapsed;
      self->window_count = count;
    }
}

static void
receive_report (gpointer message,
                gpointer user_data)
{
  g_autoptr (QsSolver) self = g_object_ref (QS_SOLVER (user_data));
  const QsCensusReport *report = message;
  g_autoptr (QsSolutionSet) solution_set = g_object_ref (self->solution_set);

  self->elapsed = (double) report->elapsed / G_USEC_PER_SEC;
  if (report->has_first)
    qs_solution_set_add_first (solution_set, report->first);
  qs_solution_set_update (solution_set, &report->progress);

  /* Whoever was notified of the change may have started another run. */
  if (self->solution_set != solution_set)
    return;

  update_rate (self);

  if (report->progress.is_complete)
    {
      g_clear_pointer (&self->worker, qs_worker_stop);
      set_state (self, QS_SOLVER_FINISHED);
    }

  announce (self, "count");
}

static const QsWorkerKind solver_kind = {
  .name = "qs-solver",
  .work = qs_census_runner_work,
  .receive = receive_report,
  .free_job = qs_census_runner_free,
  .free_message = g_free,
};

static void
qs_solver_dispose (GObject *object)
{
  QsSolver *self = QS_SOLVER (object);

  g_clear_pointer (&self->worker, qs_worker_stop);
  g_clear_object (&self->solution_set);

  G_OBJECT_CLASS (qs_solver_parent_class)->dispose (object);
}

static void
qs_solver_class_init (QsSolverClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_solver_dispose;

  /* The signal's detail says what is another one: “state”; “solution-set”, at each start; or “count”, while the search
   * runs every few milliseconds, even when it stays the same, because time has passed. */
  changed_signal = g_signal_new ("changed", QS_TYPE_SOLVER, G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_solver_init (QsSolver *self)
{
}

QsSolver *
qs_solver_new (void)
{
  return g_object_new (QS_TYPE_SOLVER, NULL);
}

/* Begins a new set without announcing it. */
static void
begin (QsSolver            *self,
       const QsCensusSpace *space)
{
  g_autoptr (QsSharedCensus) census = qs_shared_census_new (space, QS_SHARED_CENSUS_SIZE);

  g_clear_pointer (&self->worker, qs_worker_stop);
  g_clear_object (&self->solution_set);
  self->solution_set = qs_solution_set_new (census);
  self->elapsed = self->rate = self->window_start = 0;
  self->window_count = 0;
}

/* Starts to count the solutions of @space, which is copied, in a new set. A
 * present run is ended first, and nothing more comes from it. */
void
qs_solver_start (QsSolver            *self,
                 const QsCensusSpace *space)
{
  qs_solver_prepare (self, space);
  qs_solver_resume (self);
}

/* Ends the run, whether it runs or waits. What was found so far stays. */
void
qs_solver_stop (QsSolver *self)
{
  g_return_if_fail (QS_IS_SOLVER (self));

  if (self->state != QS_SOLVER_RUNNING)
    return;

  g_clear_pointer (&self->worker, qs_worker_stop);
  set_state (self, QS_SOLVER_STOPPED);
}

/* Undoes a stop: the search waits for qs_solver_resume(), with everything that was found before. */
void
qs_solver_go_on (QsSolver *self)
{
  g_return_if_fail (QS_IS_SOLVER (self));

  if (self->state == QS_SOLVER_STOPPED)
    set_state (self, QS_SOLVER_RUNNING);
}

/* Does what qs_solver_start() does, but the search waits for qs_solver_resume(). Where a row has
 * no allowed square there is nothing to wait for: it is finished at once. */
void
qs_solver_prepare (QsSolver            *self,
                   const QsCensusSpace *space)
{
  g_return_if_fail (QS_IS_SOLVER (self));
  g_return_if_fail (space != NULL);

  begin (self, space);
  set_state (self, qs_solution_set_is_complete (self->solution_set) ? QS_SOLVER_FINISHED : QS_SOLVER_RUNNING);
  announce (self, "count");
  announce (self, "solution-set");
}

/* Interrupts a running search until qs_solver_resume(). Its state stays running. */
void
qs_solver_pause (QsSolver *self)
{
  g_return_if_fail (QS_IS_SOLVER (self));

  g_clear_pointer (&self->worker, qs_worker_stop);
}

/* Whether it is running, but its search waits for qs_solver_resume(). */
gboolean
qs_solver_is_paused (QsSolver *self)
{
  g_return_val_if_fail (QS_IS_SOLVER (self), FALSE);

  return self->state == QS_SOLVER_RUNNING && self->worker == NULL;
}

/* Resumes a waiting search, if there is one. */
void
qs_solver_resume (QsSolver *self)
{
  QsSharedCensus *census;
  QsCensusRunner *runner;

  g_return_if_fail (QS_IS_SOLVER (self));

  if (self->state != QS_SOLVER_RUNNING || self->worker != NULL || self->solution_set == NULL)
    return;

  census = qs_solution_set_get_census (self->solution_set);
  runner = qs_census_runner_new (census, (gint64) (self->elapsed * G_USEC_PER_SEC), g_get_num_processors ());
  self->worker = qs_worker_start (&solver_kind, runner, self);
}

QsSolverState
qs_solver_get_state (QsSolver *self)
{
  g_return_val_if_fail (QS_IS_SOLVER (self), QS_SOLVER_IDLE);

  return self->state;
}

guint64
qs_solver_get_count (QsSolver *self)
{
  g_return_val_if_fail (QS_IS_SOLVER (self), 0);

  return self->solution_set != NULL ? qs_solution_set_get_count (self->solution_set) : 0;
}

/* How many solutions were found per second lately. */
double
qs_solver_get_rate (QsSolver *self)
{
  g_return_val_if_fail (QS_IS_SOLVER (self), 0);

  return self->rate;
}

/* How long the search has taken, in seconds, to its end or to the last report, without the time
 * that it waited for its turn. */
double
qs_solver_get_elapsed (QsSolver *self)
{
  g_return_val_if_fail (QS_IS_SOLVER (self), 0);

  return self->elapsed;
}

/* The solutions of this run, or %NULL. */
QsSolutionSet *
qs_solver_get_solution_set (QsSolver *self)
{
  g_return_val_if_fail (QS_IS_SOLVER (self), NULL);

  return self->solution_set;
}

/* Estimates the progress of the run, 0 … 1, from the known number of solutions for this n. For
 * larger boards and where squares are forbidden that number is unknown, and there is no honest
 * estimate. @seconds_left is for the present rate; negative where that is not known yet. */
gboolean
qs_solver_estimate_progress (QsSolver *self,
                             double   *fraction,
                             double   *seconds_left)
{
  guint64 count = qs_solver_get_count (self), total;

  g_return_val_if_fail (fraction != NULL && seconds_left != NULL, FALSE);

  if (self->solution_set == NULL || !qs_solution_set_get_total (self->solution_set, &total) || count > total)
    return FALSE;

  *fraction = total > 0 ? (double) count / (double) total : 1;
  *seconds_left = self->rate > 0 ? (double) (total - count) / self->rate : -1;

  return TRUE;
}
