/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a few random units say of the whole count: how many solutions there will be, and what it costs.
 *
 * Units are drawn at random, each with the same chance and none twice, so the mean of their sums stands for that of all,
 * and its standard error is that of a sample from a finite population. */

#include "qs-cli-count-sample.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <math.h>
#include <time.h>

#include "qs-cli-count-options.h"
#include "qs-cli-count-run.h"
#include "qs-cli-interrupt.h"
#include "qs-cli-output.h"
#include "qs-count-kernel.h"
#include "qs-counter.h"
#include "qs-known.h"

/* How long a task of a plan should take, in seconds, and how many there should be at most. */
#define TASK_SECONDS 3600
#define MOST_TASKS 10000

/* A plan times one unit after the other up to this number, or until so many seconds have passed. */
#define MOST_TIMED 50
#define TIMED_SECONDS 5

/* Finds how many solutions there are likely to be, and the standard error. Neighbours among the units may be in one
 * range, which then counts as so many units of its mean. */
static double
predict (const QsPartial *sample,
         double          *standard_error)
{
  double n_drawn = sample->n_done, n_units = sample->plan.n_units, squares = 0;
  double mean = qs_total_to_double (&sample->solutions) / n_drawn;
  guint n_ranges = sample->ranges->len;

  for (guint i = 0; i < n_ranges; i++)
    {
      const QsPartialRange *range = qs_partial_get_range (sample, i);
      double difference = qs_total_to_double (&range->solutions) / range->n_units - mean;

      squares += range->n_units * difference * difference;
    }

  *standard_error = n_units * sqrt (squares / MAX (n_ranges - 1, 1) / n_drawn * (1 - n_drawn / n_units));

  return n_units * mean;
}

/* A name and its value, which is taken. */
static void
append_row (GString    *text,
            const char *name,
            char       *value)
{
  g_string_append_printf (text, "%s\t%s\n", name, value);
  g_free (value);
}

static void
append_estimate (const QsPartial *sample,
                 gboolean         is_json,
                 GString         *text)
{
  guint n = sample->plan.n;
  double error, solutions = predict (sample, &error);
  /* To as many digits as its error leaves any sense in. */
  int n_digits = error > 0 ? CLAMP ((int) ceil (log10 (solutions / error)) + 1, 2, 15) : 15;
  guint64 known;

  if (is_json)
    {
      qs_cli_json_add (text, "n", "%u", n);
      qs_cli_json_add (text, "units", "%u", sample->n_done);
      qs_cli_json_add_number (text, "solutions", "%.15g", solutions);
      qs_cli_json_add_number (text, "standard_error", "%.3g", error);
      qs_cli_json_end (text);
      return;
    }

  append_row (text, _ ("solutions"), g_strdup_printf ("%.*g ± %.1g", n_digits, solutions, error));
  if (qs_known_total (n, &known))
    append_row (text, _ ("published"),
                /* Translators: a number of solutions, and by how many standard errors the estimate differs from it. */
                g_strdup_printf (error > 0 ? _ ("%" PRIu64 ", %.2g standard errors away") : "%" PRIu64, known,
                                 fabs ((double) known - solutions) / error));
  qs_cli_table_align (text, 2);
}

static void
append_commands (guint    n,
                 guint    n_tasks,
                 GString *text)
{
  if (n_tasks < 2)
    {
      g_string_append_printf (text, "queenside-cli count %u --state count%u.state\n", n, n);
      return;
    }

  g_string_append_printf (text,
                          "queenside-cluster slurm %u %u FOLDER\n"
                          "queenside-cluster loop %u %u FOLDER\n"
                          "queenside-cli count %u --units K/%u --partial --state state.K >part.K\n"
                          "queenside-cli count %u --sum FOLDER/parts --verify 1%%\n",
                          n, n_tasks, n, n_tasks, n, n_tasks, n);
}

