/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The playback: what it shows, how fast, and that any command may come at any moment. */

#include "config.h"

#include "qs-playback.h"

#include "engine-test-clock.h"
#include "engine-test-replay.h"
#include "engine-test-util.h"
#include "qs-methods.h"
#include "qs-run.h"
#include "qs-test-boards.h"
#include "qs-test-main.h"

#define N_TRIES 5

/* Does not wait at all. */
#define FULL QS_PLAYBACK_MAX_SPEED

static gboolean
is_finished (QsPlayback *playback)
{
  return qs_playback_get_status (playback)->state == QS_PLAYBACK_FINISHED;
}

static guint64
get_step (QsPlayback *playback)
{
  return qs_playback_get_status (playback)->moment.step;
}

static void
set_speed (QsPlayback *playback,
           double      speed)
{
  g_object_set (playback, "speed", speed, NULL);
}

/* Of the last playback. It flies, so that nobody waits for a slow one, until a test stops it. */
static EngineClock pace_clock;

static QsPlayback *
playback_new_with_memory (guint  n,
                          double speed,
                          guint  memory)
{
  QsPlayback *playback;

  engine_clock_init (&pace_clock);
  pace_clock.flies = TRUE;
  pace_clock.per_look = 100;
  playback = qs_playback_new (&qs_shifting_masks, n, memory, &pace_clock.clock);
  set_speed (playback, speed);

  return playback;
}

static QsPlayback *
playback_new (guint  n,
              double speed)
{
  return playback_new_with_memory (n, speed, QS_TIMELINE_CAPACITY);
}

/* From now on time goes by only when the clock is turned. */
static void
stop_clock (void)
{
  pace_clock.flies = FALSE;
  pace_clock.per_look = 0;
}

static void
step_and_wait (QsPlayback *playback)
{
  qs_playback_move (playback, QS_PLAYBACK_STEP);
  engine_run_until (!qs_playback_is_playing (playback));
}

/* Asserts that the search waits: a single step is the one that follows. */
static void
assert_waits (QsPlayback *playback)
{
  guint64 step;

  step_and_wait (playback);
  if (is_finished (playback))
    return;

  step = get_step (playback);
  engine_run_pending ();
  g_assert_cmpuint (get_step (playback), ==, step);
  step_and_wait (playback);
  if (!is_finished (playback))
    g_assert_cmpuint (get_step (playback), ==, step + 1);
}

static void
assert_ready (QsPlayback *playback)
{
  QsMoment first;

  qs_moment_init (&first, qs_playback_get_status (playback)->moment.method, qs_playback_get_status (playback)->moment.n, NULL);
  g_assert_cmpint (qs_playback_get_status (playback)->state, ==, QS_PLAYBACK_READY);
  g_assert_cmpmem (&qs_playback_get_status (playback)->moment, sizeof first, &first, sizeof first);
}

QS_TEST (a_new_playback_is_ready)
{
  g_autoptr (QsPlayback) playback = qs_playback_new (&qs_shifting_masks, 8, QS_TIMELINE_CAPACITY, NULL);

  assert_ready (playback);
  g_assert_cmpuint (qs_playback_get_status (playback)->moment.n, ==, 8);

  qs_playback_pause (playback);
  qs_playback_stop (playback);
  assert_ready (playback);
}

__typeof__ (qs_worker_post) __real_qs_worker_post;
__typeof__ (qs_worker_post) __wrap_qs_worker_post;

static int n_posts; /* atomic */

/* The linker puts this in the place of qs_worker_post(). */
gboolean
__wrap_qs_worker_post (QsWorker *worker,
                       gpointer  message)
{
  g_atomic_int_inc (&n_posts);

  return __real_qs_worker_post (worker, message);
}

/* A search that has arrived says so once, and then rests. */
QS_TEST (rests_when_it_has_arrived)
{
  g_autoptr (QsPlayback) playback = playback_new (8, 1);

  g_atomic_int_set (&n_posts, 0);
  for (guint step = 1; step <= 100; step++)
    {
      step_and_wait (playback);
      engine_run_pending ();
      g_thread_yield ();
      engine_run_pending ();
    }

  g_assert_cmpint (g_atomic_int_get (&n_posts), <=, 100);
}

static void
test_every_step_in_order (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (QsPlayback) playback = playback_new (n, 1);
  g_autoptr (GArray) replay = engine_replay_new (&qs_shifting_masks, n);

  for (guint64 step = 1; step <= replay->len; step++)
    {
      step_and_wait (playback);
      g_assert_cmpint (qs_playback_get_status (playback)->state, ==, QS_PLAYBACK_PAUSED);
      g_assert_cmpuint (get_step (playback), ==, step);
      engine_replay_assert_moment (replay, &qs_playback_get_status (playback)->moment);
    }

  step_and_wait (playback);
  g_assert_true (is_finished (playback));
  g_assert_cmpuint (get_step (playback), ==, replay->len);

  /* After the end there is no step. */
  qs_playback_move (playback, QS_PLAYBACK_STEP);
  qs_playback_move (playback, QS_PLAYBACK_NEXT_SOLUTION);
  g_assert_true (is_finished (playback));
}

/* The moments of a run. */
typedef struct
{
  GArray *replay;
  guint64 last_step;
  guint n_frames;
  gboolean all; /* whether no step may be missing */
} Watch;

static void
frame_cb (QsPlayback *playback,
          gpointer    user_data)
{
  Watch *watch = user_data;
  guint64 step = get_step (playback);

  engine_replay_assert_moment (watch->replay, &qs_playback_get_status (playback)->moment);
  if (step != 0)
    g_assert_cmpuint (step, >=, watch->last_step);
  if (watch->all)
    g_assert_cmpuint (step, <=, watch->last_step + 1);

  watch->last_step = step;
  watch->n_frames++;
}

/* Slowly enough that each step is shown, even when the machine is late for it. */
QS_TEST (slow_play_shows_every_step)
{
  g_autoptr (QsPlayback) playback = playback_new (4, 25);
  g_autoptr (GArray) replay = engine_replay_new (&qs_shifting_masks, 4);
  Watch watch = { .replay = replay, .all = TRUE };

  g_signal_connect (playback, "frame", G_CALLBACK (frame_cb), &watch);
  qs_playback_play (playback);
  engine_run_until (watch.last_step >= 40);
  g_assert_cmpuint (watch.n_frames, >=, 40);
}

QS_TEST (fast_play_shows_some)
{
  g_autoptr (QsPlayback) playback = playback_new (6, FULL);
  g_autoptr (GArray) replay = engine_replay_new (&qs_shifting_masks, 6);
  Watch watch = { .replay = replay };

  stop_clock ();
  g_signal_connect (playback, "frame", G_CALLBACK (frame_cb), &watch);
  qs_playback_play (playback);
  engine_run_until (is_finished (playback));
  g_assert_cmpuint (watch.last_step, ==, replay->len);
  g_assert_cmpuint (watch.n_frames, <, replay->len / 2);
  g_assert_cmpuint (qs_playback_get_status (playback)->moment.counts.solutions, ==, 4);
}

