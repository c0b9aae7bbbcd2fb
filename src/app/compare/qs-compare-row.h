/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the table of the Compare view shows of one method. */

#pragma once

#include "qs-compare-words.h"

/* One method in a race. */
typedef struct
{
  QsRaceResult result;
  double ratio;     /* how many times as long as the best it takes; 0 when it was not measured */
  QsCompareGap gap; /* why there is no time, when there is none */
  double expected_seconds; /* what the time will be then; not above 0 where that is not known */
} QsCompareRow;

char *qs_compare_row_tell_time (const QsCompareRow *self);
