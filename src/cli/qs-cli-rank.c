/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that prints the number of a solution, its symmetry class and its images. */

#include "qs-cli-commands.h"

#include <inttypes.h>
#include <string.h>

#include <glib/gi18n.h>

#include "qs-cli-arguments.h"
#include "qs-cli-output.h"
#include "qs-cli-wait.h"
#include "qs-error.h"
#include "qs-solution.h"
#include "qs-symmetry.h"

/* The largest board: on larger ones, counting all solutions takes minutes. */
#define MAX_N 18

/* A solution, and the facts that are printed. */
typedef struct
{
  QsProblem problem; /* without squares */
  guint16 columns[QS_CENSUS_MAX_N];
  guint n_images;
  QsSymmetry symmetries[QS_SYMMETRIES]; /* that make the images */
  guint16 images[QS_SYMMETRIES][QS_CENSUS_MAX_N];
  guint64 ranks[QS_SYMMETRIES];         /* of the images, from 0; the first is that of the solution */
  guint64 n_solutions;
  guint64 class_rank; /* of the least image among the fundamental solutions, from 0 */
  guint64 n_classes;
} Subject;

static const char *const names[] = {
  /* Translators: these are the images of a solution: the solution itself. */
  [QS_SYMMETRY_IDENTITY] = N_ ("itself"),
  /* Translators: clockwise. */
  [QS_SYMMETRY_QUARTER_TURN] = N_ ("quarter turn"),
  [QS_SYMMETRY_HALF_TURN] = N_ ("half turn"),
  [QS_SYMMETRY_THREE_QUARTER_TURN] = N_ ("three-quarter turn"),
  [QS_SYMMETRY_MIRROR_COLUMNS] = N_ ("left and right exchanged"),
  [QS_SYMMETRY_MIRROR_ROWS] = N_ ("top and bottom exchanged"),
  /* Translators: the diagonal from the top left to the bottom right. */
  [QS_SYMMETRY_MIRROR_DIAGONAL] = N_ ("mirrored in the diagonal"),
  /* Translators: the diagonal from the top right to the bottom left. */
  [QS_SYMMETRY_MIRROR_ANTI_DIAGONAL] = N_ ("mirrored in the anti-diagonal"),
};

static gboolean
parse_problem (const char *text,
               QsProblem  *problem,
               GError    **error)
{
  if (!qs_cli_arguments_blame (qs_problem_parse (text, problem, error), "--problem", error))
    return FALSE;

  if (qs_constraints_is_empty (&problem->squares))
    return TRUE;

  return qs_cli_arguments_refuse (error, _ ("--problem: “%s” names squares, but classes are those of all solutions"), text);
}

static gboolean
parse_solution (const char *const *operands,
                const char        *problem,
                Subject           *subject,
                GError           **error)
{
  g_autofree char *text = operands != NULL ? g_strjoinv (" ", (char **) operands) : g_strdup ("");
  g_autofree guint16 *columns = NULL;
  guint n;

  if (problem != NULL)
    return parse_problem (problem, &subject->problem, error) &&
           qs_problem_parse_solution (&subject->problem, text, subject->columns, error);

  columns = qs_solution_parse (text, 0, &n, error);
  if (columns == NULL || !qs_solution_check (columns, n, error))
    return FALSE;

  if (n > MAX_N)
    return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                          /* Translators: the largest board, and the board that the user gave. */
                          _ ("The rank can be found for up to %u queens, not for %u: all solutions must be counted, "
                             "which takes more than a minute on larger boards"),
                          MAX_N, n);

  qs_problem_init (&subject->problem, n);
  memcpy (subject->columns, columns, n * sizeof *columns);

  return TRUE;
}

static QsSolutionSet *
count_all (const QsProblem *problem,
           QsCensusScope    scope,
           QsFileWriter    *output,
           guint64         *count,
           GError         **error)
{
  QsCensusSpace space;

  qs_census_space_init_problem (&space, problem, scope);

  return qs_cli_census_count (&space, G_MAXUINT64, output, count, error);
}


/* The ranks of all images among all solutions. */
static gboolean
find_ranks (Subject      *subject,
            QsFileWriter *output,
            GError      **error)
{
  g_autoptr (QsSolutionSet) set = count_all (&subject->problem, QS_CENSUS_ALL, output, &subject->n_solutions, error);

  if (set == NULL)
    return FALSE;

  subject->n_images = qs_symmetry_orbit (subject->columns, subject->problem.n_rows, subject->problem.n,
                                            qs_problem_get_symmetries (&subject->problem), subject->symmetries);
  for (guint i = 0; i < subject->n_images; i++)
    {
      qs_symmetry_apply (subject->symmetries[i], subject->columns, subject->problem.n_rows, subject->problem.n,
                         subject->images[i]);
      subject->ranks[i] = qs_cli_census_find (set, subject->images[i]);
    }

  return TRUE;
}

