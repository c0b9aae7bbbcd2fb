/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* queenside-cli explain and puzzle: what they print for puzzles whose steps are known, and of puzzles that are made. */

#include "qs-test-main.h"
#include "qs-test-program.h"

QS_TEST (steps)
{
  const char *const commands[][2] = {
    { "explain 6:regions=aaaaaa/aabbba/aacaaa/aacaad/aeeffd/aeeddd",
      "  1  Region f: all squares left are in row 2, which rules out the others there: a2, b2, c2, f2\n"
      "  2  Region e: all squares left are in row 1, which rules out the others there: a1, d1, e1, f1\n"
      "  3  Region d: only f3 is left, and its queen rules out f6, f5, e4, f4, a3, b3, c3, d3, e3, e2\n"
      "  4  Row 2: only d2 is left, and its queen rules out d6, d5, d4, c1\n"
      "  5  Row 1: only b1 is left, and its queen rules out b6, b5, b4\n"
      "  6  Region c: only c4 is left, and its queen rules out c6, c5, a4\n"
      "  7  Region b: only e5 is left, and its queen rules out e6, a5\n"
      "  8  Row 6: only a6 is left\n"
      "Queens: a6 e5 c4 f3 d2 b1\n"
      "Grade: easy\n" },
    { "explain 5:regions=aabbb/aabbb/accdb/ccddd/eeddd",
      "  1  Region e: all squares left are in row 1, which rules out the others there: c1, d1, e1\n"
      "  2  Row 1: wherever its queen stands, it rules out a2, b2\n"
      "  3  Region c: all squares left are in row 3, which rules out the others there: a3, d3, e3\n"
      "  4  Row 3: wherever its queen stands, it rules out b4, c4, c2\n"
      "  5  Column c: wherever its queen stands, it rules out d4\n"
      "  6  Columns d, e: all squares left are in regions b, d, which rules out the others there: c5\n"
      "  7  Column c: only c3 is left, and its queen rules out b3, d2\n"
      "  8  Row 2: only e2 is left, and its queen rules out e5, e4\n"
      "  9  Row 4: only a4 is left, and its queen rules out a5, b5, a1\n"
      " 10  Row 5: only d5 is left\n"
      " 11  Row 1: only b1 is left\n"
      "Queens: d5 a4 c3 e2 b1\n"
      "Grade: hard\n" },
    { "explain 3",
      "  1  Row 3: wherever its queen stands, it rules out b2\n"
      "  2  Row 2: wherever its queen stands, it rules out b3, b1\n"
      "  3  Column b: no square is left\n"
      "There is no solution.\n" },
    { "explain queenside:8+a1+b2", "  1  The queens on b2 and a1 rule each other out\nThere is no solution.\n" },
    { "explain 8+a1+b2", "  1  The queens on b2 and a1 rule each other out\nThere is no solution.\n" },
    { "explain 6+b4+e3",
      "  1  A queen on a6 would force c2 and leave no square in row 1\n"
      "  2  A queen on f6 would force d5 and leave no square in row 1\n"
      "  3  Row 6: only c6 is left, and its queen rules out d5, c2\n"
      "  4  Row 5: only f5 is left, and its queen rules out f1\n"
      "  5  Row 2: only a2 is left, and its queen rules out a1\n"
      "  6  Row 1: only d1 is left\n"
      "Queens: c6 f5 b4 e3 a2 d1\n"
      "Grade: fiendish\n" },
    { "explain 8", "No rule helps any further.\n" },
    { "explain 1 --json",
      "{\"step\":1,\"rule\":\"only-square\",\"units\":[\"row 1\"],\"queens\":[\"a1\"]}\n"
      "{\"grade\":\"easy\",\"queens\":[\"a1\"]}\n" },
    { "explain 8+a1+b2 --json",
      "{\"step\":1,\"rule\":\"clash\",\"queens\":[\"b2\",\"a1\"]}\n{\"grade\":\"none\",\"queens\":[\"b2\",\"a1\"]}\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (TestRun) run = test_run ("%s", commands[i][0]);

      test_assert_done (&run, commands[i][1]);
    }
}

/* What is made again from the same word is solved as it says. */
QS_TEST (made_puzzles)
{
  g_auto (TestRun) made = test_run ("puzzle 7:regions --grade medium --seed word --count 3");
  g_auto (TestRun) again = test_run ("puzzle 7:regions --grade medium --seed word --count 1");
  g_auto (TestRun) json = test_run ("puzzle 6:regions --json");
  g_auto (TestRun) named = test_run ("explain queenside:play:regions-6-easy#1");
  g_auto (TestRun) whole = test_run ("explain 6:regions=aabccc/aabccd/aecccc/aecccc/aaaccc/aaffcc");
  g_auto (GStrv) lines = g_strsplit (made.output, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 4);
  g_assert_cmpstr (lines[0], !=, lines[1]);
  g_assert_true (g_str_has_prefix (made.output, again.output));
  test_assert_done (&named, whole.output);
  test_assert_done (&json, "{\"problem\":\"6:regions=aabccc/aabccd/aecccc/aecccc/aaaccc/aaffcc\",\"grade\":\"easy\",\"number\":1}\n");
  for (guint i = 0; i < 3; i++)
    {
      g_auto (TestRun) solved = test_run ("explain %s", lines[i]);
      g_auto (TestRun) counted = test_run ("count %s", lines[i]);

      g_assert_true (g_str_has_suffix (solved.output, "Grade: medium\n"));
      test_assert_done (&counted, "1\n");
    }
}

/* Boards to complete and tori have one solution as well. */
QS_TEST (boards_to_complete)
{
  static const char *const kinds[] = { "8", "12 --grade fiendish", "7:torus", "11:torus --grade hard" };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_auto (TestRun) made = test_run ("puzzle %s --seed word", kinds[i]);
      g_autofree char *problem = g_strstrip (g_strdup (made.output));
      g_auto (TestRun) counted = test_run ("count %s", problem);

      g_assert_nonnull (strchr (problem, '+'));
      test_assert_done (&counted, "1\n");
    }
}

QS_TEST (wrong_arguments)
{
  const char *const commands[][2] = {
    { "explain", "The problem is missing" },
    { "explain 8 9", "“9” is one argument too many" },
    { "explain x", "“x” is not the size of a board" },
    { "puzzle", "The kind of puzzle is missing, such as 8:regions" },
    { "puzzle 8:bishops", "Puzzles are made for N, N:regions or N:torus, not for “8:bishops”" },
    { "puzzle 15:regions", "N must be a number from 4 to 14, not “15”" },
    { "puzzle 21", "N must be a number from 6 to 20, not “21”" },
    { "puzzle :regions", "N must be a number from 4 to 14, not “”" },
    { "puzzle 9:torus", "N must be a number from 7 to 19 that neither 2 nor 3 divides, not “9”" },
    { "puzzle 8 --seed 123456789012345678901234567890123456789012345678901", "--seed must have at most 50 bytes" },
    { "puzzle 8:regions --grade x", "--grade must be easy, medium, hard, expert or fiendish, not “x”" },
    { "puzzle 8:regions --count 0", "--count must be a number from 1 to 10000, not “0”" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (TestRun) run = test_run ("%s", commands[i][0]);

      test_assert_failed (&run, 2, commands[i][1]);
    }
}
