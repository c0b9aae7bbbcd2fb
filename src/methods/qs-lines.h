/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many queens stand on each line of a board. Only the methods include this. */

#pragma once

#include "qs-moment.h"

/* The number of queens on each line. */
typedef struct
{
  guint n;
  guint n_rows;
  guint32 ruled_out[QS_ENUMERATOR_MAX_N];   /* where queens do not attack along the lines of a plain board */
  gboolean is_plain;
  guint n_diagonals;                        /* and of anti-diagonals */
  guint16 columns[QS_MAX_N];                /* by column */
  guint16 diagonals[2 * QS_MAX_N - 1];      /* by row − column + n − 1, on a torus modulo n */
  guint16 anti_diagonals[2 * QS_MAX_N - 1]; /* by row + column, likewise */
} QsLines;

void  qs_lines_init            (QsLines        *self,
                                const QsMoment *moment,
                                guint           row);
guint qs_lines_count_attackers (const QsLines  *self,
                                const QsMoment *moment,
                                guint           row);

/* How many queens stand on the three lines through a square; one on the square itself counts three times. Where queens attack
 * otherwise, whether any rules out the square. */
static inline guint
qs_lines_count (const QsLines *self,
                guint          row,
                guint          column)
{
  if (!self->is_plain)
    return self->ruled_out[row] >> column & 1;

  return self->columns[column] + self->diagonals[row + self->n - 1 - column] + self->anti_diagonals[row + column];
}
