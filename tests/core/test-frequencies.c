/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Square frequencies: published ones, their sums and their mirror images. */

#include "qs-frequencies.h"

#include "qs-test-boards.h"
#include "qs-test-main.h"

#define MAX_TESTED_N 10

/* From n = 1; see A000170. */
static const guint totals[] = { 1, 0, 0, 2, 10, 4, 40, 92, 352, 724 };

static guint64
get (const QsFrequencies *frequencies,
     guint                row,
     guint                column)
{
  return qs_frequencies_get (frequencies, (QsSquare){ row, column });
}

static void
count_solutions (QsFrequencies *frequencies,
                 const GArray  *solutions,
                 guint          n)
{
  qs_frequencies_init (frequencies, n, n);
  for (guint i = 0; i < solutions->len; i += n)
    qs_frequencies_add (frequencies, &g_array_index (solutions, guint16, i));
}

static void
assert_equal (const QsFrequencies *frequencies,
              const QsFrequencies *expected,
              guint                n)
{
  g_assert_cmpuint (frequencies->total, ==, expected->total);

  for (guint row = 0; row < n; row++)
    {
      for (guint column = 0; column < n; column++)
        g_assert_cmpuint (get (frequencies, row, column), ==, get (expected, row, column));
    }
}

/* The upper half; the lower mirrors it. */
QS_TEST (published_for_8)
{
  static const guint published[4][8] = {
    { 4, 8, 16, 18, 18, 16, 8, 4 },
    { 8, 16, 14, 8, 8, 14, 16, 8 },
    { 16, 14, 4, 12, 12, 4, 14, 16 },
    { 18, 8, 12, 8, 8, 12, 8, 18 },
  };
  g_autoptr (GArray) solutions = test_all_solutions (8);
  QsFrequencies frequencies;

  count_solutions (&frequencies, solutions, 8);

  for (guint row = 0; row < 8; row++)
    {
      for (guint column = 0; column < 8; column++)
        g_assert_cmpuint (get (&frequencies, row, column), ==, published[MIN (row, 7 - row)][column]);
    }
}

QS_TEST_BOARDS (rows_and_columns_sum_to_the_total, 1, MAX_TESTED_N)
{
  g_autoptr (GArray) solutions = test_all_solutions (n);
  QsFrequencies frequencies;
  guint64 sum = 0;

  count_solutions (&frequencies, solutions, n);
  g_assert_cmpuint (frequencies.total, ==, totals[n - 1]);

  for (guint row = 0; row < n; row++)
    {
      guint64 row_sum = 0, column_sum = 0;

      for (guint column = 0; column < n; column++)
        {
          row_sum += get (&frequencies, row, column);
          column_sum += get (&frequencies, column, row);
        }
      g_assert_cmpuint (row_sum, ==, totals[n - 1]);
      g_assert_cmpuint (column_sum, ==, totals[n - 1]);
      sum += row_sum;
    }

  g_assert_cmpuint (sum, ==, n * totals[n - 1]);
}

/* The first half of the list with its mirror images is all of it, on boards of an even side. */
QS_TEST (halves_and_their_mirror_images_make_all)
{
  for (guint n = 4; n <= MAX_TESTED_N; n += 2)
    {
      g_autoptr (GArray) solutions = test_all_solutions (n);
      QsFrequencies expected, half, whole;

      count_solutions (&expected, solutions, n);
      qs_frequencies_init (&half, n, n);
      for (guint i = 0; i < solutions->len / 2; i += n)
        qs_frequencies_add (&half, &g_array_index (solutions, guint16, i));

      g_assert_cmpuint (get (&half, 0, n - 1), ==, 0);
      whole = half;
      qs_frequencies_merge (&whole, &half, TRUE);
      assert_equal (&whole, &expected, n);
    }
}

/* Behind the columns nothing is read, and outside the board nothing is counted. */
QS_TEST (counts_nothing_outside_the_board)
{
  const guint16 columns[] = { 1, 3, 0, 2, 1 }, mirrored[] = { 2, 0, 3, 1, 1 };
  QsFrequencies expected, frequencies, unmirrored;

  qs_frequencies_init (&expected, 4, 4);
  qs_frequencies_init (&frequencies, 4, 4);
  qs_frequencies_init (&unmirrored, 4, 4);
  for (guint row = 0; row < 4; row++)
    expected.counts[row][mirrored[row]] = 1;
  expected.total = 1;
  qs_frequencies_add (&unmirrored, columns);
  qs_frequencies_merge (&frequencies, &unmirrored, TRUE);
  g_assert_cmpmem (&frequencies, sizeof frequencies, &expected, sizeof expected);

  qs_frequencies_init (&frequencies, 4, 4);
  qs_frequencies_add (&frequencies, mirrored);
  g_assert_cmpmem (&frequencies, sizeof frequencies, &expected, sizeof expected);
}

