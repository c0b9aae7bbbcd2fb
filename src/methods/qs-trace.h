/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search method reports of its steps while it is watched. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * QS_TRACE_WHOLE:
 *
 * Stands for the column of a check that looks at a whole row at once, or for
 * the row of one that looks at a whole column.
 */
#define QS_TRACE_WHOLE G_MAXUINT16

/**
 * QsTraceEvent:
 * @QS_TRACE_CHECK: the square is looked at: can a queen stand there?
 * @QS_TRACE_REJECT: it cannot: other queens attack it (prune)
 * @QS_TRACE_PLACE: a queen is placed on the square
 * @QS_TRACE_REMOVE: the queen is taken back (backtrack)
 * @QS_TRACE_SOLUTION: the queen on the square completed a solution
 * @QS_TRACE_N_EVENTS: how many kinds there are
 *
 * The steps of a search. What a check looks at differs from method to method,
 * and the method says it. A queen on the board may be checked and rejected too,
 * which rejects the placement as a whole.
 */
typedef enum
{
  QS_TRACE_CHECK,
  QS_TRACE_REJECT,
  QS_TRACE_PLACE,
  QS_TRACE_REMOVE,
  QS_TRACE_SOLUTION,
  QS_TRACE_N_EVENTS,
} QsTraceEvent;

/**
 * qs_trace_event_get_name:
 * @event: what happens
 *
 * Returns: a word for it, for programs and in files, never translated
 */
static inline const char *
qs_trace_event_get_name (QsTraceEvent event)
{
  static const char *const names[QS_TRACE_N_EVENTS] = { "check", "reject", "place", "remove", "solution" };

  return names[event];
}

/**
 * QsTraceFunc:
 * @event: the step
 * @row: the row of its square, from 0 at the top, or %QS_TRACE_WHOLE
 * @column: the column of its square, from 0 at the left, or %QS_TRACE_WHOLE
 * @data: the tracer's data
 *
 * The searching thread calls it at each step. It may take its time: the search
 * waits.
 *
 * Returns: whether to continue the search
 */
typedef gboolean (*QsTraceFunc) (QsTraceEvent event,
                                 guint        row,
                                 guint        column,
                                 gpointer     data);

/**
 * QsTracer:
 * @trace: called at each step
 * @data: its data
 *
 * The one who watches a search.
 */
typedef struct
{
  QsTraceFunc trace;
  gpointer data;
} QsTracer;

G_END_DECLS
