/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles that are made: the same from the same words, whole regions, and one solution. */

#include "qs-puzzle.h"
#include "qs-test-main.h"

#include <string.h>

/* These must stay: whoever has the words of a puzzle finds it again. */
static const struct
{
  guint n;
  QsGrade wanted;
  QsGrade grade; /* as near as there is one */
  const char *text;
} made[] = {
  { 6, QS_GRADE_EASY, QS_GRADE_EASY, "6:regions=aabccc/aabccd/aecccc/aecccc/aaaccc/aaffcc" },
  { 4, QS_GRADE_HARD, QS_GRADE_MEDIUM, "4:regions=aabb/cbbb/ccbb/ccdd" },
  { 9, QS_GRADE_EASY, QS_GRADE_EASY,
    "9:regions=aaaaaaabc/aaaaaaacc/dddddaacc/edddddddf/ddddddddf/ddddgffff/ddddddfff/dddhdddff/dddddiddd" },
  { 9, QS_GRADE_MEDIUM, QS_GRADE_MEDIUM,
    "9:regions=abbbcccde/abbbbccde/bbbccccce/bbbcccccc/bbbcccccc/bfgfhhhhh/fffffhhhh/ffffiihhh/ffffiihhh" },
  { 9, QS_GRADE_HARD, QS_GRADE_HARD,
    "9:regions=aabccdddd/abbbcdddd/bbbbbddee/ffbbgddde/fbbgggeee/fffffggge/ffffggggg/ffffggggh/ffffgighh" },
  { 9, QS_GRADE_EXPERT, QS_GRADE_EXPERT,
    "9:regions=aaabccddd/abbbccddd/abbbccedd/fffbccecc/fffggcccc/ffffggccc/ffhgggccc/fhhhggcci/ffhhggccc" },
  { 9, QS_GRADE_FIENDISH, QS_GRADE_FIENDISH,
    "9:regions=aaaaaabbb/caaaaaabb/ccdeaaffb/ggdeafffb/ggdeeffff/dddeeefff/hhheffffi/hhheefiii/hhhhffiii" },
  { 12, QS_GRADE_EASY, QS_GRADE_EASY,
    "12:regions=aaaaaabbbacc/aaaadaaaaaac/aaaaaaaaaecc/aaaaaaaacccc/faaaaaagcccc/aaahaaggcccc/aaaaaagccccc/"
    "aaaaacccccci/jjaaaccccccc/cjcccccccccc/ccccckcccccc/cccccccclccc" },
  { 12, QS_GRADE_MEDIUM, QS_GRADE_MEDIUM,
    "12:regions=aabbbbbcdddd/abbebcbcccdd/aeeebccccddd/aaffcccccccc/aaafcgcchcci/aaaaggccccci/aaaaggcccccc/"
    "aaaaaaaacccc/aaaaaaajjjcc/aaaaaakjjccc/aaallakjjjcc/aaaljjjjjjjj" },
  { 12, QS_GRADE_HARD, QS_GRADE_HARD,
    "12:regions=aaaaaaabbcdd/aaaaaaaabccc/aaaaaaabbbcc/aefaaaaabggg/aeeeaaaabbbg/eeeeahabbbgg/eeeiihjjbbbg/"
    "keeiijjbbbbg/kkeiijjjjjbg/kkeiiijjjjjg/kiiiiiiljjjj/iiiiiiijjjjj" },
  { 14, QS_GRADE_EASY, QS_GRADE_EASY,
    "14:regions=abbaaccccccccc/abaaaacccddece/aaaaafcccedeee/aaaaafcgceeeee/aahaacccceeeee/aaaiccccccceej/"
    "aaaiaaaaccceej/aaaaaaaacceeee/aaaaaakccleeee/aaaamcccclleee/aaaaccccclleee/caaacccccleeee/caccccccccceee/"
    "cccccccccceene" },
};

