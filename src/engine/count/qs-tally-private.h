/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "qs-tally.h"
#include "qs-worker.h"

struct _QsTally
{
  GObject parent_instance;

  QsCountRecords *records;
  QsTallyBoard boards[QS_COUNT_MAX_N + 1]; /* by n; nothing is known of the first */
  guint newest;           /* the board whose remains were looked at last, by its n; or 0 */
  QsWorker *reader;       /* while it looks at the files of former counts */
  gboolean is_taken[QS_COUNT_MAX_N + 1]; /* the boards whose files it leaves alone */
  guint long_n;           /* the board with a job that is %QS_TALLY_LONG, or 0 */
  QsCountStore *store;    /* what that is saved in */
  QsCountSeries series;
  QsWorker *forecaster;   /* while it makes a forecast */
  guint forecast_n;       /* of that board */
  QsWorker *classifier;   /* finds the sizes of classes */
  QsCountOrder machine;   /* the threads and the kernel of long counts */
};

void qs_tally_find_remains (QsTally *self);
void qs_tally_drop_job     (QsTally *self,
                            guint    n);
void qs_count_remains_free (gpointer data);
