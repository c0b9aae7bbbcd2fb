/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The worker's side of a playback, command by command and report by report. */

#include "config.h"

#include "qs-player.h"

#include <math.h>

#include "engine-test-clock.h"
#include "engine-test-replay.h"
#include "engine-test-util.h"
#include "qs-boolean-arrays.h"
#include "qs-methods.h"
#include "qs-packed-step.h"
#include "qs-shifting-masks.h"
#include "qs-timeline.h"

/* The shortest time between two reports while it plays, in microseconds. */
#define FRAME 8000

/* So few that the search is run again when a test goes back. */
#define SMALL_MEMORY 64

typedef struct
{
  GArray *reports;        /* QsPlayerReport: those with a moment */
  GArray *steps;          /* guint32: all packed steps */
  GArray *solution_steps; /* guint64 */
  gsize n_most_steps;     /* in one report */
  EngineClock clock;      /* flies, unless a test turns it */
  QsWorker *worker;
} Fixture;

/* How many of its steps an endless search remembers the times of. */
#define N_TIMES 32768

/* An endless search: the steps that it has made and how long each takes, in microseconds; both atomic. The receiver of
 * a step may look at the time when it was made. */
static int n_steps;
static int step_cost;
static gint64 step_times[N_TIMES];
static EngineClock *search_clock;

/* A search that never ends, and places no queen. */
static void
search_for_ever (QsSearch *search)
{
  do
    {
      int step = g_atomic_int_add (&n_steps, 1);

      engine_clock_turn (search_clock, g_atomic_int_get (&step_cost));
      if (step < N_TIMES)
        step_times[step] = search_clock->time;
    }
  while (search->tracer->trace (QS_TRACE_CHECK, 0, 0, search->tracer->data));
}

static const QsMethod endless = {
  .id = "endless",
  .name = "Endless",
  .max_n = 32,
  .look = QS_LOOK_MOVES,
  .search = search_for_ever,
};

static void
receive (gpointer message,
         gpointer user_data)
{
  Fixture *fixture = user_data;
  const QsPlayerReport *report = message;

  g_array_append_vals (fixture->steps, report->steps, (guint) report->n_steps);
  fixture->n_most_steps = MAX (fixture->n_most_steps, report->n_steps);

  if (report->n_solution_steps > 0)
    {
      g_array_set_size (fixture->solution_steps, 0);
      g_array_append_vals (fixture->solution_steps, report->solution_steps, report->n_solution_steps);
    }

  if (report->has_moment)
    g_array_append_vals (fixture->reports, report, 1);
}

static const QsWorkerKind kind = {
  .name = "player",
  .work = qs_player_run,
  .receive = receive,
  .free_job = (GDestroyNotify) qs_player_free,
  .free_message = (GDestroyNotify) qs_player_report_free,
  .free_command = g_free,
};

static void
start_with_memory (Fixture        *fixture,
                   const QsMethod *method,
                   guint           n,
                   guint           memory)
{
  g_atomic_int_set (&n_steps, 0);
  fixture->worker = qs_worker_start (&kind, qs_player_new (method, n, 1, memory, &fixture->clock.clock), fixture);
}

static void
start (Fixture        *fixture,
       const QsMethod *method,
       guint           n)
{
  start_with_memory (fixture, method, n, QS_TIMELINE_CAPACITY);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_atomic_int_set (&step_cost, 1);
  engine_clock_init (&fixture->clock);
  fixture->clock.flies = TRUE;
  search_clock = &fixture->clock;
  fixture->reports = g_array_new (FALSE, FALSE, sizeof (QsPlayerReport));
  fixture->steps = g_array_new (FALSE, FALSE, sizeof (guint32));
  fixture->solution_steps = g_array_new (FALSE, FALSE, sizeof (guint64));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_clear_pointer (&fixture->worker, qs_worker_stop);
  g_array_unref (fixture->reports);
  g_array_unref (fixture->steps);
  g_array_unref (fixture->solution_steps);
}

static void
send_command (Fixture        *fixture,
              QsPlayerCommand command)
{
  qs_worker_send (fixture->worker, g_memdup2 (&command, sizeof command));
}

