/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solver: its counts, and that it can be started anew, paused, stopped and dropped at any moment. */

#include "qs-solver.h"

#include "engine-test-util.h"

#define N_TRIES 5

/* No machine counts the solutions of such a board while a test runs. */
#define LONG_N 20
#define TOTAL_OF_LONG_N G_GUINT64_CONSTANT (39029188884)

/* From n = 1; see A000170 and A002562. */
static const guint64 totals[] = { 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200 };
static const guint64 fundamentals[] = { 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787 };

static void
start (QsSolver *solver,
       guint     n)
{
  QsCensusSpace space;

  qs_census_space_init (&space, n, NULL, QS_CENSUS_ALL);
  qs_solver_start (solver, &space);
}

static void
prepare (QsSolver *solver,
         guint     n)
{
  QsCensusSpace space;

  qs_census_space_init (&space, n, NULL, QS_CENSUS_ALL);
  qs_solver_prepare (solver, &space);
}

static void
run_to_end (QsSolver *solver,
            guint     n)
{
  start (solver, n);
  engine_run_until (qs_solver_get_state (solver) == QS_SOLVER_FINISHED);
}

/* Asserts that the solver has ended with all solutions of @n. */
static void
assert_all (QsSolver *solver,
            guint     n)
{
  QsSolutionSet *set = qs_solver_get_solution_set (solver);

  g_assert_cmpint (qs_solver_get_state (solver), ==, QS_SOLVER_FINISHED);
  g_assert_cmpuint (qs_solver_get_count (solver), ==, totals[n - 1]);
  g_assert_cmpuint (qs_solution_set_get_space (set)->n, ==, n);
  g_assert_cmpuint (qs_solution_set_get_count (set), ==, totals[n - 1]);
  g_assert_cmpuint (qs_solution_set_get_reachable (set), ==, totals[n - 1]);
  g_assert_true (qs_solution_set_is_complete (set));
}

static void
test_new_solver_is_idle (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  double fraction, seconds_left;

  g_assert_cmpint (qs_solver_get_state (solver), ==, QS_SOLVER_IDLE);
  g_assert_cmpuint (qs_solver_get_count (solver), ==, 0);
  g_assert_null (qs_solver_get_solution_set (solver));
  g_assert_false (qs_solver_estimate_progress (solver, &fraction, &seconds_left));

  qs_solver_stop (solver);
  g_assert_cmpint (qs_solver_get_state (solver), ==, QS_SOLVER_IDLE);
}

static void
test_all_are_counted (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (QsSolver) solver = qs_solver_new ();

  run_to_end (solver, n);
  assert_all (solver, n);
}

static void
test_fundamental_ones_are_counted (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (QsSolver) solver = qs_solver_new ();
  QsCensusSpace space;

  qs_census_space_init (&space, n, NULL, QS_CENSUS_FUNDAMENTAL);
  qs_solver_start (solver, &space);
  engine_run_until (qs_solver_get_state (solver) == QS_SOLVER_FINISHED);
  g_assert_cmpuint (qs_solver_get_count (solver), ==, fundamentals[n - 1]);
}

/* The last rows have fewer columns than they need, which shows only when all above have queens. */
static void
make_hopeless (QsCensusSpace *space)
{
  guint32 allowed[32];

  for (guint row = 0; row < 32; row++)
    allowed[row] = row < 20 ? G_MAXUINT32 : 0x7ff << 10;

  qs_census_space_init (space, 32, allowed, QS_CENSUS_ALL);
}

/* No thread is needed to see it. */
static void
test_nothing_allowed_is_finished_at_once (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  guint32 allowed[8] = { 0xff, 0xff, 0, 0xff, 0xff, 0xff, 0xff, 0xff };
  QsCensusSpace space;

  qs_census_space_init (&space, 8, allowed, QS_CENSUS_ALL);
  qs_solver_start (solver, &space);
  g_assert_cmpint (qs_solver_get_state (solver), ==, QS_SOLVER_FINISHED);
  g_assert_cmpuint (qs_solver_get_count (solver), ==, 0);
  g_assert_true (qs_solution_set_is_complete (qs_solver_get_solution_set (solver)));
}

