/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-puzzle-order.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qs-error.h"
#include "qs-puzzle-maker.h"
#include "qs-solution.h"

/* How many boards to complete are drawn for one of the wanted grade. */
#define MAX_DRAWS 200

const QsPuzzleSortFacts qs_puzzle_sorts[] = {
  [QS_PUZZLE_REGIONS] = { "regions", N_ ("Regions"), QS_PUZZLE_MIN_N, QS_PUZZLE_MAX_N },
  [QS_PUZZLE_QUEENS] = { "queens", N_ ("Queens to complete"), 6, 20 },
  [QS_PUZZLE_TORUS] = { "torus", N_ ("Torus to complete"), 7, 19 },
  [QS_PUZZLE_EMPTY] = { "empty", N_ ("Empty board"), 4, 20 },
  [QS_PUZZLE_ENTERED] = { .title = N_ ("Entered puzzle") },
};

/* From Monday to Sunday. */
static const struct
{
  guint n;
  QsGrade grade;
} days[] = {
  { 7, QS_GRADE_EASY }, { 7, QS_GRADE_MEDIUM }, { 8, QS_GRADE_MEDIUM }, { 8, QS_GRADE_HARD },
  { 9, QS_GRADE_HARD }, { 9, QS_GRADE_EXPERT }, { 10, QS_GRADE_EXPERT },
};

/* How many queens of a hundred are given, by grade: that makes the grade likely. */
static const guint8 shares[] = { 60, 45, 44, 36, 25 };

gboolean
qs_puzzle_sort_parse (const char   *name,
                      QsPuzzleSort *sort)
{
  for (*sort = 0; *sort < QS_PUZZLE_ENTERED; ++*sort)
    {
      if (g_str_equal (qs_puzzle_sorts[*sort].name, name))
        return TRUE;
    }

  return FALSE;
}

/* A torus has solutions where no 2 and no 3 divides its side. */
guint
qs_puzzle_sort_fit (QsPuzzleSort sort,
                    guint        n)
{
  n = CLAMP (n, qs_puzzle_sorts[sort].min_n, qs_puzzle_sorts[sort].max_n);
  while (sort == QS_PUZZLE_TORUS && (n % 2 == 0 || n % 3 == 0))
    n++;

  return n;
}

void
qs_puzzle_order_init_today (QsPuzzleOrder *self,
                            GDateTime     *now)
{
  guint day = (guint) g_date_time_get_day_of_week (now) - 1;
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");

  *self = (QsPuzzleOrder){ QS_PUZZLE_REGIONS, days[day].n, days[day].grade, "" };
  g_strlcpy (self->word, date, sizeof self->word);
}

/* Draws boards to complete until one is of the wanted grade. Where so few queens are not enough, or too few for
 * any rule, one more is given. */
static gboolean
draw_given (const QsPuzzleOrder *self,
            QsStop               stop,
            QsGrade             *grade,
            QsProblem           *problem)
{
  guint32 seed = qs_puzzle_get_seed (qs_puzzle_sorts[self->sort].name, self->n, self->grade, self->word);
  QsPuzzleKind kind = { .n_given = MAX (self->n * shares[self->grade] / 100, 2), .is_unique = TRUE };
  g_autoptr (QsPuzzleMaker) maker = NULL;
  QsProblem board;

  qs_problem_init (&board, self->n);
  if (self->sort == QS_PUZZLE_TORUS)
    board.attack = QS_ATTACK_TORUS;
  qs_census_space_init_problem (&kind.space, &board, QS_CENSUS_ALL);

  *grade = QS_GRADE_BEYOND;
  for (guint i = 0; i < MAX_DRAWS && *grade != self->grade && kind.n_given < self->n && !qs_stop_is_wanted (stop); i++)
    {
      guint16 given[QS_ENUMERATOR_MAX_N], solution[QS_ENUMERATOR_MAX_N];
      QsGrade found = QS_GRADE_BEYOND;

      if (maker == NULL)
        maker = qs_puzzle_maker_new (&kind, seed, stop);
      if (qs_puzzle_maker_next (maker, given, solution, NULL))
        {
          qs_constraints_init_queens (&board.squares, self->n, given);
          found = qs_puzzle_keep_nearest (&board, self->grade, grade, problem);
        }
      if (found == QS_GRADE_BEYOND)
        {
          kind.n_given++;
          g_clear_pointer (&maker, qs_puzzle_maker_free);
        }
    }

  return *grade != QS_GRADE_BEYOND;
}

gboolean
qs_puzzle_order_make (const QsPuzzleOrder *self,
                      QsStop               stop,
                      QsGrade             *grade,
                      QsProblem           *problem,
                      GError             **error)
{
  gboolean is_made = TRUE;

  *grade = self->grade;
  qs_problem_init (problem, self->n);
  if (self->sort == QS_PUZZLE_REGIONS)
    qs_puzzle_make (self->n, self->word, stop, grade, problem);
  else if (self->sort != QS_PUZZLE_EMPTY)
    is_made = draw_given (self, stop, grade, problem);

  if (qs_stop_is_wanted (stop))
    return qs_error_fail (error, QS_ERROR_CANCELLED, _ ("The work was cancelled"));

  return is_made || qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                                   /* Translators: a number of queens. */
                                   _ ("Found no puzzle of %u queens"), self->n);
}
