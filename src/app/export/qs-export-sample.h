/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows how a file is going to begin. */

#pragma once

#include <gtk/gtk.h>

#include "qs-export-scope.h"
#include "qs-shared-census.h"

#define QS_TYPE_EXPORT_SAMPLE (qs_export_sample_get_type ())

G_DECLARE_FINAL_TYPE (QsExportSample, qs_export_sample, QS, EXPORT_SAMPLE, GtkWidget)

void  qs_export_sample_show       (QsExportSample      *self,
                                   const QsExportScope *scope,
                                   QsSharedCensus      *census);
gsize qs_export_sample_get_length (QsExportSample      *self);
