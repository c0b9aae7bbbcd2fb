/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of squares, against names that are counted up letter by letter. */

#include "qs-square.h"

#include <string.h>

#include "qs-error.h"
#include "qs-solution.h"
#include "qs-test-main.h"

/* Moves to the next name, as on the wheels of a counter. */
static void
count_up (char *name)
{
  gsize i = strlen (name);

  while (i > 0)
    {
      if (name[--i] != 'z')
        {
          name[i]++;
          return;
        }
      name[i] = 'a';
    }

  memmove (name + 1, name, strlen (name) + 1);
  name[0] = 'a';
}

QS_TEST (files_count_up_in_letters)
{
  char expected[8] = "a";
  char name[QS_SQUARE_FILE_SIZE];

  for (guint column = 0; column < QS_MAX_N; column++)
    {
      qs_square_format_file (column, name);
      g_assert_cmpstr (name, ==, expected);
      count_up (expected);
    }
}

static void
assert_square (guint       n,
               guint       row,
               guint       column,
               const char *name)
{
  g_autofree char *text = qs_square_to_string ((QsSquare){ row, column }, n);
  g_autoptr (GError) error = NULL;
  QsSquare square = { 0 };

  g_assert_cmpstr (text, ==, name);
  g_assert_true (qs_square_parse (name, n, n, &square, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (square.row, ==, row);
  g_assert_cmpuint (square.column, ==, column);
}

QS_TEST (known_names)
{
  assert_square (1, 0, 0, "a1");
  assert_square (8, 7, 0, "a1");
  assert_square (8, 0, 0, "a8");
  assert_square (8, 0, 7, "h8");
  assert_square (8, 4, 2, "c4");
  assert_square (32, 31, 25, "z1");
  assert_square (32, 31, 26, "aa1");
  assert_square (32, 0, 31, "af32");
  assert_square (1000, 999, 701, "zz1");
  assert_square (1000, 999, 702, "aaa1");
  assert_square (1000, 0, 999, "all1000");
}

QS_TEST (every_square_is_read_as_written)
{
  static const guint sides[] = { 1, 8, 26, 27, 32 };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      guint n = sides[i];
      char file[8] = "a";

      for (guint column = 0; column < n; column++)
        {
          for (guint row = 0; row < n; row++)
            {
              g_autofree char *name = g_strdup_printf ("%s%u", file, n - row);

              assert_square (n, row, column, name);
            }
          count_up (file);
        }
    }
}

static void
assert_read (const char *text,
             guint       row,
             guint       column)
{
  g_autoptr (GError) error = NULL;
  QsSquare square = { 99, 99 };

  g_assert_true (qs_square_parse (text, 8, 8, &square, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (square.row, ==, row);
  g_assert_cmpuint (square.column, ==, column);
}

QS_TEST (capitals_blanks_and_zeros_are_read)
{
  assert_read ("C4", 4, 2);
  assert_read (" \tc4\r\n", 4, 2);
  assert_read ("h008", 0, 7);
}

static void
assert_fails (const char *text,
              guint       n,
              QsError     code,
              const char *shown,
              const char *limit)
{
  g_autoptr (GError) error = NULL;
  QsSquare square = { 99, 99 };

  g_assert_false (qs_square_parse (text, n, n, &square, NULL));
  g_assert_false (qs_square_parse (text, n, n, &square, &error));
  g_assert_error (error, QS_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, shown));
  g_assert_nonnull (strstr (error->message, limit));
  g_assert_cmpuint (square.row, ==, 99);
}

QS_TEST (what_is_no_name_is_named)
{
  assert_fails ("", 8, QS_ERROR_INVALID_TEXT, "“”", "c4");
  assert_fails ("c", 8, QS_ERROR_INVALID_TEXT, "“c”", "c4");
  assert_fails ("4", 8, QS_ERROR_INVALID_TEXT, "“4”", "c4");
  assert_fails ("4c", 8, QS_ERROR_INVALID_TEXT, "“4c”", "c4");
  assert_fails (" c4x ", 8, QS_ERROR_INVALID_TEXT, "“c4x”", "c4");
  assert_fails ("c 4", 8, QS_ERROR_INVALID_TEXT, "“c 4”", "c4");
  assert_fails ("c-4", 8, QS_ERROR_INVALID_TEXT, "“c-4”", "c4");
  assert_fails ("c4,d5", 8, QS_ERROR_INVALID_TEXT, "“c4,d5”", "c4");
  assert_fails ("\303\2444", 8, QS_ERROR_INVALID_TEXT, "“ä4”", "c4");
}

QS_TEST (squares_off_the_board_name_its_corner)
{
  assert_fails ("i3", 8, QS_ERROR_OUT_OF_RANGE, "“i3”", "a1 to h8");
  assert_fails ("a9", 8, QS_ERROR_OUT_OF_RANGE, "“a9”", "a1 to h8");
  assert_fails ("a0", 8, QS_ERROR_OUT_OF_RANGE, "“a0”", "a1 to h8");
  assert_fails ("aa1", 26, QS_ERROR_OUT_OF_RANGE, "“aa1”", "a1 to z26");
  assert_fails ("alm1", 1000, QS_ERROR_OUT_OF_RANGE, "“alm1”", "a1 to all1000");
}

/* 2^32 + 1, in digits or in letters, is not 1. */
QS_TEST (endless_names_do_not_wrap_around)
{
  assert_fails ("a4294967297", 8, QS_ERROR_OUT_OF_RANGE, "“a4294967297”", "h8");
  assert_fails ("a18446744073709551617", 8, QS_ERROR_OUT_OF_RANGE, "“a18446744073709551617”", "h8");
  assert_fails ("mwlqkww1", 8, QS_ERROR_OUT_OF_RANGE, "“mwlqkww1”", "h8");
  assert_fails ("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1", 8, QS_ERROR_OUT_OF_RANGE,
                "“aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…”", "h8");
}

static void
assert_list (const char *text,
             const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) squares = qs_square_parse_list (text, 8, 8, &error);
  g_autoptr (GString) names = g_string_new (NULL);

  g_assert_no_error (error);
  g_assert_nonnull (squares);

  for (guint i = 0; i < squares->len; i++)
    {
      g_autofree char *name = qs_square_to_string (g_array_index (squares, QsSquare, i), 8);

      g_string_append_printf (names, "%s;", name);
    }

  g_assert_cmpstr (names->str, ==, expected);
}

QS_TEST (lists_have_commas_or_blanks_between)
{
  assert_list ("a1", "a1;");
  assert_list ("a1,c4", "a1;c4;");
  assert_list ("c4,a1,c4", "c4;a1;c4;");
  assert_list ("a1, c4 ,\th8\n", "a1;c4;h8;");
  assert_list (" a1 c4", "a1;c4;");
  assert_list (",a1,,c4,", "a1;c4;");
}

static void
assert_list_fails (const char *text,
                   QsError     code,
                   const char *shown)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (qs_square_parse_list (text, 8, 8, NULL));
  g_assert_null (qs_square_parse_list (text, 8, 8, &error));
  g_assert_error (error, QS_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, shown));
}

QS_TEST (wrong_lists_name_the_square)
{
  assert_list_fails ("", QS_ERROR_INVALID_TEXT, "empty");
  assert_list_fails (" , ", QS_ERROR_INVALID_TEXT, "empty");
  assert_list_fails ("a1,x", QS_ERROR_INVALID_TEXT, "“x”");
  assert_list_fails ("a1;c4", QS_ERROR_INVALID_TEXT, "“a1;c4”");
  assert_list_fails ("a1,c9", QS_ERROR_OUT_OF_RANGE, "“c9”");
}

/* Row by row, up to the last bits of a mask; bits of rows that are not there count nothing. */
QS_TEST (masks_are_gone_through_in_order)
{
  static const guint32 squares[] = { 1u << 31 | 1, 0, 1u << 2 | 1u << 3, 1 };
  static const guint32 none[3] = { 0 };
  g_autofree char *names = qs_square_join (squares, 3, ", ");
  g_autofree char *no_names = qs_square_join (none, 3, ", ");

  g_assert_cmpstr (names, ==, "a3, af3, c1, d1");
  g_assert_cmpstr (no_names, ==, "");
}
