/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Text boards, byte by byte. */

#include "config.h"

#include "qs-format.h"

#include <string.h>

#include "qs-solution.h"
#include "qs-test-boards.h"
#include "qs-test-main.h"

static guint64
get_size (guint    n,
          guint64  count,
          gboolean numbered)
{
  return qs_format_get_size (&qs_format_text, &(QsFormatSet){ .n_rows = n, .n = n, .first = 1, .count = count, .numbered = numbered });
}

static void
append (GString       *out,
        const guint16 *columns,
        guint          n,
        guint64        rank,
        gboolean       is_first,
        gboolean       numbered)
{
  const QsFormatSet set = { .n_rows = n, .n = n, .numbered = numbered };

  qs_format_text.append (out, &set, &(QsFormatBoard){ .columns = columns, .rank = rank, .place = is_first ? 0 : 1 });
}

static void
assert_text (const GString *out,
             const char    *expected)
{
  g_assert_cmpstr (out->str, ==, expected);
  g_assert_cmpuint (out->len, ==, strlen (expected));
}

QS_TEST (one_solution)
{
  const guint16 one[] = { 0 };
  const guint16 eight[] = { 0, 4, 7, 5, 2, 6, 1, 3 };
  g_autoptr (GString) out = g_string_new (NULL);

  append (out, one, 1, 1, TRUE, FALSE);
  assert_text (out, "Q\n");

  g_string_truncate (out, 0);
  append (out, eight, 8, 1, TRUE, FALSE);
  assert_text (out,
               "Q.......\n"
               "....Q...\n"
               ".......Q\n"
               ".....Q..\n"
               "..Q.....\n"
               "......Q.\n"
               ".Q......\n"
               "...Q....\n");
}

static void
append_set_of_4 (GString *out,
                 guint64  first,
                 gboolean numbered)
{
  const guint16 columns[2][4] = { { 1, 3, 0, 2 }, { 2, 0, 3, 1 } };

  append (out, columns[0], 4, first, TRUE, numbered);
  append (out, columns[1], 4, first + 1, FALSE, numbered);
}

QS_TEST (set_of_4)
{
  g_autoptr (GString) out = g_string_new (NULL);

  append_set_of_4 (out, 1, FALSE);
  assert_text (out,
               ".Q..\n"
               "...Q\n"
               "Q...\n"
               "..Q.\n"
               "\n"
               "..Q.\n"
               "Q...\n"
               "...Q\n"
               ".Q..\n");
}

/* The first of a file need not be number 1, and numbers go as far as 64 bits. */
QS_TEST (numbered_set_of_4)
{
  g_autoptr (GString) out = g_string_new (NULL);

  append_set_of_4 (out, 1, TRUE);
  assert_text (out,
               "Solution 1\n.Q..\n...Q\nQ...\n..Q.\n"
               "\n"
               "Solution 2\n..Q.\nQ...\n...Q\n.Q..\n");

  g_string_truncate (out, 0);
  append_set_of_4 (out, G_MAXUINT64 - 1, TRUE);
  assert_text (out,
               "Solution 18446744073709551614\n.Q..\n...Q\nQ...\n..Q.\n"
               "\n"
               "Solution 18446744073709551615\n..Q.\nQ...\n...Q\n.Q..\n");
}

QS_TEST (leaves_what_is_there)
{
  const guint16 one[] = { 0 };
  g_autoptr (GString) out = g_string_new ("before");

  append (out, one, 1, 7, FALSE, TRUE);
  assert_text (out, "before\nSolution 7\nQ\n");
}

QS_TEST (empty_rows_have_no_queen)
{
  const guint16 columns[] = { QS_EMPTY_ROW, 2, QS_EMPTY_ROW };
  g_autoptr (GString) out = g_string_new (NULL);

  append (out, columns, 3, 1, TRUE, FALSE);
  assert_text (out, "...\n..Q\n...\n");
}

QS_TEST (large_boards)
{
  for (guint n = 4; n <= 1000; n += n < 40 ? 1 : 240)
    {
      g_autofree guint16 *columns = g_new (guint16, n);
      g_autoptr (GString) out = g_string_new (NULL);
      g_autoptr (GString) expected = g_string_new (NULL);

      test_make_solution (columns, n);
      for (guint row = 0; row < n; row++)
        {
          for (guint column = 0; column < n; column++)
            g_string_append_c (expected, column == columns[row] ? 'Q' : '.');
          g_string_append_c (expected, '\n');
        }

      append (out, columns, n, 1, TRUE, FALSE);
      assert_text (out, expected->str);
      g_assert_cmpuint (get_size (n, 1, FALSE), ==, expected->len);
    }
}

/* All of n = 26: 703 bytes each, one less for the first. With numbers, 10 more each
 * and the digits of all ranks, 17·(t + 1) − (10^17 − 1) / 9 for a total t of 17 digits. */
QS_TEST (size_of_huge_sets)
{
  const guint64 total_of_26 = G_GUINT64_CONSTANT (22317699616364044);

  g_assert_cmpuint (get_size (26, total_of_26, FALSE), ==,
                    G_GUINT64_CONSTANT (15689342830303922931));
  g_assert_cmpuint (get_size (26, total_of_26, TRUE), ==,
                    G_GUINT64_CONSTANT (16280809608834641025));
}

/* All of n = 27 is beyond 64 bits, and must not look as if it fitted a disk. */
QS_TEST (size_is_limited)
{
  const guint64 total_of_27 = G_GUINT64_CONSTANT (234907967154122528);

  g_assert_cmpuint (get_size (27, total_of_27, FALSE), ==, G_MAXUINT64);
  g_assert_cmpuint (get_size (27, total_of_27, TRUE), ==, G_MAXUINT64);

  /* Boards of one queen take three bytes each, less one for the first: the last that fits, and one more. */
  g_assert_cmpuint (get_size (1, G_GUINT64_CONSTANT (6148914691236517205), FALSE), ==, G_MAXUINT64 - 1);
  g_assert_cmpuint (get_size (1, G_GUINT64_CONSTANT (6148914691236517206), FALSE), ==, G_MAXUINT64);
  g_assert_cmpuint (get_size (1, G_GUINT64_CONSTANT (1000000000000000000), TRUE), ==, G_MAXUINT64);
  g_assert_cmpuint (get_size (32, G_MAXUINT64, TRUE), ==, G_MAXUINT64);
}
