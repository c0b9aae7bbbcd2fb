/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What to count, and how. */

#pragma once

#include "qs-clock.h"
#include "qs-kernel.h"
#include "qs-partial.h"

G_BEGIN_DECLS

/**
 * QsCountOrder:
 * @n: the side of the board, in squares, 1 … %QS_COUNT_MAX_N
 * @first_unit: the first unit to count
 * @n_units: how many units to count; 0 for all from @first_unit
 * @skipped: (nullable): units among them that are not to be counted, as a
 *   partial result without sums
 * @n_threads: how many threads count; 0 for one per processor
 * @kernel: (nullable): the kernel; %NULL for the fastest
 * @clock: (nullable): the clock for the count, its reports and its saves
 *
 * What a job is to do.
 */
typedef struct
{
  guint n;
  guint32 first_unit;
  guint32 n_units;
  const QsPartial *skipped;
  guint n_threads;
  const QsKernel *kernel;
  QsClock *clock;
} QsCountOrder;

G_END_DECLS
