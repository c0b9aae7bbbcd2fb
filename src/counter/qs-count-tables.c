/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts pairs of half boards by tables that are looked up. Compiled for each kind of processor and each size of words.
 *
 * Short lists are compared word by word. For long ones, the upper half boards are
 * taken in blocks of as many as a vector has bits. A block is turned into bit planes: a vector for each
 * diagonal, which marks the half boards with a queen on it. From the planes come tables: for each field (some
 * neighbouring diagonals) and each value that it can have, the half boards of the block that have none of
 * these diagonals. Then a lower half board is looked up in each table. The bits that all entries have in
 * common are the half boards that it goes with.
 *
 * Some neighbouring diagonals have queens in most half boards of both lists, and so rule out most pairs. These are
 * the key, by which both lists are sorted. The half boards of a block then have much the same key, and the lower
 * half boards of many keys go with none of them. */

#include "qs-count-lists.h"

/* Lists of up to this many blocks are not sorted. */
#define MOST_UNSORTED_BLOCKS 3

/* Makes a field's table: for each value, the words of the block that have none of its bits. */
static inline void
make_table (const QsField *field,
            const Words   *planes,
            Vector         valid,
            Vector        *tables)
{
  Vector *table = tables + field->offset;

  table[0] = valid;
  for (guint bit = 0; bit < field->n_bits; bit++)
    {
      Vector plane = ~(Vector) planes[field->first_bit + bit];

      for (guint value = 0; value < 1u << bit; value++)
        table[(1u << bit) + value] = table[value] & plane;
    }
}

/* The first words of a block. */
static inline Vector
find_valid (gsize n_words)
{
  Words valid;

  for (guint i = 0; i < N_WORDS; i++)
    {
      gsize n = n_words <= i ? 0 : (n_words - i + N_WORDS - 1) / N_WORDS;

      valid[i] = n == 0 ? 0 : (Word) -1 >> (QS_COUNT_BITS - MIN (n, QS_COUNT_BITS));
    }

  return (Vector) valid;
}

static void
make_tables (const QsPairs *pairs,
             gsize          first)
{
  const QsFields *fields = &pairs->fields;
  Vector *tables = align (pairs->tables.words);
  Vector valid = find_valid (pairs->top.n - first);
  Words planes[QS_COUNT_BITS];

  make_planes ((const Word *) pairs->top.words + first, N_WORDS, planes, fields->n_bits);
  for (guint i = 0; i < G_N_ELEMENTS (fields->key); i++)
    make_table (&fields->key[i], planes, valid, tables);
  for (guint i = 0; i < QS_FIELDS_LOOKED_UP; i++)
    make_table (&fields->looked_up[i], planes, valid, tables);
}

/* As many words as there are lanes of 64 bits. */
typedef Word LaneWords __attribute__ ((vector_size (N_LANES * sizeof (Word)), aligned (sizeof (Word)), may_alias));

static inline Vector
find_values (const QsField *field,
             Vector         words)
{
  return words >> field->first_bit & ((G_GUINT64_CONSTANT (1) << field->n_bits) - 1);
}

/* Replaces each word of the lower list by four offsets of entries in units of 64 bits, 16 bits each. The list that it was
 * sorted from makes room for them. */
