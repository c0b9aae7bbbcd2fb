/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sets of a fixed number of columns, and their numbers. */

#pragma once

#include <glib.h>

/* How many columns there can be. */
#define QS_COLUMN_SETS_MAX_COLUMNS 32

/* How many columns a set can have. */
#define QS_COLUMN_SETS_MAX_SIZE 16

/* The table that sets are numbered by: a set of k columns has the number choose[c₁][1] + choose[c₂][2] + … +
 * choose[cₖ][k], where c₁ < c₂ < … are its columns. So sets of one size are numbered without a gap, from 0, in the
 * order of their masks. (This is the combinatorial number system.) */
typedef struct
{
  /* At row i and column k, how many sets of k of i columns there are */
  guint32 choose[QS_COLUMN_SETS_MAX_COLUMNS + 1][QS_COLUMN_SETS_MAX_SIZE + 1];
} QsColumnSets;

void    qs_column_sets_init     (QsColumnSets *self);
guint32 qs_column_sets_get_next (guint32       set);
