/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Methods that do the same work one after the other: the main thread's face of the runner. */

#include "qs-race.h"

#include "qs-race-runner.h"
#include "qs-solution.h"

struct _QsRace
{
  GObject parent_instance;

  QsWorker *worker; /* while predicting, asking or running */
  QsRaceReport *report;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (QsRace, qs_race, G_TYPE_OBJECT)

static void
emit_changed (QsRace *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
receive_report (gpointer message,
                gpointer user_data)
{
  g_autoptr (QsRace) self = g_object_ref (QS_RACE (user_data));

  g_clear_pointer (&self->report, qs_race_report_free);
  self->report = qs_race_report_copy (message);

  if (self->report->state == QS_RACE_FINISHED)
    g_clear_pointer (&self->worker, qs_worker_stop);

  emit_changed (self);
}

static void
free_report (gpointer report)
{
  qs_race_report_free (report);
}

static const QsWorkerKind race_kind = {
  .name = "qs-race",
  .work = qs_race_runner_work,
  .receive = receive_report,
  .free_job = free_report,
  .free_message = free_report,
};

static void
qs_race_dispose (GObject *object)
{
  QsRace *self = QS_RACE (object);

  g_clear_pointer (&self->worker, qs_worker_stop);

  G_OBJECT_CLASS (qs_race_parent_class)->dispose (object);
}

static void
qs_race_finalize (GObject *object)
{
  QsRace *self = QS_RACE (object);

  g_clear_pointer (&self->report, qs_race_report_free);

  G_OBJECT_CLASS (qs_race_parent_class)->finalize (object);
}

static void
qs_race_class_init (QsRaceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = qs_race_dispose;
  object_class->finalize = qs_race_finalize;

  /* Something has changed: the state, the progress, a prediction or a measurement. While racers
   * run it is emitted a few times per second at most, also when only time has passed. */
  changed_signal =
      g_signal_new ("changed", QS_TYPE_RACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_race_init (QsRace *self)
{
}

QsRace *
qs_race_new (void)
{
  return g_object_new (QS_TYPE_RACE, NULL);
}

/* Starts a race; n is 1 … %QS_MAX_N. @racers ends with %NULL; those that cannot do the task are
 * left out: see qs_racers_check(). A running race is ended first, and nothing more comes from it. */
void
qs_race_start (QsRace               *self,
               const QsRaceTask     *task,
               const QsRacer *const *racers)
{
  g_return_if_fail (QS_IS_RACE (self));
  g_return_if_fail (task != NULL && task->n >= 1 && task->n <= QS_MAX_N);
  g_return_if_fail (racers != NULL);

  g_clear_pointer (&self->worker, qs_worker_stop);
  g_clear_pointer (&self->report, qs_race_report_free);

  self->report = qs_race_report_new (task, racers);
  self->report->state = self->report->n_racers > 0 ? QS_RACE_PREDICTING : QS_RACE_FINISHED;
  if (self->report->n_racers > 0)
    self->worker = qs_worker_start (&race_kind, qs_race_report_copy (self->report), self);

  emit_changed (self);
}

/* Lets a race that asks begin, without refused racers. Where one run of each is predicted to take
 * longer than the budget, the budget becomes twice the predicted time unless it is firm. */
void
qs_race_confirm (QsRace *self)
{
  g_return_if_fail (QS_IS_RACE (self));

  if (qs_race_get_state (self) != QS_RACE_ASKING)
    return;

  self->report->state = QS_RACE_RUNNING;
  self->report->progress = 0;
  qs_race_runner_confirm (self->worker);
  emit_changed (self);
}

/* Ends a running race. What was measured stays. */
void
qs_race_cancel (QsRace *self)
{
  g_return_if_fail (QS_IS_RACE (self));

  if (self->worker == NULL)
    return;

  g_clear_pointer (&self->worker, qs_worker_stop);
  self->report->state = QS_RACE_CANCELLED;
  self->report->running = NULL;
  emit_changed (self);
}

QsRaceState
qs_race_get_state (QsRace *self)
{
  g_return_val_if_fail (QS_IS_RACE (self), QS_RACE_IDLE);

  return self->report != NULL ? self->report->state : QS_RACE_IDLE;
}

/* The last task, or %NULL, valid until the next change; qs_race_confirm() may have raised its
 * budget. */
const QsRaceTask *
qs_race_get_task (QsRace *self)
{
  g_return_val_if_fail (QS_IS_RACE (self), NULL);

  return self->report != NULL ? &self->report->task : NULL;
}

/* How far it is with what it is doing, 0 … 1: with predicting, or with running. */
double
qs_race_get_progress (QsRace *self)
{
  g_return_val_if_fail (QS_IS_RACE (self), 0);

  return self->report != NULL ? self->report->progress : 0;
}

/* The predicted processor time of the race, in seconds, from %QS_RACE_ASKING on; racers whose
 * time is unknown are not in it. */
double
qs_race_get_expected_seconds (QsRace *self)
{
  g_return_val_if_fail (QS_IS_RACE (self), 0);

  return self->report != NULL ? self->report->expected_seconds : 0;
}

/* The racer that runs now, or %NULL. */
const QsRacer *
qs_race_get_running (QsRace *self)
{
  g_return_val_if_fail (QS_IS_RACE (self), NULL);

  return self->report != NULL ? self->report->running : NULL;
}

/* The measurements of each racer, in the order of the start, valid until the next change. */
const QsRaceResult *
qs_race_get_results (QsRace *self,
                     guint  *n_results)
{
  g_return_val_if_fail (QS_IS_RACE (self), NULL);
  g_return_val_if_fail (n_results != NULL, NULL);

  *n_results = self->report != NULL ? self->report->n_racers : 0;

  return self->report != NULL ? self->report->results : NULL;
}

/* The times for smaller boards and larger, by racer and then by n, valid until the next change. */
const QsGrowthPoint *
qs_race_get_growth (QsRace *self,
                    guint  *n_points)
{
  g_return_val_if_fail (QS_IS_RACE (self), NULL);
  g_return_val_if_fail (n_points != NULL, NULL);

  *n_points = self->report != NULL ? self->report->growth->len : 0;

  return self->report != NULL ? (const QsGrowthPoint *) (gpointer) self->report->growth->data : NULL;
}

/* The predictions for each racer, in the order of the start, valid until the next change. There
 * are none before all are there. */
const QsRacePrediction *
qs_race_get_predictions (QsRace *self,
                         guint  *n_predictions)
{
  g_return_val_if_fail (QS_IS_RACE (self), NULL);
  g_return_val_if_fail (n_predictions != NULL, NULL);

  *n_predictions = self->report != NULL && self->report->has_predictions ? self->report->n_racers : 0;

  return *n_predictions > 0 ? self->report->predictions : NULL;
}
