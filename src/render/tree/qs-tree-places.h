/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The places of a search tree's nodes, as plain data. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define QS_TREE_LAYOUT_NONE G_MAXUINT32

/* How much further from each other neighbours of different parents are than siblings, in units. */
#define QS_TREE_LAYOUT_GAP 0.4

/* The width of a folded subtree, in units; all others are 1 wide. */
#define QS_TREE_LAYOUT_FOLDED 1.8

/**
 * QsTreeLayout:
 * @n_nodes: how many nodes the tree had
 * @n_places: how many of them have a place of their own
 * @n_levels: how many levels there are, the root's with them
 * @width: the width of the whole, in units
 * @levels: (array length=n_levels): the first place of each level, and behind
 *   the last @n_places
 * @nodes: (array length=n_places): the node at each place: level by level, and
 *   each from left to right
 * @x: (array length=n_places): its centre, in units from the left edge
 * @below: (array length=n_places): the place of its first child, or where that would be, so
 *   that its children end where those of the next place begin; and behind the last @n_places
 * @folded: (array length=n_places): how many nodes are folded into it; 0 where
 *   it is not folded
 * @places: (array length=n_nodes): the place of each node, or of the one that
 *   it is folded into
 * @solutions: (array length=n_solutions): the places of solutions, ascending
 * @n_solutions: how many there are
 * @n_folded: how many places are folded subtrees
 * @n_hidden: how many nodes are folded in all
 * @n_hidden_queens: on how many of these a queen was placed
 *
 * A tree that is laid out tidily: levels are rows, nodes of a level keep their order and do
 * not overlap, and a node stands in the middle above its children. Equal subtrees look equal,
 * and mirrored ones look mirrored. It does not change, and any thread may read it.
 */
typedef struct
{
  guint n_nodes;  /* of the tree */
  guint n_places; /* how many of them have a place of their own */
  guint n_levels; /* with the root's */
  double width;   /* of the whole, in units */
  guint *levels;  /* by level: its first place, and behind the last @n_places */
  guint32 *nodes; /* by place: its node, level by level, each from left to right */
  double *x;      /* by place: its centre, in units from the left edge */
  /* By place: that of its first child, or where that would be, so that its children end where
   * those of the next place begin; and behind the last @n_places. */
  guint32 *below;
  guint32 *folded;    /* by place: how many nodes are folded into it; 0 where it is not folded */
  guint32 *places;    /* by node: its place, or that of the one that it is folded into */
  guint32 *solutions; /* the places of solutions, ascending */
  guint n_solutions;
  guint n_folded;
  guint n_hidden;
  guint n_hidden_queens;
} QsTreeLayout;

G_END_DECLS
