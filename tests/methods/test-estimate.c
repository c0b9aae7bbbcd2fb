/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Estimates against trees that are counted here, in the plainest way. */

#include "config.h"

#include "qs-estimate.h"

#include <math.h>

#include "qs-methods.h"
#include "qs-test-boards.h"
#include "qs-test-main.h"

#define N_PROBES 20000

/* Of a fair estimate one in 16,000 is further off than this many standard errors. */
#define TOLERANCE 4

#define N_SEEDS 5

/* The trees of these are counted here; a board has to be small for that. */
#define MIN_N 8
#define MAX_N 12
#define MAX_SHORTEST_N 10

/* From n = 1; see A000170. */
static const guint64 totals[] = {
  1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512, 95815104, 666090624,
  G_GUINT64_CONSTANT (4968057848), G_GUINT64_CONSTANT (39029188884),
};

typedef struct
{
  guint64 placements;
  guint64 solutions;
} Tree;

/* Counts the placements of one queen a row in which none attacks another. */
static void
count_rows (guint16 *columns,
            guint    n,
            guint    row,
            Tree    *tree)
{
  if (row == n)
    {
      tree->solutions++;
      return;
    }

  for (guint column = 0; column < n; column++)
    {
      if (test_is_free (columns, row, column))
        {
          columns[row] = (guint16) column;
          tree->placements++;
          count_rows (columns, n, row + 1, tree);
        }
    }
}

static gboolean
is_free_square (const guint16 *columns,
                guint          n,
                guint          row,
                guint          column)
{
  for (guint other = 0; other < n; other++)
    {
      if (columns[other] != G_MAXUINT16 &&
          (other == row || test_attacks (other, columns[other], row, column)))
        return FALSE;
    }

  return TRUE;
}

static gboolean
has_queen (const guint16 *columns,
           guint          n,
           guint          line)
{
  if (line < n)
    return columns[line] != G_MAXUINT16;

  for (guint row = 0; row < n; row++)
    {
      if (columns[row] == line - n)
        return TRUE;
    }

  return FALSE;
}

/* Counts the tree in which each node continues in the line, row or column, with the fewest free squares. */
static void
count_shortest_lines (guint16 *columns,
                      guint    n,
                      guint    n_queens,
                      Tree    *tree)
{
  guint shortest = G_MAXUINT, fewest = G_MAXUINT;

  if (n_queens == n)
    {
      tree->solutions++;
      return;
    }

  for (guint line = 0; line < 2 * n; line++)
    {
      guint size = 0;

      if (has_queen (columns, n, line))
        continue;

      for (guint i = 0; i < n; i++)
        size += is_free_square (columns, n, line < n ? line : i, line < n ? i : line - n) ? 1 : 0;
      if (size < fewest)
        {
          shortest = line;
          fewest = size;
        }
    }

  for (guint i = 0; i < n && fewest > 0; i++)
    {
      guint row = shortest < n ? shortest : i;
      guint column = shortest < n ? i : shortest - n;

      if (is_free_square (columns, n, row, column))
        {
          columns[row] = (guint16) column;
          tree->placements++;
          count_shortest_lines (columns, n, n_queens + 1, tree);
          columns[row] = G_MAXUINT16;
        }
    }
}

static Tree
count_tree (guint    n,
            gboolean by_rows)
{
  guint16 columns[MAX_N];
  Tree tree = { 0 };

  for (guint row = 0; row < n; row++)
    columns[row] = G_MAXUINT16;

  if (by_rows)
    count_rows (columns, n, 0, &tree);
  else
    count_shortest_lines (columns, n, 0, &tree);

  return tree;
}

static void
assert_near (double estimate,
             double error,
             double truth)
{
  g_test_message ("%g ± %g for %g", estimate, error, truth);
  g_assert_cmpfloat (fabs (estimate - truth), <=, TOLERANCE * error + 1e-9 * truth);
}

/* Asserts that the estimates are near, and sharp enough to say something. */
static void
assert_estimates (const QsMethod *method,
                  guint           n,
                  const Tree     *tree)
{
  for (guint32 seed = 1; seed <= N_SEEDS; seed++)
    {
      QsEstimate estimate;

      g_assert_true (qs_estimate_all (method, n, NULL, N_PROBES, seed, &estimate));
      assert_near (estimate.placements, estimate.placements_error, (double) tree->placements);
      assert_near (estimate.solutions, estimate.solutions_error, (double) tree->solutions);
      g_assert_cmpfloat (estimate.placements_error, <, 0.02 * (double) tree->placements);
      g_assert_cmpfloat (estimate.solutions_error, <, 0.2 * (double) tree->solutions);
      g_assert_false (estimate.is_exact);
    }
}

QS_TEST_BOARDS (rows_are_near_the_counted_tree, MIN_N, MAX_N)
{
  Tree tree = count_tree (n, TRUE);

  g_assert_cmpuint (tree.solutions, ==, totals[n - 1]);
  assert_estimates (NULL, n, &tree);
  assert_estimates (qs_methods_find ("boolean-arrays"), n, &tree);
  assert_estimates (qs_methods_find ("shifting-masks"), n, &tree);
}

