/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast kernels count, and which of them is taken. */

#include "qs-count-kernel.h"

#include "qs-clock.h"
#include "qs-test-main.h"

/* A clock by which things take three, one and two milliseconds in turn. */
typedef struct
{
  QsClock clock;
  guint n_looks;
  double seconds;
} UnevenClock;

static double
look (QsClock  *clock,
      clockid_t thread)
{
  static const double durations[] = { 0.003, 0.001, 0.002 };
  UnevenClock *self = (UnevenClock *) clock;

  g_assert_cmpint (thread, ==, CLOCK_THREAD_CPUTIME_ID);
  if (self->n_looks++ % 2 == 1)
    self->seconds += durations[self->n_looks / 2 % G_N_ELEMENTS (durations)];

  return self->seconds;
}

static guint64
count_first_unit (guint n)
{
  g_autoptr (QsHalfBoards) half_boards = NULL;
  g_autoptr (QsCounter) counter = NULL;
  guint64 solutions;
  QsCountPlan plan;
  QsCountUnit unit;

  qs_count_plan_init (&plan, n);
  qs_count_plan_get_unit (&plan, 0, &unit);
  half_boards = qs_half_boards_new (&plan, QS_STOP_NEVER);
  counter = qs_counter_new (&plan, &qs_count_kernels[0]);
  g_assert_true (qs_counter_count (counter, half_boards, &unit, &solutions));

  return solutions;
}

QS_TEST (the_best_time_counts)
{
  double solutions = (double) count_first_unit (16);

  for (guint i = 0; i < qs_kernel_get_n_supported (qs_count_kernels); i++)
    {
      UnevenClock clock = { .clock.get_thread_seconds = look };
      double pace = qs_count_kernel_measure (&qs_count_kernels[i], &clock);

      g_assert_cmpfloat_with_epsilon (pace, solutions / 0.001, solutions);
    }
}

QS_TEST (the_choice_stays)
{
  const QsKernel *chosen = qs_count_kernel_choose (20);

  g_assert_true (qs_count_kernel_choose (8) == qs_kernel_get_best (qs_count_kernels));
  g_assert_true (qs_kernel_find (qs_count_kernels, chosen->name) == chosen);
  for (guint i = 0; i < 10; i++)
    g_assert_true (qs_count_kernel_choose (18 + i) == chosen);
}
