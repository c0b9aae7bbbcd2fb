/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The forest of queens on an empty board. */

#pragma once

#include "qs-tree-layout.h"

static inline QsTreeForest
test_tree_get_forest (guint n)
{
  QsTreeForest forest = { .n_rows = n };

  for (guint row = 0; row < n; row++)
    forest.squares[row] = G_MAXUINT32 >> (32 - n);

  return forest;
}
