/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The vectors of the vector tree search, and what each kind of processor does with them. */

#pragma once

#include <glib.h>

#if defined(QS_LANES_AVX512)
#define N_LANES 16
#define LANES qs_lanes_avx512
#elif defined(QS_LANES_AVX2)
#define N_LANES 8
#define LANES qs_lanes_avx2
#elif defined(QS_LANES_NEON)
#define N_LANES 4
#define LANES qs_lanes_neon
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
 * make_refill: how the lanes of a set take them
 * refill: gives each of these lanes the next element of an array
 * choose: takes these lanes from one vector and the rest from another
 *
 * Where refilling single lanes costs too much, all lanes are refilled when all
 * are idle. */

#if !defined(QS_LANES_AVX2) && !defined(QS_LANES_NEON)

/* The set itself says how. */
typedef LaneSet Packing;

static inline Packing
make_packing (const guint64 *packings,
              LaneSet        set)
{
  return set;
}

typedef LaneSet Refill;

static inline Refill
make_refill (const guint64 *unpackings,
             LaneSet        set)
{
  return set;
}

#endif

#if defined(QS_LANES_AVX512)

#include <immintrin.h>

static inline LaneSet
find_set (Lanes lanes)
{
  return _mm512_test_epi32_mask ((__m512i) lanes, (__m512i) lanes);
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
        Refill         how,
        const guint32 *from)
{
  return (Lanes) _mm512_mask_expand_epi32 ((__m512i) lanes, (__mmask16) how, _mm512_loadu_si512 (from));
}

static inline Lanes
choose (Lanes  lanes,
        Lanes  rest,
        Refill how)
{
  return (Lanes) _mm512_mask_mov_epi32 ((__m512i) rest, (__mmask16) how, (__m512i) lanes);
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
make_packing (const guint64 *packings,
              LaneSet        set)
{
  return _mm256_cvtepu8_epi32 (_mm_cvtsi64_si128 ((gint64) packings[set]));
}

static inline void
pack (guint32 *to,
      Lanes    lanes,
      Packing  packing)
{
  _mm256_storeu_si256 ((__m256i_u *) to, _mm256_permutevar8x32_epi32 ((__m256i) lanes, packing));
}

static inline gboolean
may_refill (LaneSet busy)
{
  return TRUE;
}

/* The number of the element for each lane of the set; the others are negative. */
typedef __m256i Refill;

static inline Refill
make_refill (const guint64 *unpackings,
             LaneSet        set)
{
  return _mm256_cvtepi8_epi32 (_mm_cvtsi64_si128 ((gint64) unpackings[set]));
}

static inline Lanes
choose (Lanes  lanes,
        Lanes  rest,
        Refill how)
{
  return (Lanes) _mm256_blendv_ps ((__m256) lanes, (__m256) rest, (__m256) how);
}

static inline Lanes
refill (Lanes          lanes,
        Refill         how,
        const guint32 *from)
{
  __m256i next = _mm256_loadu_si256 ((const __m256i_u *) from);

  return choose ((Lanes) _mm256_permutevar8x32_epi32 (next, how), lanes, how);
}

#elif defined(QS_LANES_NEON)

#include <arm_neon.h>

static inline LaneSet
find_set (Lanes lanes)
{
  Lanes bits = { 1, 2, 4, 8 };

  return vaddvq_u32 ((uint32x4_t) ((Lanes) (lanes != 0) & bits));
}

/* Which byte goes to each place; beyond the last one where none does. */
typedef uint8x16_t Packing;

/* The bytes of the first four of @numbers' lanes; a lane of −128 stays beyond the last byte. */
static inline uint8x16_t
find_bytes (guint64 numbers)
{
  const uint8x16_t lane_of_byte = { 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3 };
  const uint8x16_t byte_in_lane = { 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3 };
  uint8x16_t lanes = vqtbl1q_u8 ((uint8x16_t) vdupq_n_u64 (numbers), lane_of_byte);

  return vqshlq_n_u8 (lanes, 2) | byte_in_lane;
}

static inline Packing
make_packing (const guint64 *packings,
              LaneSet        set)
{
  return find_bytes (packings[set]);
}

static inline void
pack (guint32 *to,
      Lanes    lanes,
      Packing  packing)
{
  vst1q_u32 (to, (uint32x4_t) vqtbl1q_u8 ((uint8x16_t) lanes, packing));
}

static inline gboolean
may_refill (LaneSet busy)
{
  return TRUE;
}

typedef uint8x16_t Refill;

static inline Refill
make_refill (const guint64 *unpackings,
             LaneSet        set)
{
  return find_bytes (unpackings[set]);
}

static inline Lanes
refill (Lanes          lanes,
        Refill         how,
        const guint32 *from)
{
  return (Lanes) vqtbx1q_u8 ((uint8x16_t) lanes, (uint8x16_t) vld1q_u32 (from), how);
}

static inline Lanes
choose (Lanes  lanes,
        Lanes  rest,
        Refill how)
{
  return (Lanes) vbslq_u8 (how < sizeof (Lanes), (uint8x16_t) lanes, (uint8x16_t) rest);
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

static inline gboolean
may_refill (LaneSet busy)
{
  return busy == 0;
}

static inline Lanes
refill (Lanes          lanes,
        Refill         how,
        const guint32 *from)
{
  return *(const Lanes *) __builtin_assume_aligned (from, sizeof (Lanes));
}

static inline Lanes
choose (Lanes  lanes,
        Lanes  rest,
        Refill how)
{
  return lanes;
}

#endif
