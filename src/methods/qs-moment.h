/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A search at one moment: what its steps so far add up to. */

#pragma once

#include "qs-search.h"
#include "qs-solution.h"

G_BEGIN_DECLS

/**
 * QsMoment:
 * @n: the side of the board, in squares, 1 … %QS_MAX_N
 * @step: how many steps were made; the fields on the last step are valid from 1
 *   on
 * @event: the last step
 * @row: the row of its square, from 0 at the top, or %QS_TRACE_WHOLE
 * @column: the column of its square, from 0 at the left, or %QS_TRACE_WHOLE
 * @counts: what was done so far
 * @n_placed: how many queens are on the board
 * @columns: (array length=n): the column of the queen in each row, or
 *   %QS_EMPTY_ROW
 * @order: (array length=n_placed): the rows of the queens, in the order in
 *   which they were placed
 *
 * A plain value. All that can be shown of a search follows from it.
 */
typedef struct
{
  guint n;
  guint64 step;
  QsTraceEvent event;
  guint row;
  guint column;
  QsCounts counts;
  guint n_placed;
  guint16 columns[QS_MAX_N];
  guint16 order[QS_MAX_N];
} QsMoment;

void    qs_moment_init            (QsMoment       *self,
                                   guint           n);
void    qs_moment_rest            (QsMoment       *self);
void    qs_moment_record          (QsMoment       *self,
                                   QsTraceEvent    event,
                                   guint           row,
                                   guint           column);
guint64 qs_moment_count_decisions (const QsMoment *self);

G_END_DECLS
