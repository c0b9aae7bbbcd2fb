/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ladder of reasons: rules on boards made for them, grades of puzzles that others have graded, and an independent look
 * at what each step says. */

#include "qs-ladder.h"

#include <string.h>

#include "qs-test-main.h"

static const char *const rules[] = { "nothing", "clash", "empty", "only-square", "confined", "common-attack", "set-of",
                                     "what-if" };

static QsProblem
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  QsProblem problem;

  qs_problem_parse (text, &problem, &error);
  g_assert_no_error (error);

  return problem;
}

/* As others write it: the hardest rule, with the size of a set. */
static char *
describe (QsGrade             grade,
          const QsLadderStep *hardest)
{
  if (grade == QS_GRADE_BEYOND)
    return g_strdup ("beyond");

  return hardest->rule == QS_LADDER_SET ? g_strdup_printf ("set-of-%u", hardest->size) : g_strdup (rules[hardest->rule]);
}

static char *
grade (const QsProblem *problem)
{
  g_autoptr (QsLadder) ladder = qs_ladder_new (problem);
  QsConstraints marks = problem->squares;
  QsLadderStep hardest;
  QsGrade found = qs_ladder_grade (ladder, &marks, &hardest);

  return describe (found, &hardest);
}

/* Levels that players have made, where they are present. */
QS_TEST (grades_levels)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "..", "shared", "data", "region-levels.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_graded = 0;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    {
      g_test_message ("%s is not here", path);
      return;
    }

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);
      g_autofree char *problem_text = NULL;
      g_autofree char *found = NULL;
      QsProblem problem;

      if (lines[i][0] == '#' || g_strv_length (words) != 4 || g_str_equal (words[3], "-"))
        continue;

      problem_text = g_strdup_printf ("%s:regions=%s", words[0], words[1]);
      problem = parse (problem_text);
      found = grade (&problem);
      g_test_message ("%s", lines[i]);
      g_assert_cmpstr (found, ==, words[3]);
      n_graded++;
    }
  g_assert_cmpuint (n_graded, >=, 269);
}

/* Counts the ways to complete a board, by trying all squares row by row, up to a limit. */
static guint
complete (const QsProblem *problem,
          guint            row,
          const guint32   *allowed,
          guint            limit)
{
  guint n = 0;

  if (row == problem->n_rows)
    return 1;

  for (guint32 rest = allowed[row]; rest != 0 && n < limit; rest &= rest - 1)
    {
      guint32 left[QS_ENUMERATOR_MAX_N];

      memcpy (left, allowed, sizeof left);
      if (qs_problem_place (problem, row, (guint) __builtin_ctz (rest), left))
        n += complete (problem, row + 1, left, limit - n);
    }

  return n;
}

static guint
count (const QsProblem     *problem,
       const QsConstraints *marks,
       guint                limit)
{
  QsProblem marked = *problem;
  guint32 allowed[QS_ENUMERATOR_MAX_N] = { 0 };

  marked.squares = *marks;
  qs_problem_get_allowed (&marked, allowed);

  return complete (problem, 0, allowed, limit);
}

/* Whether no way to complete the board has a queen on a square. */
static void
assert_excluded (const QsProblem     *problem,
                 const QsConstraints *marks,
                 guint                row,
                 guint                column)
{
  QsConstraints with = *marks;

  with.required[row] |= 1u << column;
  g_assert_cmpuint (count (problem, &with, 1), ==, 0);
}

static gboolean
is_in_unit (const QsProblem *problem,
            const QsUnit    *unit,
            guint            row,
            guint            column)
{
  guint index = unit->family == QS_UNIT_ROW      ? row
                : unit->family == QS_UNIT_COLUMN ? column
                                                 : problem->regions[row][column];

  return index == unit->index;
}