/* Those that go to an event go to a solution. */
static void
send (Fixture            *fixture,
      QsPlayerCommandKind command,
      double              speed)
{
  send_command (fixture, (QsPlayerCommand){ .kind = command, .speed = speed, .event = QS_TRACE_SOLUTION });
}

static void
send_seek (Fixture *fixture,
           guint64  step)
{
  send_command (fixture, (QsPlayerCommand){ .kind = QS_PLAYER_SEEK, .speed = 1, .step = step });
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

/* Whether the player has heard @n_commands commands and waits for another. */
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
  send (fixture, QS_PLAYER_SET, 1);
  engine_run_until (waits_after (fixture, 1));

  /* And it has said nothing before. */
  g_assert_cmpuint (fixture->reports->len, ==, 1);
  g_assert_cmpuint (get (fixture, 0)->moment.step, ==, 0);
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

      g_assert_cmpuint (report->moment.step, ==, i + 1);
      g_assert_cmpuint (report->n_commands_heard, ==, i + 1);
      g_assert_true (report->is_paused);
      g_assert_false (report->is_finished);
      engine_replay_assert_moment (replay, &report->moment);
    }

  /* Nothing is left to do. */
  send (fixture, QS_PLAYER_STEP, 1);
  engine_run_until (last (fixture)->is_finished);
  g_assert_cmpuint (last (fixture)->moment.step, ==, replay->len);
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
      step = engine_replay_next (replay, step, QS_TRACE_SOLUTION);
      send (fixture, QS_PLAYER_NEXT, 1);
      engine_run_until (waits_after (fixture, i));

      g_assert_cmpuint (last (fixture)->moment.step, ==, step);
      g_assert_cmpuint (last (fixture)->moment.counts.solutions, ==, i);
      engine_replay_assert_moment (replay, &last (fixture)->moment);
    }

  send (fixture, QS_PLAYER_NEXT, 1);
  engine_run_until (last (fixture)->is_finished);
  g_assert_cmpuint (last (fixture)->moment.step, ==, replay->len);
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
      g_assert_cmpuint (get (fixture, i)->moment.step, <=, get (fixture, i + 1)->moment.step);
    }
  g_assert_cmpuint (last (fixture)->moment.counts.solutions, ==, 40);
  g_assert_cmpuint (last (fixture)->moment.counts.backtracks, ==, last (fixture)->moment.counts.placements);

  g_clear_pointer (&fixture->worker, qs_worker_stop);
  engine_run_pending ();
  g_assert_true (last (fixture)->is_finished);
}

/* A screen shows no more of them. The last one is not older than a frame either. */
static void
test_reports_come_no_faster_than_shown (Fixture      *fixture,
                                        gconstpointer data)
{
  gint64 begin = fixture->clock.time;

  g_atomic_int_set (&step_cost, 8);
  start (fixture, &endless, 8);
  send (fixture, QS_PLAYER_PLAY, GPOINTER_TO_INT (data));
  engine_run_until (fixture->reports->len >= 30);

  g_assert_cmpint (fixture->clock.time - begin, >=, 29 * FRAME);
  for (guint i = 2; i < 30; i++)
    {
      guint64 before = get (fixture, i - 1)->moment.step, step = get (fixture, i)->moment.step;

      g_assert_cmpint (step_times[step - 1] - step_times[before - 1], >=, FRAME - 100);
      g_assert_cmpint (step_times[step - 1] - step_times[before - 1], <=, FRAME + 5000);
    }
}

/* Asserts that the search waits: on a command it makes one step, and that is the next one. */
static void
assert_paused (Fixture *fixture,
               guint64  n_commands)
{
  guint64 step = last (fixture)->moment.step;

  g_assert_cmpint (g_atomic_int_get (&n_steps), ==, (int) step);
  send (fixture, QS_PLAYER_STEP, 1);
  engine_run_until (waits_after (fixture, n_commands + 1));
  g_assert_cmpuint (last (fixture)->moment.step, ==, step + 1);
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
  g_atomic_int_set (&step_cost, 20);
  start (fixture, &endless, 8);
  send (fixture, QS_PLAYER_PLAY, GPOINTER_TO_INT (data));
  engine_run_until (fixture->reports->len >= 3);

  send (fixture, QS_PLAYER_PAUSE, GPOINTER_TO_INT (data));
  engine_run_until (waits_after (fixture, 2));
  assert_paused (fixture, 2);
}

