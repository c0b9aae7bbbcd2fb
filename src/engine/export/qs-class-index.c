/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbers of the symmetry classes of a board.
 *
 * A class is numbered by its least solution, which comes before all its others. So a reader of
 * the fundamental solutions that goes no further than the classes that were asked for keeps
 * ahead of a list, and what it has passed is looked up. Where that would take too much memory,
 * only every second, fourth, … of them is kept, and the others are found from the one before. */

#include "config.h"

#include "qs-class-index.h"

#include <string.h>

#include "qs-census-reader.h"
#include "qs-symmetry.h"

struct _QsClassIndex
{
  guint n;
  GMutex mutex;          /* for the rest */
  QsCensusReader reader; /* of all fundamental solutions */
  QsCensusReader walker; /* from one that is kept to one that is not */
  guint64 n_passed;      /* how many the reader has given */
  guint16 last[QS_CENSUS_MAX_N]; /* of them */
  GByteArray *kept;      /* n bytes for each whose number minus 1 is a multiple of the stride */
  gsize max_size;
  guint64 stride;
};

/**
 * qs_class_index_new:
 * @n: the side of the board, in squares, 1 … %QS_CENSUS_MAX_N
 * @max_size: the memory that it may take, in bytes, for example
 *   %QS_CLASS_INDEX_SIZE; at least that of two solutions of n bytes
 *
 * Returns: (transfer full): an index that knows no class yet
 */
QsClassIndex *
qs_class_index_new (guint n,
                    gsize max_size)
{
  QsClassIndex *self;
  QsCensusSpace space;

  g_return_val_if_fail (n >= 1 && n <= QS_CENSUS_MAX_N, NULL);
  g_return_val_if_fail (max_size >= 2 * n, NULL);

  self = g_new0 (QsClassIndex, 1);
  self->n = n;
  g_mutex_init (&self->mutex);
  qs_census_space_init (&space, n, NULL, QS_CENSUS_FUNDAMENTAL);
  qs_census_reader_init (&self->reader, &space);
  qs_census_reader_init (&self->walker, &space);
  self->kept = g_byte_array_new ();
  self->max_size = max_size;
  self->stride = 1;

  return self;
}

/**
 * qs_class_index_free:
 * @self: (nullable) (transfer full): an index
 */
void
qs_class_index_free (QsClassIndex *self)
{
  if (self == NULL)
    return;

  g_byte_array_unref (self->kept);
  g_mutex_clear (&self->mutex);
  g_free (self);
}

static int
compare (const guint16 *columns,
         const guint16 *other,
         guint          n)
{
  for (guint row = 0; row < n; row++)
    {
      if (columns[row] != other[row])
        return columns[row] < other[row] ? -1 : 1;
    }

  return 0;
}

static void
get_kept (const QsClassIndex *self,
          guint64             index,
          guint16            *columns)
{
  const guint8 *bytes = self->kept->data + index * self->n;

  for (guint row = 0; row < self->n; row++)
    columns[row] = bytes[row];
}

/* Keeps only every second one. */
static void
thin_out (QsClassIndex *self)
{
  guint n_kept = (self->kept->len / self->n + 1) / 2;

  for (guint i = 1; i < n_kept; i++)
    memcpy (self->kept->data + (gsize) i * self->n, self->kept->data + 2 * (gsize) i * self->n, self->n);

  g_byte_array_set_size (self->kept, n_kept * self->n);
  self->stride *= 2;
}

/* Takes over the solution that the reader has given. */
static void
pass (QsClassIndex *self)
{
  guint8 bytes[QS_CENSUS_MAX_N];

  if (self->kept->len + self->n > self->max_size)
    thin_out (self);

  if (self->n_passed % self->stride == 0)
    {
      for (guint row = 0; row < self->n; row++)
        bytes[row] = (guint8) self->last[row];
      g_byte_array_append (self->kept, bytes, self->n);
    }

  self->n_passed++;
}

/* Has the reader pass @least. */
static gboolean
advance (QsClassIndex  *self,
         const guint16 *least,
         guint64        nodes)
{
  while (self->n_passed == 0 || compare (self->last, least, self->n) < 0)
    {
      QsEnumeratorStep step = qs_census_reader_next (&self->reader, nodes, self->last);

      if (step != QS_ENUMERATOR_SOLUTION)
        return FALSE;

      pass (self);
    }

  return TRUE;
}

/* The last one that is kept and does not come after @least. */
static guint64
search (const QsClassIndex *self,
        const guint16      *least)
{
  guint64 low = 0, high = self->kept->len / self->n;

  while (high - low > 1)
    {
      guint64 middle = low + (high - low) / 2;
      guint16 columns[QS_CENSUS_MAX_N];

      get_kept (self, middle, columns);
      if (compare (columns, least, self->n) <= 0)
        low = middle;
      else
        high = middle;
    }

  return low;
}

static guint64
walk (QsClassIndex  *self,
      guint64        index,
      const guint16 *least)
{
  guint64 number = index * self->stride + 1;
  guint16 columns[QS_CENSUS_MAX_N];

  get_kept (self, index, columns);
  if (compare (columns, least, self->n) == 0)
    return number;

  qs_census_reader_seek (&self->walker, columns);
  do
    {
      QsEnumeratorStep step = qs_census_reader_next (&self->walker, G_MAXUINT64, columns);

      g_assert (step == QS_ENUMERATOR_SOLUTION);
      number++;
    }
  while (compare (columns, least, self->n) != 0);

  return number;
}

/**
 * qs_class_index_find:
 * @self: an index
 * @columns: (array length=n): a solution
 * @nodes: how many queens may be placed before the call returns in any case,
 *   unless the class was passed before
 * @number: (out): the number of its class, from 1
 *
 * Finds the class of a solution, for any thread. The solutions of a list in
 * about its order are found in the time that the list takes; one far from the
 * others takes as long as all fundamental solutions before it.
 *
 * Returns: whether @number was set; if not, the nodes are spent, and the next
 *   call continues
 */
gboolean
qs_class_index_find (QsClassIndex  *self,
                     const guint16 *columns,
                     guint64        nodes,
                     guint64       *number)
{
  guint16 least[QS_CENSUS_MAX_N];
  gboolean is_passed;

  g_return_val_if_fail (self != NULL && columns != NULL && number != NULL, FALSE);

  qs_symmetry_least (columns, self->n, least);

  g_mutex_lock (&self->mutex);
  is_passed = advance (self, least, nodes);
  if (is_passed)
    *number = compare (self->last, least, self->n) == 0 ? self->n_passed : walk (self, search (self, least), least);
  g_mutex_unlock (&self->mutex);

  return is_passed;
}
