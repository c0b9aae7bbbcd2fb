/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The count of a set of solutions, and that it can be paused, stopped and dropped at any moment. */

#include "qs-solution-set.h"

#include "engine-test-util.h"
#include "qs-test-main.h"

#define N_TRIES 5

/* No machine counts the solutions of such a board while a test runs. */
#define LONG_N 20
#define TOTAL_OF_LONG_N G_GUINT64_CONSTANT (39029188884)

/* From n = 1; see A000170 and A002562. */
static const guint64 totals[] = { 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200 };
static const guint64 fundamentals[] = { 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787 };

static QsSolutionSet *
prepare (guint n)
{
  QsCensusSpace space;

  qs_census_space_init (&space, n, NULL, QS_CENSUS_ALL);

  return qs_solution_set_new (&space);
}

static QsSolutionSet *
start (guint n)
{
  QsSolutionSet *set = prepare (n);

  qs_solution_set_resume (set);

  return set;
}

static const QsSolutionStatus *
look (QsSolutionSet *set)
{
  return qs_solution_set_get_status (set);
}

static QsSolutionSet *
run_to_end (guint n)
{
  QsSolutionSet *set = start (n);

  engine_run_until (look (set)->is_complete);

  return set;
}

/* Asserts that the set has ended with all solutions of @n. */
static void
assert_all (QsSolutionSet *set,
            guint          n)
{
  g_assert_true (look (set)->is_complete);
  g_assert_false (look (set)->is_paused);
  g_assert_false (look (set)->is_stopped);
  g_assert_cmpuint (qs_solution_set_get_space (set)->n, ==, n);
  g_assert_cmpuint (look (set)->count, ==, totals[n - 1]);
  g_assert_cmpuint (look (set)->reachable, ==, totals[n - 1]);
}

static void
test_all_are_counted (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (QsSolutionSet) set = run_to_end (n);

  assert_all (set, n);
}

