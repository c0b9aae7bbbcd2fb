/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Backtracking that walks the board.
 *
 * Only the columns of the queens are kept. To learn whether a square is
 * attacked, the search walks from it up its column, its diagonal and its
 * anti-diagonal, each until the edge of the board or a queen: O(n) squares. */

#include "config.h"

#include "qs-scanning.h"

#include <glib/gi18n-lib.h>

#include "qs-describe.h"
#include "qs-search-step.h"

#define MAX_N QS_METHOD_MAX_N

typedef struct
{
  QsSearch *search;
  guint n;
  guint queen[MAX_N]; /* the column of each row's queen */
} Board;

QS_SEARCH_ROW_TWICE (Board)

/* Whether there is a queen straight above, up to the left or up to the right, as @right is 0, −1 or 1. */
static inline gboolean
is_attacked_from (const Board *self,
                  guint        row,
                  guint        column,
                  int          right)
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
is_attacked (const Board *self,
             guint        row,
             guint        column)
{
  return is_attacked_from (self, row, column, 0) || is_attacked_from (self, row, column, -1) ||
         is_attacked_from (self, row, column, 1);
}

/* Puts a queen on the square and searches the rows below. */
QS_SEARCH_BODY gboolean
search_below (Board   *self,
              guint    row,
              guint    column,
              gboolean is_traced)
{
  QsSearch *search = self->search;

  self->queen[row] = column;
  if (!qs_search_place (search, row, column, is_traced))
    return FALSE;

  if (row + 1 < self->n ? !search_next_row (self, row + 1, is_traced)
                        : !qs_search_solution (search, row, column, is_traced))
    return FALSE;

  return qs_search_remove (search, row, column, is_traced);
}

QS_SEARCH_BODY gboolean
try_square (Board   *self,
            guint    row,
            guint    column,
            gboolean is_traced)
{
  if (!qs_search_look (self->search, row, column, is_traced))
    return FALSE;

  if (is_attacked (self, row, column))
    return qs_search_reject (self->search, row, column, is_traced);

  return search_below (self, row, column, is_traced);
}

/* Searches the rows from @row on. */
QS_SEARCH_BODY gboolean
search_row (Board   *self,
            guint    row,
            gboolean is_traced)
{
  gboolean goes_on = TRUE;
  guint n = self->n;
  guint column;

  for (column = 0; column < n && goes_on; column++)
    goes_on = try_square (self, row, column, is_traced);

  qs_search_count_looks (self->search, column, is_traced);

  return goes_on;
}

static void
search_board (QsSearch *search)
{
  Board self = { .search = search, .n = search->n };

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
      qs_internals_add (internals, 0, is_queen ? QS_CELL_SET | QS_CELL_CURRENT : 0, qs_region_square (row, column));
      if (is_queen)
        return TRUE;
    }

  return FALSE;
}

/* The walks from the square that was checked last; none after a queen was taken back. */
static void
describe_walk (const QsMoment *moment,
               QsInternals    *internals)
{
  qs_internals_begin (internals, "walk", QS_DATUM_LIST)->style = QS_VALUE_SQUARE;
  if (moment->step == 0 || moment->event == QS_TRACE_REMOVE)
    return;

  if (!describe_walk_to (moment, internals, 0) && !describe_walk_to (moment, internals, -1))
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
  "search (row):",
  "  for column from 0 to n − 1:",
  "    walk up, up left and up right from (row, column)",
  "    if a queen is met: continue",
  "    queen[row] ← column",
  "    if row = n − 1: report the solution",
  "    else: search (row + 1)",
  "    take queen[row] back",
  NULL,
};

const QsMethod qs_scanning = {
  .id = "scanning",
  .name = N_ ("Scanning the rows above"),
  .idea = N_ ("A queen is placed only where no queen above attacks, so whatever cannot be completed is pruned early. "
              "To learn it, the column and both diagonals are walked up to the edge or the first queen."),
  .time = "O(n · n!)",
  .space = "O(n)",
  .order = N_ ("lexicographic"),
  .check = N_ ("a square from which the column and both diagonals are walked"),
  .pseudocode = pseudocode,
  .lines = {
    [QS_TRACE_CHECK] = 2,
    [QS_TRACE_REJECT] = 3,
    [QS_TRACE_PLACE] = 4,
    [QS_TRACE_SOLUTION] = 5,
    [QS_TRACE_REMOVE] = 7,
  },
  .max_n = QS_METHOD_MAX_N,
  .finds_all = TRUE,
  .look = QS_LOOK_SQUARE,
  .search = search_board,
  .describe = describe,
};
