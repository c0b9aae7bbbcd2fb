/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* queenside-cli race: its table, its values for other programs, and that it can be ended. */

#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "qs-test-main.h"
#include "qs-test-program.h"
#include "qs-test-terminal.h"

#define PIPES (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE)

#define QUESTION "This takes about …[y/N] "

/* A race asks where the machine stands still during a trial, because then it does not know how long it takes. */
#define TWO "--method boolean-arrays --method shifting-masks --yes --budget 60"

enum
{
  METHOD,
  N,
  ASKED,
  RUNS,
  SECONDS,
  DEVIATION,
  RATIO,
  STABLE,
  NODES,
  CHECKS,
  BACKTRACKS,
  SOLUTIONS,
  MEMORY,
  N_FIELDS
};

static const char header[] =
    "method,n,asked,runs,seconds,deviation,ratio,stable,nodes,checks,backtracks,solutions,memory";

static void
assert_number (const char *field,
               double      minimum)
{
  char *end;
  double value = g_ascii_strtod (field, &end);

  g_assert_cmpstr (field, !=, "");
  g_assert_cmpstr (end, ==, "");
  g_assert_cmpfloat (value, >=, minimum);
}

/* Reads a line of values and checks what every line has. Returns: (transfer full): its fields */
static GStrv
read_line (const char *line,
           const char *method,
           const char *n,
           const char *asked)
{
  GStrv fields = g_strsplit (line, ",", -1);

  g_assert_cmpuint (g_strv_length (fields), ==, N_FIELDS);
  g_assert_cmpstr (fields[METHOD], ==, method);
  g_assert_cmpstr (fields[N], ==, n);
  g_assert_cmpstr (fields[ASKED], ==, asked);
  assert_number (fields[RUNS], 1);
  assert_number (fields[SECONDS], 1e-9);
  assert_number (fields[DEVIATION], 0);
  /* The ratio to the best method: the enumerator is not a method, and may be faster. */
  assert_number (fields[RATIO], g_str_equal (method, "enumerator") ? 1e-9 : 1);
  g_assert_true (g_str_equal (fields[STABLE], "yes") || g_str_equal (fields[STABLE], "no"));
  assert_number (fields[MEMORY], 1);

  return fields;
}

/* For n = 8 a search of free squares by rows has 2057 nodes, 1965 of which are not solutions. */
QS_TEST (values_for_programs)
{
  g_auto (TestRun) run = test_run ("race 8 --csv " TWO);
  g_auto (GStrv) lines = g_strsplit (run.output, "\n", -1);
  g_auto (GStrv) arrays = NULL;
  g_auto (GStrv) masks = NULL;

  test_assert_done (&run, run.output);
  g_assert_cmpuint (g_strv_length (lines), ==, 4);
  g_assert_cmpstr (lines[0], ==, header);
  arrays = read_line (lines[1], "boolean-arrays", "8", "all");
  masks = read_line (lines[2], "shifting-masks", "8", "all");

  g_assert_cmpstr (arrays[NODES], ==, "2057");
  g_assert_cmpstr (arrays[CHECKS], ==, "15720");
  g_assert_cmpstr (arrays[BACKTRACKS], ==, "2056");
  g_assert_cmpstr (arrays[SOLUTIONS], ==, "92");
  g_assert_cmpstr (masks[NODES], ==, "2057");
  g_assert_cmpstr (masks[CHECKS], ==, "1965");
  g_assert_cmpstr (masks[SOLUTIONS], ==, "92");
}

/* The first solution of n = 8 comes with the 113th queen. */
QS_TEST (first_solution)
{
  g_auto (TestRun) run = test_run ("race 8 --first --csv --method enumerator " TWO);
  g_auto (GStrv) lines = g_strsplit (run.output, "\n", -1);
  g_auto (GStrv) arrays = NULL;
  g_auto (GStrv) enumerator = NULL;

  test_assert_done (&run, run.output);
  g_assert_cmpuint (g_strv_length (lines), ==, 5);
  arrays = read_line (lines[1], "boolean-arrays", "8", "first");
  enumerator = read_line (lines[3], "enumerator", "8", "first");

  g_assert_cmpstr (arrays[NODES], ==, "114");
  g_assert_cmpstr (arrays[BACKTRACKS], ==, "105");
  g_assert_cmpstr (arrays[SOLUTIONS], ==, "1");
  g_assert_cmpstr (enumerator[NODES], ==, "");
  g_assert_cmpstr (enumerator[SOLUTIONS], ==, "1");
}

QS_TEST (table)
{
  g_auto (TestRun) run = test_run ("race 6 " TWO);
  g_auto (GStrv) lines = g_strsplit (run.output, "\n", -1);

  test_assert_done (&run, run.output);
  g_assert_cmpuint (g_strv_length (lines), ==, 4);
  g_assert_true (g_str_has_prefix (lines[0], "METHOD "));
  g_assert_true (g_str_has_prefix (lines[1], "boolean-arrays "));
  g_assert_true (g_str_has_prefix (lines[2], "shifting-masks "));
  g_assert_cmpint (g_utf8_strlen (lines[1], -1), ==, g_utf8_strlen (lines[0], -1));
  g_assert_cmpint (g_utf8_strlen (lines[2], -1), ==, g_utf8_strlen (lines[0], -1));
}

