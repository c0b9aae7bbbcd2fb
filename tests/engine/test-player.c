/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The worker's side of a playback, command by command and report by report. */

#include "config.h"

#include "qs-player.h"

#include "engine-test-replay.h"
#include "engine-test-util.h"
#include "qs-shifting-masks.h"

#define N_TRIES 5

typedef struct
{
  GArray *reports; /* QsPlayerReport */
  QsWorker *worker;
} Fixture;

/* The steps that an endless search has made; atomic. */
static int n_steps;

/* How long each of its steps takes, in microseconds. */
static gint64 step_cost;

/* A search that never ends, and places no queen. */
static guint64
search_for_ever (guint           n,
                 const QsTracer *tracer)
{
  do
    {
      gint64 end = g_get_monotonic_time () + step_cost;

      while (step_cost > 0 && g_get_monotonic_time () < end)
        ;
      g_atomic_int_inc (&n_steps);
    }
  while (tracer->trace (QS_TRACE_CHECK, 0, 0, tracer->data));

  return 0;
}

static const QsMethod endless = {
  .id = "endless",
  .name = "Endless",
  .max_n = 32,
  .search = search_for_ever,
};

static void
receive (gpointer message,
         gpointer user_data)
{
  Fixture *fixture = user_data;

  g_array_append_vals (fixture->reports, message, 1);
}

static const QsWorkerKind kind = {
  .name = "player",
  .work = qs_player_run,
  .receive = receive,
  .free_job = g_free,
  .free_message = g_free,
  .free_command = g_free,
};

static void
start (Fixture        *fixture,
       const QsMethod *method,
       guint           n)
{
  g_atomic_int_set (&n_steps, 0);
  fixture->worker = qs_worker_start (&kind, qs_player_new (method, n, 8), fixture);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  step_cost = 0;
  fixture->reports = g_array_new (FALSE, FALSE, sizeof (QsPlayerReport));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_clear_pointer (&fixture->worker, qs_worker_stop);
  g_array_unref (fixture->reports);
}

static void
send (Fixture            *fixture,
      QsPlayerCommandKind command,
      double              speed)
{
  qs_worker_send (fixture->worker, qs_player_command_new (command, speed));
}

static const QsPlayerReport *
get (const Fixture *fixture,
     guint          i)
{
  g_assert_cmpuint (i, <, fixture->reports->len);

  return &g_array_index (fixture->reports, QsPlayerReport, i);
}

static const QsPlayerReport *
last (const Fixture *fixture)
{
  return get (fixture, fixture->reports->len - 1);
}

/* Whether the player has heard so many commands and waits for another. */
static gboolean
waits_after (const Fixture *fixture,
             guint64        n_commands)
{
  return fixture->reports->len > 0 &&
         last (fixture)->is_paused &&
         last (fixture)->n_commands_heard == n_commands;
}

static void
test_begins_paused (Fixture      *fixture,
                    gconstpointer data)
{
  start (fixture, &qs_shifting_masks, 4);
  send (fixture, QS_PLAYER_SET_SPEED, 1);
  engine_run_until (waits_after (fixture, 1));

  /* And it has said nothing before. */
  g_assert_cmpuint (fixture->reports->len, ==, 1);
  g_assert_cmpuint (get (fixture, 0)->frame.step, ==, 0);
  g_assert_false (get (fixture, 0)->is_finished);
}

static void
test_each_step_is_reported (Fixture      *fixture,
                            gconstpointer data)
{
  g_autoptr (GArray) replay = engine_replay_new (&qs_shifting_masks, 5);

  start (fixture, &qs_shifting_masks, 5);
  for (guint i = 0; i < replay->len; i++)
    send (fixture, QS_PLAYER_STEP, 1);
  engine_run_until (waits_after (fixture, replay->len));

  g_assert_cmpuint (fixture->reports->len, ==, replay->len);
  for (guint i = 0; i < replay->len; i++)
    {
      const QsPlayerReport *report = get (fixture, i);

      g_assert_cmpuint (report->frame.step, ==, i + 1);
      g_assert_cmpuint (report->n_commands_heard, ==, i + 1);
      g_assert_true (report->is_paused);
      g_assert_false (report->is_finished);
      engine_replay_assert_frame (replay, &report->frame);
    }

  /* Nothing is left to do. */
  send (fixture, QS_PLAYER_STEP, 1);
  engine_run_until (last (fixture)->is_finished);
  g_assert_cmpuint (last (fixture)->frame.step, ==, replay->len);
}

