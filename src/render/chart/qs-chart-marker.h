/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The marks on the lines of a chart: a shape for each line. */

#pragma once

#include <cairo.h>
#include <glib.h>

#define QS_CHART_N_MARKERS 12

void qs_chart_marker_path (cairo_t *cr,
                           guint    marker,
                           double   x,
                           double   y,
                           double   radius);
