/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tells the time, and waits until a time. */

#include "qs-clock.h"

#include "qs-queue.h"

/* In microseconds from an unknown moment on; it never goes back. */
gint64
qs_clock_get_time (QsClock *self)
{
  return self != NULL ? self->get_time (self) : g_get_monotonic_time ();
}

/* The processor time that a thread took so far, in seconds; 0 where it is unknown. @thread is
 * %CLOCK_THREAD_CPUTIME_ID, or as of pthread_getcpuclockid(). */
double
qs_clock_get_thread_seconds (QsClock  *self,
                             clockid_t thread)
{
  struct timespec time = { 0 };

  if (self != NULL)
    return self->get_thread_seconds (self, thread);

  clock_gettime (thread, &time);

  return (double) time.tv_sec + 1e-9 * (double) time.tv_nsec;
}

static gboolean
dispatch_timer (GSource    *timer,
                GSourceFunc func,
                gpointer    data)
{
  return func (data);
}

/* A source that waits for qs_clock_set_ready_time(). It is dispatched again and again until that is
 * called again. */
GSource *
qs_clock_timer_new (const char *name,
                    int         priority,
                    GSourceFunc func,
                    gpointer    data)
{
  static GSourceFuncs funcs = { .dispatch = dispatch_timer };
  GSource *timer = g_source_new (&funcs, sizeof (GSource));

  g_source_set_static_name (timer, name);
  g_source_set_priority (timer, priority);
  g_source_set_callback (timer, func, data, NULL);

  return timer;
}

/* Has a timer dispatched at a time, which may be %QS_CLOCK_NOW or %QS_CLOCK_NEVER. */
void
qs_clock_set_ready_time (QsClock *self,
                         GSource *timer,
                         gint64   time)
{
  if (self != NULL)
    self->set_ready_time (self, timer, time);
  else
    g_source_set_ready_time (timer, time != QS_CLOCK_NEVER ? time : -1);
}

/* The next item, or %NULL when none came in time. @until may be %QS_CLOCK_NOW or %QS_CLOCK_NEVER. */
gpointer
qs_clock_pop (QsClock     *self,
              GAsyncQueue *queue,
              gint64       until)
{
  gint64 now;

  if (until == QS_CLOCK_NEVER)
    return qs_queue_pop (queue, -1);

  now = until != QS_CLOCK_NOW ? qs_clock_get_time (self) : QS_CLOCK_NOW;
  if (until <= now)
    return qs_queue_pop (queue, 0);

  return self != NULL ? self->pop (self, queue, until) : qs_queue_pop (queue, until - now);
}