static void
test_restart_ten_times (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();

  for (guint n = 16; n > 6; n--)
    start (solver, n);
  g_assert_cmpuint (qs_solution_set_get_space (qs_solver_get_solution_set (solver))->n, ==, 7);

  engine_run_until (qs_solver_get_state (solver) == QS_SOLVER_FINISHED);
  engine_run_pending ();
  assert_all (solver, 7);
}

static void
test_restart_at_any_moment (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();

  for (guint i = 0; i < 15; i++)
    {
      guint n;

      for (guint j = 0; j < 8; j++)
        {
          start (solver, (guint) g_test_rand_int_range (1, 19));
          engine_run_a_little ();
          if (g_test_rand_bit ())
            qs_solver_stop (solver);
        }

      n = (guint) g_test_rand_int_range (1, 12);
      run_to_end (solver, n);
      engine_run_pending ();
      assert_all (solver, n);
    }
}

static void
test_stop_keeps_what_was_found (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  QsSolutionSet *set;
  guint64 count;

  start (solver, LONG_N);
  engine_run_until (qs_solver_get_count (solver) >= 2000);
  qs_solver_stop (solver);
  set = qs_solver_get_solution_set (solver);
  count = qs_solver_get_count (solver);

  g_assert_cmpint (qs_solver_get_state (solver), ==, QS_SOLVER_STOPPED);
  g_assert_cmpuint (qs_solution_set_get_count (set), ==, count);
  g_assert_cmpuint (qs_solution_set_get_reachable (set), ==, count / 2);
  g_assert_false (qs_solution_set_is_complete (set));

  /* A search that still runs would show it as this one does. */
  engine_run_another_search ();
  g_assert_cmpuint (qs_solver_get_count (solver), ==, count);
  g_assert_cmpint (qs_solver_get_state (solver), ==, QS_SOLVER_STOPPED);
}

static void
test_prepared_solver_waits (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();

  prepare (solver, 8);
  engine_run_another_search ();
  g_assert_cmpint (qs_solver_get_state (solver), ==, QS_SOLVER_RUNNING);
  g_assert_cmpuint (qs_solution_set_get_space (qs_solver_get_solution_set (solver))->n, ==, 8);
  g_assert_cmpuint (qs_solver_get_count (solver), ==, 0);

  qs_solver_resume (solver);
  engine_run_until (qs_solver_get_state (solver) == QS_SOLVER_FINISHED);
  assert_all (solver, 8);

  prepare (solver, 8);
  qs_solver_stop (solver);
  qs_solver_resume (solver);
  engine_run_another_search ();
  g_assert_cmpint (qs_solver_get_state (solver), ==, QS_SOLVER_STOPPED);
  g_assert_cmpuint (qs_solver_get_count (solver), ==, 0);
}

static void
test_pauses_lose_nothing (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  guint n_pauses = 0;

  start (solver, 13);
  while (qs_solver_get_state (solver) == QS_SOLVER_RUNNING && n_pauses < 50)
    {
      guint64 count;

      engine_run_a_little ();
      qs_solver_pause (solver);
      count = qs_solver_get_count (solver);
      engine_run_pending ();
      g_assert_cmpuint (qs_solver_get_count (solver), ==, count);
      qs_solver_resume (solver);
      n_pauses++;
    }

  engine_run_until (qs_solver_get_state (solver) == QS_SOLVER_FINISHED);
  g_assert_cmpuint (qs_solver_get_count (solver), ==, 73712);
}

static void
count_cb (QsSolutionSet *set,
          gpointer       user_data)
{
  guint *n_changes = user_data;

  (*n_changes)++;
}

