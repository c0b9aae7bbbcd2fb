/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast a census is made, against the plain recursive count in the same
 * process, and how fast it finds a solution by its number. */

#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "plain-count.h"
#include "qs-census-search.h"
#include "qs-known.h"
#include "qs-test-census.h"

#define RATIO_N 16

/* A neighbour can spoil a round. */
#define MOST_ROUNDS 3

#define N_UNRANKED 10000
#define N_RECOUNTED 1000

/* How many times as fast as the plain count each kernel must be. */
static const struct
{
  const char *kernel;
  double ratio;
} least_ratios[] = { { "avx2", 10 }, { "avx512", 15 }, { "portable", 0 } };

/* How long 99 of 100 solutions may take to be found, in milliseconds. */
static const struct
{
  guint n;
  double most;
} most_times[] = { { 17, 1 }, { 18, 3 } };

/* The time that this thread has computed, in seconds: what others do does not count. */
static double
get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (double) now.tv_sec + (double) now.tv_nsec * 1e-9;
}

static double
get_least_ratio (const QsKernel *kernel)
{
  for (guint i = 0; i < G_N_ELEMENTS (least_ratios); i++)
    {
      if (strcmp (least_ratios[i].kernel, kernel->name) == 0)
        return least_ratios[i].ratio;
    }

  g_error ("Nothing is demanded of the kernel %s", kernel->name);
}

static QsCensus *
make_census (guint           n,
             QsCensusScope   scope,
             const QsKernel *kernel,
             double         *duration)
{
  double start = get_time ();
  QsCensus *census;
  QsCensusSpace space;
  guint64 total;

  qs_census_space_init (&space, n, NULL, scope);
  census = test_census_make (&space, kernel);
  *duration = get_time () - start;

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
  g_autoptr (QsCensus) census = make_census (n, scope, kernel, &duration);

  return duration;
}

/* Every kernel before and after the plain count, so that all meet the same neighbours. */
static gboolean
measure_round (void)
{
  guint n_kernels = qs_kernel_get_n_supported ();
  g_autofree double *durations = g_new0 (double, n_kernels);
  gboolean is_fast = TRUE;
  guint64 total;
  double plain;

  for (guint i = 0; i < n_kernels; i++)
    durations[i] = time_census (RATIO_N, QS_CENSUS_ALL, qs_kernel_get_supported (i));

  plain = get_time ();
  if (!qs_known_total (RATIO_N, &total) || plain_count (RATIO_N) != total)
    g_error ("The plain count of %u is wrong", RATIO_N);
  plain = get_time () - plain;

  for (guint i = 0; i < n_kernels; i++)
    {
      const QsKernel *kernel = qs_kernel_get_supported (i);
      double duration = (durations[i] + time_census (RATIO_N, QS_CENSUS_ALL, kernel)) / 2;

      printf ("n = %u, %s: plain count %.2f s, census %.3f s: ratio %.1f\n",
              RATIO_N, kernel->name, plain, duration, plain / duration);
      is_fast = is_fast && plain / duration >= get_least_ratio (kernel);
    }

  return is_fast;
}

static gboolean
measure_ratios (void)
{
  for (guint round = 0; round < MOST_ROUNDS; round++)
    {
      if (measure_round ())
        return TRUE;
      printf ("Too slow%s\n", round + 1 < MOST_ROUNDS ? ": once more" : "");
    }

  return FALSE;
}

static guint64
pick (GRand  *random,
      guint64 end)
{
  return ((guint64) g_rand_int (random) << 32 | g_rand_int (random)) % end;
}

static int
compare (const void *a,
         const void *b)
{
  const double *first = a, *second = b;

  return (*first > *second) - (*first < *second);
}

