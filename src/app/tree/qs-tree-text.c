/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nodes of a search tree in words. */

#include "config.h"

#include "qs-tree-text.h"

#include <glib/gi18n.h>

#include "qs-text.h"

static const char *
get_state_name (QsTreeState state)
{
  switch (state)
    {
    case QS_TREE_OPEN:
      return C_ ("node of a search tree", "not tried yet");
    case QS_TREE_PLACED:
      return C_ ("node of a search tree", "placed");
    case QS_TREE_PRUNED:
      return C_ ("node of a search tree", "pruned");
    case QS_TREE_SOLUTION:
      return C_ ("node of a search tree", "solution");
    default:
      g_assert_not_reached ();
    }
}

/* “c2 below a4: pruned” */
static char *
describe_square (const QsTree *tree,
                 guint32       node,
                 guint         n,
                 guint64       step)
{
  const QsTreeNode *known = qs_tree_get_node (tree, node);
  const char *state = get_state_name (qs_tree_get_state (tree, node, step));
  g_autofree char *square = NULL;
  g_autofree char *above = NULL;

  if (node == QS_TREE_ROOT)
    return g_strdup (_ ("Empty board"));

  square = qs_text_square (n, known->row, known->column);
  if (known->parent == QS_TREE_ROOT)
    /* Translators: a square, then such as “placed” or “pruned”. */
    return g_strdup_printf (_ ("%s: %s"), square, state);

  known = qs_tree_get_node (tree, known->parent);
  above = qs_text_square (n, known->row, known->column);

  /* Translators: two squares, then such as “placed” or “pruned”. */
  return g_strdup_printf (_ ("%s below %s: %s"), square, above, state);
}

static guint
count_tried (const QsTree *tree,
             guint32       node,
             guint64       step)
{
  const QsTreeNode *known = qs_tree_get_node (tree, node);
  guint n_tried = 0;

  for (guint i = 0; i < known->n_children; i++)
    n_tried += qs_tree_get_state (tree, known->first_child + i, step) != QS_TREE_OPEN;

  return n_tried;
}

/* Such as “c2 below a4: placed; children tried: 2 of 4”. @n_folded nodes are folded into it. */
char *
qs_tree_text_describe (const QsTree *tree,
                       guint32       node,
                       guint         n,
                       guint64       step,
                       guint         n_folded)
{
  g_autofree char *square = NULL;
  g_autofree char *number = NULL;
  guint n_children;

  g_return_val_if_fail (tree != NULL, NULL);
  g_return_val_if_fail (node < qs_tree_get_size (tree), NULL);

  square = describe_square (tree, node, n, step);
  n_children = qs_tree_get_node (tree, node)->n_children;

  if (n_folded > 0)
    {
      number = qs_text_count (n_folded);
      /* Translators: such as “c2 below a4: pruned”, then a number. */
      return g_strdup_printf (ngettext ("%s; folded: %s node", "%s; folded: %s nodes", n_folded), square, number);
    }

  if (n_children == 0 || (node != QS_TREE_ROOT && qs_tree_get_state (tree, node, step) == QS_TREE_OPEN))
    return g_steal_pointer (&square);

  /* Translators: such as “c2 below a4: placed”, then two numbers. */
  return g_strdup_printf (_ ("%s; children tried: %u of %u"), square, count_tried (tree, node, step), n_children);
}

/* Says what is not shown, and why; empty if all is. */
char *
qs_tree_text_note (const QsTree       *tree,
                   const QsTreeLayout *layout)
{
  g_autoptr (GString) note = g_string_new (NULL);

  g_return_val_if_fail (tree != NULL, NULL);
  g_return_val_if_fail (layout != NULL, NULL);

  if (qs_tree_is_full (tree))
    {
      g_autofree char *number = qs_text_count (QS_TREE_MAX_NODES);

      /* Translators: a number. */
      g_string_append_printf (note, _ ("The tree shows the first %s nodes."), number);
    }

  if (layout->n_hidden > 0)
    {
      g_autofree char *number = qs_text_count (layout->n_hidden);

      if (note->len > 0)
        g_string_append_c (note, ' ');
      /* Translators: the number of nodes in subtrees without a solution. */
      g_string_append_printf (note, ngettext ("Folded: %s node.", "Folded: %s nodes.", layout->n_hidden), number);
    }

  return g_string_free (g_steal_pointer (&note), FALSE);
}
