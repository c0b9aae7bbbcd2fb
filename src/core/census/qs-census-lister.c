/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists the solutions below the prefixes of a batch, in one thread.
 *
 * The kernel finds them in no order, each with the number of its prefix and its other
 * columns. A counting sort by the number and the first of these columns leaves only short
 * runs to be sorted. */

#include "qs-census-lister.h"

#include <string.h>

#include "qs-lanes-memory.h"

/* The prefixes of a batch leave so many rows to the kernel that the walk, which goes from one prefix to the
 * next, takes a small part of the time. On boards that are not too large they need not be
 * as short as the kernel can take them: then fewer solutions lie below each, and are
 * sorted faster. */

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

/* How many places the counting sort has, as a power of 2: few enough for the processor's nearest memory. */
#define PLACE_BITS 15

#define COLUMN_BITS QS_LANES_COLUMN_BITS
#define COLUMN_MASK ((1u << COLUMN_BITS) - 1)

G_STATIC_ASSERT (QS_CENSUS_BATCH_MAX <= 1 << PLACE_BITS);

struct _QsCensusLister
{
  QsCensusSpace space;
  QsLanesFunc list_below;
  QsLanes *lanes;
  guint32 *ends;  /* of each place of the sort */
  guint64 *keys;  /* the columns below the prefix of each solution, in order */
  guint max_keys; /* how many there is room for */
};

/* @kernel is one of %qs_census_kernels. */
QsCensusLister *
qs_census_lister_new (const QsCensusSpace *space,
                      const QsKernel      *kernel,
                      QsStop               stop)
{
  QsCensusLister *self = g_new0 (QsCensusLister, 1);

  self->space = *space;
  self->space.is_halved = FALSE;
  self->list_below = ((const QsLanesLoops *) kernel->loops)->list;
  self->lanes = qs_lanes_new (space->n);
  self->lanes->stop = stop;
  self->ends = g_new (guint32, 1 << PLACE_BITS);

  return self;
}

void
qs_census_lister_free (QsCensusLister *self)
{
  qs_lanes_free (self->lanes);
  g_free (self->ends);
  g_free (self->keys);
  g_free (self);
}

/* Finds the solutions below the prefixes. */
static void
search (QsCensusLister      *self,
        const QsCensusBatch *batch)
{
  QsLanes *lanes = self->lanes;
  QsLanesLevel *level = &lanes->levels[batch->depth];

  for (guint i = 0; i < batch->prefixes->len; i++)
    qs_lanes_put (level, i, &g_array_index (batch->prefixes, QsCensusPrefix, i).row, i);

  lanes->allowed = batch->allowed;
  lanes->found.n = 0;
  self->list_below (lanes, batch->depth, batch->prefixes->len);
}

/* Puts the found solutions in the order of their prefixes, and of the leading columns below these that the
 * 2^@place_bits places of a prefix tell apart. */
static void
scatter (QsCensusLister *self,
         guint           n_prefixes,
         guint           place_bits,
         guint           column_bits)
{
  const QsLanesFound *found = &self->lanes->found;
  guint shift = column_bits - place_bits;
  guint32 begin = 0;

  memset (self->ends, 0, ((gsize) n_prefixes << place_bits) * sizeof *self->ends);
  for (guint i = 0; i < found->n; i++)
    self->ends[(found->ids[i] << place_bits) + (found->columns[i] >> shift)]++;
  for (guint place = 0; place < n_prefixes << place_bits; place++)
    {
      guint32 count = self->ends[place];

      self->ends[place] = begin;
      begin += count;
    }

  for (guint i = 0; i < found->n; i++)
    self->keys[self->ends[(found->ids[i] << place_bits) + (found->columns[i] >> shift)]++] = found->columns[i];
}

/* Sorts keys that are nearly in order. */
static void
sort (guint64 *keys,
      guint    n)
{
  for (guint i = 1; i < n; i++)
    {
      guint64 key = keys[i];
      guint to = i;

      for (; to > 0 && keys[to - 1] > key; to--)
        keys[to] = keys[to - 1];
      keys[to] = key;
    }
}

static gboolean
is_listed (const QsCensusLister *self,
           const guint8         *board)
{
  guint16 columns[QS_CENSUS_MAX_N];

  if (self->space.scope == QS_CENSUS_ALL)
    return TRUE;

  for (guint row = 0; row < self->space.n_rows; row++)
    columns[row] = board[row];

  return qs_census_space_counts (&self->space, columns);
}

