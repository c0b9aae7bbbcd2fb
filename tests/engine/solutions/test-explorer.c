/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The explorer: what it shows after any changes, in which order it counts, and the frequencies. */

#include "qs-explorer.h"

#include "engine-test-census.h"
#include "engine-test-util.h"
#include "qs-frequency-job.h"
#include "qs-test-explorer.h"
#include "qs-test-main.h"

/* A board whose count never ends. */
#define LONG_N 20

static gboolean
is_finished (QsSolutionSet *set)
{
  return qs_solution_set_get_status (set)->is_complete;
}

/* Whether it is, or waits for its turn. */
static gboolean
is_counted (QsSolutionSet *set)
{
  return !is_finished (set) && !qs_solution_set_get_status (set)->is_stopped;
}

static gboolean
is_idle (QsExplorer *explorer)
{
  return is_finished (qs_explorer_get_status (explorer)->shown) &&
         is_finished (qs_explorer_get_status (explorer)->whole[QS_CENSUS_ALL]) &&
         is_finished (qs_explorer_get_status (explorer)->whole[QS_CENSUS_FUNDAMENTAL]);
}

static void
ask (QsExplorer  *explorer,
     guint        row,
     guint        column,
     QsSquareRule rule)
{
  QsConstraints constraints = *qs_explorer_get_status (explorer)->constraints;

  qs_constraints_set (&constraints, (QsSquare){ row, column }, rule);
  qs_explorer_set_constraints (explorer, &constraints);
}

QS_TEST (a_new_explorer_shows_all)
{
  g_autoptr (QsExplorer) explorer = qs_test_explorer_new (8);

  g_assert_cmpuint (qs_explorer_get_status (explorer)->problem.n, ==, 8);
  g_assert_true (qs_constraints_is_empty (qs_explorer_get_status (explorer)->constraints));
  g_assert_false (qs_explorer_can_go (explorer, -1));
  g_assert_false (qs_explorer_can_go (explorer, 1));
  g_assert_true (qs_explorer_get_status (explorer)->shown == qs_explorer_get_status (explorer)->whole[QS_CENSUS_ALL]);
  g_assert_null (qs_frequency_job_get (qs_explorer_get_status (explorer)->frequencies, NULL));

  qs_explorer_go (explorer, -1);
  qs_explorer_set_scope (explorer, QS_CENSUS_FUNDAMENTAL);
  g_assert_true (qs_explorer_get_status (explorer)->shown == qs_explorer_get_status (explorer)->whole[QS_CENSUS_FUNDAMENTAL]);
}

/* Asserts that the counted and shown solutions are those of the plainest search. */
static void
assert_fresh (QsExplorer *explorer)
{
  const QsExplorerStatus *status = qs_explorer_get_status (explorer);
  guint n = status->problem.n;
  QsSolutionSet *shown = status->shown;
  g_autoptr (GArray) solutions = engine_enumerate_allowed (status->constraints, status->scope);
  g_autoptr (GArray) all = NULL, fundamental = NULL;
  QsConstraints none;

  qs_constraints_init (&none, n);
  all = engine_enumerate_allowed (&none, QS_CENSUS_ALL);
  fundamental = engine_enumerate_allowed (&none, QS_CENSUS_FUNDAMENTAL);
  g_assert_cmpuint (qs_solution_set_get_status (status->whole[QS_CENSUS_ALL])->count, ==, all->len / n);
  g_assert_cmpuint (qs_solution_set_get_status (status->whole[QS_CENSUS_FUNDAMENTAL])->count, ==, fundamental->len / n);
  g_assert_cmpuint (qs_solution_set_get_space (shown)->n, ==, n);
  g_assert_cmpuint (qs_solution_set_get_status (shown)->count, ==, solutions->len / n);
  if (solutions->len > 0)
    engine_assert_window (shown, 0, 1000, solutions);
}

/* Asserts that the frequencies are those of the shown solutions. */
static void
assert_frequencies (QsExplorer *explorer)
{
  guint n = qs_explorer_get_status (explorer)->problem.n;
  g_autoptr (GArray) solutions = engine_enumerate_allowed (qs_explorer_get_status (explorer)->constraints,
                                                           qs_explorer_get_status (explorer)->scope);
  QsFrequencyJob *job = qs_explorer_get_status (explorer)->frequencies;
  const QsFrequencies *frequencies;
  gboolean is_complete;
  guint64 sum = 0;

  engine_run_until (qs_frequency_job_get (job, &is_complete) != NULL && is_complete);
  frequencies = qs_frequency_job_get (job, NULL);
  for (guint row = 0; row < n; row++)
    {
      for (guint column = 0; column < n; column++)
        {
          guint64 expected = 0;

          for (guint i = 0; i < solutions->len; i += n)
            expected += g_array_index (solutions, guint16, i + row) == column;
          g_assert_cmpuint (qs_frequencies_get (frequencies, (QsSquare){ row, column }), ==, expected);
          sum += expected;
        }
    }
  g_assert_cmpuint (sum, ==, solutions->len);
  g_assert_cmpuint (frequencies->total, ==, solutions->len / n);
}

