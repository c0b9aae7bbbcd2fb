/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A window with a page of the help, where no viewer and no browser can be opened. */

#pragma once

#include <gtk/gtk.h>

#define QS_TYPE_HELP_WINDOW (qs_help_window_get_type ())
G_DECLARE_FINAL_TYPE (QsHelpWindow, qs_help_window, QS, HELP_WINDOW, GtkWindow)

void qs_help_window_show (GtkWindow  *parent,
                          const char *folder,
                          const char *page);
