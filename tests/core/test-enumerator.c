/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The enumerator against a brute force that compares queens pair by pair. */

#include "qs-enumerator.h"

#include <stdlib.h>
#include <string.h>

#include "qs-test-boards.h"
#include "qs-test-main.h"

#define UNLIMITED G_MAXUINT64

/* No column of any board: shows whether a call wrote to the array. */
#define UNTOUCHED 12345

/* From n = 1; see A000170. */
static const guint totals[] = { 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200 };

static const guint16 *
solution_at (const GArray *solutions,
             guint         n,
             guint         i)
{
  g_assert_cmpuint (n * (i + 1), <=, solutions->len);

  return &g_array_index (solutions, guint16, n * i);
}

static void
assert_solution (const guint16 *columns,
                 guint          n,
                 const guint16 *expected)
{
  g_assert_cmpmem (columns, n * sizeof *columns, expected, n * sizeof *expected);
}

/* Continues through any number of pauses. */
static QsEnumeratorStep
next_in_slices (QsEnumerator *enumerator,
                guint64       nodes,
                guint16      *columns)
{
  QsEnumeratorStep step;

  do
    step = qs_enumerator_next (enumerator, nodes, columns);
  while (step == QS_ENUMERATOR_PAUSED);

  return step;
}

/* Asserts that all that @enumerator still gives are @solutions from number @from on, counted from 0. */
static void
assert_rest (QsEnumerator *enumerator,
             guint         n,
             const GArray *solutions,
             guint         from)
{
  guint16 columns[QS_ENUMERATOR_MAX_N];

  for (guint i = from; i < solutions->len / n; i++)
    {
      g_assert_cmpint (qs_enumerator_next (enumerator, UNLIMITED, columns), ==, QS_ENUMERATOR_SOLUTION);
      assert_solution (columns, n, solution_at (solutions, n, i));
    }

  g_assert_cmpint (qs_enumerator_next (enumerator, UNLIMITED, columns), ==, QS_ENUMERATOR_FINISHED);
}

/* Enumerates with the enumerator alone. */
static GArray *
enumerate (guint n)
{
  GArray *solutions = g_array_new (FALSE, FALSE, sizeof (guint16));
  guint16 columns[QS_ENUMERATOR_MAX_N];
  QsEnumerator enumerator;

  qs_enumerator_init (&enumerator, n);
  while (qs_enumerator_next (&enumerator, UNLIMITED, columns) == QS_ENUMERATOR_SOLUTION)
    g_array_append_vals (solutions, columns, n);

  return solutions;
}

static void
test_equal_brute_force (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (GArray) expected = test_all_solutions (n);
  g_autoptr (GArray) solutions = enumerate (n);

  g_assert_cmpuint (solutions->len, ==, n * totals[n - 1]);
  g_assert_cmpmem (solutions->data, solutions->len * sizeof (guint16),
                   expected->data, expected->len * sizeof (guint16));
}

/* Where the brute force takes too long: all valid, each after the one before, and as many as published. */
QS_TEST_BOARDS (all_solutions_are_valid_and_ascending, 13, 14)
{
  guint expected = n == 13 ? 73712 : 365596;
  guint count = 0;
  guint16 columns[QS_ENUMERATOR_MAX_N], last[QS_ENUMERATOR_MAX_N] = { 0 };
  QsEnumerator enumerator;

  qs_enumerator_init (&enumerator, n);
  for (; qs_enumerator_next (&enumerator, UNLIMITED, columns) == QS_ENUMERATOR_SOLUTION; count++)
    {
      g_assert_true (test_is_solution (columns, n));
      g_assert_cmpint (test_compare (last, columns, n), <, 0);
      memcpy (last, columns, sizeof last);
    }

  g_assert_cmpuint (count, ==, expected);
}

static gboolean
contains (const GArray  *solutions,
          guint          n,
          const guint16 *columns)
{
  guint low = 0, high = solutions->len / n;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      int order = test_compare (columns, solution_at (solutions, n, middle), n);

      if (order == 0)
        return TRUE;
      if (order < 0)
        high = middle;
      else
        low = middle + 1;
    }

  return FALSE;
}