/* Only the fields that the estimate reads of a method. */
static const QsMethod shortest_lines = { .id = "lines", .look = QS_LOOK_LINE, .picks_line = TRUE };
static const QsMethod boards = { .id = "boards", .look = QS_LOOK_BOARD };
static const QsMethod orders = { .id = "orders", .look = QS_LOOK_BOARD_UNUSED };
static const QsMethod moves = { .id = "moves", .look = QS_LOOK_MOVES };

QS_TEST_BOARDS (shortest_lines_are_near_the_counted_tree, MIN_N, MAX_SHORTEST_N)
{
  Tree tree = count_tree (n, FALSE);

  g_assert_cmpuint (tree.solutions, ==, totals[n - 1]);
  assert_estimates (&shortest_lines, n, &tree);
}

/* Where nodes have no choice, or one that makes no difference, a probe cannot be wrong. */
QS_TEST (tiny_boards)
{
  static const guint placements[] = { 1, 2, 5 };

  for (guint n = 1; n <= G_N_ELEMENTS (placements); n++)
    {
      QsEstimate estimate;

      g_assert_true (qs_estimate_all (NULL, n, NULL, N_PROBES, 1, &estimate));
      assert_near (estimate.placements, estimate.placements_error, placements[n - 1]);
      g_assert_cmpfloat (estimate.solutions, ==, (double) totals[n - 1]);
      g_assert_cmpfloat (estimate.solutions_error, ==, 0);
    }
}

/* Whole trees of n = 13 … 20 cannot be counted here, but their solutions are known. */
QS_TEST_BOARDS (solutions_are_near_the_published_number, MAX_N, G_N_ELEMENTS (totals))
{
  const QsMethod *const methods[] = { NULL, &shortest_lines };

  for (guint i = 0; i < G_N_ELEMENTS (methods); i++)
    {
      QsEstimate estimate;

      g_assert_true (qs_estimate_all (methods[i], n, NULL, 2 * N_PROBES, n, &estimate));
      assert_near (estimate.solutions, estimate.solutions_error, (double) totals[n - 1]);
      g_assert_cmpfloat (estimate.solutions_error, <, 0.2 * estimate.solutions);
    }
}

QS_TEST (formulas_are_exact)
{
  static const guint64 n_boards[] = { 1, 6, 39, 340, 3905, 55986, 960799, 19173960 };
  static const guint64 n_orders[] = { 1, 4, 15, 64, 325, 1956, 13699, 109600 };

  for (guint n = 1; n <= G_N_ELEMENTS (n_boards); n++)
    {
      QsEstimate estimate;

      g_assert_true (qs_estimate_all (&boards, n, NULL, 1, 1, &estimate));
      g_assert_true (estimate.is_exact);
      g_assert_cmpuint (estimate.exact_placements, ==, n_boards[n - 1]);
      g_assert_cmpfloat (estimate.placements, ==, (double) n_boards[n - 1]);

      g_assert_true (qs_estimate_all (&orders, n, NULL, 1, 1, &estimate));
      g_assert_true (estimate.is_exact);
      g_assert_cmpuint (estimate.exact_placements, ==, n_orders[n - 1]);
      g_assert_cmpfloat (estimate.placements_error, ==, 0);
    }
}

/* From 16 · (16^16 − 1) / 15 on boards are beyond 64 bits, from some e · 21! on orders are. */
QS_TEST (formulas_go_beyond_64_bits)
{
  QsEstimate estimate;

  qs_estimate_all (&boards, 15, NULL, 1, 1, &estimate);
  g_assert_true (estimate.is_exact);
  g_assert_cmpuint (estimate.exact_placements, ==, G_GUINT64_CONSTANT (469172025408063615));
  qs_estimate_all (&boards, 16, NULL, 1, 1, &estimate);
  g_assert_false (estimate.is_exact);
  g_assert_cmpfloat_with_epsilon (estimate.placements / 1.9676527011956855e19, 1, 1e-9);
  qs_estimate_all (&boards, 32, NULL, 1, 1, &estimate);
  g_assert_cmpfloat_with_epsilon (estimate.placements / pow (32, 32) * 31 / 32, 1, 1e-9);

  qs_estimate_all (&orders, 20, NULL, 1, 1, &estimate);
  g_assert_true (estimate.is_exact);
  g_assert_cmpuint (estimate.exact_placements, ==, G_GUINT64_CONSTANT (6613313319248080000));
  qs_estimate_all (&orders, 32, NULL, 1, 1, &estimate);
  g_assert_false (estimate.is_exact);
  g_assert_cmpfloat_with_epsilon (estimate.placements / (G_E * 2.6313083693369353e35), 1, 1e-9);
}

QS_TEST (moves_are_unknown)
{
  QsEstimate estimate;

  g_assert_false (qs_estimate_all (&moves, 8, NULL, 1, 1, &estimate));
}

QS_TEST (the_same_seed_gives_the_same)
{
  QsEstimate estimate, again, other;

  qs_estimate_all (NULL, 14, NULL, 1000, 7, &estimate);
  qs_estimate_all (NULL, 14, NULL, 1000, 7, &again);
  qs_estimate_all (NULL, 14, NULL, 1000, 8, &other);

  g_assert_cmpfloat (estimate.placements, ==, again.placements);
  g_assert_cmpfloat (estimate.solutions_error, ==, again.solutions_error);
  g_assert_cmpfloat (estimate.placements, !=, other.placements);
}
