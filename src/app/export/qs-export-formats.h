/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The formats as the interface shows them: in a list, in file dialogs and by a file's name. */

#pragma once

#include <gtk/gtk.h>

#include "qs-export-scope.h"

void        qs_export_formats_choose       (guint                place,
                                            QsExportScope       *scope);
guint       qs_export_formats_find         (const char          *id);
const char *qs_export_formats_get_id       (const QsExportScope *scope);
const char *qs_export_formats_describe     (const QsExportScope *scope);
void        qs_export_formats_show_in      (GtkDropDown         *drop_down);
GListModel *qs_export_formats_make_filters (const QsExportScope *scope);

char       *qs_export_formats_make_name    (const char          *stem,
                                            const QsExportScope *scope,
                                            gboolean             is_compressed);
void        qs_export_formats_follow_name  (const char          *path,
                                            QsExportScope       *scope);
