/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the table of counts shows about one board. */

#pragma once

#include "qs-count-entry.h"

G_BEGIN_DECLS

#define QS_TYPE_COUNTS_ROW (qs_counts_row_get_type ())

G_DECLARE_FINAL_TYPE (QsCountsRow, qs_counts_row, QS, COUNTS_ROW, GObject)

QsCountsRow        *qs_counts_row_new       (const QsCountEntry *entry);
void                qs_counts_row_update    (QsCountsRow        *self,
                                             const QsCountEntry *entry);
const QsCountEntry *qs_counts_row_get_entry (QsCountsRow        *self);

G_END_DECLS
