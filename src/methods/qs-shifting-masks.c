/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Backtracking with three shifting bit masks.
 *
 * A row needs to know only which of its squares the queens above attack. Three
 * masks hold this, for columns, diagonals and anti-diagonals, with bit 0 for the
 * leftmost column. One row down, a diagonal has moved a column to the right (one
 * bit up) and an anti-diagonal a column to the left. One expression gives all
 * free squares of the row, another the lowest of them. Nothing is undone on the
 * way back, because every row has masks of its own. */

#include "qs-methods.h"

#include <glib/gi18n-lib.h>

#include "qs-describe.h"
#include "qs-search-step.h"

typedef struct
{
  QsSearch *search;
  guint32 full;   /* a bit for each column */
  guint n;
  gboolean is_torus;
  guint n_queens; /* how many are left on the board when the search ends early */
} Masks;

/* What is compiled of search_row(). */
typedef gboolean Search (Masks *self, guint32 columns, guint32 diagonals, guint32 anti);

static Search search_traced, search_any, search_plain;

/* The squares one row down. On a torus they go on at the other edge. */
static inline guint32
move_right (const Masks *self,
            guint32      squares)
{
  return self->is_torus ? (squares << 1 | squares >> (self->n - 1)) & self->full : squares << 1;
}

static inline guint32
move_left (const Masks *self,
           guint32      squares)
{
  return squares >> 1 | (self->is_torus ? (squares & 1) << (self->n - 1) : 0);
}

/* Searches the rows below those of the queens in @columns. The masks are the attacked
 * squares of the next row. Its number is that of the queens, which a plain board that nobody watches does not need. */
QS_SEARCH_BODY gboolean
search_row (Masks   *self,
            guint32  columns,
            guint32  diagonals,
            guint32  anti,
            gboolean is_plain,
            gboolean is_traced)
{
  Search *search_next_row = is_traced ? search_traced : is_plain ? search_plain : search_any;
  QsSearch *search = self->search;
  guint row = is_plain ? 0 : (guint) __builtin_popcount (columns);
  guint32 choices = is_plain ? self->full : qs_search_get_choices (search->problem, self->n, row);
  guint32 free_squares = choices & ~(columns | diagonals | anti);

  if (!qs_search_look (search, row, QS_TRACE_WHOLE, is_traced))
    return FALSE;

  for (; free_squares != 0; free_squares &= free_squares - 1)
    {
      guint32 bit = free_squares & -free_squares;
      guint column = (guint) __builtin_ctz (bit);

      if (!qs_search_place (search, row, column, is_traced))
        return FALSE;

      if ((is_plain ? (columns | bit) != self->full : row + 1 < qs_search_get_rows (search->problem, self->n))
              ? !search_next_row (self, columns | bit, is_plain ? (diagonals | bit) << 1 : move_right (self, diagonals | bit),
                                  is_plain ? (anti | bit) >> 1 : move_left (self, anti | bit))
              : !qs_search_solution (search, row, column, is_traced))
        {
          self->n_queens++;
          return FALSE;
        }

      if (!qs_search_leave (search, row, column, is_traced))
        return FALSE;
    }

  return TRUE;
}

#define DEFINE_SEARCH(name, is_plain, is_traced)                             \
  gboolean                                                                   \
  name (Masks *self, guint32 columns, guint32 diagonals, guint32 anti)       \
  {                                                                          \
    return search_row (self, columns, diagonals, anti, is_plain, is_traced); \
  }

/* Inline, the compiler may unfold some rows of the recursion on a plain board. */
static DEFINE_SEARCH (search_traced, FALSE, TRUE)
static DEFINE_SEARCH (search_any, FALSE, FALSE)
static inline DEFINE_SEARCH (search_plain, TRUE, FALSE)

/* A row is looked at below each queen, except those that complete a solution, and on the empty
 * board. All queens are taken back, except those that are left. So the search need count
 * neither. */
