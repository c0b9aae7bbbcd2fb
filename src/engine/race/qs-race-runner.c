/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a race's worker does.
 *
 * First it predicts. For all solutions, the time follows from the racer's pace, which
 * short runs on small boards measure, and from the size of its tree. For the first
 * solution the racer gets a short trial.
 *
 * Then it may have to ask. Then the racers run in rounds, one sample each. The one that
 * is predicted to be fastest comes first, so that a slow one cannot use up the budget
 * before the others had their turn. A racer is done when its median is stable or when
 * it needs more than the rest of the budget. At last the remaining boards are run for
 * the growth, or estimated.
 *
 * A short first sample of a racer is its warm-up and does not count, unless the
 * budget leaves no time for another. */

#include "qs-race-runner.h"

#include "qs-race-forecast.h"
#include "qs-race-track.h"

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

/* The smallest board that is worth measuring. */
#define MIN_N 4

/* How long a trial may run, in seconds; after that the racer's time is unknown. */
#define TRIAL_SECONDS 0.25

/* The pace is known once a run took the first time, and no run for it may take longer than the second. In seconds. */
#define PACE_SECONDS 0.01
#define MAX_PACE_SECONDS 0.05

/* The shortest time between two messages while only time has changed, in microseconds. */
#define POST_INTERVAL 100000

/* A confirmed budget is this multiple of the predicted time, because a prediction may be wrong. */
#define SLACK 2.0

typedef struct
{
  QsRaceForecast *forecast; /* NULL where there can be none */
  GArray *samples; /* QsRaceSample */
  gboolean is_warm;
  gboolean is_done;
} Contender;

typedef struct
{
  QsWorker *worker;
  QsRaceReport *report;  /* what is known so far */
  QsRaceTrack *track;    /* where racers run */
  double spent;          /* of the budget, in seconds */
  gint64 next_post;      /* when a message is due even if only time has changed */
  Contender *contenders; /* one for each racer */
  guint *order;          /* the racers' places, the fastest first */
} Runner;

/* The owner's only command. */
static char confirmation;

/* Reports all that is known to the owner. Returns whether to continue. */
static gboolean
post (Runner *self)
{
  self->next_post = qs_clock_get_time (self->report->task.clock) + POST_INTERVAL;

  return qs_worker_post (self->worker, qs_race_report_copy (self->report));
}

/* Reports all that is known to the owner, unless that was just reported. Returns whether to continue. */
static gboolean
post_when_due (Runner *self)
{
  if (qs_clock_get_time (self->report->task.clock) >= self->next_post)
    return post (self);

  return !qs_worker_is_stopped (self->worker);
}

static gboolean
tick_cb (double   seconds,
         gpointer data)
{
  Runner *self = data;
  QsRaceReport *report = self->report;

  if (seconds < 0)
    qs_worker_lack_thread (self->worker);
  else if (report->state == QS_RACE_RUNNING && report->task.budget > 0)
    report->progress = CLAMP ((self->spent + seconds) / report->task.budget, report->progress, 1);

  return post_when_due (self);
}

/* Runs one racer, and gives it up after @seconds_limit of processor time, which is not added to the time spent.
 * Returns whether the sample is finished. */
static gboolean
run (Runner       *self,
     guint         racer,
     guint         n,
     double        seconds_limit,
     QsRaceSample *sample)
{
  const QsRaceRun run = {
    .racer = self->report->results[racer].racer,
    .n = n,
    .problem = qs_race_task_get_problem (&self->report->task, n),
    .wants_first = self->report->task.wants_first,
    .seconds_limit = seconds_limit,
    .tick = tick_cb,
    .data = self,
  };

  self->report->running = run.racer;

  return qs_race_track_run (self->track, &run, sample);
}

/* Keeps the time for one board, where the task wants it. @seconds is the processor time of a run. */
static void
add_growth (Runner  *self,
            guint    racer,
            guint    n,
            double   seconds,
            gboolean is_estimate)
{
  const QsGrowthPoint point = { racer, n, seconds, is_estimate };

  if (self->report->task.with_growth)
    qs_race_report_add_growth (self->report, &point);
}

/* Runs larger and larger boards until the pace is known. */
static void
find_pace (Runner         *self,
           guint           racer,
           QsRaceForecast *forecast)
{
  guint n = self->report->task.n;
  QsRaceSample sample;

  for (guint small = MIN (MIN_N, n); small <= MAX (n - 1, MIN (MIN_N, n)); small++)
    {
      double seconds = qs_race_forecast_get_seconds (forecast, small);

      if (seconds > MAX_PACE_SECONDS || !run (self, racer, small, TRIAL_SECONDS, &sample))
        return;

      qs_race_forecast_calibrate (forecast, small, sample.seconds);
      if (small < n)
        add_growth (self, racer, small, sample.seconds, FALSE);
      if (sample.seconds > PACE_SECONDS)
        return;
    }
}

