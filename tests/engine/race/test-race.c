/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Races: what they measure against known numbers, when they ask, and that they end when told to. */

#include "qs-race.h"

#include <math.h>
#include <string.h>

#include "engine-test-clock.h"
#include "engine-test-util.h"
#include "qs-methods.h"
#include "qs-test-boards.h"
#include "qs-test-main.h"

/* The clock that measures the racers. */
static EngineClock race_clock;

#define CLOCK (&race_clock.clock)

/* Farther than this the racers get nowhere. */
#define MOST_N 11

static QsRace *
race_new (void)
{
  engine_clock_init (&race_clock);

  return qs_race_new ();
}

static gboolean
has_ended (QsRace *race)
{
  QsRaceState state = qs_race_get_report (race)->state;

  return state == QS_RACE_FINISHED || state == QS_RACE_CANCELLED;
}

/* Runs until it is stopped, no faster than its watcher. */
static void
search_for_ever (QsSearch *search)
{
  while (g_atomic_int_get (search->is_stopped) == 0)
    {
      search->counts.checks++;
      engine_clock_go_on (&race_clock);
    }
}

/* Counts as its tree says: each board takes a microsecond. */
static void
search_boards (QsSearch *search)
{
  double n_boards = pow (search->n, search->n);

  while (search->counts.checks < n_boards && g_atomic_int_get (search->is_stopped) == 0)
    {
      search->counts.checks++;
      engine_clock_turn (&race_clock, 1);
    }
}

/* Lets @racer search, and pretends that each placement of the tree took @cost microseconds. */
static void
search_timed (const char *racer,
              gint64      cost,
              QsSearch   *search)
{
  QsSearch tree = { .n = search->n, .wants_first = search->wants_first };

  if (search->n > MOST_N)
    {
      search_for_ever (search);
      return;
    }

  qs_racers_find (racer)->search (search);
  qs_shifting_masks.search (&tree);
  engine_clock_turn (&race_clock, cost * (gint64) tree.counts.placements);
}

static void
search_arrays (QsSearch *search)
{
  search_timed ("boolean-arrays", 3, search);
}

static void
search_masks (QsSearch *search)
{
  search_timed ("shifting-masks", 2, search);
}

static void
search_reference (QsSearch *search)
{
  search_timed ("enumerator", 1, search);
}

static const QsMethod for_ever = { .id = "for-ever", .max_n = 32, .group = QS_GROUP_REFERENCE, .look = QS_LOOK_LINE,
                                   .search = search_for_ever };
static const QsMethod boards = { .id = "boards", .max_n = 32, .look = QS_LOOK_BOARD, .search = search_boards };
static const QsMethod one = { .id = "one", .max_n = 32, .look = QS_LOOK_MOVES, .search = search_for_ever };

static const QsMethod *const only_for_ever[] = { &for_ever, NULL };

/* How many microseconds each of the three takes for a placement. */
static const guint costs[] = { 3, 2, 1 };

/* Arrays and masks, and the reference. */
static QsMethod three[3];

static void
init_three (void)
{
  three[0] = *qs_racers_find ("boolean-arrays");
  three[0].search = search_arrays;
  three[1] = *qs_racers_find ("shifting-masks");
  three[1].search = search_masks;
  three[2] = *qs_racers_find ("enumerator");
  three[2].search = search_reference;
}

static const QsMethod *const *
get_three (void)
{
  static const QsMethod *const racers[] = { &three[0], &three[1], &three[2], NULL };

  return racers;
}

QS_TEST (new_one_is_idle)
{
  g_autoptr (QsRace) race = race_new ();

  g_assert_cmpint (qs_race_get_report (race)->state, ==, QS_RACE_IDLE);
  g_assert_null (qs_race_get_report (race)->running);
  g_assert_cmpuint (qs_race_get_report (race)->n_racers, ==, 0);

  qs_race_cancel (race);
  qs_race_confirm (race);
  g_assert_cmpint (qs_race_get_report (race)->state, ==, QS_RACE_IDLE);
}