/* A symmetry makes different images of different solutions, so when every image is in the set, they are the set. */
QS_TEST_BOARDS (images_of_the_set_are_the_set, 1, 12)
{
  g_autoptr (GArray) solutions = enumerate (n);
  guint16 image[QS_ENUMERATOR_MAX_N];

  for (guint symmetry = 0; symmetry < TEST_SYMMETRIES; symmetry++)
    {
      for (guint i = 0; i < solutions->len / n; i++)
        {
          test_make_image (symmetry, solution_at (solutions, n, i), n, image);
          g_assert_true (contains (solutions, n, image));
        }
    }
}

static void
test_first_solutions (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  guint16 expected[QS_ENUMERATOR_MAX_N], columns[QS_ENUMERATOR_MAX_N];
  QsEnumerator enumerator;

  qs_enumerator_init (&enumerator, n);
  g_assert_true (test_first_solution (expected, n));

  for (guint i = 0; i < 5; i++)
    {
      g_assert_cmpint (next_in_slices (&enumerator, 1000, columns), ==, QS_ENUMERATOR_SOLUTION);
      assert_solution (columns, n, expected);
      g_assert_true (test_next_solution (expected, n));
    }
}

QS_TEST (end_stays_the_end)
{
  guint16 columns[8] = { UNTOUCHED };
  QsEnumerator enumerator;

  qs_enumerator_init (&enumerator, 3);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (qs_enumerator_next (&enumerator, UNLIMITED, columns), ==, QS_ENUMERATOR_FINISHED);
  g_assert_cmpint (qs_enumerator_next (&enumerator, 1, columns), ==, QS_ENUMERATOR_FINISHED);

  g_assert_cmpuint (columns[0], ==, UNTOUCHED);
}

QS_TEST (init_starts_again)
{
  g_autoptr (GArray) solutions = test_all_solutions (6);
  guint16 columns[9];
  QsEnumerator enumerator;

  qs_enumerator_init (&enumerator, 9);
  for (guint i = 0; i < 20; i++)
    qs_enumerator_next (&enumerator, UNLIMITED, columns);

  qs_enumerator_init (&enumerator, 6);
  assert_rest (&enumerator, 6, solutions, 0);
}

/* The pauses are @least to @most nodes apart, at random. */
static void
assert_same_with_pauses (guint n,
                         guint least,
                         guint most)
{
  g_autoptr (GArray) expected = test_all_solutions (n);
  guint16 columns[QS_ENUMERATOR_MAX_N];
  guint found = 0;
  QsEnumerator enumerator;
  QsEnumeratorStep step = QS_ENUMERATOR_PAUSED;

  qs_enumerator_init (&enumerator, n);

  while (step != QS_ENUMERATOR_FINISHED)
    {
      guint nodes = (guint) g_test_rand_int_range ((gint32) least, (gint32) most + 1);

      columns[0] = UNTOUCHED;
      step = qs_enumerator_next (&enumerator, nodes, columns);

      if (step == QS_ENUMERATOR_SOLUTION)
        assert_solution (columns, n, solution_at (expected, n, found++));
      else
        g_assert_cmpuint (columns[0], ==, UNTOUCHED);
    }

  g_assert_cmpuint (found, ==, expected->len / n);
}

static void
test_pause_after_every_node (gconstpointer data)
{
  assert_same_with_pauses (GPOINTER_TO_UINT (data), 1, 1);
}

static void
test_pause_after_seven_nodes (gconstpointer data)
{
  assert_same_with_pauses (GPOINTER_TO_UINT (data), 7, 7);
}

static void
test_pause_after_random_nodes (gconstpointer data)
{
  assert_same_with_pauses (GPOINTER_TO_UINT (data), 1, 1000);
}

/* With one node a call, there is a call for each placement without an attack. */
QS_TEST_BOARDS (node_is_a_queen_placed, 1, 8)
{
  guint16 columns[QS_ENUMERATOR_MAX_N];
  guint calls = 0, placements = 0;
  QsEnumerator enumerator;

  qs_enumerator_init (&enumerator, n);
  while (qs_enumerator_next (&enumerator, 1, columns) != QS_ENUMERATOR_FINISHED)
    calls++;

  for (guint rows = 1; rows <= n; rows++)
    placements += test_count_placements (n, rows);

  g_assert_cmpuint (calls, ==, placements);
}