/* The largest board fills the whole struct: what lies behind it is neither added nor changed. */
QS_TEST (merges_nothing_behind_the_largest_board)
{
  QsFrequencies neighbours[3], before;

  for (guint i = 0; i < G_N_ELEMENTS (neighbours); i++)
    qs_frequencies_init (&neighbours[i], QS_ENUMERATOR_MAX_N, QS_ENUMERATOR_MAX_N);
  before = neighbours[1];
  qs_frequencies_merge (&neighbours[0], &neighbours[1], FALSE);
  g_assert_cmpmem (&neighbours[1], sizeof before, &before, sizeof before);
}

/* Doubled 40 times, the counts need more than 32 bits. */
QS_TEST (counts_have_64_bits)
{
  static const guint16 corner[] = { 0 };
  QsFrequencies frequencies;

  qs_frequencies_init (&frequencies, 1, 1);
  qs_frequencies_add (&frequencies, corner);
  for (guint i = 0; i < 40; i++)
    {
      const QsFrequencies copy = frequencies;

      qs_frequencies_merge (&frequencies, &copy, FALSE);
    }

  g_assert_cmpuint (frequencies.total, ==, G_GUINT64_CONSTANT (1) << 40);
  g_assert_cmpuint (get (&frequencies, 0, 0), ==, G_GUINT64_CONSTANT (1) << 40);
}

/* How many of the solutions keep the constraints; they are counted in @frequencies. */
static guint
count_kept (QsFrequencies       *frequencies,
            const GArray        *solutions,
            const QsConstraints *constraints)
{
  guint count = 0;

  qs_frequencies_init (frequencies, constraints->n, constraints->n);
  for (guint i = 0; i < solutions->len; i += constraints->n)
    {
      const guint16 *columns = &g_array_index (solutions, guint16, i);

      if (qs_constraints_allows (constraints, columns))
        {
          qs_frequencies_add (frequencies, columns);
          count++;
        }
    }

  return count;
}

/* Asserts that no other square in a row without a queen would leave more than @most completions. */
static void
assert_most (const GArray        *solutions,
             const QsConstraints *constraints,
             guint64              most)
{
  guint n = constraints->n;

  for (guint i = 0; i < n * n; i++)
    {
      QsConstraints more = *constraints;
      QsFrequencies frequencies;

      if (constraints->required[i / n] != 0 ||
          qs_constraints_get (constraints, (QsSquare){ i / n, i % n }) != QS_SQUARE_RULE_FREE)
        continue;

      qs_constraints_set (&more, (QsSquare){ i / n, i % n }, QS_SQUARE_RULE_REQUIRED);
      g_assert_cmpuint (count_kept (&frequencies, solutions, &more), <=, most);
    }
}

/* Hint after hint fills the board, whatever square is forbidden at first. */
QS_TEST (hints_leave_most_completions)
{
  g_autoptr (GArray) solutions = test_all_solutions (6);

  for (guint i = 0; i < 36; i++)
    {
      QsConstraints constraints;
      QsFrequencies frequencies;
      guint n_hints = 0, left;
      QsSquare square;

      qs_constraints_init (&constraints, 6);
      qs_constraints_set (&constraints, (QsSquare){ i / 6, i % 6 }, QS_SQUARE_RULE_FORBIDDEN);
      left = count_kept (&frequencies, solutions, &constraints);

      while (qs_frequencies_find_hint (&frequencies, &constraints, &square))
        {
          guint64 expected = qs_frequencies_get (&frequencies, square);

          assert_most (solutions, &constraints, expected);
          g_assert_true (qs_constraints_set (&constraints, square, QS_SQUARE_RULE_REQUIRED));
          left = count_kept (&frequencies, solutions, &constraints);
          g_assert_cmpuint (left, ==, expected);
          n_hints++;
        }

      g_assert_cmpuint (n_hints, ==, 6);
      g_assert_cmpuint (left, ==, 1);
    }
}

QS_TEST (no_hint_without_a_solution)
{
  QsConstraints constraints;
  QsFrequencies frequencies;
  QsSquare square;

  qs_constraints_init (&constraints, 3);
  qs_frequencies_init (&frequencies, 3, 3);
  g_assert_false (qs_frequencies_find_hint (&frequencies, &constraints, &square));
}
