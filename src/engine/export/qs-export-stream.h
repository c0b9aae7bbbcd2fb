/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solutions from the search to the file, with several threads. */

#pragma once

#include "qs-export-scope.h"
#include "qs-file-writer.h"

gboolean qs_export_stream (const QsExportScope *scope,
                           const QsFormatSet   *set,
                           GString             *frame,
                           QsFileWriter        *writer,
                           QsExportProgress     progress,
                           gpointer             user_data,
                           guint64             *last,
                           GError             **error);
