/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves a chart as a picture. */

#pragma once

#include <gtk/gtk.h>

#include "qs-chart-figure.h"

void qs_chart_saver_save (GtkWindow     *window,
                          QsChartFigure *figure,
                          const char    *name);
