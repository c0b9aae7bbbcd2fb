/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The vector tree search. Compiled once for each kind of processor.
 *
 * A lane is a prefix. All lanes of a vector place a queen at once, each on its lowest
 * free square. The longer prefixes are written to the level below, packed, except those
 * that leave one of the next three rows without a free square. Lanes that have no free
 * square left take the next prefixes of their level. When the level below is full, the
 * search goes down to it. So vectors stay full, however different the prefixes are, and
 * no branch depends on a single one.
 *
 * Each lane carries the number of the count that its solutions belong to, so that many
 * prefixes are counted in one go. In a listing it carries the number of the prefix above it
 * instead. While the search is below a level the levels above it stay as they are, so the
 * columns of a solution are found on the way back up. */

#include "qs-lanes.h"

#include <string.h>

#include "qs-lanes-vectors.h"

/* The masks of the row that is searched and of the three below it, in every lane. */
typedef struct
{
  Lanes here;
  Lanes next;
  Lanes second;
  Lanes third;
} Masks;

static inline Masks
load_masks (const QsLanes *self,
            guint          row)
{
  Lanes zero = { 0 };

  return (Masks){
    zero + self->allowed[row],
    zero + self->allowed[row + 1],
    zero + self->allowed[row + 2],
    zero + (row + 3 < self->n ? self->allowed[row + 3] : 0),
  };
}

/* The prefixes of a vector. */
typedef struct
{
  Lanes taken;
  Lanes diagonals;
  Lanes anti_diagonals;
  Lanes ids;
} Prefixes;

static inline Prefixes
refill_prefixes (const Prefixes     *prefixes,
                 Refill              how,
                 const QsLanesLevel *level,
                 const guint32      *ids,
                 guint               next)
{
  return (Prefixes){
    refill (prefixes->taken, how, level->taken + next),
    refill (prefixes->diagonals, how, level->diagonals + next),
    refill (prefixes->anti_diagonals, how, level->anti_diagonals + next),
    refill (prefixes->ids, how, ids + next),
  };
}

static inline void
pack_prefixes (const QsLanes  *self,
               const Prefixes *prefixes,
               LaneSet         set,
               QsLanesLevel   *level,
               guint           next)
{
  Packing packing = make_packing (self->packings, set);

  pack (level->taken + next, prefixes->taken, packing);
  pack (level->diagonals + next, prefixes->diagonals, packing);
  pack (level->anti_diagonals + next, prefixes->anti_diagonals, packing);
  pack (level->ids + next, prefixes->ids, packing);
}

/* The prefixes with a queen more in each lane. */
static inline Prefixes
place (const Prefixes *prefixes,
       Lanes           bits)
{
  return (Prefixes){
    prefixes->taken | bits,
    (prefixes->diagonals | bits) << 1,
    (prefixes->anti_diagonals | bits) >> 1,
    prefixes->ids,
  };
}

/* The free squares of the row that is a number of rows below a prefix's next one. */
static inline Lanes
find_free (const Prefixes *prefixes,
           Lanes           allowed,
           guint           rows)
{
  return allowed & ~(prefixes->taken | prefixes->diagonals << rows | prefixes->anti_diagonals >> rows);
}

/* Adds the hits to the counts. */
static void
tally (QsLanes *self)
{
  for (guint i = 0; i < self->n_hits; i++)
    self->counts[self->hits[i]]++;

  self->n_hits = 0;
}

static void
make_room (QsLanesFound *found)
{
  found->max = 2 * (found->max + QS_LANES_CAPACITY);
  found->ids = g_renew (guint32, found->ids, found->max);
  found->columns = g_renew (guint64, found->columns, found->max);
}

/* The columns of a hit; @element is set to its prefix. */
static inline guint64
climb (const QsLanes *self,
       guint32        taken,
       guint32       *element)
{
  guint64 columns = 0;

  for (guint row = self->n - 3, shift = 0; row + 1 > self->top; row--, shift += QS_LANES_COLUMN_BITS)
    {
      const QsLanesLevel *level = &self->levels[row];
      guint32 above = level->taken[*element];

      columns |= (guint64) __builtin_ctz (taken ^ above) << shift;
      *element = level->ids[*element];
      taken = above;
    }

  return columns;
}

/* Adds the hits to the found solutions, while the levels still have the prefixes above them. */
static void
collect (QsLanes *self)
{
  QsLanesFound *found = &self->found;

  if (found->n + self->n_hits > found->max)
    make_room (found);

  for (guint i = 0; i < self->n_hits; i++, found->n++)
    {
      guint32 element = self->hits[i] >> 1, taken = self->hits_taken[i];
      guint32 free_columns = ~taken & (G_MAXUINT32 >> (32 - self->n));
      guint left = (guint) __builtin_ctz (free_columns), right = 31 - (guint) __builtin_clz (free_columns);
      guint64 last = (self->hits[i] & 1) == 0 ? left << QS_LANES_COLUMN_BITS | right : right << QS_LANES_COLUMN_BITS | left;

      found->columns[found->n] = climb (self, taken, &element) << (2 * QS_LANES_COLUMN_BITS) | last;
      found->ids[found->n] = element;
    }

  self->n_hits = 0;
}

static inline void
hit (QsLanes        *self,
     const Prefixes *prefixes,
     LaneSet         set,
     gboolean        is_right_first,
     gboolean        is_listing)
{
  Packing packing = make_packing (self->packings, set);

  if (is_listing)
    {
      pack (self->hits + self->n_hits, (prefixes->ids << 1) + (guint32) is_right_first, packing);
      pack (self->hits_taken + self->n_hits, prefixes->taken, packing);
    }
  else
    {
      pack (self->hits + self->n_hits, prefixes->ids, packing);
    }

  self->n_hits += (guint) __builtin_popcount (set);
  if (self->n_hits > QS_LANES_CAPACITY - N_LANES)
    (is_listing ? collect : tally) (self);
}

