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

#include "qs-estimate.h"

#include <math.h>

#include "qs-random.h"

/* A board while a probe goes down. */
typedef struct
{
  const QsProblem *problem;
  guint32 rows;    /* without a queen */
  guint32 columns; /* without a queen */
  guint32 allowed[QS_METHOD_MAX_N];
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

static void
place (Board *board,
       guint  row,
       guint  column)
{
  const QsProblem *problem = board->problem;

  board->rows &= ~(1u << row);
  board->columns &= ~(1u << column);
  if (problem->has_regions)
    qs_problem_place (problem, row, column, board->allowed);

  for (guint32 rest = board->rows; rest != 0; rest &= rest - 1)
    {
      guint other = (guint) __builtin_ctz (rest);

      board->allowed[other] &= ~qs_attack_get (problem->attack, problem->n, column, other > row ? other - row : row - other);
    }
}

/* The rows without a queen that are free in a column. */
static guint32
free_rows (const Board *board,
           guint        column)
{
  guint32 free = 0;

  for (guint32 rest = board->rows; rest != 0; rest &= rest - 1)
    {
      guint row = (guint) __builtin_ctz (rest);

      free |= (board->allowed[row] >> column & 1) << row;
    }

  return free;
}

/* The row or, where each has a queen, the column with the fewest free squares, rows first. Returns its index, where columns
 * follow the rows, and its free squares in @squares. */
static guint
find_shortest_line (const Board *board,
                    guint32     *squares)
{
  guint n_rows = board->problem->n_rows, n = board->problem->n, shortest = 0, least = G_MAXUINT;

  for (guint line = 0; line < (n_rows == n ? 2 * n : n_rows) && least > 0; line++)
    {
      gboolean is_row = line < n_rows;
      guint index = is_row ? line : line - n_rows;
      guint32 free_squares;

      if (((is_row ? board->rows : board->columns) >> index & 1) == 0)
        continue;

      free_squares = is_row ? board->allowed[index] : free_rows (board, index);
      if ((guint) __builtin_popcount (free_squares) < least)
        {
          shortest = line;
          *squares = free_squares;
          least = (guint) __builtin_popcount (free_squares);
        }
    }

  return shortest;
}

/* Goes down row by row, or as dancing links do. */
static Probe
take_probe (const Board *empty,
            gboolean     picks_line,
            guint64     *random)
{
  Board board = *empty;
  guint n_rows = board.problem->n_rows;
  Probe probe = { 0 };
  double weight = 1;

  for (guint depth = 0; depth < n_rows; depth++)
    {
      guint32 squares = board.allowed[depth];
      guint line = picks_line ? find_shortest_line (&board, &squares) : depth;
      guint n_squares = (guint) __builtin_popcount (squares), bit;

      if (n_squares == 0)
        return probe;

      weight *= n_squares;
      probe.placements += weight;
      bit = (guint) __builtin_ctz (qs_random_bit (squares, n_squares, random));
      place (&board, line < n_rows ? line : bit, line < n_rows ? bit : line - n_rows);
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
take_probes (const Board *empty,
             gboolean     picks_line,
             guint        n_probes,
             guint32      seed,
             QsEstimate  *estimate)
{
  guint64 random = seed;
  Tally placements = { 0 }, solutions = { 0 };

  for (guint i = 0; i < n_probes; i++)
    {
      Probe probe = take_probe (empty, picks_line, &random);

      tally_add (&placements, probe.placements);
      tally_add (&solutions, probe.solutions);
    }

  tally_finish (&placements, n_probes, &estimate->placements, &estimate->placements_error);
  tally_finish (&solutions, n_probes, &estimate->solutions, &estimate->solutions_error);
}

/* The nodes without the root of a tree in which a node has a child for each square of the next row that may be tried, but for
 * as many as there are queens above. */
static void
count_whole_tree (const Board *empty,
                  gboolean     only_unused,
                  QsEstimate  *estimate)
{
  double power = 1;
  guint64 level = 1;

  estimate->placements = estimate->placements_error = 0;
  estimate->exact_placements = 0;
  estimate->is_exact = TRUE;

  for (guint row = 0; row < empty->problem->n_rows; row++)
    {
      guint width = (guint) __builtin_popcount (empty->allowed[row]) - (only_unused ? row : 0);

      power *= width;
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
 * on free squares only. @problem is %NULL for queens on @n × @n. The same seed gives the same
 * estimate. There is none for a method that moves queens, nor for permutations where squares
 * are asked for. */
gboolean
qs_estimate_all (const QsMethod  *method,
                 guint            n,
                 const QsProblem *problem,
                 guint            n_probes,
                 guint32          seed,
                 QsEstimate      *estimate)
{
  QsLook look = method != NULL ? method->look : QS_LOOK_LINE;
  gboolean only_unused = look == QS_LOOK_BOARD_UNUSED;
  Board empty = { 0 };
  QsProblem plain;

  g_return_val_if_fail (n >= 1 && n <= QS_METHOD_MAX_N, FALSE);
  g_return_val_if_fail (n_probes >= 1, FALSE);

  if (look == QS_LOOK_MOVES || (only_unused && problem != NULL && !qs_constraints_is_empty (&problem->squares)))
    return FALSE;

  empty.problem = qs_search_get_problem (problem, n, &plain);
  empty.rows = G_MAXUINT32 >> (32 - empty.problem->n_rows);
  empty.columns = G_MAXUINT32 >> (32 - n);
  for (guint row = 0; row < empty.problem->n_rows; row++)
    empty.allowed[row] = qs_search_get_choices (problem, n, row);

  *estimate = (QsEstimate){ 0 };
  take_probes (&empty, method != NULL && method->picks_line, n_probes, seed, estimate);

  if (look == QS_LOOK_BOARD || only_unused)
    count_whole_tree (&empty, only_unused, estimate);

  return TRUE;
}