QS_TEST (the_same_from_the_same_words)
{
  for (guint i = 0; i < G_N_ELEMENTS (made); i++)
    {
      QsGrade grade = made[i].wanted;
      g_autofree char *text = NULL;
      QsProblem problem;

      g_assert_cmpint (qs_puzzle_make (made[i].n, "1", QS_STOP_NEVER, &grade, &problem), ==, made[i].grade == made[i].wanted);
      text = qs_problem_to_string (&problem);
      g_assert_cmpstr (text, ==, made[i].text);
      g_assert_cmpint (grade, ==, made[i].grade);
    }
}

/* Counts the solutions by trying all squares row by row. */
static guint
count (const QsProblem *problem,
       guint            row,
       const guint32   *allowed)
{
  guint n = 0;

  if (row == problem->n_rows)
    return 1;

  for (guint32 rest = allowed[row]; rest != 0; rest &= rest - 1)
    {
      guint32 left[QS_ENUMERATOR_MAX_N];

      memcpy (left, allowed, sizeof left);
      if (qs_problem_place (problem, row, (guint) __builtin_ctz (rest), left))
        n += count (problem, row + 1, left);
    }

  return n;
}

/* How many squares of a region are reached from one of it by steps to neighbours. */
static guint
flood (const QsProblem *problem,
       guint            row,
       guint            column,
       guint8           region,
       guint32         *seen)
{
  if (row >= problem->n_rows || column >= problem->n || problem->regions[row][column] != region || seen[row] >> column & 1)
    return 0;

  seen[row] |= 1u << column;

  return 1 + flood (problem, row + 1, column, region, seen) + flood (problem, row - 1, column, region, seen) +
         flood (problem, row, column + 1, region, seen) + flood (problem, row, column - 1, region, seen);
}

static void
assert_whole (const QsProblem *problem)
{
  guint32 seen[QS_ENUMERATOR_MAX_N] = { 0 };
  guint n_squares = 0, n_regions = 0;

  for (guint row = 0; row < problem->n_rows; row++)
    {
      for (guint column = 0; column < problem->n; column++)
        {
          guint found = flood (problem, row, column, problem->regions[row][column], seen);

          n_squares += found;
          n_regions += found > 0;
        }
    }

  g_assert_cmpuint (n_squares, ==, problem->n * problem->n);
  g_assert_cmpuint (n_regions, ==, problem->n);
}

static void
test_puzzles (gconstpointer data)
{
  QsGrade wanted = GPOINTER_TO_UINT (data);

  for (guint n = QS_PUZZLE_MIN_N; n <= 9; n++)
    {
      g_autoptr (QsLadder) ladder = NULL;
      guint32 allowed[QS_ENUMERATOR_MAX_N];
      QsGrade grade = wanted;
      QsLadderStep hardest;
      QsProblem problem;
      gboolean is_wanted = qs_puzzle_make (n, "puzzle", QS_STOP_NEVER, &grade, &problem);

      g_assert_cmpint (is_wanted, ==, grade == wanted);
      assert_whole (&problem);
      qs_problem_get_allowed (&problem, allowed);
      g_assert_cmpuint (count (&problem, 0, allowed), ==, 1);

      ladder = qs_ladder_new (&problem);
      g_assert_cmpint (qs_ladder_grade (ladder, &problem.squares, &hardest), ==, grade);
      /* Small boards have no hard puzzles. */
      if (n >= 8)
        g_assert_true (is_wanted);
    }
}

static gboolean
is_stopped_cb (gpointer data)
{
  guint *n_asked = data;

  return ++*n_asked > 3;
}

QS_TEST (stops_when_it_asks)
{
  QsGrade grade = QS_GRADE_FIENDISH;
  guint n_asked = 0;
  QsProblem problem;

  /* There is no such puzzle, so it is looked for until the end. */
  g_assert_false (qs_puzzle_make (QS_PUZZLE_MIN_N, "puzzle", (QsStop){ is_stopped_cb, &n_asked }, &grade, &problem));
  g_assert_cmpuint (n_asked, ==, 4);
}

QS_TEST_MAIN
{
  for (guint grade = QS_GRADE_EASY; grade < QS_GRADE_BEYOND; grade++)
    {
      g_autofree char *path = g_strdup_printf ("/core/puzzle/one-solution/%u", grade);

      g_test_add_data_func (path, GUINT_TO_POINTER (grade), test_puzzles);
    }
}