/* Plain lexicographic backtracking takes about 2·10^5 backtracks to the first solution of n = 20.
 * One node less than it takes is not enough. */
QS_TEST (nodes_before_the_first_solution_20)
{
  guint16 columns[20];
  guint nodes = 1;
  QsEnumerator enumerator;

  qs_enumerator_init (&enumerator, 20);
  for (; qs_enumerator_next (&enumerator, 1, columns) == QS_ENUMERATOR_PAUSED; nodes++)
    g_assert_cmpuint (nodes, <, 210000);

  g_assert_cmpuint (nodes, >, 190000);
  g_assert_true (test_is_solution (columns, 20));

  qs_enumerator_init (&enumerator, 20);
  g_assert_cmpint (qs_enumerator_next (&enumerator, nodes, columns), ==, QS_ENUMERATOR_SOLUTION);

  qs_enumerator_init (&enumerator, 20);
  g_assert_cmpint (qs_enumerator_next (&enumerator, nodes - 1, columns), ==, QS_ENUMERATOR_PAUSED);
  g_assert_cmpint (qs_enumerator_next (&enumerator, 1, columns), ==, QS_ENUMERATOR_SOLUTION);
}

/* The first solution is far off; the calls come back nevertheless, and the queens move on. */
QS_TEST (slices_come_back_32)
{
  const guint n = QS_ENUMERATOR_MAX_N;
  QsEnumerator enumerator, before;
  guint16 columns[QS_ENUMERATOR_MAX_N];

  qs_enumerator_init (&enumerator, n);

  for (guint slice = 0; slice < 1000; slice++)
    {
      QsEnumeratorStep step;

      before = enumerator;
      step = qs_enumerator_next (&enumerator, 10000, columns);

      g_assert_cmpint (step, !=, QS_ENUMERATOR_FINISHED);
      if (step == QS_ENUMERATOR_SOLUTION)
        g_assert_true (test_is_solution (columns, n));
      else
        g_assert_cmpint (memcmp (&before, &enumerator, sizeof before), !=, 0);
    }
}

/* One continues while its copy waits, and the other way round. */
QS_TEST (copies_are_independent)
{
  const guint n = 8;
  g_autoptr (GArray) solutions = test_all_solutions (n);
  QsEnumerator enumerator;

  qs_enumerator_init (&enumerator, n);

  for (guint i = 0; i < solutions->len / n; i++)
    {
      guint16 columns[8];
      QsEnumerator copy = enumerator;

      assert_rest (&copy, n, solutions, i);

      copy = enumerator;
      if (qs_enumerator_next (&copy, 3, columns) == QS_ENUMERATOR_PAUSED)
        {
          QsEnumerator copy_of_paused = copy;

          assert_rest (&copy, n, solutions, i);
          assert_rest (&copy_of_paused, n, solutions, i);
        }

      g_assert_cmpint (qs_enumerator_next (&enumerator, UNLIMITED, columns), ==, QS_ENUMERATOR_SOLUTION);
      assert_solution (columns, n, solution_at (solutions, n, i));
    }
}

QS_TEST_MAIN
{
  test_add_boards ("/core/enumerator/all-solutions-equal-brute-force", 1, 12, test_equal_brute_force);
  test_add_boards ("/core/enumerator/first-solutions-equal-brute-force", 13, 21, test_first_solutions);
  test_add_boards ("/core/enumerator/first-solutions-equal-brute-force", 25, 25, test_first_solutions);

  test_add_boards ("/core/enumerator/same-list-with-a-pause-after-every-node", 1, 10, test_pause_after_every_node);
  test_add_boards ("/core/enumerator/same-list-with-a-pause-after-seven-nodes", 1, 10, test_pause_after_seven_nodes);
  test_add_boards ("/core/enumerator/same-list-with-random-pauses", 1, 11, test_pause_after_random_nodes);
}
