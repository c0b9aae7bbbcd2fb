/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A lock, as threads see it that share plain memory. */

#include "qs-queue.h"

#include "engine-test-util.h"
#include "qs-test-main.h"

#define N_THREADS 4
#define N_TURNS 20000

/* What threads share. Nothing of it is atomic: that is the lock's work. */
typedef struct
{
  GMutex lock;
  GCond changed;
  guint sum;
  guint turn; /* whose turn it is */
  guint n_waiting;
} Shared;

static void
shared_clear (Shared *shared)
{
  g_cond_clear (&shared->changed);
  g_mutex_clear (&shared->lock);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Shared, shared_clear)

static gpointer
add (gpointer data)
{
  Shared *shared = data;

  for (guint i = 0; i < N_TURNS; i++)
    {
      qs_lock_enter (&shared->lock);
      shared->sum++;
      qs_lock_leave (&shared->lock);
    }

  return NULL;
}

QS_TEST (one_thread_at_a_time)
{
  g_auto (Shared) shared = { 0 };
  GThread *threads[N_THREADS];

  for (guint i = 0; i < N_THREADS; i++)
    threads[i] = g_thread_new ("add", add, &shared);
  for (guint i = 0; i < N_THREADS; i++)
    g_thread_join (threads[i]);

  g_assert_cmpuint (shared.sum, ==, N_THREADS * N_TURNS);
}

/* Adds whenever the turn is odd, and gives the turn back. */
static gpointer
answer (gpointer data)
{
  Shared *shared = data;

  qs_lock_enter (&shared->lock);
  while (shared->turn < 2 * N_THREADS)
    {
      if (shared->turn % 2 == 1)
        {
          shared->sum++;
          shared->turn++;
          g_cond_broadcast (&shared->changed);
        }
      else
        qs_lock_wait (&shared->lock, &shared->changed);
    }
  qs_lock_leave (&shared->lock);

  return NULL;
}

QS_TEST (each_wakes_the_other)
{
  g_auto (Shared) shared = { 0 };
  GThread *thread = g_thread_new ("answer", answer, &shared);

  qs_lock_enter (&shared.lock);
  for (guint i = 1; i <= N_THREADS; i++)
    {
      shared.turn++;
      g_cond_broadcast (&shared.changed);
      while (shared.turn % 2 == 1)
        qs_lock_wait (&shared.lock, &shared.changed);
      g_assert_cmpuint (shared.sum, ==, i);
    }
  qs_lock_leave (&shared.lock);

  g_thread_join (thread);
}

QS_TEST (a_wait_ends_without_a_change)
{
  g_auto (Shared) shared = { 0 };
  gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_MILLISECOND;

  qs_lock_enter (&shared.lock);
  while (g_get_monotonic_time () < end)
    qs_lock_wait_until (&shared.lock, &shared.changed, end);

  /* The lock is taken again. */
  g_assert_false (g_mutex_trylock (&shared.lock));
  qs_lock_leave (&shared.lock);
  g_assert_true (g_mutex_trylock (&shared.lock));
  g_mutex_unlock (&shared.lock);
}

/* Waits for its turn, longer than the test is watched. */
static gpointer
wait_for_turn (gpointer data)
{
  Shared *shared = data;

  qs_lock_enter (&shared->lock);
  shared->n_waiting++;
  while (shared->turn == 0)
    qs_lock_wait_until (&shared->lock, &shared->changed, g_get_monotonic_time () + G_TIME_SPAN_DAY);
  shared->sum++;
  qs_lock_leave (&shared->lock);

  return NULL;
}

static gboolean
all_wait (Shared *shared)
{
  gboolean all;

  qs_lock_enter (&shared->lock);
  all = shared->n_waiting == N_THREADS;
  qs_lock_leave (&shared->lock);

  return all;
}

QS_TEST (a_wait_ends_with_a_change)
{
  g_auto (Shared) shared = { 0 };
  GThread *threads[N_THREADS];

  for (guint i = 0; i < N_THREADS; i++)
    threads[i] = g_thread_new ("wait", wait_for_turn, &shared);
  engine_wait_until (all_wait (&shared));

  qs_lock_enter (&shared.lock);
  shared.turn = 1;
  g_cond_broadcast (&shared.changed);
  qs_lock_leave (&shared.lock);

  for (guint i = 0; i < N_THREADS; i++)
    g_thread_join (threads[i]);
  g_assert_cmpuint (shared.sum, ==, N_THREADS);
}
