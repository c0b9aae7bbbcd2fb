/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long a racer will take to find all solutions.
 *
 * Its time is assumed to grow as its work does. The work is the number of nodes
 * of its tree, or n times that where a node looks at each square of a row in
 * turn. A run on a small board gives the time for a piece of work. */

#include "qs-race-forecast.h"

#include "qs-estimate.h"

/* This many probes take a millisecond and are right within some per cent; the pace is not known better. */
#define N_PROBES 4000

#define SEED 1

struct _QsRaceForecast
{
  const QsMethod *racer;
  QsRaceTask task;
  double pace; /* seconds for a piece of work; 0 where it is not known */
  gboolean is_estimated[QS_METHOD_MAX_N + 1]; /* whether the estimate for this n is there */
  QsEstimate estimates[QS_METHOD_MAX_N + 1];
};

QsRaceForecast *
qs_race_forecast_new (const QsMethod   *racer,
                      const QsRaceTask *task)
{
  QsRaceForecast *self = g_new0 (QsRaceForecast, 1);

  self->racer = racer;
  self->task = *task;

  return self;
}

static const QsEstimate *
get_estimate (QsRaceForecast *self,
              guint           n)
{
  if (!self->is_estimated[n])
    {
      qs_estimate_all (self->racer, n, qs_race_task_get_problem (&self->task, n), N_PROBES, SEED,
                       &self->estimates[n]);
      self->is_estimated[n] = TRUE;
    }

  return &self->estimates[n];
}

static double
get_work (QsRaceForecast *self,
          guint           n)
{
  gboolean by_squares = self->racer->look == QS_LOOK_SQUARE;

  return (1 + get_estimate (self, n)->placements) * (by_squares ? n : 1);
}

/* Takes the racer's pace from a run for all solutions. Only the last one counts. */
void
qs_race_forecast_calibrate (QsRaceForecast *self,
                            guint           n,
                            double          seconds)
{
  g_return_if_fail (n >= 1 && n <= QS_METHOD_MAX_N);

  self->pace = seconds / get_work (self, n);
}

/* About how many queens the racer places. */
double
qs_race_forecast_get_placements (QsRaceForecast *self,
                                 guint           n,
                                 gboolean       *is_exact)
{
  const QsEstimate *estimate;

  g_return_val_if_fail (n >= 1 && n <= QS_METHOD_MAX_N, 0);

  estimate = get_estimate (self, n);
  *is_exact = estimate->placements_error <= 0;

  return estimate->placements;
}

/* The processor time of a run for all solutions, in seconds; negative where the pace is not known. */
double
qs_race_forecast_get_seconds (QsRaceForecast *self,
                              guint           n)
{
  g_return_val_if_fail (n >= 1 && n <= QS_METHOD_MAX_N, -1);

  return self->pace > 0 ? self->pace * get_work (self, n) : -1;
}
