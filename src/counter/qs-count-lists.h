/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is done to lists of words before their pairs are counted, for the kind of processor and the size of words that are
 * compiled for. */

#pragma once

#include "qs-count-lanes.h"
#include "qs-count-vector.h"

#include <string.h>

/* A list is sorted as so many parts side by side: neighbours often have the same key, and then one would have to wait for
 * the place that the other left. */
#define PARTS_AT_ONCE 4

/* How many vectors are compared with a word at once. */
#define VECTORS_AT_ONCE 2
#define COMPARED_AT_ONCE (VECTORS_AT_ONCE * N_WORDS)

/* Lists of 32-bit words that are shorter than this are compared word by word. */
#define LEAST_WORDS 160

gboolean NAME (pairs) (QsPairs *pairs,
                       guint64 *n_pairs);

extern const QsCountLanes NAME (lanes);

/* Turns the diagonals of both directions round, so that @first becomes the lowest bit. */
static inline void
rotate (QsWordList *list,
        guint       first,
        guint       n_bits)
{
  Word mask = ((Word) 1 << n_bits) - 1, *words = (Word *) list->words;

  if (first == 0)
    return;

  for (gsize i = 0; i < list->n; i += N_WORDS)
    {
      Words all = load (words + i), both = all & mask;

      store (words + i, ((both >> first | both << (n_bits - first)) & mask) | (all & ~mask));
    }
}

/* Makes bit planes of as many vectors of words as a word has bits, each @stride words further on: bit i of word j of plane b
 * is bit b of the word j of vector i. (Each word is a matrix of so many bits squared that is mirrored in its
 * diagonal, by exchanging ever smaller squares.) */
static inline void
make_planes (const Word *words,
             gsize       stride,
             Words      *planes,
             guint       n_planes)
{
  for (guint i = 0; i < QS_COUNT_BITS; i++)
    planes[i] = load (words + i * stride);

  for (guint side = QS_COUNT_BITS / 2; side > 0; side /= 2)
    {
      Word mask = (Word) -1 / (((Word) 1 << side) + 1);

      for (guint square = 0; square < QS_COUNT_BITS; square += 2 * side)
        {
          if (square >= n_planes && side < QS_COUNT_BITS / 2)
            break;
          for (guint i = square; i < square + side; i++)
            {
              Words upper = planes[i], lower = planes[i + side];

              planes[i] = (upper & mask) | (lower << side & ~mask);
              planes[i + side] = (upper >> side & mask) | (lower & ~mask);
            }
        }
    }
}

/* How many half boards of a list have a queen on each diagonal, among as many as a block has, in vectors from all over
 * the list. Of a list that is too short for one, none have. */
static inline void
count_queens (const QsWordList *list,
              guint             n_planes,
              guint            *n_queens)
{
  Words planes[QS_COUNT_BITS] = { { 0 } };

  if (list->n >= N_WORDS)
    make_planes ((const Word *) list->words, (list->n - N_WORDS) / (QS_COUNT_BITS - 1), planes, n_planes);
  for (guint i = 0; i < n_planes; i++)
    n_queens[i] = (guint) add_lanes (count_bits ((Vector) planes[i]));
}

/* In how many pairs of the lists, of which the lower one is turned, both half boards have a queen on each diagonal, in some
 * measure. */
static inline void
find_clashes (const QsPairs *pairs,
              guint          n_planes,
              guint         *clashes)
{
  guint bottom[QS_COUNT_BITS];

  count_queens (&pairs->top, n_planes, clashes);
  count_queens (&pairs->bottom, n_planes, bottom);
  for (guint i = 0; i < n_planes; i++)
    clashes[i] *= bottom[i];
}

/* The key of a word: the bits of a mask. Where they cannot be taken out at once, the mask is of the lowest bits. */
static inline guint32
get_key (Word word,
         Word mask)
{
#if defined(__AVX512VBMI__)
  return (guint32) _pext_u64 (word, mask);
#else
  return (guint32) (word & mask);
#endif
}

