/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a bar chart. */

#pragma once

#include "qs-chart.h"

double qs_bar_chart_get_height (const QsChart *self);
void   qs_bar_chart_paint      (const QsChart *self);
