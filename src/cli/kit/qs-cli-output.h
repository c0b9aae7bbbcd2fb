/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What commands print: standard output, with every write checked, JSON and tables. */

#pragma once

#include "qs-file-writer.h"

QsFileWriter *qs_cli_output_new   (void);
gboolean      qs_cli_output_print (const char *text,
                                   GError    **error);
void          qs_cli_output_note  (const char *format,
                                   ...) G_GNUC_PRINTF (1, 2);

/* Objects of JSON, each on a line of its own. docs/interface.md says what is in them. */

/* Each adds a member to the object at the end of @text, or begins one; the value is written as it stands. A string may be NULL,
 * and have whatever bytes: who prints it is not made to obey it. */
void qs_cli_json_add        (GString    *text,
                             const char *key,
                             const char *format,
                             ...) G_GNUC_PRINTF (3, 4);
void qs_cli_json_add_string (GString    *text,
                             const char *key,
                             const char *value);
void qs_cli_json_add_number (GString    *text,
                             const char *key,
                             const char *format,
                             double      number);
void qs_cli_json_end        (GString    *text);

/* Tables of text for people, and the times and sizes in them. */
void  qs_cli_table_align    (GString *text,
                             guint    n_left);
char *qs_cli_format_seconds (double   seconds);
char *qs_cli_format_number  (double   number);
char *qs_cli_format_count   (double   count);
