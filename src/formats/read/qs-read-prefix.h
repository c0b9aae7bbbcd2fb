/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds what a log or a prompt puts before the lines of a text. */

#pragma once

#include <glib.h>

/* Returns: (transfer full) (nullable): what it looks like; NULL where most lines have none */
GRegex *qs_read_prefix_find  (const char *text);

/* Leaves nothing of it in whole lines. */
void    qs_read_prefix_strip (const GRegex *prefix,
                              GString      *lines);
