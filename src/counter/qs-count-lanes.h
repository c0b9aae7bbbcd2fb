/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The counter's inner loops: what their builds for different processors have in common. */

#pragma once

#include "qs-pairs.h"
#include "qs-strips.h"

/* A way to share a column set between the two strips of a half board. */
typedef struct
{
  gconstpointer outer; /* the words of the outer strips, see #QsStrips */
  gsize n_outer;       /* how many outer strips */
  gconstpointer inner; /* the words of the inner strips */
  gsize n_inner;       /* how many inner strips, in whole vectors */
  guint64 join_mask;   /* the bits of joins that mean something for this column set */
  guint64 outer_mask;  /* the same for the outer strips' reaches */
  guint64 inner_mask;  /* the same for the inner strips' reaches */
} QsSplit;

/* One build of the inner loops, for words of 32 or of 64 bits. */
typedef struct
{
  /* Adds the half boards of some splits to a list, which has room for all pairs of their strips */
  void     (*join)  (const QsSplit *splits,
                     guint          n_splits,
                     QsWordList    *list);
  /* Counts the pairs; returns %FALSE when it was stopped */
  gboolean (*count) (QsPairs       *pairs,
                     guint64       *n_pairs);
} QsCountLanes;

/* Both builds for one kind of processor. */
typedef struct
{
  const QsCountLanes *narrow;
  const QsCountLanes *wide;
} QsCountLoops;
