/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many queens stand on each line of a board. */

#include "qs-lines.h"

#include <string.h>

/* Counts the queens of the other rows: those that can attack a square of @row. A row that the
 * board does not have leaves out none. */
void
qs_lines_init (QsLines        *self,
               const QsMoment *moment,
               guint           row)
{
  guint n = moment->n;

  self->n = n;
  self->n_rows = qs_moment_get_rows (moment);
  self->is_plain = moment->problem == NULL;
  self->n_diagonals = qs_search_count_diagonals (moment->problem, n);
  memset (self->ruled_out, 0, sizeof self->ruled_out);
  memset (self->columns, 0, n * sizeof *self->columns);
  memset (self->diagonals, 0, self->n_diagonals * sizeof *self->diagonals);
  memset (self->anti_diagonals, 0, self->n_diagonals * sizeof *self->anti_diagonals);

  for (guint i = 0; i < moment->n_placed; i++)
    {
      guint queen_row = moment->order[i], column = moment->columns[queen_row];

      if (queen_row == row)
        continue;

      if (!self->is_plain)
        qs_problem_rule_out (moment->problem, (QsSquare){ queen_row, column }, self->ruled_out);
      self->columns[column]++;
      self->diagonals[qs_search_wrap (queen_row + n - 1 - column, self->n_diagonals)]++;
      self->anti_diagonals[qs_search_wrap (queen_row + column, self->n_diagonals)]++;
    }
}

/* How many queens attack that of @row. All queens have been counted. */
guint
qs_lines_count_attackers (const QsLines  *self,
                          const QsMoment *moment,
                          guint           row)
{
  QsSquare square = { row, moment->columns[row] };
  guint n_attackers = 0;

  /* A queen itself counts once on each of its three lines. */
  if (self->is_plain)
    return qs_lines_count (self, row, square.column) - 3;

  for (guint i = 0; i < moment->n_placed; i++)
    {
      QsSquare queen = { moment->order[i], moment->columns[moment->order[i]] };

      if (queen.row != row && qs_problem_attacks (moment->problem, queen, square))
        n_attackers++;
    }

  return n_attackers;
}
