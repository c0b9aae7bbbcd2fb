/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* queenside-cli explain: what it prints for puzzles whose steps are known. */

#include "config.h"

#include "qs-test-main.h"
#include "qs-test-program.h"

static void
test_steps (void)
{
  const char *const commands[][2] = {
    { "explain 6:regions=aaaaaa/aabbba/aacaaa/aacaad/aeeffd/aeeddd",
      "  1  Region f: all squares left are in row 2, where the others go: a2, b2, c2, f2\n"
      "  2  Region e: all squares left are in row 1, where the others go: a1, d1, e1, f1\n"
      "  3  Region d: only f3 is left\n"
      "  4  Row 2: only d2 is left\n"
      "  5  Row 1: only b1 is left\n"
      "  6  Region c: only c4 is left\n"
      "  7  Region b: only e5 is left\n"
      "  8  Row 6: only a6 is left\n"
      "Queens: a6 e5 c4 f3 d2 b1\n"
      "Grade: easy\n" },
    { "explain 3",
      "  1  Row 3: wherever its queen stands, it rules out b2\n"
      "  2  Row 2: wherever its queen stands, it rules out b3, b1\n"
      "  3  Column b: no square is left\n"
      "There is no solution.\n" },
    { "explain 8+a1+b2", "  1  The queens on b2 and a1 rule each other out\nThere is no solution.\n" },
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

static void
test_wrong_arguments (void)
{
  const char *const commands[][2] = {
    { "explain", "The problem is missing" },
    { "explain 8 9", "“9” is one argument too many" },
    { "explain x", "“x” is not the size of a board" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (TestRun) run = test_run ("%s", commands[i][0]);

      test_assert_failed (&run, 2, commands[i][1]);
    }
}

QS_TEST_MAIN
{
  g_test_add_func ("/cli/explain/steps", test_steps);
  g_test_add_func ("/cli/explain/wrong-arguments", test_wrong_arguments);
}
