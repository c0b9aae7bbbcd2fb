/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A column of a table whose cells are texts. */

#pragma once

#include <gtk/gtk.h>

typedef void (*QsTextColumnShow) (GtkLabel     *label,
                                  gconstpointer value,
                                  gconstpointer data);

GtkColumnViewColumn *qs_text_column_append (GtkColumnView   *view,
                                            const char      *title,
                                            gboolean         is_number,
                                            QsTextColumnShow show,
                                            gconstpointer    data);
void                 qs_text_column_show_first (GtkColumnView *view);
