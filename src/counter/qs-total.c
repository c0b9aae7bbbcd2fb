/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers of solutions beyond 64 bits.
 *
 * A compiler's own 128-bit integers are not on every processor, so a sum carries from one half
 * to the other by hand; products and quotients are made as on paper, the lower half in two digits of 32 bits. */

#include "qs-total.h"

#define TWO_TO_THE_64 18446744073709551616.0

/* The sum must be below 2^128. */
void
qs_total_add (QsTotal       *self,
              const QsTotal *other)
{
  QsTotal sum = { self->high + other->high, self->low + other->low };

  sum.high += sum.low < self->low ? 1 : 0;
  g_assert (qs_total_compare (&sum, other) >= 0);
  *self = sum;
}

/* Returns whether @other was small enough; nothing happens where the result would be below zero. */
gboolean
qs_total_subtract (QsTotal       *self,
                   const QsTotal *other)
{
  guint64 borrowed = self->low < other->low ? 1 : 0;

  if (qs_total_compare (self, other) < 0)
    return FALSE;

  self->low -= other->low;
  self->high -= other->high + borrowed;

  return TRUE;
}

/* Divides by 1 … 2^32 − 1, drops the remainder, and returns it. */
guint
qs_total_divide (QsTotal *self,
                 guint    divisor)
{
  guint64 upper, lower;

  g_return_val_if_fail (divisor != 0, 0);

  /* Each has the rest of the digit above it in its upper bits. */
  upper = self->high % divisor << 32 | self->low >> 32;
  lower = upper % divisor << 32 | (guint32) self->low;
  self->high /= divisor;
  self->low = upper / divisor << 32 | lower / divisor;

  return (guint) (lower % divisor);
}

/* Below, equal to or above 0 as @a is less than, equal to or more than @b. */
int
qs_total_compare (const QsTotal *a,
                  const QsTotal *b)
{
  if (a->high != b->high)
    return a->high < b->high ? -1 : 1;
  if (a->low != b->low)
    return a->low < b->low ? -1 : 1;

  return 0;
}

/* The number to about 16 digits. */
double
qs_total_to_double (const QsTotal *self)
{
  return (double) self->high * TWO_TO_THE_64 + (double) self->low;
}

/* Its decimal digits, and nothing else. */
char *
qs_total_to_string (const QsTotal *self)
{
  char decimals[QS_TOTAL_MAX_LENGTH + 1];
  char *first = decimals + QS_TOTAL_MAX_LENGTH;
  QsTotal rest = *self;

  *first = '\0';
  do
    *--first = (char) ('0' + qs_total_divide (&rest, 10));
  while (rest.high != 0 || rest.low != 0);

  return g_strdup (first);
}

/* Multiplies the number by ten and adds a digit; nothing happens where the result does not fit. */
static gboolean
append_decimal (QsTotal *self,
                guint    decimal)
{
  guint64 lower = (self->low & G_MAXUINT32) * 10 + decimal;
  guint64 upper = (self->low >> 32) * 10 + (lower >> 32);

  if (self->high > (G_MAXUINT64 - (upper >> 32)) / 10)
    return FALSE;

  self->high = self->high * 10 + (upper >> 32);
  self->low = upper << 32 | (guint32) lower;

  return TRUE;
}

/* Reads what qs_total_to_string() writes, and nothing else: no sign, no blanks, no zeros in front. Returns whether
 * @text is a number, and at most 2^128 − 1; otherwise @total is untouched. */
gboolean
qs_total_parse (const char *text,
                QsTotal    *total)
{
  QsTotal number = { 0, 0 };

  if (*text == '\0' || (text[0] == '0' && text[1] != '\0'))
    return FALSE;

  for (const char *decimal = text; *decimal != '\0'; decimal++)
    {
      if (!g_ascii_isdigit (*decimal) || !append_decimal (&number, (guint) (*decimal - '0')))
        return FALSE;
    }

  *total = number;
  return TRUE;
}
