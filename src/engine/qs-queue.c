/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The only door between threads.
 *
 * GLib is not instrumented, so ThreadSanitizer sees no order between a push and
 * its pop and would report every message as a race. Builds for it are told here. */

#include "config.h"

#include "qs-queue.h"

#if defined(__SANITIZE_THREAD__)
#define QS_THREAD_SANITIZER 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define QS_THREAD_SANITIZER 1
#endif
#endif

#ifdef QS_THREAD_SANITIZER
#include <sanitizer/tsan_interface.h>
#define hand_over(item) __tsan_release (item)
#define take_over(item) __tsan_acquire (item)
#else
#define hand_over(item) ((void) 0)
#define take_over(item) ((void) 0)
#endif

/**
 * qs_queue_push:
 * @queue: a queue
 * @item: (not nullable): what to hand over
 *
 * Hands @item to the thread that pops it; the caller must not touch it any more.
 */
void
qs_queue_push (GAsyncQueue *queue,
               gpointer     item)
{
  hand_over (item);
  g_async_queue_push (queue, item);
}

/**
 * qs_queue_pop:
 * @queue: a queue
 * @timeout: how long to wait for an item, in microseconds; negative for ever
 *
 * Returns: (nullable): the next item, or %NULL when none came in time
 */
gpointer
qs_queue_pop (GAsyncQueue *queue,
              gint64       timeout)
{
  gpointer item;

  if (timeout < 0)
    item = g_async_queue_pop (queue);
  else
    item = g_async_queue_timeout_pop (queue, (guint64) timeout);

  if (item != NULL)
    take_over (item);

  return item;
}

/**
 * qs_queue_try_pop:
 * @queue: a queue
 *
 * Returns: (nullable): the next item, or %NULL when there is none now
 */
gpointer
qs_queue_try_pop (GAsyncQueue *queue)
{
  gpointer item = g_async_queue_try_pop (queue);

  if (item != NULL)
    take_over (item);

  return item;
}
