/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the numbers of solutions grow, and the times to count them, as charts. */

#pragma once

#include "qs-chart-figure.h"
#include "qs-count-entry.h"

QsChartFigure *qs_counts_plots_new_solutions (const GArray *entries);
QsChartFigure *qs_counts_plots_new_times     (const GArray *entries);
