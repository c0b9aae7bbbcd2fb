/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How large a search will be.
 *
 * A probe walks from the root of the search tree down to a leaf and takes one of
 * the children at random at each node. Where there were b₁, b₂, … bₖ children to
 * choose from, b₁·b₂·…·bₖ is an unbiased estimate of the nodes at depth k. So the
 * mean over many probes comes near the whole tree, and their scatter shows how
 * near. Brute force and permutations need no probes: formulas count their trees.
 *
 * Source: D. E. Knuth, Estimating the efficiency of backtrack programs,
 * Mathematics of Computation 29 (1975). */

#include "config.h"

#include "qs-estimate.h"

#include <math.h>

/* A board while a probe goes down. Masks have bit 0 for the first row, column or diagonal. */
typedef struct
{
  guint n;
  guint32 rows;             /* without a queen */
  guint32 columns;          /* without a queen */
  guint64 diagonals;        /* attacked, by column − row + n − 1 */
  guint64 turned_diagonals; /* attacked, by row − column + n − 1 */
  guint64 anti_diagonals;   /* attacked, by row + column */
} Board;

/* The sums over many probes. */
typedef struct
{
  double sum;
  double sum_of_squares;
} Tally;

typedef struct
{
  double placements;
  double solutions;
} Probe;

static inline void
place (Board *board,
       guint  row,
       guint  column)
{
  board->rows &= ~(1u << row);
  board->columns &= ~(1u << column);
  board->diagonals |= G_GUINT64_CONSTANT (1) << (column + board->n - 1 - row);
  board->turned_diagonals |= G_GUINT64_CONSTANT (1) << (row + board->n - 1 - column);
  board->anti_diagonals |= G_GUINT64_CONSTANT (1) << (row + column);
}

/* The columns that are free in a row. */
static inline guint32
free_columns (const Board *board,
              guint        row)
{
  return board->columns & (guint32) ~(board->diagonals >> (board->n - 1 - row) | board->anti_diagonals >> row);
}

/* The rows that are free in a column. */
static inline guint32
free_rows (const Board *board,
           guint        column)
{
  return board->rows &
         (guint32) ~(board->turned_diagonals >> (board->n - 1 - column) | board->anti_diagonals >> column);
}

