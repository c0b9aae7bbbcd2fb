/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The keys: which action each starts, and a window that shows them. */

#pragma once

#include <gtk/gtk.h>

void        qs_shortcuts_install     (GtkApplication *application);
void        qs_shortcuts_add_to      (GtkWidget      *owner,
                                      GtkWidget      *widget,
                                      const char     *group);
const char *qs_shortcuts_find_action (guint           keyval);
void        qs_shortcuts_show        (GtkWindow      *parent);
