/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The files that keep results: where they are, and how they are set aside. */

#pragma once

#include <glib.h>

char     *qs_state_file_get_path    (const char  *name);
void      qs_state_file_make_folder (void);
gboolean  qs_state_file_exists      (const char  *path);
gboolean  qs_state_file_remove      (const char  *path,
                                     GError     **error);
gboolean  qs_state_file_set_aside   (const char  *path,
                                     GError     **error);
char     *qs_state_file_resolve     (const char  *path,
                                     GError     **error);
gboolean  qs_state_file_fail        (GError     **error,
                                     const char  *path,
                                     int          cause);