/* The first step comes at once, then so many per second. */
static void
test_steps_a_second (gconstpointer data)
{
  guint speed = GPOINTER_TO_UINT (data);
  g_autoptr (QsPlayback) playback = playback_new (16, speed);

  stop_clock ();
  qs_playback_play (playback);
  for (guint i = 0; i < speed; i++)
    {
      gint64 pause = engine_clock_run_until_awaited (&pace_clock);

      g_assert_cmpint (pause, ==, G_USEC_PER_SEC / speed);
      engine_clock_turn (&pace_clock, pause);
    }

  engine_clock_run_until_awaited (&pace_clock);
  qs_playback_pause (playback);
  step_and_wait (playback);
  g_assert_cmpuint (get_step (playback), ==, 1 + speed + 1);
}

/* Begins to wait a second for the second step, on a clock that stands still. */
static QsPlayback *
begin_long_wait (void)
{
  QsPlayback *playback = playback_new (16, 1);

  stop_clock ();
  qs_playback_play (playback);
  g_assert_cmpint (engine_clock_run_until_awaited (&pace_clock), ==, G_USEC_PER_SEC);
  g_assert_cmpuint (get_step (playback), ==, 1);

  return playback;
}

/* The running wait becomes as long as one at the new speed. */
QS_TEST (a_higher_speed_takes_effect_in_a_wait_50)
{
  g_autoptr (QsPlayback) playback = begin_long_wait ();

  engine_clock_turn (&pace_clock, 10 * G_TIME_SPAN_MILLISECOND);
  set_speed (playback, 50);
  g_assert_cmpint (engine_clock_run_until_awaited (&pace_clock), ==, 10 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpuint (get_step (playback), ==, 1);

  engine_clock_turn (&pace_clock, 10 * G_TIME_SPAN_MILLISECOND);
  engine_run_until (get_step (playback) == 2);
}

QS_TEST (a_higher_speed_takes_effect_in_a_wait_full)
{
  g_autoptr (QsPlayback) playback = begin_long_wait ();

  /* In this order: at full speed the first solution may be passed at once. */
  g_object_set (playback, "stops-at-solutions", TRUE, NULL);
  set_speed (playback, FULL);
  engine_run_until (!qs_playback_is_playing (playback));
  g_assert_cmpuint (qs_playback_get_status (playback)->moment.counts.solutions, ==, 1);
}

/* The next step comes within a second, then one per second. */
static void
test_slower_takes_effect (gconstpointer data)
{
  g_autoptr (QsPlayback) playback = playback_new (16, GPOINTER_TO_INT (data));
  guint64 step;

  qs_playback_play (playback);
  engine_run_until (get_step (playback) > 20);
  stop_clock ();
  set_speed (playback, 1);
  g_assert_cmpint (engine_clock_run_until_awaited (&pace_clock), <=, G_USEC_PER_SEC);

  step = get_step (playback);
  for (guint i = 1; i <= 3; i++)
    {
      engine_clock_turn (&pace_clock, engine_clock_run_until_awaited (&pace_clock));
      g_assert_cmpint (engine_clock_run_until_awaited (&pace_clock), ==, G_USEC_PER_SEC);
      g_assert_cmpuint (get_step (playback), ==, step + i);
    }
  g_assert_true (qs_playback_is_playing (playback));
}

QS_TEST (a_step_does_not_wait_for_its_turn)
{
  g_autoptr (QsPlayback) playback = begin_long_wait ();

  step_and_wait (playback);
  g_assert_cmpuint (get_step (playback), ==, 2);
}

/* Playing on does not wait for steps that were due before the pause. */
QS_TEST (play_after_a_pause_begins_at_once)
{
  g_autoptr (QsPlayback) playback = begin_long_wait ();

  qs_playback_pause (playback);
  qs_playback_play (playback);
  engine_run_until (get_step (playback) == 2);
}

QS_TEST (the_speed_is_a_property)
{
  g_autoptr (QsPlayback) playback = qs_playback_new (&qs_shifting_masks, 8, QS_TIMELINE_CAPACITY, NULL);
  guint n_notified = 0;
  double speed;

  g_signal_connect_swapped (playback, "notify::speed", G_CALLBACK (g_atomic_int_inc), &n_notified);
  g_object_set (playback, "speed", 250.0, NULL);
  g_assert_cmpfloat (qs_playback_get_status (playback)->speed, ==, 250);
  g_assert_cmpuint (n_notified, ==, 1);

  set_speed (playback, 250);
  g_assert_cmpuint (n_notified, ==, 1);

  set_speed (playback, QS_PLAYBACK_MAX_SPEED);
  g_object_get (playback, "speed", &speed, NULL);
  g_assert_cmpfloat (speed, ==, QS_PLAYBACK_MAX_SPEED);
  assert_ready (playback);
}

QS_TEST (the_next_solution_gives_each_of_5)
{
  g_autoptr (QsPlayback) playback = playback_new (5, 1);
  g_autoptr (GArray) solutions = test_all_solutions (5);

  g_assert_cmpuint (solutions->len, ==, 5 * 10);
  for (guint i = 0; i < 10; i++)
    {
      const QsMoment *moment = &qs_playback_get_status (playback)->moment;

      qs_playback_move (playback, QS_PLAYBACK_NEXT_SOLUTION);
      g_assert_true (qs_playback_is_playing (playback));
      engine_run_until (!qs_playback_is_playing (playback));

      g_assert_cmpint (qs_playback_get_status (playback)->state, ==, QS_PLAYBACK_PAUSED);
      g_assert_cmpint (moment->event, ==, QS_TRACE_SOLUTION);
      g_assert_cmpuint (moment->counts.solutions, ==, i + 1);
      g_assert_cmpmem (moment->columns, 5 * sizeof *moment->columns,
                       &g_array_index (solutions, guint16, 5 * i), 5 * sizeof *moment->columns);
    }

  qs_playback_move (playback, QS_PLAYBACK_NEXT_SOLUTION);
  engine_run_until (!qs_playback_is_playing (playback));
  g_assert_true (is_finished (playback));
  g_assert_cmpuint (qs_playback_get_status (playback)->moment.counts.solutions, ==, 10);
}

static void
test_pause_at (gconstpointer data)
{
  g_autoptr (QsPlayback) playback = playback_new (16, GPOINTER_TO_INT (data));
  guint64 step;

  qs_playback_play (playback);
  engine_run_until (get_step (playback) > 5);
  qs_playback_pause (playback);
  g_assert_cmpint (qs_playback_get_status (playback)->state, ==, QS_PLAYBACK_PAUSED);
  assert_waits (playback);

  step = get_step (playback);
  qs_playback_play (playback);
  engine_run_until (get_step (playback) > step + 5);
  qs_playback_pause (playback);
  assert_waits (playback);
}

/* Frames that were on their way when the pause was asked for must not say that it plays. */
QS_TEST (a_pause_stays_paused)
{
  g_autoptr (QsPlayback) playback = playback_new (16, FULL);

  for (guint i = 0; i < 20; i++)
    {
      guint64 step = get_step (playback);

      qs_playback_play (playback);
      g_assert_true (qs_playback_is_playing (playback));
      engine_run_until (get_step (playback) > step);
      g_assert_true (qs_playback_is_playing (playback));

      qs_playback_pause (playback);
      engine_run_pending ();
      g_assert_cmpint (qs_playback_get_status (playback)->state, ==, QS_PLAYBACK_PAUSED);
    }
}

/* Neither a pause that has been taken back nor a step that is being made ends the playing. */
QS_TEST (the_last_command_counts)
{
  g_autoptr (QsPlayback) playback = playback_new (16, 200);
  guint64 step;

  qs_playback_play (playback);
  engine_run_until (get_step (playback) > 5);

  qs_playback_pause (playback);
  qs_playback_play (playback);
  step = get_step (playback);
  engine_run_until (get_step (playback) > step + 20);
  g_assert_true (qs_playback_is_playing (playback));

  qs_playback_move (playback, QS_PLAYBACK_STEP);
  qs_playback_play (playback);
  step = get_step (playback);
  engine_run_until (get_step (playback) > step + 20);
  g_assert_true (qs_playback_is_playing (playback));

  qs_playback_move (playback, QS_PLAYBACK_NEXT_SOLUTION);
  qs_playback_play (playback);
  step = get_step (playback);
  engine_run_until (get_step (playback) > step + 20);
  g_assert_true (qs_playback_is_playing (playback));
}

QS_TEST (steps_add_up)
{
  g_autoptr (QsPlayback) playback = playback_new (8, 1);

  for (guint i = 0; i < 200; i++)
    {
      qs_playback_move (playback, QS_PLAYBACK_STEP);
      if (i % 10 == 0)
        set_speed (playback, 1 + i);
    }

  engine_run_until (!qs_playback_is_playing (playback));
  g_assert_cmpuint (get_step (playback), ==, 200);
}

/* Commands that come faster than they are carried out lose nothing. */
QS_TEST (steps_back_add_up)
{
  g_autoptr (QsPlayback) playback = playback_new (8, 1);

  for (guint round = 1; round <= 50; round++)
    {
      for (guint i = 0; i < 4; i++)
        qs_playback_move (playback, QS_PLAYBACK_STEP);
      if (round % 2 == 0)
        engine_run_until (!qs_playback_is_playing (playback));
      for (guint i = 0; i < 3; i++)
        qs_playback_move (playback, QS_PLAYBACK_STEP_BACK);

      engine_run_until (!qs_playback_is_playing (playback));
      g_assert_cmpuint (get_step (playback), ==, round);
    }
}

QS_TEST (play_after_the_end_begins_anew)
{
  g_autoptr (QsPlayback) playback = playback_new (6, FULL);
  g_autoptr (GArray) replay = engine_replay_new (&qs_shifting_masks, 6);

  qs_playback_play (playback);
  engine_run_until (is_finished (playback));
  g_assert_cmpuint (get_step (playback), ==, replay->len);

  stop_clock ();
  set_speed (playback, 1);
  qs_playback_play (playback);
  g_assert_true (qs_playback_is_playing (playback));
  g_assert_cmpuint (get_step (playback), ==, 0);
  engine_run_until (get_step (playback) == 1);

  set_speed (playback, FULL);
  engine_run_until (is_finished (playback));
  g_assert_cmpuint (get_step (playback), ==, replay->len);
  g_assert_cmpuint (qs_playback_get_status (playback)->moment.counts.solutions, ==, 4);
}

QS_TEST (a_stop_goes_back)
{
  g_autoptr (QsPlayback) playback = playback_new (16, FULL);

  for (guint i = 0; i < N_TRIES; i++)
    {
      qs_playback_play (playback);
      engine_run_until (get_step (playback) > 1000);

      qs_playback_stop (playback);
      assert_ready (playback);
      engine_run_pending ();
      assert_ready (playback);
    }
}

/* By then the tree is that of the new search. */
static void
renewed_cb (QsPlayback *playback,
            guint      *size)
{
  *size = qs_playback_get_status (playback)->trail.tree->n_nodes;
}

static void
test_board_changes_while_playing (gconstpointer data)
{
  g_autoptr (QsPlayback) playback = playback_new (16, GPOINTER_TO_INT (data));
  g_autoptr (GArray) replay = engine_replay_new (&qs_shifting_masks, 4);
  Watch watch = { .replay = replay };
  guint size = 0;

  qs_playback_play (playback);
  engine_run_until (get_step (playback) > 3);
  g_signal_connect (playback, "renewed", G_CALLBACK (renewed_cb), &size);
  qs_playback_set_board (playback, &qs_shifting_masks, 4, NULL);
  g_assert_cmpuint (qs_playback_get_status (playback)->moment.n, ==, 4);
  g_assert_cmpuint (size, ==, 5);
  assert_ready (playback);

  /* Nothing comes from the larger board any more. */
  g_signal_connect (playback, "frame", G_CALLBACK (frame_cb), &watch);
  engine_run_pending ();
  assert_ready (playback);
  set_speed (playback, FULL);
  qs_playback_play (playback);
  engine_run_until (is_finished (playback));
  g_assert_cmpuint (get_step (playback), ==, replay->len);

  /* The same board again is no change. */
  qs_playback_set_board (playback, &qs_shifting_masks, 4, NULL);
  g_assert_true (is_finished (playback));
}

static void
test_small_boards_end (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (QsPlayback) playback = playback_new (n, FULL);

  qs_playback_play (playback);
  engine_run_until (is_finished (playback));
  g_assert_cmpuint (qs_playback_get_status (playback)->moment.counts.solutions, ==, n == 1 ? 1 : 0);
}

static QsPlayback *
playback_in_state (QsPlaybackState state,
                   double          speed)
{
  QsPlayback *playback = playback_new (state == QS_PLAYBACK_FINISHED ? 5 : 16, speed);

  if (state != QS_PLAYBACK_READY)
    {
      qs_playback_play (playback);
      engine_run_until (get_step (playback) > 0);
    }
  if (state == QS_PLAYBACK_PAUSED)
    {
      qs_playback_pause (playback);
      step_and_wait (playback);
    }
  if (state == QS_PLAYBACK_FINISHED)
    {
      set_speed (playback, FULL);
      engine_run_until (is_finished (playback));
    }

  return playback;
}

static void
test_dropped_in_state (gconstpointer data)
{
  for (guint i = 0; i < 2 * N_TRIES + 1; i++)
    {
      QsPlayback *playback = playback_in_state (GPOINTER_TO_UINT (data), i % 2 == 0 ? 1 : FULL);

      g_assert_finalize_object (playback);
    }

  engine_run_pending ();
}

/* At full speed a search looks at the clock again and again, but while it waits for the main loop. */
static void
wait_until_clock_stands (void)
{
  gint64 before;

  do
    {
      before = pace_clock.time;
      g_usleep (2000);
    }
  while (pace_clock.time != before);
}

/* The queue is full, and the search waits for the main loop. */
QS_TEST (dropped_while_reports_wait)
{
  QsPlayback *playback = playback_new (16, FULL);

  qs_playback_play (playback);
  engine_run_until (get_step (playback) > 0);
  wait_until_clock_stands ();
  g_assert_finalize_object (playback);
}

static void
drop_cb (QsPlayback *playback,
         gpointer    user_data)
{
  if (get_step (playback) > 0)
    g_clear_object ((QsPlayback **) user_data);
}

static void
test_dropped_by_who_sees_a_frame (gconstpointer data)
{
  QsPlayback *playback = playback_new (GPOINTER_TO_UINT (data), FULL);
  gpointer weak = playback;

  g_object_add_weak_pointer (G_OBJECT (playback), &weak);
  g_signal_connect (playback, "frame", G_CALLBACK (drop_cb), &playback);
  qs_playback_play (playback);
  engine_run_until (playback == NULL);
  g_assert_null (weak);
}

static void
drop_when_finished_cb (QsPlayback *playback,
                       gpointer    user_data)
{
  if (is_finished (playback))
    g_clear_object ((QsPlayback **) user_data);
}

QS_TEST (dropped_by_who_hears_of_the_end)
{
  QsPlayback *playback = playback_new (5, FULL);
  gpointer weak = playback;

  g_object_add_weak_pointer (G_OBJECT (playback), &weak);
  g_signal_connect (playback, "state-changed", G_CALLBACK (drop_when_finished_cb), &playback);
  qs_playback_play (playback);
  engine_run_until (playback == NULL);
  g_assert_null (weak);
}

static void
stop_cb (QsPlayback *playback,
         gpointer    user_data)
{
  guint *n_stops = user_data;

  if (get_step (playback) == 0)
    return;

  (*n_stops)++;
  qs_playback_stop (playback);
}

static void
test_stopped_by_who_sees_a_frame (gconstpointer data)
{
  g_autoptr (QsPlayback) playback = playback_new (GPOINTER_TO_UINT (data), FULL);
  guint n_stops = 0;

  g_signal_connect (playback, "frame", G_CALLBACK (stop_cb), &n_stops);
  qs_playback_play (playback);
  engine_run_until (n_stops > 0);
  engine_run_pending ();
  assert_ready (playback);
  g_assert_cmpuint (n_stops, ==, 1);
}

/* A film without an end. */
static void
replay_cb (QsPlayback *playback,
           gpointer    user_data)
{
  guint *n_left = user_data;

  if (is_finished (playback) && (*n_left)-- > 0)
    qs_playback_play (playback);
}

QS_TEST (played_again_by_who_hears_of_the_end)
{
  g_autoptr (QsPlayback) playback = playback_new (6, FULL);
  guint n_left = 20;

  g_signal_connect (playback, "state-changed", G_CALLBACK (replay_cb), &n_left);
  qs_playback_play (playback);
  engine_run_until (is_finished (playback) && n_left > 20);
  g_assert_cmpuint (qs_playback_get_status (playback)->moment.counts.solutions, ==, 4);
}

/* A playback, and where it ought to be. */
typedef struct
{
  QsPlayback *playback;
  GArray *replays[2][7]; /* by method and n; 4, 5 and 6 are used */
  guint method;
  guint n;
  guint64 step;
  guint64 last_step;
  gboolean is_complete;
  QsPlaybackState state;
} Model;

static const QsMethod *const model_methods[] = { &qs_boolean_arrays, &qs_shifting_masks };

static const GArray *
model_get_replay (const Model *model)
{
  return model->replays[model->method][model->n];
}

static void
model_begin (Model *model,
             guint  method,
             guint  n)
{
  model->method = method;
  model->n = n;
  model->step = 0;
  model->last_step = 0;
  model->is_complete = FALSE;
  model->state = QS_PLAYBACK_READY;
}

/* It is at @step now, or at the end when there are fewer steps. */
static void
model_go_to (Model  *model,
             guint64 step)
{
  guint64 n_steps = model_get_replay (model)->len;

  model->step = MIN (step, n_steps);
  model->last_step = MAX (model->last_step, model->step);
  model->is_complete |= step > n_steps;
  model->state = model->is_complete && model->step == n_steps ? QS_PLAYBACK_FINISHED : QS_PLAYBACK_PAUSED;
}

/* How far it plays is a matter of time; that it is further on and waits is not. */
static void
play_for_a_while (Model *model)
{
  guint64 step = model->state == QS_PLAYBACK_FINISHED ? 0 : model->step;

  qs_playback_play (model->playback);
  g_usleep ((gulong) g_test_rand_int_range (0, 500));
  if (g_test_rand_bit ())
    engine_run_pending ();
  qs_playback_pause (model->playback);
  step_and_wait (model->playback);

  g_assert_cmpuint (get_step (model->playback), >=, step);
  model_go_to (model, get_step (model->playback));
  if (is_finished (model->playback))
    model_go_to (model, model->step + 1);
}

static void
change_board (Model *model)
{
  guint n = (guint) g_test_rand_int_range (4, 7), method = (guint) g_test_rand_int_range (0, 2);

  qs_playback_set_board (model->playback, model_methods[method], n, NULL);
  if (n != model->n || method != model->method)
    model_begin (model, method, n);
}

static void
go_back (Model *model)
{
  if (model->state == QS_PLAYBACK_READY)
    {
      qs_playback_move (model->playback, QS_PLAYBACK_STEP_BACK);
      qs_playback_move (model->playback, QS_PLAYBACK_PREVIOUS_BACKTRACK);
      qs_playback_move (model->playback, QS_PLAYBACK_PREVIOUS_SOLUTION);
      return;
    }

  switch (g_test_rand_int_range (0, 4))
    {
    case 0:
      qs_playback_move (model->playback, QS_PLAYBACK_PREVIOUS_BACKTRACK);
      model_go_to (model, engine_replay_previous (model_get_replay (model), model->step, QS_TRACE_REMOVE));
      break;
    case 1:
      qs_playback_move (model->playback, QS_PLAYBACK_PREVIOUS_SOLUTION);
      model_go_to (model, engine_replay_previous (model_get_replay (model), model->step, QS_TRACE_SOLUTION));
      break;
    default:
      qs_playback_move (model->playback, QS_PLAYBACK_STEP_BACK);
      model_go_to (model, model->step - (model->step > 0));
    }
}

/* Neither goes anywhere after the end. */
static void
go_on (Model *model)
{
  QsTraceEvent event = g_test_rand_bit () ? QS_TRACE_SOLUTION : QS_TRACE_REMOVE;

  if (event == QS_TRACE_SOLUTION)
    qs_playback_move (model->playback, QS_PLAYBACK_NEXT_SOLUTION);
  else
    qs_playback_move (model->playback, QS_PLAYBACK_NEXT_BACKTRACK);

  if (model->state != QS_PLAYBACK_FINISHED)
    model_go_to (model, engine_replay_next (model_get_replay (model), model->step, event));
}

static void
seek_anywhere (Model *model)
{
  guint64 step = (guint64) g_test_rand_int_range (0, (gint32) model_get_replay (model)->len + 20);

  qs_playback_seek (model->playback, step);
  if (step > 0 || model->state != QS_PLAYBACK_READY)
    model_go_to (model, step);
}

static void
change_speed (Model *model)
{
  set_speed (model->playback, g_test_rand_bit () ? FULL : g_test_rand_double_range (1, 50000));
}

static void
do_something (Model *model)
{
  switch (g_test_rand_int_range (0, 14))
    {
    case 0:
      qs_playback_stop (model->playback);
      model_begin (model, model->method, model->n);
      break;
    case 1:
      change_board (model);
      break;
    case 2:
      qs_playback_pause (model->playback);
      break;
    case 3:
    case 4:
      go_on (model);
      break;
    case 5:
      change_speed (model);
      break;
    case 6:
      play_for_a_while (model);
      break;
    case 7:
    case 8:
    case 9:
      go_back (model);
      break;
    case 10:
      seek_anywhere (model);
      break;
    default:
      qs_playback_move (model->playback, QS_PLAYBACK_STEP);
      if (model->state != QS_PLAYBACK_FINISHED)
        model_go_to (model, model->step + 1);
    }
}

static void
model_init (Model *model,
            guint  memory)
{
  for (guint n = 4; n <= 6; n++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (model_methods); i++)
        model->replays[i][n] = engine_replay_new (model_methods[i], n);
    }

  /* By the real clock. */
  model->playback = qs_playback_new (&qs_shifting_masks, 5, memory, NULL);
  set_speed (model->playback, FULL);
  model_begin (model, 1, 5);
}

