/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-play-words.h"

#include <glib/gi18n.h>

#include "qs-ladder-words.h"
#include "qs-text.h"

/* From this size on it can take long to find a hard puzzle. */
#define LONG_N 13

#define NO_SOLUTION N_ ("This puzzle has no solution")

/* What each rule of the ladder says. */
static const char *const rules[] = {
  [QS_LADDER_ONLY_SQUARE] = N_ ("A row, column or region needs a queen. Where one square is left for it, the queen stands there."),
  [QS_LADDER_CONFINED] = N_ ("All squares left in one row, column or region also lie in a second one. The queen of both stands "
                             "on one of them, so the other squares of the second one are ruled out."),
  [QS_LADDER_COMMON_ATTACK] = N_ ("If each square left in some row, column or region rules out the same square, then there is no "
                                  "queen on that one: wherever the other queen stands, it rules it out."),
  [QS_LADDER_SET] = N_ ("All squares left in two regions lie in two rows. Both queens of these rows stand there, and the other "
                        "squares of the rows are ruled out. The same holds for columns, and for three or more."),
  [QS_LADDER_WHAT_IF] = N_ ("Suppose a queen on a square and see what follows: if a row, column or region then has no square "
                            "left, or two queens rule each other out, the square is ruled out."),
};

/* What the rule says, whatever the puzzle; nothing for contradictions. */
const char *
qs_play_words_rule (QsLadderRule rule)
{
  return rules[rule] != NULL ? gettext (rules[rule]) : "";
}

/* Such as 3:05. */
char *
qs_play_words_time (guint seconds)
{
  if (seconds >= 3600)
    return g_strdup_printf ("%u:%02u:%02u", seconds / 3600, seconds / 60 % 60, seconds % 60);

  return g_strdup_printf ("%u:%02u", seconds / 60, seconds % 60);
}

/* The kind of the puzzle, its size and how hard it is. */
char *
qs_play_words_puzzle (const QsPlayState *state)
{
  const QsProblem *problem = qs_game_get_problem (state->game);
  guint n = problem->n;
  const char *sort = gettext (qs_puzzle_sorts[state->order.sort].title);

  if (state->grade == QS_GRADE_BEYOND)
    /* Translators: the kind of a puzzle and its size. */
    return g_strdup_printf (_ ("%s, %u × %u"), sort, n, n);

  /* Translators: the kind of a puzzle, its size, and how hard it is. */
  return g_strdup_printf (_ ("%s, %u × %u, %s"), sort, n, n, gettext (qs_grade_get_name (state->grade)));
}

char *
qs_play_words_queens (const QsPlayState *state)
{
  const QsConstraints *marks = qs_game_get_marks (state->game);
  guint n_queens = 0;

  for (guint row = 0; row < marks->n; row++)
    n_queens += (guint) __builtin_popcount (marks->required[row]);

  /* Translators: how many queens stand, and how many there are to be. */
  return g_strdup_printf (_ ("%u of %u queens"), n_queens, marks->n);
}

/* How many ways there are to go on, or how many queens stand. */
static char *
describe_progress (const QsPlayState *state)
{
  g_autofree char *count = NULL;

  if (state->count.kind != QS_ADVICE_NOTHING)
    {
      count = qs_text_count (state->count.count);
      if (state->count.is_more)
        /* Translators: a number of ways. */
        return g_strdup_printf (_ ("More than %s ways to complete the board"), count);
      if (state->count.count == 0)
        return g_strdup (_ ("The board cannot be completed"));
      return g_strdup_printf (ngettext ("%s way to complete the board", "%s ways to complete the board",
                                        (gulong) MIN (state->count.count, G_MAXINT32)), count);
    }

  return qs_play_words_queens (state);
}

static char *
describe_hint (const QsPlayState *state)
{
  /* Where no step of the ladder says so, at first and then with what “Apply” does. */
  static const char *const wrongs[][2] = {
    [QS_WRONG_NOTHING] = { N_ ("No rule helps here"), N_ ("No rule helps here") },
    [QS_WRONG_CROSS] = { N_ ("A cross is wrong"), N_ ("A cross is wrong. “Apply” goes back to where all was right") },
    [QS_WRONG_QUEEN] = { N_ ("A queen is wrong"), N_ ("A queen is wrong. “Apply” goes back to where all was right") },
    [QS_WRONG_PUZZLE] = { NO_SOLUTION, NO_SOLUTION },
  };
  const QsProblem *problem = qs_game_get_problem (state->game);
  const QsLadderStep *step = &state->advice.step;
  g_autofree char *words = NULL;

  if (step->rule == QS_LADDER_NOTHING)
    return g_strdup (gettext (wrongs[state->advice.wrong][state->says_all]));

  if (!state->says_all)
    return qs_ladder_hint (problem, step);

  words = qs_ladder_describe (problem, step);
  /* Translators: a hint, which follows from crosses of the player, too. */
  return step->needs_crosses ? g_strdup_printf (_ ("%s (going by the crosses)"), words) : g_steal_pointer (&words);
}

