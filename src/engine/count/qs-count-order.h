/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What to count, and how. */

#pragma once

#include "qs-clock.h"
#include "qs-kernel.h"
#include "qs-partial.h"

/* What a job is to do. */
typedef struct
{
  guint n; /* 1 … %QS_COUNT_MAX_N */
  const QsPartial *wanted; /* the units to count, as a partial result without sums; or %NULL for all */
  guint n_threads;         /* 0 for one per processor */
  const QsKernel *kernel;  /* or %NULL for the fastest */
  QsClock *clock;          /* for the count, its reports and its saves; or %NULL */
  gint64 save_interval;    /* how long finished work may remain unsaved, in microseconds; 0 for 20 seconds */
} QsCountOrder;
