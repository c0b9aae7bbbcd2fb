/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Waits for the engine, which counts solutions in the background: a command has nothing else to
 * do, but must end when a signal comes or nobody reads its output any more. */

#include "config.h"

#include "qs-cli-census.h"

#include <glib/gi18n.h>

#include "qs-cli-interrupt.h"
#include "qs-error.h"

/* How often signals and the reader are looked at, in milliseconds. */
#define LOOK_INTERVAL 50

static gboolean
look (QsFileWriter *output,
      GError      **error)
{
  if (qs_cli_interrupt_get_signal () != 0)
    {
      g_set_error (error, QS_ERROR, QS_ERROR_CANCELLED, _ ("The count was cancelled"));
      return FALSE;
    }

  return qs_file_writer_check_reader (output, error);
}

/* Ends the wait of the main loop, so that the caller can look. */
static gboolean
tick_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

typedef gboolean (*Condition) (QsSolver *solver,
                               guint64   number,
                               guint16  *columns);

static gboolean
wait_for (Condition     condition,
          QsSolver     *solver,
          guint64       number,
          guint16      *columns,
          QsFileWriter *output,
          GError      **error)
{
  guint ticks = g_timeout_add (LOOK_INTERVAL, tick_cb, NULL);
  gboolean is_met, goes_on = TRUE;

  while (!(is_met = condition (solver, number, columns)) && (goes_on = look (output, error)))
    g_main_context_iteration (NULL, TRUE);

  g_source_remove (ticks);

  return is_met;
}

static gboolean
can_reach (QsSolver *solver,
           guint64   n_solutions,
           guint16  *columns)
{
  QsSolutionSet *set = qs_solver_get_solution_set (solver);

  return qs_solution_set_is_complete (set) || qs_solution_set_get_reachable (set) >= n_solutions;
}

static gboolean
has_come (QsSolver *solver,
          guint64   rank,
          guint16  *columns)
{
  return qs_solution_set_get (qs_solver_get_solution_set (solver), rank, columns);
}

/**
 * qs_cli_census_start:
 * @space: the solutions to count
 *
 * Returns: (transfer full): a solver that counts them
 */
QsSolver *
qs_cli_census_start (const QsCensusSpace *space)
{
  QsSolver *solver = qs_solver_new ();

  qs_solver_start (solver, space);

  return solver;
}

/**
 * qs_cli_census_wait:
 * @solver: a solver that runs
 * @n_solutions: how many solutions are wanted, the first ones;
 *   %G_MAXUINT64 for all
 * @output: the output of the program, whose reader is looked at
 * @error: the place for an error: %QS_ERROR_CANCELLED after a signal,
 *   %QS_ERROR_CLOSED
 *
 * Waits until so many solutions can be fetched, or all were counted.
 *
 * Returns: whether this is so
 */
gboolean
qs_cli_census_wait (QsSolver     *solver,
                    guint64       n_solutions,
                    QsFileWriter *output,
                    GError      **error)
{
  return wait_for (can_reach, solver, n_solutions, NULL, output, error);
}

/**
 * qs_cli_census_fetch:
 * @solver: a solver
 * @rank: the rank of a solution that can be reached, from 0
 * @columns: (out caller-allocates) (array length=n): its columns
 * @output: the output of the program, whose reader is looked at
 * @error: the place for an error: as qs_cli_census_wait() has it
 *
 * Gets one solution.
 *
 * Returns: whether it has come
 */
gboolean
qs_cli_census_fetch (QsSolver     *solver,
                     guint64       rank,
                     guint16      *columns,
                     QsFileWriter *output,
                     GError      **error)
{
  qs_solution_set_want (qs_solver_get_solution_set (solver), rank, 1);

  return wait_for (has_come, solver, rank, columns, output, error);
}

static void
found_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      user_data)
{
  GAsyncResult **kept = user_data;

  *kept = g_object_ref (result);
}

/**
 * qs_cli_census_find:
 * @solver: a solver that has counted all solutions
 * @columns: (array length=n): a solution
 * @rank: (out): its rank, from 0
 * @error: the place for an error: as qs_solution_set_find_finish() has it
 *
 * Finds the number of a solution, in some milliseconds.
 *
 * Returns: whether @rank was set
 */
gboolean
qs_cli_census_find (QsSolver      *solver,
                    const guint16 *columns,
                    guint64       *rank,
                    GError       **error)
{
  QsSolutionSet *set = qs_solver_get_solution_set (solver);
  g_autoptr (GAsyncResult) result = NULL;

  qs_solution_set_find_async (set, columns, NULL, found_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return qs_solution_set_find_finish (set, result, rank, error);
}
