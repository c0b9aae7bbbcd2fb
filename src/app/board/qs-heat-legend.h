/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that explains the shades of the heat map. */

#pragma once

#include <gtk/gtk.h>

#include "qs-squares.h"

#define QS_TYPE_HEAT_LEGEND (qs_heat_legend_get_type ())

G_DECLARE_FINAL_TYPE (QsHeatLegend, qs_heat_legend, QS, HEAT_LEGEND, GtkWidget)

void qs_heat_legend_set_squares (QsHeatLegend *self,
                                 QsSquares    *squares);
