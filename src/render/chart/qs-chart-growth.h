/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints lines over the side of the board, on a logarithmic scale. */

#pragma once

#include "qs-chart-growth-layout.h"

void qs_growth_chart_paint (const QsGrowthChart *self,
                            cairo_t             *cr,
                            double               width,
                            const QsChartColors *colors);
guint qs_growth_chart_find (const QsGrowthChart *self,
                            cairo_t             *cr,
                            double               width,
                            double               x,
                            double               y);
