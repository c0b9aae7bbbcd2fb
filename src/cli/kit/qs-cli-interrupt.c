/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Signals that ask the program to end, put off until it has cleaned up.
 *
 * GLib's own signal sources need a thread, and end the program where the system has none. */

#include "qs-cli-interrupt.h"

#include <errno.h>
#include <glib-unix.h>
#include <glib/gi18n.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

/* The first signal that came, or 0: signals belong to the process and not to any object. */
static volatile sig_atomic_t caught_signal;

/* A pipe that has a byte as soon as a signal came: it wakes who waits. */
static int fds[2] = { -1, -1 };

static void
note_signal (int signal_number)
{
  int old_errno = errno;
  gssize length;

  if (caught_signal != 0)
    return;

  /* The pipe is empty and has room. */
  caught_signal = signal_number;
  length = write (fds[1], "", 1);
  (void) length;
  errno = old_errno;
}

/* From now on SIGINT, SIGTERM, SIGHUP, and those by which batch systems announce the end, do not end the program, which
 * has to ask for them. A signal that the parent has set to be ignored, as nohup does, stays ignored. */
void
qs_cli_interrupt_catch (void)
{
  static const int signals[] = { SIGINT, SIGTERM, SIGHUP, SIGXCPU, SIGUSR1, SIGUSR2 };

  /* Where there is no pipe, these signals end the program as they always do. */
  if (!g_unix_open_pipe (fds, FD_CLOEXEC, NULL))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    {
      struct sigaction action;

      sigaction (signals[i], NULL, &action);
      if (action.sa_handler == SIG_IGN)
        continue;

      action = (struct sigaction){ .sa_handler = note_signal, .sa_flags = SA_RESTART };
      sigemptyset (&action.sa_mask);
      sigaction (signals[i], &action, NULL);
    }
}

/* The first signal that was caught; 0 where none was. */
int
qs_cli_interrupt_get_signal (void)
{
  return caught_signal;
}

/* A #QsStopFunc: whether a signal was caught. */
gboolean
qs_cli_interrupt_came (gpointer data)
{
  return caught_signal != 0;
}

/* A descriptor that can be read, and stays so, as soon as a signal was caught; −1 where none is
 * caught. Nobody reads it. */
int
qs_cli_interrupt_get_fd (void)
{
  return fds[0];
}

/* Whether there is somebody to ask: standard input and standard error are terminals. */
gboolean
qs_cli_consent_is_possible (void)
{
  return isatty (STDIN_FILENO) && isatty (STDERR_FILENO);
}

/* Asks on the terminal whether to continue, in the user's language. @reason, what the user should
 * know, is a sentence without its point. Returns %FALSE where there is nobody to ask, and after a
 * signal. */
gboolean
qs_cli_consent_ask (const char *reason)
{
  GPollFD sources[] = {
    { .fd = STDIN_FILENO, .events = G_IO_IN },
    { .fd = fds[0], .events = G_IO_IN },
  };
  char answer[64] = "";
  gssize length;

  if (!qs_cli_consent_is_possible ())
    return FALSE;

  /* Translators: a sentence such as “This takes about 3.5 min”; the letters are what your language
   * answers with, no being what happens without an answer. */
  g_printerr (_ ("%s. Continue? [y/N] "), reason);

  /* A signal that is not caught interrupts it, and is none of ours. */
  while (g_poll (sources, G_N_ELEMENTS (sources), -1) < 0 && errno == EINTR)
    ;

  if (caught_signal != 0)
    return FALSE;

  length = read (STDIN_FILENO, answer, sizeof answer - 1);

  return length > 0 && rpmatch (answer) == 1;
}
