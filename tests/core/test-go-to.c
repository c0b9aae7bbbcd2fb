/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Places in a list of solutions, as people write them. */

#include "qs-go-to.h"

#include <string.h>

#include "qs-error.h"
#include "qs-test-main.h"

#define LARGEST G_GUINT64_CONSTANT (18446744073709551615)

/* On a board of plain queens. */
static gboolean
parse_for (const char *text,
           guint       n,
           QsGoTo     *go_to,
           GError    **error)
{
  QsProblem problem;

  qs_problem_init (&problem, n);

  return qs_go_to_parse (text, &problem, go_to, error);
}

static QsGoTo
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  QsGoTo go_to = { 0 };

  g_assert_true (parse_for (text, 8, &go_to, &error));
  g_assert_no_error (error);

  return go_to;
}

static void
assert_number (const char *text,
               guint64     number)
{
  QsGoTo go_to = parse (text);

  g_assert_cmpint (go_to.kind, ==, QS_GO_TO_NUMBER);
  g_assert_cmpuint (go_to.number, ==, number);
}

static void
assert_share (const char *text,
              guint64     share)
{
  QsGoTo go_to = parse (text);

  g_assert_cmpint (go_to.kind, ==, QS_GO_TO_SHARE);
  g_assert_cmpuint (go_to.share, ==, share);
}

QS_TEST (numbers)
{
  assert_number ("1", 1);
  assert_number ("12", 12);
  assert_number (" 12\t\n", 12);
  assert_number ("0012", 12);
  assert_number ("4968057848", G_GUINT64_CONSTANT (4968057848));
  assert_number ("18446744073709551615", LARGEST);
  assert_number ("00000000000000000000000018446744073709551615", LARGEST);
}

QS_TEST (digits_may_be_grouped)
{
  assert_number ("90,000,000", 90000000);
  assert_number ("90.000.000", 90000000);
  assert_number ("90 000 000", 90000000);
  assert_number ("90'000'000", 90000000);
  assert_number ("90\302\240000\302\240000", 90000000);
  assert_number ("90\342\200\257000\342\200\257000", 90000000);
  assert_number ("90\342\200\211000\342\200\211000", 90000000);
  assert_number ("90\342\200\231000\342\200\231000", 90000000);
  assert_number ("1,234", 1234);
  assert_number ("123 456", 123456);
  assert_number ("9,00,00,000", 90000000);
  assert_number ("18,446,744,073,709,551,615", LARGEST);
}

QS_TEST (minus_counts_from_the_end)
{
  QsGoTo go_to = parse ("-1");

  g_assert_cmpint (go_to.kind, ==, QS_GO_TO_NUMBER_FROM_END);
  g_assert_cmpuint (go_to.number, ==, 1);

  go_to = parse ("\342\210\22290,000,000");
  g_assert_cmpint (go_to.kind, ==, QS_GO_TO_NUMBER_FROM_END);
  g_assert_cmpuint (go_to.number, ==, 90000000);
}

QS_TEST (shares_have_six_decimals)
{
  assert_share ("50%", 50000000);
  assert_share ("12.5%", 12500000);
  assert_share ("12,5 %", 12500000);
  assert_share ("12,5\302\240%", 12500000);
  assert_share ("12,5\342\200\257%", 12500000);
  assert_share ("0%", 0);
  assert_share ("0.000001%", 1);
  assert_share ("99.9999999%", 99999999);
  assert_share ("100%", QS_GO_TO_WHOLE);
  assert_share ("100.00000000000%", QS_GO_TO_WHOLE);
  assert_share ("007%", 7000000);
}

QS_TEST (column_lists)
{
  static const guint16 first_of_8[] = { 0, 4, 7, 5, 2, 6, 1, 3 };
  static const guint16 last_of_4[] = { 2, 0, 3, 1 };
  QsGoTo go_to = parse (" 1 5 8 6\t3 7  2 4\n");

  g_assert_cmpint (go_to.kind, ==, QS_GO_TO_SOLUTION);
  g_assert_cmpmem (go_to.columns, sizeof first_of_8, first_of_8, sizeof first_of_8);

  go_to = parse ("[1,5,8,6, 3,7,2,4]");
  g_assert_cmpint (go_to.kind, ==, QS_GO_TO_SOLUTION);
  g_assert_cmpmem (go_to.columns, sizeof first_of_8, first_of_8, sizeof first_of_8);

  g_assert_true (parse_for ("3 1 4 2", 4, &go_to, NULL));
  g_assert_cmpint (go_to.kind, ==, QS_GO_TO_SOLUTION);
  g_assert_cmpmem (go_to.columns, sizeof last_of_4, last_of_4, sizeof last_of_4);
}

/* The only solution of the smallest board is also its number. */
QS_TEST (a_single_number_is_a_number)
{
  QsGoTo go_to = { 0 };

  g_assert_true (parse_for ("1", 1, &go_to, NULL));
  g_assert_cmpint (go_to.kind, ==, QS_GO_TO_NUMBER);
}

static void
assert_fails (const char *text,
              QsError     code,
              const char *first,
              const char *second)
{
  QsGoTo go_to = { QS_GO_TO_SHARE, 77, 77, { 77 } };
  g_autoptr (GError) error = NULL;

  g_assert_false (parse_for (text, 8, &go_to, NULL));
  g_assert_false (parse_for (text, 8, &go_to, &error));
  g_assert_error (error, QS_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, first));
  g_assert_nonnull (strstr (error->message, second));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));

  g_assert_cmpint (go_to.kind, ==, QS_GO_TO_SHARE);
  g_assert_cmpuint (go_to.number + go_to.share + go_to.columns[0], ==, 3 * 77);
}

