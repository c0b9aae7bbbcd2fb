/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* queenside-cli verify on what queenside-cli list writes, and on what is wrong with it. */

#include <glib/gstdio.h>
#include <string.h>

#include "qs-test-main.h"
#include "qs-test-program.h"
#include "qs-test-strange.h"

static void
assert_verdict (const TestRun *run,
                int            status,
                const char    *verdict)
{
  g_autofree char *end = g_strdup_printf ("\n%s\n", verdict);

  g_assert_cmpstr (run->errors, ==, "");
  g_assert_cmpint (run->status, ==, status);
  g_assert_true (g_str_has_suffix (run->output, end));
}

/* Every text format that can be written comes back whole, and is recognised: that it does for each board is seen in
 * engine-round-trip. */
static void
test_round_trip (TestFile     *file,
                 gconstpointer data)
{
  static const struct
  {
    guint n, total;
  } boards[] = { { 1, 1 }, { 3, 0 }, { 4, 2 }, { 10, 724 } };
  const char *format = data;

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      guint n = boards[i].n, total = boards[i].total;
      g_auto (TestRun) list = test_run ("list %u --format %s -o %s", n, format, file->path);
      g_auto (TestRun) run = test_run ("verify -n %u %s", n, file->path);
      g_autofree char *begin = g_strdup_printf ("%s: format %s", file->path, format);
      g_autofree char *verdict = g_strdup_printf ("all %u solutions for %u queens", total, n);

      test_assert_done (&list, "");
      if (n > 1 && total > 0)
        {
          assert_verdict (&run, 0, verdict);
          g_assert_true (g_str_has_prefix (run.output, begin));
        }
      g_assert_cmpint (run.status, ==, 0);
    }
}

QS_TEST_WITH (compressed, TestFile, "boards.txt", test_file_set_up, test_file_tear_down)
{
  g_autofree char *path = g_strconcat (fixture->path, ".gz", NULL);
  g_auto (TestRun) list = test_run ("list 8 --format text --numbered -o %s", path);
  g_auto (TestRun) run = test_run ("verify %s", path);

  test_assert_done (&list, "");
  assert_verdict (&run, 0, "all 92 solutions for 8 queens");
}

QS_TEST_WITH (incomplete, TestFile, "boards.txt", test_file_set_up, test_file_tear_down)
{
  test_write_file (fixture->path, "# two of four\n2 4 6 1 3 5\n\n5 3 1 6 4 2\n3 6 2 5 1 4\n1 2 3 4 5 6\n");
  {
    g_autofree char *expected = g_strdup_printf (
        "%s: format columns, columns counted from 1, row by row from the top\n"
        "3 of the 4 solutions for 6 queens; missing #3; "
        "line 6: the queens on a6 and b5 attack each other on a diagonal; not in order from line 5\n",
        fixture->path);
    g_auto (TestRun) run = test_run ("verify %s", fixture->path);

    g_assert_cmpstr (run.output, ==, expected);
    g_assert_cmpstr (run.errors, ==, "");
    g_assert_cmpint (run.status, ==, 1);
  }
}

QS_TEST_WITH (json, TestFile, "boards.txt", test_file_set_up, test_file_tear_down)
{
  test_write_file (fixture->path, "[[1,3,0,2],[1,3,0,2],\n[0,1,2,3]]");
  {
    g_autofree char *expected = g_strdup_printf (
        "{\"file\":\"%s\",\"readable\":true,\"n\":4,\"format\":\"columns\",\"queen\":null,\"base\":0,\"by_file\":false,"
        "\"good\":false,\"complete\":false,\"fundamental\":false,\"in_order\":true,\"boards\":3,\"distinct\":1,"
        "\"total\":2,\"missing\":1,\"repeated\":1,\"wrong\":1,\"first_missing\":[2],"
        "\"first_repeated\":[{\"board\":2,\"line\":1,\"of_board\":1,\"of_line\":1}],"
        "\"first_wrong\":[{\"board\":3,\"line\":2,\"fault\":\"diagonal\",\"squares\":[\"a4\",\"b3\"]}],"
        "\"unreadable\":0,\"first_unreadable\":[],\"false_claim\":null,"
        "\"verdict\":\"1 of the 2 solutions for 4 queens; missing #2; board 2 repeats board 1; "
        "line 2: the queens on a4 and b3 attack each other on a diagonal\"}\n",
        fixture->path);
    g_auto (TestRun) run = test_run ("verify --json %s", fixture->path);

    g_assert_cmpstr (run.output, ==, expected);
    g_assert_cmpint (run.status, ==, 1);
  }
}

