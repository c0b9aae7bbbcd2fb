/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Placements: which pair attacks, and the column list read and written. */

#include "qs-solution.h"

#include <string.h>

#include "qs-error.h"
#include "qs-test-boards.h"
#include "qs-test-main.h"

/* Finds the documented pair in the documented order: rows downwards, then the rows above upwards. */
static gboolean
find_attack_plainly (const guint16 *columns,
                     guint          n,
                     QsAttack      *attack)
{
  for (guint lower = 0; lower < n; lower++)
    {
      for (guint above = 1; columns[lower] != QS_EMPTY_ROW && above <= lower; above++)
        {
          guint upper = lower - above;

          if (columns[upper] != QS_EMPTY_ROW && test_attacks (upper, columns[upper], lower, columns[lower]))
            {
              attack->upper_row = upper;
              attack->lower_row = lower;
              attack->line = QS_LINE_COLUMN;
              if (columns[upper] < columns[lower])
                attack->line = QS_LINE_DIAGONAL;
              if (columns[upper] > columns[lower])
                attack->line = QS_LINE_ANTI_DIAGONAL;
              return TRUE;
            }
        }
    }

  return FALSE;
}

static void
assert_same_attack (const guint16 *columns,
                    guint          n)
{
  QsAttack expected, attack;
  gboolean is_attacked = find_attack_plainly (columns, n, &expected);

  g_assert_cmpint (qs_solution_find_attack (columns, n, &attack), ==, is_attacked);
  g_assert_cmpint (qs_solution_find_attack (columns, n, NULL), ==, is_attacked);

  if (is_attacked)
    {
      g_assert_cmpuint (attack.upper_row, ==, expected.upper_row);
      g_assert_cmpuint (attack.lower_row, ==, expected.lower_row);
      g_assert_cmpint (attack.line, ==, expected.line);
    }
}

/* Puts @count queens onto random squares of random rows, or takes them away. */
static void
disturb (guint16 *columns,
         guint    n,
         guint    count)
{
  for (guint i = 0; i < count; i++)
    {
      guint row = (guint) g_test_rand_int_range (0, (gint32) n);

      if (g_test_rand_bit ())
        columns[row] = QS_EMPTY_ROW;
      else
        columns[row] = (guint16) g_test_rand_int_range (0, (gint32) n);
    }
}

QS_TEST (attack_equals_plain_search_at_random)
{
  guint16 columns[QS_MAX_N];

  for (guint i = 0; i < 5000; i++)
    {
      guint n = (guint) g_test_rand_int_range (1, i % 5 == 0 ? QS_MAX_N + 1 : 30);

      for (guint row = 0; row < n; row++)
        columns[row] = QS_EMPTY_ROW;

      disturb (columns, n, 1 + i % (2 * n));
      assert_same_attack (columns, n);
    }
}

/* Almost solutions: the pair that attacks is anywhere, also far down and far apart. */
QS_TEST (attack_equals_plain_search_in_disturbed_solutions)
{
  guint16 columns[QS_MAX_N];

  for (guint i = 0; i < 3000; i++)
    {
      guint n = (guint) g_test_rand_int_range (4, i % 10 == 0 ? QS_MAX_N + 1 : 60);

      test_make_solution (columns, n);
      disturb (columns, n, (guint) g_test_rand_int_range (0, 4));
      assert_same_attack (columns, n);
    }
}

/* Every pair of squares in different rows, alone on boards of all small sizes. */
QS_TEST (attack_equals_plain_search_for_every_pair)
{
  for (guint n = 2; n <= 7; n++)
    {
      for (guint square = 0; square < n * n; square++)
        {
          for (guint other = (square / n + 1) * n; other < n * n; other++)
            {
              guint16 columns[7];

              for (guint row = 0; row < n; row++)
                columns[row] = QS_EMPTY_ROW;
              columns[square / n] = (guint16) (square % n);
              columns[other / n] = (guint16) (other % n);

              assert_same_attack (columns, n);
            }
        }
    }
}

/* The corners of the largest board are as far apart as queens can be. */
QS_TEST (attack_reaches_from_corner_to_corner)
{
  const guint last = QS_MAX_N - 1;
  guint16 columns[QS_MAX_N];
  QsAttack attack;

  for (guint row = 0; row < QS_MAX_N; row++)
    columns[row] = QS_EMPTY_ROW;

  columns[0] = 0;
  columns[last] = (guint16) last;
  g_assert_true (qs_solution_find_attack (columns, QS_MAX_N, &attack));
  g_assert_cmpuint (attack.upper_row, ==, 0);
  g_assert_cmpuint (attack.lower_row, ==, last);
  g_assert_cmpint (attack.line, ==, QS_LINE_DIAGONAL);

  columns[0] = (guint16) last;
  columns[last] = 0;
  g_assert_true (qs_solution_find_attack (columns, QS_MAX_N, &attack));
  g_assert_cmpint (attack.line, ==, QS_LINE_ANTI_DIAGONAL);

  columns[0] = 0;
  g_assert_true (qs_solution_find_attack (columns, QS_MAX_N, &attack));
  g_assert_cmpint (attack.line, ==, QS_LINE_COLUMN);

  columns[0] = 1;
  g_assert_false (qs_solution_find_attack (columns, QS_MAX_N, &attack));
}

