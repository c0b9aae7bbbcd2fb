/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The formats as the interface shows them: in a list, in file dialogs and by a file's name. */

#pragma once

#include <gtk/gtk.h>

#include "qs-format.h"

guint           qs_export_formats_find         (const char     *id);
void            qs_export_formats_show_in      (GtkDropDown    *drop_down);
GListModel     *qs_export_formats_make_filters (const QsFormat *format);
const QsFormat *qs_export_formats_follow_name  (const char     *path,
                                                const QsFormat *format);