/* From now on time goes by only when the clock is turned. */
static void
stop_clock (Fixture *fixture)
{
  g_atomic_int_set (&step_cost, 0);
  fixture->clock.flies = FALSE;
}

/* Runs until the player waits for its next step, and lets the time of that come. */
static void
let_step_come (Fixture *fixture)
{
  engine_clock_turn (&fixture->clock, engine_clock_run_until_awaited (&fixture->clock));
}

/* The wait that follows may be long, so the moment is shown before it. */
static void
test_command_is_answered_before_a_wait (Fixture      *fixture,
                                        gconstpointer data)
{
  stop_clock (fixture);
  start (fixture, &endless, 8);
  send (fixture, QS_PLAYER_PLAY, 1000);
  while (fixture->reports->len < 3)
    let_step_come (fixture);

  /* The clock stands still: a player that waited first would never answer. */
  engine_clock_run_until_awaited (&fixture->clock);
  send (fixture, QS_PLAYER_SET, 1);
  engine_run_until (last (fixture)->n_commands_heard == 2);
  g_assert_cmpint (g_atomic_int_get (&n_steps), ==, (int) last (fixture)->moment.step);
  g_assert_cmpint (engine_clock_run_until_awaited (&fixture->clock), ==, G_USEC_PER_SEC);
}

