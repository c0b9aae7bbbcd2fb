/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search method reports of its steps while it is watched. */

#pragma once

#include <glib.h>

/* Stands for the column of a check that looks at a whole row at once, or for the row of one that
 * looks at a whole column. */
#define QS_TRACE_WHOLE G_MAXUINT16

/* The steps of a search. What a check looks at differs from method to method, and the method says
 * it. A queen on the board may be checked and rejected too, which rejects the placement as a
 * whole. */
typedef enum
{
  QS_TRACE_CHECK,  /* the square is looked at: can a queen stand there? */
  QS_TRACE_REJECT, /* it cannot: other queens attack it (prune) */
  QS_TRACE_PLACE,
  QS_TRACE_REMOVE,   /* the queen is taken back (backtrack) */
  QS_TRACE_SOLUTION, /* the queen on the square completed a solution */
  QS_TRACE_N_EVENTS,
} QsTraceEvent;

/* A word for it, for programs and in files, never translated. */
static inline const char *
qs_trace_event_get_name (QsTraceEvent event)
{
  static const char *const names[QS_TRACE_N_EVENTS] = { "check", "reject", "place", "remove", "solution" };

  return names[event];
}

/* The searching thread calls it at each step, which may have %QS_TRACE_WHOLE as its row or
 * column. It may take its time: the search waits. Returns whether to continue the search. A
 * search that another program is still making has %QS_TRACE_N_EVENTS while there is no step: then
 * it has to take some time. */
typedef gboolean (*QsTraceFunc) (QsTraceEvent event,
                                 guint        row,
                                 guint        column,
                                 gpointer     data);

/* The one who watches a search. */
typedef struct
{
  QsTraceFunc trace;
  gpointer data;
} QsTracer;
