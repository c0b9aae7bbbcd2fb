/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions that a file lacks, run by run: all solutions of the board pass by those of the file, which are sorted. */

#include "qs-missing.h"

#include <string.h>

#include "qs-census-counter.h"
#include "qs-census-lister.h"

/* How many queens are placed for a batch at most, and how many columns its solutions should have. */
#define NODES 100000
#define BATCH_SIZE (1 << 19)

struct _QsMissing
{
  const QsBoardFile *file;
  const GArray *solutions;
  guint next;                     /* in @solutions: the next one that the file has */
  guint8 wanted[QS_CENSUS_MAX_N]; /* its columns */
  guint n_rows;
  guint64 number;                 /* of the last solution that has passed */
  QsCensusLister *lister;
  QsCensusBatches batches;
  QsCensusBatch batch;
  guint max;          /* how many prefixes the next batch gets at most */
  gboolean has_more;  /* whether there is a next one */
  GByteArray *boards; /* the solutions of the last one, a byte a column */
  guint at;           /* where the next of them is */
};

static void
take_wanted (QsMissing *self)
{
  guint16 columns[QS_CENSUS_MAX_N];

  if (self->next == self->solutions->len)
    return;

  qs_board_file_get_columns (self->file, g_array_index (self->solutions, guint, self->next), columns);
  for (guint row = 0; row < self->n_rows; row++)
    self->wanted[row] = (guint8) columns[row];
}

/**
 * qs_missing_new:
 * @file: must outlive the object
 * @solutions: (element-type guint): boards of the file, each solution once, sorted; must outlive the object
 * @stop_func: (nullable): asked every few milliseconds
 */
QsMissing *
qs_missing_new (const QsBoardFile *file,
                const GArray      *solutions,
                QsStopFunc         stop_func,
                gpointer           data)
{
  QsMissing *self = g_new0 (QsMissing, 1);
  QsCensusSpace space;

  self->file = file;
  self->solutions = solutions;
  self->n_rows = qs_board_file_get_facts (file)->n_rows;
  if (qs_board_file_get_facts (file)->has_problem)
    qs_census_space_init_problem (&space, &qs_board_file_get_facts (file)->problem, QS_CENSUS_ALL);
  else
    qs_census_space_init (&space, self->n_rows, NULL, QS_CENSUS_ALL);
  self->lister = qs_census_lister_new (&space, qs_kernel_get_best (qs_census_kernels), stop_func, data);
  qs_census_batches_init (&self->batches, &space);
  qs_census_batch_init (&self->batch);
  self->max = 1;
  self->has_more = TRUE;
  self->boards = g_byte_array_new ();
  take_wanted (self);

  return self;
}

void
qs_missing_free (QsMissing *self)
{
  qs_census_lister_free (self->lister);
  qs_census_batch_clear (&self->batch);
  g_byte_array_unref (self->boards);
  g_free (self);
}

/* Lists the next solutions. The batches grow until these are worth the trouble. */
static void
list_more (QsMissing *self)
{
  self->has_more = qs_census_batches_next (&self->batches, self->max, NODES, &self->batch);
  self->at = 0;
  if (!qs_census_lister_list (self->lister, &self->batch, self->boards))
    {
      g_byte_array_set_size (self->boards, 0);
      self->has_more = FALSE;
    }
  if (self->boards->len < BATCH_SIZE)
    self->max = MIN (2 * self->max, QS_CENSUS_BATCH_MAX);
}

/* Whether the file has the solution that is next. */
static gboolean
is_wanted (const QsMissing *self)
{
  return self->next < self->solutions->len && memcmp (self->boards->data + self->at, self->wanted, self->n_rows) == 0;
}

/* Passes those that the file lacks, then the one that it has. Returns how many it lacks. */
static guint
pass (QsMissing *self)
{
  guint count = 0;

  for (; self->at < self->boards->len && !is_wanted (self); self->at += self->n_rows)
    count++;
  self->number += count;

  if (self->at < self->boards->len)
    {
      self->at += self->n_rows;
      self->number++;
      self->next++;
      take_wanted (self);
    }

  return count;
}

/**
 * qs_missing_next:
 * @boards: (out): solutions that the file lacks, a byte for the column of each row; they stay until the next call
 * @first: (out): the number of the first of them, from 1; the others follow
 * Returns: QS_ENUMERATOR_SOLUTION when there are some, QS_ENUMERATOR_PAUSED every few milliseconds, and QS_ENUMERATOR_FINISHED
 * at last or once it was stopped
 */
QsEnumeratorStep
qs_missing_next (QsMissing     *self,
                 const guint8 **boards,
                 guint         *count,
                 guint64       *first)
{
  while (self->at < self->boards->len)
    {
      *boards = self->boards->data + self->at;
      *first = self->number + 1;
      *count = pass (self);
      if (*count > 0)
        return QS_ENUMERATOR_SOLUTION;
    }

  if (!self->has_more)
    return QS_ENUMERATOR_FINISHED;

  list_more (self);
  return QS_ENUMERATOR_PAUSED;
}