/* A run has the method's own counts, and the clock's time. */
static void
assert_result (const QsRaceResult *result,
               const QsRaceTask   *task,
               guint64             solutions)
{
  QsSearch search = { .n = task->n, .wants_first = task->wants_first, .seed = 1 };
  gint64 before = race_clock.time;

  result->racer->search (&search);
  g_assert_cmpmem (&result->counts, sizeof result->counts, &search.counts, sizeof search.counts);
  g_assert_cmpuint (result->counts.solutions, ==, solutions);

  g_assert_cmpuint (result->n_runs, >, 0);
  g_assert_cmpfloat_with_epsilon (result->seconds, (double) (race_clock.time - before) / G_USEC_PER_SEC, 1e-12);
  g_assert_cmpfloat (result->deviation, <, 1e-12);
  g_assert_true (result->is_stable);
  g_assert_cmpuint (result->memory, >, 0);
}

QS_TEST (counts_are_those_of_the_methods)
{
  g_autoptr (QsRace) race = race_new ();
  const QsRaceTask tasks[] = {
    { .n = 1, .budget = 0.2, .clock = CLOCK },
    { .n = 4, .budget = 0.2, .clock = CLOCK },
    { .n = 8, .budget = 0.2, .clock = CLOCK },
    { .n = 8, .wants_first = TRUE, .budget = 0.2, .clock = CLOCK },
  };
  const guint64 solutions[] = { 1, 2, 92, 1 };

  for (guint i = 0; i < G_N_ELEMENTS (tasks); i++)
    {
      const QsRaceReport *report;

      qs_race_start (race, &tasks[i], get_three ());
      g_assert_cmpint (qs_race_get_report (race)->state, ==, QS_RACE_PREDICTING);
      engine_run_until (has_ended (race));

      g_assert_cmpint (qs_race_get_report (race)->state, ==, QS_RACE_FINISHED);
      g_assert_cmpfloat (qs_race_get_report (race)->progress, ==, 1);
      report = qs_race_get_report (race);
      g_assert_cmpuint (report->n_racers, ==, 3);
      for (guint j = 0; j < report->n_racers; j++)
        {
          g_assert_true (report->results[j].racer == get_three ()[j]);
          assert_result (&report->results[j], &tasks[i], solutions[i]);
        }
    }
}

/* What the handler of the signal has seen. */
typedef struct
{
  QsRaceState last;
  double progress;
} Seen;

static void
see_cb (QsRace *race,
        Seen   *seen)
{
  QsRaceState state = qs_race_get_report (race)->state;
  double progress = qs_race_get_report (race)->progress;

  g_assert_cmpint (state, >=, seen->last);
  g_assert_cmpfloat (progress, <=, 1);
  if (state == seen->last)
    g_assert_cmpfloat (progress, >=, seen->progress);

  seen->last = state;
  seen->progress = progress;
  if (state >= QS_RACE_RUNNING)
    g_assert_true (qs_race_get_report (race)->has_predictions);
}

QS_TEST (states_follow_each_other)
{
  g_autoptr (QsRace) race = race_new ();
  const QsRaceTask task = { .n = 9, .budget = 0.3, .clock = CLOCK, .with_growth = TRUE };
  Seen seen = { QS_RACE_IDLE };

  g_signal_connect (race, "changed", G_CALLBACK (see_cb), &seen);
  qs_race_start (race, &task, get_three ());
  g_assert_cmpint (seen.last, ==, QS_RACE_PREDICTING);
  engine_run_until (has_ended (race));
  g_assert_cmpint (seen.last, ==, QS_RACE_FINISHED);
}

