/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The counter's inner loops: what their builds for different processors have in common. */

#pragma once

#include "qs-pairs.h"
#include "qs-strips.h"

/**
 * QsSplit:
 * @outer_joins: the words of the outer strips, see #QsStrips
 * @outer_reaches: the words of the outer strips
 * @n_outer: how many outer strips
 * @inner_joins: the words of the inner strips
 * @inner_reaches: the words of the inner strips
 * @n_inner: how many inner strips, a multiple of %QS_STRIPS_FULL_VECTOR
 *
 * A way to share a column set between the two strips of a half board.
 */
typedef struct
{
  const guint64 *outer_joins;
  const guint64 *outer_reaches;
  gsize n_outer;
  const guint64 *inner_joins;
  const guint64 *inner_reaches;
  gsize n_inner;
} QsSplit;

/**
 * QsCountLanes:
 * @join: adds the half boards of some splits to a list, which has room for all
 *   pairs of their strips
 * @count: counts the pairs; returns %FALSE when it was stopped
 *
 * One build of the inner loops.
 */
typedef struct
{
  void     (*join)  (const QsSplit *splits,
                     guint          n_splits,
                     QsWordList    *list);
  gboolean (*count) (QsPairs       *pairs,
                     guint64       *n_pairs);
} QsCountLanes;

extern const QsCountLanes qs_count_lanes_portable;
extern const QsCountLanes qs_count_lanes_v2;
extern const QsCountLanes qs_count_lanes_avx2;
extern const QsCountLanes qs_count_lanes_avx512;
extern const QsCountLanes qs_count_lanes_avx512_popcnt;
extern const QsCountLanes qs_count_lanes_neon;
