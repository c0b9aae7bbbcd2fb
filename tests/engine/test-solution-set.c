/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The set of solutions: what can be reached by its number, and what is only counted. */

#include "config.h"

#include "qs-solution-set.h"

#include "engine-test-util.h"
#include "qs-enumerator.h"

/* The set keeps only numbers and asks no question, so any columns do: these tell solution @rank from the others. */
static void
make_columns (guint64  rank,
              guint    n,
              guint16 *columns)
{
  for (guint row = 0; row < n; row++, rank /= n)
    columns[row] = (guint16) (rank % n);
}

static void
assert_solution (QsSolutionSet *set,
                 guint64        rank)
{
  guint n = qs_solution_set_get_n (set);
  guint16 columns[QS_ENUMERATOR_MAX_N], expected[QS_ENUMERATOR_MAX_N];

  make_columns (rank, n, expected);
  g_assert_true (qs_solution_set_get (set, rank, columns));
  g_assert_cmpmem (columns, n * sizeof *columns, expected, n * sizeof *expected);
}

static void
assert_unreachable (QsSolutionSet *set,
                    guint64        rank)
{
  guint16 columns[QS_ENUMERATOR_MAX_N] = { 12345 };

  g_assert_false (qs_solution_set_get (set, rank, columns));
  g_assert_cmpuint (columns[0], ==, 12345);
}

/* Adds the next @n_solutions, and says that @found were found. */
static void
add (QsSolutionSet *set,
     guint64        found,
     gsize          n_solutions)
{
  guint n = qs_solution_set_get_n (set);
  g_autofree guint16 *columns = g_new (guint16, n_solutions * n);

  for (gsize i = 0; i < n_solutions; i++)
    make_columns (qs_solution_set_get_count (set) + i, n, columns + i * n);

  qs_solution_set_add (set, found, columns, n_solutions, FALSE);
}

static void
test_new_set_is_empty (void)
{
  g_autoptr (QsSolutionSet) set = qs_solution_set_new (8);

  g_assert_cmpuint (qs_solution_set_get_n (set), ==, 8);
  g_assert_cmpuint (qs_solution_set_get_count (set), ==, 0);
  g_assert_cmpuint (qs_solution_set_get_reachable (set), ==, 0);
  g_assert_false (qs_solution_set_is_complete (set));
  assert_unreachable (set, 0);
}

static void
test_solutions_are_found_by_number (void)
{
  g_autoptr (QsSolutionSet) set = qs_solution_set_new (8);

  for (gsize size = 0; size < 200; size += 7)
    add (set, size, size);

  g_assert_cmpuint (qs_solution_set_get_reachable (set), ==, qs_solution_set_get_count (set));
  for (guint64 rank = 0; rank < qs_solution_set_get_count (set); rank++)
    assert_solution (set, rank);
  assert_unreachable (set, qs_solution_set_get_count (set));
}

static void
test_largest_columns_are_kept (void)
{
  g_autoptr (QsSolutionSet) set = qs_solution_set_new (QS_ENUMERATOR_MAX_N);
  guint16 columns[QS_ENUMERATOR_MAX_N], read[QS_ENUMERATOR_MAX_N];

  for (guint row = 0; row < QS_ENUMERATOR_MAX_N; row++)
    columns[row] = (guint16) (QS_ENUMERATOR_MAX_N - 1 - row);
  qs_solution_set_add (set, 1, columns, 1, FALSE);

  g_assert_true (qs_solution_set_get (set, 0, read));
  g_assert_cmpmem (read, sizeof read, columns, sizeof columns);
}

static void
test_numbers_are_of_64_bits (void)
{
  g_autoptr (QsSolutionSet) set = qs_solution_set_new (8);

  add (set, 1, 1);

  /* Times eight, or in 32 bits, each of these would be the first. */
  assert_unreachable (set, G_GUINT64_CONSTANT (1) << 32);
  assert_unreachable (set, G_GUINT64_CONSTANT (1) << 61);
  assert_unreachable (set, G_MAXUINT64);
}

static void
test_limit_by_side (void)
{
  for (guint n = 1; n <= QS_ENUMERATOR_MAX_N; n++)
    {
      g_autoptr (QsSolutionSet) set = qs_solution_set_new (n);

      g_assert_cmpuint (qs_solution_set_get_limit (set), ==, n <= 14 ? G_MAXUINT64 : 1000000);
    }
}

