/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A clock that is turned by hand, or flies. */

#include "engine-test-clock.h"

#include <stdatomic.h>

#include "engine-test-util.h"
#include "qs-queue.h"

/* When it begins, in microseconds: some time after now, as QS_CLOCK_NOW is. */
#define START G_USEC_PER_SEC

/* How often whoever waits looks whether it was turned, in microseconds. */
#define LOOK_INTERVAL 200

static gint64
get_time (QsClock *clock)
{
  EngineClock *self = (EngineClock *) clock;

  gint64 per_look = self->per_look;

  return atomic_fetch_add (&self->time, per_look) + per_look;
}

static gpointer
pop (QsClock     *clock,
     GAsyncQueue *queue,
     gint64       until)
{
  EngineClock *self = (EngineClock *) clock;
  gpointer item;

  self->awaited = until;
  self->waiting = queue;
  while ((item = qs_queue_pop (queue, self->flies ? 0 : LOOK_INTERVAL)) == NULL && self->time < until)
    {
      if (self->flies)
        self->time = until + self->lateness;
      else
        g_main_context_wakeup (NULL);
    }
  self->waiting = NULL;

  return item;
}

/* Has the timer dispatched if its time has come. */
static void
look_at_timer (EngineClock *self)
{
  if (self->timer == NULL || self->awaited > self->time)
    return;

  g_source_set_ready_time (self->timer, 0);
  self->timer = NULL;
}

static void
set_ready_time (QsClock *clock,
                GSource *timer,
                gint64   time)
{
  EngineClock *self = (EngineClock *) clock;

  g_source_set_ready_time (timer, -1);
  self->timer = time != QS_CLOCK_NEVER ? timer : NULL;
  if (self->timer == NULL)
    return;

  self->awaited = time;
  if (self->flies && time > self->time)
    self->time = time + self->lateness;
  look_at_timer (self);
}

static double
get_thread_seconds (QsClock  *clock,
                    clockid_t thread)
{
  static _Thread_local gboolean has_begun;
  EngineClock *self = (EngineClock *) clock;

  if (thread == CLOCK_THREAD_CPUTIME_ID && !has_begun)
    {
      has_begun = TRUE;
      self->thread_start = self->time;
    }

  return (double) (self->time - self->thread_start) / G_USEC_PER_SEC;
}

/* Makes a clock that stands still. It outlives everything that it is given to. The main context is made here and not
 * by the first thread that wakes it: ThreadSanitizer does not see how GLib hands it over. */
void
engine_clock_init (EngineClock *self)
{
  *self = (EngineClock){ .clock = { get_time, pop, set_ready_time, get_thread_seconds }, .time = START };
  g_main_context_default ();
}

/* Turns it on, and wakes whoever waits until then.
 * @duration: how far, in microseconds */
void
engine_clock_turn (EngineClock *self,
                   gint64       duration)
{
  self->time += duration;
  if (self->timer != NULL)
    look_at_timer (self);
}

/* A timer waits when nothing else is to be done. A queue on which a thread waits has fewer than no items: whatever was sent before has been heard. */
static gboolean
is_awaited (EngineClock *self)
{
  GAsyncQueue *queue = self->waiting;

  if (self->timer != NULL)
    return TRUE;

  return queue != NULL && self->awaited > self->time && g_async_queue_length (queue) < 0;
}

/* Runs the default main context until a thread only waits for the clock, and everything that it posted before is
 * received. Returns: how far to turn the clock so that the thread continues, in microseconds */
gint64
engine_clock_run_until_awaited (EngineClock *self)
{
  engine_run_until (is_awaited (self));
  engine_run_pending ();

  return self->awaited - self->time;
}

/* For a thread that works while another one waits for it: lets so much time go by that the other one looks up, if it
 * has not just done so. */
void
engine_clock_go_on (EngineClock *self)
{
  gint64 left = self->waiting != NULL ? self->awaited - self->time : 0;

  if (left > 0)
    engine_clock_turn (self, left);
  else
    g_thread_yield ();
}
