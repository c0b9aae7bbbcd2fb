/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that lets methods race each other. */

#include "qs-cli-commands.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <string.h>

#include "qs-cli-arguments.h"
#include "qs-cli-interrupt.h"
#include "qs-cli-output.h"
#include "qs-cli-wait.h"
#include "qs-error.h"
#include "qs-race-report.h"
#include "qs-race.h"
#include "qs-search-space.h"
#include "qs-solution.h"

#define DEFAULT_BUDGET 10

/* A day, in seconds. */
#define MAX_BUDGET 86400

/* The options as they were written; NULL where they were not. */
typedef struct
{
  GStrv methods;
  char *budget;
  gboolean first;
  gboolean csv;
  gboolean json;
  gboolean yes;
} Options;

/* With a dash for anything that was not measured. */
static void
append_row (GString            *text,
            const QsRaceResult *result,
            double              best)
{
  const QsCounts *counts = &result->counts;
  g_autofree char *time = qs_cli_format_seconds (result->seconds);

  if (result->n_runs == 0)
    {
      g_string_append_printf (text, "%s\t–\t–\t–\t–\t–\t–\t–\t0\n", result->racer->id);
      return;
    }

  g_string_append_printf (text, "%s\t%s\t%.2f\t", result->racer->id, time, result->seconds / best);
  if (result->racer->group != QS_GROUP_REFERENCE)
    g_string_append_printf (text, "%" PRIu64 "\t%" PRIu64 "\t%" PRIu64 "\t", counts->placements + 1, counts->checks,
                            counts->backtracks);
  else
    g_string_append (text, "–\t–\t–\t");
  g_string_append_printf (text, "%" PRIu64 "\t%" PRIu64 "\t%" PRIu64 "\n", counts->solutions, result->memory, result->n_runs);
}

/* Writes the results for people. */
static char *
make_table (const QsRaceResult *results,
            guint               n_results)
{
  GString *text = g_string_new (NULL);
  double best = qs_race_find_best (results, n_results);

  /* Translators: the headings of a table of measured search methods; the memory is in bytes. */
  g_string_append_printf (text, "%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n", _ ("METHOD"), _ ("TIME"), _ ("RATIO"), _ ("NODES"),
                          _ ("CHECKS"), _ ("BACKTRACKS"), _ ("SOLUTIONS"), _ ("BYTES"), _ ("RUNS"));
  for (guint i = 0; i < n_results; i++)
    append_row (text, &results[i], best);
  qs_cli_table_align (text, 1);

  return g_string_free (text, FALSE);
}

static gboolean
parse_arguments (GStrv      *arguments,
                 Options    *options,
                 QsRaceTask *task,
                 GError    **error)
{
  g_autofree char *methods = qs_cli_arguments_list_racers (FALSE, NULL);
  g_autofree char *about_method = g_strdup_printf (
      /* Translators: %s is a list such as “brute-force, permutations”. */
      _ ("Include this method; may be given several times (all when not given): %s"), methods);
  const GOptionEntry entries[] = {
    { "method", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options->methods, about_method, _ ("METHOD") },
    QS_CLI_SWITCH ("first", &options->first, _ ("Ask for the first solution, not for all")),
    QS_CLI_CSV_OPTION (&options->csv),
    QS_CLI_JSON_OPTION (&options->json),
    QS_CLI_TEXT ("budget", &options->budget,
                 _ ("Stop after this processor time (10 when not given, or more with --yes)"), _ ("SECONDS")),
    QS_CLI_SWITCH ("yes", &options->yes, _ ("Run however long it takes, without a question")),
    G_OPTION_ENTRY_NULL
  };

  return qs_cli_arguments_parse_board (arguments,
                                       _ ("Measures how long methods take to find all solutions for N queens.\n"
                                          "N is a number from 1 to 32, with --first up to what the methods can do.\n"
                                          "It may be another problem, such as 6x9 or 13:torus, which some methods can search."),
                                       entries, QS_MAX_N, &task->n, &task->problem, error);
}

static gboolean
check_racer (const QsMethod   *racer,
             const QsRaceTask *task,
             GError          **error)
{
  if (!qs_cli_arguments_check_limit (racer, task->n, error))
    return FALSE;

  if (qs_racers_check (racer, task->n, task->problem, task->wants_first) == QS_RACER_FINDS_ONE)
    return qs_cli_arguments_refuse (error,
                                    _ ("The method “%s” finds one solution, not all; it can take part with --first"), racer->id);

  return task->problem == NULL || qs_cli_arguments_check_problem (racer, task->problem, error);
}

