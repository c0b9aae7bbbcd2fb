/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The playback: what there is to see, how fast, and that any command may come at any moment. */

#include "config.h"

#include "qs-playback.h"

#include "engine-test-replay.h"
#include "engine-test-util.h"
#include "qs-shifting-masks.h"
#include "qs-test-boards.h"

#define N_TRIES 5

/* Does not wait at all. */
#define FULL QS_PLAYBACK_MAX_SPEED

static gboolean
is_playing (QsPlayback *playback)
{
  return qs_playback_get_state (playback) == QS_PLAYBACK_PLAYING;
}

static gboolean
is_finished (QsPlayback *playback)
{
  return qs_playback_get_state (playback) == QS_PLAYBACK_FINISHED;
}

static guint64
get_step (QsPlayback *playback)
{
  return qs_playback_get_frame (playback)->step;
}

static QsPlayback *
playback_new (guint  n,
              double speed)
{
  QsPlayback *playback = qs_playback_new (&qs_shifting_masks, n);

  qs_playback_set_speed (playback, speed);

  return playback;
}

static void
step_and_wait (QsPlayback *playback)
{
  qs_playback_step (playback);
  engine_run_until (!is_playing (playback));
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
  QsPlaybackFrame first;

  qs_playback_frame_init (&first);
  g_assert_cmpint (qs_playback_get_state (playback), ==, QS_PLAYBACK_READY);
  g_assert_cmpmem (qs_playback_get_frame (playback), sizeof first, &first, sizeof first);
}

static void
test_new_playback_is_ready (void)
{
  g_autoptr (QsPlayback) playback = qs_playback_new (&qs_shifting_masks, 8);

  assert_ready (playback);
  g_assert_cmpuint (qs_playback_get_n (playback), ==, 8);

  qs_playback_pause (playback);
  qs_playback_stop (playback);
  assert_ready (playback);
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
      g_assert_cmpint (qs_playback_get_state (playback), ==, QS_PLAYBACK_PAUSED);
      g_assert_cmpuint (get_step (playback), ==, step);
      engine_replay_assert_frame (replay, qs_playback_get_frame (playback));
    }

  step_and_wait (playback);
  g_assert_true (is_finished (playback));
  g_assert_cmpuint (get_step (playback), ==, replay->len);

  /* After the end there is no step. */
  qs_playback_step (playback);
  qs_playback_next_solution (playback);
  g_assert_true (is_finished (playback));
}

/* What is seen of a run. */
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

  engine_replay_assert_frame (watch->replay, qs_playback_get_frame (playback));
  if (step != 0)
    g_assert_cmpuint (step, >=, watch->last_step);
  if (watch->all)
    g_assert_cmpuint (step, <=, watch->last_step + 1);

  watch->last_step = step;
  watch->n_frames++;
}

/* Slowly enough that each step is shown, even when the machine is late for it. */
static void
test_slow_play_shows_every_step (void)
{
  g_autoptr (QsPlayback) playback = playback_new (4, 25);
  g_autoptr (GArray) replay = engine_replay_new (&qs_shifting_masks, 4);
  Watch watch = { .replay = replay, .all = TRUE };

  g_signal_connect (playback, "frame", G_CALLBACK (frame_cb), &watch);
  qs_playback_play (playback);
  engine_run_until (watch.last_step >= 40);
  g_assert_cmpuint (watch.n_frames, >=, 40);
}

static void
test_fast_play_shows_some (void)
{
  g_autoptr (QsPlayback) playback = playback_new (6, FULL);
  g_autoptr (GArray) replay = engine_replay_new (&qs_shifting_masks, 6);
  Watch watch = { .replay = replay };

  g_signal_connect (playback, "frame", G_CALLBACK (frame_cb), &watch);
  qs_playback_play (playback);
  engine_run_until (is_finished (playback));
  g_assert_cmpuint (watch.last_step, ==, replay->len);
  g_assert_cmpuint (watch.n_frames, <, replay->len / 2);
  g_assert_cmpuint (qs_playback_get_frame (playback)->solutions, ==, 4);
}

static void
test_steps_a_second (gconstpointer data)
{
  int speed = GPOINTER_TO_INT (data);
  g_autoptr (QsPlayback) playback = playback_new (16, speed);
  guint64 before;

  qs_playback_play (playback);
  engine_run_until (get_step (playback) > 0);

  before = get_step (playback);
  engine_run_for (G_TIME_SPAN_SECOND);
  g_assert_cmpuint (get_step (playback) - before, >=, (guint64) speed / 2);
  g_assert_cmpuint (get_step (playback) - before, <=, (guint64) speed * 3 / 2);
}

