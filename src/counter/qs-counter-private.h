/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A counter from within: for its tests. */

#pragma once

#include "qs-counter.h"

#include "qs-count-lanes.h"
#include "qs-pairs.h"

/* How many rows a half board has at most. */
#define MAX_HALF_ROWS ((QS_COUNT_MAX_N + 1) / 2)

/* How many choices one half of a column set's columns has at most. */
#define MAX_CHOICES (1u << (MAX_HALF_ROWS / 2))

/* How many splits are joined at once at most. */
#define SPLITS_AT_ONCE 256

struct _QsCounter
{
  QsCountPlan plan;
  QsColumnSets sets;
  const QsCountLanes *lanes;
  QsPairs pairs;
  QsHalf upper; /* of one column set, if it has strips of its own */
  QsHalf lower;
  QsSplit splits[SPLITS_AT_ONCE];
  guint8 sizes[MAX_CHOICES]; /* how many bits each number has */
  gsize longest;             /* lists of more words are counted in parts */
};

const QsCountLanes *qs_count_lanes_get (const QsKernel *kernel,
                                        guint           n);
