/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that counts solutions: the counter does it, or the census where squares are given. */

#include "config.h"

#include "qs-cli-count.h"

#include "qs-cli-census.h"
#include "qs-cli-count-result.h"
#include "qs-cli-count-run.h"
#include "qs-cli-count-sum.h"
#include "qs-cli-count-terms.h"
#include "qs-cli-count-verify.h"
#include "qs-cli-output.h"

/* Counts the solutions with queens on some squares and none on others. */
static gboolean
count_narrowed (const QsCliSpaceOptions *options,
                guint                    n,
                GError                 **error)
{
  g_autoptr (QsFileWriter) output = qs_cli_output_new ();
  g_autoptr (QsSolver) solver = NULL;
  g_autofree char *text = NULL;
  QsCensusSpace space;

  if (!qs_cli_space_options_parse (options, n, &space, NULL, error))
    return FALSE;

  solver = qs_cli_census_start (&space);
  if (!qs_cli_census_wait (solver, G_MAXUINT64, output, error))
    return FALSE;

  text = g_strdup_printf ("%" G_GUINT64_FORMAT "\n", qs_solver_get_count (solver));

  return qs_cli_output_print (text, error);
}

/* Prints the units that a sum lacks, as --units reads them. */
static gboolean
print_missing (const QsPartial *sum,
               GError         **error)
{
  g_autofree char *missing = qs_partial_list_expression (sum);
  g_autofree char *line = missing != NULL ? g_strconcat (missing, "\n", NULL) : g_strdup ("");

  return qs_cli_output_print (line, error);
}

/* Prints the sum of partial results. */
static gboolean
add_up (const QsCliCountOptions *options,
        guint                    n,
        GError                 **error)
{
  g_autoptr (QsPartial) sum = qs_cli_count_sum_files ((const char *const *) options->sum, n, error);

  if (sum == NULL)
    return FALSE;

  if (options->missing)
    return print_missing (sum, error);

  return (options->partial || qs_cli_count_sum_check_all (sum, error)) &&
         (options->verify == NULL || qs_cli_count_verify (options, sum, error)) &&
         qs_cli_count_result_print (options, sum, NULL, error);
}

/* Prints how many solutions a board has. */
gboolean
qs_cli_count (GStrv   *arguments,
              GError **error)
{
  g_auto (QsCliCountOptions) options = { { NULL } };
  guint n;

  if (!qs_cli_count_options_read (&options, arguments, &n, error))
    return FALSE;

  if (options.range != NULL)
    return qs_cli_count_terms (&options, error);

  if (qs_cli_space_options_is_narrowed (&options.space))
    return count_narrowed (&options.space, n, error);

  return options.sum != NULL ? add_up (&options, n, error) : qs_cli_count_run (&options, n, error);
}
