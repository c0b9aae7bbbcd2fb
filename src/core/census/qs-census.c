/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many solutions lie below every prefix of some rows: the numbers of all solutions.
 *
 * The counts follow each other in as many bytes as they need, seven bits in each. Every so
 * many counts there is a mark: its place among the bytes, the next prefix, and how many
 * solutions come before it. From a mark, a walk through the prefixes finds the prefix of each
 * count again. */

#include "qs-census-private.h"

#include <string.h>

#include "qs-census-walk.h"

/* A walk from a mark to any count takes a microsecond or two. */
#define COUNTS_PER_MARK 128

typedef struct
{
  guint64 before; /* the solutions that come before the prefix */
  gsize offset;   /* of its count, in bytes */
  guint8 columns[QS_CENSUS_MAX_N];
} Mark;

struct _QsCensus
{
  QsCensusSpace space;
  guint depth;
  gsize max_size;
  guint64 known;         /* how many solutions there are; 0 where that is unknown before the end */
  GByteArray *counts;    /* of the prefixes before the last one */
  guint64 n_counts;
  GArray *marks;
  guint64 before_last;   /* the solutions below the prefixes before the last one */
  guint64 below_last;    /* and those below the last one, as far as they are known */
  gboolean has_last;
  QsCensusWalk walk;     /* at the last prefix */
  gboolean is_complete;
};

/* Where a reader of the counts is. */
typedef struct
{
  QsCensusWalk walk;
  gsize offset;
  guint64 before;
  guint64 count;
} Cursor;

/* @depth is the rows of the prefixes that each get a count of their own; @max_size, the bytes
 * until the census is full, is %QS_CENSUS_MAX_SIZE but in tests. */
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
  self->counts = g_byte_array_new ();
  self->marks = g_array_new (FALSE, FALSE, sizeof (Mark));
  qs_census_walk_init (&self->walk, &self->space, NULL, 0, depth);

  return self;
}

void
qs_census_free (QsCensus *self)
{
  g_byte_array_unref (self->counts);
  g_array_unref (self->marks);
  g_free (self);
}

/* The rows of the prefixes that each get a count of their own. */
guint
qs_census_get_depth (const QsCensus *self)
{
  return self->depth;
}

/* How many bytes the counts take. */
gsize
qs_census_get_size (const QsCensus *self)
{
  return self->counts->len + self->marks->len * sizeof (Mark);
}

/* Whether the counts take more memory than they may while the prefixes can still be made shorter. */
gboolean
qs_census_is_full (const QsCensus *self)
{
  return self->depth > 1 && qs_census_get_size (self) > self->max_size;
}

static guint64
get_searched (const QsCensus *self)
{
  return self->before_last + self->below_last;
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
  return self->space.is_halved ? 2 * get_searched (self) : get_searched (self);
}

/* How many solutions from the first on can be found by their number. */
guint64
qs_census_get_reachable (const QsCensus *self)
{
  return self->is_complete ? qs_census_get_found (self) : get_searched (self);
}

static void
write_count (GByteArray *counts,
             guint64     count)
{
  guint8 bytes[10];
  guint n = 0;

  for (; count >= 0x80; count >>= 7)
    bytes[n++] = (guint8) (count | 0x80);
  bytes[n++] = (guint8) count;

  g_byte_array_append (counts, bytes, n);
}

static guint64
read_count (const GByteArray *counts,
            gsize            *offset)
{
  guint64 count = 0;
  guint shift = 0;
  guint8 byte;

  do
    {
      byte = counts->data[(*offset)++];
      count |= (guint64) (byte & 0x7f) << shift;
      shift += 7;
    }
  while ((byte & 0x80) != 0);

  return count;
}

/* Writes down the count of the last prefix. */
static void
close_last (QsCensus *self)
{
  if (!self->has_last)
    return;

  if (self->n_counts % COUNTS_PER_MARK == 0)
    {
      Mark mark = { .before = self->before_last, .offset = self->counts->len };

      for (guint row = 0; row < self->depth; row++)
        mark.columns[row] = (guint8) self->walk.columns[row];
      g_array_append_val (self->marks, mark);
    }
  write_count (self->counts, self->below_last);

  self->n_counts++;
  self->before_last += self->below_last;
  self->below_last = 0;
  self->has_last = FALSE;
}

/* Moves to a prefix of at least as many rows, and adds to its count. The prefixes on the way have no solutions. */
static void
add (QsCensus      *self,
     const guint16 *columns,
     guint64        count)
{
  while (!self->has_last || memcmp (self->walk.columns, columns, self->depth * sizeof *columns) != 0)
    {
      close_last (self);
      self->has_last = qs_census_walk_next (&self->walk);
      g_assert (self->has_last);
    }

  self->below_last += count;
}

/* Appends the counts, of guint64, of the unit after the one that was appended last. @depth, the
 * depth that they were counted with, is at least that of the census or @n_rows. */
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
}

/* Makes the census complete, once all units are appended. */
void
qs_census_finish (QsCensus *self)
{
  close_last (self);
  self->is_complete = TRUE;
}

/* Puts a cursor on the first count behind a mark. */
static void
cursor_init (Cursor         *cursor,
             const QsCensus *self,
             const Mark     *mark)
{
  guint16 columns[QS_CENSUS_MAX_N];
  gboolean is_there;

  for (guint row = 0; row < self->depth; row++)
    columns[row] = mark->columns[row];

  qs_census_walk_init (&cursor->walk, &self->space, NULL, 0, self->depth);
  is_there = qs_census_walk_seek (&cursor->walk, columns);
  g_assert (is_there);

  cursor->offset = mark->offset;
  cursor->before = mark->before;
  cursor->count = read_count (self->counts, &cursor->offset);
}

