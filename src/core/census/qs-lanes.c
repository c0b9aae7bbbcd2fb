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

#include "config.h"

#include "qs-lanes.h"

#include <string.h>

#if defined(QS_LANES_AVX512)
#define N_LANES 16
#define LANES qs_lanes_avx512
#elif defined(QS_LANES_AVX2)
#define N_LANES 8
#define LANES qs_lanes_avx2
#else
#define N_LANES 4
#define LANES qs_lanes_portable
#endif

#define ALL_LANES ((1u << N_LANES) - 1)

typedef guint32 Lanes __attribute__ ((vector_size (4 * N_LANES)));

/* A bit for each lane. */
typedef guint32 LaneSet;

/* What only intrinsics can say, for each kind of processor:
 *
 * find_set: the lanes that are not 0
 * make_packing: how the lanes of a set are brought together
 * pack: writes the lanes of a set, and then others, N_LANES in all
 * may_refill: whether lanes may take other prefixes
 * refill: gives each lane of a set the next element of an array
 * choose: takes the lanes of a set from one vector and the rest from another
 *
 * Where refilling single lanes costs too much, all lanes are refilled when all
 * are idle. */

#if defined(QS_LANES_AVX512)

#include <immintrin.h>

static inline LaneSet
find_set (Lanes lanes)
{
  return _mm512_test_epi32_mask ((__m512i) lanes, (__m512i) lanes);
}

typedef LaneSet Packing;

static inline Packing
make_packing (const QsLanes *self,
              LaneSet        set)
{
  return set;
}

static inline void
pack (guint32 *to,
      Lanes    lanes,
      Packing  packing)
{
  _mm512_storeu_si512 (to, _mm512_maskz_compress_epi32 ((__mmask16) packing, (__m512i) lanes));
}

static inline gboolean
may_refill (LaneSet busy)
{
  return TRUE;
}

static inline Lanes
refill (Lanes          lanes,
        LaneSet        set,
        const guint32 *from)
{
  return (Lanes) _mm512_mask_expand_epi32 ((__m512i) lanes, (__mmask16) set, _mm512_loadu_si512 (from));
}

static inline Lanes
choose (Lanes   lanes,
        Lanes   rest,
        LaneSet set)
{
  return (Lanes) _mm512_mask_mov_epi32 ((__m512i) rest, (__mmask16) set, (__m512i) lanes);
}

#elif defined(QS_LANES_AVX2)

#include <immintrin.h>

static inline LaneSet
find_set (Lanes lanes)
{
  return ~(guint32) _mm256_movemask_ps ((__m256) (lanes == 0)) & ALL_LANES;
}

typedef __m256i Packing;

static inline Packing
make_packing (const QsLanes *self,
              LaneSet        set)
{
  return _mm256_cvtepu8_epi32 (_mm_cvtsi64_si128 ((gint64) self->packings[set]));
}

static inline void
pack (guint32 *to,
      Lanes    lanes,
      Packing  packing)
{
  _mm256_storeu_si256 ((__m256i_u *) to, _mm256_permutevar8x32_epi32 ((__m256i) lanes, packing));
}

#else

#ifdef __SSE2__

#include <emmintrin.h>

static inline LaneSet
find_set (Lanes lanes)
{
  return ~(guint32) _mm_movemask_ps ((__m128) (lanes == 0)) & ALL_LANES;
}

#else

static inline LaneSet
find_set (Lanes lanes)
{
  LaneSet set = 0;

  for (guint lane = 0; lane < N_LANES; lane++)
    set |= (guint32) (lanes[lane] != 0) << lane;

  return set;
}

#endif

typedef LaneSet Packing;

static inline Packing
make_packing (const QsLanes *self,
              LaneSet        set)
{
  return set;
}

/* Each lane is written where the last one of the set left off. */
static inline void
pack (guint32 *to,
      Lanes    lanes,
      Packing  packing)
{
  for (guint lane = 0; lane < N_LANES; lane++)
    {
      *to = lanes[lane];
      to += packing >> lane & 1;
    }
}

#endif

#if !defined(QS_LANES_AVX512)

