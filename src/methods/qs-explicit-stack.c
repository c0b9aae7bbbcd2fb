/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Backtracking without recursion.
 *
 * This search keeps by hand what a recursive one leaves to the machine: the
 * square that is tried next and, on a stack, the columns of the queens above
 * it. The three arrays of booleans say whether a square is attacked. */

#include "qs-methods.h"

#include <glib/gi18n-lib.h>

#include "qs-describe.h"
#include "qs-search-step.h"

typedef struct
{
  QsSearch *search;
  guint n;
  guint n_diagonals;
  guint row;                         /* of the square that is tried next */
  guint column;                      /* of that square; n if the row is exhausted */
  guint stack[QS_METHOD_MAX_N];                /* the columns of the queens, one for each row above */
  gboolean columns[QS_METHOD_MAX_N];           /* whether a queen stands in the column */
  gboolean diagonals[2 * QS_METHOD_MAX_N - 1]; /* by row − column + n − 1, on a torus modulo n */
  gboolean anti[2 * QS_METHOD_MAX_N - 1];      /* by row + column, likewise */
} Stack;

static inline guint
get_diagonal (const Stack *self)
{
  return qs_search_wrap (self->row + self->n - 1 - self->column, self->n_diagonals);
}

static inline guint
get_anti (const Stack *self)
{
  return qs_search_wrap (self->row + self->column, self->n_diagonals);
}

static inline gboolean
is_attacked (const Stack *self)
{
  return self->columns[self->column] || self->anti[get_anti (self)] || self->diagonals[get_diagonal (self)];
}

static inline void
set_attacks (Stack   *self,
             gboolean attacked)
{
  self->columns[self->column] = attacked;
  self->diagonals[get_diagonal (self)] = attacked;
  self->anti[get_anti (self)] = attacked;
}

/* Takes back the last queen, which stands in the row, and moves to its right. */
QS_SEARCH_BODY gboolean
pop (Stack   *self,
     gboolean is_traced)
{
  self->column = self->stack[self->row];
  set_attacks (self, FALSE);
  if (!qs_search_remove (self->search, self->row, self->column, is_traced))
    return FALSE;

  self->column++;
  return TRUE;
}

/* Puts a queen on the square and moves below, or to its right if the board is full. */
QS_SEARCH_BODY gboolean
push (Stack   *self,
      gboolean is_traced)
{
  self->stack[self->row] = self->column;
  set_attacks (self, TRUE);
  if (!qs_search_place (self->search, self->row, self->column, is_traced))
    return FALSE;

  if (self->row + 1 == qs_search_get_rows (self->search->problem, self->n))
    return qs_search_solution (self->search, self->row, self->column, is_traced) && pop (self, is_traced);

  self->row++;
  self->column = 0;
  return TRUE;
}

QS_SEARCH_BODY gboolean
try_square (Stack   *self,
            gboolean is_traced)
{
  const QsProblem *problem = self->search->problem;

  if (problem == NULL || (qs_search_get_choices (problem, self->n, self->row) >> self->column & 1) != 0)
    {
      if (!qs_search_check (self->search, self->row, self->column, is_traced))
        return FALSE;

      if (!is_attacked (self))
        return push (self, is_traced);

      if (!qs_search_trace (self->search, QS_TRACE_REJECT, self->row, self->column, is_traced))
        return FALSE;
    }

  self->column++;
  return TRUE;
}

QS_SEARCH_BODY void
search_squares (Stack   *self,
                gboolean is_traced)
{
  gboolean goes_on = TRUE;

  while (goes_on)
    {
      if (self->column < self->n)
        goes_on = try_square (self, is_traced);
      else if (self->row > 0)
        {
          self->row--;
          goes_on = pop (self, is_traced);
        }
      else
        goes_on = FALSE;
    }
}

static void
search_board (QsSearch *search)
{
  Stack self = {
    .search = search, .n = search->n, .n_diagonals = qs_search_count_diagonals (search->problem, search->n)
  };

  if (search->tracer != NULL)
    search_squares (&self, TRUE);
  else
    search_squares (&self, FALSE);
}

/* The row and column are those of the last step: the search moves on only afterwards. */
static void
describe (const QsMoment *moment,
          QsInternals    *internals)
{
  qs_internals_add_number (internals, "row", moment->step > 0, moment->row, QS_CELL_SET,
                           (QsRegion){ QS_REGION_ROW, moment->row, 0 });
  qs_internals_add_number (internals, "column", moment->step > 0, moment->column, QS_CELL_SET,
                           (QsRegion){ QS_REGION_COLUMN, 0, moment->column });

  qs_internals_begin (internals, "stack", QS_DATUM_LIST);
  for (guint row = 0; row < moment->n_placed; row++)
    qs_internals_add (internals, moment->columns[row], QS_CELL_SET | (row == moment->row ? QS_CELL_CURRENT : 0),
                      (QsRegion){ QS_REGION_SQUARE, row, moment->columns[row] });

  qs_describe_lines (moment, internals);
}

static const char *const pseudocode[] = {
  N_ ("row ← 0; column ← 0"),
  N_ ("repeat:"),
  N_ ("  if column = n:"),
  N_ ("    if row = 0: end"),
  N_ ("    row ← row − 1; pop ()"),
  N_ ("  else if columns[column] or anti[row + column]\n"
      "          or diagonals[row − column + n − 1]:"),
  N_ ("    column ← column + 1"),
  N_ ("  else:"),
  N_ ("    push column on stack; set the three values"),
  N_ ("    if row < n − 1: row ← row + 1; column ← 0"),
  N_ ("    else: report the solution; pop ()"),
  N_ ("pop ():"),
  N_ ("  column ← the last of stack; clear the three values"),
  N_ ("  column ← column + 1"),
  NULL,
};

const QsMethod qs_explicit_stack = {
  .id = "explicit-stack",
  .name = N_ ("Without recursion"),
  .group = QS_GROUP_BACKTRACKING,
  .news = N_ ("One loop and a stack in place of calls"),
  .idea = N_ ("The search keeps the columns of its queens on a stack, and one loop moves to the right, down or back. "
              "Three arrays of booleans tell whether a square is attacked."),
  .time = "O(n!)",
  .space = "O(n)",
  .order = N_ ("lexicographic"),
  .check = N_ ("a square whose column, diagonal and anti-diagonal are looked up"),
  .pseudocode = pseudocode,
  .others = {
    { 5, N_ ("  else if columns[column]\n"
             "      or anti[(row + column) mod n]\n"
             "      or diagonals[(row − column + n − 1) mod n]:") },
  },
  .lines = { 5, 6, 8, 12, 10 },
  .max_n = QS_METHOD_MAX_N,
  .look = QS_LOOK_SQUARE,
  .meets = QS_MEETS_LOOKING_UP,
  .numbers = QS_NUMBERS_BY_ROW,
  .calls = "stack",
  .search = search_board,
  .describe = describe,
};
