/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts pairs of half boards, of words of 32 bits, by permutations of bytes, on processors with VBMI, GFNI and VPOPCNTDQ.
 *
 * A permutation of bytes looks up 64 bytes at once in a table of 64 bytes, all within registers. So the words of one list
 * are taken in groups of eight, those of the other in vectors of 64. The bits of a word are cut into a key and four fields
 * of six bits at most. Of a group a table is made for each field: entry v has a bit for each of the eight words that
 * has none of the bits of v there. Then one permutation finds for each of the 64 words of a vector which of the group it
 * goes with as far as this field is concerned: four permutations decide 512 pairs.
 *
 * All words of a group have the same key, so of a vector those words are left out whose keys have a bit in common with it. The
 * words of the vectors are sorted by their keys too, in Gray's order, where neighbours differ in a single bit. So
 * most vectors have few keys, and for each key it is known which vectors have a word that goes with it; only
 * these are visited.
 *
 * Any bits can be the key and the fields, as these instructions exist: take some bits out of a word, and multiply eight
 * bytes, as a matrix of bits, with eight others. */

#include "config.h"

#include "qs-count-lists.h"

#define GROUP_WORDS 8
#define VECTOR_WORDS 64
#define N_FIELDS 4
#define FIELD_BITS 6

/* How many bits a key has: more than the least only where words have more than fields and key have room for. Vectors
 * are sorted by some of them at most, the words of a group agree in all. */
#define LEAST_KEY_BITS 4
#define MOST_SORTED_BITS 6
#define MOST_KEY_BITS 8

/* How many planes of bytes words have. */
#define N_PLANES 4

/* How many groups meet a vector at once, so that it is loaded once. */
#define GROUPS_AT_ONCE 4

/* How the bits of words are cut. */
typedef struct
{
  guint n_sorted; /* the bits that vectors are sorted by */
  Word sorted;
  Word key;
  guint32 sorted_in_key;
  Vector matrices[1 + N_FIELDS][N_PLANES]; /* make the key and the fields of planes of bytes; one matrix in all lanes */
  Vector bits[3];                          /* of all fields' halves, the first, second and third bit, in each byte */
} Cut;

/* The vectors of a list: one of the words' keys, then one for each field. For each 64 of them there are numbers for all
 * values of the sorted bits, with a bit for each vector that has a word without these bits. */
typedef struct
{
  guint n;
  guint64 *alive;
  __m512i (*vectors)[1 + N_FIELDS];
} Vectors;

/* Sixty-four bytes that follow from their places. */
#define EIGHT(f, i) f (i), f (i + 1), f (i + 2), f (i + 3), f (i + 4), f (i + 5), f (i + 6), f (i + 7)
#define BYTES(f)                                                                                                    \
  {                                                                                                                 \
    EIGHT (f, 0), EIGHT (f, 8), EIGHT (f, 16), EIGHT (f, 24), EIGHT (f, 32), EIGHT (f, 40), EIGHT (f, 48), EIGHT (f, 56) \
  }

/* Brings together the bytes in the same places of a vector's words, or of eight words. */
#define SAME_BYTE(i) (i) % N_WORDS * N_PLANES + (i) / N_WORDS
#define SAME_BYTE_OF_EIGHT(i) (i) % 8 * N_PLANES + (i) / 8

/* Where the entries of both tables of three bits are that make up the one of a field. */
#define LOW_ENTRY(i) (i) % 8
#define HIGH_ENTRY(i) 8 + (i) / 8

static const guint8 same_bytes[64] __attribute__ ((aligned (64))) = BYTES (SAME_BYTE);
static const guint8 same_bytes_of_eight[64] __attribute__ ((aligned (64))) = BYTES (SAME_BYTE_OF_EIGHT);
static const guint8 low_entries[64] __attribute__ ((aligned (64))) = BYTES (LOW_ENTRY);
static const guint8 high_entries[64] __attribute__ ((aligned (64))) = BYTES (HIGH_ENTRY);

/* Takes the bits with the most or the fewest clashes that no other one has taken. */
static Word
take_bits (const guint *clashes,
           guint        n_bits,
           guint        n,
           gboolean     takes_most,
           Word        *taken)
{
  Word bits = 0;

  for (; n > 0; n--)
    {
      guint best = n_bits;

      for (guint i = 0; i < n_bits; i++)
        {
          if ((*taken >> i & 1) == 0 && (best == n_bits || (clashes[i] > clashes[best]) == takes_most))
            best = i;
        }
      bits |= (Word) 1 << best;
      *taken |= (Word) 1 << best;
    }

  return bits;
}

