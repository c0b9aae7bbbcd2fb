/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a count is cut into units. */

#include "config.h"

#include "qs-count-plan.h"
#include "qs-pairs.h"

#include "qs-column-sets.h"
#include "qs-test-main.h"

#define MAX_WALKED 20

QS_TEST (units_follow_each_other)
{
  for (guint n = 1; n <= MAX_WALKED; n++)
    {
      g_autofree gboolean *seen = NULL;
      QsCountPlan plan;

      qs_count_plan_init (&plan, n);
      g_assert_cmpuint (plan.n, ==, n);
      g_assert_cmpuint (plan.upper_rows, ==, n / 2);

      seen = g_new0 (gboolean, plan.n_units);
      for (guint32 number = 0; number < plan.n_units; number++)
        {
          QsCountUnit unit;

          qs_count_plan_get_unit (&plan, number, &unit);
          g_assert_cmpuint (unit.number, ==, number);
          g_assert_cmpuint (unit.n_places, ==, plan.n_units);
          g_assert_false (seen[unit.place]);
          seen[unit.place] = TRUE;
        }
    }
}

QS_TEST (units_are_neither_few_nor_many)
{
  for (guint n = 1; n <= QS_COUNT_MAX_N; n++)
    {
      QsCountPlan plan;

      qs_count_plan_init (&plan, n);
      g_assert_cmpuint (plan.n_units, >=, 1);
      g_assert_cmpuint (plan.n_units, <=, 1000000);
      if (n <= 12)
        g_assert_cmpuint (plan.n_units, <=, 10);
      if (n >= 18)
        g_assert_cmpuint (plan.n_units, >=, 10000);
      if (n == 24)
        g_assert_cmpuint (plan.n_units, >=, 100000);
    }
}

/* The places of the first tenth of the units lie evenly. */
QS_TEST (first_units_are_a_sample)
{
  for (guint n = 16; n <= 26; n++)
    {
      double places = 0;
      QsCountPlan plan;
      QsCountUnit unit;

      qs_count_plan_init (&plan, n);
      for (guint32 number = 0; number < plan.n_units / 10; number++)
        {
          qs_count_plan_get_unit (&plan, number, &unit);
          places += (double) unit.place / unit.n_places;
        }
      g_assert_cmpfloat_with_epsilon (places / (plan.n_units / 10), 0.5, 0.12);
    }
}

/* Every solution is an image of a counted one: with each column set that the last or the middle column leaves, above or
 * below, and with a queen in the centre of the board, which comes with both. */
QS_TEST (weights_add_up_to_all_sets)
{
  for (guint n = 2; n <= 17; n++)
    {
      guint upper_rows = n / 2, column = n % 2 ? n / 2 : n - 1;
      guint64 n_counted = 0, n_central = 0, n_all = 1;
      QsCountPlan plan;
      guint32 choice;

      qs_count_plan_init (&plan, n);
      choice = qs_count_plan_get_first_choice (&plan);
      for (guint32 i = 0; i < plan.n_choices; i++, choice = qs_column_sets_get_next (choice))
        {
          guint32 set = qs_count_plan_get_set (&plan, choice);
          guint weight = qs_count_plan_get_weight (&plan, set);

          g_assert_cmpuint (__builtin_popcount (set), ==, upper_rows);
          g_assert_cmpuint (set >> n, ==, 0);
          g_assert_cmpuint (set >> column & 1, ==, n % 2 == 0);
          n_counted += weight;
          if (weight > 0 && qs_count_plan_has_centre (&plan, set))
            n_central += weight;
        }
      for (guint i = 0; i < upper_rows; i++)
        n_all = n_all * (2 * upper_rows - i) / (i + 1);
      g_assert_cmpuint (n_counted, ==, n % 2 ? 2 * n_all : n_all);
      g_assert_cmpuint (n_central, ==, n_all);
    }
}

/* Two more queens take more memory, as an odd board takes more than its neighbours, but where strips are no longer made
 * for all column sets at once, or lists become shorter parts. What that leaves is little on any machine that counts such boards. */
QS_TEST (memory_grows_with_the_board)
{
  for (guint n = 4; n <= QS_COUNT_MAX_N; n++)
    {
      QsCountPlan smaller, plan;

      qs_count_plan_init (&smaller, n - 2);
      qs_count_plan_init (&plan, n);
      if (plan.has_own_strips == smaller.has_own_strips && QS_PAIRS_LONGEST (n) == QS_PAIRS_LONGEST (n - 2))
        g_assert_cmpuint (qs_count_plan_get_memory (&plan, 1), >, qs_count_plan_get_memory (&smaller, 1));
      g_assert_cmpuint (qs_count_plan_get_memory (&plan, 8), >, qs_count_plan_get_memory (&plan, 1));
      for (guint n_threads = 1; n_threads <= 64 && n <= 28; n_threads *= 4)
        g_assert_cmpuint (qs_count_plan_get_memory (&plan, n_threads), <, (256 + n_threads * (guint64) 512) << 20);
    }
}

/* Results of other machines are taken by their plan's hash: the first digits of the SHA-256 of, for 8, “cut 3 of n = 8:
 * 35 sets in 1 units, stride 1”. Where one changes, QS_COUNT_VERSION must. */
QS_TEST (has_the_same_hash_everywhere)
{
  static const struct
  {
    guint n;
    const char *hash;
  } expected[] = {
    { 8, "67d2043656226993" },
    { 17, "e20b156eb3db182a" },
    { 18, "83d9a450a291a4c5" },
    { 25, "e8c864d4dc823b60" },
    { 26, "326075d57b5de04b" },
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
