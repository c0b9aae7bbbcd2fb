/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one long count of the application, the remains of interrupted ones, and the records of finished ones. */

#pragma once

#include "qs-count-job.h"
#include "qs-count-records.h"
#include "qs-count-remains.h"

G_BEGIN_DECLS

#define QS_LONG_COUNT_MAX_THREADS 1024

#define QS_TYPE_LONG_COUNT (qs_long_count_get_type ())

/* Counts one board at a time, with a file to resume from. It emits “found” when it knows the
 * remains of former counts, “changed” whenever something about it has changed, and “finished” at
 * the end of a count. Its properties “threads” and “kernel” say how the next count is done. */
G_DECLARE_FINAL_TYPE (QsLongCount, qs_long_count, QS, LONG_COUNT, GObject)

QsLongCount          *qs_long_count_new         (QsCountRecords *records);
QsCountRecords       *qs_long_count_get_records (QsLongCount    *self);
QsCountJob           *qs_long_count_get_job     (QsLongCount    *self);
void                  qs_long_count_get_machine (QsLongCount    *self,
                                                 guint          *n_threads,
                                                 const QsKernel **kernel);
gboolean              qs_long_count_start       (QsLongCount    *self,
                                                 guint           n,
                                                 GError        **error);
void                  qs_long_count_stop        (QsLongCount    *self);
gboolean              qs_long_count_discard     (QsLongCount    *self,
                                                 guint           n,
                                                 GError        **error);
const QsCountRemains *qs_long_count_get_remains (QsLongCount    *self,
                                                 guint           n);
const QsCountRemains *qs_long_count_get_offer   (QsLongCount    *self);

G_END_DECLS
