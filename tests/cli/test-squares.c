/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many solutions queenside-cli squares finds on each square, against published numbers and a brute force. */

#include "qs-test-main.h"
#include "qs-test-program.h"
#include "qs-test-select.h"

/* Counts the queens of @solutions in the plainest way, and writes them with @separator. */
static char *
make_table (const GArray *solutions,
            guint         n,
            const char   *separator)
{
  GString *text = g_string_new (NULL);

  for (guint row = 0; row < n; row++)
    {
      for (guint column = 0; column < n; column++)
        {
          guint count = 0;

          for (guint i = 0; i < solutions->len; i += n)
            count += g_array_index (solutions, guint16, i + row) == column;
          g_string_append_printf (text, "%s%u", column == 0 ? "" : separator, count);
        }
      g_string_append_c (text, '\n');
    }

  return g_string_free (text, FALSE);
}

/* The top half as published; the bottom half mirrors it. */
QS_TEST (table_of_8_is_the_published_one)
{
  g_auto (TestRun) run = test_run ("squares 8");

  test_assert_done (&run, " 4   8  16  18  18  16   8   4\n"
                          " 8  16  14   8   8  14  16   8\n"
                          "16  14   4  12  12   4  14  16\n"
                          "18   8  12   8   8  12   8  18\n"
                          "18   8  12   8   8  12   8  18\n"
                          "16  14   4  12  12   4  14  16\n"
                          " 8  16  14   8   8  14  16   8\n"
                          " 4   8  16  18  18  16   8   4\n");
}

QS_TEST (small_boards)
{
  const char *expected[] = { "1\n", "0  0\n0  0\n", "0  0  0\n0  0  0\n0  0  0\n" };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_auto (TestRun) run = test_run ("squares %u", i + 1);

      test_assert_done (&run, expected[i]);
    }
}

static void
test_equals_brute_force (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (GArray) solutions = test_select (n, "", "", FALSE);
  g_autofree char *expected = make_table (solutions, n, ",");
  g_auto (TestRun) run = test_run ("squares %u --csv", n);

  test_assert_done (&run, expected);
}

QS_TEST (of_required_and_forbidden_squares)
{
  const char *squares[][2] = { { "a1", "" }, { "c4,h2", "" }, { "", "d5" }, { "e2", "a1,a8,d8" }, { "", "a8,h8" } };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (squares); i++)
    {
      const char *required = squares[i / 2][0];
      const char *forbidden = squares[i / 2][1];
      g_autofree char *options = test_make_options (required, forbidden, i % 2 != 0);
      g_autoptr (GArray) solutions = test_select (8, required, forbidden, i % 2 != 0);
      g_autofree char *expected = make_table (solutions, 8, ",");
      g_auto (TestRun) run = test_run ("squares 8 %s --csv", options);

      test_assert_done (&run, expected);
    }
}

QS_TEST (of_fundamental_solutions)
{
  g_autoptr (GArray) solutions = test_select (8, "", "", TRUE);
  g_autofree char *expected = make_table (solutions, 8, ",");
  g_auto (TestRun) run = test_run ("squares 8 --fundamental --csv");

  g_assert_cmpuint (solutions->len, ==, 12 * 8);
  test_assert_done (&run, expected);
}

/* Just enough squares that the rest is searched quickly. */
QS_TEST (of_a_large_board_with_required_squares)
{
  g_auto (TestRun) run = test_run ("squares 20 --csv --require a20,c19,e18,b17,d16,m15,o14,l13,r12,t11");
  g_auto (GStrv) rows = g_strsplit (run.output, "\n", -1);

  test_assert_done (&run, run.output);
  g_assert_cmpuint (g_strv_length (rows), ==, 21);
  g_assert_false (g_str_has_prefix (rows[0], "0,"));
  g_assert_true (g_str_has_suffix (rows[0], ",0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0"));
}

QS_TEST_MAIN
{
  g_test_add_data_func ("/cli/squares/equals-brute-force/5", GUINT_TO_POINTER (5), test_equals_brute_force);
  g_test_add_data_func ("/cli/squares/equals-brute-force/9", GUINT_TO_POINTER (9), test_equals_brute_force);
  g_test_add_data_func ("/cli/squares/equals-brute-force/10", GUINT_TO_POINTER (10), test_equals_brute_force);
}
