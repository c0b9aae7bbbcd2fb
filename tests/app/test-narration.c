/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tests the steps of a search in words and as marks. */

#include "config.h"

#include "qs-narration.h"

/* The search of n = 4 after the queens on a4 and c3, at its next row. */
static QsPlaybackFrame
frame_with_two_queens (void)
{
  QsPlaybackFrame frame;

  qs_playback_frame_init (&frame);
  qs_playback_frame_record (&frame, QS_TRACE_PLACE, 0, 0);
  qs_playback_frame_record (&frame, QS_TRACE_REJECT, 1, 0);
  qs_playback_frame_record (&frame, QS_TRACE_REJECT, 1, 1);
  qs_playback_frame_record (&frame, QS_TRACE_PLACE, 1, 2);

  return frame;
}

static void
assert_tells (const QsPlaybackFrame *frame,
              const char            *expected)
{
  g_autofree char *sentence = qs_narration_tell (frame, 4, FALSE);

  g_assert_cmpstr (sentence, ==, expected);
}

static void
test_steps (void)
{
  QsPlaybackFrame frame = frame_with_two_queens ();

  assert_tells (&frame, "A queen is placed on c3");
  qs_playback_frame_record (&frame, QS_TRACE_CHECK, 2, 3);
  assert_tells (&frame, "d2 is the next free square of its row");
  qs_playback_frame_record (&frame, QS_TRACE_REMOVE, 1, 2);
  assert_tells (&frame, "Backtrack: the queen on c3 is taken back");
  qs_playback_frame_record (&frame, QS_TRACE_SOLUTION, 3, 2);
  assert_tells (&frame, "Every row has its queen: solution 1");
}

/* The attacker is the nearest queen above, found without the masks of the search. */
static void
test_rejections (void)
{
  QsPlaybackFrame frame = frame_with_two_queens ();

  qs_playback_frame_record (&frame, QS_TRACE_REJECT, 2, 0);
  assert_tells (&frame, "a2 is attacked by the queen on a4, down the column");
  qs_playback_frame_record (&frame, QS_TRACE_REJECT, 2, 1);
  assert_tells (&frame, "b2 is attacked by the queen on c3, along the diagonal");
  qs_playback_frame_record (&frame, QS_TRACE_REJECT, 2, 2);
  assert_tells (&frame, "c2 is attacked by the queen on c3, down the column");
}

static void
test_ends (void)
{
  QsPlaybackFrame frame;
  g_autofree char *finished = NULL;

  qs_playback_frame_init (&frame);
  assert_tells (&frame, "Press Play to watch the search, or make one step at a time");

  frame.solutions = 2;
  finished = qs_narration_tell (&frame, 4, TRUE);
  g_assert_cmpstr (finished, ==, "The search has ended with 2 solutions");
}

static void
test_counters (void)
{
  QsPlaybackFrame frame = frame_with_two_queens ();
  g_autofree char *counters = NULL;

  qs_playback_frame_record (&frame, QS_TRACE_REMOVE, 1, 2);
  counters = qs_narration_count (&frame);
  g_assert_cmpstr (counters, ==, "Step 5 · placed 2 · backtracks 1 · 0 solutions");
}

static void
assert_mark (const QsMark *mark,
             guint         row,
             guint         column,
             QsMarkKind    kind)
{
  g_assert_cmpuint (mark->row, ==, row);
  g_assert_cmpuint (mark->column, ==, column);
  g_assert_cmpint (mark->kind, ==, kind);
}

static void
test_marks (void)
{
  QsPlaybackFrame frame = frame_with_two_queens ();
  QsMark marks[5];

  g_assert_cmpuint (qs_narration_mark (&frame, 4, marks), ==, 3);
  assert_mark (&marks[0], 1, 0, QS_MARK_REJECTED);
  assert_mark (&marks[1], 1, 1, QS_MARK_REJECTED);
  assert_mark (&marks[2], 1, 2, QS_MARK_PLACED);

  qs_playback_frame_record (&frame, QS_TRACE_CHECK, 2, 3);
  g_assert_cmpuint (qs_narration_mark (&frame, 4, marks), ==, 1);
  assert_mark (&marks[0], 2, 3, QS_MARK_TRIED);

  qs_playback_frame_init (&frame);
  g_assert_cmpuint (qs_narration_mark (&frame, 4, marks), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/app/narration/steps-name-their-square", test_steps);
  g_test_add_func ("/app/narration/rejections-name-the-attacker", test_rejections);
  g_test_add_func ("/app/narration/beginning-and-end-have-words", test_ends);
  g_test_add_func ("/app/narration/counters-are-of-the-moment", test_counters);
  g_test_add_func ("/app/narration/marks-are-of-the-last-row", test_marks);

  return g_test_run ();
}
