/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Places in a list that is still counted: which solutions they are, and whether these can be shown. */

#include "qs-reach.h"

#include "engine-test-census.h"
#include "engine-test-util.h"
#include "qs-error.h"
#include "qs-test-main.h"

/* No machine counts the solutions of such a board while a test runs, and their number is published. */
#define N 20
#define TOTAL G_GUINT64_CONSTANT (39029188884)
#define FUNDAMENTAL G_GUINT64_CONSTANT (4878666808)

static const QsGoTo last = { .kind = QS_GO_TO_NUMBER_FROM_END, .number = 1 };

static QsSolutionSet *
start (guint         n,
       QsCensusScope scope)
{
  QsSolutionSet *set;
  QsCensusSpace space;

  qs_census_space_init (&space, n, NULL, scope);
  set = qs_solution_set_start (&space);

  return set;
}

static guint64
get_reachable (QsSolutionSet *set)
{
  return qs_solution_set_get_status (set)->reachable;
}

static QsReach
find (QsSolutionSet *set,
      const char *text)
{
  g_autoptr (GError) error = NULL;
  QsReach reach;
  QsGoTo go_to;

  g_assert_true (qs_go_to_parse (text, &qs_solution_set_get_space (set)->problem, &go_to, &error));
  g_assert_true (qs_reach_find (&reach, set, &go_to, &error));
  g_assert_no_error (error);

  return reach;
}

static void
assert_reach (QsSolutionSet *set,
              const char  *text,
              QsReachState state,
              guint64      rank)
{
  QsReach reach = find (set, text);

  g_assert_cmpint (reach.state, ==, state);
  g_assert_true (reach.has_rank);
  g_assert_cmpuint (reach.rank, ==, rank);
}

