/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The counts of all prefixes: totals, sizes, and which prefix a number belongs to. */

#include "qs-census-private.h"

#include <string.h>

#include "qs-census-walk.h"
#include "qs-kernel.h"
#include "qs-known.h"
#include "qs-test-boards.h"
#include "qs-test-census.h"
#include "qs-test-main.h"

static guint64
get_known (guint         n,
           QsCensusScope scope)
{
  guint64 total;

  g_assert_true (scope == QS_CENSUS_ALL ? qs_known_total (n, &total) : qs_known_fundamental (n, &total));

  return total;
}

static void
assert_total (guint           n,
              QsCensusScope   scope,
              const QsKernel *kernel)
{
  g_autoptr (QsCensus) census = NULL;
  QsCensusSpace space;

  qs_census_space_init (&space, n, NULL, scope);
  census = test_census_make (&space, kernel);

  g_assert_cmpuint (qs_census_get_found (census), ==, get_known (n, scope));
  g_assert_cmpuint (qs_census_get_reachable (census), ==, get_known (n, scope));
  g_assert_cmpuint (qs_census_get_size (census), <=, QS_CENSUS_MAX_SIZE);
}

static void
test_all (gconstpointer data)
{
  assert_total (GPOINTER_TO_UINT (data), QS_CENSUS_ALL, qs_kernel_get_best (qs_census_kernels));
}

static void
test_fundamental (gconstpointer data)
{
  assert_total (GPOINTER_TO_UINT (data), QS_CENSUS_FUNDAMENTAL, qs_kernel_get_best (qs_census_kernels));
}

/* The counts that every kernel must give, found slowly. */
QS_TEST (every_kernel_comes_to_the_total)
{
  for (guint i = 0; i < qs_kernel_get_n_supported (qs_census_kernels); i++)
    {
      assert_total (12, QS_CENSUS_ALL, &qs_census_kernels[i]);
      assert_total (12, QS_CENSUS_FUNDAMENTAL, &qs_census_kernels[i]);
    }
}

/* Asserts that a census knows the prefix of every solution and how many with that prefix come
 * before it, both by its number and by its columns. */
static void
assert_places (const QsCensus      *census,
               const QsCensusSpace *space,
               const GArray        *solutions)
{
  guint n = space->n, depth = qs_census_get_depth (census);
  guint64 total = solutions->len / n;

  g_assert_cmpuint (qs_census_get_found (census), ==, total);

  for (guint64 rank = 0; rank < total; rank++)
    {
      gboolean is_mirrored = space->is_halved && rank >= total / 2;
      const guint16 *columns = &g_array_index (solutions, guint16, rank * n);
      const guint16 *searched = &g_array_index (solutions, guint16, (is_mirrored ? total - 1 - rank : rank) * n);
      QsCensusPlace place, other;

      g_assert_true (qs_census_find (census, rank, &place));
      g_assert_cmpint (place.is_mirrored, ==, is_mirrored);
      g_assert_cmpuint (place.n_rows, ==, depth);
      g_assert_cmpmem (place.columns, depth * sizeof (guint16), searched, depth * sizeof (guint16));

      g_assert_true (qs_census_locate (census, columns, &other));
      g_assert_cmpint (other.is_mirrored, ==, is_mirrored);
      g_assert_cmpmem (other.columns, depth * sizeof (guint16), searched, depth * sizeof (guint16));
      g_assert_cmpuint (other.rank + place.rank, ==, is_mirrored ? total - 1 - rank : rank);
    }
}

QS_TEST_BOARDS (every_number_has_its_prefix, 1, 9)
{
  g_autoptr (GArray) all = test_all_solutions (n);
  const QsCensusScope scopes[] = { QS_CENSUS_ALL, QS_CENSUS_FUNDAMENTAL };

  for (guint i = 0; i < G_N_ELEMENTS (scopes); i++)
    {
      g_autoptr (GArray) solutions = test_census_choose (all, n, NULL, scopes[i]);
      QsCensusSpace space;

      qs_census_space_init (&space, n, NULL, scopes[i]);
      for (guint depth = 1; depth <= n; depth++)
        {
          g_autoptr (QsCensus) census = test_census_make_cut (&space, qs_kernel_get_best (qs_census_kernels), 1 + depth / 2, depth,
                                                              QS_CENSUS_MAX_SIZE);

          assert_places (census, &space, solutions);
        }
    }
}

