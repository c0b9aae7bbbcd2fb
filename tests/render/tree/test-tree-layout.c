/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Laid out trees against what makes a tree tidy, node by node. */

#include "qs-tree-layout.h"

#include <math.h>

#include "qs-test-forest.h"
#include "qs-test-main.h"
#include "qs-test-tree.h"

#define EPSILON 1e-6

static const QsTreeFolding no_folding = { 0 };

static double
get_half_width (const QsTreeLayout *layout,
                guint32             place)
{
  return layout->folded[place] > 0 ? QS_TREE_LAYOUT_FOLDED / 2 : 0.5;
}

static guint
get_depth (const QsTree *tree,
           guint32       node)
{
  guint depth = 0;

  for (; node != QS_TREE_ROOT; node = qs_tree_get_node (tree, node)->parent)
    depth++;

  return depth;
}

static void
assert_places_fit_nodes (const QsTree       *tree,
                         const QsTreeLayout *layout)
{
  g_assert_cmpuint (layout->n_nodes, ==, tree->n_nodes);
  g_assert_cmpuint (layout->levels[layout->n_levels], ==, layout->n_places);

  for (guint32 place = 0; place < layout->n_places; place++)
    {
      const QsTreeNode *known = qs_tree_get_node (tree, layout->nodes[place]);
      guint n_children = layout->below[place + 1] - layout->below[place];

      g_assert_cmpuint (layout->places[layout->nodes[place]], ==, place);
      g_assert_cmpuint (qs_tree_layout_get_level (layout, place), ==, get_depth (tree, layout->nodes[place]));
      g_assert_cmpuint (n_children, ==, layout->folded[place] > 0 ? 0 : known->n_children);
      for (guint i = 0; i < n_children; i++)
        g_assert_cmpuint (layout->nodes[layout->below[place] + i], ==, known->first_child + i);
    }
}

/* Neighbours of a level are in the order of their parents and do not overlap; no place sticks out; parents are
 * centred. */
static void
assert_tidy (const QsTree       *tree,
             const QsTreeLayout *layout)
{
  for (guint32 place = 0; place < layout->n_places; place++)
    {
      guint32 first = layout->below[place], end = layout->below[place + 1];

      g_assert_cmpfloat (layout->x[place] - get_half_width (layout, place), >=, -EPSILON);
      g_assert_cmpfloat (layout->x[place] + get_half_width (layout, place), <=, layout->width + EPSILON);
      if (end > first)
        g_assert_cmpfloat_with_epsilon (layout->x[place], (layout->x[first] + layout->x[end - 1]) / 2, EPSILON);
    }

  for (guint level = 0; level < layout->n_levels; level++)
    for (guint32 place = layout->levels[level] + 1; place < layout->levels[level + 1]; place++)
      {
        guint32 parent = qs_tree_get_node (tree, layout->nodes[place])->parent;
        guint32 other = qs_tree_get_node (tree, layout->nodes[place - 1])->parent;
        double gap = parent == other ? 0 : QS_TREE_LAYOUT_GAP;

        g_assert_cmpuint (layout->places[other], <=, layout->places[parent]);
        g_assert_cmpfloat (layout->x[place] - layout->x[place - 1], >=,
                           get_half_width (layout, place) + gap + get_half_width (layout, place - 1) - EPSILON);
      }
}

QS_TEST (whole_trees_are_tidy)
{
  for (guint search = 0; search < 2; search++)
    for (guint n = 1; n <= 6; n++)
      {
        g_autoptr (QsTree) tree = test_tree_build (search, n, G_MAXUINT32);
        g_autoptr (QsTreeLayout) layout = qs_tree_layout_new (tree, &no_folding);

        g_assert_cmpuint (layout->n_places, ==, layout->n_nodes);
        g_assert_cmpuint (layout->n_hidden, ==, 0);
        assert_places_fit_nodes (tree, layout);
        assert_tidy (tree, layout);
      }
}

QS_TEST (half_grown_trees_are_tidy)
{
  for (guint32 step = 0; step < 200; step++)
    {
      g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, 6, step);
      g_autoptr (QsTreeLayout) layout = qs_tree_layout_new (tree, &no_folding);

      assert_places_fit_nodes (tree, layout);
      assert_tidy (tree, layout);
    }
}

