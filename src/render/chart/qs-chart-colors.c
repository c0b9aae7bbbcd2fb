/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The colours of charts, for each style of the desktop.
 *
 * Contrast ratios are those of WCAG 2. On the ground, text has at least 4.5, bars and lines at least 3; twice that
 * where high contrast is asked for. Neighbouring lines differ in lightness too, for people who do not see all
 * colours. */

#include "qs-chart-colors.h"

#define RGB(hex)                \
  {                             \
    ((hex) >> 16) / 255.0,      \
    ((hex) >> 8 & 0xff) / 255.0, \
    ((hex) & 0xff) / 255.0,     \
  }

static const QsChartColors light = {
  .ground = RGB (0xffffff),
  .text = RGB (0x2e3436),
  .quiet_text = RGB (0x5e5c64),
  .grid = RGB (0xdcdad6),
  .bar = RGB (0x6f8f68),
  .best_bar = RGB (0x1f5f99),
  .lines = {
    RGB (0x1f5f99), RGB (0xc2560a), RGB (0x0a5f48), RGB (0xb04f8c), RGB (0x6a4a00), RGB (0x3f8fc4),
  },
};

static const QsChartColors dark = {
  .ground = RGB (0x2d2d2d),
  .text = RGB (0xf0efec),
  .quiet_text = RGB (0xb9b7b3),
  .grid = RGB (0x4c4b49),
  .bar = RGB (0x8aa883),
  .best_bar = RGB (0x7cb8ee),
  .lines = {
    RGB (0x6cadea), RGB (0xf08a4b), RGB (0x4fc9a2), RGB (0xe39ac8), RGB (0xdcb955), RGB (0xbfe0f7),
  },
};

static const QsChartColors high_contrast_light = {
  .ground = RGB (0xffffff),
  .text = RGB (0x000000),
  .quiet_text = RGB (0x1a1a1a),
  .grid = RGB (0x8a8a8a),
  .bar = RGB (0x3c5837),
  .best_bar = RGB (0x003f8a),
  .lines = {
    RGB (0x00408a), RGB (0x7a2f00), RGB (0x00402e), RGB (0x7c1f5c), RGB (0x4a3300), RGB (0x0d5580),
  },
};

static const QsChartColors high_contrast_dark = {
  .ground = RGB (0x000000),
  .text = RGB (0xffffff),
  .quiet_text = RGB (0xf2f2f2),
  .grid = RGB (0x8a8a8a),
  .bar = RGB (0xb7d6b0),
  .best_bar = RGB (0x8fd3ff),
  .lines = {
    RGB (0x8fc6ff), RGB (0xffb184), RGB (0x7be8c4), RGB (0xf7b8e0), RGB (0xffe08a), RGB (0xe4f4ff),
  },
};

const QsChartColors *
qs_chart_colors_get (gboolean dark_style,
                     gboolean high_contrast)
{
  if (high_contrast)
    return dark_style ? &high_contrast_dark : &high_contrast_light;

  return dark_style ? &dark : &light;
}
