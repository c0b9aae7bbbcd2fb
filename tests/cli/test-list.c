/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The output of queenside-cli list, compared with the formats' description and a brute force. */

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "qs-test-boards.h"
#include "qs-test-gzip.h"
#include "qs-test-main.h"
#include "qs-test-program.h"
#include "qs-test-select.h"
#include "qs-test-terminal.h"

#define MAX_N 32

#define BOARDS_OF_4 \
  ".Q..\n...Q\nQ...\n..Q.\n" \
  "\n" \
  "..Q.\nQ...\n...Q\n.Q..\n"

#define NUMBERED_BOARDS_OF_4 \
  "Solution 1\n.Q..\n...Q\nQ...\n..Q.\n" \
  "\n" \
  "Solution 2\n..Q.\nQ...\n...Q\n.Q..\n"

static void
assert_list (const char *arguments,
             const char *output)
{
  g_auto (TestRun) run = test_run ("%s", arguments);

  test_assert_done (&run, output);
}

/* Those number @first to @last of some solutions, from 1, as column lists. */
static char *
make_lines (const GArray *solutions,
            guint         n,
            guint         first,
            guint         last)
{
  GString *text = g_string_new (NULL);

  for (guint i = first - 1; i < last; i++)
    {
      test_append_columns (text, &g_array_index (solutions, guint16, n * i), n);
      g_string_append_c (text, '\n');
    }

  return g_string_free (text, FALSE);
}

static char *
expected_columns (guint n,
                  guint first,
                  guint last)
{
  g_autoptr (GArray) solutions = test_all_solutions (n);

  return make_lines (solutions, n, first, last);
}

QS_TEST (columns_of_4)
{
  assert_list ("list 4", "2 4 1 3\n3 1 4 2\n");
  assert_list ("list 4 --format columns", "2 4 1 3\n3 1 4 2\n");
}

QS_TEST (text_of_4)
{
  assert_list ("list 4 --format text", BOARDS_OF_4);
}

QS_TEST (numbered_text_of_4)
{
  assert_list ("list 4 --format text --numbered", NUMBERED_BOARDS_OF_4);
}

QS_TEST (numbers_are_ranks)
{
  assert_list ("list 4 --format text --numbered --from 2", "Solution 2\n..Q.\nQ...\n...Q\n.Q..\n");
}

QS_TEST (boards_without_solutions)
{
  assert_list ("list 2", "");
  assert_list ("list 3 --format text --numbered", "");
}

QS_TEST_BOARDS (equals_brute_force, 1, 10)
{
  const guint totals[] = { 1, 0, 0, 2, 10, 4, 40, 92, 352, 724 };
  g_auto (TestRun) run = test_run ("list %u", n);
  g_autofree char *expected = expected_columns (n, 1, totals[n - 1]);

  test_assert_done (&run, expected);
}

QS_TEST (windows_of_8)
{
  const guint windows[][2] = { { 1, 1 }, { 1, 92 }, { 2, 5 }, { 50, 10 }, { 92, 1 }, { 91, 2 } };

  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      guint first = windows[i][0];
      guint count = windows[i][1];
      g_auto (TestRun) run = test_run ("list 8 --from %u --limit %u", first, count);
      g_autofree char *expected = expected_columns (8, first, first + count - 1);

      test_assert_done (&run, expected);
    }
}

QS_TEST (windows_that_end_early)
{
  g_autofree char *last = expected_columns (8, 92, 92);
  g_autofree char *all = expected_columns (8, 1, 92);

  assert_list ("list 8 --from 92", last);
  assert_list ("list 8 --from 92 --limit 5", last);
  assert_list ("list 8 --limit 93", all);
  assert_list ("list 8 --from 92 --limit 18446744073709551615", last);
  assert_list ("list 8 --limit 0", "");
}

QS_TEST (any_number_of_threads)
{
  const guint threads[] = { 1, 2, 3, 7 };
  g_autofree char *expected = expected_columns (10, 1, 724);

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    {
      g_auto (TestRun) run = test_run ("list 10 --threads %u", threads[i]);

      test_assert_done (&run, expected);
    }
}

