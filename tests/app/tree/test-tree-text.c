/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words for nodes, and the ways between them, in the tree of four queens, known by heart. */

#include "qs-tree-text.h"

#include "qs-methods.h"
#include "qs-test-main.h"
#include "qs-test-tree.h"
#include "qs-tree-arranger.h"
#include "qs-tree-legend.h"
#include "qs-tree-walk.h"

static const QsTreeFolding no_folding = { 0 };

/* The node reached by columns, from 1, such as "24". */
static guint32
find_node (const QsTree *tree,
           const char   *columns)
{
  guint32 node = QS_TREE_ROOT;

  for (guint row = 0; columns[row] != '\0'; row++)
    node = qs_tree_find_child (tree, node, row, (guint) (columns[row] - '1'));

  return node;
}

static void
assert_said (const QsTree *tree,
             const char   *columns,
             guint64       step,
             const char   *expected)
{
  g_autofree char *said = qs_tree_text_describe (tree, find_node (tree, columns), 4, step, 0);

  g_assert_cmpstr (said, ==, expected);
}

QS_TEST (nodes_are_described)
{
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, 4, G_MAXUINT32);
  g_autofree char *folded = NULL;
  g_autofree char *both = NULL;

  assert_said (tree, "", 0, "Empty board; children tried: 0 of 4");
  assert_said (tree, "1", 0, "a4: not tried yet");
  assert_said (tree, "1", 2, "a4: placed; children tried: 0 of 4");
  assert_said (tree, "1", 4, "a4: placed; children tried: 1 of 4");
  assert_said (tree, "12", 1000, "b3 below a4: pruned");
  assert_said (tree, "2413", 1000, "c1 below a2: solution");

  folded = qs_tree_text_describe (tree, find_node (tree, "13"), 4, 1000, 4);
  g_assert_cmpstr (folded, ==, "c3 below a4: placed; folded: 4 pruned squares");
  both = qs_tree_text_describe (tree, find_node (tree, "1"), 4, 1000, 16);
  g_assert_cmpstr (both, ==, "a4: placed; folded: 3 nodes and 13 pruned squares");
}

/* A full board that fails is rejected: nothing was pruned. */
QS_TEST (full_boards_are_rejected)
{
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_BOARDS, 4, G_MAXUINT32);
  const QsTreeFolding all = { .least = 1 };
  g_autoptr (QsTreeLayout) whole = qs_tree_layout_new (tree, &no_folding);
  g_autoptr (QsTreeLayout) layout = qs_tree_layout_new (tree, &all);
  g_autofree char *note = qs_tree_text_note (tree, layout);
  g_autofree char *expected = g_strdup_printf ("Folded: %u nodes.", 341 - layout->n_places);

  assert_said (tree, "1111", 1000, "a1 below a2: rejected");
  g_assert_cmpstr (note, ==, expected);
  g_assert_cmpuint (qs_tree_legend_find_present (tree, whole, 1000), ==,
                    1u << QS_TREE_PLACED | 1u << QS_TREE_REJECTED | 1u << QS_TREE_SOLUTION);
}

/* The areas of a forest are explained where there is one. */
QS_TEST (forest_is_explained)
{
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, 4, G_MAXUINT32);
  const QsTreeFolding within = { .forest = { 4, { 15, 15, 15, 15 } } };
  g_autoptr (QsTreeLayout) alone = qs_tree_layout_new (tree, &no_folding);
  g_autoptr (QsTreeLayout) layout = qs_tree_layout_new (tree, &within);

  g_assert_cmpuint (qs_tree_legend_find_present (tree, layout, 1000), ==,
                    qs_tree_legend_find_present (tree, alone, 1000) |
                      1u << (QS_TREE_LEGEND_FOREST + QS_TREE_FOREST_STANDING) |
                      1u << (QS_TREE_LEGEND_FOREST + QS_TREE_FOREST_BURNT));
}

/* The nodes that are shown and those that are folded are the placed queens and the empty board, whatever is folded. */
QS_TEST (nodes_are_placements_and_the_root)
{
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, 6, G_MAXUINT32);
  const guint n_nodes = 153;

  for (guint least = 0; least < 40; least += 3)
    {
      g_autoptr (QsTreeLayout) layout = qs_tree_layout_new (tree, &(QsTreeFolding){ .least = least });
      guint n_shown = 1;

      for (guint32 place = 1; place < layout->n_places; place++)
        n_shown += qs_tree_get_node (tree, layout->nodes[place])->is_placed;
      g_assert_cmpuint (n_shown + layout->n_hidden_queens, ==, n_nodes);
    }
}

QS_TEST (note_tells_what_is_not_shown)
{
  g_autoptr (QsTree) small = test_tree_build (TEST_SEARCH_SQUARES, 4, G_MAXUINT32);
  g_autoptr (QsTree) full = test_tree_build (TEST_SEARCH_SQUARES, 12, G_MAXUINT32);
  const QsTreeFolding all = { .least = 1 };
  g_autoptr (QsTreeLayout) whole = qs_tree_layout_new (small, &no_folding);
  g_autoptr (QsTreeLayout) folded = qs_tree_layout_new (small, &all);
  g_autofree char *nothing = qs_tree_text_note (small, whole);
  g_autofree char *hidden = qs_tree_text_note (small, folded);
  g_autofree char *limit = qs_tree_text_note (full, folded);
  g_autofree char *expected = g_strdup_printf ("Folded: %u nodes and %u pruned squares.", folded->n_hidden_queens,
                                               61 - folded->n_places - folded->n_hidden_queens);

  g_assert_cmpstr (nothing, ==, "");
  g_assert_cmpstr (hidden, ==, expected);
  g_assert_true (g_str_has_prefix (limit, "The tree shows the first 1"));
  g_assert_true (g_str_has_suffix (limit, expected));
}

