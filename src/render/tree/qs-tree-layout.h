/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the nodes of a search tree are. */

#pragma once

#include "qs-tree-places.h"
#include "qs-tree.h"

G_BEGIN_DECLS

/* Which subtrees take one place. A subtree has failed when the search has left it and it has no
 * solution. */
typedef struct
{
  guint least;           /* how many nodes a failed subtree must have below its top to be folded; 0 folds none */
  const guint32 *opened; /* the tops of those that stay open nevertheless, or %NULL */
  guint n_opened;
} QsTreeFolding;

QsTreeLayout *qs_tree_layout_new           (const QsTree        *tree,
                                            const QsTreeFolding *folding);
QsTreeLayout *qs_tree_layout_ref           (QsTreeLayout        *self);
void          qs_tree_layout_unref         (QsTreeLayout        *self);

guint         qs_tree_layout_get_level     (const QsTreeLayout  *self,
                                            guint32              place);
guint32       qs_tree_layout_find_from     (const QsTreeLayout  *self,
                                            guint                level,
                                            double               x);
guint32       qs_tree_layout_find_nearest  (const QsTreeLayout  *self,
                                            guint                level,
                                            double               x);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsTreeLayout, qs_tree_layout_unref)

G_END_DECLS
