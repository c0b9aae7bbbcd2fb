/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a census is cut: the length of the prefixes that are searched and of those that are counted.
 *
 * Both follow from the mean size of what lies below a prefix. Random descents estimate it: one
 * that had a choice of 12, 9 and 7 queens stands for 12 · 9 · 7 prefixes of three rows. The
 * descents are the same in each run.
 *
 * Source: D. E. Knuth, Estimating the efficiency of backtrack programs, 1975. */

#include "qs-census-plan.h"

#include "qs-census-walk.h"
#include "qs-random.h"

#define N_PROBES 512
#define SEED 1

/* How many queens are placed below a unit at most, in the mean: a few milliseconds. */
#define MOST_BELOW_UNIT 4e6

/* And below a prefix that is counted: some ten microseconds to find a solution there. */
#define MOST_BELOW_PREFIX 1.5e4

/* How many rows a unit of the fundamental solutions has, so that images are compared in as many. */
#define LEAST_FUNDAMENTAL_ROWS 3

/* Goes down at random, and adds to each row the number of prefixes that the descent stands for. */
static void
probe (const QsCensusSpace *space,
       guint64             *state,
       double              *widths)
{
  guint16 columns[QS_CENSUS_MAX_N];
  double weight = 1;
  guint32 untried = qs_census_space_get_top (space);

  for (guint row = 0; row < space->n_rows && untried != 0; row++)
    {
      guint n_choices = (guint) __builtin_popcount (untried);
      QsCensusWalk walk;

      columns[row] = (guint16) __builtin_ctz (qs_random_bit (untried, n_choices, state));
      qs_census_walk_init (&walk, space, columns, row + 1, row + 1);
      if (!qs_census_walk_next (&walk))
        return;

      weight *= n_choices;
      widths[row + 1] += weight;
      untried = walk.rows[row + 1].untried;
    }
}

/* The least number of rows, at least @least, below which no more than @most queens are placed. */
static guint
find_rows (const double *widths,
           guint         n,
           guint         least,
           double        most)
{
  guint rows = least;

  while (rows < n)
    {
      double below = 0;

      for (guint row = rows + 1; row <= n; row++)
        below += widths[row];
      if (below <= most * widths[rows])
        break;
      rows++;
    }

  return rows;
}

/* Cuts the search of a space so that a unit takes some milliseconds and a solution is found
 * quickly below a prefix that is counted. */
void
qs_census_plan_init (QsCensusPlan        *self,
                     const QsCensusSpace *space)
{
  double widths[QS_CENSUS_MAX_N + 1] = { 0 };
  guint64 state = SEED;
  guint least = space->scope == QS_CENSUS_FUNDAMENTAL ? MIN (LEAST_FUNDAMENTAL_ROWS, space->n_rows) : 1;

  for (guint i = 0; i < N_PROBES; i++)
    probe (space, &state, widths);

  self->unit_rows = find_rows (widths, space->n_rows, least, MOST_BELOW_UNIT);
  self->depth = find_rows (widths, space->n_rows, self->unit_rows, MOST_BELOW_PREFIX);
}
