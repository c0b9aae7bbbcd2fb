/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of the formats, facts that hold for every format, and the count of digits. */

#include "config.h"

#include "qs-format.h"

#include <string.h>

#include "qs-test-boards.h"
#include "qs-test-main.h"

/* 10^19, the first number of 20 digits. */
#define TWENTY_DIGITS G_GUINT64_CONSTANT (10000000000000000000)

QS_TEST (names_differ)
{
  const QsFormat *const *formats = qs_format_list ();

  g_assert_nonnull (formats[0]);

  for (guint i = 0; formats[i] != NULL; i++)
    {
      g_assert_cmpstr (formats[i]->name, !=, "");
      g_assert_cmpuint (formats[i]->suffix[0], ==, '.');
      g_assert_cmpuint (strlen (formats[i]->suffix), >=, 2);
      g_assert_nonnull (strchr (formats[i]->mime_type, '/'));
      g_assert_cmpstr (formats[i]->description, !=, "");
      g_assert_true ((formats[i]->append != NULL) != (formats[i]->write != NULL));

      for (guint j = 0; j < i; j++)
        {
          g_assert_cmpstr (formats[i]->id, !=, formats[j]->id);
          g_assert_cmpstr (formats[i]->name, !=, formats[j]->name);
        }
    }
}

QS_TEST (is_found_by_its_id)
{
  const QsFormat *const *formats = qs_format_list ();

  for (guint i = 0; formats[i] != NULL; i++)
    g_assert_true (qs_format_find (formats[i]->id) == formats[i]);

  g_assert_true (qs_format_find ("text") == &qs_format_text);
  g_assert_true (qs_format_find ("columns") == &qs_format_columns);
  g_assert_null (qs_format_find ("Text"));
  g_assert_null (qs_format_find ("column"));
  g_assert_null (qs_format_find (""));
}

/* Boards of random columns: a block of some, and of none, is what they are one by one. */
static void
assert_block (const QsFormat *format,
              GRand          *random,
              guint           n,
              QsFormatBase    base)
{
  const QsFormatSet set = { .n_rows = n, .n = n, .first = 1, .count = QS_FORMAT_UNKNOWN, .total = QS_FORMAT_UNKNOWN, .base = base };
  g_autoptr (GString) block = g_string_new ("before");
  g_autoptr (GString) each = g_string_new ("before");
  guint count = (guint) g_rand_int_range (random, 0, 50);
  g_autofree guint8 *columns = g_new0 (guint8, count * n + 1);

  for (guint i = 0; i < count; i++)
    {
      guint16 board[QS_ENUMERATOR_MAX_N];

      for (guint row = 0; row < n; row++)
        board[row] = (guint16) row;
      for (guint row = n; row-- > 0;)
        {
          guint other = (guint) g_rand_int_range (random, 0, (gint32) row + 1);
          guint16 column = board[other];

          board[other] = board[row];
          board[row] = column;
          columns[i * n + row] = (guint8) column;
        }
      format->append (each, &set, &(QsFormatBoard){ .columns = board, .rank = 7 + i, .place = i });
    }

  format->append_block (block, &set, columns, count);
  g_assert_cmpmem (block->str, block->len, each->str, each->len);
}

static void
test_blocks (gconstpointer data)
{
  const QsFormat *format = data;
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (guint n = 1; n <= 32; n++)
    {
      for (guint i = 0; i < 3; i++)
        assert_block (format, random, n, (QsFormatBase) i);
    }
}

/* The first that has the suffix, unless another one that has it is preferred. */
QS_TEST (is_found_for_a_file)
{
  g_assert_true (qs_format_find_for_file ("a.csv/b.txt", NULL) == &qs_format_text);
  g_assert_true (qs_format_find_for_file ("b.TXT", &qs_format_columns) == &qs_format_columns);
  g_assert_true (qs_format_find_for_file ("b.csv", &qs_format_columns) == &qs_format_csv);
  g_assert_true (qs_format_find_for_file ("b.json.gz", NULL) == &qs_format_json);
  g_assert_true (qs_format_find_for_file ("b.json", &qs_format_leetcode) == &qs_format_leetcode);
  g_assert_null (qs_format_find_for_file ("b.gz", NULL));
  g_assert_null (qs_format_find_for_file ("csv", NULL));
}

