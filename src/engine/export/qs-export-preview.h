/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The beginning of a file, before it is written. */

#pragma once

#include "qs-export-scope.h"
#include "qs-shared-census.h"
#include "qs-worker.h"

/* Gets the preview, once, in the thread that asked for it: how the file begins, to the end of its
 * first board, or all of a problem; %NULL where the first board is not counted yet. @is_whole
 * says whether that is all of the file. */
typedef void (*QsExportPreviewFunc) (const char *text,
                                     gboolean    is_whole,
                                     gpointer    user_data);

QsWorker *qs_export_preview_start (const QsExportScope *scope,
                                   QsSharedCensus      *census,
                                   QsExportPreviewFunc  made,
                                   gpointer             user_data);
