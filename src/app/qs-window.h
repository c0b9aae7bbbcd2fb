/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window: one board size, its solutions, and a search of it. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QS_TYPE_WINDOW (qs_window_get_type ())

G_DECLARE_FINAL_TYPE (QsWindow, qs_window, QS, WINDOW, GtkApplicationWindow)

QsWindow *qs_window_new (GtkApplication *application,
                         GSettings      *settings,
                         guint           n);

G_END_DECLS
