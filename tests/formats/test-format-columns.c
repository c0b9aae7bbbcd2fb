/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Column lists, byte by byte. */

#include "config.h"

#include "qs-format.h"

#include <string.h>

#include "qs-test-boards.h"
#include "qs-test-main.h"

static guint64
get_size (guint   n,
          guint64 count)
{
  return qs_format_get_size (&qs_format_columns, &(QsFormatSet){ .n_rows = n, .n = n, .first = 1, .count = count });
}

static void
assert_written (const guint16 *columns,
                guint          n,
                const char    *expected)
{
  g_autoptr (GString) out = g_string_new (NULL);

  qs_format_columns.append (out, &(QsFormatSet){ .n_rows = n, .n = n }, &(QsFormatBoard){ .columns = columns });
  g_assert_cmpstr (out->str, ==, expected);
  g_assert_cmpuint (out->len, ==, strlen (expected));
}

QS_TEST (one_solution)
{
  const guint16 one[] = { 0 };
  const guint16 eight[] = { 0, 4, 7, 5, 2, 6, 1, 3 };
  const guint16 ten[] = { 9, 7, 5, 3, 1, 8, 6, 4, 2, 0 };

  assert_written (one, 1, "1\n");
  assert_written (eight, 8, "1 5 8 6 3 7 2 4\n");
  assert_written (ten, 10, "10 8 6 4 2 9 7 5 3 1\n");
}

/* A line a solution and nothing else, whether or not numbers are asked for. */
QS_TEST (set_of_4)
{
  const guint16 first[] = { 1, 3, 0, 2 }, second[] = { 2, 0, 3, 1 };
  g_autoptr (GString) out = g_string_new (NULL);
  const QsFormatSet set = { .n_rows = 4, .n = 4, .numbered = TRUE };

  qs_format_columns.append (out, &set, &(QsFormatBoard){ .columns = first, .rank = 1 });
  qs_format_columns.append (out, &set, &(QsFormatBoard){ .columns = second, .rank = 2 });
  g_assert_cmpstr (out->str, ==, "2 4 1 3\n3 1 4 2\n");
}

QS_TEST (large_boards)
{
  for (guint n = 4; n <= 1000; n += n < 130 ? 1 : 87)
    {
      g_autofree guint16 *columns = g_new (guint16, n);
      g_autoptr (GString) expected = g_string_new (NULL);

      test_make_solution (columns, n);
      for (guint row = 0; row < n; row++)
        g_string_append_printf (expected, "%u%c", columns[row] + 1u, row == n - 1 ? '\n' : ' ');

      assert_written (columns, n, expected->str);
      g_assert_cmpuint (get_size (n, 1), ==, expected->len);
    }
}

/* The digits of 1 … 27 are 9 + 2 · 18, and 27 separators follow; of n = 27 all that there are. */
QS_TEST (size_of_huge_sets)
{
  const guint64 total_of_27 = G_GUINT64_CONSTANT (234907967154122528);

  g_assert_cmpuint (get_size (27, total_of_27), ==,
                    G_GUINT64_CONSTANT (16913373635096822016));
  g_assert_cmpuint (get_size (1, G_GUINT64_CONSTANT (9223372036854775807)), ==,
                    G_GUINT64_CONSTANT (18446744073709551614));
}

/* More than 64 bits can say is the most that they can say, not a small number. */
QS_TEST (size_is_limited)
{
  g_assert_cmpuint (get_size (1, G_GUINT64_CONSTANT (9223372036854775808)), ==, G_MAXUINT64);
  g_assert_cmpuint (get_size (32, G_MAXUINT64), ==, G_MAXUINT64);
}
