/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The beginning of a file, before it is written. */

#pragma once

#include "qs-errand.h"
#include "qs-export-scope.h"
#include "qs-shared-census.h"

QsErrand   *qs_export_preview_start (const QsExportScope *scope,
                                     QsSharedCensus      *census);
const char *qs_export_preview_get   (QsErrand            *preview,
                                     gboolean            *is_whole);
