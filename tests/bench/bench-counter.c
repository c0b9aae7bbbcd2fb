/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast the counter counts with each kernel, against the plain recursive count in the same process, and
 * how well two threads share the work. Ends with a table of how many times as fast as the plain count each kernel is, below
 * the name of the processor. */

#include <stdio.h>
#include <string.h>

#include "bench-report.h"
#include "plain-count.h"
#include "qs-kernel.h"
#include "qs-counter.h"

#define FIRST_N 12
#define LAST_N 18

/* The most kernels that a processor can run. */
#define MOST_KERNELS 8

/* Shorter measurements are repeated for this long, in milliseconds, because a neighbour can spoil one: the
 * best counts. */
#define LEAST_TIME 200

/* The largest board that the plain count is waited for. */
#define LAST_PLAIN_N 15

/* How many times as long the plain count would take for the next three boards, by the queens that a search for
 * all solutions places (see A140450). A queen takes a little longer on a larger board, so this is not too
 * much. */
static const double plain_factors[] = { 1141190302.0 / 171129071.0, 8017021931.0 / 171129071.0,
                                        59365844490.0 / 171129071.0 };

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
  half_boards = qs_half_boards_new (&plan, QS_STOP_NEVER);
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
  while (sum < LEAST_TIME && !bench_is_brief ());

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
  while (sum < LEAST_TIME && !bench_is_brief ());

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

/* Measures one kernel, and keeps its times. */
static void
measure_kernel (const QsKernel      *kernel,
                const BenchBaseline *plain,
                double              *times)
{
  for (guint n = FIRST_N; n <= LAST_N; n++)
    {
      times[n] = time_counter (n, kernel);
      bench_report (times[n], "ms", &plain[n], "counter/%s/%u", kernel->name, n);
    }
}

/* What the processor calls itself, if Linux says so. */
static char *
get_processor (void)
{
  g_autofree char *text = NULL;
  const char *name, *start = NULL;

  if (g_file_get_contents ("/proc/cpuinfo", &text, NULL, NULL))
    start = strstr (text, "model name");
  name = start != NULL ? strchr (start, ':') : NULL;

  return name == NULL ? g_strdup ("Some processor") : g_strndup (name + 2, strcspn (name + 2, "\n"));
}

static void
print_table (const BenchBaseline *plain,
             double             (*times)[LAST_N + 1])
{
  g_autofree char *processor = get_processor ();

  printf ("\n%s: times as fast as the plain count\n%-16s", processor, "n");
  for (guint n = FIRST_N; n <= LAST_N; n++)
    printf ("%8u", n);
  for (guint i = 0; i < qs_kernel_get_n_supported (qs_count_kernels); i++)
    {
      printf ("\n%-16s", qs_count_kernels[i].name);
      for (guint n = FIRST_N; n <= LAST_N; n++)
        printf ("%8.0f", plain[n].value / times[i][n]);
    }
  printf ("\n");
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
  double times[MOST_KERNELS][LAST_N + 1];

  measure_plain (plain);
  for (guint i = 0; i < qs_kernel_get_n_supported (qs_count_kernels); i++)
    measure_kernel (&qs_count_kernels[i], plain, times[i]);
  measure_sharing ();
  print_table (plain, times);

  return 0;
}
