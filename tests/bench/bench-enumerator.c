/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast the enumerator writes every solution into memory, against the plain
 * recursive count in the same process, which writes none. */

#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "plain-count.h"
#include "qs-enumerator.h"
#include "qs-known.h"

/* The part of the plain rate that is demanded. */
#define LEAST_RATIO 0.8

#define FIRST_N 12
#define LAST_N 14

/* An odd number, for the median. */
#define N_ROUNDS 9

/* The time that this thread has computed, in seconds: what others do does not count. */
static double
get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (double) now.tv_sec + (double) now.tv_nsec * 1e-9;
}

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

static int
compare (const void *a,
         const void *b)
{
  const double *first = a, *second = b;

  return (*first > *second) - (*first < *second);
}

static double
take_median (double *values)
{
  qsort (values, N_ROUNDS, sizeof *values, compare);

  return values[N_ROUNDS / 2];
}

/* Alternates, so that both meet the same clock rate and the same neighbours. */
static double
measure (guint n)
{
  double plain[N_ROUNDS], ours[N_ROUNDS], ratios[N_ROUNDS];
  g_autofree guint16 *solutions = NULL;
  guint64 total;
  double ratio;

  qs_known_total (n, &total);
  solutions = g_new0 (guint16, (total + 1) * n);

  for (guint round = 0; round < N_ROUNDS; round++)
    {
      double start = get_time (), middle;

      if (plain_count (n) != total)
        g_error ("The plain count of %u is wrong", n);
      middle = get_time ();
      if (enumerate (n, solutions) != total)
        g_error ("The enumeration of %u is wrong", n);

      plain[round] = middle - start;
      ours[round] = get_time () - middle;
      ratios[round] = plain[round] / ours[round];
    }

  ratio = take_median (ratios);
  printf ("n = %u: plain count %.2f, enumerator %.2f million solutions a second: ratio %.2f\n",
          n, (double) total / take_median (plain) / 1e6, (double) total / take_median (ours) / 1e6, ratio);

  return ratio;
}

int
main (void)
{
  int status = 0;

  for (guint n = FIRST_N; n <= LAST_N; n++)
    {
      if (measure (n) < LEAST_RATIO)
        {
          printf ("n = %u: below %.2f\n", n, LEAST_RATIO);
          status = 1;
        }
    }

  return status;
}
