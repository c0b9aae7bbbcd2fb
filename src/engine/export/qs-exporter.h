/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes solutions to a file in the background. */

#pragma once

#include <glib-object.h>

#include "qs-clock.h"
#include "qs-export.h"
#include "qs-shared-census.h"

G_BEGIN_DECLS

#define QS_TYPE_EXPORTER (qs_exporter_get_type ())

G_DECLARE_FINAL_TYPE (QsExporter, qs_exporter, QS, EXPORTER, GObject)

QsExporter *qs_exporter_start         (const QsExportScope *scope,
                                       QsSharedCensus      *census,
                                       const char          *path,
                                       QsClock             *clock);
void        qs_exporter_cancel        (QsExporter          *self);

const char *qs_exporter_get_path      (QsExporter          *self);
guint64     qs_exporter_get_written   (QsExporter          *self);
guint64     qs_exporter_get_total     (QsExporter          *self);
double      qs_exporter_get_elapsed   (QsExporter          *self);
double      qs_exporter_get_rate      (QsExporter          *self);
gboolean    qs_exporter_is_running    (QsExporter          *self);

G_END_DECLS
