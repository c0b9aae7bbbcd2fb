/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Search trees against boards that are counted and checked one by one. */

#include "qs-tree.h"

#include <string.h>

#include "qs-test-boards.h"
#include "qs-test-main.h"
#include "qs-test-tree.h"

#define MAX_N 7

/* The squares from the root's child down to @node, and how many there are. */
static guint
read_path (const QsTree *tree,
           guint32       node,
           guint16      *columns)
{
  const QsTreeNode *known = qs_tree_get_node (tree, node);
  guint depth;

  if (known->parent == QS_TREE_NONE)
    return 0;

  depth = read_path (tree, known->parent, columns);
  g_assert_cmpuint (known->row, ==, depth);
  columns[depth] = known->column;

  return depth + 1;
}

QS_TEST (new_tree_is_the_empty_board)
{
  g_autoptr (QsTree) tree = qs_tree_new ();
  const QsTreeNode *root = qs_tree_get_node (tree, QS_TREE_ROOT);

  g_assert_cmpuint (tree->n_nodes, ==, 1);
  g_assert_cmpuint (root->parent, ==, QS_TREE_NONE);
  g_assert_cmpuint (root->n_children, ==, 0);
  g_assert_cmpuint (root->tried, ==, 0);
  g_assert_cmpint (qs_tree_get_state (tree, QS_TREE_ROOT, 0), ==, QS_TREE_OPEN);
  g_assert_cmpint (qs_tree_get_state (tree, QS_TREE_ROOT, 1), ==, QS_TREE_PLACED);
  g_assert_cmpuint (qs_tree_get_seek_step (tree, QS_TREE_ROOT), ==, 0);
  g_assert_cmpuint (qs_tree_find_child (tree, QS_TREE_ROOT, 0, 0), ==, QS_TREE_NONE);
}

QS_TEST (each_node_is_what_its_board_says)
{
  for (guint n = 1; n <= MAX_N; n++)
    {
      g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, n, G_MAXUINT32);
      guint placed[MAX_N + 1] = { 0 };

      for (guint32 node = 1; node < tree->n_nodes; node++)
        {
          guint16 columns[MAX_N];
          guint depth = read_path (tree, node, columns);
          gboolean is_placed = test_is_free (columns, depth - 1, columns[depth - 1]);
          QsTreeState state = !is_placed ? QS_TREE_PRUNED : depth == n ? QS_TREE_SOLUTION : QS_TREE_PLACED;

          g_assert_cmpint (qs_tree_get_state (tree, node, G_MAXUINT64), ==, state);
          g_assert_cmpuint (qs_tree_get_node (tree, node)->n_children, ==, is_placed && depth < n ? n : 0);
          placed[depth] += is_placed;
        }

      for (guint depth = 1; depth <= n; depth++)
        g_assert_cmpuint (placed[depth], ==, test_count_placements (n, depth));
    }
}

QS_TEST (four_queens_have_seventeen_placements)
{
  static const guint by_depth[] = { 1, 4, 6, 4, 2 };
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, 4, G_MAXUINT32);
  guint placed[5] = { 0 };

  g_assert_cmpuint (tree->n_nodes, ==, 61);
  for (guint32 node = 0; node < 61; node++)
    {
      guint16 columns[4];

      placed[read_path (tree, node, columns)] += qs_tree_get_node (tree, node)->is_placed;
    }

  for (guint depth = 0; depth <= 4; depth++)
    g_assert_cmpuint (placed[depth], ==, by_depth[depth]);
}

QS_TEST (full_boards_are_decided_once_they_are_placed)
{
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_BOARDS, 4, G_MAXUINT32);
  guint n_boards = 0;

  g_assert_cmpuint (tree->n_nodes, ==, 1 + 4 + 16 + 64 + 256);
  for (guint32 node = 1; node < tree->n_nodes; node++)
    {
      const QsTreeNode *known = qs_tree_get_node (tree, node);
      guint16 columns[4];

      g_assert_true (known->is_placed);
      if (read_path (tree, node, columns) < 4)
        continue;

      n_boards++;
      g_assert_cmpint (qs_tree_get_state (tree, node, known->decided - 1), ==, QS_TREE_PLACED);
      g_assert_cmpint (qs_tree_get_state (tree, node, known->decided), ==,
                       test_is_solution (columns, 4) ? QS_TREE_SOLUTION : QS_TREE_REJECTED);
      g_assert_cmpuint (qs_tree_get_seek_step (tree, node), ==, known->decided);
    }
  g_assert_cmpuint (n_boards, ==, 256);
}

