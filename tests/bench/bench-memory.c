/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much memory counting and paging takes. */

#include "config.h"

#include <stdio.h>
#include <unistd.h>

#include "qs-solver.h"

/* How much more may be resident than before, in MiB. */
#define MOST_MORE 64.0

/* How many solutions one look takes. */
#define PAGE 4096

/* How often somebody looks somewhere else. */
#define N_PAGES 300

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
  guint64 reachable = qs_solution_set_get_reachable (set);
  guint16 columns[QS_CENSUS_MAX_N];

  for (guint i = 0; i < N_PAGES && reachable > 0; i++)
    {
      guint64 first = (guint64) (g_random_double () * (double) reachable);

      qs_solution_set_want (set, first, PAGE);
      while (!qs_solution_set_get (set, first, columns))
        g_main_context_iteration (NULL, TRUE);
    }
}

/* Counts for some time at most, and then pages. Returns how much memory more that took, in MiB. */
static double
measure (guint  n,
         gint64 duration)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  double before = get_resident (), more;
  gint64 end = g_get_monotonic_time () + duration;
  QsCensusSpace space;

  qs_census_space_init (&space, n, NULL, QS_CENSUS_ALL);
  qs_solver_start (solver, &space);
  while (qs_solver_get_state (solver) == QS_SOLVER_RUNNING && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  page (qs_solver_get_solution_set (solver));
  more = get_resident () - before;

  printf ("n = %u: %" G_GUINT64_FORMAT " solutions found, %u pages seen: %.1f MiB more, of %.1f in all\n",
          n, qs_solver_get_count (solver), N_PAGES, more, get_resident ());

  return more;
}

int
main (void)
{
  gboolean is_too_much = FALSE;

  is_too_much |= measure (8, 60 * G_USEC_PER_SEC) > MOST_MORE;
  is_too_much |= measure (14, 60 * G_USEC_PER_SEC) > MOST_MORE;
  is_too_much |= measure (18, 60 * G_USEC_PER_SEC) > MOST_MORE;
  is_too_much |= measure (32, 3 * G_USEC_PER_SEC) > MOST_MORE;

  return is_too_much ? 1 : 0;
}
