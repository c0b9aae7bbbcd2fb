/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs queenside-cli on a terminal, as a user sees it. */

#include "qs-test-terminal.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "qs-test-program.h"

/* Waits until the program has written it. */
void
test_terminal_wait (int         user,
                    const char *awaited)
{
  g_autoptr (GString) seen = g_string_new (NULL);
  g_auto (GStrv) parts = g_strsplit (awaited, "…", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      while (strstr (seen->str, parts[i]) == NULL)
        {
          char c;

          g_assert_cmpint (read (user, &c, 1), ==, 1);
          g_string_append_c (seen, c);
        }
      g_string_truncate (seen, 0);
    }
}

/* Starts the program with standard input and standard error on a terminal, and waits until it has written something
 * there.
 * @process: (out) (transfer full): the running program
 * Returns: the end of the terminal that a user has */
int
test_start_on_terminal (const char   *arguments,
                        const char   *awaited,
                        GSubprocess **process)
{
  g_autoptr (GSubprocessLauncher) launcher = test_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  int user = posix_openpt (O_RDWR | O_NOCTTY | O_CLOEXEC), program;

  g_assert_cmpint (user, >=, 0);
  g_assert_cmpint (grantpt (user) | unlockpt (user), ==, 0);
  program = open (ptsname (user), O_RDWR | O_NOCTTY | O_CLOEXEC);
  g_assert_cmpint (program, >=, 0);

  g_subprocess_launcher_take_stdin_fd (launcher, dup (program));
  g_subprocess_launcher_take_stderr_fd (launcher, program);
  *process = test_start (launcher, "%s", arguments);
  g_subprocess_launcher_close (launcher);
  test_terminal_wait (user, awaited);

  return user;
}

/* Reads the rest until the program ends, and closes the terminal. Returns: (transfer full): what was written */
char *
test_terminal_finish (int user)
{
  GString *seen = g_string_new (NULL);
  char c;

  /* This fails where nobody has the other end any more. */
  while (read (user, &c, 1) == 1)
    g_string_append_c (seen, c);
  g_close (user, NULL);

  return g_string_free (seen, FALSE);
}
