/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tests numbers and squares as people read them. */

#include <math.h>

#include "qs-solution.h"
#include "qs-test-main.h"
#include "qs-test-text.h"
#include "qs-text-private.h"

QS_TEST (solutions_are_counted_in_64_bits)
{
  assert_text (qs_text_solutions (0), "0 solutions");
  assert_text (qs_text_solutions (1), "1 solution");
  assert_text (qs_text_solutions (92), "92 solutions");

  /* More than 32 bits, and with the last digits of one. */
  assert_text (qs_text_solutions (G_GUINT64_CONSTANT (4968057848)), "4968057848 solutions");
  assert_text (qs_text_solutions (G_GUINT64_CONSTANT (10000000001)), "10000000001 solutions");
  assert_text (qs_text_solutions (G_MAXUINT64), "18446744073709551615 solutions");
}

QS_TEST (rates_keep_two_or_three_digits)
{
  assert_text (qs_text_rate (0), "0/s");
  assert_text (qs_text_rate (21.4), "21/s");
  assert_text (qs_text_rate (9994), "9994/s");
  assert_text (qs_text_rate (9996), "10 thousand/s");
  assert_text (qs_text_rate (617400), "617 thousand/s");
  assert_text (qs_text_rate (999600), "1.0 million/s");
  assert_text (qs_text_rate (2210000), "2.2 million/s");
}

QS_TEST (durations_have_two_units_at_most)
{
  assert_text (qs_text_duration (0), "under 1 ms");
  assert_text (qs_text_duration (0.0021), "2 ms");
  assert_text (qs_text_duration (0.0996), "0.1 s");
  assert_text (qs_text_duration (9.94), "9.9 s");
  assert_text (qs_text_duration (9.96), "10 s");
  assert_text (qs_text_duration (59.6), "1 min 0 s");
  assert_text (qs_text_duration (192), "3 min 12 s");
  assert_text (qs_text_duration (7500), "2 h 5 min");
  assert_text (qs_text_duration (86400), "1 day");
  assert_text (qs_text_duration (2.5 * 86400), "2 days");
  assert_text (qs_text_duration (365.0 * 86400 * 12), "12 years");
}

/* Whatever the rate, people can read the text. */
QS_TEST (endless_durations_can_be_read)
{
  assert_text (qs_text_duration (1e300), "4294967295 years");
  assert_text (qs_text_estimate (0.0004), "under 1 ms");
  assert_text (qs_text_estimate (192), "about 3 min 12 s");
  assert_text (qs_text_duration (G_MAXDOUBLE), "4294967295 years");
}

QS_TEST (times_have_three_digits)
{
  assert_text (qs_text_time (1e-9), "1 ns");
  assert_text (qs_text_time (8.53e-7), "853 ns");
  assert_text (qs_text_time (9.999e-7), "1.00 µs");
  assert_text (qs_text_time (1.2345e-5), "12.3 µs");
  assert_text (qs_text_time (1.2345e-3), "1.23 ms");
  assert_text (qs_text_time (0.01), "10 ms");
  assert_text (qs_text_time (0.123456), "123 ms");
  assert_text (qs_text_time (3.14159), "3.14 s");
  assert_text (qs_text_time (99.9), "99.9 s");
  assert_text (qs_text_time (192), "3 min 12 s");
}

/* Every decade of an axis has a name of its own. */
QS_TEST (ticks_are_powers_of_ten)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  assert_text (qs_text_tick (1e-6), "1 µs");
  assert_text (qs_text_tick (1e-4), "100 µs");
  assert_text (qs_text_tick (1), "1 s");
  assert_text (qs_text_tick (100), "100 s");
  assert_text (qs_text_tick (1e5), "100000 s");
  assert_text (qs_text_tick (1e9), "10⁹ s");

  for (gint exponent = -9; exponent <= 12; exponent++)
    g_assert_true (g_hash_table_add (names, qs_text_tick (pow (10, exponent))));
}

QS_TEST (powers_are_raised)
{
  assert_text (qs_text_raise (g_strdup ("2 × 10^1234567890 s, 3^0, 4")), "2 × 10¹²³⁴⁵⁶⁷⁸⁹⁰ s, 3⁰, 4");
  assert_text (qs_text_power (2.349079e17, 2), "2.35 × 10¹⁷");
  assert_text (qs_text_power (9.9949e17, 2), "9.99 × 10¹⁷");
  assert_text (qs_text_power (9.9996e17, 2), "1.00 × 10¹⁸");
  assert_text (qs_text_power (9.94e17, 1), "9.9 × 10¹⁷");
  assert_text (qs_text_power (9.96e17, 1), "1.0 × 10¹⁸");
}

/* A line can end behind a dot alone: a number stands beside its word. */
QS_TEST (parts_are_kept)
{
  assert_text (qs_text_keep (g_strdup ("Nodes 17 · Solutions 1")), "Nodes\302\24017\302\240· Solutions\302\2401");
}

QS_TEST (ratios)
{
  assert_text (qs_text_ratio (1), "×1");
  assert_text (qs_text_ratio (0.841), "×0.84");
  assert_text (qs_text_ratio (3.14159), "×3.14");
  assert_text (qs_text_ratio (31.4159), "×31.4");
  assert_text (qs_text_ratio (31415.9), "×31416");
}

/* The last size of a group repeats. */
QS_TEST (digits_in_groups)
{
  assert_text (qs_text_group ("7", "\3\3", ","), "7");
  assert_text (qs_text_group ("123", "\3\3", ","), "123");
  assert_text (qs_text_group ("1234", "\3\3", ","), "1,234");
  assert_text (qs_text_group ("18446744073709551616", "\3", "."), "18.446.744.073.709.551.616");
  assert_text (qs_text_group ("123456789", "\3\2", ","), "12,34,56,789");
  assert_text (qs_text_group ("123456789", "\3\177", ","), "123456,789");
}

/* The tests' own locale does not group. */
QS_TEST (digits_are_grouped_as_in_the_locale)
{
  assert_text (qs_text_digits ("18446744073709551616"), "18446744073709551616");
}

/* 14^14 does not fit the digits of a double; 20! is the largest factorial in 64 bits. */
QS_TEST (a_placement_lists_its_squares)
{
  static const guint16 first_of_8[] = { 0, 4, 7, 5, 2, 6, 1, 3 };
  static const guint16 partial[] = { 1, QS_EMPTY_ROW, QS_EMPTY_ROW, 2 };
  static const guint16 empty[] = { QS_EMPTY_ROW };

  assert_text (qs_text_squares (first_of_8, 8), "a8, e7, h6, f5, c4, g3, b2, d1");
  assert_text (qs_text_squares (partial, 4), "b4, c1");
  assert_text (qs_text_squares (empty, 1), "");
}
