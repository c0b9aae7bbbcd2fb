/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-solution-cache.h"

#include <string.h>

/* How many runs there are at most: looking through them takes a microsecond. */
#define MOST_RUNS 256

typedef struct
{
  guint64 first;
  guint64 end;
  guint8 packed[];
} Run;

struct _QsSolutionCache
{
  guint n_rows;
  gsize size;  /* of all runs, in bytes */
  GQueue runs; /* the one that was wanted or added last comes first */
};

/* An empty cache, for boards of at most 256 columns. */
QsSolutionCache *
qs_solution_cache_new (guint n_rows)
{
  QsSolutionCache *self = g_new0 (QsSolutionCache, 1);

  self->n_rows = n_rows;
  g_queue_init (&self->runs);

  return self;
}

void
qs_solution_cache_free (QsSolutionCache *self)
{
  if (self == NULL)
    return;

  g_queue_clear_full (&self->runs, g_free);
  g_free (self);
}

static gsize
get_size (QsSolutionCache *self,
          const Run       *run)
{
  return (gsize) (run->end - run->first) * self->n_rows;
}

/* Keeps solutions: @packed has the columns of one after the other, a byte each. */
void
qs_solution_cache_add (QsSolutionCache *self,
                       guint64          first,
                       guint            n_solutions,
                       const guint8    *packed)
{
  Run *run = g_malloc (sizeof *run + (gsize) n_solutions * self->n_rows);

  run->first = first;
  run->end = first + n_solutions;
  memcpy (run->packed, packed, get_size (self, run));

  g_queue_push_head (&self->runs, run);
  self->size += get_size (self, run);
  while (self->runs.length > 1 && (self->runs.length > MOST_RUNS || self->size > QS_SOLUTION_CACHE_SIZE))
    {
      g_autofree Run *last = g_queue_pop_tail (&self->runs);

      self->size -= get_size (self, last);
    }
}

static GList *
find_run (QsSolutionCache *self,
          guint64          rank)
{
  for (GList *link = self->runs.head; link != NULL; link = link->next)
    {
      const Run *run = link->data;

      if (rank >= run->first && rank < run->end)
        return link;
    }

  return NULL;
}

/* Whether the cache has the solution. */
gboolean
qs_solution_cache_get (QsSolutionCache *self,
                       guint64          rank,
                       guint16         *columns)
{
  GList *link = find_run (self, rank);
  const Run *run;

  if (link == NULL)
    return FALSE;

  run = link->data;
  for (guint row = 0; row < self->n_rows; row++)
    columns[row] = run->packed[(rank - run->first) * self->n_rows + row];

  return TRUE;
}

static Run *
touch (QsSolutionCache *self,
       GList           *link)
{
  g_queue_unlink (&self->runs, link);
  g_queue_push_head_link (&self->runs, link);

  return link->data;
}

/* Finds a range that contains all solutions that the cache lacks among some consecutive ones:
 * those from @first up to before @end. The cache will keep those that it has. Returns whether any
 * is missing. */
gboolean
qs_solution_cache_find_gap (QsSolutionCache *self,
                            guint64         *first,
                            guint64         *end)
{
  GList *link;

  while (*first < *end && (link = find_run (self, *first)) != NULL)
    *first = touch (self, link)->end;
  while (*first < *end && (link = find_run (self, *end - 1)) != NULL)
    *end = touch (self, link)->first;

  return *first < *end;
}
