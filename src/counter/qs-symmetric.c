/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions that a turn leaves as they are.
 *
 * One queen determines others of such a solution: a half turn brings a queen to one other square,
 * a quarter turn to three. So the search is the usual one, but places two or four queens at a
 * time, which leaves few.
 *
 * The columns are a mask as usual, but the masks of diagonals belong to the board and not to a
 * row: bit r + c for anti-diagonals, bit c − r + n − 1 for diagonals. Shifted by the row, they
 * have a bit for each of its columns. So rows can come in any order, and the order from the middle
 * of the board outwards needs the fewest queens. */

#include "qs-symmetric.h"

/* The boards that the masks have room for. */
#define MAX_N 32

/* After this many queens, some tenths of a millisecond, the search asks whether to stop. */
#define QUEENS_PER_QUESTION 16384

typedef struct
{
  guint n;
  guint32 board; /* a bit for each column */
  guint32 left;  /* those left of the middle, for the first queen: the others are mirror images */
  QsStop stop;
  guint n_queens; /* since the search asked */
  gboolean was_stopped;
} Search;

/* Called before each queen. */
static gboolean
is_over (Search *self)
{
  if (++self->n_queens == QUEENS_PER_QUESTION)
    {
      self->n_queens = 0;
      self->was_stopped = self->was_stopped || qs_stop_is_wanted (self->stop);
    }

  return self->was_stopped;
}

static guint32
find_free (const Search *self,
           guint         row,
           guint32       columns,
           guint64       diagonals,
           guint64       anti_diagonals)
{
  return self->board & ~(columns | (guint32) (diagonals >> (self->n - 1 - row)) | (guint32) (anti_diagonals >> row));
}

/* A line, and its image under a half turn. */
static guint64
pair_of (const Search *self,
         guint         line)
{
  return G_GUINT64_CONSTANT (1) << line | G_GUINT64_CONSTANT (1) << (2 * (self->n - 1) - line);
}

/* Tries the free squares of the row above those that are done, then of the rows above it. Each queen
 * comes with the one opposite. The attacked lines are in registers, because most of the time is spent
 * here. */
static guint64
search_half_turn (Search *self,
                  guint   n_rows_left,
                  guint32 columns,
                  guint64 diagonals,
                  guint64 anti_diagonals)
{
  guint row = n_rows_left - 1;
  guint32 free_squares = find_free (self, row, columns, diagonals, anti_diagonals);
  guint64 found = 0;

  if (n_rows_left == self->n / 2)
    free_squares &= self->left;
  if (row == 0)
    return (guint) __builtin_popcount (free_squares);

  while (free_squares != 0 && !is_over (self))
    {
      guint column = (guint) __builtin_ctz (free_squares);

      free_squares &= free_squares - 1;
      found += search_half_turn (self, row,
                                 columns | 1u << column | 1u << (self->n - 1 - column),
                                 diagonals | pair_of (self, column + self->n - 1 - row),
                                 anti_diagonals | pair_of (self, row + column));
    }

  return found;
}

/* Tries the free squares of the first row above the middle that has no queen. Each queen comes with
 * three others: one in the row whose number is its column's, and the ones opposite. So the attacked
 * lines are the same for rows and columns, and for both kinds of diagonals. */
static guint64
search_quarter_turn (Search *self,
                     guint   n_rows_left,
                     guint32 columns,
                     guint64 diagonals)
{
  guint32 free_squares;
  guint64 found = 0;
  guint row;

  while (n_rows_left > 0 && (columns >> (n_rows_left - 1) & 1) != 0)
    n_rows_left--;
  if (n_rows_left == 0)
    return 1;

  row = n_rows_left - 1;
  free_squares = find_free (self, row, columns, diagonals, diagonals);
  while (free_squares != 0 && !is_over (self))
    {
      guint column = (guint) __builtin_ctz (free_squares);
      guint32 lines = 1u << column | 1u << (self->n - 1 - column) | 1u << row | 1u << (self->n - 1 - row);

      free_squares &= free_squares - 1;
      found += search_quarter_turn (self, row, columns | lines,
                                    diagonals | pair_of (self, column + self->n - 1 - row) |
                                      pair_of (self, row + column));
    }

  return found;
}

/* Counts the solutions that turns leave as they are, which are few: n = 20 takes some milliseconds, n = 24 about a
 * second, and two more rows about ten times that. No mirror leaves a solution as it is when n > 1. @n is 1 … 32.
 * Returns whether it was not stopped. */
gboolean
qs_symmetric_count (guint              n,
                    QsStop             stop,
                    QsSymmetricCounts *counts)
{
  Search search = { .n = n, .stop = stop };
  guint half = n / 2;
  guint32 columns;
  guint64 middle;

  g_return_val_if_fail (n >= 1 && n <= MAX_N, FALSE);

  *counts = (QsSymmetricCounts){ 1, 1 };
  if (n == 1)
    return TRUE;

  /* Two queens on a diagonal through the middle attack each other. Where n is odd the middle's own
   * queen is there, and takes its column. */
  search.board = G_MAXUINT32 >> (MAX_N - n);
  search.left = search.board >> (n - half);
  columns = n % 2 ? 1u << half : 0;
  middle = G_GUINT64_CONSTANT (1) << (n - 1);

  counts->half_turn = 2 * search_half_turn (&search, half, columns, middle, middle);

  /* Four queens at a time make n, or all but the middle's one. */
  counts->quarter_turn = n % 4 <= 1 ? search_quarter_turn (&search, half, columns, middle) : 0;

  return !search.was_stopped;
}
