/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The attacked squares that a method's last look found, to be marked on the
 * board. */

#pragma once

#include "qs-method.h"

G_BEGIN_DECLS

/**
 * QsSquare:
 * @row: its row, from 0 at the top
 * @column: its column, from 0 at the left
 *
 * A square of a board.
 */
typedef struct
{
  guint16 row;
  guint16 column;
} QsSquare;

guint qs_marks_find_attacked (const QsMethod *method,
                              const QsMoment *moment,
                              QsSquare       *squares);

G_END_DECLS
