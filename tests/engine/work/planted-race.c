/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One thread hands a number to another: `planted-race plain` through a plain
 * pointer, which is a race, and `planted-race queue` through the queue. */

#include <stdio.h>

#include "qs-queue.h"

typedef struct
{
  int *volatile plain; /* nothing makes the other thread's writes visible in order */
  GAsyncQueue *queue;
} Way;

static int *
number_new (void)
{
  int *number = g_new (int, 1);

  *number = 42;

  return number;
}

static gpointer
write_plain (gpointer data)
{
  Way *way = data;

  way->plain = number_new ();

  return NULL;
}

static gpointer
write_queue (gpointer data)
{
  Way *way = data;

  qs_queue_push (way->queue, number_new ());

  return NULL;
}

static int *
read_plain (Way *way)
{
  while (way->plain == NULL)
    g_thread_yield ();

  return way->plain;
}

int
main (int   argc,
      char *argv[])
{
  gboolean is_plain = argc == 2 && g_str_equal (argv[1], "plain");
  g_autoptr (GAsyncQueue) queue = g_async_queue_new ();
  Way way = { NULL, queue };
  GThread *thread = g_thread_new ("writer", is_plain ? write_plain : write_queue, &way);
  g_autofree int *number = is_plain ? read_plain (&way) : qs_queue_pop (queue, -1);

  /* Before the join, which would put everything in order. */
  printf ("%d\n", *number);
  g_thread_join (thread);

  return 0;
}
