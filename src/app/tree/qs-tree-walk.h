/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where a search is in its tree, and the ways from there. */

#pragma once

#include "qs-moment.h"
#include "qs-tree-layout.h"

/* The ways from a node to another: those to the left and right stay on its level. */
typedef enum
{
  QS_TREE_WAY_UP,
  QS_TREE_WAY_DOWN, /* to the first child */
  QS_TREE_WAY_LEFT,
  QS_TREE_WAY_RIGHT,
} QsTreeWay;

guint32  qs_tree_walk_find_current (const QsTree       *tree,
                                    const QsMoment     *moment);
gboolean qs_tree_walk_is_at        (const QsTree       *tree,
                                    guint32             node,
                                    guint32             current,
                                    guint64             step);
guint32  qs_tree_walk_go           (const QsTree       *tree,
                                    const QsTreeLayout *layout,
                                    guint32             place,
                                    QsTreeWay           way);
