/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The set of solutions: fetching them by number, and finding their numbers. */

#include "qs-solution-set.h"

#include "engine-test-census.h"
#include "engine-test-util.h"
#include "qs-solution-set.h"
#include "qs-test-boards.h"
#include "qs-test-main.h"

/* A board whose count never ends. */
#define LONG_N 20

static QsSolutionSet *
start (guint         n,
       QsCensusScope scope)
{
  QsCensusSpace space;

  qs_census_space_init (&space, n, NULL, scope);

  return qs_solution_set_start (&space);
}

static QsSolutionSet *
run (const QsCensusSpace *space)
{
  QsSolutionSet *set = qs_solution_set_start (space);

  engine_run_until (qs_solution_set_get_status (set)->is_complete);

  return set;
}

static QsSolutionSet *
run_all (guint         n,
         QsCensusScope scope)
{
  QsCensusSpace space;

  qs_census_space_init (&space, n, NULL, scope);

  return run (&space);
}

QS_TEST (a_new_set_is_empty)
{
  g_autoptr (QsSolutionSet) set = start (8, QS_CENSUS_ALL);
  guint16 columns[8] = { 12345 };

  g_assert_cmpuint (qs_solution_set_get_space (set)->n, ==, 8);
  g_assert_cmpuint (qs_solution_set_get_status (set)->count, ==, 0);
  g_assert_cmpuint (qs_solution_set_get_status (set)->reachable, ==, 0);
  g_assert_false (qs_solution_set_get_status (set)->is_complete);
  g_assert_false (qs_solution_set_get (set, 0, columns));
  g_assert_cmpuint (columns[0], ==, 12345);
}

static void
test_every_solution (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (QsSolutionSet) set = run_all (n, QS_CENSUS_ALL);
  g_autoptr (GArray) solutions = test_all_solutions (n);
  guint16 columns[QS_CENSUS_MAX_N];

  g_assert_cmpuint (qs_solution_set_get_status (set)->count, ==, solutions->len / n);
  for (guint64 rank = 0; rank < solutions->len / n; rank++)
    {
      engine_fetch (set, rank, columns);
      g_assert_cmpmem (columns, n * sizeof *columns,
                       &g_array_index (solutions, guint16, rank * n), n * sizeof *columns);
    }
  g_assert_false (qs_solution_set_get (set, solutions->len / n, columns));
}

static void
test_random_windows (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (GArray) solutions = engine_enumerate (n);
  g_autoptr (QsSolutionSet) set = run_all (n, QS_CENSUS_ALL);
  guint total = solutions->len / n;

  for (guint i = 0; i < 40; i++)
    engine_assert_window (set, (guint64) g_test_rand_int_range (0, (int) total),
                          (guint) g_test_rand_int_range (1, i % 8 == 0 ? 4096 : 200), solutions);
}

QS_TEST (with_constraints)
{
  for (guint i = 0; i < 60; i++)
    {
      QsCensusScope scope = g_test_rand_bit () ? QS_CENSUS_ALL : QS_CENSUS_FUNDAMENTAL;
      g_autoptr (QsSolutionSet) set = NULL;
      g_autoptr (GArray) solutions = NULL;
      QsConstraints constraints;
      QsCensusSpace space;

      engine_make_constraints (&constraints, (guint) g_test_rand_int_range (1, 11));
      engine_make_space (&space, &constraints, scope);
      solutions = engine_enumerate_allowed (&constraints, scope);
      set = run (&space);
      g_assert_cmpuint (qs_solution_set_get_status (set)->count, ==, solutions->len / constraints.n);
      if (solutions->len > 0)
        engine_assert_window (set, 0, 1000, solutions);
    }
}

/* The solutions that were announced as fetched. */
typedef struct
{
  guint64 n_solutions;
  guint64 first, end; /* of the last announcement */
} Fetched;

