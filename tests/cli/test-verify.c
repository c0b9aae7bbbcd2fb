/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* queenside-cli verify on what queenside-cli list writes, and on what is wrong with it. */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "qs-test-program.h"

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

/* Every text format that can be written comes back whole, and is recognised. */
static void
test_round_trip (TestFile     *file,
                 gconstpointer data)
{
  const guint totals[] = { 1, 0, 0, 2, 10, 4, 40, 92, 352, 724 };
  const char *format = data;

  for (guint n = 1; n <= G_N_ELEMENTS (totals); n++)
    {
      g_auto (TestRun) list = test_run ("list %u --format %s -o %s", n, format, file->path);
      g_auto (TestRun) run = test_run ("verify -n %u %s", n, file->path);
      g_autofree char *begin = g_strdup_printf ("%s: format %s", file->path, format);
      g_autofree char *verdict = g_strdup_printf ("all %u solutions for %u queens", totals[n - 1], n);

      test_assert_done (&list, "");
      if (n > 1 && totals[n - 1] > 0)
        {
          assert_verdict (&run, 0, verdict);
          g_assert_true (g_str_has_prefix (run.output, begin));
        }
      g_assert_cmpint (run.status, ==, 0);
    }
}

static void
test_compressed (TestFile     *file,
                 gconstpointer data)
{
  g_autofree char *path = g_strconcat (file->path, ".gz", NULL);
  g_auto (TestRun) list = test_run ("list 8 --format text --numbered -o %s", path);
  g_auto (TestRun) run = test_run ("verify %s", path);

  test_assert_done (&list, "");
  assert_verdict (&run, 0, "all 92 solutions for 8 queens");
}

static void
test_incomplete (TestFile     *file,
                 gconstpointer data)
{
  test_write_file (file->path, "# two of four\n2 4 6 1 3 5\n\n5 3 1 6 4 2\n3 6 2 5 1 4\n1 2 3 4 5 6\n");
  {
    g_autofree char *expected = g_strdup_printf (
        "%s: format columns, columns counted from 1, row by row from the top\n"
        "3 of the 4 solutions for 6 queens; missing #3; "
        "line 6: the queens on a6 and b5 attack each other on a diagonal; not in order from line 5\n",
        file->path);
    g_auto (TestRun) run = test_run ("verify %s", file->path);

    g_assert_cmpstr (run.output, ==, expected);
    g_assert_cmpstr (run.errors, ==, "");
    g_assert_cmpint (run.status, ==, 1);
  }
}

static void
test_json (TestFile     *file,
           gconstpointer data)
{
  test_write_file (file->path, "[[1,3,0,2],[1,3,0,2],\n[0,1,2,3]]");
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
        file->path);
    g_auto (TestRun) run = test_run ("verify --json %s", file->path);

    g_assert_cmpstr (run.output, ==, expected);
    g_assert_cmpint (run.status, ==, 1);
  }
}

static void
test_unreadable (TestFile     *file,
                 gconstpointer data)
{
  test_write_file (file->path, "2 4 1 3\n1 3 5 2 4\n1 3 5\n");
  {
    g_auto (TestRun) mixed = test_run ("verify %s", file->path);
    g_auto (TestRun) as_json = test_run ("verify --json %s", file->path);
    g_auto (TestRun) folder = test_run ("verify %s", file->folder);
    g_auto (TestRun) gone = test_run ("verify %s/gone", file->folder);

    test_assert_failed (&mixed, 2, "boards.txt, line 2: The board is one for N = 5, and not for N = 4");
    test_assert_failed (&folder, 2, "Could not read");
    test_assert_failed (&gone, 2, "Could not read");
    g_assert_cmpint (as_json.status, ==, 2);
    g_assert_nonnull (strstr (as_json.output, "\"readable\":false,\"good\":false,\"error\":\""));
  }
}

static void
test_options (TestFile     *file,
              gconstpointer data)
{
  test_write_file (file->path, "1 2 1 2\n");
  {
    g_auto (TestRun) base = test_run ("verify --base 0 %s", file->path);
    g_auto (TestRun) by_file = test_run ("verify --by-file %s", file->path);
    g_auto (TestRun) format = test_run ("verify --format squares %s", file->path);
    g_auto (TestRun) empty = test_run ("verify -n 3 /dev/null");
    g_auto (TestRun) beside = test_run ("verify -n3 /dev/null");
    g_auto (TestRun) written = test_run ("list 4 -o%s/beside.txt", file->folder);

    g_assert_nonnull (strstr (base.output, "columns counted from 0"));
    g_assert_nonnull (strstr (by_file.output, "file by file from the left"));
    test_assert_failed (&format, 2, "line 1: “1” is not the name of a square");
    g_assert_cmpint (written.status, ==, 0);
    g_assert_cmpstr (beside.output, ==, empty.output);
    assert_verdict (&empty, 0, "there are no solutions for 3 queens, and the file has none");
  }
}

static void
test_bad_arguments (TestFile     *file,
                    gconstpointer data)
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

static void
add (const char *name,
     void (*test) (TestFile     *file,
                   gconstpointer data))
{
  g_autofree char *path = g_strconcat ("/cli/verify/", name, NULL);

  g_test_add (path, TestFile, "boards.txt", test_file_set_up, test, test_file_tear_down);
}

int
main (int   argc,
      char *argv[])
{
  const char *const formats[] = { "text", "columns", "matrix", "leetcode", "json", "jsonl", "csv", "squares", "fen" };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autofree char *path = g_strconcat ("/cli/verify/round-trip/", formats[i], NULL);

      g_test_add (path, TestFile, formats[i], test_file_set_up, test_round_trip, test_file_tear_down);
    }

  add ("compressed", test_compressed);
  add ("incomplete", test_incomplete);
  add ("json", test_json);
  add ("unreadable", test_unreadable);
  add ("options", test_options);
  add ("bad-arguments", test_bad_arguments);

  return g_test_run ();
}
