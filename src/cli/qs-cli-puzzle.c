/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that makes puzzles with regions and one solution. */

#include "config.h"

#include "qs-cli-commands.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-cli-arguments.h"
#include "qs-cli-json.h"
#include "qs-cli-output.h"
#include "qs-puzzle.h"

#define MOST_PUZZLES 10000

/* What the user types, by QsGrade. */
static const char *const grade_names[] = { "easy", "medium", "hard", "expert", "fiendish" };

/* What was asked for. */
typedef struct
{
  guint n;
  QsGrade grade;
  char *word;
  guint64 n_puzzles;
  gboolean is_json;
} Order;

static gboolean
parse_grade (const char *name,
             QsGrade    *grade,
             GError    **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (grade_names); i++)
    {
      if (name == NULL || g_str_equal (grade_names[i], name))
        {
          *grade = i;
          return TRUE;
        }
    }

  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _ ("--grade must be easy, medium, hard, expert or fiendish, not “%s”"), name);
  return FALSE;
}

/* Reads such as 8:regions. */
static gboolean
parse_kind (const char *text,
            guint      *n,
            GError    **error)
{
  const char *end = strchr (text, ':');
  g_autofree char *number = end != NULL ? g_strndup (text, (gsize) (end - text)) : NULL;
  guint64 value;

  if (end == NULL || !g_str_equal (end, ":regions") ||
      !g_ascii_string_to_unsigned (number, 10, QS_PUZZLE_MIN_N, QS_PUZZLE_MAX_N, &value, NULL))
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _ ("Puzzles are made for %u:regions to %u:regions, not for “%s”"), QS_PUZZLE_MIN_N, QS_PUZZLE_MAX_N, text);
      return FALSE;
    }

  *n = (guint) value;
  return TRUE;
}

static gboolean
print_puzzle (const Order *order,
              guint64      number,
              GError     **error)
{
  g_autofree char *word = number == 1 ? g_strdup (order->word)
                                      : g_strdup_printf ("%s-%" G_GUINT64_FORMAT, order->word, number);
  QsGrade grade = order->grade;
  g_autoptr (GString) line = g_string_new (NULL);
  g_autofree char *text = NULL;
  QsProblem problem;

  if (!qs_puzzle_make (order->n, word, NULL, NULL, &grade, &problem))
    /* Translators: two grades as they are typed, such as “hard” and “medium”. */
    qs_cli_output_note (_ ("No puzzle of grade %s was found; the nearest is %s"), grade_names[order->grade],
                        grade_names[grade]);

  text = qs_problem_to_string (&problem);
  if (order->is_json)
    {
      qs_cli_json_add_string (line, "problem", text);
      qs_cli_json_add_string (line, "grade", grade_names[grade]);
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
  g_autofree char *grade = NULL;
  g_autofree char *word = NULL;
  g_autofree char *count = NULL;
  Order order = { .n_puzzles = 1 };
  const GOptionEntry entries[] = {
    { "grade", 0, 0, G_OPTION_ARG_FILENAME, &grade, _ ("How hard: easy (when not given), medium, hard, expert or fiendish"),
      _ ("GRADE") },
    { "seed", 0, 0, G_OPTION_ARG_FILENAME, &word, _ ("Any word: the same one gives the same puzzles (1 when not given)"),
      _ ("WORD") },
    { "count", 0, 0, G_OPTION_ARG_FILENAME, &count, _ ("Make K puzzles"), "K" },
    qs_cli_json_option (&order.is_json),
    G_OPTION_ENTRY_NULL
  };
  g_autofree char *kind = NULL;

  if (!qs_cli_arguments_parse_problem (arguments, "N:regions",
                                       _ ("Makes puzzles with one queen in each row, column and region, and none touching another. Each has\n"
                                          "one solution, and the rules of “queenside-cli explain” find it."),
                                       entries, &kind, error) ||
      !parse_kind (kind, &order.n, error) || !parse_grade (grade, &order.grade, error) ||
      (count != NULL && !qs_cli_arguments_parse_number ("--count", count, 1, MOST_PUZZLES, &order.n_puzzles, error)))
    return FALSE;

  order.word = word != NULL ? word : (char *) "1";
  for (guint64 number = 1; number <= order.n_puzzles; number++)
    {
      if (!print_puzzle (&order, number, error))
        return FALSE;
    }

  return TRUE;
}
