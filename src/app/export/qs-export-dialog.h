/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks what to export and in which format, and says how much that will be. */

#pragma once

#include <gtk/gtk.h>

#include "qs-explorer.h"
#include "qs-export-scope.h"

#define QS_TYPE_EXPORT_DIALOG (qs_export_dialog_get_type ())

G_DECLARE_FINAL_TYPE (QsExportDialog, qs_export_dialog, QS, EXPORT_DIALOG, GtkWindow)

QsExportDialog *qs_export_dialog_new              (GtkWindow           *parent,
                                                   QsExplorer          *explorer,
                                                   guint64              shown,
                                                   QsVerdict           *lacking);
void            qs_export_dialog_get_scope        (QsExportDialog      *self,
                                                   QsExportScope       *scope);
gboolean        qs_export_dialog_is_compressed    (QsExportDialog      *self);
QsSolutionSet  *qs_export_dialog_get_solution_set (QsExportDialog      *self);
