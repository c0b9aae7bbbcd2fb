/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The first contradiction in required and forbidden squares. */

#include "qs-conflict.h"

#include <glib/gi18n-lib.h>

#include "qs-error.h"

QsConflictKind
qs_conflict_get_kind (const QsProblem *problem,
                      QsSquare         first,
                      QsSquare         second)
{
  if (first.row == second.row)
    return QS_CONFLICT_ROW;
  if (first.column == second.column)
    return QS_CONFLICT_COLUMN;
  if (problem != NULL && problem->has_regions &&
      problem->regions[first.row][first.column] == problem->regions[second.row][second.column])
    return QS_CONFLICT_REGION;
  if (!qs_square_attacks (first, second))
    return QS_CONFLICT_ATTACK;

  return (first.row < second.row) == (first.column < second.column) ? QS_CONFLICT_DIAGONAL : QS_CONFLICT_ANTI_DIAGONAL;
}

/* Finds the nearest required queen, rows upwards, that rules out @square from above or from its left. */
static gboolean
find_attacker (const QsProblem *problem,
               QsSquare         square,
               QsConflict      *conflict)
{
  guint32 ruled_out[QS_ENUMERATOR_MAX_N] = { 0 };

  qs_problem_rule_out (problem, square, ruled_out);
  for (guint above = 0; above <= square.row; above++)
    {
      guint row = square.row - above;
      guint32 before = above == 0 ? (1u << square.column) - 1 : G_MAXUINT32 >> (32 - problem->n);
      guint32 attackers = problem->squares.required[row] & ruled_out[row] & before;

      if (attackers != 0)
        {
          QsSquare other = { row, g_bit_storage (attackers) - 1 };

          *conflict = (QsConflict){ qs_conflict_get_kind (problem, other, square), other, square };
          return TRUE;
        }
    }

  return FALSE;
}

static gboolean
find_full_line (const QsProblem *problem,
                QsConflict      *conflict)
{
  guint32 allowed[QS_ENUMERATOR_MAX_N];
  guint last = problem->n - 1;
  guint32 columns = 0;

  qs_problem_get_allowed (problem, allowed);

  for (guint row = 0; row < problem->n_rows; row++)
    {
      if (allowed[row] == 0)
        {
          *conflict = (QsConflict){ QS_CONFLICT_FULL_ROW, { row, 0 }, { row, last } };
          return TRUE;
        }
      columns |= allowed[row];
    }

  for (guint column = 0; column < problem->n && problem->n_rows == problem->n; column++)
    {
      if ((columns >> column & 1) == 0)
        {
          *conflict = (QsConflict){ QS_CONFLICT_FULL_COLUMN, { 0, column }, { last, column } };
          return TRUE;
        }
    }

  return FALSE;
}

/* Finds out whether the squares of a problem contradict each other at sight. Pairs of required queens come
 * first: the first queen, row by row, that is attacked by one before it, and the nearest of those
 * that attack it. Then come rows, and at last columns, without an allowed square. Squares
 * without a conflict can still leave no solution: only a search shows that. */
gboolean
qs_conflict_find (const QsProblem *problem,
                  QsConflict      *conflict)
{
  QsConflict found = { 0 };
  gboolean has_pair = FALSE;

  g_return_val_if_fail (problem->n >= 1, FALSE);

  for (QsSquare queen = QS_SQUARE_BEFORE_ALL; !has_pair && qs_square_next (problem->squares.required, problem->n_rows, &queen);)
    has_pair = find_attacker (problem, queen, &found);
  if (!has_pair && !find_full_line (problem, &found))
    return FALSE;

  if (conflict != NULL)
    *conflict = found;

  return TRUE;
}

/* The sentences for conflicts, with places for the names of their two squares. */
static const char *const formats[] = {
  /* Translators: two squares, such as a4 and c4. */
  [QS_CONFLICT_ROW] = N_ ("The required queens on %s and %s share a row"),
  /* Translators: two squares, such as c7 and c4. */
  [QS_CONFLICT_COLUMN] = N_ ("The required queens on %s and %s share a column"),
  /* Translators: two squares, such as a4 and d1. */
  [QS_CONFLICT_DIAGONAL] = N_ ("The required queens on %s and %s share a diagonal"),
  [QS_CONFLICT_ANTI_DIAGONAL] = N_ ("The required queens on %s and %s share a diagonal"),
  /* Translators: the first and the last square of a row, such as a4 and h4. */
  [QS_CONFLICT_FULL_ROW] = N_ ("No square is left for a queen in the row from %s to %s"),
  /* Translators: the first and the last square of a column, such as c8 and c1. */
  [QS_CONFLICT_FULL_COLUMN] = N_ ("No square is left for a queen in the column from %s to %s"),
  /* Translators: two squares, such as a4 and b6. */
  [QS_CONFLICT_REGION] = N_ ("The required queens on %s and %s share a region"),
  /* Translators: two squares, such as a4 and b6. */
  [QS_CONFLICT_ATTACK] = N_ ("The required queens on %s and %s attack each other"),
};

/* Fails with %QS_ERROR_ATTACK, naming the conflict that qs_conflict_find() finds. */
gboolean
qs_conflict_check (const QsProblem *problem,
                   GError         **error)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  QsConflict conflict;

  if (!qs_conflict_find (problem, &conflict))
    return TRUE;

  first = qs_square_to_string (conflict.first, problem->n_rows);
  second = qs_square_to_string (conflict.second, problem->n_rows);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_set_error (error, QS_ERROR, QS_ERROR_ATTACK, _ (formats[conflict.kind]), first, second);
#pragma GCC diagnostic pop

  return FALSE;
}
