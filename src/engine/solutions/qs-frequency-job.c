/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many of some solutions have a queen on each square, counted in several threads.
 *
 * Each thread takes some consecutive solutions by their numbers, and adds them up for
 * itself and then to the common sum. */

#include "qs-frequency-job.h"

#include "qs-census-cursor.h"
#include "qs-errand.h"
#include "qs-helpers.h"
#include "qs-members.h"
#include "qs-queue.h"
#include "qs-shared-census.h"

/* How many solutions a thread takes in one go: finding the first one is a tenth of their time. */
#define SHARE 1024

/* After how many solutions a thread looks whether to end. */
#define SOLUTIONS_PER_LOOK 64

struct _QsFrequencyJob
{
  GObject parent_instance;

  QsSolutionSet *solutions;   /* (nullable) */
  gboolean is_wanted;
  guint64 max_solutions;
  QsErrand *counting;         /* (nullable) */
  QsSolutionSet *counted_set; /* (nullable): what the frequencies are of */
  QsFrequencies frequencies;  /* so far */
  gboolean is_complete;       /* whether all solutions are in them */
};

QS_DEFINE_PLAIN_TYPE (QsFrequencyJob, qs_frequency_job, G_TYPE_OBJECT)

/* What the errand works on. */
typedef struct
{
  QsSharedCensus *census;
  QsErrandRun *run;
  guint64 n_searched;  /* how many solutions are looked at; the rest mirrors them */
  gboolean is_halved;
  int n_taken;         /* atomic: how many shares were taken */

  GMutex lock;         /* of the sum */
  QsFrequencies sum;
} Counter;

/* @census is complete. */
static Counter *
counter_new (QsSharedCensus *census)
{
  Counter *self = g_new0 (Counter, 1);
  const QsCensusSpace *space = qs_shared_census_get_space (census);
  QsCensusProgress progress;

  qs_shared_census_get_progress (census, &progress);
  self->census = qs_shared_census_ref (census);
  self->is_halved = space->is_halved;
  self->n_searched = self->is_halved ? progress.found / 2 : progress.found;
  g_mutex_init (&self->lock);
  qs_frequencies_init (&self->sum, space->n_rows, space->n);

  return self;
}

static void
counter_free (gpointer data)
{
  Counter *self = data;

  g_mutex_clear (&self->lock);
  qs_shared_census_unref (self->census);
  g_free (self);
}

/* Counts the queens of some solutions. */
static void
count_share (Counter        *self,
             QsCensusCursor *cursor,
             guint64         first,
             QsFrequencies  *part)
{
  guint64 end = MIN (first + SHARE, self->n_searched);
  guint16 columns[QS_CENSUS_MAX_N];

  qs_census_cursor_seek (cursor, first);
  for (guint64 rank = first; rank < end && qs_census_cursor_next (cursor, columns); rank++)
    {
      qs_frequencies_add (part, columns);
      if (rank % SOLUTIONS_PER_LOOK == 0 && qs_errand_run_is_cancelled (self->run))
        return;
    }
}

static void
count (guint    thread,
       gpointer data)
{
  Counter *self = data;
  g_autoptr (QsCensusCursor) cursor = qs_census_cursor_new (self->census, (QsStop){ qs_errand_run_is_cancelled, self->run });

  while (!qs_errand_run_is_cancelled (self->run))
    {
      guint64 first = (guint64) g_atomic_int_add (&self->n_taken, 1) * SHARE;
      QsFrequencies part;

      if (first >= self->n_searched)
        break;

      qs_frequencies_init (&part, self->sum.n_rows, self->sum.n);
      count_share (self, cursor, first, &part);
      qs_lock_enter (&self->lock);
      qs_frequencies_merge (&self->sum, &part, FALSE);
      if (self->is_halved)
        qs_frequencies_merge (&self->sum, &part, TRUE);
      qs_lock_leave (&self->lock);
      if (thread == 0)
        qs_errand_run_report (first, self->run);
    }
}

static gboolean
count_all (QsErrandRun *run,
           gpointer     data,
           GError     **error)
{
  Counter *self = data;

  self->run = run;
  qs_helpers_work ("qs-frequency", g_get_num_processors (), NULL, count, self);

  return TRUE;
}

static const QsErrandKind counter_kind = {
  .name = "qs-frequency",
  .work = count_all,
  .free_job = counter_free,
};

