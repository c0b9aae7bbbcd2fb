/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The formats of queenside-cli list: how one is chosen, and what goes with it. */

#include <string.h>

#include "qs-test-main.h"
#include "qs-test-program.h"

#define HEADER_OF_8 "{\"format\":\"queenside\",\"version\":1,\"n\":8,"

static void
assert_list (const char *arguments,
             const char *output)
{
  g_auto (TestRun) run = test_run ("list %s", arguments);

  test_assert_done (&run, output);
}

static void
assert_begins (const char *arguments,
               const char *beginning)
{
  g_auto (TestRun) run = test_run ("list %s", arguments);

  g_assert_cmpint (run.status, ==, 0);
  if (!g_str_has_prefix (run.output, beginning))
    g_assert_cmpstr (run.output, ==, beginning);
}

/* The lines of the exercise and of the articles about it. */
QS_TEST (all_of_4)
{
  assert_list ("4 --format leetcode",
               "[[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"],[\"..Q.\",\"Q...\",\"...Q\",\".Q..\"]]\n");
  assert_list ("3 --format leetcode", "[]\n");
  assert_list ("4 --format matrix",
               "Solution 1:\n0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n\nSolution 2:\n0 0 1 0\n1 0 0 0\n0 0 0 1\n0 1 0 0\n");
}

QS_TEST (bases)
{
  assert_list ("4 --base 0", "1 3 0 2\n2 0 3 1\n");
  assert_list ("4 --base 1", "2 4 1 3\n3 1 4 2\n");
}

/* The header of a small array has 128 bytes. */
QS_TEST (bases_of_arrays)
{
  const char *const options[] = { "", "--base 0", "--base 1" };
  const char solutions[] = { 1, 3, 0, 2, 2, 0, 3, 1 };
  g_autofree char *folder = test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "array.npy", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_auto (TestRun) run = test_run ("list 4 %s -o %s", options[i], path);
      g_autofree char *array = test_read_file (path);

      test_assert_done (&run, "");
      for (guint j = 0; j < sizeof solutions; j++)
        g_assert_cmpint (array[128 + j], ==, solutions[j] + (i == 2));
    }

  test_folder_remove (folder);
}

/* The number of the class is that of the whole board, that of the solution is its place in this list. */
QS_TEST (classes_of_a_part)
{
  assert_list ("8 --require d8 --limit 2 --format csv",
               "rank,class,images,row1,row2,row3,row4,row5,row6,row7,row8\n"
               "1,4,8,4,1,5,8,2,7,3,6\n2,8,8,4,1,5,8,6,3,7,2\n");
  assert_list ("8 --from '8 4 1 3 6 2 7 5' --format csv",
               "rank,class,images,row1,row2,row3,row4,row5,row6,row7,row8\n92,1,8,8,4,1,3,6,2,7,5\n");
  assert_list ("8 --fundamental --from -1 --format csv",
               "rank,class,images,row1,row2,row3,row4,row5,row6,row7,row8\n12,12,8,3,6,2,5,8,1,7,4\n");
}

/* Of all that the squares leave it is counted first; a part does not tell it. */
QS_TEST (totals)
{
  assert_begins ("8 --limit 1 --format json", HEADER_OF_8 "\"filter\":null,\"total\":92,\"solutions\":[\n");
  assert_begins ("8 --require d8 --format jsonl",
                 HEADER_OF_8 "\"problem\":\"8+d8\",\"filter\":{\"require\":[\"d8\"],\"forbid\":[],\"fundamental\":false},\"total\":18}\n");
  assert_begins ("8 --require d8 --limit 18 --format jsonl",
                 HEADER_OF_8 "\"problem\":\"8+d8\",\"filter\":{\"require\":[\"d8\"],\"forbid\":[],\"fundamental\":false},\"total\":null}\n");
  assert_begins ("8 --forbid d8 --fundamental --format jsonl",
                 HEADER_OF_8 "\"problem\":\"8-d8\",\"filter\":{\"require\":[],\"forbid\":[\"d8\"],\"fundamental\":true},\"total\":");
}