/* The queue is full of the old run's solutions when the new one starts. */
static void
test_old_run_is_silent_after_a_restart (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  g_autoptr (QsSolutionSet) old = NULL;
  guint64 count;
  guint n_changes = 0;

  start (solver, LONG_N);
  old = g_object_ref (qs_solver_get_solution_set (solver));
  engine_run_until (qs_solver_get_count (solver) >= 1000);
  g_usleep (40 * G_TIME_SPAN_MILLISECOND);
  count = qs_solution_set_get_count (old);
  g_signal_connect (old, "changed", G_CALLBACK (count_cb), &n_changes);

  run_to_end (solver, 8);
  engine_run_pending ();

  g_assert_true (qs_solver_get_solution_set (solver) != old);
  g_assert_cmpuint (n_changes, ==, 0);
  g_assert_cmpuint (qs_solution_set_get_count (old), ==, count);
  g_assert_false (qs_solution_set_is_complete (old));
  assert_all (solver, 8);
}

/* The last reference to a set may outlive the solver. */
static void
test_set_outlives_the_solver (void)
{
  QsSolver *solver = qs_solver_new ();
  g_autoptr (QsSolutionSet) set = NULL;

  run_to_end (solver, 8);
  set = g_object_ref (qs_solver_get_solution_set (solver));
  g_assert_finalize_object (solver);
  g_assert_cmpuint (qs_solution_set_get_count (set), ==, 92);
}

/* While it searches, while it waits for the main loop, or when it has just begun. */
static void
test_stopped_at_any_moment (gconstpointer data)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  guint n = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < 2 * N_TRIES; i++)
    {
      start (solver, n);
      if (i == 0)
        engine_run_another_search ();
      else if (i % 2 == 0)
        engine_run_a_little ();

      qs_solver_stop (solver);
      g_assert_cmpint (qs_solver_get_state (solver), ==, QS_SOLVER_STOPPED);
    }
}

static void
test_dropped_while_running (void)
{
  for (guint i = 0; i < N_TRIES; i++)
    {
      QsSolver *solver = qs_solver_new ();
      QsSolutionSet *set;

      start (solver, LONG_N);
      set = g_object_ref (qs_solver_get_solution_set (solver));
      engine_run_a_little ();

      g_assert_finalize_object (solver);
      g_assert_finalize_object (set);
    }

  engine_run_pending ();
}

static void
drop_cb (QsSolutionSet *set,
         gpointer       user_data)
{
  g_clear_object ((QsSolver **) user_data);
}

static void
test_dropped_by_who_hears_of_a_change (void)
{
  for (guint n = 8; n <= LONG_N; n += LONG_N - 8)
    {
      QsSolver *solver = qs_solver_new ();
      gpointer weak = solver;

      g_object_add_weak_pointer (G_OBJECT (solver), &weak);
      start (solver, n);
      g_signal_connect (qs_solver_get_solution_set (solver), "changed", G_CALLBACK (drop_cb), &solver);
      engine_run_until (solver == NULL);
      engine_run_pending ();
      g_assert_null (weak);
    }
}

static void
dispose_cb (QsSolutionSet *set,
            gpointer       user_data)
{
  guint *n_calls = user_data;
  QsSolver *solver = g_object_get_data (G_OBJECT (set), "solver");

  (*n_calls)++;
  g_object_run_dispose (G_OBJECT (solver));
}

/* Like a window that the user closes while it shows the change. */
static void
test_disposed_by_who_hears_of_a_change (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  guint n_calls = 0;

  start (solver, LONG_N);
  g_object_set_data (G_OBJECT (qs_solver_get_solution_set (solver)), "solver", solver);
  g_signal_connect (qs_solver_get_solution_set (solver), "changed", G_CALLBACK (dispose_cb), &n_calls);
  engine_run_until (n_calls > 0);
  engine_run_pending ();
  g_assert_cmpuint (n_calls, ==, 1);
  g_assert_null (qs_solver_get_solution_set (solver));
}

/* The reaction to a notification. */
typedef struct
{
  QsSolver *solver;
  guint n;
  gboolean at_the_end; /* not at the first change, but at the last */
  guint n_restarts;
} Restart;

