/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes solutions to a file in the background. */

#pragma once

#include "qs-errand.h"
#include "qs-export.h"
#include "qs-shared-census.h"

QsErrand *qs_exporter_start (const QsExportScope *scope,
                             QsSharedCensus      *census,
                             const char          *path,
                             QsClock             *clock);
