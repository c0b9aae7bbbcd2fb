/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many of a solver's solutions have a queen on each square: the main thread's face of the frequency counter. */

#include "config.h"

#include "qs-frequency-job-private.h"

#include "qs-frequency-counter.h"

struct _QsFrequencyJob
{
  GObject parent_instance;

  QsSolver *solver;           /* (nullable): whose solutions */
  gboolean is_wanted;
  guint64 max_solutions;
  QsWorker *worker;           /* (nullable): counts */
  QsSolutionSet *counted_set; /* (nullable): what the report is of */
  QsFrequencyReport report;   /* the last one */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (QsFrequencyJob, qs_frequency_job, G_TYPE_OBJECT)

static void
receive_report (gpointer message,
                gpointer user_data)
{
  g_autoptr (QsFrequencyJob) self = g_object_ref (QS_FREQUENCY_JOB (user_data));

  self->report = *(const QsFrequencyReport *) message;
  if (self->report.is_complete)
    g_clear_pointer (&self->worker, qs_worker_stop);

  g_signal_emit (self, signals[CHANGED], 0);
}

static const QsWorkerKind counter_kind = {
  .name = "qs-frequency",
  .work = qs_frequency_counter_work,
  .receive = receive_report,
  .free_job = qs_frequency_counter_free,
  .free_message = g_free,
};

/* The set whose frequencies are wanted and can be counted now. */
static QsSolutionSet *
get_set_to_count (QsFrequencyJob *self)
{
  if (!self->is_wanted || self->solver == NULL || qs_solver_get_state (self->solver) != QS_SOLVER_FINISHED ||
      qs_frequency_job_has_too_many (self))
    return NULL;

  return qs_solver_get_solution_set (self->solver);
}

static void
qs_frequency_job_dispose (GObject *object)
{
  QsFrequencyJob *self = QS_FREQUENCY_JOB (object);

  g_clear_pointer (&self->worker, qs_worker_stop);
  g_clear_object (&self->counted_set);
  g_clear_object (&self->solver);

  G_OBJECT_CLASS (qs_frequency_job_parent_class)->dispose (object);
}

static void
qs_frequency_job_class_init (QsFrequencyJobClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_frequency_job_dispose;

  /* More is counted, or there are no frequencies any more. */
  signals[CHANGED] =
      g_signal_new ("changed", QS_TYPE_FREQUENCY_JOB, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_frequency_job_init (QsFrequencyJob *self)
{
  self->max_solutions = QS_FREQUENCY_JOB_MAX_SOLUTIONS;
}

QsFrequencyJob *
qs_frequency_job_new (void)
{
  return g_object_new (QS_TYPE_FREQUENCY_JOB, NULL);
}

/* Turns to another solver. The frequencies of the old one are gone at once; those of the new one
 * are counted from the next qs_frequency_job_update() on. */
void
qs_frequency_job_set_solver (QsFrequencyJob *self,
                             QsSolver       *solver)
{
  g_return_if_fail (QS_IS_FREQUENCY_JOB (self));

  g_set_object (&self->solver, solver);
}

/* Counts whatever can be counted by now, and nothing else. The owner calls it when the solver's
 * state has changed. */
void
qs_frequency_job_update (QsFrequencyJob *self)
{
  QsSolutionSet *set;

  g_return_if_fail (QS_IS_FREQUENCY_JOB (self));

  set = get_set_to_count (self);
  if (self->counted_set == set)
    return;

  g_clear_pointer (&self->worker, qs_worker_stop);
  g_set_object (&self->counted_set, set);
  self->report.is_complete = FALSE;
  if (set != NULL)
    {
      qs_frequencies_init (&self->report.frequencies, qs_solution_set_get_n (set));
      self->worker = qs_worker_start (&counter_kind,
                                      qs_frequency_counter_new (qs_solution_set_get_census (set),
                                                                g_get_num_processors ()),
                                      self);
    }

  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
qs_frequency_job_is_running (QsFrequencyJob *self)
{
  g_return_val_if_fail (QS_IS_FREQUENCY_JOB (self), FALSE);

  return self->worker != NULL;
}

/* Counts only while somebody looks: it takes all processors. */
void
qs_frequency_job_set_wanted (QsFrequencyJob *self,
                             gboolean        is_wanted)
{
  g_return_if_fail (QS_IS_FREQUENCY_JOB (self));

  self->is_wanted = is_wanted;
  qs_frequency_job_update (self);
}

/* %QS_FREQUENCY_JOB_MAX_SOLUTIONS except in tests. */
void
qs_frequency_job_set_max_solutions (QsFrequencyJob *self,
                                    guint64         max_solutions)
{
  g_return_if_fail (QS_IS_FREQUENCY_JOB (self));

  self->max_solutions = max_solutions;
  qs_frequency_job_update (self);
}

/* Whether so many solutions are known already that their frequencies are not counted. It can
 * change whenever the solver's count does. */
gboolean
qs_frequency_job_has_too_many (QsFrequencyJob *self)
{
  g_return_val_if_fail (QS_IS_FREQUENCY_JOB (self), FALSE);

  return self->solver != NULL && qs_solver_get_count (self->solver) > self->max_solutions;
}

/* The frequencies as far as they are counted, until #QsFrequencyJob::changed; %NULL where they
 * are not wanted or not counted. */
const QsFrequencies *
qs_frequency_job_get (QsFrequencyJob *self,
                      gboolean       *is_complete)
{
  gboolean is_counted;

  g_return_val_if_fail (QS_IS_FREQUENCY_JOB (self), NULL);

  is_counted = self->counted_set != NULL && self->counted_set == get_set_to_count (self);
  if (is_complete != NULL)
    *is_complete = is_counted && self->report.is_complete;

  return is_counted ? &self->report.frequencies : NULL;
}
