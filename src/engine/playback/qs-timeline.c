/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The last steps of a search.
 *
 * A ring holds the steps, and at regular intervals also the moment. Any other
 * moment follows from the last one that was kept before it and a few steps. So
 * the first moment that is available is a kept one, and the memory has a bound. */

#include "qs-timeline.h"

#include "qs-packed-step.h"

/* Where the last moment that is kept up to a step is. */
static QsMoment *
get_kept (const QsTimeline *self,
          guint64           step)
{
  return &self->moments[step / self->interval % self->n_moments];
}

/* The moments of the last @capacity − @interval steps are available, and some before them. Both
 * are powers of two, and @interval is up to @capacity. */
QsTimeline *
qs_timeline_new (const QsMethod  *method,
                 guint            n,
                 const QsProblem *problem,
                 guint            capacity,
                 guint            interval)
{
  QsTimeline *self;

  g_return_val_if_fail (n >= 1 && n <= QS_MAX_N, NULL);
  g_return_val_if_fail (interval > 0 && (interval & (interval - 1)) == 0, NULL);
  g_return_val_if_fail (interval <= capacity && (capacity & (capacity - 1)) == 0, NULL);

  self = g_new (QsTimeline, 1);
  self->capacity = capacity;
  self->interval = interval;
  self->n_moments = capacity / interval + 1;
  self->steps = g_new (guint32, capacity);
  self->moments = g_new (QsMoment, self->n_moments);
  qs_moment_init (&self->last, method, n, problem);
  qs_timeline_clear (self);

  return self;
}

void
qs_timeline_free (QsTimeline *self)
{
  g_free (self->steps);
  g_free (self->moments);
  g_free (self);
}

/* Makes it the timeline of a search before its first step. */
void
qs_timeline_clear (QsTimeline *self)
{
  qs_moment_init (&self->last, self->last.method, self->last.n, self->last.problem);
  self->moments[0] = self->last;
}

/* Adds a step; where there is no room the first one is forgotten. */
void
qs_timeline_append (QsTimeline  *self,
                    QsTraceEvent event,
                    guint        row,
                    guint        column)
{
  qs_moment_record (&self->last, event, row, column);
  self->steps[self->last.step & (self->capacity - 1)] = qs_packed_step_new (event, row, column);

  if ((self->last.step & (self->interval - 1)) == 0)
    *get_kept (self, self->last.step) = self->last;
}

/* The step of the first available moment; 0 is the moment before the first step. */
guint64
qs_timeline_get_first_step (const QsTimeline *self)
{
  guint64 last = self->last.step;

  if (last <= self->capacity)
    return 0;

  return (last - self->capacity + self->interval - 1) / self->interval * self->interval;
}

static guint32
get_step (const QsTimeline *self,
          guint64           step)
{
  return self->steps[step & (self->capacity - 1)];
}

/* Rebuilds the moment after a step, from the first to the last. */
void
qs_timeline_get_moment (const QsTimeline *self,
                        guint64           step,
                        QsMoment         *moment)
{
  g_return_if_fail (step >= qs_timeline_get_first_step (self));
  g_return_if_fail (step <= self->last.step);

  *moment = *get_kept (self, step);
  g_assert (moment->step == step / self->interval * self->interval);

  while (moment->step < step)
    {
      guint32 made = get_step (self, moment->step + 1);

      qs_moment_record (moment, qs_packed_step_get_event (made), qs_packed_step_get_row (made),
                        qs_packed_step_get_column (made));
    }
}

/* The first step after @step, and up to @last, that is an @event; 0 if there is none. */
guint64
qs_timeline_find_next (const QsTimeline *self,
                       guint64           step,
                       guint64           last,
                       QsTraceEvent      event)
{
  g_return_val_if_fail (step >= qs_timeline_get_first_step (self), 0);

  last = MIN (last, self->last.step);
  while (++step <= last)
    {
      if (qs_packed_step_get_event (get_step (self, step)) == event)
        return step;
    }

  return 0;
}

/* The last @event before @step and after the first available moment; 0 if there is none. @step
 * may be one more than the last. */
guint64
qs_timeline_find_previous (const QsTimeline *self,
                           guint64           step,
                           QsTraceEvent      event)
{
  guint64 first = qs_timeline_get_first_step (self);

  g_return_val_if_fail (step <= self->last.step + 1, 0);

  while (step > first + 1)
    {
      step--;
      if (qs_packed_step_get_event (get_step (self, step)) == event)
        return step;
    }

  return 0;
}

static gboolean
is_decision (QsTraceEvent event)
{
  return event == QS_TRACE_PLACE || event == QS_TRACE_REMOVE;
}

/* The step that makes decision number @decision, from 1; if that is forgotten, the last step that
 * is; %G_MAXUINT64 if it is still to come. See qs_moment_count_decisions(). */
guint64
qs_timeline_find_decision (const QsTimeline *self,
                           guint64           decision)
{
  guint64 first = qs_timeline_get_first_step (self), step = self->last.step;
  guint64 n_decisions = qs_moment_count_decisions (&self->last);
  QsMoment moment;

  if (decision > n_decisions)
    return G_MAXUINT64;

  for (; step > first; step--)
    {
      if (is_decision (qs_packed_step_get_event (get_step (self, step))) && n_decisions-- == decision)
        return step;
    }

  qs_timeline_get_moment (self, first, &moment);

  return first > 0 && !(is_decision (moment.event) && n_decisions == decision) ? first - 1 : first;
}