/* The nodes above a solution are the beginnings of solutions, each once. */
QS_TEST (solutions_are_known_up_to_the_root)
{
  for (guint n = 1; n <= MAX_N; n++)
    {
      g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, n, G_MAXUINT32);
      g_autoptr (GArray) solutions = test_all_solutions (n);
      guint n_solutions = solutions->len / n;
      guint expected = 0, found = 0;

      for (guint length = 0; length <= n; length++)
        for (guint i = 0; i < n_solutions; i++)
          {
            const guint16 *columns = &g_array_index (solutions, guint16, i * n);

            expected += i == 0 || memcmp (columns, columns - n, length * sizeof *columns) != 0;
          }

      for (guint32 node = 0; node < tree->n_nodes; node++)
        found += qs_tree_get_node (tree, node)->has_solution;

      g_assert_cmpuint (found, ==, expected);
    }
}

/* What is known at a step is everything in a search that ended there. One that made no step has entered no node. */
QS_TEST (past_is_as_it_was)
{
  g_autoptr (QsTree) whole = test_tree_build (TEST_SEARCH_SQUARES, 5, G_MAXUINT32);
  guint last = test_tree_get_last (whole);

  for (guint32 step = 0; step <= last; step++)
    {
      g_autoptr (QsTree) part = test_tree_build (TEST_SEARCH_SQUARES, 5, step);
      guint64 end = step > 0 ? G_MAXUINT64 : 0;

      for (guint32 node = 0; node < whole->n_nodes; node++)
        {
          QsTreeState then = node < part->n_nodes ? qs_tree_get_state (part, node, end) : QS_TREE_OPEN;

          g_assert_cmpint (qs_tree_get_state (whole, node, step), ==, then);
        }
    }
}

QS_TEST (children_are_found_by_square)
{
  const guint16 rows[] = { 2, 2, 2 };
  const guint16 columns[] = { 1, 4, 5 };
  g_autoptr (QsTree) tree = qs_tree_new ();
  guint32 first = qs_tree_expand (tree, QS_TREE_ROOT, rows, columns, 3);

  g_assert_cmpuint (first, ==, 1);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (qs_tree_find_child (tree, QS_TREE_ROOT, 2, columns[i]), ==, first + i);
  g_assert_cmpuint (qs_tree_find_child (tree, QS_TREE_ROOT, 2, 2), ==, QS_TREE_NONE);
  g_assert_cmpuint (qs_tree_find_child (tree, QS_TREE_ROOT, 1, 4), ==, QS_TREE_NONE);
}

QS_TEST (node_without_children_stays_so)
{
  g_autoptr (QsTree) tree = qs_tree_new ();

  g_assert_cmpuint (qs_tree_expand (tree, QS_TREE_ROOT, NULL, NULL, 0), ==, QS_TREE_NONE);
  g_assert_cmpuint (tree->n_nodes, ==, 1);
}

QS_TEST (full_tree_takes_no_more)
{
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, 12, G_MAXUINT32);
  const guint16 squares[12] = { 0 };
  guint size = tree->n_nodes;
  guint room = QS_TREE_MAX_NODES - size;

  /* The search ended for want of room. */
  g_assert_cmpuint (room, <, 12);
  g_assert_true (tree->is_full);
  g_assert_cmpuint (qs_tree_expand (tree, size - 1, squares, squares, room + 1), ==, QS_TREE_NONE);
  g_assert_cmpuint (tree->n_nodes, ==, size);
  g_assert_cmpuint (qs_tree_get_node (tree, size - 1)->n_children, ==, 0);

  qs_tree_clear (tree);
  g_assert_false (tree->is_full);
  g_assert_cmpuint (tree->n_nodes, ==, 1);
  g_assert_cmpuint (qs_tree_get_node (tree, QS_TREE_ROOT)->n_children, ==, 0);
  g_assert_cmpuint (qs_tree_expand (tree, QS_TREE_ROOT, squares, squares, 12), ==, 1);
}

QS_TEST (last_node_has_room)
{
  g_autoptr (QsTree) tree = qs_tree_new ();
  g_autofree guint16 *squares = g_new0 (guint16, G_MAXUINT16);
  guint size;

  while ((size = tree->n_nodes) < QS_TREE_MAX_NODES)
    {
      guint n = MIN (G_MAXUINT16, QS_TREE_MAX_NODES - size);

      g_assert_cmpuint (qs_tree_expand (tree, size - 1, squares, squares, n), ==, size);
    }
  g_assert_false (tree->is_full);
}

