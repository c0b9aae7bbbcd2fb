/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The files that a name on the command line stands for. */

#pragma once

#include <gio/gio.h>

GPtrArray    *qs_cli_files_list (const char *name,
                                 GError    **error);
GInputStream *qs_cli_files_open (const char *path,
                                 const char *name,
                                 gboolean    takes_pipe,
                                 GError    **error);