/* Begins to wait a second for the second step. */
static QsPlayback *
begin_long_wait (void)
{
  QsPlayback *playback = playback_new (16, 1);

  qs_playback_play (playback);
  engine_run_until (get_step (playback) == 1);

  return playback;
}

static void
test_faster_takes_effect_in_a_wait (gconstpointer data)
{
  gint64 durations[N_TRIES];

  for (guint i = 0; i < N_TRIES; i++)
    {
      g_autoptr (QsPlayback) playback = begin_long_wait ();

      durations[i] = g_get_monotonic_time ();
      qs_playback_set_speed (playback, GPOINTER_TO_INT (data));
      engine_run_until (get_step (playback) > 1);
      durations[i] = g_get_monotonic_time () - durations[i];
    }

  /* 50 ms on a machine of one's own; otherwise it would be a second. */
  g_assert_cmpint (engine_median (durations, N_TRIES), <, 500 * G_TIME_SPAN_MILLISECOND);
}

static void
test_slower_takes_effect (gconstpointer data)
{
  g_autoptr (QsPlayback) playback = playback_new (16, GPOINTER_TO_INT (data));
  guint64 before;

  qs_playback_play (playback);
  engine_run_until (get_step (playback) > 20);
  qs_playback_set_speed (playback, 1);

  engine_run_for (300 * G_TIME_SPAN_MILLISECOND);
  before = get_step (playback);
  engine_run_for (500 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpuint (get_step (playback) - before, <=, 1);
  g_assert_true (is_playing (playback));
}

static void
test_step_does_not_wait_for_its_turn (void)
{
  gint64 durations[N_TRIES];

  for (guint i = 0; i < N_TRIES; i++)
    {
      g_autoptr (QsPlayback) playback = begin_long_wait ();

      durations[i] = g_get_monotonic_time ();
      step_and_wait (playback);
      durations[i] = g_get_monotonic_time () - durations[i];
      g_assert_cmpuint (get_step (playback), ==, 2);
    }

  g_assert_cmpint (engine_median (durations, N_TRIES), <, 500 * G_TIME_SPAN_MILLISECOND);
}

/* Who plays on does not wait for what was due before the pause. */
static void
test_play_after_a_pause_begins_at_once (void)
{
  gint64 durations[N_TRIES];

  for (guint i = 0; i < N_TRIES; i++)
    {
      g_autoptr (QsPlayback) playback = begin_long_wait ();

      qs_playback_pause (playback);
      durations[i] = g_get_monotonic_time ();
      qs_playback_play (playback);
      engine_run_until (get_step (playback) == 2);
      durations[i] = g_get_monotonic_time () - durations[i];
    }

  g_assert_cmpint (engine_median (durations, N_TRIES), <, 500 * G_TIME_SPAN_MILLISECOND);
}

static void
test_speed_is_a_property (void)
{
  g_autoptr (QsPlayback) playback = qs_playback_new (&qs_shifting_masks, 8);
  guint n_notified = 0;
  double speed;

  g_signal_connect_swapped (playback, "notify::speed", G_CALLBACK (g_atomic_int_inc), &n_notified);
  g_object_set (playback, "speed", 250.0, NULL);
  g_assert_cmpfloat (qs_playback_get_speed (playback), ==, 250);
  g_assert_cmpuint (n_notified, ==, 1);

  qs_playback_set_speed (playback, 250);
  g_assert_cmpuint (n_notified, ==, 1);

  qs_playback_set_speed (playback, QS_PLAYBACK_MAX_SPEED);
  g_object_get (playback, "speed", &speed, NULL);
  g_assert_cmpfloat (speed, ==, QS_PLAYBACK_MAX_SPEED);
  assert_ready (playback);
}

static void
test_next_solution_gives_each (void)
{
  g_autoptr (QsPlayback) playback = playback_new (5, 1);
  g_autoptr (GArray) solutions = test_all_solutions (5);

  g_assert_cmpuint (solutions->len, ==, 5 * 10);
  for (guint i = 0; i < 10; i++)
    {
      const QsPlaybackFrame *frame = qs_playback_get_frame (playback);

      qs_playback_next_solution (playback);
      g_assert_true (is_playing (playback));
      engine_run_until (!is_playing (playback));

      g_assert_cmpint (qs_playback_get_state (playback), ==, QS_PLAYBACK_PAUSED);
      g_assert_cmpint (frame->event, ==, QS_TRACE_SOLUTION);
      g_assert_cmpuint (frame->solutions, ==, i + 1);
      g_assert_cmpmem (frame->columns, 5 * sizeof *frame->columns,
                       &g_array_index (solutions, guint16, 5 * i), 5 * sizeof *frame->columns);
    }

  qs_playback_next_solution (playback);
  engine_run_until (!is_playing (playback));
  g_assert_true (is_finished (playback));
  g_assert_cmpuint (qs_playback_get_frame (playback)->solutions, ==, 10);
}

static void
test_pause_at (gconstpointer data)
{
  g_autoptr (QsPlayback) playback = playback_new (16, GPOINTER_TO_INT (data));
  guint64 step;

  qs_playback_play (playback);
  engine_run_until (get_step (playback) > 5);
  qs_playback_pause (playback);
  g_assert_cmpint (qs_playback_get_state (playback), ==, QS_PLAYBACK_PAUSED);
  assert_waits (playback);

  step = get_step (playback);
  qs_playback_play (playback);
  engine_run_until (get_step (playback) > step + 5);
  qs_playback_pause (playback);
  assert_waits (playback);
}

/* Frames that were on their way when the pause was asked for must not say that it plays. */
static void
test_pause_stays_paused (void)
{
  g_autoptr (QsPlayback) playback = playback_new (16, FULL);

  for (guint i = 0; i < 20; i++)
    {
      guint64 step = get_step (playback);

      qs_playback_play (playback);
      g_assert_true (is_playing (playback));
      engine_run_until (get_step (playback) > step);
      g_assert_true (is_playing (playback));

      qs_playback_pause (playback);
      engine_run_pending ();
      g_assert_cmpint (qs_playback_get_state (playback), ==, QS_PLAYBACK_PAUSED);
    }
}

/* Neither a pause that has been taken back nor a step that is being made ends the playing. */
static void
test_last_command_counts (void)
{
  g_autoptr (QsPlayback) playback = playback_new (16, 200);
  guint64 step;

  qs_playback_play (playback);
  engine_run_until (get_step (playback) > 5);

  qs_playback_pause (playback);
  qs_playback_play (playback);
  step = get_step (playback);
  engine_run_until (get_step (playback) > step + 20);
  g_assert_true (is_playing (playback));

  qs_playback_step (playback);
  qs_playback_play (playback);
  step = get_step (playback);
  engine_run_until (get_step (playback) > step + 20);
  g_assert_true (is_playing (playback));

  qs_playback_next_solution (playback);
  qs_playback_play (playback);
  step = get_step (playback);
  engine_run_until (get_step (playback) > step + 20);
  g_assert_true (is_playing (playback));
}

static void
test_steps_add_up (void)
{
  g_autoptr (QsPlayback) playback = playback_new (8, 1);

  for (guint i = 0; i < 200; i++)
    {
      qs_playback_step (playback);
      if (i % 10 == 0)
        qs_playback_set_speed (playback, 1 + i);
    }

  engine_run_until (!is_playing (playback));
  g_assert_cmpuint (get_step (playback), ==, 200);
}

static void
test_play_after_the_end_begins_anew (void)
{
  g_autoptr (QsPlayback) playback = playback_new (6, FULL);
  g_autoptr (GArray) replay = engine_replay_new (&qs_shifting_masks, 6);

  qs_playback_play (playback);
  engine_run_until (is_finished (playback));
  g_assert_cmpuint (get_step (playback), ==, replay->len);

  qs_playback_set_speed (playback, 1);
  qs_playback_play (playback);
  g_assert_true (is_playing (playback));
  g_assert_cmpuint (get_step (playback), ==, 0);
  engine_run_until (get_step (playback) == 1);

  qs_playback_set_speed (playback, FULL);
  engine_run_until (is_finished (playback));
  g_assert_cmpuint (get_step (playback), ==, replay->len);
  g_assert_cmpuint (qs_playback_get_frame (playback)->solutions, ==, 4);
}

static void
test_stop_goes_back (void)
{
  g_autoptr (QsPlayback) playback = playback_new (16, FULL);
  gint64 durations[N_TRIES];

  for (guint i = 0; i < N_TRIES; i++)
    {
      qs_playback_play (playback);
      engine_run_until (get_step (playback) > 1000);

      durations[i] = g_get_monotonic_time ();
      qs_playback_stop (playback);
      durations[i] = g_get_monotonic_time () - durations[i];
      assert_ready (playback);
      engine_run_pending ();
      assert_ready (playback);
    }

  g_assert_cmpint (engine_median (durations, N_TRIES), <, ENGINE_PROMPTLY);
}

static void
test_board_changes_while_playing (gconstpointer data)
{
  g_autoptr (QsPlayback) playback = playback_new (16, GPOINTER_TO_INT (data));
  g_autoptr (GArray) replay = engine_replay_new (&qs_shifting_masks, 4);
  Watch watch = { .replay = replay };

  qs_playback_play (playback);
  engine_run_until (get_step (playback) > 3);
  qs_playback_set_board (playback, &qs_shifting_masks, 4);
  g_assert_cmpuint (qs_playback_get_n (playback), ==, 4);
  assert_ready (playback);

  /* Nothing comes from the larger board any more. */
  g_signal_connect (playback, "frame", G_CALLBACK (frame_cb), &watch);
  engine_run_pending ();
  assert_ready (playback);
  qs_playback_set_speed (playback, FULL);
  qs_playback_play (playback);
  engine_run_until (is_finished (playback));
  g_assert_cmpuint (get_step (playback), ==, replay->len);

  /* The same board again is no change. */
  qs_playback_set_board (playback, &qs_shifting_masks, 4);
  g_assert_true (is_finished (playback));
}

static void
test_small_boards_end (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (QsPlayback) playback = playback_new (n, FULL);

  qs_playback_play (playback);
  engine_run_until (is_finished (playback));
  g_assert_cmpuint (qs_playback_get_frame (playback)->solutions, ==, n == 1 ? 1 : 0);
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
      qs_playback_set_speed (playback, FULL);
      engine_run_until (is_finished (playback));
    }

  return playback;
}

