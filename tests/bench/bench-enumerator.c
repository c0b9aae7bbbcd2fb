/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast the enumerator writes every solution into memory, against the plain
 * recursive count in the same process, which writes none. */

#include "bench-report.h"
#include "plain-count.h"
#include "qs-enumerator.h"
#include "qs-known.h"

#define FIRST_N 12
#define LAST_N 14

/* An odd number, for the median. */
#define N_ROUNDS 5

/* Returns how many were written. */
static guint64
enumerate (guint    n,
           guint16 *solutions)
{
  QsEnumerator enumerator;
  guint64 count = 0;

  qs_enumerator_init (&enumerator, n);
  while (qs_enumerator_next (&enumerator, G_MAXUINT64, solutions + count * n) == QS_ENUMERATOR_SOLUTION)
    count++;

  return count;
}

/* Alternates, so that both meet the same clock rate and the same neighbours. */
static void
measure (guint n)
{
  g_autoptr (GArray) plain = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) ours = g_array_new (FALSE, FALSE, sizeof (double));
  BenchBaseline baseline = { .name = "plain-count" };
  g_autofree guint16 *solutions = NULL;
  guint64 total = 0;

  qs_known_total (n, &total);
  solutions = g_new0 (guint16, (total + 1) * n);

  for (guint round = 0; round < bench_get_rounds (N_ROUNDS); round++)
    {
      double start = bench_get_time (), taken;

      bench_check_total (n, plain_count (n), "The plain count");
      taken = bench_get_time () - start;
      g_array_append_val (plain, taken);

      start = bench_get_time ();
      bench_check_total (n, enumerate (n, solutions), "The enumerator");
      taken = bench_get_time () - start;
      g_array_append_val (ours, taken);
    }

  baseline.value = bench_get_percentile (plain, 0.5);
  bench_report (bench_get_percentile (ours, 0.5), "ms", &baseline, "enumerator/%u", n);
}

int
main (void)
{
  for (guint n = FIRST_N; n <= LAST_N; n++)
    measure (n);

  return 0;
}