static void
restart_cb (QsSolutionSet *set,
            gpointer       user_data)
{
  Restart *restart = user_data;

  if (restart->at_the_end && !qs_solution_set_is_complete (set))
    return;

  if (restart->n_restarts++ == 0)
    start (restart->solver, restart->n);
}

static void
test_restarted_by_who_hears_of_a_change (gconstpointer data)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  Restart restart = { .solver = solver, .n = 9, .at_the_end = GPOINTER_TO_UINT (data) == 8 };
  g_autoptr (QsSolutionSet) old = NULL;
  guint64 count;

  start (solver, GPOINTER_TO_UINT (data));
  old = g_object_ref (qs_solver_get_solution_set (solver));
  g_signal_connect (old, "changed", G_CALLBACK (restart_cb), &restart);
  engine_run_until (restart.n_restarts > 0);
  g_assert_cmpuint (qs_solution_set_get_space (qs_solver_get_solution_set (solver))->n, ==, 9);
  g_assert_cmpint (qs_solver_get_state (solver), ==, QS_SOLVER_RUNNING);
  count = qs_solution_set_get_count (old);

  engine_run_until (qs_solver_get_state (solver) == QS_SOLVER_FINISHED);
  engine_run_pending ();
  assert_all (solver, 9);
  g_assert_cmpuint (restart.n_restarts, ==, 1);
  g_assert_cmpuint (qs_solution_set_get_count (old), ==, count);
}

static void
restart_when_finished_cb (QsSolver *solver,
                          gpointer  user_data)
{
  Restart *restart = user_data;

  if (qs_solver_get_state (solver) == QS_SOLVER_FINISHED && restart->n_restarts++ == 0)
    start (solver, restart->n);
}

static void
test_restarted_by_who_hears_of_the_end (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  Restart restart = { .solver = solver, .n = 10 };

  g_signal_connect (solver, "changed::state", G_CALLBACK (restart_when_finished_cb), &restart);
  start (solver, 6);
  engine_run_until (restart.n_restarts == 2);
  engine_run_pending ();
  assert_all (solver, 10);
}

static void
stop_cb (QsSolutionSet *set,
         gpointer       user_data)
{
  qs_solver_stop (user_data);
}

static void
test_stopped_by_who_hears_of_a_change (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  guint64 count;

  start (solver, LONG_N);
  g_signal_connect_object (qs_solver_get_solution_set (solver), "changed", G_CALLBACK (stop_cb), solver, 0);
  engine_run_until (qs_solver_get_state (solver) == QS_SOLVER_STOPPED);
  count = qs_solver_get_count (solver);
  g_assert_cmpuint (count, >, 0);
  engine_run_another_search ();
  g_assert_cmpuint (qs_solver_get_count (solver), ==, count);
}

/* The notifications, with the values at that time. */
typedef struct
{
  GString *names;  /* a letter each, without repetitions in a row */
  GString *states; /* a digit each */

  /* Of each count: */
  GArray *counts;
  GArray *rates;
  GArray *times; /* in seconds */
} Notes;

static void
changed_cb (QsSolver *solver,
            gpointer  user_data)
{
  const char *what = g_quark_to_string (g_signal_get_invocation_hint (solver)->detail);
  Notes *notes = user_data;
  guint64 count = qs_solver_get_count (solver);
  double rate = qs_solver_get_rate (solver);
  double elapsed = qs_solver_get_elapsed (solver);

  if (notes->names->len == 0 || notes->names->str[notes->names->len - 1] != *what)
    g_string_append_c (notes->names, *what);

  if (g_str_equal (what, "state"))
    g_string_append_printf (notes->states, "%d", qs_solver_get_state (solver));
  if (!g_str_equal (what, "count"))
    return;

  g_array_append_val (notes->counts, count);
  g_array_append_val (notes->rates, rate);
  g_array_append_val (notes->times, elapsed);
}

