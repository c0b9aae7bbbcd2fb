/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the panel says about a board: one number that never falls, and one activity. */

#include "qs-counter-state.h"

#include "engine-test-util.h"
#include "qs-test-explorer.h"
#include "qs-test-main.h"

/* Of n = 19; see A000170. */
static const QsCountRecord record_of_19 = {
  .n = 19,
  .solutions = { 0, G_GUINT64_CONSTANT (4968057848) },
  .symmetric = { .half_turn = 44184, .quarter_turn = 0 },
  .time = 42 * G_USEC_PER_SEC,
  .date = 1795262400,
};

/* A window's engines, without the window. */
typedef struct
{
  char *folder;
  QsCountRecords *records;
  QsExplorer *explorer;
  QsTally *tally;
  guint n;
} Engines;

static void
set_up (Engines      *self,
        gconstpointer data)
{
  g_autofree char *path = NULL;

  self->folder = engine_folder_new ();
  path = g_build_filename (self->folder, "records", NULL);
  self->records = qs_count_records_new (path);
  self->explorer = qs_test_explorer_new (8);
  self->tally = qs_tally_new (self->records);
}

static void
tear_down (Engines      *self,
           gconstpointer data)
{
  guint n = qs_explorer_get_status (self->explorer)->problem.n;

  qs_tally_stop (self->tally, 0);
  if (qs_tally_get (self->tally, n)->remains != NULL)
    qs_tally_discard (self->tally, n, NULL);
  g_assert_finalize_object (self->explorer);
  g_assert_finalize_object (self->tally);
  qs_count_records_unref (self->records);
  engine_folder_remove (self->folder);
}

static void
choose (Engines *self,
        guint    n)
{
  qs_test_set_n (self->explorer, n);
  qs_tally_turn (self->tally, self->n, n);
  self->n = n;
}

static QsCounterState
find (Engines *self)
{
  QsCounterState state;

  qs_counter_state_find (&state, qs_explorer_get_status (self->explorer)->problem.n, self->explorer, self->tally);

  return state;
}

static guint64
get_listed (Engines *self)
{
  return qs_solution_set_get_status (qs_explorer_get_status (self->explorer)->whole[QS_CENSUS_ALL])->count;
}

/* While a count finds the number, there is no time for the end of the list. */
QS_TEST_WITH (an_unknown_number, Engines, NULL, set_up, tear_down)
{
  QsCounterState state;

  choose (fixture, 20);
  engine_run_until (get_listed (fixture) > 10000);
  state = find (fixture);
  g_assert_cmpint (state.activity, ==, QS_COUNTER_LISTING);
  g_assert_false (state.is_whole);
  g_assert_cmpuint (state.number.low, ==, get_listed (fixture));
  g_assert_cmpfloat (state.seconds_left, <, 0);
  g_assert_cmpfloat (state.progress, <, 0);

  qs_explorer_stop (fixture->explorer);
  state = find (fixture);
  g_assert_cmpint (state.activity, ==, QS_COUNTER_STOPPED);
  g_assert_cmpuint (state.number.low, >=, 10000);
  g_assert_false (state.is_whole);
}

QS_TEST_WITH (a_small_board, Engines, NULL, set_up, tear_down)
{
  QsCounterState state;

  choose (fixture, 8);
  /* The list may be whole before the number is counted. */
  engine_run_until (find (fixture).is_recorded && find (fixture).activity == QS_COUNTER_AT_REST);
  state = find (fixture);
  g_assert_true (state.is_whole && state.has_fundamental);
  g_assert_cmpuint (state.number.low, ==, 92);
  g_assert_cmpuint (state.fundamental.low, ==, 12);
}

/* The list waits, and the count's number comes first. */
QS_TEST_WITH (the_tally_comes_first, Engines, NULL, set_up, tear_down)
{
  guint64 last = 0;

  choose (fixture, 16);
  qs_explorer_set_is_held (fixture->explorer, TRUE);
  g_assert_cmpint (find (fixture).activity, ==, QS_COUNTER_TALLYING);

  for (QsCounterState state = find (fixture); !state.is_whole; state = find (fixture))
    {
      g_assert_cmpint (state.activity, ==, QS_COUNTER_TALLYING);
      g_assert_cmpfloat (state.progress, >=, 0);
      g_assert_cmpuint (state.number.low, >=, last);
      g_assert_cmpuint (state.number.low, >=, qs_count_job_get_status (qs_tally_get (fixture->tally, 16)->job)->solutions.low);
      last = state.number.low;
      g_main_context_iteration (NULL, TRUE);
    }

  g_assert_cmpuint (find (fixture).number.low, ==, 14772512);
  g_assert_cmpint (find (fixture).activity, ==, QS_COUNTER_LISTING);
}

QS_TEST_WITH (a_tally_that_was_given_up, Engines, NULL, set_up, tear_down)
{
  choose (fixture, 18);
  engine_run_until (get_listed (fixture) > 0);
  qs_explorer_stop (fixture->explorer);
  qs_tally_stop (fixture->tally, fixture->n);
  g_assert_cmpint (find (fixture).activity, ==, QS_COUNTER_STOPPED);
  g_assert_false (find (fixture).is_whole);

  qs_tally_go_on (fixture->tally, fixture->n);
  g_assert_cmpint (find (fixture).activity, ==, QS_COUNTER_TALLYING);
}

