/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the table of the Compare view shows about one method. */

#pragma once

#include "qs-compare-words.h"

G_BEGIN_DECLS

#define QS_TYPE_COMPARE_ROW (qs_compare_row_get_type ())

G_DECLARE_FINAL_TYPE (QsCompareRow, qs_compare_row, QS, COMPARE_ROW, GObject)

QsCompareRow       *qs_compare_row_new        (const QsRacer      *racer);

void                qs_compare_row_update     (QsCompareRow       *self,
                                               const QsRaceResult *result,
                                               double              best,
                                               QsCompareGap        gap);

const QsRaceResult *qs_compare_row_get_result (QsCompareRow       *self);
const char         *qs_compare_row_get_name   (QsCompareRow       *self);
double              qs_compare_row_get_ratio  (QsCompareRow       *self);
gboolean            qs_compare_row_has_counts (QsCompareRow       *self);
char               *qs_compare_row_tell_time  (QsCompareRow       *self);

G_END_DECLS