static void
notes_init (Notes    *notes,
            QsSolver *solver)
{
  notes->names = g_string_new (NULL);
  notes->states = g_string_new (NULL);
  notes->counts = g_array_new (FALSE, FALSE, sizeof (guint64));
  notes->rates = g_array_new (FALSE, FALSE, sizeof (double));
  notes->times = g_array_new (FALSE, FALSE, sizeof (double));
  g_signal_connect (solver, "changed", G_CALLBACK (changed_cb), notes);
}

static void
notes_clear (Notes *notes)
{
  g_string_free (notes->names, TRUE);
  g_string_free (notes->states, TRUE);
  g_array_unref (notes->counts);
  g_array_unref (notes->rates);
  g_array_unref (notes->times);
}

static void
test_start_tells_of_everything (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  Notes notes;

  run_to_end (solver, 8);
  notes_init (&notes, solver);
  start (solver, LONG_N);

  /* State, count and solution set, in any order, with nothing of the old run in them. */
  g_assert_cmpuint (notes.names->len, ==, 3);
  g_assert_nonnull (strstr (notes.names->str, "s"));
  g_assert_cmpstr (notes.states->str, ==, "1");
  g_assert_cmpuint (notes.counts->len, ==, 1);
  g_assert_cmpuint (g_array_index (notes.counts, guint64, 0), ==, 0);
  g_assert_cmpuint (notes.rates->len, ==, 1);
  g_assert_cmpfloat (g_array_index (notes.rates, double, 0), ==, 0);
  g_assert_cmpuint (qs_solution_set_get_space (qs_solver_get_solution_set (solver))->n, ==, LONG_N);

  qs_solver_stop (solver);
  g_assert_cmpstr (notes.states->str, ==, "12");

  g_signal_handlers_disconnect_by_data (solver, &notes);
  notes_clear (&notes);
}

static void
test_counts_are_told_as_they_grow (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  guint64 last = 0;
  Notes notes;

  notes_init (&notes, solver);
  run_to_end (solver, 15);
  engine_run_pending ();

  g_assert_cmpstr (notes.states->str, ==, "13");

  g_assert_cmpuint (notes.counts->len, >=, 3);
  g_assert_cmpuint (g_array_index (notes.counts, guint64, 0), ==, 0);
  for (guint i = 1; i < notes.counts->len; i++)
    {
      g_assert_cmpuint (g_array_index (notes.counts, guint64, i), >=, last);
      last = g_array_index (notes.counts, guint64, i);
    }
  g_assert_cmpuint (last, ==, 2279184);
  g_assert_cmpfloat (qs_solver_get_rate (solver), >, 0);
  g_assert_cmpfloat (qs_solver_get_elapsed (solver), >, 0);

  g_signal_handlers_disconnect_by_data (solver, &notes);
  notes_clear (&notes);
}

/* Holds each rate against the mean since the second began that it is of; returns when the last one did. */
static double
check_rates (const Notes *notes)
{
  double start_time = 0, rate = 0;
  guint64 start_count = 0;

  for (guint i = 0; i < notes->rates->len; i++)
    {
      double time = g_array_index (notes->times, double, i);
      guint64 count = g_array_index (notes->counts, guint64, i);
      gboolean is_whole = time - start_time >= 1;

      /* Later than the first second it stays until another one is over. */
      if (is_whole || (start_time <= 0 && time > 0))
        rate = (double) (count - start_count) / (time - start_time);
      g_assert_cmpfloat_with_epsilon (g_array_index (notes->rates, double, i), rate, rate * 1e-12 + 1e-12);
      if (is_whole)
        {
          start_time = time;
          start_count = count;
        }
    }

  return start_time;
}

/* After the first second the rate is that of a whole one, not of the moment since the last message. How long a message
 * is under way does not matter: it says when it was sent. */
static void
test_rate_is_steady (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  Notes notes;

  notes_init (&notes, solver);
  start (solver, LONG_N);
  engine_run_until (check_rates (&notes) >= 2);

  g_signal_handlers_disconnect_by_data (solver, &notes);
  notes_clear (&notes);
}

