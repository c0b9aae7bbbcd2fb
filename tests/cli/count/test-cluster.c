/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The script that shares a count out, here on one machine. */

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>

#include "qs-test-main.h"
#include "qs-test-program.h"

#define PIPES (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE)

/* @program is what counts. */
G_GNUC_PRINTF (2, 3)
static GSubprocess *
start (const char *program,
       const char *format,
       ...)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (PIPES);
  g_autoptr (GError) error = NULL;
  g_autofree char *arguments = NULL;
  g_autofree char *line = NULL;
  g_auto (GStrv) words = NULL;
  GSubprocess *process;
  va_list list;

  va_start (list, format);
  arguments = g_strdup_vprintf (format, list);
  va_end (list);
  line = g_strdup_printf ("sh %s %s", g_getenv ("QS_CLUSTER"), arguments);
  g_assert_true (g_shell_parse_argv (line, NULL, &words, NULL));

  g_subprocess_launcher_setenv (launcher, "QUEENSIDE_CLI", program, TRUE);
  g_subprocess_launcher_set_child_setup (launcher, test_end_with_parent, NULL, NULL);
  process = g_subprocess_launcher_spawnv (launcher, (const char *const *) words, &error);
  g_assert_no_error (error);

  return process;
}

static void
remove_all (const char *folder)
{
  g_autofree char *command = g_strdup_printf ("rm -r %s", folder);

  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
}

static void
assert_prints (const char *how,
               const char *folder,
               const char *output)
{
  g_autoptr (GSubprocess) process = start (g_getenv ("QS_CLI"), "%s 13 4 %s", how, folder);
  g_auto (TestRun) outcome = test_finish (process);

  test_assert_done (&outcome, output);
}

/* A part that the program would refuse is missing, and is counted again. */
QS_TEST (damaged_parts_are_missing)
{
  g_autofree char *folder = test_folder_new ();
  g_autofree char *second = g_build_filename (folder, "parts", "2.json", NULL);
  g_autofree char *third = g_build_filename (folder, "parts", "3.json", NULL);
  struct stat info;

  assert_prints ("loop", folder, "");
  assert_prints ("sum", folder, "73712\n");
  g_assert_no_errno (g_stat (second, &info));
  g_assert_cmpint (info.st_mode & 0444, ==, 0444);

  test_write_file (second, "");
  test_write_file (third, "{");
  assert_prints ("missing", folder, "2\n3\n");
  assert_prints ("loop", folder, "");
  assert_prints ("sum", folder, "73712\n");
  remove_all (folder);
}

QS_TEST (an_empty_plan_is_none)
{
  g_autofree char *folder = test_folder_new ();
  g_autofree char *plan = g_build_filename (folder, "plan", NULL);

  test_write_file (plan, "");
  assert_prints ("missing", folder, "1\n2\n3\n4\n");
  remove_all (folder);
}

QS_TEST (odd_arguments)
{
  static const char *const arguments[] = {
    "loop 13 '' FOLDER", "loop 13 4 ''", "loop 013 4 FOLDER", "loop 13 99999999999999999999 FOLDER", "loop 13 4 FOLDER 1",
    "share 13 4 FOLDER", "share 13 4 FOLDER ''", "share 13 4 FOLDER 0", "share 13 4 FOLDER 5", "share 13 4 FOLDER 1 2", "other 13 4 FOLDER",
  };
  g_autofree char *folder = test_folder_new ();

  for (guint i = 0; i < G_N_ELEMENTS (arguments); i++)
    {
      g_autoptr (GString) words = g_string_new (arguments[i]);
      g_autoptr (GSubprocess) process = NULL;
      g_auto (TestRun) outcome = { 0 };

      g_string_replace (words, "FOLDER", folder, 0);
      process = start (g_getenv ("QS_CLI"), "%s", words->str);
      outcome = test_finish (process);

      g_assert_cmpint (outcome.status, ==, 2);
      g_assert_true (g_str_has_prefix (outcome.errors, "queenside-cluster: "));
    }
  remove_all (folder);
}

/* What counts is told that the end has come, and has ended before the script. */
static void
test_signal_is_passed_on (gconstpointer number)
{
  g_autofree char *folder = test_folder_new ();
  g_autofree char *program = g_build_filename (folder, "program", NULL);
  g_autofree char *runs = g_build_filename (folder, "runs", NULL);
  g_autofree char *told = g_build_filename (folder, "told", NULL);
  g_autofree char *text = g_strdup_printf ("#!/bin/sh\ncase $* in *--sum*) exit 1 ;; esac\ntrap 'echo >%s; exit 143' TERM\n"
                                           "echo >%s\nfor i in 1 2 3 4 5 6 7 8 9; do sleep 1; done\n", told, runs);
  g_autoptr (GSubprocess) process = NULL;
  g_auto (TestRun) outcome = { 0 };

  test_write_file (program, text);
  g_assert_no_errno (g_chmod (program, 0700));
  process = start (program, "share 13 4 %s 1", folder);
  while (!g_file_test (runs, G_FILE_TEST_EXISTS))
    g_usleep (1000);

  g_subprocess_send_signal (process, GPOINTER_TO_INT (number));
  outcome = test_finish (process);
  g_assert_cmpint (outcome.status, ==, 143);
  g_assert_true (g_file_test (told, G_FILE_TEST_EXISTS));
  remove_all (folder);
}

QS_TEST_MAIN
{
  g_test_add_data_func ("/cli/cluster/signal-is-passed-on/sigterm", GINT_TO_POINTER (SIGTERM), test_signal_is_passed_on);
  g_test_add_data_func ("/cli/cluster/signal-is-passed-on/sigusr1", GINT_TO_POINTER (SIGUSR1), test_signal_is_passed_on);
}
