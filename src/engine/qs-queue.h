/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The only door between threads: a GAsyncQueue whose hand-over
 * ThreadSanitizer understands, and the same for what a GTask carries. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void     qs_queue_push    (GAsyncQueue *queue,
                           gpointer     item);
gpointer qs_queue_pop     (GAsyncQueue *queue,
                           gint64       timeout);
gpointer qs_queue_try_pop (GAsyncQueue *queue);

void     qs_queue_give    (gpointer     item);
void     qs_queue_take    (gpointer     item);

G_END_DECLS
