/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The measurements of a race, as a table for people. */

#include "config.h"

#include "qs-cli-race-table.h"

#include <glib/gi18n.h>

#include "qs-cli-table.h"

static void
add_result (QsCliTable         *table,
            const QsRaceResult *result,
            double              best)
{
  const QsCounts *counts = &result->counts;
  gboolean has_counts = result->n_runs > 0 && result->racer->method != NULL;
  const guint64 numbers[] = { counts->placements + 1, counts->checks, counts->backtracks };

  qs_cli_table_add (table, g_strdup (result->racer->id));
  qs_cli_table_add (table, result->n_runs > 0 ? qs_cli_format_seconds (result->seconds) : g_strdup ("–"));
  qs_cli_table_add (table, result->n_runs > 0 ? g_strdup_printf ("%.2f", result->seconds / best) : g_strdup ("–"));
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    qs_cli_table_add (table, has_counts ? g_strdup_printf ("%" G_GUINT64_FORMAT, numbers[i]) : g_strdup ("–"));
  qs_cli_table_add (table, result->n_runs > 0 ? g_strdup_printf ("%" G_GUINT64_FORMAT, result->counts.solutions)
                                              : g_strdup ("–"));
  qs_cli_table_add (table, result->n_runs > 0 ? g_strdup_printf ("%" G_GUINT64_FORMAT, result->memory)
                                              : g_strdup ("–"));
  qs_cli_table_add (table, g_strdup_printf ("%u", result->n_runs));
}

/* Writes the results for people, with a dash for anything that was not measured. */
char *
qs_cli_race_make_table (const QsRaceResult *results,
                        guint               n_results)
{
  /* Translators: the headings of a table of measured search methods; the memory is in bytes. */
  static const char *const headings[] = { N_ ("METHOD"), N_ ("TIME"), N_ ("RATIO"), N_ ("NODES"), N_ ("CHECKS"),
                                          N_ ("BACKTRACKS"), N_ ("SOLUTIONS"), N_ ("BYTES"), N_ ("RUNS") };
  g_autoptr (QsCliTable) table = qs_cli_table_new (G_N_ELEMENTS (headings), 1);
  GString *text = g_string_new (NULL);
  double best = qs_race_find_best (results, n_results);

  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    qs_cli_table_add (table, g_strdup (_ (headings[i])));

  for (guint i = 0; i < n_results; i++)
    add_result (table, &results[i], best);

  qs_cli_table_append_to (table, text);

  return g_string_free (text, FALSE);
}
