/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of known numbers against numbers that are computed here. */

#include "qs-known.h"

#include "qs-census-reader.h"
#include "qs-enumerator.h"
#include "qs-test-boards.h"
#include "qs-test-main.h"
#include "qs-test-turns.h"

/* Every n up to here is counted anew below, by enumeration and by classes; none above. */
#define COMPUTED_MAX_N 14

/* Up to here the solutions that turns leave unchanged are counted. */
#define TURNED_MAX_N 19

typedef struct
{
  guint64 total;
  guint64 fundamental;
} Counts;

/* As published, from n = 1; n = 19 is the first beyond 32 bits. */
static const Counts published[] = {
  { 1, 1 },
  { 0, 0 },
  { 0, 0 },
  { 2, 1 },
  { 10, 2 },
  { 4, 1 },
  { 40, 6 },
  { 92, 12 },
  { 352, 46 },
  { 724, 92 },
  { 2680, 341 },
  { 14200, 1787 },
  { 73712, 9233 },
  { 365596, 45752 },
  { 2279184, 285053 },
  { 14772512, 1846955 },
  { 95815104, 11977939 },
  { 666090624, 83263591 },
  { G_GUINT64_CONSTANT (4968057848), 621012754 },
  { G_GUINT64_CONSTANT (39029188884), G_GUINT64_CONSTANT (4878666808) },
};

static guint64
get_total (guint n)
{
  guint64 total = G_MAXUINT64;

  g_assert_true (qs_known_total (n, &total));

  return total;
}

static guint64
get_fundamental (guint n)
{
  guint64 fundamental = G_MAXUINT64;

  g_assert_true (qs_known_fundamental (n, &fundamental));

  return fundamental;
}

QS_TEST (numbers_are_as_published)
{
  for (guint n = 1; n <= G_N_ELEMENTS (published); n++)
    {
      g_assert_cmpuint (get_total (n), ==, published[n - 1].total);
      g_assert_cmpuint (get_fundamental (n), ==, published[n - 1].fundamental);
    }
}

QS_TEST (others_are_unknown)
{
  static const guint unknown[] = { 0, QS_KNOWN_MAX_N + 1, 32, G_MAXUINT };

  g_assert_cmpuint (QS_KNOWN_MAX_N, ==, 27);

  for (guint i = 0; i < G_N_ELEMENTS (unknown); i++)
    {
      guint64 count = 0;

      g_assert_false (qs_known_total (unknown[i], &count));
      g_assert_false (qs_known_fundamental (unknown[i], &count));
      g_assert_false (qs_known_is_confirmed (unknown[i]));
    }
}

QS_TEST_BOARDS (numbers_equal_enumeration, 1, COMPUTED_MAX_N)
{
  guint64 total = 0, fundamental = 0;
  guint16 columns[QS_ENUMERATOR_MAX_N];
  QsEnumerator enumerator;

  qs_enumerator_init (&enumerator, n);
  while (qs_enumerator_next (&enumerator, G_MAXUINT64, columns) == QS_ENUMERATOR_SOLUTION)
    {
      total++;
      if (test_is_least (columns, n))
        fundamental++;
    }

  g_assert_cmpuint (get_total (n), ==, total);
  g_assert_cmpuint (get_fundamental (n), ==, fundamental);
}

/* Fails as soon as the program claims more, or less, than is computed here. */
QS_TEST (confirmed_is_what_is_computed)
{
  for (guint n = 1; n <= QS_KNOWN_MAX_N; n++)
    g_assert_cmpint (qs_known_is_confirmed (n), ==, n <= COMPUTED_MAX_N);
}

static gboolean
is_free (const guint16 *columns,
         guint          n,
         guint          rows,
         guint          row,
         guint          column)
{
  for (guint above = 0; above < rows; above++)
    {
      if (test_attacks (above, columns[above], row, column) ||
          test_attacks (n - 1 - above, n - 1 - columns[above], row, column))
        return FALSE;
    }

  return TRUE;
}

/* Searches boards that a half turn leaves unchanged: each queen comes with its image. */
static void
search_unchanged (guint16   *columns,
                  guint      n,
                  guint      row,
                  TestTurns *counted)
{
  guint16 image[QS_KNOWN_MAX_N];

  if (row == n / 2)
    {
      if (n % 2 == 1 && !is_free (columns, n, row, row, row))
        return;

      columns[row] = (guint16) row;
      for (guint above = 0; above < n / 2; above++)
        columns[n - 1 - above] = (guint16) (n - 1 - columns[above]);

      counted->half++;
      test_make_image (5, columns, n, image);
      counted->quarter += test_compare (image, columns, n) == 0;
      return;
    }

  for (guint column = 0; column < n; column++)
    {
      if (!test_attacks (row, column, n - 1 - row, n - 1 - column) &&
          is_free (columns, n, row, row, column))
        {
          columns[row] = (guint16) column;
          search_unchanged (columns, n, row + 1, counted);
        }
    }
}