static void
predict_all (Runner       *self,
             guint         racer,
             QsRaceResult *result)
{
  guint n = self->report->task.n;
  QsLook look = result->racer->look;
  QsRacePrediction *prediction = &result->predicted;
  QsRaceForecast *forecast = qs_race_forecast_new (result->racer, &self->report->task);

  self->contenders[racer].forecast = forecast;
  find_pace (self, racer, forecast);
  prediction->seconds = qs_race_forecast_get_seconds (forecast, n);
  if (prediction->seconds >= 0)
    prediction->placements = qs_race_forecast_get_placements (forecast, n, &prediction->is_exact);
  /* Only a method that tries all placements can be refused: the others show why. */
  prediction->is_refused = (look == QS_LOOK_BOARD || look == QS_LOOK_BOARD_UNUSED) && prediction->seconds > QS_RACE_TOO_LONG;
}

/* By a short trial. */
static void
predict_once (Runner           *self,
              guint             racer,
              QsRacePrediction *prediction)
{
  QsRaceSample sample;

  prediction->seconds = -1;
  if (run (self, racer, self->report->task.n, TRIAL_SECONDS, &sample))
    {
      prediction->seconds = sample.seconds;
      prediction->placements = (double) sample.counts.placements;
      prediction->is_exact = TRUE;
    }
}

static int
compare_predictions (gconstpointer a,
                     gconstpointer b,
                     gpointer      data)
{
  const QsRaceResult *results = data;
  double first = results[*(const guint *) a].predicted.seconds;
  double second = results[*(const guint *) b].predicted.seconds;

  if (first < 0 || second < 0)
    return (first < 0) - (second < 0);

  return (first > second) - (first < second);
}

static gboolean
predict (Runner *self)
{
  QsRaceReport *report = self->report;

  report->state = QS_RACE_PREDICTING;

  for (guint i = 0; i < report->n_racers; i++)
    {
      QsRaceResult *result = &report->results[i];

      if (report->task.wants_first)
        predict_once (self, i, &result->predicted);
      else
        predict_all (self, i, result);

      self->contenders[i].is_done =
          result->predicted.is_refused ||
          (report->task.is_brief && (result->predicted.seconds < 0 || result->predicted.seconds > report->task.budget));
      self->order[i] = i;
      report->progress = (i + 1.0) / report->n_racers;
      if (!post (self))
        return FALSE;
    }

  g_qsort_with_data (self->order, (gint) report->n_racers, sizeof *self->order, compare_predictions,
                     report->results);
  report->running = NULL;
  report->has_predictions = TRUE;

  return TRUE;
}

/* Adds up how long one run of each takes, and how long all samples are likely to take within the budget, and asks where
 * necessary. Returns: whether to continue */
