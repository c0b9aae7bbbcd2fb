/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tells the time, and waits until a time. */

#include "config.h"

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
    return qs_queue_try_pop (queue);

  return self != NULL ? self->pop (self, queue, until) : qs_queue_pop (queue, until - now);
}
