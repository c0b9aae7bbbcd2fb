/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-count-kernel.h"

#include "qs-clock.h"

/* The first unit of this board, which takes some milliseconds, is counted several times: a neighbour can
 * spoil one, so the best time is taken. */
#define MEASURED_N 16
#define TIMES 3

/* Smaller boards are counted before all kernels were measured. */
#define LEAST_LONG_N 18

/* How many solutions a kernel counts per second; takes some milliseconds. @clock, a QsClock or
 * %NULL, gives this thread's time. */
double
qs_count_kernel_measure (const QsKernel *kernel,
                         gpointer        clock)
{
  g_autoptr (QsHalfBoards) half_boards = NULL;
  g_autoptr (QsCounter) counter = NULL;
  double least = G_MAXDOUBLE;
  guint64 solutions = 0;
  QsCountPlan plan;
  QsCountUnit unit;

  qs_count_plan_init (&plan, MEASURED_N);
  qs_count_plan_get_unit (&plan, 0, &unit);
  half_boards = qs_half_boards_new (&plan, QS_STOP_NEVER);
  counter = qs_counter_new (&plan, kernel);

  for (guint i = 0; i < TIMES; i++)
    {
      double start = qs_clock_get_thread_seconds (clock, CLOCK_THREAD_CPUTIME_ID);

      qs_counter_count (counter, half_boards, &unit, &solutions);
      least = MIN (least, qs_clock_get_thread_seconds (clock, CLOCK_THREAD_CPUTIME_ID) - start);
    }

  return (double) solutions / least;
}

/* Chooses what to count a board with. For the first board that takes long, this measures all
 * kernels; until then, other threads that ask wait. */
const QsKernel *
qs_count_kernel_choose (guint n)
{
  static gsize fastest = 0;

  if (n < LEAST_LONG_N)
    return qs_kernel_get_best (qs_count_kernels);

  if (g_once_init_enter (&fastest))
    g_once_init_leave (&fastest,
                       (gsize) qs_kernel_find_fastest (qs_count_kernels, qs_count_kernel_measure, NULL));

  return (const QsKernel *) fastest;
}