/* The racers that were named, each once, in the order of the list. Returns: (transfer container) (nullable) */
static GPtrArray *
find_racers (const char *const *ids,
             const QsRaceTask  *task,
             GError           **error)
{
  g_autoptr (GPtrArray) racers = g_ptr_array_new ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      const QsMethod *racer = qs_cli_arguments_find_racer (ids[i], FALSE, error);

      if (racer == NULL || !check_racer (racer, task, error))
        return NULL;
    }

  for (const QsMethod *const *racer = qs_racers_list (); *racer != NULL; racer++)
    {
      if (g_strv_contains (ids, (*racer)->id))
        g_ptr_array_add (racers, (gpointer) *racer);
    }
  g_ptr_array_add (racers, NULL);

  return g_steal_pointer (&racers);
}

/* Says which racers are left out, and why. */
static void
report_unfit (const QsRaceTask *task)
{
  for (const QsMethod *const *racer = qs_racers_list (); *racer != NULL; racer++)
    {
      QsRacerFitness fitness = qs_racers_check (*racer, task->n, task->problem, task->wants_first);

      if (fitness == QS_RACER_FINDS_ONE)
        qs_cli_output_note (_ ("%s is left out: it finds one solution, and takes part with --first"), (*racer)->id);
      if (fitness == QS_RACER_UNFIT)
        qs_cli_output_note (_ ("%s is left out: it cannot search this board"), (*racer)->id);
      if (fitness == QS_RACER_LIMITED)
        qs_cli_output_note (_ ("%s is left out: it takes N from 1 to %u"), (*racer)->id, (*racer)->max_n);
    }
}

/* All racers that can do the task. Returns: (transfer container) (nullable) */
static GPtrArray *
find_all_racers (const QsRaceTask *task,
                 GError          **error)
{
  g_autoptr (GPtrArray) racers = g_ptr_array_new ();
  guint max_n = 0;

  for (const QsMethod *const *racer = qs_racers_list (); *racer != NULL; racer++)
    {
      QsRacerFitness fitness = qs_racers_check (*racer, task->n, task->problem, task->wants_first);

      if (fitness == QS_RACER_FITS)
        g_ptr_array_add (racers, (gpointer) *racer);
      if (qs_racers_check (*racer, 1, NULL, task->wants_first) == QS_RACER_FITS)
        max_n = MAX (max_n, (*racer)->max_n);
    }

  if (racers->len == 0)
    {
      g_autofree char *text = g_strdup_printf ("%u", task->n);
      guint64 number;

      qs_cli_arguments_parse_number ("N", text, 1, max_n, &number, error);
      return NULL;
    }

  g_ptr_array_add (racers, NULL);
  report_unfit (task);

  return g_steal_pointer (&racers);
}

static gboolean
is_idle (gpointer race)
{
  QsRaceState state = qs_race_get_report (race)->state;

  return state != QS_RACE_PREDICTING && state != QS_RACE_RUNNING;
}

/* Runs the race until it asks, ends or is ended. A signal leaves results that are worth printing. */
static gboolean
run_race (QsRace  *race,
          GError **error)
{
  g_autoptr (QsFileWriter) output = qs_cli_output_new ();
  g_autoptr (GError) cause = NULL;

  if (qs_cli_wait (is_idle, race, output, &cause))
    return TRUE;

  qs_race_cancel (race);
  if (g_error_matches (cause, QS_ERROR, QS_ERROR_CANCELLED))
    return TRUE;

  return qs_error_pass (error, g_steal_pointer (&cause));
}

/* Names the racers that the race refuses, and how much they would have to try. Returns: how many are left */
static guint
report_refused (const QsRaceReport *report)
{
  const QsRaceTask *task = &report->task;
  guint n_left = 0;

  for (guint i = 0; i < report->n_racers; i++)
    {
      const QsRacePrediction *prediction = &report->results[i].predicted;
      const QsMethod *racer = report->results[i].racer;
      g_autofree char *size = NULL;
      g_autofree char *time = NULL;

      if (!prediction->is_refused)
        {
          n_left++;
          continue;
        }

      size = qs_search_space_to_string (racer->look == QS_LOOK_BOARD ? QS_SEARCH_SPACE_ROWS : QS_SEARCH_SPACE_PERMUTATIONS,
                                        qs_search_get_rows (task->problem, task->n), task->n);
      time = qs_cli_format_seconds (prediction->seconds);
      qs_cli_output_note (_ ("%s is left out: it would try %s placements, which takes about %s"),
                          racer->id, size, time);
    }

  return n_left;
}

/* Whether the time of any racer is unknown. */
static gboolean
is_unknown (const QsRaceReport *report)
{
  for (guint i = 0; i < report->n_racers; i++)
    {
      if (report->results[i].predicted.seconds < 0)
        return TRUE;
    }

  return FALSE;
}

