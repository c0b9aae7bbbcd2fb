/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How column sets are dealt out to units. */

#include "config.h"

#include "qs-unit-sets.h"

#include "qs-column-sets.h"
#include "qs-count-plan-private.h"
#include "qs-test-stop.h"

/* The units of a larger board take too long to walk in a debug build. */
#define MAX_WALKED 19

static int
compare (gconstpointer a,
         gconstpointer b)
{
  guint32 x = *(const guint32 *) a, y = *(const guint32 *) b;

  return (x > y) - (x < y);
}

/* Lists what the units of a middle are dealt, in the order of the sets. */
static GArray *
list_dealt (const QsCountPlan *plan,
            guint32            first)
{
  GArray *dealt = g_array_new (FALSE, FALSE, sizeof (guint32));
  QsUnitSets sets;
  QsCountUnit unit;

  qs_count_plan_get_unit (plan, first, &unit);
  g_assert_true (qs_unit_sets_init (&sets, plan, unit.middle, NULL, NULL));
  for (guint32 i = 0; i < unit.n_places; i++)
    {
      QsCountUnit other;
      guint32 set;

      qs_count_plan_get_unit (plan, first + i, &other);
      g_assert_cmpuint (other.middle, ==, unit.middle);
      for (guint32 round = 0; qs_unit_sets_get (&sets, &other, round, &set); round++)
        g_array_append_val (dealt, set);
    }
  qs_unit_sets_clear (&sets);
  g_array_sort (dealt, compare);

  return dealt;
}

static void
test_each_once (void)
{
  for (guint n = 1; n <= MAX_WALKED; n++)
    {
      QsCountPlan plan;

      qs_count_plan_init (&plan, n);
      for (guint32 first = 0; first < plan.n_units; first += plan.units_of_a_middle)
        {
          g_autoptr (GArray) dealt = list_dealt (&plan, first);
          guint middle = n % 2 ? first / plan.units_of_a_middle : QS_COUNT_NO_MIDDLE;
          guint32 set = qs_count_plan_get_set (&plan, 0);
          guint n_counted = 0;

          for (guint32 i = 0; i < plan.n_sets; i++, set = qs_column_sets_get_next (set))
            {
              if (qs_count_plan_get_weight (&plan, middle, set) > 0)
                g_assert_cmpuint (g_array_index (dealt, guint32, n_counted++), ==, set);
            }
          g_assert_cmpuint (dealt->len, ==, n_counted);
        }
    }
}

/* How many ways there are to place queens in these columns in the rows of a half board. */
static guint
count_half_boards (guint32 columns,
                   guint32 diagonals,
                   guint32 anti_diagonals)
{
  guint n = 0;

  if (columns == 0)
    return 1;

  for (guint32 left = columns & ~(diagonals | anti_diagonals); left != 0; left &= left - 1)
    {
      guint32 bit = left & -left;

      n += count_half_boards (columns ^ bit, (diagonals | bit) << 1, (anti_diagonals | bit) >> 1);
    }

  return n;
}

/* The work of a unit is its pairs of half boards. One set alone has up to three times the mean. */
static void
test_even (void)
{
  const guint n = 14, n_units = 40;
  double work[40] = { 0 }, mean = 0, most_of_a_set = 0;
  QsCountPlan plan;
  QsUnitSets sets;

  qs_count_plan_init (&plan, n);
  qs_count_plan_cut (&plan, n_units);
  g_assert_cmpuint (plan.n_units, ==, n_units);
  g_assert_true (qs_unit_sets_init (&sets, &plan, QS_COUNT_NO_MIDDLE, NULL, NULL));
  for (guint32 number = 0; number < n_units; number++)
    {
      QsCountUnit unit;
      guint32 set;

      qs_count_plan_get_unit (&plan, number, &unit);
      for (guint32 round = 0; qs_unit_sets_get (&sets, &unit, round, &set); round++)
        {
          double pairs = (double) count_half_boards (set, 0, 0) * count_half_boards (set ^ ((1u << n) - 1), 0, 0);

          work[number] += pairs;
          most_of_a_set = MAX (most_of_a_set, pairs);
        }
      mean += work[number] / n_units;
    }

  g_assert_cmpfloat (most_of_a_set, >, 2.5 * mean / sets.n_sets * n_units);
  for (guint32 number = 0; number < n_units; number++)
    g_assert_cmpfloat_with_epsilon (work[number] / mean, 1, 0.3);
  qs_unit_sets_clear (&sets);
}

/* What units stand for is the same on all machines, and in all programs of a version: where one of these changes,
 * QS_COUNT_VERSION must. */
static void
test_same_everywhere (void)
{
  static const char *const expected[] = {
    "003954776e4d76b09f32f80b7fbc0eb63c0290ea41bb03b0037038939029327d",
    "538315ef211ceec6b6ea7b26494f2ee0697585712651323eebd32df6593c0edb",
    "0f46bbab9a4cdd5e5e694cfc4f1e32d2f3f4a1648cdae960893181bdc0a58c48",
    "0e09204dcd37402e5a46823bf4e2bf26fd569141741ef90152d6a2fa2f909f87",
  };

  for (guint n = 16; n <= 19; n++)
    {
      g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
      QsCountPlan plan;

      qs_count_plan_init (&plan, n);
      for (guint32 first = 0; first < plan.n_units; first += plan.units_of_a_middle)
        {
          QsUnitSets sets;
          QsCountUnit unit;

          qs_count_plan_get_unit (&plan, first, &unit);
          g_assert_true (qs_unit_sets_init (&sets, &plan, unit.middle, NULL, NULL));
          for (guint32 i = 0; i < unit.n_places; i++)
            {
              guint32 set;

              qs_count_plan_get_unit (&plan, first + i, &unit);
              for (guint32 round = 0; qs_unit_sets_get (&sets, &unit, round, &set); round++)
                {
                  guint8 bytes[] = { (guint8) set, (guint8) (set >> 8), (guint8) (set >> 16), (guint8) round };

                  g_checksum_update (checksum, bytes, sizeof bytes);
                }
            }
          qs_unit_sets_clear (&sets);
        }
      g_assert_cmpstr (g_checksum_get_string (checksum), ==, expected[n - 16]);
    }
}

static void
test_stop (void)
{
  TestStop stop = { 0, 2 };
  QsCountPlan plan;
  QsUnitSets sets;

  qs_count_plan_init (&plan, 18);
  g_assert_false (qs_unit_sets_init (&sets, &plan, QS_COUNT_NO_MIDDLE, test_is_stopped, &stop));
  g_assert_cmpuint (stop.asked, ==, 2);
  qs_unit_sets_clear (&sets);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/counter/unit-sets/each-counted-set-is-dealt-once", test_each_once);
  g_test_add_func ("/counter/unit-sets/units-are-about-the-same-work", test_even);
  g_test_add_func ("/counter/unit-sets/units-are-the-same-everywhere", test_same_everywhere);
  g_test_add_func ("/counter/unit-sets/can-be-stopped", test_stop);

  return g_test_run ();
}