/* Beyond the solutions that the list itself passes: the program jumps there. */
QS_TEST (far_windows_of_12)
{
  const guint firsts[] = { 1000, 1001, 1002, 7100, 7101, 14199, 14200 };
  g_auto (TestRun) all = test_run ("list 12");
  g_auto (GStrv) lines = g_strsplit (all.output, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 14201);

  for (guint i = 0; i < G_N_ELEMENTS (firsts); i++)
    {
      guint first = firsts[i];
      g_autofree char *expected = g_strjoin ("\n", lines[first - 1], first < 14200 ? lines[first] : "",
                                             first < 14200 ? "" : NULL, NULL);
      g_auto (TestRun) run = test_run ("list 12 --from %u --limit 2", first);

      test_assert_done (&run, expected);
    }
}

QS_TEST (ways_to_say_from)
{
  const struct
  {
    const char *from;
    guint first;
  } ways[] = {
    { "724", 724 }, { "-1", 724 }, { "-724", 1 }, { "-2", 723 },
    { "50%", 362 }, { "0%", 1 }, { "100%", 724 }, { "' 12 '", 12 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *expected = expected_columns (10, ways[i].first, 724);
      g_auto (TestRun) run = test_run ("list 10 --from %s", ways[i].from);

      test_assert_done (&run, expected);
    }
}

QS_TEST (digits_can_be_grouped)
{
  g_auto (TestRun) plain = test_run ("list 12 --from 14190");
  g_auto (TestRun) grouped = test_run ("list 12 --from 14,190");

  test_assert_done (&grouped, plain.output);
}

QS_TEST (begins_with_a_solution)
{
  assert_list ("list 6 --from '3 6 2 5 1 4'", "3 6 2 5 1 4\n4 1 5 2 6 3\n5 3 1 6 4 2\n");
  assert_list ("list 6 --from '3 6 2 5 1 4' --limit 1", "3 6 2 5 1 4\n");
  assert_list ("list 4 --from '3 1 4 2' --format text --numbered", "Solution 2\n..Q.\nQ...\n...Q\n.Q..\n");
  assert_list ("list 4 --require a3 --from '3 1 4 2' --format text --numbered", "Solution 1\n..Q.\nQ...\n...Q\n.Q..\n");
}

/* No machine could count the solutions before it. */
QS_TEST (begins_with_a_solution_of_a_large_board)
{
  g_auto (TestRun) two = test_run ("list 28 --limit 2");
  g_auto (GStrv) lines = g_strsplit (two.output, "\n", -1);
  g_auto (TestRun) second = test_run ("list 28 --limit 1 --from 2");
  g_auto (TestRun) run = test_run ("list 28 --limit 2 --from '%s'", lines[0]);

  test_assert_done (&run, two.output);
  g_assert_true (g_str_has_suffix (two.output, second.output));
  g_assert_cmpuint (strlen (two.output), >, strlen (second.output));
}

/* With each choice of options, each window of the solutions that are left. */
QS_TEST (equals_filtered_brute_force)
{
  const char *squares[][2] = {
    { "", "" }, { "a1", "" }, { "c4,h2", "" }, { "", "d5" }, { "e2", "a1,a8,d8" }, { "", "a8,h8" }, { "a1,b7", "" }
  };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (squares); i++)
    {
      const char *required = squares[i / 2][0];
      const char *forbidden = squares[i / 2][1];
      g_autofree char *options = test_make_options (required, forbidden, i % 2 != 0);
      g_autoptr (GArray) solutions = test_select (8, required, forbidden, i % 2 != 0);
      guint count = solutions->len / 8;
      g_autofree char *all = make_lines (solutions, 8, 1, count);
      g_auto (TestRun) run = test_run ("list 8 %s", options);

      test_assert_done (&run, all);

      for (guint first = 1; first <= count; first += 1 + count / 3)
        {
          g_autofree char *expected = make_lines (solutions, 8, first, MIN (first + 1, count));
          g_auto (TestRun) window = test_run ("list 8 %s --limit 2 --from %u", options, first);
          g_auto (TestRun) from_end = test_run ("list 8 %s --limit 2 --from=-%u", options, count - first + 1);

          test_assert_done (&window, expected);
          test_assert_done (&from_end, expected);
        }
    }
}

