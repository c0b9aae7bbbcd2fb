/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers of 128 bits against sums of decimal digits, as on paper. */

#include "config.h"

#include "qs-total.h"

#include <string.h>

#include "qs-test-main.h"

#define TRIES 3000

/* 2^128 − 1, and 2^128. */
#define LARGEST "340282366920938463463374607431768211455"
#define TOO_LARGE "340282366920938463463374607431768211456"

/* Enough for 2^128 with a carry. */
#define N_DIGITS 41

/* Decimal digits, the lowest first. */
typedef struct
{
  guint digits[N_DIGITS];
} Paper;

static void
paper_add (Paper       *self,
           const Paper *other)
{
  guint carry = 0;

  for (guint i = 0; i < N_DIGITS; i++)
    {
      carry += self->digits[i] + other->digits[i];
      self->digits[i] = carry % 10;
      carry /= 10;
    }
}

/* The number that bits make: doubled for each, from the highest on. */
static Paper
paper_from_total (const QsTotal *total)
{
  const Paper one = { { 1 } };
  Paper paper = { { 0 } };

  for (guint i = 0; i < 128; i++)
    {
      guint64 half = i < 64 ? total->high : total->low;
      const Paper copy = paper;

      paper_add (&paper, &copy);
      if (half >> (63 - i % 64) & 1)
        paper_add (&paper, &one);
    }

  return paper;
}

static char *
paper_to_string (const Paper *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = N_DIGITS; i-- > 0;)
    {
      if (self->digits[i] != 0 || text->len > 0 || i == 0)
        g_string_append_printf (text, "%u", self->digits[i]);
    }

  return g_string_free (text, FALSE);
}

static void
assert_total (const QsTotal *total,
              const char    *expected)
{
  g_autofree char *text = qs_total_to_string (total);

  g_assert_cmpstr (text, ==, expected);
}

static QsTotal
parse (const char *text)
{
  QsTotal total = { 1, 2 };

  g_assert_true (qs_total_parse (text, &total));

  return total;
}

static guint64
random_half (void)
{
  static const guint64 edges[] = { 0, 1, G_MAXUINT32, G_MAXUINT32 + G_GUINT64_CONSTANT (1), G_MAXUINT64 - 1, G_MAXUINT64 };
  guint64 bits = (guint64) (guint32) g_test_rand_int () << 32 | (guint32) g_test_rand_int ();
  guint kind = (guint) g_test_rand_int_range (0, 12);

  return kind < G_N_ELEMENTS (edges) ? edges[kind] : bits >> g_test_rand_int_range (0, 64);
}

static QsTotal
random_total (void)
{
  return (QsTotal){ random_half (), random_half () };
}

typedef struct
{
  QsTotal total;
  const char *text;
} Known;

/* Powers of two, as published, and their neighbours. */
static const Known known[] = {
  { { 0, 0 }, "0" },
  { { 0, 1 }, "1" },
  { { 0, 10 }, "10" },
  { { 0, 0xffffffff }, "4294967295" },
  { { 0, G_GUINT64_CONSTANT (0x100000000) }, "4294967296" },
  { { 0, G_MAXUINT64 - 1 }, "18446744073709551614" },
  { { 0, G_MAXUINT64 }, "18446744073709551615" },
  { { 1, 0 }, "18446744073709551616" },
  { { 1, 1 }, "18446744073709551617" },
  { { 0xffffffff, G_MAXUINT64 }, "79228162514264337593543950335" },
  { { G_GUINT64_CONSTANT (0x100000000), 0 }, "79228162514264337593543950336" },
  { { G_MAXUINT64, G_MAXUINT64 - 1 }, "340282366920938463463374607431768211454" },
  { { G_MAXUINT64, G_MAXUINT64 }, LARGEST },
};

QS_TEST (numbers_are_as_known)
{
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      QsTotal total = parse (known[i].text);

      assert_total (&known[i].total, known[i].text);
      g_assert_cmpuint (total.high, ==, known[i].total.high);
      g_assert_cmpuint (total.low, ==, known[i].total.low);
    }

  g_assert_cmpuint (strlen (LARGEST), ==, QS_TOTAL_MAX_LENGTH);
}

QS_TEST (known_numbers_are_in_order)
{
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      for (guint j = 0; j < G_N_ELEMENTS (known); j++)
        {
          int order = qs_total_compare (&known[i].total, &known[j].total);

          g_assert_cmpint (order < 0, ==, i < j);
          g_assert_cmpint (order > 0, ==, i > j);
        }
    }
}

