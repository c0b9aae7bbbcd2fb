/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a count is cut into units. */

#include "config.h"

#include "qs-count-plan.h"

#define MAX_WALKED 20

/* Asserts that the units of a middle have each column set once. */
static void
assert_covered (const QsCountPlan *plan,
                guint32            first,
                guint32            n_units)
{
  g_autofree guint8 *seen = g_new0 (guint8, plan->n_sets);
  QsCountUnit unit, other;

  qs_count_plan_get_unit (plan, first, &unit);
  for (guint32 i = 0; i < n_units; i++)
    {
      qs_count_plan_get_unit (plan, first + i, &other);
      g_assert_cmpuint (other.number, ==, first + i);
      g_assert_cmpuint (other.middle, ==, unit.middle);
      g_assert_cmpuint (other.n_sets, >, 0);
      for (guint32 set = 0; set < other.n_sets; set++)
        g_assert_cmpuint (seen[other.first_set + set]++, ==, 0);
    }
  for (guint32 set = 0; set < plan->n_sets; set++)
    g_assert_cmpuint (seen[set], ==, 1);
}

static void
test_cover (void)
{
  for (guint n = 1; n <= MAX_WALKED; n++)
    {
      QsCountPlan plan;
      QsCountUnit unit;
      guint32 n_units;

      qs_count_plan_init (&plan, n);
      g_assert_cmpuint (plan.n, ==, n);
      g_assert_cmpuint (plan.half_rows, ==, n / 2);
      g_assert_cmpuint (plan.n_middles, ==, n % 2 ? n / 2 + 1 : 1);
      n_units = plan.n_units / plan.n_middles;
      g_assert_cmpuint (n_units * plan.n_middles, ==, plan.n_units);

      for (guint32 i = 0; i < plan.n_middles; i++)
        {
          assert_covered (&plan, i * n_units, n_units);
          qs_count_plan_get_unit (&plan, i * n_units, &unit);
          g_assert_cmpuint (unit.middle, ==, n % 2 ? i : QS_COUNT_NO_MIDDLE);
        }
    }
}

static void
test_number (void)
{
  for (guint n = 1; n <= QS_COUNT_MAX_N; n++)
    {
      QsCountPlan plan;

      qs_count_plan_init (&plan, n);
      g_assert_cmpuint (plan.n_units, >=, plan.n_middles);
      g_assert_cmpuint (plan.n_units, <=, 200000);
      if (n <= 12)
        g_assert_cmpuint (plan.n_units, <=, 10);
      if (n >= 18)
        g_assert_cmpuint (plan.n_units, >=, 100);
    }
}

/* The sets of each weight: every solution is an image of a counted one. */
static void
test_weights (void)
{
  for (guint n = 2; n <= 16; n++)
    {
      guint half_rows = n / 2;
      guint64 n_counted = 0, n_all = 1;
      QsCountPlan plan;
      guint middle;

      qs_count_plan_init (&plan, n);
      middle = n % 2 ? n / 2 : QS_COUNT_NO_MIDDLE;
      for (guint32 i = 0; i < plan.n_sets; i++)
        {
          guint32 set = qs_count_plan_get_set (&plan, i);

          g_assert_cmpuint (__builtin_popcount (set), ==, half_rows);
          g_assert_cmpuint (set >> (2 * half_rows - 1), ==, 1);
          n_counted += qs_count_plan_get_weight (&plan, middle, set);
          if (n % 2)
            g_assert_cmpuint (qs_count_plan_get_weight (&plan, 0, set), ==, 4);
        }
      for (guint i = 0; i < half_rows; i++)
        n_all = n_all * (2 * half_rows - i) / (i + 1);
      g_assert_cmpuint (n_counted, ==, n_all);
    }
}

/* The first tenth of a middle's units has a tenth of the cost, evenly spread. */
static void
test_sample (void)
{
  for (guint n = 16; n <= 22; n++)
    {
      double cost = 0, sample_cost = 0, sample_sets = 0;
      guint32 n_units, n_sample;
      QsCountPlan plan;
      QsCountUnit unit;

      qs_count_plan_init (&plan, n);
      n_units = plan.n_units / plan.n_middles;
      n_sample = n_units / 10;
      for (guint32 i = 0; i < n_units; i++)
        {
          cost += qs_count_plan_get_cost (&plan, i);
          if (i >= n_sample)
            continue;
          sample_cost += qs_count_plan_get_cost (&plan, i);
          qs_count_plan_get_unit (&plan, i, &unit);
          sample_sets += unit.first_set + unit.n_sets / 2.0;
        }
      g_assert_cmpfloat_with_epsilon (sample_cost / cost, (double) n_sample / n_units, 0.01);
      g_assert_cmpfloat_with_epsilon (sample_sets / n_sample / plan.n_sets, 0.5, 0.12);
    }
}

/* More queens take more memory, except in the middle row, whose queen excludes some strips. */
static void
test_memory (void)
{
  for (guint n = 4; n <= QS_COUNT_MAX_N; n++)
    {
      QsCountPlan smaller, plan;

      qs_count_plan_init (&smaller, n - 2);
      qs_count_plan_init (&plan, n);
      g_assert_cmpuint (qs_count_plan_get_memory (&plan, 1), >, qs_count_plan_get_memory (&smaller, 1));
      g_assert_cmpuint (qs_count_plan_get_memory (&plan, 8), >, qs_count_plan_get_memory (&plan, 1));
      /* More than any machine has. */
      if (n == QS_COUNT_MAX_N)
        g_assert_cmpuint (qs_count_plan_get_memory (&plan, 1) >> 40, >=, 1);
    }
}

static void
test_cost (void)
{
  for (guint n = 15; n <= 21; n += 2)
    {
      double previous = G_MAXDOUBLE;
      QsCountPlan plan;
      guint32 n_units;

      qs_count_plan_init (&plan, n);
      n_units = plan.n_units / plan.n_middles;
      for (guint middle = 0; middle < plan.n_middles; middle++)
        {
          double cost = 0;

          for (guint32 i = 0; i < n_units; i++)
            cost += qs_count_plan_get_cost (&plan, middle * n_units + i);
          g_assert_cmpfloat (cost, <=, previous);
          /* Half of the sets mirror the others. */
          if (middle == n / 2)
            g_assert_cmpfloat (cost, <=, previous / 2);
          else
            g_assert_cmpfloat (cost, >, plan.n_sets * 0.7);
          previous = cost;
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/counter/count-plan/units-have-every-set-once", test_cover);
  g_test_add_func ("/counter/count-plan/units-are-neither-few-nor-many", test_number);
  g_test_add_func ("/counter/count-plan/weights-add-up-to-all-sets", test_weights);
  g_test_add_func ("/counter/count-plan/first-units-are-a-sample", test_sample);

  g_test_add_func ("/counter/count-plan/memory-grows-with-the-board", test_memory);
  g_test_add_func ("/counter/count-plan/central-middles-cost-less", test_cost);

  return g_test_run ();
}