/* A tree of any shape; some subtrees are left. */
static QsTree *
build_random_tree (guint n_nodes,
                   guint span)
{
  const guint16 squares[8] = { 0 };
  QsTree *tree = qs_tree_new ();
  guint32 step = 0;

  while (tree->n_nodes < n_nodes)
    {
      guint32 size = tree->n_nodes;
      guint32 node = (guint32) g_test_rand_int_range ((gint32) (size - MIN (size, span)), (gint32) size);

      if (qs_tree_get_node (tree, node)->n_children > 0)
        continue;
      if (node != QS_TREE_ROOT)
        qs_tree_place (tree, node, ++step);
      qs_tree_expand (tree, node, squares, squares, (guint) g_test_rand_int_range (1, 9));
      if (g_test_rand_int_range (0, 3) == 0)
        qs_tree_leave (tree, node, ++step);
    }

  return tree;
}

QS_TEST (any_shape_is_tidy)
{
  for (guint round = 0; round < 300; round++)
    {
      /* From stringy to bushy. */
      g_autoptr (QsTree) tree = build_random_tree (400, 4u << round % 7);
      const QsTreeFolding folding = { .least = round % 4 };
      g_autoptr (QsTreeLayout) layout = qs_tree_layout_new (tree, &folding);

      assert_places_fit_nodes (tree, layout);
      assert_tidy (tree, layout);
    }
}

/* Each board in the mirror is tried too. */
QS_TEST (finished_search_is_symmetric)
{
  for (guint n = 1; n <= 8; n++)
    {
      g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, n, G_MAXUINT32);
      g_autoptr (QsTreeLayout) layout = qs_tree_layout_new (tree, &no_folding);

      for (guint level = 0; level < layout->n_levels; level++)
        {
          guint32 first = layout->levels[level], last = layout->levels[level + 1] - 1;

          for (guint32 i = 0; i <= last - first; i++)
            g_assert_cmpfloat_with_epsilon (layout->x[first + i] + layout->x[last - i], layout->width, EPSILON);
        }
    }
}

/* Of all boards with one queen a row, each part looks like the others of its level, and nothing is wasted. */
QS_TEST (same_shapes_look_alike)
{
  for (guint n = 2; n <= 6; n++)
    {
      g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_BOARDS, n, G_MAXUINT32);
      g_autoptr (QsTreeLayout) layout = qs_tree_layout_new (tree, &no_folding);
      double n_leaves = pow (n, n);

      for (guint level = 0; level + 1 < layout->n_levels; level++)
        for (guint32 place = layout->levels[level]; place < layout->levels[level + 1]; place++)
          for (guint i = 0; i < n; i++)
            {
              guint32 first = layout->levels[level];
              double offset = layout->x[layout->below[place] + i] - layout->x[place];

              g_assert_cmpfloat_with_epsilon (offset, layout->x[layout->below[first] + i] - layout->x[first], EPSILON);
            }

      g_assert_cmpfloat_with_epsilon (layout->width, n_leaves + (n_leaves / n - 1) * QS_TREE_LAYOUT_GAP, 1e-4);
    }
}

QS_TEST (small_subtree_is_midway_between_large_ones)
{
  const guint16 squares[9] = { 0 };
  g_autoptr (QsTree) tree = qs_tree_new ();
  g_autoptr (QsTreeLayout) layout = NULL;
  guint32 first = qs_tree_expand (tree, QS_TREE_ROOT, squares, squares, 3);

  qs_tree_expand (tree, first, squares, squares, 9);
  qs_tree_expand (tree, first + 2, squares, squares, 9);
  layout = qs_tree_layout_new (tree, &no_folding);

  g_assert_cmpfloat_with_epsilon (layout->x[3] - layout->x[1], 9 + QS_TREE_LAYOUT_GAP, EPSILON);
  g_assert_cmpfloat_with_epsilon (layout->x[2], (layout->x[1] + layout->x[3]) / 2, EPSILON);
}