QS_TEST_WITH (unreadable, TestFile, "boards.txt", test_file_set_up, test_file_tear_down)
{
  test_write_file (fixture->path, "2 4 1 3\n1 3 5 2 4\n1 3 5\n");
  {
    g_auto (TestRun) mixed = test_run ("verify %s", fixture->path);
    g_auto (TestRun) as_json = test_run ("verify --json %s", fixture->path);
    g_auto (TestRun) folder = test_run ("verify %s", fixture->folder);
    g_auto (TestRun) gone = test_run ("verify %s/gone", fixture->folder);

    test_assert_failed (&mixed, 2, "boards.txt, line 2: The board is for N = 5, not for N = 4");
    test_assert_failed (&folder, 2, "Could not read");
    test_assert_failed (&gone, 2, "Could not read");
    g_assert_cmpint (as_json.status, ==, 2);
    g_assert_nonnull (strstr (as_json.output, "\"readable\":false,\"good\":false,\"error\":\""));
  }
}

/* A pipe that is named is waited for, and no device is read. */
QS_TEST_WITH (strange, TestFile, "boards.txt", test_file_set_up, test_file_tear_down)
{
  g_auto (GStrv) paths = test_strange_new (fixture->folder);

  for (guint i = 1; paths[i] != NULL; i++)
    {
      g_auto (TestRun) run = test_run ("verify %s", paths[i]);

      test_assert_failed (&run, 2, "Could not read");
    }

  g_assert_no_errno (g_rmdir (paths[1]));
}

QS_TEST_WITH (options, TestFile, "boards.txt", test_file_set_up, test_file_tear_down)
{
  test_write_file (fixture->path, "1 2 1 2\n");
  {
    g_auto (TestRun) base = test_run ("verify --base 0 %s", fixture->path);
    g_auto (TestRun) by_file = test_run ("verify --by-file %s", fixture->path);
    g_auto (TestRun) format = test_run ("verify --format squares %s", fixture->path);
    g_auto (TestRun) empty = test_run ("verify -n 3 -");
    g_auto (TestRun) beside = test_run ("verify -n3 -");
    g_auto (TestRun) written = test_run ("list 4 -o%s/beside.txt", fixture->folder);

    g_assert_nonnull (strstr (base.output, "columns counted from 0"));
    g_assert_nonnull (strstr (by_file.output, "column by column from the left"));
    test_assert_failed (&format, 2, "line 1: “1” is not the name of a square");
    g_assert_cmpint (written.status, ==, 0);
    g_assert_cmpstr (beside.output, ==, empty.output);
    assert_verdict (&empty, 0, "there are no solutions for 3 queens, and the file has none");
  }
}

