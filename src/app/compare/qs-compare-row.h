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
} QsCompareRow;

char *qs_compare_row_tell_time (const QsCompareRow *self);