/* A bit of a word, from its planes of bytes, as bit @to of the product. */
#define MATRIX_BIT(from, to) G_GUINT64_CONSTANT (1) << ((from) % 8 + 8 * (7 - (to)))

static void
add_field (Cut         *cut,
           guint        field,
           const guint *bits,
           guint        n)
{
  for (guint i = 0; i < FIELD_BITS; i++)
    {
      guint bit = i < n ? bits[i] : QS_COUNT_BITS; /* that one is in no word */

      if (i < n)
        cut->matrices[1 + field][bit / 8] |= MATRIX_BIT (bit, i);
      cut->bits[i % 3][field * 2 + i / 3] = bit * (G_MAXUINT64 / 255);
    }
}

/* The key has those bits that rule out most pairs; where it has more than vectors are sorted by, those that rule out fewest,
 * so that most words have none of these, and groups are full. */
static void
init_cut (Cut           *cut,
          const QsPairs *pairs)
{
  guint n_bits = pairs->fields.n_bits, n_key = MAX (n_bits, LEAST_KEY_BITS + N_FIELDS * FIELD_BITS) - N_FIELDS * FIELD_BITS;
  guint clashes[QS_COUNT_BITS], others[QS_COUNT_BITS], n_in_key = 0, n_others = 0, first = 0;
  Word taken = 0;

  find_clashes (pairs, n_bits, clashes);
  *cut = (Cut){ .n_sorted = MIN (n_key, MOST_SORTED_BITS) };
  cut->sorted = take_bits (clashes, n_bits, cut->n_sorted, TRUE, &taken);
  cut->key = cut->sorted | take_bits (clashes, n_bits, n_key - cut->n_sorted, FALSE, &taken);
  cut->sorted_in_key = get_key (cut->sorted, cut->key);

  for (guint i = 0; i < n_bits; i++)
    {
      if (cut->key >> i & 1)
        cut->matrices[0][i / 8] |= MATRIX_BIT (i, n_in_key++);
      else
        others[n_others++] = i;
    }
  for (guint field = 0; field < N_FIELDS; field++)
    {
      guint n = (n_others + field) / N_FIELDS;

      add_field (cut, field, others + first, n);
      first += n;
    }
}

/* Brings together the bytes in the same places of 64 words. Their order is of no account. */
static inline void
make_planes_of_bytes (const Word *words,
                      __m512i    *planes)
{
  __m512i v[N_PLANES], low[2], high[2];

  for (guint i = 0; i < N_PLANES; i++)
    v[i] = _mm512_permutexvar_epi8 (*(const __m512i *) same_bytes, _mm512_loadu_si512 (words + i * N_WORDS));

  /* Each has a quarter of each plane. */
  for (guint i = 0; i < 2; i++)
    {
      low[i] = _mm512_shuffle_i64x2 (v[2 * i], v[2 * i + 1], 0x44);
      high[i] = _mm512_shuffle_i64x2 (v[2 * i], v[2 * i + 1], 0xee);
    }
  planes[0] = _mm512_shuffle_i64x2 (low[0], low[1], 0x88);
  planes[1] = _mm512_shuffle_i64x2 (low[0], low[1], 0xdd);
  planes[2] = _mm512_shuffle_i64x2 (high[0], high[1], 0x88);
  planes[3] = _mm512_shuffle_i64x2 (high[0], high[1], 0xdd);
}

/* The matrices are whole vectors, because clang before 20 reads from a wrong place where it is told to multiply by a matrix
 * that one number in memory stands for (LLVM's pull request 120340). */
static inline __m512i
apply (const Vector  *matrices,
       const __m512i *planes)
{
  __m512i product = _mm512_setzero_si512 ();

#pragma GCC unroll 4
  for (guint i = 0; i < N_PLANES; i++)
    product = _mm512_xor_si512 (product, _mm512_gf2p8affine_epi64_epi8 (planes[i], (__m512i) matrices[i], 0));

  return product;
}

/* Finds which vectors have which keys, and passes it on from each key to those with which it has nothing in common. */
static void
mark_alive (guint64 *alive,
            guint    n_sorted,
            guint32  start,
            guint32  end,
            guint32  key)
{
  for (guint32 i = start / VECTOR_WORDS; i * VECTOR_WORDS < end; i++)
    alive[((gsize) i / 64 << n_sorted) + key] |= G_GUINT64_CONSTANT (1) << (i % 64);
}

static void
spread_alive (guint64 *alive,
              guint    n_sorted)
{
  for (guint32 bit = 1; bit < 1u << n_sorted; bit *= 2)
    {
      for (guint32 key = 0; key < 1u << n_sorted; key++)
        {
          if (key & bit)
            alive[key] |= alive[key ^ bit];
        }
    }
}

