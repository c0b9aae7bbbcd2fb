/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The state-space tree of a search.
 *
 * The nodes lie in one array, each node's children side by side. Each block of
 * nodes knows when it changed last, so updating a copy costs only as much as
 * has changed. */

#include "qs-tree.h"

#include <string.h>

#define FIRST_ROOM 1024

/* A node that is about to change. */
static QsTreeNode *
touch (QsTree *self,
       guint32 node)
{
  g_assert (node < self->n_nodes);

  self->blocks[node / QS_TREE_BLOCK] = ++self->change;
  self->source = NULL;

  return &self->nodes[node];
}

/* A node to which a step happens. */
static QsTreeNode *
touch_at (QsTree *self,
          guint32 node,
          guint32 step)
{
  self->last_step = MAX (self->last_step, step);

  return touch (self, node);
}

static void
reserve (QsTree *self,
         guint   n_nodes)
{
  guint n_room = MAX (self->n_room, FIRST_ROOM);

  while (n_room < n_nodes)
    n_room *= 2;

  if (n_room != self->n_room)
    {
      self->nodes = g_renew (QsTreeNode, self->nodes, n_room);
      self->n_room = n_room;
    }
}

static void
add_root (QsTree *self)
{
  self->n_nodes = 1;
  self->is_full = FALSE;
  self->last_step = 0;
  *touch (self, QS_TREE_ROOT) = (QsTreeNode){
    .parent = QS_TREE_NONE,
    .first_child = QS_TREE_NONE,
    .decided = QS_TREE_NEVER,
    .left = QS_TREE_NEVER,
    .is_placed = TRUE,
  };
}

QsTree *
qs_tree_new (void)
{
  QsTree *self = g_new0 (QsTree, 1);

  reserve (self, 1);
  add_root (self);

  return self;
}

void
qs_tree_free (QsTree *self)
{
  g_free (self->nodes);
  g_free (self);
}

/* Makes it a tree that has only its root. It keeps its memory. */
void
qs_tree_clear (QsTree *self)
{
  add_root (self);
}

/* Makes @self the same as @source. If @self is an unchanged copy of @source already, this costs
 * only as much as @source has changed since. */
void
qs_tree_copy (QsTree       *self,
              const QsTree *source)
{
  guint64 copied;

  g_return_if_fail (source != self);

  copied = self->source == source ? self->copied : 0;
  reserve (self, source->n_nodes);
  self->n_nodes = source->n_nodes;
  self->is_full = source->is_full;
  self->last_step = source->last_step;

  for (guint first = 0; first < source->n_nodes; first += QS_TREE_BLOCK)
    {
      guint n_nodes = MIN (source->n_nodes - first, QS_TREE_BLOCK);

      if (source->blocks[first / QS_TREE_BLOCK] > copied)
        {
          memcpy (&self->nodes[first], &source->nodes[first], n_nodes * sizeof self->nodes[0]);
          touch (self, first);
        }
    }

  self->source = source;
  self->copied = source->change;
}

/* Gives a node without children all of them, in the order of their squares. Returns the first;
 * %QS_TREE_NONE if there is none, or if the tree would have more than %QS_TREE_MAX_NODES nodes:
 * then the node has no children and the tree is full. */
guint32
qs_tree_expand (QsTree        *self,
                guint32        node,
                const guint16 *rows,
                const guint16 *columns,
                guint          n_children)
{
  QsTreeNode *parent;
  guint32 first;

  g_return_val_if_fail (node < self->n_nodes, QS_TREE_NONE);
  g_return_val_if_fail (self->nodes[node].n_children == 0, QS_TREE_NONE);
  g_return_val_if_fail (n_children <= G_MAXUINT16, QS_TREE_NONE);

  first = self->n_nodes;
  if (n_children > QS_TREE_MAX_NODES - first)
    self->is_full = TRUE;
  if (n_children == 0 || self->is_full)
    return QS_TREE_NONE;

  reserve (self, first + n_children);
  self->n_nodes += n_children;

  parent = touch (self, node);
  parent->first_child = first;
  parent->n_children = (guint16) n_children;

  for (guint i = 0; i < n_children; i++)
    *touch (self, first + i) = (QsTreeNode){
      .parent = node,
      .first_child = QS_TREE_NONE,
      .tried = QS_TREE_NEVER,
      .decided = QS_TREE_NEVER,
      .left = QS_TREE_NEVER,
      .row = rows[i],
      .column = columns[i],
    };

  return first;
}