static void
count_rest (const Masks *self,
            QsCounts    *counts)
{
  counts->checks = counts->placements - counts->solutions + 1;
  counts->backtracks = counts->placements - self->n_queens;
}

static void
init_masks (Masks           *self,
            const QsProblem *problem,
            guint            n)
{
  *self = (Masks){ .full = G_MAXUINT32 >> (32 - n), .n = n, .is_torus = qs_search_is_torus (problem) };
}

static void
search_board (QsSearch *search)
{
  Masks self;

  init_masks (&self, search->problem, search->n);
  self.search = search;
  (search->tracer != NULL    ? search_traced
   : search->problem != NULL ? search_any
                             : search_plain) (&self, 0, 0, 0);
  if (search->tracer == NULL)
    count_rest (&self, &search->counts);
}

/* The data are those that search () has in the row of the last step, made from the queens above
 * it. Before the first step they are those of the first row. */
static void
describe (const QsMoment *moment,
          QsInternals    *internals)
{
  guint n = moment->n, row = moment->row;
  gint shift = moment->step > 0 && moment->event == QS_TRACE_CHECK && row > 0 ? 1 : 0;
  guint32 columns = 0, diagonals = 0, anti = 0;
  Masks self;

  init_masks (&self, moment->problem, n);
  for (guint above = 0; above < row; above++)
    {
      guint32 queen = 1u << moment->columns[above];

      columns |= queen;
      diagonals = move_right (&self, diagonals | queen);
      anti = move_left (&self, anti | queen);
    }

  qs_describe_mask (internals, "columns", TRUE, columns, n, n, (QsRegion){ QS_REGION_COLUMN, row, 0 });
  qs_describe_mask (internals, "diagonals", TRUE, diagonals, n, n, (QsRegion){ QS_REGION_DIAGONAL, row, 0 })->shift = shift;
  qs_describe_mask (internals, "anti", TRUE, anti, n, n, (QsRegion){ QS_REGION_ANTI_DIAGONAL, row, 0 })->shift = -shift;
  qs_describe_choice (moment, internals, qs_search_get_choices (moment->problem, n, row) & ~(columns | diagonals | anti));
}

static const char *const pseudocode[] = {
  N_ ("search (row, columns, diagonals, anti):"),
  N_ ("  free ← full & ~(columns | diagonals | anti)"),
  N_ ("  while free ≠ 0:"),
  N_ ("    bit ← free & −free; free ← free & (free − 1)"),
  N_ ("    queen[row] ← number of ones in (bit − 1)"),
  N_ ("    if columns | bit = full: report the solution"),
  N_ ("    else: search (row + 1, columns | bit,\n"
      "          (diagonals | bit) << 1, (anti | bit) >> 1)"),
  NULL,
};

const QsMethod qs_shifting_masks = {
  .id = "shifting-masks",
  .name = N_ ("Shifting bit masks"),
  .group = QS_GROUP_BITS,
  .news = N_ ("One expression for all free squares of a row"),
  .idea = N_ ("A row’s attacked squares are the bits of three numbers, which shift by one from row to row. "
              "One expression gives all free squares, and no data have to be undone."),
  .time = "O(n!)",
  .space = "O(n)",
  .order = N_ ("lexicographic"),
  .check = N_ ("a row whose free squares are computed"),
  .pseudocode = pseudocode,
  .others = {
    { 6, N_ ("    else: search (row + 1, columns | bit,\n"
             "          rotate (diagonals | bit, 1),\n"
             "          rotate (anti | bit, −1))") },
  },
  .lines = { 1, 1, 4, 2, 5 },
  .max_n = QS_METHOD_MAX_N,
  .look = QS_LOOK_LINE,
  .masks = QS_MASKS_SHIFTED,
  .calls = "search (row, columns, diagonals, anti)",
  .search = search_board,
  .describe = describe,
};
