/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How messages go from thread to thread.
 *
 * GLib is not instrumented, so ThreadSanitizer sees no order between a push and
 * its pop and would report every message as a race. Here it learns, in builds for
 * it, that the item goes from one thread to the other, and that memory which the
 * queue itself allocates and frees under its lock is no concern of theirs. */

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

/* In the library, but in none of its headers. */
void AnnotateIgnoreWritesBegin (const char *file, int line);
void AnnotateIgnoreWritesEnd   (const char *file, int line);

#define hand_over(item) __tsan_release (item)
#define take_over(item) __tsan_acquire (item)
#define enter_queue() AnnotateIgnoreWritesBegin (__FILE__, __LINE__)
#define leave_queue() AnnotateIgnoreWritesEnd (__FILE__, __LINE__)
#else
#define hand_over(item) ((void) 0)
#define take_over(item) ((void) 0)
#define enter_queue() ((void) 0)
#define leave_queue() ((void) 0)
#endif

/* Hands @item to the thread that pops it; the caller must no longer touch it. */
void
qs_queue_push (GAsyncQueue *queue,
               gpointer     item)
{
  hand_over (item);
  enter_queue ();
  g_async_queue_push (queue, item);
  leave_queue ();
}

/* The next item, or %NULL when none came in @timeout microseconds; negative for ever. */
gpointer
qs_queue_pop (GAsyncQueue *queue,
              gint64       timeout)
{
  gpointer item;

  enter_queue ();
  if (timeout < 0)
    item = g_async_queue_pop (queue);
  else if (timeout == 0)
    item = g_async_queue_try_pop (queue);
  else
    item = g_async_queue_timeout_pop (queue, (guint64) timeout);
  leave_queue ();

  if (item != NULL)
    take_over (item);

  return item;
}

/* A GMutex and its GCond as ThreadSanitizer understands them: it does not see GLib's own locks. */

QsLocked *
qs_lock_enter (GMutex *lock)
{
  g_mutex_lock (lock);
  take_over (lock);

  return lock;
}

void
qs_lock_leave (GMutex *lock)
{
  hand_over (lock);
  g_mutex_unlock (lock);
}

/* Lets others have the lock until @changed is signalled. The wait may end for no reason as well:
 * look again whether what was waited for has come. */
void
qs_lock_wait (GMutex *lock,
              GCond  *changed)
{
  hand_over (lock);
  g_cond_wait (changed, lock);
  take_over (lock);
}

/* As qs_lock_wait(), but no longer than to @end, a time of g_get_monotonic_time(). */
void
qs_lock_wait_until (GMutex *lock,
                    GCond  *changed,
                    gint64  end)
{
  hand_over (lock);
  g_cond_wait_until (changed, lock, end);
  take_over (lock);
}
