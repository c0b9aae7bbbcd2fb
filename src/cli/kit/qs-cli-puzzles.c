/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-cli-puzzles.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-cli-arguments.h"
#include "qs-cli-interrupt.h"
#include "qs-cli-output.h"

/* The length of a seed in bytes; a number is added to it. */
#define MOST_LETTERS 50u

/* Reads such as 8:regions; a number alone is a board with some queens. */
static gboolean
parse_kind (const char    *text,
            QsPuzzleOrder *order,
            GError       **error)
{
  const char *end = strchr (text, ':');
  g_autofree char *number = g_strndup (text, end != NULL ? (gsize) (end - text) : strlen (text));
  const QsPuzzleSortFacts *facts;
  guint64 value;

  if (!qs_puzzle_sort_parse (end != NULL ? end + 1 : "queens", &order->sort) || order->sort == QS_PUZZLE_EMPTY)
    return qs_cli_arguments_refuse (error, _ ("Puzzles are made for N, N:regions or N:torus, not for “%s”"), text);

  facts = &qs_puzzle_sorts[order->sort];
  if (!g_ascii_string_to_unsigned (number, 10, facts->min_n, facts->max_n, &value, NULL) ||
      qs_puzzle_sort_fit (order->sort, (guint) value) != value)
    return qs_cli_arguments_refuse (error,
                                    order->sort == QS_PUZZLE_TORUS
                                      /* Translators: two numbers of queens, and what was written. */
                                      ? _ ("N must be a number from %u to %u that neither 2 nor 3 divides, not “%s”")
                                      : _ ("N must be a number from %u to %u, not “%s”"),
                                    facts->min_n, facts->max_n, number);

  order->n = (guint) value;
  return TRUE;
}

gboolean
qs_cli_puzzles_parse (const char    *kind,
                      const char    *grade,
                      const char    *word,
                      QsPuzzleOrder *order,
                      GError       **error)
{
  if (!parse_kind (kind, order, error))
    return FALSE;

  if (grade == NULL)
    grade = qs_grade_get_name (QS_GRADE_EASY);
  if (!qs_grade_parse (grade, &order->grade))
    return qs_cli_arguments_refuse (error, _ ("--grade must be easy, medium, hard, expert or fiendish, not “%s”"), grade);

  if (word == NULL)
    word = "1";
  if (strlen (word) > MOST_LETTERS)
    return qs_cli_arguments_refuse (error, _ ("--seed must have at most %u bytes"), MOST_LETTERS);

  g_strlcpy (order->word, word, sizeof order->word);
  return TRUE;
}

gboolean
qs_cli_puzzles_make (const QsPuzzleOrder *order,
                     guint64              number,
                     QsGrade             *grade,
                     QsProblem           *problem,
                     GError             **error)
{
  QsPuzzleOrder puzzle = *order;

  if (number > 1)
    g_snprintf (puzzle.word, sizeof puzzle.word, "%s-%" G_GUINT64_FORMAT, order->word, number);
  if (!qs_puzzle_order_make (&puzzle, (QsStop){ qs_cli_interrupt_came, NULL }, grade, problem, error))
    return FALSE;

  if (*grade != order->grade)
    /* Translators: two grades as they are typed, such as “hard” and “medium”. */
    qs_cli_output_note (_ ("No puzzle of grade %s was found; the nearest is %s"), qs_grade_get_name (order->grade),
                        qs_grade_get_name (*grade));
  return TRUE;
}
