/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks which of the solutions are exported. */

#pragma once

#include <gtk/gtk.h>

#include "qs-explorer.h"
#include "qs-export-scope.h"

#define QS_TYPE_EXPORT_PART (qs_export_part_get_type ())

G_DECLARE_FINAL_TYPE (QsExportPart, qs_export_part, QS, EXPORT_PART, GtkBox)

void           qs_export_part_set_explorer     (QsExportPart  *self,
                                                QsExplorer    *explorer,
                                                guint64        shown);
void           qs_export_part_offer_lacking    (QsExportPart  *self,
                                                QsVerdict     *lacking);
QsSolutionSet *qs_export_part_get_solution_set (QsExportPart  *self);
void           qs_export_part_get_scope        (QsExportPart  *self,
                                                QsExportScope *scope);
void           qs_export_part_get_problem      (QsExportPart  *self,
                                                QsConstraints *constraints);
