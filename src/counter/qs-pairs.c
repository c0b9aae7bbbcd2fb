/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two lists of half boards, whose pairs without a common diagonal are counted. */

#include "config.h"

#include "qs-pairs.h"

#include <string.h>

/* The widest vector, in words. */
#define MAX_LANES 8

/* The longest list of half boards of nine rows, rounded up a little. */
#define MEASURED_ROWS 9
#define LONGEST 14500

/* With one row more, a list grows by this factor times the number of rows: in that measure the
 * queens of a half board are less and less likely not to attack each other. */
#define GROWTH_PER_ROW 0.61

/* The words that are added to a list at once come on top. Lists change places when they are sorted, so all have room for the
 * longest. */
#define ROOM_TO_ADD 5120

/* How many words the longest list of half boards of so many rows has. Lists grow if it has more; where it may be long
 * enough to be counted in parts, there is room for a whole part from the start. */
static guint64
estimate_longest (guint rows)
{
  double words = LONGEST;

  for (guint i = MEASURED_ROWS; i > rows; i--)
    words /= GROWTH_PER_ROW * i;
  for (guint i = MEASURED_ROWS + 1; i <= rows; i++)
    words *= GROWTH_PER_ROW * i;

  if (words > (double) QS_PAIRS_LONGEST / 2)
    return QS_PAIRS_LONGEST + QS_PAIRS_ADDED;

  return (guint64) words + ROOM_TO_ADD;
}

static gsize
get_n_keys (const QsFields *fields)
{
  return (gsize) 1 << fields->n_key_bits;
}

/* Empty lists, with room for as many words as are likely to come. */
void
qs_pairs_init (QsPairs *self,
               guint    n)
{
  gsize longest = (gsize) estimate_longest (n - n / 2);

  *self = (QsPairs){ 0 };
  qs_fields_init (&self->fields, n);
  qs_word_list_reserve (&self->top, longest);
  qs_word_list_reserve (&self->bottom, longest);
  qs_word_list_reserve (&self->sorted, longest);
  qs_word_list_reserve (&self->buckets, 2 * get_n_keys (&self->fields));
  qs_word_list_reserve (&self->tables, (gsize) self->fields.n_entries * MAX_LANES);
}

void
qs_pairs_clear (QsPairs *self)
{
  qs_word_list_clear (&self->top);
  qs_word_list_clear (&self->bottom);
  qs_word_list_clear (&self->sorted);
  qs_word_list_clear (&self->buckets);
  qs_word_list_clear (&self->tables);
}

/* Finds where the words of each key go from either half of a list; those of the left half come first. */
static void
find_places (const guint64 *words,
             gsize          n,
             guint64       *left,
             guint64       *right,
             gsize          n_keys)
{
  gsize half = n / 2;
  guint64 mask = n_keys - 1, place = 0;

  memset (left, 0, n_keys * sizeof *left);
  memset (right, 0, n_keys * sizeof *right);
  for (gsize i = 0; i < half; i++)
    {
      left[words[i] & mask]++;
      right[words[half + i] & mask]++;
    }
  if (n % 2)
    right[words[n - 1] & mask]++;

  for (gsize key = 0; key < n_keys; key++)
    {
      guint64 n_left = left[key], n_right = right[key];

      left[key] = place;
      right[key] = place + n_left;
      place += n_left + n_right;
    }
}

/* Sorts a list by the keys that its words begin with. It goes through both halves of the list side by side: neighbours
 * often have the same key, and then one would have to wait for the place that the other left. */
void
qs_pairs_sort (QsPairs    *self,
               QsWordList *list)
{
  gsize n_keys = get_n_keys (&self->fields), half = list->n / 2;
  guint64 *left = self->buckets.words, *right = left + n_keys;
  const guint64 *words = list->words;
  guint64 mask = n_keys - 1;
  QsWordList sorted = self->sorted;

  sorted.n = 0;
  qs_word_list_reserve (&sorted, list->n);
  sorted.n = list->n;

  find_places (words, list->n, left, right, n_keys);
  for (gsize i = 0; i < half; i++)
    {
      sorted.words[left[words[i] & mask]++] = words[i];
      sorted.words[right[words[half + i] & mask]++] = words[half + i];
    }
  if (list->n % 2)
    sorted.words[right[words[list->n - 1] & mask]++] = words[list->n - 1];

  self->sorted = *list;
  *list = sorted;
}

/* For each key, where its words end in the list that was sorted last. */
const guint64 *
qs_pairs_get_ends (const QsPairs *self)
{
  return self->buckets.words + get_n_keys (&self->fields);
}

/* In bytes. */
gsize
qs_pairs_get_size (const QsPairs *self)
{
  return qs_word_list_get_size (&self->top) + qs_word_list_get_size (&self->bottom) +
         qs_word_list_get_size (&self->sorted) + qs_word_list_get_size (&self->buckets) +
         qs_word_list_get_size (&self->tables);
}

/* How much memory the lists are likely to hold in the end, in bytes. */
guint64
qs_pairs_estimate_size (guint n)
{
  QsFields fields;

  qs_fields_init (&fields, n);

  return (estimate_longest (n - n / 2) * 3 + 2 * (guint64) get_n_keys (&fields) + (guint64) fields.n_entries * MAX_LANES +
          5 * QS_WORD_LIST_SPARE) * sizeof (guint64);
}
