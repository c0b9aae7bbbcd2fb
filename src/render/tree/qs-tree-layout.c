/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the nodes of a search tree are: which are shown, on which level, in which order. */

#include "config.h"

#include "qs-tree-layout.h"

#include <math.h>

#include "qs-tree-tidy.h"

/* How many nodes each subtree has. Children come after their parents. */
static guint32 *
measure_subtrees (const QsTree *tree)
{
  guint n_nodes = qs_tree_get_size (tree);
  guint32 *sizes = g_new (guint32, n_nodes);

  for (guint32 node = 0; node < n_nodes; node++)
    sizes[node] = 1;

  for (guint32 node = n_nodes - 1; node > QS_TREE_ROOT; node--)
    sizes[qs_tree_get_node (tree, node)->parent] += sizes[node];

  return sizes;
}

static gboolean
is_opened (const QsTreeFolding *folding,
           guint32              node)
{
  for (guint i = 0; i < folding->n_opened; i++)
    {
      if (folding->opened[i] == node)
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_folded (const QsTreeNode    *known,
           guint32              node,
           guint32              size,
           const QsTreeFolding *folding)
{
  return folding->least > 0 && size > folding->least && known->left != QS_TREE_NEVER && !known->has_solution &&
         !is_opened (folding, node);
}

static void
add_place (QsTreeLayout *self,
           guint32       node)
{
  self->places[node] = self->n_places;
  self->nodes[self->n_places++] = node;
}

/* Gives @place its children on the next level, or the number of nodes folded into it. */
static void
add_below (QsTreeLayout        *self,
           guint32              place,
           const QsTree        *tree,
           const guint32       *sizes,
           const QsTreeFolding *folding)
{
  guint32 node = self->nodes[place];
  const QsTreeNode *known = qs_tree_get_node (tree, node);

  self->below[place] = self->n_places;
  if (is_folded (known, node, sizes[node], folding))
    {
      self->folded[place] = sizes[node] - 1;
      self->n_hidden += sizes[node] - 1;
      self->n_folded++;
      return;
    }

  for (guint i = 0; i < known->n_children; i++)
    add_place (self, known->first_child + i);
}

static void
add_levels (QsTreeLayout        *self,
            const QsTree        *tree,
            const QsTreeFolding *folding)
{
  g_autofree guint32 *sizes = measure_subtrees (tree);
  g_autoptr (GArray) levels = g_array_new (FALSE, FALSE, sizeof (guint));
  guint32 place = 0;

  add_place (self, QS_TREE_ROOT);
  while (place < self->n_places)
    {
      guint end = self->n_places;

      g_array_append_val (levels, place);
      for (; place < end; place++)
        add_below (self, place, tree, sizes, folding);
    }

  self->below[place] = place;
  self->n_levels = levels->len;
  g_array_append_val (levels, place);
  self->levels = (guint *) (gpointer) g_array_steal (levels, NULL);
}

/* A node without a place is where its parent is, which comes before it. */
static void
find_hidden (QsTreeLayout *self,
             const QsTree *tree)
{
  for (guint32 node = 1; self->n_hidden > 0 && node < self->n_nodes; node++)
    {
      const QsTreeNode *known = qs_tree_get_node (tree, node);

      if (self->places[node] != QS_TREE_LAYOUT_NONE)
        continue;

      self->places[node] = self->places[known->parent];
      self->n_hidden_queens += known->is_placed;
    }
}

static void
find_solutions (QsTreeLayout *self,
                const QsTree *tree)
{
  g_autoptr (GArray) solutions = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint32 place = 0; place < self->n_places; place++)
    {
      const QsTreeNode *known = qs_tree_get_node (tree, self->nodes[place]);

      if (known->has_solution && known->decided != QS_TREE_NEVER)
        g_array_append_val (solutions, place);
    }

  self->n_solutions = solutions->len;
  self->solutions = (guint32 *) (gpointer) g_array_steal (solutions, NULL);
}

static void
shrink (QsTreeLayout *self)
{
  self->nodes = g_renew (guint32, self->nodes, self->n_places);
  self->below = g_renew (guint32, self->below, self->n_places + 1);
  self->folded = g_renew (guint32, self->folded, self->n_places);
}

/* Lays out all nodes of a tree, also those not tried yet, in a time in proportion to them: about
 * 0.2 s for a million. */
QsTreeLayout *
qs_tree_layout_new (const QsTree        *tree,
                    const QsTreeFolding *folding)
{
  QsTreeLayout *self;
  guint n_nodes;

  g_return_val_if_fail (tree != NULL, NULL);
  g_return_val_if_fail (folding != NULL, NULL);

  n_nodes = qs_tree_get_size (tree);
  self = g_atomic_rc_box_new0 (QsTreeLayout);
  self->n_nodes = n_nodes;
  self->nodes = g_new (guint32, n_nodes);
  self->below = g_new (guint32, n_nodes + 1);
  self->folded = g_new0 (guint32, n_nodes);
  self->places = g_new (guint32, n_nodes);
  for (guint32 node = 0; node < n_nodes; node++)
    self->places[node] = QS_TREE_LAYOUT_NONE;

  add_levels (self, tree, folding);
  find_hidden (self, tree);
  find_solutions (self, tree);
  shrink (self);

  self->x = g_new0 (double, self->n_places);
  qs_tree_tidy (self);

  return self;
}

QsTreeLayout *
qs_tree_layout_ref (QsTreeLayout *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  QsTreeLayout *self = data;

  g_free (self->levels);
  g_free (self->nodes);
  g_free (self->x);
  g_free (self->below);
  g_free (self->folded);
  g_free (self->places);
  g_free (self->solutions);
}

void
qs_tree_layout_unref (QsTreeLayout *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, clear);
}

/* The root's is 0. */
guint
qs_tree_layout_get_level (const QsTreeLayout *self,
                          guint32             place)
{
  guint level = 0, end;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (place < self->n_places, 0);

  end = self->n_levels;
  while (end - level > 1)
    {
      guint middle = level + (end - level) / 2;

      if (self->levels[middle] <= place)
        level = middle;
      else
        end = middle;
    }

  return level;
}

/* The first place of a level at @x, in units from the left edge, or right of it; if there is
 * none, the first of the next level. */
guint32
qs_tree_layout_find_from (const QsTreeLayout *self,
                          guint               level,
                          double              x)
{
  guint32 place, end;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (level < self->n_levels, 0);

  place = self->levels[level];
  end = self->levels[level + 1];
  while (place < end)
    {
      guint32 middle = place + (end - place) / 2;

      if (self->x[middle] < x)
        place = middle + 1;
      else
        end = middle;
    }

  return place;
}

/* The place of a level that is nearest to @x, in units from the left edge. */
guint32
qs_tree_layout_find_nearest (const QsTreeLayout *self,
                             guint               level,
                             double              x)
{
  guint32 place = qs_tree_layout_find_from (self, level, x);

  if (place == self->levels[level + 1] ||
      (place > self->levels[level] && x - self->x[place - 1] < self->x[place] - x))
    place--;

  return place;
}
