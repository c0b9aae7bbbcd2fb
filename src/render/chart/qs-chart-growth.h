/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints lines over the side of the board. */

#pragma once

#include "qs-chart.h"

double qs_growth_chart_get_height (const QsChart *self);
void   qs_growth_chart_paint      (const QsChart *self);
guint  qs_growth_chart_find       (const QsChart *self,
                                   double         x,
                                   double         y);
