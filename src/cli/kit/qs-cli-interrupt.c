/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Signals that ask the program to end, put off until it has cleaned up. */

#include "config.h"

#include "qs-cli-interrupt.h"

#include <signal.h>

/* The first signal that came, or 0: signals belong to the process and not to any object. */
static volatile sig_atomic_t caught_signal;

static void
note_signal (int signal_number)
{
  if (caught_signal == 0)
    caught_signal = signal_number;
}

/**
 * qs_cli_interrupt_catch:
 *
 * From now on SIGINT, SIGTERM and SIGHUP do not end the program: it has to
 * ask for them. One that the parent has set to be ignored, as nohup does, stays so.
 */
void
qs_cli_interrupt_catch (void)
{
  static const int signals[] = { SIGINT, SIGTERM, SIGHUP };

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

/**
 * qs_cli_interrupt_get_signal:
 *
 * Returns: the number of the first signal that was caught; 0 where none was
 */
int
qs_cli_interrupt_get_signal (void)
{
  return caught_signal;
}
