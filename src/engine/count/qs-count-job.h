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
  QS_COUNT_JOB_COUNTING,
  QS_COUNT_JOB_PAUSED,
  QS_COUNT_JOB_STOPPED,  /* before its end */
  QS_COUNT_JOB_FINISHED, /* everything that was asked for was counted */
  /* Its file could not be written, or the machine makes mistakes; what was counted is still there. */
  QS_COUNT_JOB_FAILED,
} QsCountJobState;

/* How far a count is, as it was last reported. */
typedef struct
{
  guint n;
  QsCountJobState state;
  double progress;     /* how much of the work is done, 0 … 1 */
  double elapsed;      /* seconds, without its pauses but with the earlier runs that its file knows of */
  QsTotal solutions;   /* that were counted so far */
  double rate;         /* solutions per second, lately */
  double seconds_left; /* about; negative while that is unknown */
  QsPartial *partial;  /* the work done */
  GError *error;       /* why it has failed, or NULL */
  QsCountRecord record; /* the board's numbers at the end of the count of a whole one; its n is 0 otherwise */
} QsCountStatus;

#define QS_TYPE_COUNT_JOB (qs_count_job_get_type ())

/* Lives in the thread that made it; its signal comes there. The symmetric counts of a whole
 * board are made together with its units. */
G_DECLARE_FINAL_TYPE (QsCountJob, qs_count_job, QS, COUNT_JOB, GObject)

QsCountJob          *qs_count_job_start      (const QsCountOrder *order,
                                              QsCountStore       *store);
void                 qs_count_job_pause      (QsCountJob         *self);
void                 qs_count_job_resume     (QsCountJob         *self);
void                 qs_count_job_stop       (QsCountJob         *self);
const QsCountStatus *qs_count_job_get_status (QsCountJob         *self);
