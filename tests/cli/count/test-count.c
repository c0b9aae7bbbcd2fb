/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* queenside-cli count against the published numbers. */

#include <string.h>

#include "qs-test-main.h"
#include "qs-test-program.h"
#include "qs-test-select.h"

/* How many symmetry classes have 8, 4, 2 and 1 images. */
static const struct
{
  guint n;
  guint classes[4];
} orbits[] = {
  { 1, { 0, 0, 0, 1 } }, { 2, { 0, 0, 0, 0 } }, { 4, { 0, 0, 1, 0 } }, { 5, { 1, 0, 1, 0 } },
  { 6, { 0, 1, 0, 0 } }, { 7, { 4, 2, 0, 0 } }, { 8, { 11, 1, 0, 0 } }, { 9, { 42, 4, 0, 0 } },
  { 10, { 89, 3, 0, 0 } },
};

/* From n = 1; see A000170. */
static const guint totals[] = { 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200,
                                73712, 365596, 2279184 };

/* See A002562. */
static const guint fundamental[] = { 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233, 45752, 285053 };

static void
test_totals (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_auto (TestRun) run = test_run ("count %u", n);
  g_autofree char *expected = g_strdup_printf ("%u\n", totals[n - 1]);

  test_assert_done (&run, expected);
}

static void
test_fundamental (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_auto (TestRun) run = test_run ("count %u --fundamental", n);
  g_autofree char *expected = g_strdup_printf ("%u\n", fundamental[n - 1]);

  test_assert_done (&run, expected);
}

/* The number at the end of the next line of @lines, which begins with @name. */
static guint
read_line (char       ***lines,
           const char   *name)
{
  const char *line = *(*lines)++;

  g_assert_nonnull (line);
  g_assert_true (g_str_has_prefix (line, name));

  return (guint) g_ascii_strtoull (strrchr (line, ' '), NULL, 10);
}

QS_TEST (symmetry_classes)
{
  for (guint i = 0; i < G_N_ELEMENTS (orbits); i++)
    {
      guint n = orbits[i].n;
      g_auto (TestRun) run = test_run ("count %u --classes", n);
      g_auto (GStrv) lines = g_strsplit (run.output, "\n", -1);
      char **line = lines;

      test_assert_done (&run, run.output);
      g_assert_cmpuint (read_line (&line, "all "), ==, totals[n - 1]);
      g_assert_cmpuint (read_line (&line, "fundamental "), ==, fundamental[n - 1]);
      g_assert_cmpuint (read_line (&line, "8 images "), ==, orbits[i].classes[0]);
      g_assert_cmpuint (read_line (&line, "4 images "), ==, orbits[i].classes[1]);
      g_assert_cmpuint (read_line (&line, "2 images "), ==, orbits[i].classes[2]);
      g_assert_cmpuint (read_line (&line, "1 image "), ==, orbits[i].classes[3]);
      g_assert_cmpstr (*line, ==, "");
    }
}

QS_TEST (table_is_aligned)
{
  g_auto (TestRun) run = test_run ("count 12 --classes");

  test_assert_done (&run,
                    "all          14200\n"
                    "fundamental   1787\n"
                    "8 images      1765\n"
                    "4 images        18\n"
                    "2 images         4\n"
                    "1 image          0\n");
}

QS_TEST (any_number_of_threads)
{
  static const guint threads[] = { 1, 2, 3, 7, 1024 };

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    {
      g_auto (TestRun) run = test_run ("count 13 --threads %u", threads[i]);

      test_assert_done (&run, "73712\n");
    }
}

/* The message about a wrong one names all that this processor has. */
QS_TEST (every_kernel)
{
  g_auto (TestRun) wrong = test_run ("count 8 --kernel x");
  const char *list = strstr (wrong.errors, "the kernels are ");
  g_autofree char *names = NULL;
  g_auto (GStrv) kernels = NULL;

  test_assert_failed (&wrong, 2, "There is no kernel “x”");
  g_assert_nonnull (list);
  names = g_strchomp (g_strdup (list + strlen ("the kernels are ")));
  kernels = g_strsplit (names, ", ", -1);
  g_assert_true (g_strv_contains ((const char *const *) kernels, "portable"));

  for (guint i = 0; kernels[i] != NULL; i++)
    {
      g_auto (TestRun) run = test_run ("count 13 --kernel %s --fundamental", kernels[i]);

      test_assert_done (&run, "9233\n");
    }
}

