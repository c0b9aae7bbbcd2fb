/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much memory the sets of solutions take. */

#include "config.h"

#include <stdio.h>
#include <unistd.h>

#include "qs-solver.h"

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

static void
measure (guint  n,
         gint64 duration)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  double before = get_resident ();
  gint64 end = g_get_monotonic_time () + duration;

  qs_solver_start (solver, n);
  while (qs_solver_get_state (solver) == QS_SOLVER_RUNNING && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);

  printf ("n = %u: %" G_GUINT64_FORMAT " solutions found, %" G_GUINT64_FORMAT " kept: %.1f MiB more, of %.1f in all\n",
          n, qs_solver_get_count (solver), qs_solution_set_get_reachable (qs_solver_get_solution_set (solver)),
          get_resident () - before, get_resident ());
}

int
main (void)
{
  measure (8, 60 * G_USEC_PER_SEC);
  measure (14, 60 * G_USEC_PER_SEC);
  measure (16, 2 * G_USEC_PER_SEC);

  return 0;
}