/* Whether each of some units can get a queen on the squares that are left. */
static gboolean
can_fill (const QsProblem *problem,
          const QsUnit    *units,
          guint            n_units,
          const guint32   *left)
{
  if (n_units == 0)
    return TRUE;

  for (guint i = 0; i < problem->n_rows * problem->n; i++)
    {
      guint row = i / problem->n, column = i % problem->n;
      guint32 next[QS_ENUMERATOR_MAX_N];

      if ((left[row] >> column & 1) == 0 || !is_in_unit (problem, units, row, column))
        continue;

      memcpy (next, left, sizeof next);
      qs_problem_place (problem, row, column, next);
      if (can_fill (problem, units + 1, n_units - 1, next))
        return TRUE;
    }

  return FALSE;
}

/* How many squares of a unit are left. */
static guint
count_left (const QsProblem *problem,
            const QsUnit    *unit,
            const guint32   *left)
{
  guint n = 0;

  for (guint row = 0; row < problem->n_rows; row++)
    {
      for (guint column = 0; column < problem->n; column++)
        n += is_in_unit (problem, unit, row, column) && (left[row] >> column & 1) != 0;
    }

  return n;
}

/* Puts a queen on a square that is the only one left of its row, column or region. FALSE if it is not. */
static gboolean
put_only (const QsProblem *problem,
          QsSquare         square,
          guint32         *left)
{
  const QsUnit units[] = { { QS_UNIT_ROW, square.row },
                           { QS_UNIT_COLUMN, square.column },
                           { QS_UNIT_REGION, problem->regions[square.row][square.column] } };
  gboolean is_only = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    {
      gboolean is_unit = units[i].family == QS_UNIT_REGION ? problem->has_regions
                                                           : units[i].family == QS_UNIT_ROW || problem->n_rows == problem->n;

      is_only |= is_unit && count_left (problem, &units[i], left) == 1;
    }
  if (!is_only || (left[square.row] >> square.column & 1) == 0)
    return FALSE;

  qs_problem_place (problem, square.row, square.column, left);
  left[square.row] = 0;
  return TRUE;
}

/* Whether the queens that a “what if” tells of follow one after the other, but for one, and leave its unit without a square. */
static gboolean
is_chain (const QsProblem    *problem,
          const QsLadderStep *step,
          guint               skipped,
          const guint32      *candidates)
{
  guint32 left[QS_ENUMERATOR_MAX_N];

  memcpy (left, candidates, sizeof left);
  qs_problem_place (problem, step->square.row, step->square.column, left);
  left[step->square.row] = 0;
  for (guint i = 0; i < step->n_forced; i++)
    {
      if (i != skipped && !put_only (problem, step->forced[i], left))
        return FALSE;
      /* The unit gets no queen itself. */
      g_assert_false (is_in_unit (problem, step->sources, step->forced[i].row, step->forced[i].column));
    }

  return count_left (problem, step->sources, left) == 0;
}

/* Asserts that what a step cites is enough for it: with a queen on a square that goes, its units cannot all have one; a “what
 * if” tells of the queens that would follow, and of no others. */
static void
assert_cited (const QsProblem     *problem,
              const QsConstraints *marks,
              const QsLadderStep  *step)
{
  QsProblem marked = *problem;
  guint32 candidates[QS_ENUMERATOR_MAX_N] = { 0 };
  QsSquareRule rule;

  if (step->rule < QS_LADDER_ONLY_SQUARE)
    return;

  for (guint row = 0; row < problem->n_rows; row++)
    candidates[row] = (G_MAXUINT32 >> (32 - problem->n)) & ~marks->forbidden[row];
  for (QsSquare square = QS_SQUARE_BEFORE_ALL; qs_constraints_next (marks, &square, &rule);)
    {
      if (rule == QS_SQUARE_RULE_REQUIRED)
        qs_problem_place (&marked, square.row, square.column, candidates);
    }

  g_assert_cmpuint (step->n_sources, >=, 1);
  if (step->rule == QS_LADDER_WHAT_IF)
    {
      g_assert_true (is_chain (problem, step, G_MAXUINT, candidates));
      for (guint i = 0; i < step->n_forced; i++)
        g_assert_false (is_chain (problem, step, i, candidates));
      return;
    }
  if (step->rule == QS_LADDER_ONLY_SQUARE)
    {
      candidates[step->square.row] &= ~(1u << step->square.column);
      g_assert_false (can_fill (problem, step->sources, 1, candidates));
    }
  for (guint row = 0; row < problem->n_rows; row++)
    {
      for (guint32 rest = step->excluded[row]; rest != 0; rest &= rest - 1)
        {
          guint32 left[QS_ENUMERATOR_MAX_N];

          memcpy (left, candidates, sizeof left);
          qs_problem_place (problem, row, (guint) __builtin_ctz (rest), left);
          g_assert_false (can_fill (problem, step->sources, step->n_sources, left));
        }
    }
}