/* Writes the same solution of n = 1 or at least 4 again and again: the size is that of any others. */
static void
write_set (const QsFormat    *format,
           GString           *out,
           const QsFormatSet *set)
{
  g_autofree guint16 *columns = g_new0 (guint16, set->n);

  if (set->n > 1 && set->count > 0)
    test_make_solution (columns, set->n);

  g_string_truncate (out, 0);
  qs_format_begin (format, out, set);
  for (guint64 i = 0; i < set->count; i++)
    {
      QsFormatBoard board = { .columns = columns, .rank = set->first + i, .place = i, .class_number = 1, .images = 8 };

      format->append (out, set, &board);
    }
  qs_format_end (format, out);
}

static void
assert_size (const QsFormat *format,
             GString        *out,
             guint           n,
             guint64         first,
             guint64         count)
{
  for (gboolean numbered = FALSE; numbered <= TRUE; numbered++)
    {
      const QsFormatSet set = { .n_rows = n, .n = n, .first = first, .count = count, .total = count, .numbered = numbered };

      write_set (format, out, &set);
      if ((format->flags & QS_FORMAT_SIZE_IS_BOUND) == 0)
        g_assert_cmpuint (qs_format_get_size (format, &set), ==, out->len);
      else
        g_assert_cmpuint (qs_format_get_size (format, &set) - out->len, <, count * strlen ("18446744073709551615") + 1);

      if ((format->flags & QS_FORMAT_IS_BINARY) != 0)
        continue;

      g_assert_cmpuint (strlen (out->str), ==, out->len);
      if (out->len > 0)
        g_assert_true (g_str_has_suffix (out->str, "\n"));
    }
}

/* All numbers of digits, from both sides: 9 and 10, …, 10^19 and the next, and the last of all. */
static void
test_size_across_boundaries (gconstpointer data)
{
  const QsFormat *format = data;
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint64 power = 10;; power *= 10)
    {
      for (guint64 first = power - 3; first <= power + 1; first++)
        {
          for (guint count = 0; count <= 6; count++)
            assert_size (format, out, 5, first, count);
        }

      if (power == TWENTY_DIGITS)
        break;
    }

  for (guint count = 0; count <= 5; count++)
    {
      assert_size (format, out, 5, G_MAXUINT64 - 4, count);
      assert_size (format, out, 1, G_MAXUINT64 - count, count + 1);
    }
}

static void
test_size_of_boards (gconstpointer data)
{
  const QsFormat *format = data;
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint n = 2; n <= 3; n++)
    {
      assert_size (format, out, n, 1, 0);
    }

  for (guint n = 4; n <= 120; n++)
    {
      assert_size (format, out, n, 1, 0);
      assert_size (format, out, n, 1, 1);
      assert_size (format, out, n, 8, 120);
      assert_size (format, out, n, 998, 3);
    }

  assert_size (format, out, 1000, 9, 2);
}

static void
test_size_of_long_sets (gconstpointer data)
{
  const QsFormat *format = data;
  g_autoptr (GString) out = g_string_new (NULL);

  assert_size (format, out, 4, 1, 12345);
  assert_size (format, out, 1, 9990, 91000);
}

/* The same solutions give the same bytes. */
static void
test_same_bytes_again (gconstpointer data)
{
  const QsFormat *format = data;
  const QsFormatSet set = { .n_rows = 8, .n = 8, .first = 1, .count = 92, .total = 92, .numbered = TRUE };
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GString) again = g_string_new (NULL);

  write_set (format, out, &set);
  write_set (format, again, &set);
  g_assert_true (g_string_equal (out, again));
}

