/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From numbers to solutions and back, against solutions enumerated one by one. */

#include "qs-census-search.h"

#include <string.h>

#include "qs-test-boards.h"
#include "qs-test-census.h"
#include "qs-test-main.h"

/* How many random numbers are tried on boards that are not enumerated. */
#define N_RANDOM 300

typedef struct
{
  QsCensusSpace space;
  QsCensus *census;
  QsCensusCounter *counter;
} Fixture;

static void
fixture_init (Fixture       *self,
              guint          n,
              const guint32 *allowed,
              QsCensusScope  scope)
{
  qs_census_space_init (&self->space, n, allowed, scope);
  self->census = test_census_make (&self->space, qs_kernel_get_best (qs_census_kernels));
  self->counter = qs_census_counter_new (&self->space, qs_kernel_get_best (qs_census_kernels));
}

static void
fixture_clear (Fixture *self)
{
  qs_census_free (self->census);
  qs_census_counter_free (self->counter);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fixture, fixture_clear)

static void
unrank (Fixture *self,
        guint64  rank,
        guint16 *columns)
{
  QsCensusPlace place;

  g_assert_true (qs_census_find (self->census, rank, &place));
  g_assert_true (qs_census_unrank (self->counter, &place, columns));
}

static guint64
rank_of (Fixture       *self,
         const guint16 *columns)
{
  QsCensusPlace place;
  guint64 rank;

  g_assert_true (qs_census_locate (self->census, columns, &place));
  g_assert_true (qs_census_rank (self->counter, &place, columns, &rank));

  return rank;
}

static void
assert_all (Fixture      *self,
            const GArray *solutions)
{
  guint n = self->space.n;

  g_assert_cmpuint (qs_census_get_found (self->census), ==, solutions->len / n);
  for (guint i = 0; i < solutions->len / n; i++)
    {
      const guint16 *expected = &g_array_index (solutions, guint16, i * n);
      guint16 columns[QS_CENSUS_MAX_N];

      unrank (self, i, columns);
      g_assert_cmpmem (columns, n * sizeof *columns, expected, n * sizeof *expected);
      g_assert_cmpuint (rank_of (self, columns), ==, i);
    }
}

QS_TEST_BOARDS (every_number_has_its_solution, 1, 10)
{
  g_autoptr (GArray) all = test_all_solutions (n);
  const QsCensusScope scopes[] = { QS_CENSUS_ALL, QS_CENSUS_FUNDAMENTAL };

  for (guint i = 0; i < G_N_ELEMENTS (scopes); i++)
    {
      g_autoptr (GArray) solutions = test_census_choose (all, n, NULL, scopes[i]);
      g_auto (Fixture) fixture;

      fixture_init (&fixture, n, NULL, scopes[i]);
      assert_all (&fixture, solutions);
    }
}

QS_TEST (every_number_has_its_solution_random_sets)
{
  const guint n = 10;
  g_autoptr (GRand) random = g_rand_new_with_seed (10);
  g_autoptr (GArray) all = test_all_solutions (n);

  for (guint i = 0; i < 100; i++)
    {
      g_autoptr (GArray) solutions = NULL;
      g_auto (Fixture) fixture;
      guint32 allowed[10];

      test_census_random_masks (random, n, allowed);
      fixture_init (&fixture, n, allowed, i % 2 == 0 ? QS_CENSUS_ALL : QS_CENSUS_FUNDAMENTAL);
      solutions = test_census_choose (all, n, allowed, fixture.space.scope);
      assert_all (&fixture, solutions);
    }
}

/* Every answer has the wanted number, and greater numbers come later. */
static void
assert_random_numbers (guint         n,
                       QsCensusScope scope)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (n);
  g_auto (Fixture) fixture;
  guint64 total, last_rank = 0;
  guint16 last[QS_CENSUS_MAX_N];

  fixture_init (&fixture, n, NULL, scope);
  total = qs_census_get_found (fixture.census);
  unrank (&fixture, 0, last);

  for (guint i = 0; i < N_RANDOM; i++)
    {
      guint64 rank = (guint64) g_rand_int_range (random, 0, (gint32) total);
      guint16 columns[QS_CENSUS_MAX_N];

      unrank (&fixture, rank, columns);
      g_assert_true (test_is_solution (columns, n));
      g_assert_cmpuint (rank_of (&fixture, columns), ==, rank);
      g_assert_cmpint ((test_compare (last, columns, n) < 0), ==, (last_rank < rank));

      memcpy (last, columns, sizeof last);
      last_rank = rank;
    }
}