static void
test_next_solution_waits_at_each (Fixture      *fixture,
                                  gconstpointer data)
{
  g_autoptr (GArray) replay = engine_replay_new (&qs_shifting_masks, 6);
  guint64 step = 0;

  start (fixture, &qs_shifting_masks, 6);
  for (guint i = 1; i <= 4; i++)
    {
      step = engine_replay_next (replay, step);
      send (fixture, QS_PLAYER_NEXT_SOLUTION, 1);
      engine_run_until (waits_after (fixture, i));

      g_assert_cmpuint (last (fixture)->frame.step, ==, step);
      g_assert_cmpuint (last (fixture)->frame.solutions, ==, i);
      engine_replay_assert_frame (replay, &last (fixture)->frame);
    }

  send (fixture, QS_PLAYER_NEXT_SOLUTION, 1);
  engine_run_until (last (fixture)->is_finished);
  g_assert_cmpuint (last (fixture)->frame.step, ==, replay->len);
}

static void
test_end_is_told_once (Fixture      *fixture,
                       gconstpointer data)
{
  start (fixture, &qs_shifting_masks, 7);
  send (fixture, QS_PLAYER_PLAY, QS_PLAYBACK_MAX_SPEED);
  engine_run_until (fixture->reports->len > 0 && last (fixture)->is_finished);

  for (guint i = 0; i + 1 < fixture->reports->len; i++)
    {
      g_assert_false (get (fixture, i)->is_finished);
      g_assert_cmpuint (get (fixture, i)->frame.step, <=, get (fixture, i + 1)->frame.step);
    }
  g_assert_cmpuint (last (fixture)->frame.solutions, ==, 40);
  g_assert_cmpuint (last (fixture)->frame.backtracks, ==, last (fixture)->frame.placements);

  g_clear_pointer (&fixture->worker, qs_worker_stop);
  engine_run_pending ();
  g_assert_true (last (fixture)->is_finished);
}

/* A screen shows no more of them. */
static void
test_reports_come_no_faster_than_shown (Fixture      *fixture,
                                        gconstpointer data)
{
  gint64 begin;

  start (fixture, &endless, 8);
  begin = g_get_monotonic_time ();
  send (fixture, QS_PLAYER_PLAY, GPOINTER_TO_INT (data));
  engine_run_until (fixture->reports->len >= 30);

  g_assert_cmpint (g_get_monotonic_time () - begin, >=, 29 * 8 * G_TIME_SPAN_MILLISECOND);
}

/* Asserts that the search waits: it makes one step when it is told to, and that is the next one. */
static void
assert_paused (Fixture *fixture,
               guint64  n_commands)
{
  guint64 step = last (fixture)->frame.step;

  g_assert_cmpint (g_atomic_int_get (&n_steps), ==, (int) step);
  send (fixture, QS_PLAYER_STEP, 1);
  engine_run_until (waits_after (fixture, n_commands + 1));
  g_assert_cmpuint (last (fixture)->frame.step, ==, step + 1);
}

static void
test_pause_is_heard (Fixture      *fixture,
                     gconstpointer data)
{
  start (fixture, &endless, 8);
  send (fixture, QS_PLAYER_PLAY, GPOINTER_TO_INT (data));
  engine_run_until (fixture->reports->len >= 3);

  send (fixture, QS_PLAYER_PAUSE, GPOINTER_TO_INT (data));
  engine_run_until (waits_after (fixture, 2));
  assert_paused (fixture, 2);
}

/* No step is ever made in time, and commands must be heard all the same. */
static void
test_pause_is_heard_by_a_search_that_lags (Fixture      *fixture,
                                           gconstpointer data)
{
  step_cost = 20;
  start (fixture, &endless, 8);
  send (fixture, QS_PLAYER_PLAY, GPOINTER_TO_INT (data));
  engine_run_until (fixture->reports->len >= 3);

  send (fixture, QS_PLAYER_PAUSE, GPOINTER_TO_INT (data));
  engine_run_until (waits_after (fixture, 2));
  assert_paused (fixture, 2);
}

static void
test_stop_is_prompt (Fixture      *fixture,
                     gconstpointer data)
{
  gint64 durations[N_TRIES];

  step_cost = 20;

  for (guint i = 0; i < N_TRIES; i++)
    {
      g_array_set_size (fixture->reports, 0);
      start (fixture, &endless, 8);
      send (fixture, QS_PLAYER_PLAY, GPOINTER_TO_INT (data));
      engine_run_until (fixture->reports->len > 0);

      durations[i] = g_get_monotonic_time ();
      g_clear_pointer (&fixture->worker, qs_worker_stop);
      durations[i] = g_get_monotonic_time () - durations[i];
    }

  g_assert_cmpint (engine_median (durations, N_TRIES), <, ENGINE_PROMPTLY);
}

