/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Objects of JSON, each on a line of its own. docs/interface.md says what is in them. */

#pragma once

#include <glib.h>

/* The option that asks for them, for a command's list. */
GOptionEntry qs_cli_json_option (gboolean *is_wanted);

/* Each adds a member to the object at the end of @text, or begins one; the value is written as it stands;
 * a string may be NULL. */
void qs_cli_json_add           (GString    *text,
                                const char *key,
                                const char *format,
                                ...) G_GNUC_PRINTF (3, 4);
void qs_cli_json_add_string    (GString    *text,
                                const char *key,
                                const char *value);
void qs_cli_json_add_number    (GString    *text,
                                const char *key,
                                const char *format,
                                double      number);
void qs_cli_json_end           (GString    *text);

/* Whatever bytes @string has. Who prints it is not made to obey it. */
void qs_cli_json_append_string (GString    *text,
                                const char *string);
