/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How column sets are dealt out to units. */

#include "config.h"

#include "qs-unit-sets.h"

#include "qs-column-sets.h"
#include "qs-count-plan-private.h"
#include "qs-test-main.h"
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

/* Lists what all units are dealt, in the order of the sets. */
static GArray *
list_dealt (const QsCountPlan *plan)
{
  GArray *dealt = g_array_new (FALSE, FALSE, sizeof (guint32));
  QsUnitSets sets;

  g_assert_true (qs_unit_sets_init (&sets, plan, QS_STOP_NEVER));
  for (guint32 i = 0; i < plan->n_units; i++)
    {
      QsCountUnit unit;
      guint32 set;

      qs_count_plan_get_unit (plan, i, &unit);
      for (guint32 round = 0; qs_unit_sets_get (&sets, &unit, round, &set); round++)
        g_array_append_val (dealt, set);
    }
  qs_unit_sets_clear (&sets);
  g_array_sort (dealt, compare);

  return dealt;
}

QS_TEST (each_counted_set_is_dealt_once)
{
  for (guint n = 1; n <= MAX_WALKED; n++)
    {
      g_autoptr (GArray) dealt = NULL;
      guint n_counted = 0;
      QsCountPlan plan;
      guint32 choice;

      qs_count_plan_init (&plan, n);
      dealt = list_dealt (&plan);
      choice = qs_count_plan_get_first_choice (&plan);
      for (guint32 i = 0; i < plan.n_choices; i++, choice = qs_column_sets_get_next (choice))
        {
          guint32 set = qs_count_plan_get_set (&plan, choice);

          if (qs_count_plan_get_weight (&plan, set) > 0)
            g_assert_cmpuint (g_array_index (dealt, guint32, n_counted++), ==, set);
        }
      g_assert_cmpuint (dealt->len, ==, n_counted);
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
test_even (gconstpointer data)
{
  const guint n = GPOINTER_TO_UINT (data), n_units = 40;
  double work[40] = { 0 }, mean = 0, most_of_a_set = 0;
  QsCountPlan plan;
  QsUnitSets sets;

  qs_count_plan_init (&plan, n);
  qs_count_plan_cut (&plan, n_units);
  g_assert_true (qs_unit_sets_init (&sets, &plan, QS_STOP_NEVER));
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
QS_TEST (units_are_the_same_everywhere)
{
  static const char *const expected[] = {
    "003954776e4d76b09f32f80b7fbc0eb63c0290ea41bb03b0037038939029327d",
    "09b75579304efa5323f0f799fbce83dcf07546733fd18f1394df7676543fb0ab",
    "0f46bbab9a4cdd5e5e694cfc4f1e32d2f3f4a1648cdae960893181bdc0a58c48",
    "1d1ff4d0f2706486493e4a964103d50c47a824033fbeb045a0e3e396fa3af07e",
  };

  for (guint n = 16; n <= 19; n++)
    {
      g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
      QsCountPlan plan;
      QsUnitSets sets;

      qs_count_plan_init (&plan, n);
      g_assert_true (qs_unit_sets_init (&sets, &plan, QS_STOP_NEVER));
      for (guint32 i = 0; i < plan.n_units; i++)
        {
          QsCountUnit unit;
          guint32 set;

          qs_count_plan_get_unit (&plan, i, &unit);
          for (guint32 round = 0; qs_unit_sets_get (&sets, &unit, round, &set); round++)
            {
              guint8 bytes[] = { (guint8) set, (guint8) (set >> 8), (guint8) (set >> 16), (guint8) round };

              g_checksum_update (checksum, bytes, sizeof bytes);
            }
        }
      qs_unit_sets_clear (&sets);
      g_assert_cmpstr (g_checksum_get_string (checksum), ==, expected[n - 16]);
    }
}

QS_TEST (can_be_stopped)
{
  TestStop stop = { 0, 2 };
  QsCountPlan plan;
  QsUnitSets sets;

  qs_count_plan_init (&plan, 18);
  g_assert_false (qs_unit_sets_init (&sets, &plan, (QsStop){ test_is_stopped, &stop }));
  g_assert_cmpuint (stop.asked, ==, 2);
  qs_unit_sets_clear (&sets);
}

QS_TEST_MAIN
{
  g_test_add_data_func ("/counter/unit-sets/units-are-about-the-same-work/14", GUINT_TO_POINTER (14), test_even);
  g_test_add_data_func ("/counter/unit-sets/units-are-about-the-same-work/15", GUINT_TO_POINTER (15), test_even);
}
