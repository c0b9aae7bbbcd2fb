/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tests the steps of a search as marks on the board. */

#include "config.h"

#include "qs-methods.h"
#include "qs-step-marks.h"
#include "qs-test-main.h"

/* The search of n = 4 after the queens on a4 and c3. */
static QsMoment
moment_with_two_queens (void)
{
  QsMoment moment;

  qs_moment_init (&moment, NULL, 4, NULL);
  qs_moment_record (&moment, QS_TRACE_PLACE, 0, 0);
  qs_moment_record (&moment, QS_TRACE_PLACE, 1, 2);

  return moment;
}

/* The board as text: a letter for each mark, a point for a square without one. */
static char *
draw (const QsMark *marks,
      guint         n_marks,
      guint         n)
{
  GString *text = g_string_new (NULL);

  for (guint row = 0; row < n; row++)
    {
      for (guint column = 0; column < n; column++)
        {
          char letter = '.';

          for (guint i = 0; i < n_marks; i++)
            {
              if (marks[i].row == row && marks[i].column == column)
                letter = "TPXCRG"[marks[i].kind];
            }
          g_string_append_c (text, letter);
        }
      g_string_append_c (text, row + 1 < n ? ' ' : '\0');
    }

  return g_string_free (text, FALSE);
}

static void
assert_marks (const char     *method,
              const QsMoment *moment,
              const char     *expected)
{
  QsMark marks[2 * QS_MAX_N];
  QsMoment shown = *moment;
  guint n_marks;
  g_autofree char *drawn = NULL;

  shown.method = qs_methods_find (method);
  n_marks = qs_step_marks_find (&shown, marks);
  drawn = draw (marks, n_marks, moment->n);
  g_assert_cmpuint (n_marks, <=, 2 * moment->n);
  g_assert_cmpstr (drawn, ==, expected);
}

QS_TEST (squares_are_marked_up_to_the_last)
{
  QsMoment moment = moment_with_two_queens ();

  assert_marks ("boolean-arrays", &moment, ".... XXP. .... ....");
  qs_moment_record (&moment, QS_TRACE_CHECK, 2, 1);
  assert_marks ("boolean-arrays", &moment, ".... .... XT.. ....");
  qs_moment_record (&moment, QS_TRACE_REJECT, 2, 1);
  assert_marks ("boolean-arrays", &moment, ".... .... XX.. ....");

  qs_moment_record (&moment, QS_TRACE_REMOVE, 1, 2);
  assert_marks ("boolean-arrays", &moment, ".... XXG. .... ....");

  qs_moment_init (&moment, NULL, 4, NULL);
  assert_marks ("boolean-arrays", &moment, ".... .... .... ....");
}

QS_TEST (lines_are_marked_at_once)
{
  QsMoment moment;

  qs_moment_init (&moment, NULL, 4, NULL);
  qs_moment_record (&moment, QS_TRACE_PLACE, 0, 0);
  qs_moment_record (&moment, QS_TRACE_CHECK, 1, QS_TRACE_WHOLE);
  assert_marks ("shifting-masks", &moment, ".... XXTT .... ....");
  qs_moment_record (&moment, QS_TRACE_PLACE, 1, 2);
  assert_marks ("shifting-masks", &moment, ".... XXP. .... ....");
  qs_moment_record (&moment, QS_TRACE_REMOVE, 1, 2);
  assert_marks ("shifting-masks", &moment, ".... XXG. .... ....");
  qs_moment_record (&moment, QS_TRACE_CHECK, QS_TRACE_WHOLE, 1);
  assert_marks ("dancing-links", &moment, ".X.. .X.. .T.. .T..");
}

/* A square that is pruned has its attack; one that is looked at has none yet. */
QS_TEST (pruned_squares_show_the_attack)
{
  QsMoment moment = moment_with_two_queens ();
  QsConflict attack;

  moment.method = qs_methods_find ("boolean-arrays");
  qs_moment_record (&moment, QS_TRACE_CHECK, 2, 1);
  g_assert_false (qs_step_marks_find_attack (&moment, &attack));
  qs_moment_record (&moment, QS_TRACE_REJECT, 2, 1);
  g_assert_true (qs_step_marks_find_attack (&moment, &attack));
  g_assert_cmpuint (attack.first.row, ==, 1);
  g_assert_cmpuint (attack.second.row, ==, 2);
  g_assert_cmpint (attack.kind, ==, QS_CONFLICT_ANTI_DIAGONAL);
}

