/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What one racer's samples show together: their median, and whether more would change
 * it.
 *
 * The median is fair for times, because disturbances only make a run longer. Its
 * error follows from the median distance of the samples from it. For a normal
 * distribution the standard deviation is 1.4826 times that distance, and the standard
 * error of a median of k samples is 1.2533 standard deviations divided by √k. */

#include "qs-race-samples.h"

#include <math.h>
#include <stdlib.h>

/* Fewer samples do not show how they scatter. */
#define MIN_SAMPLES 5

/* Where each sample takes this long, in seconds, disturbances are small beside it. */
#define LONG_SECONDS 1.0
#define MIN_LONG_SAMPLES 3

/* The standard error of the median, for a median distance of 1 and one sample. */
#define ERROR_FACTOR (1.4826 * 1.2533)

/* How large the standard error may be, as a part of the median. */
#define STABLE_ERROR 0.01

static int
compare (const void *a,
         const void *b)
{
  double first = *(const double *) a, second = *(const double *) b;

  return (first > second) - (first < second);
}

/* Sorts @values. */
static double
find_median (double *values,
             guint   n_values)
{
  qsort (values, n_values, sizeof *values, compare);

  return (values[(n_values - 1) / 2] + values[n_values / 2]) / 2;
}

/* Sets the measured fields of @result, all 0 before, from finished QsRaceSample. */
void
qs_race_samples_sum_up (const GArray *samples,
                        QsRaceResult *result)
{
  g_autofree double *values = g_new (double, samples->len + 1);

  if (samples->len == 0)
    return;

  result->n_runs = 0;
  for (guint i = 0; i < samples->len; i++)
    {
      const QsRaceSample *sample = &g_array_index (samples, QsRaceSample, i);

      values[i] = sample->seconds;
      result->n_runs += sample->n_runs;
      result->counts = sample->counts;
      result->memory = MAX (result->memory, sample->memory);
    }

  result->seconds = find_median (values, samples->len);
  for (guint i = 0; i < samples->len; i++)
    values[i] = fabs (values[i] - result->seconds);
  result->deviation = find_median (values, samples->len);
  result->is_stable = samples->len >= (result->seconds >= LONG_SECONDS ? MIN_LONG_SAMPLES : MIN_SAMPLES) &&
                      ERROR_FACTOR * result->deviation <= STABLE_ERROR * result->seconds * sqrt (samples->len);
}