/* Moves to the next count. Returns: whether there is one; that of the last prefix is not written yet */
static gboolean
cursor_next (Cursor         *cursor,
             const QsCensus *self)
{
  gboolean is_there;

  if (cursor->offset == self->counts->len)
    return FALSE;

  is_there = qs_census_walk_next (&cursor->walk);
  g_assert (is_there);

  cursor->before += cursor->count;
  cursor->count = read_count (self->counts, &cursor->offset);

  return TRUE;
}

/* Adds up neighbours: a census of the same solutions whose prefixes have a row less. It takes
 * about a tenth of a second. Meanwhile @self, which is not changed, can still be asked. */
QsCensus *
qs_census_coarsen (const QsCensus *self)
{
  QsCensus *coarser = qs_census_new (&self->space, self->depth - 1, self->max_size);
  Cursor cursor;

  if (self->marks->len > 0)
    {
      cursor_init (&cursor, self, &g_array_index (self->marks, Mark, 0));
      do
        add (coarser, cursor.walk.columns, cursor.count);
      while (cursor_next (&cursor, self));
    }

  if (self->has_last)
    add (coarser, self->walk.columns, self->below_last);
  if (self->is_complete)
    qs_census_finish (coarser);

  return coarser;
}

static void
fill_place (const QsCensus *self,
            const guint16  *columns,
            guint64         rank,
            QsCensusPlace  *place)
{
  memcpy (place->columns, columns, self->depth * sizeof *columns);
  place->n_rows = self->depth;
  place->rank = rank;
}

/* Less than, equal to or greater than 0, as a mark's prefix comes before, equals or comes after that of @columns. */
static int
compare_mark (const QsCensus *self,
              const Mark     *mark,
              const guint16  *columns)
{
  for (guint row = 0; row < self->depth; row++)
    {
      if (mark->columns[row] != columns[row])
        return mark->columns[row] < columns[row] ? -1 : 1;
    }

  return 0;
}

/* Finds the last mark that does not come after a solution, given by its columns or else by its number. */
static const Mark *
find_mark (const QsCensus *self,
           const guint16  *columns,
           guint64         rank)
{
  const Mark *marks = (const Mark *) (gconstpointer) self->marks->data;
  guint low = 0, high = self->marks->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      gboolean is_after = columns != NULL
                              ? compare_mark (self, &marks[middle], columns) > 0
                              : marks[middle].before > rank;

      if (is_after)
        high = middle;
      else
        low = middle + 1;
    }

  return low > 0 ? &marks[low - 1] : NULL;
}

/* Finds the prefix that solution @rank, from 0, is below, and its number there, for
 * qs_census_unrank(), in some microseconds. Returns whether that is known yet. */
gboolean
qs_census_find (const QsCensus *self,
                guint64         rank,
                QsCensusPlace  *place)
{
  Cursor cursor;

  place->total = get_total (self);
  place->is_mirrored = self->space.is_halved && rank >= get_searched (self) && rank < place->total;
  if (place->is_mirrored)
    rank = place->total - 1 - rank;
  if (rank >= get_searched (self))
    return FALSE;

  if (rank >= self->before_last)
    {
      fill_place (self, self->walk.columns, rank - self->before_last, place);
      return TRUE;
    }

  cursor_init (&cursor, self, find_mark (self, NULL, rank));
  while (rank - cursor.before >= cursor.count)
    cursor_next (&cursor, self);
  fill_place (self, cursor.walk.columns, rank - cursor.before, place);

  return TRUE;
}

/* Finds the prefix of a solution of the part that is searched. */
static gboolean
locate_searched (const QsCensus *self,
                 const guint16  *columns,
                 QsCensusPlace  *place)
{
  gsize size = self->depth * sizeof *columns;
  const Mark *mark = find_mark (self, columns, 0);
  Cursor cursor;

  if (self->has_last && memcmp (self->walk.columns, columns, size) == 0)
    {
      fill_place (self, columns, self->before_last, place);
      return TRUE;
    }
  if (mark == NULL)
    return FALSE;

  cursor_init (&cursor, self, mark);
  for (guint i = 0; memcmp (cursor.walk.columns, columns, size) != 0; i++)
    {
      if (i == COUNTS_PER_MARK || !cursor_next (&cursor, self))
        return FALSE;
    }
  fill_place (self, columns, cursor.before, place);

  return TRUE;
}

/* Finds the prefix of a solution that is in the space, and how many solutions come before that
 * prefix, for qs_census_rank(), in some microseconds. Returns whether that is known yet. */
gboolean
qs_census_locate (const QsCensus *self,
                  const guint16  *columns,
                  QsCensusPlace  *place)
{
  guint16 mirrored[QS_CENSUS_MAX_N];
  guint n = self->space.n;
  gboolean is_second;

  for (guint row = 0; row < self->space.n_rows; row++)
    mirrored[row] = (guint16) (n - 1 - columns[row]);

  is_second = self->space.is_halved &&
              (columns[0] > mirrored[0] || (columns[0] == mirrored[0] && columns[1] > mirrored[1]));
  place->is_mirrored = is_second;
  place->total = get_total (self);
  if (is_second && place->total == 0)
    return FALSE;

  return locate_searched (self, is_second ? mirrored : columns, place);
}
