/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Vectors of words, for the kind of processor that is compiled for. What only intrinsics can say has a name
 * here; other processors get the same without them. */

#pragma once

#include <glib.h>

/* The number of words in a vector, and the name of the loops for this kind of processor. */
#if defined(QS_COUNT_AVX512)
#define N_LANES 8
#define LANES qs_count_lanes_avx512
#elif defined(QS_COUNT_AVX2)
#define N_LANES 4
#define LANES qs_count_lanes_avx2
#elif defined(QS_COUNT_V2)
#define N_LANES 2
#define LANES qs_count_lanes_v2
#else
#define N_LANES 2
#define LANES qs_count_lanes_portable
#endif

typedef guint64 Vector __attribute__ ((vector_size (8 * N_LANES)));
typedef guint32 Narrow __attribute__ ((vector_size (8 * N_LANES)));
typedef guint64 LooseVector __attribute__ ((vector_size (8 * N_LANES), aligned (8), may_alias));

/* The memory that holds vectors. */
static inline void *
align (const void *words)
{
  return __builtin_assume_aligned (words, sizeof (Vector));
}

static inline Vector
load (const guint64 *from)
{
  return *(const LooseVector *) from;
}

static inline void
store (guint64 *to,
       Vector   vector)
{
  *(LooseVector *) to = vector;
}

static inline Vector
fill (guint64 word)
{
  Vector zero = { 0 };

  return zero + word;
}

static inline guint64
add_lanes (Vector vector)
{
  guint64 sum = 0;

  for (guint lane = 0; lane < N_LANES; lane++)
    sum += vector[lane];

  return sum;
}

#if defined(QS_COUNT_AVX512)

#include <immintrin.h>

/* Writes the lanes that are 0 in @common, packed, and then others, N_LANES in all. */
static inline guint
pack_disjoint (guint64 *to,
               Vector   words,
               Vector   common)
{
  __mmask8 set = _mm512_testn_epi64_mask ((__m512i) common, (__m512i) common);
  __m512i packed = _mm512_maskz_compress_epi64 (set, (__m512i) words);

  _mm512_storeu_si512 (to, packed);

  return (guint) __builtin_popcount (set);
}

/* Adds 1 in the lanes where the two have no bit in common. */
static inline Narrow
add_disjoint (Narrow sums,
              Narrow a,
              Narrow b)
{
  __mmask16 set = _mm512_testn_epi32_mask ((__m512i) a, (__m512i) b);

  return (Narrow) _mm512_mask_add_epi32 ((__m512i) sums, set, (__m512i) sums, _mm512_set1_epi32 (1));
}

static inline Vector
count_bits (Vector vector)
{
  return (Vector) _mm512_popcnt_epi64 ((__m512i) vector);
}

static inline gboolean
is_empty (Vector vector)
{
  return _mm512_test_epi64_mask ((__m512i) vector, (__m512i) vector) == 0;
}

#else

static inline guint
pack_disjoint (guint64 *to,
               Vector   words,
               Vector   common)
{
  guint n = 0;

  for (guint lane = 0; lane < N_LANES; lane++)
    {
      to[n] = words[lane];
      n += common[lane] == 0;
    }

  return n;
}

static inline Narrow
add_disjoint (Narrow sums,
              Narrow a,
              Narrow b)
{
  return sums - (Narrow) ((a & b) == 0);
}

static inline Vector
count_bits (Vector vector)
{
  for (guint lane = 0; lane < N_LANES; lane++)
    vector[lane] = (guint64) __builtin_popcountll (vector[lane]);

  return vector;
}

static inline gboolean
is_empty (Vector vector)
{
  guint64 all = 0;

  for (guint lane = 0; lane < N_LANES; lane++)
    all |= vector[lane];

  return all == 0;
}

#endif
