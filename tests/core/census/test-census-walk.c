/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prefixes one after the other. */

#include "qs-census-walk.h"

#include <string.h>

#include "qs-test-boards.h"
#include "qs-test-census.h"
#include "qs-test-main.h"

/* All that a walk gives, @depth elements each. */
static GArray *
collect (QsCensusWalk *walk)
{
  GArray *prefixes = g_array_new (FALSE, FALSE, sizeof (guint16));

  while (qs_census_walk_next (walk))
    g_array_append_vals (prefixes, walk->columns, walk->depth);

  return prefixes;
}

static GArray *
collect_depth (const QsCensusSpace *space,
               guint                depth)
{
  QsCensusWalk walk;

  qs_census_walk_init (&walk, space, NULL, 0, depth);

  return collect (&walk);
}

static void
assert_equal (const GArray *first,
              const GArray *second)
{
  g_assert_cmpmem (first->data, first->len * sizeof (guint16), second->data, second->len * sizeof (guint16));
}

/* At the full depth they are the solutions; in the fundamental scope there may be useless ones among them. */
QS_TEST_BOARDS (full_prefixes_are_the_solutions, 1, 10)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (n);
  g_autoptr (GArray) all = test_all_solutions (n);

  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (GArray) expected = NULL, found = NULL, least = NULL, found_all = NULL, found_least = NULL;
      guint32 allowed[QS_CENSUS_MAX_N];
      QsCensusSpace space;

      test_census_random_masks (random, n, allowed);
      qs_census_space_init (&space, n, allowed, QS_CENSUS_ALL);
      space.is_halved = FALSE;
      expected = test_census_choose (all, n, allowed, QS_CENSUS_ALL);
      found = collect_depth (&space, n);
      assert_equal (found, expected);

      qs_census_space_init (&space, n, allowed, QS_CENSUS_FUNDAMENTAL);
      least = test_census_choose (all, n, allowed, QS_CENSUS_FUNDAMENTAL);
      found_all = collect_depth (&space, n);
      found_least = test_census_choose (found_all, n, NULL, QS_CENSUS_FUNDAMENTAL);
      assert_equal (found_least, least);
    }
}

/* The prefixes of a walk are those below the prefixes of each shorter one, and ascend. */
QS_TEST (walks_are_nested_and_ascend)
{
  const guint n = 8;
  QsCensusSpace space;

  qs_census_space_init (&space, n, NULL, QS_CENSUS_ALL);
  for (guint depth = 1; depth <= n; depth++)
    {
      g_autoptr (GArray) prefixes = collect_depth (&space, depth);

      for (guint i = depth; i < prefixes->len; i += depth)
        g_assert_cmpint (test_compare (&g_array_index (prefixes, guint16, i - depth),
                                       &g_array_index (prefixes, guint16, i), depth), <, 0);

      for (guint shorter = 1; shorter <= depth; shorter++)
        {
          g_autoptr (GArray) nested = g_array_new (FALSE, FALSE, sizeof (guint16));
          QsCensusWalk walk, below;

          qs_census_walk_init (&walk, &space, NULL, 0, shorter);
          while (qs_census_walk_next (&walk))
            {
              g_autoptr (GArray) part = NULL;

              qs_census_walk_init (&below, &space, walk.columns, shorter, depth);
              part = collect (&below);
              g_array_append_vals (nested, part->data, part->len);
            }
          assert_equal (nested, prefixes);
        }
    }
}

/* From every prefix the rest is the same as without a stop there. */
QS_TEST (goes_on_from_every_prefix)
{
  const guint n = 8;
  QsCensusSpace space;

  qs_census_space_init (&space, n, NULL, QS_CENSUS_FUNDAMENTAL);
  for (guint depth = 1; depth <= n; depth++)
    {
      g_autoptr (GArray) prefixes = collect_depth (&space, depth);

      for (guint i = 0; i < prefixes->len; i += depth)
        {
          g_autoptr (GArray) rest = NULL;
          QsCensusWalk walk;
          guint after = i + depth;

          qs_census_walk_init (&walk, &space, NULL, 0, depth);
          g_assert_true (qs_census_walk_seek (&walk, &g_array_index (prefixes, guint16, i)));
          g_assert_cmpmem (walk.columns, depth * sizeof (guint16),
                           &g_array_index (prefixes, guint16, i), depth * sizeof (guint16));
          rest = collect (&walk);
          g_assert_cmpmem (rest->data, rest->len * sizeof (guint16),
                           (guint16 *) (gpointer) prefixes->data + after, (prefixes->len - after) * sizeof (guint16));
        }
    }
}

QS_TEST (goes_to_no_prefix_that_is_left_out)
{
  const guint16 attacked[] = { 0, 1, 3 }, mirrored[] = { 5, 2, 4 }, corner[] = { 0, 2 }, beside[] = { 1, 3 };
  QsCensusSpace space;
  QsCensusWalk walk;

  qs_census_space_init (&space, 8, NULL, QS_CENSUS_ALL);
  qs_census_walk_init (&walk, &space, NULL, 0, 3);
  g_assert_false (qs_census_walk_seek (&walk, attacked));
  g_assert_false (qs_census_walk_seek (&walk, mirrored));

  /* A walk below one queen does not go below another. */
  qs_census_walk_init (&walk, &space, corner, 1, 2);
  g_assert_true (qs_census_walk_seek (&walk, corner));
  g_assert_false (qs_census_walk_seek (&walk, beside));

  qs_census_walk_init (&walk, &space, attacked, 2, 3);
  g_assert_false (qs_census_walk_next (&walk));
  qs_census_walk_init (&walk, &space, attacked, 2, 2);
  g_assert_false (qs_census_walk_next (&walk));
}

/* However often it pauses, it places the same queens. */
QS_TEST (pauses_change_nothing)
{
  g_autoptr (GArray) expected = NULL;
  QsCensusSpace space;

  qs_census_space_init (&space, 8, NULL, QS_CENSUS_ALL);
  expected = collect_depth (&space, 8);

  for (guint64 slice = 1; slice < 100; slice += 7)
    {
      g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (guint16));
      QsEnumeratorStep step;
      QsCensusWalk walk;

      qs_census_walk_init (&walk, &space, NULL, 0, 8);
      do
        {
          guint64 nodes = slice;

          step = qs_census_walk_advance (&walk, &nodes);
          g_assert_cmpint ((step == QS_ENUMERATOR_PAUSED), <=, (nodes == 0));
          g_assert_cmpuint (nodes, <=, slice);
          if (step == QS_ENUMERATOR_SOLUTION)
            g_array_append_vals (found, walk.columns, 8);
        }
      while (step != QS_ENUMERATOR_FINISHED);

      assert_equal (found, expected);
    }
}
