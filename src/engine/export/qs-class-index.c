/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbers of the symmetry classes of a board.
 *
 * A class is numbered by its least solution, which comes before all its others. So a reader of
 * the fundamental solutions that goes no further than the classes that were asked for keeps
 * ahead of a list, and what it has passed is looked up. Where that would take too much memory,
 * only every second, fourth, … of them is kept, and the others are found from the one before. */

#include "qs-class-index.h"

#include <string.h>

#include "qs-census-reader.h"
#include "qs-queue.h"
#include "qs-symmetry.h"

/* A solution in memory: a column a byte, so that memcmp() compares in lexicographic order. */
typedef guint8 Key[QS_CENSUS_MAX_N];

struct _QsClassIndex
{
  guint n_rows;
  guint n;
  guint symmetries; /* of the problem */
  GMutex mutex;          /* for the rest */
  QsCensusReader reader; /* of all fundamental solutions */
  QsCensusReader walker; /* from one that is kept to one that is not */
  guint64 n_passed;      /* how many the reader has given */
  Key last;              /* of them */
  GByteArray *kept;      /* a byte for each row of each whose number minus 1 is a multiple of the stride */
  gsize max_size;
  guint64 stride;
};

/* An index that knows no class yet. @max_size, the bytes that it may take, is at least twice its rows;
 * usually %QS_CLASS_INDEX_SIZE. */
QsClassIndex *
qs_class_index_new (const QsProblem *problem,
                    gsize            max_size)
{
  QsProblem whole = *problem;
  QsClassIndex *self;
  QsCensusSpace space;

  g_return_val_if_fail (max_size >= 2 * problem->n_rows, NULL);

  self = g_new0 (QsClassIndex, 1);
  self->n_rows = problem->n_rows;
  self->n = problem->n;
  self->symmetries = qs_problem_get_symmetries (problem);
  g_mutex_init (&self->mutex);
  qs_constraints_init_rectangle (&whole.squares, problem->n_rows, problem->n);
  qs_census_space_init_problem (&space, &whole, QS_CENSUS_FUNDAMENTAL);
  qs_census_reader_init (&self->reader, &space);
  qs_census_reader_init (&self->walker, &space);
  self->kept = g_byte_array_new ();
  self->max_size = max_size;
  self->stride = 1;

  return self;
}

void
qs_class_index_free (QsClassIndex *self)
{
  if (self == NULL)
    return;

  g_byte_array_unref (self->kept);
  g_mutex_clear (&self->mutex);
  g_free (self);
}

static void
make_key (const guint16 *columns,
          guint          n_rows,
          guint8        *key)
{
  for (guint row = 0; row < n_rows; row++)
    key[row] = (guint8) columns[row];
}

static const guint8 *
get_kept (const QsClassIndex *self,
          guint64             index)
{
  return self->kept->data + index * self->n_rows;
}

/* Keeps only every second one. */
static void
thin_out (QsClassIndex *self)
{
  guint n_kept = (self->kept->len / self->n_rows + 1) / 2;

  for (guint i = 1; i < n_kept; i++)
    memcpy (self->kept->data + (gsize) i * self->n_rows, self->kept->data + 2 * (gsize) i * self->n_rows, self->n_rows);

  g_byte_array_set_size (self->kept, n_kept * self->n_rows);
  self->stride *= 2;
}

/* Takes over the solution that the reader has given. */
static void
pass (QsClassIndex  *self,
      const guint16 *columns)
{
  make_key (columns, self->n_rows, self->last);
  if (self->kept->len + self->n_rows > self->max_size)
    thin_out (self);
  if (self->n_passed % self->stride == 0)
    g_byte_array_append (self->kept, self->last, self->n_rows);

  self->n_passed++;
}

/* Has the reader pass @least. */
static gboolean
advance (QsClassIndex *self,
         const guint8 *least,
         guint64       nodes)
{
  guint16 columns[QS_CENSUS_MAX_N];

  while (self->n_passed == 0 || memcmp (self->last, least, self->n_rows) < 0)
    {
      if (qs_census_reader_next (&self->reader, nodes, columns) != QS_ENUMERATOR_SOLUTION)
        return FALSE;

      pass (self, columns);
    }

  return TRUE;
}

/* The last one that is kept and does not come after @least. */
static guint64
search (const QsClassIndex *self,
        const guint8       *least)
{
  guint64 low = 0, high = self->kept->len / self->n_rows;

  while (high - low > 1)
    {
      guint64 middle = low + (high - low) / 2;

      if (memcmp (get_kept (self, middle), least, self->n_rows) <= 0)
        low = middle;
      else
        high = middle;
    }

  return low;
}

/* The number of @least, which is among those that follow number @index of those that are kept. */
static guint64
walk (QsClassIndex *self,
      guint64       index,
      const guint8 *least)
{
  guint64 number = index * self->stride + 1;
  guint16 columns[QS_CENSUS_MAX_N];
  Key key;

  memcpy (key, get_kept (self, index), self->n);
  for (guint row = 0; row < self->n_rows; row++)
    columns[row] = key[row];

  if (memcmp (key, least, self->n_rows) != 0)
    qs_census_reader_seek (&self->walker, columns);
  for (; memcmp (key, least, self->n_rows) != 0; number++)
    {
      QsEnumeratorStep step = qs_census_reader_next (&self->walker, G_MAXUINT64, columns);

      g_assert (step == QS_ENUMERATOR_SOLUTION);
      make_key (columns, self->n_rows, key);
    }

  return number;
}

/* Finds the number of a class. Returns whether it is set: if not, the nodes are spent, and the next call continues. */
static gboolean
find_number (QsClassIndex  *self,
             const guint16 *columns,
             guint64        nodes,
             guint64       *number)
{
  guint16 least[QS_CENSUS_MAX_N];
  gboolean is_passed;
  Key key;

  qs_symmetry_least (columns, self->n_rows, self->n, self->symmetries, least);
  make_key (least, self->n_rows, key);

  qs_lock_enter (&self->mutex);
  is_passed = advance (self, key, nodes);
  if (is_passed)
    *number = memcmp (self->last, key, self->n_rows) == 0 ? self->n_passed : walk (self, search (self, key), key);
  qs_lock_leave (&self->mutex);

  return is_passed;
}

/* Finds the class of a solution, for any thread, and sets its number and size in @board. The
 * solutions of a list in about its order are found in the time that the list takes; one far from
 * the others takes as long as all fundamental solutions before it. After every @nodes queens
 * @stop is asked, but not where the class was passed before. Returns whether it was found before
 * that. */
gboolean
qs_class_index_find (QsClassIndex  *self,
                     QsFormatBoard *board,
                     guint64        nodes,
                     QsStop         stop)
{
  while (!find_number (self, board->columns, nodes, &board->class_number))
    {
      if (qs_stop_is_wanted (stop))
        return FALSE;
    }

  board->images = qs_symmetry_orbit (board->columns, self->n_rows, self->n, self->symmetries, NULL);

  return TRUE;
}
