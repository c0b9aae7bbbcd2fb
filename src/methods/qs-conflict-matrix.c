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

#include "qs-methods.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  QsSearch *search;
  guint n;
  gboolean conflict[QS_METHOD_MAX_N][QS_METHOD_MAX_N]; /* by row and column: whether a queen above attacks the square */
  QsSquare undo[QS_METHOD_MAX_N * QS_METHOD_MAX_N];    /* the marked squares, in the order in which they were marked */
  guint n_undo;
  guint n_before[QS_METHOD_MAX_N];                     /* by row: how long the list was before the row's queen */
} Self;

/* Marks a square, which may lie beside the board. */
static inline void
mark (Self *self,
      guint row,
      guint column)
{
  if (column >= self->n || self->conflict[row][column])
    return;

  self->conflict[row][column] = TRUE;
  self->undo[self->n_undo++] = (QsSquare){ row, column };
}

static inline gboolean
is_attacked (const Self *self,
             guint       row,
             guint       column)
{
  return self->conflict[row][column];
}

/* Likewise, where the lines are no plain board's. */
static void
mark_otherwise (Self *self,
                guint row,
                guint column)
{
  const QsProblem *problem = self->search->problem;
  guint32 ruled_out[QS_METHOD_MAX_N] = { 0 };

  qs_problem_rule_out (problem, (QsSquare){ row, column }, ruled_out);
  for (guint below = row + 1; below < problem->n_rows; below++)
    {
      for (guint other = 0; other < self->n; other++)
        {
          if ((ruled_out[below] >> other & 1) != 0)
            mark (self, below, other);
        }
    }
}

static inline void
put_queen (Self *self,
           guint row,
           guint column)
{
  self->n_before[row] = self->n_undo;
  if (self->search->problem != NULL)
    {
      mark_otherwise (self, row, column);
      return;
    }

  for (guint below = row + 1; below < self->n; below++)
    {
      mark (self, below, column - (below - row));
      mark (self, below, column);
      mark (self, below, column + (below - row));
    }
}

/* Unmarks what the row's queen has marked. */
static inline void
take_queen (Self *self,
            guint row,
            guint column)
{
  while (self->n_undo > self->n_before[row])
    {
      QsSquare square = self->undo[--self->n_undo];

      self->conflict[square.row][square.column] = FALSE;
    }
}

#include "qs-search-squares.h"

static void
search_board (QsSearch *search)
{
  g_autofree Self *self = g_new0 (Self, 1);

  self->search = search;
  self->n = search->n;
  search->heap_size = sizeof (Self);

  search_next_row (self, 0, search->tracer != NULL);
}

static void
describe_matrix (const Self     *self,
                 const QsMoment *moment,
                 QsInternals    *internals)
{
  qs_internals_begin (internals, "conflict", QS_DATUM_MATRIX)->width = self->n;
  for (guint row = 0; row < qs_moment_get_rows (moment); row++)
    {
      for (guint column = 0; column < self->n; column++)
        {
          gboolean is_current = moment->step > 0 && row == moment->row && column == moment->column;

          qs_internals_add_bit (internals, self->conflict[row][column], is_current ? QS_CELL_CURRENT : 0,
                                (QsRegion){ QS_REGION_SQUARE, row, column });
        }
    }
}

/* The part of the last placed queen is undone next. */
static void
describe_undo (const Self  *self,
               QsInternals *internals,
               guint        n_before)
{
  qs_internals_begin (internals, "undo", QS_DATUM_LIST)->style = QS_VALUE_SQUARE;
  for (guint i = 0; i < self->n_undo; i++)
    qs_internals_add (internals, 0, QS_CELL_SET | (i >= n_before ? QS_CELL_CURRENT : 0),
                      (QsRegion){ QS_REGION_SQUARE, self->undo[i].row, self->undo[i].column });
}

/* Marks again what the queens on the board have marked. */
static void
describe (const QsMoment *moment,
          QsInternals    *internals)
{
  g_autofree Self *self = g_new0 (Self, 1);
  QsSearch search = { .n = moment->n, .problem = moment->problem };

  self->search = &search;
  self->n = moment->n;
  for (guint row = 0; row < moment->n_placed; row++)
    put_queen (self, row, moment->columns[row]);

  describe_matrix (self, moment, internals);
  describe_undo (self, internals, moment->n_placed > 0 ? self->n_before[moment->n_placed - 1] : 0);
}

static const char *const pseudocode[] = {
  N_ ("search (row):"),
  N_ ("  for column from 0 to n − 1:"),
  N_ ("    if conflict[row][column]:"),
  N_ ("      continue"),
  N_ ("    queen[row] ← column; mark what it attacks below\n"
      "        in conflict, and add it to undo"),
  N_ ("    if row = n − 1: report the solution"),
  N_ ("    else: search (row + 1)"),
  N_ ("    unmark this queen’s part of undo"),
  NULL,
};

const QsMethod qs_conflict_matrix = {
  .id = "conflict-matrix",
  .name = N_ ("Conflict matrix"),
  .group = QS_GROUP_BACKTRACKING,
  .news = N_ ("Marks on the board, and a list to undo them"),
  .idea = N_ ("A board of marks says at one look whether a square is attacked, so the work is done in placing queens. "
              "Each queen lists the squares that it was the first to mark, and these are unmarked on the way back."),
  .time = "O(n · n!)",
  .space = "O(n²)",
  .order = N_ ("lexicographic"),
  .check = N_ ("a square whose mark is looked up"),
  .pseudocode = pseudocode,
  .lines = { 2, 3, 4, 7, 5 },
  .boards = QS_BOARDS_ALL,
  .max_n = QS_METHOD_MAX_N,
  .look = QS_LOOK_SQUARE,
  .meets = QS_MEETS_UPPERMOST,
  .calls = "search (row)",
  .search = search_board,
  .describe = describe,
};
