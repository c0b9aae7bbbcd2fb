/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Backtracking that walks the board.
 *
 * Only the columns of the queens are kept. To learn whether a square is
 * attacked, the search walks from it up its column, its diagonal and its
 * anti-diagonal, each until the edge of the board or a queen: O(n) squares. */

#include "qs-methods.h"

#include <glib/gi18n-lib.h>

#include "qs-describe.h"

typedef struct
{
  QsSearch *search;
  guint n;
  guint queen[QS_METHOD_MAX_N]; /* the column of each row's queen */
} Self;

/* Whether the queen of a row above attacks the square, where the lines are no plain board's. */
static gboolean
is_attacked_otherwise (const Self *self,
                       guint       row,
                       guint       column)
{
  for (guint above = row; above-- > 0;)
    {
      if (qs_problem_attacks (self->search->problem, (QsSquare){ above, self->queen[above] }, (QsSquare){ row, column }))
        return TRUE;
    }

  return FALSE;
}

/* Whether there is a queen straight above, up to the left or up to the right, as @right is 0, −1 or 1. */
static inline gboolean
is_attacked_from (const Self *self,
                  guint       row,
                  guint       column,
                  int         right)
{
  while (row > 0)
    {
      row--;
      column += (guint) right;
      if (column >= self->n)
        return FALSE;
      if (self->queen[row] == column)
        return TRUE;
    }

  return FALSE;
}

static inline gboolean
is_attacked (const Self *self,
             guint       row,
             guint       column)
{
  if (self->search->problem != NULL)
    return is_attacked_otherwise (self, row, column);

  return is_attacked_from (self, row, column, 0) || is_attacked_from (self, row, column, -1) ||
         is_attacked_from (self, row, column, 1);
}

static inline void
put_queen (Self *self,
           guint row,
           guint column)
{
  self->queen[row] = column;
}

/* The next queen of the row takes its place, and nobody looks at rows below the search. */
static inline void
take_queen (Self *self,
            guint row,
            guint column)
{
}

#include "qs-search-squares.h"

static void
search_board (QsSearch *search)
{
  Self self = { .search = search, .n = search->n };

  search_next_row (&self, 0, search->tracer != NULL);
}

/* Adds the squares of one walk, and returns whether it met a queen, which is its last square. */
static gboolean
describe_walk_to (const QsMoment *moment,
                  QsInternals    *internals,
                  int             right)
{
  guint row = moment->row, column = moment->column;

  while (row > 0)
    {
      gboolean is_queen;

      row--;
      column += (guint) right;
      if (column >= moment->n)
        return FALSE;

      is_queen = moment->columns[row] == column;
      qs_internals_add (internals, 0, is_queen ? QS_CELL_SET | QS_CELL_CURRENT : 0, (QsRegion){ QS_REGION_SQUARE, row, column });
      if (is_queen)
        return TRUE;
    }

  return FALSE;
}

/* The queens up to the first that attacks the square. */
static void
describe_queens_above (const QsMoment *moment,
                       QsInternals    *internals)
{
  for (guint row = moment->row; row-- > 0;)
    {
      QsSquare queen = { row, moment->columns[row] };
      gboolean attacks = qs_problem_attacks (moment->problem, queen, (QsSquare){ moment->row, moment->column });

      qs_internals_add (internals, 0, attacks ? QS_CELL_SET | QS_CELL_CURRENT : 0,
                        (QsRegion){ QS_REGION_SQUARE, queen.row, queen.column });
      if (attacks)
        return;
    }
}

/* The walks from the square that was checked last; none after a queen was taken back. */
static void
describe_walk (const QsMoment *moment,
               QsInternals    *internals)
{
  qs_internals_begin (internals, "walk", QS_DATUM_LIST)->style = QS_VALUE_SQUARE;
  if (moment->step == 0 || moment->event == QS_TRACE_REMOVE)
    return;

  if (moment->problem != NULL)
    describe_queens_above (moment, internals);
  else if (!describe_walk_to (moment, internals, 0) && !describe_walk_to (moment, internals, -1))
    describe_walk_to (moment, internals, 1);
}

static void
describe (const QsMoment *moment,
          QsInternals    *internals)
{
  qs_describe_queens (moment, internals, "queen");
  describe_walk (moment, internals);
}

static const char *const pseudocode[] = {
  N_ ("search (row):"),
  N_ ("  for column from 0 to n − 1:"),
  N_ ("    walk up, up left and up right from (row, column)"),
  N_ ("    if a queen is met: continue"),
  N_ ("    queen[row] ← column"),
  N_ ("    if row = n − 1: report the solution"),
  N_ ("    else: search (row + 1)"),
  N_ ("    take queen[row] back"),
  NULL,
};

const QsMethod qs_scanning = {
  .id = "scanning",
  .name = N_ ("Scanning the rows above"),
  .group = QS_GROUP_BACKTRACKING,
  .news = N_ ("A queen is only placed where no other attacks"),
  .idea = N_ ("A queen is placed only where no queen above attacks, so whatever cannot be completed is pruned early. "
              "To find out, it walks up the column and both diagonals to the edge or the first queen."),
  .time = "O(n · n!)",
  .space = "O(n)",
  .order = N_ ("lexicographic"),
  .check = N_ ("a square from which the column and both diagonals are walked"),
  .pseudocode = pseudocode,
  .others = {
    { 2, N_ ("    walk up the queens from (row, column)") },
    { 3, N_ ("    if one attacks (row, column): continue") },
  },
  .lines = { 2, 3, 4, 7, 5 },
  .boards = QS_BOARDS_ALL,
  .max_n = QS_METHOD_MAX_N,
  .look = QS_LOOK_SQUARE,
  .meets = QS_MEETS_WALKING,
  .calls = "search (row)",
  .search = search_board,
  .describe = describe,
};