static void
make_routes (QsPairs *pairs)
{
  const QsField *fields = pairs->fields.looked_up;
  QsWordList routes = pairs->sorted;

  routes.n = pairs->bottom.n;
  for (gsize i = 0; i < routes.n; i += N_LANES)
    {
      LaneWords narrow = *(const LaneWords *) ((const Word *) pairs->bottom.words + i);
      Vector words = __builtin_convertvector (narrow, Vector), found = { 0 };

      for (guint field = QS_FIELDS_LOOKED_UP; field-- > 0;)
        found = found << 16 | (find_values (&fields[field], words) + fields[field].offset) * N_LANES;
      *(Vector *) align (routes.words + i) = found;
    }

  pairs->sorted = pairs->bottom;
  pairs->bottom = routes;
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

/* The bits of the key that all words of a block have. */
static guint32
find_common_bits (const QsFields *fields,
                  const Vector   *tables)
{
  guint32 common = 0;

  for (guint32 key = 1; key < 1u << fields->n_key_bits; key *= 2)
    {
      const QsField *half = &fields->key[key >> fields->key[1].first_bit != 0];

      if (is_empty (tables[half->offset + (key >> half->first_bit)]))
        common |= key;
    }

  return common;
}

/* Counts the pairs of a block of upper half boards and all lower ones, of which those are passed over whose keys have a
 * bit in common with the whole block. */
static guint64
count_block (const QsPairs *pairs)
{
  const QsField *key_fields = pairs->fields.key;
  const Vector *tables = align (pairs->tables.words);
  const guint64 *routes = pairs->bottom.words;
  const guint32 *places = (const guint32 *) pairs->buckets.words;
  guint n_bits = key_fields[0].n_bits;
  guint32 low = (1u << n_bits) - 1, key = 0;
  guint32 others = ~find_common_bits (&pairs->fields, tables) & ((1u << pairs->fields.n_key_bits) - 1);
  Tally tally = { 0 };
  Vector rest = { 0 };

  do
    {
      Vector left = tables[key_fields[1].offset + (key >> n_bits)] & tables[key_fields[0].offset + (key & low)];
      gsize i = key == 0 ? 0 : get_end (places, key - 1), end = is_empty (left) ? i : get_end (places, key);

      for (; i + ADDED_AT_ONCE <= end; i += ADDED_AT_ONCE)
        add_eight (&tally, left, tables, routes + i);
      for (; i < end; i++)
        rest += count_bits (match (left, tables, routes[i]));
      key = (key - others) & others;
    }
  while (key != 0);

  return add_lanes (rest + count_bits (tally.ones) + 2 * count_bits (tally.twos) + 4 * count_bits (tally.fours) +
                    8 * tally.eights);
}

/* Where there are only few blocks, most of them have all keys anyway. */
static gboolean
prepare_top (QsPairs *pairs)
{
  guint clashes[QS_COUNT_BITS];

  find_clashes (pairs, 2 * pairs->fields.width, clashes);
  pairs->first_key_bit = qs_fields_find_key (clashes, 2 * pairs->fields.width, pairs->fields.n_key_bits);
  rotate (&pairs->top, pairs->first_key_bit, 2 * pairs->fields.width);
  if (qs_stop_is_wanted (pairs->stop))
    return FALSE;
  if (pairs->top.n > MOST_UNSORTED_BLOCKS * BLOCK_WORDS)
    sort (pairs, &pairs->top, ((Word) 1 << pairs->fields.n_key_bits) - 1);
  pairs->is_top_sorted = TRUE;

  return !qs_stop_is_wanted (pairs->stop);
}

static gboolean
prepare (QsPairs *pairs)
{
  if (!pairs->is_top_sorted && !prepare_top (pairs))
    return FALSE;

  rotate (&pairs->bottom, pairs->first_key_bit, 2 * pairs->fields.width);
  sort (pairs, &pairs->bottom, ((Word) 1 << pairs->fields.n_key_bits) - 1);
  if (qs_stop_is_wanted (pairs->stop))
    return FALSE;
  make_routes (pairs);

  return TRUE;
}

gboolean
NAME (pairs) (QsPairs *pairs,
              guint64 *n_pairs)
{
  *n_pairs = 0;
  /* The lower half board is upside down: that exchanges both directions of diagonals. */
  rotate (&pairs->bottom, pairs->fields.width, 2 * pairs->fields.width);
  if (is_short (pairs) && !pairs->is_top_sorted)
    {
      *n_pairs = count_directly (pairs);
      return TRUE;
    }

  if (!prepare (pairs))
    return FALSE;

  for (gsize first = 0; first < pairs->top.n; first += BLOCK_WORDS)
    {
      if (qs_stop_is_wanted (pairs->stop))
        return FALSE;
      make_tables (pairs, first);
      *n_pairs += count_block (pairs);
    }

  return TRUE;
}
