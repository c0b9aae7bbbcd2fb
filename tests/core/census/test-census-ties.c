/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cases in which no image comes before a solution. */

#include "qs-census-ties.h"

#include "qs-census-walk.h"
#include "qs-test-boards.h"
#include "qs-test-census.h"
#include "qs-test-main.h"

static gboolean
is_in (const QsCensusCase *given,
       const guint16      *columns,
       guint               n)
{
  for (guint row = 0; row < n; row++)
    {
      if ((given->allowed[row] >> columns[row] & 1) == 0)
        return FALSE;
    }

  return TRUE;
}

/* Asserts that a solution is in one case if it is the least of its images, and otherwise only
 * in cases that must be looked at. */
static void
assert_cases (const GArray  *cases,
              const guint16 *columns,
              guint          n,
              gboolean       is_least)
{
  guint n_decided = 0, n_undecided = 0;

  for (guint i = 0; i < cases->len; i++)
    {
      const QsCensusCase *given = &g_array_index (cases, QsCensusCase, i);

      if (!is_in (given, columns, n))
        continue;
      if (given->is_decided)
        n_decided++;
      else
        n_undecided++;
    }

  if (is_least)
    g_assert_cmpuint (n_decided + n_undecided, ==, 1);
  else
    g_assert_cmpuint (n_decided, ==, 0);
  g_assert_cmpuint (n_undecided, <=, 1);
}

static void
assert_prefix (const QsCensusWalk *walk,
               const GArray       *all)
{
  guint n = walk->space->n;
  g_autoptr (GArray) cases = qs_census_ties_split (&walk->space->problem, walk->allowed, walk->columns, walk->depth);
  g_autoptr (GArray) least = test_census_choose (all, n, NULL, QS_CENSUS_FUNDAMENTAL);
  guint next = 0;

  for (guint i = 0; i < all->len; i += n)
    {
      const guint16 *columns = &g_array_index (all, guint16, i);
      gboolean is_least = next < least->len &&
                          test_compare (columns, &g_array_index (least, guint16, next), n) == 0;

      if (test_compare (columns, walk->columns, walk->depth) == 0)
        assert_cases (cases, columns, n, is_least);
      next += is_least ? n : 0;
    }
}

QS_TEST_BOARDS (least_solutions_are_in_one_case, 1, 9)
{
  g_autoptr (GArray) all = test_all_solutions (n);
  QsCensusSpace space;

  qs_census_space_init (&space, n, NULL, QS_CENSUS_FUNDAMENTAL);
  for (guint depth = 1; depth <= MIN (n, 4); depth++)
    {
      QsCensusWalk walk;

      qs_census_walk_init (&walk, &space, NULL, 0, depth);
      while (qs_census_walk_next (&walk))
        assert_prefix (&walk, all);
    }
}

/* With the first queen in a corner, only the mirror image in that corner's diagonal can tie,
 * and the second row decides it. */
QS_TEST (corner_is_one_case)
{
  const guint16 prefix[] = { 0, 4 };
  g_autoptr (GArray) cases = NULL;
  const QsCensusCase *given;
  guint32 allowed[8];
  QsProblem problem;

  qs_problem_init (&problem, 8);
  qs_problem_get_allowed (&problem, allowed);
  cases = qs_census_ties_split (&problem, allowed, prefix, 2);

  g_assert_cmpuint (cases->len, ==, 1);
  given = &g_array_index (cases, QsCensusCase, 0);
  g_assert_true (given->is_decided);
  for (guint row = 2; row < 8; row++)
    g_assert_cmpint (given->allowed[row] >> 1 & 1, ==, (row > 4 && !test_attacks (1, 4, row, 1)));
}