/* It does not catch up with missed steps, except to even out the pace. */
static void
test_missed_steps_are_forgiven (Fixture      *fixture,
                                gconstpointer data)
{
  int before;

  stop_clock (fixture);
  start (fixture, &endless, 8);
  send (fixture, QS_PLAYER_PLAY, 1000);
  for (guint i = 0; i < 10; i++)
    let_step_come (fixture);

  engine_clock_run_until_awaited (&fixture->clock);
  before = g_atomic_int_get (&n_steps);
  g_assert_cmpint (before, ==, 11);
  engine_clock_turn (&fixture->clock, 500 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpint (engine_clock_run_until_awaited (&fixture->clock), ==, G_TIME_SPAN_MILLISECOND);
  g_assert_cmpint (g_atomic_int_get (&n_steps) - before, ==, 21);
}

/* At two speeds above a thousand steps per second, where the waits are too short to be kept one by one; on a machine
 * that wakes threads late, and where a step itself takes time. */
static void
test_pace_is_kept (Fixture      *fixture,
                   gconstpointer data)
{
  double speed = GPOINTER_TO_INT (data);
  const guint n_made = 8000;

  fixture->clock.lateness = 60;
  start (fixture, &endless, 8);
  send (fixture, QS_PLAYER_PLAY, speed);
  engine_run_until (fixture->reports->len > 0 && last (fixture)->moment.step > n_made);

  g_assert_cmpfloat (fabs ((double) (step_times[n_made] - step_times[0]) - n_made * 1e6 / speed), <=, 65);
}

/* Sends a command and waits until the player has done it. */
static const QsPlayerReport *
do_and_wait (Fixture        *fixture,
             QsPlayerCommand command,
             guint64        *n_sent)
{
  command.speed = 1;
  send_command (fixture, command);
  (*n_sent)++;
  engine_run_until (waits_after (fixture, *n_sent));

  return last (fixture);
}

/* Run to the end and back to the start, over each step. */
static void
go_through (Fixture        *fixture,
            const QsMethod *method,
            guint           n,
            guint           memory)
{
  g_autoptr (GArray) replay = engine_replay_new_with_seed (method, n, 1);
  guint64 n_sent = 0;

  start_with_memory (fixture, method, n, memory);
  for (guint64 step = 1; step <= replay->len; step++)
    {
      const QsPlayerReport *report = do_and_wait (fixture, (QsPlayerCommand){ QS_PLAYER_STEP }, &n_sent);

      g_assert_cmpuint (report->moment.step, ==, step);
      engine_replay_assert_moment (replay, &report->moment);
    }

  g_assert_true (do_and_wait (fixture, (QsPlayerCommand){ QS_PLAYER_STEP }, &n_sent)->is_finished);
  g_assert_true (last (fixture)->is_complete);

  for (guint64 step = replay->len; step-- > 0;)
    {
      const QsPlayerReport *report = do_and_wait (fixture, (QsPlayerCommand){ QS_PLAYER_STEP_BACK }, &n_sent);

      g_assert_false (report->is_finished);
      g_assert_true (report->is_complete);
      g_assert_cmpuint (report->moment.step, ==, step);
      g_assert_cmpuint (report->last_step, ==, replay->len);
      engine_replay_assert_moment (replay, &report->moment);
    }

  /* There is nothing before the start. */
  g_assert_cmpuint (do_and_wait (fixture, (QsPlayerCommand){ QS_PLAYER_STEP_BACK }, &n_sent)->moment.step, ==, 0);
  g_clear_pointer (&fixture->worker, qs_worker_stop);
  g_array_set_size (fixture->reports, 0);
}

static void
test_back_over_each_step (Fixture      *fixture,
                          gconstpointer data)
{
  for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
    go_through (fixture, *method, 4, (guint) GPOINTER_TO_INT (data));
}

/* A player, and where it ought to be. */
typedef struct
{
  GArray *replay;
  guint64 position;
  guint64 last_step;
  gboolean is_complete;
} Model;

/* It is at @step now, or at the end when there are fewer steps. */
static void
model_go_to (Model  *model,
             guint64 step)
{
  if (step > model->replay->len)
    {
      model->is_complete = TRUE;
      step = model->replay->len;
    }

  model->position = step;
  model->last_step = MAX (model->last_step, step);
}

static QsPlayerCommand
choose_command (Model *model)
{
  QsPlayerCommand command = { .kind = QS_PLAYER_STEP };
  gint32 length = (gint32) model->replay->len;

  switch (g_test_rand_int_range (0, 6))
    {
    case 0:
      command.kind = QS_PLAYER_STEP_BACK;
      model_go_to (model, model->position - (model->position > 0));
      break;
    case 1:
      command.kind = QS_PLAYER_NEXT;
      command.event = (QsTraceEvent) g_test_rand_int_range (0, QS_TRACE_N_EVENTS);
      model_go_to (model, engine_replay_next (model->replay, model->position, command.event));
      break;
    case 2:
      command.kind = QS_PLAYER_PREVIOUS;
      command.event = (QsTraceEvent) g_test_rand_int_range (0, QS_TRACE_N_EVENTS);
      model_go_to (model, engine_replay_previous (model->replay, model->position, command.event));
      break;
    case 3:
      command.kind = QS_PLAYER_SEEK;
      command.step = (guint64) g_test_rand_int_range (0, length + length / 8 + 1);
      model_go_to (model, command.step);
      break;
    default:
      model_go_to (model, model->position + 1);
    }

  return command;
}

/* The solutions that the search has found, and the packed steps, each once. */
static void
assert_told (const Fixture *fixture,
             const Model   *model)
{
  guint n_solutions = 0;

  for (guint64 step = engine_replay_next (model->replay, 0, QS_TRACE_SOLUTION); step <= model->last_step;
       step = engine_replay_next (model->replay, step, QS_TRACE_SOLUTION))
    {
      g_assert_cmpuint (n_solutions, <, fixture->solution_steps->len);
      g_assert_cmpuint (g_array_index (fixture->solution_steps, guint64, n_solutions), ==, step);
      n_solutions++;
    }
  g_assert_cmpuint (fixture->solution_steps->len, ==, n_solutions);

  g_assert_cmpuint (fixture->steps->len, ==, model->last_step);
  for (guint i = 0; i < fixture->steps->len; i++)
    {
      const EngineStep *step = &g_array_index (model->replay, EngineStep, i);

      g_assert_cmpuint (g_array_index (fixture->steps, guint32, i), ==,
                        qs_packed_step_new (step->event, step->row, step->column));
    }
}

static void
walk_at_random (Fixture        *fixture,
                const QsMethod *method,
                guint           n,
                guint           memory,
                guint           n_moves)
{
  g_autoptr (GArray) replay = engine_replay_new_with_seed (method, n, 1);
  g_autoptr (GArray) moments = engine_replay_get_moments (replay, n);
  Model model = { replay };
  guint64 n_sent = 0;

  start_with_memory (fixture, method, n, memory);
  for (guint i = 0; i < n_moves; i++)
    {
      const QsPlayerReport *report = do_and_wait (fixture, choose_command (&model), &n_sent);

      engine_assert_same_moment (&report->moment, &g_array_index (moments, QsMoment, model.position));
      g_assert_cmpuint (report->last_step, ==, model.last_step);
      g_assert_cmpint (report->is_complete, ==, model.is_complete);
      g_assert_cmpint (report->is_finished, ==, model.is_complete && model.position == replay->len);
      g_assert_false (report->is_seeking);
    }

  if (method->look != QS_LOOK_MOVES)
    assert_told (fixture, &model);

  g_clear_pointer (&fixture->worker, qs_worker_stop);
  g_array_set_size (fixture->reports, 0);
  g_array_set_size (fixture->steps, 0);
  g_array_set_size (fixture->solution_steps, 0);
}

static void
test_random_walk (Fixture      *fixture,
                  gconstpointer data)
{
  guint memory = (guint) GPOINTER_TO_INT (data);

  for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
    walk_at_random (fixture, *method, 5, memory, 100);

  walk_at_random (fixture, &qs_boolean_arrays, 6, memory, 500);
  walk_at_random (fixture, &qs_shifting_masks, 7, memory, 500);
}

/* Moves that come during a long way back begin where it ends. */
static void
test_steps_back_add_up (Fixture      *fixture,
                        gconstpointer data)
{
  g_autoptr (GArray) replay = engine_replay_new (&qs_boolean_arrays, 8);
  guint64 n_sent = 0;

  start_with_memory (fixture, &qs_boolean_arrays, 8, SMALL_MEMORY);
  g_assert_true (do_and_wait (fixture, (QsPlayerCommand){ QS_PLAYER_SEEK, .step = replay->len + 1 }, &n_sent)->is_finished);

  for (guint64 back = 0; back < 5 * SMALL_MEMORY; back++)
    send (fixture, QS_PLAYER_STEP_BACK, 1);
  send (fixture, QS_PLAYER_STEP, 1);
  engine_run_until (waits_after (fixture, n_sent + 5 * SMALL_MEMORY + 1));
  g_assert_cmpuint (last (fixture)->moment.step, ==, replay->len - 5 * SMALL_MEMORY + 1);
  engine_replay_assert_moment (replay, &last (fixture)->moment);
}

/* From the end to the first solution, and there it stays. */
static void
test_previous_over_any_distance (Fixture      *fixture,
                                 gconstpointer data)
{
  static const QsPlayerCommand previous = { QS_PLAYER_PREVIOUS, .event = QS_TRACE_SOLUTION };
  g_autoptr (GArray) replay = engine_replay_new (&qs_boolean_arrays, 7);
  guint64 n_sent = 0, step = replay->len;

  start_with_memory (fixture, &qs_boolean_arrays, 7, SMALL_MEMORY);
  do_and_wait (fixture, (QsPlayerCommand){ QS_PLAYER_SEEK, .step = step }, &n_sent);

  for (guint i = 0; i < 40; i++)
    {
      g_assert_cmpuint (engine_replay_previous (replay, step, QS_TRACE_SOLUTION), <, step);
      step = engine_replay_previous (replay, step, QS_TRACE_SOLUTION);
      g_assert_cmpuint (do_and_wait (fixture, previous, &n_sent)->moment.step, ==, step);
      g_assert_cmpuint (last (fixture)->moment.counts.solutions, ==, 40 - i);
    }

  g_assert_cmpuint (do_and_wait (fixture, previous, &n_sent)->moment.step, ==, step);
  engine_replay_assert_moment (replay, &last (fixture)->moment);
}

/* Makes an endless search go so far ahead that many reports come on the way back; it waits while nobody
 * receives them. */
static void
begin_long_way_back (Fixture            *fixture,
                     QsPlayerCommandKind back)
{
  guint64 n_sent = 0;

  g_array_set_size (fixture->reports, 0);
  g_atomic_int_set (&step_cost, 1);
  start_with_memory (fixture, &endless, 8, SMALL_MEMORY);
  do_and_wait (fixture, (QsPlayerCommand){ QS_PLAYER_SEEK, .step = 100000 }, &n_sent);
  g_atomic_int_set (&step_cost, 500);

  /* To a step that it never made, to one that is not remembered, or over many: the way is the same. */
  send_command (fixture, (QsPlayerCommand){ .kind = back, .speed = 1, .event = QS_TRACE_SOLUTION, .step = 90000 });
  engine_run_until (last (fixture)->is_seeking);
  g_assert_cmpuint (last (fixture)->moment.step, <, 90000);
  g_assert_cmpuint (last (fixture)->last_step, ==, 100000);
}

static void
test_long_way_back_is_interrupted (Fixture      *fixture,
                                   gconstpointer data)
{
  guint64 step;

  begin_long_way_back (fixture, (QsPlayerCommandKind) GPOINTER_TO_INT (data));
  send (fixture, QS_PLAYER_PAUSE, 1);
  engine_run_until (waits_after (fixture, 3));

  step = last (fixture)->moment.step;
  g_assert_cmpuint (step, <, 90000);
  g_assert_false (last (fixture)->is_seeking);
  send (fixture, QS_PLAYER_STEP, 1);
  engine_run_until (waits_after (fixture, 4));
  g_assert_cmpuint (last (fixture)->moment.step, ==, step + 1);

  /* Nothing of the way that was left is gone. */
  g_atomic_int_set (&step_cost, 0);
  send_seek (fixture, 100001);
  engine_run_until (waits_after (fixture, 5));
  g_assert_cmpuint (last (fixture)->moment.step, ==, 100001);
  g_assert_cmpuint (last (fixture)->last_step, ==, 100001);
}

static void
test_long_way_back_is_overridden (Fixture      *fixture,
                                  gconstpointer data)
{
  begin_long_way_back (fixture, (QsPlayerCommandKind) GPOINTER_TO_INT (data));
  send (fixture, QS_PLAYER_SET, 1);
  send (fixture, QS_PLAYER_SET, 1);
  send_seek (fixture, 10);
  engine_run_until (waits_after (fixture, 5));
  g_assert_cmpuint (last (fixture)->moment.step, ==, 10);
}

/* Any command interrupts a search for a step that never comes. */
static void
test_long_way_on_is_interrupted (Fixture      *fixture,
                                 gconstpointer data)
{
  guint64 step;

  start (fixture, &endless, 8);
  send (fixture, QS_PLAYER_NEXT, 1);
  engine_run_until (fixture->reports->len > 0 && last (fixture)->is_seeking);

  send (fixture, (QsPlayerCommandKind) GPOINTER_TO_INT (data), 1);
  engine_run_until (waits_after (fixture, 2));
  step = last (fixture)->moment.step;
  send (fixture, QS_PLAYER_STEP, 1);
  engine_run_until (waits_after (fixture, 3));
  g_assert_cmpuint (last (fixture)->moment.step, ==, step + 1);
}

static void
test_play_stops_at_solutions (Fixture      *fixture,
                              gconstpointer data)
{
  QsPlayerCommand play = { QS_PLAYER_PLAY, .speed = GPOINTER_TO_INT (data), .stops_at_solutions = TRUE };
  g_autoptr (GArray) replay = engine_replay_new (&qs_shifting_masks, 5);
  guint64 step = 0, n_sent = 0;

  start (fixture, &qs_shifting_masks, 5);
  for (guint i = 1; i <= 10; i++)
    {
      step = engine_replay_next (replay, step, QS_TRACE_SOLUTION);
      send_command (fixture, play);
      n_sent++;
      engine_run_until (waits_after (fixture, n_sent));
      g_assert_cmpuint (last (fixture)->moment.step, ==, step);

      /* Also when it comes there from behind. */
      do_and_wait (fixture, (QsPlayerCommand){ QS_PLAYER_SEEK, .step = step - 3 }, &n_sent);
      send_command (fixture, play);
      n_sent++;
      engine_run_until (waits_after (fixture, n_sent));
      g_assert_cmpuint (last (fixture)->moment.step, ==, step);
    }

  send_command (fixture, play);
  engine_run_until (last (fixture)->is_finished);

  /* On a command to run on, it does. */
  send (fixture, QS_PLAYER_PLAY_AGAIN, QS_PLAYBACK_MAX_SPEED);
  engine_run_until (waits_after (fixture, n_sent + 2));
  g_assert_true (last (fixture)->is_finished);
}

/* Steps that were seen before are played as slowly, one by one, and then the search continues. */
static void
test_past_is_played_at_the_same_pace (Fixture      *fixture,
                                      gconstpointer data)
{
  guint64 n_sent = 0;

  start (fixture, &endless, 8);
  do_and_wait (fixture, (QsPlayerCommand){ QS_PLAYER_SEEK, .step = 1000 }, &n_sent);
  do_and_wait (fixture, (QsPlayerCommand){ QS_PLAYER_SEEK, .step = 990 }, &n_sent);

  stop_clock (fixture);
  send (fixture, QS_PLAYER_PLAY, 50);
  for (guint64 step = 991; step <= 1010; step++)
    {
      g_assert_cmpint (engine_clock_run_until_awaited (&fixture->clock), ==, G_USEC_PER_SEC / 50);
      g_assert_cmpuint (last (fixture)->moment.step, ==, step);
      g_assert_cmpuint (last (fixture)->last_step, ==, MAX (step, 1000));
      let_step_come (fixture);
    }
}

static void
test_played_again_from_the_start (Fixture      *fixture,
                                  gconstpointer data)
{
  g_autoptr (GArray) replay = engine_replay_new (&qs_boolean_arrays, 6);
  guint64 n_sent = 0;
  guint n_reports;

  start_with_memory (fixture, &qs_boolean_arrays, 6, (guint) GPOINTER_TO_INT (data));
  do_and_wait (fixture, (QsPlayerCommand){ QS_PLAYER_SEEK, .step = replay->len + 1 }, &n_sent);

  for (guint i = 0; i < 3; i++)
    {
      n_reports = fixture->reports->len;
      send (fixture, QS_PLAYER_PLAY_AGAIN, 20);
      engine_run_until (fixture->reports->len >= n_reports + 3);
      g_assert_cmpuint (get (fixture, n_reports)->moment.step, <=, 2);
      g_assert_false (get (fixture, n_reports)->is_finished);

      send (fixture, QS_PLAYER_SET, QS_PLAYBACK_MAX_SPEED);
      n_sent += 2;
      engine_run_until (waits_after (fixture, n_sent));
      g_assert_true (last (fixture)->is_finished);
      engine_replay_assert_moment (replay, &last (fixture)->moment);
    }

  g_assert_cmpuint (fixture->steps->len, ==, replay->len);
}

/* Each is sent once, and no report brings more than its receiver can take. */
static void
test_steps_are_sent_once (Fixture      *fixture,
                          gconstpointer data)
{
  Model model = { engine_replay_new (&qs_boolean_arrays, 9) };

  start (fixture, &qs_boolean_arrays, 9);
  send (fixture, QS_PLAYER_PLAY, QS_PLAYBACK_MAX_SPEED);
  engine_run_until (fixture->reports->len > 0 && last (fixture)->is_finished);

  g_assert_cmpuint (model.replay->len, >, 4 * QS_PLAYER_MAX_STEPS);
  g_assert_cmpuint (fixture->n_most_steps, <=, QS_PLAYER_MAX_STEPS);
  model_go_to (&model, model.replay->len);
  assert_told (fixture, &model);
  g_array_unref (model.replay);
}

static void
test_steps_end_when_told (Fixture      *fixture,
                          gconstpointer data)
{
  guint64 n_sent = 0;

  start (fixture, &qs_boolean_arrays, 8);
  do_and_wait (fixture, (QsPlayerCommand){ QS_PLAYER_SEEK, .step = 1000 }, &n_sent);
  g_assert_cmpuint (fixture->steps->len, ==, 1000);

  do_and_wait (fixture, (QsPlayerCommand){ QS_PLAYER_END_STEPS }, &n_sent);
  do_and_wait (fixture, (QsPlayerCommand){ QS_PLAYER_SEEK, .step = 5000 }, &n_sent);
  g_assert_cmpuint (last (fixture)->moment.step, ==, 5000);
  g_assert_cmpuint (fixture->steps->len, ==, 1000);
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

/* Of 20,000 every eighth is left, whenever they were reported. */
static void
test_solution_steps_are_thinned (Fixture      *fixture,
                                 gconstpointer data)
{
  static const QsMethod many = { .id = "many", .max_n = 1, .look = QS_LOOK_MOVES, .search = search_many_solutions };
  guint64 n_sent = 0;

  start (fixture, &many, 1);
  do_and_wait (fixture, (QsPlayerCommand){ QS_PLAYER_SEEK, .step = 3 * QS_PLAYER_MAX_SOLUTIONS }, &n_sent);
  g_assert_cmpuint (fixture->solution_steps->len, ==, QS_PLAYER_MAX_SOLUTIONS);
  for (guint i = 0; i < fixture->solution_steps->len; i++)
    g_assert_cmpuint (g_array_index (fixture->solution_steps, guint64, i), ==, 3 * i + 2);

  while (!last (fixture)->is_finished)
    do_and_wait (fixture,
                 (QsPlayerCommand){ QS_PLAYER_SEEK, .step = last (fixture)->moment.step + 7777 },
                 &n_sent);
  g_assert_cmpuint (fixture->solution_steps->len, ==, N_MANY_SOLUTIONS / 8);
  for (guint i = 0; i < fixture->solution_steps->len; i++)
    g_assert_cmpuint (g_array_index (fixture->solution_steps, guint64, i), ==, 3 * 8 * i + 2);
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

  add ("/engine/player/a-command-is-answered-before-a-wait", 0, test_command_is_answered_before_a_wait);
  add ("/engine/player/missed-steps-are-forgiven", 0, test_missed_steps_are_forgiven);
  add ("/engine/player/the-pace-is-kept/at-2000", 2000, test_pace_is_kept);
  add ("/engine/player/the-pace-is-kept/at-300000", 300000, test_pace_is_kept);
  add ("/engine/player/the-pace-is-kept/at-600000", 600000, test_pace_is_kept);

  add ("/engine/player/back-over-each-step/remembered", QS_TIMELINE_CAPACITY, test_back_over_each_step);
  add ("/engine/player/back-over-each-step/searched-again", SMALL_MEMORY, test_back_over_each_step);
  add ("/engine/player/a-random-walk/remembered", QS_TIMELINE_CAPACITY, test_random_walk);
  add ("/engine/player/a-random-walk/searched-again", SMALL_MEMORY, test_random_walk);
  add ("/engine/player/a-random-walk/hardly-remembered", 1, test_random_walk);
  add ("/engine/player/steps-back-add-up", 0, test_steps_back_add_up);
  add ("/engine/player/the-previous-solution-over-any-distance", 0, test_previous_over_any_distance);
  add ("/engine/player/a-long-way-back-is-interrupted/to-a-step", QS_PLAYER_SEEK, test_long_way_back_is_interrupted);
  add ("/engine/player/a-long-way-back-is-interrupted/to-an-event", QS_PLAYER_PREVIOUS,
       test_long_way_back_is_interrupted);
  add ("/engine/player/a-long-way-back-is-overridden/to-a-step", QS_PLAYER_SEEK, test_long_way_back_is_overridden);
  add ("/engine/player/a-long-way-back-is-overridden/to-an-event", QS_PLAYER_PREVIOUS,
       test_long_way_back_is_overridden);
  add ("/engine/player/a-long-way-on-is-interrupted/by-a-pause", QS_PLAYER_PAUSE, test_long_way_on_is_interrupted);
  add ("/engine/player/a-long-way-on-is-interrupted/by-a-step", QS_PLAYER_STEP, test_long_way_on_is_interrupted);
  add ("/engine/player/a-long-way-on-is-interrupted/by-a-step-back", QS_PLAYER_STEP_BACK,
       test_long_way_on_is_interrupted);
  add ("/engine/player/play-stops-at-solutions/at-2000", 2000, test_play_stops_at_solutions);
  add ("/engine/player/play-stops-at-solutions/without-waiting", 1000000, test_play_stops_at_solutions);
  add ("/engine/player/the-past-is-played-at-the-same-pace", 0, test_past_is_played_at_the_same_pace);
  add ("/engine/player/played-again-from-the-start/remembered", QS_TIMELINE_CAPACITY,
       test_played_again_from_the_start);
  add ("/engine/player/played-again-from-the-start/searched-again", SMALL_MEMORY, test_played_again_from_the_start);
  add ("/engine/player/steps-are-sent-once", 0, test_steps_are_sent_once);
  add ("/engine/player/steps-end-when-told", 0, test_steps_end_when_told);
  add ("/engine/player/solution-steps-are-thinned", 0, test_solution_steps_are_thinned);

  return g_test_run ();
}
