/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A frame against the replay of a whole search. */

#include "config.h"

#include "qs-playback-frame.h"

#include "engine-test-replay.h"
#include "qs-shifting-masks.h"

static void
test_first_frame_is_empty (void)
{
  QsPlaybackFrame frame;

  memset (&frame, 0xaa, sizeof frame);
  qs_playback_frame_init (&frame);

  g_assert_cmpuint (frame.step, ==, 0);
  g_assert_cmpuint (frame.placements, ==, 0);
  g_assert_cmpuint (frame.backtracks, ==, 0);
  g_assert_cmpuint (frame.solutions, ==, 0);
  for (guint row = 0; row < QS_ENUMERATOR_MAX_N; row++)
    {
      g_assert_cmpuint (frame.columns[row], ==, QS_EMPTY_ROW);
      g_assert_cmphex (frame.rejected[row], ==, 0);
    }
}

static void
test_frames_equal_the_replay (gconstpointer data)
{
  g_autoptr (GArray) replay = engine_replay_new (&qs_shifting_masks, GPOINTER_TO_UINT (data));
  QsPlaybackFrame frame;

  qs_playback_frame_init (&frame);
  engine_replay_assert_frame (replay, &frame);

  for (guint i = 0; i < replay->len; i++)
    {
      const EngineStep *step = &g_array_index (replay, EngineStep, i);

      qs_playback_frame_record (&frame, step->event, step->row, step->column);
      g_assert_cmpuint (frame.step, ==, i + 1);
      engine_replay_assert_frame (replay, &frame);
    }
}

/* n = 4 by hand, up to its first solution. */
static void
test_first_solution_of_4 (void)
{
  g_autoptr (GArray) replay = engine_replay_new (&qs_shifting_masks, 4);
  guint64 last = engine_replay_next (replay, 0);
  static const guint16 columns[] = { 1, 3, 0, 2, QS_EMPTY_ROW };
  static const guint32 rejected[] = { 0, 0x7, 0, 0x3 };
  QsPlaybackFrame frame;

  qs_playback_frame_init (&frame);
  for (guint i = 0; i < last; i++)
    {
      const EngineStep *step = &g_array_index (replay, EngineStep, i);

      qs_playback_frame_record (&frame, step->event, step->row, step->column);
    }

  /* 1; 1 3; 1 4; 1 4 2; 2; 2 4; 2 4 1; 2 4 1 3: eight queens placed, and four taken back. */
  g_assert_cmpuint (frame.placements, ==, 8);
  g_assert_cmpuint (frame.backtracks, ==, 4);
  g_assert_cmpuint (frame.solutions, ==, 1);
  g_assert_cmpint (frame.event, ==, QS_TRACE_SOLUTION);
  g_assert_cmpuint (frame.row, ==, 3);
  g_assert_cmpuint (frame.column, ==, 2);
  g_assert_cmpmem (frame.columns, sizeof columns, columns, sizeof columns);
  g_assert_cmpmem (frame.rejected, sizeof rejected, rejected, sizeof rejected);
}

static void
test_largest_board_fits (void)
{
  QsPlaybackFrame frame;

  qs_playback_frame_init (&frame);
  qs_playback_frame_record (&frame, QS_TRACE_REJECT, 31, 31);
  g_assert_cmphex (frame.rejected[31], ==, 0x80000000);

  qs_playback_frame_record (&frame, QS_TRACE_PLACE, 31, 30);
  g_assert_cmphex (frame.rejected[31], ==, 0x80000000);
  g_assert_cmpuint (frame.columns[31], ==, 30);
  g_assert_cmphex (frame.rejected[0], ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/playback-frame/the-first-frame-is-empty", test_first_frame_is_empty);
  for (guint n = 1; n <= 6; n++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/playback-frame/frames-equal-the-replay/%u", n);

      g_test_add_data_func (path, GUINT_TO_POINTER (n), test_frames_equal_the_replay);
    }
  g_test_add_func ("/engine/playback-frame/the-first-solution-of-4", test_first_solution_of_4);
  g_test_add_func ("/engine/playback-frame/the-largest-board-fits", test_largest_board_fits);

  return g_test_run ();
}