/* Returns how long it took to find the solution, in seconds. */
static double
unrank (const QsCensus  *census,
        QsCensusCounter *counter,
        guint64          rank,
        guint16         *columns)
{
  double start = get_time (), duration;
  guint64 found;
  QsCensusPlace place;

  if (!qs_census_find (census, rank, &place) || !qs_census_unrank (counter, &place, columns))
    g_error ("Solution %" G_GUINT64_FORMAT " is not found", rank);
  duration = get_time () - start;

  if (!qs_census_locate (census, columns, &place) || !qs_census_rank (counter, &place, columns, &found) ||
      found != rank)
    g_error ("Solution %" G_GUINT64_FORMAT " has another number", rank);

  return duration;
}

/* Steps through all solutions of a prefix until it comes to the one that was found. */
static void
recount (const QsCensus  *census,
         QsCensusCounter *counter,
         guint64          rank)
{
  guint n = qs_census_counter_get_space (counter)->n;
  guint16 columns[QS_CENSUS_MAX_N], searched[QS_CENSUS_MAX_N];
  QsEnumerator enumerator;
  QsCensusPlace place;
  guint64 before = 0;

  unrank (census, counter, rank, columns);
  if (!qs_census_find (census, rank, &place))
    g_error ("Solution %" G_GUINT64_FORMAT " is not found", rank);
  for (guint row = 0; row < n; row++)
    columns[row] = place.is_mirrored ? (guint16) (n - 1 - columns[row]) : columns[row];

  /* From the solution on to the end of its prefix: what is left of the recount comes before it. */
  qs_enumerator_init (&enumerator, n);
  qs_enumerator_seek (&enumerator, columns);
  memcpy (searched, columns, sizeof searched);
  while (memcmp (searched, place.columns, place.n_rows * sizeof *searched) == 0)
    {
      before++;
      if (qs_enumerator_next (&enumerator, G_MAXUINT64, searched) != QS_ENUMERATOR_SOLUTION)
        break;
    }
  before = test_census_recount (n, place.columns, place.n_rows) - before;

  if (before != place.rank)
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

  printf ("%u solutions are where a recount has them\n", N_RECOUNTED + 4);
}

static gboolean
measure_unrank (guint  n,
                double most)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (n);
  g_autofree double *durations = g_new (double, N_UNRANKED);
  g_autoptr (QsCensusCounter) counter = NULL;
  g_autoptr (QsCensus) census = NULL;
  QsCensusSpace space;
  double duration, p99;

  qs_census_space_init (&space, n, NULL, QS_CENSUS_ALL);
  counter = qs_census_counter_new (&space, qs_kernel_get_best ());
  census = make_census (n, QS_CENSUS_ALL, qs_kernel_get_best (), &duration);

  for (guint i = 0; i < N_UNRANKED; i++)
    {
      guint16 columns[QS_CENSUS_MAX_N];

      durations[i] = unrank (census, counter, pick (random, qs_census_get_found (census)), columns);
    }

  qsort (durations, N_UNRANKED, sizeof *durations, compare);
  p99 = durations[N_UNRANKED / 100 * 99] * 1e3;
  printf ("n = %u: census %.2f s, %.2f MiB; number to solution p50 %.3f, p99 %.3f, at most %.3f ms\n",
          n, duration, (double) qs_census_get_size (census) / (1 << 20),
          durations[N_UNRANKED / 2] * 1e3, p99, durations[N_UNRANKED - 1] * 1e3);

  if (n == 17)
    recount_some (census, counter, random);

  return p99 <= most;
}

int
main (void)
{
  gboolean is_fast = measure_ratios ();
  const QsKernel *best = qs_kernel_get_best ();

  printf ("n = 17, %s: fundamental solutions in %.2f s\n", best->name, time_census (17, QS_CENSUS_FUNDAMENTAL, best));

  for (guint i = 0; i < G_N_ELEMENTS (most_times); i++)
    {
      /* Without vectors to speak of, it would take minutes. */
      if (most_times[i].n > 17 && best == qs_kernel_get_supported (0))
        continue;
      if (!measure_unrank (most_times[i].n, most_times[i].most))
        {
          printf ("n = %u: above %.0f ms\n", most_times[i].n, most_times[i].most);
          is_fast = FALSE;
        }
    }

  return is_fast ? 0 : 1;
}
