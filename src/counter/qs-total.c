/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers of solutions beyond 64 bits.
 *
 * A compiler's own 128-bit integers are not on every processor, so a sum carries from one half
 * to the other by hand; products and quotients are made as on paper, in digits of 32 bits. */

#include "qs-total.h"

/* How many digits of 32 bits a total has. */
#define N_DIGITS 4

#define TWO_TO_THE_64 18446744073709551616.0

/* The digits of a number, the highest first. */
static void
split (const QsTotal *self,
       guint32       *digits)
{
  digits[0] = (guint32) (self->high >> 32);
  digits[1] = (guint32) self->high;
  digits[2] = (guint32) (self->low >> 32);
  digits[3] = (guint32) self->low;
}

static void
join (QsTotal       *self,
      const guint32 *digits)
{
  self->high = (guint64) digits[0] << 32 | digits[1];
  self->low = (guint64) digits[2] << 32 | digits[3];
}

/* Whether the sum of both stays below 2^128, that is whether @other fits between @self and the largest number. */
static gboolean
can_add (const QsTotal *self,
         const QsTotal *other)
{
  const QsTotal room = { ~self->high, ~self->low };

  return qs_total_compare (other, &room) <= 0;
}

/* The sum must be below 2^128. */
void
qs_total_add (QsTotal       *self,
              const QsTotal *other)
{
  guint64 low = self->low + other->low;

  g_assert (can_add (self, other));

  self->high += other->high + (low < self->low ? 1 : 0);
  self->low = low;
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
  guint32 digits[N_DIGITS];
  guint64 rest = 0;

  g_return_val_if_fail (divisor != 0, 0);

  split (self, digits);
  for (guint i = 0; i < N_DIGITS; i++)
    {
      rest = rest << 32 | digits[i];
      digits[i] = (guint32) (rest / divisor);
      rest %= divisor;
    }

  join (self, digits);

  return (guint) rest;
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
  guint32 digits[N_DIGITS];
  guint64 carry = decimal;

  split (self, digits);
  for (guint i = N_DIGITS; i-- > 0;)
    {
      carry += (guint64) digits[i] * 10;
      digits[i] = (guint32) carry;
      carry >>= 32;
    }

  if (carry != 0)
    return FALSE;

  join (self, digits);

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