/* Adding one carries over each boundary of the halves and digits inside. */
QS_TEST (one_more_carries)
{
  static const char *const steps[][2] = {
    { "4294967295", "4294967296" },
    { "18446744073709551615", "18446744073709551616" },
    { "79228162514264337593543950335", "79228162514264337593543950336" },
    { "340282366920938463463374607431768211454", LARGEST },
  };
  const QsTotal one = { 0, 1 };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      QsTotal total = parse (steps[i][0]);

      qs_total_add (&total, &one);
      assert_total (&total, steps[i][1]);
      g_assert_true (qs_total_subtract (&total, &one));
      assert_total (&total, steps[i][0]);
    }
}

QS_TEST (sums_equal_paper)
{
  for (guint i = 0; i < TRIES; i++)
    {
      QsTotal a = random_total (), b = random_total (), sum, parsed;
      Paper paper, other;
      g_autofree char *expected = NULL;

      /* So that the sum fits. */
      a.high >>= 1;
      b.high >>= 1;

      sum = a;
      qs_total_add (&sum, &b);
      paper = paper_from_total (&a);
      other = paper_from_total (&b);
      paper_add (&paper, &other);
      expected = paper_to_string (&paper);

      assert_total (&sum, expected);
      parsed = parse (expected);
      g_assert_cmpint (qs_total_compare (&parsed, &sum), ==, 0);
      g_assert_true (qs_total_subtract (&sum, &a));
      g_assert_cmpint (qs_total_compare (&sum, &b), ==, 0);
    }
}

QS_TEST (nothing_is_below_zero)
{
  for (guint i = 0; i < TRIES; i++)
    {
      QsTotal a = random_total (), b = random_total ();
      const QsTotal old = a;
      gboolean is_less = a.high < b.high || (a.high == b.high && a.low < b.low);

      g_assert_cmpint (qs_total_subtract (&a, &b), ==, !is_less);
      if (is_less)
        g_assert_cmpint (qs_total_compare (&a, &old), ==, 0);
    }
}

/* The quotient times the divisor, plus the remainder, is the number again. */
QS_TEST (multiplication_undoes_division)
{
  static const guint divisors[] = { 1, 2, 8, 10, 1000000007, G_MAXINT, 0x80000000u, G_MAXUINT32 };

  for (guint i = 0; i < TRIES; i++)
    {
      guint divisor = i % 2 ? divisors[i / 2 % G_N_ELEMENTS (divisors)] : (guint) g_test_rand_int_range (1, G_MAXINT);
      const QsTotal total = random_total ();
      QsTotal quotient = total, product = { 0, 0 };
      guint rest = qs_total_divide (&quotient, divisor);

      g_assert_cmpuint (rest, <, divisor);
      for (guint bit = 32; bit-- > 0;)
        {
          const QsTotal copy = product;

          qs_total_add (&product, &copy);
          if (divisor >> bit & 1)
            qs_total_add (&product, &quotient);
        }

      qs_total_add (&product, &(QsTotal){ 0, rest });
      g_assert_cmpint (qs_total_compare (&product, &total), ==, 0);
    }
}

QS_TEST (doubles_are_close)
{
  static const struct
  {
    QsTotal total;
    double value;
  } doubles[] = {
    { { 0, 0 }, 0 },
    { { 0, 14772512 }, 14772512 },
    { { 0, G_GUINT64_CONSTANT (1) << 63 }, 9223372036854775808.0 },
    { { 1, 0 }, 18446744073709551616.0 },
    { { 3, 0 }, 55340232221128654848.0 },
    { { G_GUINT64_CONSTANT (1) << 63, 0 }, 170141183460469231731687303715884105728.0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (doubles); i++)
    g_assert_cmpfloat (qs_total_to_double (&doubles[i].total), ==, doubles[i].value);
}

QS_TEST (only_numbers_are_read)
{
  static const char *const wrong[] = {
    "", " ", "-1", "+1", " 1", "1 ", "1\n", "00", "01", "1.", "1e3", "0x10", "1,000", "a", "1a",
    "\331\241",  /* a digit, but an Arabic one */
    TOO_LARGE, "340282366920938463463374607431768211460", "340282366920938463463374607431768211500",
    "999999999999999999999999999999999999999", "1000000000000000000000000000000000000000",
    "3402823669209384634633746074317682114550", "99999999999999999999999999999999999999999999999999",
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      QsTotal total = { 4, 5 };

      g_assert_false (qs_total_parse (wrong[i], &total));
      g_assert_cmpuint (total.high, ==, 4);
      g_assert_cmpuint (total.low, ==, 5);
    }
}

QS_TEST (overflow_is_no_sum)
{
  if (g_test_subprocess ())
    {
      QsTotal total = { G_MAXUINT64, G_MAXUINT64 };

      qs_total_add (&total, &(QsTotal){ 0, 1 });
      return;
    }

  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*qs_total_add: assertion failed*");
}
