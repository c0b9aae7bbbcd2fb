/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The strips that half boards are joined from, found by their columns, and the column sets that they are joined for. */

#pragma once

#include "qs-count-plan.h"
#include "qs-strips.h"
#include "qs-unit-sets.h"

G_BEGIN_DECLS

/**
 * QsHalfBoards:
 *
 * What is made only once for a board and a queen in its middle row. It never
 * changes, so any number of threads may read it.
 */
typedef struct _QsHalfBoards QsHalfBoards;

QsHalfBoards     *qs_half_boards_new        (const QsCountPlan  *plan,
                                             guint               middle,
                                             QsStopFunc          is_stopped,
                                             gpointer            data);
void              qs_half_boards_free       (QsHalfBoards       *self);
guint             qs_half_boards_get_middle (const QsHalfBoards *self);
const QsStrips   *qs_half_boards_get_outer  (const QsHalfBoards *self);
const QsStrips   *qs_half_boards_get_inner  (const QsHalfBoards *self);
const QsUnitSets *qs_half_boards_get_sets   (const QsHalfBoards *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsHalfBoards, qs_half_boards_free)

G_END_DECLS
