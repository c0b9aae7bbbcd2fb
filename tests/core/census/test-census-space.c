/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is counted: allowed squares, halves and borders. */

#include "qs-census-space.h"

#include "qs-test-boards.h"
#include "qs-test-census.h"
#include "qs-test-main.h"

QS_TEST (contains_what_is_wanted)
{
  const guint n = 8;
  g_autoptr (GRand) random = g_rand_new_with_seed (8);
  g_autoptr (GArray) all = test_all_solutions (n);

  for (guint i = 0; i < 50; i++)
    {
      QsCensusScope scope = i % 2 == 0 ? QS_CENSUS_ALL : QS_CENSUS_FUNDAMENTAL;
      g_autoptr (GArray) chosen = NULL;
      guint32 allowed[8];
      QsCensusSpace space;
      guint next = 0;

      test_census_random_masks (random, n, allowed);
      qs_census_space_init (&space, n, allowed, scope);
      chosen = test_census_choose (all, n, allowed, scope);

      for (guint j = 0; j < all->len; j += n)
        {
          const guint16 *columns = &g_array_index (all, guint16, j);
          gboolean is_next = next < chosen->len &&
                             test_compare (columns, &g_array_index (chosen, guint16, next), n) == 0;

          g_assert_cmpint (qs_census_space_contains (&space, columns), ==, is_next);
          next += is_next ? n : 0;
        }
    }
}

QS_TEST (halves_what_mirrors_itself)
{
  guint32 allowed[] = { 0x1f, 0x1b, 0x1f, 0x0e, 0x1f };
  QsCensusSpace space;

  for (guint n = 1; n <= QS_CENSUS_MAX_N; n++)
    {
      qs_census_space_init (&space, n, NULL, QS_CENSUS_ALL);
      g_assert_cmpint (space.is_halved, ==, (n > 1));
      qs_census_space_init (&space, n, NULL, QS_CENSUS_FUNDAMENTAL);
      g_assert_false (space.is_halved);
    }

  qs_census_space_init (&space, 5, allowed, QS_CENSUS_ALL);
  g_assert_true (space.is_halved);

  allowed[2] = 0x17;
  qs_census_space_init (&space, 5, allowed, QS_CENSUS_ALL);
  g_assert_false (space.is_halved);
}

/* Required queens attack each other: there is nothing to search at all. */
QS_TEST (contradiction_leaves_nothing)
{
  const guint32 allowed[] = { 1u << 3, 0xff, 0xff, 1u << 6, 0xff, 0xff, 0xff, 0xff };
  QsCensusSpace space;

  qs_census_space_init (&space, 8, allowed, QS_CENSUS_ALL);
  g_assert_cmphex (qs_census_space_get_top (&space), ==, 0);
}

/* A queen on the border that is nearer to a corner than the top one begins a smaller image. */
QS_TEST (borders_keep_their_distance)
{
  const guint n = 9;
  guint32 allowed[QS_CENSUS_MAX_N];
  QsCensusSpace space;

  qs_census_space_init (&space, n, NULL, QS_CENSUS_FUNDAMENTAL);
  g_assert_cmphex (qs_census_space_get_top (&space), ==, 0x1f);

  for (guint top = 0; top <= n / 2; top++)
    {
      qs_census_space_narrow (&space, top, allowed);
      for (guint i = n; i < n * n; i++)
        {
          guint row = i / n, column = i % n, last = n - 1;
          gboolean is_side = column == 0 || column == last;
          gboolean is_near = (is_side && MIN (row, last - row) < top) ||
                             (row == last && MIN (column, last - column) < top);

          g_assert_cmpint (allowed[row] >> column & 1, ==, !is_near);
        }
    }
}