static guint
digits_of (guint64 number)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, number);

  return (guint) strlen (text);
}

static void
assert_digits (guint64 first,
               guint64 count)
{
  guint64 digits = 0;

  for (guint64 i = 0; i < count; i++)
    digits += digits_of (first + i);

  g_assert_cmpuint (qs_format_count_digits (first, count), ==, digits);
}

QS_TEST (equal_those_counted_one_by_one)
{
  for (guint first = 1; first <= 120; first++)
    {
      for (guint count = 0; count <= 120; count++)
        assert_digits (first, count);
    }

  assert_digits (1, 100001);
  assert_digits (987, 99999);

  for (guint64 power = 10;; power *= 10)
    {
      assert_digits (power - 5, 10);
      assert_digits (power - 5, 5);
      assert_digits (power, 5);

      if (power == TWENTY_DIGITS)
        break;
    }
}

QS_TEST (equal_those_counted_at_random)
{
  for (guint i = 0; i < 2000; i++)
    {
      guint64 high = (guint32) g_test_rand_int ();
      guint64 number = (high << 32 | (guint32) g_test_rand_int ()) >> g_test_rand_int_range (0, 64);
      guint count = (guint) g_test_rand_int_range (0, 50);

      assert_digits (CLAMP (number, 1, G_MAXUINT64 - count), count);
    }
}

/* The digits of 1 … 10^k − 1 are k·10^k − (10^k − 1) / 9. */
QS_TEST (equal_the_closed_form)
{
  guint64 power = 10;

  for (guint k = 1; k <= 18; k++, power *= 10)
    {
      g_assert_cmpuint (qs_format_count_digits (1, power - 1), ==, k * power - (power - 1) / 9);
      g_assert_cmpuint (qs_format_count_digits (power / 10, power - power / 10), ==, k * (power - power / 10));
    }

  g_assert_cmpuint (qs_format_count_digits (G_MAXUINT64, 1), ==, 20);
  g_assert_cmpuint (qs_format_count_digits (G_MAXUINT64, 0), ==, 0);
  g_assert_cmpuint (qs_format_count_digits (G_MAXUINT64 - 999999999, 1000000000), ==, G_GUINT64_CONSTANT (20000000000));
}

/* The digits of 1 … t are 19·(t + 1) − (10^19 − 1) / 9 for t of 19 digits; @last is the largest t for 64 bits. */
QS_TEST (are_limited)
{
  const guint64 last = G_GUINT64_CONSTANT (1029360799201087510);

  g_assert_cmpuint (qs_format_count_digits (1, last), ==, G_MAXUINT64 - 17);
  g_assert_cmpuint (qs_format_count_digits (1, last + 1), ==, G_MAXUINT64);
  g_assert_cmpuint (qs_format_count_digits (1, G_MAXUINT64), ==, G_MAXUINT64);
  g_assert_cmpuint (qs_format_count_digits (TWENTY_DIGITS, G_MAXUINT64 - TWENTY_DIGITS), ==, G_MAXUINT64);
}

static void
add (const QsFormat *format,
     const char     *path,
     GTestDataFunc   test)
{
  g_autofree char *full_path = g_strdup_printf ("/formats/%s/%s", format->id, path);

  g_test_add_data_func (full_path, format, test);
}

QS_TEST_MAIN
{
  const QsFormat *const *formats = qs_format_list ();

  for (guint i = 0; formats[i]->append != NULL; i++)
    {
      add (formats[i], "size-across-boundaries", test_size_across_boundaries);
      add (formats[i], "size-of-boards", test_size_of_boards);
      add (formats[i], "size-of-long-sets", test_size_of_long_sets);
      add (formats[i], "same-bytes-again", test_same_bytes_again);
      if (formats[i]->append_block != NULL)
        add (formats[i], "blocks-equal-boards", test_blocks);
    }
}