/* Makes vectors of a list; the last one is filled up with words that have all bits, and so go with none, as each has one. */
static void
make_vectors (QsPairs          *pairs,
              const QsWordList *list,
              const Cut        *cut,
              Vectors          *self)
{
  const Word *words = (const Word *) list->words;
  guint32 places[PARTS_AT_ONCE << MOST_SORTED_BITS], n_keys = 1u << cut->n_sorted, start = 0;
  gsize n = (list->n + VECTOR_WORDS - 1) / VECTOR_WORDS, n_alive = (n + 63) / 64 * MAX (n_keys, N_LANES);
  Word *sorted;

  pairs->sorted.n = pairs->tables.n = 0;
  qs_word_list_reserve (&pairs->sorted, list->n);
  qs_word_list_reserve (&pairs->tables, n_alive + n * (1 + N_FIELDS) * N_LANES);
  sorted = (Word *) pairs->sorted.words;
  self->n = (guint) n;
  self->alive = memset (pairs->tables.words, 0, n_alive * sizeof (guint64));
  self->vectors = (gpointer) (pairs->tables.words + n_alive);

  count_keys (words, list->n, cut->sorted, places);
  for (guint32 rank = 0; rank < n_keys; rank++)
    {
      guint32 key = rank ^ rank >> 1, end = find_places (places, key, start);

      if (end > start)
        mark_alive (self->alive, cut->n_sorted, start, end, key);
      start = end;
    }
  for (guint i = 0; i < self->n; i += 64)
    spread_alive (self->alive + ((gsize) i / 64 << cut->n_sorted), cut->n_sorted);

  put_by_key (words, list->n, cut->sorted, places, sorted);
  memset (sorted + list->n, 0xff, VECTOR_WORDS * sizeof *sorted);
  for (guint i = 0; i < self->n; i++)
    {
      __m512i planes[N_PLANES];

      make_planes_of_bytes (sorted + (gsize) i * VECTOR_WORDS, planes);
      for (guint field = 0; field <= N_FIELDS; field++)
        self->vectors[i][field] = apply (cut->matrices[field], planes);
    }
}

/* Makes the tables of a group; its first @n words count. Its planes have a byte for each bit. From these come all entries of
 * two tables for each field, which of the words have none of three bits, and from these those of one table. */
static inline void
make_tables (const Cut  *cut,
             const Word *words,
             gsize       n,
             __m512i    *tables)
{
  __m512i bytes = _mm512_maskz_permutexvar_epi8 (G_MAXUINT32, *(const __m512i *) same_bytes_of_eight, _mm512_loadu_si512 (words));
  __m512i planes = _mm512_gf2p8affine_epi64_epi8 (_mm512_set1_epi64 ((long long) 0x8040201008040201), bytes, 0);
  __m512i first = _mm512_maskz_permutexvar_epi8 (0xaaaaaaaaaaaaaaaa, (__m512i) cut->bits[0], planes);
  __m512i second = _mm512_maskz_permutexvar_epi8 (0xcccccccccccccccc, (__m512i) cut->bits[1], planes);
  __m512i third = _mm512_maskz_permutexvar_epi8 (0xf0f0f0f0f0f0f0f0, (__m512i) cut->bits[2], planes);
  __m512i entries = _mm512_ternarylogic_epi64 (first, second, third, 0x01);

#pragma GCC unroll 4
  for (guint i = 0; i < N_FIELDS; i++)
    {
      __m512i skipped = _mm512_set1_epi8 ((char) (i * 16));
      __m512i low = _mm512_add_epi8 (*(const __m512i *) low_entries, skipped);
      __m512i high = _mm512_add_epi8 (*(const __m512i *) high_entries, skipped);

      tables[i] = _mm512_and_si512 (_mm512_permutexvar_epi8 (low, entries), _mm512_permutexvar_epi8 (high, entries));
    }

  /* The first word has the highest bit. */
  if (n < GROUP_WORDS)
    tables[0] = _mm512_and_si512 (tables[0], _mm512_set1_epi8 ((char) (0xff << (GROUP_WORDS - n))));
}

