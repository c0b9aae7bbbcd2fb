/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tests the steps of a search in words. */

#include "config.h"

#include "qs-methods.h"
#include "qs-narration.h"

/* The search of n = 4 after the queens on a4 and c3, at its next row. */
static QsMoment
moment_with_two_queens (void)
{
  QsMoment moment;

  qs_moment_init (&moment, 4);
  qs_moment_record (&moment, QS_TRACE_PLACE, 0, 0);
  qs_moment_record (&moment, QS_TRACE_REJECT, 1, 0);
  qs_moment_record (&moment, QS_TRACE_REJECT, 1, 1);
  qs_moment_record (&moment, QS_TRACE_PLACE, 1, 2);

  return moment;
}

static void
assert_tells (const char     *method,
              const QsMoment *moment,
              const char     *expected)
{
  g_autofree char *sentence = qs_narration_tell (qs_methods_find (method), moment, FALSE);

  g_assert_cmpstr (sentence, ==, expected);
}

static void
test_steps (void)
{
  QsMoment moment = moment_with_two_queens ();

  assert_tells ("boolean-arrays", &moment, "A queen is placed on c3");
  qs_moment_record (&moment, QS_TRACE_CHECK, 2, 3);
  assert_tells ("boolean-arrays", &moment, "d2: may a queen stand here?");
  qs_moment_record (&moment, QS_TRACE_REMOVE, 1, 2);
  assert_tells ("boolean-arrays", &moment, "Backtrack: the queen on c3 is taken back");
  qs_moment_record (&moment, QS_TRACE_SOLUTION, 3, 2);
  assert_tells ("boolean-arrays", &moment, "Every row has its queen: solution 1");
}

/* Any empty square can be asked for, not only that of the last step. */
static void
test_explanations (void)
{
  QsMoment moment = moment_with_two_queens ();
  g_autofree char *down = NULL;
  g_autofree char *along = NULL;
  const QsMethod *method = qs_methods_find ("boolean-arrays");
  QsAttack attack;

  down = qs_narration_explain (method, &moment, &(QsSquare){ 2, 0 }, &attack);
  g_assert_cmpstr (down, ==, "a2 is attacked by the queen on a4, along the column");
  g_assert_cmpint (attack.line, ==, QS_LINE_COLUMN);
  g_assert_cmpuint (attack.upper_row, ==, 0);

  along = qs_narration_explain (method, &moment, &(QsSquare){ 2, 1 }, &attack);
  g_assert_cmpstr (along, ==, "b2 is attacked by the queen on c3, along the diagonal");
  g_assert_cmpint (attack.line, ==, QS_LINE_ANTI_DIAGONAL);
  g_assert_cmpuint (attack.upper_row, ==, 1);

  /* Nothing attacks the queen on c3, nor b1. */
  g_assert_null (qs_narration_explain (method, &moment, &(QsSquare){ 1, 2 }, &attack));
  g_assert_null (qs_narration_explain (method, &moment, &(QsSquare){ 3, 1 }, &attack));
}

/* The attacker is the nearest queen above. */
static void
test_rejections (void)
{
  QsMoment moment = moment_with_two_queens ();

  qs_moment_record (&moment, QS_TRACE_REJECT, 2, 0);
  assert_tells ("scanning", &moment, "a2 is attacked by the queen on a4, along the column");
  qs_moment_record (&moment, QS_TRACE_REJECT, 2, 1);
  assert_tells ("scanning", &moment, "b2 is attacked by the queen on c3, along the diagonal");
  qs_moment_record (&moment, QS_TRACE_REJECT, 2, 2);
  assert_tells ("scanning", &moment, "c2 is attacked by the queen on c3, along the column");
}

/* After a4 and c3 the whole next row is attacked; after a4 alone, two squares of it are not. */
static void
test_whole_lines (void)
{
  QsMoment moment = moment_with_two_queens ();

  qs_moment_record (&moment, QS_TRACE_CHECK, 2, QS_TRACE_WHOLE);
  assert_tells ("shifting-masks", &moment, "Row a2–d2: every square is attacked, so the search goes back");

  qs_moment_record (&moment, QS_TRACE_REMOVE, 1, 2);
  qs_moment_record (&moment, QS_TRACE_CHECK, 1, QS_TRACE_WHOLE);
  assert_tells ("shifting-masks", &moment, "Row a3–d3: 2 squares are free");

  /* Below the queen on a4, its diagonal takes b3. */
  qs_moment_record (&moment, QS_TRACE_CHECK, QS_TRACE_WHOLE, 1);
  assert_tells ("dancing-links", &moment, "Column b4–b1: 2 squares are free");
}

