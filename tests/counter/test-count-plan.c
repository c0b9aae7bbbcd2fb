/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a count is cut into units. */

#include "config.h"

#include "qs-count-plan.h"

#define MAX_WALKED 20

static void
test_cover (void)
{
  for (guint n = 1; n <= MAX_WALKED; n++)
    {
      QsCountPlan plan;
      guint32 number = 0;

      qs_count_plan_init (&plan, n);
      g_assert_cmpuint (plan.n, ==, n);
      g_assert_cmpuint (plan.half_rows, ==, n / 2);
      g_assert_cmpuint (plan.n_middles, ==, n % 2 ? n / 2 + 1 : 1);

      for (guint32 i = 0; i < plan.n_middles; i++)
        {
          g_autofree gboolean *seen = NULL;
          QsCountUnit first, unit;

          qs_count_plan_get_unit (&plan, number, &first);
          g_assert_cmpuint (first.middle, ==, n % 2 ? i : QS_COUNT_NO_MIDDLE);
          g_assert_cmpuint (first.n_places, >, 0);
          seen = g_new0 (gboolean, first.n_places);
          for (guint32 place = 0; place < first.n_places; place++, number++)
            {
              qs_count_plan_get_unit (&plan, number, &unit);
              g_assert_cmpuint (unit.number, ==, number);
              g_assert_cmpuint (unit.middle, ==, first.middle);
              g_assert_false (seen[unit.place]);
              seen[unit.place] = TRUE;
              g_assert_cmpuint (unit.n_places, ==, first.n_places);
            }
        }
      g_assert_cmpuint (number, ==, plan.n_units);
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
      g_assert_cmpuint (plan.n_units, <=, 1000020);
      if (n <= 12)
        g_assert_cmpuint (plan.n_units, <=, 10);
      if (n >= 18)
        g_assert_cmpuint (plan.n_units, >=, 10000);
      if (n == 24)
        g_assert_cmpuint (plan.n_units, >=, 100000);
    }
}

/* The places of the first tenth of the units lie evenly. */
static void
test_sample (void)
{
  for (guint n = 16; n <= 26; n++)
    {
      double places = 0;
      QsCountPlan plan;
      QsCountUnit unit;

      qs_count_plan_init (&plan, n);
      for (guint32 number = 0; number < plan.units_of_a_middle / 10; number++)
        {
          qs_count_plan_get_unit (&plan, number, &unit);
          places += (double) unit.place / unit.n_places;
        }
      g_assert_cmpfloat_with_epsilon (places / (plan.units_of_a_middle / 10), 0.5, 0.12);
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

/* The sum of the costs of a middle's units. */
static double
find_cost (const QsCountPlan *plan,
           guint              middle)
{
  double cost = 0;

  for (guint32 number = 0; number < plan->n_units; number++)
    {
      QsCountUnit unit;

      qs_count_plan_get_unit (plan, number, &unit);
      if (unit.middle == middle)
        cost += qs_count_plan_get_cost (plan, number);
    }

  return cost;
}

static void
test_cost (void)
{
  for (guint n = 15; n <= 21; n += 2)
    {
      double previous = G_MAXDOUBLE;
      QsCountPlan plan;

      qs_count_plan_init (&plan, n);
      for (guint middle = 0; middle < plan.n_middles; middle++)
        {
          double cost = find_cost (&plan, middle);

          g_assert_cmpfloat (cost, <=, previous);
          /* Half of the sets mirror the others. */
          if (middle == n / 2)
            g_assert_cmpfloat (cost, <=, previous / 2);
          else
            g_assert_cmpfloat (cost, >, plan.units_of_a_middle * 0.7);
          previous = cost;
        }
    }
}

/* Results of other machines are taken by their plan's hash: the first digits of the SHA-256 of, for 8, “cut 2 of n = 8:
 * 1 middles of 35 sets in 1 units, 1 in all, strides 1 and 1”. Where one changes, QS_COUNT_VERSION must. */
static void
test_hashes (void)
{
  static const struct
  {
    guint n;
    const char *hash;
  } expected[] = {
    { 8, "ab24756e8ec451c0" },
    { 17, "1c53ccfa17048f24" },
    { 18, "534dec6d75c6992a" },
    { 25, "a9940f9fa3e6e151" },
    { 26, "3d3f17c0c53eca85" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *hash = NULL;
      QsCountPlan plan;

      qs_count_plan_init (&plan, expected[i].n);
      hash = qs_count_plan_get_hash (&plan);
      g_assert_cmpstr (hash, ==, expected[i].hash);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/counter/count-plan/units-follow-each-other", test_cover);
  g_test_add_func ("/counter/count-plan/units-are-neither-few-nor-many", test_number);
  g_test_add_func ("/counter/count-plan/first-units-are-a-sample", test_sample);
  g_test_add_func ("/counter/count-plan/weights-add-up-to-all-sets", test_weights);
  g_test_add_func ("/counter/count-plan/memory-grows-with-the-board", test_memory);
  g_test_add_func ("/counter/count-plan/has-the-same-hash-everywhere", test_hashes);
  g_test_add_func ("/counter/count-plan/central-middles-cost-less", test_cost);

  return g_test_run ();
}
