/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which units of a count are handed out and done: what the threads of a count share. */

#pragma once

#include "qs-counter.h"
#include "qs-kernel.h"
#include "qs-partial.h"
#include "qs-symmetric.h"

/* The units of an order and the sums of the finished ones, behind a lock that is held only for
 * microseconds: nothing is counted under it. Units come with the half boards to count them with. */
typedef struct _QsCountLedger QsCountLedger;

/* How far a count is. */
typedef struct
{
  QsPartial *partial;     /* the units that are done, and how long all of them took */
  guint32 n_finished;     /* units of the order */
  guint32 n_ordered;
  gboolean has_symmetric; /* whether @symmetric is there */
  QsSymmetricCounts symmetric;
} QsCountProgress;

QsCountLedger *qs_count_ledger_new           (const QsPartial         *partial,
                                              const QsPartial         *wanted);
void           qs_count_ledger_free          (QsCountLedger           *self);
guint32        qs_count_ledger_get_n_units   (const QsCountLedger     *self);

/* For the threads that count. */
gboolean       qs_count_ledger_take          (QsCountLedger           *self,
                                              QsCountUnit             *unit,
                                              const QsHalfBoards     **half_boards);
void           qs_count_ledger_give_back     (QsCountLedger           *self,
                                              const QsCountUnit       *unit,
                                              const guint64           *solutions);
void           qs_count_ledger_set_kernel    (QsCountLedger           *self,
                                              const QsKernel          *kernel);
void           qs_count_ledger_set_symmetric (QsCountLedger           *self,
                                              const QsSymmetricCounts *symmetric);
gboolean       qs_count_ledger_is_stopped    (gpointer                 self);

/* For the thread that leads them. */
void           qs_count_ledger_set_paused    (QsCountLedger           *self,
                                              gboolean                 is_paused);
void           qs_count_ledger_stop          (QsCountLedger           *self);
void           qs_count_ledger_add_time      (QsCountLedger           *self,
                                              gint64                   microseconds);
void           qs_count_ledger_get_progress  (QsCountLedger           *self,
                                              QsCountProgress         *progress);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsCountLedger, qs_count_ledger_free)
