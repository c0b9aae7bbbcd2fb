/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-solution-cache.h"

#include <string.h>

struct _QsSolutionCache
{
  guint n_rows;
  guint64 *numbers; /* by place: that of the solution there, from 1; 0 for none */
  guint8 *packed;   /* by place: its columns */
};

/* An empty cache, for boards of at most 256 columns. */
QsSolutionCache *
qs_solution_cache_new (guint n_rows)
{
  QsSolutionCache *self = g_new0 (QsSolutionCache, 1);

  self->n_rows = n_rows;
  self->numbers = g_new0 (guint64, QS_SOLUTION_CACHE_LENGTH);
  self->packed = g_new0 (guint8, (gsize) QS_SOLUTION_CACHE_LENGTH * n_rows);

  return self;
}

void
qs_solution_cache_free (QsSolutionCache *self)
{
  g_free (self->numbers);
  g_free (self->packed);
  g_free (self);
}

static guint8 *
get_place (QsSolutionCache *self,
           guint64          rank)
{
  return self->packed + rank % QS_SOLUTION_CACHE_LENGTH * self->n_rows;
}

static gboolean
has (QsSolutionCache *self,
     guint64          rank)
{
  return self->numbers[rank % QS_SOLUTION_CACHE_LENGTH] == rank + 1;
}

/* Keeps solutions: @packed has the columns of one after the other, a byte each. */
void
qs_solution_cache_add (QsSolutionCache *self,
                       guint64          first,
                       guint            n_solutions,
                       const guint8    *packed)
{
  for (guint64 rank = first; rank < first + n_solutions; rank++, packed += self->n_rows)
    {
      self->numbers[rank % QS_SOLUTION_CACHE_LENGTH] = rank + 1;
      memcpy (get_place (self, rank), packed, self->n_rows);
    }
}

/* Whether the cache has the solution. */
gboolean
qs_solution_cache_get (QsSolutionCache *self,
                       guint64          rank,
                       guint16         *columns)
{
  const guint8 *packed = get_place (self, rank);

  if (!has (self, rank))
    return FALSE;

  for (guint row = 0; row < self->n_rows; row++)
    columns[row] = packed[row];

  return TRUE;
}

/* Finds a range that contains all solutions that the cache lacks among some consecutive ones: those from @first up to
 * before @end. Returns whether any is missing. */
gboolean
qs_solution_cache_find_gap (QsSolutionCache *self,
                            guint64         *first,
                            guint64         *end)
{
  while (*first < *end && has (self, *first))
    ++*first;
  while (*first < *end && has (self, *end - 1))
    --*end;

  return *first < *end;
}
