/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* queenside-cli count while it runs: its question, its progress, and its end. */

#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "qs-test-main.h"
#include "qs-test-program.h"
#include "qs-test-terminal.h"

#define PIPES (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE)

/* Takes more than a minute on any machine, in little memory. */
#define LONG_COUNT "count 21 --threads 1"
#define QUESTION "n = 21: 314666222712 solutions, as published; about …B. Continue? [y/N] "

/* The name of the threads that count. */
#define COUNTING_THREAD "qs-count-job"

/* A folder for a state file. */
typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
fixture_set_up (Fixture      *fixture,
                gconstpointer data)
{
  fixture->folder = test_folder_new ();
  fixture->path = g_build_filename (fixture->folder, "f", NULL);
}

static void
fixture_tear_down (Fixture      *fixture,
                   gconstpointer data)
{
  test_folder_remove (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->folder);
}

static void
answer (int         user,
        const char *reply)
{
  g_assert_cmpint (write (user, reply, strlen (reply)), ==, (gssize) strlen (reply));
}

QS_TEST (no_is_an_answer)
{
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *seen = NULL;
  g_auto (TestRun) run = { 0 };
  int user = test_start_on_terminal (LONG_COUNT, QUESTION, &process);

  answer (user, "n\n");
  run = test_finish (process);
  seen = test_terminal_finish (user);

  g_assert_cmpint (run.status, ==, 2);
  g_assert_cmpstr (run.output, ==, "");
  g_assert_nonnull (strstr (seen, "; run it with --yes"));
}

static void
test_interrupt_is_an_answer (Fixture      *fixture,
                             gconstpointer data)
{
  g_autofree char *arguments = g_strdup_printf (LONG_COUNT " --state %s", fixture->path);
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *seen = NULL;
  g_autofree char *list = NULL;
  g_auto (TestRun) run = { 0 };
  int user = test_start_on_terminal (arguments, QUESTION, &process);

  g_subprocess_send_signal (process, GPOINTER_TO_INT (data));
  run = test_finish (process);
  seen = test_terminal_finish (user);

  g_assert_cmpint (run.status, ==, 128 + GPOINTER_TO_INT (data));
  g_assert_cmpstr (run.output, ==, "");

  list = test_folder_list (fixture->folder);
  g_assert_cmpstr (list, ==, "");
}

/* Says yes where it is asked, and ends the count when it reports progress. */
static void
run_until_progress (const Fixture *fixture,
                    const char    *options,
                    const char    *question,
                    const char    *reply)
{
  g_autofree char *arguments = g_strdup_printf (LONG_COUNT " --progress %s --state %s", options, fixture->path);
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *seen = NULL;
  g_auto (TestRun) run = { 0 };
  int user = test_start_on_terminal (arguments, question, &process);

  answer (user, reply);
  test_terminal_wait (user, "\r… %, … of … units, … solutions/s…\r");
  g_subprocess_send_signal (process, SIGINT);
  run = test_finish (process);
  seen = test_terminal_finish (user);

  g_assert_cmpint (run.status, ==, 128 + SIGINT);
  g_assert_cmpstr (run.output, ==, "");
  g_assert_nonnull (strstr (seen, " units, after "));
  g_assert_nonnull (strstr (seen, "\nqueenside-cli: "));
  g_assert_nonnull (strstr (seen, " of n = 21 are done, "));
}

QS_TEST_WITH (yes_is_an_answer, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  run_until_progress (fixture, "", QUESTION, "y\n");
}

QS_TEST_WITH (yes_is_an_option, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  run_until_progress (fixture, "--yes", "", "");
}

QS_TEST (a_short_count_asks_nothing)
{
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *seen = NULL;
  g_auto (TestRun) run = { 0 };
  int user = test_start_on_terminal ("count 15", "", &process);

  run = test_finish (process);
  seen = test_terminal_finish (user);

  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.output, ==, "2279184\n");
  g_assert_cmpstr (seen, ==, "");
}

/* The line on the terminal is the last one, and whole. Where the count takes so long that there was a longer line before,
 * blanks cover its rest. */
QS_TEST (progress_on_a_terminal)
{
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *seen = NULL;
  g_auto (TestRun) run = { 0 };
  int user = test_start_on_terminal ("count 13 --progress", "\r100.0 %, 26 of 26 units, after ", &process);

  run = test_finish (process);
  seen = test_terminal_finish (user);

  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.output, ==, "73712\n");
  g_assert_true (g_str_has_suffix (seen, "\r\n"));
  g_assert_true (g_str_has_suffix (g_strchomp (seen), "s"));
}

/* A machine may be so slow that other lines come before the last one. */
QS_TEST (progress_elsewhere)
{
  g_auto (TestRun) run = test_run ("count 13 --progress --partial --units 2-3");

  g_assert_cmpint (run.status, ==, 0);
  g_assert_true (g_str_has_prefix (run.output, "{\n"));
  g_assert_nonnull (strstr (run.errors, "queenside-cli: 100.0 %, 2 of 2 units, after "));
  g_assert_true (g_str_has_suffix (run.errors, "s\n"));
}

/* Where there is nobody to ask, as in a batch job, the count begins. */
static void
test_nobody_is_asked (Fixture      *fixture,
                      gconstpointer data)
{
  g_autoptr (GSubprocessLauncher) launcher = test_launcher_new (PIPES | G_SUBPROCESS_FLAGS_STDIN_PIPE);
  g_autoptr (GSubprocess) process = test_start (launcher, LONG_COUNT " --state %s", fixture->path);
  g_auto (TestRun) run = { 0 };

  test_wait_for_thread (process, COUNTING_THREAD);
  g_subprocess_send_signal (process, GPOINTER_TO_INT (data));
  run = test_finish (process);

  g_assert_cmpint (run.status, ==, 128 + GPOINTER_TO_INT (data));
  g_assert_cmpstr (run.output, ==, "");
  g_assert_nonnull (strstr (run.errors, " of n = 21 are done, "));
  g_assert_nonnull (strstr (run.errors, "the same command with --state "));
  g_assert_nonnull (strstr (run.errors, fixture->path));
}

static void
add (const char *path,
     int         number,
     void      (*test) (Fixture      *fixture,
                        gconstpointer data))
{
  g_test_add (path, Fixture, GINT_TO_POINTER (number), fixture_set_up, test, fixture_tear_down);
}

QS_TEST_MAIN
{
  add ("/cli/count-run/an-interrupt-is-an-answer", SIGINT, test_interrupt_is_an_answer);
  add ("/cli/count-run/nobody-is-asked/sigint", SIGINT, test_nobody_is_asked);
  add ("/cli/count-run/nobody-is-asked/sigterm", SIGTERM, test_nobody_is_asked);
  add ("/cli/count-run/nobody-is-asked/sigxcpu", SIGXCPU, test_nobody_is_asked);
  add ("/cli/count-run/nobody-is-asked/sigusr1", SIGUSR1, test_nobody_is_asked);
  add ("/cli/count-run/nobody-is-asked/sigusr2", SIGUSR2, test_nobody_is_asked);
}
