/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Search trees made in the plainest way. */

#include "qs-test-tree.h"

#include "qs-test-boards.h"

#define MAX_N 16

typedef struct
{
  QsTree *tree;
  TestSearch search;
  guint n;
  guint32 n_steps; /* how many may be made */
  guint32 step;    /* how many were made */
  guint16 queens[MAX_N];
} Search;

/* Whether another step may be made. */
static gboolean
make_step (Search *self)
{
  if (self->step == self->n_steps)
    return FALSE;

  self->step++;
  return TRUE;
}

static gboolean search_row (Search *self,
                            guint32 node,
                            guint   row);

static gboolean
finish_board (Search *self,
              guint32 node)
{
  if (!make_step (self))
    return FALSE;

  if (test_is_solution (self->queens, self->n))
    qs_tree_solve (self->tree, node, self->step);
  else
    qs_tree_reject (self->tree, node, self->step);

  return TRUE;
}

static gboolean
try_square (Search *self,
            guint32 node,
            guint   row,
            guint   column)
{
  /* A check. */
  if (self->search == TEST_SEARCH_SQUARES && !make_step (self))
    return FALSE;

  if (!make_step (self))
    return FALSE;

  if (self->search == TEST_SEARCH_SQUARES && !test_is_free (self->queens, row, column))
    {
      qs_tree_reject (self->tree, node, self->step);
      return TRUE;
    }

  qs_tree_place (self->tree, node, self->step);
  self->queens[row] = (guint16) column;
  if (row + 1 < self->n ? !search_row (self, node, row + 1) : !finish_board (self, node))
    return FALSE;

  if (!make_step (self))
    return FALSE;
  qs_tree_leave (self->tree, node, self->step);

  return TRUE;
}

static gboolean
search_row (Search *self,
            guint32 node,
            guint   row)
{
  guint16 rows[MAX_N], columns[MAX_N];
  guint32 first;

  for (guint i = 0; i < self->n; i++)
    {
      rows[i] = (guint16) row;
      columns[i] = (guint16) i;
    }

  first = qs_tree_expand (self->tree, node, rows, columns, self->n);
  if (first == QS_TREE_NONE)
    return FALSE;

  for (guint i = 0; i < self->n; i++)
    {
      if (!try_square (self, first + i, row, i))
        return FALSE;
    }

  return TRUE;
}

/* Searches, as far as the tree has room. A check, a rejection, a placement, a solution and a queen taken back are a
 * step each; a full board is rejected in one.
 * @n_steps: after how many steps to end, or %G_MAXUINT32
 * Returns: (transfer full): the tree */
QsTree *
test_tree_build (TestSearch search,
                 guint      n,
                 guint32    n_steps)
{
  Search self = { .tree = qs_tree_new (), .search = search, .n = n, .n_steps = n_steps };

  g_assert_cmpuint (n, <=, MAX_N);
  search_row (&self, QS_TREE_ROOT, 0);

  return self.tree;
}

/* Returns: the last step that it knows of */
guint
test_tree_get_last (const QsTree *tree)
{
  guint32 last = 0;

  for (guint32 i = 0; i < tree->n_nodes; i++)
    {
      const QsTreeNode *node = qs_tree_get_node (tree, i);
      const guint32 steps[] = { node->tried, node->decided, node->left };

      for (guint j = 0; j < G_N_ELEMENTS (steps); j++)
        last = steps[j] != QS_TREE_NEVER ? MAX (last, steps[j]) : last;
    }

  return last;
}
