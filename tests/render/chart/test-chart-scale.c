/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The logarithmic scale of charts. */

#include "qs-chart-scale.h"

#include <math.h>

#include "qs-test-main.h"

static void
assert_scale (const double *values,
              guint         n_values,
              gint          first,
              gint          last)
{
  QsChartScale scale;

  qs_chart_scale_init (&scale, values, n_values);
  g_assert_cmpint (scale.first, ==, first);
  g_assert_cmpint (scale.last, ==, last);
}

QS_TEST (ends_are_powers_of_ten_around_all)
{
  const double far_apart[] = { 2e-9, 5, 3e3 };
  const double near[] = { 0.02, 0.03 };
  const double high_end[] = { 3, 1000 };

  assert_scale (far_apart, 3, -9, 4);
  assert_scale (near, 2, -2, -1);
  assert_scale (high_end, 2, 0, 3);
}

QS_TEST (smallest_has_a_length)
{
  const double exact[] = { 0.001, 0.5 };
  const double close[] = { 0.00101, 0.5 };
  const double alone[] = { 1 };
  QsChartScale scale;

  assert_scale (exact, 2, -4, 0);
  assert_scale (close, 2, -4, 0);
  assert_scale (alone, 1, -1, 0);

  qs_chart_scale_init (&scale, exact, 2);
  g_assert_cmpfloat (qs_chart_scale_get_part (&scale, 0.001), >, 0.1);
}

QS_TEST (what_has_no_logarithm_does_not_count)
{
  const double values[] = { 0, -5, NAN, INFINITY, 0.2 };

  assert_scale (values, 5, -1, 0);
  assert_scale (values, 4, -3, 0);
  assert_scale (NULL, 0, -3, 0);
}

QS_TEST (parts_are_logarithms)
{
  const QsChartScale scale = { -3, 1 };

  g_assert_cmpfloat_with_epsilon (qs_chart_scale_get_part (&scale, 0.001), 0, 1e-9);
  g_assert_cmpfloat_with_epsilon (qs_chart_scale_get_part (&scale, 0.01), 0.25, 1e-9);
  g_assert_cmpfloat_with_epsilon (qs_chart_scale_get_part (&scale, 0.1), 0.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (qs_chart_scale_get_part (&scale, 10), 1, 1e-9);
  g_assert_cmpfloat_with_epsilon (qs_chart_scale_get_part (&scale, 2) - qs_chart_scale_get_part (&scale, 1),
                                  qs_chart_scale_get_part (&scale, 0.02) - qs_chart_scale_get_part (&scale, 0.01),
                                  1e-9);
  g_assert_cmpfloat (qs_chart_scale_get_part (&scale, 1e9), ==, 1);
  g_assert_cmpfloat (qs_chart_scale_get_part (&scale, 1e-9), ==, 0);
  g_assert_cmpfloat (qs_chart_scale_get_part (&scale, 0), ==, 0);
}

/* Whatever the room, labels do not touch, unless there is only one. */
QS_TEST (labels_have_room)
{
  for (gint decades = 1; decades <= 40; decades++)
    for (double length = 20; length <= 1000; length += 70)
      {
        const QsChartScale scale = { -9, -9 + decades };
        gint step = qs_chart_scale_get_step (&scale, length, 60);

        g_assert_true (step == 1 || step % 3 == 0);
        g_assert_true (step * length / decades >= 60 || step > decades);
        if (length / decades >= 60)
          g_assert_cmpint (step, ==, 1);
      }
}
