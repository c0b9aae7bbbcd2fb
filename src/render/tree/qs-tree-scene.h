/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is shown of a search tree. */

#pragma once

#include "qs-letters.h"
#include "qs-tree.h"

/* What is shown of a search tree. */
typedef struct
{
  const QsTree *tree;
  guint64 step;               /* that is shown */
  guint32 current;            /* where the search is then, or %QS_TREE_NONE */
  guint32 selected;           /* or %QS_TREE_NONE */
  double tried;               /* the part of a forest's boards that brute force has tried meanwhile, up to 1 */
  gboolean has_labels;        /* whether nodes are labelled with their columns, where there is room */
  QsCoordinates coordinates;  /* and how columns are named there */
  gboolean has_rule;          /* whether levels have the numbers of their rows, from 0 */
} QsTreeScene;