static void
test_full_boards (void)
{
  QsMoment moment = moment_with_two_queens ();

  qs_moment_record (&moment, QS_TRACE_PLACE, 2, 3);
  qs_moment_record (&moment, QS_TRACE_PLACE, 3, 1);
  qs_moment_record (&moment, QS_TRACE_CHECK, 2, 3);
  assert_tells ("permutations", &moment, "The board is full: is the queen on d2 attacked from above?");
  qs_moment_record (&moment, QS_TRACE_REJECT, 2, 3);
  assert_tells ("permutations", &moment, "d2 is attacked by the queen on c3, along the diagonal");
}

static void
test_moves (void)
{
  QsMoment moment = moment_with_two_queens ();

  qs_moment_record (&moment, QS_TRACE_CHECK, 2, QS_TRACE_WHOLE);
  assert_tells ("min-conflicts", &moment, "Row a2–d2 is empty: where is a queen attacked least?");
  qs_moment_record (&moment, QS_TRACE_CHECK, 1, QS_TRACE_WHOLE);
  assert_tells ("min-conflicts", &moment, "The queen on c3 is attacked: where in its row is it attacked least?");
  qs_moment_record (&moment, QS_TRACE_REMOVE, 1, 2);
  assert_tells ("min-conflicts", &moment, "The queen on c3 leaves its square");
  qs_moment_record (&moment, QS_TRACE_SOLUTION, 3, 2);
  assert_tells ("min-conflicts", &moment, "No queen is attacked any more: a solution");
}

static void
test_ends (void)
{
  QsMoment moment;
  g_autofree char *finished = NULL;

  qs_moment_init (&moment, 4);
  assert_tells ("brute-force", &moment, "Press Play to watch the search, or make one step at a time");

  moment.counts.solutions = 2;
  finished = qs_narration_tell (qs_methods_find ("brute-force"), &moment, TRUE);
  g_assert_cmpstr (finished, ==, "The search has ended with 2 solutions");
}

static void
assert_describes (const QsMoment *moment,
                  const char     *expected)
{
  g_autofree char *description = qs_narration_describe (moment, "So it is.");

  g_assert_cmpstr (description, ==, expected);
}

static void
test_descriptions (void)
{
  QsMoment moment = moment_with_two_queens ();

  assert_describes (&moment, "Board of 4 × 4 with queens on a4, c3. So it is.");
  qs_moment_init (&moment, 4);
  assert_describes (&moment, "Empty board of 4 × 4. So it is.");

  qs_moment_init (&moment, 50);
  for (guint row = 0; row < 40; row++)
    qs_moment_record (&moment, QS_TRACE_PLACE, row, row);
  assert_describes (&moment, "Board of 50 × 50 with 40 queens. So it is.");
}

/* At a speed at which they can be read, the words are those of each step, also of one that comes early. */
static void
test_due (void)
{
  const gint64 tenth = G_USEC_PER_SEC / 10;

  g_assert_true (qs_narration_is_due (TRUE, 8, tenth / 2));
  g_assert_true (qs_narration_is_due (TRUE, 10, 0));
  g_assert_false (qs_narration_is_due (TRUE, 11, tenth - 1));
  g_assert_true (qs_narration_is_due (TRUE, 11, tenth));
  g_assert_true (qs_narration_is_due (FALSE, 11, 0));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/app/narration/steps-name-their-square", test_steps);
  g_test_add_func ("/app/narration/attacked-squares-are-explained", test_explanations);
  g_test_add_func ("/app/narration/rejections-name-the-attacker", test_rejections);
  g_test_add_func ("/app/narration/whole-lines-count-their-free-squares", test_whole_lines);
  g_test_add_func ("/app/narration/full-boards-are-asked-about", test_full_boards);
  g_test_add_func ("/app/narration/moves-are-no-backtracks", test_moves);
  g_test_add_func ("/app/narration/beginning-and-end-have-words", test_ends);
  g_test_add_func ("/app/narration/boards-are-described", test_descriptions);
  g_test_add_func ("/app/narration/words-wait-for-readers-only", test_due);

  return g_test_run ();
}