static void
fetched_cb (QsSolutionSet *set,
            guint64        first,
            guint          n_solutions,
            gpointer       user_data)
{
  Fetched *fetched = user_data;
  guint16 columns[QS_CENSUS_MAX_N];

  fetched->n_solutions += n_solutions;
  fetched->first = first;
  fetched->end = first + n_solutions;
  g_assert_true (qs_solution_set_get (set, first, columns));
  g_assert_true (qs_solution_set_get (set, first + n_solutions - 1, columns));
}

/* All are sent in the time that a few take to fetch. */
QS_TEST (the_newest_wish_wins)
{
  g_autoptr (QsSolutionSet) set = run_all (13, QS_CENSUS_ALL);
  g_autoptr (GArray) solutions = engine_enumerate (13);
  Fetched fetched = { 0 };

  g_signal_connect (set, "fetched", G_CALLBACK (fetched_cb), &fetched);
  for (guint i = 0; i < 400; i++)
    qs_solution_set_want (set, (i * 17 % 16) * 4096, 4096);
  engine_assert_window (set, 60000, 100, solutions);

  g_assert_cmpuint (fetched.n_solutions, <, 200 * 4096);
  g_signal_handlers_disconnect_by_data (set, &fetched);
}

QS_TEST (a_wish_is_told_of_again)
{
  g_autoptr (QsSolutionSet) set = run_all (8, QS_CENSUS_ALL);
  Fetched fetched = { 0 };

  qs_solution_set_want (set, 0, 92);
  engine_run_until (qs_solution_set_get (set, 91, (guint16[8]){ 0 }));

  g_signal_connect (set, "fetched", G_CALLBACK (fetched_cb), &fetched);
  qs_solution_set_want (set, 80, 30);
  g_assert_cmpuint (fetched.end, ==, 0);
  engine_run_until (fetched.end == 92);
  g_assert_cmpuint (fetched.first, ==, 80);

  /* There is nothing to announce. */
  fetched.end = 0;
  qs_solution_set_want (set, 92, 10);
  qs_solution_set_want (set, G_MAXUINT64, 10);
  engine_run_pending ();
  g_assert_cmpuint (fetched.end, ==, 0);
  g_signal_handlers_disconnect_by_data (set, &fetched);
}

QS_TEST (neighbours_are_fetched)
{
  g_autoptr (QsSolutionSet) set = run_all (11, QS_CENSUS_ALL);
  guint16 columns[11];

  qs_solution_set_want (set, 1000, 50);
  engine_run_until (qs_solution_set_get (set, 950, columns) && qs_solution_set_get (set, 999, columns));
  g_assert_true (qs_solution_set_get (set, 1000, columns));
  g_assert_true (qs_solution_set_get (set, 1099, columns));
}

/* Wanted before there is anything, they come as soon as they can be reached. */
QS_TEST (a_wish_waits_for_its_solutions)
{
  g_autoptr (QsSolutionSet) set = start (LONG_N, QS_CENSUS_ALL);
  guint16 columns[LONG_N], next[LONG_N];

  qs_solution_set_want (set, 300, 2);
  g_assert_cmpuint (qs_solution_set_get_status (set)->reachable, ==, 0);
  engine_run_until (qs_solution_set_get (set, 301, next));
  g_assert_true (qs_solution_set_get (set, 300, columns));
  g_assert_true (test_is_solution (columns, LONG_N));
  g_assert_cmpint (test_compare (columns, next, LONG_N), <, 0);
}

/* It is there as soon as it is known, without having been wanted. */
QS_TEST (the_first_of_28)
{
  g_autoptr (QsSolutionSet) set = start (28, QS_CENSUS_ALL);
  guint16 expected[28], columns[28];
  QsEnumerator enumerator;

  engine_run_until (qs_solution_set_get_status (set)->reachable > 0);
  g_assert_true (qs_solution_set_get (set, 0, columns));
  qs_enumerator_init (&enumerator, 28);
  qs_enumerator_next (&enumerator, G_MAXUINT64, expected);
  g_assert_cmpmem (columns, sizeof columns, expected, sizeof expected);
}

