/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many solutions lie below every prefix of some rows: the numbers of all solutions.
 *
 * Of each prefix that has solutions below it, the columns are kept, and how many solutions come
 * before it: both lists are in order, so either finds a prefix by halving. */

#include "qs-census-private.h"

#include <string.h>

#include "qs-census-walk.h"

struct _QsCensus
{
  QsCensusSpace space;
  guint depth;
  gsize max_size;
  guint64 known;       /* how many solutions there are; 0 where that is unknown before the end */
  GByteArray *columns; /* of the prefixes that have solutions, @depth bytes each */
  GArray *befores;     /* guint64; the solutions that come before each of them */
  guint64 searched;    /* the solutions below all of them */
  gboolean is_complete;
};

/* @depth is the rows of the prefixes that each get a count of their own; @max_size, the bytes
 * that they may take, is %QS_CENSUS_MAX_SIZE but in tests. */
QsCensus *
qs_census_new (const QsCensusSpace *space,
               guint                depth,
               gsize                max_size)
{
  QsCensus *self;

  g_return_val_if_fail (depth >= 1 && depth <= space->n_rows, NULL);

  self = g_new0 (QsCensus, 1);
  self->space = *space;
  self->depth = depth;
  self->max_size = max_size;
  qs_census_space_get_known (space, &self->known);
  self->columns = g_byte_array_new ();
  self->befores = g_array_new (FALSE, FALSE, sizeof (guint64));

  return self;
}

void
qs_census_free (QsCensus *self)
{
  g_byte_array_unref (self->columns);
  g_array_unref (self->befores);
  g_free (self);
}

/* The rows of the prefixes that each get a count of their own. */
guint
qs_census_get_depth (const QsCensus *self)
{
  return self->depth;
}

/* How many bytes the prefixes take. */
gsize
qs_census_get_size (const QsCensus *self)
{
  return self->columns->len + self->befores->len * sizeof (guint64);
}

/* How many solutions there are; 0 while that is unknown. */
static guint64
get_total (const QsCensus *self)
{
  return self->is_complete ? qs_census_get_found (self) : self->known;
}

/* How many solutions are known so far, mirror images among them; the total when the census is
 * complete. */
guint64
qs_census_get_found (const QsCensus *self)
{
  return self->space.is_halved ? 2 * self->searched : self->searched;
}

/* How many solutions from the first on can be found by their number. */
guint64
qs_census_get_reachable (const QsCensus *self)
{
  return self->is_complete ? qs_census_get_found (self) : self->searched;
}

/* Returns the columns of prefix @i, one in each byte. */
static guint8 *
get_columns (const QsCensus *self,
             guint           i)
{
  return &self->columns->data[i * self->depth];
}

/* Adds the solutions below a prefix of at least as many rows, which does not come before the last one. */
static void
add (QsCensus      *self,
     const guint16 *columns,
     guint64        count)
{
  guint8 prefix[QS_CENSUS_MAX_N];
  guint n = self->befores->len;
  int order = -1;

  if (count == 0)
    return;

  for (guint row = 0; row < self->depth; row++)
    prefix[row] = (guint8) columns[row];
  if (n > 0)
    order = memcmp (get_columns (self, n - 1), prefix, self->depth);
  g_assert (order <= 0);
  if (order < 0)
    {
      g_byte_array_append (self->columns, prefix, self->depth);
      g_array_append_val (self->befores, self->searched);
    }

  self->searched += count;
}

/* Makes the prefixes a row shorter, so that neighbours become one. */
static void
coarsen (QsCensus *self)
{
  guint64 *befores = (guint64 *) (gpointer) self->befores->data;
  guint depth = self->depth - 1, n = 0;

  for (guint i = 0; i < self->befores->len; i++)
    {
      const guint8 *columns = get_columns (self, i);
      guint8 *kept = &self->columns->data[n * depth];

      if (n > 0 && memcmp (kept - depth, columns, depth) == 0)
        continue;
      memmove (kept, columns, depth);
      befores[n++] = befores[i];
    }

  g_byte_array_set_size (self->columns, n * depth);
  g_array_set_size (self->befores, n);
  self->depth = depth;
}

