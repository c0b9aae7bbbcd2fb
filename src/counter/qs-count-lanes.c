/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The counter's inner loops. Compiled once for each kind of processor.
 *
 * Two things are done here all the time. The first joins strips to half boards: one outer strip at once with
 * as many inner ones as a vector has lanes. The second counts the pairs of an upper and a lower half board
 * without a common diagonal. Short lists are compared word by word. For long ones, the upper half boards are
 * taken in blocks of as many as a vector has bits. A block is turned into bit planes: a vector for each
 * diagonal, which marks the half boards with a queen on it. From the planes come tables: for each field (some
 * neighbouring diagonals) and each value that it can have, the half boards of the block that have none of
 * these diagonals. Then a lower half board is looked up in each table. The bits that all entries have in
 * common are the half boards that it goes with.
 *
 * Some neighbouring diagonals have queens in most half boards of both lists, and so rule out most pairs. These are
 * the key, by which both lists are sorted. The half boards of a block then have much the same key, and the lower
 * half boards of many keys go with none of them. */

#include "config.h"

#include "qs-count-lanes.h"

#include "qs-count-vector.h"
#include "qs-strips.h"

/* How many bits a word has, and how many vectors make a block. */
#define WORD_BITS 64

#define BLOCK_WORDS (WORD_BITS * N_LANES)

/* Words of up to this many bits, with one to spare, are compared with each other directly. */
#define NARROW_BITS 31
#define NARROW_MARK (1u << 31)

/* How many vectors are compared with a word at once. */
#define VECTORS_AT_ONCE 2
#define NARROWS_AT_ONCE (VECTORS_AT_ONCE * 2 * N_LANES)

/* Lists shorter than this are compared word by word. */
#define LEAST_WORDS 160

/* Keys of halves with so many bits are many: one look at the higher half passes over all with the same. */
#define LONG_HALF_KEY 5

/* How far ahead strips are fetched. */
#define SPLITS_AHEAD 4

/* Lists of up to this many blocks are not sorted. */
#define MOST_UNSORTED_BLOCKS 3

static inline void
prefetch (const QsSplit *split)
{
  __builtin_prefetch (split->outer_joins);
  __builtin_prefetch (split->outer_reaches);
  __builtin_prefetch (split->inner_joins);
  __builtin_prefetch (split->inner_reaches);
}

static void
join (const QsSplit *splits,
      guint          n_splits,
      QsWordList    *list)
{
  guint64 *to = list->words + list->n;

  for (guint i = 0; i < n_splits; i++)
    {
      /* A copy, which what is written to the list cannot change. */
      QsSplit split = splits[i];

      if (i + SPLITS_AHEAD < n_splits)
        prefetch (&splits[i + SPLITS_AHEAD]);

      for (gsize inner = 0; inner < split.n_inner; inner += N_LANES)
        {
          Vector inner_join = load (split.inner_joins + inner);
          Vector inner_reach = load (split.inner_reaches + inner);

          for (gsize outer = 0; outer < split.n_outer; outer++)
            to += pack_disjoint (to,
                                 inner_reach | fill (split.outer_reaches[outer]),
                                 inner_join & fill (split.outer_joins[outer]));
        }
    }
  list->n = (gsize) (to - list->words);
}

/* Exchanges the two directions of diagonals, because the lower half board is upside down. The word must be narrow. */
static inline guint32
turn (guint64 word,
      guint   width)
{
  guint32 narrow = (guint32) word;

  return (narrow & ((1u << width) - 1)) << width | narrow >> width;
}

/* Lists the turned words of the lower half boards, and fills up the last vectors with words that go with no other. */
static const Narrow *
turn_all (QsPairs *pairs)
{
  const QsWordList *bottom = &pairs->bottom;
  guint32 *turned;

  pairs->sorted.n = 0;
  qs_word_list_reserve (&pairs->sorted, bottom->n / 2 + 1);
  turned = (guint32 *) pairs->sorted.words;
  for (gsize i = 0; i < bottom->n; i++)
    turned[i] = turn (bottom->words[i], pairs->fields.width);
  for (gsize i = 0; i < NARROWS_AT_ONCE; i++)
    turned[bottom->n + i] = NARROW_MARK;

  return align (turned);
}

