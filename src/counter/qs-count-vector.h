/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Vectors of words, for the kind of processor that is compiled for. What only intrinsics can say has a name
 * here; other processors get the same without them. */

#pragma once

#include <glib.h>

#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(QS_COUNT_NEON)
#include <arm_neon.h>
#endif

/* The number of words in a vector, and the name of the loops for this kind of processor. */
#if defined(QS_COUNT_AVX512_POPCNT)
#define N_LANES 8
#define LANES qs_count_lanes_avx512_popcnt
#elif defined(QS_COUNT_AVX512)
#define N_LANES 8
#define LANES qs_count_lanes_avx512
#elif defined(QS_COUNT_AVX2)
#define N_LANES 4
#define LANES qs_count_lanes_avx2
#elif defined(QS_COUNT_V2)
#define N_LANES 2
#define LANES qs_count_lanes_v2
#elif defined(QS_COUNT_NEON)
#define N_LANES 2
#define LANES qs_count_lanes_neon
#else
#define N_LANES 2
#define LANES qs_count_lanes_portable
#endif

/* Whether to count the bits of a vector takes a single instruction. */
#ifdef QS_COUNT_AVX512_POPCNT
#define COUNTS_ANY_VECTOR TRUE
#else
#define COUNTS_ANY_VECTOR FALSE
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

#if N_LANES == 8

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

/* The bits that at least two of the three have. */
static inline Vector
find_majority (Vector a,
               Vector b,
               Vector c)
{
  return (Vector) _mm512_ternarylogic_epi64 ((__m512i) a, (__m512i) b, (__m512i) c, 0xe8);
}

static inline gboolean
is_empty (Vector vector)
{
  return _mm512_test_epi64_mask ((__m512i) vector, (__m512i) vector) == 0;
}

#else

static inline Narrow
add_disjoint (Narrow sums,
              Narrow a,
              Narrow b)
{
  return sums - (Narrow) ((a & b) == 0);
}

static inline Vector
find_majority (Vector a,
               Vector b,
               Vector c)
{
  return (a & b) | ((a ^ b) & c);
}

#endif

#if N_LANES == 4

/* For each set of lanes the order that brings these to the front. A lane is two numbers here. */
#define LANE(i) 2 * (i), 2 * (i) + 1
#define ORDER(a, b, c, d) { LANE (a), LANE (b), LANE (c), LANE (d) }

static const guint32 orders[16][8] __attribute__ ((aligned (32))) = {
  ORDER (0, 1, 2, 3), ORDER (0, 1, 2, 3), ORDER (1, 0, 2, 3), ORDER (0, 1, 2, 3),
  ORDER (2, 0, 1, 3), ORDER (0, 2, 1, 3), ORDER (1, 2, 0, 3), ORDER (0, 1, 2, 3),
  ORDER (3, 0, 1, 2), ORDER (0, 3, 1, 2), ORDER (1, 3, 0, 2), ORDER (0, 1, 3, 2),
  ORDER (2, 3, 0, 1), ORDER (0, 2, 3, 1), ORDER (1, 2, 3, 0), ORDER (0, 1, 2, 3),
};

static inline guint
pack_disjoint (guint64 *to,
               Vector   words,
               Vector   common)
{
  guint set = (guint) _mm256_movemask_pd ((__m256d) (common == 0));
  __m256i order = _mm256_load_si256 ((const __m256i *) orders[set]);

  store (to, (Vector) _mm256_permutevar8x32_epi32 ((__m256i) words, order));

  return (guint) __builtin_popcount (set);
}

static inline gboolean
is_empty (Vector vector)
{
  return _mm256_testz_si256 ((__m256i) vector, (__m256i) vector);
}

#elif N_LANES == 2

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

static inline gboolean
is_empty (Vector vector)
{
  return (vector[0] | vector[1]) == 0;
}

#endif

/* Looking up sixteen bytes in each part of a vector by the low halves of its bytes, and adding up the bytes of
 * each lane. */
#if defined(QS_COUNT_AVX512)
#define LOOK_UP(table, halves) _mm512_shuffle_epi8 ((__m512i) (table), (__m512i) (halves))
#define ADD_BYTES(bytes) _mm512_sad_epu8 ((__m512i) (bytes), _mm512_setzero_si512 ())
#elif defined(QS_COUNT_AVX2)
#define LOOK_UP(table, halves) _mm256_shuffle_epi8 ((__m256i) (table), (__m256i) (halves))
#define ADD_BYTES(bytes) _mm256_sad_epu8 ((__m256i) (bytes), _mm256_setzero_si256 ())
#elif defined(QS_COUNT_V2)
#define LOOK_UP(table, halves) _mm_shuffle_epi8 ((__m128i) (table), (__m128i) (halves))
#define ADD_BYTES(bytes) _mm_sad_epu8 ((__m128i) (bytes), _mm_setzero_si128 ())
#endif

#define LOW_HALVES (G_MAXUINT64 / 17)

#if defined(QS_COUNT_AVX512_POPCNT)

static inline Vector
count_bits (Vector vector)
{
  return (Vector) _mm512_popcnt_epi64 ((__m512i) vector);
}

#elif defined(QS_COUNT_NEON)

static inline Vector
count_bits (Vector vector)
{
  uint16x8_t in_pairs = vpaddlq_u8 (vcntq_u8 ((uint8x16_t) vector));

  return (Vector) vpaddlq_u32 (vpaddlq_u16 (in_pairs));
}

#elif defined(LOOK_UP)

static inline Vector
count_bits (Vector vector)
{
  Vector table, bytes;

  /* How many bits a half of a byte has: first the halves below 8, then the others. */
  for (guint lane = 0; lane < N_LANES; lane++)
    table[lane] = lane % 2 == 0 ? G_GUINT64_CONSTANT (0x0302020102010100) : G_GUINT64_CONSTANT (0x0403030203020201);

  bytes = (Vector) LOOK_UP (table, vector & LOW_HALVES) + (Vector) LOOK_UP (table, vector >> 4 & LOW_HALVES);

  return (Vector) ADD_BYTES (bytes);
}

#else

/* Adds up ever longer neighbours. */
static inline Vector
count_bits (Vector vector)
{
  vector -= vector >> 1 & G_MAXUINT64 / 3;
  vector = (vector & G_MAXUINT64 / 5) + (vector >> 2 & G_MAXUINT64 / 5);
  vector = (vector + (vector >> 4)) & LOW_HALVES;
  vector += vector >> 8;
  vector += vector >> 16;

  return (vector + (vector >> 32)) & 0xff;
}

#endif