static inline gboolean
may_refill (LaneSet busy)
{
  return busy == 0;
}

static inline Lanes
refill (Lanes          lanes,
        LaneSet        set,
        const guint32 *from)
{
  return *(const Lanes *) __builtin_assume_aligned (from, sizeof (Lanes));
}

static inline Lanes
choose (Lanes   lanes,
        Lanes   rest,
        LaneSet set)
{
  return lanes;
}

#endif

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
                 LaneSet             set,
                 const QsLanesLevel *level,
                 const guint32      *ids,
                 guint               next)
{
  return (Prefixes){
    refill (prefixes->taken, set, level->taken + next),
    refill (prefixes->diagonals, set, level->diagonals + next),
    refill (prefixes->anti_diagonals, set, level->anti_diagonals + next),
    refill (prefixes->ids, set, ids + next),
  };
}

static inline void
pack_prefixes (const QsLanes  *self,
               const Prefixes *prefixes,
               LaneSet         set,
               QsLanesLevel   *level,
               guint           next)
{
  Packing packing = make_packing (self, set);

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
  Packing packing = make_packing (self, set);

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

/* Lanes that take a prefix behind the last one find no free square there. */
static inline void
fill_up (QsLanesLevel *level,
         guint         n_prefixes)
{
  memset (level->taken + n_prefixes, 0xff, N_LANES * sizeof (guint32));
}

static gboolean
is_stopped (QsLanes *self)
{
  if (!self->was_stopped && self->is_stopped != NULL)
    self->was_stopped = self->is_stopped (self->data);

  return self->was_stopped;
}

static void count_below (QsLanes *self,
                         guint    row,
                         guint    n_prefixes);
static void list_below  (QsLanes *self,
                         guint    row,
                         guint    n_prefixes);

/* Searches below the first @n_prefixes prefixes of a level. */
static inline __attribute__ ((always_inline)) void
search (QsLanes *self,
        guint    row,
        guint    n_prefixes,
        gboolean is_listing)
{
  QsLanesLevel *level = &self->levels[row], *below = &self->levels[row + 1];
  const guint32 *ids = is_listing ? self->indices : level->ids;
  Masks masks = load_masks (self, row);
  gboolean is_end = row + 3 == self->n;
  Prefixes prefixes = { { 0 } };
  Lanes untried = { 0 };
  LaneSet busy = 0;
  guint next = 0, n_below = 0;

  if (is_stopped (self))
    return;

  fill_up (level, n_prefixes);
  while (next < n_prefixes || busy != 0)
    {
      Lanes bits, free_next, free_second;
      Prefixes children;
      LaneSet set;

      if (next < n_prefixes && may_refill (busy))
        {
          LaneSet idle = busy ^ ALL_LANES;

          prefixes = refill_prefixes (&prefixes, idle, level, ids, next);
          next += (guint) __builtin_popcount (idle);
          untried = choose (find_free (&prefixes, masks.here, 0), untried, idle);
        }

      bits = untried & -untried;
      untried ^= bits;
      children = place (&prefixes, bits);
      free_next = find_free (&children, masks.next, 0);
      free_second = find_free (&children, masks.second, 1);
      set = find_set (bits) & find_set (free_next) & find_set (free_second);
      busy = find_set (untried);

      if (is_end)
        {
          finish (self, &children, free_next, free_second, set, is_listing);
          continue;
        }

      set &= find_set (find_free (&children, masks.third, 2));
      pack_prefixes (self, &children, set, below, n_below);
      n_below += (guint) __builtin_popcount (set);
      if (n_below > QS_LANES_CAPACITY - N_LANES)
        {
          (is_listing ? list_below : count_below) (self, row + 1, n_below);
          n_below = 0;
        }
    }

  if (n_below > 0)
    (is_listing ? list_below : count_below) (self, row + 1, n_below);
  if (is_end && is_listing)
    collect (self);
}

static void
count_below (QsLanes *self,
             guint    row,
             guint    n_prefixes)
{
  search (self, row, n_prefixes, FALSE);
}

static void
list_below (QsLanes *self,
            guint    row,
            guint    n_prefixes)
{
  search (self, row, n_prefixes, TRUE);
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
