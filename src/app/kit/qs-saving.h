/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that are being written, for which the application and the session wait, and whose end the desktop announces. */

#pragma once

#include <gio/gio.h>

void     qs_saving_begin            (void);
void     qs_saving_end              (void);
gboolean qs_saving_is_going_on      (void);
void     qs_saving_notify           (const char   *message,
                                     const char   *path);
char    *qs_saving_describe_failure (const char   *path,
                                     const GError *error);
void     qs_saving_open             (GApplication *application,
                                     GVariant     *file);
void     qs_saving_show             (GApplication *application,
                                     GVariant     *file);
