/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast the methods search when nobody watches, against functions written by
 * hand that count solutions in the same way and do nothing else. Both are
 * compiled alike and run in turn. */

#include "bench-report.h"
#include "plain-arrays.h"
#include "plain-count.h"
#include "qs-methods.h"

#define N 12

/* An odd number, for the median. */
#define N_ROUNDS 31

static double
time_plain (guint64 (*count) (guint n))
{
  double start = bench_get_time ();

  bench_check_total (N, count (N), "The function written by hand");

  return bench_get_time () - start;
}

/* As the application runs it: it can be stopped. */
static double
time_method (const QsMethod *method)
{
  gint is_stopped = 0;
  QsSearch search = { .n = N, .is_stopped = &is_stopped };
  double start = bench_get_time ();

  method->search (&search);
  bench_check_total (N, search.counts.solutions, method->id);

  return bench_get_time () - start;
}

/* Alternates, so that both meet the same clock rate and the same neighbours. */
static void
measure (const QsMethod *method,
         guint64 (*count) (guint n),
         const char *name)
{
  g_autoptr (GArray) plain = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) ours = g_array_new (FALSE, FALSE, sizeof (double));
  BenchBaseline baseline = { .name = name };

  for (guint round = 0; round < bench_get_rounds (N_ROUNDS); round++)
    {
      double plain_taken = time_plain (count), taken = time_method (method);

      g_array_append_val (plain, plain_taken);
      g_array_append_val (ours, taken);
    }

  baseline.value = bench_get_percentile (plain, 0.5);
  bench_report (bench_get_percentile (ours, 0.5), "ms", &baseline, "method/%s/%u", method->id, N);
}

int
main (void)
{
  measure (&qs_shifting_masks, plain_count, "plain-count");
  measure (&qs_boolean_arrays, plain_arrays, "plain-arrays");

  return 0;
}