static void
assert_nowhere (QsSolutionSet *set,
                const char *text)
{
  g_autoptr (GError) error = NULL;
  QsReach reach;
  QsGoTo go_to;

  g_assert_true (qs_go_to_parse (text, &qs_solution_set_get_space (set)->problem, &go_to, NULL));
  g_assert_false (qs_reach_find (&reach, set, &go_to, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE);
}

/* The search need not have come anywhere to know which solution is meant. */
QS_TEST (places_are_in_the_whole_list)
{
  g_autoptr (QsSolutionSet) set = start (N, QS_CENSUS_ALL);

  assert_reach (set, "50%", QS_REACH_LATER, TOTAL / 2 - 1);
  assert_reach (set, "19514594443", QS_REACH_LATER, TOTAL / 2);
  engine_run_until (get_reachable (set) > 0);
  qs_solution_set_pause (set);

  assert_reach (set, "1", QS_REACH_NOW, 0);
  assert_reach (set, "-1", QS_REACH_NOW, TOTAL - 1);
  assert_reach (set, "100%", QS_REACH_NOW, TOTAL - 1);
  assert_nowhere (set, "39029188885");
  assert_nowhere (set, "-39029188885");
}

QS_TEST (fundamental_places)
{
  g_autoptr (QsSolutionSet) set = start (N, QS_CENSUS_FUNDAMENTAL);

  engine_run_until (get_reachable (set) > 0);
  assert_reach (set, "-1", QS_REACH_LATER, FUNDAMENTAL - 1);
  assert_reach (set, "50%", QS_REACH_LATER, (FUNDAMENTAL + 1) / 2 - 1);
  assert_nowhere (set, "4878666809");
}

static void
assert_is_mirrored (QsSolutionSet *set,
                    guint64        rank)
{
  guint16 first[N], mirrored[N];

  engine_fetch (set, rank, first);
  engine_fetch (set, TOTAL - 1 - rank, mirrored);
  for (guint row = 0; row < N; row++)
    g_assert_cmpuint (first[row] + mirrored[row], ==, N - 1);
}

/* The neighbours of a wanted place are fetched with it, and have the right numbers too. */
QS_TEST (the_last_ones_mirror_the_first)
{
  g_autoptr (QsSolutionSet) set = start (N, QS_CENSUS_ALL);
  guint64 reachable;

  engine_run_until (get_reachable (set) >= 1000);
  qs_solution_set_pause (set);
  reachable = get_reachable (set);
  g_assert_false (qs_solution_set_get_status (set)->is_complete);

  g_assert_true (qs_solution_set_can_reach (set, TOTAL - reachable));
  g_assert_false (qs_solution_set_can_reach (set, TOTAL - reachable - 1));
  g_assert_false (qs_solution_set_can_reach (set, TOTAL));
  for (guint i = 0; i < 50; i++)
    assert_is_mirrored (set, (guint64) g_test_rand_int_range (0, (int) MIN (reachable, G_MAXINT)));
  assert_is_mirrored (set, reachable - 1);
}

QS_TEST (the_number_of_a_last_one)
{
  g_autoptr (QsSolutionSet) set = start (N, QS_CENSUS_ALL);
  guint16 columns[N];
  guint64 rank = 0;

  engine_run_until (get_reachable (set) >= 1000);
  qs_solution_set_pause (set);
  engine_fetch (set, TOTAL - 500, columns);
  g_assert_true (engine_find (set, columns, &rank));
  g_assert_cmpuint (rank, ==, TOTAL - 500);
}

/* A wish for a solution that is not reached yet is answered when it is, from the front as well as from the end. */
QS_TEST (a_wish_waits_at_the_end)
{
  const guint n = 14;
  g_autoptr (QsSolutionSet) set = start (n, QS_CENSUS_ALL);
  guint16 columns[14];

  qs_solution_set_want (set, 365596 - 100, 200);
  engine_run_until (qs_solution_set_get (set, 365595, columns));
  g_assert_cmpuint (columns[0], ==, n - 1);
}

/* Where squares are chosen the total is unknown before the end. */
QS_TEST (narrowed_places)
{
  g_autoptr (QsSolutionSet) set = NULL;
  guint32 allowed[12];
  const guint n = G_N_ELEMENTS (allowed);
  QsCensusSpace space;
  QsReach reach;

  for (guint row = 0; row < n; row++)
    allowed[row] = row == 0 ? 1u << 1 : G_MAXUINT32;
  qs_census_space_init (&space, n, allowed, QS_CENSUS_ALL);
  set = qs_solution_set_new (&space);

  reach = find (set, "-1");
  g_assert_cmpint (reach.state, ==, QS_REACH_LATER);
  g_assert_false (reach.has_rank);
  g_assert_false (find (set, "50%").has_rank);
  assert_reach (set, "100000000", QS_REACH_LATER, 100000000 - 1);

  qs_solution_set_resume (set);
  engine_run_until (qs_solution_set_get_status (set)->is_complete);
  assert_reach (set, "-1", QS_REACH_NOW, qs_solution_set_get_status (set)->count - 1);
  assert_nowhere (set, "100000000");
}

QS_TEST (a_stopped_search)
{
  g_autoptr (QsSolutionSet) set = start (N, QS_CENSUS_ALL);

  engine_run_until (get_reachable (set) > 0);
  qs_solution_set_stop (set);
  assert_reach (set, "1", QS_REACH_NOW, 0);
  assert_reach (set, "-1", QS_REACH_NOW, TOTAL - 1);
  assert_reach (set, "50%", QS_REACH_STOPPED, TOTAL / 2 - 1);
}

/* The time until a place, at the pace of the search, whether from the front or from the end. */
QS_TEST (time_left)
{
  g_autoptr (QsSolutionSet) set = start (N, QS_CENSUS_ALL);
  guint64 needed = G_GUINT64_CONSTANT (10000000000);
  double left;

  g_assert_cmpfloat (find (set, "50%").seconds_left, <, 0);
  engine_run_until (qs_solution_set_get_status (set)->rate > 0 && get_reachable (set) > 0);
  left = (double) (needed - get_reachable (set)) * 2 / qs_solution_set_get_status (set)->rate;
  g_assert_cmpfloat_with_epsilon (find (set, "10000000000").seconds_left, left, left / 1e6);
  g_assert_cmpfloat_with_epsilon (find (set, "-10000000000").seconds_left, left, left / 1e6);
  g_assert_cmpfloat (find (set, "50%").seconds_left, >, left);

  qs_solution_set_pause (set);
  g_assert_cmpfloat (find (set, "10000000000").seconds_left, <, 0);
}

/* Beyond the published totals the last solution has no number, though its mirror image is there. */
QS_TEST (an_unpublished_total)
{
  g_autoptr (QsSolutionSet) set = start (28, QS_CENSUS_ALL);
  g_autoptr (GError) error = NULL;
  QsReach reach;

  engine_run_until (get_reachable (set) > 0);
  g_assert_true (qs_reach_find (&reach, set, &last, &error));
  g_assert_no_error (error);
  g_assert_cmpint (reach.state, ==, QS_REACH_LATER);
  g_assert_false (reach.has_rank);
  g_assert_cmpfloat (reach.seconds_left, <, 0);
}
