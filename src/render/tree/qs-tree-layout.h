/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the nodes of a search tree are. */

#pragma once

#include "qs-tree.h"

#define QS_TREE_LAYOUT_NONE G_MAXUINT32

/* How much further from each other neighbours of different parents are than siblings, in units. */
#define QS_TREE_LAYOUT_GAP 0.4

/* The width of a folded subtree, in units; all others are 1 wide. */
#define QS_TREE_LAYOUT_FOLDED 1.8

/* A tree that is laid out tidily: levels are rows, nodes of a level keep their order and do
 * not overlap, and a node stands in the middle above its children. Equal subtrees look equal,
 * and mirrored ones look mirrored. It does not change, and any thread may read it. */
typedef struct
{
  guint n_nodes;  /* of the tree */
  guint n_places; /* how many of them have a place of their own */
  guint n_levels; /* with the root's */
  double width;   /* of the whole, in units */
  /* By level: how wide each place is, in units, of a tree that is laid out over a forest; else %NULL. */
  double *spacing;
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
  guint n_hidden;        /* how many nodes are folded in all */
  guint n_hidden_queens; /* on how many of these a queen was placed */
} QsTreeLayout;

/* The most rows of a forest, and the most squares in each. */
#define QS_TREE_FOREST_MAX 32

/* The tree of brute force: each placement of a queen in each row, from the top. All its leaves are as wide as each
 * other, so each placement has its interval of the width, whether a search comes to it or not. */
typedef struct
{
  guint n_rows;                        /* 0 for no forest */
  guint32 squares[QS_TREE_FOREST_MAX]; /* by row: those that may have a queen, as bits */
} QsTreeForest;

/* Which subtrees take one place. A subtree has failed when the search has left it and it has no
 * solution. Over a forest, each node is where the same placement is there, and none is folded; the search
 * must fill the rows from the top. */
typedef struct
{
  QsTreeForest forest;
  guint least;           /* how many nodes a failed subtree must have below its top to be folded; 0 folds none */
  const guint32 *opened; /* the tops of those that stay open nevertheless, or %NULL */
  guint n_opened;
} QsTreeFolding;

QsTreeLayout *qs_tree_layout_new           (const QsTree        *tree,
                                            const QsTreeFolding *folding);
void          qs_tree_layout_ref           (const QsTreeLayout  *self);
void          qs_tree_layout_unref         (const QsTreeLayout  *self);

guint32       qs_tree_layout_get_place     (const QsTreeLayout  *self,
                                            guint32              node);
guint         qs_tree_layout_get_level     (const QsTreeLayout  *self,
                                            guint32              place);
guint32       qs_tree_layout_get_parent    (const QsTreeLayout  *self,
                                            guint                level,
                                            guint32              place);
guint32       qs_tree_layout_find_from     (const QsTreeLayout  *self,
                                            guint                level,
                                            double               x);
guint32       qs_tree_layout_find_nearest  (const QsTreeLayout  *self,
                                            guint                level,
                                            double               x);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsTreeLayout, qs_tree_layout_unref)
