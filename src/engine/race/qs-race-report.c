/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All that is known about a race at one moment, as a value. */

#include "qs-race-report.h"

/* A smaller or larger board has the same attack, as many rows fewer than columns, and neither regions nor squares. */
const QsProblem *
qs_race_task_get_problem (const QsRaceTask *self,
                          guint             n)
{
  guint n_missing;
  QsProblem problem;

  if (self->problem == NULL || n == self->n)
    return self->problem;

  n_missing = self->problem->n - self->problem->n_rows;
  qs_problem_init_rectangle (&problem, n > n_missing ? n - n_missing : 1, n);
  problem.attack = self->problem->attack;

  return qs_problem_intern (&problem);
}

/* The report of a race before its start, with those racers, up to %NULL, that can do the task. */
QsRaceReport *
qs_race_report_new (const QsRaceTask     *task,
                    const QsRacer *const *racers)
{
  QsRaceReport *self;
  guint n_racers = 0;

  while (racers[n_racers] != NULL)
    n_racers++;

  self = g_new0 (QsRaceReport, 1);
  self->task = *task;
  self->results = g_new0 (QsRaceResult, n_racers + 1);
  self->growth = g_array_new (FALSE, FALSE, sizeof (QsGrowthPoint));

  for (guint i = 0; i < n_racers; i++)
    {
      if (qs_racers_check (racers[i], task->n, task->problem, task->wants_first) != QS_RACER_FITS)
        continue;

      self->results[self->n_racers++].racer = racers[i];
    }

  return self;
}

QsRaceReport *
qs_race_report_copy (const QsRaceReport *self)
{
  QsRaceReport *copy = g_memdup2 (self, sizeof *self);

  copy->results = g_memdup2 (self->results, (self->n_racers + 1) * sizeof *self->results);
  copy->growth = g_array_copy (self->growth);

  return copy;
}

void
qs_race_report_free (QsRaceReport *self)
{
  g_free (self->results);
  g_array_unref (self->growth);
  g_free (self);
}

/* The place of a point by racer and n, and whether one is there. */
static guint
find_growth (const QsRaceReport *self,
             guint               racer,
             guint               n,
             gboolean           *is_there)
{
  const QsGrowthPoint *points = (const QsGrowthPoint *) (gpointer) self->growth->data;
  guint place = 0;

  while (place < self->growth->len &&
         (points[place].racer < racer || (points[place].racer == racer && points[place].n < n)))
    place++;
  *is_there = place < self->growth->len && points[place].racer == racer && points[place].n == n;

  return place;
}

/* Puts the point in its place. One of the same racer and board is replaced. */
void
qs_race_report_add_growth (QsRaceReport        *self,
                           const QsGrowthPoint *point)
{
  gboolean is_there;
  guint place = find_growth (self, point->racer, point->n, &is_there);

  if (is_there)
    g_array_index (self->growth, QsGrowthPoint, place) = *point;
  else
    g_array_insert_val (self->growth, place, *point);
}

gboolean
qs_race_report_has_growth (const QsRaceReport *self,
                           guint               racer,
                           guint               n)
{
  gboolean is_there;

  find_growth (self, racer, n, &is_there);

  return is_there;
}

/* A reference does not compete, unless there are only references. */
static gboolean
is_better (const QsRaceResult *result,
           const QsRaceResult *best)
{
  gboolean competes = result->racer->method != NULL;

  if (result->n_runs == 0)
    return FALSE;
  if (best == NULL || competes != (best->racer->method != NULL))
    return best == NULL || competes;

  return result->seconds < best->seconds;
}

/* Finds the time that the others are compared with: the shortest of a method, or of a reference
 * if only references were measured. It is in seconds; 0 when nothing was measured yet. */
double
qs_race_find_best (const QsRaceResult *results,
                   guint               n_results)
{
  const QsRaceResult *best = NULL;

  for (guint i = 0; i < n_results; i++)
    {
      if (is_better (&results[i], best))
        best = &results[i];
    }

  return best != NULL ? best->seconds : 0;
}
