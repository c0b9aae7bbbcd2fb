/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many placements there are to choose from: the more is required of them
 * beforehand, the fewer. */

#pragma once

#include "qs-big-number.h"

#define QS_SEARCH_SPACE_MAX_N 32

/* What is known of a placement before it is tried. */
typedef enum
{
  QS_SEARCH_SPACE_SUBSETS,      /* any squares: 2^(m·n) */
  QS_SEARCH_SPACE_N_SQUARES,    /* any m squares: C(m·n, m) */
  QS_SEARCH_SPACE_ROWS,         /* a square in each row: n^m */
  QS_SEARCH_SPACE_PERMUTATIONS, /* a square in each row, no two in a column: n! / (n − m)! */
  QS_SEARCH_SPACE_N_SPACES,
} QsSearchSpace;

void  qs_search_space_count     (QsSearchSpace space,
                                 guint         n_rows,
                                 guint         n,
                                 QsBigNumber  *count);
char *qs_search_space_to_string (QsSearchSpace space,
                                 guint         n_rows,
                                 guint         n);
