/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Helpers of the tests of set, set and explorer: solutions found in the plainest way, and fetched ones. */

#include "engine-test-census.h"

#include "engine-test-util.h"
#include "qs-enumerator.h"
#include "qs-test-boards.h"
#include "qs-test-squares.h"

/* Sets random rules on some squares, often few and sometimes impossible ones. */
void
engine_make_constraints (QsConstraints *constraints,
                         guint          n)
{
  guint n_squares = (guint) g_test_rand_int_range (0, 5);

  qs_constraints_init (constraints, n);
  for (guint i = 0; i < n_squares; i++)
    {
      QsSquare square = { (guint) g_test_rand_int_range (0, (int) n), (guint) g_test_rand_int_range (0, (int) n) };
      gboolean is_required = g_test_rand_int_range (0, 4) == 0;

      qs_constraints_set (constraints, square, is_required ? QS_SQUARE_RULE_REQUIRED : QS_SQUARE_RULE_FORBIDDEN);
    }
}

/* @scope: whether only the fundamental solutions are
 * Returns: (transfer full) (element-type guint16): the columns of the solutions, one after the other */
GArray *
engine_enumerate_allowed (const QsConstraints *constraints,
                          QsCensusScope        scope)
{
  guint n = constraints->n;
  g_autoptr (GArray) all = engine_enumerate (n);
  GArray *allowed = g_array_new (FALSE, FALSE, sizeof (guint16));

  for (guint i = 0; i < all->len; i += n)
    {
      const guint16 *columns = &g_array_index (all, guint16, i);

      if (qs_constraints_allows (constraints, columns) &&
          (scope == QS_CENSUS_ALL || test_is_least (columns, n)))
        g_array_append_vals (allowed, columns, n);
    }

  return allowed;
}

/* Makes the space of the same solutions.
 * @space: (out caller-allocates): a space
 * @scope: whether only the fundamental solutions are */
void
engine_make_space (QsCensusSpace       *space,
                   const QsConstraints *constraints,
                   QsCensusScope        scope)
{
  guint32 allowed[QS_CENSUS_MAX_N];

  qs_test_get_allowed (constraints, allowed);
  qs_census_space_init (space, constraints->n, allowed, scope);
}

/* Waits for one solution.
 * @columns: (out caller-allocates) (array): its columns */
void
engine_fetch (QsSolutionSet *set,
              guint64        rank,
              guint16       *columns)
{
  if (qs_solution_set_get (set, rank, columns))
    return;

  qs_solution_set_want (set, rank, 1);
  engine_run_until (qs_solution_set_get (set, rank, columns));
}

typedef struct
{
  gboolean is_answered;
  gboolean is_known;
  guint64 rank;
} Answer;

static void
answered_cb (const guint16 *columns,
             gboolean       is_known,
             guint64        rank,
             gpointer       answer)
{
  *(Answer *) answer = (Answer){ TRUE, is_known, rank };
}

/* Waits for the number of a solution, from 0. Returns whether it is known yet. */
gboolean
engine_find (QsSolutionSet *set,
             const guint16 *columns,
             guint64       *rank)
{
  Answer answer = { 0 };

  qs_solution_set_find (set, columns, FALSE, answered_cb, &answer);
  g_assert_false (answer.is_answered);
  engine_run_until (answer.is_answered);
  *rank = answer.rank;

  return answer.is_known;
}

/* Asserts that the set gives what the list has there. */
void
engine_assert_window (QsSolutionSet *set,
                      guint64        first,
                      guint          n_solutions,
                      const GArray  *solutions)
{
  guint n = qs_solution_set_get_space (set)->n;
  guint64 end = MIN (first + n_solutions, solutions->len / n);
  guint16 columns[QS_CENSUS_MAX_N];

  qs_solution_set_want (set, first, n_solutions);
  for (guint64 rank = first; rank < end; rank++)
    {
      engine_run_until (qs_solution_set_get (set, rank, columns));
      g_assert_cmpmem (columns, n * sizeof *columns,
                       &g_array_index (solutions, guint16, rank * n), n * sizeof *columns);
    }
}
