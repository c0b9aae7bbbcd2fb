/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts pairs of half boards by permutations of bytes, on processors with VBMI, GFNI and VPOPCNTDQ. Compiled for each size of
 * words.
 *
 * A permutation of bytes looks up 64 bytes at once in a table of 64 bytes, all within registers. So the words of one list
 * are taken in groups of eight, those of the other in vectors of 64. The bits of a word are cut into a key and some fields
 * of six bits at most. Of a group a table is made for each field: entry v has a bit for each of the eight words that
 * has none of the bits of v there. Then one permutation finds for each of the 64 words of a vector which of the group it
 * goes with as far as this field is concerned: four or five permutations decide 512 pairs.
 *
 * All words of a group have the same key, so of a vector those words are left out whose keys have a bit in common with it. The
 * words of the vectors are sorted by their keys too, in Gray's order, where neighbours differ in a single bit. So
 * most vectors have few keys, and for each key it is known which vectors have a word that goes with it; only
 * these are visited. Long lists are cut into chunks by some high bits of the key: the vectors of a chunk are
 * made when they are needed, stay in the cache, and whole ranges of groups have nothing to do with them.
 *
 * Any bits can be the key and the fields, as these instructions exist: take some bits out of a word, and multiply eight
 * bytes, as a matrix of bits, with eight others. */

#include "qs-count-lists.h"

#define GROUP_WORDS 8
#define VECTOR_WORDS 64
#define FIELD_BITS 6

/* How many planes of bytes words have, how many fields, and how many bytes the part of a key takes that is compared. Where not
 * all of the key is, a bit of its own marks words that only fill a vector up. */
#define N_PLANES (QS_COUNT_BITS / 8)
#if QS_COUNT_BITS == 32
#define N_FIELDS 4
#define N_KEY_BYTES 1
#define FILLER 0
#else
#define N_FIELDS 5
#define N_KEY_BYTES 2
#define FILLER (G_GUINT64_CONSTANT (1) << 63)
#endif

/* How many vectors have all entries of small tables, those of four fields each. */
#define N_ENTRIES ((N_FIELDS + 3) / 4)

/* By how many bits of the key lists are sorted at least, and at most for speed. So many of these are its low ones, by which a
 * chunk's vectors are. */
#define LEAST_SORTED_BITS 4
#define MOST_SORTED_BITS 16
#define MOST_LOW_BITS 8

/* On a board of 32 a key has 30 bits, of which 15 are compared. */
#define MOST_CHUNKS (1 << 15)

/* How many groups meet a vector at once, so that it is loaded once. */
#define GROUPS_AT_ONCE 4

/* How the bits of words are cut. */
typedef struct
{
  guint n_low;
  Word high;
  Word low;
  Word compared;
  Vector matrices[N_KEY_BYTES + N_FIELDS][N_PLANES]; /* make the key and the fields of planes of bytes; one matrix in all lanes */
  Vector bits[N_ENTRIES][3];                         /* of four fields' halves, the first, second and third bit, in each byte */
} Cut;

/* The vectors of a chunk: those of the words' keys, then one for each field. For each 64 of them there are numbers for all
 * values of the low bits, with a bit for each vector that has a word without these bits. */
