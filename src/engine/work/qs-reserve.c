/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Room that is left for what comes next.
 *
 * A thread takes megabytes for its stack, and GLib ends a program that gets no memory. So a thread is made only where
 * there is room for what it does as well. */

#include "qs-reserve.h"

#include <sys/resource.h>

#include "qs-memory.h"

/* What a thread and the rest of the program may still take, in bytes. */
#define RESERVE ((gsize) 48 << 20)

/* What each of many threads may take: lanes, and boards as text. */
#define THREAD_SIZE ((gsize) 4 << 20)

/* The stack of a thread where nobody has set a limit. */
#define USUAL_STACK ((gsize) 8 << 20)

static gsize
get_stack_size (void)
{
  struct rlimit limit;

  return getrlimit (RLIMIT_STACK, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY ? limit.rlim_cur : USUAL_STACK;
}

/* Whether the address space has room for @size bytes, and for @n_threads that may not have taken yet what they need. */
gboolean
qs_reserve_suffices (gsize size,
                     guint n_threads)
{
  return qs_memory_find_room_in_process () >= size + n_threads * THREAD_SIZE;
}

/* Starts a thread if the system gives one and there is room for what it needs, or else returns %NULL. @n_others have been
 * started just before. */
GThread *
qs_reserve_thread (const char *name,
                   GThreadFunc work,
                   gpointer    data,
                   guint       n_others)
{
  if (!qs_reserve_suffices (get_stack_size () + RESERVE, n_others + 1))
    return NULL;

  return g_thread_try_new (name, work, data, NULL);
}
