/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One run of a search method: its task, and what it counted. */

#pragma once

#include "qs-trace.h"

G_BEGIN_DECLS

/* What a search has done so far. */
typedef struct
{
  guint64 checks;     /* what a check is, the method says */
  guint64 placements; /* the search tree has one node more, the empty board */
  guint64 backtracks; /* the queens taken back */
  guint64 solutions;
} QsCounts;

/* The steps of another program, which a search repeats. */
typedef struct _QsRecording QsRecording;

/* A run of a method. The last two fields are its results. */
typedef struct
{
  guint n;                /* 1 … the method's limit */
  gboolean wants_first;   /* whether to end at the first solution, which then stays on the board */
  guint32 seed;           /* of a method that chooses at random */
  const QsRecording *recording; /* the method's; NULL for all but those of other programs */
  const QsTracer *tracer; /* the one who watches, or %NULL */
  /* The search reads it every few nodes and ends soon once it is not zero. Any thread may set it,
   * atomically. May be %NULL. */
  const gint *is_stopped;
  /* Exact, and the same with and without a tracer; of a search that was stopped, until then. */
  QsCounts counts;
  gsize heap_size; /* the most memory that it held on the heap, in bytes */
} QsSearch;

G_END_DECLS