static gboolean
ask (Runner *self)
{
  QsRaceReport *report = self->report;
  double once = 0, needed = 0;
  gboolean needs_answer = FALSE;

  for (guint i = 0; i < report->n_racers; i++)
    {
      const QsRacePrediction *prediction = &report->results[i].predicted;

      needs_answer = needs_answer || prediction->is_refused || prediction->seconds < 0;
      if (prediction->is_refused)
        continue;

      once += MAX (prediction->seconds, 0);
      needed += EXPECTED_SAMPLES * MAX (prediction->seconds, QS_RACE_SAMPLE_SECONDS);
    }
  report->expected_seconds = MAX (once, MIN (needed, report->task.budget));
  needs_answer = needs_answer || report->expected_seconds > QS_RACE_LONG;

  if (needs_answer && !report->task.is_brief)
    {
      report->state = QS_RACE_ASKING;
      if (!post (self) || qs_worker_listen (self->worker, NULL, QS_CLOCK_NEVER) == NULL)
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
  const QsRaceTask *task = &self->report->task;
  gboolean is_finished = run (self, racer, task->n, task->budget - self->spent, sample);

  self->spent += sample->total_seconds;

  return is_finished;
}

/* Takes one sample of a racer, after its warm-up, or finds that it is done. */
static void
take_sample (Runner *self,
             guint   racer)
{
  Contender *contender = &self->contenders[racer];
  QsRaceResult *result = &self->report->results[racer];
  double left = self->report->task.budget - self->spent;
  QsRaceSample sample, again;

  contender->is_done = left <= 0 || result->seconds > left || !run_within_budget (self, racer, &sample);
  if (!contender->is_done && !contender->is_warm && sample.seconds < WARM_SECONDS &&
      run_within_budget (self, racer, &again))
    sample = again;
  contender->is_warm = TRUE;

  if (!contender->is_done)
    {
      g_array_append_val (contender->samples, sample);
      qs_race_samples_sum_up (contender->samples, result);
      contender->is_done = result->is_stable || contender->samples->len >= MAX_SAMPLES;
    }
}

static void
update_progress (Runner *self)
{
  QsRaceReport *report = self->report;
  double done = 0;

  for (guint i = 0; i < report->n_racers; i++)
    {
      guint n_samples = self->contenders[i].samples->len;

      done += self->contenders[i].is_done ? 1 : n_samples / (n_samples + (double) EXPECTED_SAMPLES);
    }

  report->progress = CLAMP (done / report->n_racers, report->progress, 1);
}

/* Lets every racer that is not done run once. Returns: whether there was any */
static gboolean
run_round (Runner *self)
{
  gboolean has_run = FALSE;

  for (guint i = 0; i < self->report->n_racers; i++)
    {
      guint racer = self->order[i];

      if (self->contenders[racer].is_done)
        continue;

      take_sample (self, racer);
      has_run = TRUE;
      update_progress (self);
      if (!post_when_due (self))
        return FALSE;
    }

  return has_run;
}

/* Runs or estimates a racer's other boards. */
static void
grow (Runner *self,
      guint   racer)
{
  const QsRaceTask *task = &self->report->task;
  const QsRaceResult *result = &self->report->results[racer];
  QsRaceForecast *forecast = self->contenders[racer].forecast;
  guint max_n = MIN (result->racer->max_n, forecast != NULL ? task->n + BEYOND : task->n);

  if (result->n_runs > 0)
    add_growth (self, racer, task->n, result->seconds, FALSE);
  if (result->n_runs > 0 && forecast != NULL)
    qs_race_forecast_calibrate (forecast, task->n, result->seconds);

  for (guint n = MIN_N; n <= max_n; n += n < DENSE_N ? 1 : n / 8)
    {
      double seconds = forecast != NULL ? qs_race_forecast_get_seconds (forecast, n) : 0;
      double left = task->budget - self->spent;
      double limit = forecast != NULL ? left : MIN (left, TRIAL_SECONDS);
      QsRaceSample sample = { 0 };

      if (qs_worker_is_stopped (self->worker))
        return;
      if (qs_race_report_has_growth (self->report, racer, n))
        continue;

      if (n < task->n && left > seconds &&
          run (self, racer, n, limit, &sample))
        add_growth (self, racer, n, sample.seconds, FALSE);
      else if (forecast != NULL && seconds > 0)
        add_growth (self, racer, n, seconds, TRUE);
      self->spent += sample.total_seconds;
    }

  post (self);
}

static void
finish (Runner *self)
{
  if (!post (self))
    return;

  for (guint i = 0; i < self->report->n_racers && self->report->task.with_growth; i++)
    grow (self, self->order[i]);

  self->report->state = QS_RACE_FINISHED;
  self->report->progress = 1;
  self->report->running = NULL;
  post (self);
}

static void
race (Runner *self)
{
  if (!predict (self) || !ask (self))
    return;

  self->report->state = QS_RACE_RUNNING;
  self->report->progress = 0;
  if (!post (self))
    return;

  while (run_round (self))
    ;

  if (!qs_worker_is_stopped (self->worker))
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
  Runner self = { .worker = worker, .report = race_report, .track = track };
  guint n_racers = race_report->n_racers;

  self.contenders = g_new0 (Contender, n_racers + 1);
  self.order = g_new0 (guint, n_racers + 1);
  for (guint i = 0; i < n_racers; i++)
    self.contenders[i].samples = g_array_new (FALSE, FALSE, sizeof (QsRaceSample));

  race (&self);

  for (guint i = 0; i < n_racers; i++)
    {
      g_clear_pointer (&self.contenders[i].forecast, g_free);
      g_array_unref (self.contenders[i].samples);
    }
  g_free (self.order);
  g_free (self.contenders);
}

/* Confirms the race that asks, or will ask. */
void
qs_race_runner_confirm (QsWorker *worker)
{
  qs_worker_send (worker, &confirmation);
}