/* A prediction is only as good as the estimated size of the tree. */
QS_TEST (predictions_are_near)
{
  g_autoptr (QsRace) race = race_new ();
  const QsRaceTask task = { .n = 11, .budget = 2, .clock = CLOCK };
  const QsRaceResult *results;

  qs_race_start (race, &task, get_three ());
  engine_run_until (has_ended (race));

  results = qs_race_get_report (race)->results;

  for (guint i = 0; i < 3; i++)
    {
      g_test_message ("%s: %g s predicted, %g s run", results[i].racer->id, results[i].predicted.seconds, results[i].seconds);
      g_assert_cmpfloat_with_epsilon (results[i].seconds, costs[i] * 166925e-6, 1e-9);
      g_assert_cmpfloat (fabs (results[i].predicted.seconds / results[i].seconds - 1), <, 0.3);
      g_assert_false (results[i].predicted.is_refused);

      /* All three go down the same tree, of 166,925 placements. */
      g_assert_cmpfloat (fabs (results[i].predicted.placements / 166925 - 1), <, 0.1);
    }
}

static const QsGrowthPoint *
find_growth (QsRace *race,
             guint   racer,
             guint   n)
{
  const GArray *growth = qs_race_get_report (race)->growth;

  for (guint i = 0; i < growth->len; i++)
    {
      const QsGrowthPoint *point = &g_array_index (growth, QsGrowthPoint, i);

      if (point->racer == racer && point->n == n)
        return point;
    }

  return NULL;
}

QS_TEST (growth_is_run_and_then_estimated)
{
  g_autoptr (QsRace) race = race_new ();
  const QsRaceTask task = { .n = 8, .budget = 1, .clock = CLOCK, .with_growth = TRUE };

  qs_race_start (race, &task, get_three ());
  engine_run_until (has_ended (race));

  g_assert_cmpuint (qs_race_get_report (race)->growth->len, ==, 3 * 9);

  for (guint racer = 0; racer < 3; racer++)
    {
      for (guint n = 4; n <= 12; n++)
        {
          const QsGrowthPoint *point = find_growth (race, racer, n);

          g_assert_nonnull (point);
          g_assert_cmpfloat (point->seconds, >, 0);
          g_assert_cmpint (point->is_estimate, ==, n > 8);
        }

      g_assert_cmpfloat (find_growth (race, racer, 12)->seconds, >, 10 * find_growth (race, racer, 8)->seconds);
    }
}

QS_TEST (growth_ends_with_the_boards)
{
  g_autoptr (QsRace) race = race_new ();
  const QsRaceTask task = { .n = 30, .budget = 0.05, .clock = CLOCK, .is_budget_firm = TRUE, .with_growth = TRUE };

  qs_race_start (race, &task, get_three ());
  engine_run_until (qs_race_get_report (race)->state == QS_RACE_ASKING);
  qs_race_confirm (race);
  engine_run_until (has_ended (race));

  g_assert_true (find_growth (race, 0, 30)->is_estimate);
  g_assert_true (find_growth (race, 0, 32)->is_estimate);
  g_assert_null (find_growth (race, 0, 33));
}

QS_TEST (long_one_asks)
{
  g_autoptr (QsRace) race = race_new ();
  const QsRaceTask task = { .n = 18, .budget = 0.2, .clock = CLOCK, .is_budget_firm = TRUE };
  const QsRaceResult *results;

  qs_race_start (race, &task, get_three ());
  engine_run_until (qs_race_get_report (race)->state == QS_RACE_ASKING);
  engine_run_another_search ();
  g_assert_cmpint (qs_race_get_report (race)->state, ==, QS_RACE_ASKING);
  g_assert_cmpfloat (qs_race_get_report (race)->expected_seconds, >, QS_RACE_LONG);

  qs_race_confirm (race);
  g_assert_cmpint (qs_race_get_report (race)->state, ==, QS_RACE_RUNNING);
  engine_run_until (has_ended (race));

  /* The budget is firm, so no racer finished. */
  g_assert_cmpfloat (qs_race_get_report (race)->task.budget, ==, 0.2);
  results = qs_race_get_report (race)->results;
  for (guint i = 0; i < qs_race_get_report (race)->n_racers; i++)
    g_assert_cmpuint (results[i].n_runs, ==, 0);
}