static void
test_dropped_in_state (gconstpointer data)
{
  gint64 durations[2 * N_TRIES + 1];

  for (guint i = 0; i < G_N_ELEMENTS (durations); i++)
    {
      QsPlayback *playback = playback_in_state (GPOINTER_TO_UINT (data), i % 2 == 0 ? 1 : FULL);

      durations[i] = g_get_monotonic_time ();
      g_assert_finalize_object (playback);
      durations[i] = g_get_monotonic_time () - durations[i];
    }

  g_assert_cmpint (engine_median (durations, G_N_ELEMENTS (durations)), <, ENGINE_PROMPTLY);
  engine_run_pending ();
}

/* The queue is full, and the search waits for the main loop. */
static void
test_dropped_while_reports_wait (void)
{
  QsPlayback *playback = playback_new (16, FULL);

  qs_playback_play (playback);
  engine_run_until (get_step (playback) > 0);
  g_usleep (150 * G_TIME_SPAN_MILLISECOND);
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
                       GParamSpec *pspec,
                       gpointer    user_data)
{
  if (is_finished (playback))
    g_clear_object ((QsPlayback **) user_data);
}

static void
test_dropped_by_who_hears_of_the_end (void)
{
  QsPlayback *playback = playback_new (5, FULL);
  gpointer weak = playback;

  g_object_add_weak_pointer (G_OBJECT (playback), &weak);
  g_signal_connect (playback, "notify::state", G_CALLBACK (drop_when_finished_cb), &playback);
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
           GParamSpec *pspec,
           gpointer    user_data)
{
  guint *n_left = user_data;

  if (is_finished (playback) && (*n_left)-- > 0)
    qs_playback_play (playback);
}

