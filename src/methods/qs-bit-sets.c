/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Backtracking with three integers as sets.
 *
 * Each column, diagonal and anti-diagonal of the board has a bit, which is 1 while a
 * queen stands there: boolean arrays that fit into registers. Squares are still
 * tested one by one. L diagonal row + column goes down to the left, and R diagonal
 * column + n − 1 − row goes down to the right. */

#include "qs-methods.h"

#include <glib/gi18n-lib.h>

#include "qs-describe.h"
#include "qs-search.h"

typedef struct
{
  QsSearch *search;
  guint n;
  guint n_diagonals; /* how many bits L and R have */
  guint32 columns;
  guint64 left;  /* L */
  guint64 right; /* R */
} Self;

/* The bit of a line of L or R, and again above all bits: so a row of a torus, where lines go on at the other edge, sees its
 * bits in one piece. */
static inline guint64
get_bit (const Self *self,
         guint       number)
{
  guint64 bit = G_GUINT64_CONSTANT (1) << qs_search_wrap (number, self->n_diagonals);

  return bit | bit << self->n_diagonals;
}

static inline gboolean
is_attacked (const Self *self,
             guint       row,
             guint       column)
{
  return (self->columns >> column | self->left >> (row + column) | self->right >> (column + self->n - 1 - row)) & 1;
}

static inline void
put_queen (Self *self,
           guint row,
           guint column)
{
  self->columns |= 1u << column;
  self->left |= get_bit (self, row + column);
  self->right |= get_bit (self, column + self->n - 1 - row);
}

static inline void
take_queen (Self *self,
            guint row,
            guint column)
{
  self->columns &= ~(1u << column);
  self->left &= ~get_bit (self, row + column);
  self->right &= ~get_bit (self, column + self->n - 1 - row);
}

#include "qs-search-squares.h"

static void
search_board (QsSearch *search)
{
  Self self = {
    .search = search, .n = search->n, .n_diagonals = qs_search_count_diagonals (search->problem, search->n)
  };

  search_next_row (&self, 0, search->tracer != NULL);
}

/* The bits that the row's squares look at stand above the board; that of the last step's square is current. */
static void
describe (const QsMoment *moment,
          QsInternals    *internals)
{
  guint n = moment->n, row = moment->row, back = n - 1 - row;
  guint n_diagonals = qs_search_count_diagonals (moment->problem, n);
  gboolean has_square = moment->step > 0;
  Self self = { .n = n, .n_diagonals = n_diagonals };

  for (guint above = 0; above < moment->n_placed; above++)
    put_queen (&self, above, moment->columns[above]);

  qs_describe_mask (internals, "columns", TRUE, self.columns, n, has_square ? moment->column : n, (QsRegion){ QS_REGION_COLUMN });
  qs_describe_mask (internals, "L", TRUE, self.left, n_diagonals,
                    has_square ? qs_search_wrap (row + moment->column, n_diagonals) : n_diagonals,
                    (QsRegion){ QS_REGION_ANTI_DIAGONAL })->align = (gint) row;
  qs_describe_mask (internals, "R", TRUE, self.right, n_diagonals,
                    has_square ? qs_search_wrap (moment->column + back, n_diagonals) : n_diagonals,
                    (QsRegion){ QS_REGION_DIAGONAL, n - 1, 0 })->align = (gint) back;
}

static const char *const pseudocode[] = {
  N_ ("search (row):"),
  N_ ("  for column from 0 to n − 1:"),
  N_ ("    if (columns >> column | L >> (row + column)\n"
      "        | R >> (column + n − 1 − row)) & 1:"),
  N_ ("      continue"),
  N_ ("    queen[row] ← column; set the three bits"),
  N_ ("    if row = n − 1: report the solution"),
  N_ ("    else: search (row + 1)"),
  N_ ("    clear the three bits"),
  NULL,
};

const QsMethod qs_bit_sets = {
  .id = "bit-sets",
  .name = N_ ("Bit sets, square by square"),
  .group = QS_GROUP_BITS,
  .news = N_ ("The three arrays become three integers"),
  .idea = N_ ("Three integers hold a bit for each column, diagonal and anti-diagonal. "
              "A square is tested by three shifts, without a look-up in memory, but squares are still tested one by one."),
  .time = "O(n!)",
  .space = "O(n)",
  .order = N_ ("lexicographic"),
  .check = N_ ("a square whose three bits are tested"),
  .pseudocode = pseudocode,
  .others = {
    { 2, N_ ("    if (columns >> column\n"
             "        | L >> ((row + column) mod n)\n"
             "        | R >> ((column + n − 1 − row) mod n)) & 1:") },
  },
  .lines = { 2, 3, 4, 7, 5 },
  .max_n = QS_METHOD_MAX_N,
  .look = QS_LOOK_SQUARE,
  .meets = QS_MEETS_LOOKING_UP,
  .numbers = QS_NUMBERS_BY_COLUMN,
  .masks = QS_MASKS_TESTED,
  .calls = "search (row)",
  .search = search_board,
  .describe = describe,
};