typedef struct
{
  guint n;
  guint64 *alive;
  __m512i (*vectors)[N_KEY_BYTES + N_FIELDS];
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

/* Takes the bits with the fewest clashes that are not taken. */
static Word
take_bits (const guint *clashes,
           guint        n_bits,
           guint        n,
           Word         taken)
{
  Word bits = 0;

  for (; n > 0; n--)
    {
      guint best = n_bits;

      for (guint i = 0; i < n_bits; i++)
        {
          if (((taken | bits) >> i & 1) == 0 && (best == n_bits || clashes[i] < clashes[best]))
            best = i;
        }
      bits |= (Word) 1 << best;
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
      guint bit = i < n ? bits[i] : MIN (QS_COUNT_BITS, 63); /* that one is in no word */

      if (i < n)
        cut->matrices[N_KEY_BYTES + field][bit / 8] |= MATRIX_BIT (bit, i);
      cut->bits[field / 4][i % 3][field % 4 * 2 + i / 3] = bit * (G_MAXUINT64 / 255);
    }
}

/* Lists are sorted by those neighbouring bits that rule out most pairs, the more the longer they are. Where the key must have
 * more bits, it has those that rule out fewest, so that most words have none of these, and groups are full. */
static void
init_cut (Cut           *cut,
          const QsPairs *pairs)
{
  guint n_bits = pairs->fields.n_bits, n_ring = 2 * pairs->fields.width;
  guint n_sorted = CLAMP (n_bits * 3 / 4, 18 + LEAST_SORTED_BITS, 18 + MOST_SORTED_BITS) - 18;
  guint n_key = MAX (n_bits, n_sorted + N_FIELDS * FIELD_BITS) - N_FIELDS * FIELD_BITS;
  guint clashes[QS_COUNT_BITS], others[QS_COUNT_BITS], n_compared = 0, n_others = 0, first;

  /* So many more bits fit into the bytes that are compared. */
  n_sorted = MAX (n_sorted, n_key - MIN (n_key, MOST_LOW_BITS - 1));
  find_clashes (pairs, n_bits, clashes);
  *cut = (Cut){ .n_low = MIN (n_sorted, MOST_LOW_BITS) };
  first = qs_fields_find_key (clashes, n_ring, n_sorted);
  for (guint i = 0; i < n_sorted; i++)
    *(i < cut->n_low ? &cut->low : &cut->high) |= (Word) 1 << (first + i) % n_ring;
  cut->compared = cut->low | take_bits (clashes, n_bits, n_key - n_sorted, cut->low | cut->high) | FILLER;

  for (guint i = 0; i < QS_COUNT_BITS; i++)
    {
      if (cut->compared >> i & 1)
        {
          cut->matrices[n_compared / 8][i / 8] |= MATRIX_BIT (i, n_compared % 8);
          n_compared++;
        }
      else if (i < n_bits && (cut->high >> i & 1) == 0)
        others[n_others++] = i;
    }
  first = 0;
  for (guint field = 0; field < N_FIELDS; field++)
    {
      guint n = (n_others + field) / N_FIELDS;

      add_field (cut, field, others + first, n);
      first += n;
    }
}

/* Brings together the bytes in the same places of 64 words. Their order is of no account. (First each vector has a part of
 * each plane; they are a matrix of such parts, which is mirrored in its diagonal.) */
static inline void
make_planes_of_bytes (const Word *words,
                      __m512i    *planes)
{
  for (guint i = 0; i < N_PLANES; i++)
    planes[i] = _mm512_permutexvar_epi8 (*(const __m512i *) same_bytes, _mm512_loadu_si512 (words + i * N_WORDS));

#pragma GCC unroll 3
  for (guint side = N_PLANES / 2; side > 0; side /= 2)
    {
      Vector low, high;

#pragma GCC unroll 8
      for (guint lane = 0; lane < N_LANES; lane++)
        {
          guint lanes = side * N_LANES / N_PLANES;

          low[lane] = lane & lanes ? N_LANES + lane - lanes : lane;
          high[lane] = low[lane] + lanes;
        }
#pragma GCC unroll 8
      for (guint i = 0; i < N_PLANES; i++)
        {
          __m512i a = planes[i];

          if (i & side)
            continue;
          planes[i] = _mm512_permutex2var_epi64 (a, (__m512i) low, planes[i + side]);
          planes[i + side] = _mm512_permutex2var_epi64 (a, (__m512i) high, planes[i + side]);
        }
    }
}

/* The matrices are whole vectors, because clang before 20 reads from a wrong place where it is told to multiply by a matrix
 * that one number in memory stands for (LLVM's pull request 120340). */
static inline __m512i
apply (const Vector  *matrices,
       const __m512i *planes)
{
  __m512i product = _mm512_setzero_si512 ();

#pragma GCC unroll 8
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

/* Makes vectors of some words; the last one is filled up with words that have all bits, and so go with none. */
static void
make_vectors (QsPairs    *pairs,
              const Word *words,
              gsize       n_words,
              const Cut  *cut,
              Vectors    *self)
{
  guint32 places[PARTS_AT_ONCE << MOST_LOW_BITS], n_keys = 1u << cut->n_low, start = 0;
  gsize n = (n_words + VECTOR_WORDS - 1) / VECTOR_WORDS, n_alive = (n + 63) / 64 * MAX (n_keys, N_LANES);
  Word *sorted;

  pairs->sorted.n = pairs->tables.n = 0;
  qs_word_list_reserve (&pairs->sorted, n_words);
  qs_word_list_reserve (&pairs->tables, n_alive + n * (N_KEY_BYTES + N_FIELDS) * N_LANES);
  sorted = (Word *) pairs->sorted.words;
  self->n = (guint) n;
  self->alive = memset (pairs->tables.words, 0, n_alive * sizeof (guint64));
  self->vectors = (gpointer) (pairs->tables.words + n_alive);

  count_keys (words, n_words, cut->low, places);
  for (guint32 rank = 0; rank < n_keys; rank++)
    {
      guint32 key = rank ^ rank >> 1, end = find_places (places, key, start);

      if (end > start)
        mark_alive (self->alive, cut->n_low, start, end, key);
      start = end;
    }
  for (guint i = 0; i < self->n; i += 64)
    spread_alive (self->alive + ((gsize) i / 64 << cut->n_low), cut->n_low);

  put_by_key (words, n_words, cut->low, places, sorted);
  memset (sorted + n_words, 0xff, VECTOR_WORDS * sizeof *sorted);
  for (guint i = 0; i < self->n; i++)
    {
      __m512i planes[N_PLANES];

      make_planes_of_bytes (sorted + (gsize) i * VECTOR_WORDS, planes);
      for (guint part = 0; part < N_KEY_BYTES + N_FIELDS; part++)
        self->vectors[i][part] = apply (cut->matrices[part], planes);
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
  __m512i bytes = _mm512_maskz_permutexvar_epi8 (G_MAXUINT64 >> (64 - QS_COUNT_BITS), *(const __m512i *) same_bytes_of_eight,
                                                 _mm512_loadu_si512 (words));
  __m512i planes = _mm512_gf2p8affine_epi64_epi8 (_mm512_set1_epi64 ((long long) 0x8040201008040201), bytes, 0);
  __m512i entries[N_ENTRIES];

#pragma GCC unroll 2
  for (guint i = 0; i < N_ENTRIES; i++)
    {
      __m512i first = _mm512_maskz_permutexvar_epi8 (0xaaaaaaaaaaaaaaaa, (__m512i) cut->bits[i][0], planes);
      __m512i second = _mm512_maskz_permutexvar_epi8 (0xcccccccccccccccc, (__m512i) cut->bits[i][1], planes);
      __m512i third = _mm512_maskz_permutexvar_epi8 (0xf0f0f0f0f0f0f0f0, (__m512i) cut->bits[i][2], planes);

      entries[i] = _mm512_ternarylogic_epi64 (first, second, third, 0x01);
    }

#pragma GCC unroll 5
  for (guint i = 0; i < N_FIELDS; i++)
    {
      __m512i skipped = _mm512_set1_epi8 ((char) (i % 4 * 16));
      __m512i low = _mm512_add_epi8 (*(const __m512i *) low_entries, skipped);
      __m512i high = _mm512_add_epi8 (*(const __m512i *) high_entries, skipped);

      tables[i] = _mm512_and_si512 (_mm512_permutexvar_epi8 (low, entries[i / 4]), _mm512_permutexvar_epi8 (high, entries[i / 4]));
    }

  /* The first word has the highest bit. */
  if (n < GROUP_WORDS)
    tables[0] = _mm512_and_si512 (tables[0], _mm512_set1_epi8 ((char) (0xff << (GROUP_WORDS - n))));
}

/* Counts the pairs of all vectors and of some words with the same key, in so many groups. */
static inline __attribute__ ((always_inline)) __m512i
meet (const Cut     *cut,
      const Vectors *vectors,
      const Word    *words,
      gsize          n_words,
      guint          n_groups)
{
  const guint64 *alive_here = vectors->alive + get_key (~*words, cut->low);
  guint32 key = get_key (*words | FILLER, cut->compared);
  __m512i keys[N_KEY_BYTES], tables[GROUPS_AT_ONCE][N_FIELDS], sums[GROUPS_AT_ONCE] = { { 0 } };

#pragma GCC unroll 2
  for (guint i = 0; i < N_KEY_BYTES; i++)
    keys[i] = _mm512_set1_epi8 ((char) (key >> (8 * i)));
#pragma GCC unroll 4
  for (guint i = 0; i < n_groups; i++)
    make_tables (cut, words + i * GROUP_WORDS, n_words - i * GROUP_WORDS, tables[i]);

  for (guint first = 0; first < vectors->n; first += 64, alive_here += 1u << cut->n_low)
    {
      guint64 alive = *alive_here;

      for (; alive != 0; alive &= alive - 1)
        {
          const __m512i *vector = vectors->vectors[first + (guint) __builtin_ctzll (alive)];
          __mmask64 left = _mm512_testn_epi8_mask (*vector++, keys[0]);

#pragma GCC unroll 2
          for (guint i = 1; i < N_KEY_BYTES; i++)
            left = _mm512_mask_testn_epi8_mask (left, *vector++, keys[i]);
#pragma GCC unroll 4
          for (guint i = 0; i < n_groups; i++)
            {
              __m512i found = _mm512_maskz_permutexvar_epi8 (left, vector[0], tables[i][0]);

#pragma GCC unroll 4
              for (guint field = 1; field < N_FIELDS; field++)
                found = _mm512_and_si512 (found, _mm512_permutexvar_epi8 (vector[field], tables[i][field]));
              sums[i] = _mm512_add_epi64 (sums[i], _mm512_popcnt_epi64 (found));
            }
        }
    }

  return _mm512_add_epi64 (_mm512_add_epi64 (sums[0], sums[1]), _mm512_add_epi64 (sums[2], sums[3]));
}

/* How many words, as many as there can be in groups at once, begin with the same key. */
static inline guint
count_same (const Word *words,
            Word        key)
{
  guint64 differing = G_GUINT64_CONSTANT (1) << (GROUPS_AT_ONCE * GROUP_WORDS);

#pragma GCC unroll 4
  for (guint i = 0; i < GROUPS_AT_ONCE * GROUP_WORDS; i += N_WORDS)
    {
      __m512i difference = (__m512i) ((load (words + i) ^ fill (*words)) & fill (key));

#if QS_COUNT_BITS == 32
      differing |= (guint64) _mm512_test_epi32_mask (difference, difference) << i;
#else
      differing |= (guint64) _mm512_test_epi64_mask (difference, difference) << i;
#endif
    }

  return (guint) __builtin_ctzll (differing);
}

/* Counts the pairs of some words, sorted by their keys, with all vectors. */
static __m512i
meet_all (const Cut     *cut,
          const Vectors *vectors,
          const Word    *words,
          const Word    *end)
{
  __m512i sum = { 0 };
  guint n;

  for (; words < end; words += n)
    {
      n = (guint) MIN (count_same (words, cut->compared), end - words);

      if (n > 3 * GROUP_WORDS)
        sum = _mm512_add_epi64 (sum, meet (cut, vectors, words, n, 4));
      else if (n > 2 * GROUP_WORDS)
        sum = _mm512_add_epi64 (sum, meet (cut, vectors, words, n, 3));
      else if (n > GROUP_WORDS)
        sum = _mm512_add_epi64 (sum, meet (cut, vectors, words, n, 2));
      else
        sum = _mm512_add_epi64 (sum, meet (cut, vectors, words, n, 1));
    }

  return sum;
}

/* Sorts a list by the high bits of keys, and finds where the words of each value end. */
static void
find_ends (QsPairs    *pairs,
           QsWordList *list,
           const Cut  *cut,
           guint32    *ends)
{
  *ends = (guint32) list->n;
  if (cut->high == 0)
    return;

  sort (pairs, list, cut->high);
  for (guint32 high = 0; high <= get_key (cut->high, cut->high); high++)
    ends[high] = get_end ((const guint32 *) pairs->buckets.words, high);
}

gboolean
NAME (pairs) (QsPairs *pairs,
              guint64 *n_pairs)
{
  gboolean is_top_shorter = pairs->top.n < pairs->bottom.n;
  QsWordList *shorter = is_top_shorter ? &pairs->top : &pairs->bottom;
  QsWordList *longer = is_top_shorter ? &pairs->bottom : &pairs->top;
  guint32 shorter_ends[MOST_CHUNKS], longer_ends[MOST_CHUNKS], last, start = 0;
  __m512i sum = { 0 };
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
  sort (pairs, shorter, cut.compared);
  find_ends (pairs, shorter, &cut, shorter_ends);
  find_ends (pairs, longer, &cut, longer_ends);
  last = get_key (cut.high, cut.high);
  for (guint32 chunk = 0; chunk <= last; start = longer_ends[chunk++])
    {
      const Word *words = (const Word *) shorter->words;
      guint32 others = last ^ chunk, high = 0;

      if (longer_ends[chunk] == start)
        continue;

      make_vectors (pairs, (const Word *) longer->words + start, longer_ends[chunk] - start, &cut, &vectors);
      do
        {
          guint32 first = high == 0 ? 0 : shorter_ends[high - 1];

          if (qs_stop_is_wanted (pairs->stop))
            return FALSE;
          sum = _mm512_add_epi64 (sum, meet_all (&cut, &vectors, words + first, words + shorter_ends[high]));
          high = (high - others) & others;
        }
      while (high != 0);
    }

  *n_pairs = add_lanes ((Vector) sum);
  return TRUE;
}