static void
test_played_again_by_who_hears_of_the_end (void)
{
  g_autoptr (QsPlayback) playback = playback_new (6, FULL);
  guint n_left = 20;

  g_signal_connect (playback, "notify::state", G_CALLBACK (replay_cb), &n_left);
  qs_playback_play (playback);
  engine_run_until (is_finished (playback) && n_left > 20);
  g_assert_cmpuint (qs_playback_get_frame (playback)->solutions, ==, 4);
}

/* A playback, and where it ought to be. */
typedef struct
{
  QsPlayback *playback;
  GArray *replays[7]; /* by n; 4, 5 and 6 are used */
  guint n;
  guint64 step;
  QsPlaybackState state;
} Model;

static void
model_begin (Model *model,
             guint  n)
{
  model->n = n;
  model->step = 0;
  model->state = QS_PLAYBACK_READY;
}

/* Is at @step now, or at the end when there are not so many. */
static void
model_go_to (Model  *model,
             guint64 step)
{
  guint64 n_steps = model->replays[model->n]->len;

  model->step = MIN (step, n_steps);
  model->state = step > n_steps ? QS_PLAYBACK_FINISHED : QS_PLAYBACK_PAUSED;
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
  model->step = get_step (model->playback);
  model->state = qs_playback_get_state (model->playback);
  if (model->state == QS_PLAYBACK_FINISHED)
    g_assert_cmpuint (model->step, ==, model->replays[model->n]->len);
  else
    g_assert_cmpint (model->state, ==, QS_PLAYBACK_PAUSED);
}

