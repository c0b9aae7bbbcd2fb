/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cache of solutions: those it has, and those it lacks. */

#include "qs-solution-cache.h"
#include "qs-test-main.h"

#define N 8

/* Any columns do: these tell solution @rank from its neighbours. */
static guint8
make_column (guint64 rank,
             guint   row)
{
  return (guint8) ((rank >> (3 * (row % 4))) % N);
}

static void
add (QsSolutionCache *cache,
     guint64          first,
     guint            n_solutions)
{
  g_autofree guint8 *packed = g_new (guint8, n_solutions * N);

  for (guint i = 0; i < n_solutions; i++)
    {
      for (guint row = 0; row < N; row++)
        packed[i * N + row] = make_column (first + i, row);
    }

  qs_solution_cache_add (cache, first, n_solutions, packed);
}

static gboolean
has (QsSolutionCache *cache,
     guint64          rank)
{
  guint16 columns[N];

  if (!qs_solution_cache_get (cache, rank, columns))
    return FALSE;

  for (guint row = 0; row < N; row++)
    g_assert_cmpuint (columns[row], ==, make_column (rank, row));

  return TRUE;
}

QS_TEST (what_was_added_is_there)
{
  g_autoptr (QsSolutionCache) cache = qs_solution_cache_new (N);
  guint64 far = G_GUINT64_CONSTANT (5000000000);

  g_assert_false (has (cache, 0));
  add (cache, 10, 20);
  add (cache, far, 3);
  for (guint64 rank = 0; rank < 50; rank++)
    g_assert_true (has (cache, rank) == (rank >= 10 && rank < 30));
  g_assert_false (has (cache, far - 1));
  g_assert_true (has (cache, far + 2));
  g_assert_false (has (cache, far + 3));
  g_assert_false (has (cache, 10 + (G_GUINT64_CONSTANT (1) << 32)));
}

static void
assert_gap (QsSolutionCache *cache,
            guint64          first,
            guint64          end,
            guint64          gap_first,
            guint64          gap_end)
{
  gboolean is_missing = qs_solution_cache_find_gap (cache, &first, &end);

  g_assert_true (is_missing == (gap_first < gap_end));
  if (!is_missing)
    return;

  g_assert_cmpuint (first, ==, gap_first);
  g_assert_cmpuint (end, ==, gap_end);
}

QS_TEST (gaps_are_found)
{
  g_autoptr (QsSolutionCache) cache = qs_solution_cache_new (N);

  assert_gap (cache, 5, 9, 5, 9);
  add (cache, 10, 10);
  add (cache, 20, 10);
  add (cache, 40, 10);

  assert_gap (cache, 10, 30, 0, 0);
  assert_gap (cache, 12, 28, 0, 0);
  assert_gap (cache, 12, 12, 0, 0);
  assert_gap (cache, 5, 35, 5, 35);
  assert_gap (cache, 12, 35, 30, 35);
  assert_gap (cache, 5, 25, 5, 10);
  assert_gap (cache, 12, 48, 30, 40);
  assert_gap (cache, 30, 40, 30, 40);

  add (cache, 25, 20);
  assert_gap (cache, 10, 50, 0, 0);
}

QS_TEST (a_place_has_the_newest)
{
  g_autoptr (QsSolutionCache) cache = qs_solution_cache_new (N);

  add (cache, 5, QS_SOLUTION_CACHE_LENGTH);
  assert_gap (cache, 0, QS_SOLUTION_CACHE_LENGTH + 5, 0, 5);
  g_assert_true (has (cache, QS_SOLUTION_CACHE_LENGTH + 4));

  add (cache, QS_SOLUTION_CACHE_LENGTH + 7, 2);
  g_assert_true (has (cache, 6));
  g_assert_false (has (cache, 7));
  g_assert_false (has (cache, 8));
  g_assert_true (has (cache, 9));
  g_assert_true (has (cache, QS_SOLUTION_CACHE_LENGTH + 8));
}
