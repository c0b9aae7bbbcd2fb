/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The counts below prefixes, by each kernel, against solutions enumerated one by one. */

#include "qs-census-counter.h"

#include <string.h>

#include "qs-census-walk.h"
#include "qs-kernel.h"
#include "qs-lanes.h"
#include "qs-test-boards.h"
#include "qs-test-census.h"
#include "qs-test-main.h"

#define N_RANDOM_SETS 2000
#define MOST_N 10

/* How many rows of a large board are searched. */
#define ROWS_BELOW 12

/* All solutions of the boards that are enumerated. */
static GArray *all_solutions[MOST_N + 1];

/* How many of @solutions from *@next on begin with the walk's prefix. They are in the same order. */
static guint
count_beginning (const GArray       *solutions,
                 const QsCensusWalk *walk,
                 guint              *next)
{
  guint n = walk->space->n, count = 0;

  while (*next < solutions->len &&
         memcmp (&g_array_index (solutions, guint16, *next), walk->columns, walk->depth * sizeof (guint16)) == 0)
    {
      *next += n;
      count++;
    }

  return count;
}

/* Counts below each top queen, and compares the count for each prefix of @depth rows. */
static void
assert_counts (QsCensusCounter *counter,
               guint            depth,
               const GArray    *solutions)
{
  const QsCensusSpace *space = qs_census_counter_get_space (counter);
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint64));
  QsCensusWalk units;
  guint next = 0;

  qs_census_walk_init (&units, space, NULL, 0, 1);
  while (qs_census_walk_next (&units))
    {
      QsCensusWalk walk;

      g_assert_true (qs_census_counter_count (counter, units.columns, 1, depth, counts));
      qs_census_walk_init (&walk, space, units.columns, 1, depth);
      for (guint i = 0; i < counts->len; i++)
        {
          g_assert_true (qs_census_walk_next (&walk));
          g_assert_cmpuint (g_array_index (counts, guint64, i), ==, count_beginning (solutions, &walk, &next));
        }
      g_assert_false (qs_census_walk_next (&walk));
    }

  g_assert_cmpuint (next, ==, solutions->len);
}

/* All kernels count the same set. */
static void
assert_random_set (GRand *random)
{
  guint n = (guint) g_rand_int_range (random, 1, MOST_N + 1);
  guint depth = (guint) g_rand_int_range (random, 1, (gint32) n + 1);
  QsCensusScope scope = g_rand_boolean (random) ? QS_CENSUS_ALL : QS_CENSUS_FUNDAMENTAL;
  g_autoptr (GArray) solutions = NULL;
  guint32 allowed[MOST_N];
  QsCensusSpace space;

  test_census_random_masks (random, n, allowed);
  solutions = test_census_choose (all_solutions[n], n, allowed, scope);
  qs_census_space_init (&space, n, allowed, scope);
  space.is_halved = FALSE;

  for (guint i = 0; i < qs_kernel_get_n_supported (qs_census_kernels); i++)
    {
      g_autoptr (QsCensusCounter) counter = qs_census_counter_new (&space, &qs_census_kernels[i]);

      assert_counts (counter, depth, solutions);
    }
}

QS_TEST (kernels_agree_with_the_enumeration_on_random_sets)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (20);

  for (guint i = 0; i < N_RANDOM_SETS; i++)
    assert_random_set (random);
}

/* No squares forbidden, at every depth. */
QS_TEST_BOARDS (every_prefix_equals_the_enumeration, 1, MOST_N)
{
  const QsCensusScope scopes[] = { QS_CENSUS_ALL, QS_CENSUS_FUNDAMENTAL };

  for (guint i = 0; i < G_N_ELEMENTS (scopes); i++)
    {
      g_autoptr (GArray) solutions = test_census_choose (all_solutions[n], n, NULL, scopes[i]);
      g_autoptr (QsCensusCounter) counter = NULL;
      QsCensusSpace space;

      qs_census_space_init (&space, n, NULL, scopes[i]);
      space.is_halved = FALSE;
      counter = qs_census_counter_new (&space, qs_kernel_get_best (qs_census_kernels));
      for (guint depth = 1; depth <= n; depth++)
        assert_counts (counter, depth, solutions);
    }
}