static void
do_something (Model *model)
{
  guint n = (guint) g_test_rand_int_range (4, 7);

  switch (g_test_rand_int_range (0, 9))
    {
    case 0:
      qs_playback_stop (model->playback);
      model_begin (model, model->n);
      break;
    case 1:
      qs_playback_set_board (model->playback, &qs_shifting_masks, n);
      if (n != model->n)
        model_begin (model, n);
      break;
    case 2:
      qs_playback_pause (model->playback);
      break;
    case 3:
    case 4:
      qs_playback_next_solution (model->playback);
      if (model->state != QS_PLAYBACK_FINISHED)
        model_go_to (model, engine_replay_next (model->replays[model->n], model->step));
      break;
    case 5:
      qs_playback_set_speed (model->playback, g_test_rand_bit () ? FULL : g_test_rand_double_range (1, 50000));
      break;
    case 6:
      play_for_a_while (model);
      break;
    default:
      qs_playback_step (model->playback);
      if (model->state != QS_PLAYBACK_FINISHED)
        model_go_to (model, model->step + 1);
    }
}

static void
model_init (Model *model)
{
  for (guint n = 4; n <= 6; n++)
    model->replays[n] = engine_replay_new (&qs_shifting_masks, n);
  model->playback = playback_new (5, FULL);
  model_begin (model, 5);
}

static void
model_clear (Model *model)
{
  g_clear_object (&model->playback);
  for (guint n = 4; n <= 6; n++)
    g_clear_pointer (&model->replays[n], g_array_unref);
}

static void
test_random_commands_do_what_they_say (void)
{
  Model model;

  model_init (&model);
  for (guint i = 0; i < 3000; i++)
    {
      do_something (&model);
      engine_run_until (!is_playing (model.playback));

      g_assert_cmpint (qs_playback_get_state (model.playback), ==, model.state);
      g_assert_cmpuint (get_step (model.playback), ==, model.step);
      engine_replay_assert_frame (model.replays[model.n], qs_playback_get_frame (model.playback));
    }
  model_clear (&model);
}

static void
send_anything (QsPlayback *playback)
{
  switch (g_test_rand_int_range (0, 8))
    {
    case 0:
      qs_playback_stop (playback);
      break;
    case 1:
      qs_playback_pause (playback);
      break;
    case 2:
      qs_playback_next_solution (playback);
      break;
    case 3:
      qs_playback_step (playback);
      break;
    case 4:
      qs_playback_set_speed (playback, g_test_rand_bit () ? FULL : g_test_rand_double_range (1, 50000));
      break;
    case 5:
      qs_playback_play (playback);
      break;
    default:
      g_main_context_iteration (NULL, FALSE);
    }
}

