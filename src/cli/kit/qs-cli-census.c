/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts solutions in the background and waits for them. */

#include "config.h"

#include "qs-cli-census.h"

#include "qs-census-cursor.h"
#include "qs-cli-wait.h"

/* What a command waits for. */
typedef struct
{
  QsSolutionSet *set;
  guint64 number;   /* of solutions, or a rank */
  guint16 *columns; /* of the solution of this rank */
} Wish;

static gboolean
can_reach (gpointer data)
{
  const Wish *wish = data;

  return qs_solution_set_is_complete (wish->set) || qs_solution_set_get_reachable (wish->set) >= wish->number;
}

static gboolean
has_come (gpointer data)
{
  const Wish *wish = data;

  return qs_solution_set_get (wish->set, wish->number, wish->columns);
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
 * @error: the place for an error: as qs_cli_wait() has it
 *
 * Waits until @n_solutions solutions can be fetched, or all were counted.
 *
 * Returns: whether this is so
 */
gboolean
qs_cli_census_wait (QsSolver     *solver,
                    guint64       n_solutions,
                    QsFileWriter *output,
                    GError      **error)
{
  Wish wish = { qs_solver_get_solution_set (solver), n_solutions, NULL };

  return qs_cli_wait (can_reach, &wish, output, error);
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
  Wish wish = { qs_solver_get_solution_set (solver), rank, columns };

  qs_solution_set_want (wish.set, rank, 1);

  return qs_cli_wait (has_come, &wish, output, error);
}

/**
 * qs_cli_census_find:
 * @solver: a solver that has counted all solutions
 * @columns: (array length=n): one of them
 *
 * Finds the number of a solution, in some milliseconds.
 *
 * Returns: its rank, from 0
 */
guint64
qs_cli_census_find (QsSolver      *solver,
                    const guint16 *columns)
{
  QsSharedCensus *census = qs_solution_set_get_census (qs_solver_get_solution_set (solver));
  g_autoptr (QsCensusCursor) cursor = qs_census_cursor_new (census, NULL, NULL);
  guint64 rank = 0;

  if (!qs_census_cursor_get_rank (cursor, columns, &rank))
    g_assert_not_reached ();

  return rank;
}