static guint
count_below (const QsTree *tree,
             guint32       node)
{
  const QsTreeNode *known = qs_tree_get_node (tree, node);
  guint count = known->n_children;

  for (guint i = 0; i < known->n_children; i++)
    count += count_below (tree, known->first_child + i);

  return count;
}

static gboolean
is_failed (const QsTree *tree,
           guint32       node)
{
  const QsTreeNode *known = qs_tree_get_node (tree, node);

  return known->left != QS_TREE_NEVER && !known->has_solution;
}

QS_TEST (failed_subtrees_are_folded)
{
  static const guint leasts[] = { 1, 8, 20 };

  for (guint i = 0; i < G_N_ELEMENTS (leasts); i++)
    {
      /* One that has ended, and one that has not. */
      g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, 6, i == 1 ? 700 : G_MAXUINT32);
      const QsTreeFolding folding = { .least = leasts[i] };
      g_autoptr (QsTreeLayout) layout = qs_tree_layout_new (tree, &folding);
      guint n_folded = 0, n_hidden = 0;

      for (guint32 place = 0; place < layout->n_places; place++)
        {
          guint32 node = layout->nodes[place];
          guint n_below = count_below (tree, node);
          gboolean is_folded = is_failed (tree, node) && n_below >= leasts[i];

          g_assert_cmpuint (layout->folded[place], ==, is_folded ? n_below : 0);
          n_folded += is_folded;
          n_hidden += is_folded ? n_below : 0;
        }

      g_assert_cmpuint (n_folded, >, 0);
      g_assert_cmpuint (layout->n_hidden, ==, n_hidden);
      g_assert_cmpuint (layout->n_places, ==, layout->n_nodes - n_hidden);
      assert_places_fit_nodes (tree, layout);
      assert_tidy (tree, layout);
    }
}

QS_TEST (hidden_nodes_are_where_they_are_folded)
{
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, 6, G_MAXUINT32);
  const QsTreeFolding folding = { .least = 1 };
  g_autoptr (QsTreeLayout) layout = qs_tree_layout_new (tree, &folding);

  for (guint32 node = 0; node < layout->n_nodes; node++)
    {
      guint32 top = node;

      while (layout->nodes[layout->places[top]] != top)
        top = qs_tree_get_node (tree, top)->parent;

      g_assert_cmpuint (layout->places[node], ==, layout->places[top]);
      if (top != node)
        g_assert_cmpuint (layout->folded[layout->places[top]], >, 0);
    }
}

QS_TEST (opened_subtrees_are_not_folded)
{
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, 6, G_MAXUINT32);
  const QsTreeFolding folding = { .least = 1 };
  g_autoptr (QsTreeLayout) folded = qs_tree_layout_new (tree, &folding);
  guint32 node = QS_TREE_ROOT;

  while (folded->folded[folded->places[node]] == 0)
    node++;

  {
    const QsTreeFolding opened = { .least = 1, .opened = &node, .n_opened = 1 };
    g_autoptr (QsTreeLayout) layout = qs_tree_layout_new (tree, &opened);
    guint32 child = qs_tree_get_node (tree, node)->first_child;

    g_assert_cmpuint (layout->folded[layout->places[node]], ==, 0);
    g_assert_cmpuint (layout->nodes[layout->places[child]], ==, child);
    g_assert_cmpuint (layout->n_hidden, <, folded->n_hidden);
  }
}

QS_TEST (solutions_are_listed)
{
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_BOARDS, 5, G_MAXUINT32);
  g_autoptr (QsTreeLayout) layout = qs_tree_layout_new (tree, &no_folding);

  g_assert_cmpuint (layout->n_solutions, ==, 10);
  for (guint i = 0; i < layout->n_solutions; i++)
    {
      g_assert_cmpint (qs_tree_get_state (tree, layout->nodes[layout->solutions[i]], G_MAXUINT64), ==,
                       QS_TREE_SOLUTION);
      g_assert_true (i == 0 || layout->solutions[i] > layout->solutions[i - 1]);
    }
}