static void
assert_same (const QsTree *a,
             const QsTree *b)
{
  g_assert_cmpuint (a->n_nodes, ==, b->n_nodes);
  g_assert_cmpint (a->is_full, ==, b->is_full);
  for (guint32 node = 0; node < a->n_nodes; node++)
    {
      const QsTreeNode *left = qs_tree_get_node (a, node);
      const QsTreeNode *right = qs_tree_get_node (b, node);

      g_assert_cmpuint (left->parent, ==, right->parent);
      g_assert_cmpuint (left->first_child, ==, right->first_child);
      g_assert_cmpuint (left->n_children, ==, right->n_children);
      g_assert_cmpuint (left->tried, ==, right->tried);
      g_assert_cmpuint (left->decided, ==, right->decided);
      g_assert_cmpuint (left->left, ==, right->left);
      g_assert_true (left->is_placed == right->is_placed);
      g_assert_true (left->is_pruned == right->is_pruned);
      g_assert_true (left->has_solution == right->has_solution);
    }
}

/* Any of the changes, at any node that allows it. */
static void
change_anywhere (QsTree *tree,
                 guint32 step)
{
  const guint16 squares[] = { 0, 1, 2, 3, 4, 5, 6, 7 };
  guint32 node = (guint32) g_test_rand_int_range (0, (gint32) tree->n_nodes);
  const QsTreeNode *known = qs_tree_get_node (tree, node);

  if (known->n_children == 0)
    qs_tree_expand (tree, node, squares, squares, 8);
  else if (known->tried == QS_TREE_NEVER)
    qs_tree_place (tree, node, step);
  else if (known->left == QS_TREE_NEVER)
    qs_tree_leave (tree, node, step);
  else if (known->decided == QS_TREE_NEVER)
    qs_tree_solve (tree, node, step);
}

QS_TEST (copies_follow)
{
  g_autoptr (QsTree) tree = qs_tree_new ();
  g_autoptr (QsTree) other = test_tree_build (TEST_SEARCH_SQUARES, 7, G_MAXUINT32);
  g_autoptr (QsTree) copy = qs_tree_new ();

  for (guint round = 0; round < 40; round++)
    {
      for (guint i = 0; i < 400; i++)
        change_anywhere (tree, round * 400 + i + 1);
      qs_tree_copy (copy, tree);
      assert_same (copy, tree);

      if (round == 20)
        qs_tree_clear (tree);

      /* In between, it is a copy of another one, or of its own mind. */
      if (round % 8 == 0)
        qs_tree_copy (copy, other);
      if (round % 8 == 3)
        change_anywhere (copy, 1);
    }
  g_assert_cmpuint (tree->n_nodes, >, 4096);
}

static void
assert_told (const QsTree *tree,
             guint64      *change,
             guint32       last_step)
{
  g_assert_cmpuint (tree->change, >, *change);
  *change = tree->change;
  g_assert_cmpuint (tree->last_step, ==, last_step);
}

/* Whoever shows a tree need not look at one that tells neither another change nor another last step. */
QS_TEST (each_change_is_told)
{
  const guint16 squares[] = { 0, 1, 2 };
  g_autoptr (QsTree) tree = qs_tree_new ();
  g_autoptr (QsTree) copy = qs_tree_new ();
  guint64 change = 0;
  guint32 first;

  assert_told (tree, &change, 0);
  first = qs_tree_expand (tree, QS_TREE_ROOT, squares, squares, G_N_ELEMENTS (squares));
  assert_told (tree, &change, 0);
  qs_tree_place (tree, first, 1);
  assert_told (tree, &change, 1);
  qs_tree_leave (tree, first, 2);
  assert_told (tree, &change, 2);
  qs_tree_reject (tree, first + 1, 3);
  assert_told (tree, &change, 3);
  qs_tree_place (tree, first + 2, 4);
  assert_told (tree, &change, 4);
  qs_tree_solve (tree, first + 2, 5);
  assert_told (tree, &change, 5);

  qs_tree_copy (copy, tree);
  g_assert_cmpuint (copy->last_step, ==, 5);
  qs_tree_clear (tree);
  assert_told (tree, &change, 0);
}