/* Compares each word with each: some vectors of one list at once with a word of the other. */
static guint64
count_directly (QsPairs *pairs)
{
  const Narrow *bottom = turn_all (pairs);
  gsize n_vectors = (pairs->bottom.n + NARROWS_AT_ONCE - 1) / NARROWS_AT_ONCE * VECTORS_AT_ONCE;
  Narrow sums[VECTORS_AT_ONCE] = { { 0 } };
  guint64 sum = 0;

  for (gsize i = 0; i < n_vectors; i += VECTORS_AT_ONCE)
    {
      for (gsize k = 0; k < pairs->top.n; k++)
        {
          Narrow zero = { 0 }, word = zero + ((guint32) pairs->top.words[k] | NARROW_MARK);

          for (guint j = 0; j < VECTORS_AT_ONCE; j++)
            sums[j] = add_disjoint (sums[j], bottom[i + j], word);
        }
    }

  for (guint j = 0; j < VECTORS_AT_ONCE; j++)
    {
      for (guint lane = 0; lane < 2 * N_LANES; lane++)
        sum += sums[j][lane];
    }

  return sum;
}

/* Makes bit planes of a block of words: bit i of lane j of plane b is bit b of
 * word i × N_LANES + j. (Each lane is a matrix of 64 × 64 bits that is mirrored in its
 * diagonal, by exchanging ever smaller squares.) */
static inline void
make_planes (const guint64 *words,
             Vector        *planes,
             guint          n_planes)
{
  for (guint i = 0; i < WORD_BITS; i++)
    planes[i] = load (words + i * N_LANES);

  for (guint side = WORD_BITS / 2; side > 0; side /= 2)
    {
      guint64 mask = G_MAXUINT64 / ((G_GUINT64_CONSTANT (1) << side) + 1);

      for (guint square = 0; square < WORD_BITS; square += 2 * side)
        {
          if (square >= n_planes && side < WORD_BITS / 2)
            break;
          for (guint i = square; i < square + side; i++)
            {
              Vector upper = planes[i], lower = planes[i + side];

              planes[i] = (upper & mask) | (lower << side & ~mask);
              planes[i + side] = (upper >> side & mask) | (lower & ~mask);
            }
        }
    }
}

/* Makes a field's table: for each value, the words of the block that have none of its bits. */
static inline void
make_table (const QsField *field,
            const Vector  *planes,
            Vector         valid,
            Vector        *tables)
{
  Vector *table = tables + field->offset;

  table[0] = valid;
  for (guint bit = 0; bit < field->n_bits; bit++)
    {
      Vector plane = ~planes[field->first_bit + bit];

      for (guint value = 0; value < 1u << bit; value++)
        table[(1u << bit) + value] = table[value] & plane;
    }
}

/* The first words of a block. */
static inline Vector
find_valid (gsize n_words)
{
  Vector valid;

  for (guint lane = 0; lane < N_LANES; lane++)
    {
      gsize n = n_words <= lane ? 0 : (n_words - lane + N_LANES - 1) / N_LANES;

      valid[lane] = n == 0 ? 0 : G_MAXUINT64 >> (WORD_BITS - MIN (n, WORD_BITS));
    }

  return valid;
}

static void
make_tables (const QsPairs *pairs,
             gsize          first)
{
  const QsFields *fields = &pairs->fields;
  Vector *tables = align (pairs->tables.words);
  Vector valid = find_valid (pairs->top.n - first);
  Vector planes[WORD_BITS];

  make_planes (pairs->top.words + first, planes, 2 * fields->width);
  for (guint i = 0; i < G_N_ELEMENTS (fields->key); i++)
    make_table (&fields->key[i], planes, valid, tables);
  for (guint i = 0; i < QS_FIELDS_LOOKED_UP; i++)
    make_table (&fields->looked_up[i], planes, valid, tables);
}

/* How many half boards of a list have a queen on each diagonal, among as many as a block has, from all over
 * the list. */