static char *
describe_time (const QsRaceReport *report)
{
  g_autofree char *expected = qs_cli_format_seconds (report->expected_seconds);
  g_autofree char *budget = qs_cli_format_seconds (report->task.budget);

  if (is_unknown (report))
    /* Translators: %s is a time, such as “10 s”. */
    return g_strdup_printf (_ ("How long this takes cannot be predicted; it ends after the budget of %s"), budget);

  /* Translators: a time, such as “3.5 min”. */
  return g_strdup_printf (_ ("This takes about %s"), expected);
}

/* Confirms a race that asks, or says why not. */
static gboolean
answer (QsRace        *race,
        const Options *options,
        GError       **error)
{
  const QsRaceReport *report = qs_race_get_report (race);
  g_autofree char *time = describe_time (report);
  gboolean is_short = !is_unknown (report) && report->expected_seconds <= QS_RACE_LONG;

  if (report_refused (report) == 0)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_FAILED, _ ("No remaining method could finish in time"));
      return FALSE;
    }

  if (options->yes || is_short || qs_cli_consent_ask (time))
    {
      qs_race_confirm (race);
      return TRUE;
    }

  if (qs_cli_interrupt_get_signal () != 0)
    {
      qs_race_cancel (race);
      return TRUE;
    }

  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_FAILED,
               /* Translators: a sentence on how long it takes. */
               _ ("%s; run it with --yes"), time);

  return FALSE;
}

/* Each line of the CSV as an object, by the names in its first one. What was not measured is left out. A board that no
 * number names is a problem. */
static char *
write_json (const char *csv)
{
  g_auto (GStrv) lines = g_strsplit (csv, "\n", -1);
  g_auto (GStrv) names = g_strsplit (lines[0], ",", -1);
  GString *text = g_string_new (NULL);

  for (guint i = 1; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) values = g_strsplit (lines[i], ",", -1);

      for (guint k = 0; values[k] != NULL; k++)
        {
          if (g_str_equal (names[k], "n") && strspn (values[k], "0123456789") < strlen (values[k]))
            qs_cli_json_add_string (text, "problem", values[k]);
          else if (g_str_equal (names[k], "stable") && *values[k] != '\0')
            qs_cli_json_add (text, names[k], "%s", g_str_equal (values[k], "yes") ? "true" : "false");
          else if (g_ascii_isdigit (*values[k]))
            qs_cli_json_add (text, names[k], "%s", values[k]);
          else if (*values[k] != '\0')
            qs_cli_json_add_string (text, names[k], values[k]);
        }
      qs_cli_json_end (text);
    }

  return g_string_free (text, FALSE);
}

/* Prints what was measured, and names the racers that did not finish. */
static gboolean
print_results (const QsRaceReport *report,
               const Options      *options,
               GError            **error)
{
  g_autofree char *csv = qs_race_to_csv (report);
  g_autofree char *text = options->json  ? write_json (csv)
                          : options->csv ? g_steal_pointer (&csv)
                                         : make_table (report->results, report->n_racers);

  if (!qs_cli_output_print (text, error))
    return FALSE;

  for (guint i = 0; i < report->n_racers && report->has_predictions; i++)
    {
      if (report->results[i].n_runs == 0 && !report->results[i].predicted.is_refused)
        qs_cli_output_note (_ ("%s did not finish"), report->results[i].racer->id);
    }

  return TRUE;
}

static gboolean
race_and_print (const QsRaceTask      *task,
                const QsMethod *const *racers,
                const Options         *options,
                GError               **error)
{
  g_autoptr (QsRace) race = qs_race_new ();

  qs_cli_interrupt_catch ();
  qs_race_start (race, task, racers);

  if (!run_race (race, error) ||
      (qs_race_get_report (race)->state == QS_RACE_ASKING && !answer (race, options, error)) ||
      !run_race (race, error) ||
      !print_results (qs_race_get_report (race), options, error))
    return FALSE;


  if (qs_cli_interrupt_get_signal () != 0)
    return qs_error_fail (error, QS_ERROR_CANCELLED, _ ("The race was interrupted"));

  return TRUE;
}

/* Lets methods race each other and prints the results; after a signal, which is
 * %QS_ERROR_CANCELLED, what was measured until then. */
gboolean
qs_cli_race (GStrv   *arguments,
             GError **error)
{
  Options options = { NULL };
  g_autoptr (GPtrArray) racers = NULL;
  QsRaceTask task = { 0 };
  guint64 budget = DEFAULT_BUDGET;

  if (!parse_arguments (arguments, &options, &task, error) ||
      !qs_cli_arguments_parse_number ("--budget", options.budget, 1, MAX_BUDGET, &budget, error))
    return FALSE;

  task.wants_first = options.first;
  task.budget = (double) budget;
  task.is_budget_firm = options.budget != NULL;

  racers = options.methods != NULL ? find_racers ((const char *const *) options.methods, &task, error)
                                   : find_all_racers (&task, error);

  return racers != NULL && race_and_print (&task, (const QsMethod *const *) racers->pdata, &options, error);
}
