/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs other programs on the test's desktop. */

#include "qs-test-run.h"

#include "qs-test-session.h"

#ifdef __linux__
#include <sched.h>
#endif

/* What is started from now on has one processor, and searches with one thread. */
void
test_take_one_processor (void)
{
#ifdef __linux__
  cpu_set_t processors;

  CPU_ZERO (&processors);
  CPU_SET (sched_getcpu (), &processors);
  g_assert_no_errno (sched_setaffinity (0, sizeof processors, &processors));
#endif
}

/* Starts a program that ends with the test. Returns: (transfer full): its process */
GSubprocess *
test_spawn (GSubprocessLauncher *launcher,
            const char          *program,
            const char          *arguments)
{
  g_autofree char *quoted = g_shell_quote (program);
  g_autofree char *command = g_strjoin (" ", quoted, arguments, NULL);
  g_auto (GStrv) argv = NULL;
  g_autoptr (GError) error = NULL;
  GSubprocess *process;

  g_shell_parse_argv (command, NULL, &argv, &error);
  g_assert_no_error (error);

  g_subprocess_launcher_set_child_setup (launcher, test_session_child_setup, NULL, NULL);
  process = g_subprocess_launcher_spawnv (launcher, (const char *const *) argv, &error);
  g_assert_no_error (error);

  return process;
}

/* Runs a program from its start to its end. Returns: how it ended */
TestRun
test_run (const char *program,
          const char *arguments)
{
  g_autoptr (GSubprocessLauncher) launcher =
      g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = test_spawn (launcher, program, arguments);
  g_autoptr (GError) error = NULL;
  TestRun run = { 0 };

  g_subprocess_communicate_utf8 (process, NULL, NULL, &run.output, &run.errors, &error);
  g_assert_no_error (error);
  run.status = g_subprocess_get_if_signaled (process) ? -g_subprocess_get_term_sig (process)
                                                      : g_subprocess_get_exit_status (process);

  return run;
}

void
test_run_clear (TestRun *run)
{
  g_clear_pointer (&run->output, g_free);
  g_clear_pointer (&run->errors, g_free);
}

/* Returns: (transfer full): what it writes to standard output */
char *
test_cli (const char *arguments)
{
  g_auto (TestRun) run = test_run (g_getenv ("QS_CLI"), arguments);

  g_assert_cmpstr (run.errors, ==, "");
  g_assert_cmpint (run.status, ==, 0);

  return g_steal_pointer (&run.output);
}
