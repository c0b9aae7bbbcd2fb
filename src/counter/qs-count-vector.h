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

/* How many bytes a vector has. The build says for which kind of processor it is (QS_COUNT_KIND), and how many bits words
 * have (QS_COUNT_BITS). */
#if defined(QS_COUNT_AVX512)
#define VECTOR_BYTES 64
#elif defined(QS_COUNT_AVX2)
#define VECTOR_BYTES 32
#else
#define VECTOR_BYTES 16
#endif

#define N_LANES (VECTOR_BYTES / 8)

/* The words of half boards. */
#if QS_COUNT_BITS == 32
typedef guint32 Word;
#else
typedef guint64 Word;
#endif

/* How many words are in a vector, and how many bits. */
#define N_WORDS (VECTOR_BYTES / (QS_COUNT_BITS / 8))
#define BLOCK_WORDS (8 * VECTOR_BYTES)

/* A name that no other build has. */
#define NAME(what) PASTE (what, QS_COUNT_KIND, QS_COUNT_BITS)
#define PASTE(what, kind, bits) PASTE_NOW (what, kind, bits)
#define PASTE_NOW(what, kind, bits) qs_count_##what##_##kind##_##bits

typedef guint64 Vector __attribute__ ((vector_size (VECTOR_BYTES)));
typedef Word Words __attribute__ ((vector_size (VECTOR_BYTES)));
typedef Word LooseWords __attribute__ ((vector_size (VECTOR_BYTES), aligned (sizeof (Word)), may_alias));

/* The memory that holds vectors. */
static inline void *
align (const void *words)
{
  return __builtin_assume_aligned (words, sizeof (Vector));
}

static inline Words
load (const Word *from)
{
  return *(const LooseWords *) from;
}

static inline void
store (Word *to,
       Words words)
{
  *(LooseWords *) to = words;
}

static inline Words
fill (Word word)
{
  Words zero = { 0 };

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

/* Adds 1 to the words where the two have no bit in common. */
static inline Words
add_disjoint (Words sums,
              Words a,
              Words b)
{
  return sums - (Words) ((a & b) == 0);
}

/* The bits that at least two of the three have. */
static inline Vector
find_majority (Vector a,
               Vector b,
               Vector c)
{
#ifdef QS_COUNT_AVX512
  return (Vector) _mm512_ternarylogic_epi64 ((__m512i) a, (__m512i) b, (__m512i) c, 0xe8);
#else
  return (a & b) | ((a ^ b) & c);
#endif
}

static inline gboolean
is_empty (Vector vector)
{
#if defined(QS_COUNT_AVX512)
  return _mm512_test_epi64_mask ((__m512i) vector, (__m512i) vector) == 0;
#elif defined(QS_COUNT_AVX2)
  return _mm256_testz_si256 ((__m256i) vector, (__m256i) vector);
#else
  return (vector[0] | vector[1]) == 0;
#endif
}

/* Writes the words that are 0 in @common, packed, and then others, N_WORDS in all. */

#ifdef QS_COUNT_AVX512

static inline guint
pack_disjoint (Word *to,
               Words words,
               Words common)
{
#if QS_COUNT_BITS == 32
  guint set = _mm512_testn_epi32_mask ((__m512i) common, (__m512i) common);

  store (to, (Words) _mm512_maskz_compress_epi32 ((__mmask16) set, (__m512i) words));
#else
  guint set = _mm512_testn_epi64_mask ((__m512i) common, (__m512i) common);

  store (to, (Words) _mm512_maskz_compress_epi64 ((__mmask8) set, (__m512i) words));
#endif

  return (guint) __builtin_popcount (set);
}

#else

#if defined(QS_COUNT_AVX2) && QS_COUNT_BITS == 64

/* For each set of lanes the order that brings these to the front. A lane is two numbers here. */
#define LANE(i) 2 * (i), 2 * (i) + 1
#define ORDER(a, b, c, d) { LANE (a), LANE (b), LANE (c), LANE (d) }
typedef guint32 Order[8];

#elif defined(QS_COUNT_AVX2) || defined(QS_COUNT_V2)

/* For each set of four words of 32 bits the order that brings these to the front. A word is four bytes here. */
#define LANE(i) 4 * (i), 4 * (i) + 1, 4 * (i) + 2, 4 * (i) + 3
#define ORDER(a, b, c, d) { LANE (a), LANE (b), LANE (c), LANE (d) }
typedef guint8 Order[16];

#endif

#ifdef ORDER

static const Order orders[16] __attribute__ ((aligned (32))) = {
  ORDER (0, 1, 2, 3), ORDER (0, 1, 2, 3), ORDER (1, 0, 2, 3), ORDER (0, 1, 2, 3),
  ORDER (2, 0, 1, 3), ORDER (0, 2, 1, 3), ORDER (1, 2, 0, 3), ORDER (0, 1, 2, 3),
  ORDER (3, 0, 1, 2), ORDER (0, 3, 1, 2), ORDER (1, 3, 0, 2), ORDER (0, 1, 3, 2),
  ORDER (2, 3, 0, 1), ORDER (0, 2, 3, 1), ORDER (1, 2, 3, 0), ORDER (0, 1, 2, 3),
};

#endif

#if defined(QS_COUNT_AVX2) && QS_COUNT_BITS == 64

static inline guint
pack_disjoint (Word *to,
               Words words,
               Words common)
{
  guint set = (guint) _mm256_movemask_pd ((__m256d) (common == 0));
  __m256i order = _mm256_load_si256 ((const __m256i *) orders[set]);

  store (to, (Words) _mm256_permutevar8x32_epi32 ((__m256i) words, order));

  return (guint) __builtin_popcount (set);
}

#elif defined(ORDER)

static inline guint
pack_half (Word   *to,
           __m128i words,
           guint   set)
{
  __m128i order = _mm_load_si128 ((const __m128i *) orders[set]);

  _mm_storeu_si128 ((__m128i *) (gpointer) to, _mm_shuffle_epi8 (words, order));

  return (guint) __builtin_popcount (set) / (QS_COUNT_BITS / 32);
}

static inline guint
pack_disjoint (Word *to,
               Words words,
               Words common)
{
#ifdef QS_COUNT_AVX2
  guint set = (guint) _mm256_movemask_ps ((__m256) (common == 0));
  guint n = pack_half (to, _mm256_castsi256_si128 ((__m256i) words), set & 15);

  return n + pack_half (to + n, _mm256_extracti128_si256 ((__m256i) words, 1), set >> 4);
#else
  return pack_half (to, (__m128i) words, (guint) _mm_movemask_ps ((__m128) (common == 0)));
#endif
}

#else

static inline guint
pack_disjoint (Word *to,
               Words words,
               Words common)
{
  guint n = 0;

  for (guint i = 0; i < N_WORDS; i++)
    {
      to[n] = words[i];
      n += common[i] == 0;
    }

  return n;
}

#endif

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

#ifdef __AVX512VPOPCNTDQ__

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
