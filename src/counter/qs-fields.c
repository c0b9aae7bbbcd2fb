/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the words of half boards are cut into fields, which tables are made for. */

#include "config.h"

#include "qs-fields.h"

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

/* How many diagonals of each direction are in the key.
 *
 * The more there are, the more blocks of words are ruled out at once, and the smaller are the tables,
 * which should stay in the nearest cache. But each key costs a branch that cannot be predicted, so the
 * short lists of small boards want few. These numbers are measured. */
static guint
get_key_bits (guint width)
{
  if (width < 17)
    return MIN (width, 2);

  return (width - 13) / 2 + 1 + (width > 30);
}

/**
 * qs_fields_init:
 * @self: (out caller-allocates): the fields
 * @n: the side of the board, in squares
 *
 * Cuts the words.
 */
void
qs_fields_init (QsFields *self,
                guint     n)
{
  guint width = n - 1 - MIN (n - 1, n % 2);
  guint key_bits = get_key_bits (width);
  guint centre, behind;

  centre = (width - key_bits) / 2;
  behind = centre + key_bits;

  self->width = width;
  self->n_entries = 0;
  for (guint direction = 0; direction < 2; direction++)
    {
      guint first = direction * width;

      init_field (self, &self->key[direction], first + centre, key_bits);
      init_field (self, &self->looked_up[2 * direction], first, centre);
      init_field (self, &self->looked_up[2 * direction + 1], first + behind, width - behind);
    }
}