/* How long a unit takes one thread, in seconds of its processor, without what all units share. */
static double
time_units (const QsCountPlan *plan,
            const QsKernel    *kernel,
            guint32            seed)
{
  g_autoptr (QsHalfBoards) half_boards = qs_half_boards_new (plan, QS_STOP_NEVER);
  g_autoptr (QsCounter) counter = qs_counter_new (plan, kernel);
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  clock_t start = clock ();
  guint n_timed = 0;
  double seconds;

  do
    {
      QsCountUnit unit;
      guint64 solutions;

      qs_count_plan_get_unit (plan, (guint32) g_rand_int_range (random, 0, (gint32) plan->n_units), &unit);
      qs_counter_count (counter, half_boards, &unit, &solutions);
      n_timed++;
      seconds = (double) (clock () - start) / CLOCKS_PER_SEC;
    }
  while (n_timed < MOST_TIMED && seconds < TIMED_SECONDS);

  return seconds / n_timed;
}

static void
append_plan (const QsCliCountOptions *options,
             GString                 *text)
{
  g_autofree char *of_one = NULL;
  g_autofree char *of_next = NULL;
  g_autofree char *cores = NULL;
  const QsCountOrder *order = &options->order;
  double seconds, all, n_tasks, size;
  guint64 memory;
  QsCountPlan plan;

  qs_count_plan_init (&plan, order->n);
  seconds = time_units (&plan, order->kernel != NULL ? order->kernel : qs_count_kernel_choose (order->n),
                        options->sample_seed);
  all = seconds * plan.n_units;
  memory = qs_count_plan_get_memory (&plan, 1);
  if (options->json)
    {
      qs_cli_json_add (text, "n", "%u", plan.n);
      qs_cli_json_add (text, "units", "%u", plan.n_units);
      qs_cli_json_add_number (text, "seconds_of_a_unit", "%.3g", seconds);
      qs_cli_json_add_number (text, "core_hours", "%.3g", all / 3600);
      qs_cli_json_add (text, "memory", "%" G_GUINT64_FORMAT, memory);
      qs_cli_json_add (text, "memory_of_a_thread", "%" G_GUINT64_FORMAT, qs_count_plan_get_memory (&plan, 2) - memory);
      qs_cli_json_end (text);
      return;
    }

  of_one = g_format_size (memory);
  of_next = g_format_size (qs_count_plan_get_memory (&plan, 2) - memory);
  /* Translators: before the time that the whole count takes. */
  cores = g_strdup_printf (ngettext ("with %u core", "with %u cores", options->n_cores), options->n_cores);
  append_row (text, _ ("units"), g_strdup_printf ("%u", plan.n_units));
  /* Translators: how long one of the units takes; below, how long all take together on one core. */
  append_row (text, _ ("a unit"), qs_cli_format_seconds (seconds));
  append_row (text, _ ("core hours"), all < 360000 ? g_strdup_printf ("%.2g", all / 3600) : qs_cli_format_count (all / 3600));
  /* Translators: two sizes, such as “541 MB, and 460 MB for each further thread”. */
  append_row (text, _ ("memory"), g_strdup_printf (_ ("%s, and %s for each further thread"), of_one, of_next));
  append_row (text, cores, qs_cli_format_seconds (all / MIN (options->n_cores, plan.n_units)));
  qs_cli_table_align (text, 2);

  g_string_append_c (text, '\n');
  /* A number that is easy to say: with one digit, and enough. */
  n_tasks = MAX (all / TASK_SECONDS, 1);
  size = pow (10, floor (log10 (n_tasks)));
  append_commands (plan.n, (guint) MIN (ceil (n_tasks / size) * size, MIN (MOST_TASKS, plan.n_units)), text);
}

/* Counts units at random, and estimates the solutions of all from them. */
static gboolean
append_forecast (const QsCliCountOptions *options,
                 GString                 *text,
                 GError                 **error)
{
  g_autoptr (QsCountJob) job = NULL;
  QsCountOrder order = options->order;
  g_autoptr (QsPartial) wanted = qs_cli_count_units_draw (options->n_drawn, options->sample_seed, order.n);

  order.wanted = wanted;
  if (options->progress)
    qs_cli_interrupt_catch ();
  job = qs_cli_count_run_job (&order, NULL, NULL, options, error);
  if (job == NULL)
    return FALSE;

  append_estimate (qs_count_job_get_status (job)->partial, options->json, text);

  return TRUE;
}

/* Counts units at random, and prints what follows from them. */
gboolean
qs_cli_count_sample (const QsCliCountOptions *options,
                     GError                 **error)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (options->plan)
    append_plan (options, text);
  else if (!append_forecast (options, text, error))
    return FALSE;

  return qs_cli_output_print (text->str, error);
}
