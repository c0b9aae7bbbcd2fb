/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Required and forbidden squares, against a board of words kept beside them. */

#include "qs-constraints.h"

#include <string.h>

#include "qs-error.h"
#include "qs-test-boards.h"
#include "qs-test-main.h"
#include "qs-test-squares.h"

#define MAX_N QS_ENUMERATOR_MAX_N

/* The rule of every square, in the plainest way. */
typedef struct
{
  guint n;
  QsSquareRule rules[MAX_N][MAX_N];
} Board;

/* Asks something of up to @count random squares, in both. */
static void
disturb (QsConstraints *constraints,
         Board         *board,
         guint          count)
{
  for (guint i = 0; i < count; i++)
    {
      QsSquare square = {
        (guint) g_test_rand_int_range (0, (gint32) board->n),
        (guint) g_test_rand_int_range (0, (gint32) board->n),
      };
      QsSquareRule *present = &board->rules[square.row][square.column];
      QsSquareRule rule = (QsSquareRule) g_test_rand_int_range (0, 3);

      g_assert_cmpint (qs_constraints_set (constraints, square, rule), ==, *present != rule);
      *present = rule;
    }
}

static void
start (QsConstraints *constraints,
       Board         *board,
       guint          n)
{
  memset (constraints, 0xaa, sizeof *constraints);
  memset (board, 0, sizeof *board);
  qs_constraints_init (constraints, n);
  board->n = n;
}

static void
assert_same_rules (const QsConstraints *constraints,
                   const Board         *board)
{
  QsSquare square = QS_SQUARE_BEFORE_ALL;
  QsSquareRule rule;
  guint count = 0;

  for (guint row = 0; row < board->n; row++)
    {
      for (guint column = 0; column < board->n; column++)
        {
          QsSquareRule expected = board->rules[row][column];

          g_assert_cmpint (qs_constraints_get (constraints, (QsSquare){ row, column }), ==, expected);
          if (expected == QS_SQUARE_RULE_FREE)
            continue;

          g_assert_true (qs_constraints_next (constraints, &square, &rule));
          g_assert_cmpuint (square.row, ==, row);
          g_assert_cmpuint (square.column, ==, column);
          g_assert_cmpint (rule, ==, expected);
          count++;
        }
    }

  g_assert_false (qs_constraints_next (constraints, &square, &rule));
  g_assert_false (qs_constraints_next (constraints, &square, &rule));
  g_assert_cmpint (qs_constraints_is_empty (constraints), ==, count == 0);
}

QS_TEST (rules_are_kept_and_listed_row_by_row)
{
  for (guint i = 0; i < 300; i++)
    {
      guint n = 1 + i % MAX_N;
      QsConstraints constraints;
      Board board;

      start (&constraints, &board, n);
      assert_same_rules (&constraints, &board);
      disturb (&constraints, &board, i);
      assert_same_rules (&constraints, &board);

      for (guint row = n; row < MAX_N; row++)
        g_assert_cmpuint (constraints.required[row] | constraints.forbidden[row], ==, 0);
    }
}

QS_TEST (masks_begin_at_the_left)
{
  QsConstraints constraints;

  qs_constraints_init (&constraints, 32);
  qs_constraints_set (&constraints, (QsSquare){ 0, 0 }, QS_SQUARE_RULE_REQUIRED);
  qs_constraints_set (&constraints, (QsSquare){ 31, 31 }, QS_SQUARE_RULE_REQUIRED);
  qs_constraints_set (&constraints, (QsSquare){ 31, 1 }, QS_SQUARE_RULE_FORBIDDEN);

  g_assert_cmpuint (constraints.required[0], ==, 1);
  g_assert_cmpuint (constraints.required[31], ==, 0x80000000);
  g_assert_cmpuint (constraints.forbidden[31], ==, 2);
}

QS_TEST (equal_if_every_rule_is)
{
  QsConstraints constraints, other;
  Board board;

  for (guint n = 1; n <= MAX_N; n++)
    {
      QsSquare last = { n - 1, n - 1 };
      QsSquareRule rule;

      start (&constraints, &board, n);
      disturb (&constraints, &board, n);
      memcpy (&other, &constraints, sizeof other);
      g_assert_true (qs_constraints_equal (&constraints, &other));

      rule = (QsSquareRule) ((qs_constraints_get (&constraints, last) + 1) % 3);
      qs_constraints_set (&other, last, rule);
      g_assert_false (qs_constraints_equal (&constraints, &other));
      g_assert_false (qs_constraints_equal (&other, &constraints));
    }

  qs_constraints_init (&constraints, 7);
  qs_constraints_init (&other, 8);
  g_assert_false (qs_constraints_equal (&constraints, &other));
}

static gboolean
keeps (const Board   *board,
       const guint16 *columns)
{
  for (guint row = 0; row < board->n; row++)
    {
      for (guint column = 0; column < board->n; column++)
        {
          gboolean has_queen = columns[row] == column;

          if (board->rules[row][column] == QS_SQUARE_RULE_REQUIRED && !has_queen)
            return FALSE;
          if (board->rules[row][column] == QS_SQUARE_RULE_FORBIDDEN && has_queen)
            return FALSE;
        }
    }

  return TRUE;
}

static gboolean
is_in_masks (const guint32 *allowed,
             const guint16 *columns,
             guint          n)
{
  for (guint row = 0; row < n; row++)
    {
      if ((allowed[row] >> columns[row] & 1) == 0)
        return FALSE;
    }

  return TRUE;
}