static void
model_clear (Model *model)
{
  g_clear_object (&model->playback);
  for (guint n = 4; n <= 6; n++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (model_methods); i++)
        g_clear_pointer (&model->replays[i][n], g_array_unref);
    }
}

/* The steps of a kind are listed, up to the last one. */
static void
assert_listed (const GArray *steps,
               const GArray *replay,
               guint64       last_step,
               QsTraceEvent  event)
{
  guint i = 0;

  for (guint64 step = engine_replay_next (replay, 0, event); step <= last_step; step = engine_replay_next (replay, step, event))
    {
      g_assert_cmpuint (i, <, steps->len);
      g_assert_cmpuint (g_array_index (steps, guint64, i++), ==, step);
    }
  g_assert_cmpuint (i, ==, steps->len);
}

/* Everything that is known about the part of the search that it has reached. */
static void
assert_known (QsPlayback   *playback,
              const GArray *replay,
              guint64       last_step)
{
  const QsTrail *trail = &qs_playback_get_status (playback)->trail;
  const QsTree *tree = trail->tree;
  guint n_solutions = trail->solution_steps->len, n_placed = 0;
  QsMoment moment;

  assert_listed (trail->solution_steps, replay, last_step, QS_TRACE_SOLUTION);
  g_assert_cmpuint (trail->n_solutions, ==, n_solutions);
  if (qs_playback_get_status (playback)->moment.method->look == QS_LOOK_MOVES)
    g_assert_cmpuint (trail->backtrack_steps->len, ==, 0);
  else if (trail->backtrack_steps->len < QS_RUN_MAX_MARKS / 2)
    assert_listed (trail->backtrack_steps, replay, last_step, QS_TRACE_REMOVE);

  qs_moment_init (&moment, NULL, qs_playback_get_status (playback)->moment.n, NULL);
  for (guint64 step = 1; step <= last_step; step++)
    {
      const EngineStep *made = &g_array_index (replay, EngineStep, step - 1);

      qs_moment_record (&moment, made->event, made->row, made->column);
    }
  for (guint32 node = 0; node < tree->n_nodes; node++)
    n_placed += qs_tree_get_node (tree, node)->is_placed;

  g_assert_false (qs_playback_get_status (playback)->trail.tree->is_full);
  g_assert_cmpuint (n_placed, ==, moment.counts.placements + 1);
  g_assert_cmpint (qs_tree_get_node (tree, QS_TREE_ROOT)->has_solution, ==, n_solutions > 0);
}

