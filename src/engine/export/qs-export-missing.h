/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions that a file lacks, to another file. */

#pragma once

#include "qs-export-scope.h"
#include "qs-file-writer.h"

G_BEGIN_DECLS

gboolean qs_export_missing (const QsExportScope *scope,
                            const QsFormatSet   *set,
                            GString             *frame,
                            QsFileWriter        *writer,
                            QsExportProgress     progress,
                            gpointer             user_data,
                            GError             **error);

G_END_DECLS
