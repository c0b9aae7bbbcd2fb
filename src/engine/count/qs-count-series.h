/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts one board after the other, to know how long each takes. */

#pragma once

#include "qs-count-records.h"

G_BEGIN_DECLS

typedef enum
{
  QS_COUNT_SERIES_IDLE,     /* nothing was started yet */
  QS_COUNT_SERIES_COUNTING, /* a board is counted */
  QS_COUNT_SERIES_STOPPED,  /* before the last board */
  QS_COUNT_SERIES_FINISHED, /* all boards were counted */
  QS_COUNT_SERIES_FAILED,   /* a board could not be counted, or its result not kept */
} QsCountSeriesState;

#define QS_TYPE_COUNT_SERIES (qs_count_series_get_type ())

/* Lives in the thread that made it. “changed” is emitted when its state, its board or its
 * progress has changed. */
G_DECLARE_FINAL_TYPE (QsCountSeries, qs_count_series, QS, COUNT_SERIES, GObject)

QsCountSeries      *qs_count_series_new           (QsCountRecords *records);
gboolean            qs_count_series_is_repetition (QsCountSeries  *self,
                                                   guint           last_n);
void                qs_count_series_start         (QsCountSeries  *self,
                                                   guint           last_n);
void                qs_count_series_stop          (QsCountSeries  *self);

QsCountSeriesState  qs_count_series_get_state     (QsCountSeries  *self);
guint               qs_count_series_get_n         (QsCountSeries  *self);
guint               qs_count_series_get_n_counted (QsCountSeries  *self);
double              qs_count_series_get_progress  (QsCountSeries  *self);
const GError       *qs_count_series_get_error     (QsCountSeries  *self);

G_END_DECLS