/* Ends the search of prefixes that lack only the last two rows. Two columns are left, and the
 * queens can take them in either order, unless the two are neighbours. */
static inline void
finish (QsLanes        *self,
        const Prefixes *prefixes,
        Lanes           next,
        Lanes           last,
        LaneSet         set,
        gboolean        is_listing)
{
  Lanes columns = ~prefixes->taken & (G_MAXUINT32 >> (32 - self->n));
  Lanes left = columns & -columns;
  Lanes right = columns ^ left;

  set &= find_set (left << 1 ^ right);
  hit (self, prefixes, set & find_set (next & left) & find_set (last & right), FALSE, is_listing);
  hit (self, prefixes, set & find_set (next & right) & find_set (last & left), TRUE, is_listing);
}

static gboolean
is_stopped (QsLanes *self)
{
  self->was_stopped = self->was_stopped || qs_stop_is_wanted (self->stop);

  return self->was_stopped;
}

static void count_below (QsLanes *self,
                         guint    row,
                         guint    n_prefixes);
static void list_below  (QsLanes *self,
                         guint    row,
                         guint    n_prefixes);

/* The search of a level. */
typedef struct
{
  QsLanes *self;
  guint row;
  gboolean is_listing;
  gboolean is_end;
  Masks masks;
  const QsLanesLevel *level;
  const guint32 *ids;
  guint n_prefixes;
  guint next; /* the first prefix that no lane has taken */
  guint n_below;
} Search;

/* The lanes of a vector: their prefixes, the free squares that they have not tried, and which have any. */
typedef struct
{
  Prefixes prefixes;
  Lanes untried;
  LaneSet busy;
} Group;

static inline __attribute__ ((always_inline)) void
take_prefixes (Search *search,
               Group  *group)
{
  if (search->next < search->n_prefixes && may_refill (group->busy))
    {
      LaneSet idle = group->busy ^ ALL_LANES;
      Refill how = make_refill (search->self->unpackings, idle);

      group->prefixes = refill_prefixes (&group->prefixes, how, search->level, search->ids, search->next);
      search->next += (guint) __builtin_popcount (idle);
      group->untried = choose (find_free (&group->prefixes, search->masks.here, 0), group->untried, how);
    }
}

static inline __attribute__ ((always_inline)) void
go_down (Search *search)
{
  (search->is_listing ? list_below : count_below) (search->self, search->row + 1, search->n_below);
  search->n_below = 0;
}

/* Places a queen in every lane. */
static inline __attribute__ ((always_inline)) void
step (Search *search,
      Group  *group)
{
  QsLanes *self = search->self;
  Lanes bits, free_next, free_second;
  Prefixes children;
  LaneSet set;

  take_prefixes (search, group);
  bits = group->untried & -group->untried;
  group->untried ^= bits;
  children = place (&group->prefixes, bits);
  free_next = find_free (&children, search->masks.next, 0);
  free_second = find_free (&children, search->masks.second, 1);
  set = find_set (bits) & find_set (free_next) & find_set (free_second);
  group->busy = find_set (group->untried);

  if (search->is_end)
    {
      finish (self, &children, free_next, free_second, set, search->is_listing);
      return;
    }

  set &= find_set (find_free (&children, search->masks.third, 2));
  pack_prefixes (self, &children, set, &self->levels[search->row + 1], search->n_below);
  search->n_below += (guint) __builtin_popcount (set);
  if (search->n_below > QS_LANES_CAPACITY - N_LANES)
    go_down (search);
}

/* Searches below the first @n_prefixes prefixes of a level. Each step waits for much of the one before it, so
 * there are two groups of lanes: while one waits the other works. */
static inline __attribute__ ((always_inline)) void
search_level (QsLanes *self,
              guint    row,
              guint    n_prefixes,
              gboolean is_listing)
{
  QsLanesLevel *level = &self->levels[row];
  Search search = {
    .self = self,
    .row = row,
    .is_listing = is_listing,
    .is_end = row + 3 == self->n,
    .masks = load_masks (self, row),
    .level = level,
    .ids = is_listing ? self->indices : level->ids,
    .n_prefixes = n_prefixes,
  };
  Group first = { .busy = 0 }, second = { .busy = 0 };

  if (is_stopped (self))
    return;

  /* Lanes that take a prefix behind the last one find no free square there. */
  memset (level->taken + n_prefixes, 0xff, N_LANES * sizeof (guint32));
  while (search.next < n_prefixes || (first.busy | second.busy) != 0)
    {
      step (&search, &first);
      step (&search, &second);
    }

  if (search.n_below > 0)
    go_down (&search);
  if (search.is_end && is_listing)
    collect (self);
}

static void
count_below (QsLanes *self,
             guint    row,
             guint    n_prefixes)
{
  search_level (self, row, n_prefixes, FALSE);
}

static void
list_below (QsLanes *self,
            guint    row,
            guint    n_prefixes)
{
  search_level (self, row, n_prefixes, TRUE);
}

/* Counts the solutions below the first @n_prefixes prefixes of level @row, which have a queen in
 * each row above @row; three rows at least have none. */
static void
count (QsLanes *self,
       guint    row,
       guint    n_prefixes)
{
  count_below (self, row, n_prefixes);
  tally (self);
}

/* The same for a listing. */
static void
list (QsLanes *self,
      guint    row,
      guint    n_prefixes)
{
  self->top = row;
  list_below (self, row, n_prefixes);
}

const QsLanesLoops LANES = { count, list };
