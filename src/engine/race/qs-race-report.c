/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All that is known about a race at one moment, as a value. */

#include "qs-race-report.h"

#include <math.h>
#include <stdlib.h>

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
qs_race_report_new (const QsRaceTask      *task,
                    const QsMethod *const *racers)
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

/* By racer and then by n. */
static int
compare_points (gconstpointer a,
                gconstpointer b)
{
  const QsGrowthPoint *x = a, *y = b;

  return x->racer != y->racer ? (x->racer > y->racer) - (x->racer < y->racer) : (x->n > y->n) - (x->n < y->n);
}

/* Puts the point in its place. One of the same racer and board is replaced. */
void
qs_race_report_add_growth (QsRaceReport        *self,
                           const QsGrowthPoint *point)
{
  guint place;

  if (g_array_binary_search (self->growth, point, compare_points, &place))
    g_array_remove_index (self->growth, place);
  g_array_append_vals (self->growth, point, 1);
  g_array_sort (self->growth, compare_points);
}

gboolean
qs_race_report_has_growth (const QsRaceReport *self,
                           guint               racer,
                           guint               n)
{
  return g_array_binary_search (self->growth, &(QsGrowthPoint){ racer, n }, compare_points, NULL);
}

/* A reference does not compete, unless there are only references. */
static gboolean
is_better (const QsRaceResult *result,
           const QsRaceResult *best)
{
  gboolean competes = result->racer->group != QS_GROUP_REFERENCE;

  if (result->n_runs == 0)
    return FALSE;
  if (best == NULL || competes != (best->racer->group != QS_GROUP_REFERENCE))
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

/* What one racer's samples show together: their median, and whether more would change it.
 *
 * The median is fair for times, because disturbances only make a run longer. Its error follows from the median distance of
 * the samples from it. For a normal distribution the standard deviation is 1.4826 times that distance, and the standard
 * error of a median of k samples is 1.2533 standard deviations divided by √k. */

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

static void
append_number (GString    *csv,
               const char *format,
               double      number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (csv, ",%s", g_ascii_formatd (text, sizeof text, format, number));
}

/* The counts. For a reference only the solutions are known. */
static void
append_counts (GString            *csv,
               const QsRaceResult *result)
{
  const QsCounts *counts = &result->counts;

  if (result->racer->group != QS_GROUP_REFERENCE)
    g_string_append_printf (csv, ",%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT,
                            counts->placements + 1, counts->checks, counts->backtracks);
  else
    g_string_append (csv, ",,,");

  g_string_append_printf (csv, ",%" G_GUINT64_FORMAT, counts->solutions);
}

static void
append_result (GString            *csv,
               const QsRaceTask   *task,
               const QsRaceResult *result,
               double              best)
{
  g_autofree char *board = task->problem != NULL ? qs_problem_to_string (task->problem) : g_strdup_printf ("%u", task->n);

  g_string_append_printf (csv, "%s,%s,%s,%" G_GUINT64_FORMAT, result->racer->id, board, task->wants_first ? "first" : "all",
                          result->n_runs);

  if (result->n_runs == 0)
    {
      g_string_append (csv, ",,,,,,,,,\n");
      return;
    }

  append_number (csv, "%.9g", result->seconds);
  append_number (csv, "%.9g", result->deviation);
  append_number (csv, "%.4g", result->seconds / best);
  g_string_append (csv, result->is_stable ? ",yes" : ",no");
  append_counts (csv, result);
  g_string_append_printf (csv, ",%" G_GUINT64_FORMAT "\n", result->memory);
}

/* Writes the results as comma-separated values, after RFC 4180 but with a line feed alone at the end of a line, as all text
 * here has it: a header and a line for each result:
 * `method,n,asked,runs,seconds,deviation,ratio,stable,nodes,checks,backtracks,solutions,memory`.
 * n is the text of the problem, which is a number for plain queens; asked is `all` or `first`, ratio the time divided by the
 * best method’s, stable `yes` or `no`, memory in bytes. Numbers have a point and no other marks, in every language. A field
 * that was not measured is empty. */
char *
qs_race_to_csv (const QsRaceReport *report)
{
  GString *csv;
  double best = qs_race_find_best (report->results, report->n_racers);

  csv = g_string_new ("method,n,asked,runs,seconds,deviation,ratio,stable,nodes,checks,backtracks,solutions,memory\n");
  for (guint i = 0; i < report->n_racers; i++)
    append_result (csv, &report->task, &report->results[i], best);

  return g_string_free (csv, FALSE);
}