static void
change_at_random (QsExplorer *explorer)
{
  QsConstraints constraints;

  switch (g_test_rand_int_range (0, 9))
    {
    case 0:
    case 1:
      qs_test_set_n (explorer, (guint) g_test_rand_int_range (1, 10));
      break;
    case 2:
      qs_test_set_n (explorer, (guint) g_test_rand_int_range (10, 31));
      break;
    case 3:
      qs_explorer_set_scope (explorer, g_test_rand_bit () ? QS_CENSUS_ALL : QS_CENSUS_FUNDAMENTAL);
      break;
    case 4:
    case 5:
      engine_make_constraints (&constraints, qs_explorer_get_status (explorer)->problem.n);
      qs_explorer_set_constraints (explorer, &constraints);
      break;
    case 6:
      qs_explorer_go (explorer, -1);
      break;
    case 7:
      qs_explorer_go (explorer, 1);
      break;
    default:
      qs_explorer_stop (explorer);
      qs_explorer_go_on (explorer);
      break;
    }
}

QS_TEST (any_changes_end_as_if_begun_anew)
{
  g_autoptr (QsExplorer) explorer = qs_test_explorer_new (8);

  for (guint i = 0; i < 60; i++)
    {
      guint n_changes = (guint) g_test_rand_int_range (1, 8);

      qs_frequency_job_set_wanted (qs_explorer_get_status (explorer)->frequencies, i % 4 == 0);
      for (guint j = 0; j < n_changes; j++)
        {
          change_at_random (explorer);
          engine_run_a_little ();
        }

      if (qs_explorer_get_status (explorer)->problem.n > 9)
        qs_test_set_n (explorer, (guint) g_test_rand_int_range (1, 9));
      engine_run_until (is_idle (explorer));
      assert_fresh (explorer);
      if (i % 4 == 0)
        assert_frequencies (explorer);
    }
}

/* Also what was undone. */
QS_TEST (each_board_keeps_its_squares)
{
  g_autoptr (QsExplorer) explorer = qs_test_explorer_new (8);
  const QsSquare a8 = { 0, 0 }, b6 = { 2, 1 };

  ask (explorer, a8.row, a8.column, QS_SQUARE_RULE_REQUIRED);
  ask (explorer, b6.row, b6.column, QS_SQUARE_RULE_FORBIDDEN);
  qs_explorer_go (explorer, -1);

  qs_test_set_n (explorer, 9);
  g_assert_true (qs_constraints_is_empty (qs_explorer_get_status (explorer)->constraints));
  g_assert_false (qs_explorer_can_go (explorer, -1));
  engine_run_until (is_idle (explorer));
  assert_fresh (explorer);

  qs_test_set_n (explorer, 8);
  g_assert_cmpint (qs_constraints_get (qs_explorer_get_status (explorer)->constraints, a8), ==, QS_SQUARE_RULE_REQUIRED);
  engine_run_until (is_idle (explorer));
  assert_fresh (explorer);
  qs_explorer_go (explorer, 1);
  g_assert_cmpint (qs_constraints_get (qs_explorer_get_status (explorer)->constraints, b6), ==, QS_SQUARE_RULE_FORBIDDEN);
  qs_explorer_go (explorer, -1);
  qs_explorer_go (explorer, -1);
  g_assert_true (qs_constraints_is_empty (qs_explorer_get_status (explorer)->constraints));
}