void
qs_tree_place (QsTree *self,
               guint32 node,
               guint32 step)
{
  QsTreeNode *changed = touch_at (self, node, step);

  g_return_if_fail (changed->tried == QS_TREE_NEVER);

  changed->tried = step;
  changed->is_placed = TRUE;
}

/* Notes that a square, or a full board, was pruned. */
void
qs_tree_reject (QsTree *self,
                guint32 node,
                guint32 step)
{
  QsTreeNode *changed = touch_at (self, node, step);
  guint32 *when = changed->is_placed ? &changed->decided : &changed->tried;

  g_return_if_fail (*when == QS_TREE_NEVER);

  changed->is_pruned = TRUE;
  *when = step;
}

/* Notes that the node is a solution, and at all nodes above it that they lead to one. */
void
qs_tree_solve (QsTree *self,
               guint32 node,
               guint32 step)
{
  QsTreeNode *changed = touch_at (self, node, step);

  g_return_if_fail (changed->is_placed && changed->decided == QS_TREE_NEVER);

  changed->decided = step;
  while (node != QS_TREE_NONE && !self->nodes[node].has_solution)
    {
      touch (self, node)->has_solution = TRUE;
      node = self->nodes[node].parent;
    }
}

/* Notes that a queen was taken back; all below the node is known. */
void
qs_tree_leave (QsTree *self,
               guint32 node,
               guint32 step)
{
  QsTreeNode *changed = touch_at (self, node, step);

  g_return_if_fail (changed->is_placed && changed->left == QS_TREE_NEVER);

  changed->left = step;
}

/* Valid until the tree changes. */
const QsTreeNode *
qs_tree_get_node (const QsTree *self,
                  guint32       node)
{
  g_return_val_if_fail (node < self->n_nodes, NULL);

  return &self->nodes[node];
}

/* The child with that square, or %QS_TREE_NONE. */
guint32
qs_tree_find_child (const QsTree *self,
                    guint32       node,
                    guint         row,
                    guint         column)
{
  const QsTreeNode *parent = qs_tree_get_node (self, node);

  for (guint i = 0; i < parent->n_children; i++)
    {
      const QsTreeNode *child = &self->nodes[parent->first_child + i];

      if (child->row == row && child->column == column)
        return parent->first_child + i;
    }

  return QS_TREE_NONE;
}

static gboolean
has_come (guint32 event,
          guint64 step)
{
  return event != QS_TREE_NEVER && event <= step;
}

/* What was known of the node after @step steps: before the first step all are open, the root as
 * well. Whether a queen was taken back again makes no difference. */
QsTreeState
qs_tree_get_state (const QsTree *self,
                   guint32       node,
                   guint64       step)
{
  const QsTreeNode *known = qs_tree_get_node (self, node);

  /* The empty board is there from the start, but the first step enters it. */
  if (!has_come (known->tried, step) || step == 0)
    return QS_TREE_OPEN;

  if (!known->is_placed)
    return QS_TREE_PRUNED;

  if (!has_come (known->decided, step))
    return QS_TREE_PLACED;

  return known->is_pruned ? QS_TREE_REJECTED : QS_TREE_SOLUTION;
}

/* The step at which the node became what it is: a solution, pruned or placed; %QS_TREE_NEVER if
 * it was not tried yet. */
guint32
qs_tree_get_seek_step (const QsTree *self,
                       guint32       node)
{
  const QsTreeNode *known = qs_tree_get_node (self, node);

  return known->decided != QS_TREE_NEVER ? known->decided : known->tried;
}
