/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole numbers beyond 64 bits.
 *
 * A number is written in base 10^9, so that its decimal digits are those of its
 * limbs, one after the other. It is multiplied and divided as on paper, limb by
 * limb. */

#include "config.h"

#include "qs-big-number.h"

#define BASE 1000000000u

/**
 * qs_big_number_init:
 * @self: (out caller-allocates): a number, of any content
 * @value: its value
 *
 * Sets the number.
 */
void
qs_big_number_init (QsBigNumber *self,
                    guint32      value)
{
  g_return_if_fail (self != NULL);

  *self = (QsBigNumber){ .n_limbs = 0 };
  for (; value > 0; value /= BASE)
    self->limbs[self->n_limbs++] = value % BASE;
}

/**
 * qs_big_number_multiply:
 * @self: a number
 * @factor: what to multiply it with; the product must not have more than 360
 *   digits
 *
 * Multiplies the number.
 */
void
qs_big_number_multiply (QsBigNumber *self,
                        guint32      factor)
{
  guint64 carry = 0;

  g_return_if_fail (self != NULL);

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

  while (self->n_limbs > 0 && self->limbs[self->n_limbs - 1] == 0)
    self->n_limbs--;
}

/**
 * qs_big_number_divide:
 * @self: a number
 * @divisor: what to divide it by, not 0
 *
 * Divides the number and drops the remainder.
 *
 * Returns: the remainder
 */
guint32
qs_big_number_divide (QsBigNumber *self,
                      guint32      divisor)
{
  guint64 rest = 0;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (divisor != 0, 0);

  for (guint i = self->n_limbs; i-- > 0;)
    {
      rest = rest * BASE + self->limbs[i];
      self->limbs[i] = (guint32) (rest / divisor);
      rest %= divisor;
    }

  while (self->n_limbs > 0 && self->limbs[self->n_limbs - 1] == 0)
    self->n_limbs--;

  return (guint32) rest;
}

/**
 * qs_big_number_to_string:
 * @self: a number
 *
 * Returns: (transfer full): its decimal digits, and nothing else
 */
char *
qs_big_number_to_string (const QsBigNumber *self)
{
  GString *digits;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->n_limbs == 0)
    return g_strdup ("0");

  digits = g_string_sized_new (self->n_limbs * 9 + 1);
  g_string_append_printf (digits, "%u", self->limbs[self->n_limbs - 1]);
  for (guint i = self->n_limbs - 1; i-- > 0;)
    g_string_append_printf (digits, "%09u", self->limbs[i]);

  return g_string_free (digits, FALSE);
}