static void
test_fundamental_ones_are_counted (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (QsSolutionSet) set = NULL;
  QsCensusSpace space;

  qs_census_space_init (&space, n, NULL, QS_CENSUS_FUNDAMENTAL);
  set = qs_solution_set_start (&space);
  engine_run_until (look (set)->is_complete);
  g_assert_cmpuint (look (set)->count, ==, fundamentals[n - 1]);
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
QS_TEST (nothing_allowed_is_finished_at_once)
{
  g_autoptr (QsSolutionSet) set = NULL;
  guint32 allowed[8] = { 0xff, 0xff, 0, 0xff, 0xff, 0xff, 0xff, 0xff };
  QsCensusSpace space;

  qs_census_space_init (&space, 8, allowed, QS_CENSUS_ALL);
  set = qs_solution_set_start (&space);
  g_assert_true (look (set)->is_complete);
  g_assert_cmpuint (look (set)->count, ==, 0);
  g_assert_true (look (set)->is_complete);
}

/* The board changes before its count is over. */
QS_TEST (dropped_for_another)
{
  g_autoptr (QsSolutionSet) set = NULL;

  for (guint i = 0; i < 15; i++)
    {
      guint n = (guint) g_test_rand_int_range (1, 12);

      for (guint j = 0; j < 8; j++)
        {
          g_clear_object (&set);
          set = start ((guint) g_test_rand_int_range (1, 19));
          engine_run_a_little ();
          if (g_test_rand_bit ())
            qs_solution_set_stop (set);
        }

      g_clear_object (&set);
      set = run_to_end (n);
      engine_run_pending ();
      assert_all (set, n);
    }
}

QS_TEST (a_stop_keeps_what_was_found)
{
  g_autoptr (QsSolutionSet) set = start (LONG_N);
  guint64 count;

  engine_run_until (look (set)->count >= 2000);
  qs_solution_set_stop (set);
  count = look (set)->count;

  g_assert_true (look (set)->is_stopped);
  g_assert_cmpuint (look (set)->reachable, ==, count / 2);
  g_assert_false (look (set)->is_complete);

  /* A search that still runs would show it as this one does. */
  engine_run_another_search ();
  g_assert_cmpuint (look (set)->count, ==, count);
  g_assert_true (look (set)->is_stopped);
}

QS_TEST (a_new_set_waits)
{
  g_autoptr (QsSolutionSet) set = prepare (8);

  engine_run_another_search ();
  g_assert_true (look (set)->is_paused);
  g_assert_cmpuint (qs_solution_set_get_space (set)->n, ==, 8);
  g_assert_cmpuint (look (set)->count, ==, 0);

  qs_solution_set_resume (set);
  engine_run_until (look (set)->is_complete);
  assert_all (set, 8);

  g_clear_object (&set);
  set = prepare (8);
  qs_solution_set_stop (set);
  qs_solution_set_resume (set);
  engine_run_another_search ();
  g_assert_true (look (set)->is_stopped);
  g_assert_cmpuint (look (set)->count, ==, 0);
}

QS_TEST (pauses_lose_nothing)
{
  g_autoptr (QsSolutionSet) set = start (13);
  guint n_pauses = 0;

  while (!look (set)->is_complete && n_pauses < 50)
    {
      guint64 count;

      engine_run_a_little ();
      qs_solution_set_pause (set);
      count = look (set)->count;
      engine_run_pending ();
      g_assert_cmpuint (look (set)->count, ==, count);
      qs_solution_set_resume (set);
      n_pauses++;
    }

  engine_run_until (look (set)->is_complete);
  g_assert_cmpuint (look (set)->count, ==, 73712);
}

static void
count_cb (QsSolutionSet *set,
          gpointer       user_data)
{
  guint *n_changes = user_data;

  (*n_changes)++;
}

/* The queue is full of its reports when it is stopped. */
QS_TEST (a_stopped_set_is_silent)
{
  g_autoptr (QsSolutionSet) set = start (LONG_N);
  guint n_changes = 0;
  guint64 count;

  engine_run_until (look (set)->count >= 1000);
  g_usleep (40 * G_TIME_SPAN_MILLISECOND);
  qs_solution_set_stop (set);
  count = look (set)->count;
  g_signal_connect (set, "changed", G_CALLBACK (count_cb), &n_changes);
  engine_run_another_search ();

  g_assert_cmpuint (n_changes, ==, 0);
  g_assert_cmpuint (look (set)->count, ==, count);
  g_signal_handlers_disconnect_by_data (set, &n_changes);
}

/* While it searches, while it waits for the main loop, or when it has just begun. */
static void
test_stopped_at_any_moment (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < 2 * N_TRIES; i++)
    {
      g_autoptr (QsSolutionSet) set = start (n);

      if (i == 0)
        engine_run_another_search ();
      else if (i % 2 == 0)
        engine_run_a_little ();

      qs_solution_set_stop (set);
      g_assert_true (look (set)->is_stopped);
    }
}

QS_TEST (dropped_while_running)
{
  for (guint i = 0; i < N_TRIES; i++)
    {
      QsSolutionSet *set = start (LONG_N);

      engine_run_a_little ();
      g_assert_finalize_object (set);
    }

  engine_run_pending ();
}

static void
drop_cb (QsSolutionSet *set,
         gpointer       user_data)
{
  g_clear_object ((QsSolutionSet **) user_data);
}

QS_TEST (dropped_by_who_hears_of_a_change)
{
  for (guint n = 8; n <= LONG_N; n += LONG_N - 8)
    {
      QsSolutionSet *set = start (n);
      gpointer weak = set;

      g_object_add_weak_pointer (G_OBJECT (set), &weak);
      g_signal_connect (set, "changed", G_CALLBACK (drop_cb), &set);
      engine_run_until (set == NULL);
      engine_run_pending ();
      g_assert_null (weak);
    }
}

static void
stop_cb (QsSolutionSet *set,
         gpointer       user_data)
{
  if (look (set)->count > 0)
    qs_solution_set_stop (set);
}