static void
test_random_numbers (gconstpointer data)
{
  assert_random_numbers (GPOINTER_TO_UINT (data), QS_CENSUS_ALL);
  assert_random_numbers (GPOINTER_TO_UINT (data), QS_CENSUS_FUNDAMENTAL);
}

QS_TEST_BOARDS (a_solution_mirrors_that_of_the_number_from_the_end, 11, 14)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (n);
  g_auto (Fixture) fixture;
  guint64 total;

  fixture_init (&fixture, n, NULL, QS_CENSUS_ALL);
  total = qs_census_get_found (fixture.census);

  for (guint i = 0; i < N_RANDOM; i++)
    {
      guint64 rank = (guint64) g_rand_int_range (random, 0, (gint32) total);
      guint16 columns[QS_CENSUS_MAX_N], other[QS_CENSUS_MAX_N];

      unrank (&fixture, rank, columns);
      unrank (&fixture, total - 1 - rank, other);
      for (guint row = 0; row < n; row++)
        g_assert_cmpuint (columns[row] + other[row], ==, n - 1);
    }
}

/* Squares where no total is known: the numbers are there at once, long before the end. */
QS_TEST (the_beginning_of_a_large_board_20)
{
  const guint n = 20;
  g_auto (Fixture) fixture = { 0 };
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint64));
  const guint16 unit[] = { 0, 2, 4, 1, 3 };
  guint16 expected[20];

  qs_census_space_init (&fixture.space, n, NULL, QS_CENSUS_ALL);
  fixture.counter = qs_census_counter_new (&fixture.space, qs_kernel_get_best (qs_census_kernels));
  fixture.census = qs_census_new (&fixture.space, 8, QS_CENSUS_MAX_SIZE);
  g_assert_true (qs_census_counter_count (fixture.counter, unit, 5, 8, counts));
  qs_census_append (fixture.census, unit, 5, 8, counts);
  g_assert_cmpuint (qs_census_get_reachable (fixture.census), ==, test_census_recount (n, unit, 5));

  g_assert_true (test_first_solution (expected, n));
  for (guint64 rank = 0; rank < 20; rank++)
    {
      guint16 columns[20];

      unrank (&fixture, rank, columns);
      g_assert_cmpmem (columns, sizeof columns, expected, sizeof expected);
      g_assert_cmpuint (rank_of (&fixture, columns), ==, rank);
      g_assert_true (test_next_solution (expected, n));
    }
}

static gboolean
is_stopped (gpointer data)
{
  return TRUE;
}

QS_TEST (stops_when_told)
{
  g_auto (Fixture) fixture;
  QsCensusPlace place;
  guint16 columns[QS_CENSUS_MAX_N];
  guint64 rank;

  fixture_init (&fixture, 14, NULL, QS_CENSUS_ALL);
  g_assert_true (qs_census_find (fixture.census, 1000, &place));

  qs_census_counter_set_stop (fixture.counter, (QsStop){ is_stopped, NULL });
  g_assert_false (qs_census_unrank (fixture.counter, &place, columns));

  qs_census_counter_set_stop (fixture.counter, QS_STOP_NEVER);
  g_assert_true (qs_census_unrank (fixture.counter, &place, columns));
  g_assert_true (qs_census_locate (fixture.census, columns, &place));

  qs_census_counter_set_stop (fixture.counter, (QsStop){ is_stopped, NULL });
  g_assert_false (qs_census_rank (fixture.counter, &place, columns, &rank));
}

QS_TEST_MAIN
{
  test_add_boards ("/core/census-search/random-numbers-come-back", 12, 14, test_random_numbers);
}
