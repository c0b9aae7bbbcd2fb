/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The command that solves a puzzle step by step, and says why. */

#include "config.h"

#include "qs-cli-commands.h"

#include <glib/gi18n.h>

#include "qs-cli-arguments.h"
#include "qs-cli-json.h"
#include "qs-cli-output.h"
#include "qs-ladder.h"

/* What programs read, by QsLadderRule and QsGrade. */
static const char *const rule_names[] = { NULL, "clash", "empty", "only-square", "confined", "common-attack", "set",
                                          "what-if" };
static const char *const grade_names[] = { N_ ("easy"), N_ ("medium"), N_ ("hard"), N_ ("expert"), N_ ("fiendish"), "beyond" };

typedef struct
{
  QsProblem problem; /* with the marks so far */
  QsLadder *ladder;
  gboolean is_json;
  guint n_steps;
  GString *text;
} Explanation;

static char *
name_unit (const Explanation *self,
           const QsUnit      *unit,
           gboolean           begins)
{
  char letters[QS_SQUARE_FILE_SIZE] = { 0 };

  /* Programs read one language. */
  if (unit->family == QS_UNIT_ROW && self->is_json)
    return g_strdup_printf ("row %u", self->problem.n_rows - unit->index);
  if (unit->family == QS_UNIT_ROW)
    return g_strdup_printf (begins ? _ ("Row %u") : _ ("row %u"), self->problem.n_rows - unit->index);

  if (unit->family == QS_UNIT_COLUMN)
    qs_square_format_file (unit->index, letters);
  else
    letters[0] = (char) (unit->index < 26 ? 'a' + unit->index : 'A' + unit->index - 26);

  if (self->is_json)
    return g_strconcat (unit->family == QS_UNIT_COLUMN ? "column " : "region ", letters, NULL);
  if (unit->family == QS_UNIT_COLUMN)
    return g_strdup_printf (begins ? _ ("Column %s") : _ ("column %s"), letters);

  return g_strdup_printf (begins ? _ ("Region %s") : _ ("region %s"), letters);
}

static char *
name_units (const Explanation *self,
            const QsUnit      *units,
            guint              n_units,
            gboolean           begins)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_units; i++)
    {
      g_autofree char *name = name_unit (self, &units[i], begins && i == 0);

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", name);
    }

  return g_string_free (text, FALSE);
}

static char *
name_square (const Explanation *self,
             QsSquare           square)
{
  return qs_square_to_string (square, self->problem.n_rows);
}

static char *
name_squares (const Explanation *self,
              const guint32     *squares,
              const char        *separator)
{
  GString *text = g_string_new (NULL);

  for (guint row = 0; row < self->problem.n_rows; row++)
    {
      for (guint32 rest = squares[row]; rest != 0; rest &= rest - 1)
        {
          g_autofree char *name = name_square (self, (QsSquare){ row, (guint) __builtin_ctz (rest) });

          g_string_append_printf (text, "%s%s", text->len > 0 ? separator : "", name);
        }
    }

  return g_string_free (text, FALSE);
}

