/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many solutions a board will have, how long the count will take and how much memory, before it starts.
 *
 * The number of solutions comes from random probes, not from counting some units: column sets differ so much
 * in their solutions that counting for a second leaves an error of 2 % at n = 20, and probing for a second
 * one of 0.2 %. The known totals are not used.
 *
 * The time comes from counting as many units as half a second allows, spread evenly over all of them.
 * Where these would be too few, a smaller board is measured, and the time is assumed to grow as the solutions
 * do. The time was found to grow 62 times from n = 20 to 22, 66 times from 21 to 23 and 100 times from 22 to 24;
 * the solutions grow 69, 77 and 84 times. */

#include "qs-count-forecast.h"

#include <math.h>

#include "qs-count-kernel.h"
#include "qs-count-probes.h"
#include "qs-counter.h"
#include "qs-memory.h"

/* Probing ends at this standard error, or at this number of probes. */
#define WANTED_ERROR 0.004
#define MAX_PROBES (1 << 22)
#define PROBES_PER_LOOK 4096

/* How long units are counted, in seconds, unless all are counted before. */
#define COUNTING_SECONDS 0.5

/* The fractional parts of its multiples are spread evenly, however many there are. */
#define GOLDEN_SECTION 0.6180339887498949

/* On larger boards half boards and units take too long. */
#define MAX_SAMPLED_N 22

/* What a further thread adds to the first, as a part of it: threads share the memory. */
#define THREAD_GAIN 0.95

/* Takes as many probes as it needs; FALSE when stopped. */
static gboolean
probe (QsCountProbes *probes,
       guint          n,
       QsStop         stop)
{
  qs_count_probes_init (probes, n);
  do
    {
      if (qs_stop_is_wanted (stop))
        return FALSE;
      qs_count_probes_take (probes, PROBES_PER_LOOK);
    }
  while (qs_count_probes_get_error (probes) > WANTED_ERROR && probes->n_probes < MAX_PROBES);

  return TRUE;
}

/* How long one thread takes for all of a board, from as many units as there is time for; negative when stopped. */
static double
measure (guint           n,
         const QsKernel *kernel,
         QsClock        *clock,
         QsStop          stop)
{
  guint32 n_counted = 0;
  g_autoptr (QsHalfBoards) half_boards = NULL;
  g_autoptr (QsCounter) counter = NULL;
  double start, taken;
  QsCountPlan plan;

  qs_count_plan_init (&plan, n);
  half_boards = qs_half_boards_new (&plan, stop);
  if (half_boards == NULL)
    return -1;

  counter = qs_counter_new (&plan, kernel);
  qs_counter_set_stop (counter, stop);
  start = qs_clock_get_thread_seconds (clock, CLOCK_THREAD_CPUTIME_ID);
  do
    {
      double place = n_counted * GOLDEN_SECTION;
      guint64 solutions;
      QsCountUnit unit;

      qs_count_plan_get_unit (&plan, 0, &unit);
      unit.place = (guint32) ((place - floor (place)) * unit.n_places);
      if (!qs_counter_count (counter, half_boards, &unit, &solutions))
        return -1;
      n_counted++;
      taken = qs_clock_get_thread_seconds (clock, CLOCK_THREAD_CPUTIME_ID) - start;
    }
  while (n_counted < plan.n_units && taken < COUNTING_SECONDS);

  return taken / n_counted * plan.n_units;
}

/* The time of the whole board, taken from a smaller one where necessary; negative when stopped. */
static double
predict_seconds (guint           n,
                 const QsKernel *kernel,
                 double          solutions,
                 QsClock        *clock,
                 QsStop          stop)
{
  guint sampled_n = n <= MAX_SAMPLED_N ? n : MAX_SAMPLED_N - (n - MAX_SAMPLED_N) % 2;
  double seconds = measure (sampled_n, kernel, clock, stop);
  QsCountProbes probes;

  if (seconds < 0 || sampled_n == n)
    return seconds;

  if (!probe (&probes, sampled_n, stop))
    return -1;

  return seconds * solutions / qs_count_probes_get_mean (&probes);
}

/* Makes a forecast, which takes a second at most on common machines, of the whole board of an order, with its threads,
 * kernel and clock. @stop is asked every few milliseconds. It forecasts the same number of solutions each time. The
 * seconds hold for a machine that does nothing else; from n = 23 on they come from a smaller board, and the count may
 * take a fifth more or less. Returns %FALSE when stopped. */
gboolean
qs_count_forecast_make (const QsCountOrder *order,
                        QsStop              stop,
                        QsCountForecast    *forecast)
{
  guint n = order->n, n_threads = order->n_threads > 0 ? order->n_threads : g_get_num_processors ();
  const QsKernel *kernel = order->kernel != NULL ? order->kernel : qs_count_kernel_choose (n);
  QsCountProbes probes;
  QsCountPlan plan;

  qs_count_plan_init (&plan, n);
  *forecast = (QsCountForecast){ .n = n };
  forecast->memory = qs_count_plan_get_memory (&plan, n_threads);
  forecast->available = qs_memory_get_available ();

  if (!probe (&probes, n, stop))
    return FALSE;
  forecast->solutions = qs_count_probes_get_mean (&probes);
  forecast->solutions_error = qs_count_probes_get_error (&probes);

  forecast->seconds = predict_seconds (n, kernel, forecast->solutions, order->clock, stop);
  if (forecast->seconds < 0)
    return FALSE;
  forecast->seconds /= 1 + THREAD_GAIN * (MIN (n_threads, plan.n_units) - 1);

  return TRUE;
}