QS_TEST_WITH (bad_arguments, TestFile, "boards.txt", test_file_set_up, test_file_tear_down)
{
  const char *const arguments[][2] = {
    { "", "One FILE must be given" },
    { "a b", "One FILE must be given" },
    { "--format png a", "No format “png” can be read" },
    { "--base 2 a", "--base" },
    { "-n 0 a", "--queens" },
    { "--queens 1001 a", "--queens" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (arguments); i++)
    {
      g_auto (TestRun) run = test_run ("verify %s", arguments[i][0]);

      test_assert_failed (&run, 2, arguments[i][1]);
    }
}

/* Files in forms that other programs write, where they lie beside the sources. */
QS_TEST (foreign_files)
{
  static const struct
  {
    const char *name;
    int status;
    const char *said;
  } files[] = {
    { "f1-semicolon-all5.csv", 0, "all 10 solutions for 5 queens" },
    { "f1-semicolon-columns.csv", 1, "1 of the 10 solutions for 5 queens" },
    { "f2-json-results4.json", 0, "all 2 solutions for 4 queens" },
    { "f2-json-wrong3.json", 1, "no solutions for 3 queens" },
    { "f3-Q-star.txt", 0, "all 10 solutions for 5 queens" },
    { "f3-Q-x.txt", 0, "all 4 solutions for 6 queens" },
    { "f3-queen-hash.txt", 0, "all 2 solutions for 4 queens" },
    { "f4-bars.txt", 0, "all 2 solutions for 4 queens" },
    { "f4-blanks.txt", 2, "this line is a board of one square" },
    { "f5-char-rows.txt", 0, "all 2 solutions for 4 queens" },
    { "f7-count-first.txt", 0, "all 10 solutions for 5 queens" },
    { "f7-total-after-columns.txt", 0, "all 10 solutions for 5 queens" },
    { "f7-total-after.txt", 0, "all 10 solutions for 5 queens" },
    { "f8-two-quoted.txt", 0, "all 2 solutions for 4 queens" },
    { "f9-hash-number.txt", 0, "all 10 solutions for 5 queens" },
    { "f10-scryer.txt", 0, "all 2 solutions for 4 queens" },
    { "f12-digits.txt", 0, "all 10 solutions for 5 queens" },
    { "f13-pairs.txt", 0, "all 10 solutions for 5 queens" },
    { "f14-header-q.csv", 0, "all 10 solutions for 5 queens" },
    { "f14-header-row.csv", 0, "all 10 solutions for 5 queens" },
    { "f14-tabs.tsv", 0, "all 10 solutions for 5 queens" },
    { "f15-utf16.txt", 0, "all 10 solutions for 5 queens" },
    { "f16-json-key-x.json", 1, "1 of the 2 solutions for 4 queens" },
    { "f16-minizinc-json.txt", 0, "all 10 solutions for 5 queens" },
    { "f17-one-queen.cnf", 2, "formula for SAT solvers" },
    { "f28-float-board.txt", 1, "1 of the 2 solutions for 4 queens" },
  };
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "..", "..", "shared", "data", "foreign", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (files) && g_file_test (folder, G_FILE_TEST_IS_DIR); i++)
    {
      g_auto (TestRun) run = test_run ("verify %s/%s", folder, files[i].name);

      g_test_message ("%s", files[i].name);
      g_assert_cmpint (run.status, ==, files[i].status);
      g_assert_nonnull (strstr (files[i].status == 2 ? run.errors : run.output, files[i].said));
    }
}

