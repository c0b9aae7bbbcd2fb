/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solver: what it finds, and that it can be started anew, stopped and dropped at any moment. */

#include "config.h"

#include "qs-solver.h"

#include "engine-test-util.h"
#include "qs-enumerator.h"
#include "qs-test-boards.h"

#define N_TRIES 5

/* From n = 1; see A000170. */
static const guint64 totals[] = { 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200 };

static void
run_to_end (QsSolver *solver,
            guint     n)
{
  qs_solver_start (solver, n);
  engine_run_until (qs_solver_get_state (solver) == QS_SOLVER_FINISHED);
}

/* Asserts that the solver has ended with all solutions of @n. */
static void
assert_all (QsSolver *solver,
            guint     n)
{
  QsSolutionSet *set = qs_solver_get_solution_set (solver);

  g_assert_cmpint (qs_solver_get_state (solver), ==, QS_SOLVER_FINISHED);
  g_assert_cmpuint (qs_solver_get_n (solver), ==, n);
  g_assert_cmpuint (qs_solver_get_count (solver), ==, totals[n - 1]);
  g_assert_cmpuint (qs_solution_set_get_n (set), ==, n);
  g_assert_cmpuint (qs_solution_set_get_count (set), ==, totals[n - 1]);
  g_assert_cmpuint (qs_solution_set_get_reachable (set), ==, totals[n - 1]);
  g_assert_true (qs_solution_set_is_complete (set));
}

/* Asserts that all that can be reached is what the list begins with. */
static void
assert_contents (QsSolutionSet *set,
                 const GArray  *solutions)
{
  guint n = qs_solution_set_get_n (set);
  guint64 reachable = qs_solution_set_get_reachable (set);
  guint16 columns[QS_ENUMERATOR_MAX_N];

  g_assert_cmpuint (reachable * n, <=, solutions->len);
  for (guint64 rank = 0; rank < reachable; rank++)
    {
      g_assert_true (qs_solution_set_get (set, rank, columns));
      g_assert_cmpmem (columns, n * sizeof *columns,
                       &g_array_index (solutions, guint16, rank * n), n * sizeof *columns);
    }
  g_assert_false (qs_solution_set_get (set, reachable, columns));
}

static void
test_new_solver_is_idle (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  double fraction, seconds_left;

  g_assert_cmpint (qs_solver_get_state (solver), ==, QS_SOLVER_IDLE);
  g_assert_cmpuint (qs_solver_get_n (solver), ==, 0);
  g_assert_cmpuint (qs_solver_get_count (solver), ==, 0);
  g_assert_null (qs_solver_get_solution_set (solver));
  g_assert_false (qs_solver_estimate_progress (solver, &fraction, &seconds_left));

  qs_solver_stop (solver);
  g_assert_cmpint (qs_solver_get_state (solver), ==, QS_SOLVER_IDLE);
}

static void
test_all_solutions_in_order (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (QsSolver) solver = qs_solver_new ();
  g_autoptr (GArray) solutions = n <= 8 ? test_all_solutions (n) : engine_enumerate (n);

  run_to_end (solver, n);
  assert_all (solver, n);
  assert_contents (qs_solver_get_solution_set (solver), solutions);
}

/* What 15 has beyond the first million is only counted. */
static void
test_first_million_of_15 (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  QsSolutionSet *set;
  QsEnumerator enumerator;
  guint16 expected[15], columns[15];

  run_to_end (solver, 15);
  set = qs_solver_get_solution_set (solver);
  g_assert_cmpuint (qs_solver_get_count (solver), ==, 2279184);
  g_assert_cmpuint (qs_solution_set_get_reachable (set), ==, 1000000);
  g_assert_true (qs_solution_set_is_complete (set));
  g_assert_false (qs_solution_set_get (set, 1000000, columns));

  qs_enumerator_init (&enumerator, 15);
  for (guint64 rank = 0; rank < 1000000; rank++)
    {
      qs_enumerator_next (&enumerator, G_MAXUINT64, expected);
      g_assert_true (qs_solution_set_get (set, rank, columns));
      g_assert_cmpmem (columns, sizeof columns, expected, sizeof expected);
    }
}

static void
test_restart_ten_times (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();

  for (guint n = 16; n > 6; n--)
    qs_solver_start (solver, n);
  g_assert_cmpuint (qs_solver_get_n (solver), ==, 7);

  engine_run_until (qs_solver_get_state (solver) == QS_SOLVER_FINISHED);
  engine_run_pending ();
  assert_all (solver, 7);
}