static void
test_progress_is_estimated (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  double fraction = -1, seconds_left = -1;

  start (solver, LONG_N);
  g_assert_true (qs_solver_estimate_progress (solver, &fraction, &seconds_left));
  g_assert_cmpfloat (fraction, ==, 0);
  g_assert_cmpfloat (seconds_left, <, 0);

  /* After a second without a solution the rate is 0 for another one. */
  engine_run_until (qs_solver_get_count (solver) > 10000 && qs_solver_get_rate (solver) > 0);
  g_assert_true (qs_solver_estimate_progress (solver, &fraction, &seconds_left));
  g_assert_cmpfloat_with_epsilon (fraction, (double) qs_solver_get_count (solver) / (double) TOTAL_OF_LONG_N, 1e-12);
  g_assert_cmpfloat_with_epsilon (seconds_left * qs_solver_get_rate (solver),
                                  (double) (TOTAL_OF_LONG_N - qs_solver_get_count (solver)), 1);
}

static void
test_all_is_found_at_the_end (gconstpointer data)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  double fraction, seconds_left;

  run_to_end (solver, GPOINTER_TO_UINT (data));
  g_assert_true (qs_solver_estimate_progress (solver, &fraction, &seconds_left));
  g_assert_cmpfloat (fraction, ==, 1);
}

static void
test_nothing_is_told_of_what_nobody_knows (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  double fraction, seconds_left;

  start (solver, 28);
  g_assert_false (qs_solver_estimate_progress (solver, &fraction, &seconds_left));
}

static void
test_progress_of_fundamental_ones_is_estimated (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  double fraction = -1, seconds_left = -1;
  QsCensusSpace space;

  qs_census_space_init (&space, LONG_N, NULL, QS_CENSUS_FUNDAMENTAL);
  qs_solver_start (solver, &space);
  engine_run_until (qs_solver_get_count (solver) > 10000);
  g_assert_true (qs_solver_estimate_progress (solver, &fraction, &seconds_left));
  g_assert_cmpfloat_with_epsilon (fraction, (double) qs_solver_get_count (solver) / 4878666808.0, 1e-12);
}

static void
test_nothing_is_told_of_some_squares (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  double fraction, seconds_left;
  guint32 allowed[8] = { 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff };
  QsCensusSpace space;

  qs_census_space_init (&space, 8, allowed, QS_CENSUS_ALL);
  qs_solver_start (solver, &space);
  g_assert_false (qs_solver_estimate_progress (solver, &fraction, &seconds_left));
  engine_run_until (qs_solver_get_state (solver) == QS_SOLVER_FINISHED);
  g_assert_cmpuint (qs_solver_get_count (solver), ==, 88);
  g_assert_true (qs_solver_estimate_progress (solver, &fraction, &seconds_left));
  g_assert_cmpfloat (fraction, ==, 1);
}

/* During a long search before the first solution, the clock runs on. */
static void
test_time_goes_on_without_solutions (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  guint n_changes = 0;
  QsCensusSpace space;
  Notes notes;

  make_hopeless (&space);
  notes_init (&notes, solver);
  qs_solver_start (solver, &space);
  g_signal_connect (qs_solver_get_solution_set (solver), "changed", G_CALLBACK (count_cb), &n_changes);
  engine_run_until (notes.counts->len >= 6);

  g_assert_cmpuint (qs_solver_get_count (solver), ==, 0);
  g_assert_cmpfloat (qs_solver_get_elapsed (solver), >=, 0.064);
  g_assert_cmpuint (n_changes, ==, 0);

  g_signal_handlers_disconnect_by_data (solver, &notes);
  notes_clear (&notes);
}

/* The first solutions can be reached long before all are counted. */
static void
test_first_solution_comes_early (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();

  start (solver, 28);
  engine_run_until (qs_solution_set_get_reachable (qs_solver_get_solution_set (solver)) > 0);
  g_assert_cmpint (qs_solver_get_state (solver), ==, QS_SOLVER_RUNNING);
}