/* All n^n boards: those without an attack are as many as published. */
QS_TEST (attack_leaves_as_many_boards_as_published)
{
  static const guint totals[] = { 1, 0, 0, 2, 10, 4, 40 };

  for (guint n = 1; n <= G_N_ELEMENTS (totals); n++)
    {
      guint16 columns[G_N_ELEMENTS (totals)] = { 0 };
      guint count = 0, row = 0;

      while (row < n)
        {
          count += !qs_solution_find_attack (columns, n, NULL);

          for (row = 0; row < n && ++columns[row] == n; row++)
            columns[row] = 0;
        }

      g_assert_cmpuint (count, ==, totals[n - 1]);
    }
}

/* All numbers in @message, such as "2 3 5 6": the facts of an error, whatever its words. */
static char *
numbers_in (const char *message)
{
  GString *numbers = g_string_new (NULL);

  for (const char *cursor = message; *cursor != '\0';)
    {
      gsize digits = strspn (cursor, "0123456789");

      if (digits > 0)
        {
          if (numbers->len > 0)
            g_string_append_c (numbers, ' ');
          g_string_append_len (numbers, cursor, (gssize) digits);
        }
      cursor += MAX (digits, 1);
    }

  return g_string_free (numbers, FALSE);
}

static void
assert_numbers (const GError *error,
                const char   *expected)
{
  g_autofree char *numbers = numbers_in (error->message);

  g_assert_cmpstr (numbers, ==, expected);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
}

static void
assert_check_fails (const guint16 *columns,
                    guint          n,
                    QsError        code,
                    const char    *numbers)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (qs_solution_check (columns, n, NULL));
  g_assert_false (qs_solution_check (columns, n, &error));
  g_assert_error (error, QS_ERROR, (int) code);
  assert_numbers (error, numbers);
}

QS_TEST (check_names_the_attacking_queens)
{
  const guint16 on_column[] = { 0, 4, 7, 5, QS_EMPTY_ROW, 6, 4, 3 };
  const guint16 on_diagonal[] = { 0, 4, 7, 5, 2, 6, 1, 2 };
  const guint16 on_anti_diagonal[] = { 0, 2, 4, 1, 0 };
  const guint16 on_anti_diagonal_far[] = { 4, 1, QS_EMPTY_ROW, QS_EMPTY_ROW, 0 };
  g_autoptr (GError) column_error = NULL;
  g_autoptr (GError) diagonal_error = NULL;

  assert_check_fails (on_column, 8, QS_ERROR_ATTACK, "2 5 7 5");
  assert_check_fails (on_diagonal, 8, QS_ERROR_ATTACK, "7 2 8 3");
  assert_check_fails (on_anti_diagonal, 5, QS_ERROR_ATTACK, "4 2 5 1");
  assert_check_fails (on_anti_diagonal_far, 5, QS_ERROR_ATTACK, "1 5 5 1");

  qs_solution_check (on_column, 8, &column_error);
  qs_solution_check (on_anti_diagonal_far, 5, &diagonal_error);
  g_assert_null (strstr (column_error->message, "diagonal"));
  g_assert_nonnull (strstr (diagonal_error->message, "diagonal"));
}

QS_TEST (check_names_the_empty_row)
{
  const guint16 one_missing[] = { 1, 3, QS_EMPTY_ROW, 2 };
  const guint16 two_missing[] = { 1, QS_EMPTY_ROW, QS_EMPTY_ROW, 2 };
  const guint16 all_missing[] = { QS_EMPTY_ROW };
  const guint16 missing_and_attacked[] = { QS_EMPTY_ROW, 1, 2, 0 };

  assert_check_fails (one_missing, 4, QS_ERROR_INVALID_TEXT, "3");
  assert_check_fails (two_missing, 4, QS_ERROR_INVALID_TEXT, "2");
  assert_check_fails (all_missing, 1, QS_ERROR_INVALID_TEXT, "1");
  assert_check_fails (missing_and_attacked, 4, QS_ERROR_ATTACK, "2 2 3 3");
}