static void
test_random_commands_do_what_they_say (gconstpointer data)
{
  Model model;

  model_init (&model, GPOINTER_TO_UINT (data));
  for (guint i = 0; i < 1500; i++)
    {
      do_something (&model);
      engine_run_until (!qs_playback_is_playing (model.playback));

      g_assert_cmpint (qs_playback_get_status (model.playback)->state, ==, model.state);
      g_assert_cmpuint (get_step (model.playback), ==, model.step);
      g_assert_false (qs_playback_get_status (model.playback)->is_seeking);
      engine_replay_assert_moment (model_get_replay (&model), &qs_playback_get_status (model.playback)->moment);
      g_assert_cmpuint (qs_playback_get_status (model.playback)->trail.last_step, ==, model.last_step);
      g_assert_cmpint (qs_playback_get_status (model.playback)->trail.is_complete, ==, model.is_complete);
      assert_known (model.playback, model_get_replay (&model), model.last_step);
    }
  model_clear (&model);
}

static void
send_anything (QsPlayback *playback)
{
  switch (g_test_rand_int_range (0, 13))
    {
    case 0:
      qs_playback_stop (playback);
      break;
    case 1:
      qs_playback_pause (playback);
      break;
    case 2:
      qs_playback_move (playback, QS_PLAYBACK_NEXT_SOLUTION);
      break;
    case 3:
      qs_playback_move (playback, QS_PLAYBACK_STEP);
      break;
    case 4:
      set_speed (playback, g_test_rand_bit () ? FULL : g_test_rand_double_range (1, 50000));
      break;
    case 5:
      qs_playback_play (playback);
      break;
    case 6:
      qs_playback_move (playback, QS_PLAYBACK_STEP_BACK);
      break;
    case 7:
      qs_playback_move (playback, QS_PLAYBACK_PREVIOUS_SOLUTION);
      break;
    case 8:
      qs_playback_move (playback, QS_PLAYBACK_PREVIOUS_BACKTRACK);
      break;
    case 9:
      qs_playback_seek (playback, (guint64) g_test_rand_int_range (0, 20000));
      break;
    case 10:
      g_object_set (playback, "stops-at-solutions", g_test_rand_bit (), NULL);
      break;
    default:
      g_main_context_iteration (NULL, FALSE);
    }
}

