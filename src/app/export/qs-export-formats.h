/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The formats as the interface shows them: in a list, in file dialogs and by a file's name. */

#pragma once

#include <gtk/gtk.h>

#include "qs-format.h"

G_BEGIN_DECLS

const char     *qs_export_formats_describe      (const QsFormat *format);
void            qs_export_formats_show_in       (GtkDropDown    *drop_down);
GListModel     *qs_export_formats_make_filters  (const QsFormat *format);

char           *qs_export_formats_make_name     (const char     *stem,
                                                 const QsFormat *format,
                                                 gboolean        is_compressed);
gboolean        qs_export_formats_is_compressed (const char     *path);
const QsFormat *qs_export_formats_find_for      (const char     *path,
                                                 const QsFormat *wanted);

G_END_DECLS