/* The next number of splitmix64 (Steele, Lea and Flood, 2014), in the public domain. */
static inline guint64
next_random (guint64 *state)
{
  guint64 mixed = *state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  mixed = (mixed ^ (mixed >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  mixed = (mixed ^ (mixed >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);

  return mixed ^ (mixed >> 31);
}

/* The number of a random one of the @n_bits bits that are set in @mask. */
static inline guint
choose_bit (guint32  mask,
            guint    n_bits,
            guint64 *random)
{
  guint skipped = (guint) (((next_random (random) >> 32) * n_bits) >> 32);

  while (skipped-- > 0)
    mask &= mask - 1;

  return (guint) __builtin_ctz (mask);
}

/* Goes down row by row. */
static Probe
probe_rows (guint    n,
            guint64 *random)
{
  Board board = { .n = n, .rows = G_MAXUINT32 >> (32 - n), .columns = G_MAXUINT32 >> (32 - n) };
  Probe probe = { 0 };
  double weight = 1;

  for (guint row = 0; row < n; row++)
    {
      guint32 squares = free_columns (&board, row);
      guint n_squares = (guint) __builtin_popcount (squares);

      if (n_squares == 0)
        return probe;

      weight *= n_squares;
      probe.placements += weight;
      place (&board, row, choose_bit (squares, n_squares, random));
    }

  probe.solutions = weight;
  return probe;
}

/* The row or column with the fewest free squares, rows first. Returns its index, where columns
 * follow the rows, and its free squares in @squares. */
static guint
find_shortest_line (const Board *board,
                    guint32     *squares,
                    guint       *n_squares)
{
  guint shortest = 0;

  *n_squares = G_MAXUINT;

  for (guint line = 0; line < 2 * board->n; line++)
    {
      gboolean is_row = line < board->n;
      guint index = is_row ? line : line - board->n;
      guint32 free_squares;
      guint size;

      if (((is_row ? board->rows : board->columns) >> index & 1) == 0)
        continue;

      free_squares = is_row ? free_columns (board, index) : free_rows (board, index);
      size = (guint) __builtin_popcount (free_squares);
      if (size < *n_squares)
        {
          shortest = line;
          *squares = free_squares;
          *n_squares = size;
        }
    }

  return shortest;
}

/* Goes down as dancing links do. */
static Probe
probe_shortest_lines (guint    n,
                      guint64 *random)
{
  Board board = { .n = n, .rows = G_MAXUINT32 >> (32 - n), .columns = G_MAXUINT32 >> (32 - n) };
  Probe probe = { 0 };
  double weight = 1;

  for (guint depth = 0; depth < n; depth++)
    {
      guint32 squares = 0;
      guint n_squares, line, bit;

      line = find_shortest_line (&board, &squares, &n_squares);
      if (n_squares == 0)
        return probe;

      weight *= n_squares;
      probe.placements += weight;
      bit = choose_bit (squares, n_squares, random);
      place (&board, line < n ? line : bit, line < n ? bit : line - n);
    }

  probe.solutions = weight;
  return probe;
}

static void
tally_add (Tally *tally,
           double value)
{
  tally->sum += value;
  tally->sum_of_squares += value * value;
}

/* The mean, and its likely error. */
static void
tally_finish (const Tally *tally,
              guint        count,
              double      *mean,
              double      *error)
{
  double variance;

  *mean = tally->sum / count;
  variance = tally->sum_of_squares / count - *mean * *mean;
  *error = sqrt (MAX (variance, 0) / count);
}

static void
take_probes (Probe     (*take_probe) (guint    n,
                                      guint64 *random),
             guint       n,
             guint       n_probes,
             guint32     seed,
             QsEstimate *estimate)
{
  guint64 random = seed;
  Tally placements = { 0 }, solutions = { 0 };

  for (guint i = 0; i < n_probes; i++)
    {
      Probe probe = take_probe (n, &random);

      tally_add (&placements, probe.placements);
      tally_add (&solutions, probe.solutions);
    }

  tally_finish (&placements, n_probes, &estimate->placements, &estimate->placements_error);
  tally_finish (&solutions, n_probes, &estimate->solutions, &estimate->solutions_error);
}

/* The nodes without the root of a tree in which a node at depth k has n children, or n − k. */
static void
count_whole_tree (guint       n,
                  gboolean    only_unused,
                  QsEstimate *estimate)
{
  guint64 level = 1;

  estimate->placements = estimate->placements_error = 0;
  estimate->exact_placements = 0;
  estimate->is_exact = TRUE;

  for (guint depth = 0, width = n; depth < n; depth++, width -= only_unused)
    {
      double power = only_unused ? exp (lgamma (n + 1.0) - lgamma (n - depth)) : pow (n, depth + 1);

      estimate->placements += power;
      estimate->is_exact = estimate->is_exact &&
                           g_uint64_checked_mul (&level, level, width) &&
                           g_uint64_checked_add (&estimate->exact_placements, estimate->exact_placements, level);
    }

  if (estimate->is_exact)
    estimate->placements = (double) estimate->exact_placements;
  else
    estimate->exact_placements = 0;
}

/* Estimates how large a search for all solutions is; where the method has a formula, only the
 * solutions are estimated. @method is %NULL for any that goes down row by row and places queens
 * on free squares only. 20,000 probes take some milliseconds, and the same seed gives the same
 * estimate. There is none for a method that moves queens. */
gboolean
qs_estimate_all (const QsMethod *method,
                 guint           n,
                 guint           n_probes,
                 guint32         seed,
                 QsEstimate     *estimate)
{
  QsLook look = method != NULL ? method->look : QS_LOOK_LINE;

  g_return_val_if_fail (n >= 1 && n <= QS_METHOD_MAX_N, FALSE);
  g_return_val_if_fail (n_probes >= 1, FALSE);
  g_return_val_if_fail (estimate != NULL, FALSE);

  if (look == QS_LOOK_MOVES)
    return FALSE;

  *estimate = (QsEstimate){ 0 };
  take_probes (method != NULL && method->picks_line ? probe_shortest_lines : probe_rows, n, n_probes, seed, estimate);

  if (look == QS_LOOK_BOARD || look == QS_LOOK_BOARD_UNUSED)
    count_whole_tree (n, look == QS_LOOK_BOARD_UNUSED, estimate);

  return TRUE;
}
