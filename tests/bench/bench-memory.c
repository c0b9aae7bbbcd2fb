/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much memory counting and paging takes. */

#include <stdio.h>
#include <unistd.h>

#include "bench-report.h"
#include "qs-solution-set.h"

/* How many solutions one look takes. */
#define PAGE 4096

/* How often the user looks somewhere else. */
#define N_PAGES 300

/* How long to count boards with too many solutions, in microseconds. */
#define DURATION (bench_is_brief () ? G_USEC_PER_SEC / 5 : 3 * G_USEC_PER_SEC)

/* The resident memory, in MiB. */
static double
get_resident (void)
{
  g_autofree char *text = NULL;
  unsigned long size, resident;

  if (!g_file_get_contents ("/proc/self/statm", &text, NULL, NULL) ||
      sscanf (text, "%lu %lu", &size, &resident) != 2)
    return 0;

  return (double) resident * (double) sysconf (_SC_PAGESIZE) / (1 << 20);
}

/* Looks at solutions in all places. */
static void
page (QsSolutionSet *set)
{
  guint64 reachable = qs_solution_set_get_status (set)->reachable;
  guint16 columns[QS_CENSUS_MAX_N];

  for (guint i = 0; i < N_PAGES && reachable > 0; i++)
    {
      guint64 first = (guint64) (g_random_double () * (double) reachable);

      qs_solution_set_want (set, first, PAGE);
      while (!qs_solution_set_get (set, first, columns))
        g_main_context_iteration (NULL, TRUE);
    }
}

/* Counts all, or for @duration in microseconds, and then pages. */
static void
measure (guint  n,
         gint64 duration)
{
  g_autoptr (QsSolutionSet) set = NULL;
  BenchBaseline before = { "before", get_resident () };
  gint64 end = g_get_monotonic_time () + duration;
  QsCensusSpace space;

  qs_census_space_init (&space, n, NULL, QS_CENSUS_ALL);
  set = qs_solution_set_start (&space);
  while (!qs_solution_set_get_status (set)->is_complete && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  if (qs_solution_set_get_status (set)->is_complete)
    bench_check_total (n, qs_solution_set_get_status (set)->count, "The solution set");

  page (set);
  bench_report (get_resident () - before.value, "MiB", &before, "more-memory/%u", n);
}

int
main (void)
{
  measure (8, G_MAXINT32);
  measure (14, G_MAXINT32);
  measure (16, G_MAXINT32);
  measure (32, DURATION);

  return 0;
}
