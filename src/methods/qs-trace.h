/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search method tells of its steps while it is watched. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * QsTraceEvent:
 * @QS_TRACE_CHECK: the square is looked at: may a queen stand there?
 * @QS_TRACE_REJECT: it may not: queens above attack it (prune)
 * @QS_TRACE_PLACE: a queen is placed on the square
 * @QS_TRACE_REMOVE: the queen is taken back (backtrack)
 * @QS_TRACE_SOLUTION: the queen on the square completed a solution
 *
 * The steps of a search.
 */
typedef enum
{
  QS_TRACE_CHECK,
  QS_TRACE_REJECT,
  QS_TRACE_PLACE,
  QS_TRACE_REMOVE,
  QS_TRACE_SOLUTION,
} QsTraceEvent;

/**
 * QsTraceFunc:
 * @event: the step
 * @row: the row of its square, from 0 at the top
 * @column: the column of its square, from 0 at the left
 * @data: the tracer's data
 *
 * Is called by the searching thread at each step, and may take its time: the
 * search waits.
 *
 * Returns: whether to go on searching
 */
typedef gboolean (*QsTraceFunc) (QsTraceEvent event,
                                 guint        row,
                                 guint        column,
                                 gpointer     data);

/**
 * QsTracer:
 * @trace: is called at each step
 * @data: its data
 *
 * Who watches a search.
 */
typedef struct
{
  QsTraceFunc trace;
  gpointer data;
} QsTracer;

G_END_DECLS