QS_TEST (places_are_found_by_position)
{
  g_autoptr (QsTree) tree = test_tree_build (TEST_SEARCH_SQUARES, 6, G_MAXUINT32);
  g_autoptr (QsTreeLayout) layout = qs_tree_layout_new (tree, &no_folding);

  for (guint level = 0; level < layout->n_levels; level++)
    for (double x = -2; x < layout->width + 2; x += 0.73)
      {
        guint32 nearest = layout->levels[level], from = layout->levels[level];

        for (guint32 place = layout->levels[level]; place < layout->levels[level + 1]; place++)
          {
            if (fabs (layout->x[place] - x) < fabs (layout->x[nearest] - x))
              nearest = place;
            if (layout->x[place] < x)
              from = place + 1;
          }

        g_assert_cmpuint (qs_tree_layout_find_from (layout, level, x), ==, from);
        g_assert_cmpfloat (fabs (layout->x[qs_tree_layout_find_nearest (layout, level, x)] - x), ==,
                           fabs (layout->x[nearest] - x));
      }
}

QS_TEST (chain_takes_one_unit)
{
  const guint16 square = 0;
  g_autoptr (QsTree) tree = qs_tree_new ();
  g_autoptr (QsTreeLayout) layout = NULL;
  guint32 node = QS_TREE_ROOT;

  for (guint i = 0; i < 50000; i++)
    node = qs_tree_expand (tree, node, &square, &square, 1);
  layout = qs_tree_layout_new (tree, &no_folding);

  g_assert_cmpuint (layout->n_levels, ==, 50001);
  g_assert_cmpfloat (layout->width, ==, 1);
}

/* Where a node is in the forest of boards of @n, as a part of its width: its columns are the digits of the number of the
 * first board below it, in base n. */
static double
find_share (const QsTree *tree,
            guint32       node,
            guint         n)
{
  double first = 0, n_boards = 1;

  for (; node != QS_TREE_ROOT; node = qs_tree_get_node (tree, node)->parent)
    {
      first += qs_tree_get_node (tree, node)->column * n_boards;
      n_boards *= n;
    }

  return (first + 0.5) / n_boards;
}

/* A search that prunes has each node where brute force has the same one, at each of its steps. */
QS_TEST (forest_has_each_placement_at_its_place)
{
  for (guint search = 0; search < 2; search++)
    for (guint n = 1; n <= 6; n++)
      for (guint32 step = 0; step < 5000; step = step * 2 + 1)
        {
          g_autoptr (QsTree) tree = test_tree_build (search, n, step);
          const QsTreeFolding folding = { .forest = test_tree_get_forest (n), .least = 1 };
          g_autoptr (QsTreeLayout) layout = qs_tree_layout_new (tree, &folding);

          assert_places_fit_nodes (tree, layout);
          g_assert_cmpuint (layout->n_levels, ==, n + 1);
          g_assert_cmpfloat (layout->width, ==, pow (n, n));
          for (guint32 place = 0; place < layout->n_places; place++)
            g_assert_cmpfloat_with_epsilon (layout->x[place] / layout->width, find_share (tree, layout->nodes[place], n),
                                            EPSILON);
        }
}

/* Two squares in the first row, one in the second, three in the third: six boards. */
QS_TEST (forest_has_only_the_squares_of_its_board)
{
  const QsTreeFolding folding = { .forest = { 3, { 5, 2, 7 } } };
  const guint16 columns[] = { 0, 2 }, second[] = { 1 }, third[] = { 0, 1, 2 };
  const double expected[] = { 3, 1.5, 4.5, 4.5, 3.5, 4.5, 5.5 };
  g_autoptr (QsTree) tree = qs_tree_new ();
  g_autoptr (QsTreeLayout) layout = NULL;
  guint32 node;

  node = qs_tree_expand (tree, QS_TREE_ROOT, (guint16[]){ 0, 0 }, columns, 2);
  node = qs_tree_expand (tree, node + 1, second, second, 1);
  qs_tree_expand (tree, node, (guint16[]){ 2, 2, 2 }, third, 3);
  layout = qs_tree_layout_new (tree, &folding);

  g_assert_cmpuint (layout->n_places, ==, G_N_ELEMENTS (expected));
  for (guint32 place = 0; place < layout->n_places; place++)
    g_assert_cmpfloat_with_epsilon (layout->x[place], expected[place], EPSILON);
}
