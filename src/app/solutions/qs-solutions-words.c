/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-solutions-words.h"

#include <glib/gi18n.h>

#include "qs-known.h"
#include "qs-problem-words.h"
#include "qs-text.h"

/* How many have a place in the list: all, where their number is known. */
guint64
qs_solutions_words_get_listed (QsSolutionSet *solution_set)
{
  guint64 reachable = qs_solution_set_get_status (solution_set)->reachable, total;

  return reachable > 0 && qs_solution_set_get_total (solution_set, &total) ? total : reachable;
}

/* The text behind the number of a solution, such as “of 92”. */
char *
qs_solutions_words_total (QsSolutionSet *solution_set)
{
  const QsSolutionStatus *status = qs_solution_set_get_status (solution_set);
  g_autofree char *number = qs_text_count (qs_solutions_words_get_listed (solution_set));
  guint64 total;
  gboolean is_partial = !status->is_complete && !qs_solution_set_get_total (solution_set, &total) &&
                        (status->elapsed >= QS_SOLUTIONS_WORDS_PATIENCE || status->is_stopped);

  /* Mirror images were counted, too, but have no number before the end: this is not the count so far. */
  if (is_partial && qs_solution_set_get_space (solution_set)->is_halved)
    /* Translators: after the number of a solution: how many can be shown by now. */
    return g_strdup_printf (_ ("%s ready"), number);

  if (is_partial)
    /* Translators: after the number of a solution, while they are counted: 3 “of 92 so far”. */
    return g_strdup_printf (_ ("of %s so far"), number);

  /* Translators: after the number of a solution: 3 “of 92”. */
  return g_strdup_printf (_ ("of %s"), number);
}

/* The board in words. */
char *
qs_solutions_words_board (const guint16   *columns,
                          const QsProblem *problem)
{
  g_autofree char *squares = qs_text_squares (columns, problem->n_rows);

  /* Translators: rows and columns of the board, then the squares of its queens. */
  return g_strdup_printf (_ ("Board of %u × %u with queens on %s"), problem->n_rows, problem->n, squares);
}

/* The board while there is no solution, in words: the required queens. */
char *
qs_solutions_words_given (const QsConstraints *constraints,
                          const QsProblem     *problem)
{
  g_autofree char *squares = qs_square_join (constraints->required, constraints->n_rows, ", ");

  return *squares != '\0'
             ? g_strdup_printf (_ ("Board of %u × %u with queens on %s"), problem->n_rows, problem->n, squares)
             : g_strdup_printf (_ ("Empty board of %u × %u"), problem->n_rows, problem->n);
}

/* The title of a board without solutions. */
char *
qs_solutions_words_no_solution (const QsProblem *problem)
{
  /* Translators: such as “8 queens on a torus”. */
  return qs_problem_is_plain (problem) ? g_strdup_printf (_ ("No Solutions for %u Queens"), problem->n)
                                       : qs_text_fill (_ ("No Solutions: %s"), qs_problem_words_title (problem));
}

/* Why that is so. */
char *
qs_solutions_words_why_none (const QsProblem *problem)
{
  guint n = problem->n;

  if (qs_problem_is_plain (problem))
    return g_strdup_printf (_ ("Of %u queens on a board of %u × %u, two always attack each other. "
                               "Only n = 2 and n = 3 have no solution."),
                            n, n, n);

  if (problem->attack == QS_ATTACK_TORUS && problem->n_rows == n && !problem->has_regions)
    return g_strdup (_ ("On a torus there are solutions exactly where the side is divisible by neither 2 nor 3."));

  return g_strdup (_ ("All placements were searched: on this board two queens always attack each other."));
}

/* Offers the nearest board that has solutions. @target: (out): its text */
char *
qs_solutions_words_offer (const QsProblem *problem,
                          char           **target)
{
  QsProblem near;

  qs_known_find_near (problem, &near);
  *target = qs_problem_to_string (&near);

  /* Translators: a button that shows another board, such as “Try 7 queens on a torus”. */
  return qs_text_fill (_ ("Try %s"), qs_problem_words_title (&near));
}

/* Why there is no solution yet; NULL where the words would only flash. */
const char *
qs_solutions_words_waiting (QsSolutionSet *solution_set)
{
  const QsSolutionStatus *status = qs_solution_set_get_status (solution_set);

  if (status->is_stopped)
    return _ ("The search was stopped before its first solution");

  return status->elapsed >= QS_SOLUTIONS_WORDS_PATIENCE ? _ ("Looking for the first solution…") : NULL;
}