/* Nobody waits for anything; in the end it must be at some step, show that one, and go on from there. */
static void
test_storm_of_commands_ends_right (void)
{
  g_autoptr (GArray) replay = engine_replay_new (&qs_shifting_masks, 6);
  g_autoptr (QsPlayback) playback = playback_new (6, FULL);
  Watch watch = { .replay = replay };

  g_signal_connect (playback, "frame", G_CALLBACK (frame_cb), &watch);
  for (guint i = 0; i < 200; i++)
    {
      for (guint j = 0; j < 30; j++)
        send_anything (playback);

      qs_playback_pause (playback);
      assert_waits (playback);
      engine_replay_assert_frame (replay, qs_playback_get_frame (playback));
    }

  qs_playback_stop (playback);
  qs_playback_set_speed (playback, FULL);
  qs_playback_play (playback);
  engine_run_until (is_finished (playback));
  g_assert_cmpuint (get_step (playback), ==, replay->len);
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

static void
add (const char *path,
     GTestFunc   test)
{
  g_autofree char *full_path = g_strdup_printf ("/engine/playback/%s", path);

  g_test_add_func (full_path, test);
}

static void
add_what_is_seen (void)
{
  add ("a-new-playback-is-ready", test_new_playback_is_ready);
  add_for ("every-step-in-order", "4", 4, test_every_step_in_order);
  add_for ("every-step-in-order", "5", 5, test_every_step_in_order);
  add ("slow-play-shows-every-step", test_slow_play_shows_every_step);
  add ("fast-play-shows-some", test_fast_play_shows_some);
  add ("the-next-solution-gives-each-of-5", test_next_solution_gives_each);
  for (guint n = 1; n <= 3; n++)
    add_for ("a-small-board-ends", n == 1 ? "1" : n == 2 ? "2" : "3", (int) n, test_small_boards_end);
}

static void
add_speeds (void)
{
  add_for ("steps-a-second", "20", 20, test_steps_a_second);
  add_for ("steps-a-second", "200", 200, test_steps_a_second);
  add_for ("a-higher-speed-takes-effect-in-a-wait", "50", 50, test_faster_takes_effect_in_a_wait);
  add_for ("a-higher-speed-takes-effect-in-a-wait", "full", FULL, test_faster_takes_effect_in_a_wait);
  add_for ("a-lower-speed-takes-effect", "from-1000", 1000, test_slower_takes_effect);
  add_for ("a-lower-speed-takes-effect", "from-full", FULL, test_slower_takes_effect);
  add ("a-step-does-not-wait-for-its-turn", test_step_does_not_wait_for_its_turn);
  add ("play-after-a-pause-begins-at-once", test_play_after_a_pause_begins_at_once);
  add ("the-speed-is-a-property", test_speed_is_a_property);
}

static void
add_commands (void)
{
  add_for ("a-pause-waits", "at-100", 100, test_pause_at);
  add_for ("a-pause-waits", "at-full-speed", FULL, test_pause_at);
  add ("a-pause-stays-paused", test_pause_stays_paused);
  add ("the-last-command-counts", test_last_command_counts);
  add ("steps-add-up", test_steps_add_up);
  add ("play-after-the-end-begins-anew", test_play_after_the_end_begins_anew);
  add ("a-stop-goes-back", test_stop_goes_back);
  add_for ("the-board-changes-while-playing", "at-20", 20, test_board_changes_while_playing);
  add_for ("the-board-changes-while-playing", "at-full-speed", FULL, test_board_changes_while_playing);
  add ("random-commands-do-what-they-say", test_random_commands_do_what_they_say);
  add ("a-storm-of-commands-ends-right", test_storm_of_commands_ends_right);
}

static void
add_lifetimes (void)
{
  add_for ("dropped", "ready", QS_PLAYBACK_READY, test_dropped_in_state);
  add_for ("dropped", "playing", QS_PLAYBACK_PLAYING, test_dropped_in_state);
  add_for ("dropped", "paused", QS_PLAYBACK_PAUSED, test_dropped_in_state);
  add_for ("dropped", "finished", QS_PLAYBACK_FINISHED, test_dropped_in_state);
  add ("dropped/while-reports-wait", test_dropped_while_reports_wait);
  add_for ("dropped/by-who-sees-a-frame", "on-the-way", 16, test_dropped_by_who_sees_a_frame);
  add_for ("dropped/by-who-sees-a-frame", "at-the-end", 1, test_dropped_by_who_sees_a_frame);
  add ("dropped/by-who-hears-of-the-end", test_dropped_by_who_hears_of_the_end);
  add_for ("stopped-by-who-sees-a-frame", "on-the-way", 16, test_stopped_by_who_sees_a_frame);
  add_for ("stopped-by-who-sees-a-frame", "at-the-end", 1, test_stopped_by_who_sees_a_frame);
  add ("played-again-by-who-hears-of-the-end", test_played_again_by_who_hears_of_the_end);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_what_is_seen ();
  add_speeds ();
  add_commands ();
  add_lifetimes ();

  return g_test_run ();
}
