/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How messages go from thread to thread: a GAsyncQueue whose hand-over ThreadSanitizer
 * understands, and hints that make it understand the other ways, such as a GTask. */

#pragma once

#include <glib.h>

void     qs_queue_push    (GAsyncQueue *queue,
                           gpointer     item);
gpointer qs_queue_pop     (GAsyncQueue *queue,
                           gint64       timeout);
gpointer qs_queue_try_pop (GAsyncQueue *queue);

void     qs_tsan_give     (gpointer     item);
void     qs_tsan_take     (gpointer     item);