/* Writes the solutions of a prefix; returns the place behind them. */
static guint8 *
write_boards (const QsCensusLister *self,
              const guint8         *prefix,
              guint                 depth,
              const guint64        *keys,
              guint                 n_keys,
              guint8               *board)
{
  guint n = self->space.n;

  for (guint i = 0; i < n_keys; i++)
    {
      guint64 key = keys[i];

      memcpy (board, prefix, depth);
      for (guint row = n; row-- > depth; key >>= COLUMN_BITS)
        board[row] = (guint8) (key & COLUMN_MASK);
      if (is_listed (self, board))
        board += n;
    }

  return board;
}

/* Sorts what was found, and writes it down. */
static void
write_found (QsCensusLister      *self,
             const QsCensusBatch *batch,
             GByteArray          *boards)
{
  guint n_prefixes = batch->prefixes->len, n_found = self->lanes->found.n;
  guint column_bits = (self->space.n - batch->depth) * COLUMN_BITS;
  guint place_bits = MIN (PLACE_BITS - g_bit_storage (n_prefixes - 1), column_bits);
  guint8 *end;
  guint32 begin = 0;

  /* There may be no room for keys yet, and so no place to begin at. */
  if (n_found == 0)
    return;

  if (n_found > self->max_keys)
    {
      self->max_keys = n_found + n_found / 2;
      self->keys = g_renew (guint64, self->keys, self->max_keys);
    }
  scatter (self, n_prefixes, place_bits, column_bits);

  g_byte_array_set_size (boards, n_found * self->space.n);
  end = boards->data;
  for (guint i = 0; i < n_prefixes; i++)
    {
      const QsCensusPrefix *prefix = &g_array_index (batch->prefixes, QsCensusPrefix, i);
      guint32 here_end = self->ends[((i + 1) << place_bits) - 1];

      sort (self->keys + begin, here_end - begin);
      end = write_boards (self, prefix->columns, batch->depth, self->keys + begin, here_end - begin, end);
      begin = here_end;
    }
  g_byte_array_set_size (boards, (guint) (end - boards->data));
}

/* Walks through the solutions below each prefix, without the kernel. */
static gboolean
list_one_by_one (const QsCensusLister *self,
                 const QsCensusBatch  *batch,
                 GByteArray           *boards)
{
  for (guint i = 0; i < batch->prefixes->len; i++)
    {
      const QsCensusPrefix *prefix = &g_array_index (batch->prefixes, QsCensusPrefix, i);
      guint16 columns[QS_CENSUS_MAX_N];
      guint8 board[QS_CENSUS_MAX_N];
      QsCensusWalk walk;

      if (qs_stop_is_wanted (self->lanes->stop))
        return FALSE;

      for (guint row = 0; row < batch->depth; row++)
        columns[row] = prefix->columns[row];
      qs_census_walk_init (&walk, &self->space, columns, batch->depth, self->space.n_rows);
      while (qs_census_walk_next (&walk))
        {
          if (!qs_census_space_counts (&self->space, walk.columns))
            continue;
          for (guint row = 0; row < self->space.n_rows; row++)
            board[row] = (guint8) walk.columns[row];
          g_byte_array_append (boards, board, self->space.n_rows);
        }
    }

  return TRUE;
}

/* Sets @boards to the columns of each solution below the batch's prefixes, n bytes, in
 * lexicographic order. Returns whether it came to its end; if not, @boards has no meaning. */
gboolean
qs_census_lister_list (QsCensusLister      *self,
                       const QsCensusBatch *batch,
                       GByteArray          *boards)
{
  guint n_rows = self->space.n_rows, n_before = 0;

  g_byte_array_set_size (boards, 0);
  if (batch->prefixes->len == 0)
    return TRUE;

  if (self->space.is_plain && batch->depth < n_rows)
    {
      search (self, batch);
      if (self->lanes->was_stopped)
        return FALSE;
      write_found (self, batch, boards);
    }
  else if (!list_one_by_one (self, batch, boards))
    return FALSE;

  while (batch->has_start && n_before < boards->len && memcmp (boards->data + n_before, batch->start, n_rows) < 0)
    n_before += n_rows;
  if (n_before > 0)
    g_byte_array_remove_range (boards, 0, n_before);

  return TRUE;
}
