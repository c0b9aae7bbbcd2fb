/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-family.h"

#include "qs-census-search.h"
#include "qs-estimate.h"

/* The search trees of boards that are counted have no more nodes, as probes estimate: on each machine these are the same
 * boards, and each takes some hundredths of a second. */
#define MAX_NODES 1e6
#define N_PROBES 1000
#define SEED 1

typedef struct
{
  QsProblem problem;
  GArray *counts; /* of QsFamilyCount, from one queen on */
} Job;

/* The board with so many queens whose solutions belong into one row of numbers with those of @problem: it has as many
 * columns where @problem has fewer rows than columns, else it is square. Squares do not matter, and regions have no
 * other board. Returns: whether there is one */
gboolean
qs_family_get (const QsProblem *problem,
               guint            n_queens,
               QsProblem       *member)
{
  guint n = problem->n_rows < problem->n ? problem->n : n_queens;

  if (n_queens > n || n > QS_ENUMERATOR_MAX_N || problem->has_regions)
    return FALSE;

  qs_problem_init_rectangle (member, n_queens, n);
  member->attack = problem->attack;

  return TRUE;
}

static gboolean
is_small (const QsProblem *problem)
{
  QsEstimate estimate;

  return qs_estimate_all (NULL, problem->n, qs_problem_intern (problem), N_PROBES, SEED, &estimate) &&
         estimate.placements <= MAX_NODES;
}

static gboolean
count_solutions (QsErrandRun     *run,
                 const QsProblem *problem,
                 QsCensusScope    scope,
                 guint64         *count)
{
  QsCensusSpace space;

  qs_census_space_init_problem (&space, problem, scope);
  return qs_census_count_all (&space, (QsStop){ qs_errand_run_is_cancelled, run }, count);
}

static gboolean
count_family (QsErrandRun *run,
              gpointer     data,
              GError     **error)
{
  Job *job = data;
  QsFamilyCount count = { 0 };
  QsProblem member;

  for (guint n = 1; qs_family_get (&job->problem, n, &member) && is_small (&member); n++)
    {
      gint64 start = g_get_monotonic_time ();

      if (!count_solutions (run, &member, QS_CENSUS_ALL, &count.solutions))
        return TRUE;

      count.time = g_get_monotonic_time () - start;
      count.date = g_get_real_time () / G_USEC_PER_SEC;
      if (!count_solutions (run, &member, QS_CENSUS_FUNDAMENTAL, &count.fundamental))
        return TRUE;

      g_array_append_val (job->counts, count);
    }

  return TRUE;
}

static void
job_free (gpointer data)
{
  Job *job = data;

  g_array_unref (job->counts);
  g_free (job);
}

static const QsErrandKind family_kind = {
  .name = "qs-family",
  .work = count_family,
  .free_job = job_free,
};

/* Counts the small boards, from one queen on. */
QsErrand *
qs_family_start (const QsProblem *problem)
{
  Job *job = g_new0 (Job, 1);

  job->problem = *problem;
  job->counts = g_array_new (FALSE, FALSE, sizeof (QsFamilyCount));

  return qs_errand_start (&family_kind, job, 0, NULL);
}

/* When it has finished: QsFamilyCount from one queen on. Returns: (transfer none) */
const GArray *
qs_family_get_counts (QsErrand *errand)
{
  const Job *job = qs_errand_get_job (errand);

  return job->counts;
}