static void
storm_frame_cb (QsPlayback   *playback,
                const GArray *moments)
{
  const QsMoment *moment = &qs_playback_get_status (playback)->moment;

  engine_assert_same_moment (moment, &g_array_index (moments, QsMoment, moment->step));
}

/* Nothing waits; in the end it must be at some step, show that one, and continue from there. */
static void
test_storm_of_commands_ends_right (gconstpointer data)
{
  g_autoptr (GArray) replay = engine_replay_new (&qs_shifting_masks, 8);
  g_autoptr (GArray) moments = engine_replay_get_moments (replay, 8);
  g_autoptr (QsPlayback) playback = qs_playback_new (&qs_shifting_masks, 8, GPOINTER_TO_UINT (data), NULL);

  set_speed (playback, FULL);
  g_signal_connect (playback, "frame", G_CALLBACK (storm_frame_cb), moments);
  for (guint i = 0; i < 100; i++)
    {
      for (guint j = 0; j < 30; j++)
        send_anything (playback);

      qs_playback_pause (playback);
      assert_waits (playback);
    }

  g_object_set (playback, "stops-at-solutions", FALSE, NULL);
  qs_playback_stop (playback);
  set_speed (playback, FULL);
  qs_playback_play (playback);
  engine_run_until (is_finished (playback));
  g_assert_cmpuint (get_step (playback), ==, replay->len);
  assert_known (playback, replay, replay->len);
}