/* Requires up to two queens of a solution and disturbs a little, so that often some solutions are left. */
static void
ask_kindly (QsConstraints *constraints,
            Board         *board,
            const guint16 *columns)
{
  for (guint i = (guint) g_test_rand_int_range (0, 3); i > 0; i--)
    {
      guint row = (guint) g_test_rand_int_range (0, (gint32) board->n);

      board->rules[row][columns[row]] = QS_SQUARE_RULE_REQUIRED;
      qs_constraints_set (constraints, (QsSquare){ row, columns[row] }, QS_SQUARE_RULE_REQUIRED);
    }

  for (guint i = (guint) g_test_rand_int_range (0, 8); i > 0; i--)
    {
      guint row = (guint) g_test_rand_int_range (0, (gint32) board->n);
      guint column = (guint) g_test_rand_int_range (0, (gint32) board->n);

      board->rules[row][column] = QS_SQUARE_RULE_FORBIDDEN;
      qs_constraints_set (constraints, (QsSquare){ row, column }, QS_SQUARE_RULE_FORBIDDEN);
    }
}

QS_TEST (allows_what_brute_force_keeps)
{
  g_autoptr (GArray) solutions = test_all_solutions (8);
  guint n_solutions = solutions->len / 8;
  guint n_kept = 0, n_refused = 0;

  g_assert_cmpuint (n_solutions, ==, 92);

  for (guint i = 0; i < 1000; i++)
    {
      const guint16 *example = &g_array_index (solutions, guint16, i % n_solutions * 8);
      QsConstraints constraints;
      guint32 allowed[8];
      Board board;

      start (&constraints, &board, 8);
      if (i % 5 == 0)
        disturb (&constraints, &board, i % 7);
      else
        ask_kindly (&constraints, &board, example);
      qs_test_get_allowed (&constraints, allowed);

      for (guint k = 0; k < n_solutions; k++)
        {
          const guint16 *columns = &g_array_index (solutions, guint16, k * 8);
          gboolean expected = keeps (&board, columns);

          g_assert_cmpint (qs_constraints_allows (&constraints, columns), ==, expected);
          g_assert_cmpint (is_in_masks (allowed, columns, 8), ==, expected);
          *(expected ? &n_kept : &n_refused) += 1;
        }
    }

  g_assert_cmpuint (n_kept, >, 1000);
  g_assert_cmpuint (n_refused, >, 1000);
}

/* Whether the square is neither forbidden nor attacked by a required queen elsewhere. */
static gboolean
is_allowed (const Board *board,
            guint        row,
            guint        column)
{
  for (guint i = 0; i < board->n * board->n; i++)
    {
      guint other_row = i / board->n, other_column = i % board->n;
      gboolean is_same = other_row == row && other_column == column;

      if (board->rules[other_row][other_column] == QS_SQUARE_RULE_REQUIRED &&
          !is_same && test_attacks (other_row, other_column, row, column))
        return FALSE;
    }

  return board->rules[row][column] != QS_SQUARE_RULE_FORBIDDEN;
}

QS_TEST (required_queens_take_their_lines)
{
  for (guint i = 0; i < 4 * MAX_N; i++)
    {
      guint n = 1 + i % MAX_N;
      QsConstraints constraints;
      guint32 allowed[MAX_N];
      Board board;

      start (&constraints, &board, n);
      disturb (&constraints, &board, i / MAX_N * n / 6);
      qs_test_get_allowed (&constraints, allowed);

      for (guint row = 0; row < n; row++)
        {
          guint32 expected = 0;

          for (guint column = 0; column < n; column++)
            expected |= is_allowed (&board, row, column) ? 1u << column : 0;
          g_assert_cmphex (allowed[row], ==, expected);
        }
    }
}

static void
assert_list_fails (QsConstraints *constraints,
                   const char    *names,
                   QsSquareRule   rule,
                   QsError        code,
                   const char    *shown)
{
  const QsConstraints before = *constraints;
  g_autoptr (GError) error = NULL;

  g_assert_false (qs_constraints_set_list (constraints, names, rule, NULL));
  g_assert_false (qs_constraints_set_list (constraints, names, rule, &error));
  g_assert_error (error, QS_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, shown));
  g_assert_true (qs_constraints_equal (constraints, &before));
}

QS_TEST (lists_are_set_as_a_whole)
{
  g_autoptr (GError) error = NULL;
  QsConstraints constraints;

  qs_constraints_init (&constraints, 8);
  g_assert_true (qs_constraints_set_list (&constraints, "a1, c4", QS_SQUARE_RULE_REQUIRED, &error));
  g_assert_true (qs_constraints_set_list (&constraints, "h8", QS_SQUARE_RULE_FORBIDDEN, &error));
  g_assert_true (qs_constraints_set_list (&constraints, "a1", QS_SQUARE_RULE_REQUIRED, &error));
  g_assert_no_error (error);

  for (guint row = 0; row < 8; row++)
    {
      g_assert_cmpuint (constraints.required[row], ==, row == 7 ? 1 : row == 4 ? 4 : 0);
      g_assert_cmpuint (constraints.forbidden[row], ==, row == 0 ? 128 : 0);
    }

  assert_list_fails (&constraints, "b2,c4", QS_SQUARE_RULE_FORBIDDEN, QS_ERROR_INVALID_TEXT, "c4");
  assert_list_fails (&constraints, "b2,h8", QS_SQUARE_RULE_REQUIRED, QS_ERROR_INVALID_TEXT, "h8");
  assert_list_fails (&constraints, "b2,i8", QS_SQUARE_RULE_REQUIRED, QS_ERROR_OUT_OF_RANGE, "i8");
  assert_list_fails (&constraints, "b2,?", QS_SQUARE_RULE_REQUIRED, QS_ERROR_INVALID_TEXT, "?");
}
