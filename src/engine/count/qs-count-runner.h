/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts units in several threads, saves the work done and reports progress: the work of a counting job. */

#pragma once

#include "qs-count-ledger.h"
#include "qs-count-order.h"
#include "qs-count-store.h"
#include "qs-worker.h"

/* What is reported every 50 ms. */
typedef struct
{
  QsCountProgress progress;
  GError *error;        /* why nothing can be saved, or %NULL; the count waits then */
  gboolean is_finished; /* all that was asked for is counted and saved */
} QsCountReport;

/* The commands for a runner, of its owner and of its threads. */
typedef enum
{
  QS_COUNT_NOTHING, /* none came in time */
  QS_COUNT_PAUSE,
  QS_COUNT_RESUME,  /* also tries once more to save what could not be saved */
  QS_COUNT_LOOK,    /* a thread has ended, or doubts a unit */
} QsCountCommand;

/* What the worker works on. */
typedef struct _QsCountRunner QsCountRunner;

#define qs_count_runner_ref(self) g_atomic_rc_box_acquire (self)

QsCountRunner *qs_count_runner_new         (const QsCountOrder *order,
                                            const QsPartial    *partial,
                                            QsCountStore       *store);
void           qs_count_runner_unref       (gpointer            self);
void           qs_count_runner_work        (QsWorker           *worker,
                                            gpointer            self);
void           qs_count_runner_send        (QsWorker           *worker,
                                            QsCountCommand      command);
QsCountReport *qs_count_runner_make_report (QsCountRunner      *self);
void           qs_count_report_free        (gpointer            report);
