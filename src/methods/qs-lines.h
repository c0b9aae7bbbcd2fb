/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many queens stand on each line of a board. Only the methods include this. */

#pragma once

#include "qs-moment.h"

G_BEGIN_DECLS

/**
 * QsLines:
 * @n: the side of the board, in squares
 * @columns: by column
 * @diagonals: by row − column + n − 1
 * @anti_diagonals: by row + column
 *
 * The queens on each line.
 */
typedef struct
{
  guint n;
  guint16 columns[QS_MAX_N];
  guint16 diagonals[2 * QS_MAX_N - 1];
  guint16 anti_diagonals[2 * QS_MAX_N - 1];
} QsLines;

void qs_lines_init         (QsLines        *self,
                            const QsMoment *moment);
void qs_lines_init_without (QsLines        *self,
                            const QsMoment *moment,
                            guint           row);

/* How many queens stand on the three lines through a square; one on the square itself counts three times. */
static inline guint
qs_lines_count (const QsLines *self,
                guint          row,
                guint          column)
{
  return self->columns[column] + self->diagonals[row + self->n - 1 - column] + self->anti_diagonals[row + column];
}

G_END_DECLS
