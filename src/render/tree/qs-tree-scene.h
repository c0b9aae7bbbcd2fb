/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is shown of a search tree. */

#pragma once

#include "qs-tree-layout.h"

G_BEGIN_DECLS

/**
 * QsTreeScene:
 * @tree: the tree
 * @layout: where its nodes are; may date from when the tree was smaller
 * @step: the step that is shown
 * @current: the node where the search is then, or %QS_TREE_NONE
 * @selected: the node that is chosen, or %QS_TREE_NONE
 * @has_labels: whether nodes are labelled with their columns, from 1, where
 *   there is room
 *
 * What is shown of a search tree.
 */
typedef struct
{
  const QsTree *tree;
  const QsTreeLayout *layout;
  guint64 step;
  guint32 current;
  guint32 selected;
  gboolean has_labels;
} QsTreeScene;

G_END_DECLS
