/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The state-space tree of a search: which placements it reached, which it
 * pruned or rejected, and at which step. It only grows, and remembers when, so that it can
 * be shown as it was at any step. */

#pragma once

#include <glib.h>

/* How many nodes a tree holds at most; a search may continue beyond them. */
#define QS_TREE_MAX_NODES 1000000

#define QS_TREE_NONE G_MAXUINT32

/* The node of the empty board. */
#define QS_TREE_ROOT 0

/* Stands for a step that has not come yet. */
#define QS_TREE_NEVER G_MAXUINT32

/* What is known of a node at a step. */
typedef enum
{
  QS_TREE_OPEN,     /* the square was not tried yet */
  QS_TREE_PLACED,   /* the search placed a queen there */
  QS_TREE_PRUNED,   /* the square was rejected, and no queen placed there */
  QS_TREE_REJECTED, /* the queen there completed a full board that was rejected */
  QS_TREE_SOLUTION, /* the queen there completed a solution */
} QsTreeState;

/* A square under those of the nodes above it. A node whose children are not known yet has none;
 * they come all at once, in the order of their squares. */
typedef struct
{
  guint32 parent;      /* or %QS_TREE_NONE */
  guint32 first_child; /* the leftmost, or %QS_TREE_NONE; children follow each other */
  /* The step that placed a queen or rejected the square, or %QS_TREE_NEVER; the root has 0. */
  guint32 tried;
  guint32 decided; /* the step that found a solution there, or rejected the full board, or %QS_TREE_NEVER */
  guint32 left;    /* the step that took the queen back, or %QS_TREE_NEVER */
  guint16 n_children;
  guint16 row;          /* of the square, from 0 at the top; of the root 0 */
  guint16 column;       /* from 0 at the left */
  guint8 is_pruned : 1; /* whether @tried, or if a queen was placed @decided, rejected it */
  guint8 is_placed : 1;
  guint8 has_solution : 1; /* at the node or below */
} QsTreeNode;

/* The nodes of a block. */
#define QS_TREE_BLOCK 1024

/* A tree. What growing costs does not depend on its size. */
typedef struct _QsTree
{
  guint n_nodes;     /* with the root, and those that were not tried yet */
  gboolean is_full;  /* whether a node's children found no room, so that the tree no longer grows */
  guint64 change;    /* a number that grows with each change, and is never 0: as long as it is the same, so is the tree */
  guint32 last_step; /* that happened to one of its nodes: from then on nothing changes in it */

  /* Private. */
  QsTreeNode *nodes;
  guint n_room;                /* the nodes there is memory for */
  guint64 blocks[(QS_TREE_MAX_NODES + QS_TREE_BLOCK - 1) / QS_TREE_BLOCK]; /* the last change in each block */
  const struct _QsTree *source; /* of a copy: the tree it was copied from last */
  guint64 copied;               /* of a copy: the last change of the source that it contains */
} QsTree;

QsTree           *qs_tree_new        (void);
void              qs_tree_free       (QsTree        *self);
void              qs_tree_clear      (QsTree        *self);
void              qs_tree_copy       (QsTree        *self,
                                      const QsTree  *source);

guint32           qs_tree_expand     (QsTree        *self,
                                      guint32        node,
                                      const guint16 *rows,
                                      const guint16 *columns,
                                      guint          n_children);
void              qs_tree_place      (QsTree        *self,
                                      guint32        node,
                                      guint32        step);
void              qs_tree_reject     (QsTree        *self,
                                      guint32        node,
                                      guint32        step);
void              qs_tree_solve      (QsTree        *self,
                                      guint32        node,
                                      guint32        step);
void              qs_tree_leave      (QsTree        *self,
                                      guint32        node,
                                      guint32        step);

const QsTreeNode *qs_tree_get_node   (const QsTree  *self,
                                      guint32        node);
guint32           qs_tree_find_child (const QsTree  *self,
                                      guint32        node,
                                      guint          row,
                                      guint          column);
QsTreeState       qs_tree_get_state  (const QsTree  *self,
                                      guint32        node,
                                      guint64        step);
guint32           qs_tree_get_seek_step (const QsTree  *self,
                                         guint32        node);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsTree, qs_tree_free)
