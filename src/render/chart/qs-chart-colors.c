/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The colours of charts, for each style of the desktop.
 *
 * Contrast ratios are those of WCAG 2. On the ground, text has at least 4.5, bars and lines at least 3; twice that
 * where high contrast is asked for. Neighbouring lines differ in lightness too, for people who do not see all
 * colours. */

#include "qs-chart-colors.h"

#define COLORS(paper, letters, quiet, lattice, bars, best, ...) \
  { .ground = QS_RGB (paper), .text = QS_RGB (letters), .quiet_text = QS_RGB (quiet), .grid = QS_RGB (lattice), \
    .bar = QS_RGB (bars), .best_bar = QS_RGB (best), .lines = { __VA_ARGS__ } }

static const QsChartColors light =
  COLORS (0xffffff, 0x2e3436, 0x5e5c64, 0xdcdad6, 0x6f8f68, 0x1f5f99,
          QS_RGB (0x1f5f99), QS_RGB (0xc2560a), QS_RGB (0x0a5f48), QS_RGB (0xb04f8c), QS_RGB (0x6a4a00), QS_RGB (0x3f8fc4));

static const QsChartColors dark =
  COLORS (0x2d2d2d, 0xf0efec, 0xb9b7b3, 0x4c4b49, 0x8aa883, 0x7cb8ee,
          QS_RGB (0x6cadea), QS_RGB (0xf08a4b), QS_RGB (0x4fc9a2), QS_RGB (0xe39ac8), QS_RGB (0xdcb955), QS_RGB (0xbfe0f7));

static const QsChartColors high_contrast_light =
  COLORS (0xffffff, 0x000000, 0x1a1a1a, 0x8a8a8a, 0x3c5837, 0x003f8a,
          QS_RGB (0x00408a), QS_RGB (0x7a2f00), QS_RGB (0x00402e), QS_RGB (0x7c1f5c), QS_RGB (0x4a3300), QS_RGB (0x0d5580));

static const QsChartColors high_contrast_dark =
  COLORS (0x000000, 0xffffff, 0xf2f2f2, 0x8a8a8a, 0xb7d6b0, 0x8fd3ff,
          QS_RGB (0x8fc6ff), QS_RGB (0xffb184), QS_RGB (0x7be8c4), QS_RGB (0xf7b8e0), QS_RGB (0xffe08a), QS_RGB (0xe4f4ff));

const QsChartColors *
qs_chart_colors_get (gboolean dark_style,
                     gboolean high_contrast)
{
  if (high_contrast)
    return dark_style ? &high_contrast_dark : &high_contrast_light;

  return dark_style ? &dark : &light;
}
