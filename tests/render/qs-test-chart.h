/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A chart painted onto pixels, and questions about these. */

#pragma once

#include "qs-chart-colors.h"
#include "qs-test-picture.h"

cairo_t *test_chart_create       (double         width,
                                  double         height);
guint    test_chart_get_pixel    (cairo_t       *cr,
                                  double         x,
                                  double         y);
guint    test_chart_count_pixels (cairo_t       *cr,
                                  const QsColor *color,
                                  double         left,
                                  double         top,
                                  double         right,
                                  double         bottom);
gboolean test_chart_has_ink      (cairo_t       *cr,
                                  double         left,
                                  double         top,
                                  double         right,
                                  double         bottom);
char    *test_chart_format       (double         value);
