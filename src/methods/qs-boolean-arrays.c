/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Backtracking with three arrays of booleans.
 *
 * Squares of one diagonal have the same row − column, squares of one
 * anti-diagonal the same row + column. So three arrays, with a place for each
 * column, diagonal and anti-diagonal, answer in three look-ups whether any queen
 * above attacks a square. A queen sets one place in each and clears it again. */

#include "qs-methods.h"

#include <glib/gi18n-lib.h>

#include "qs-describe.h"
#include "qs-search-step.h"

typedef struct
{
  QsSearch *search;
  guint n;
  guint n_rows;
  guint n_diagonals;
  guint n_queens;                    /* how many are left on the board when the search ends early */
  guint n_left;                      /* how many squares of their rows are not looked at then */
  gboolean columns[QS_METHOD_MAX_N];           /* whether a queen stands in the column */
  gboolean diagonals[2 * QS_METHOD_MAX_N - 1]; /* by row − column + n − 1, on a torus modulo n */
  gboolean anti[2 * QS_METHOD_MAX_N - 1];      /* by row + column, likewise */
} Arrays;

/* A square's place in each array. */
typedef struct
{
  gboolean *column;
  gboolean *diagonal;
  gboolean *anti;
} Places;

QS_SEARCH_ROW_TWICE (Arrays)

/* All three are looked up in any case: that is quicker than a branch after each, which may be mispredicted. */
static inline gboolean
is_attacked (Places places)
{
  return *places.column | *places.anti | *places.diagonal;
}

static inline void
set_attacks (Places   places,
             gboolean attacked)
{
  *places.column = *places.diagonal = *places.anti = attacked;
}

/* Puts a queen on the square and searches the rows below. */
QS_SEARCH_BODY gboolean
search_below (Arrays  *self,
              guint    row,
              guint    column,
              Places   places,
              gboolean is_traced)
{
  if (!qs_search_place (self->search, row, column, is_traced))
    return FALSE;

  set_attacks (places, TRUE);
  if (row + 1 < self->n_rows ? !search_next_row (self, row + 1, is_traced)
                             : !qs_search_solution (self->search, row, column, is_traced))
    {
      self->n_queens++;
      return FALSE;
    }
  set_attacks (places, FALSE);

  return qs_search_leave (self->search, row, column, is_traced);
}

QS_SEARCH_BODY gboolean
try_square (Arrays  *self,
            guint    row,
            guint    column,
            Places   places,
            gboolean is_traced)
{
  if (!qs_search_look (self->search, row, column, is_traced))
    return FALSE;

  if (is_attacked (places))
    return qs_search_trace (self->search, QS_TRACE_REJECT, row, column, is_traced);

  return search_below (self, row, column, places, is_traced);
}

/* Where the board's lines or squares are no plain board's. */
static gboolean
search_row_otherwise (Arrays  *self,
                      guint    row,
                      gboolean is_traced)
{
  guint32 choices = qs_search_get_choices (self->search->problem, self->n, row);
  gboolean goes_on = TRUE;

  for (; choices != 0 && goes_on; choices &= choices - 1)
    {
      guint column = (guint) __builtin_ctz (choices);
      Places places = { &self->columns[column],
                        &self->diagonals[qs_search_wrap (row + self->n - 1 - column, self->n_diagonals)],
                        &self->anti[qs_search_wrap (row + column, self->n_diagonals)] };

      qs_search_count_looks (self->search, 1, is_traced);
      goes_on = try_square (self, row, column, places, is_traced);
    }

  return goes_on;
}

/* Searches the rows from @row on. */
QS_SEARCH_BODY gboolean
search_row (Arrays  *self,
            guint    row,
            gboolean is_traced)
{
  guint n = self->n;
  gboolean *diagonals = self->diagonals + row + n - 1;
  gboolean *anti = self->anti + row;

  if (self->search->problem != NULL)
    return search_row_otherwise (self, row, is_traced);

  for (guint column = 0; column < n; column++)
    {
      Places places = { &self->columns[column], diagonals - column, anti + column };

      if (!try_square (self, row, column, places, is_traced))
        {
          self->n_left += n - 1 - column;
          return FALSE;
        }
    }

  return TRUE;
}

/* A whole row of a plain board is looked at below each queen, except those that complete a solution, and on the
 * empty board. All queens are taken back, except those that are left. So the search need count
 * neither. */
static void
count_rest (const Arrays *self,
            QsCounts     *counts)
{
  if (self->search->problem == NULL)
    counts->checks = self->n * (counts->placements - counts->solutions + 1) - self->n_left;
  counts->backtracks = counts->placements - self->n_queens;
}

static void
search_board (QsSearch *search)
{
  Arrays self = {
    .search = search,
    .n = search->n,
    .n_rows = qs_search_get_rows (search->problem, search->n),
    .n_diagonals = qs_search_count_diagonals (search->problem, search->n),
  };

  search_next_row (&self, 0, search->tracer != NULL);
  if (search->tracer == NULL)
    count_rest (&self, &search->counts);
}

static const char *const pseudocode[] = {
  N_ ("search (row):"),
  N_ ("  for column from 0 to n − 1:"),
  N_ ("    if columns[column] or anti[row + column]\n"
      "        or diagonals[row − column + n − 1]:"),
  N_ ("      continue"),
  N_ ("    queen[row] ← column; set the three values"),
  N_ ("    if row = n − 1: report the solution"),
  N_ ("    else: search (row + 1)"),
  N_ ("    clear the three values"),
  NULL,
};

const QsMethod qs_boolean_arrays = {
  .id = "boolean-arrays",
  .name = N_ ("Boolean arrays"),
  .group = QS_GROUP_BACKTRACKING,
  .news = N_ ("Three arrays tell at once what is attacked"),
  .idea = N_ ("Three arrays remember which columns, diagonals and anti-diagonals hold a queen. "
              "Whether a square is attacked takes three look-ups, whatever the board’s size."),
  .time = "O(n!)",
  .space = "O(n)",
  .order = N_ ("lexicographic"),
  .check = N_ ("a square whose column, diagonal and anti-diagonal are looked up"),
  .pseudocode = pseudocode,
  .others = {
    { 2, N_ ("    if columns[column] or anti[(row + column) mod n]\n"
             "        or diagonals[(row − column + n − 1) mod n]:") },
  },
  .lines = { 2, 3, 4, 7, 5 },
  .max_n = QS_METHOD_MAX_N,
  .look = QS_LOOK_SQUARE,
  .meets = QS_MEETS_LOOKING_UP,
  .numbers = QS_NUMBERS_BY_ROW,
  .calls = "search (row)",
  .search = search_board,
  .describe = qs_describe_lines,
};
