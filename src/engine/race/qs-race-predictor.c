/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out how long one racer will take.
 *
 * For all solutions, the time follows from the racer's pace, which short runs on
 * small boards measure, and from the size of its tree. For the first solution the
 * racer gets a short trial. */

#include "config.h"

#include "qs-race-predictor.h"

/* The pace is known once a run took the first time, and no run for it may take longer than the second. In seconds. */
#define PACE_SECONDS 0.01
#define MAX_PACE_SECONDS 0.05

/* Runs larger and larger boards until the pace is known. */
static void
find_pace (QsRaceStage    *self,
           guint           racer,
           QsRaceForecast *forecast)
{
  guint n = self->report->task.n;
  QsRaceSample sample;

  for (guint small = MIN (QS_RACE_MIN_N, n); small <= MAX (n - 1, MIN (QS_RACE_MIN_N, n)); small++)
    {
      double seconds = qs_race_forecast_get_seconds (forecast, small);

      if (seconds > MAX_PACE_SECONDS || !qs_race_stage_run (self, racer, small, QS_RACE_TRIAL_SECONDS, &sample))
        return;

      qs_race_forecast_calibrate (forecast, small, sample.seconds);
      if (small < n)
        qs_race_stage_add_growth (self, racer, small, sample.seconds, FALSE);
      if (sample.seconds > PACE_SECONDS)
        return;
    }
}

/* Only a method that tries all placements can be refused: the others show why. */
static gboolean
is_refused (const QsRacePrediction *prediction)
{
  const QsMethod *method = prediction->racer->method;

  return method != NULL && (method->look == QS_LOOK_BOARD || method->look == QS_LOOK_BOARD_UNUSED) &&
         prediction->seconds > QS_RACE_TOO_LONG;
}

static void
predict_all (QsRaceStage      *self,
             guint             racer,
             QsRaceForecast   *forecast,
             QsRacePrediction *prediction)
{
  guint n = self->report->task.n;

  find_pace (self, racer, forecast);
  prediction->seconds = qs_race_forecast_get_seconds (forecast, n);
  if (prediction->seconds >= 0)
    prediction->placements = qs_race_forecast_get_placements (forecast, n, &prediction->is_exact);
  prediction->is_refused = is_refused (prediction);
}

static void
predict_first (QsRaceStage      *self,
               guint             racer,
               QsRacePrediction *prediction)
{
  QsRaceSample sample;

  prediction->seconds = -1;
  if (qs_race_stage_run (self, racer, self->report->task.n, QS_RACE_TRIAL_SECONDS, &sample))
    {
      prediction->seconds = sample.seconds;
      prediction->placements = (double) sample.counts.placements;
      prediction->is_exact = TRUE;
    }
}

/* Predicts how long the racer will take, for its place among the predictions. @forecast is %NULL
 * where the race is for the first solution. */
void
qs_race_predict (QsRaceStage    *stage,
                 guint           racer,
                 QsRaceForecast *forecast)
{
  QsRacePrediction *prediction = &stage->report->predictions[racer];

  if (forecast != NULL)
    predict_all (stage, racer, forecast, prediction);
  else
    predict_first (stage, racer, prediction);
}
