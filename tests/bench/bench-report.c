/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Helpers of the benchmarks, which measure, check the result, and report; none judges how long it took. */

#include "bench-report.h"

#include <stdio.h>
#include <time.h>

#include "qs-known.h"

static void
print_figure (const char *name,
              double      value,
              const char *unit,
              const char *baseline)
{
  printf ("figure %s %.4g %s %s\n", name, value, unit, baseline);
}

/* Prints a figure, and its ratio to the baseline. A baseline of 0, from something too short for the clock, gives no
 * ratio.
 * @unit: its unit, without a space
 * @baseline: (nullable): the measurement to compare with, in the same unit
 * @name: the figure's name as a format, without a space; the parts are divided by slashes */
void
bench_report (double               value,
              const char          *unit,
              const BenchBaseline *baseline,
              const char          *name,
              ...)
{
  g_autofree char *full_name = NULL;
  va_list arguments;

  va_start (arguments, name);
  full_name = g_strdup_vprintf (name, arguments);
  va_end (arguments);

  print_figure (full_name, value, unit, baseline != NULL ? baseline->name : "none");
  if (baseline != NULL && baseline->value > 0)
    print_figure (full_name, value / baseline->value, "ratio", baseline->name);

  /* So that a crash takes nothing along. */
  fflush (stdout);
}

/* Returns: whether only the results count, not the time */
gboolean
bench_is_brief (void)
{
  return g_getenv ("BENCH_ROUNDS") != NULL;
}

/* Returns: @n, or BENCH_ROUNDS of the environment where only the results count, not the time */
guint
bench_get_rounds (guint n)
{
  const char *rounds = g_getenv ("BENCH_ROUNDS");

  return rounds != NULL ? (guint) g_ascii_strtoull (rounds, NULL, 10) : n;
}

/* Returns: the time that this thread has computed, in milliseconds, without other programs */
double
bench_get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec * 1e-6;
}

static int
compare (const void *a,
         const void *b)
{
  const double *first = a, *second = b;

  return (*first > *second) - (*first < *second);
}

/* Returns: the value */
double
bench_get_percentile (GArray *values,
                      double  part)
{
  g_array_sort (values, compare);

  return g_array_index (values, double, (guint) (part * (values->len - 1)));
}

/* Ends the program when the number of solutions is wrong. */
void
bench_check_total (guint       n,
                   guint64     total,
                   const char *what)
{
  guint64 known;

  if (!qs_known_total (n, &known) || total != known)
    g_error ("%s counts %" G_GUINT64_FORMAT " solutions for %u queens", what, total, n);
}