/* Asserts that what a step says is so: what goes is in no solution, and a queen in all of them. */
static void
assert_follows (const QsProblem     *problem,
                const QsConstraints *marks,
                const QsLadderStep  *step)
{
  guint n_excluded = 0;

  for (guint row = 0; row < problem->n_rows; row++)
    {
      for (guint32 rest = step->excluded[row]; rest != 0; rest &= rest - 1, n_excluded++)
        assert_excluded (problem, marks, row, (guint) __builtin_ctz (rest));
    }

  if (step->rule == QS_LADDER_ONLY_SQUARE)
    {
      QsConstraints without = *marks;

      without.forbidden[step->square.row] |= 1u << step->square.column;
      g_assert_cmpuint (count (problem, &without, 1), ==, 0);
    }
  else
    g_assert_cmpuint (n_excluded > 0, ==, step->rule > QS_LADDER_ONLY_SQUARE);
  if (step->rule == QS_LADDER_CLASH || step->rule == QS_LADDER_EMPTY)
    g_assert_cmpuint (count (problem, marks, 1), ==, 0);
  assert_cited (problem, marks, step);
}

static void
draw_problem (QsProblem *problem)
{
  guint n = (guint) g_test_rand_int_range (4, 9);

  qs_problem_init (problem, n);
  problem->attack = (QsAttackKind) g_test_rand_int_range (0, QS_N_ATTACKS);
  if (g_test_rand_bit ())
    problem->n_rows = (guint) g_test_rand_int_range (3, (gint32) n + 1);
  else if (g_test_rand_bit ())
    {
      problem->has_regions = TRUE;
      problem->attack = QS_ATTACK_TOUCHING;
      for (guint row = 0; row < n; row++)
        {
          for (guint column = 0; column < n; column++)
            problem->regions[row][column] = (guint8) ((row / 2 * 2 + column / 2) % n);
        }
    }
  for (guint i = 0; i < n; i++)
    qs_constraints_set (&problem->squares,
                        (QsSquare){ (guint) g_test_rand_int_range (0, (gint32) problem->n_rows), (guint) g_test_rand_int_range (0, (gint32) n) },
                        i == 0 ? QS_SQUARE_RULE_REQUIRED : QS_SQUARE_RULE_FORBIDDEN);
}

QS_TEST (steps_follow)
{
  guint n_steps[G_N_ELEMENTS (rules)] = { 0 };

  for (guint i = 0; i < 2000; i++)
    {
      g_autoptr (QsLadder) ladder = NULL;
      QsLadderStep step;
      QsProblem problem;

      draw_problem (&problem);
      ladder = qs_ladder_new (&problem);
      do
        {
          qs_ladder_find (ladder, &problem.squares, &step);
          n_steps[step.rule]++;
          assert_follows (&problem, &problem.squares, &step);
          qs_ladder_apply (&step, &problem.squares);
        }
      while (step.rule >= QS_LADDER_ONLY_SQUARE);
    }

  for (guint i = QS_LADDER_EMPTY; i < G_N_ELEMENTS (rules); i++)
    g_assert_cmpuint (n_steps[i], >, 0);
}