static char *
describe (const Explanation  *self,
          const QsLadderStep *step)
{
  g_autofree char *sources = name_units (self, step->sources, step->n_sources, TRUE);
  g_autofree char *within = name_units (self, step->sources, step->n_sources, FALSE);
  g_autofree char *targets = name_units (self, step->targets, step->n_targets, FALSE);
  g_autofree char *excluded = name_squares (self, step->excluded, ", ");
  g_autofree char *square = name_square (self, step->square);
  g_autofree char *other = name_square (self, step->other);

  switch (step->rule)
    {
    case QS_LADDER_CLASH:
      /* Translators: two squares. */
      return g_strdup_printf (_ ("The queens on %s and %s rule each other out"), square, other);
    case QS_LADDER_EMPTY:
      /* Translators: “Row 3”, “Column c” or “Region b”. */
      return g_strdup_printf (_ ("%s: no square is left"), sources);
    case QS_LADDER_ONLY_SQUARE:
      /* Translators: “Row 3”, “Column c” or “Region b”, and a square. */
      return g_strdup_printf (_ ("%s: only %s is left"), sources, square);
    case QS_LADDER_CONFINED:
    case QS_LADDER_SET:
      /* Translators: such as “Region b, region c”, “row 3, row 4”, and a list of squares. */
      return g_strdup_printf (_ ("%s: all squares left are in %s, where the others go: %s"), sources, targets, excluded);
    case QS_LADDER_COMMON_ATTACK:
      /* Translators: “Row 3”, “Column c” or “Region b”, and a list of squares. */
      return g_strdup_printf (_ ("%s: wherever its queen stands, it rules out %s"), sources, excluded);
    case QS_LADDER_WHAT_IF:
      if (step->n_sources > 0)
        /* Translators: a square, and “row 3”, “column c” or “region b”. */
        return g_strdup_printf (_ ("A queen on %s would leave no square in %s"), square, within);
      return g_strdup_printf (_ ("A queen on %s would bring two others into conflict"), square);
    case QS_LADDER_NOTHING:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* Words that need no escapes. */
static void
add_list (GString    *text,
          const char *key,
          const char *list)
{
  g_auto (GStrv) words = g_strsplit (list, ", ", -1);
  g_autofree char *joined = g_strjoinv ("\",\"", words);

  if (*list != '\0')
    qs_cli_json_add (text, key, "[\"%s\"]", joined);
}

static void
append_json (Explanation        *self,
             const QsLadderStep *step)
{
  g_autofree char *sources = name_units (self, step->sources, step->n_sources, FALSE);
  g_autofree char *targets = name_units (self, step->targets, step->n_targets, FALSE);
  g_autofree char *excluded = name_squares (self, step->excluded, ", ");
  g_autofree char *square = name_square (self, step->square);
  g_autofree char *other = name_square (self, step->other);

  qs_cli_json_add (self->text, "step", "%u", self->n_steps);
  qs_cli_json_add_string (self->text, "rule", rule_names[step->rule]);
  add_list (self->text, "units", sources);
  add_list (self->text, "in", targets);
  if (step->rule == QS_LADDER_ONLY_SQUARE)
    add_list (self->text, "queens", square);
  else if (step->rule == QS_LADDER_CLASH)
    qs_cli_json_add (self->text, "queens", "[\"%s\",\"%s\"]", square, other);
  add_list (self->text, "excluded", excluded);
  qs_cli_json_end (self->text);
}

static void
append_step (Explanation        *self,
             const QsLadderStep *step)
{
  g_autofree char *words = NULL;

  self->n_steps++;
  if (self->is_json)
    {
      append_json (self, step);
      return;
    }

  words = describe (self, step);
  g_string_append_printf (self->text, "%3u  %s\n", self->n_steps, words);
}

static void
append_end (Explanation *self,
            QsGrade      grade,
            gboolean     is_wrong)
{
  g_autofree char *queens = name_squares (self, self->problem.squares.required, self->is_json ? ", " : " ");

  if (self->is_json)
    {
      qs_cli_json_add_string (self->text, "grade", is_wrong ? "none" : grade_names[grade]);
      add_list (self->text, "queens", queens);
      qs_cli_json_end (self->text);
    }
  else if (is_wrong)
    g_string_append (self->text, _ ("There is no solution.\n"));
  else if (grade == QS_GRADE_BEYOND)
    g_string_append (self->text, _ ("No rule helps any further.\n"));
  else
    /* Translators: the squares of the queens, and how hard the puzzle is: “easy”. */
    g_string_append_printf (self->text, _ ("Queens: %s\nGrade: %s\n"), queens, _ (grade_names[grade]));
}

/* Takes one step after the other. */
static void
explain (Explanation *self)
{
  QsConstraints marks = self->problem.squares;
  QsLadderStep step, hardest;

  for (qs_ladder_find (self->ladder, &self->problem.squares, &step); step.rule != QS_LADDER_NOTHING;
       qs_ladder_find (self->ladder, &self->problem.squares, &step))
    {
      append_step (self, &step);
      if (step.rule < QS_LADDER_ONLY_SQUARE)
        break;
      qs_ladder_apply (&step, &self->problem.squares);
    }

  append_end (self, qs_ladder_grade (self->ladder, &marks, &hardest), step.rule != QS_LADDER_NOTHING);
}

/* Prints the steps that solve a puzzle, with their reasons. */
gboolean
qs_cli_explain (GStrv   *arguments,
                GError **error)
{
  Explanation self = { 0 };
  const GOptionEntry entries[] = {
    qs_cli_json_option (&self.is_json),
    G_OPTION_ENTRY_NULL
  };
  g_autofree char *problem = NULL;
  g_autoptr (QsLadder) ladder = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  if (!qs_cli_arguments_parse_problem (arguments, _ ("PROBLEM"),
                                       _ ("Solves a puzzle by rules, and says the reason of each step. PROBLEM is a text such as\n"
                                          "8+b4-d5 or 4:regions=aabb/abbb/ccdd/cddd."),
                                       entries, &problem, error) ||
      !qs_problem_parse (problem, &self.problem, error))
    return FALSE;

  self.ladder = ladder = qs_ladder_new (&self.problem);
  self.text = text;
  explain (&self);

  return qs_cli_output_print (text->str, error);
}
