/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nodes of a search tree in words. */

#pragma once

#include "qs-tree-layout.h"

char *qs_tree_text_describe (const QsTree       *tree,
                             guint32             node,
                             guint               n,
                             guint64             step,
                             guint               n_folded);
char *qs_tree_text_note     (const QsTree       *tree,
                             const QsTreeLayout *layout);
char *qs_tree_text_forest   (const QsTreeForest *forest,
                             guint64             n_nodes);
