/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How messages go from thread to thread: a GAsyncQueue and locks whose hand-over ThreadSanitizer understands. */

#pragma once

#include <glib.h>

void     qs_queue_push    (GAsyncQueue *queue,
                           gpointer     item);
gpointer qs_queue_pop     (GAsyncQueue *queue,
                           gint64       timeout);

/* A GMutex and its GCond as ThreadSanitizer understands them: this one is held. */
typedef GMutex QsLocked;

/* Holds a lock to the end of the block. */
#define qs_lock_hold(lock) g_autoptr (QsLocked) locked G_GNUC_UNUSED = qs_lock_enter (lock)

QsLocked *qs_lock_enter      (GMutex *lock);
void      qs_lock_leave      (GMutex *lock);
void      qs_lock_wait       (GMutex *lock,
                              GCond  *changed);
void      qs_lock_wait_until (GMutex *lock,
                              GCond  *changed,
                              gint64  end);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsLocked, qs_lock_leave)
