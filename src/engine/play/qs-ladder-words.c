/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-ladder-words.h"

#include <glib/gi18n-lib.h>

#include "qs-verdict-words.h"

/* Its number or letter. */
static char *
name_place (const QsProblem *problem,
            const QsUnit    *unit)
{
  char letters[QS_SQUARE_FILE_SIZE] = { 0 };

  if (unit->family == QS_UNIT_ROW)
    return g_strdup_printf ("%u", problem->n_rows - unit->index);
  if (unit->family == QS_UNIT_COLUMN)
    qs_square_format_file (unit->index, letters);
  else
    letters[0] = qs_problem_get_letter (unit->index);

  return g_strdup (letters);
}

/* Fills the %s of a translated pattern. */
static char *
fill (const char *pattern,
      const char *text)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (pattern, text);
#pragma GCC diagnostic pop
}

/* By QsUnitFamily, one and several. */
static const char *const patterns[QS_UNIT_FAMILIES][2] = {
  /* Translators: a number; then numbers with commas between: “rows 3, 4”; letters in the next ones. */
  { N_ ("row %s"), N_ ("rows %s") },
  { N_ ("column %s"), N_ ("columns %s") },
  { N_ ("region %s"), N_ ("regions %s") },
};

char *
qs_ladder_name_unit (const QsProblem *problem,
                     const QsUnit    *unit)
{
  g_autofree char *place = name_place (problem, unit);

  return fill (patterns[unit->family][0], place);
}

char *
qs_ladder_name_units (const QsProblem *problem,
                      const QsUnit    *units,
                      guint            n_units)
{
  g_autoptr (GString) places = g_string_new (NULL);

  for (guint i = 0; i < n_units; i++)
    {
      g_autofree char *place = name_place (problem, &units[i]);

      g_string_append_printf (places, "%s%s", i > 0 ? ", " : "", place);
    }

  return n_units > 0 ? fill (gettext (patterns[units->family][n_units > 1]), places->str) : NULL;
}

char *
qs_ladder_name_forced (const QsProblem    *problem,
                       const QsLadderStep *step,
                       const char         *separator)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < step->n_forced; i++)
    {
      g_autofree char *name = qs_square_to_string (step->forced[i], problem->n_rows);

      g_string_append_printf (text, "%s%s", i > 0 ? separator : "", name);
    }

  return g_string_free (text, FALSE);
}

char *
qs_ladder_describe (const QsProblem    *problem,
                    const QsLadderStep *step)
{
  g_autofree char *within = qs_ladder_name_units (problem, step->sources, step->n_sources);
  g_autofree char *sources = within != NULL ? qs_verdict_make_sentence (within) : NULL;
  g_autofree char *targets = qs_ladder_name_units (problem, step->targets, step->n_targets);
  g_autofree char *excluded = qs_square_join (step->excluded, problem->n_rows, ", ");
  g_autofree char *square = qs_square_to_string (step->square, problem->n_rows);
  g_autofree char *other = qs_square_to_string (step->other, problem->n_rows);
  g_autofree char *forced = NULL;

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
      /* Translators: such as “Regions b, c”, “rows 3, 4”, and a list of squares. */
      return g_strdup_printf (_ ("%s: all squares left are in %s, which rules out the others there: %s"), sources, targets,
                              excluded);
    case QS_LADDER_COMMON_ATTACK:
      /* Translators: “Row 3”, “Column c” or “Region b”, and a list of squares. */
      return g_strdup_printf (_ ("%s: wherever its queen stands, it rules out %s"), sources, excluded);
    case QS_LADDER_WHAT_IF:
      forced = qs_ladder_name_forced (problem, step, ", ");
      /* Translators: a square; squares where queens would have to stand then, one after the other; and “row 3”, “column c” or
       * “region b”. */
      return g_strdup_printf (_ ("A queen on %s would force %s and leave no square in %s"), square, forced, within);
    case QS_LADDER_SOLUTION:
      /* Translators: the name of a square. */
      return g_strdup_printf (_ ("With a queen on %s the board can be completed"), square);
    case QS_LADDER_NOTHING:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* By rule, with the units to look at. */
static const char *const hints[] = {
  [QS_LADDER_CLASH] = N_ ("Two queens rule each other out"),
  /* Translators: “row 3”, “column c” or “region b”. So in the next ones, where it may be several: “regions b, c”. */
  [QS_LADDER_EMPTY] = N_ ("No square left: look at %s"),
  [QS_LADDER_ONLY_SQUARE] = N_ ("Only square: look at %s"),
  [QS_LADDER_CONFINED] = N_ ("Confined: look at %s"),
  [QS_LADDER_COMMON_ATTACK] = N_ ("Common attack: look at %s"),
  [QS_LADDER_WHAT_IF] = N_ ("What if: look at %s"),
  [QS_LADDER_SOLUTION] = N_ ("No rule helps here"),
};

char *
qs_ladder_hint (const QsProblem    *problem,
                const QsLadderStep *step)
{
  g_autofree char *sources = qs_ladder_name_units (problem, step->sources, step->n_sources);

  if (step->rule == QS_LADDER_SET)
    return g_strdup_printf (_ ("Set of %u: look at %s"), step->size, sources);

  return fill (gettext (hints[step->rule]), sources != NULL ? sources : "");
}
