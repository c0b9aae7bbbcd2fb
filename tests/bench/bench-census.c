/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast a census is made, against the plain recursive count in the same
 * process, and how fast it finds a solution by its number. */

#include <string.h>

#include "bench-report.h"
#include "plain-count.h"
#include "qs-census-private.h"
#include "qs-census-search.h"
#include "qs-kernel.h"
#include "qs-known.h"
#include "qs-test-boards.h"
#include "qs-test-census.h"

/* The board whose plain count is measured. */
#define RATIO_N 15

/* The boards in which solutions are looked up, of which the first is recounted. */
#define FIRST_UNRANKED_N 16
#define LAST_UNRANKED_N 17

#define N_UNRANKED 10000
#define N_RECOUNTED 1000

static QsCensus *
make_census (guint           n,
             QsCensusScope   scope,
             const QsKernel *kernel,
             double         *duration)
{
  double start = bench_get_time ();
  QsCensus *census;
  QsCensusSpace space;
  guint64 total;

  qs_census_space_init (&space, n, NULL, scope);
  census = test_census_make (&space, kernel);
  *duration = bench_get_time () - start;

  if (!(scope == QS_CENSUS_ALL ? qs_known_total : qs_known_fundamental) (n, &total) ||
      qs_census_get_found (census) != total)
    g_error ("The census of %u with %s is wrong", n, kernel->name);

  return census;
}

static double
time_census (guint           n,
             QsCensusScope   scope,
             const QsKernel *kernel)
{
  double duration;
  G_GNUC_UNUSED g_autoptr (QsCensus) census = make_census (n, scope, kernel, &duration);

  return duration;
}

/* Every kernel before and after the plain count, so that all meet the same neighbours. */
static void
measure_kernels (void)
{
  guint n_kernels = qs_kernel_get_n_supported (qs_census_kernels);
  g_autofree double *durations = g_new0 (double, n_kernels);
  BenchBaseline plain = { .name = "plain-count" };
  double start;

  for (guint i = 0; i < n_kernels; i++)
    durations[i] = time_census (RATIO_N, QS_CENSUS_ALL, &qs_census_kernels[i]);

  start = bench_get_time ();
  bench_check_total (RATIO_N, plain_count (RATIO_N), "The plain count");
  plain.value = bench_get_time () - start;

  for (guint i = 0; i < n_kernels; i++)
    {
      const QsKernel *kernel = &qs_census_kernels[i];
      double duration = durations[i];

      if (!bench_is_brief ())
        duration = MIN (duration, time_census (RATIO_N, QS_CENSUS_ALL, kernel));
      bench_report (duration, "ms", &plain, "census/%s/%u", kernel->name, RATIO_N);
    }
}

static guint64
pick (GRand  *random,
      guint64 end)
{
  return ((guint64) g_rand_int (random) << 32 | g_rand_int (random)) % end;
}

/* Returns how long it took to find the solution, in milliseconds. */
static double
unrank (const QsCensus  *census,
        QsCensusCounter *counter,
        guint64          rank,
        guint16         *columns)
{
  double start = bench_get_time (), duration;
  guint64 found;
  QsCensusPlace place;

  if (!qs_census_find (census, rank, &place) || !qs_census_unrank (counter, &place, columns))
    g_error ("Solution %" G_GUINT64_FORMAT " is not found", rank);
  duration = bench_get_time () - start;

  if (!qs_census_locate (census, columns, &place) || !qs_census_rank (counter, &place, columns, &found) ||
      found != rank)
    g_error ("Solution %" G_GUINT64_FORMAT " has another number", rank);

  return duration;
}

/* How many solutions of a prefix come before one of them: those that have a smaller column in a row, and the
 * same columns in all rows above it. */
static guint64
recount_before (guint          n,
                guint          n_rows,
                const guint16 *columns)
{
  guint64 before = 0;

  for (guint row = n_rows; row < n; row++)
    {
      guint16 other[QS_CENSUS_MAX_N];

      memcpy (other, columns, row * sizeof *other);
      for (other[row] = 0; other[row] < columns[row]; other[row]++)
        {
          if (test_is_free (other, row, other[row]))
            before += test_census_recount (n, other, row + 1);
        }
    }

  return before;
}

static void
recount (const QsCensus  *census,
         QsCensusCounter *counter,
         guint64          rank)
{
  guint n = qs_census_counter_get_space (counter)->n;
  guint16 columns[QS_CENSUS_MAX_N];
  QsCensusPlace place;

  unrank (census, counter, rank, columns);
  if (!qs_census_find (census, rank, &place))
    g_error ("Solution %" G_GUINT64_FORMAT " is not found", rank);
  for (guint row = 0; row < n; row++)
    columns[row] = place.is_mirrored ? (guint16) (n - 1 - columns[row]) : columns[row];

  if (recount_before (n, place.n_rows, columns) != place.rank)
    g_error ("Solution %" G_GUINT64_FORMAT " is not where a recount has it", rank);
}

static void
recount_some (const QsCensus  *census,
              QsCensusCounter *counter,
              GRand           *random)
{
  guint64 total = qs_census_get_found (census);

  recount (census, counter, 0);
  recount (census, counter, total / 2 - 1);
  recount (census, counter, total / 2);
  recount (census, counter, total - 1);
  for (guint i = 0; i < N_RECOUNTED; i++)
    recount (census, counter, pick (random, total));
}

/* Finding one solution is held against making the census, without which nothing is found. */
static void
measure_unrank (guint n)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (n);
  g_autoptr (GArray) durations = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (QsCensusCounter) counter = NULL;
  g_autoptr (QsCensus) census = NULL;
  BenchBaseline making = { .name = "making-the-census" };
  QsCensusSpace space;

  qs_census_space_init (&space, n, NULL, QS_CENSUS_ALL);
  counter = qs_census_counter_new (&space, qs_kernel_get_best (qs_census_kernels));
  census = make_census (n, QS_CENSUS_ALL, qs_kernel_get_best (qs_census_kernels), &making.value);

  for (guint i = 0; i < N_UNRANKED; i++)
    {
      guint16 columns[QS_CENSUS_MAX_N];
      double taken = unrank (census, counter, pick (random, qs_census_get_found (census)), columns);

      g_array_append_val (durations, taken);
    }

  bench_report (making.value, "ms", NULL, "making-the-census/%u", n);
  bench_report ((double) qs_census_get_size (census) / (1 << 20), "MiB", NULL, "census-size/%u", n);
  bench_report (bench_get_percentile (durations, 0.5), "ms", &making, "number-to-solution/p50/%u", n);
  bench_report (bench_get_percentile (durations, 0.99), "ms", &making, "number-to-solution/p99/%u", n);

  if (n == FIRST_UNRANKED_N)
    recount_some (census, counter, random);
}

static void
measure_fundamental (void)
{
  const QsKernel *best = qs_kernel_get_best (qs_census_kernels);
  BenchBaseline all = { "census", time_census (RATIO_N, QS_CENSUS_ALL, best) };

  bench_report (time_census (RATIO_N, QS_CENSUS_FUNDAMENTAL, best), "ms", &all, "fundamental-census/%u", RATIO_N);
}

int
main (void)
{
  measure_kernels ();
  measure_fundamental ();
  for (guint n = FIRST_UNRANKED_N; n <= LAST_UNRANKED_N; n++)
    measure_unrank (n);

  return 0;
}