/* A stop does not make the number smaller, though the list is far behind the count. */
QS_TEST_WITH (a_long_count, Engines, NULL, set_up, tear_down)
{
  g_autoptr (GError) error = NULL;
  QsCounterState state;
  guint64 counted;

  choose (fixture, 19);
  engine_run_until (get_listed (fixture) > 0);
  qs_explorer_set_is_held (fixture->explorer, TRUE);
  g_assert_true (qs_tally_count (fixture->tally, 19, &error));
  g_assert_no_error (error);
  engine_run_until (find (fixture).number.low > get_listed (fixture));
  state = find (fixture);
  g_assert_cmpint (state.activity, ==, QS_COUNTER_COUNTING);
  g_assert_false (state.is_whole);

  qs_count_job_pause (qs_tally_get_long_job (fixture->tally));
  g_assert_cmpint (find (fixture).activity, ==, QS_COUNTER_COUNTING);
  counted = find (fixture).number.low;

  qs_explorer_stop (fixture->explorer);
  qs_tally_stop (fixture->tally, 0);
  g_assert_cmpuint (find (fixture).number.low, >=, counted);
  g_assert_cmpint (find (fixture).activity, ==, QS_COUNTER_AT_REST);

  g_assert_true (qs_tally_discard (fixture->tally, 19, &error));
  g_assert_cmpint (find (fixture).activity, ==, QS_COUNTER_STOPPED);
}

/* Once the number is known only the list takes time. It resumes where it was stopped. */
QS_TEST_WITH (a_known_number, Engines, NULL, set_up, tear_down)
{
  g_autoptr (GError) error = NULL;
  QsCounterState state;
  guint64 listed;

  qs_count_records_add (fixture->records, &record_of_19, &error);
  g_assert_no_error (error);
  choose (fixture, 19);
  engine_run_until (get_listed (fixture) > 10000 && find (fixture).seconds_left >= 0);
  state = find (fixture);
  g_assert_true (state.is_whole);
  g_assert_cmpint (state.activity, ==, QS_COUNTER_LISTING);
  g_assert_cmpuint (state.number.low, ==, record_of_19.solutions.low);
  g_assert_cmpfloat (state.progress, >=, 0);

  qs_explorer_stop (fixture->explorer);
  listed = get_listed (fixture);
  g_assert_cmpint (find (fixture).activity, ==, QS_COUNTER_STOPPED);
  qs_explorer_go_on (fixture->explorer);
  g_assert_cmpint (find (fixture).activity, ==, QS_COUNTER_LISTING);
  g_assert_cmpuint (get_listed (fixture), ==, listed);
}

/* All are there, and yet something is searched. */
QS_TEST_WITH (a_narrowed_search, Engines, NULL, set_up, tear_down)
{
  QsConstraints constraints;

  choose (fixture, 10);
  engine_run_until (find (fixture).activity == QS_COUNTER_AT_REST);
  qs_constraints_init (&constraints, 10);
  qs_constraints_set (&constraints, (QsSquare){ 0, 0 }, QS_SQUARE_RULE_FORBIDDEN);
  qs_explorer_set_constraints (fixture->explorer, &constraints);
  g_assert_cmpint (find (fixture).activity, ==, QS_COUNTER_LISTING);
  g_assert_true (find (fixture).is_whole);
  g_assert_false (find (fixture).lists_fundamental);
  qs_explorer_stop (fixture->explorer);
  g_assert_cmpint (find (fixture).activity, ==, QS_COUNTER_STOPPED);

  qs_explorer_set_scope (fixture->explorer, QS_CENSUS_FUNDAMENTAL);
  g_assert_cmpint (find (fixture).activity, ==, QS_COUNTER_LISTING);
  g_assert_true (find (fixture).lists_fundamental);
}

/* More solutions must not match the squares than there are. */
QS_TEST_WITH (matches_are_solutions, Engines, NULL, set_up, tear_down)
{
  QsConstraints constraints;
  QsSolutionSet *shown;
  guint64 listed;

  choose (fixture, 20);
  engine_run_until (get_listed (fixture) > 0);
  qs_constraints_init (&constraints, 20);
  qs_constraints_set (&constraints, (QsSquare){ 0, 0 }, QS_SQUARE_RULE_FORBIDDEN);
  qs_explorer_set_constraints (fixture->explorer, &constraints);
  listed = get_listed (fixture);
  shown = qs_explorer_get_status (fixture->explorer)->shown;
  engine_run_until (qs_solution_set_get_status (shown)->count > 2 * listed);
  g_assert_cmpuint (find (fixture).number.low, >=, qs_solution_set_get_status (shown)->count);
}

int
main (int   argc,
      char *argv[])
{
  char *folder;
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = engine_folder_new ();
  g_setenv ("XDG_STATE_HOME", folder, TRUE);
  test_add_all ();

  status = g_test_run ();
  engine_folder_remove (folder);

  return status;
}