QS_TEST (garbage_is_named)
{
  static const char *const texts[] = {
    "x", "12x", "+5", "--1", "- 1", "-", "%", "-5%", "5%%", "%5", "1e3", "0x10", "12.5", "1,5", "1,23", "1234,567",
    "1,,234", ",123", "123,", "1,234.567", "1,2,345", "1 5 8 6 3 7 2 d", "-1 5", "5.%", ".5%",
    "1.2.3%", "1,000%5", "\302\262", "\331\243",
  };

  assert_fails ("", QS_ERROR_INVALID_TEXT, "empty", "50%");
  assert_fails (" \t\n", QS_ERROR_INVALID_TEXT, "empty", "50%");
  assert_fails ("\377\376", QS_ERROR_INVALID_TEXT, "\357\277\275", "50%");

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *shown = g_strdup_printf ("“%s”", texts[i]);

      assert_fails (texts[i], QS_ERROR_INVALID_TEXT, shown, "50%");
    }
}

QS_TEST (limits_are_named)
{
  assert_fails ("0", QS_ERROR_OUT_OF_RANGE, "“0”", "1");
  assert_fails ("000,000", QS_ERROR_OUT_OF_RANGE, "“000,000”", "1");
  assert_fails ("-0", QS_ERROR_OUT_OF_RANGE, "“-0”", "1");
  assert_fails ("18446744073709551616", QS_ERROR_OUT_OF_RANGE, "“18446744073709551616”", "18446744073709551615");
  assert_fails ("-18446744073709551617", QS_ERROR_OUT_OF_RANGE, "“-18446744073709551617”", "18446744073709551615");
  assert_fails ("99,999,999,999,999,999,999,999,999,999,999,999,999,999,999", QS_ERROR_OUT_OF_RANGE,
                "“99,999,999,999,999,999,999,999,999,999,9…”", "18446744073709551615");
  assert_fails ("101%", QS_ERROR_OUT_OF_RANGE, "“101%”", "100%");
  assert_fails ("100.000000000001%", QS_ERROR_OUT_OF_RANGE, "“100.000000000001%”", "100%");
  assert_fails ("18446744073709551617%", QS_ERROR_OUT_OF_RANGE, "“18446744073709551617%”", "100%");
}

QS_TEST (wrong_column_lists_are_told_why)
{
  assert_fails ("1 5 8 6 3 7 2", QS_ERROR_OUT_OF_RANGE, "7 numbers", "8 rows");
  assert_fails ("1 5 8 6 3 7 2 4 9", QS_ERROR_OUT_OF_RANGE, "9 numbers", "8 rows");
  assert_fails ("1 5 8 6 3 7 2 9", QS_ERROR_OUT_OF_RANGE, "Column 9", "8");
  assert_fails ("1 5 8 6 3 7 2 0", QS_ERROR_OUT_OF_RANGE, "Column 0", "8");
  assert_fails ("1 5 8 6 3 7 4 2", QS_ERROR_ATTACK, "row 3, column 8", "row 7, column 4");
}

static void
assert_rank (const char *text,
             guint64     total,
             guint64     expected)
{
  QsGoTo go_to = parse (text);
  g_autoptr (GError) error = NULL;
  guint64 rank = 0;

  g_assert_true (qs_go_to_get_rank (&go_to, total, &rank, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (rank, ==, expected);
}

QS_TEST (ranks_count_from_either_end)
{
  assert_rank ("1", 92, 0);
  assert_rank ("92", 92, 91);
  assert_rank ("-1", 92, 91);
  assert_rank ("-92", 92, 0);
  assert_rank ("18446744073709551615", LARGEST, LARGEST - 1);
  assert_rank ("-18446744073709551615", LARGEST, 0);
}

QS_TEST (shares_are_exact_in_64_bits)
{
  assert_rank ("0%", 92, 0);
  assert_rank ("1%", 92, 0);
  assert_rank ("50%", 92, 45);
  assert_rank ("50.000001%", 92, 46);
  assert_rank ("12.5%", 92, 11);
  assert_rank ("100%", 92, 91);
  assert_rank ("50%", 1, 0);
  assert_rank ("0%", 1, 0);
  assert_rank ("50%", 95815104, 47907551);
  assert_rank ("12.345678%", G_GUINT64_CONSTANT (4968057848), 613340424);
  assert_rank ("99.999999%", G_GUINT64_CONSTANT (234907967154122528), G_GUINT64_CONSTANT (234907964805042856));
  assert_rank ("50.000001%", 50000001, 25000001); /* 25000001.00000001 solutions */
  assert_rank ("100%", LARGEST, LARGEST - 1);
}

static void
assert_no_rank (const char *text,
                guint64     total,
                const char *shown,
                const char *limit)
{
  QsGoTo go_to = parse (text);
  g_autoptr (GError) error = NULL;
  guint64 rank = 77;

  g_assert_false (qs_go_to_get_rank (&go_to, total, &rank, NULL));
  g_assert_false (qs_go_to_get_rank (&go_to, total, &rank, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE);
  g_assert_nonnull (strstr (error->message, shown));
  g_assert_nonnull (strstr (error->message, limit));
  g_assert_cmpuint (rank, ==, 77);
}

QS_TEST (no_rank_beyond_the_last)
{
  assert_no_rank ("93", 92, "solution 93", "92");
  assert_no_rank ("-93", 92, "93", "92");
  assert_no_rank ("4294967297", 92, "4294967297", "92");
  assert_no_rank ("1", 0, "no solution", "");
  assert_no_rank ("-1", 0, "no solution", "");
  assert_no_rank ("0%", 0, "no solution", "");
}