/* Squares that contradict each other leave nothing, which is an answer. */
QS_TEST (nothing_is_left)
{
  const char *const commands[][2] = {
    { "count 3 --require b2", "0\n" },
    { "count 4 --forbid a1,b1,c1,d1", "0\n" },
    { "count 8 --require a1 --require a2 --fundamental", "0\n" },
    { "list 3 --require b2", "" },
    { "list 8 --require c4,a2 --format leetcode", "[]\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (TestRun) run = test_run ("%s", commands[i][0]);

      test_assert_done (&run, commands[i][1]);
    }
}

/* The problems of other boards; the numbers are those of OEIS or, with squares, of an independent search. */
QS_TEST (problems)
{
  const char *const commands[][2] = {
    { "count 13:torus", "4524\n" },
    { "count 13:torus --fundamental", "572\n" },
    { "count 12:superqueens", "156\n" },
    { "count 8:touching", "5242\n" },
    { "count 6x10", "7552\n" },
    { "count 8+b4+d5", "2\n" },
    { "count 8+b4 --require d5", "2\n" },
    { "count 6:regions=aaaaaa/aabbba/aacaaa/aacaad/aeeffd/aeeddd", "1\n" },
    { "list 6:regions=aaaaaa/aabbba/aacaaa/aacaad/aeeffd/aeeddd", "1 5 3 6 4 2\n" },
    { "count 1-10:superqueens --b-file", "# A051223\n1 1\n2 0\n3 0\n4 0\n5 0\n6 0\n7 0\n8 0\n9 0\n10 4\n" },
    { "count 4-8 --b-file --fundamental", "# A002562\n4 1\n5 2\n6 1\n7 6\n8 12\n" },
    { "list 8+b4+d5", "5 1 8 4 2 7 3 6\n5 7 1 4 2 8 6 3\n" },
    { "list 5:torus --limit 2 --from -2", "5 2 4 1 3\n5 3 1 4 2\n" },
    { "list 8:touching --from 1,3,5,7,2,4,6,8 --limit 1", "1 3 5 7 2 4 6 8\n" },
    { "list 5:torus --format jsonl --limit 1",
      "{\"format\":\"queenside\",\"version\":1,\"n\":5,\"problem\":\"5:torus\",\"filter\":null,\"total\":null}\n"
      "{\"rank\":1,\"columns\":[1,3,5,2,4],\"class\":1,\"images\":8}\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (TestRun) run = test_run ("%s", commands[i][0]);

      test_assert_done (&run, commands[i][1]);
    }
}

/* Each message names what is wrong. */
QS_TEST (wrong_problems)
{
  const char *const commands[][2] = {
    { "count 8:bishops", "“bishops” is not a kind of problem" },
    { "count 8:+a1", "“:” is not a kind of problem" },
    { "count 9x6", "use 6x9" },
    { "count 8:torus --classes", "another problem than N and --classes do not go together" },
    { "count 8 --b-file", "1-16:superqueens" },
    { "count 1-33 --b-file", "The range 1-33 is not one of boards from 1 to 32" },
    { "count 8:torus 9", "“9” is one argument too many" },
    { "list 8:touching --from 1,2,5,7,4,6,3,8", "The queens of rows 1 and 2 rule each other out" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (TestRun) run = test_run ("%s", commands[i][0]);

      test_assert_failed (&run, 2, commands[i][1]);
    }
}

QS_TEST (with_required_and_forbidden_squares)
{
  const char *squares[][2] = {
    { "a1", "" }, { "d1", "" }, { "c4,h2", "" }, { "a1,h2", "" }, { "", "d5" }, { "e2", "a1,a8,d8" }, { "", "a8,h8,a1,h1" },
    { "a1,c1", "" }, { "a1,a5", "" }, { "a2,c4", "" }, { "", "a8,b8,c8,d8,e8,f8,g8,h8" }
  };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (squares); i++)
    {
      const char *required = squares[i / 2][0];
      const char *forbidden = squares[i / 2][1];
      g_autofree char *options = test_make_options (required, forbidden, i % 2 != 0);
      g_autoptr (GArray) solutions = test_select (8, required, forbidden, i % 2 != 0);
      g_autofree char *expected = g_strdup_printf ("%u\n", solutions->len / 8);
      g_auto (TestRun) run = test_run ("count 8 %s", options);

      test_assert_done (&run, expected);
    }
}

static void
test_interrupt (gconstpointer data)
{
  g_autoptr (GSubprocessLauncher) launcher = test_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                                                G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = test_start (launcher, "count 20");
  g_auto (TestRun) run = { 0 };

  g_subprocess_send_signal (process, GPOINTER_TO_INT (data));
  run = test_finish (process);

  g_assert_cmpint (run.status, ==, -GPOINTER_TO_INT (data));
  g_assert_cmpstr (run.output, ==, "");
  g_assert_cmpstr (run.errors, ==, "");
}

QS_TEST_MAIN
{
  for (guint n = 1; n <= G_N_ELEMENTS (totals); n++)
    {
      g_autofree char *path = g_strdup_printf ("/cli/count/equals-published-number/%u", n);

      g_test_add_data_func (path, GUINT_TO_POINTER (n), test_totals);
    }

  for (guint n = 1; n <= G_N_ELEMENTS (fundamental); n++)
    {
      g_autofree char *path = g_strdup_printf ("/cli/count/equals-published-number-of-fundamental/%u", n);

      g_test_add_data_func (path, GUINT_TO_POINTER (n), test_fundamental);
    }

  g_test_add_data_func ("/cli/count/ends-on-sigint", GINT_TO_POINTER (SIGINT), test_interrupt);
  g_test_add_data_func ("/cli/count/ends-on-sigterm", GINT_TO_POINTER (SIGTERM), test_interrupt);
}
