/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Arranged trees against layouts that are made anew. */

#include "config.h"

#include "qs-tree-arranger.h"

#include <math.h>

#include "engine-test-util.h"
#include "qs-methods.h"
#include "qs-test-main.h"
#include "qs-test-tree.h"

static void
count_cb (QsTreeArranger *arranger,
          guint          *count)
{
  (*count)++;
}

/* Whether the newest layout has all of the tree. */
static gboolean
is_arranged (QsTreeArranger *arranger,
             const QsTree   *tree)
{
  const QsTreeLayout *layout = qs_tree_arranger_get_layout (arranger);

  return layout != NULL && layout->n_nodes == tree->n_nodes;
}

static void
assert_arranged (QsTreeArranger *arranger,
                 const QsTree   *tree,
                 guint           least)
{
  const QsTreeFolding folding = { .least = least };
  g_autoptr (QsTreeLayout) expected = qs_tree_layout_new (tree, &folding);
  const QsTreeLayout *layout = qs_tree_arranger_get_layout (arranger);

  g_assert_nonnull (layout);
  g_assert_cmpuint (layout->n_nodes, ==, expected->n_nodes);
  g_assert_cmpuint (layout->n_hidden, ==, expected->n_hidden);
  g_assert_cmpmem (layout->nodes, layout->n_places * sizeof *layout->nodes,
                   expected->nodes, expected->n_places * sizeof *expected->nodes);
  g_assert_cmpmem (layout->x, layout->n_places * sizeof *layout->x,
                   expected->x, expected->n_places * sizeof *expected->x);
}

QS_TEST (small_tree_is_arranged_at_once)
{
  g_autoptr (QsTreeArranger) arranger = qs_tree_arranger_new ();
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, 6, G_MAXUINT32);
  const guint16 squares[6] = { 0 };
  guint count = 0;

  g_signal_connect (arranger, "arranged", G_CALLBACK (count_cb), &count);
  g_assert_null (qs_tree_arranger_get_layout (arranger));
  qs_tree_arranger_set_tree (arranger, tree);
  assert_arranged (arranger, tree, 0);
  g_assert_cmpuint (count, >, 0);

  qs_tree_expand (tree, tree->n_nodes - 1, squares, squares, 6);
  qs_tree_arranger_update (arranger);
  assert_arranged (arranger, tree, 0);

  qs_tree_arranger_set_folds (arranger, QS_TREE_FOLDS_ALL);
  assert_arranged (arranger, tree, 1);
  qs_tree_arranger_set_folds (arranger, QS_TREE_FOLDS_AUTOMATIC);
  assert_arranged (arranger, tree, 0);
}

QS_TEST (large_tree_is_arranged_later)
{
  g_autoptr (QsTreeArranger) arranger = qs_tree_arranger_new ();
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, 8, G_MAXUINT32);
  const guint16 squares[8] = { 0 };
  guint32 leaf = tree->n_nodes - 1;

  qs_tree_arranger_set_tree (arranger, tree);
  g_assert_null (qs_tree_arranger_get_layout (arranger));

  /* It continues to grow while a thread works on the copy. */
  qs_tree_expand (tree, leaf, squares, squares, 8);
  qs_tree_arranger_update (arranger);
  engine_run_until (is_arranged (arranger, tree));
  assert_arranged (arranger, tree, 0);

  /* Now only the change is copied. */
  qs_tree_expand (tree, leaf + 1, squares, squares, 8);
  qs_tree_arranger_update (arranger);
  engine_run_until (is_arranged (arranger, tree));
  assert_arranged (arranger, tree, 0);
}

/* A search goes on for hours beside a tree that is full. */
QS_TEST (tree_that_has_not_changed_is_not_arranged_again)
{
  static const guint sizes[] = { 6, 8 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (QsTreeArranger) arranger = qs_tree_arranger_new ();
      g_autoptr (QsTreeArranger) other = qs_tree_arranger_new ();
      g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, sizes[i], G_MAXUINT32);
      guint count = 0;

      qs_tree_arranger_set_tree (arranger, tree);
      engine_run_until (is_arranged (arranger, tree));

      g_signal_connect (arranger, "arranged", G_CALLBACK (count_cb), &count);
      qs_tree_arranger_update (arranger);
      qs_tree_arranger_set_tree (other, tree);
      engine_run_until (is_arranged (other, tree));
      assert_arranged (arranger, tree, 0);
      g_assert_cmpuint (count, ==, 0);
    }
}

QS_TEST (large_failed_subtrees_fold_in_a_very_large_tree)
{
  g_autoptr (QsTreeArranger) arranger = qs_tree_arranger_new ();
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, 10, G_MAXUINT32);

  g_assert_cmpuint (tree->n_nodes, >, QS_TREE_ARRANGER_AUTOMATIC);
  qs_tree_arranger_set_tree (arranger, tree);
  engine_run_until (is_arranged (arranger, tree));
  g_assert_cmpuint (qs_tree_arranger_get_layout (arranger)->n_hidden, >, 0);
  assert_arranged (arranger, tree, QS_TREE_ARRANGER_LEAST);
}

/* Another one has the same to do, but began later. */
static void
wait_as_long (const QsTree *tree)
{
  g_autoptr (QsTreeArranger) arranger = qs_tree_arranger_new ();

  qs_tree_arranger_set_tree (arranger, tree);
  engine_run_until (is_arranged (arranger, tree));
}

