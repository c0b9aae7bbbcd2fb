/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a census is cut. */

#include "qs-census-plan.h"

#include "qs-census-walk.h"
#include "qs-test-census.h"
#include "qs-test-main.h"

static void
assert_plan (const QsCensusSpace *space,
             const QsCensusPlan  *plan)
{
  g_assert_cmpuint (plan->unit_rows, >=, 1);
  g_assert_cmpuint (plan->unit_rows, <=, plan->depth);
  g_assert_cmpuint (plan->depth, <=, space->n);
}

QS_TEST (boards_of_all_sizes)
{
  guint last_rows = 1;

  for (guint n = 1; n <= QS_CENSUS_MAX_N; n++)
    {
      QsCensusSpace space;
      QsCensusPlan plan, again;

      qs_census_space_init (&space, n, NULL, QS_CENSUS_FUNDAMENTAL);
      qs_census_plan_init (&plan, &space);
      assert_plan (&space, &plan);
      g_assert_cmpuint (plan.unit_rows, >=, MIN (n, 3));

      qs_census_space_init (&space, n, NULL, QS_CENSUS_ALL);
      qs_census_plan_init (&plan, &space);
      qs_census_plan_init (&again, &space);
      assert_plan (&space, &plan);
      g_assert_cmpuint (plan.unit_rows, ==, again.unit_rows);
      g_assert_cmpuint (plan.depth, ==, again.depth);

      /* A board more is some ten times the work, so about a row more is fixed. */
      g_assert_cmpuint (plan.unit_rows, <=, last_rows + 2);
      g_assert_cmpuint (plan.unit_rows + 2, >=, last_rows);
      last_rows = plan.unit_rows;
    }

  g_assert_cmpuint (last_rows, >, 8);
}

/* Where most rows have their queen, the rest is cut like a small board. */
QS_TEST (rows_with_a_required_queen_cost_nothing)
{
  const guint n = 28;
  guint32 allowed[28];
  QsCensusSpace space;
  QsCensusPlan plan;

  for (guint row = 0; row < n; row++)
    allowed[row] = row < 18 ? G_MAXUINT32 : 1u << ((row - 18) * 2);
  qs_census_space_init (&space, n, allowed, QS_CENSUS_ALL);
  qs_census_plan_init (&plan, &space);

  assert_plan (&space, &plan);
  g_assert_cmpuint (plan.unit_rows, <=, 6);
}

QS_TEST (nothing_to_search)
{
  const guint32 allowed[] = { 0x3f, 0x3f, 0, 0x3f, 0x3f, 0x3f };
  QsCensusSpace space;
  QsCensusPlan plan;

  qs_census_space_init (&space, 6, allowed, QS_CENSUS_ALL);
  qs_census_plan_init (&plan, &space);
  assert_plan (&space, &plan);
}

/* How many queens are placed below a prefix of some rows, in the mean: as many as there are longer prefixes. */
static double
count_below (const QsCensusSpace *space,
             guint                rows)
{
  double n_prefixes = 0, n_longer = 0;

  for (guint depth = rows; depth <= space->n; depth++)
    {
      QsCensusWalk walk;

      qs_census_walk_init (&walk, space, NULL, 0, depth);
      while (qs_census_walk_next (&walk))
        *(depth == rows ? &n_prefixes : &n_longer) += 1;
    }

  return n_longer / n_prefixes;
}

/* The plan only estimates, but not by much. */
static void
test_prefixes (gconstpointer data)
{
  QsCensusSpace space;
  QsCensusPlan plan;

  qs_census_space_init (&space, GPOINTER_TO_UINT (data), NULL, QS_CENSUS_ALL);
  qs_census_plan_init (&plan, &space);
  g_assert_cmpfloat (count_below (&space, plan.depth), <, 15000 * 1.2);
  if (plan.depth > plan.unit_rows)
    g_assert_cmpfloat (count_below (&space, plan.depth - 1), >, 15000 / 1.2);
}

QS_TEST_MAIN
{
  for (guint n = 8; n <= 13; n++)
    {
      g_autofree char *path = g_strdup_printf ("/core/census-plan/prefixes-are-short-enough/%u", n);

      g_test_add_data_func (path, GUINT_TO_POINTER (n), test_prefixes);
    }
}
