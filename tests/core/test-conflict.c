/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Contradictions in required and forbidden squares, found again pair by pair. */

#include "qs-conflict.h"

#include <string.h>

#include "qs-error.h"
#include "qs-test-boards.h"
#include "qs-test-main.h"

static gboolean
attacks (QsSquare square,
         QsSquare other)
{
  gboolean is_same = square.row == other.row && square.column == other.column;

  return !is_same && test_attacks (square.row, square.column, other.row, other.column);
}

/* The required squares, row by row. Returns how many there are. */
static guint
list_required (const QsConstraints *constraints,
               QsSquare            *squares)
{
  guint count = 0;

  for (guint i = 0; i < constraints->n * constraints->n; i++)
    {
      QsSquare square = { i / constraints->n, i % constraints->n };

      if (qs_constraints_get (constraints, square) == QS_SQUARE_RULE_REQUIRED)
        squares[count++] = square;
    }

  return count;
}

/* Finds the documented pair: of the first square that one before it attacks, the last such one. */
static gboolean
find_pair_plainly (const QsSquare *squares,
                   guint           count,
                   QsConflict     *conflict)
{
  for (guint second = 1; second < count; second++)
    {
      for (guint first = second; first > 0; first--)
        {
          QsSquare a = squares[first - 1], b = squares[second];

          if (!attacks (a, b))
            continue;

          conflict->first = a;
          conflict->second = b;
          conflict->kind = QS_CONFLICT_ANTI_DIAGONAL;
          if (b.row - a.row == b.column - a.column)
            conflict->kind = QS_CONFLICT_DIAGONAL;
          if (a.column == b.column)
            conflict->kind = QS_CONFLICT_COLUMN;
          if (a.row == b.row)
            conflict->kind = QS_CONFLICT_ROW;
          return TRUE;
        }
    }

  return FALSE;
}

/* Whether every square of a row, or of a column, is forbidden or attacked. */
static gboolean
is_full (const QsConstraints *constraints,
         const QsSquare      *required,
         guint                count,
         gboolean             is_row,
         guint                line)
{
  for (guint i = 0; i < constraints->n; i++)
    {
      QsSquare square = { is_row ? line : i, is_row ? i : line };
      gboolean is_open = qs_constraints_get (constraints, square) != QS_SQUARE_RULE_FORBIDDEN;

      for (guint k = 0; k < count; k++)
        is_open = is_open && !attacks (required[k], square);
      if (is_open)
        return FALSE;
    }

  return TRUE;
}

static gboolean
find_plainly (const QsConstraints *constraints,
              QsConflict          *conflict)
{
  QsSquare required[QS_ENUMERATOR_MAX_N * QS_ENUMERATOR_MAX_N];
  guint count = list_required (constraints, required);
  guint last = constraints->n - 1;

  if (find_pair_plainly (required, count, conflict))
    return TRUE;

  for (guint row = 0; row <= last; row++)
    {
      *conflict = (QsConflict){ QS_CONFLICT_FULL_ROW, { row, 0 }, { row, last } };
      if (is_full (constraints, required, count, TRUE, row))
        return TRUE;
    }

  for (guint column = 0; column <= last; column++)
    {
      *conflict = (QsConflict){ QS_CONFLICT_FULL_COLUMN, { 0, column }, { last, column } };
      if (is_full (constraints, required, count, FALSE, column))
        return TRUE;
    }

  return FALSE;
}

static gboolean
find (const QsConstraints *squares,
      QsConflict          *conflict)
{
  QsProblem problem;

  qs_problem_init (&problem, squares->n);
  problem.squares = *squares;

  return qs_conflict_find (&problem, conflict);
}

static gboolean
check (const QsConstraints *squares,
       GError             **error)
{
  QsProblem problem;

  qs_problem_init (&problem, squares->n);
  problem.squares = *squares;

  return qs_conflict_check (&problem, error);
}

/* Returns the kind, or -1 without a conflict. */
static int
assert_same_conflict (const QsConstraints *constraints)
{
  QsConflict expected = { 0 }, conflict = { 0 };
  gboolean has_conflict = find_plainly (constraints, &expected);

  g_assert_cmpint (find (constraints, &conflict), ==, has_conflict);
  g_assert_cmpint (find (constraints, NULL), ==, has_conflict);
  if (!has_conflict)
    return -1;

  g_assert_cmpint (conflict.kind, ==, expected.kind);
  g_assert_cmpuint (conflict.first.row, ==, expected.first.row);
  g_assert_cmpuint (conflict.first.column, ==, expected.first.column);
  g_assert_cmpuint (conflict.second.row, ==, expected.second.row);
  g_assert_cmpuint (conflict.second.column, ==, expected.second.column);

  return (int) conflict.kind;
}

static void
set_random_squares (QsConstraints *constraints,
                    QsSquareRule   rule,
                    guint          count)
{
  gint32 n = (gint32) constraints->n;

  for (guint i = 0; i < count; i++)
    {
      QsSquare square = { (guint) g_test_rand_int_range (0, n), (guint) g_test_rand_int_range (0, n) };

      qs_constraints_set (constraints, square, rule);
    }
}