QS_TEST (late_layout_of_another_tree_is_dropped)
{
  g_autoptr (QsTreeArranger) arranger = qs_tree_arranger_new ();
  g_autoptr (QsTree) large = test_tree_build (TEST_SEARCH_SQUARES, 8, G_MAXUINT32);
  g_autoptr (QsTree) small = test_tree_build (TEST_SEARCH_SQUARES, 4, G_MAXUINT32);
  g_autoptr (QsTree) other = test_tree_build (TEST_SEARCH_SQUARES, 8, G_MAXUINT32);
  guint count = 0;

  qs_tree_arranger_set_tree (arranger, large);
  qs_tree_arranger_set_tree (arranger, small);
  assert_arranged (arranger, small, 0);
  wait_as_long (other);
  assert_arranged (arranger, small, 0);

  /* Nor is it shown when the tree itself begins anew, or is taken away. */
  qs_tree_arranger_set_tree (arranger, large);
  qs_tree_clear (large);
  qs_tree_arranger_update (arranger);
  assert_arranged (arranger, large, 0);
  wait_as_long (other);
  assert_arranged (arranger, large, 0);

  qs_tree_arranger_set_tree (arranger, other);
  qs_tree_arranger_set_tree (arranger, NULL);
  g_signal_connect (arranger, "arranged", G_CALLBACK (count_cb), &count);
  wait_as_long (other);
  g_assert_null (qs_tree_arranger_get_layout (arranger));
  g_assert_cmpuint (count, ==, 0);
}

QS_TEST (end_does_not_wait_for_the_thread)
{
  QsTreeArranger *arranger = qs_tree_arranger_new ();
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, 8, G_MAXUINT32);

  qs_tree_arranger_set_tree (arranger, tree);
  g_assert_finalize_object (arranger);
  wait_as_long (tree);
}

QS_TEST (opened_subtree_stays_open)
{
  g_autoptr (QsTreeArranger) arranger = qs_tree_arranger_new ();
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, 6, G_MAXUINT32);
  const QsTreeLayout *layout;
  guint32 place = 0, node;

  qs_tree_arranger_set_tree (arranger, tree);
  qs_tree_arranger_set_folds (arranger, QS_TREE_FOLDS_ALL);
  layout = qs_tree_arranger_get_layout (arranger);
  while (layout->folded[place] == 0)
    place++;
  node = layout->nodes[place];

  qs_tree_arranger_open (arranger, node);
  qs_tree_arranger_update (arranger);
  layout = qs_tree_arranger_get_layout (arranger);
  g_assert_cmpuint (layout->folded[layout->places[node]], ==, 0);
}

/* Also a large one, and one in which all would be folded. */
QS_TEST (forest_is_kept)
{
  for (guint n = 4; n <= 8; n += 4)
    {
      g_autoptr (QsTreeArranger) arranger = qs_tree_arranger_new ();
      g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, n, G_MAXUINT32);
      QsTreeForest forest;
      QsMoment moment;

      qs_moment_init (&moment, &qs_scanning, n, NULL);
      forest = qs_tree_find_forest (&moment);
      qs_tree_arranger_set_folds (arranger, QS_TREE_FOLDS_ALL);
      qs_tree_arranger_set_forest (arranger, &forest);
      qs_tree_arranger_set_tree (arranger, tree);
      engine_run_until (is_arranged (arranger, tree));
      g_assert_cmpfloat (qs_tree_arranger_get_layout (arranger)->width, ==, n == 4 ? 256 : 16777216);
      g_assert_cmpuint (qs_tree_arranger_get_layout (arranger)->n_hidden, ==, 0);

      qs_tree_arranger_set_forest (arranger, &(QsTreeForest){ 0 });
      engine_run_until (qs_tree_arranger_get_layout (arranger)->spacing == NULL);
      g_assert_cmpuint (qs_tree_arranger_get_layout (arranger)->n_hidden, >, 0);
    }
}

/* Puts a queen on each square of the rows from @row on, as brute force does. */
static void
try_row (QsMoment *moment,
         guint     row,
         guint    *n_tried)
{
  double all = pow (moment->n, moment->n);

  for (guint column = 0; column < moment->n; column++)
    {
      qs_moment_record (moment, QS_TRACE_PLACE, row, column);
      if (row + 1 < moment->n)
        {
          g_assert_cmpfloat_with_epsilon (qs_tree_find_tried (moment) * all, *n_tried, 1e-6);
          try_row (moment, row + 1, n_tried);
        }
      else
        g_assert_cmpfloat_with_epsilon (qs_tree_find_tried (moment) * all, ++*n_tried, 1e-6);
      qs_moment_record (moment, QS_TRACE_REMOVE, row, column);
      g_assert_cmpfloat_with_epsilon (qs_tree_find_tried (moment) * all, *n_tried, 1e-6);
    }
}

/* From none to all, a full board after the other. */
QS_TEST (tried_boards_are_counted)
{
  QsMoment moment;
  guint n_tried = 0;

  qs_moment_init (&moment, NULL, 4, NULL);
  g_assert_cmpfloat (qs_tree_find_tried (&moment), ==, 0);
  try_row (&moment, 0, &n_tried);
  g_assert_cmpuint (n_tried, ==, 256);
  g_assert_cmpfloat_with_epsilon (qs_tree_find_tried (&moment), 1, 1e-9);
}