QS_TEST (stopped_by_who_hears_of_a_change)
{
  g_autoptr (QsSolutionSet) set = start (LONG_N);
  guint64 count;

  g_signal_connect (set, "changed", G_CALLBACK (stop_cb), NULL);
  engine_run_until (look (set)->is_stopped);
  count = look (set)->count;
  g_assert_cmpuint (count, >, 0);
  engine_run_another_search ();
  g_assert_cmpuint (look (set)->count, ==, count);
}

/* The notifications, with the values at that time. */
typedef struct
{
  GString *states; /* a letter each */

  /* Of each count: */
  GArray *counts;
  GArray *rates;
  GArray *times; /* in seconds */
} Notes;

static void
changed_cb (QsSolutionSet *set,
            gpointer       user_data)
{
  const char *what = g_quark_to_string (g_signal_get_invocation_hint (set)->detail);
  Notes *notes = user_data;
  guint64 count = look (set)->count;
  double rate = look (set)->rate;
  double elapsed = look (set)->elapsed;

  if (g_str_equal (what, "state"))
    g_string_append_c (notes->states, look (set)->is_complete ? 'c' : look (set)->is_stopped ? 's' : 'r');
  if (!g_str_equal (what, "count"))
    return;

  g_array_append_val (notes->counts, count);
  g_array_append_val (notes->rates, rate);
  g_array_append_val (notes->times, elapsed);
}

static void
notes_init (Notes         *notes,
            QsSolutionSet *set)
{
  notes->states = g_string_new (NULL);
  notes->counts = g_array_new (FALSE, FALSE, sizeof (guint64));
  notes->rates = g_array_new (FALSE, FALSE, sizeof (double));
  notes->times = g_array_new (FALSE, FALSE, sizeof (double));
  g_signal_connect (set, "changed", G_CALLBACK (changed_cb), notes);
}

static void
notes_clear (Notes *notes)
{
  g_string_free (notes->states, TRUE);
  g_array_unref (notes->counts);
  g_array_unref (notes->rates);
  g_array_unref (notes->times);
}