static void
count_queens (const QsWordList *list,
              guint             n_planes,
              guint            *n_queens)
{
  guint64 words[BLOCK_WORDS];
  Vector planes[WORD_BITS];

  for (gsize i = 0; i < BLOCK_WORDS; i++)
    words[i] = list->words[i * list->n / BLOCK_WORDS];

  make_planes (words, planes, n_planes);
  for (guint i = 0; i < n_planes; i++)
    n_queens[i] = (guint) add_lanes (count_bits (planes[i]));
}

/* Finds which diagonal of the upper half boards comes first in the key. */
static guint
find_key (const QsPairs *pairs)
{
  guint n_planes = 2 * pairs->fields.width;
  guint top[WORD_BITS], bottom[WORD_BITS], clashes[WORD_BITS];

  count_queens (&pairs->top, n_planes, top);
  count_queens (&pairs->bottom, n_planes, bottom);
  for (guint i = 0; i < n_planes; i++)
    clashes[i] = top[i] * bottom[(i + n_planes / 2) % n_planes];

  return qs_fields_find_key (&pairs->fields, clashes);
}

/* Turns all words round, so that @first becomes the lowest bit. Their mark is none of the bits. */
static void
rotate (QsWordList *list,
        guint       first,
        guint       n_bits)
{
  guint64 mask = (G_GUINT64_CONSTANT (1) << n_bits) - 1;

  for (gsize i = 0; i < list->n; i += N_LANES)
    {
      Vector words = load (list->words + i) & mask;

      store (list->words + i, (words >> first | words << (n_bits - first)) & mask);
    }
}

static inline Vector
find_values (const QsField *field,
             Vector         words)
{
  return words >> field->first_bit & ((G_GUINT64_CONSTANT (1) << field->n_bits) - 1);
}

/* Replaces each word by four offsets of entries in units of words, 16 bits each. */
static void
make_routes (const QsFields *fields,
             QsWordList     *list)
{
  for (gsize i = 0; i < list->n; i += N_LANES)
    {
      Vector words = load (list->words + i), routes = { 0 };

      for (guint field = QS_FIELDS_LOOKED_UP; field-- > 0;)
        {
          Vector entries = find_values (&fields->looked_up[field], words) + fields->looked_up[field].offset;

          routes = routes << 16 | entries * N_LANES;
        }
      store (list->words + i, routes);
    }
}

static inline const Vector *
find_entry (const Vector *tables,
            guint64       route,
            guint         field)
{
  return align ((const guint64 *) tables + (guint16) (route >> (16 * field)));
}

/* The upper half boards among @left that a lower one goes with. */
static inline Vector
match (Vector        left,
       const Vector *tables,
       guint64       route)
{
  Vector both = left & *find_entry (tables, route, 0) & *find_entry (tables, route, 1);

  return both & *find_entry (tables, route, 2) & *find_entry (tables, route, 3);
}

/* How many of the vectors that were added have a bit in each place. The lowest digits of these numbers are kept
 * as bits, in vectors of their own, so that only one vector in eight has its bits counted. */
typedef struct
{
  Vector ones;
  Vector twos;
  Vector fours;
  Vector eights; /* how often all together were eight more, in each lane */
} Tally;

/* How many vectors are added to a tally at once. */
#define ADDED_AT_ONCE 8

/* Adds two vectors to a digit. Returns those places where that carries one over to the next digit. */
static inline Vector
add_to_digit (Vector *digit,
              Vector  a,
              Vector  b)
{
  Vector carry = find_majority (*digit, a, b);

  *digit ^= a ^ b;

  return carry;
}

static inline Vector
add_two (Tally         *tally,
         Vector         left,
         const Vector  *tables,
         const guint64 *routes)
{
  return add_to_digit (&tally->ones, match (left, tables, routes[0]), match (left, tables, routes[1]));
}

static inline Vector
add_four (Tally         *tally,
          Vector         left,
          const Vector  *tables,
          const guint64 *routes)
{
  Vector twos = add_two (tally, left, tables, routes);

  return add_to_digit (&tally->twos, twos, add_two (tally, left, tables, routes + 2));
}