/* The shown solutions come first, then all, then the fundamental ones; and only one at a time. */
QS_TEST (sets_take_turns)
{
  g_autoptr (QsExplorer) explorer = qs_test_explorer_new (LONG_N);
  QsSolutionSet *all = qs_explorer_get_status (explorer)->whole[QS_CENSUS_ALL];
  QsSolutionSet *fundamental = qs_explorer_get_status (explorer)->whole[QS_CENSUS_FUNDAMENTAL];
  guint64 count;

  engine_run_until (qs_solution_set_get_status (all)->count > 0);
  g_assert_cmpuint (qs_solution_set_get_status (fundamental)->count, ==, 0);
  g_assert_true (is_counted (fundamental));
  g_assert_cmpuint (qs_solution_set_get_space (fundamental)->n, ==, LONG_N);

  qs_explorer_set_scope (explorer, QS_CENSUS_FUNDAMENTAL);
  count = qs_solution_set_get_status (all)->count;
  engine_run_until (qs_solution_set_get_status (fundamental)->count > 0);
  g_assert_cmpuint (qs_solution_set_get_status (all)->count, ==, count);
  g_assert_true (is_counted (all));

  qs_explorer_set_scope (explorer, QS_CENSUS_ALL);
  engine_run_until (qs_solution_set_get_status (all)->count > count);

  /* This many queens leave little to count, and then the others have their turn. */
  for (guint row = 0; row < 8; row++)
    ask (explorer, row, (2 * row + 1) % LONG_N, QS_SQUARE_RULE_REQUIRED);
  g_assert_true (qs_explorer_get_status (explorer)->shown != all);
  count = qs_solution_set_get_status (all)->count;
  engine_run_until (qs_solution_set_get_status (all)->count > count);
  g_assert_true (is_finished (qs_explorer_get_status (explorer)->shown));
}

QS_TEST (a_contradiction_is_empty_at_once)
{
  g_autoptr (QsExplorer) explorer = qs_test_explorer_new (LONG_N);
  QsSolutionSet *shown;

  ask (explorer, 0, 0, QS_SQUARE_RULE_REQUIRED);
  ask (explorer, 5, 5, QS_SQUARE_RULE_REQUIRED);
  shown = qs_explorer_get_status (explorer)->shown;
  g_assert_true (is_finished (shown));
  g_assert_true (qs_solution_set_get_status (shown)->is_complete);
  g_assert_cmpuint (qs_solution_set_get_status (shown)->count, ==, 0);

  qs_explorer_go (explorer, -1);
  g_assert_false (is_finished (qs_explorer_get_status (explorer)->shown));
  engine_run_until (qs_solution_set_get_status (qs_explorer_get_status (explorer)->shown)->count > 0);
}

QS_TEST (stop_and_go_on)
{
  g_autoptr (QsExplorer) explorer = qs_test_explorer_new (LONG_N);
  QsSolutionSet *all = qs_explorer_get_status (explorer)->whole[QS_CENSUS_ALL];
  guint64 count;

  engine_run_until (qs_solution_set_get_status (all)->count > 0);
  qs_explorer_stop (explorer);
  count = qs_solution_set_get_status (all)->count;
  engine_run_another_search ();
  g_assert_true (qs_solution_set_get_status (all)->is_stopped);
  g_assert_cmpuint (qs_solution_set_get_status (all)->count, ==, count);
  g_assert_true (qs_solution_set_get_status (qs_explorer_get_status (explorer)->whole[QS_CENSUS_FUNDAMENTAL])->is_stopped);

  /* A set that has never had its turn runs now; a stopped one stays as it is. */
  qs_explorer_set_scope (explorer, QS_CENSUS_FUNDAMENTAL);
  engine_run_until (qs_solution_set_get_status (qs_explorer_get_status (explorer)->shown)->count > 0);
  g_assert_true (qs_solution_set_get_status (all)->is_stopped);
  qs_explorer_set_scope (explorer, QS_CENSUS_ALL);
  g_assert_true (qs_solution_set_get_status (all)->is_stopped);

  qs_explorer_go_on (explorer);
  g_assert_cmpuint (qs_solution_set_get_status (all)->count, ==, count);
  engine_run_until (qs_solution_set_get_status (all)->count > count);
}

static gboolean
is_running (QsExplorer *explorer)
{
  return qs_explorer_get_running (explorer) != NULL;
}

/* Whatever is searched can be stopped, not only all solutions. */
QS_TEST (every_search_is_running)
{
  g_autoptr (QsExplorer) explorer = qs_test_explorer_new (8);

  g_assert_true (is_running (explorer));
  engine_run_until (!is_running (explorer));
  g_assert_true (is_idle (explorer));

  /* Of the narrowed ones only, since all are there. */
  ask (explorer, 0, 0, QS_SQUARE_RULE_FORBIDDEN);
  g_assert_true (is_running (explorer));
  g_assert_true (qs_explorer_get_running (explorer) == qs_explorer_get_status (explorer)->shown);
  qs_explorer_stop (explorer);
  g_assert_false (is_running (explorer));
  qs_explorer_go_on (explorer);
  g_assert_true (is_running (explorer));
  engine_run_until (!is_running (explorer));
  g_assert_true (is_finished (qs_explorer_get_status (explorer)->shown));

  qs_test_set_n (explorer, LONG_N);
  qs_explorer_set_scope (explorer, QS_CENSUS_FUNDAMENTAL);
  g_assert_true (qs_explorer_get_running (explorer) == qs_explorer_get_status (explorer)->whole[QS_CENSUS_FUNDAMENTAL]);
  qs_explorer_set_is_held (explorer, TRUE);
  g_assert_true (is_running (explorer));
  qs_explorer_stop (explorer);
  g_assert_false (is_running (explorer));
}

