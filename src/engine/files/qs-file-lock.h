/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps other processes from a file while this one uses it. */

#pragma once

#include <glib.h>

/* A file that only this process uses, as long as all others lock it too. The lock ends with the
 * process, however that ends. */
typedef struct _QsFileLock QsFileLock;

QsFileLock *qs_file_lock_new  (const char  *path,
                               gint64       patience,
                               GError     **error);
void        qs_file_lock_free (QsFileLock  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsFileLock, qs_file_lock_free)
