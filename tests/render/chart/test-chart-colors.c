/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The contrasts of charts, by the formulas of WCAG 2.1, "relative luminance" and "contrast ratio". */

#include "qs-chart-colors.h"

#include "qs-test-contrast.h"
#include "qs-test-main.h"

QS_TEST (text_and_bars_stand_out)
{
  for (guint i = 0; i < 4; i++)
    {
      const QsChartColors *colors = qs_chart_colors_get (i & 1, i >> 1);
      double factor = i >> 1 ? 1.5 : 1;

      g_assert_cmpfloat (test_get_contrast (&colors->text, &colors->ground), >=, 4.5 * factor);
      g_assert_cmpfloat (test_get_contrast (&colors->quiet_text, &colors->ground), >=, 4.5 * factor);
      g_assert_cmpfloat (test_get_contrast (&colors->bar, &colors->ground), >=, 3 * factor);
      g_assert_cmpfloat (test_get_contrast (&colors->best_bar, &colors->ground), >=, 3 * factor);
      for (guint line = 0; line < QS_CHART_N_LINE_COLORS; line++)
        g_assert_cmpfloat (test_get_contrast (&colors->lines[line], &colors->ground), >=, 3 * factor);
    }
}

/* The grid is visible, but less so than the data before it. */
QS_TEST (grid_stays_behind)
{
  for (guint i = 0; i < 4; i++)
    {
      const QsChartColors *colors = qs_chart_colors_get (i & 1, i >> 1);
      double grid = test_get_contrast (&colors->grid, &colors->ground);

      g_assert_cmpfloat (grid, >=, 1.2);
      g_assert_cmpfloat (grid, <, test_get_contrast (&colors->bar, &colors->ground));
      for (guint line = 0; line < QS_CHART_N_LINE_COLORS; line++)
        g_assert_cmpfloat (grid, <, test_get_contrast (&colors->lines[line], &colors->ground));
    }
}

QS_TEST (dark_ground_is_dark)
{
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (test_get_luminance (&qs_chart_colors_get (i & 1, i >> 1)->ground) < 0.2, ==, i & 1);
}
