/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* About how many solutions a board has, from random probes.
 *
 * A probe goes down row by row and takes one of the free squares at random. Where there
 * were b₁, b₂, … bₖ to choose from, the board that it reaches stands for b₁·b₂·…·bₖ
 * boards in the mean. Probes scatter most in the last rows, where nearly all of them
 * fail, so these rows are searched instead. With eight searched rows, three times as many
 * probes without them would still be worse and take longer; with more rows the searches
 * take longer than they save.
 *
 * Source: D. E. Knuth, Estimating the efficiency of backtrack programs,
 * Mathematics of Computation 29 (1975). */

#include "qs-count-probes.h"

#include <math.h>

#include "qs-random.h"

/* How many of the last rows are searched. */
#define SEARCHED_ROWS 8

/* A board while a probe goes down. Masks have bit 0 for the first column. */
typedef struct
{
  guint32 columns;        /* without a queen */
  guint32 diagonals;      /* attacked in the next row, from the left above */
  guint32 anti_diagonals; /* from the right above */
} Board;

static inline guint32
get_free (const Board *board)
{
  return board->columns & ~(board->diagonals | board->anti_diagonals);
}

static inline Board
place (const Board *board,
       guint32      square)
{
  return (Board){
    board->columns ^ square,
    (board->diagonals | square) << 1,
    (board->anti_diagonals | square) >> 1,
  };
}

/* Places queens at random in some rows; returns how many boards the one that it reaches stands for. */
static double
go_down (QsCountProbes *self,
         Board         *board,
         guint          n_rows)
{
  double weight = 1;

  for (guint row = 0; row < n_rows; row++)
    {
      guint32 squares = get_free (board);
      guint n_squares = (guint) __builtin_popcount (squares);
      guint32 square = qs_random_bit (squares, n_squares, &self->random);

      if (n_squares == 0)
        return 0;

      weight *= n_squares;
      *board = place (board, square);
    }

  return weight;
}

/* All ways to continue to the last row. */
static guint64
search (const Board *board,
        guint        n_rows)
{
  guint32 squares = get_free (board);
  guint64 found = 0;

  if (n_rows <= 1)
    return n_rows == 0 ? 1 : (guint64) __builtin_popcount (squares);

  for (; squares != 0; squares &= squares - 1)
    {
      Board next = place (board, squares & -squares);

      found += search (&next, n_rows - 1);
    }

  return found;
}

/* Begins anew, with n of 1 … 32. The same probes follow for the same @n. */
void
qs_count_probes_init (QsCountProbes *self,
                      guint          n)
{
  g_return_if_fail (n >= 1 && n <= 32);

  *self = (QsCountProbes){ .n = n, .random = n };
}

void
qs_count_probes_take (QsCountProbes *self,
                      guint          n_probes)
{
  guint n_searched = MIN (self->n, SEARCHED_ROWS);

  for (guint i = 0; i < n_probes; i++)
    {
      Board board = { .columns = G_MAXUINT32 >> (32 - self->n) };
      double weight = go_down (self, &board, self->n - n_searched);
      double value = weight > 0 ? weight * (double) search (&board, n_searched) : 0;

      self->n_probes++;
      self->sum += value;
      self->sum_of_squares += value * value;
    }
}

/* About how many solutions the board has. At least one probe was taken. */
double
qs_count_probes_get_mean (const QsCountProbes *self)
{
  return self->sum / (double) self->n_probes;
}

/* The standard error of the mean, as a part of it. At least one probe was taken. */
double
qs_count_probes_get_error (const QsCountProbes *self)
{
  double mean = qs_count_probes_get_mean (self);
  double variance = self->sum_of_squares / (double) self->n_probes - mean * mean;

  return mean > 0 ? sqrt (MAX (variance, 0) / (double) self->n_probes) / mean : 0;
}
