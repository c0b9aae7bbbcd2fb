/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The measurements of a race, as charts. */

#pragma once

#include <gio/gio.h>

#include "qs-chart-figure.h"
#include "qs-race.h"

QsChartFigure *qs_compare_plots_new_times  (const QsRaceReport *report,
                                            GtkColumnView      *table);
QsChartFigure *qs_compare_plots_new_growth (const QsRaceReport *report);