static void
assert_forest_told (const QsMethod *method,
                    guint           n,
                    gboolean        requires_b4,
                    guint64         n_nodes,
                    const char     *expected)
{
  g_autofree char *told = NULL;
  QsTreeForest forest;
  QsProblem problem;
  QsMoment moment;

  qs_problem_init (&problem, n);
  if (requires_b4)
    qs_constraints_set (&problem.squares, (QsSquare){ 0, 1 }, QS_SQUARE_RULE_REQUIRED);
  qs_moment_init (&moment, method, n, qs_problem_intern (&problem));
  forest = qs_tree_find_forest (&moment);
  told = forest.n_rows > 0 ? qs_tree_text_forest (&forest, n_nodes) : NULL;
  g_assert_cmpstr (told, ==, expected);
}

/* n to the power of n, or fewer where squares are chosen; of searches that fill other rows first, or all boards, none. */
QS_TEST (forest_is_counted)
{
  assert_forest_told (&qs_scanning, 4, FALSE, 17, "Boards: 256 · 17 nodes looked at");
  assert_forest_told (&qs_shifting_masks, 1, FALSE, 1, "Boards: 1 · 1 node looked at");
  assert_forest_told (&qs_permutations, 5, FALSE, 326, "Boards: 3125 · 326 nodes looked at");
  assert_forest_told (&qs_boolean_arrays, 32, FALSE, 7, "Boards: 1.46 × 10⁴⁸ · 7 nodes looked at");
  assert_forest_told (&qs_scanning, 4, TRUE, 9, "Boards: 64 · 9 nodes looked at");
  assert_forest_told (&qs_brute_force, 4, FALSE, 341, NULL);
  assert_forest_told (&qs_dancing_links, 4, FALSE, 10, NULL);
  assert_forest_told (&qs_min_conflicts, 4, FALSE, 1, NULL);
}

/* Goes through the whole search: after each placement that node is current, after each rejection the square's. */
QS_TEST (current_node_is_that_of_the_step)
{
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, 4, G_MAXUINT32);
  guint n_compared = 0;

  for (guint32 node = 1; node < tree->n_nodes; node++)
    {
      const QsTreeNode *known = qs_tree_get_node (tree, node);
      QsMoment moment;
      guint32 path[4], length = 0;

      if (known->tried == QS_TREE_NEVER)
        continue;

      for (guint32 above = known->parent; above != QS_TREE_ROOT; above = qs_tree_get_node (tree, above)->parent)
        path[length++] = above;

      qs_moment_init (&moment, NULL, 4, NULL);
      while (length > 0)
        {
          const QsTreeNode *above = qs_tree_get_node (tree, path[--length]);

          qs_moment_record (&moment, QS_TRACE_PLACE, above->row, above->column);
        }
      g_assert_cmpuint (qs_tree_walk_find_current (tree, &moment), ==, known->parent);

      qs_moment_record (&moment, QS_TRACE_CHECK, known->row, known->column);
      g_assert_cmpuint (qs_tree_walk_find_current (tree, &moment), ==, node);
      qs_moment_record (&moment, known->is_placed ? QS_TRACE_PLACE : QS_TRACE_REJECT, known->row, known->column);
      g_assert_cmpuint (qs_tree_walk_find_current (tree, &moment), ==, node);
      g_assert_true (qs_tree_walk_is_at (tree, node, known->parent, qs_tree_get_seek_step (tree, node)));
      g_assert_false (qs_tree_walk_is_at (tree, node, known->parent, known->tried - 1));
      n_compared++;
    }
  g_assert_cmpuint (n_compared, ==, 60);
}

/* The moment may be ahead of a tree that is full. */
QS_TEST (current_node_is_the_last_that_is_known)
{
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, 4, 2);
  QsMoment moment;

  qs_moment_init (&moment, NULL, 4, NULL);
  qs_moment_record (&moment, QS_TRACE_PLACE, 0, 0);
  qs_moment_record (&moment, QS_TRACE_PLACE, 1, 3);
  qs_moment_record (&moment, QS_TRACE_PLACE, 2, 1);
  g_assert_cmpuint (qs_tree_walk_find_current (tree, &moment), ==, find_node (tree, "14"));
}

QS_TEST (ways_lead_to_neighbours)
{
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, 4, G_MAXUINT32);
  g_autoptr (QsTreeLayout) layout = qs_tree_layout_new (tree, &no_folding);
  const struct
  {
    const char *from;
    QsTreeWay way;
    const char *to; /* NULL for nowhere */
  } ways[] = {
    { "", QS_TREE_WAY_UP, NULL },
    { "", QS_TREE_WAY_LEFT, NULL },
    { "", QS_TREE_WAY_RIGHT, NULL },
    { "", QS_TREE_WAY_DOWN, "1" },
    { "13", QS_TREE_WAY_UP, "1" },
    { "13", QS_TREE_WAY_DOWN, "131" },
    { "13", QS_TREE_WAY_RIGHT, "14" },
    { "13", QS_TREE_WAY_LEFT, "12" },
    { "14", QS_TREE_WAY_RIGHT, "21" },
    { "11", QS_TREE_WAY_LEFT, NULL },
    { "11", QS_TREE_WAY_DOWN, NULL },
    { "44", QS_TREE_WAY_RIGHT, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      guint32 from = layout->places[find_node (tree, ways[i].from)];
      guint32 to = ways[i].to != NULL ? layout->places[find_node (tree, ways[i].to)] : QS_TREE_LAYOUT_NONE;

      g_assert_cmpuint (qs_tree_walk_go (tree, layout, from, ways[i].way), ==, to);
    }
}
