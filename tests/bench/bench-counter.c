/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast the counter counts with each kernel, against the plain recursive count in the same process, and
 * how well two threads share the work. */

#include "bench-report.h"
#include "plain-count.h"
#include "qs-kernel.h"
#include "qs-counter.h"

#define FIRST_N 12
#define LAST_N 17

/* The largest board for all kernels. */
#define LAST_COMMON_N 16

/* Shorter measurements are repeated for this long, in milliseconds, because a neighbour can spoil one: the
 * best counts. */
#define LEAST_TIME 100

/* The largest board that the plain count is waited for. */
#define LAST_PLAIN_N 15

/* How many times as long the plain count would take for the next two boards, by the queens that a search for
 * all solutions places (see A140450). A queen takes a little longer on a larger board, so this is not too
 * much. */
static const double plain_factors[] = { 1141190302.0 / 171129071.0, 8017021931.0 / 171129071.0 };

/* The work of a thread: every unit whose number has the same remainder. */
typedef struct
{
  guint n;
  const QsKernel *kernel;
  guint32 first;
  guint32 step;
  guint64 solutions;
  double duration; /* milliseconds */
} Share;

static gpointer
count_share (gpointer data)
{
  Share *share = data;
  double start = bench_get_time ();
  g_autoptr (QsHalfBoards) half_boards = NULL;
  g_autoptr (QsCounter) counter = NULL;
  QsCountPlan plan;

  qs_count_plan_init (&plan, share->n);
  half_boards = qs_half_boards_new (&plan, NULL, NULL);
  counter = qs_counter_new (&plan, share->kernel);
  share->solutions = 0;
  for (guint32 number = share->first; number < plan.n_units; number += share->step)
    {
      QsCountUnit unit;
      guint64 solutions = 0;

      qs_count_plan_get_unit (&plan, number, &unit);
      if (!qs_counter_count (counter, half_boards, &unit, &solutions))
        g_error ("Nobody stopped this");
      share->solutions += solutions;
    }
  share->duration = bench_get_time () - start;

  return NULL;
}

/* The shortest of several times. */
static double
time_counter (guint                n,
              const QsKernel *kernel)
{
  double best = G_MAXDOUBLE, sum = 0;

  do
    {
      Share all = { .n = n, .kernel = kernel, .first = 0, .step = 1 };

      count_share (&all);
      bench_check_total (n, all.solutions, kernel->name);
      best = MIN (best, all.duration);
      sum += all.duration;
    }
  while (sum < LEAST_TIME);

  return best;
}

static double
time_plain (guint n)
{
  double best = G_MAXDOUBLE, sum = 0;

  do
    {
      double start = bench_get_time (), duration;

      bench_check_total (n, plain_count (n), "The plain count");
      duration = bench_get_time () - start;
      best = MIN (best, duration);
      sum += duration;
    }
  while (sum < LEAST_TIME);

  return best;
}

/* Fills in how long the plain count takes, or would take, for each board. */
static void
measure_plain (BenchBaseline *plain)
{
  for (guint n = FIRST_N; n <= LAST_PLAIN_N; n++)
    {
      plain[n] = (BenchBaseline){ "plain-count", time_plain (n) };
      bench_report (plain[n].value, "ms", NULL, "plain-count/%u", n);
    }

  for (guint n = LAST_PLAIN_N + 1; n <= LAST_N; n++)
    plain[n] = (BenchBaseline){ "plain-count-projected",
                                plain[LAST_PLAIN_N].value * plain_factors[n - LAST_PLAIN_N - 1] };
}

static void
measure_kernel (const QsKernel *kernel,
                const BenchBaseline *plain)
{
  guint last_n = kernel == qs_kernel_get_best (qs_count_kernels) ? LAST_N : LAST_COMMON_N;

  for (guint n = FIRST_N; n <= last_n; n++)
    bench_report (time_counter (n, kernel), "ms", &plain[n], "counter/%s/%u", kernel->name, n);
}

/* Two threads take as long as the one with more to do, if each has a processor, which neighbours may
 * take from them here. */
static void
measure_sharing (void)
{
  const QsKernel *kernel = qs_kernel_get_best (qs_count_kernels);
  BenchBaseline alone = { "one-thread", time_counter (LAST_N, kernel) };
  Share shares[2];
  GThread *other;

  for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
    shares[i] = (Share){ .n = LAST_N, .kernel = kernel, .first = i, .step = G_N_ELEMENTS (shares) };

  other = g_thread_new ("bench-counter", count_share, &shares[1]);
  count_share (&shares[0]);
  g_thread_join (other);
  bench_check_total (LAST_N, shares[0].solutions + shares[1].solutions, "Two threads");

  bench_report (MAX (shares[0].duration, shares[1].duration), "ms", &alone, "two-threads/%u", LAST_N);
}

int
main (void)
{
  BenchBaseline plain[LAST_N + 1];

  measure_plain (plain);
  for (guint i = 0; i < qs_kernel_get_n_supported (qs_count_kernels); i++)
    measure_kernel (qs_kernel_get_supported (qs_count_kernels, i), plain);
  measure_sharing ();

  return 0;
}