static void
counted_cb (QsFrequencyJob *self)
{
  Counter *counter = qs_errand_get_job (self->counting);

  qs_lock_enter (&counter->lock);
  self->frequencies = counter->sum;
  qs_lock_leave (&counter->lock);
  self->is_complete = !qs_errand_is_running (self->counting);
  if (self->is_complete)
    g_clear_object (&self->counting);

  g_signal_emit_by_name (self, "changed");
}

/* The set whose frequencies are wanted and can be counted now. */
static QsSolutionSet *
get_set_to_count (QsFrequencyJob *self)
{
  gboolean is_ready = self->is_wanted && self->solutions != NULL &&
                      qs_solution_set_get_status (self->solutions)->is_complete && !qs_frequency_job_has_too_many (self);

  return is_ready ? self->solutions : NULL;
}

static void
qs_frequency_job_class_init (QsFrequencyJobClass *klass)
{
  /* The default except in tests. */
  qs_members_install_property (klass, QsFrequencyJob, max_solutions, qs_frequency_job_update, uint64, "max-solutions", 0,
                               G_MAXUINT64, QS_FREQUENCY_JOB_MAX_SOLUTIONS, G_PARAM_READWRITE | G_PARAM_CONSTRUCT);

  qs_members_own (klass, QsFrequencyJob, counting, qs_errand_abandon);
  qs_members_own (klass, QsFrequencyJob, counted_set, g_object_unref);
  qs_members_own (klass, QsFrequencyJob, solutions, g_object_unref);

  /* More is counted, or there are no frequencies any more. */
  g_signal_new ("changed", QS_TYPE_FREQUENCY_JOB, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

QsFrequencyJob *
qs_frequency_job_new (void)
{
  return g_object_new (QS_TYPE_FREQUENCY_JOB, NULL);
}

/* Turns to another set. The frequencies of the old one are gone at once; those of the new one
 * are counted from the next qs_frequency_job_update() on. */
void
qs_frequency_job_set_solutions (QsFrequencyJob *self,
                                QsSolutionSet  *solutions)
{
  g_set_object (&self->solutions, solutions);
}

/* Counts whatever can be counted by now, and nothing else. The owner calls it when the set's
 * state has changed. */
void
qs_frequency_job_update (QsFrequencyJob *self)
{
  QsSolutionSet *set;

  set = get_set_to_count (self);
  if (self->counted_set == set)
    return;

  qs_errand_forget (&self->counting, self);
  g_set_object (&self->counted_set, set);
  self->is_complete = FALSE;
  if (set != NULL)
    {
      const QsCensusSpace *space = qs_solution_set_get_space (set);

      qs_frequencies_init (&self->frequencies, space->n_rows, space->n);
      self->counting = qs_errand_start (&counter_kind, counter_new (qs_solution_set_get_census (set)), 0, NULL);
      g_signal_connect_object (self->counting, "progress", G_CALLBACK (counted_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->counting, "finished", G_CALLBACK (counted_cb), self, G_CONNECT_SWAPPED);
    }

  g_signal_emit_by_name (self, "changed");
}

gboolean
qs_frequency_job_is_running (QsFrequencyJob *self)
{
  return self->counting != NULL;
}

/* Counts only while somebody looks: it takes all processors. */
void
qs_frequency_job_set_wanted (QsFrequencyJob *self,
                             gboolean        is_wanted)
{
  self->is_wanted = is_wanted;
  qs_frequency_job_update (self);
}

/* Whether so many solutions are known already that their frequencies are not counted. It can
 * change whenever the set's count does. */
gboolean
qs_frequency_job_has_too_many (QsFrequencyJob *self)
{
  return self->solutions != NULL && qs_solution_set_get_status (self->solutions)->count > self->max_solutions;
}

/* The frequencies as far as they are counted, until #QsFrequencyJob::changed; %NULL where they
 * are not wanted or not counted. */
const QsFrequencies *
qs_frequency_job_get (QsFrequencyJob *self,
                      gboolean       *is_complete)
{
  gboolean is_counted;

  is_counted = self->counted_set != NULL && self->counted_set == get_set_to_count (self);
  if (is_complete != NULL)
    *is_complete = is_counted && self->is_complete;

  return is_counted ? &self->frequencies : NULL;
}
