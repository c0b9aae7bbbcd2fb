/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes solutions to a file, one after the other. */

#pragma once

#include "qs-errand.h"
#include "qs-export-scope.h"
#include "qs-file-writer.h"
#include "qs-shared-census.h"

void      qs_export_describe     (const QsExportScope *scope,
                                  QsFormatSet         *set);
gboolean  qs_export_measure      (const QsExportScope *scope,
                                  guint64             *count,
                                  guint64             *size);
gboolean  qs_export_write        (const QsExportScope *scope,
                                  QsFileWriter        *writer,
                                  QsExportProgress     progress,
                                  gpointer             user_data,
                                  GError             **error);
QsErrand *qs_exporter_start      (const QsExportScope *scope,
                                  QsSharedCensus      *census,
                                  const char          *path,
                                  QsClock             *clock);

/* The beginning of a file, before it is written. */
QsErrand   *qs_export_preview_start (const QsExportScope *scope,
                                     QsSharedCensus      *census);
const char *qs_export_preview_get   (QsErrand            *preview,
                                     gboolean            *is_whole);
