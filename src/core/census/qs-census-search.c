/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From the number of a solution to the solution and back, below a prefix that a census found.
 *
 * The solutions below the prefix have a census of their own, of prefixes that are two rows longer.
 * One of these has the solution. The search repeats this below it, until so few rows are left
 * that a census of whole solutions is as quick. */

#include "qs-census-search.h"

#include <string.h>

#include "qs-census-plan.h"
#include "qs-census-walk.h"
#include "qs-symmetry.h"

#define ROWS_PER_STEP 2

/* Below this many rows there are some ten solutions. */
#define FEW_ROWS 8

/* Returns: (nullable): a census of the solutions below the first @n_rows rows of @columns; %NULL where it was stopped */
static QsCensus *
look_below (QsCensusCounter *counter,
            const guint16   *columns,
            guint            n_rows)
{
  const QsCensusSpace *space = qs_census_counter_get_space (counter);
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint depth = n_rows + FEW_ROWS < space->n_rows ? n_rows + ROWS_PER_STEP : space->n_rows;
  QsCensus *census;

  if (!qs_census_counter_count (counter, columns, n_rows, depth, counts))
    return NULL;

  census = qs_census_new (space, depth, QS_CENSUS_MAX_SIZE);
  qs_census_append (census, columns, n_rows, depth, counts);

  return census;
}

/* Makes a solution from its number; @place is what qs_census_find() gave. Returns %FALSE where it
 * was stopped. */
gboolean
qs_census_unrank (QsCensusCounter     *counter,
                  const QsCensusPlace *place,
                  guint16             *columns)
{
  const QsCensusSpace *space = qs_census_counter_get_space (counter);
  QsCensusPlace here = *place;

  while (here.n_rows < space->n_rows)
    {
      g_autoptr (QsCensus) below = look_below (counter, here.columns, here.n_rows);

      if (below == NULL || !qs_census_find (below, here.rank, &here))
        return FALSE;
    }

  memcpy (columns, here.columns, space->n_rows * sizeof *columns);
  if (place->is_mirrored)
    qs_symmetry_apply (QS_SYMMETRY_MIRROR_COLUMNS, columns, space->n_rows, space->n, columns);

  return TRUE;
}

/* Makes the number, from 0, from a solution; @place is what qs_census_locate() gave. Returns
 * %FALSE where it was stopped. */
gboolean
qs_census_rank (QsCensusCounter     *counter,
                const QsCensusPlace *place,
                const guint16       *columns,
                guint64             *rank)
{
  const QsCensusSpace *space = qs_census_counter_get_space (counter);
  guint16 searched[QS_CENSUS_MAX_N];
  guint64 before = place->rank;
  QsCensusPlace here = *place;

  memcpy (searched, columns, space->n_rows * sizeof *columns);
  if (place->is_mirrored)
    qs_symmetry_apply (QS_SYMMETRY_MIRROR_COLUMNS, columns, space->n_rows, space->n, searched);

  while (here.n_rows < space->n_rows)
    {
      g_autoptr (QsCensus) below = look_below (counter, searched, here.n_rows);

      if (below == NULL || !qs_census_locate (below, searched, &here))
        return FALSE;
      before += here.rank;
    }

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
