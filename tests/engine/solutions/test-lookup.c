/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search for a solution's number, in sets that are counted, are being counted and never will be. */

#include "qs-lookup.h"

#include "engine-test-census.h"
#include "engine-test-util.h"
#include "qs-solver.h"
#include "qs-test-boards.h"
#include "qs-test-main.h"

#define N 8

/* No machine counts all solutions of such a board while a test runs. */
#define LONG_N 24

/* How a lookup goes. */
typedef struct
{
  QsLookup *lookup;
  guint n_found;
  guint n_missed;
} Search;

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
search_init (Search        *self,
             QsSolver      *solver,
             const guint16 *columns)
{
  *self = (Search){ .lookup = qs_lookup_new (qs_solver_get_solution_set (solver), columns) };
  g_signal_connect_swapped (self->lookup, "found", G_CALLBACK (count_cb), &self->n_found);
  g_signal_connect_swapped (self->lookup, "missed", G_CALLBACK (count_cb), &self->n_missed);
}

static void
start (QsSolver      *solver,
       guint          n,
       const guint32 *allowed,
       QsCensusScope  scope)
{
  QsCensusSpace space;

  qs_census_space_init (&space, n, allowed, scope);
  qs_solver_start (solver, &space);
}

static gboolean
is_finished (QsSolver *solver)
{
  return qs_solver_get_state (solver) == QS_SOLVER_FINISHED;
}

static void
assert_found (Search *search,
              guint64 expected)
{
  guint64 rank = G_MAXUINT64;

  engine_run_until (search->n_found > 0);
  g_assert_true (qs_lookup_get_rank (search->lookup, &rank));
  g_assert_true (qs_lookup_get_rank (search->lookup, NULL));
  g_assert_cmpuint (rank, ==, expected);
  g_assert_cmpuint (search->n_found, ==, 1);
  g_assert_finalize_object (search->lookup);
}

static void
test_counted (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  g_autoptr (GArray) solutions = engine_enumerate (N);

  start (solver, N, NULL, QS_CENSUS_ALL);
  engine_run_until (is_finished (solver));

  for (guint i = 0; i < solutions->len / N; i++)
    {
      guint64 rank = 12345;
      Search search;

      search_init (&search, solver, &g_array_index (solutions, guint16, i * N));
      g_assert_true (qs_lookup_is_possible (search.lookup));
      g_assert_true (qs_lookup_get_solution_set (search.lookup) == qs_solver_get_solution_set (solver));

      /* No answer comes before the main loop runs. */
      g_assert_false (qs_lookup_get_rank (search.lookup, &rank));
      g_assert_cmpuint (rank, ==, 12345);
      assert_found (&search, i);
    }
}

/* Begins when nothing is counted, and does not give up. */
static void
test_being_counted (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (QsSolver) solver = qs_solver_new ();
  g_autoptr (GArray) solutions = engine_enumerate (n);
  guint n_solutions = solutions->len / n;
  const guint ranks[] = { 0, n_solutions / 3, n_solutions / 2, n_solutions - 1 };
  Search searches[G_N_ELEMENTS (ranks)];

  start (solver, n, NULL, QS_CENSUS_ALL);
  for (guint i = 0; i < G_N_ELEMENTS (ranks); i++)
    search_init (&searches[i], solver, &g_array_index (solutions, guint16, ranks[i] * n));
  for (guint i = 0; i < G_N_ELEMENTS (ranks); i++)
    assert_found (&searches[i], ranks[i]);
}

static void
test_missed (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  guint16 columns[LONG_N];
  Search search;

  /* Its first queen is far to the right: it would be found late. */
  test_make_solution (columns, LONG_N);
  for (guint row = 0; row < LONG_N; row++)
    columns[row] = (guint16) (LONG_N - 1 - columns[row]);

  start (solver, LONG_N, NULL, QS_CENSUS_ALL);
  search_init (&search, solver, columns);
  engine_run_until (search.n_missed > 0);
  g_assert_true (qs_lookup_is_possible (search.lookup));
  g_assert_false (qs_lookup_get_rank (search.lookup, NULL));

  qs_solver_stop (solver);
  engine_run_pending ();
  g_assert_cmpuint (search.n_found, ==, 0);
  g_assert_finalize_object (search.lookup);
}

/* Neither on forbidden squares nor among the fundamental solutions. */
static void
test_impossible (void)
{
  g_autoptr (QsSolver) solver = qs_solver_new ();
  g_autoptr (GArray) solutions = engine_enumerate (N);
  const guint16 *first = &g_array_index (solutions, guint16, 0);
  const guint16 *last = &g_array_index (solutions, guint16, solutions->len - N);
  guint32 allowed[N] = { 0 };
  Search search;

  for (guint row = 0; row < N; row++)
    allowed[row] = 0xff;
  allowed[0] &= ~(1u << first[0]);
  start (solver, N, allowed, QS_CENSUS_ALL);
  search_init (&search, solver, first);
  g_assert_false (qs_lookup_is_possible (search.lookup));
  engine_run_until (is_finished (solver));
  engine_run_pending ();
  g_assert_cmpuint (search.n_found + search.n_missed, ==, 0);
  g_assert_finalize_object (search.lookup);

  start (solver, N, NULL, QS_CENSUS_FUNDAMENTAL);
  search_init (&search, solver, last);
  g_assert_false (qs_lookup_is_possible (search.lookup));
  g_assert_finalize_object (search.lookup);
  search_init (&search, solver, first);
  assert_found (&search, 0);
}

static void
test_dropped (void)
{
  QsSolver *solver = qs_solver_new ();
  g_autoptr (GArray) solutions = engine_enumerate (N);
  Search search;

  start (solver, N, NULL, QS_CENSUS_ALL);
  for (guint i = 0; i < 10; i++)
    {
      search_init (&search, solver, &g_array_index (solutions, guint16, i * N));
      g_assert_finalize_object (search.lookup);
    }

  engine_run_until (is_finished (solver));
  engine_run_pending ();
  g_assert_cmpuint (search.n_found + search.n_missed, ==, 0);
  g_assert_finalize_object (solver);
}

QS_TEST_MAIN
{
  g_test_add_func ("/engine/lookup/every-solution-that-is-counted", test_counted);
  g_test_add_data_func ("/engine/lookup/while-it-is-counted/10", GUINT_TO_POINTER (10), test_being_counted);
  g_test_add_data_func ("/engine/lookup/while-it-is-counted/13", GUINT_TO_POINTER (13), test_being_counted);
  g_test_add_func ("/engine/lookup/what-is-not-counted-is-missed", test_missed);
  g_test_add_func ("/engine/lookup/what-can-never-be-found", test_impossible);
  g_test_add_func ("/engine/lookup/dropped-while-it-searches", test_dropped);
}