/* The board may change at any moment of a long search. */
static void
test_stopped_by_another_board (gconstpointer data)
{
  g_autoptr (QsExplorer) explorer = qs_test_explorer_new (8);
  guint n = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < 5; i++)
    {
      qs_test_set_n (explorer, n);
      if (i > 0)
        engine_run_until (is_counted (qs_explorer_get_status (explorer)->shown));
      if (i > 1)
        engine_run_another_search ();
      qs_test_set_n (explorer, 8);
    }

  engine_run_until (is_idle (explorer));
  assert_fresh (explorer);
}

/* What has changed: the first letter of each detail. */
static void
note_cb (QsExplorer *explorer,
         gpointer    user_data)
{
  g_string_append_c (user_data, *g_quark_to_string (g_signal_get_invocation_hint (explorer)->detail));
}

QS_TEST (changes_are_told)
{
  g_autoptr (QsExplorer) explorer = qs_test_explorer_new (8);
  g_autoptr (GString) names = g_string_new (NULL);
  QsConstraints same;

  qs_explorer_stop (explorer);
  g_signal_connect (explorer, "changed", G_CALLBACK (note_cb), names);
  qs_test_set_n (explorer, 6);
  g_assert_cmpstr (names->str, ==, "ncsi");
  qs_test_set_n (explorer, 6);
  qs_explorer_set_scope (explorer, QS_CENSUS_ALL);
  g_assert_cmpstr (names->str, ==, "ncsi");

  g_string_truncate (names, 0);
  qs_explorer_set_scope (explorer, QS_CENSUS_FUNDAMENTAL);
  g_assert_cmpstr (names->str, ==, "ss");

  g_string_truncate (names, 0);
  ask (explorer, 0, 1, QS_SQUARE_RULE_REQUIRED);
  g_assert_cmpstr (names->str, ==, "cs");
  same = *qs_explorer_get_status (explorer)->constraints;
  qs_explorer_set_constraints (explorer, &same);
  qs_explorer_go (explorer, 1);
  g_assert_cmpstr (names->str, ==, "cs");
  g_assert_true (qs_explorer_can_go (explorer, -1));
  qs_explorer_go (explorer, -1);
  g_assert_cmpstr (names->str, ==, "cscs");
  g_assert_true (qs_explorer_can_go (explorer, 1));
  g_assert_false (qs_explorer_can_go (explorer, -1));

  g_signal_handlers_disconnect_by_data (explorer, names);
}

/* Each change begins them anew, and nothing is left of the old ones meanwhile. */
QS_TEST (frequencies_follow_what_is_shown)
{
  g_autoptr (QsExplorer) explorer = qs_test_explorer_new (8);
  QsFrequencyJob *job = qs_explorer_get_status (explorer)->frequencies;

  qs_frequency_job_set_wanted (job, TRUE);
  qs_test_set_n (explorer, 9);
  assert_frequencies (explorer);
  qs_explorer_set_scope (explorer, QS_CENSUS_FUNDAMENTAL);
  assert_frequencies (explorer);
  ask (explorer, 0, 3, QS_SQUARE_RULE_REQUIRED);
  g_assert_null (qs_frequency_job_get (job, NULL));
  assert_frequencies (explorer);
  qs_test_set_n (explorer, 3);
  g_assert_null (qs_frequency_job_get (job, NULL));
  assert_frequencies (explorer);

  qs_frequency_job_set_wanted (job, FALSE);
  g_assert_null (qs_frequency_job_get (job, NULL));
  qs_test_set_n (explorer, 7);
  engine_run_until (is_idle (explorer));
  g_assert_null (qs_frequency_job_get (job, NULL));
  qs_frequency_job_set_wanted (job, TRUE);
  assert_frequencies (explorer);
}

