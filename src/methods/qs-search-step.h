/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a method reports its steps and counts them. Only methods include this.
 *
 * The body of a search is written once and compiled twice, with is_traced TRUE
 * and FALSE. So a search that nobody watches does not ask at each step whether
 * somebody does. */

#pragma once

#include "qs-search.h"

/* Marks a function with an argument is_traced that is compiled for both. */
#define QS_SEARCH_BODY static inline __attribute__ ((always_inline))

/* For a recursive body `search_row (Self *self, guint row, gboolean is_traced)`: makes
 * search_next_row(), which the body calls to search below a queen. Inline, the compiler may
 * unfold some rows of a recursion that nobody watches. */
#define QS_SEARCH_ROW_TWICE(Self)                                                    \
  QS_SEARCH_BODY gboolean search_row (Self *self, guint row, gboolean is_traced);    \
                                                                                     \
  static gboolean                                                                    \
  search_row_traced (Self *self, guint row)                                          \
  {                                                                                  \
    return search_row (self, row, TRUE);                                             \
  }                                                                                  \
                                                                                     \
  static inline gboolean                                                             \
  search_row_plain (Self *self, guint row)                                           \
  {                                                                                  \
    return search_row (self, row, FALSE);                                            \
  }                                                                                  \
                                                                                     \
  QS_SEARCH_BODY gboolean                                                            \
  search_next_row (Self *self, guint row, gboolean is_traced)                        \
  {                                                                                  \
    return is_traced ? search_row_traced (self, row) : search_row_plain (self, row); \
  }

/* Whether the search may continue. */
static inline gboolean
qs_search_trace (const QsSearch *self,
                 QsTraceEvent    event,
                 guint           row,
                 guint           column,
                 gboolean        is_traced)
{
  return !is_traced || self->tracer->trace (event, row, column, self->tracer->data);
}

/* Whether somebody wants the search to end. */
static inline gboolean
qs_search_is_stopped (const QsSearch *self)
{
  return G_UNLIKELY (self->is_stopped != NULL && g_atomic_int_get (self->is_stopped) != 0);
}

/* Counts a check and reports it. */
static inline gboolean
qs_search_check (QsSearch *self,
                 guint     row,
                 guint     column,
                 gboolean  is_traced)
{
  self->counts.checks++;

  return qs_search_trace (self, QS_TRACE_CHECK, row, column, is_traced);
}

/* Likewise, but a method that nobody watches counts checks itself, later and many at once. */
static inline gboolean
qs_search_look (QsSearch *self,
                guint     row,
                guint     column,
                gboolean  is_traced)
{
  return !is_traced || qs_search_check (self, row, column, TRUE);
}

/* Counts the checks of a row that qs_search_look() has not counted. */
static inline void
qs_search_count_looks (QsSearch *self,
                       guint     n_looks,
                       gboolean  is_traced)
{
  if (!is_traced)
    self->counts.checks += n_looks;
}

/* Counts a placed queen and reports it. A search that is to stop learns so here, and places none. */
static inline gboolean
qs_search_place (QsSearch *self,
                 guint     row,
                 guint     column,
                 gboolean  is_traced)
{
  if (qs_search_is_stopped (self))
    return FALSE;
  self->counts.placements++;

  return qs_search_trace (self, QS_TRACE_PLACE, row, column, is_traced);
}

/* Counts a queen that was taken back and reports it. */
static inline gboolean
qs_search_remove (QsSearch *self,
                  guint     row,
                  guint     column,
                  gboolean  is_traced)
{
  self->counts.backtracks++;

  return qs_search_trace (self, QS_TRACE_REMOVE, row, column, is_traced);
}

/* Likewise, but a method that nobody watches counts these itself in the end. */
static inline gboolean
qs_search_leave (QsSearch *self,
                 guint     row,
                 guint     column,
                 gboolean  is_traced)
{
  return !is_traced || qs_search_remove (self, row, column, TRUE);
}

/* Counts a solution, which the queen on the square completed, and reports it. */
static inline gboolean
qs_search_solution (QsSearch *self,
                    guint     row,
                    guint     column,
                    gboolean  is_traced)
{
  self->counts.solutions++;

  return qs_search_trace (self, QS_TRACE_SOLUTION, row, column, is_traced) && !self->wants_first;
}

QS_SEARCH_BODY gboolean
qs_search_check_rows (QsSearch    *self,
                      const guint *queen,
                      gboolean     with_columns,
                      gboolean     is_plain,
                      gboolean     is_traced)
{
  const QsProblem *problem = self->problem;
  guint last = qs_search_get_rows (problem, self->n) - 1;

  for (guint lower = 1; lower <= last; lower++)
    {
      if (!qs_search_check (self, lower, queen[lower], is_traced))
        return FALSE;

      for (guint upper = 0; upper < lower; upper++)
        {
          guint left = MIN (queen[upper], queen[lower]), right = MAX (queen[upper], queen[lower]);

          if (is_plain ? right - left == lower - upper || (with_columns && left == right)
                       : qs_problem_attacks (problem, (QsSquare){ upper, queen[upper] }, (QsSquare){ lower, queen[lower] }))
            return qs_search_trace (self, QS_TRACE_REJECT, lower, queen[lower], is_traced);
        }
    }

  return qs_search_solution (self, last, queen[last], is_traced);
}

/* Checks a full board, whose first attacked queen rejects it. Two may share a column where @with_columns says so. Nothing in the
 * loop over a plain board asks what board it is. */
QS_SEARCH_BODY gboolean
qs_search_check_board (QsSearch    *self,
                       const guint *queen,
                       gboolean     with_columns,
                       gboolean     is_traced)
{
  return self->problem == NULL ? qs_search_check_rows (self, queen, with_columns, TRUE, is_traced)
                               : qs_search_check_rows (self, queen, with_columns, FALSE, is_traced);
}