QS_TEST (fundamental_of_10)
{
  g_autoptr (GArray) solutions = test_select (10, "", "", TRUE);
  g_autofree char *expected = make_lines (solutions, 10, 1, 92);
  g_auto (TestRun) run = test_run ("list 10 --fundamental");

  g_assert_cmpuint (solutions->len, ==, 92 * 10);
  test_assert_done (&run, expected);
}

QS_TEST (beyond_the_end_of_a_narrowed_list)
{
  const struct
  {
    const char *arguments;
    const char *part_of_message;
  } runs[] = {
    { "list 8 --require a1 --from 5", "There is no solution 5: the last is number 4" },
    { "list 8 --require a1 --from 5000", "There is no solution 5000: the last is number 4" },
    { "list 8 --require a1 --from -5", "There is no solution 5: the last is number 4" },
    { "list 12 --require a1 --from 5000", "There is no solution 5000: the last is number " },
    { "list 8 --fundamental --from 13", "There is no solution number 13: a board of 8 has 12 that are fundamental" },
    { "list 6 --require a1 --from -1", "There is no solution to go to" },
    { "list 3 --from 50%", "There is no solution to go to" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (runs); i++)
    {
      g_auto (TestRun) run = test_run ("%s", runs[i].arguments);

      test_assert_failed (&run, 2, runs[i].part_of_message);
    }
}

QS_TEST (squares_that_leave_nothing)
{
  assert_list ("list 6 --require a1", "");
  assert_list ("list 3 --fundamental", "");
}

QS_TEST (from_beyond_the_end)
{
  const char *arguments[] = { "list 8 --from 93", "list 8 --from 18446744073709551615", "list 3 --from 2" };

  for (guint i = 0; i < G_N_ELEMENTS (arguments); i++)
    {
      g_auto (TestRun) run = test_run ("%s", arguments[i]);

      test_assert_failed (&run, 2, "There is no solution number ");
    }
}

QS_TEST (from_beyond_the_end_leaves_no_file)
{
  g_autofree char *folder = test_folder_new ();
  g_auto (TestRun) run = test_run ("list 8 --from 93 -o %s/f", folder);
  g_autofree char *left = test_folder_list (folder);

  test_assert_failed (&run, 2, "There is no solution number 93: a board of 8 has 92");
  g_assert_cmpstr (left, ==, "");
  test_folder_remove (folder);
}

/* Reads a column list up to the end of its line. */
static const char *
read_columns (const char *cursor,
              guint       n,
              guint16    *columns)
{
  for (guint row = 0; row < n; row++)
    {
      char *end;
      guint64 column = g_ascii_strtoull (cursor, &end, 10);

      g_assert_true (g_ascii_isdigit (*cursor));
      g_assert_cmpuint (column, >=, 1);
      g_assert_cmpuint (column, <=, n);
      g_assert_cmpint (*end, ==, row == n - 1 ? '\n' : ' ');

      columns[row] = (guint16) (column - 1);
      cursor = end + 1;
    }

  return cursor;
}

/* Reads a board of Q and dots up to the next one. */
static const char *
read_board (const char *cursor,
            guint       n,
            guint16    *columns)
{
  for (guint row = 0; row < n; row++, cursor += n + 1)
    {
      gsize before = strspn (cursor, ".");
      gsize after;

      g_assert_cmpuint (before, <, n);
      g_assert_cmpint (cursor[before], ==, 'Q');
      after = strspn (cursor + before + 1, ".");
      g_assert_cmpuint (before + 1 + after, ==, n);
      g_assert_cmpint (cursor[n], ==, '\n');

      columns[row] = (guint16) before;
    }

  if (*cursor == '\0')
    return cursor;

  g_assert_cmpint (*cursor, ==, '\n');
  return cursor + 1;
}

typedef const char *(*ReadSolution) (const char *cursor,
                                     guint       n,
                                     guint16    *columns);

/* Asserts that a file of 12 × 12 boards holds 14,200 of them, each a solution that comes
 * after the one before, so that no two are the same. */
static void
assert_all_of_12 (const char  *path,
                  ReadSolution read_solution)
{
  g_autofree char *content = test_read_file (path);
  guint16 columns[12], last[12] = { 0 };
  guint count = 0;

  for (const char *cursor = content; *cursor != '\0'; count++)
    {
      cursor = read_solution (cursor, 12, columns);
      g_assert_true (test_is_solution (columns, 12));
      g_assert_cmpint (test_compare (last, columns, 12), <, 0);
      memcpy (last, columns, sizeof last);
    }

  g_assert_cmpuint (count, ==, 14200);
}

static void
assert_file_of_12 (const char  *format,
                   ReadSolution read_solution)
{
  g_autofree char *folder = test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "f", NULL);
  g_auto (TestRun) run = test_run ("list 12 --format %s -o %s", format, path);
  g_autofree char *left = test_folder_list (folder);

  test_assert_done (&run, "");
  g_assert_cmpstr (left, ==, "f");
  assert_all_of_12 (path, read_solution);
  test_folder_remove (folder);
}