QS_TEST (every_number_has_its_prefix_random_sets)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (4);
  g_autoptr (GArray) all = test_all_solutions (8);

  for (guint i = 0; i < 200; i++)
    {
      g_autoptr (GArray) solutions = NULL;
      g_autoptr (QsCensus) census = NULL;
      guint32 allowed[8];
      QsCensusSpace space;

      test_census_random_masks (random, 8, allowed);
      qs_census_space_init (&space, 8, allowed, i % 2 == 0 ? QS_CENSUS_ALL : QS_CENSUS_FUNDAMENTAL);
      solutions = test_census_choose (all, 8, allowed, space.scope);
      census = test_census_make (&space, qs_kernel_get_best (qs_census_kernels));
      assert_places (census, &space, solutions);
    }
}

/* Squares that mirror each other, so that half of the search is enough: the middle column's too. */
QS_TEST (every_number_has_its_prefix_mirrored_sets)
{
  const guint32 allowed[] = { 0x7f, 0x77, 0x7f, 0x3e, 0x7f, 0x7f, 0x5d };
  g_autoptr (GArray) all = test_all_solutions (7);
  g_autoptr (GArray) solutions = test_census_choose (all, 7, allowed, QS_CENSUS_ALL);
  g_autoptr (QsCensus) census = NULL;
  QsCensusSpace space;

  qs_census_space_init (&space, 7, allowed, QS_CENSUS_ALL);
  g_assert_true (space.is_halved);
  g_assert_cmpuint (solutions->len, >, 0);

  census = test_census_make (&space, qs_kernel_get_best (qs_census_kernels));
  assert_places (census, &space, solutions);
}

/* It gets as coarse as it must: even coarser than the units. */
QS_TEST (coarser_gives_the_same_answers)
{
  const guint n = 10;
  const gsize sizes[] = { 1000, 500, 300, 200, 100, 0 };
  const QsCensusScope scopes[] = { QS_CENSUS_ALL, QS_CENSUS_FUNDAMENTAL };
  g_autoptr (GArray) all = test_all_solutions (n);

  for (guint i = 0; i < G_N_ELEMENTS (sizes) * G_N_ELEMENTS (scopes); i++)
    {
      QsCensusScope scope = scopes[i / G_N_ELEMENTS (sizes)];
      gsize size = sizes[i % G_N_ELEMENTS (sizes)];
      g_autoptr (GArray) solutions = test_census_choose (all, n, NULL, scope);
      g_autoptr (QsCensus) census = NULL;
      QsCensusSpace space;

      qs_census_space_init (&space, n, NULL, scope);
      census = test_census_make_cut (&space, qs_kernel_get_best (qs_census_kernels), 3, 6, size);
      g_assert_cmpuint (qs_census_get_depth (census), <, 6);
      if (size == 0)
        g_assert_cmpuint (qs_census_get_depth (census), ==, 1);
      assert_places (census, &space, solutions);
    }
}

/* While it is filled, only the solutions before the first unfinished prefix can be found, and their mirror images at
 * the end of the list, whose total is published. */
QS_TEST (the_beginning_is_known_first)
{
  const guint n = 9;
  g_autoptr (GArray) solutions = test_all_solutions (n);
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_autoptr (QsCensusCounter) counter = NULL;
  g_autoptr (QsCensus) census = NULL;
  guint64 last = 0, found = 0;
  QsCensusSpace space;
  QsCensusWalk units;

  qs_census_space_init (&space, n, NULL, QS_CENSUS_ALL);
  counter = qs_census_counter_new (&space, qs_kernel_get_best (qs_census_kernels));
  census = qs_census_new (&space, 3, QS_CENSUS_MAX_SIZE);
  qs_census_walk_init (&units, &space, NULL, 0, 2);

  while (qs_census_walk_next (&units))
    {
      QsCensusPlace place, first;

      g_assert_true (qs_census_counter_count (counter, units.columns, 2, 3, counts));
      qs_census_append (census, units.columns, 2, 3, counts);
      for (guint i = 0; i < counts->len; i++)
        found += g_array_index (counts, guint64, i);

      last = qs_census_get_reachable (census);
      g_assert_cmpuint (last, ==, found);
      g_assert_cmpuint (qs_census_get_found (census), ==, 2 * found);
      if (2 * last < 352)
        {
          g_assert_false (qs_census_find (census, last, &place));
          g_assert_false (qs_census_find (census, 352 - 1 - last, &place));
        }
      g_assert_false (qs_census_find (census, 352, &place));
      if (last == 0)
        continue;

      g_assert_true (qs_census_find (census, 352 - last, &place));
      g_assert_true (place.is_mirrored);
      g_assert_true (qs_census_locate (census, &g_array_index (solutions, guint16, (352 - last) * n), &place));
      g_assert_true (place.is_mirrored);

      g_assert_true (qs_census_find (census, last - 1, &place));
      g_assert_cmpmem (place.columns, 3 * sizeof (guint16),
                       &g_array_index (solutions, guint16, (last - 1) * n), 3 * sizeof (guint16));
      g_assert_true (qs_census_locate (census, &g_array_index (solutions, guint16, (last - 1) * n), &first));
      g_assert_cmpuint (first.rank + place.rank, ==, last - 1);
    }

  g_assert_cmpuint (last, ==, 352 / 2);
}

