/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The last steps of a search.
 *
 * A ring holds the steps, and at regular intervals also the moment. Any other
 * moment follows from the last one that was kept before it and a few steps. So
 * the first moment that is available is a kept one, and the memory has a bound. */

#include "config.h"

#include "qs-timeline-private.h"

#include <string.h>

#include "qs-packed-step.h"

/* A kept moment: all but its arrays, which follow only up to the side of the board. */
typedef struct
{
  guint64 step;
  QsCounts counts;
  guint n_placed;
  guint32 last_step; /* packed */
  guint16 lines[];   /* the columns, then the order */
} Keyframe;

struct _QsTimeline
{
  guint n;
  guint capacity;       /* steps, a power of two */
  guint interval;       /* steps from one keyframe to the next, a power of two */
  guint n_keyframes;    /* how many there is room for */
  gsize keyframe_size;  /* bytes */
  QsMoment last;        /* after the last step */
  guint32 *steps;       /* packed; a ring, by number modulo the capacity */
  guint8 *keyframes;    /* a ring, by number modulo how many */
};

static gboolean
is_power_of_two (guint value)
{
  return value != 0 && (value & (value - 1)) == 0;
}

static Keyframe *
get_keyframe (const QsTimeline *self,
              guint64           step)
{
  guint64 place = step / self->interval % self->n_keyframes;

  return (Keyframe *) (gpointer) (self->keyframes + place * self->keyframe_size);
}

static void
keep_moment (QsTimeline *self)
{
  const QsMoment *last = &self->last;
  Keyframe *keyframe = get_keyframe (self, last->step);

  keyframe->step = last->step;
  keyframe->counts = last->counts;
  keyframe->n_placed = last->n_placed;
  keyframe->last_step = qs_packed_step_new (last->event, last->row, last->column);
  memcpy (keyframe->lines, last->columns, self->n * sizeof keyframe->lines[0]);
  memcpy (keyframe->lines + self->n, last->order, last->n_placed * sizeof keyframe->lines[0]);
}

/* The moments of the last @capacity − @interval steps are available, and some before them. Both
 * are powers of two, and @interval is up to @capacity. */
QsTimeline *
qs_timeline_new (guint n,
                 guint capacity,
                 guint interval)
{
  QsTimeline *self;
  gsize keyframe_size;

  g_return_val_if_fail (n >= 1 && n <= QS_MAX_N, NULL);
  g_return_val_if_fail (is_power_of_two (capacity), NULL);
  g_return_val_if_fail (is_power_of_two (interval) && interval <= capacity, NULL);

  keyframe_size = sizeof (Keyframe) + 2 * n * sizeof (guint16);

  self = g_new (QsTimeline, 1);
  self->n = n;
  self->capacity = capacity;
  self->interval = interval;
  self->n_keyframes = capacity / interval + 1;
  self->keyframe_size = (keyframe_size + sizeof (guint64) - 1) / sizeof (guint64) * sizeof (guint64);
  self->steps = g_new (guint32, capacity);
  self->keyframes = g_malloc_n (self->n_keyframes, self->keyframe_size);
  qs_timeline_clear (self);

  return self;
}

void
qs_timeline_free (QsTimeline *self)
{
  g_free (self->steps);
  g_free (self->keyframes);
  g_free (self);
}

/* Makes it the timeline of a search before its first step. */
void
qs_timeline_clear (QsTimeline *self)
{
  qs_moment_init (&self->last, self->n);
  keep_moment (self);
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
    keep_moment (self);
}

/* How much memory it takes at most, in bytes, without its header. */
gsize
qs_timeline_get_size (const QsTimeline *self)
{
  return self->capacity * sizeof self->steps[0] + self->n_keyframes * self->keyframe_size;
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

/* How many steps the search has made. */
guint64
qs_timeline_get_last_step (const QsTimeline *self)
{
  return self->last.step;
}

const QsMoment *
qs_timeline_get_last_moment (const QsTimeline *self)
{
  return &self->last;
}

static void
restore (const QsTimeline *self,
         const Keyframe   *keyframe,
         QsMoment         *moment)
{
  qs_moment_init (moment, self->n);
  moment->step = keyframe->step;
  moment->counts = keyframe->counts;
  moment->n_placed = keyframe->n_placed;
  memcpy (moment->columns, keyframe->lines, self->n * sizeof keyframe->lines[0]);
  memcpy (moment->order, keyframe->lines + self->n, keyframe->n_placed * sizeof keyframe->lines[0]);

  if (keyframe->step > 0)
    {
      moment->event = qs_packed_step_get_event (keyframe->last_step);
      moment->row = qs_packed_step_get_row (keyframe->last_step);
      moment->column = qs_packed_step_get_column (keyframe->last_step);
    }
}

/* Rebuilds the moment after a step, from the first to the last. */
void
qs_timeline_get_moment (const QsTimeline *self,
                        guint64           step,
                        QsMoment         *moment)
{
  const Keyframe *keyframe;

  g_return_if_fail (step >= qs_timeline_get_first_step (self));
  g_return_if_fail (step <= self->last.step);

  keyframe = get_keyframe (self, step);
  g_assert (keyframe->step == step / self->interval * self->interval);

  restore (self, keyframe, moment);
  while (moment->step < step)
    qs_timeline_advance (self, moment);
}

static guint32
get_step (const QsTimeline *self,
          guint64           step)
{
  return self->steps[step & (self->capacity - 1)];
}

/* Makes a moment, not the last, the one a step later. */
void
qs_timeline_advance (const QsTimeline *self,
                     QsMoment         *moment)
{
  guint32 step;

  g_return_if_fail (moment->step >= qs_timeline_get_first_step (self));
  g_return_if_fail (moment->step < self->last.step);

  step = get_step (self, moment->step + 1);
  qs_moment_record (moment, qs_packed_step_get_event (step), qs_packed_step_get_row (step),
                    qs_packed_step_get_column (step));
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

/* Whether that decision was made before the first available moment. */
static gboolean
is_forgotten (const QsTimeline *self,
              guint64           decision)
{
  guint64 first = qs_timeline_get_first_step (self), n_decisions;
  QsMoment moment;

  if (first == 0)
    return FALSE;

  qs_timeline_get_moment (self, first, &moment);
  n_decisions = qs_moment_count_decisions (&moment);

  return n_decisions > decision ||
         (n_decisions == decision && moment.event != QS_TRACE_PLACE && moment.event != QS_TRACE_REMOVE);
}

/* The step that makes decision number @decision, from 1; if that is forgotten, the last step that
 * is; %G_MAXUINT64 if it is still to come. See qs_moment_count_decisions(). */
guint64
qs_timeline_find_decision (const QsTimeline *self,
                           guint64           decision)
{
  guint64 first = qs_timeline_get_first_step (self), last = self->last.step;
  QsMoment moment;

  if (decision > qs_moment_count_decisions (&self->last))
    return G_MAXUINT64;

  if (is_forgotten (self, decision))
    return first - 1;

  while (first < last)
    {
      guint64 middle = first + (last - first) / 2;

      qs_timeline_get_moment (self, middle, &moment);
      if (qs_moment_count_decisions (&moment) < decision)
        first = middle + 1;
      else
        last = middle;
    }

  return first;
}
