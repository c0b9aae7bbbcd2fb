/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the words of a command line mean: a number of queens, files, links. */

#pragma once

#include "qs-play-link.h"

guint    qs_arguments_parse_queens (const char *const *arguments);
gboolean qs_arguments_check        (const char *const *arguments,
                                    GError           **error);
gboolean qs_arguments_is_link      (const char        *text);
gboolean qs_arguments_is_input     (const char        *text);
gboolean qs_arguments_parse_link   (const char        *link,
                                    QsPlayLink        *found,
                                    GError           **error);
void     qs_arguments_print_error  (const char        *message);