/* In batches that do not meet the limit exactly. */
static void
test_limit_ends_keeping_and_not_counting (void)
{
  g_autoptr (QsSolutionSet) set = qs_solution_set_new (15);

  while (qs_solution_set_get_count (set) < 999000)
    add (set, 3000, 3000);
  g_assert_cmpuint (qs_solution_set_get_reachable (set), ==, 999000);

  add (set, 3000, 3000);
  g_assert_cmpuint (qs_solution_set_get_count (set), ==, 1002000);
  g_assert_cmpuint (qs_solution_set_get_reachable (set), ==, 1000000);

  add (set, 3000, 3000);
  add (set, G_GUINT64_CONSTANT (5000000000), 0);
  g_assert_cmpuint (qs_solution_set_get_count (set), ==, G_GUINT64_CONSTANT (5001005000));
  g_assert_cmpuint (qs_solution_set_get_reachable (set), ==, 1000000);

  assert_solution (set, 0);
  assert_solution (set, 999000);
  assert_solution (set, 999999);
  assert_unreachable (set, 1000000);
}

static void
test_nothing_is_limited_up_to_14 (void)
{
  g_autoptr (QsSolutionSet) set = qs_solution_set_new (14);

  while (qs_solution_set_get_count (set) < 1200000)
    add (set, 100000, 100000);

  g_assert_cmpuint (qs_solution_set_get_reachable (set), ==, 1200000);
  assert_solution (set, 1000000);
  assert_solution (set, 1199999);
}

static void
test_nothing_is_kept_behind_a_gap (void)
{
  g_autoptr (QsSolutionSet) set = qs_solution_set_new (16);

  add (set, 10, 10);
  add (set, 10, 4);
  g_assert_cmpuint (qs_solution_set_get_reachable (set), ==, 14);

  add (set, 10, 10);
  g_assert_cmpuint (qs_solution_set_get_count (set), ==, 30);
  g_assert_cmpuint (qs_solution_set_get_reachable (set), ==, 14);
  assert_solution (set, 13);
  assert_unreachable (set, 14);
}

static void
count_cb (QsSolutionSet *set,
          gpointer       user_data)
{
  guint *n_changes = user_data;

  (*n_changes)++;
}

static void
test_changes_are_told (void)
{
  g_autoptr (QsSolutionSet) set = qs_solution_set_new (6);
  guint n_changes = 0;

  g_signal_connect (set, "changed", G_CALLBACK (count_cb), &n_changes);

  add (set, 2, 2);
  g_assert_cmpuint (n_changes, ==, 1);
  add (set, 1, 0);
  g_assert_cmpuint (n_changes, ==, 2);

  /* Nothing found, nothing changed. */
  qs_solution_set_add (set, 0, NULL, 0, FALSE);
  g_assert_cmpuint (n_changes, ==, 2);

  g_assert_false (qs_solution_set_is_complete (set));
  qs_solution_set_add (set, 0, NULL, 0, TRUE);
  g_assert_cmpuint (n_changes, ==, 3);
  g_assert_true (qs_solution_set_is_complete (set));
}

static void
test_set_goes_away (void)
{
  QsSolutionSet *set = qs_solution_set_new (9);

  add (set, 100, 100);
  g_assert_finalize_object (set);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/solution-set/a-new-set-is-empty", test_new_set_is_empty);
  g_test_add_func ("/engine/solution-set/solutions-are-found-by-number", test_solutions_are_found_by_number);
  g_test_add_func ("/engine/solution-set/the-largest-columns-are-kept", test_largest_columns_are_kept);
  g_test_add_func ("/engine/solution-set/numbers-are-of-64-bits", test_numbers_are_of_64_bits);
  g_test_add_func ("/engine/solution-set/the-limit-depends-on-the-side", test_limit_by_side);
  g_test_add_func ("/engine/solution-set/the-limit-ends-keeping-and-not-counting", test_limit_ends_keeping_and_not_counting);
  g_test_add_func ("/engine/solution-set/nothing-is-limited-up-to-14", test_nothing_is_limited_up_to_14);
  g_test_add_func ("/engine/solution-set/nothing-is-kept-behind-a-gap", test_nothing_is_kept_behind_a_gap);
  g_test_add_func ("/engine/solution-set/changes-are-told", test_changes_are_told);
  g_test_add_func ("/engine/solution-set/the-set-goes-away", test_set_goes_away);

  return g_test_run ();
}