QS_TEST (a_pause_at_each_solution)
{
  g_autoptr (QsPlayback) playback = playback_new (5, FULL);
  gboolean stops;

  g_object_get (playback, "stops-at-solutions", &stops, NULL);
  g_assert_false (stops);
  g_object_set (playback, "stops-at-solutions", TRUE, NULL);
  for (guint i = 1; i <= 10; i++)
    {
      qs_playback_play (playback);
      engine_run_until (!qs_playback_is_playing (playback));
      g_assert_cmpint (qs_playback_get_status (playback)->state, ==, QS_PLAYBACK_PAUSED);
      g_assert_cmpint (qs_playback_get_status (playback)->moment.event, ==, QS_TRACE_SOLUTION);
      g_assert_cmpuint (qs_playback_get_status (playback)->moment.counts.solutions, ==, i);
    }

  qs_playback_play (playback);
  engine_run_until (!qs_playback_is_playing (playback));
  g_assert_true (is_finished (playback));

  /* It may be changed while it plays, too. */
  qs_playback_play (playback);
  g_object_set (playback, "stops-at-solutions", FALSE, NULL);
  g_object_get (playback, "stops-at-solutions", &stops, NULL);
  g_assert_false (stops);
  engine_run_until (!qs_playback_is_playing (playback));
  while (!is_finished (playback))
    {
      qs_playback_play (playback);
      engine_run_until (!qs_playback_is_playing (playback));
    }
}

/* Playing again still knows the steps to come. */
QS_TEST (played_again_it_is_known)
{
  g_autoptr (GArray) replay = engine_replay_new (&qs_shifting_masks, 6);
  g_autoptr (QsPlayback) playback = playback_new (6, FULL);

  qs_playback_play (playback);
  engine_run_until (is_finished (playback));
  stop_clock ();
  set_speed (playback, 1);
  qs_playback_play (playback);
  engine_run_until (get_step (playback) == 1);

  g_assert_cmpuint (qs_playback_get_status (playback)->trail.last_step, ==, replay->len);
  g_assert_true (qs_playback_get_status (playback)->trail.is_complete);
  assert_known (playback, replay, replay->len);

  qs_playback_stop (playback);
  g_assert_cmpuint (qs_playback_get_status (playback)->trail.last_step, ==, 0);
  g_assert_false (qs_playback_get_status (playback)->trail.is_complete);
  assert_known (playback, replay, 0);
}

/* The tree has no room for all of it, and the search continues. */
QS_TEST (the_tree_fills_up)
{
  g_autoptr (QsPlayback) playback = playback_new (16, FULL);
  guint64 step;
  guint size;

  qs_playback_play (playback);
  g_assert_false (qs_playback_get_status (playback)->trail.tree->is_full);
  engine_run_until (qs_playback_get_status (playback)->trail.tree->is_full);

  size = qs_playback_get_status (playback)->trail.tree->n_nodes;
  g_assert_cmpuint (size, <=, QS_TREE_MAX_NODES);
  g_assert_cmpuint (size, >, QS_TREE_MAX_NODES - 16);

  step = qs_playback_get_status (playback)->trail.last_step;
  engine_run_until (qs_playback_get_status (playback)->trail.last_step > step + 1000000);
  g_assert_true (qs_playback_is_playing (playback));
  g_assert_cmpuint (qs_playback_get_status (playback)->trail.tree->n_nodes, ==, size);

  qs_playback_set_board (playback, &qs_boolean_arrays, 4, NULL);
  g_assert_false (qs_playback_get_status (playback)->trail.tree->is_full);
  g_assert_cmpuint (qs_playback_get_status (playback)->trail.tree->n_nodes, ==, 1 + 4);
}

/* A search for a step that is too far away. */
static void
begin_to_seek (QsPlayback *playback)
{
  qs_playback_seek (playback, G_MAXUINT64 - 1);
  engine_run_until (qs_playback_get_status (playback)->is_seeking && get_step (playback) > 0);
  g_assert_true (qs_playback_is_playing (playback));
}

QS_TEST (a_long_seek_is_paused)
{
  g_autoptr (QsPlayback) playback = playback_new (20, 1);
  guint64 step;

  begin_to_seek (playback);
  step = get_step (playback);
  g_assert_cmpuint (step, >, 0);

  qs_playback_pause (playback);
  g_assert_false (qs_playback_get_status (playback)->is_seeking);
  assert_waits (playback);
  g_assert_false (qs_playback_get_status (playback)->is_seeking);
  g_assert_cmpuint (get_step (playback), >=, step);
}

/* Moments that were on their way before a command to go elsewhere are no longer shown. */
static void
seek_frame_cb (QsPlayback *playback,
               guint64    *shown)
{
  if (get_step (playback) > 10)
    g_assert_cmpuint (get_step (playback), ==, *shown);
}

QS_TEST (a_seek_shows_nothing_old)
{
  g_autoptr (QsPlayback) playback = playback_new (20, FULL);

  for (guint i = 0; i < 20; i++)
    {
      guint64 shown;
      gulong handler;

      qs_playback_play (playback);
      engine_run_until (get_step (playback) > 1000);
      shown = get_step (playback);

      handler = g_signal_connect (playback, "frame", G_CALLBACK (seek_frame_cb), &shown);
      wait_until_clock_stands ();
      qs_playback_seek (playback, 10);
      set_speed (playback, FULL - i);
      engine_run_until (!qs_playback_is_playing (playback));
      g_assert_cmpuint (get_step (playback), ==, 10);
      g_signal_handler_disconnect (playback, handler);
    }
}

static void
test_dropped_while_seeking (gconstpointer data)
{
  gboolean is_back = GPOINTER_TO_INT (data);

  for (guint i = 0; i < N_TRIES; i++)
    {
      QsPlayback *playback = playback_new_with_memory (20, 1, 32);

      begin_to_seek (playback);
      if (is_back)
        {
          qs_playback_move (playback, QS_PLAYBACK_PREVIOUS_SOLUTION);
          engine_run_until (get_step (playback) > 0);
        }

      g_assert_finalize_object (playback);
    }
}

QS_TEST (another_seed_begins_anew)
{
  g_autoptr (QsPlayback) playback = playback_new (6, FULL);

  g_assert_cmpuint (qs_playback_get_status (playback)->seed, ==, 0);
  qs_playback_seek (playback, 50);
  engine_run_until (!qs_playback_is_playing (playback));

  g_object_set (playback, "seed", 0, NULL);
  g_assert_cmpuint (get_step (playback), ==, 50);
  g_object_set (playback, "seed", 7, NULL);
  g_assert_cmpuint (qs_playback_get_status (playback)->seed, ==, 7);
  assert_ready (playback);
  g_assert_cmpuint (qs_playback_get_status (playback)->trail.last_step, ==, 0);
}