/* Below the first rows of a known solution there is at least that one. */
QS_TEST_BOARDS (kernels_agree_with_a_plain_count_on_large_boards, 16, QS_CENSUS_MAX_N)
{
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint16 columns[QS_CENSUS_MAX_N];
  guint64 expected;
  QsCensusSpace space;

  test_make_solution (columns, n);
  qs_census_space_init (&space, n, NULL, QS_CENSUS_ALL);
  space.is_halved = FALSE;
  expected = test_census_recount (n, columns, n - ROWS_BELOW);
  g_assert_cmpuint (expected, >=, 1);

  for (guint i = 0; i < qs_kernel_get_n_supported (qs_census_kernels); i++)
    {
      g_autoptr (QsCensusCounter) counter = qs_census_counter_new (&space, &qs_census_kernels[i]);

      g_assert_true (qs_census_counter_count (counter, columns, n - ROWS_BELOW, n - ROWS_BELOW, counts));
      g_assert_cmpuint (counts->len, ==, 1);
      g_assert_cmpuint (g_array_index (counts, guint64, 0), ==, expected);
    }
}

/* Below a queen in the middle there are more prefixes than a kernel takes at once. */
QS_TEST (more_prefixes_than_a_kernel_takes_at_once)
{
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint64));
  const guint16 middle[] = { 6 };
  guint64 expected = test_census_recount (13, middle, 1);
  QsCensusSpace space;

  qs_census_space_init (&space, 13, NULL, QS_CENSUS_ALL);
  space.is_halved = FALSE;

  for (guint i = 0; i < qs_kernel_get_n_supported (qs_census_kernels); i++)
    {
      g_autoptr (QsCensusCounter) counter = qs_census_counter_new (&space, &qs_census_kernels[i]);
      guint64 sum = 0;

      g_assert_true (qs_census_counter_count (counter, middle, 1, 5, counts));
      g_assert_cmpuint (counts->len, >, QS_LANES_CAPACITY);
      for (guint j = 0; j < counts->len; j++)
        sum += g_array_index (counts, guint64, j);
      g_assert_cmpuint (sum, ==, expected);
    }
}

typedef struct
{
  guint n_asked;
  guint most;
} Patience;

static gboolean
is_out_of_patience (gpointer data)
{
  Patience *patience = data;

  patience->n_asked++;

  return patience->n_asked > patience->most;
}

/* After it has said so, it is not asked again, and the counter can be used again. */
QS_TEST (stops_when_told)
{
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_autoptr (QsCensusCounter) counter = NULL;
  const guint16 corner[] = { 0 };
  QsCensusSpace space;

  qs_census_space_init (&space, 14, NULL, QS_CENSUS_ALL);
  counter = qs_census_counter_new (&space, qs_kernel_get_best (qs_census_kernels));

  for (guint most = 0; most < 100; most += 11)
    {
      Patience patience = { 0, most };

      qs_census_counter_set_stop (counter, (QsStop){ is_out_of_patience, &patience });
      g_assert_false (qs_census_counter_count (counter, corner, 1, 2, counts));
      g_assert_cmpuint (patience.n_asked, ==, most + 1);
    }

  qs_census_counter_set_stop (counter, QS_STOP_NEVER);
  g_assert_true (qs_census_counter_count (counter, corner, 1, 1, counts));
  g_assert_cmpuint (g_array_index (counts, guint64, 0), ==, test_census_recount (14, corner, 1));
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  for (guint n = 1; n <= MOST_N; n++)
    all_solutions[n] = test_all_solutions (n);

  test_add_all ();

  status = g_test_run ();
  for (guint n = 1; n <= MOST_N; n++)
    g_array_unref (all_solutions[n]);

  return status;
}
