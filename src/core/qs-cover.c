/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-cover.h"

static void
begin_line (QsCover  *self,
            char      letter,
            guint     number,
            gboolean  is_exact)
{
  QsCoverLine line = { letter, number, is_exact, self->squares->len, 0 };

  g_array_append_val (self->lines, line);
}

/* Passes over squares that are not on the board. */
static void
add_square (QsCover         *self,
            const QsProblem *problem,
            guint            row,
            guint            column)
{
  QsSquare square = { row, column };

  if (row >= problem->n_rows || column >= problem->n)
    return;

  g_array_append_val (self->squares, square);
  g_array_index (self->lines, QsCoverLine, self->lines->len - 1).length++;
}

static void
add_rows_and_columns (QsCover         *self,
                      const QsProblem *problem)
{
  for (guint i = 0; i < problem->n; i++)
    {
      if (i < problem->n_rows)
        {
          begin_line (self, 'r', i + 1, TRUE);
          for (guint column = 0; column < problem->n; column++)
            add_square (self, problem, i, column);
        }

      begin_line (self, 'c', i + 1, problem->n_rows == problem->n);
      for (guint row = 0; row < problem->n_rows; row++)
        add_square (self, problem, row, i);
    }
}

static void
add_regions (QsCover         *self,
             const QsProblem *problem)
{
  for (guint region = 0; region < problem->n && problem->has_regions; region++)
    {
      begin_line (self, 'g', region + 1, TRUE);
      for (guint i = 0; i < problem->n * problem->n; i++)
        {
          if (problem->regions[i / problem->n][i % problem->n] == region)
            add_square (self, problem, i / problem->n, i % problem->n);
        }
    }
}

/* Each diagonal of both directions, by the sum of row and column, counted from the left or from the right. */
static void
add_diagonals (QsCover         *self,
               const QsProblem *problem)
{
  guint n_rows = problem->n_rows, n = problem->n, last = n_rows + n - 2;

  for (guint sum = 0; sum <= last; sum++)
    {
      begin_line (self, 'a', sum + 1, FALSE);
      for (guint row = 0; row <= sum; row++)
        add_square (self, problem, row, sum - row);

      begin_line (self, 'b', last + 1 - sum, FALSE);
      for (guint row = 0; row <= sum; row++)
        add_square (self, problem, row, n - 1 - (sum - row));
    }
}

/* On a torus a diagonal goes on at the other side. */
static void
add_circles (QsCover         *self,
             const QsProblem *problem)
{
  guint n = problem->n;

  for (guint sum = 0; sum < n; sum++)
    {
      begin_line (self, 'a', sum + 1, FALSE);
      for (guint row = 0; row < problem->n_rows; row++)
        add_square (self, problem, row, (sum + n - row) % n);

      begin_line (self, 'b', sum + 1, FALSE);
      for (guint row = 0; row < problem->n_rows; row++)
        add_square (self, problem, row, (sum + row) % n);
    }
}

/* Two squares that are a knight's move apart. */
static void
add_knights (QsCover         *self,
             const QsProblem *problem)
{
  static const int moves[][2] = { { 1, -2 }, { 1, 2 }, { 2, -1 }, { 2, 1 } };
  guint number = 0;

  for (guint i = 0; i < problem->n_rows * problem->n; i++)
    {
      for (guint move = 0; move < G_N_ELEMENTS (moves); move++)
        {
          QsSquare from = { i / problem->n, i % problem->n };
          QsSquare to = { from.row + (guint) moves[move][0], from.column + (guint) moves[move][1] };

          if (to.row >= problem->n_rows || to.column >= problem->n)
            continue;

          begin_line (self, 'k', ++number, FALSE);
          add_square (self, problem, from.row, from.column);
          add_square (self, problem, to.row, to.column);
        }
    }
}

/* Four squares that meet in a corner. */
static void
add_blocks (QsCover         *self,
            const QsProblem *problem)
{
  guint number = 0;

  for (guint row = 0; row + 1 < problem->n_rows; row++)
    {
      for (guint column = 0; column + 1 < problem->n; column++)
        {
          begin_line (self, 't', ++number, FALSE);
          for (guint corner = 0; corner < 4; corner++)
            add_square (self, problem, row + corner / 2, column + corner % 2);
        }
    }
}

void
qs_cover_init (QsCover         *self,
               const QsProblem *problem)
{
  *self = (QsCover){ g_array_new (FALSE, FALSE, sizeof (QsCoverLine)), g_array_new (FALSE, FALSE, sizeof (QsSquare)) };

  add_rows_and_columns (self, problem);
  add_regions (self, problem);
  switch (problem->attack)
    {
    case QS_ATTACK_TORUS:
      add_circles (self, problem);
      break;
    case QS_ATTACK_TOUCHING:
      add_blocks (self, problem);
      break;
    case QS_ATTACK_SUPERQUEENS:
      add_diagonals (self, problem);
      add_knights (self, problem);
      break;
    case QS_ATTACK_QUEENS:
    case QS_N_ATTACKS:
    default:
      add_diagonals (self, problem);
    }
}

void
qs_cover_clear (QsCover *self)
{
  g_array_unref (self->lines);
  g_array_unref (self->squares);
}
