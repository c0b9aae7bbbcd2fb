/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Forecasts from one board to another, compared with trees of known sizes. */

#include "qs-race-forecast.h"

#include <math.h>

#include "qs-test-main.h"

/* The nodes of a search that places queens on free squares, row by row, from n = 1. */
static const guint64 row_nodes[] = { 2, 3, 6, 17, 54, 153, 552, 2057, 8394, 35539, 166926, 856189 };

/* A sample of probes is not more exact than this. */
#define TOLERANCE 0.1

static const QsRaceTask plain = { .n = 8 };
static const QsMethod boards = { .id = "boards", .max_n = 32, .look = QS_LOOK_BOARD };

QS_TEST (unknown_before_a_run)
{
  g_autoptr (QsRaceForecast) forecast = qs_race_forecast_new (&boards, &plain);

  g_assert_cmpfloat (qs_race_forecast_get_seconds (forecast, 8), <, 0);
}

QS_TEST (placements)
{
  g_autoptr (QsRaceForecast) rows = qs_race_forecast_new (qs_racers_find ("enumerator"), &plain);
  g_autoptr (QsRaceForecast) whole = qs_race_forecast_new (&boards, &plain);
  gboolean is_exact;

  for (guint n = 4; n <= G_N_ELEMENTS (row_nodes); n++)
    {
      double placements = qs_race_forecast_get_placements (rows, n, &is_exact);

      g_assert_false (is_exact);
      g_assert_cmpfloat (fabs (placements / ((double) row_nodes[n - 1] - 1) - 1), <, TOLERANCE);
    }

  g_assert_cmpfloat (qs_race_forecast_get_placements (whole, 5, &is_exact), ==, 3905);
  g_assert_true (is_exact);
}

/* A board of @from took a second; @expected is how long one of @to takes. */
static void
assert_seconds (const QsMethod *racer,
                guint           from,
                guint           to,
                double          expected)
{
  g_autoptr (QsRaceForecast) forecast = qs_race_forecast_new (racer, &plain);
  double seconds;

  qs_race_forecast_calibrate (forecast, from, 1);
  g_assert_cmpfloat_with_epsilon (qs_race_forecast_get_seconds (forecast, from), 1, 1e-9);
  seconds = qs_race_forecast_get_seconds (forecast, to);
  g_test_message ("%s: %g for %g", racer->id, seconds, expected);
  g_assert_cmpfloat (fabs (seconds / expected - 1), <, TOLERANCE);
}

QS_TEST (seconds_follow_the_work)
{
  assert_seconds (qs_racers_find ("shifting-masks"), 8, 12, 856189.0 / 2057);
  assert_seconds (qs_racers_find ("enumerator"), 12, 6, 153.0 / 856189);

  /* Each node looks at each square of a row. */
  assert_seconds (qs_racers_find ("boolean-arrays"), 8, 12, 856189.0 * 12 / (2057.0 * 8));

  assert_seconds (&boards, 5, 7, 960800.0 / 3906);
}

QS_TEST (the_last_run_counts)
{
  g_autoptr (QsRaceForecast) forecast = qs_race_forecast_new (&boards, &plain);

  qs_race_forecast_calibrate (forecast, 5, 100);
  qs_race_forecast_calibrate (forecast, 6, 2);
  g_assert_cmpfloat_with_epsilon (qs_race_forecast_get_seconds (forecast, 6), 2, 1e-9);
}
