/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the first solution of an export. */

#pragma once

#include "qs-export-scope.h"
#include "qs-shared-census.h"
#include "qs-stop.h"

void qs_export_start_find (QsExportScope  *scope,
                           QsSharedCensus *census,
                           QsStopFunc      is_stopped,
                           gpointer       data);