QS_TEST (confirming_raises_the_budget)
{
  g_autoptr (QsRace) race = race_new ();
  const QsRaceTask task = { .n = 18, .budget = 0.2, .clock = CLOCK };

  qs_race_start (race, &task, get_three ());
  engine_run_until (qs_race_get_report (race)->state == QS_RACE_ASKING);
  qs_race_confirm (race);
  engine_run_until (qs_race_get_report (race)->task.budget > 1);
  g_assert_cmpfloat (qs_race_get_report (race)->task.budget, >=, qs_race_get_report (race)->expected_seconds);
  qs_race_cancel (race);
}

QS_TEST (declining_ends_it)
{
  g_autoptr (QsRace) race = race_new ();
  const QsRaceTask task = { .n = 18, .budget = 0.2, .clock = CLOCK };

  qs_race_start (race, &task, get_three ());
  engine_run_until (qs_race_get_report (race)->state == QS_RACE_ASKING);
  qs_race_cancel (race);
  g_assert_cmpint (qs_race_get_report (race)->state, ==, QS_RACE_CANCELLED);
}

/* Trying all 14^14 boards would take months. */
QS_TEST (endless_methods_are_refused)
{
  g_autoptr (QsRace) race = race_new ();
  const QsRaceTask task = { .n = 14, .budget = 0.05, .clock = CLOCK, .is_budget_firm = TRUE };
  const QsMethod *const racers[] = { &boards, get_three ()[1], NULL };
  const QsRaceResult *results;

  qs_race_start (race, &task, racers);
  engine_run_until (qs_race_get_report (race)->state == QS_RACE_ASKING);

  results = qs_race_get_report (race)->results;
  g_assert_cmpuint (qs_race_get_report (race)->n_racers, ==, 2);
  g_assert_true (results[0].predicted.is_refused);
  g_assert_true (results[0].predicted.is_exact);
  g_assert_cmpfloat_with_epsilon (results[0].predicted.placements / 11966776581370170.0, 1, 1e-12);
  g_assert_cmpfloat (results[0].predicted.seconds, >, QS_RACE_TOO_LONG);
  g_assert_false (results[1].predicted.is_refused);

  qs_race_confirm (race);
  engine_run_until (has_ended (race));
  g_assert_cmpuint (qs_race_get_report (race)->results[0].n_runs, ==, 0);
}

/* A small board is no matter for it. */
QS_TEST (the_same_method_runs_on_a_small_board)
{
  g_autoptr (QsRace) race = race_new ();
  const QsRaceTask task = { .n = 5, .budget = 0.2, .clock = CLOCK };
  const QsMethod *const racers[] = { &boards, NULL };

  qs_race_start (race, &task, racers);
  engine_run_until (has_ended (race));
  g_assert_cmpuint (qs_race_get_report (race)->results[0].counts.checks, ==, 3125);
  g_assert_cmpfloat (qs_race_get_report (race)->results[0].predicted.placements, ==, 3905);
}

QS_TEST (unknown_time_asks)
{
  g_autoptr (QsRace) race = race_new ();
  const QsRaceTask task = { .n = 8, .wants_first = TRUE, .budget = 0.2, .clock = CLOCK, .is_budget_firm = TRUE };

  qs_race_start (race, &task, only_for_ever);
  engine_run_until (qs_race_get_report (race)->state == QS_RACE_ASKING);
  g_assert_cmpfloat (qs_race_get_report (race)->results[0].predicted.seconds, <, 0);

  qs_race_confirm (race);
  engine_run_until (has_ended (race));
  g_assert_cmpint (qs_race_get_report (race)->state, ==, QS_RACE_FINISHED);
  g_assert_cmpuint (qs_race_get_report (race)->results[0].n_runs, ==, 0);
}