static inline void
add_eight (Tally         *tally,
           Vector         left,
           const Vector  *tables,
           const guint64 *routes)
{
  Vector fours = add_four (tally, left, tables, routes);

  tally->eights += count_bits (add_to_digit (&tally->fours, fours, add_four (tally, left, tables, routes + 4)));
}

/* Counts the pairs of a block of upper half boards and all lower ones. */
static guint64
count_block (const QsPairs *pairs)
{
  const QsField *key_fields = pairs->fields.key;
  const Vector *tables = align (pairs->tables.words);
  const guint64 *routes = pairs->bottom.words;
  const guint64 *ends = qs_pairs_get_ends (pairs);
  guint n_bits = key_fields[0].n_bits;
  guint32 n_keys = 1u << pairs->fields.n_key_bits, low = (1u << n_bits) - 1;
  gboolean has_long_keys = n_bits >= LONG_HALF_KEY;
  Tally tally = { 0 };
  Vector rest = { 0 };
  gsize i = 0;

  for (guint32 key = 0; key < n_keys; key++)
    {
      Vector left_high = tables[key_fields[1].offset + (key >> n_bits)];
      Vector left = left_high & tables[key_fields[0].offset + (key & low)];
      gsize end = ends[key];

      if (has_long_keys && (key & low) == 0 && is_empty (left_high))
        {
          key |= low;
          i = ends[key];
          continue;
        }
      if (is_empty (left))
        i = end;
      for (; !COUNTS_ANY_VECTOR && i + ADDED_AT_ONCE <= end; i += ADDED_AT_ONCE)
        add_eight (&tally, left, tables, routes + i);
      for (; i < end; i++)
        rest += count_bits (match (left, tables, routes[i]));
    }

  return add_lanes (rest + count_bits (tally.ones) + 2 * count_bits (tally.twos) + 4 * count_bits (tally.fours) +
                    8 * tally.eights);
}

static gboolean
is_stopped (const QsPairs *pairs)
{
  return pairs->is_stopped != NULL && pairs->is_stopped (pairs->data);
}

/* Where there are only few blocks, most of them have all keys anyway. */
static gboolean
prepare_top (QsPairs *pairs)
{
  pairs->first_key_bit = find_key (pairs);
  rotate (&pairs->top, pairs->first_key_bit, 2 * pairs->fields.width);
  if (is_stopped (pairs))
    return FALSE;
  if (pairs->top.n > MOST_UNSORTED_BLOCKS * BLOCK_WORDS)
    qs_pairs_sort (pairs, &pairs->top);
  pairs->is_top_sorted = TRUE;

  return !is_stopped (pairs);
}

/* Sorts the lists. The directions of the lower half boards are exchanged, because they are upside down. */
static gboolean
prepare (QsPairs *pairs)
{
  guint width = pairs->fields.width;

  if (!pairs->is_top_sorted && !prepare_top (pairs))
    return FALSE;

  rotate (&pairs->bottom, (pairs->first_key_bit + width) % (2 * width), 2 * width);
  qs_pairs_sort (pairs, &pairs->bottom);
  if (is_stopped (pairs))
    return FALSE;
  make_routes (&pairs->fields, &pairs->bottom);

  return TRUE;
}

static gboolean
count (QsPairs *pairs,
       guint64 *n_pairs)
{
  *n_pairs = 0;
  if (2 * pairs->fields.width <= NARROW_BITS && MIN (pairs->top.n, pairs->bottom.n) < LEAST_WORDS &&
      !pairs->is_top_sorted)
    {
      *n_pairs = count_directly (pairs);
      return TRUE;
    }

  if (!prepare (pairs))
    return FALSE;

  for (gsize first = 0; first < pairs->top.n; first += BLOCK_WORDS)
    {
      if (is_stopped (pairs))
        return FALSE;
      make_tables (pairs, first);
      *n_pairs += count_block (pairs);
    }

  return TRUE;
}

const QsCountLanes LANES = { join, count };