static void
test_find_is_the_inverse_of_get (gconstpointer data)
{
  QsCensusScope scope = (QsCensusScope) GPOINTER_TO_UINT (data);
  g_autoptr (QsSolutionSet) set = run_all (12, scope);
  guint16 columns[12];

  for (guint i = 0; i < 100; i++)
    {
      guint64 rank = (guint64) g_test_rand_int_range (0, (int) qs_solution_set_get_status (set)->count);
      guint64 found = G_MAXUINT64;

      engine_fetch (set, rank, columns);
      g_assert_true (engine_find (set, columns, &found));
      g_assert_cmpuint (found, ==, rank);
    }
}

QS_TEST (a_number_is_not_known_yet)
{
  enum { N = 28 };
  g_autoptr (QsSolutionSet) set = start (N, QS_CENSUS_ALL);
  guint16 first[N], last[N];
  guint64 rank = 7;

  qs_solution_set_want (set, 0, 1);
  engine_run_until (qs_solution_set_get (set, 0, first));
  for (guint row = 0; row < N; row++)
    last[row] = (guint16) (N - 1 - first[row]);

  g_assert_true (engine_find (set, first, &rank));
  g_assert_cmpuint (rank, ==, 0);
  g_assert_false (engine_find (set, last, &rank));
}

/* How a search for a number goes. */
typedef struct
{
  guint n_answers;
  gboolean is_known;
  guint64 rank;
} Search;

static void
found_cb (const guint16 *columns,
          gboolean       is_known,
          guint64        rank,
          gpointer       data)
{
  Search *search = data;

  search->n_answers++;
  search->is_known = is_known;
  search->rank = rank;
}

static void
search_init (Search        *self,
             QsSolutionSet *set,
             const guint16 *columns,
             gboolean       waits)
{
  *self = (Search){ 0 };
  qs_solution_set_find (set, columns, waits, found_cb, self);

  /* No answer comes before the main loop runs. */
  g_assert_cmpuint (self->n_answers, ==, 0);
}

static void
assert_found (Search *search,
              guint64 expected)
{
  engine_run_until (search->n_answers > 0);
  g_assert_true (search->is_known);
  g_assert_cmpuint (search->rank, ==, expected);
  g_assert_cmpuint (search->n_answers, ==, 1);
}

/* Begins when nothing is counted, and does not give up. */
static void
test_found_while_counted (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (QsSolutionSet) set = start (n, QS_CENSUS_ALL);
  g_autoptr (GArray) solutions = engine_enumerate (n);
  guint n_solutions = solutions->len / n;
  const guint ranks[] = { 0, n_solutions / 3, n_solutions / 2, n_solutions - 1 };
  Search searches[G_N_ELEMENTS (ranks)];

  for (guint i = 0; i < G_N_ELEMENTS (ranks); i++)
    search_init (&searches[i], set, &g_array_index (solutions, guint16, ranks[i] * n), TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (ranks); i++)
    assert_found (&searches[i], ranks[i]);
}

/* Its first queen is far to the right: it would be found late. */
QS_TEST (an_answer_waits_if_asked_to)
{
  g_autoptr (QsSolutionSet) set = start (LONG_N, QS_CENSUS_ALL);
  guint16 columns[LONG_N];
  Search patient, other;

  test_make_solution (columns, LONG_N);
  for (guint row = 0; row < LONG_N; row++)
    columns[row] = (guint16) (LONG_N - 1 - columns[row]);

  search_init (&patient, set, columns, TRUE);
  search_init (&other, set, columns, FALSE);
  engine_run_until (other.n_answers > 0);
  g_assert_false (other.is_known);
  qs_solution_set_stop (set);
  engine_run_pending ();
  g_assert_cmpuint (patient.n_answers, ==, 0);
  g_assert_cmpuint (other.n_answers, ==, 1);
}

