/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a funnel: numbers from the top, each with a width. */

#pragma once

#include <cairo.h>

#include "qs-chart-colors.h"

/* A funnel whose middle is at 0. */
typedef struct
{
  const double *widths; /* @n_stages of them: of each stage at its top */
  const double *tops;   /* of each stage, and at the end the bottom of the last */
  guint n_stages;
  gboolean has_result; /* whether the last one is what comes out, and stands out */
} QsFunnel;

void qs_funnel_paint (const QsFunnel      *self,
                      cairo_t             *cr,
                      const QsChartColors *colors);