/* Counts the pairs of all vectors and of some words with the same key, in so many groups. */
static inline __attribute__ ((always_inline)) __m512i
meet (const Cut     *cut,
      const Vectors *vectors,
      guint32        key,
      const Word    *words,
      gsize          n_words,
      guint          n_groups)
{
  guint32 others = _pext_u32 (~key, cut->sorted_in_key);
  __m512i keys = _mm512_set1_epi8 ((char) key), sums[GROUPS_AT_ONCE] = { { 0 } };
  __m512i tables[GROUPS_AT_ONCE][N_FIELDS];

#pragma GCC unroll 4
  for (guint i = 0; i < n_groups; i++)
    make_tables (cut, words + i * GROUP_WORDS, n_words - i * GROUP_WORDS, tables[i]);

  for (guint first = 0; first < vectors->n; first += 64)
    {
      guint64 alive = vectors->alive[((gsize) first / 64 << cut->n_sorted) + others];

      for (; alive != 0; alive &= alive - 1)
        {
          const __m512i *vector = vectors->vectors[first + (guint) __builtin_ctzll (alive)];
          __mmask64 left = _mm512_testn_epi8_mask (vector[0], keys);

#pragma GCC unroll 4
          for (guint i = 0; i < n_groups; i++)
            {
              __m512i found = _mm512_maskz_permutexvar_epi8 (left, vector[1], tables[i][0]);

#pragma GCC unroll 4
              for (guint field = 1; field < N_FIELDS; field++)
                found = _mm512_and_si512 (found, _mm512_permutexvar_epi8 (vector[1 + field], tables[i][field]));
              sums[i] = _mm512_add_epi64 (sums[i], _mm512_popcnt_epi64 (found));
            }
        }
    }

  return _mm512_add_epi64 (_mm512_add_epi64 (sums[0], sums[1]), _mm512_add_epi64 (sums[2], sums[3]));
}

/* The same, for any number of words. */
static inline __m512i
meet_all (const Cut     *cut,
          const Vectors *vectors,
          guint32        key,
          const Word    *words,
          gsize          n_words)
{
  const gsize most = GROUPS_AT_ONCE * GROUP_WORDS;
  __m512i sum = { 0 };

  for (; n_words > most; words += most, n_words -= most)
    sum = _mm512_add_epi64 (sum, meet (cut, vectors, key, words, most, GROUPS_AT_ONCE));

  if (n_words > 3 * GROUP_WORDS)
    return _mm512_add_epi64 (sum, meet (cut, vectors, key, words, n_words, 4));
  if (n_words > 2 * GROUP_WORDS)
    return _mm512_add_epi64 (sum, meet (cut, vectors, key, words, n_words, 3));
  if (n_words > GROUP_WORDS)
    return _mm512_add_epi64 (sum, meet (cut, vectors, key, words, n_words, 2));

  return _mm512_add_epi64 (sum, meet (cut, vectors, key, words, n_words, 1));
}

/* Counts the pairs of a list with all vectors; FALSE when stopped. */
static gboolean
count_groups (QsPairs          *pairs,
              const QsWordList *list,
              const Cut        *cut,
              const Vectors    *vectors,
              guint64          *n_pairs)
{
  const Word *words = (const Word *) list->words, *sorted = (const Word *) pairs->sorted.words;
  guint32 places[PARTS_AT_ONCE << MOST_KEY_BITS], n_keys = 1u << __builtin_popcount (cut->key), start = 0;
  __m512i sum = { 0 };

  count_keys (words, list->n, cut->key, places);
  for (guint32 key = 0; key < n_keys; key++)
    start = find_places (places, key, start);
  put_by_key (words, list->n, cut->key, places, (Word *) pairs->sorted.words);

  start = 0;
  for (guint32 key = 0; key < n_keys; key++)
    {
      guint32 end = get_end (places, key);

      if (end > start)
        sum = _mm512_add_epi64 (sum, meet_all (cut, vectors, key, sorted + start, end - start));
      start = end;
      if (key % 64 == 0 && is_stopped (pairs))
        return FALSE;
    }

  *n_pairs = add_lanes ((Vector) sum);
  return TRUE;
}

gboolean
NAME (pairs) (QsPairs *pairs,
              guint64 *n_pairs)
{
  gboolean is_top_shorter = pairs->top.n < pairs->bottom.n;
  const QsWordList *shorter = is_top_shorter ? &pairs->top : &pairs->bottom;
  const QsWordList *longer = is_top_shorter ? &pairs->bottom : &pairs->top;
  Vectors vectors;
  Cut cut;

  *n_pairs = 0;
  /* The lower half board is upside down: that exchanges both directions of diagonals. */
  rotate (&pairs->bottom, pairs->fields.width, 2 * pairs->fields.width);
  if (is_short (pairs))
    {
      *n_pairs = count_directly (pairs);
      return TRUE;
    }

  init_cut (&cut, pairs);
  make_vectors (pairs, longer, &cut, &vectors);

  return !is_stopped (pairs) && count_groups (pairs, shorter, &cut, &vectors, n_pairs);
}