/* All boards of eight queens with so many given that have one completion: how many need which rule. */
QS_TEST (boards_to_complete)
{
  static const guint expected[6][G_N_ELEMENTS (rules)] = {
    [2] = { [QS_LADDER_WHAT_IF] = 308 },
    [3] = { [QS_LADDER_ONLY_SQUARE] = 1000, [QS_LADDER_COMMON_ATTACK] = 1456, [QS_LADDER_SET] = 24, [QS_LADDER_WHAT_IF] = 584 },
    [4] = { [QS_LADDER_ONLY_SQUARE] = 4868, [QS_LADDER_COMMON_ATTACK] = 676, [QS_LADDER_SET] = 8, [QS_LADDER_WHAT_IF] = 96 },
    [5] = { [QS_LADDER_ONLY_SQUARE] = 4936, [QS_LADDER_COMMON_ATTACK] = 56 },
  };
  guint found[6][G_N_ELEMENTS (rules)] = { { 0 } };
  guint16 columns[QS_ENUMERATOR_MAX_N];
  g_autoptr (QsLadder) ladder = NULL;
  QsEnumerator enumerator;
  QsProblem problem;

  qs_problem_init (&problem, 8);
  ladder = qs_ladder_new (&problem);
  qs_enumerator_init (&enumerator, 8);
  while (qs_enumerator_next (&enumerator, G_MAXUINT64, columns) == QS_ENUMERATOR_SOLUTION)
    {
      for (guint rows = 0; rows < 1 << 8; rows++)
        {
          guint n_given = (guint) __builtin_popcount (rows);
          QsConstraints marks;
          QsLadderStep hardest;

          if (n_given < 2 || n_given > 5)
            continue;

          qs_constraints_init (&marks, 8);
          for (guint row = 0; row < 8; row++)
            marks.required[row] = (rows >> row & 1) << columns[row];
          if (count (&problem, &marks, 2) > 1)
            continue;

          g_assert_cmpint (qs_ladder_grade (ladder, &marks, &hardest), !=, QS_GRADE_BEYOND);
          found[n_given][hardest.rule]++;
        }
    }

  for (guint n_given = 2; n_given <= 5; n_given++)
    g_assert_cmpmem (found[n_given], sizeof found[n_given], expected[n_given], sizeof expected[n_given]);
}

/* One board a rule, with what it says. */
QS_TEST (rules)
{
  const struct
  {
    const char *problem;
    QsLadderRule rule;
    const char *says; /* the first source, the square or the first square that goes */
  } cases[] = {
    { "4+a1+b2", QS_LADDER_CLASH, "b2" },
    { "4-a1-b1-c1-d1", QS_LADDER_EMPTY, "row 1" },
    { "4+b1+d2", QS_LADDER_ONLY_SQUARE, "a3" },
    { "4-a1-c1-d1", QS_LADDER_ONLY_SQUARE, "b1" },
    { "4-a1-d1", QS_LADDER_COMMON_ATTACK, "b2" },
    { "4", QS_LADDER_WHAT_IF, "b3" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      QsProblem problem = parse (cases[i].problem);
      g_autoptr (QsLadder) ladder = qs_ladder_new (&problem);
      g_autofree char *said = NULL;
      QsLadderStep step;

      qs_ladder_find (ladder, &problem.squares, &step);
      g_test_message ("%s", cases[i].problem);
      g_assert_cmpint (step.rule, ==, cases[i].rule);
      if (step.rule == QS_LADDER_EMPTY)
        said = g_strdup_printf ("row %u", problem.n_rows - step.sources[0].index);
      else if (step.rule <= QS_LADDER_ONLY_SQUARE)
        said = qs_square_to_string (step.square, problem.n_rows);
      else
        for (guint row = 0; row < problem.n_rows && said == NULL; row++)
          {
            if (step.excluded[row] != 0)
              said = qs_square_to_string ((QsSquare){ row, (guint) __builtin_ctz (step.excluded[row]) }, problem.n_rows);
          }
      g_assert_cmpstr (said, ==, cases[i].says);
    }
}
