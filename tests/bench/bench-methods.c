/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fast the methods search when nobody watches, against functions written by
 * hand that count solutions in the same way and do nothing else. Both are
 * compiled alike and run in turn. */

#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "plain-arrays.h"
#include "plain-count.h"
#include "qs-boolean-arrays.h"
#include "qs-known.h"
#include "qs-shifting-masks.h"

/* How much of the plain function's time a method may take. */
#define MOST_RATIO 1.05

#define N 12

/* An odd number, for the median. */
#define N_ROUNDS 31

/* The time that this thread has computed, in seconds: what others do does not count. */
static double
get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (double) now.tv_sec + (double) now.tv_nsec * 1e-9;
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

static double
time_plain (guint64 (*count) (guint n),
            guint64 total)
{
  double start = get_time ();

  if (count (N) != total)
    g_error ("The plain count of %u is wrong", N);

  return get_time () - start;
}

/* As the application runs it: it can be stopped. */
static double
time_method (const QsMethod *method,
             guint64         total)
{
  gint is_stopped = 0;
  QsSearch search = { .n = N, .is_stopped = &is_stopped };
  double start = get_time ();

  method->search (&search);
  if (search.counts.solutions != total)
    g_error ("The count of %s is wrong", method->id);

  return get_time () - start;
}

/* Alternates, so that both meet the same clock rate and the same neighbours. */
static double
measure (const QsMethod *method,
         guint64 (*count) (guint n))
{
  double plain[N_ROUNDS], ours[N_ROUNDS], ratios[N_ROUNDS];
  guint64 total;
  double ratio;

  qs_known_total (N, &total);

  for (guint round = 0; round < N_ROUNDS; round++)
    {
      plain[round] = time_plain (count, total);
      ours[round] = time_method (method, total);
      ratios[round] = ours[round] / plain[round];
    }

  ratio = take_median (ratios);
  printf ("%s, n = %u: by hand %.2f ms, method %.2f ms: ratio %.3f\n",
          method->id, N, take_median (plain) * 1e3, take_median (ours) * 1e3, ratio);

  return ratio;
}

static gboolean
is_fast (const QsMethod *method,
         guint64 (*count) (guint n))
{
  if (measure (method, count) <= MOST_RATIO)
    return TRUE;

  printf ("%s: above %.2f\n", method->id, MOST_RATIO);
  return FALSE;
}

int
main (void)
{
  gboolean masks_are_fast = is_fast (&qs_shifting_masks, plain_count);
  gboolean arrays_are_fast = is_fast (&qs_boolean_arrays, plain_arrays);

  return masks_are_fast && arrays_are_fast ? 0 : 1;
}