QS_TEST (check_accepts_solutions_of_all_sizes)
{
  const guint16 one[] = { 0 };
  guint16 columns[QS_MAX_N];

  g_assert_true (qs_solution_check (one, 1, NULL));

  for (guint n = 4; n <= QS_MAX_N; n++)
    {
      g_autoptr (GError) error = NULL;

      test_make_solution (columns, n);
      g_assert_true (qs_solution_check (columns, n, &error));
      g_assert_no_error (error);
    }
}

static void
assert_parses (const char *text,
               const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autofree guint16 *columns = NULL;
  g_autofree char *written = NULL;
  guint n = 0;

  columns = qs_solution_parse (text, 0, &n, &error);
  g_assert_no_error (error);
  g_assert_nonnull (columns);

  written = qs_solution_to_string (columns, n);
  g_assert_cmpstr (written, ==, expected);
}

QS_TEST (parse_counts_from_one)
{
  const guint16 expected[] = { 0, 4, 7, 5, 2, 6, 1, 3 };
  g_autofree guint16 *columns = NULL;
  guint n = 0;

  columns = qs_solution_parse ("1 5 8 6 3 7 2 4", 0, &n, NULL);
  g_assert_cmpmem (columns, n * sizeof *columns, expected, sizeof expected);
}

QS_TEST (parse_ignores_blanks_and_byte_order_mark)
{
  assert_parses ("1", "1");
  assert_parses ("2 4 1 3", "2 4 1 3");
  assert_parses ("2 4 1 3\n", "2 4 1 3");
  assert_parses ("2 4 1 3\r\n", "2 4 1 3");
  assert_parses ("2 4 1 3 \t \r\n\r\n", "2 4 1 3");
  assert_parses ("  \t\r\n2\t4  1\n3", "2 4 1 3");
  assert_parses ("\357\273\2772 4 1 3", "2 4 1 3");
  assert_parses ("\357\273\277\r\n 2 4 1 3\r\n", "2 4 1 3");
  assert_parses ("2,4,1,3", "2 4 1 3");
  assert_parses (" [2, 4, 1, 3]\n", "2 4 1 3");
  assert_parses ("(2;4;1;3)", "2 4 1 3");
  assert_parses ("{2 4 1 3}", "2 4 1 3");
  assert_parses ("02 004 1 0000000000000000000000000000000000000000000000003", "2 4 1 3");
}

/* Attacks are the business of qs_solution_check(). */
QS_TEST (parse_accepts_attacks)
{
  assert_parses ("1 1", "1 1");
  assert_parses ("3 2 1", "3 2 1");
}

QS_TEST (parse_reads_what_is_written)
{
  for (guint i = 0; i < 300; i++)
    {
      guint n = i == 0 ? QS_MAX_N : (guint) g_test_rand_int_range (1, QS_MAX_N + 1);
      guint16 columns[QS_MAX_N];
      g_autofree guint16 *parsed = NULL;
      g_autofree char *text = NULL;
      guint parsed_n = 0;

      for (guint row = 0; row < n; row++)
        columns[row] = (guint16) g_test_rand_int_range (0, (gint32) n);
      columns[0] = (guint16) (n - 1);

      text = qs_solution_to_string (columns, n);
      parsed = qs_solution_parse (text, 0, &parsed_n, NULL);
      g_assert_cmpmem (parsed, parsed_n * sizeof *parsed, columns, n * sizeof *columns);
    }
}

QS_TEST (columns_of_any_length)
{
  guint16 columns[] = { 0, 8, 9, 98, 99, 998, 999 };
  g_autofree char *text = qs_solution_to_string (columns, G_N_ELEMENTS (columns));

  g_assert_cmpstr (text, ==, "1 9 10 99 100 999 1000");
}

static void
assert_parse_fails (const char *text,
                    QsError     code,
                    const char *word,
                    const char *numbers)
{
  g_autoptr (GError) error = NULL;
  guint n = 0;

  g_assert_null (qs_solution_parse (text, 0, &n, NULL));
  g_assert_null (qs_solution_parse (text, 0, &n, &error));
  g_assert_error (error, QS_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, word));
  assert_numbers (error, numbers);
}

QS_TEST (parse_names_what_is_no_number)
{
  assert_parse_fails ("x", QS_ERROR_INVALID_TEXT, "“x”", "1");
  assert_parse_fails ("2 4 one 3", QS_ERROR_INVALID_TEXT, "“one”", "3");
  assert_parse_fails ("2 4 1 -1", QS_ERROR_INVALID_TEXT, "“-1”", "1 4");
  assert_parse_fails ("2 +4 1 3", QS_ERROR_INVALID_TEXT, "“+4”", "4 2");
  assert_parse_fails ("1.5", QS_ERROR_INVALID_TEXT, "“1.5”", "1 5 1");
  assert_parse_fails ("2 4 1 3x", QS_ERROR_INVALID_TEXT, "“3x”", "3 4");
  assert_parse_fails ("2 4 1 3 \357\273\277", QS_ERROR_INVALID_TEXT, "\357\273\277", "5");
  assert_parse_fails ("Q . . .", QS_ERROR_INVALID_TEXT, "“Q”", "1");
}

