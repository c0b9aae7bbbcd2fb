/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-pairs.h"

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
#define ROOM_TO_ADD 17408

/* How many words the longest list of half boards has. Lists grow if it has more; where it may be long
 * enough to be counted in parts, there is room for a whole part from the start. */
static guint64
estimate_longest (guint n)
{
  guint rows = n - n / 2;
  double words = LONGEST;

  for (guint i = MEASURED_ROWS; i > rows; i--)
    words /= GROWTH_PER_ROW * i;
  for (guint i = MEASURED_ROWS + 1; i <= rows; i++)
    words *= GROWTH_PER_ROW * i;

  if (words > (double) QS_PAIRS_LONGEST (n) / 2)
    return QS_PAIRS_LONGEST (n) + QS_PAIRS_ADDED + ROOM_TO_ADD;

  return (guint64) words + ROOM_TO_ADD;
}

/* Empty lists, with room for as many words as are likely to come. */
void
qs_pairs_init (QsPairs *self,
               guint    n)
{
  gsize longest = (gsize) estimate_longest (n);

  *self = (QsPairs){ 0 };
  qs_fields_init (&self->fields, n);
  qs_word_list_reserve (&self->top, longest);
  qs_word_list_reserve (&self->bottom, longest);
  qs_word_list_reserve (&self->sorted, longest);
  qs_word_list_reserve (&self->buckets, (gsize) 2 << self->fields.n_key_bits);
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

/* How much memory the lists are likely to hold in the end, in bytes. */
guint64
qs_pairs_estimate_size (guint n)
{
  QsFields fields;

  qs_fields_init (&fields, n);

  return (estimate_longest (n) * 3 + (G_GUINT64_CONSTANT (2) << fields.n_key_bits) + (guint64) fields.n_entries * MAX_LANES +
          5 * QS_WORD_LIST_SPARE) * sizeof (guint64);
}
