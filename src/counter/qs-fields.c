/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-fields.h"

#include "qs-strips.h"

static void
init_field (QsFields *self,
            QsField  *field,
            guint     first_bit,
            guint     n_bits)
{
  field->first_bit = first_bit;
  field->n_bits = n_bits;
  field->offset = self->n_entries;
  self->n_entries += 1u << n_bits;
}

/* How many bits are in the key.
 *
 * The more there are, the more blocks of words are ruled out at once, and the smaller are the tables,
 * which should stay in the nearest cache. But each key costs a branch that cannot be predicted, so the
 * short lists of small boards want few. These numbers are measured. */
static guint
get_key_bits (guint width)
{
  if (width < 15)
    return 2 * MIN (width, 2);

  return 2 * ((width - 11) / 2 + 1 + (width > 28));
}

void
qs_fields_init (QsFields *self,
                guint     n)
{
  guint width = qs_strips_get_width (n);
  guint n_key_bits = get_key_bits (width), n_others = 2 * width + 2 - n_key_bits, first;

  self->width = width;
  self->n_bits = 2 * width + 2;
  self->n_key_bits = n_key_bits;
  self->n_entries = 0;
  init_field (self, &self->key[0], 0, n_key_bits / 2);
  init_field (self, &self->key[1], n_key_bits / 2, n_key_bits - n_key_bits / 2);

  first = n_key_bits;
  for (guint i = 0; i < QS_FIELDS_LOOKED_UP; i++)
    {
      guint n_bits = (n_others + i) / QS_FIELDS_LOOKED_UP;

      init_field (self, &self->looked_up[i], first, n_bits);
      first += n_bits;
    }
}

/* The first of so many neighbouring bits that rule out most pairs together; behind the last of @n_bits comes the first one
 * again. @clashes says for each bit of a word how many pairs it rules out, in any measure. */
guint
qs_fields_find_key (const guint *clashes,
                    guint        n_bits,
                    guint        n_key_bits)
{
  guint64 most = 0;
  guint best = 0;

  for (guint first = 0; first < n_bits; first++)
    {
      guint64 sum = 0;

      for (guint i = 0; i < n_key_bits; i++)
        sum += clashes[(first + i) % n_bits];
      if (sum > most)
        {
          most = sum;
          best = first;
        }
    }

  return best;
}
