/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a race's worker does.
 *
 * First it predicts. Then it may have to ask. Then the racers run in rounds, one
 * sample each. The one that is predicted to be fastest comes first, so that a
 * slow one cannot use up the budget before the others had their turn. A racer is
 * done when its median is stable or when it needs more than the rest of the
 * budget. At last the remaining boards are run for the growth, or estimated.
 *
 * A short first sample of a racer is its warm-up and does not count, unless the
 * budget leaves no time for another. */

#include "config.h"

#include "qs-race-runner.h"

#include "qs-race-predictor.h"
#include "qs-race-samples.h"

/* A first sample that took longer than this, in seconds, needs no warm-up. */
#define WARM_SECONDS 0.1

/* How many samples are taken at most where the median does not settle. */
#define MAX_SAMPLES 99

/* How many samples a racer is expected to need. */
#define EXPECTED_SAMPLES 6

/* For how many boards beyond the last the growth is estimated. */
#define BEYOND 4

/* Above this side, not every board is run for the growth. */
#define DENSE_N 32

/* A confirmed budget is this multiple of the predicted time, because a prediction may be wrong. */
#define SLACK 2.0

typedef struct
{
  QsRaceForecast *forecast; /* NULL where there can be none */
  QsRaceSamples *samples;
  gboolean is_warm;
  gboolean is_done;
} Lane;

typedef struct
{
  QsRaceStage stage;
  Lane *lanes;  /* one for each racer */
  guint *order; /* the racers' places, the fastest first */
} Runner;

/* The owner's only command. */
static char confirmation;

static int
compare_predictions (gconstpointer a,
                     gconstpointer b,
                     gpointer      data)
{
  const QsRacePrediction *predictions = data;
  double first = predictions[*(const guint *) a].seconds;
  double second = predictions[*(const guint *) b].seconds;

  if (first < 0 || second < 0)
    return (first < 0) - (second < 0);

  return (first > second) - (first < second);
}

/* How long one run of each takes, and how long all samples are likely to take within the budget. */
static void
sum_predictions (Runner   *self,
                 double   *once,
                 double   *expected,
                 gboolean *is_known)
{
  double needed = 0;

  *once = 0;
  *is_known = TRUE;

  for (guint i = 0; i < self->stage.report->n_racers; i++)
    {
      const QsRacePrediction *prediction = &self->stage.report->predictions[i];

      if (prediction->is_refused)
        continue;
      if (prediction->seconds < 0)
        *is_known = FALSE;

      *once += MAX (prediction->seconds, 0);
      needed += EXPECTED_SAMPLES * MAX (prediction->seconds, QS_RACE_SAMPLE_SECONDS);
    }

  *expected = MAX (*once, MIN (needed, self->stage.report->task.budget));
}

static gboolean
predict (Runner *self)
{
  QsRaceReport *report = self->stage.report;

  report->state = QS_RACE_PREDICTING;

  for (guint i = 0; i < report->n_racers; i++)
    {
      if (!report->task.wants_first)
        self->lanes[i].forecast = qs_race_forecast_new (report->predictions[i].racer);
      qs_race_predict (&self->stage, i, self->lanes[i].forecast);

      self->lanes[i].is_done = report->predictions[i].is_refused;
      self->order[i] = i;
      report->progress = (i + 1.0) / report->n_racers;
      if (!qs_race_stage_post (&self->stage))
        return FALSE;
    }

  g_qsort_with_data (self->order, (gint) report->n_racers, sizeof *self->order, compare_predictions,
                     report->predictions);
  report->running = NULL;
  report->has_predictions = TRUE;

  return TRUE;
}

/* Asks where necessary. Returns: whether to continue */
static gboolean
ask (Runner *self)
{
  QsRaceReport *report = self->stage.report;
  double once;
  gboolean is_known, needs_answer;

  sum_predictions (self, &once, &report->expected_seconds, &is_known);

  needs_answer = !is_known || report->expected_seconds > QS_RACE_LONG;
  for (guint i = 0; i < report->n_racers; i++)
    needs_answer = needs_answer || report->predictions[i].is_refused;

  if (needs_answer)
    {
      report->state = QS_RACE_ASKING;
      if (!qs_race_stage_post (&self->stage) || qs_worker_listen (self->stage.worker, NULL, QS_CLOCK_NEVER) == NULL)
        return FALSE;
      if (!report->task.is_budget_firm)
        report->task.budget = MAX (report->task.budget, SLACK * once);
    }

  return TRUE;
}

/* Runs a racer for as long as the budget lasts. */
static gboolean
run_within_budget (Runner       *self,
                   guint         racer,
                   QsRaceSample *sample)
{
  const QsRaceTask *task = &self->stage.report->task;
  gboolean is_finished = qs_race_stage_run (&self->stage, racer, task->n, task->budget - self->stage.spent, sample);

  self->stage.spent += sample->total_seconds;

  return is_finished;
}

