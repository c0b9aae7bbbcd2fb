/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that estimates how large a search for all solutions will be, and how long it will take. */

#include "qs-cli-commands.h"

#include <inttypes.h>

#include <glib/gi18n.h>

#include "qs-cli-arguments.h"
#include "qs-cli-output.h"
#include "qs-estimate.h"
#include "qs-known.h"
#include "qs-race.h"

/* How many probes are made: they take some hundredths of a second. */
#define N_PROBES 100000

/* The same command gives the same estimate each time. */
#define SEED 1

static void
append_line (GString    *text,
             const char *name,
             double      value,
             double      error)
{
  g_autofree char *number = qs_cli_format_number (value);

  g_string_append_printf (text, "%s\t%s\t", name, number);
  /* Translators: a standard error, as a number and in per cent. */
  g_string_append_printf (text, value > 0 ? _ ("± %.2g (%.2g %%)") : "± %.2g", error, 100 * error / value);
  g_string_append_c (text, '\n');
}

/* The number of solutions where it is published, which no estimate could but contradict. */
static gboolean
is_published (guint            n,
              const QsProblem *problem,
              guint64         *known)
{
  if (problem == NULL)
    return qs_known_total (n, known);

  return qs_constraints_is_empty (&problem->squares) && qs_known_get_number (problem, FALSE, known);
}

/* Writes what random probes say of the search that tries only free squares, row by row. */
static void
append_tree (guint             n,
             const QsProblem  *problem,
             const QsEstimate *estimate,
             GString          *text)
{
  guint64 known;
  gboolean is_known = is_published (n, problem, &known);

  if (!is_known)
    append_line (text, _ ("solutions"), estimate->solutions, estimate->solutions_error);
  append_line (text, _ ("nodes"), estimate->placements + 1, estimate->placements_error);
  qs_cli_table_align (text, 3);

  if (is_known)
    g_string_append_printf (text, _ ("The number of solutions is known: %" PRIu64 "\n"), known);
  else
    g_string_append (text, _ ("The number of solutions is not known.\n"));
}

/* The race has fewer probes for its forecast: what is printed of one tree is one estimate, that of @rows if it goes row by
 * row. */
static char *
format_nodes (const QsRaceResult *result,
              guint               n,
              const QsEstimate   *rows)
{
  const QsRacePrediction *prediction = &result->predicted;
  g_autofree char *number = NULL;
  QsEstimate estimate = *rows;

  if (prediction->seconds < 0)
    return g_strdup (_ ("unknown"));

  if (prediction->is_exact)
    return qs_cli_format_number (prediction->placements + 1);

  if (result->racer->picks_line)
    qs_estimate_all (result->racer, n, NULL, N_PROBES, SEED, &estimate);
  number = qs_cli_format_number (estimate.placements + 1);

  return g_strconcat ("≈ ", number, NULL);
}

/* Lets the race predict; it must be cancelled before it runs. */
static const QsRaceReport *
predict (QsRace *race,
         guint   n)
{
  const QsRaceTask task = { .n = n };

  qs_race_start (race, &task, qs_racers_list ());
  while (!qs_race_get_report (race)->has_predictions)
    g_main_context_iteration (NULL, TRUE);

  return qs_race_get_report (race);
}

static void
append_times (guint             n,
              const QsEstimate *rows,
              GString          *text)
{
  g_autoptr (QsRace) race = qs_race_new ();
  const QsRaceReport *report = predict (race, n);

  /* Translators: the headings of a table of search methods, their nodes and how long they will take. */
  g_string_append_printf (text, "%s\t%s\t%s\n", _ ("METHOD"), _ ("NODES"), _ ("TIME"));

  for (guint i = 0; i < report->n_racers; i++)
    {
      const QsRaceResult *result = &report->results[i];
      double seconds = result->predicted.seconds;
      g_autofree char *nodes = format_nodes (result, n, rows);
      g_autofree char *time = seconds < 0 ? g_strdup (_ ("unknown")) : qs_cli_format_seconds (seconds);

      g_string_append_printf (text, "%s\t%s\t%s\n", result->racer->id, nodes, time);
    }

  qs_race_cancel (race);
  qs_cli_table_align (text, 1);
}

/* For plain queens the methods follow, with their times in seconds. */
static void
append_json (guint             n,
             const QsProblem  *problem,
             const QsEstimate *estimate,
             GString          *text)
{
  g_autoptr (QsRace) race = qs_race_new ();
  g_autoptr (GString) methods = g_string_new (NULL);
  g_autofree char *name = problem != NULL ? qs_problem_to_string (problem) : NULL;
  const QsRaceReport *report = problem == NULL ? predict (race, n) : qs_race_get_report (race);
  guint64 known;

  for (guint i = 0; i < report->n_racers; i++)
    {
      char seconds[G_ASCII_DTOSTR_BUF_SIZE];

      if (report->results[i].predicted.seconds >= 0)
        g_string_append_printf (methods, "%s{\"method\":\"%s\",\"seconds\":%s}", methods->len > 0 ? "," : "",
                                report->results[i].racer->id,
                                g_ascii_formatd (seconds, sizeof seconds, "%.3g", report->results[i].predicted.seconds));
    }
  qs_race_cancel (race);

  qs_cli_json_add (text, "n", "%u", n);
  if (problem != NULL)
    qs_cli_json_add_string (text, "problem", name);
  if (is_published (n, problem, &known))
    qs_cli_json_add (text, "published", "%" G_GUINT64_FORMAT, known);
  qs_cli_json_add_number (text, "solutions", "%.4g", estimate->solutions);
  qs_cli_json_add_number (text, "solutions_error", "%.2g", estimate->solutions_error);
  qs_cli_json_add_number (text, "nodes", "%.4g", estimate->placements + 1);
  qs_cli_json_add_number (text, "nodes_error", "%.2g", estimate->placements_error);
  if (problem == NULL)
    qs_cli_json_add (text, "methods", "[%s]", methods->str);
  qs_cli_json_end (text);
}

/* Prints estimates of the solutions, of the nodes and of the times. */
gboolean
qs_cli_estimate (GStrv   *arguments,
                 GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean is_json = FALSE;
  const GOptionEntry entries[] = { QS_CLI_JSON_OPTION (&is_json), G_OPTION_ENTRY_NULL };
  const QsProblem *problem;
  QsEstimate estimate;
  guint n;

  if (!qs_cli_arguments_parse_board (arguments,
                                     _ ("Estimates the solutions for N queens, from 1 to 32, the nodes of the search tree\n"
                                        "and the time that each method takes to find all, without the search.\n"
                                        "N may be another problem, such as 6x9 or 13:torus: then no times are estimated."),
                                     entries, QS_METHOD_MAX_N, &n, &problem, error))
    return FALSE;

  qs_estimate_all (NULL, n, problem, N_PROBES, SEED, &estimate);
  if (is_json)
    append_json (n, problem, &estimate, text);
  else
    append_tree (n, problem, &estimate, text);

  if (!is_json && problem == NULL)
    {
      g_string_append_c (text, '\n');
      append_times (n, &estimate, text);
    }

  return qs_cli_output_print (text->str, error);
}