static void
add_for (const char   *path,
         guint         n,
         GTestDataFunc test)
{
  g_autofree char *full_path = g_strdup_printf ("%s/%u", path, n);

  g_test_add_data_func (full_path, GUINT_TO_POINTER (n), test);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/solver/a-new-solver-is-idle", test_new_solver_is_idle);
  for (guint n = 1; n <= 12; n++)
    {
      add_for ("/engine/solver/all-are-counted", n, test_all_are_counted);
      add_for ("/engine/solver/fundamental-ones-are-counted", n, test_fundamental_ones_are_counted);
    }
  g_test_add_func ("/engine/solver/nothing-allowed-is-finished-at-once", test_nothing_allowed_is_finished_at_once);
  g_test_add_func ("/engine/solver/the-first-solution-comes-early", test_first_solution_comes_early);

  g_test_add_func ("/engine/solver/a-prepared-solver-waits", test_prepared_solver_waits);
  g_test_add_func ("/engine/solver/pauses-lose-nothing", test_pauses_lose_nothing);
  g_test_add_func ("/engine/solver/restarting-ten-times-ends-with-the-last-n", test_restart_ten_times);
  g_test_add_func ("/engine/solver/restarting-at-any-moment-ends-right", test_restart_at_any_moment);
  g_test_add_func ("/engine/solver/an-old-run-is-silent-after-a-restart", test_old_run_is_silent_after_a_restart);
  add_for ("/engine/solver/restarted-by-who-hears-of-a-change", 8, test_restarted_by_who_hears_of_a_change);
  add_for ("/engine/solver/restarted-by-who-hears-of-a-change", LONG_N, test_restarted_by_who_hears_of_a_change);
  g_test_add_func ("/engine/solver/restarted-by-who-hears-of-the-end", test_restarted_by_who_hears_of_the_end);

  g_test_add_func ("/engine/solver/a-stop-keeps-what-was-found", test_stop_keeps_what_was_found);
  g_test_add_func ("/engine/solver/stopped-by-who-hears-of-a-change", test_stopped_by_who_hears_of_a_change);
  add_for ("/engine/solver/stopped-at-any-moment", 18, test_stopped_at_any_moment);
  add_for ("/engine/solver/stopped-at-any-moment", 32, test_stopped_at_any_moment);
  g_test_add_func ("/engine/solver/dropped-while-running", test_dropped_while_running);
  g_test_add_func ("/engine/solver/dropped-by-who-hears-of-a-change", test_dropped_by_who_hears_of_a_change);
  g_test_add_func ("/engine/solver/disposed-by-who-hears-of-a-change", test_disposed_by_who_hears_of_a_change);
  g_test_add_func ("/engine/solver/the-set-outlives-the-solver", test_set_outlives_the_solver);

  g_test_add_func ("/engine/solver/a-start-tells-of-everything", test_start_tells_of_everything);
  g_test_add_func ("/engine/solver/counts-are-told-as-they-grow", test_counts_are_told_as_they_grow);
  g_test_add_func ("/engine/solver/the-rate-is-steady", test_rate_is_steady);
  g_test_add_func ("/engine/solver/time-goes-on-without-solutions", test_time_goes_on_without_solutions);
  g_test_add_func ("/engine/solver/progress-is-estimated", test_progress_is_estimated);
  g_test_add_func ("/engine/solver/progress-of-fundamental-ones-is-estimated",
                   test_progress_of_fundamental_ones_is_estimated);
  g_test_add_func ("/engine/solver/nothing-is-told-of-some-squares", test_nothing_is_told_of_some_squares);
  add_for ("/engine/solver/at-the-end-all-is-found", 8, test_all_is_found_at_the_end);
  add_for ("/engine/solver/at-the-end-all-is-found", 3, test_all_is_found_at_the_end);
  g_test_add_func ("/engine/solver/nothing-is-told-of-what-nobody-knows", test_nothing_is_told_of_what_nobody_knows);

  return g_test_run ();
}
