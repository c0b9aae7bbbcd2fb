/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Clocks: the real one, and the one that tests turn by hand, which must keep what it promises them. */

#include "qs-clock.h"

#include "engine-test-clock.h"
#include "engine-test-util.h"
#include "qs-queue.h"
#include "qs-test-main.h"

/* Longer than the test is watched. */
#define VERY_LONG (3600 * (gint64) G_USEC_PER_SEC)

/* The item of a queue: its address is its meaning. */
static char item;

typedef struct
{
  EngineClock clock;
  GAsyncQueue *queue;
  gint64 until;
  gpointer popped;
  int has_popped; /* atomic */
} Wait;

QS_TEST (real_one_goes_on)
{
  gint64 before = g_get_monotonic_time ();
  gint64 time = qs_clock_get_time (NULL);

  g_assert_cmpint (time, >=, before);
  g_assert_cmpint (time, <=, g_get_monotonic_time ());
}

QS_TEST (item_comes_before_the_time)
{
  g_autoptr (GAsyncQueue) queue = g_async_queue_new ();
  const gint64 times[] = { QS_CLOCK_NOW, 1, qs_clock_get_time (NULL) + VERY_LONG, QS_CLOCK_NEVER };

  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      qs_queue_push (queue, &item);
      g_assert_true (qs_clock_pop (NULL, queue, times[i]) == &item);
    }
}

QS_TEST (wait_ends_at_its_time)
{
  g_autoptr (GAsyncQueue) queue = g_async_queue_new ();
  gint64 until = qs_clock_get_time (NULL) + 20 * G_TIME_SPAN_MILLISECOND;

  g_assert_null (qs_clock_pop (NULL, queue, until));
  g_assert_cmpint (qs_clock_get_time (NULL), >=, until);
  g_assert_null (qs_clock_pop (NULL, queue, until));
  g_assert_null (qs_clock_pop (NULL, queue, QS_CLOCK_NOW));
}

static gpointer
wait_for_item (gpointer data)
{
  Wait *wait = data;

  wait->popped = qs_clock_pop (&wait->clock.clock, wait->queue, wait->until);
  g_atomic_int_set (&wait->has_popped, TRUE);
  g_main_context_wakeup (NULL);

  return NULL;
}

/* Turned short of its time it does not wake; at its time it does. */
QS_TEST (hand_wakes_who_waits)
{
  g_autoptr (GAsyncQueue) queue = g_async_queue_new ();
  Wait wait = { .queue = queue };
  GThread *thread;

  engine_clock_init (&wait.clock);
  wait.until = qs_clock_get_time (&wait.clock.clock) + VERY_LONG;
  thread = g_thread_new ("waiting", wait_for_item, &wait);
  g_assert_cmpint (engine_clock_run_until_awaited (&wait.clock), ==, VERY_LONG);

  engine_clock_turn (&wait.clock, VERY_LONG - 1);
  g_assert_cmpint (engine_clock_run_until_awaited (&wait.clock), ==, 1);
  g_assert_false (g_atomic_int_get (&wait.has_popped));

  engine_clock_turn (&wait.clock, 1);
  engine_run_until (g_atomic_int_get (&wait.has_popped));
  g_thread_join (thread);
  g_assert_null (wait.popped);
}

QS_TEST (item_wakes_who_waits)
{
  g_autoptr (GAsyncQueue) queue = g_async_queue_new ();
  Wait wait = { .queue = queue };
  GThread *thread;

  engine_clock_init (&wait.clock);
  wait.until = qs_clock_get_time (&wait.clock.clock) + VERY_LONG;
  thread = g_thread_new ("waiting", wait_for_item, &wait);
  engine_clock_run_until_awaited (&wait.clock);

  qs_queue_push (queue, &item);
  engine_run_until (g_atomic_int_get (&wait.has_popped));
  g_thread_join (thread);
  g_assert_true (wait.popped == &item);
}

QS_TEST (flying_one_is_never_early)
{
  g_autoptr (GAsyncQueue) queue = g_async_queue_new ();
  EngineClock clock;
  gint64 start;

  engine_clock_init (&clock);
  clock.flies = TRUE;
  start = qs_clock_get_time (&clock.clock);
  g_assert_null (qs_clock_pop (&clock.clock, queue, start + 1000));
  g_assert_cmpint (qs_clock_get_time (&clock.clock), ==, start + 1000);

  clock.lateness = 7;
  g_assert_null (qs_clock_pop (&clock.clock, queue, start + 2000));
  g_assert_cmpint (qs_clock_get_time (&clock.clock), ==, start + 2007);

  qs_queue_push (queue, &item);
  g_assert_true (qs_clock_pop (&clock.clock, queue, start + 9000) == &item);
  g_assert_cmpint (qs_clock_get_time (&clock.clock), ==, start + 2007);

  clock.per_look = 3;
  g_assert_cmpint (qs_clock_get_time (&clock.clock), ==, start + 2010);
}
