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

struct _QsRaceSamples
{
  GArray *seconds; /* of a run, a sample each */
  guint n_runs;
  QsCounts counts;
  guint64 memory; /* the most */
};

QsRaceSamples *
qs_race_samples_new (void)
{
  QsRaceSamples *self = g_new0 (QsRaceSamples, 1);

  self->seconds = g_array_new (FALSE, FALSE, sizeof (double));

  return self;
}

void
qs_race_samples_free (QsRaceSamples *self)
{
  g_array_unref (self->seconds);
  g_free (self);
}

void
qs_race_samples_add (QsRaceSamples      *self,
                     const QsRaceSample *sample)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (sample != NULL && sample->is_finished);

  g_array_append_val (self->seconds, sample->seconds);
  self->n_runs += sample->n_runs;
  self->counts = sample->counts;
  self->memory = MAX (self->memory, sample->memory);
}

guint
qs_race_samples_get_count (const QsRaceSamples *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->seconds->len;
}

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

/* Sets the measured fields of @result; all are 0 without a sample. */
void
qs_race_samples_get_result (const QsRaceSamples *self,
                            QsRaceResult        *result)
{
  guint count = qs_race_samples_get_count (self);
  g_autofree double *values = NULL;

  g_return_if_fail (result != NULL);

  *result = (QsRaceResult){ .racer = result->racer, .n_runs = self->n_runs };
  if (count == 0)
    return;

  values = g_memdup2 (self->seconds->data, count * sizeof *values);
  result->seconds = find_median (values, count);
  for (guint i = 0; i < count; i++)
    values[i] = fabs (values[i] - result->seconds);
  result->deviation = find_median (values, count);

  result->is_stable = count >= (result->seconds >= LONG_SECONDS ? MIN_LONG_SAMPLES : MIN_SAMPLES) &&
                      ERROR_FACTOR * result->deviation <= STABLE_ERROR * result->seconds * sqrt (count);
  result->counts = self->counts;
  result->memory = self->memory;
}