QS_TEST_BOARDS (unchanged_equal_search, 1, TURNED_MAX_N)
{
  guint16 columns[QS_KNOWN_MAX_N + 1];
  TestTurns counted = { 0 };

  search_unchanged (columns, n, 0, &counted);

  g_assert_cmpuint (counted.half, ==, test_get_turns (n)->half);
  g_assert_cmpuint (counted.quarter, ==, test_get_turns (n)->quarter);
}

/* Of the eight symmetries only the turns leave solutions unchanged, two of them a
 * quarter turn, so a wrong digit in either column shows.
 *
 * Source: the lemma of Cauchy, Frobenius and Burnside. */
QS_TEST (columns_agree_with_turns)
{
  for (guint n = 2; n <= QS_KNOWN_MAX_N; n++)
    {
      const TestTurns *turned = test_get_turns (n);

      g_assert_cmpuint (8 * get_fundamental (n), ==, get_total (n) + turned->half + 2 * turned->quarter);
    }
}

static guint64
count (const QsProblem *problem,
       QsCensusScope    scope)
{
  guint16 columns[QS_CENSUS_MAX_N];
  QsCensusReader reader;
  QsCensusSpace space;
  guint64 n = 0;

  qs_census_space_init_problem (&space, problem, scope);
  qs_census_reader_init (&reader, &space);
  while (qs_census_reader_next (&reader, G_MAXUINT64, columns) == QS_ENUMERATOR_SOLUTION)
    n++;

  return n;
}

/* Up to this many columns the numbers of other boards are computed anew. */
#define OTHER_MAX_N 11

QS_TEST (other_boards)
{
  guint n_known = 0;

  for (guint n = 1; n <= OTHER_MAX_N; n++)
    {
      for (QsAttackKind attack = 0; attack < QS_N_ATTACKS; attack++)
        {
          for (guint n_rows = 1; n_rows <= n; n_rows++)
            {
              QsProblem problem;
              guint64 number;

              qs_problem_init_rectangle (&problem, n_rows, n);
              problem.attack = attack;
              for (guint scope = QS_CENSUS_ALL; scope <= QS_CENSUS_FUNDAMENTAL; scope++)
                {
                  if (!qs_known_get_number (&problem, scope == QS_CENSUS_FUNDAMENTAL, &number))
                    continue;

                  g_assert_nonnull (qs_known_get_sequence (&problem, scope == QS_CENSUS_FUNDAMENTAL));
                  g_assert_cmpuint (number, ==, count (&problem, scope));
                  n_known++;
                }
            }
        }
    }

  /* Both numbers of plain queens and of superqueens, one of a torus, one of ten others, and two rectangles. */
  g_assert_cmpuint (n_known, ==, 5 * OTHER_MAX_N + 10 + (8 - 1) + (10 - 1));
}

QS_TEST (what_nobody_knows)
{
  static const char *const texts[] = { "25:torus", "18:superqueens", "11:touching", "7x9", "28", "4:regions=aabb/abbb/ccdd/cddd" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      QsProblem problem;
      guint64 number;

      g_assert_true (qs_problem_parse (texts[i], &problem, NULL));
      g_assert_false (qs_known_get_number (&problem, FALSE, &number));
    }
}

/* Fills the rows from @row on, which have these squares left. */
static gboolean
fill (const QsProblem *problem,
      guint            row,
      const guint32   *allowed)
{
  if (row == problem->n_rows)
    return TRUE;

  for (guint column = 0; column < problem->n; column++)
    {
      guint32 rest[QS_ENUMERATOR_MAX_N];

      memcpy (rest, allowed, sizeof rest);
      if ((allowed[row] >> column & 1) != 0 && qs_problem_place (problem, row, column, rest) &&
          fill (problem, row + 1, rest))
        return TRUE;
    }

  return FALSE;
}

static gboolean
has_solution (const QsProblem *problem)
{
  guint32 allowed[QS_ENUMERATOR_MAX_N];

  qs_problem_get_allowed (problem, allowed);

  return fill (problem, 0, allowed);
}

/* It keeps kind and rows, and has a solution where the board itself has none. */
QS_TEST (near)
{
  static const char *const boards[][2] = {
    { "2", "4" },
    { "3", "4" },
    { "8:torus", "7:torus" },
    { "9:torus", "7:torus" },
    { "3:torus", "5:torus" },
    { "2x3:torus", "2x5:torus" },
    { "5x6:torus", "5:torus" },
    { "4:superqueens", "10:superqueens" },
    { "5x7:superqueens", "5x10:superqueens" },
    { "2:touching", "4:touching" },
    { "3+a1", "4" },
    { "4:regions=aabb/abbb/ccdd/cdad", "4:touching" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autofree char *text = NULL;
      QsProblem problem, near;

      g_assert_true (qs_problem_parse (boards[i][0], &problem, NULL));
      g_assert_false (has_solution (&problem));
      qs_known_find_near (&problem, &near);
      text = qs_problem_to_string (&near);
      g_assert_cmpstr (text, ==, boards[i][1]);
      g_assert_true (has_solution (&near));
    }
}
