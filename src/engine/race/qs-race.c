/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Methods that do the same work one after the other: the main thread's face of the runner. */

#include "qs-race.h"

#include "qs-members.h"
#include "qs-race-runner.h"
#include "qs-solution.h"

struct _QsRace
{
  GObject parent_instance;

  QsWorker *worker; /* while predicting, asking or running */
  QsRaceReport *report; /* the newest */
};

G_DEFINE_FINAL_TYPE (QsRace, qs_race, G_TYPE_OBJECT)

static void
receive_report (gpointer message,
                gpointer user_data)
{
  g_autoptr (QsRace) self = g_object_ref (QS_RACE (user_data));

  g_clear_pointer (&self->report, qs_race_report_free);
  self->report = qs_race_report_copy (message);

  if (self->report->state == QS_RACE_FINISHED)
    g_clear_pointer (&self->worker, qs_worker_stop);

  g_signal_emit_by_name (self, "changed");
}

static const QsWorkerKind race_kind = {
  .name = "qs-race",
  .work = qs_race_runner_work,
  .receive = receive_report,
  .free_job = (GDestroyNotify) qs_race_report_free,
  .free_message = (GDestroyNotify) qs_race_report_free,
};

static void
qs_race_class_init (QsRaceClass *klass)
{
  qs_members_own (klass, QsRace, worker, qs_worker_stop);
  qs_members_own (klass, QsRace, report, qs_race_report_free);

  /* Something has changed: the state, the progress, a prediction or a measurement. While racers
   * run it is emitted a few times per second at most, also when only time has passed. */
  g_signal_new ("changed", QS_TYPE_RACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_race_init (QsRace *self)
{
  self->report = qs_race_report_new (&(QsRaceTask){ 0 }, (const QsMethod *const[]){ NULL });
}

QsRace *
qs_race_new (void)
{
  return g_object_new (QS_TYPE_RACE, NULL);
}

/* Starts a race; n is 1 … %QS_MAX_N. @racers ends with %NULL; those that cannot do the task are
 * left out: see qs_racers_check(). A running race is ended first, and nothing more comes from it. */
void
qs_race_start (QsRace                *self,
               const QsRaceTask      *task,
               const QsMethod *const *racers)
{
  g_return_if_fail (task->n >= 1 && task->n <= QS_MAX_N);

  g_clear_pointer (&self->worker, qs_worker_stop);
  g_clear_pointer (&self->report, qs_race_report_free);

  self->report = qs_race_report_new (task, racers);
  self->report->state = self->report->n_racers > 0 ? QS_RACE_PREDICTING : QS_RACE_FINISHED;
  if (self->report->n_racers > 0)
    self->worker = qs_worker_start (&race_kind, qs_race_report_copy (self->report), self);

  g_signal_emit_by_name (self, "changed");
}

/* Lets a race that asks begin, without refused racers. Where one run of each is predicted to take
 * longer than the budget, the budget becomes twice the predicted time unless it is firm. */
void
qs_race_confirm (QsRace *self)
{
  if (self->report->state != QS_RACE_ASKING)
    return;

  self->report->state = QS_RACE_RUNNING;
  self->report->progress = 0;
  qs_race_runner_confirm (self->worker);
  g_signal_emit_by_name (self, "changed");
}

/* Ends a running race. What was measured stays. */
void
qs_race_cancel (QsRace *self)
{
  if (self->worker == NULL)
    return;

  g_clear_pointer (&self->worker, qs_worker_stop);
  self->report->state = QS_RACE_CANCELLED;
  self->report->running = NULL;
  g_signal_emit_by_name (self, "changed");
}

/* What is known of it, valid until the next change; of one that was not started, that it is idle. qs_race_confirm() may
 * raise the budget of the task. */
const QsRaceReport *
qs_race_get_report (QsRace *self)
{
  return self->report;
}
