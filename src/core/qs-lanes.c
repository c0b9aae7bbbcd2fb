/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The vector tree search. Compiled once for each kind of processor.
 *
 * A lane is a prefix. All lanes of a vector place a queen at once, each on its lowest
 * free square, until none has any left; what comes of it is written to the level
 * below, packed, but for prefixes that leave one of the next two rows without a free
 * square. When that level is nearly full, the search goes down to it. So vectors stay
 * full, however different the prefixes are, and no branch depends on a single one.
 *
 * Which prefix a solution belongs to is carried along as a number, so that all
 * prefixes are counted in one go. */

#include "config.h"

#include "qs-lanes.h"

#include <string.h>

#if defined(QS_LANES_AVX512)
#define N_LANES 16
#define COUNT qs_lanes_count_avx512
#elif defined(QS_LANES_AVX2)
#define N_LANES 8
#define COUNT qs_lanes_count_avx2
#else
#define N_LANES 4
#define COUNT qs_lanes_count_portable
#endif

typedef guint32 Lanes __attribute__ ((vector_size (4 * N_LANES)));

/* A bit for each lane. */
typedef guint32 LaneSet;

#if defined(QS_LANES_AVX512)

#include <immintrin.h>

/* The lanes that are not 0. */
static inline LaneSet
find_set (const QsLanes *self,
          Lanes          lanes)
{
  return _mm512_test_epi32_mask ((__m512i) lanes, (__m512i) lanes);
}

/* How lanes of a set are brought together. */
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

#elif defined(QS_LANES_AVX2)

#include <immintrin.h>

static inline LaneSet
find_set (const QsLanes *self,
          Lanes          lanes)
{
  Lanes is_zero = (Lanes) (lanes == 0);

  return ~(guint32) _mm256_movemask_ps ((__m256) is_zero) & 0xff;
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

static inline LaneSet
find_set (const QsLanes *self,
          Lanes          lanes)
{
  LaneSet set = 0;

  for (guint lane = 0; lane < N_LANES; lane++)
    set |= (guint32) (lanes[lane] != 0) << lane;

  return set;
}

typedef LaneSet Packing;

static inline Packing
make_packing (const QsLanes *self,
              LaneSet        set)
{
  return set;
}

/* Each lane is written where the last of the set before it left off. */
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

static inline Lanes
load (const guint32 *from)
{
  return *(const Lanes *) __builtin_assume_aligned (from, sizeof (Lanes));
}

/* The masks of the row that is searched and of the two below it, in every lane. */
typedef struct
{
  Lanes here;
  Lanes below;
  Lanes after;
} Masks;

static inline Masks
load_masks (const QsLanes *self,
            guint          row)
{
  Lanes zero = { 0 };
  Masks masks = { zero, zero, zero };

  masks.here = zero + self->allowed[row];
  masks.below = zero + self->allowed[row + 1];
  if (row + 2 < self->n)
    masks.after = zero + self->allowed[row + 2];

  return masks;
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
load_prefixes (const QsLanesLevel *level,
               guint               first)
{
  return (Prefixes){
    load (level->taken + first),
    load (level->diagonals + first),
    load (level->anti_diagonals + first),
    load (level->ids + first),
  };
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

static inline Lanes
find_free (const Prefixes *prefixes,
           Lanes           allowed)
{
  return allowed & ~(prefixes->taken | prefixes->diagonals | prefixes->anti_diagonals);
}

static inline Lanes
find_free_after (const Prefixes *prefixes,
                 Lanes           allowed)
{
  return allowed & ~(prefixes->taken | prefixes->diagonals << 1 | prefixes->anti_diagonals >> 1);
}

/* Gives each prefix of a vector every queen that it may have in its next row. Returns how many
 * prefixes @below holds then. */
static inline guint
search_vector (const QsLanes      *self,
               const QsLanesLevel *level,
               guint               first,
               const Masks        *masks,
               QsLanesLevel       *below,
               guint               n_below)
{
  Prefixes prefixes = load_prefixes (level, first);
  Lanes free_squares = find_free (&prefixes, masks->here);
  LaneSet set;

  while ((set = find_set (self, free_squares)) != 0)
    {
      Lanes bits = free_squares & -free_squares;
      Prefixes children = place (&prefixes, bits);
      Packing packing;

      free_squares ^= bits;
      set &= find_set (self, find_free (&children, masks->below));
      set &= find_set (self, find_free_after (&children, masks->after));

      packing = make_packing (self, set);
      pack (below->taken + n_below, children.taken, packing);
      pack (below->diagonals + n_below, children.diagonals, packing);
      pack (below->anti_diagonals + n_below, children.anti_diagonals, packing);
      pack (below->ids + n_below, children.ids, packing);
      n_below += (guint) __builtin_popcount (set);
    }

  return n_below;
}

/* The same for the last row but one: what has a free square below it is a solution. */
static inline void
count_vector (const QsLanes      *self,
              const QsLanesLevel *level,
              guint               first,
              const Masks        *masks)
{
  Prefixes prefixes = load_prefixes (level, first);
  Lanes free_squares = find_free (&prefixes, masks->here);
  LaneSet set;

  while ((set = find_set (self, free_squares)) != 0)
    {
      Lanes bits = free_squares & -free_squares;
      Prefixes children = place (&prefixes, bits);

      free_squares ^= bits;
      for (set &= find_set (self, find_free (&children, masks->below)); set != 0; set &= set - 1)
        self->counts[level->ids[first + (guint) __builtin_ctz (set)]]++;
    }
}

/* The last vector is filled up with prefixes that have no free square. */
static inline void
fill_up (QsLanesLevel *level,
         guint         n_prefixes)
{
  memset (level->taken + n_prefixes, 0xff, N_LANES * sizeof (guint32));
}

/* Counts the solutions below the first @n_prefixes prefixes of level @row, which have a queen in
 * each row above @row; two rows at least have none. */
void
COUNT (QsLanes *self,
       guint    row,
       guint    n_prefixes)
{
  QsLanesLevel *level = &self->levels[row];
  Masks masks = load_masks (self, row);
  guint n_below = 0;

  if (self->was_stopped || (self->is_stopped != NULL && self->is_stopped (self->data)))
    {
      self->was_stopped = TRUE;
      return;
    }

  fill_up (level, n_prefixes);
  for (guint first = 0; first < n_prefixes; first += N_LANES)
    {
      if (row + 2 == self->n)
        {
          count_vector (self, level, first, &masks);
          continue;
        }

      n_below = search_vector (self, level, first, &masks, &self->levels[row + 1], n_below);
      if (n_below > QS_LANES_CAPACITY - N_LANES * self->n)
        {
          COUNT (self, row + 1, n_below);
          n_below = 0;
        }
    }

  if (n_below > 0)
    COUNT (self, row + 1, n_below);
}
