/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Search trees made in the plainest way, for all who look at trees. */

#pragma once

#include "qs-tree.h"

/* A way to search.
 * @TEST_SEARCH_SQUARES: each square is checked before a queen is placed there
 * @TEST_SEARCH_BOARDS: queens are placed unasked, and full boards are checked */
typedef enum
{
  TEST_SEARCH_SQUARES,
  TEST_SEARCH_BOARDS,
} TestSearch;

QsTree *test_tree_build    (TestSearch    search,
                            guint         n,
                            guint32       n_steps);
guint   test_tree_get_last (const QsTree *tree);
