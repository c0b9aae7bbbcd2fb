/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All solutions of a board, one after the other, in lexicographic order. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * QS_ENUMERATOR_MAX_N:
 *
 * The side of the largest board that can be enumerated, in squares: a row is
 * a mask of 32 bits.
 */
#define QS_ENUMERATOR_MAX_N 32

/**
 * QsEnumeratorStep:
 * @QS_ENUMERATOR_SOLUTION: a solution was found
 * @QS_ENUMERATOR_PAUSED: the nodes that were allowed are spent; another call
 *   continues
 * @QS_ENUMERATOR_FINISHED: there are no more solutions
 *
 * How a call of qs_enumerator_next() ended.
 */
typedef enum
{
  QS_ENUMERATOR_SOLUTION,
  QS_ENUMERATOR_PAUSED,
  QS_ENUMERATOR_FINISHED,
} QsEnumeratorStep;

/**
 * QsEnumeratorRow:
 * @untried: the free squares that have not been tried yet
 * @taken: the squares that queens above attack by column
 * @diagonals: those attacked along diagonals, down to the right
 * @anti_diagonals: those attacked along anti-diagonals, down to the left
 *
 * A row of the search, each field a mask with bit 0 for the leftmost column.
 */
typedef struct
{
  guint32 untried;
  guint32 taken;
  guint32 diagonals;
  guint32 anti_diagonals;
} QsEnumeratorRow;

/**
 * QsEnumerator:
 *
 * A place in the list of solutions. A plain value: copying the struct
 * copies the place, and nothing needs to be freed. Its fields are private.
 */
typedef struct
{
  guint n;
  guint row;    /* the deepest row that has a queen or untried squares */
  guint32 full; /* a bit for each column */
  QsEnumeratorRow rows[QS_ENUMERATOR_MAX_N];
  guint16 columns[QS_ENUMERATOR_MAX_N]; /* the queens */
} QsEnumerator;

void             qs_enumerator_init (QsEnumerator  *self,
                                     guint          n);
QsEnumeratorStep qs_enumerator_next (QsEnumerator  *self,
                                     guint64        nodes,
                                     guint16       *columns);

G_END_DECLS
