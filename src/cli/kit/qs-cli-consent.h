/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks the user whether to continue, where there is a user to ask. */

#pragma once

#include <glib.h>

gboolean qs_cli_consent_is_possible (void);
gboolean qs_cli_consent_ask         (const char *reason);
