/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The door between threads. */

#include "qs-queue.h"

#include "engine-test-util.h"
#include "qs-test-main.h"

#define N_ITEMS 20000

QS_TEST (first_in_first_out)
{
  g_autoptr (GAsyncQueue) queue = g_async_queue_new ();

  for (guint i = 1; i <= 100; i++)
    qs_queue_push (queue, GUINT_TO_POINTER (i));

  for (guint i = 1; i <= 100; i++)
    g_assert_cmpuint (GPOINTER_TO_UINT (qs_queue_pop (queue, i % 2 == 0 ? 0 : -1)), ==, i);

  g_assert_null (qs_queue_pop (queue, 0));
}

QS_TEST (a_wait_ends_without_an_item)
{
  g_autoptr (GAsyncQueue) queue = g_async_queue_new ();
  gint64 start = g_get_monotonic_time ();

  g_assert_null (qs_queue_pop (queue, 20 * G_TIME_SPAN_MILLISECOND));
  g_assert_cmpint (g_get_monotonic_time () - start, >=, 20 * G_TIME_SPAN_MILLISECOND);
  g_assert_null (qs_queue_pop (queue, 0));
}

QS_TEST (no_wait_for_an_item_that_is_there)
{
  g_autoptr (GAsyncQueue) queue = g_async_queue_new ();

  /* Longer than the test is watched. */
  qs_queue_push (queue, queue);
  g_assert_true (qs_queue_pop (queue, G_TIME_SPAN_DAY) == queue);
}

/* Gives items to the other thread, which must find their content. */
static gpointer
push_items (gpointer data)
{
  for (guint i = 0; i < N_ITEMS; i++)
    {
      guint *item = g_new (guint, 1);

      *item = i;
      qs_queue_push (data, item);
    }

  return NULL;
}

QS_TEST (another_thread_gets_all_in_order)
{
  g_autoptr (GAsyncQueue) queue = g_async_queue_new ();
  GThread *thread = g_thread_new ("push", push_items, queue);

  for (guint i = 0; i < N_ITEMS; i++)
    {
      g_autofree guint *item = qs_queue_pop (queue, -1);

      g_assert_cmpuint (*item, ==, i);
    }

  g_thread_join (thread);
  g_assert_null (qs_queue_pop (queue, 0));
}

static gpointer
pop_one (gpointer data)
{
  return qs_queue_pop (data, -1);
}

QS_TEST (a_waiting_thread_is_woken)
{
  for (guint i = 0; i < 200; i++)
    {
      g_autoptr (GAsyncQueue) queue = g_async_queue_new ();
      GThread *thread = g_thread_new ("pop", pop_one, queue);

      if (i % 2 == 0)
        engine_wait_until (g_async_queue_length (queue) == -1);
      qs_queue_push (queue, queue);
      g_assert_true (g_thread_join (thread) == queue);
    }
}
