/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How everything looks: as the desktop prefers, and as the user does. */

#pragma once

#include <gtk/gtk.h>

#include "qs-board-style.h"
#include "qs-chart-colors.h"
#include "qs-palette.h"

void                 qs_appearance_follow           (GDBusConnection *bus,
                                                     GSettings       *settings);
const QsBoardStyle  *qs_appearance_get_board_style  (void);
const QsPalette     *qs_appearance_get_palette      (GtkWidget       *widget);
const QsChartColors *qs_appearance_get_chart_colors (GtkWidget       *widget);
void                 qs_appearance_redraw           (GtkWidget       *widget);
void                 qs_appearance_set_class        (GtkWidget       *widget,
                                                     const char      *css_class,
                                                     gboolean         is_set);
