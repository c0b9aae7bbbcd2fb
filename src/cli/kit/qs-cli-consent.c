/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks the user whether to continue, where there is a user to ask. */

#include "qs-cli-consent.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdlib.h>
#include <unistd.h>

#include "qs-cli-interrupt.h"

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
  GPollFD fds[] = {
    { .fd = STDIN_FILENO, .events = G_IO_IN },
    { .fd = qs_cli_interrupt_get_fd (), .events = G_IO_IN },
  };
  char answer[64] = "";
  gssize length;

  if (!qs_cli_consent_is_possible ())
    return FALSE;

  /* Translators: a sentence such as “This takes about 3.5 min”; the letters are what your language
   * answers with, no being what happens without an answer. */
  g_printerr (_ ("%s. Continue? [y/N] "), reason);

  /* A signal that is not caught interrupts it, and is none of ours. */
  while (g_poll (fds, G_N_ELEMENTS (fds), -1) < 0 && errno == EINTR)
    ;

  if (qs_cli_interrupt_get_signal () != 0)
    return FALSE;

  length = read (STDIN_FILENO, answer, sizeof answer - 1);

  return length > 0 && rpmatch (answer) == 1;
}
