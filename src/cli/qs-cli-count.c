/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that counts solutions. */

#include "config.h"

#include "qs-cli-count.h"

#include <glib/gi18n.h>

#include "qs-cli-arguments.h"
#include "qs-cli-census.h"
#include "qs-cli-output.h"
#include "qs-cli-space.h"

static gboolean
parse_arguments (GStrv             *arguments,
                 QsCliSpaceOptions *options,
                 guint             *n,
                 char             **help,
                 GError           **error)
{
  const GOptionEntry entries[] = {
    qs_cli_space_options_require (options),
    qs_cli_space_options_forbid (options),
    qs_cli_space_options_fundamental (options),
    G_OPTION_ENTRY_NULL
  };

  return qs_cli_arguments_parse (arguments, _ ("Counts the solutions for N queens, from 1 to 32."),
                                 entries, QS_CENSUS_MAX_N, n, help, error);
}

static gboolean
count_solutions (const QsCliSpaceOptions *options,
                 guint                    n,
                 guint64                 *count,
                 GError                 **error)
{
  g_autoptr (QsFileWriter) output = qs_cli_output_new ();
  g_autoptr (QsSolver) solver = NULL;
  QsCensusSpace space;

  if (!qs_cli_space_options_parse (options, n, &space, error))
    return FALSE;

  solver = qs_cli_census_start (&space);
  if (!qs_cli_census_wait (solver, G_MAXUINT64, output, error))
    return FALSE;

  *count = qs_solver_get_count (solver);
  return TRUE;
}

/**
 * qs_cli_count:
 * @arguments: (inout): the command's name and what follows it
 * @error: the place for an error: %G_OPTION_ERROR, %QS_ERROR_FILE,
 *   %QS_ERROR_CLOSED, or as qs_cli_space_options_parse() has it
 *
 * Prints how many solutions a board has.
 *
 * Returns: whether it did
 */
gboolean
qs_cli_count (GStrv   *arguments,
              GError **error)
{
  g_auto (QsCliSpaceOptions) options = { NULL };
  g_autofree char *text = NULL;
  guint64 count;
  guint n;

  if (!parse_arguments (arguments, &options, &n, &text, error))
    return FALSE;

  if (text == NULL)
    {
      if (!count_solutions (&options, n, &count, error))
        return FALSE;

      text = g_strdup_printf ("%" G_GUINT64_FORMAT "\n", count);
    }

  return qs_cli_output_print (text, error);
}
