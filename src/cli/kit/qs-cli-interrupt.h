/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Signals that ask the program to end, put off until it has cleaned up. */

#pragma once

#include <glib.h>

void     qs_cli_interrupt_catch      (void);
int      qs_cli_interrupt_get_signal (void);
gboolean qs_cli_interrupt_came       (gpointer data);
int      qs_cli_interrupt_get_fd     (void);

/* Asks the user whether to continue, where there is a user to ask. */
gboolean qs_cli_consent_is_possible (void);
gboolean qs_cli_consent_ask         (const char *reason);