QS_TEST (file_of_12_holds_all_solutions_columns)
{
  assert_file_of_12 ("columns", read_columns);
}

QS_TEST (file_of_12_holds_all_solutions_text)
{
  assert_file_of_12 ("text", read_board);
}

QS_TEST (file_is_what_output_is)
{
  g_autofree char *folder = test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "f", NULL);
  g_auto (TestRun) to_output = test_run ("list 9 --format text --numbered --from 3");
  g_auto (TestRun) to_file = test_run ("list 9 --format text --numbered --from 3 --output %s", path);
  g_autofree char *content = test_read_file (path);

  test_assert_done (&to_file, "");
  test_assert_done (&to_output, content);
  test_folder_remove (folder);
}

QS_TEST (compressed_file_is_what_output_is)
{
  g_autofree char *folder = test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "f.txt.gz", NULL);
  g_auto (TestRun) to_output = test_run ("list 9 --format text --numbered --from 3");
  g_auto (TestRun) to_file = test_run ("list 9 --format text --numbered --from 3 --output %s", path);
  g_autofree char *content = test_read_gzip (path, NULL);

  test_assert_done (&to_file, "");
  test_assert_done (&to_output, content);
  test_folder_remove (folder);
}

QS_TEST (no_solutions_make_an_empty_file)
{
  g_autofree char *folder = test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "f", NULL);
  g_autofree char *content = NULL;
  g_auto (TestRun) run = { 0 };

  test_write_file (path, "old\n");
  run = test_run ("list 3 -o %s", path);
  content = test_read_file (path);

  test_assert_done (&run, "");
  g_assert_cmpstr (content, ==, "");
  test_folder_remove (folder);
}

/* The first solution of 32 takes half a second, and a full buffer twenty. The socket keeps writes apart: however late it is
 * read, what is read first is what was written first. */
QS_TEST (rare_solutions_come_at_once)
{
  g_autoptr (GSubprocessLauncher) launcher = test_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr (GSubprocess) process = NULL;
  char text[8192];
  guint16 columns[MAX_N];
  int ends[2];
  gssize length;

  g_assert_no_errno (socketpair (AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends));
  g_subprocess_launcher_take_stdout_fd (launcher, ends[1]);
  process = test_start (launcher, "list 32");
  g_subprocess_launcher_close (launcher);
  length = read (ends[0], text, sizeof text);
  g_subprocess_force_exit (process);
  g_subprocess_wait (process, NULL, NULL);
  g_close (ends[0], NULL);

  g_assert_cmpint (length, >, 0);
  g_assert_cmpint (length, <, sizeof text);
  g_assert_cmpint (text[length - 1], ==, '\n');
  text[length - 1] = '\0';
  *strchrnul (text, '\n') = '\n';
  read_columns (text, 32, columns);
  g_assert_true (test_is_solution (columns, 32));
}

/* A long count before the first line is told of, where somebody looks. */
QS_TEST (long_wait_is_told_of)
{
  g_autoptr (GSubprocess) process = NULL;
  int user = test_start_on_terminal ("list 28 --from 50%", "Counting the solutions first", &process);

  g_subprocess_send_signal (process, SIGINT);
  g_free (test_terminal_finish (user));
}