/* What was asked for, or how it stands. */
static char *
describe_moment (const QsPlayState *state)
{
  const QsAdvice *advice = &state->advice;

  if (advice->kind == QS_ADVICE_HINT)
    return describe_hint (state);
  if (advice->wrong == QS_WRONG_PUZZLE)
    return g_strdup (gettext (NO_SOLUTION));
  if (advice->wrong != QS_WRONG_NOTHING)
    return g_strdup_printf (ngettext ("The last move was wrong and was taken back",
                                      "The last %u moves led nowhere and were taken back", advice->n_back),
                            advice->n_back);
  if (advice->kind != QS_ADVICE_NOTHING)
    return g_strdup (_ ("Nothing is wrong so far"));
  if (!qs_game_is_fresh (state->game) || state->count.kind != QS_ADVICE_NOTHING)
    return describe_progress (state);
  if (qs_play_state_is_nearest (state))
    /* Translators: how hard a puzzle is: the grade that was asked for, then the one of the puzzle. */
    return g_strdup_printf (_ ("No puzzle of grade %s was found; the nearest is %s"),
                            gettext (qs_grade_get_name (state->order.grade)), gettext (qs_grade_get_name (state->grade)));

  return g_strdup (gettext (qs_puzzle_get_rule (qs_game_get_problem (state->game))));
}

static char *
describe_end (const QsPlayState *state)
{
  g_autofree char *time = qs_play_words_time ((guint) state->seconds);

  if (state->is_given_up)
    return g_strdup (_ ("This is the solution"));
  if (state->n_hints == 0)
    /* Translators: a time such as 3:05. */
    return g_strdup_printf (_ ("Solved in %s, without a hint"), time);

  /* Translators: a time such as 3:05. */
  return g_strdup_printf (ngettext ("Solved in %s, with %u hint", "Solved in %s, with %u hints", state->n_hints), time,
                          state->n_hints);
}

/* The line below the board. */
char *
qs_play_words_news (const QsPlayState *state)
{
  const QsPuzzleOrder *making = state->making;

  if (making != NULL)
    return g_strdup (making->sort == QS_PUZZLE_REGIONS && making->n >= LONG_N && making->grade >= QS_GRADE_HARD
                       ? _ ("Making a puzzle… On a board of this size it can take a minute")
                       : _ ("Making a puzzle…"));
  if (state->is_solved)
    return describe_end (state);

  return state->failure != NULL ? g_strdup (state->failure) : describe_moment (state);
}

/* A square with its mark and its region, for people who cannot see it. */
char *
qs_play_words_square (const QsProblem     *problem,
                      const QsConstraints *marks,
                      QsSquare             square)
{
  const QsUnit region = { QS_UNIT_REGION, problem->regions[square.row][square.column] };
  g_autofree char *name = qs_square_to_string (square, problem->n);
  QsSquareRule rule = qs_constraints_get (marks, square);
  const char *mark = rule == QS_SQUARE_RULE_REQUIRED ? _ ("queen") : rule == QS_SQUARE_RULE_FORBIDDEN ? _ ("cross") : _ ("empty");
  g_autofree char *unit = problem->has_regions ? qs_ladder_name_units (problem, &region, 1) : NULL;

  if (unit == NULL)
    /* Translators: the name of a square and what is on it. */
    return g_strdup_printf (_ ("%s, %s"), name, mark);

  /* Translators: the name of a square, what is on it, and its region. */
  return g_strdup_printf (_ ("%s, %s, %s"), name, mark, unit);
}

char *
qs_play_words_board (const QsPlayState *state)
{
  const QsConstraints *marks = qs_game_get_marks (state->game);
  g_autofree char *title = qs_play_words_puzzle (state);
  g_autofree char *queens = qs_square_join (marks->required, marks->n, ", ");

  if (*queens == '\0')
    return g_steal_pointer (&title);

  /* Translators: what puzzle it is, and the squares of the queens. */
  return g_strdup_printf (_ ("%s. Queens on %s"), title, queens);
}
