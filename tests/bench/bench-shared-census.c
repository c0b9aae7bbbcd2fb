/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The census of the engine: how much faster two threads count than one, and how soon something can be shown. */

#include <math.h>

#include "bench-report.h"
#include "qs-census-runner.h"
#include "qs-solution-set.h"

#define N_TRIES 3

/* The baseline of every first solution: here hardly anything but the start takes time. */
#define EASY_N 8

typedef struct
{
  gint64 elapsed; /* microseconds */
  guint64 found;
  gboolean is_complete;
} Outcome;

static void
receive (gpointer message,
         gpointer user_data)
{
  const QsCensusReport *report = message;
  Outcome *outcome = user_data;

  outcome->elapsed = report->elapsed;
  outcome->found = report->progress.found;
  outcome->is_complete = report->progress.is_complete;
}

static const QsWorkerKind kind = {
  .name = "bench",
  .work = qs_census_runner_work,
  .receive = receive,
  .free_job = qs_census_runner_free,
  .free_message = g_free,
};

/* Returns how long a census takes, in milliseconds. */
static double
measure (guint n,
         guint n_threads)
{
  g_autoptr (QsSharedCensus) census = NULL;
  g_autoptr (QsWorker) worker = NULL;
  Outcome outcome = { 0 };
  QsCensusSpace space;

  qs_census_space_init (&space, n, NULL, QS_CENSUS_ALL);
  census = qs_shared_census_new (&space, QS_CENSUS_MAX_SIZE);
  worker = qs_worker_start (&kind, qs_census_runner_new (census, 0, n_threads), &outcome);
  while (!outcome.is_complete)
    g_main_context_iteration (NULL, TRUE);
  bench_check_total (n, outcome.found, "The census");

  return (double) outcome.elapsed / 1000;
}

/* Measures in turn, so that other work of the machine disturbs both alike. */
static void
measure_threads (guint n)
{
  BenchBaseline one = { "one-thread", INFINITY };
  double two = INFINITY;

  for (guint i = 0; i < bench_get_rounds (N_TRIES); i++)
    {
      one.value = fmin (one.value, measure (n, 1));
      two = fmin (two, measure (n, 2));
    }

  bench_report (two, "ms", &one, "census-with-two-threads/%u", n);
}

/* Returns how long it takes until the first solution can be shown, in milliseconds. */
static double
time_first (guint n)
{
  g_autoptr (QsSolutionSet) set = NULL;
  gint64 start = g_get_monotonic_time ();
  guint16 columns[QS_CENSUS_MAX_N];
  QsCensusSpace space;

  qs_census_space_init (&space, n, NULL, QS_CENSUS_ALL);
  set = qs_solution_set_start (&space);
  qs_solution_set_want (set, 0, 64);
  while (!qs_solution_set_get (set, 0, columns))
    g_main_context_iteration (NULL, TRUE);

  return (double) (g_get_monotonic_time () - start) / 1000;
}

/* The shortest of several times. */
static double
measure_first (guint n)
{
  double first = INFINITY;

  for (guint i = 0; i < bench_get_rounds (N_TRIES); i++)
    first = fmin (first, time_first (n));

  return first;
}

int
main (void)
{
  BenchBaseline easy = { "first-solution/8", measure_first (EASY_N) };

  measure_threads (16);
  for (guint n = EASY_N + 1; n <= QS_CENSUS_MAX_N; n++)
    bench_report (measure_first (n), "ms", &easy, "first-solution/%u", n);

  return 0;
}