/* Lets some of the run happen: nothing, some turns of the main loop, or some time as well. */
static void
run_a_little (void)
{
  guint n_turns = (guint) g_test_rand_int_range (0, 6);

  for (guint i = 0; i < n_turns; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      if (g_test_rand_bit ())
        g_usleep ((gulong) g_test_rand_int_range (0, 800));
    }
}

static void
test_restart_at_any_moment (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();

  for (guint i = 0; i < 40; i++)
    {
      guint n;

      for (guint j = 0; j < 8; j++)
        {
          qs_solver_start (solver, (guint) g_test_rand_int_range (1, 19));
          run_a_little ();
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
  g_autoptr (GArray) solutions = engine_enumerate (13);
  QsSolutionSet *set;
  guint64 count;

  qs_solver_start (solver, 13);
  engine_run_until (qs_solver_get_count (solver) >= 2000);
  qs_solver_stop (solver);
  set = qs_solver_get_solution_set (solver);
  count = qs_solver_get_count (solver);

  g_assert_cmpint (qs_solver_get_state (solver), ==, QS_SOLVER_STOPPED);
  g_assert_cmpuint (count, <, 73712);
  g_assert_cmpuint (qs_solution_set_get_reachable (set), ==, count);
  g_assert_false (qs_solution_set_is_complete (set));
  assert_contents (set, solutions);

  /* Long enough for a search that goes on to show it. */
  engine_run_for (50 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpuint (qs_solver_get_count (solver), ==, count);
  g_assert_cmpint (qs_solver_get_state (solver), ==, QS_SOLVER_STOPPED);
}

static void
count_cb (QsSolutionSet *set,
          gpointer       user_data)
{
  guint *n_changes = user_data;

  (*n_changes)++;
}

/* The queue is full of what the old run found when the new one starts. */
static void
test_old_run_is_silent_after_a_restart (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  g_autoptr (QsSolutionSet) old = NULL;
  guint64 count;
  guint n_changes = 0;

  qs_solver_start (solver, 14);
  old = g_object_ref (qs_solver_get_solution_set (solver));
  engine_run_until (qs_solver_get_count (solver) >= 1000);
  g_usleep (20 * G_TIME_SPAN_MILLISECOND);
  count = qs_solution_set_get_count (old);
  g_signal_connect (old, "changed", G_CALLBACK (count_cb), &n_changes);

  run_to_end (solver, 8);
  engine_run_pending ();

  g_assert_true (qs_solver_get_solution_set (solver) != old);
  g_assert_cmpuint (n_changes, ==, 0);
  g_assert_cmpuint (qs_solution_set_get_count (old), ==, count);
  g_assert_cmpuint (qs_solution_set_get_reachable (old), ==, count);
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

static void
test_stop_is_prompt (gconstpointer data)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  gint64 durations[N_TRIES];
  guint n = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < N_TRIES; i++)
    {
      qs_solver_start (solver, n);

      /* Once while it searches, else while it waits for the main loop or has just begun. */
      if (i == 0)
        engine_run_for (50 * G_TIME_SPAN_MILLISECOND);
      else if (i % 2 == 0)
        g_usleep (10 * G_TIME_SPAN_MILLISECOND);

      durations[i] = g_get_monotonic_time ();
      qs_solver_stop (solver);
      durations[i] = g_get_monotonic_time () - durations[i];
      g_assert_cmpint (qs_solver_get_state (solver), ==, QS_SOLVER_STOPPED);
    }

  g_assert_cmpint (engine_median (durations, N_TRIES), <, ENGINE_PROMPTLY);
}

static void
test_dropped_while_running (void)
{
  gint64 durations[N_TRIES];

  for (guint i = 0; i < N_TRIES; i++)
    {
      QsSolver *solver = qs_solver_new ();
      QsSolutionSet *set;

      qs_solver_start (solver, 16);
      set = g_object_ref (qs_solver_get_solution_set (solver));
      run_a_little ();

      durations[i] = g_get_monotonic_time ();
      g_assert_finalize_object (solver);
      durations[i] = g_get_monotonic_time () - durations[i];
      g_assert_finalize_object (set);
    }

  g_assert_cmpint (engine_median (durations, N_TRIES), <, ENGINE_PROMPTLY);
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
  for (guint n = 8; n <= 14; n += 6)
    {
      QsSolver *solver = qs_solver_new ();
      gpointer weak = solver;

      g_object_add_weak_pointer (G_OBJECT (solver), &weak);
      qs_solver_start (solver, n);
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

/* As a window does whose user closes it while it shows the change. */
static void
test_disposed_by_who_hears_of_a_change (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  guint n_calls = 0;

  qs_solver_start (solver, 14);
  g_object_set_data (G_OBJECT (qs_solver_get_solution_set (solver)), "solver", solver);
  g_signal_connect (qs_solver_get_solution_set (solver), "changed", G_CALLBACK (dispose_cb), &n_calls);
  engine_run_until (n_calls > 0);
  engine_run_pending ();
  g_assert_cmpuint (n_calls, ==, 1);
  g_assert_null (qs_solver_get_solution_set (solver));
}

/* What is to be done when something is heard of. */
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
    qs_solver_start (restart->solver, restart->n);
}

static void
test_restarted_by_who_hears_of_a_change (gconstpointer data)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  Restart restart = { .solver = solver, .n = 9, .at_the_end = GPOINTER_TO_UINT (data) == 8 };
  g_autoptr (QsSolutionSet) old = NULL;
  guint64 count;

  qs_solver_start (solver, GPOINTER_TO_UINT (data));
  old = g_object_ref (qs_solver_get_solution_set (solver));
  g_signal_connect (old, "changed", G_CALLBACK (restart_cb), &restart);
  engine_run_until (restart.n_restarts > 0);
  g_assert_cmpuint (qs_solver_get_n (solver), ==, 9);
  g_assert_cmpint (qs_solver_get_state (solver), ==, QS_SOLVER_RUNNING);
  count = qs_solution_set_get_count (old);

  engine_run_until (qs_solver_get_state (solver) == QS_SOLVER_FINISHED);
  engine_run_pending ();
  assert_all (solver, 9);
  g_assert_cmpuint (restart.n_restarts, ==, 1);
  g_assert_cmpuint (qs_solution_set_get_count (old), ==, count);
}

static void
restart_when_finished_cb (QsSolver   *solver,
                          GParamSpec *pspec,
                          gpointer    user_data)
{
  Restart *restart = user_data;

  if (qs_solver_get_state (solver) == QS_SOLVER_FINISHED && restart->n_restarts++ == 0)
    qs_solver_start (solver, restart->n);
}

static void
test_restarted_by_who_hears_of_the_end (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  Restart restart = { .solver = solver, .n = 10 };

  g_signal_connect (solver, "notify::state", G_CALLBACK (restart_when_finished_cb), &restart);
  qs_solver_start (solver, 6);
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

  qs_solver_start (solver, 14);
  g_signal_connect_object (qs_solver_get_solution_set (solver), "changed", G_CALLBACK (stop_cb), solver, 0);
  engine_run_until (qs_solver_get_state (solver) == QS_SOLVER_STOPPED);
  count = qs_solver_get_count (solver);
  g_assert_cmpuint (count, >, 0);
  engine_run_for (50 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpuint (qs_solver_get_count (solver), ==, count);
}

/* What was notified, with the values at that time. */
typedef struct
{
  GString *names;  /* a letter each, without repetitions in a row */
  GString *states; /* a digit each */
  GArray *counts;
  GArray *rates;      /* those that differ from the one before */
  GArray *rate_times; /* when each was measured, in seconds */
} Notes;

static double
last_rate (const Notes *notes)
{
  return g_array_index (notes->rates, double, notes->rates->len - 1);
}

static void
notify_cb (QsSolver   *solver,
           GParamSpec *pspec,
           gpointer    user_data)
{
  Notes *notes = user_data;
  guint64 count = qs_solver_get_count (solver);
  double rate = qs_solver_get_rate (solver);
  double elapsed = qs_solver_get_elapsed (solver);
  int state;

  if (notes->names->len == 0 || notes->names->str[notes->names->len - 1] != pspec->name[0])
    g_string_append_c (notes->names, pspec->name[0]);

  if (g_str_equal (pspec->name, "state"))
    {
      g_object_get (solver, "state", &state, NULL);
      g_assert_cmpint (state, ==, (int) qs_solver_get_state (solver));
      g_string_append_printf (notes->states, "%d", state);
    }
  else if (g_str_equal (pspec->name, "count"))
    g_array_append_val (notes->counts, count);
  else if (g_str_equal (pspec->name, "rate") && (notes->rates->len == 0 || rate != last_rate (notes)))
    {
      g_array_append_val (notes->rates, rate);
      g_array_append_val (notes->rate_times, elapsed);
    }
}

static void
notes_init (Notes    *notes,
            QsSolver *solver)
{
  notes->names = g_string_new (NULL);
  notes->states = g_string_new (NULL);
  notes->counts = g_array_new (FALSE, FALSE, sizeof (guint64));
  notes->rates = g_array_new (FALSE, FALSE, sizeof (double));
  notes->rate_times = g_array_new (FALSE, FALSE, sizeof (double));
  g_signal_connect (solver, "notify", G_CALLBACK (notify_cb), notes);
}

static void
notes_clear (Notes *notes)
{
  g_string_free (notes->names, TRUE);
  g_string_free (notes->states, TRUE);
  g_array_unref (notes->counts);
  g_array_unref (notes->rates);
  g_array_unref (notes->rate_times);
}

static void
test_start_tells_of_everything (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  Notes notes;

  run_to_end (solver, 8);
  notes_init (&notes, solver);
  qs_solver_start (solver, 16);

  /* n, state, count, rate and solution set, in any order, with nothing of the old run in them. */
  g_assert_cmpuint (notes.names->len, ==, 5);
  g_assert_nonnull (strchr (notes.names->str, 'n'));
  g_assert_nonnull (strstr (notes.names->str, "s"));
  g_assert_cmpstr (notes.states->str, ==, "1");
  g_assert_cmpuint (notes.counts->len, ==, 1);
  g_assert_cmpuint (g_array_index (notes.counts, guint64, 0), ==, 0);
  g_assert_cmpuint (notes.rates->len, ==, 1);
  g_assert_cmpfloat (g_array_index (notes.rates, double, 0), ==, 0);
  g_assert_cmpuint (qs_solver_get_n (solver), ==, 16);

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
  run_to_end (solver, 13);
  engine_run_pending ();

  g_assert_cmpstr (notes.states->str, ==, "13");

  g_assert_cmpuint (notes.counts->len, >=, 3);
  g_assert_cmpuint (g_array_index (notes.counts, guint64, 0), ==, 0);
  for (guint i = 1; i < notes.counts->len; i++)
    {
      g_assert_cmpuint (g_array_index (notes.counts, guint64, i), >=, last);
      last = g_array_index (notes.counts, guint64, i);
    }
  g_assert_cmpuint (last, ==, 73712);
  g_assert_cmpfloat (qs_solver_get_rate (solver), >, 0);
  g_assert_cmpfloat (qs_solver_get_elapsed (solver), >, 0);

  g_signal_handlers_disconnect_by_data (solver, &notes);
  notes_clear (&notes);
}

/* After the first second the rate is that of a whole one, not of the moment since the last message. */
static void
test_rate_is_steady (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  double last = 0;
  Notes notes;

  notes_init (&notes, solver);
  qs_solver_start (solver, 16);
  engine_run_until (qs_solver_get_elapsed (solver) > 2.2);

  for (guint i = 0; i < notes.rates->len; i++)
    {
      double time = g_array_index (notes.rate_times, double, i);

      if (last >= 1)
        g_assert_cmpfloat (time - last, >=, 1);
      last = time;
    }
  g_assert_cmpfloat (last, >=, 2);

  /* Over all it cannot be far from the mean. */
  g_assert_cmpfloat (qs_solver_get_rate (solver), >,
                     (double) qs_solver_get_count (solver) / qs_solver_get_elapsed (solver) / 4);
  g_assert_cmpfloat (qs_solver_get_rate (solver), <,
                     (double) qs_solver_get_count (solver) / qs_solver_get_elapsed (solver) * 4);

  g_signal_handlers_disconnect_by_data (solver, &notes);
  notes_clear (&notes);
}

static void
test_progress_is_estimated (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  double fraction = -1, seconds_left = -1;

  qs_solver_start (solver, 16);
  g_assert_true (qs_solver_estimate_progress (solver, &fraction, &seconds_left));
  g_assert_cmpfloat (fraction, ==, 0);
  g_assert_cmpfloat (seconds_left, <, 0);

  engine_run_until (qs_solver_get_count (solver) > 10000);
  g_assert_true (qs_solver_estimate_progress (solver, &fraction, &seconds_left));
  g_assert_cmpfloat_with_epsilon (fraction, (double) qs_solver_get_count (solver) / 14772512, 1e-12);
  g_assert_cmpfloat_with_epsilon (seconds_left * qs_solver_get_rate (solver),
                                  (double) (14772512 - qs_solver_get_count (solver)), 1);
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

  qs_solver_start (solver, 28);
  g_assert_false (qs_solver_estimate_progress (solver, &fraction, &seconds_left));
}

/* Before the first solution of 32 there is a long search, and the clock goes on meanwhile. */
static void
test_time_goes_on_without_solutions (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  guint n_changes = 0;
  Notes notes;

  notes_init (&notes, solver);
  qs_solver_start (solver, 32);
  g_signal_connect (qs_solver_get_solution_set (solver), "changed", G_CALLBACK (count_cb), &n_changes);
  engine_run_until (qs_solver_get_elapsed (solver) > 0.1);

  g_assert_cmpuint (qs_solver_get_count (solver), ==, 0);
  g_assert_cmpuint (notes.counts->len, >=, 3);
  g_assert_cmpuint (n_changes, ==, 0);

  g_signal_handlers_disconnect_by_data (solver, &notes);
  notes_clear (&notes);
}

/* The first solutions are there long before a batch is full. */
static void
test_first_solution_comes_early (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();

  qs_solver_start (solver, 20);
  engine_run_until (qs_solver_get_count (solver) > 0);
  g_assert_cmpuint (qs_solver_get_count (solver), <, 1024);
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
    add_for ("/engine/solver/all-solutions-in-order", n, test_all_solutions_in_order);
  g_test_add_func ("/engine/solver/of-15-the-first-million-can-be-reached", test_first_million_of_15);
  g_test_add_func ("/engine/solver/the-first-solution-comes-early", test_first_solution_comes_early);

  g_test_add_func ("/engine/solver/restarting-ten-times-ends-with-the-last-n", test_restart_ten_times);
  g_test_add_func ("/engine/solver/restarting-at-any-moment-ends-right", test_restart_at_any_moment);
  g_test_add_func ("/engine/solver/an-old-run-is-silent-after-a-restart", test_old_run_is_silent_after_a_restart);
  add_for ("/engine/solver/restarted-by-who-hears-of-a-change", 8, test_restarted_by_who_hears_of_a_change);
  add_for ("/engine/solver/restarted-by-who-hears-of-a-change", 14, test_restarted_by_who_hears_of_a_change);
  g_test_add_func ("/engine/solver/restarted-by-who-hears-of-the-end", test_restarted_by_who_hears_of_the_end);

  g_test_add_func ("/engine/solver/a-stop-keeps-what-was-found", test_stop_keeps_what_was_found);
  g_test_add_func ("/engine/solver/stopped-by-who-hears-of-a-change", test_stopped_by_who_hears_of_a_change);
  add_for ("/engine/solver/a-stop-is-prompt", 16, test_stop_is_prompt);
  add_for ("/engine/solver/a-stop-is-prompt", 32, test_stop_is_prompt);
  g_test_add_func ("/engine/solver/dropped-while-running", test_dropped_while_running);
  g_test_add_func ("/engine/solver/dropped-by-who-hears-of-a-change", test_dropped_by_who_hears_of_a_change);
  g_test_add_func ("/engine/solver/disposed-by-who-hears-of-a-change", test_disposed_by_who_hears_of_a_change);
  g_test_add_func ("/engine/solver/the-set-outlives-the-solver", test_set_outlives_the_solver);

  g_test_add_func ("/engine/solver/a-start-tells-of-everything", test_start_tells_of_everything);
  g_test_add_func ("/engine/solver/counts-are-told-as-they-grow", test_counts_are_told_as_they_grow);
  g_test_add_func ("/engine/solver/the-rate-is-steady", test_rate_is_steady);
  g_test_add_func ("/engine/solver/time-goes-on-without-solutions", test_time_goes_on_without_solutions);
  g_test_add_func ("/engine/solver/progress-is-estimated", test_progress_is_estimated);
  add_for ("/engine/solver/at-the-end-all-is-found", 8, test_all_is_found_at_the_end);
  add_for ("/engine/solver/at-the-end-all-is-found", 3, test_all_is_found_at_the_end);
  g_test_add_func ("/engine/solver/nothing-is-told-of-what-nobody-knows", test_nothing_is_told_of_what_nobody_knows);

  return g_test_run ();
}
