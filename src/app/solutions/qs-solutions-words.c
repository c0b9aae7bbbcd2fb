/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-solutions-words.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

#include "qs-known.h"
#include "qs-problem-words.h"
#include "qs-solution.h"
#include "qs-text.h"

#define LEFT_TO_RIGHT_ISOLATE "\xe2\x81\xa6"
#define POP_DIRECTIONAL_ISOLATE "\xe2\x81\xa9"

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

/* A list of columns is read from the left, like the board, even among words that are not. */
static char *
write_columns (const guint16 *columns,
               guint          n)
{
  g_autofree char *list = qs_solution_to_string (columns, n);

  if (gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL)
    return g_strconcat (LEFT_TO_RIGHT_ISOLATE, list, POP_DIRECTIONAL_ISOLATE, NULL);

  return g_steal_pointer (&list);
}

/* Such as “Solution 12 · 1 5 8 6 3 7 2 4 · symmetry class 1 of 12 (8 images)”.
 * Numbers count from 1, columns from 0; @more may be NULL. */
char *
qs_solutions_words_caption (guint64        number,
                            const guint16 *columns,
                            guint          n,
                            const char    *more)
{
  g_autofree char *number_text = qs_text_count (number);
  g_autofree char *list = write_columns (columns, n);

  if (more == NULL)
    /* Translators: the number of a solution, and its columns. */
    return g_strdup_printf (_ ("Solution %s · %s"), number_text, list);

  /* Translators: the number of a solution, its columns, then such as “symmetry class 1 of 12 (8 images)”. */
  return g_strdup_printf (_ ("Solution %s · %s · %s"), number_text, list, more);
}

/* Such as “symmetry class 1 of 12 (8 images)”. @number is from 1; @total is 0 while it is not known. */
char *
qs_solutions_words_class (guint64 number,
                          guint64 total,
                          guint   n_images)
{
  g_autofree char *number_text = qs_text_count (number);
  g_autofree char *total_text = qs_text_count (total);
  g_autofree char *images = g_strdup_printf (ngettext ("%u image", "%u images", n_images), n_images);

  if (total == 0)
    /* Translators: the number of a symmetry class, then “8 images”. */
    return g_strdup_printf (_ ("symmetry class %s (%s)"), number_text, images);

  /* Translators: the number of a symmetry class, how many there are, then “8 images”. */
  return g_strdup_printf (_ ("symmetry class %s of %s (%s)"), number_text, total_text, images);
}

static const char *const symmetries[] = {
  [QS_SYMMETRY_IDENTITY] = N_ ("As shown"),
  [QS_SYMMETRY_QUARTER_TURN] = N_ ("Quarter turn"),
  [QS_SYMMETRY_HALF_TURN] = N_ ("Half turn"),
  [QS_SYMMETRY_THREE_QUARTER_TURN] = N_ ("Three-quarter turn"),
  [QS_SYMMETRY_MIRROR_COLUMNS] = N_ ("Mirrored left–right"),
  [QS_SYMMETRY_MIRROR_ROWS] = N_ ("Mirrored top–bottom"),
  [QS_SYMMETRY_MIRROR_DIAGONAL] = N_ ("Mirrored in the diagonal"),
  [QS_SYMMETRY_MIRROR_ANTI_DIAGONAL] = N_ ("Mirrored in the anti-diagonal"),
};

/* Such as “Quarter turn”. */
const char *
qs_solutions_words_symmetry (QsSymmetry symmetry)
{
  return _ (symmetries[symmetry]);
}
