/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps the layout of a growing search tree up to date. */

#pragma once

#include <glib-object.h>

#include "qs-method.h"
#include "qs-tree-layout.h"

/* How many nodes a tree has before failed subtrees are folded automatically. */
#define QS_TREE_ARRANGER_AUTOMATIC 100000

/* How many nodes such a subtree has at least, below its top. */
#define QS_TREE_ARRANGER_LEAST 50

/* Which failed subtrees are folded. */
typedef enum
{
  QS_TREE_FOLDS_AUTOMATIC, /* large ones, of a tree with more than QS_TREE_ARRANGER_AUTOMATIC nodes */
  QS_TREE_FOLDS_ALL,
  QS_TREE_FOLDS_NONE,
} QsTreeFolds;

guint           qs_tree_folds_get_least     (QsTreeFolds     folds,
                                             guint           n_nodes);

QsTreeForest    qs_tree_find_forest         (const QsMoment  *moment);
double          qs_tree_find_tried          (const QsMoment  *moment);

#define QS_TYPE_TREE_ARRANGER (qs_tree_arranger_get_type ())

G_DECLARE_FINAL_TYPE (QsTreeArranger, qs_tree_arranger, QS, TREE_ARRANGER, GObject)

QsTreeArranger *qs_tree_arranger_new        (void);

void            qs_tree_arranger_set_tree   (QsTreeArranger *self,
                                             const QsTree   *tree);
void            qs_tree_arranger_update     (QsTreeArranger *self);
void            qs_tree_arranger_set_folds  (QsTreeArranger *self,
                                             QsTreeFolds     folds);
void            qs_tree_arranger_set_forest (QsTreeArranger     *self,
                                             const QsTreeForest *forest);
void            qs_tree_arranger_open       (QsTreeArranger *self,
                                             guint32         node);
QsTreeLayout   *qs_tree_arranger_get_layout (QsTreeArranger *self);
