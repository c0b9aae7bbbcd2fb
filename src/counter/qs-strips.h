/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All ways to place the queens of some neighbouring rows of a half board. */

#pragma once

#include "qs-column-sets.h"
#include "qs-stop.h"
#include "qs-word-list.h"

/* The side of the largest board whose words have 32 bits; those of larger ones have 64. */
#define QS_STRIPS_MAX_NARROW_N 18

/* How many bytes the vectors have that inner strips are kept in. */
#define QS_STRIPS_FULL_VECTOR 64

/* Sorted by column set. The two words of an outer strip are neighbours. The inner strips from one start to the next are
 * filled up to whole vectors of %QS_STRIPS_FULL_VECTOR bytes with strips that have all bits in their joins, and so go
 * with none: an outer strip always has one. A vector of joins comes before that of the reaches.
 *
 * A word has 2n − 4 bits: two times n − 3 for the diagonals of either direction, then one for the two that begin in the
 * first column, and one for the two that end in the last (see qs-strips.c). */
typedef struct
{
  guint n_rows;   /* how many rows they have */
  guint32 n_sets; /* how many sets of @n_rows of the half board's columns there are, numbered by these columns alone */
  /* For the set of number k at 2 k the index of its first strip, at 2 k + 1 that of its first one with a queen in the
   * centre of the board, and at the end the number of strips: 2 @n_sets + 1 in all */
  guint32 *starts;
  gsize word_size; /* how many bytes a word has, 4 or 8 */
  /* Two words for each strip: its *join* has the diagonals of its queens that run through both strips of the half
   * board, its *reach* those that run into the other half of the board */
  QsWordList words;
} QsStrips;

guint    qs_strips_get_outer_rows (guint               rows);
guint    qs_strips_get_width      (guint               n);
gboolean qs_strips_init           (QsStrips           *self,
                                   const QsColumnSets *sets,
                                   guint               n,
                                   guint               rows,
                                   gboolean            is_inner,
                                   guint32             columns,
                                   QsStop              stop);
void     qs_strips_clear          (QsStrips           *self);
guint64  qs_strips_estimate_size  (guint               n,
                                   guint               rows,
                                   guint               n_columns);
