/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The terms of a sequence, one board after the other. */

#include "qs-cli-count-terms.h"

#include <glib/gi18n.h>
#include <inttypes.h>

#include "qs-cli-census.h"
#include "qs-cli-output.h"
#include "qs-error.h"
#include "qs-known.h"

static gboolean
print_term (const QsProblem *problem,
            gboolean         is_fundamental,
            GError         **error)
{
  g_autoptr (QsFileWriter) output = qs_cli_output_new ();
  g_autoptr (QsSolutionSet) set = NULL;
  g_autofree char *line = NULL;
  QsCensusSpace space;

  qs_census_space_init_problem (&space, problem, is_fundamental ? QS_CENSUS_FUNDAMENTAL : QS_CENSUS_ALL);
  set = qs_solution_set_start (&space);
  if (!qs_cli_census_wait (set, G_MAXUINT64, output, error))
    return FALSE;

  line = g_strdup_printf ("%u %" PRIu64 "\n", problem->n, qs_solution_set_get_status (set)->count);
  return qs_cli_output_print (line, error);
}

/* Each line is there as soon as it is known. */
static gboolean
print_terms (const QsCliCountOptions *options,
             guint                    first,
             guint                    last,
             const char              *rest,
             GError                 **error)
{
  for (guint n = first; n <= last; n++)
    {
      g_autofree char *text = g_strdup_printf ("%u%s", n, rest);
      const char *sequence;
      QsProblem problem;

      if (!qs_problem_parse (text, &problem, error))
        return FALSE;

      sequence = n == first ? qs_known_get_sequence (&problem, options->space.is_fundamental) : NULL;
      if (sequence != NULL)
        {
          g_autofree char *comment = g_strdup_printf ("# %s\n", sequence);

          if (!qs_cli_output_print (comment, error))
            return FALSE;
        }
      if (!print_term (&problem, options->space.is_fundamental, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
qs_cli_count_terms (const QsCliCountOptions *options,
                    GError                 **error)
{
  g_autoptr (GRegex) regex = g_regex_new ("^(\\d{1,3})-(\\d{1,3})(|:.*)$", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_auto (GStrv) parts = NULL;
  guint64 first, last;

  if (!g_regex_match (regex, options->range, 0, &match))
    return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                          _ ("--b-file needs a range of boards, such as 1-12 or 1-16:superqueens, not “%s”"), options->range);

  parts = g_match_info_fetch_all (match);
  first = g_ascii_strtoull (parts[1], NULL, 10);
  last = g_ascii_strtoull (parts[2], NULL, 10);
  if (first < 1 || last < first || last > QS_CENSUS_MAX_N)
    return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                          _ ("The range %s is not one of boards from 1 to %u"), options->range, QS_CENSUS_MAX_N);

  return print_terms (options, (guint) first, (guint) last, parts[3], error);
}