/* Takes one sample of a racer, after its warm-up, or finds that it is done. */
static void
take_sample (Runner *self,
             guint   racer)
{
  Lane *lane = &self->lanes[racer];
  QsRaceResult *result = &self->stage.report->results[racer];
  double left = self->stage.report->task.budget - self->stage.spent;
  QsRaceSample sample, again;

  lane->is_done = left <= 0 || result->seconds > left || !run_within_budget (self, racer, &sample);
  if (!lane->is_done && !lane->is_warm && sample.seconds < WARM_SECONDS && run_within_budget (self, racer, &again))
    sample = again;
  lane->is_warm = TRUE;

  if (!lane->is_done)
    {
      qs_race_samples_add (lane->samples, &sample);
      qs_race_samples_get_result (lane->samples, result);
      lane->is_done = result->is_stable || qs_race_samples_get_count (lane->samples) >= MAX_SAMPLES;
    }
}

static void
update_progress (Runner *self)
{
  QsRaceReport *report = self->stage.report;
  double done = 0;

  for (guint i = 0; i < report->n_racers; i++)
    {
      guint n_samples = qs_race_samples_get_count (self->lanes[i].samples);

      done += self->lanes[i].is_done ? 1 : n_samples / (n_samples + (double) EXPECTED_SAMPLES);
    }

  report->progress = CLAMP (done / report->n_racers, report->progress, 1);
}

/* Lets every racer that is not done run once. Returns: whether there was any */
static gboolean
run_round (Runner *self)
{
  gboolean has_run = FALSE;

  for (guint i = 0; i < self->stage.report->n_racers; i++)
    {
      guint racer = self->order[i];

      if (self->lanes[racer].is_done)
        continue;

      take_sample (self, racer);
      has_run = TRUE;
      update_progress (self);
      if (!qs_race_stage_post_late (&self->stage))
        return FALSE;
    }

  return has_run;
}

/* Runs or estimates a racer's other boards. */
static void
grow (Runner *self,
      guint   racer)
{
  const QsRaceTask *task = &self->stage.report->task;
  const QsRaceResult *result = &self->stage.report->results[racer];
  QsRaceForecast *forecast = self->lanes[racer].forecast;
  guint max_n = MIN (result->racer->max_n, forecast != NULL ? task->n + BEYOND : task->n);

  if (result->n_runs > 0)
    qs_race_stage_add_growth (&self->stage, racer, task->n, result->seconds, FALSE);
  if (result->n_runs > 0 && forecast != NULL)
    qs_race_forecast_calibrate (forecast, task->n, result->seconds);

  for (guint n = QS_RACE_MIN_N; n <= max_n; n += n < DENSE_N ? 1 : n / 8)
    {
      double seconds = forecast != NULL ? qs_race_forecast_get_seconds (forecast, n) : 0;
      double left = task->budget - self->stage.spent;
      double limit = forecast != NULL ? left : MIN (left, QS_RACE_TRIAL_SECONDS);
      QsRaceSample sample = { 0 };

      if (qs_worker_is_stopped (self->stage.worker))
        return;
      if (qs_race_report_has_growth (self->stage.report, racer, n))
        continue;

      if (n < task->n && left > seconds &&
          qs_race_stage_run (&self->stage, racer, n, limit, &sample))
        qs_race_stage_add_growth (&self->stage, racer, n, sample.seconds, FALSE);
      else if (forecast != NULL && seconds > 0)
        qs_race_stage_add_growth (&self->stage, racer, n, seconds, TRUE);
      self->stage.spent += sample.total_seconds;
    }

  qs_race_stage_post (&self->stage);
}

static void
finish (Runner *self)
{
  if (!qs_race_stage_post (&self->stage))
    return;

  for (guint i = 0; i < self->stage.report->n_racers && self->stage.report->task.with_growth; i++)
    grow (self, self->order[i]);

  self->stage.report->state = QS_RACE_FINISHED;
  self->stage.report->progress = 1;
  self->stage.report->running = NULL;
  qs_race_stage_post (&self->stage);
}

static void
race (Runner *self)
{
  if (!predict (self) || !ask (self))
    return;

  self->stage.report->state = QS_RACE_RUNNING;
  self->stage.report->progress = 0;
  if (!qs_race_stage_post (&self->stage))
    return;

  while (run_round (self))
    ;

  if (!qs_worker_is_stopped (self->stage.worker))
    finish (self);
}

/* Runs the race. Each message is a #QsRaceReport; in the last one the race is finished. @report
 * is one of a race before its start. */
void
qs_race_runner_work (QsWorker *worker,
                     gpointer  report)
{
  QsRaceReport *race_report = report;
  g_autoptr (QsRaceTrack) track = qs_race_track_new (race_report->task.clock);
  Runner self = { .stage = { .worker = worker, .report = race_report, .track = track } };
  guint n_racers = race_report->n_racers;

  self.lanes = g_new0 (Lane, n_racers + 1);
  self.order = g_new0 (guint, n_racers + 1);
  for (guint i = 0; i < n_racers; i++)
    self.lanes[i].samples = qs_race_samples_new ();

  race (&self);

  for (guint i = 0; i < n_racers; i++)
    {
      g_clear_pointer (&self.lanes[i].forecast, qs_race_forecast_free);
      qs_race_samples_free (self.lanes[i].samples);
    }
  g_free (self.order);
  g_free (self.lanes);
}

/* Confirms the race that asks, or will ask. */
void
qs_race_runner_confirm (QsWorker *worker)
{
  qs_worker_send (worker, &confirmation);
}
