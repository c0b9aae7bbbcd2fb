/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The desktop's preference for a dark or a high-contrast style, and the palette that goes with it. */

#pragma once

#include <gtk/gtk.h>

#include "qs-chart-colors.h"
#include "qs-palette.h"

G_BEGIN_DECLS

void                 qs_appearance_follow           (GDBusConnection *bus);
const QsPalette     *qs_appearance_get_palette      (GtkWidget       *widget);
const QsChartColors *qs_appearance_get_chart_colors (GtkWidget       *widget);

G_END_DECLS
