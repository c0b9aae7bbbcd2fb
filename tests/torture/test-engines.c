/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every way to a number of solutions against every other, and against the published ones.
 *
 * The tests of each layer compare its own ways. Here the counter, the census, the enumerator and the methods come
 * together, in the long form up to n = 16. */

#include "qs-counter.h"
#include "qs-estimate.h"
#include "qs-known.h"
#include "qs-methods.h"
#include "qs-symmetric.h"
#include "qs-test-boards.h"
#include "qs-test-census.h"
#include "qs-test-main.h"

#define MOST_N (g_test_slow () ? 16 : 12)

/* How many queens a method may place: all methods search the boards that their costs allow. */
#define MAX_PLACEMENTS (g_test_slow () ? 5e8 : 4e5)

/* How many boards with random squares are counted, and how large they are at most. */
#define N_RANDOM (g_test_slow () ? 1000 : 100)
#define MOST_RANDOM_N 9

/* How many ways came to a number so far. */
static guint n_agreed;

static void
assert_same (const char *way,
             guint       n,
             guint64     solutions,
             guint64     expected)
{
  n_agreed++;
  if (solutions != expected)
    g_error ("%s: %" G_GUINT64_FORMAT " for n = %u, not %" G_GUINT64_FORMAT, way, solutions, n, expected);
}

static guint64
count (const QsCountPlan *plan,
       const QsKernel    *kernel)
{
  g_autoptr (QsCounter) counter = qs_counter_new (plan, kernel);
  g_autoptr (QsHalfBoards) half_boards = qs_half_boards_new (plan, QS_STOP_NEVER);
  guint64 total = 0, solutions;

  for (guint32 number = 0; number < plan->n_units; number++)
    {
      QsCountUnit unit;

      qs_count_plan_get_unit (plan, number, &unit);
      g_assert_true (qs_counter_count (counter, half_boards, &unit, &solutions));
      total += solutions;
    }

  return total;
}

static guint64
enumerate (guint n)
{
  guint16 columns[QS_ENUMERATOR_MAX_N];
  QsEnumerator enumerator;
  guint64 total = 0;

  qs_enumerator_init (&enumerator, n);
  while (qs_enumerator_next (&enumerator, G_MAXUINT64, columns) == QS_ENUMERATOR_SOLUTION)
    total++;

  return total;
}

static guint64
take_census (guint          n,
             const guint32 *allowed,
             QsCensusScope  scope,
             const QsKernel *kernel)
{
  g_autoptr (QsCensus) census = NULL;
  QsCensusSpace space;

  qs_census_space_init (&space, n, allowed, scope);
  census = test_census_make (&space, kernel);

  return qs_census_get_found (census);
}

/* The number of fundamental solutions, by the theory of groups. */
static guint64
find_fundamental (guint   n,
                  guint64 total)
{
  QsSymmetricCounts symmetric;
  QsClasses classes;

  g_assert_true (qs_symmetric_count (n, QS_STOP_NEVER, &symmetric));
  g_assert_true (qs_classes_find (n, &(QsTotal){ 0, total }, &symmetric, &classes));

  return classes.fundamental.low;
}

static void
check_methods (guint   n,
               guint64 total)
{
  const QsMethod *const *methods = qs_methods_list ();

  for (guint i = 0; methods[i] != NULL; i++)
    {
      QsSearch search = { .n = n };
      QsEstimate estimate;

      if (methods[i]->look == QS_LOOK_MOVES || !qs_estimate_all (methods[i], n, NULL, 1000, n, &estimate) ||
          estimate.placements > MAX_PLACEMENTS)
        continue;

      methods[i]->search (&search);
      assert_same (methods[i]->id, n, search.counts.solutions, total);
    }
}

QS_TEST_BOARDS (agree, 1, MOST_N)
{
  guint64 total, fundamental;
  QsCountPlan plan;

  g_assert_true (qs_known_total (n, &total));
  g_assert_true (qs_known_fundamental (n, &fundamental));
  qs_count_plan_init (&plan, n);

  assert_same ("enumerator", n, enumerate (n), total);
  for (guint i = 0; i < qs_kernel_get_n_supported (qs_count_kernels); i++)
    assert_same ("counter", n, count (&plan, &qs_count_kernels[i]), total);
  for (guint i = 0; i < qs_kernel_get_n_supported (qs_census_kernels); i++)
    {
      const QsKernel *kernel = &qs_census_kernels[i];

      assert_same ("census", n, take_census (n, NULL, QS_CENSUS_ALL, kernel), total);
      assert_same ("census of classes", n, take_census (n, NULL, QS_CENSUS_FUNDAMENTAL, kernel), fundamental);
    }
  assert_same ("symmetric solutions", n, find_fundamental (n, total), fundamental);
  check_methods (n, total);
  g_test_message ("figure: %u counts of whole boards agreed", n_agreed);
  n_agreed = 0;
}

/* The plainest search there is, on allowed squares. */
static guint64
search_plainly (guint16       *columns,
                guint          row,
                guint          n,
                const guint32 *allowed)
{
  guint64 total = 0;

  if (row == n)
    return 1;

  for (guint column = 0; column < n; column++)
    {
      if ((allowed[row] >> column & 1) == 0 || !test_is_free (columns, row, column))
        continue;
      columns[row] = (guint16) column;
      total += search_plainly (columns, row + 1, n, allowed);
    }

  return total;
}

/* Squares that are forbidden or asked for: a search, a choice among all solutions, and a census by each kernel. */
QS_TEST (agree_on_random_squares)
{
  g_autoptr (GRand) random = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (guint i = 0; i < N_RANDOM; i++)
    {
      guint n = (guint) g_rand_int_range (random, 4, MOST_RANDOM_N + 1);
      g_autoptr (GArray) all = test_all_solutions (n);
      g_autoptr (GArray) chosen = NULL;
      guint32 allowed[QS_CENSUS_MAX_N];
      guint16 columns[MOST_RANDOM_N];
      guint64 total;

      test_census_random_masks (random, n, allowed);
      total = search_plainly (columns, 0, n, allowed);
      chosen = test_census_choose (all, n, allowed, QS_CENSUS_ALL);
      assert_same ("choice", n, chosen->len / n, total);
      for (guint j = 0; j < qs_kernel_get_n_supported (qs_census_kernels); j++)
        assert_same ("census of squares", n,
                     take_census (n, allowed, QS_CENSUS_ALL, &qs_census_kernels[j]), total);
    }
  g_test_message ("figure: %u counts of boards with random squares agreed", n_agreed);
  n_agreed = 0;
}
