/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables of text for people, and the times and sizes in them. */

#pragma once

#include <glib.h>

void  qs_cli_table_align    (GString *text,
                             guint    n_left);
char *qs_cli_format_seconds (double   seconds);
char *qs_cli_format_number  (double   number);
char *qs_cli_format_count   (double   count);