/* The rank of the least image among the fundamental solutions. */
static gboolean
find_class (Subject      *subject,
            QsFileWriter *output,
            GError      **error)
{
  g_autoptr (QsSolutionSet) set = count_all (&subject->problem, QS_CENSUS_FUNDAMENTAL, output, &subject->n_classes, error);
  guint16 least[QS_CENSUS_MAX_N];

  if (set == NULL)
    return FALSE;

  qs_symmetry_least (subject->columns, subject->problem.n_rows, subject->problem.n,
                     qs_problem_get_symmetries (&subject->problem), least);
  subject->class_rank = qs_cli_census_find (set, least);

  return TRUE;
}

static char *
describe (const Subject *subject)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, _ ("rank: %" PRIu64 " of %" PRIu64 "\n"),
                          subject->ranks[0] + 1, subject->n_solutions);
  g_string_append_printf (text, _ ("class: %" PRIu64 " of %" PRIu64 "\n"),
                          subject->class_rank + 1, subject->n_classes);
  g_string_append_printf (text, _ ("images: %u\n"), subject->n_images);
  g_string_append_c (text, '\n');

  /* Translators: the headings of a table of images: how it is made, its columns and its number. */
  g_string_append_printf (text, "%s\t%s\t%s\n", _ ("IMAGE"), _ ("COLUMNS"), _ ("RANK"));

  for (guint i = 0; i < subject->n_images; i++)
    {
      g_autofree char *columns = qs_solution_to_string (subject->images[i], subject->problem.n_rows);

      g_string_append_printf (text, "%s\t%s\t%" PRIu64 "\n", _ (names[subject->symmetries[i]]), columns, subject->ranks[i] + 1);
    }

  qs_cli_table_align (text, 2);

  return g_string_free (text, FALSE);
}

static char *
write_json (const Subject *subject)
{
  GString *text = g_string_new (NULL);
  GString *images = g_string_new (NULL);

  for (guint i = 0; i < subject->n_images; i++)
    {
      g_autofree char *columns = g_strdelimit (qs_solution_to_string (subject->images[i], subject->problem.n_rows), " ", ',');

      g_string_append_printf (images, "%s{\"columns\":[%s],\"rank\":%" G_GUINT64_FORMAT "}", i > 0 ? "," : "", columns,
                              subject->ranks[i] + 1);
    }

  qs_cli_json_add (text, "n", "%u", subject->problem.n);
  if (!qs_problem_is_plain (&subject->problem))
    {
      g_autofree char *problem = qs_problem_to_string (&subject->problem);

      qs_cli_json_add (text, "problem", "\"%s\"", problem);
    }
  qs_cli_json_add (text, "rank", "%" G_GUINT64_FORMAT, subject->ranks[0] + 1);
  qs_cli_json_add (text, "solutions", "%" G_GUINT64_FORMAT, subject->n_solutions);
  qs_cli_json_add (text, "class", "%" G_GUINT64_FORMAT, subject->class_rank + 1);
  qs_cli_json_add (text, "classes", "%" G_GUINT64_FORMAT, subject->n_classes);
  qs_cli_json_add (text, "images", "[%s]", images->str);
  qs_cli_json_end (text);
  g_string_free (images, TRUE);

  return g_string_free (text, FALSE);
}

/* Prints the number of a solution, its symmetry class and its images. */
gboolean
qs_cli_rank (GStrv   *arguments,
             GError **error)
{
  g_autoptr (QsFileWriter) output = qs_cli_output_new ();
  GStrv operands;
  g_autofree char *text = NULL;
  Subject subject = { 0 };
  char *problem = NULL;
  gboolean is_json = FALSE;
  const GOptionEntry entries[] = {
    QS_CLI_TEXT ("problem", &problem, _ ("The solution is one of PROBLEM, such as 13:torus"), _ ("PROBLEM")),
    QS_CLI_JSON_OPTION (&is_json),
    G_OPTION_ENTRY_NULL
  };

  if (!qs_cli_arguments_parse_operands (arguments, "COLUMNS",
                                        _ ("Prints the number of a solution with 1 to 18 queens, and its images.\n"
                                           "COLUMNS are the columns of the queens, top row first, such as “2 4 1 3”."),
                                        entries, G_MAXUINT, &operands, error) ||
      !parse_solution ((const char *const *) operands, problem, &subject, error) ||
      !find_ranks (&subject, output, error) ||
      !find_class (&subject, output, error))
    return FALSE;

  text = is_json ? write_json (&subject) : describe (&subject);

  return qs_cli_output_print (text, error);
}
