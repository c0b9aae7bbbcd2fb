/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The squares of a search tree in words. Nodes are those with a queen, and the empty board, as in all counts of them;
 * the others are pruned squares. */

#include "qs-tree-text.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-big-number.h"
#include "qs-text.h"

/* Longer numbers are rounded. */
#define MAX_DIGITS 15

static const char *const states[] = {
  [QS_TREE_OPEN] = NC_ ("node of a search tree", "not tried yet"),
  [QS_TREE_PLACED] = NC_ ("node of a search tree", "placed"),
  [QS_TREE_PRUNED] = NC_ ("node of a search tree", "pruned"),
  [QS_TREE_REJECTED] = NC_ ("node of a search tree", "rejected"),
  [QS_TREE_SOLUTION] = NC_ ("node of a search tree", "solution"),
};

/* “c2 below a4: pruned” */
static char *
describe_square (const QsTree *tree,
                 guint32       node,
                 guint         n,
                 guint64       step)
{
  const QsTreeNode *known = qs_tree_get_node (tree, node);
  const char *state = g_dpgettext2 (NULL, "node of a search tree", states[qs_tree_get_state (tree, node, step)]);
  g_autofree char *square = NULL;
  g_autofree char *above = NULL;

  if (node == QS_TREE_ROOT)
    return g_strdup (_ ("Empty board"));

  square = qs_square_to_string ((QsSquare){ known->row, known->column }, n);
  if (known->parent == QS_TREE_ROOT)
    /* Translators: a square, then such as “placed” or “pruned”. */
    return g_strdup_printf (_ ("%s: %s"), square, state);

  known = qs_tree_get_node (tree, known->parent);
  above = qs_square_to_string ((QsSquare){ known->row, known->column }, n);

  /* Translators: two squares, then such as “placed” or “pruned”. */
  return g_strdup_printf (_ ("%s below %s: %s"), square, above, state);
}

/* “2 nodes and 8 pruned squares” */
static char *
format_folded (guint n_nodes,
               guint n_squares)
{
  /* Translators: a part of a sentence; so is the next. */
  g_autofree char *nodes = qs_text_fill (ngettext ("%s node", "%s nodes", n_nodes), qs_text_count (n_nodes));
  g_autofree char *squares =
    qs_text_fill (ngettext ("%s pruned square", "%s pruned squares", n_squares), qs_text_count (n_squares));

  if (n_nodes == 0 || n_squares == 0)
    return g_strdup (n_squares == 0 ? nodes : squares);

  /* Translators: such as “2 nodes”, then such as “8 pruned squares”. */
  return g_strdup_printf (_ ("%s and %s"), nodes, squares);
}

/* How many queens were placed below a node. */
static guint
count_queens (const QsTree *tree,
              guint32 node)
{
  const QsTreeNode *known = qs_tree_get_node (tree, node);
  guint n_queens = 0;

  for (guint i = 0; i < known->n_children; i++)
    {
      guint32 child = known->first_child + i;

      n_queens += qs_tree_get_node (tree, child)->is_placed + count_queens (tree, child);
    }

  return n_queens;
}

/* A node of the board with @n rows in words, such as “c2 below a4: placed; children tried: 2 of 4”. @n_folded squares
 * are folded into it. */
char *
qs_tree_text_describe (const QsTree *tree,
                       guint32       node,
                       guint         n,
                       guint64       step,
                       guint         n_folded)
{
  g_autofree char *square = describe_square (tree, node, n, step);
  guint n_children = qs_tree_get_node (tree, node)->n_children, n_tried = 0;

  if (n_folded > 0)
    {
      guint n_queens = count_queens (tree, node);
      g_autofree char *folded = format_folded (n_queens, n_folded - n_queens);

      /* Translators: such as “c2 below a4: placed”, then such as “2 nodes and 8 pruned squares”. */
      return g_strdup_printf (_ ("%s; folded: %s"), square, folded);
    }

  if (n_children == 0 || (node != QS_TREE_ROOT && qs_tree_get_state (tree, node, step) == QS_TREE_OPEN))
    return g_steal_pointer (&square);

  for (guint i = 0; i < n_children; i++)
    n_tried += qs_tree_get_state (tree, qs_tree_get_node (tree, node)->first_child + i, step) != QS_TREE_OPEN;

  /* Translators: such as “c2 below a4: placed”, then two numbers. */
  return g_strdup_printf (_ ("%s; children tried: %u of %u"), square, n_tried, n_children);
}

/* “Boards: 256 · 17 nodes looked at”: all of a forest, and what a search has seen of it. */
char *
qs_tree_text_forest (const QsTreeForest *forest,
                     guint64             n_nodes)
{
  g_autofree char *nodes = qs_text_count (n_nodes);
  g_autofree char *digits = NULL;
  g_autofree char *boards = NULL;
  QsBigNumber count;

  qs_big_number_init (&count, 1);
  for (guint row = 0; row < forest->n_rows; row++)
    qs_big_number_multiply (&count, (guint32) __builtin_popcount (forest->squares[row]));
  digits = qs_big_number_to_string (&count);
  boards = strlen (digits) > MAX_DIGITS ? qs_text_power (g_ascii_strtod (digits, NULL), 2) : qs_text_digits (digits);

  /* Translators: how many full boards brute force would try, and how many nodes this search has visited. */
  return g_strdup_printf (ngettext ("Boards: %s · %s node looked at", "Boards: %s · %s nodes looked at",
                                    (gulong) MIN (n_nodes, G_MAXINT32)),
                          boards, nodes);
}

/* Says what is not shown, and why; empty if all is. */
char *
qs_tree_text_note (const QsTree       *tree,
                   const QsTreeLayout *layout)
{
  g_autoptr (GString) note = g_string_new (NULL);

  if (tree->is_full)
    {
      g_autofree char *number = qs_text_count (QS_TREE_MAX_NODES);

      /* Translators: a number. */
      g_string_append_printf (note, _ ("The tree shows the first %s nodes and pruned squares."), number);
    }

  if (layout->n_hidden > 0)
    {
      g_autofree char *folded = format_folded (layout->n_hidden_queens, layout->n_hidden - layout->n_hidden_queens);

      if (note->len > 0)
        g_string_append_c (note, ' ');
      /* Translators: such as “2 nodes and 8 pruned squares”, which are in subtrees without a solution. */
      g_string_append_printf (note, _ ("Folded: %s."), folded);
    }

  return g_string_free (g_steal_pointer (&note), FALSE);
}
