/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that solves a puzzle step by step, and says why. */

#include "qs-cli-commands.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-cli-arguments.h"
#include "qs-cli-interrupt.h"
#include "qs-cli-output.h"
#include "qs-ladder-words.h"
#include "qs-play-link.h"

/* What programs read, by QsLadderRule. */
static const char *const rule_names[] = { NULL, "clash", "empty", "only-square", "confined", "common-attack", "set",
                                          "what-if" };

/* Between the strings of a list. */
#define SEPARATOR "\",\""

typedef struct
{
  QsProblem problem; /* with the marks so far */
  gboolean is_json;
  guint n_steps;
  GString *text;
} Explanation;

/* Words that need no escapes, with SEPARATOR between. */
static void
add_list (GString    *text,
          const char *key,
          const char *list)
{
  if (*list != '\0')
    qs_cli_json_add (text, key, "[\"%s\"]", list);
}

static void
add_units (Explanation  *self,
           const char   *key,
           const QsUnit *units,
           guint         n_units)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < n_units; i++)
    {
      g_autofree char *name = qs_ladder_name_unit (&self->problem, &units[i]);

      g_string_append_printf (list, "%s%s", i > 0 ? SEPARATOR : "", name);
    }
  add_list (self->text, key, list->str);
}

static void
append_json (Explanation        *self,
             const QsLadderStep *step)
{
  const QsProblem *problem = &self->problem;
  g_autofree char *excluded = qs_square_join (step->excluded, problem->n_rows, SEPARATOR);
  g_autofree char *forced = qs_ladder_name_forced (problem, step, SEPARATOR);
  g_autofree char *square = qs_square_to_string (step->square, problem->n_rows);
  g_autofree char *other = qs_square_to_string (step->other, problem->n_rows);

  qs_cli_json_add (self->text, "step", "%u", self->n_steps);
  qs_cli_json_add_string (self->text, "rule", rule_names[step->rule]);
  add_units (self, "units", step->sources, step->n_sources);
  add_units (self, "in", step->targets, step->n_targets);
  if (step->rule == QS_LADDER_ONLY_SQUARE)
    add_list (self->text, "queens", square);
  else if (step->rule == QS_LADDER_CLASH)
    qs_cli_json_add (self->text, "queens", "[\"%s\",\"%s\"]", square, other);
  add_list (self->text, "forced", forced);
  add_list (self->text, "excluded", excluded);
  qs_cli_json_end (self->text);
}

static void
append_words (Explanation        *self,
              const QsLadderStep *step)
{
  g_autofree char *words = qs_ladder_describe (&self->problem, step);
  g_autofree char *excluded = qs_square_join (step->excluded, self->problem.n_rows, ", ");

  g_string_append_printf (self->text, "%3u  ", self->n_steps);
  if (step->rule == QS_LADDER_ONLY_SQUARE && *excluded != '\0')
    /* Translators: such as “Row 3: only c3 is left”, and the squares that the queen there attacks. */
    g_string_append_printf (self->text, _ ("%s, and its queen rules out %s"), words, excluded);
  else
    g_string_append (self->text, words);
  g_string_append_c (self->text, '\n');
}

static void
append_end (Explanation *self,
            QsGrade      grade,
            gboolean     is_wrong)
{
  g_autofree char *queens = qs_square_join (self->problem.squares.required, self->problem.n_rows, self->is_json ? SEPARATOR : " ");

  if (self->is_json)
    {
      qs_cli_json_add_string (self->text, "grade", is_wrong ? "none" : qs_grade_get_name (grade));
      add_list (self->text, "queens", queens);
      qs_cli_json_end (self->text);
    }
  else if (is_wrong)
    g_string_append (self->text, _ ("There is no solution.\n"));
  else if (grade == QS_GRADE_BEYOND)
    g_string_append (self->text, _ ("No rule helps any further.\n"));
  else
    /* Translators: the squares of the queens, and how hard the puzzle is: “easy”. */
    g_string_append_printf (self->text, _ ("Queens: %s\nGrade: %s\n"), queens, _ (qs_grade_get_name (grade)));
}

/* Takes one step after the other. */
static void
explain (Explanation *self)
{
  g_autoptr (QsLadder) ladder = qs_ladder_new (&self->problem);
  QsGrade grade = qs_puzzle_find_grade (&self->problem);
  QsLadderStep step;

  for (qs_ladder_find (ladder, &self->problem.squares, &step); step.rule != QS_LADDER_NOTHING;
       qs_ladder_find (ladder, &self->problem.squares, &step))
    {
      self->n_steps++;
      if (self->is_json)
        append_json (self, &step);
      else
        append_words (self, &step);
      if (step.rule < QS_LADDER_ONLY_SQUARE)
        break;
      qs_ladder_apply (&step, &self->problem.squares);
    }

  append_end (self, grade, step.rule != QS_LADDER_NOTHING);
}

/* Reads what the window copies, too: a link, or the short text of a puzzle, which is made. */
static gboolean
read_problem (const char *text,
              QsProblem  *problem,
              GError    **error)
{
  QsPlayLink link;
  QsGrade grade;

  if (g_str_has_prefix (text, QS_PLAY_LINK))
    text += strlen (QS_PLAY_LINK);
  if (!qs_play_link_parse (text, &link, error))
    return FALSE;

  *problem = link.problem;
  return link.order.n == 0 ||
         qs_puzzle_order_make (&link.order, (QsStop){ qs_cli_interrupt_came, NULL }, &grade, problem, error);
}

/* Prints the steps that solve a puzzle, with their reasons. */
gboolean
qs_cli_explain (GStrv   *arguments,
                GError **error)
{
  Explanation self = { 0 };
  const GOptionEntry entries[] = { QS_CLI_JSON_OPTION (&self.is_json), G_OPTION_ENTRY_NULL };
  const char *problem;
  g_autoptr (GString) text = g_string_new (NULL);

  if (!qs_cli_arguments_parse_operand (arguments, _ ("PROBLEM"),
                                       _ ("Solves a puzzle by rules, and gives the reason for each step. PROBLEM is a text such "
                                          "as\n8+b4-d5 or 4:regions=aabb/abbb/ccdd/cddd, or a link that the\n"
                                          "window copied, or the short text of a puzzle, such as play:regions-8-hard#word."),
                                       entries, &problem, error))
    return FALSE;

  if (problem == NULL)
    return qs_cli_arguments_refuse (error, _ ("The problem is missing"));
  if (!read_problem (problem, &self.problem, error))
    return FALSE;

  self.text = text;
  explain (&self);

  return qs_cli_output_print (text->str, error);
}
