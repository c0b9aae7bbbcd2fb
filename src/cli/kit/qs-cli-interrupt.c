/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Signals that ask the program to end, put off until it has cleaned up.
 *
 * GLib's own signal sources need a thread, and end the program where the system has none. */

#include "qs-cli-interrupt.h"

#include <errno.h>
#include <glib-unix.h>
#include <signal.h>
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