/* The wait that follows may be long: what there is to see is shown before it. */
static void
test_command_is_answered_before_a_wait (Fixture      *fixture,
                                        gconstpointer data)
{
  gint64 durations[N_TRIES];

  for (guint i = 0; i < N_TRIES; i++)
    {
      g_array_set_size (fixture->reports, 0);
      start (fixture, &endless, 8);
      send (fixture, QS_PLAYER_PLAY, 1000);
      engine_run_until (fixture->reports->len >= 3);

      durations[i] = g_get_monotonic_time ();
      send (fixture, QS_PLAYER_SET_SPEED, 1);
      engine_run_until (last (fixture)->n_commands_heard == 2);
      durations[i] = g_get_monotonic_time () - durations[i];
      g_assert_cmpint (g_atomic_int_get (&n_steps), ==, (int) last (fixture)->frame.step);
      g_clear_pointer (&fixture->worker, qs_worker_stop);
    }

  /* Otherwise it would be a second. */
  g_assert_cmpint (engine_median (durations, N_TRIES), <, 500 * G_TIME_SPAN_MILLISECOND);
}

/* While nobody receives, the search waits; what it missed meanwhile it does not catch up with. */
static void
test_missed_steps_are_forgiven (Fixture      *fixture,
                                gconstpointer data)
{
  int before;

  start (fixture, &endless, 8);
  send (fixture, QS_PLAYER_PLAY, 1000);
  engine_run_until (fixture->reports->len >= 3);

  /* It gets as far as the queue lets it: eight reports of 8 ms. */
  before = g_atomic_int_get (&n_steps);
  g_usleep (500 * G_TIME_SPAN_MILLISECOND);
  engine_run_for (50 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpint (g_atomic_int_get (&n_steps) - before, <, 350);
}

/* At two speeds above a thousand steps a second, where the waits are too short to be kept one by one. */
static void
test_pace_is_kept (Fixture      *fixture,
                   gconstpointer data)
{
  double speed = GPOINTER_TO_INT (data), seconds, made;
  gint64 begin;
  int before;

  start (fixture, &endless, 8);
  send (fixture, QS_PLAYER_PLAY, speed);
  engine_run_until (fixture->reports->len >= 3);

  before = g_atomic_int_get (&n_steps);
  begin = g_get_monotonic_time ();
  engine_run_for (500 * G_TIME_SPAN_MILLISECOND);
  made = g_atomic_int_get (&n_steps) - before;
  seconds = (double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC;

  g_test_message ("%.0f steps a second", made / seconds);
  g_assert_cmpfloat (made, >, speed * seconds / 3);
  g_assert_cmpfloat (made, <, speed * (seconds + 0.02) * 1.1);
}

static void
add (const char *path,
     int         speed,
     void (*test) (Fixture      *fixture,
                   gconstpointer data))
{
  g_test_add (path, Fixture, GINT_TO_POINTER (speed), set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("/engine/player/begins-paused", 0, test_begins_paused);
  add ("/engine/player/each-step-is-reported", 0, test_each_step_is_reported);
  add ("/engine/player/the-next-solution-waits-at-each", 0, test_next_solution_waits_at_each);
  add ("/engine/player/the-end-is-told-once", 0, test_end_is_told_once);
  add ("/engine/player/reports-come-no-faster-than-shown/at-200", 200, test_reports_come_no_faster_than_shown);
  add ("/engine/player/reports-come-no-faster-than-shown/at-100000", 100000, test_reports_come_no_faster_than_shown);
  add ("/engine/player/reports-come-no-faster-than-shown/without-waiting", 1000000,
       test_reports_come_no_faster_than_shown);

  add ("/engine/player/a-pause-is-heard/at-50", 50, test_pause_is_heard);
  add ("/engine/player/a-pause-is-heard/at-100000", 100000, test_pause_is_heard);
  add ("/engine/player/a-pause-is-heard/without-waiting", 1000000, test_pause_is_heard);
  add ("/engine/player/a-pause-is-heard/by-a-search-that-lags", 100000, test_pause_is_heard_by_a_search_that_lags);
  add ("/engine/player/a-pause-is-heard/by-a-slow-search-without-waiting", 1000000,
       test_pause_is_heard_by_a_search_that_lags);
  add ("/engine/player/a-stop-is-prompt/at-1", 1, test_stop_is_prompt);
  add ("/engine/player/a-stop-is-prompt/of-a-search-that-lags", 100000, test_stop_is_prompt);
  add ("/engine/player/a-stop-is-prompt/without-waiting", 1000000, test_stop_is_prompt);

  add ("/engine/player/a-command-is-answered-before-a-wait", 0, test_command_is_answered_before_a_wait);
  add ("/engine/player/missed-steps-are-forgiven", 0, test_missed_steps_are_forgiven);
  add ("/engine/player/the-pace-is-kept/at-2000", 2000, test_pace_is_kept);
  add ("/engine/player/the-pace-is-kept/at-300000", 300000, test_pace_is_kept);
  add ("/engine/player/the-pace-is-kept/at-600000", 600000, test_pace_is_kept);

  return g_test_run ();
}
