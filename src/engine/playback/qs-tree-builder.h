/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes the tree of a search from its steps. */

#pragma once

#include "qs-method.h"
#include "qs-tree.h"

typedef struct _QsTreeBuilder QsTreeBuilder;

QsTreeBuilder *qs_tree_builder_new         (void);
void           qs_tree_builder_free        (QsTreeBuilder       *self);
void           qs_tree_builder_begin       (QsTreeBuilder       *self,
                                            QsLook               look,
                                             guint                n,
                                             const QsProblem     *problem);
gboolean       qs_tree_builder_feed        (QsTreeBuilder       *self,
                                            const guint32       *steps,
                                            gsize                n_steps);
gboolean       qs_tree_builder_wants_steps (const QsTreeBuilder *self);
const QsTree  *qs_tree_builder_get_tree    (const QsTreeBuilder *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsTreeBuilder, qs_tree_builder_free)
