/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts the solutions of a board on all processors: with progress, pause, stop and a file to resume from. */

#pragma once

#include <glib-object.h>

#include "qs-count-order.h"
#include "qs-count-records.h"
#include "qs-count-store.h"

typedef enum
{
  QS_COUNT_JOB_IDLE, /* nothing was started yet */
  QS_COUNT_JOB_COUNTING,
  QS_COUNT_JOB_PAUSED,
  QS_COUNT_JOB_STOPPED,  /* before its end */
  QS_COUNT_JOB_FINISHED, /* everything that was asked for was counted */
  /* Its file could not be written, or the machine makes mistakes; what was counted is still there. */
  QS_COUNT_JOB_FAILED,
} QsCountJobState;

#define QS_TYPE_COUNT_JOB (qs_count_job_get_type ())

/* Lives in the thread that made it; its signal comes there. The symmetric counts of a whole
 * board are made together with its units. */
G_DECLARE_FINAL_TYPE (QsCountJob, qs_count_job, QS, COUNT_JOB, GObject)

QsCountJob      *qs_count_job_new              (void);
void             qs_count_job_start            (QsCountJob         *self,
                                                const QsCountOrder *order,
                                                QsCountStore       *store);
void             qs_count_job_pause            (QsCountJob         *self);
void             qs_count_job_resume           (QsCountJob         *self);
void             qs_count_job_stop             (QsCountJob         *self);

guint            qs_count_job_get_n            (QsCountJob         *self);
QsCountJobState  qs_count_job_get_state        (QsCountJob         *self);
double           qs_count_job_get_progress     (QsCountJob         *self);
double           qs_count_job_get_elapsed      (QsCountJob         *self);
const QsTotal   *qs_count_job_get_solutions    (QsCountJob         *self);
double           qs_count_job_get_rate         (QsCountJob         *self);
double           qs_count_job_get_seconds_left (QsCountJob         *self);
const QsPartial *qs_count_job_get_partial      (QsCountJob         *self);
gboolean         qs_count_job_get_record       (QsCountJob         *self,
                                                QsCountRecord      *record);
const GError    *qs_count_job_get_error        (QsCountJob         *self);