/* Where the board is full, the attack itself is drawn. */
QS_TEST (full_boards_show_the_attack)
{
  QsMoment moment = moment_with_two_queens ();
  QsConflict attack;

  moment.method = qs_methods_find ("permutations");
  qs_moment_record (&moment, QS_TRACE_PLACE, 2, 3);
  qs_moment_record (&moment, QS_TRACE_PLACE, 3, 1);
  qs_moment_record (&moment, QS_TRACE_CHECK, 2, 3);
  assert_marks ("permutations", &moment, ".... .... ...T ....");
  g_assert_false (qs_step_marks_find_attack (&moment, &attack));

  qs_moment_record (&moment, QS_TRACE_REJECT, 2, 3);
  assert_marks ("permutations", &moment, ".... .... .... ....");
  g_assert_true (qs_step_marks_find_attack (&moment, &attack));
  g_assert_cmpuint (attack.first.row, ==, 1);
  g_assert_cmpuint (attack.second.row, ==, 2);
  g_assert_cmpint (attack.kind, ==, QS_CONFLICT_DIAGONAL);
}

QS_TEST (moves_show_every_conflict)
{
  QsMoment moment = moment_with_two_queens ();

  qs_moment_record (&moment, QS_TRACE_CHECK, 2, QS_TRACE_WHOLE);
  assert_marks ("min-conflicts", &moment, ".... .... TTTT ....");
  qs_moment_record (&moment, QS_TRACE_PLACE, 2, 3);
  assert_marks ("min-conflicts", &moment, ".... ..C. ...P ....");
  qs_moment_record (&moment, QS_TRACE_CHECK, 3, QS_TRACE_WHOLE);
  assert_marks ("min-conflicts", &moment, ".... ..C. ...C TTTT");
  qs_moment_record (&moment, QS_TRACE_CHECK, 1, QS_TRACE_WHOLE);
  assert_marks ("min-conflicts", &moment, ".... ..T. ...C ....");
  qs_moment_record (&moment, QS_TRACE_REMOVE, 1, 2);
  assert_marks ("min-conflicts", &moment, ".... ..G. .... ....");
}

QS_TEST (regions_are_their_squares)
{
  const struct
  {
    QsRegion region;
    const char *board;
    const char *problem;
  } regions[] = {
    { (QsRegion){ QS_REGION_NONE }, ".... .... .... ...." },
    { (QsRegion){ QS_REGION_SQUARE, 1, 3 }, ".... ...R .... ...." },
    { (QsRegion){ QS_REGION_ROW, 2, 0 }, ".... .... RRRR ...." },
    { (QsRegion){ QS_REGION_COLUMN, 0, 0 }, "R... R... R... R..." },
    { (QsRegion){ QS_REGION_DIAGONAL, 1, 0 }, ".... R... .R.. ..R." },
    { (QsRegion){ QS_REGION_DIAGONAL, -3, 0 }, "...R .... .... ...." },
    { (QsRegion){ QS_REGION_ANTI_DIAGONAL, 2, 0 }, "..R. .R.. R... ...." },
    { (QsRegion){ QS_REGION_ANTI_DIAGONAL, 6, 0 }, ".... .... .... ...R" },
    { (QsRegion){ QS_REGION_DIAGONAL, 1, 0 }, "...R R... .R.. ..R.", "4:torus" },
    { (QsRegion){ QS_REGION_DIAGONAL, -3, 0 }, "...R R... .R.. ..R.", "4:torus" },
    { (QsRegion){ QS_REGION_ANTI_DIAGONAL, 2, 0 }, "..R. .R.. R... ...R", "4:torus" },
    { (QsRegion){ QS_REGION_ANTI_DIAGONAL, 2, 0 }, "..R. .R.. .... ....", "2x4" },
    { (QsRegion){ QS_REGION_COLUMN, 0, 1 }, ".R.. .R.. .... ....", "2x4:torus" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (regions); i++)
    {
      QsMark marks[4];
      QsMoment moment;
      QsProblem problem;
      guint n_marks;
      g_autofree char *drawn = NULL;

      qs_moment_init (&moment, NULL, 4, NULL);
      if (regions[i].problem != NULL)
        {
          g_assert_true (qs_problem_parse (regions[i].problem, &problem, NULL));
          moment.problem = &problem;
        }
      n_marks = qs_step_marks_find_region (&regions[i].region, &moment, marks);
      drawn = draw (marks, n_marks, 4);

      g_assert_cmpstr (drawn, ==, regions[i].board);
    }
}
