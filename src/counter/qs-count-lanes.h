/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The counter's inner loops: what their builds for different processors have in common. */

#pragma once

#include "qs-pairs.h"
#include "qs-strips.h"

/**
 * QsSplit:
 * @outer: the words of the outer strips, see #QsStrips
 * @n_outer: how many outer strips
 * @inner: the words of the inner strips
 * @n_inner: how many inner strips, in whole vectors
 * @join_mask: the bits of joins that mean something for this column set
 * @outer_mask: the same for the outer strips' reaches
 * @inner_mask: the same for the inner strips' reaches
 *
 * A way to share a column set between the two strips of a half board.
 */
typedef struct
{
  gconstpointer outer;
  gsize n_outer;
  gconstpointer inner;
  gsize n_inner;
  guint64 join_mask;
  guint64 outer_mask;
  guint64 inner_mask;
} QsSplit;

/**
 * QsCountLanes:
 * @join: adds the half boards of some splits to a list, which has room for all
 *   pairs of their strips
 * @count: counts the pairs; returns %FALSE when it was stopped
 *
 * One build of the inner loops, for words of 32 or of 64 bits.
 */
typedef struct
{
  void     (*join)  (const QsSplit *splits,
                     guint          n_splits,
                     QsWordList    *list);
  gboolean (*count) (QsPairs       *pairs,
                     guint64       *n_pairs);
} QsCountLanes;

/* Both builds for one kind of processor. */
typedef struct
{
  const QsCountLanes *narrow;
  const QsCountLanes *wide;
} QsCountLoops;