/* Every kind comes up: without required queens on boards that are almost forbidden, full lines too. */
QS_TEST (random_constraints_as_found_plainly)
{
  guint n_found[QS_CONFLICT_FULL_COLUMN + 1] = { 0 };
  guint n_without = 0;

  for (guint i = 0; i < 6000; i++)
    {
      guint n = i % 50 == 0 ? QS_ENUMERATOR_MAX_N : 1 + i % 9;
      QsConstraints constraints;
      int kind;

      qs_constraints_init (&constraints, n);
      if (i % 3 == 0)
        set_random_squares (&constraints, QS_SQUARE_RULE_FORBIDDEN, n * n * 2);
      else
        set_random_squares (&constraints, QS_SQUARE_RULE_FORBIDDEN, i % (n + 1));
      set_random_squares (&constraints, QS_SQUARE_RULE_REQUIRED, i / 3 % 4);

      kind = assert_same_conflict (&constraints);
      if (kind < 0)
        n_without++;
      else
        n_found[kind]++;
    }

  g_assert_cmpuint (n_without, >, 20);
  for (guint kind = 0; kind < G_N_ELEMENTS (n_found); kind++)
    g_assert_cmpuint (n_found[kind], >, 20);
}

QS_TEST (every_pair_of_squares)
{
  const guint n = 6;

  for (guint i = 0; i < n * n; i++)
    {
      for (guint k = i + 1; k < n * n; k++)
        {
          QsSquare first = { i / n, i % n }, second = { k / n, k % n };
          QsConstraints constraints;
          QsConflict conflict;

          qs_constraints_init (&constraints, n);
          qs_constraints_set (&constraints, first, QS_SQUARE_RULE_REQUIRED);
          qs_constraints_set (&constraints, second, QS_SQUARE_RULE_REQUIRED);
          assert_same_conflict (&constraints);

          g_assert_cmpint (qs_square_attacks (first, second), ==, attacks (first, second));
          g_assert_cmpint (qs_square_attacks (second, first), ==, attacks (first, second));
          g_assert_false (qs_square_attacks (first, first));
          if (attacks (first, second))
            {
              g_assert_true (find (&constraints, &conflict));
              g_assert_cmpint (conflict.kind, <, QS_CONFLICT_FULL_ROW);
            }
        }
    }
}

/* Constraints that some solution keeps have no conflict. */
QS_TEST (none_where_a_solution_is)
{
  g_autoptr (GArray) solutions = test_all_solutions (7);

  for (guint i = 0; i < solutions->len / 7; i++)
    {
      const guint16 *columns = &g_array_index (solutions, guint16, 7 * i);
      QsConstraints constraints;

      qs_constraints_init (&constraints, 7);
      for (guint square = 0; square < 49; square++)
        {
          gboolean has_queen = columns[square / 7] == square % 7;

          g_assert_false (find (&constraints, NULL));
          g_assert_true (check (&constraints, NULL));
          qs_constraints_set (&constraints, (QsSquare){ square / 7, square % 7 },
                              has_queen ? QS_SQUARE_RULE_REQUIRED : QS_SQUARE_RULE_FORBIDDEN);
        }
      g_assert_false (find (&constraints, NULL));
    }
}

static void
assert_message (const char *required,
                const char *forbidden,
                const char *expected)
{
  g_autoptr (GError) error = NULL;
  QsConstraints constraints;

  qs_constraints_init (&constraints, 8);
  if (required != NULL)
    g_assert_true (qs_constraints_set_list (&constraints, required, QS_SQUARE_RULE_REQUIRED, NULL));
  if (forbidden != NULL)
    g_assert_true (qs_constraints_set_list (&constraints, forbidden, QS_SQUARE_RULE_FORBIDDEN, NULL));

  g_assert_false (check (&constraints, NULL));
  g_assert_false (check (&constraints, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_ATTACK);
  g_assert_cmpstr (error->message, ==, expected);
}

QS_TEST (messages_name_the_squares)
{
  assert_message ("c4,a4", NULL, "The required queens on a4 and c4 share a row");
  assert_message ("c4,c7", NULL, "The required queens on c7 and c4 share a column");
  assert_message ("d1,a4", NULL, "The required queens on a4 and d1 share a diagonal");
  assert_message ("a1,c3", NULL, "The required queens on c3 and a1 share a diagonal");
  assert_message (NULL, "a2,b2,c2,d2,e2,f2,g2,h2", "No square is left for a queen in the row from a2 to h2");
  assert_message ("d6", "a2,b2,c2,e2,f2,g2", "No square is left for a queen in the row from a2 to h2");
  assert_message (NULL, "b1,b2,b3,b4,b5,b6,b7,b8", "No square is left for a queen in the column from b8 to b1");
}

/* What clashes, and in which words, depends on the board. */
QS_TEST (other_boards)
{
  static const struct
  {
    const char *problem;
    const char *message; /* or NULL */
  } cases[] = {
    { "8+a8+h1", "The required queens on a8 and h1 share a diagonal" },
    { "8:touching+a8+h1", NULL },
    { "8:touching+a8+b7", "The required queens on a8 and b7 share a diagonal" },
    { "8:torus+a8+h7", "The required queens on a8 and h7 attack each other" },
    { "8+a8+h7", NULL },
    { "8:superqueens+a8+c7", "The required queens on a8 and c7 attack each other" },
    { "8+a8+c7", NULL },
    { "6x9+a6+f1", "The required queens on a6 and f1 share a diagonal" },
    { "6x9+a6+g1", NULL },
    { "6x9+a6+a1", "The required queens on a6 and a1 share a column" },
    { "2x3-a2-b2-c2", "No square is left for a queen in the row from a2 to c2" },
    { "2x3-a2-a1", NULL },
    { "4:regions=aaab/bbbb/ccdd/ccdd+a4+c4", "The required queens on a4 and c4 share a row" },
    { "4:regions=abbb/abbb/ccbd/ccdd+b4+c2", "The required queens on b4 and c2 share a region" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      QsProblem problem;

      g_assert_true (qs_problem_parse (cases[i].problem, &problem, NULL));
      g_assert_cmpint (qs_conflict_check (&problem, &error), ==, cases[i].message == NULL);
      g_assert_cmpstr (error != NULL ? error->message : NULL, ==, cases[i].message);
    }
}
