/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A page of the help as widgets, for a window of our own. */

#pragma once

#include <gtk/gtk.h>

char      *qs_help_page_find_file (const char *folder,
                                   const char *name);
GtkWidget *qs_help_page_new       (const char *folder,
                                   const char *page,
                                   char      **title,
                                   GError    **error);
