/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All ways to place the queens of some neighbouring rows of a half board. */

#pragma once

#include "qs-column-sets.h"
#include "qs-stop.h"

/* A set's strips are filled up to a multiple of this many where vectors read them. */
#define QS_STRIPS_FULL_VECTOR 8

/* A bit of a word that stands for no diagonal. */
#define QS_STRIPS_MARK (G_GUINT64_CONSTANT (1) << 63)

/**
 * QsStrips:
 * @n_rows: how many rows they have
 * @n_sets: how many sets of @n_rows of the half board's columns there are, numbered by these columns alone
 * @starts: for the set of number k at 2 k the index of its first strip, at 2 k + 1 that of its first one with a queen in
 *   the centre of the board, and at the end the number of strips: 2 @n_sets + 1 in all
 * @joins: of each strip, the diagonals of its queens that run through both strips
 *   of the half board
 * @reaches: of each strip, the diagonals of its queens that run into the other
 *   half of the board
 *
 * Sorted by column set. The outer strips of a half board have %QS_STRIPS_MARK in both
 * words. The inner ones do not have it, but those from one start to the next are filled up to a
 * multiple of %QS_STRIPS_FULL_VECTOR with strips that have it in @joins, and so go
 * with none.
 */
typedef struct
{
  guint n_rows;
  guint32 n_sets;
  gsize *starts;
  guint64 *joins;
  guint64 *reaches;
} QsStrips;

guint    qs_strips_get_outer_rows (guint               rows);
gboolean qs_strips_init_outer     (QsStrips           *self,
                                   const QsColumnSets *sets,
                                   guint               n,
                                   guint               rows,
                                   guint32             columns,
                                   QsStopFunc          is_stopped,
                                   gpointer            data);
gboolean qs_strips_init_inner     (QsStrips           *self,
                                   const QsColumnSets *sets,
                                   guint               n,
                                   guint               rows,
                                   guint32             columns,
                                   QsStopFunc          is_stopped,
                                   gpointer            data);
void     qs_strips_clear          (QsStrips           *self);
gsize    qs_strips_get_size       (const QsStrips     *self);
guint64  qs_strips_estimate_size  (guint               n,
                                   guint               rows,
                                   guint               n_columns);
