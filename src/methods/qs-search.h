/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One run of a search method: its task, and what it counted. */

#pragma once

#include "qs-trace.h"

G_BEGIN_DECLS

/**
 * QsCounts:
 * @checks: the checks made; what a check is, the method says
 * @placements: the queens placed; the search tree has one node more, the empty
 *   board
 * @backtracks: the queens taken back
 * @solutions: the solutions found
 *
 * What a search has done so far.
 */
typedef struct
{
  guint64 checks;
  guint64 placements;
  guint64 backtracks;
  guint64 solutions;
} QsCounts;

/**
 * QsSearch:
 * @n: the side of the board, in squares, 1 … the method's limit
 * @wants_first: whether to end at the first solution, which then stays on the
 *   board
 * @seed: the seed of a method that chooses at random
 * @tracer: (nullable): the one who watches
 * @is_stopped: (nullable): the search reads it every few nodes and ends soon
 *   once it is not zero. Any thread may set it, atomically
 * @counts: the result: exact, and the same with and without a tracer; of a
 *   search that was stopped, the counts until then
 * @heap_size: the result: the most memory that it held on the heap, in bytes
 *
 * A run of a method.
 */
typedef struct
{
  guint n;
  gboolean wants_first;
  guint32 seed;
  const QsTracer *tracer;
  const gint *is_stopped;
  QsCounts counts;
  gsize heap_size;
} QsSearch;

G_END_DECLS
