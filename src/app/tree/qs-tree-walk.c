/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-tree-walk.h"

/* Returns the node of the queen that was placed last, or the one below it whose square is
 * looked at or rejected; where the tree does not reach that far, its last node on the way. */
guint32
qs_tree_walk_find_current (const QsTree   *tree,
                           const QsMoment *moment)
{
  guint32 node = QS_TREE_ROOT, below;

  for (guint i = 0; i < moment->n_placed; i++)
    {
      guint row = moment->order[i];

      below = qs_tree_find_child (tree, node, row, moment->columns[row]);
      if (below == QS_TREE_NONE)
        return node;
      node = below;
    }

  below = QS_TREE_NONE;
  if (moment->step > 0 && (moment->event == QS_TRACE_CHECK || moment->event == QS_TRACE_REJECT) &&
      moment->row < qs_moment_get_rows (moment) && moment->column < moment->n)
    below = qs_tree_find_child (tree, node, moment->row, moment->column);

  return below != QS_TREE_NONE ? below : node;
}

/* Whether the step, at which the search is at @current, also belongs to the
 * node: one check may prune several squares below the current node at once. */
gboolean
qs_tree_walk_is_at (const QsTree *tree,
                    guint32       node,
                    guint32       current,
                    guint64       step)
{
  return node < tree->n_nodes && qs_tree_get_node (tree, node)->parent == current &&
         qs_tree_get_state (tree, node, step) != QS_TREE_OPEN && qs_tree_get_seek_step (tree, node) == step;
}

/* Returns the next place in that direction, or QS_TREE_LAYOUT_NONE. */
guint32
qs_tree_walk_go (const QsTree       *tree,
                 const QsTreeLayout *layout,
                 guint32             place,
                 QsTreeWay           way)
{
  guint level = qs_tree_layout_get_level (layout, place);

  switch (way)
    {
    case QS_TREE_WAY_UP:
      return place > 0 ? layout->places[qs_tree_get_node (tree, layout->nodes[place])->parent] : QS_TREE_LAYOUT_NONE;
    case QS_TREE_WAY_DOWN:
      return layout->below[place] < layout->below[place + 1] ? layout->below[place] : QS_TREE_LAYOUT_NONE;
    case QS_TREE_WAY_LEFT:
      return place > layout->levels[level] ? place - 1 : QS_TREE_LAYOUT_NONE;
    case QS_TREE_WAY_RIGHT:
      return place + 1 < layout->levels[level + 1] ? place + 1 : QS_TREE_LAYOUT_NONE;
    default: /* an action may have any number */
      return QS_TREE_LAYOUT_NONE;
    }
}