/* Of other problems, which the file names or the option does. */
QS_TEST_WITH (problems, TestFile, "boards.txt", test_file_set_up, test_file_tear_down)
{
  static const struct
  {
    const char *list;
    const char *options;
    int status;
    const char *said;
  } runs[] = {
    { "7:torus --format json", "", 0, "all 28 solutions of 7:torus" },
    { "7:torus --format jsonl", "--problem 7:torus", 0, "all 28 solutions of 7:torus" },
    { "7:torus", "--problem 7:torus", 0, "all 28 solutions of 7:torus" },
    { "7:torus --fundamental --format text", "--problem 7:torus", 0, "all 4 fundamental solutions of 7:torus" },
    { "7:torus --from 2", "--problem 7:torus", 1, "27 of the 28 solutions of 7:torus; missing #1" },
    { "5", "--problem 5:touching", 1, "10 of the 14 solutions of 5:touching; missing #4, #7, #8 and #11" },
    { "7", "--problem 7:torus", 1, "line 5: the queens on b7 and e3 rule each other out" },
    { "8+b4-d5 --format json", "", 0, "all 6 solutions of 8-d5+b4" },
    { "8+b4-d5", "--problem 8+b4-d5", 0, "all 6 solutions of 8-d5+b4" },
    { "8 --limit 1", "--problem 8+a1", 1, "line 1: there is no queen on a1, where the problem requires one" },
    { "8 --limit 1", "--problem 8-a8", 1, "line 1: there is a queen on a8, where the problem forbids one" },
    { "4x6 --format json", "", 0, "all 46 solutions of 4x6" },
    { "4x6 --format jsonl", "", 0, "all 46 solutions of 4x6" },
    { "4x6 --format text", "--problem 4x6", 0, "all 46 solutions of 4x6" },
    { "4x6 --format matrix", "--problem 4x6", 0, "all 46 solutions of 4x6" },
    { "4x6 --format leetcode", "--problem 4x6", 0, "all 46 solutions of 4x6" },
    { "4x6 --format csv", "--problem 4x6", 0, "all 46 solutions of 4x6" },
    { "4x6 --format squares", "--problem 4x6", 0, "all 46 solutions of 4x6" },
    { "4x6 --format fen", "--problem 4x6", 0, "all 46 solutions of 4x6" },
    { "4x6 --format latex", "--problem 4x6", 0, "all 46 solutions of 4x6" },
    { "4x6 --format npy", "--problem 4x6", 0, "all 46 solutions of 4x6" },
    { "4x6 --base 0", "--problem 4x6", 0, "all 46 solutions of 4x6" },
    { "4x6 --fundamental", "--problem 4x6", 0, "all 13 fundamental solutions of 4x6" },
    { "3x12:torus --from 2", "--problem 3x12:torus", 1, "695 of the 696 solutions of 3x12:torus; missing #1" },
    { "2x12", "--problem 2x12", 0, "all 110 solutions of 2x12" },
    { "1x3", "--problem 1x3", 0, "all 3 solutions of 1x3" },
    { "2x5", "--problem 2x5:superqueens", 1, "line 1: the queens on a2 and c1 rule each other out" },
    { "6x9+a6+c5 --format json", "", 0, "solutions of 6x9+a6+c5" },
    { "9:torus --format json", "", 0, "there are no solutions of 9:torus, and the file has none" },
    { "6:regions=aaaaaa/aabbba/aacaaa/aacaad/aeeffd/aeeddd --format json", "", 0,
      "1 solution of 6:regions=aaaaaa/aabbba/aacaaa/aacaad/aeeffd/aeeddd, the only one" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (runs); i++)
    {
      g_auto (TestRun) list = test_run ("list %s -o %s", runs[i].list, fixture->path);
      g_auto (TestRun) run = test_run ("verify %s %s", runs[i].options, fixture->path);

      g_assert_cmpint (list.status, ==, 0);
      g_assert_cmpint (run.status, ==, runs[i].status);
      g_test_message ("%s", run.output);
      g_assert_nonnull (strstr (run.output, runs[i].said));
    }
}

/* A file that names a problem which it cannot be about is not judged. */
QS_TEST_WITH (wrong_problems, TestFile, "boards.txt", test_file_set_up, test_file_tear_down)
{
  static const char *const named[] = { "8:torus", "7:bishops", "7x5" };

  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"n\":7,\"problem\":\"%s\",\"solutions\":[[1,3,5,7,2,4,6]]}", named[i]);

      g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
      {
        g_auto (TestRun) run = test_run ("verify %s", fixture->path);

        test_assert_failed (&run, 2, named[i]);
      }
    }
}

/* The variables that an encoding adds stand behind those of the squares; only the number of queens tells which they
 * are. */
QS_TEST_WITH (model_with_more_variables, TestFile, "boards.txt", test_file_set_up, test_file_tear_down)
{
  static const char model[] =
      "v -1 2 -3 -4 -5 -6 -7 8 9 -10 -11 -12 -13 -14 15 -16 17 -18 19 -20 21 0\n";

  g_assert_true (g_file_set_contents (fixture->path, model, -1, NULL));
  {
    g_auto (TestRun) run = test_run ("verify -n 4 %s", fixture->path);

    assert_verdict (&run, 1, "1 of the 2 solutions for 4 queens; missing #2");
  }
}

QS_TEST_MAIN
{
  const char *const formats[] = { "text", "columns", "matrix", "leetcode", "json", "jsonl", "csv", "squares", "fen" };

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autofree char *path = g_strconcat ("/cli/verify/round-trip/", formats[i], NULL);

      g_test_add (path, TestFile, formats[i], test_file_set_up, test_round_trip, test_file_tear_down);
    }
}
