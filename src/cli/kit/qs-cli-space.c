/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The options --require, --forbid and --fundamental, which several commands have. */

#include "qs-cli-space.h"

#include <glib/gi18n.h>

#include "qs-cli-arguments.h"
#include "qs-constraints.h"

GOptionEntry
qs_cli_space_options_require (QsCliSpaceOptions *self)
{
  return (GOptionEntry){ "require", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->required,
                         /* Translators: what the option takes is called SQUARES. */
                         _ ("Only solutions with a queen on each of SQUARES, such as a1,c4"), _ ("SQUARES") };
}

GOptionEntry
qs_cli_space_options_forbid (QsCliSpaceOptions *self)
{
  return (GOptionEntry){ "forbid", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->forbidden,
                         _ ("Only solutions without a queen on any of SQUARES"), _ ("SQUARES") };
}

GOptionEntry
qs_cli_space_options_fundamental (QsCliSpaceOptions *self)
{
  return (GOptionEntry){ "fundamental", 0, 0, G_OPTION_ARG_NONE, &self->is_fundamental,
                         _ ("Only solutions that come before all their turned and mirrored images"), NULL };
}

gboolean
qs_cli_space_options_parse_board (QsCliSpaceOptions *self,
                                  const char        *text,
                                  guint              max_n,
                                  guint             *n,
                                  GError           **error)
{
  if (text == NULL || !g_regex_match_simple ("^\\d+[x×:+-].", text, 0, 0))
    return qs_cli_arguments_parse_n (text, max_n, n, error);

  if (!qs_problem_parse (text, &self->problem, error))
    return FALSE;

  *n = self->problem.n;
  return TRUE;
}

/* Whether it is another problem than that of plain queens, or squares are required or forbidden. */
gboolean
qs_cli_space_options_is_narrowed (const QsCliSpaceOptions *self)
{
  return self->required != NULL || self->forbidden != NULL || self->problem.n > 0;
}

static gboolean
set_lists (QsConstraints     *constraints,
           const char *const *lists,
           QsSquareRule       rule,
           const char        *option,
           GError           **error)
{
  for (; lists != NULL && *lists != NULL; lists++)
    {
      if (!qs_cli_arguments_blame (qs_constraints_set_list (constraints, *lists, rule, error), option, error))
        return FALSE;
    }

  return TRUE;
}

/* Finds out which solutions are meant: none where the squares contradict each other. @problem may be NULL.
 * QS_ERROR_INVALID_TEXT or QS_ERROR_OUT_OF_RANGE. */
gboolean
qs_cli_space_options_parse (const QsCliSpaceOptions *self,
                            guint                    n,
                            QsCensusSpace           *space,
                            QsProblem               *problem,
                            GError                 **error)
{
  QsCensusScope scope = self->is_fundamental ? QS_CENSUS_FUNDAMENTAL : QS_CENSUS_ALL;
  QsProblem meant = self->problem;

  if (meant.n == 0)
    qs_problem_init (&meant, n);
  if (!set_lists (&meant.squares, (const char *const *) self->required, QS_SQUARE_RULE_REQUIRED, "--require", error) ||
      !set_lists (&meant.squares, (const char *const *) self->forbidden, QS_SQUARE_RULE_FORBIDDEN, "--forbid", error))
    return FALSE;

  qs_census_space_init_problem (space, &meant, scope);
  if (problem != NULL)
    *problem = meant;

  return TRUE;
}
