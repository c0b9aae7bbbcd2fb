/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From the number of a solution to the solution and back, below a prefix that a census found.
 *
 * The counter counts the solutions below each prefix that is two rows longer. One of these
 * prefixes has the solution. The search repeats this below it, until so few rows are left that
 * walking through the rest is as quick. */

#include "qs-census-search.h"

#include <string.h>

#include "qs-census-plan.h"
#include "qs-census-walk.h"

#define ROWS_PER_STEP 2

/* Below this many rows there are some ten solutions. */
#define FEW_ROWS 8

/* Whether a walk of all rows is at a solution of its space. */
static gboolean
is_counted (const QsCensusWalk *walk)
{
  return qs_census_space_counts (walk->space, walk->columns);
}

static void
mirror (const QsCensusSpace *space,
        guint16             *columns)
{
  for (guint row = 0; row < space->n_rows; row++)
    columns[row] = (guint16) (space->n - 1 - columns[row]);
}

/* Goes through the solutions below the first @n_rows rows of @columns, one by one, to number @rank. */
static gboolean
walk_to (const QsCensusSpace *space,
         guint16             *columns,
         guint                n_rows,
         guint64              rank)
{
  QsCensusWalk walk;

  qs_census_walk_init (&walk, space, columns, n_rows, space->n_rows);
  while (qs_census_walk_next (&walk))
    {
      if (!is_counted (&walk))
        continue;
      if (rank == 0)
        {
          memcpy (columns, walk.columns, space->n_rows * sizeof *columns);
          return TRUE;
        }
      rank--;
    }

  g_return_val_if_reached (FALSE);
}

/* Lengthens the first @n_rows rows of @columns to a prefix of @depth rows that has the solution. */
static void
choose (const QsCensusSpace *space,
        const GArray        *counts,
        guint                n_rows,
        guint                depth,
        guint16             *columns,
        guint64             *rank)
{
  QsCensusWalk walk;

  qs_census_walk_init (&walk, space, columns, n_rows, depth);
  qs_census_walk_next (&walk);
  for (guint i = 0; i + 1 < counts->len && *rank >= g_array_index (counts, guint64, i); i++)
    {
      *rank -= g_array_index (counts, guint64, i);
      qs_census_walk_next (&walk);
    }

  memcpy (columns, walk.columns, depth * sizeof *columns);
}

/* Makes a solution from its number; @place is what qs_census_find() gave. Returns %FALSE where it
 * was stopped. */
gboolean
qs_census_unrank (QsCensusCounter     *counter,
                  const QsCensusPlace *place,
                  guint16             *columns)
{
  const QsCensusSpace *space = qs_census_counter_get_space (counter);
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint64 rank = place->rank;
  guint n_rows = place->n_rows;

  memcpy (columns, place->columns, n_rows * sizeof *columns);
  while (n_rows + FEW_ROWS < space->n_rows)
    {
      guint depth = n_rows + ROWS_PER_STEP;

      if (!qs_census_counter_count (counter, columns, n_rows, depth, counts))
        return FALSE;
      choose (space, counts, n_rows, depth, columns, &rank);
      n_rows = depth;
    }

  if (!walk_to (space, columns, n_rows, rank))
    return FALSE; /* LCOV_EXCL_LINE: only for a place of another census, which is a mistake of the caller */
  if (place->is_mirrored)
    mirror (space, columns);

  return TRUE;
}

/* Counts the solutions below the first @n_rows rows of @columns that come before @columns. */
static guint64
walk_up_to (const QsCensusSpace *space,
            const guint16       *columns,
            guint                n_rows)
{
  QsCensusWalk walk;
  guint64 before = 0;

  qs_census_walk_init (&walk, space, columns, n_rows, space->n_rows);
  while (qs_census_walk_next (&walk) && memcmp (walk.columns, columns, space->n_rows * sizeof *columns) != 0)
    before += is_counted (&walk) ? 1 : 0;

  return before;
}

/* Adds up the counts of the prefixes of @depth rows before that of @columns. */
static guint64
add_before (const QsCensusSpace *space,
            const GArray        *counts,
            guint                n_rows,
            guint                depth,
            const guint16       *columns)
{
  QsCensusWalk walk;
  guint64 before = 0;

  qs_census_walk_init (&walk, space, columns, n_rows, depth);
  for (guint i = 0; qs_census_walk_next (&walk) && memcmp (walk.columns, columns, depth * sizeof *columns) != 0; i++)
    before += g_array_index (counts, guint64, i);

  return before;
}

/* Makes the number, from 0, from a solution; @place is what qs_census_locate() gave. In the
 * fundamental scope it is the number of the solution's symmetry class. Returns %FALSE where it
 * was stopped. */
gboolean
qs_census_rank (QsCensusCounter     *counter,
                const QsCensusPlace *place,
                const guint16       *columns,
                guint64             *rank)
{
  const QsCensusSpace *space = qs_census_counter_get_space (counter);
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint16 searched[QS_CENSUS_MAX_N];
  guint64 before = place->rank;
  guint n_rows = place->n_rows;

  memcpy (searched, columns, space->n_rows * sizeof *columns);
  if (place->is_mirrored)
    mirror (space, searched);

  while (n_rows + FEW_ROWS < space->n_rows)
    {
      guint depth = n_rows + ROWS_PER_STEP;

      if (!qs_census_counter_count (counter, searched, n_rows, depth, counts))
        return FALSE;
      before += add_before (space, counts, n_rows, depth, searched);
      n_rows = depth;
    }

  before += walk_up_to (space, searched, n_rows);
  *rank = place->is_mirrored ? place->total - 1 - before : before;

  return TRUE;
}

/* Counts all solutions, with the calling thread alone. FALSE where it was stopped. */
gboolean
qs_census_count_all (const QsCensusSpace *space,
                     QsStop               stop,
                     guint64             *total)
{
  g_autoptr (QsCensusCounter) counter = qs_census_counter_new (space, qs_kernel_get_best (qs_census_kernels));
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint64));
  QsCensusPlan plan;
  QsCensusWalk walk;

  qs_census_plan_init (&plan, space);
  qs_census_counter_set_stop (counter, stop);
  qs_census_walk_init (&walk, space, NULL, 0, plan.unit_rows);
  *total = 0;
  while (qs_census_walk_next (&walk))
    {
      if (!qs_census_counter_count (counter, walk.columns, plan.unit_rows, plan.unit_rows, counts))
        return FALSE;

      for (guint i = 0; i < counts->len; i++)
        *total += g_array_index (counts, guint64, i);
    }
  if (space->is_halved)
    *total *= 2;

  return TRUE;
}
