/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names and words of others, as messages show them. */

#pragma once

#include <glib.h>

char    *qs_shown_text           (const char *text,
                                  gssize      length);
gboolean qs_shown_text_is_obeyed (gunichar    letter);
char    *qs_shown_name           (const char *path);
char    *qs_shown_basename       (const char *path);
