/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes the tree of a search from its steps. */

#pragma once

#include "qs-method.h"
#include "qs-tree.h"

typedef struct
{
  QsTree *tree;         /* so far; the same one as long as the builder lives */
  gboolean wants_steps; /* whether the search has a tree, with room for more */

  /* Private. */
  QsLook look;
  QsMoment moment;      /* before the step that is fed */
  guint32 node;         /* of the present placement */
  gboolean is_supposed; /* whether the root's children are */
} QsTreeBuilder;

QsTreeBuilder *qs_tree_builder_new         (void);
void           qs_tree_builder_free        (QsTreeBuilder       *self);
void           qs_tree_builder_begin       (QsTreeBuilder       *self,
                                            QsLook               look,
                                             guint                n,
                                             const QsProblem     *problem);
gboolean       qs_tree_builder_feed        (QsTreeBuilder       *self,
                                            const guint32       *steps,
                                            gsize                n_steps);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsTreeBuilder, qs_tree_builder_free)