QS_TEST (forgotten_questions_are_not_answered)
{
  g_autoptr (QsSolutionSet) set = run_all (8, QS_CENSUS_ALL);
  g_autoptr (GArray) solutions = engine_enumerate (8);
  Search forgotten, kept;

  search_init (&forgotten, set, &g_array_index (solutions, guint16, 8), TRUE);
  search_init (&kept, set, &g_array_index (solutions, guint16, 16), TRUE);
  qs_solution_set_forget (set, &forgotten);
  assert_found (&kept, 2);
  engine_run_pending ();
  g_assert_cmpuint (forgotten.n_answers, ==, 0);
}

/* The census ends between the answer that the solution is not counted yet and its arrival. */
QS_TEST (an_answer_comes_with_the_end)
{
  const guint16 columns[] = { 1, 3, 5, 0, 2, 4 };
  QsCensusSpace space;
  g_autoptr (QsCensusCounter) counter = NULL;
  g_autoptr (QsSolutionSet) set = NULL;
  QsSharedCensus *census;
  Search search;

  qs_census_space_init (&space, G_N_ELEMENTS (columns), NULL, QS_CENSUS_ALL);
  set = qs_solution_set_new (&space);
  search_init (&search, set, columns, TRUE);
  while (!g_main_context_pending (NULL))
    g_thread_yield ();

  census = qs_solution_set_get_census (set);
  counter = qs_shared_census_new_counter (census, QS_STOP_NEVER);
  qs_shared_census_plan (census);
  while (qs_shared_census_count (census, counter))
    ;
  qs_solution_set_resume (set);
  assert_found (&search, 0);
}

/* The fetcher may be at work on the answer when nobody wants it any more. */
QS_TEST (dropped_with_a_question)
{
  QsSolutionSet *set = run_all (8, QS_CENSUS_ALL);
  guint16 columns[8];
  Search search;

  engine_fetch (set, 5, columns);
  search_init (&search, set, columns, TRUE);
  g_assert_finalize_object (set);
  engine_run_pending ();
  g_assert_cmpuint (search.n_answers, ==, 0);
}

static void
drop_cb (QsSolutionSet *set,
         guint64        first,
         guint          n_solutions,
         gpointer       user_data)
{
  g_clear_object ((QsSolutionSet **) user_data);
}

QS_TEST (dropped_by_who_hears_of_solutions)
{
  QsSolutionSet *set = run_all (8, QS_CENSUS_ALL);
  gpointer weak = set;

  g_object_add_weak_pointer (weak, &weak);
  g_signal_connect (weak, "fetched", G_CALLBACK (drop_cb), &set);
  qs_solution_set_want (weak, 0, 10);
  engine_run_until (set == NULL);
  engine_run_pending ();
  g_assert_null (weak);
}

QS_TEST (dropped_while_solutions_are_fetched)
{
  for (guint i = 0; i < 2; i++)
    {
      QsSolutionSet *set = start (i == 0 ? 18 : 30, QS_CENSUS_ALL);

      qs_solution_set_want (set, 0, 4096);
      engine_run_until (qs_solution_set_get_status (set)->reachable > 0);
      g_assert_finalize_object (set);
    }
}

static void
add_for (const char   *path,
         guint         number,
         GTestDataFunc test)
{
  g_autofree char *full_path = g_strdup_printf ("%s/%u", path, number);

  g_test_add_data_func (full_path, GUINT_TO_POINTER (number), test);
}

QS_TEST_MAIN
{
  for (guint n = 1; n <= 8; n++)
    add_for ("/engine/solution-set/every-solution-by-its-number", n, test_every_solution);
  add_for ("/engine/solution-set/any-window", 12, test_random_windows);
  add_for ("/engine/solution-set/any-window", 13, test_random_windows);

  add_for ("/engine/solution-set/finding-is-the-inverse-of-fetching", QS_CENSUS_ALL, test_find_is_the_inverse_of_get);
  add_for ("/engine/solution-set/finding-is-the-inverse-of-fetching", QS_CENSUS_FUNDAMENTAL,
           test_find_is_the_inverse_of_get);
  add_for ("/engine/solution-set/a-number-is-found-while-it-is-counted", 10, test_found_while_counted);
  add_for ("/engine/solution-set/a-number-is-found-while-it-is-counted", 13, test_found_while_counted);
}
