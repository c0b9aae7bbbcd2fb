/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Backtracking with a conflict matrix and an undo list.
 *
 * A board of booleans says for each square below the queens whether one of them
 * attacks it: one look-up. A queen marks the squares below it, in its column
 * and on its diagonals, that are not marked yet. It writes them on a list,
 * because exactly these are unmarked when it is taken back. All queens share
 * one list, and the part of the last queen is at its end. No square is on it
 * twice. */

#include "config.h"

#include "qs-conflict-matrix.h"

#include <glib/gi18n-lib.h>

#include "qs-search-step.h"

#define MAX_N QS_METHOD_MAX_N

typedef struct
{
  guint row;
  guint column;
} Square;

typedef struct
{
  QsSearch *search;
  guint n;
  gboolean conflict[MAX_N][MAX_N]; /* by row and column: whether a queen above attacks the square */
  Square undo[MAX_N * MAX_N];      /* the marked squares, in the order in which they were marked */
  guint n_undo;
} Matrix;

QS_SEARCH_ROW_TWICE (Matrix)

/* Marks a square, which may lie beside the board. */
static inline void
mark (Matrix *self,
      guint   row,
      guint   column)
{
  if (column >= self->n || self->conflict[row][column])
    return;

  self->conflict[row][column] = TRUE;
  self->undo[self->n_undo++] = (Square){ row, column };
}

static inline void
mark_attacks (Matrix *self,
              guint   row,
              guint   column)
{
  for (guint below = row + 1; below < self->n; below++)
    {
      mark (self, below, column - (below - row));
      mark (self, below, column);
      mark (self, below, column + (below - row));
    }
}

/* Unmarks all squares of the list from @n_before on. */
static inline void
undo_attacks (Matrix *self,
              guint   n_before)
{
  while (self->n_undo > n_before)
    {
      Square square = self->undo[--self->n_undo];

      self->conflict[square.row][square.column] = FALSE;
    }
}

/* Puts a queen on the square and searches the rows below. */
QS_SEARCH_BODY gboolean
search_below (Matrix  *self,
              guint    row,
              guint    column,
              gboolean is_traced)
{
  QsSearch *search = self->search;
  guint n_before = self->n_undo;

  mark_attacks (self, row, column);
  if (!qs_search_place (search, row, column, is_traced))
    return FALSE;

  if (row + 1 < self->n ? !search_next_row (self, row + 1, is_traced)
                        : !qs_search_solution (search, row, column, is_traced))
    return FALSE;

  undo_attacks (self, n_before);
  return qs_search_remove (search, row, column, is_traced);
}

QS_SEARCH_BODY gboolean
try_square (Matrix  *self,
            guint    row,
            guint    column,
            gboolean is_traced)
{
  if (!qs_search_look (self->search, row, column, is_traced))
    return FALSE;

  if (self->conflict[row][column])
    return qs_search_reject (self->search, row, column, is_traced);

  return search_below (self, row, column, is_traced);
}

/* Searches the rows from @row on. */
QS_SEARCH_BODY gboolean
search_row (Matrix  *self,
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
  g_autofree Matrix *self = g_new0 (Matrix, 1);

  self->search = search;
  self->n = search->n;
  search->heap_size = sizeof (Matrix);

  search_next_row (self, 0, search->tracer != NULL);
}

static void
describe_matrix (const Matrix   *self,
                 const QsMoment *moment,
                 QsInternals    *internals)
{
  qs_internals_begin (internals, "conflict", QS_DATUM_MATRIX)->width = self->n;
  for (guint row = 0; row < self->n; row++)
    {
      for (guint column = 0; column < self->n; column++)
        {
          gboolean is_current = moment->step > 0 && row == moment->row && column == moment->column;

          qs_internals_add (internals, self->conflict[row][column],
                            (self->conflict[row][column] ? QS_CELL_SET : 0) | (is_current ? QS_CELL_CURRENT : 0),
                            qs_region_square (row, column));
        }
    }
}

/* The part of the last placed queen is undone next. */
static void
describe_undo (const Matrix *self,
               QsInternals  *internals,
               guint         n_before)
{
  qs_internals_begin (internals, "undo", QS_DATUM_LIST)->style = QS_VALUE_SQUARE;
  for (guint i = 0; i < self->n_undo; i++)
    qs_internals_add (internals, 0, QS_CELL_SET | (i >= n_before ? QS_CELL_CURRENT : 0),
                      qs_region_square (self->undo[i].row, self->undo[i].column));
}

/* Marks again what the queens on the board have marked. */
static void
describe (const QsMoment *moment,
          QsInternals    *internals)
{
  g_autofree Matrix *self = g_new0 (Matrix, 1);
  guint n_before = 0;

  self->n = moment->n;
  for (guint row = 0; row < moment->n_placed; row++)
    {
      n_before = self->n_undo;
      mark_attacks (self, row, moment->columns[row]);
    }

  describe_matrix (self, moment, internals);
  describe_undo (self, internals, n_before);
}

static const char *const pseudocode[] = {
  "search (row):",
  "  for column from 0 to n − 1:",
  "    if conflict[row][column]:",
  "      continue",
  "    queen[row] ← column; mark what it attacks below in conflict, and add it to undo",
  "    if row = n − 1: report the solution",
  "    else: search (row + 1)",
  "    unmark this queen’s part of undo",
  NULL,
};

const QsMethod qs_conflict_matrix = {
  .id = "conflict-matrix",
  .name = N_ ("Conflict matrix"),
  .idea = N_ ("A board of marks says at one look whether a square is attacked, so the work is done in placing queens. "
              "Each queen lists the squares that it was the first to mark, and these are unmarked on the way back."),
  .time = "O(n · n!)",
  .space = "O(n²)",
  .order = N_ ("lexicographic"),
  .check = N_ ("a square whose mark is looked up"),
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
