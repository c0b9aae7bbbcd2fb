/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Forecasts of counts: that they come near the known totals and the time of a count. */

#include "qs-count-forecast.h"

#include <math.h>

#include "engine-test-clock.h"
#include "engine-test-util.h"
#include "qs-count-forecast.h"
#include "qs-count-probes.h"
#include "qs-counter.h"
#include "qs-known.h"
#include "qs-test-main.h"

/* How long a unit takes on the clock for each of its solutions, in microseconds. */
#define SOLUTION_COST 8

static EngineClock count_clock;

gboolean __real_qs_counter_count (QsCounter          *counter,
                                  const QsHalfBoards *half_boards,
                                  const QsCountUnit  *unit,
                                  guint64            *solutions);
__typeof__ (qs_counter_count) __wrap_qs_counter_count;

/* The linker puts this in the place of qs_counter_count(). */
gboolean
__wrap_qs_counter_count (QsCounter          *counter,
                         const QsHalfBoards *half_boards,
                         const QsCountUnit  *unit,
                         guint64            *solutions)
{
  gboolean is_counted = __real_qs_counter_count (counter, half_boards, unit, solutions);

  engine_clock_turn (&count_clock, (gint64) *solutions * SOLUTION_COST);

  return is_counted;
}

static gboolean
is_stopped (gpointer data)
{
  return TRUE;
}

/* Where all rows are searched nothing is left to chance. */
QS_TEST (small_boards_are_certain)
{
  for (guint n = 1; n <= 8; n++)
    {
      QsCountForecast forecast;
      guint64 total;

      g_assert_true (qs_known_total (n, &total));
      g_assert_true (qs_count_forecast_make (&(QsCountOrder){ .n = n, .n_threads = 1 }, QS_STOP_NEVER, &forecast));
      g_assert_cmpuint (forecast.n, ==, n);
      g_assert_cmpfloat (forecast.solutions, ==, (double) total);
      g_assert_cmpfloat (forecast.solutions_error, ==, 0);
    }
}

/* The probes are the same each time, so this holds always or never. */
QS_TEST (probes_come_near)
{
  double sum = 0;

  for (guint n = 9; n <= QS_KNOWN_MAX_N; n += 2)
    {
      QsCountProbes probes;
      guint64 total;
      double off;

      g_assert_true (qs_known_total (n, &total));
      qs_count_probes_init (&probes, n);
      qs_count_probes_take (&probes, 20000);
      g_assert_cmpfloat (qs_count_probes_get_error (&probes), <, 0.05);
      g_assert_cmpfloat (qs_count_probes_get_error (&probes), >, 0);

      off = (qs_count_probes_get_mean (&probes) / (double) total - 1) / qs_count_probes_get_error (&probes);
      g_assert_cmpfloat (fabs (off), <, 3.5);
      sum += off * off;
    }

  /* Ten of them are about one standard error off, in the mean: not all of them luckily near. */
  g_assert_cmpfloat (sum, >, 1.5);
  g_assert_cmpfloat (sum, <, 30);
}

QS_TEST (forecast_comes_near)
{
  QsCountForecast forecast;
  guint64 total;

  g_assert_true (qs_known_total (14, &total));
  g_assert_true (qs_count_forecast_make (&(QsCountOrder){ .n = 14, .n_threads = 2 }, QS_STOP_NEVER, &forecast));
  g_assert_cmpfloat (forecast.solutions_error, <, 0.005);
  g_assert_cmpfloat (fabs (forecast.solutions / (double) total - 1), <, 0.015);
  g_assert_cmpuint (forecast.memory, >, 0);
  g_assert_cmpuint (forecast.available, >, 0);
}

/* Counts all of a board in this thread; returns how long it took on the clock, in seconds. */
static double
count (guint n)
{
  QsCountPlan plan;
  g_autoptr (QsCounter) counter = NULL;
  g_autoptr (QsHalfBoards) half_boards = NULL;
  gint64 start = count_clock.time;

  qs_count_plan_init (&plan, n);
  half_boards = qs_half_boards_new (&plan, QS_STOP_NEVER);
  counter = qs_counter_new (&plan, qs_kernel_get_best (qs_count_kernels));
  for (guint32 number = 0; number < plan.n_units; number++)
    {
      QsCountUnit unit;
      guint64 solutions;

      qs_count_plan_get_unit (&plan, number, &unit);
      g_assert_true (qs_counter_count (counter, half_boards, &unit, &solutions));
    }

  return (double) (count_clock.time - start) / G_USEC_PER_SEC;
}

/* From some units, which differ. */
static void
test_seconds_come_near (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  QsCountForecast forecast;
  gint64 start;
  double seconds;

  engine_clock_init (&count_clock);
  start = count_clock.time;
  g_assert_true (qs_count_forecast_make (&(QsCountOrder){ .n = n, .n_threads = 1, .clock = &count_clock.clock },
                                         QS_STOP_NEVER, &forecast));
  g_assert_cmpint (count_clock.time - start, <, G_USEC_PER_SEC);

  seconds = count (n);
  g_test_message ("%g s forecast, %g s counted", forecast.seconds, seconds);
  g_assert_cmpfloat (seconds, >, 2);
  g_assert_cmpfloat (fabs (forecast.seconds / seconds - 1), <, 0.25);
}

QS_TEST (more_threads_are_faster)
{
  QsCountForecast one, many;

  engine_clock_init (&count_clock);
  g_assert_true (qs_count_forecast_make (&(QsCountOrder){ .n = 15, .n_threads = 1, .clock = &count_clock.clock },
                                         QS_STOP_NEVER, &one));
  g_assert_true (qs_count_forecast_make (&(QsCountOrder){ .n = 15, .n_threads = 64, .clock = &count_clock.clock },
                                         QS_STOP_NEVER, &many));
  g_assert_cmpfloat (many.seconds, <, one.seconds / 4);
  g_assert_cmpuint (many.memory, >, one.memory);
  g_assert_cmpfloat (many.solutions, ==, one.solutions);
}

QS_TEST (stopped_forecast_is_none)
{
  QsCountForecast forecast;

  g_assert_false (qs_count_forecast_make (&(QsCountOrder){ .n = 20, .n_threads = 1 }, (QsStop){ is_stopped, NULL }, &forecast));
}

QS_TEST_MAIN
{
  g_test_add_data_func ("/engine/count-forecast/seconds-come-near/14", GUINT_TO_POINTER (14), test_seconds_come_near);
  g_test_add_data_func ("/engine/count-forecast/seconds-come-near/15", GUINT_TO_POINTER (15), test_seconds_come_near);
}