/* Counts each key's words in each part of a list: so many numbers for each key. */
static inline void
count_keys (const Word *words,
            gsize       n,
            Word        mask,
            guint32    *numbers)
{
  gsize length = n / PARTS_AT_ONCE;

  memset (numbers, 0, sizeof *numbers * PARTS_AT_ONCE << __builtin_popcountll (mask));
  for (gsize i = 0; i < length; i++)
    {
#pragma GCC unroll 4
      for (guint part = 0; part < PARTS_AT_ONCE; part++)
        numbers[(gsize) get_key (words[part * length + i], mask) * PARTS_AT_ONCE + part]++;
    }
  for (gsize i = PARTS_AT_ONCE * length; i < n; i++)
    numbers[(gsize) get_key (words[i], mask) * PARTS_AT_ONCE + PARTS_AT_ONCE - 1]++;
}

/* Turns a key's numbers into the places where its words go, from @place on. Returns the place behind them. */
static inline guint32
find_places (guint32 *numbers,
             guint32  key,
             guint32  place)
{
  for (gsize i = (gsize) key * PARTS_AT_ONCE; i < ((gsize) key + 1) * PARTS_AT_ONCE; i++)
    {
      guint32 n = numbers[i];

      numbers[i] = place;
      place += n;
    }

  return place;
}

/* Where the words of a key end, once all are put. */
static inline guint32
get_end (const guint32 *places,
         guint32        key)
{
  return places[(gsize) key * PARTS_AT_ONCE + PARTS_AT_ONCE - 1];
}

static inline void
put_by_key (const Word *words,
            gsize       n,
            Word        mask,
            guint32    *places,
            Word       *to)
{
  gsize length = n / PARTS_AT_ONCE;

  for (gsize i = 0; i < length; i++)
    {
#pragma GCC unroll 4
      for (guint part = 0; part < PARTS_AT_ONCE; part++)
        {
          Word word = words[part * length + i];

          to[places[(gsize) get_key (word, mask) * PARTS_AT_ONCE + part]++] = word;
        }
    }
  for (gsize i = PARTS_AT_ONCE * length; i < n; i++)
    to[places[(gsize) get_key (words[i], mask) * PARTS_AT_ONCE + PARTS_AT_ONCE - 1]++] = words[i];
}

/* Sorts a list by the bits of a mask. The places in the buckets are then where the words of each key end. */
static inline void
sort (QsPairs    *pairs,
      QsWordList *list,
      Word        mask)
{
  guint32 n_keys = 1u << __builtin_popcountll (mask), place = 0, *places;
  QsWordList sorted = pairs->sorted;

  pairs->buckets.n = sorted.n = 0;
  qs_word_list_reserve (&pairs->buckets, n_keys * PARTS_AT_ONCE / 2);
  qs_word_list_reserve (&sorted, list->n);
  places = (guint32 *) pairs->buckets.words;
  sorted.n = list->n;

  count_keys ((const Word *) list->words, list->n, mask, places);
  for (guint32 key = 0; key < n_keys; key++)
    place = find_places (places, key, place);
  put_by_key ((const Word *) list->words, list->n, mask, places, (Word *) sorted.words);

  pairs->sorted = *list;
  *list = sorted;
}

static inline gboolean
is_short (const QsPairs *pairs)
{
  return QS_COUNT_BITS == 32 && MIN (pairs->top.n, pairs->bottom.n) < LEAST_WORDS;
}

/* Compares each word with each: some vectors of one list at once with a word of the other. The last vectors are filled up
 * with words that go with no other, as all have a bit. */
static inline guint64
count_directly (QsPairs *pairs)
{
  const Word *top = (const Word *) pairs->top.words;
  Word *bottom = (Word *) pairs->bottom.words;
  Words sums[VECTORS_AT_ONCE] = { { 0 } };
  guint64 sum = 0;

  memset (bottom + pairs->bottom.n, 0xff, COMPARED_AT_ONCE * sizeof *bottom);
  for (gsize i = 0; i < pairs->bottom.n; i += COMPARED_AT_ONCE)
    {
      Words words[VECTORS_AT_ONCE];

      for (guint j = 0; j < VECTORS_AT_ONCE; j++)
        words[j] = load (bottom + i + j * N_WORDS);
      for (gsize k = 0; k < pairs->top.n; k++)
        {
          for (guint j = 0; j < VECTORS_AT_ONCE; j++)
            sums[j] = add_disjoint (sums[j], words[j], fill (top[k]));
        }
    }

  for (guint j = 0; j < VECTORS_AT_ONCE; j++)
    {
      for (guint i = 0; i < N_WORDS; i++)
        sum += sums[j][i];
    }

  return sum;
}
