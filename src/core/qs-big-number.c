/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole numbers beyond 64 bits.
 *
 * A number is written in base 10^9, so that its decimal digits are those of its
 * limbs, one after the other. It is multiplied and divided as on paper, limb by
 * limb. */

#include "qs-big-number.h"

#define BASE 1000000000u

void
qs_big_number_init (QsBigNumber *self,
                    guint64      value)
{
  *self = (QsBigNumber){ .n_limbs = 0 };
  for (; value > 0; value /= BASE)
    self->limbs[self->n_limbs++] = (guint32) (value % BASE);
}

/* Zeros in front are no limbs. */
static void
trim (QsBigNumber *self)
{
  while (self->n_limbs > 0 && self->limbs[self->n_limbs - 1] == 0)
    self->n_limbs--;
}

/* The sum must not have more than 360 digits. */
void
qs_big_number_add (QsBigNumber *self,
                   guint32      amount)
{
  guint64 carry = amount;

  for (guint i = 0; carry > 0; i++)
    {
      g_assert (i < QS_BIG_NUMBER_LIMBS);
      if (i == self->n_limbs)
        self->limbs[self->n_limbs++] = 0;

      carry += self->limbs[i];
      self->limbs[i] = (guint32) (carry % BASE);
      carry /= BASE;
    }
}

/* @amount is not more than @self. */
void
qs_big_number_subtract (QsBigNumber       *self,
                        const QsBigNumber *amount)
{
  gint64 borrowed = 0;

  g_return_if_fail (self->n_limbs >= amount->n_limbs);

  for (guint i = 0; i < self->n_limbs; i++)
    {
      gint64 limb = (gint64) self->limbs[i] - (i < amount->n_limbs ? amount->limbs[i] : 0) - borrowed;

      borrowed = limb < 0;
      self->limbs[i] = (guint32) (limb + borrowed * BASE);
    }

  g_assert (borrowed == 0);
  trim (self);
}

/* The product must not have more than 360 digits. */
void
qs_big_number_multiply (QsBigNumber *self,
                        guint32      factor)
{
  guint64 carry = 0;

  for (guint i = 0; i < self->n_limbs; i++)
    {
      carry += (guint64) self->limbs[i] * factor;
      self->limbs[i] = (guint32) (carry % BASE);
      carry /= BASE;
    }

  for (; carry > 0; carry /= BASE)
    {
      g_assert (self->n_limbs < QS_BIG_NUMBER_LIMBS);
      self->limbs[self->n_limbs++] = (guint32) (carry % BASE);
    }

  trim (self);
}

/* Returns the remainder, which the number drops. */
guint32
qs_big_number_divide (QsBigNumber *self,
                      guint32      divisor)
{
  guint64 rest = 0;

  g_return_val_if_fail (divisor != 0, 0);

  for (guint i = self->n_limbs; i-- > 0;)
    {
      rest = rest * BASE + self->limbs[i];
      self->limbs[i] = (guint32) (rest / divisor);
      rest %= divisor;
    }

  trim (self);

  return (guint32) rest;
}

/* Decimal digits, and nothing else. */
char *
qs_big_number_to_string (const QsBigNumber *self)
{
  GString *digits;

  if (self->n_limbs == 0)
    return g_strdup ("0");

  digits = g_string_sized_new (self->n_limbs * 9 + 1);
  g_string_append_printf (digits, "%u", self->limbs[self->n_limbs - 1]);
  for (guint i = self->n_limbs - 1; i-- > 0;)
    g_string_append_printf (digits, "%09u", self->limbs[i]);

  return g_string_free (digits, FALSE);
}
