/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers beyond 64 bits against 64-bit arithmetic, and against sums of digits on paper. */

#include "qs-big-number.h"

#include <string.h>

#include "qs-test-main.h"

/* Products of this many random factors fit into 64 bits. */
#define MAX_FACTORS 6

#define TRIES 2000

static void
assert_number (const QsBigNumber *number,
               const char        *expected)
{
  g_autofree char *digits = qs_big_number_to_string (number);

  g_assert_cmpstr (digits, ==, expected);
}

static void
assert_value (const QsBigNumber *number,
              guint64            value)
{
  g_autofree char *expected = g_strdup_printf ("%" G_GUINT64_FORMAT, value);

  assert_number (number, expected);
}

QS_TEST (small_values)
{
  static const guint32 values[] = { 0, 1, 9, 10, 999999999, 1000000000, 1000000001, G_MAXUINT32 };
  QsBigNumber number;

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      qs_big_number_init (&number, values[i]);
      assert_value (&number, values[i]);
    }
}

QS_TEST (zero_stays_zero)
{
  QsBigNumber number;

  qs_big_number_init (&number, 7);
  qs_big_number_multiply (&number, 0);
  assert_number (&number, "0");
  qs_big_number_multiply (&number, 1000);
  assert_number (&number, "0");
  g_assert_cmpuint (qs_big_number_divide (&number, 3), ==, 0);
  assert_number (&number, "0");
}

QS_TEST (equals_64_bits)
{
  for (guint i = 0; i < TRIES; i++)
    {
      guint n_factors = (guint) g_test_rand_int_range (1, MAX_FACTORS + 1);
      guint32 divisor = (guint32) g_test_rand_int_range (1, G_MAXINT32);
      guint64 expected = 1;
      QsBigNumber number;

      qs_big_number_init (&number, 1);
      for (guint j = 0; j < n_factors; j++)
        {
          guint32 factor = (guint32) g_test_rand_int_range (0, 1600);

          qs_big_number_multiply (&number, factor);
          expected *= factor;
        }

      assert_value (&number, expected);
      g_assert_cmpuint (qs_big_number_divide (&number, divisor), ==, expected % divisor);
      assert_value (&number, expected / divisor);
    }
}

QS_TEST (powers_are_as_known)
{
  QsBigNumber number;

  qs_big_number_init (&number, 1);
  for (guint i = 0; i < 64; i++)
    qs_big_number_multiply (&number, 2);
  assert_number (&number, "18446744073709551616");

  for (guint i = 0; i < 64; i++)
    qs_big_number_multiply (&number, 2);
  assert_number (&number, "340282366920938463463374607431768211456");
}

/* A number with a zero in the middle keeps all of its zeros. */
QS_TEST (keeps_zeros_inside)
{
  g_autofree char *zeros = g_strnfill (300, '0');
  g_autofree char *expected = g_strconcat ("1", zeros, NULL);
  QsBigNumber number;

  qs_big_number_init (&number, 1);
  for (guint i = 0; i < 300; i++)
    qs_big_number_multiply (&number, 10);
  assert_number (&number, expected);

  g_assert_cmpuint (qs_big_number_divide (&number, 7), ==, 1);
  for (guint i = 0; i < 50; i++)
    {
      g_autofree char *digits = qs_big_number_to_string (&number);

      g_assert_cmpmem (digits + 6 * i, 6, "142857", 6);
    }
}

QS_TEST (division_undoes_multiplication)
{
  QsBigNumber number;

  qs_big_number_init (&number, 1);
  for (guint32 factor = G_MAXUINT32; factor > G_MAXUINT32 - 35; factor--)
    qs_big_number_multiply (&number, factor);
  for (guint32 factor = G_MAXUINT32; factor > G_MAXUINT32 - 35; factor--)
    g_assert_cmpuint (qs_big_number_divide (&number, factor), ==, 0);

  assert_number (&number, "1");
}

/* Against 64-bit arithmetic, with carries and borrowing over many limbs. */
QS_TEST (sums_equal_64_bits)
{
  for (guint i = 0; i < TRIES; i++)
    {
      guint64 value = (guint64) (guint32) g_test_rand_int () << 31 | (guint32) g_test_rand_int ();
      guint32 amount = (guint32) g_test_rand_int ();
      guint64 part = i % 3 == 0 ? value : value / (1 + amount % 1000);
      QsBigNumber number, other;

      qs_big_number_init (&number, value);
      qs_big_number_add (&number, amount);
      assert_value (&number, value + amount);

      qs_big_number_init (&number, value);
      qs_big_number_init (&other, part);
      qs_big_number_subtract (&number, &other);
      assert_value (&number, value - part);
    }
}

QS_TEST (carries_and_borrows_far)
{
  QsBigNumber number, one;

  qs_big_number_init (&one, 1);
  qs_big_number_init (&number, 1);
  for (guint i = 0; i < 30; i++)
    qs_big_number_multiply (&number, 10);

  qs_big_number_subtract (&number, &one);
  assert_number (&number, "999999999999999999999999999999");
  qs_big_number_add (&number, 1);
  assert_number (&number, "1000000000000000000000000000000");
}
