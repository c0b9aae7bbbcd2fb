/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-moment.h"

#include <string.h>

/* Makes it the moment before the first step. */
void
qs_moment_init (QsMoment        *self,
                const QsMethod  *method,
                guint            n,
                const QsProblem *problem)
{
  g_return_if_fail (n >= 1 && n <= QS_MAX_N);

  *self = (QsMoment){ .method = method, .n = n, .problem = problem };
  for (guint row = 0; row < n; row++)
    self->columns[row] = QS_EMPTY_ROW;
}

/* Makes it a moment without a last step, such as before the first, that keeps the queens and
 * counts: after the end, nothing is looked at any more. */
void
qs_moment_rest (QsMoment *self)
{
  self->step = 0;
  self->event = QS_TRACE_CHECK;
  self->row = self->column = 0;
}

static void
place (QsMoment *self,
       guint     row,
       guint     column)
{
  g_assert (self->n_placed < self->n);

  self->columns[row] = (guint16) column;
  self->order[self->n_placed++] = (guint16) row;
  self->counts.placements++;
}

/* Nearly always the last queen is the one that is taken back. */
static void
take_back (QsMoment *self,
           guint     row)
{
  guint place = self->n_placed;

  do
    {
      g_assert (place > 0);
      place--;
    }
  while (self->order[place] != row);

  self->n_placed--;
  memmove (&self->order[place], &self->order[place + 1], (self->n_placed - place) * sizeof self->order[0]);
  self->columns[row] = QS_EMPTY_ROW;
  self->counts.backtracks++;
}

/* Makes it the moment after that step. @row or @column may be %QS_TRACE_WHOLE. */
void
qs_moment_record (QsMoment     *self,
                  QsTraceEvent  event,
                  guint         row,
                  guint         column)
{
  self->step++;
  self->event = event;
  self->row = row;
  self->column = column;

  switch (event)
    {
    case QS_TRACE_CHECK:
      self->counts.checks++;
      break;
    case QS_TRACE_REJECT:
      break;
    case QS_TRACE_PLACE:
      place (self, row, column);
      break;
    case QS_TRACE_REMOVE:
      take_back (self, row);
      break;
    case QS_TRACE_SOLUTION:
      self->counts.solutions++;
      break;
    case QS_TRACE_N_EVENTS:
    default:
      g_assert_not_reached ();
    }
}

/* How many decisions were made so far. A decision is a step that places a queen or takes one
 * back: it changes the board. The other steps, looks at squares, rejections and reports of
 * solutions, differ more from method to method, and decide nothing. */
guint64
qs_moment_count_decisions (const QsMoment *self)
{
  return self->counts.placements + self->counts.backtracks;
}