QS_TEST (to_the_end_and_back)
{
  g_autoptr (GArray) replay = engine_replay_new (&qs_shifting_masks, 6);
  g_autoptr (QsPlayback) playback = playback_new (6, 1);

  qs_playback_move (playback, QS_PLAYBACK_REWIND);
  assert_ready (playback);
  for (guint i = 0; i < 3; i++)
    {
      qs_playback_move (playback, QS_PLAYBACK_END);
      engine_run_until (!qs_playback_is_playing (playback));
      g_assert_true (is_finished (playback));
      engine_replay_assert_moment (replay, &qs_playback_get_status (playback)->moment);

      qs_playback_move (playback, QS_PLAYBACK_REWIND);
      engine_run_until (!qs_playback_is_playing (playback));
      g_assert_cmpint (qs_playback_get_status (playback)->state, ==, QS_PLAYBACK_PAUSED);
      g_assert_cmpuint (get_step (playback), ==, 0);
      assert_known (playback, replay, replay->len);
    }
}

/* Each method on, back and again, changed from one to the next in the midst of it. */
QS_TEST (each_method_on_and_back)
{
  g_autoptr (QsPlayback) playback = playback_new (5, FULL);

  for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
    {
      g_autoptr (GArray) replay = engine_replay_new (*method, 4);
      guint64 half = replay->len / 2;

      qs_playback_set_board (playback, *method, 4, NULL);
      assert_ready (playback);
      qs_playback_seek (playback, replay->len + 1);
      engine_run_until (!qs_playback_is_playing (playback));
      g_assert_true (is_finished (playback));
      engine_replay_assert_moment (replay, &qs_playback_get_status (playback)->moment);
      if ((*method)->look != QS_LOOK_MOVES)
        assert_known (playback, replay, replay->len);
      else
        g_assert_cmpuint (qs_playback_get_status (playback)->trail.tree->n_nodes, ==, 1);

      qs_playback_seek (playback, half);
      engine_run_until (!qs_playback_is_playing (playback));
      g_assert_cmpuint (get_step (playback), ==, half);
      engine_replay_assert_moment (replay, &qs_playback_get_status (playback)->moment);
      qs_playback_play (playback);
    }
}

/* So few that the search is run again when a test goes back. */
#define SMALL_MEMORY 64

static void
move_and_wait (QsPlayback    *playback,
               QsPlaybackMove move)
{
  qs_playback_move (playback, move);
  engine_run_until (!qs_playback_is_playing (playback));
}

static void
seek_and_wait (QsPlayback *playback,
               guint64     step)
{
  qs_playback_seek (playback, step);
  engine_run_until (!qs_playback_is_playing (playback));
}

/* To the end and back to the start, over each step. */
static void
test_back_over_each_step (gconstpointer data)
{
  for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
    {
      g_autoptr (QsPlayback) playback = qs_playback_new (*method, 4, GPOINTER_TO_UINT (data), NULL);
      g_autoptr (GArray) replay = engine_replay_new (*method, 4);
      g_autoptr (GArray) moments = engine_replay_get_moments (replay, 4);

      move_and_wait (playback, QS_PLAYBACK_END);
      g_assert_true (is_finished (playback));
      for (guint64 step = replay->len; step-- > 0;)
        {
          move_and_wait (playback, QS_PLAYBACK_STEP_BACK);
          g_assert_cmpint (qs_playback_get_status (playback)->state, ==, QS_PLAYBACK_PAUSED);
          g_assert_cmpuint (get_step (playback), ==, step);
          g_assert_cmpuint (qs_playback_get_status (playback)->trail.last_step, ==, replay->len);
          engine_assert_same_moment (&qs_playback_get_status (playback)->moment, &g_array_index (moments, QsMoment, step));
        }

      /* There is nothing before the start. */
      move_and_wait (playback, QS_PLAYBACK_STEP_BACK);
      g_assert_cmpuint (get_step (playback), ==, 0);
    }
}

/* Steps that come during a long way back begin where it ends. */
QS_TEST (steps_far_back_add_up)
{
  g_autoptr (GArray) replay = engine_replay_new (&qs_shifting_masks, 8);
  g_autoptr (QsPlayback) playback = playback_new_with_memory (8, 1, SMALL_MEMORY);

  move_and_wait (playback, QS_PLAYBACK_END);
  for (guint back = 0; back < 5 * SMALL_MEMORY; back++)
    qs_playback_move (playback, QS_PLAYBACK_STEP_BACK);
  move_and_wait (playback, QS_PLAYBACK_STEP);
  g_assert_cmpuint (get_step (playback), ==, replay->len - 5 * SMALL_MEMORY + 1);
  engine_replay_assert_moment (replay, &qs_playback_get_status (playback)->moment);
}

/* From the end to the first solution, and there it stays. */
QS_TEST (the_previous_solution_over_any_distance)
{
  g_autoptr (GArray) replay = engine_replay_new (&qs_shifting_masks, 7);
  g_autoptr (QsPlayback) playback = playback_new_with_memory (7, 1, SMALL_MEMORY);
  guint64 step = replay->len;

  seek_and_wait (playback, step);
  for (guint i = 0; i < 40; i++)
    {
      step = engine_replay_previous (replay, step, QS_TRACE_SOLUTION);
      move_and_wait (playback, QS_PLAYBACK_PREVIOUS_SOLUTION);
      g_assert_cmpuint (get_step (playback), ==, step);
      g_assert_cmpuint (qs_playback_get_status (playback)->moment.counts.solutions, ==, 40 - i);
    }

  move_and_wait (playback, QS_PLAYBACK_PREVIOUS_SOLUTION);
  g_assert_cmpuint (get_step (playback), ==, step);
  engine_replay_assert_moment (replay, &qs_playback_get_status (playback)->moment);
}

/* On a way back of a hundred thousand steps: wherever a pause finds it, it goes on from there. */
QS_TEST (a_long_way_back_is_interrupted)
{
  for (guint i = 0; i < 2 * N_TRIES; i++)
    {
      g_autoptr (QsPlayback) playback = qs_playback_new (&qs_shifting_masks, 20, SMALL_MEMORY, NULL);
      guint64 step;

      seek_and_wait (playback, 100000);
      if (i % 2 == 0)
        qs_playback_seek (playback, 90000);
      else
        qs_playback_move (playback, QS_PLAYBACK_PREVIOUS_SOLUTION);
      qs_playback_pause (playback);
      step = get_step (playback);
      g_assert_cmpuint (step, <=, 100000);
      step_and_wait (playback);
      g_assert_cmpuint (get_step (playback), ==, step + 1);

      /* Nothing of the way that was left is gone, and another one overrides it. */
      qs_playback_seek (playback, 90000);
      qs_playback_seek (playback, 10);
      engine_run_until (!qs_playback_is_playing (playback));
      g_assert_cmpuint (get_step (playback), ==, 10);
      seek_and_wait (playback, 100001);
      g_assert_cmpuint (get_step (playback), ==, 100001);
      g_assert_cmpuint (qs_playback_get_status (playback)->trail.last_step, ==, 100001);
    }
}