QS_TEST (parse_names_what_is_out_of_range)
{
  assert_parse_fails ("0", QS_ERROR_OUT_OF_RANGE, "0", "0 1 1 1000");
  assert_parse_fails ("2 4 0 3", QS_ERROR_OUT_OF_RANGE, "0", "0 3 1 1000");
  assert_parse_fails ("1 5 9 6 3 7 2 4", QS_ERROR_OUT_OF_RANGE, "9", "9 3 8");
  assert_parse_fails ("2", QS_ERROR_OUT_OF_RANGE, "2", "2 1 1");
  assert_parse_fails ("1 1001", QS_ERROR_OUT_OF_RANGE, "1001", "1001 2 1 1000");
  assert_parse_fails ("1 65537", QS_ERROR_OUT_OF_RANGE, "65537", "65537 2 1 1000");
  assert_parse_fails ("4294967297", QS_ERROR_OUT_OF_RANGE, "4294967297", "4294967297 1 1 1000");
}

/* The number that was read is named, not the largest one that fits. */
QS_TEST (parse_names_what_is_beyond_64_bits)
{
  assert_parse_fails ("1 18446744073709551616", QS_ERROR_OUT_OF_RANGE, "",
                      "18446744073709551616 2 1 1000");
  assert_parse_fails ("99999999999999999999", QS_ERROR_OUT_OF_RANGE, "",
                      "99999999999999999999 1 1 1000");
}

QS_TEST (parse_rejects_an_empty_list)
{
  assert_parse_fails ("", QS_ERROR_INVALID_TEXT, "empty", "");
  assert_parse_fails (" \t\r\n", QS_ERROR_INVALID_TEXT, "empty", "");
  assert_parse_fails ("\357\273\277", QS_ERROR_INVALID_TEXT, "empty", "");
}

QS_TEST (parse_rejects_invalid_utf8)
{
  assert_parse_fails ("2 \377 1 3", QS_ERROR_INVALID_TEXT, "", "2");
  assert_parse_fails ("2 4 1\200 3", QS_ERROR_INVALID_TEXT, "", "1 3");
  assert_parse_fails ("\357\273", QS_ERROR_INVALID_TEXT, "", "1");
}

/* A binary file has no blanks for a long time. The text that is shown is short, says so, and has whole characters. */
QS_TEST (parse_shortens_long_words)
{
  for (guint shift = 0; shift < 4; shift++)
    {
      g_autoptr (GString) text = g_string_new_len ("xxxx", shift);
      g_autoptr (GError) error = NULL;
      guint n = 0;

      for (guint i = 0; i < 10000; i++)
        g_string_append (text, "\360\237\221\221");

      g_assert_null (qs_solution_parse (text->str, 0, &n, &error));
      g_assert_error (error, QS_ERROR, QS_ERROR_INVALID_TEXT);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpuint (strlen (error->message), <, 200);
      g_assert_nonnull (strstr (error->message, "\360\237\221\221…”"));
      g_assert_null (strstr (error->message, "\357\277\275"));
    }
}

QS_TEST (parse_shortens_long_numbers)
{
  g_autofree char *digits = g_strnfill (100000, '7');
  g_autoptr (GError) error = NULL;
  guint n = 0;

  g_assert_null (qs_solution_parse (digits, 0, &n, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE);
  g_assert_cmpuint (strlen (error->message), <, 200);
  g_assert_nonnull (strstr (error->message, "7…"));
}

/* The list 1 1 1 … of @length numbers. */
static char *
make_list (guint length)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < length; i++)
    g_string_append (list, "1 ");

  return g_string_free (list, FALSE);
}

QS_TEST (parse_limits_the_length)
{
  g_autofree char *longest = make_list (QS_MAX_N);
  g_autofree char *too_long = make_list (QS_MAX_N + 1);
  g_autofree char *endless = make_list (100000);
  g_autofree guint16 *columns = NULL;
  guint n = 0;

  columns = qs_solution_parse (longest, 0, &n, NULL);
  g_assert_nonnull (columns);
  g_assert_cmpuint (n, ==, QS_MAX_N);

  assert_parse_fails (too_long, QS_ERROR_OUT_OF_RANGE, "", "1000");
  assert_parse_fails (endless, QS_ERROR_OUT_OF_RANGE, "", "1000");
}
