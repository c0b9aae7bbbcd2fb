/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that makes puzzles with one solution. */

#include "qs-cli-commands.h"

#include <glib/gi18n.h>

#include "qs-cli-arguments.h"
#include "qs-cli-output.h"
#include "qs-cli-puzzles.h"

#define MOST_PUZZLES 10000

static gboolean
print_puzzle (const QsPuzzleOrder *order,
              guint64              number,
              gboolean             is_json,
              GError             **error)
{
  g_autoptr (GString) line = g_string_new (NULL);
  g_autofree char *text = NULL;
  QsProblem problem;
  QsGrade grade;

  if (!qs_cli_puzzles_make (order, number, &grade, &problem, error))
    return FALSE;

  text = qs_problem_to_string (&problem);
  if (is_json)
    {
      qs_cli_json_add_string (line, "problem", text);
      qs_cli_json_add_string (line, "grade", qs_grade_get_name (grade));
      qs_cli_json_add (line, "number", "%" G_GUINT64_FORMAT, number);
      qs_cli_json_end (line);
    }
  else
    g_string_append_printf (line, "%s\n", text);

  return qs_cli_output_print (line->str, error);
}

/* Prints puzzles, a line each. */
gboolean
qs_cli_puzzle (GStrv   *arguments,
               GError **error)
{
  char *grade = NULL;
  char *word = NULL;
  char *count = NULL;
  QsPuzzleOrder order;
  guint64 n_puzzles = 1;
  gboolean is_json = FALSE;
  const GOptionEntry entries[] = {
    QS_CLI_TEXT ("grade", &grade, _ ("How hard: easy (when not given), medium, hard, expert or fiendish"), _ ("GRADE")),
    QS_CLI_TEXT ("seed", &word, _ ("Any word: the same one gives the same puzzles (1 when not given)"), _ ("WORD")),
    QS_CLI_TEXT ("count", &count, _ ("Make K puzzles"), "K"),
    QS_CLI_JSON_OPTION (&is_json),
    G_OPTION_ENTRY_NULL
  };
  const char *kind;

  if (!qs_cli_arguments_parse_operand (arguments, _ ("KIND"),
                                       _ ("Makes puzzles that have one solution, which the rules of “queenside-cli explain” "
                                          "find. KIND is such\n"
                                          "as 8:regions, with one queen in each row, column and region and none touching "
                                          "another; 8, where\n"
                                          "some queens stand already; or 11:torus, the same on a board without edges."),
                                       entries, &kind, error))
    return FALSE;

  if (kind == NULL)
    return qs_cli_arguments_refuse (error, _ ("The kind of puzzle is missing, such as 8:regions"));
  if (!qs_cli_puzzles_parse (kind, grade, word, &order, error) ||
      !qs_cli_arguments_parse_number ("--count", count, 1, MOST_PUZZLES, &n_puzzles, error))
    return FALSE;

  for (guint64 number = 1; number <= n_puzzles; number++)
    {
      if (!print_puzzle (&order, number, is_json, error))
        return FALSE;
    }

  return TRUE;
}