/* The limit is of what is shown. */
QS_TEST (too_many_for_frequencies)
{
  g_autoptr (QsExplorer) explorer = qs_test_explorer_new (8);
  QsFrequencyJob *job = qs_explorer_get_status (explorer)->frequencies;

  g_object_set (job, "max-solutions", G_GUINT64_CONSTANT (91), NULL);
  qs_frequency_job_set_wanted (job, TRUE);
  qs_test_set_n (explorer, 8);
  engine_run_until (is_idle (explorer));
  g_assert_true (qs_frequency_job_has_too_many (job));

  ask (explorer, 0, 0, QS_SQUARE_RULE_FORBIDDEN);
  assert_frequencies (explorer);
  g_assert_false (qs_frequency_job_has_too_many (job));

  qs_explorer_go (explorer, -1);
  g_assert_true (qs_frequency_job_has_too_many (job));
}

static void
choose_another_cb (QsExplorer *explorer)
{
  if (is_finished (qs_explorer_get_status (explorer)->whole[QS_CENSUS_ALL]) && qs_explorer_get_status (explorer)->problem.n < 9)
    qs_test_set_n (explorer, qs_explorer_get_status (explorer)->problem.n + 1);
}

QS_TEST (changed_by_who_hears_of_the_end)
{
  g_autoptr (QsExplorer) explorer = qs_test_explorer_new (8);

  g_signal_connect (explorer, "counted", G_CALLBACK (choose_another_cb), NULL);
  qs_frequency_job_set_wanted (qs_explorer_get_status (explorer)->frequencies, TRUE);
  qs_test_set_n (explorer, 4);
  engine_run_until (qs_explorer_get_status (explorer)->problem.n == 9 && is_idle (explorer));
  assert_fresh (explorer);
  assert_frequencies (explorer);
}

/* Others need the processors: there is something to look at, and no more. */
QS_TEST (held_counting_waits_for_its_turn)
{
  g_autoptr (QsExplorer) explorer = qs_test_explorer_new (8);
  QsSolutionSet *all;
  guint64 count;

  qs_explorer_set_is_held (explorer, TRUE);
  qs_test_set_n (explorer, 20);
  all = qs_explorer_get_status (explorer)->whole[QS_CENSUS_ALL];
  engine_run_until (qs_solution_set_get_status (all)->count > 0);
  engine_run_pending ();
  count = qs_solution_set_get_status (all)->count;
  engine_run_another_search ();
  g_assert_cmpuint (qs_solution_set_get_status (all)->count, ==, count);
  g_assert_true (is_counted (all));

  qs_explorer_set_is_held (explorer, FALSE);
  engine_run_until (qs_solution_set_get_status (all)->count > count);

  qs_explorer_set_is_held (explorer, TRUE);
  qs_explorer_stop (explorer);
  g_assert_true (qs_solution_set_get_status (all)->is_stopped);
}

static void
ask_what_runs (QsExplorer **explorer)
{
  g_assert_nonnull (qs_explorer_get_status (*explorer)->shown);
  qs_explorer_get_running (*explorer);
}

/* Whoever looks at a count that is dropped hears of that before the squares of the next board are there. */
QS_TEST (asked_in_between)
{
  g_autoptr (QsExplorer) explorer = qs_test_explorer_new (8);
  g_autoptr (QsSolutionSet) dropped = NULL;

  ask (explorer, 0, 0, QS_SQUARE_RULE_REQUIRED);
  qs_test_set_n (explorer, LONG_N);
  dropped = g_object_ref (qs_explorer_get_status (explorer)->shown);
  g_signal_connect_swapped (dropped, "changed", G_CALLBACK (ask_what_runs), &explorer);
  qs_test_set_n (explorer, 8);
  g_assert_true (qs_solution_set_get_status (dropped)->is_stopped);
  g_signal_handlers_disconnect_by_data (dropped, &explorer);
  g_assert_cmpuint (qs_explorer_get_status (explorer)->problem.n, ==, 8);
}

QS_TEST (it_goes_away)
{
  for (guint i = 0; i < 20; i++)
    {
      QsExplorer *explorer = qs_test_explorer_new (8);

      qs_frequency_job_set_wanted (qs_explorer_get_status (explorer)->frequencies, i % 2 == 0);
      qs_test_set_n (explorer, i % 4 < 2 ? LONG_N : 12);
      engine_run_a_little ();
      g_assert_finalize_object (explorer);
    }
}

QS_TEST_MAIN
{
  g_test_add_data_func ("/engine/explorer/stopped-by-another-board/18", GUINT_TO_POINTER (18),
                        test_stopped_by_another_board);
  g_test_add_data_func ("/engine/explorer/stopped-by-another-board/32", GUINT_TO_POINTER (32),
                        test_stopped_by_another_board);
}