/* Appends the counts, of guint64, of the unit after the one that was appended last. @depth, the
 * depth that they were counted with, is at least that of the census or @n_rows. Where they take
 * more memory than they may, the prefixes become shorter. */
void
qs_census_append (QsCensus      *self,
                  const guint16 *prefix,
                  guint          n_rows,
                  guint          depth,
                  const GArray  *counts)
{
  QsCensusWalk walk;

  g_return_if_fail (!self->is_complete);
  g_return_if_fail (depth >= self->depth && depth >= n_rows);

  qs_census_walk_init (&walk, &self->space, prefix, n_rows, depth);
  for (guint i = 0; i < counts->len; i++)
    {
      gboolean is_there = qs_census_walk_next (&walk);

      g_assert (is_there);
      add (self, walk.columns, g_array_index (counts, guint64, i));
    }

  while (self->depth > 1 && qs_census_get_size (self) > self->max_size)
    coarsen (self);
}

/* Makes the census complete, once all units are appended. */
void
qs_census_finish (QsCensus *self)
{
  self->is_complete = TRUE;
}

/* Finds the last prefix that does not come after a solution, given by its columns or else by its number; -1 where all do. */
static int
find_prefix (const QsCensus *self,
             const guint8   *columns,
             guint64         rank)
{
  int low = 0, high = (int) self->befores->len;

  while (low < high)
    {
      int middle = low + (high - low) / 2;
      gboolean is_after = columns != NULL
                              ? memcmp (get_columns (self, (guint) middle), columns, self->depth) > 0
                              : g_array_index (self->befores, guint64, middle) > rank;

      if (is_after)
        high = middle;
      else
        low = middle + 1;
    }

  return low - 1;
}

/* Finds the prefix that solution @rank, from 0, is below, and its number there, for
 * qs_census_unrank(). Returns whether that is known yet. */
gboolean
qs_census_find (const QsCensus *self,
                guint64         rank,
                QsCensusPlace  *place)
{
  guint i;

  place->total = get_total (self);
  place->is_mirrored = self->space.is_halved && rank >= self->searched && rank < place->total;
  if (place->is_mirrored)
    rank = place->total - 1 - rank;
  if (rank >= self->searched)
    return FALSE;

  i = (guint) find_prefix (self, NULL, rank);
  place->n_rows = self->depth;
  for (guint row = 0; row < self->depth; row++)
    place->columns[row] = get_columns (self, i)[row];
  place->rank = rank - g_array_index (self->befores, guint64, i);

  return TRUE;
}

/* Finds the prefix of a solution that is in the space, and how many solutions come before that
 * prefix, for qs_census_rank(). Returns whether that is known yet. */
gboolean
qs_census_locate (const QsCensus *self,
                  const guint16  *columns,
                  QsCensusPlace  *place)
{
  guint16 mirrored[QS_CENSUS_MAX_N];
  guint8 prefix[QS_CENSUS_MAX_N];
  guint n = self->space.n;
  int i;

  for (guint row = 0; row < self->space.n_rows; row++)
    mirrored[row] = (guint16) (n - 1 - columns[row]);

  place->is_mirrored = self->space.is_halved &&
                       (columns[0] > mirrored[0] || (columns[0] == mirrored[0] && columns[1] > mirrored[1]));
  place->total = get_total (self);
  if (place->is_mirrored && place->total == 0)
    return FALSE;

  place->n_rows = self->depth;
  for (guint row = 0; row < self->depth; row++)
    {
      place->columns[row] = place->is_mirrored ? mirrored[row] : columns[row];
      prefix[row] = (guint8) place->columns[row];
    }
  i = find_prefix (self, prefix, 0);
  if (i < 0 || memcmp (get_columns (self, (guint) i), prefix, self->depth) != 0)
    return FALSE;
  place->rank = g_array_index (self->befores, guint64, i);

  return TRUE;
}
