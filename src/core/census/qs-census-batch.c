/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The prefixes of a space in lexicographic order, many at a time.
 *
 * They leave so many rows to the kernel that the walk, which goes from one prefix to the
 * next, takes a small part of the time. On boards that are not too large they need not be
 * as short as the kernel can take them: then fewer solutions lie below each, and are
 * sorted faster. */

#include "qs-census-batch.h"

#include <string.h>

#include "qs-lanes.h"

G_STATIC_ASSERT (QS_CENSUS_BATCH_MAX <= QS_LANES_CAPACITY);

/* On smaller boards there are no rows for a kernel: the prefixes are the solutions. */
#define LEAST_N 4

/* From here on the kernel gets as many rows as it can take; below, some fewer. */
#define LARGE_N 18
#define SMALL_ROWS 10

static guint
choose_depth (guint n)
{
  guint rows = n < LARGE_N ? SMALL_ROWS : QS_LANES_MAX_ROWS;

  if (n < LEAST_N)
    return n;

  return n > rows ? n - rows : 1;
}

void
qs_census_batches_init (QsCensusBatches     *self,
                        const QsCensusSpace *space)
{
  self->space = *space;
  self->space.is_halved = FALSE;
  qs_census_walk_init (&self->walk, &self->space, NULL, 0, choose_depth (space->n_rows));
  self->is_on_prefix = FALSE;
  self->has_start = FALSE;
}

/* Has the next batch begin with a solution. Returns whether it is in the space; if not, the
 * batches are of no use. */
gboolean
qs_census_batches_seek (QsCensusBatches *self,
                        const guint16   *columns)
{
  for (guint row = 0; row < self->space.n_rows; row++)
    self->start[row] = (guint8) columns[row];
  self->has_start = TRUE;
  self->is_on_prefix = qs_census_space_contains (&self->space, columns) &&
                       qs_census_walk_seek (&self->walk, columns);

  return self->is_on_prefix;
}

/* Whether the walk's prefix has the same allowed squares as a batch: they depend on the top queen. */
static gboolean
fits (const QsCensusWalk  *walk,
      const QsCensusBatch *batch)
{
  return batch->prefixes->len == 0 ||
         g_array_index (batch->prefixes, QsCensusPrefix, 0).columns[0] == walk->columns[0];
}

/* Takes the next prefixes, up to @max of them, but returns once @nodes queens were placed; the
 * batch may be empty. Returns whether there may be more. */
gboolean
qs_census_batches_next (QsCensusBatches *self,
                        guint            max,
                        guint64          nodes,
                        QsCensusBatch   *batch)
{
  QsEnumeratorStep step = QS_ENUMERATOR_SOLUTION;

  batch->depth = self->walk.depth;
  batch->has_start = self->has_start;
  memcpy (batch->start, self->start, sizeof batch->start);
  self->has_start = FALSE;

  g_array_set_size (batch->prefixes, 0);
  while (batch->prefixes->len < max)
    {
      QsCensusPrefix prefix;

      if (!self->is_on_prefix &&
          (step = qs_census_walk_advance (&self->walk, &nodes)) != QS_ENUMERATOR_SOLUTION)
        break;

      self->is_on_prefix = !fits (&self->walk, batch);
      if (self->is_on_prefix)
        break;

      memcpy (batch->allowed, self->walk.allowed, sizeof batch->allowed);
      prefix.row = self->walk.rows[self->walk.depth];
      for (guint row = 0; row < self->walk.depth; row++)
        prefix.columns[row] = (guint8) self->walk.columns[row];
      g_array_append_val (batch->prefixes, prefix);
    }

  return step != QS_ENUMERATOR_FINISHED;
}

void
qs_census_batch_init (QsCensusBatch *self)
{
  *self = (QsCensusBatch){ .prefixes = g_array_new (FALSE, FALSE, sizeof (QsCensusPrefix)) };
}

void
qs_census_batch_clear (QsCensusBatch *self)
{
  g_clear_pointer (&self->prefixes, g_array_unref);
}