QS_TEST (slow_racer_leaves_the_others_their_turn)
{
  g_autoptr (QsRace) race = race_new ();
  const QsRaceTask task = { .n = 8, .budget = 0.3, .clock = CLOCK, .is_budget_firm = TRUE };
  const QsMethod *const racers[] = { &for_ever, get_three ()[1], NULL };

  qs_race_start (race, &task, racers);
  engine_run_until (qs_race_get_report (race)->state == QS_RACE_ASKING);
  qs_race_confirm (race);
  engine_run_until (has_ended (race));
  g_assert_cmpuint (qs_race_get_report (race)->results[0].n_runs, ==, 0);
  g_assert_cmpuint (qs_race_get_report (race)->results[1].counts.solutions, ==, 92);
}

QS_TEST (unfit_racers_are_left_out)
{
  g_autoptr (QsRace) race = race_new ();
  const QsRaceTask task = { .n = 6, .budget = 0.05, .clock = CLOCK };
  const QsMethod *const racers[] = { &one, get_three ()[2], NULL };
  const QsMethod *const nobody[] = { &one, NULL };

  qs_race_start (race, &task, racers);
  engine_run_until (has_ended (race));
  g_assert_true (qs_race_get_report (race)->results[0].racer == racers[1]);
  g_assert_cmpuint (qs_race_get_report (race)->n_racers, ==, 1);

  qs_race_start (race, &task, nobody);
  g_assert_cmpint (qs_race_get_report (race)->state, ==, QS_RACE_FINISHED);
  g_assert_cmpuint (qs_race_get_report (race)->n_racers, ==, 0);
}

/* While a racer runs that would never end. */
QS_TEST (cancelled_while_somebody_runs)
{
  g_autoptr (QsRace) race = race_new ();
  const QsRaceTask task = { .n = 8, .budget = 1000, .clock = CLOCK };

  for (guint i = 0; i < 2; i++)
    {
      qs_race_start (race, &task, only_for_ever);
      engine_run_until (qs_race_get_report (race)->state == QS_RACE_ASKING);
      qs_race_confirm (race);
      engine_run_until (qs_race_get_report (race)->running == &for_ever);

      qs_race_cancel (race);
      g_assert_cmpint (qs_race_get_report (race)->state, ==, QS_RACE_CANCELLED);
      g_assert_null (qs_race_get_report (race)->running);
    }
}

QS_TEST (results_stay_after_cancel)
{
  g_autoptr (QsRace) race = race_new ();
  const QsRaceTask task = { .n = 8, .budget = 1000, .clock = CLOCK };
  const QsMethod *const racers[] = { &for_ever, get_three ()[1], NULL };

  qs_race_start (race, &task, racers);
  engine_run_until (qs_race_get_report (race)->state == QS_RACE_ASKING);
  qs_race_confirm (race);
  engine_run_until (qs_race_get_report (race)->results[1].n_runs > 0);
  qs_race_cancel (race);
  engine_run_pending ();

  g_assert_cmpint (qs_race_get_report (race)->state, ==, QS_RACE_CANCELLED);
  g_assert_cmpuint (qs_race_get_report (race)->results[1].counts.solutions, ==, 92);
}

QS_TEST (restart_and_drop_at_any_moment)
{
  QsRace *race = race_new ();

  for (guint i = 0; i < 12; i++)
    {
      const QsRaceTask task = { .n = 6 + i, .budget = 1, .clock = CLOCK };
      guint n_turns = (guint) g_test_rand_int_range (0, 8);

      qs_race_start (race, &task, get_three ());
      for (guint j = 0; j < n_turns; j++)
        {
          g_main_context_iteration (NULL, FALSE);
          g_usleep ((gulong) g_test_rand_int_range (0, 3000));
        }
      g_assert_cmpuint (qs_race_get_report (race)->task.n, ==, 6 + i);
    }

  g_assert_finalize_object (race);
  engine_run_pending ();
}

QS_TEST_MAIN
{
  init_three ();
}
