/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many solutions a board will have, how long the count will take and how much memory, before it starts.
 *
 * The solutions come from random probes, and not from what some units have: column sets differ so much
 * in their solutions that a second's worth of them leaves 2 % to chance at n = 20, and a
 * second's worth of probes 0.2 %. The known totals are not looked at.
 *
 * The time comes from column sets that are counted, as many as half a second has room for, spread evenly over
 * all of them. Where these would be too few, this is done on a smaller board, and the time is taken
 * to grow as the solutions do. It was found to grow by 83 times from n = 20 to 22, by 77 from 21 to 23 and by
 * some 180 from 22 to 24, and the solutions by 69, 77 and 84. */

#include "config.h"

#include "qs-count-forecast.h"

#include <math.h>
#include <time.h>

#include "qs-count-probes.h"
#include "qs-counter.h"
#include "qs-memory.h"

/* When there are enough probes: the standard error that is wanted; and their limit. */
#define WANTED_ERROR 0.004
#define MAX_PROBES (1 << 22)
#define PROBES_PER_LOOK 4096

/* How long units are counted, in seconds, unless all are counted before. */
#define COUNTING_SECONDS 0.5

/* How many column sets are counted in one go: on small boards more, as they take no longer than a look at the clock. */
#define SETS_PER_SAMPLE 1
#define SETS_PER_SMALL_SAMPLE 16
#define MAX_SMALL_N 16

/* Multiples of it, without their whole parts, are spread evenly however many there are. */
#define GOLDEN_SECTION 0.6180339887498949

/* Of how many queens in the middle row, at most: each takes half boards of its own. */
#define MAX_MIDDLES 5

/* On larger boards half boards take too long, and units. */
#define MAX_SAMPLED_N 22

/* What a further thread adds to the first one: they share the memory. */
#define THREAD_GAIN 0.95

/* The time of this thread alone: what else the machine does is no matter. */
static double
get_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

/* Takes as many probes as it needs; FALSE when stopped. */
static gboolean
probe (QsCountProbes *probes,
       guint          n,
       QsStopFunc     is_stopped,
       gpointer       data)
{
  qs_count_probes_init (probes, n);
  do
    {
      if (is_stopped != NULL && is_stopped (data))
        return FALSE;
      qs_count_probes_take (probes, PROBES_PER_LOOK);
    }
  while (qs_count_probes_get_error (probes) > WANTED_ERROR && probes->n_probes < MAX_PROBES);

  return TRUE;
}

/* How long a thread takes for all column sets with this queen in the middle row, of which as many are
 * counted as there is time for; negative when stopped. */
static double
measure_middle (const QsCountPlan *plan,
                QsCounter         *counter,
                guint              middle,
                double             seconds,
                QsStopFunc         is_stopped,
                gpointer           data)
{
  g_autoptr (QsHalfBoards) half_boards = qs_half_boards_new (plan, middle, is_stopped, data);
  QsCountUnit part = { .middle = middle, .n_sets = plan->n <= MAX_SMALL_N ? SETS_PER_SMALL_SAMPLE : SETS_PER_SAMPLE };
  guint32 n_parts = (plan->n_sets + part.n_sets - 1) / part.n_sets, n_counted = 0;
  double start = get_seconds (), taken;

  if (half_boards == NULL)
    return -1;

  part.n_sets = MIN (part.n_sets, plan->n_sets);
  do
    {
      double place = n_counted * GOLDEN_SECTION;
      guint64 solutions;

      part.first_set = (guint32) ((place - floor (place)) * (plan->n_sets - part.n_sets + 1));
      if (!qs_counter_count (counter, half_boards, &part, &solutions))
        return -1;
      n_counted++;
      taken = get_seconds () - start;
    }
  while (n_counted < n_parts && taken < seconds);

  return taken / n_counted * n_parts;
}

/* How long one thread takes for all of a board; negative when stopped. */
static double
measure (guint                n,
         const QsCountKernel *kernel,
         QsStopFunc           is_stopped,
         gpointer             data)
{
  QsCountPlan plan;
  g_autoptr (QsCounter) counter = NULL;
  double seconds = 0;
  guint n_middles;

  qs_count_plan_init (&plan, n);
  counter = qs_counter_new (&plan, kernel);
  qs_counter_set_stop (counter, is_stopped, data);

  /* Each of them stands for its neighbours as well. */
  n_middles = MIN (plan.n_middles, MAX_MIDDLES);
  for (guint i = 0; i < n_middles; i++)
    {
      guint middle = n % 2 == 1 ? (2 * i + 1) * plan.n_middles / (2 * n_middles) : QS_COUNT_NO_MIDDLE;
      double part = measure_middle (&plan, counter, middle, COUNTING_SECONDS / n_middles, is_stopped, data);

      if (part < 0)
        return -1;
      seconds += part * plan.n_middles / n_middles;
    }

  return seconds;
}

/* Gives the time of the whole board, from a smaller one where it must be; negative when stopped. */
static double
predict_seconds (guint                n,
                 const QsCountKernel *kernel,
                 double               solutions,
                 QsStopFunc           is_stopped,
                 gpointer             data)
{
  guint sampled_n = n <= MAX_SAMPLED_N ? n : MAX_SAMPLED_N - (n - MAX_SAMPLED_N) % 2;
  double seconds = measure (sampled_n, kernel, is_stopped, data);
  QsCountProbes probes;

  if (seconds < 0 || sampled_n == n)
    return seconds;

  if (!probe (&probes, sampled_n, is_stopped, data))
    return -1;

  return seconds * solutions / qs_count_probes_get_mean (&probes);
}

/**
 * qs_count_forecast_make:
 * @n: the side of the board, in squares, 1 … %QS_COUNT_MAX_N
 * @n_threads: how many threads are going to count; 0 for one a processor
 * @kernel: (nullable): what they count with; %NULL for the best
 * @is_stopped: (nullable): is asked every some milliseconds whether to stop
 * @data: for @is_stopped
 * @forecast: (out): the forecast
 *
 * Makes a forecast, which takes a second at most on common machines. The
 * same solutions are forecast each time. The seconds are those of a machine that
 * does nothing else; from n = 23 on they are taken from a smaller board and may
 * be two or three times as many.
 *
 * Returns: whether it was made; %FALSE when stopped
 */
gboolean
qs_count_forecast_make (guint                n,
                        guint                n_threads,
                        const QsCountKernel *kernel,
                        QsStopFunc           is_stopped,
                        gpointer             data,
                        QsCountForecast     *forecast)
{
  QsCountProbes probes;
  QsCountPlan plan;

  g_return_val_if_fail (n >= 1 && n <= QS_COUNT_MAX_N, FALSE);
  g_return_val_if_fail (forecast != NULL, FALSE);

  if (n_threads == 0)
    n_threads = g_get_num_processors ();
  if (kernel == NULL)
    kernel = qs_count_kernel_get_best ();

  qs_count_plan_init (&plan, n);
  *forecast = (QsCountForecast){ .n = n };
  forecast->memory = qs_count_plan_get_memory (&plan, n_threads);
  forecast->available = qs_memory_get_available ();

  if (!probe (&probes, n, is_stopped, data))
    return FALSE;
  forecast->solutions = qs_count_probes_get_mean (&probes);
  forecast->solutions_error = qs_count_probes_get_error (&probes);

  forecast->seconds = predict_seconds (n, kernel, forecast->solutions, is_stopped, data);
  if (forecast->seconds < 0)
    return FALSE;
  forecast->seconds /= 1 + THREAD_GAIN * (MIN (n_threads, plan.n_units) - 1);

  return TRUE;
}