/* It does not catch up with missed steps, except to even out the pace. */
QS_TEST (missed_steps_are_forgiven)
{
  g_autoptr (QsPlayback) playback = playback_new (16, 100);
  guint64 step;

  stop_clock ();
  qs_playback_play (playback);
  engine_clock_run_until_awaited (&pace_clock);
  step = get_step (playback);
  engine_clock_turn (&pace_clock, 500 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpint (engine_clock_run_until_awaited (&pace_clock), ==, 10 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpuint (get_step (playback), ==, step + 3);
}

/* At speeds where no step can be waited for; on a machine that wakes late. */
static void
test_pace_is_kept (gconstpointer data)
{
  guint speed = GPOINTER_TO_UINT (data);
  g_autoptr (QsPlayback) playback = playback_new (16, speed);
  double expected;
  gint64 start;

  stop_clock ();
  start = pace_clock.time;
  qs_playback_play (playback);
  for (guint i = 0; i < 100; i++)
    {
      engine_clock_turn (&pace_clock, engine_clock_run_until_awaited (&pace_clock) + 60 * (i % 2));
      engine_clock_run_until_awaited (&pace_clock);
      expected = 1 + (double) (pace_clock.time - start) * speed / G_USEC_PER_SEC;
      g_assert_cmpfloat_with_epsilon ((double) get_step (playback), expected, 1.5);
    }
}

/* Also when it comes to one from behind. */
static void
test_pause_at_known_solutions (gconstpointer data)
{
  g_autoptr (GArray) replay = engine_replay_new (&qs_shifting_masks, 5);
  g_autoptr (QsPlayback) playback = playback_new (5, GPOINTER_TO_INT (data));
  guint64 step = 0;

  g_object_set (playback, "stops-at-solutions", TRUE, NULL);
  for (guint i = 1; i <= 10; i++)
    {
      step = engine_replay_next (replay, step, QS_TRACE_SOLUTION);
      for (guint j = 0; j < 2; j++)
        {
          qs_playback_play (playback);
          engine_run_until (!qs_playback_is_playing (playback));
          g_assert_cmpuint (get_step (playback), ==, step);
          if (j == 0)
            seek_and_wait (playback, step - 3);
        }
    }
}

#define N_MANY_SOLUTIONS 20000

static void
search_many_solutions (QsSearch *search)
{
  for (guint i = 0; i < N_MANY_SOLUTIONS; i++)
    {
      if (!search->tracer->trace (QS_TRACE_PLACE, 0, 0, search->tracer->data) ||
          !search->tracer->trace (QS_TRACE_SOLUTION, 0, 0, search->tracer->data) ||
          !search->tracer->trace (QS_TRACE_REMOVE, 0, 0, search->tracer->data))
        return;
    }
}

/* Of 20,000 every eighth is left, whenever they were read. */
QS_TEST (solution_steps_are_thinned)
{
  static const QsMethod many = { .id = "many", .max_n = 1, .look = QS_LOOK_MOVES, .search = search_many_solutions };
  g_autoptr (QsPlayback) playback = qs_playback_new (&many, 1, QS_TIMELINE_CAPACITY, NULL);
  const GArray *steps = qs_playback_get_status (playback)->trail.solution_steps;

  seek_and_wait (playback, 3 * QS_RUN_MAX_MARKS);
  g_assert_cmpuint (steps->len, ==, QS_RUN_MAX_MARKS);
  for (guint i = 0; i < steps->len; i++)
    g_assert_cmpuint (g_array_index (steps, guint64, i), ==, 3 * i + 2);

  while (!is_finished (playback))
    seek_and_wait (playback, get_step (playback) + 7777);
  g_assert_cmpuint (steps->len, ==, N_MANY_SOLUTIONS / 8);
  for (guint i = 0; i < steps->len; i++)
    g_assert_cmpuint (g_array_index (steps, guint64, i), ==, 3 * 8 * i + 2);
}

static void
add_for (const char   *path,
         const char   *name,
         int           value,
         GTestDataFunc test)
{
  g_autofree char *full_path = g_strdup_printf ("/engine/playback/%s/%s", path, name);

  g_test_add_data_func (full_path, GINT_TO_POINTER (value), test);
}

QS_TEST_MAIN
{
  add_for ("every-step-in-order", "4", 4, test_every_step_in_order);
  add_for ("every-step-in-order", "5", 5, test_every_step_in_order);
  for (guint n = 1; n <= 3; n++)
    add_for ("a-small-board-ends", n == 1 ? "1" : n == 2 ? "2" : "3", (int) n, test_small_boards_end);

  add_for ("steps-a-second", "20", 20, test_steps_a_second);
  add_for ("steps-a-second", "100", 100, test_steps_a_second);
  add_for ("a-lower-speed-takes-effect", "from-1000", 1000, test_slower_takes_effect);
  add_for ("a-lower-speed-takes-effect", "from-full", FULL, test_slower_takes_effect);
  add_for ("the-pace-is-kept", "at-2000", 2000, test_pace_is_kept);
  add_for ("the-pace-is-kept", "at-600000", 600000, test_pace_is_kept);

  add_for ("a-pause-waits", "at-100", 100, test_pause_at);
  add_for ("a-pause-waits", "at-full-speed", FULL, test_pause_at);
  add_for ("the-board-changes-while-playing", "at-20", 20, test_board_changes_while_playing);
  add_for ("the-board-changes-while-playing", "at-full-speed", FULL, test_board_changes_while_playing);
  add_for ("random-commands-do-what-they-say", "remembered", 4096, test_random_commands_do_what_they_say);
  add_for ("random-commands-do-what-they-say", "searched-again", 32, test_random_commands_do_what_they_say);
  add_for ("a-storm-of-commands-ends-right", "remembered", 1 << 22, test_storm_of_commands_ends_right);
  add_for ("a-storm-of-commands-ends-right", "searched-again", 64, test_storm_of_commands_ends_right);
  add_for ("back-over-each-step", "remembered", QS_TIMELINE_CAPACITY, test_back_over_each_step);
  add_for ("back-over-each-step", "searched-again", SMALL_MEMORY, test_back_over_each_step);
  add_for ("back-over-each-step", "hardly-remembered", 1, test_back_over_each_step);
  add_for ("a-pause-at-known-solutions", "at-2000", 2000, test_pause_at_known_solutions);
  add_for ("a-pause-at-known-solutions", "at-full-speed", FULL, test_pause_at_known_solutions);

  add_for ("dropped", "ready", QS_PLAYBACK_READY, test_dropped_in_state);
  add_for ("dropped", "playing", QS_PLAYBACK_PLAYING, test_dropped_in_state);
  add_for ("dropped", "paused", QS_PLAYBACK_PAUSED, test_dropped_in_state);
  add_for ("dropped", "finished", QS_PLAYBACK_FINISHED, test_dropped_in_state);
  add_for ("dropped", "while-it-goes-on", FALSE, test_dropped_while_seeking);
  add_for ("dropped", "while-it-goes-back", TRUE, test_dropped_while_seeking);
  add_for ("dropped/by-who-sees-a-frame", "on-the-way", 16, test_dropped_by_who_sees_a_frame);
  add_for ("dropped/by-who-sees-a-frame", "at-the-end", 1, test_dropped_by_who_sees_a_frame);
  add_for ("stopped-by-who-sees-a-frame", "on-the-way", 16, test_stopped_by_who_sees_a_frame);
  add_for ("stopped-by-who-sees-a-frame", "at-the-end", 1, test_stopped_by_who_sees_a_frame);
}