QS_TEST (counts_are_told_as_they_grow)
{
  g_autoptr (QsSolutionSet) set = start (15);
  guint64 last = 0;
  Notes notes;

  notes_init (&notes, set);
  engine_run_until (look (set)->is_complete);
  engine_run_pending ();

  g_assert_cmpstr (notes.states->str, ==, "c");

  g_assert_cmpuint (notes.counts->len, >=, 2);
  for (guint i = 0; i < notes.counts->len; i++)
    {
      g_assert_cmpuint (g_array_index (notes.counts, guint64, i), >=, last);
      last = g_array_index (notes.counts, guint64, i);
    }
  g_assert_cmpuint (last, ==, 2279184);
  g_assert_cmpfloat (look (set)->rate, >, 0);
  g_assert_cmpfloat (look (set)->elapsed, >, 0);

  g_signal_handlers_disconnect_by_data (set, &notes);
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
QS_TEST (the_rate_is_steady)
{
  g_autoptr (QsSolutionSet) set = start (LONG_N);
  Notes notes;

  notes_init (&notes, set);
  engine_run_until (check_rates (&notes) >= 2);

  g_signal_handlers_disconnect_by_data (set, &notes);
  notes_clear (&notes);
}

QS_TEST (progress_is_estimated)
{
  g_autoptr (QsSolutionSet) set = start (LONG_N);
  double fraction = -1, seconds_left = -1;

  g_assert_true (qs_solution_set_estimate (set, &fraction, &seconds_left));
  g_assert_cmpfloat (fraction, ==, 0);
  g_assert_cmpfloat (seconds_left, <, 0);

  /* After a second without a solution the rate is 0 for another one. */
  engine_run_until (look (set)->count > 10000 && look (set)->rate > 0);
  g_assert_true (qs_solution_set_estimate (set, &fraction, &seconds_left));
  g_assert_cmpfloat_with_epsilon (fraction, (double) look (set)->count / (double) TOTAL_OF_LONG_N, 1e-12);
  g_assert_cmpfloat_with_epsilon (seconds_left * look (set)->rate,
                                  (double) (TOTAL_OF_LONG_N - look (set)->count), 1);
}

static void
test_all_is_found_at_the_end (gconstpointer data)
{
  g_autoptr (QsSolutionSet) set = NULL;
  double fraction, seconds_left;

  set = run_to_end (GPOINTER_TO_UINT (data));
  g_assert_true (qs_solution_set_estimate (set, &fraction, &seconds_left));
  g_assert_cmpfloat (fraction, ==, 1);
}

QS_TEST (nothing_is_told_of_what_nobody_knows)
{
  g_autoptr (QsSolutionSet) set = start (28);
  double fraction, seconds_left;

  g_assert_false (qs_solution_set_estimate (set, &fraction, &seconds_left));
}

QS_TEST (progress_of_fundamental_ones_is_estimated)
{
  g_autoptr (QsSolutionSet) set = NULL;
  double fraction = -1, seconds_left = -1;
  QsCensusSpace space;

  qs_census_space_init (&space, LONG_N, NULL, QS_CENSUS_FUNDAMENTAL);
  set = qs_solution_set_start (&space);
  engine_run_until (look (set)->count > 10000);
  g_assert_true (qs_solution_set_estimate (set, &fraction, &seconds_left));
  g_assert_cmpfloat_with_epsilon (fraction, (double) look (set)->count / 4878666808.0, 1e-12);
}

QS_TEST (nothing_is_told_of_some_squares)
{
  g_autoptr (QsSolutionSet) set = NULL;
  double fraction, seconds_left;
  guint32 allowed[8] = { 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff };
  QsCensusSpace space;

  qs_census_space_init (&space, 8, allowed, QS_CENSUS_ALL);
  set = qs_solution_set_start (&space);
  g_assert_false (qs_solution_set_estimate (set, &fraction, &seconds_left));
  engine_run_until (look (set)->is_complete);
  g_assert_cmpuint (look (set)->count, ==, 88);
  g_assert_true (qs_solution_set_estimate (set, &fraction, &seconds_left));
  g_assert_cmpfloat (fraction, ==, 1);
}

/* During a long search before the first solution, the clock runs on. */
QS_TEST (time_goes_on_without_solutions)
{
  g_autoptr (QsSolutionSet) set = NULL;
  QsCensusSpace space;
  Notes notes;

  make_hopeless (&space);
  set = qs_solution_set_start (&space);
  notes_init (&notes, set);
  engine_run_until (notes.counts->len >= 6);

  g_assert_cmpuint (look (set)->count, ==, 0);
  g_assert_cmpfloat (look (set)->elapsed, >=, 0.064);

  g_signal_handlers_disconnect_by_data (set, &notes);
  notes_clear (&notes);
}

/* The first solutions can be reached long before all are counted. */
QS_TEST (the_first_solution_comes_early)
{
  g_autoptr (QsSolutionSet) set = start (28);

  engine_run_until (look (set)->reachable > 0);
  g_assert_false (look (set)->is_complete);
}

static void
add_for (const char   *path,
         guint         n,
         GTestDataFunc test)
{
  g_autofree char *full_path = g_strdup_printf ("%s/%u", path, n);

  g_test_add_data_func (full_path, GUINT_TO_POINTER (n), test);
}

QS_TEST_MAIN
{
  for (guint n = 1; n <= 12; n++)
    {
      add_for ("/engine/solution-set/all-are-counted", n, test_all_are_counted);
      add_for ("/engine/solution-set/fundamental-ones-are-counted", n, test_fundamental_ones_are_counted);
    }

  add_for ("/engine/solution-set/stopped-at-any-moment", 18, test_stopped_at_any_moment);
  add_for ("/engine/solution-set/stopped-at-any-moment", 32, test_stopped_at_any_moment);

  add_for ("/engine/solution-set/at-the-end-all-is-found", 8, test_all_is_found_at_the_end);
  add_for ("/engine/solution-set/at-the-end-all-is-found", 3, test_all_is_found_at_the_end);
}
