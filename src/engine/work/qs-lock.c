/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A GMutex and its GCond as ThreadSanitizer understands them: it does not see GLib's own locks. */

#include "qs-lock.h"

#include "qs-queue.h"

QsLocked *
qs_lock_enter (GMutex *lock)
{
  g_mutex_lock (lock);
  qs_tsan_take (lock);

  return lock;
}

void
qs_lock_leave (GMutex *lock)
{
  qs_tsan_give (lock);
  g_mutex_unlock (lock);
}

/* Lets others have the lock until @changed is signalled. The wait may end for no reason as well:
 * look again whether what was waited for has come. */
void
qs_lock_wait (GMutex *lock,
              GCond  *changed)
{
  qs_tsan_give (lock);
  g_cond_wait (changed, lock);
  qs_tsan_take (lock);
}

/* As qs_lock_wait(), but no longer than to @end, a time of g_get_monotonic_time(). */
void
qs_lock_wait_until (GMutex *lock,
                    GCond  *changed,
                    gint64  end)
{
  qs_tsan_give (lock);
  g_cond_wait_until (changed, lock, end);
  qs_tsan_take (lock);
}
