/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts units in several threads, saves the work done and reports progress: the work of a counting job. */

#pragma once

#include "qs-count-ledger.h"
#include "qs-count-order.h"
#include "qs-count-store.h"
#include "qs-worker.h"

G_BEGIN_DECLS

/**
 * QsCountReport:
 * @progress: how far the count is
 * @partial: (nullable): the work done; %NULL when no unit was finished since
 *   the last report
 * @error: (nullable): why nothing can be saved; the count waits then
 * @is_finished: whether all that was asked for is counted and saved
 *
 * What is reported every 50 ms.
 */
typedef struct
{
  QsCountProgress progress;
  QsPartial *partial;
  GError *error;
  gboolean is_finished;
} QsCountReport;

/**
 * QsCountCommand:
 * @QS_COUNT_PAUSE: wait
 * @QS_COUNT_RESUME: continue, and try once more to save what could not be saved
 *
 * The commands for a runner.
 */
typedef enum
{
  QS_COUNT_PAUSE,
  QS_COUNT_RESUME,
} QsCountCommand;

/**
 * QsCountRunner:
 *
 * What the worker works on.
 */
typedef struct _QsCountRunner QsCountRunner;

QsCountRunner *qs_count_runner_new         (const QsCountOrder *order,
                                            const QsPartial    *partial,
                                            QsCountStore       *store,
                                            gint64              save_interval);
QsCountRunner *qs_count_runner_ref         (QsCountRunner      *self);
void           qs_count_runner_unref       (gpointer            self);
void           qs_count_runner_work        (QsWorker           *worker,
                                            gpointer            self);
void           qs_count_runner_send        (QsWorker           *worker,
                                            QsCountCommand      command);
QsCountReport *qs_count_runner_make_report (QsCountRunner      *self);
void           qs_count_report_free        (gpointer            report);

G_END_DECLS