QS_TEST (a_method_named_twice_runs_once)
{
  g_auto (TestRun) run = test_run ("race 4 --csv --yes --budget 60 --method enumerator --method enumerator");
  g_auto (GStrv) lines = g_strsplit (run.output, "\n", -1);

  test_assert_done (&run, run.output);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
}

QS_TEST (all_take_part_or_it_is_said_why_not)
{
  g_auto (TestRun) run = test_run ("race 4 --csv --yes --budget 1");
  g_auto (TestRun) methods = test_run ("methods");
  g_auto (GStrv) lines = g_strsplit (methods.output, "\n", -1);

  g_assert_cmpint (run.status, ==, 0);
  g_assert_nonnull (strstr (run.output, "\nenumerator,4,all,"));

  for (guint i = 1; *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", 2);
      g_autofree char *line = g_strdup_printf ("\n%s,4,all,", words[0]);
      g_autofree char *note = g_strdup_printf ("%s is left out", words[0]);

      /* Either it ran, or a note says why not. */
      g_assert_true ((strstr (run.output, line) != NULL) != (strstr (run.errors, note) != NULL));
    }
}

QS_TEST (long_one_needs_a_yes)
{
  g_auto (TestRun) run = test_run ("race 20 --method boolean-arrays");

  test_assert_failed (&run, 2, "run it with --yes");
  g_assert_nonnull (strstr (run.errors, "This takes about"));
}

/* Whether the race has its thread. The program waits for signals before it starts one. */
static gboolean
is_racing (GSubprocess *process)
{
  g_autofree char *path = g_strdup_printf ("/proc/%s/task", g_subprocess_get_identifier (process));
  g_autoptr (GDir) tasks = g_dir_open (path, 0, NULL);
  const char *task;

  while (tasks != NULL && (task = g_dir_read_name (tasks)) != NULL)
    {
      g_autofree char *name_path = g_build_filename (path, task, "comm", NULL);
      g_autofree char *name = NULL;

      if (g_file_get_contents (name_path, &name, NULL, NULL) && g_str_equal (name, "qs-race\n"))
        return TRUE;
    }

  return FALSE;
}

static void
test_interrupt_prints_what_there_is (gconstpointer data)
{
  int number = GPOINTER_TO_INT (data);
  g_autoptr (GSubprocessLauncher) launcher = test_launcher_new (PIPES);
  g_autoptr (GSubprocess) process =
      test_start (launcher, "race 22 --csv --yes --method boolean-arrays --method shifting-masks");
  g_auto (TestRun) run = { 0 };
  g_auto (GStrv) lines = NULL;

  while (!is_racing (process))
    g_usleep (1000);
  g_subprocess_send_signal (process, number);
  run = test_finish (process);

  g_assert_cmpint (run.status, ==, 128 + number);
  lines = g_strsplit (run.output, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 4);
  g_assert_cmpstr (lines[0], ==, header);
  g_assert_true (g_str_has_prefix (lines[1], "boolean-arrays,22,all,0,"));
  g_assert_true (g_str_has_prefix (lines[2], "shifting-masks,22,all,0,"));
}

static void
assert_answer (const char *reply,
               int         status,
               const char *output,
               const char *said)
{
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *seen = NULL;
  g_auto (TestRun) run = { 0 };
  int user = test_start_on_terminal ("race 20 --method boolean-arrays --budget 1 --csv", QUESTION, &process);

  g_assert_cmpint (write (user, reply, strlen (reply)), ==, (gssize) strlen (reply));
  run = test_finish (process);
  seen = test_terminal_finish (user);

  g_assert_cmpint (run.status, ==, status);
  g_assert_cmpstr (run.output, ==, output);
  g_assert_nonnull (strstr (seen, said));
}

/* The budget is the user's, whatever is predicted. */
QS_TEST (a_terminal_is_asked)
{
  g_autofree char *expected = g_strconcat (header, "\nboolean-arrays,20,all,0,,,,,,,,,\n", NULL);

  assert_answer ("y\n", 0, expected, "queenside-cli: boolean-arrays did not finish");
  assert_answer ("n\n", 2, "", "--yes");
  assert_answer ("\n", 2, "", "--yes");
}

QS_TEST (an_interrupt_is_an_answer)
{
  g_autoptr (GSubprocess) process = NULL;
  g_auto (TestRun) run = { 0 };
  int user = test_start_on_terminal ("race 20 --method boolean-arrays", QUESTION, &process);

  g_subprocess_send_signal (process, SIGINT);
  run = test_finish (process);
  g_close (user, NULL);

  g_assert_cmpint (run.status, ==, 128 + SIGINT);
}

QS_TEST_MAIN
{
  g_test_add_data_func ("/cli/race/prints-what-there-is/sigint", GINT_TO_POINTER (SIGINT),
                        test_interrupt_prints_what_there_is);
  g_test_add_data_func ("/cli/race/prints-what-there-is/sigterm", GINT_TO_POINTER (SIGTERM),
                        test_interrupt_prints_what_there_is);
}