/* No board that can be searched to its end has such counts, so they are made up. */
QS_TEST (counts_beyond_32_bits)
{
  const guint64 counts[] = { 0, 1, G_MAXUINT32 - 1, G_MAXUINT32, G_MAXUINT32 + G_GUINT64_CONSTANT (1), 127, 128,
                             G_GUINT64_CONSTANT (1) << 33, G_GUINT64_CONSTANT (1) << 40, 3, 16383, 16384 };
  QsCensusSpace space;
  g_autoptr (QsCensus) census = NULL;
  g_autoptr (QsCensus) coarser = NULL;
  g_autoptr (GArray) befores = g_array_new (FALSE, FALSE, sizeof (guint64));
  QsCensusWalk units, walk;
  guint64 before = 0;

  qs_census_space_init (&space, 24, NULL, QS_CENSUS_ALL);
  space.is_halved = FALSE;
  census = qs_census_new (&space, 3, QS_CENSUS_MAX_SIZE);
  coarser = qs_census_new (&space, 3, 20000);

  qs_census_walk_init (&units, &space, NULL, 0, 1);
  while (qs_census_walk_next (&units))
    {
      g_autoptr (GArray) appended = g_array_new (FALSE, FALSE, sizeof (guint64));

      qs_census_walk_init (&walk, &space, units.columns, 1, 3);
      while (qs_census_walk_next (&walk))
        {
          guint64 count = counts[befores->len % G_N_ELEMENTS (counts)];

          g_array_append_val (befores, before);
          g_array_append_val (appended, count);
          before += count;
        }
      qs_census_append (census, units.columns, 1, 3, appended);
      qs_census_append (coarser, units.columns, 1, 3, appended);
    }
  qs_census_finish (census);
  qs_census_finish (coarser);
  g_assert_cmpuint (qs_census_get_depth (coarser), ==, 2);
  g_assert_cmpuint (qs_census_get_found (census), ==, before);
  g_assert_cmpuint (qs_census_get_found (coarser), ==, before);

  qs_census_walk_init (&walk, &space, NULL, 0, 3);
  for (guint i = 0; qs_census_walk_next (&walk); i++)
    {
      guint64 first = g_array_index (befores, guint64, i);
      guint64 count = counts[i % G_N_ELEMENTS (counts)];
      QsCensusPlace place;

      if (count == 0)
        continue;

      g_assert_true (qs_census_locate (census, walk.columns, &place));
      g_assert_cmpuint (place.rank, ==, first);
      g_assert_true (qs_census_find (census, first + count - 1, &place));
      g_assert_cmpuint (place.rank, ==, count - 1);
      g_assert_cmpmem (place.columns, 3 * sizeof (guint16), walk.columns, 3 * sizeof (guint16));
      g_assert_true (qs_census_find (coarser, first, &place));
      g_assert_cmpmem (place.columns, 2 * sizeof (guint16), walk.columns, 2 * sizeof (guint16));
    }
}

/* Nobody can wait for the end at this size, but it can run for hours. */
QS_TEST (stays_small)
{
  const gsize max_size = 20000;
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_autoptr (QsCensus) census = NULL;
  QsCensusSpace space;
  QsCensusWalk units;
  guint64 found = 0;
  guint depth = 14;

  qs_census_space_init (&space, 32, NULL, QS_CENSUS_ALL);
  census = qs_census_new (&space, depth, max_size);
  qs_census_walk_init (&units, &space, NULL, 0, 9);

  for (guint i = 0; i < 100 && qs_census_walk_next (&units); i++)
    {
      QsCensusWalk walk;

      /* A unit that was begun before the census became coarser. */
      g_array_set_size (counts, 0);
      qs_census_walk_init (&walk, &space, units.columns, 9, depth);
      while (qs_census_walk_next (&walk))
        {
          guint64 one = 1;

          g_array_append_val (counts, one);
        }
      qs_census_append (census, units.columns, 9, depth, counts);
      depth = MAX (qs_census_get_depth (census), 9);
      found += counts->len;

      g_assert_cmpuint (qs_census_get_reachable (census), ==, found);
      g_assert_cmpuint (qs_census_get_size (census), <=, max_size);
    }
  g_assert_cmpuint (qs_census_get_depth (census), <, 14);
}

QS_TEST_MAIN
{
  test_add_boards ("/core/census/total-is-A000170", 1, 15, test_all);
  test_add_boards ("/core/census/fundamental-total-is-A002562", 1, 15, test_fundamental);
}
