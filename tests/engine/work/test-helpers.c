/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Threads that help. What happens where there are too few is in test-scarce-threads.c. */

#include "qs-helpers.h"

#include "engine-test-util.h"
#include "qs-test-main.h"

#define MOST 4

typedef struct
{
  guint n_threads; /* that are wanted */
  guint n_helpers; /* that there are */
  GThread *threads[MOST];
  int n_arrived; /* atomic */
  int n_ended;   /* atomic */
} Meeting;

/* Ends when all are there, and so only where all work at once. */
static void
meet (guint    number,
      gpointer data)
{
  Meeting *meeting = data;

  g_assert_cmpuint (number, <, meeting->n_threads);
  g_assert_null (meeting->threads[number]);
  meeting->threads[number] = g_thread_self ();
  if (number == 0)
    g_assert_cmpuint (meeting->n_helpers, ==, meeting->n_threads - 1);

  g_atomic_int_inc (&meeting->n_arrived);
  engine_wait_until (g_atomic_int_get (&meeting->n_arrived) == (int) meeting->n_threads);
  g_atomic_int_inc (&meeting->n_ended);
}

QS_TEST (all_work_at_once)
{
  for (guint n_threads = 1; n_threads <= MOST; n_threads++)
    {
      Meeting meeting = { .n_threads = n_threads, .n_helpers = MOST };

      qs_helpers_work ("meet", n_threads, &meeting.n_helpers, meet, &meeting);
      g_assert_cmpint (meeting.n_ended, ==, n_threads);
      g_assert_true (meeting.threads[0] == g_thread_self ());
      for (guint i = 1; i < n_threads; i++)
        g_assert_true (meeting.threads[i] != NULL && meeting.threads[i] != g_thread_self ());
    }
}

/* The helpers end after the one that asked. */
static void
end_late (guint    number,
          gpointer data)
{
  Meeting *meeting = data;

  if (number == 0)
    g_atomic_int_inc (&meeting->n_arrived);
  else
    {
      engine_wait_until (g_atomic_int_get (&meeting->n_arrived) == 1);
      g_usleep (G_TIME_SPAN_MILLISECOND);
      g_atomic_int_inc (&meeting->n_ended);
    }
}

QS_TEST (waits_for_the_helpers)
{
  for (guint i = 0; i < 50; i++)
    {
      Meeting meeting = { .n_threads = MOST };

      qs_helpers_work ("end-late", MOST, &meeting.n_helpers, end_late, &meeting);
      g_assert_cmpint (meeting.n_ended, ==, MOST - 1);
    }
}
