/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How well colours stand out from each other. */

#include "qs-test-contrast.h"

#include <math.h>

static double
linearize (double channel)
{
  g_assert_cmpfloat (channel, >=, 0);
  g_assert_cmpfloat (channel, <=, 1);

  return channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

/* Returns: its relative luminance, 0 … 1 */
double
test_get_luminance (const QsColor *color)
{
  return 0.2126 * linearize (color->red) + 0.7152 * linearize (color->green) + 0.0722 * linearize (color->blue);
}

/* Returns: their contrast ratio, 1 … 21 */
double
test_get_contrast (const QsColor *a,
                   const QsColor *b)
{
  double luminance_a = test_get_luminance (a) + 0.05;
  double luminance_b = test_get_luminance (b) + 0.05;

  return MAX (luminance_a, luminance_b) / MIN (luminance_a, luminance_b);
}