/* An array begins with how many rows it has: all, or no more than there are. */
QS_TEST (arrays_of_a_part)
{
  const struct
  {
    const char *options;
    const char *shape;
  } parts[] = {
    { "--require d8", "'shape': (18, 8)" },
    { "--require d8 --limit 5", "'shape': (5, 8)" },
    { "--require d8 --from 17 --limit 5", "'shape': (2, 8)" },
    { "--from '8 4 1 3 6 2 7 5'", "'shape': (1, 8)" },
    { "--fundamental", "'shape': (12, 8)" },
  };
  g_autofree char *folder = test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "array.npy", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_auto (TestRun) run = test_run ("list 8 %s -o %s", parts[i].options, path);
      g_autofree char *array = test_read_file (path);

      test_assert_done (&run, "");
      g_assert_nonnull (strstr (array + 10, parts[i].shape));
    }

  test_folder_remove (folder);
}

QS_TEST (array_of_unknown_length)
{
  g_auto (TestRun) run = test_run ("list 28 --format npy");

  test_assert_failed (&run, 2, "“npy” begins with the number of its solutions");
}

static void
assert_file (const char *options,
             const char *name,
             const char *beginning)
{
  g_autofree char *folder = test_folder_new ();
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_auto (TestRun) run = test_run ("list 4 %s -o %s", options, path);
  g_autofree char *content = test_read_file (path);

  test_assert_done (&run, "");
  g_assert_true (g_str_has_prefix (content, beginning));
  test_folder_remove (folder);
}

/* The default where the name says nothing, or where it has the default's suffix. */
QS_TEST (suffixes)
{
  assert_file ("", "four", "2 4 1 3\n");
  assert_file ("", "four.txt", "2 4 1 3\n");
  assert_file ("", "four.json", "{\"format\"");
  assert_file ("", "four.JSONL", "{\"format\"");
  assert_file ("", "four.csv", "rank,");
  assert_file ("", "four.fen", "1Q2/");
  assert_file ("", "four.tex", "\\documentclass");
  assert_file ("", "four.npy", "\x93NUMPY");
  assert_file ("", "four.cnf", "c ");
  assert_file ("", "four.dlx", "| ");
  assert_file ("", "four.mzn", "% ");
  assert_file ("", "four.csv.gz", "\x1f\x8b");
  assert_file ("--format text", "four.csv", ".Q..\n");
}

QS_TEST (instances)
{
  g_auto (TestRun) pairwise = test_run ("list 8 --format dimacs");
  g_auto (TestRun) sequential = test_run ("list 8 --format dimacs --encoding sequential");
  g_auto (TestRun) squares = test_run ("list 8 --format minizinc --require d8 --forbid a1");

  g_assert_nonnull (strstr (pairwise.output, "\np cnf 64 744\n"));
  g_assert_nonnull (strstr (sequential.output, "\np cnf 232 "));
  assert_begins ("8 --format dlx --forbid a8,b8,c8", "| Queens");
  g_assert_nonnull (strstr (squares.output, "\nconstraint column[1] = 4; % d8\nconstraint column[8] != 1; % a1\n"));
}

QS_TEST (options_without_use)
{
  const char *const options[][2] = {
    { "--numbered", "“columns” has no use for --numbered" },
    { "--format text --base 0", "“text” has no use for --base" },
    { "--format npy --encoding pairwise", "“npy” has no use for --encoding" },
    { "--format dlx --encoding pairwise", "“dlx” has no use for --encoding" },
    { "--format dimacs --limit 1", "“dimacs” has no use for --limit" },
    { "--format dimacs --from 2", "“dimacs” has no use for --from" },
    { "--format minizinc --fundamental", "“minizinc” has no use for --fundamental" },
    { "--format dlx --numbered", "“dlx” has no use for --numbered" },
    { "--base 2", "--base: “2” is not one of 0, 1" },
    { "--format dimacs --encoding x", "--encoding: “x” is not one of pairwise, sequential" },
    { "--format Text", "There is no format “Text”; the formats are text, columns, " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_auto (TestRun) run = test_run ("list 8 %s", options[i][0]);

      test_assert_failed (&run, 2, options[i][1]);
    }
}
