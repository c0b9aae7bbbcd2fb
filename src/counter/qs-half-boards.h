/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The strips that half boards are joined from, found by their columns, and the column sets that they are joined for. */

#pragma once

#include "qs-count-plan.h"
#include "qs-strips.h"
#include "qs-unit-sets.h"

/* What the half boards of so many rows in some columns are joined from. Each share is a way to choose the outer strip's
 * columns among the half board's, a bit for each; their order is that of the numbers of such sets. */
typedef struct
{
  guint rows;
  guint32 columns;
  QsStrips outer;
  QsStrips inner;
  guint n_shares;
  guint32 *shares;
} QsHalf;

/* What is made only once for a board. It never changes, so any number of threads may read it. */
typedef struct
{
  QsHalf upper;
  QsHalf lower; /* with the middle row, turned upside down; nothing on an even board, where it is the upper one */
  QsUnitSets sets;
} QsHalfBoards;

gboolean          qs_half_init             (QsHalf             *self,
                                            const QsColumnSets *sets,
                                            guint               n,
                                            guint               rows,
                                            guint32             columns,
                                            QsStop              stop);
void              qs_half_clear            (QsHalf             *self);
QsHalfBoards     *qs_half_boards_new       (const QsCountPlan  *plan,
                                            QsStop              stop);
void              qs_half_boards_free      (QsHalfBoards       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsHalfBoards, qs_half_boards_free)
