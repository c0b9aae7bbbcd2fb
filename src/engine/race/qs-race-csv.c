/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A race's results as comma-separated values, after RFC 4180 but with a line feed alone
 * at the end of a line, as all text here has it. */

#include "qs-race-csv.h"

static void
append_seconds (GString *csv,
                double   seconds)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (csv, ",%s", g_ascii_formatd (text, sizeof text, "%.9g", seconds));
}

/* The counts. For a reference only the solutions are known. */
static void
append_counts (GString            *csv,
               const QsRaceResult *result)
{
  const QsCounts *counts = &result->counts;

  if (result->racer->method != NULL)
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
  char ratio[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (csv, "%s,%s,%s,%u", result->racer->id, board, task->wants_first ? "first" : "all",
                          result->n_runs);

  if (result->n_runs == 0)
    {
      g_string_append (csv, ",,,,,,,,,\n");
      return;
    }

  append_seconds (csv, result->seconds);
  append_seconds (csv, result->deviation);
  g_string_append_printf (csv, ",%s", g_ascii_formatd (ratio, sizeof ratio, "%.4g", result->seconds / best));
  g_string_append (csv, result->is_stable ? ",yes" : ",no");
  append_counts (csv, result);
  g_string_append_printf (csv, ",%" G_GUINT64_FORMAT "\n", result->memory);
}

/* Writes a header and a line for each result:
 * `method,n,asked,runs,seconds,deviation,ratio,stable,nodes,checks,backtracks,solutions,memory`.
 * n is the text of the problem, which is a number for plain queens; asked is `all` or `first`, ratio the time divided by the best method’s, stable `yes` or `no`,
 * memory in bytes. Numbers have a point and no other marks, in every language. A field that was
 * not measured is empty. */
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
