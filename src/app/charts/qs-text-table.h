/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table whose cells are texts, in a GtkColumnView. */

#pragma once

#include <gtk/gtk.h>

typedef void (*QsTextTableShow) (GtkLabel     *label,
                                 gconstpointer value,
                                 gconstpointer data);

void          qs_text_table_append    (GtkColumnView   *view,
                                       const char      *title,
                                       gboolean         is_number,
                                       QsTextTableShow  show,
                                       GCompareDataFunc compare,
                                       gconstpointer    data);
void          qs_text_table_begin     (GtkColumnView   *view);
void          qs_text_table_update    (GtkColumnView   *view,
                                       gconstpointer    values,
                                       guint            n_values,
                                       gsize            size,
                                       gsize            id_size);
gconstpointer qs_text_table_get_value (GtkColumnView   *view,
                                       guint            place);
