/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search must look like at each of its steps, found out from its trace alone. */

#include "config.h"

#include "engine-test-replay.h"

#include "qs-test-boards.h"

static gboolean
record (QsTraceEvent event,
        guint        row,
        guint        column,
        gpointer     data)
{
  EngineStep step = { event, row, column };

  g_array_append_val ((GArray *) data, step);
  return TRUE;
}

/**
 * engine_replay_new:
 * @method: a method
 * @n: the side of the board, in squares
 *
 * Returns: (transfer full) (element-type EngineStep): all steps of the search
 */
GArray *
engine_replay_new (const QsMethod *method,
                   guint           n)
{
  GArray *replay = g_array_new (FALSE, FALSE, sizeof (EngineStep));
  QsTracer tracer = { record, replay };

  method->search (n, &tracer);

  return replay;
}

static const EngineStep *
get (const GArray *replay,
     guint64       step)
{
  g_assert_cmpuint (step, >=, 1);
  g_assert_cmpuint (step, <=, replay->len);

  return &g_array_index (replay, EngineStep, step - 1);
}

/**
 * engine_replay_next:
 * @replay: a search
 * @step: a step, 0 for before the first one
 *
 * Returns: the step of the next solution, or one beyond the last step
 */
guint64
engine_replay_next (const GArray *replay,
                    guint64       step)
{
  do
    step++;
  while (step <= replay->len && get (replay, step)->event != QS_TRACE_SOLUTION);

  return step;
}

static guint64
count (const GArray *replay,
       guint64       last,
       QsTraceEvent  event)
{
  guint64 n = 0;

  for (guint64 step = 1; step <= last; step++)
    n += get (replay, step)->event == event;

  return n;
}

/* The latest step up to @last that is @event in @row, or 0. */
static guint64
find_last (const GArray *replay,
           guint64       last,
           QsTraceEvent  event,
           guint         row)
{
  for (guint64 step = last; step >= 1; step--)
    {
      if (get (replay, step)->event == event && get (replay, step)->row == row)
        return step;
    }

  return 0;
}

/* There is a queen in @row when its last placement came after its last removal. */
static guint16
find_queen (const GArray *replay,
            guint64       last,
            guint         row)
{
  guint64 placed = find_last (replay, last, QS_TRACE_PLACE, row);

  if (placed <= find_last (replay, last, QS_TRACE_REMOVE, row))
    return QS_EMPTY_ROW;

  return (guint16) get (replay, placed)->column;
}

/* The squares of @row that were rejected since the row was begun: since a queen came to the row above. */
static guint32
find_rejected (const GArray *replay,
               guint64       last,
               guint         row)
{
  guint64 begun = row > 0 ? find_last (replay, last, QS_TRACE_PLACE, row - 1) : 0;
  guint32 rejected = 0;

  for (guint64 step = begun + 1; step <= last; step++)
    {
      if (get (replay, step)->event == QS_TRACE_REJECT && get (replay, step)->row == row)
        rejected |= 1u << get (replay, step)->column;
    }

  return rejected;
}

static void
assert_attacked (const QsPlaybackFrame *frame,
                 guint                  row,
                 guint                  column)
{
  for (guint upper = 0; upper < row; upper++)
    {
      if (test_attacks (upper, frame->columns[upper], row, column))
        return;
    }

  g_assert_not_reached ();
}

/* What is told to be rejected is told rightly: a queen above attacks it. */
static void
assert_rejections (const GArray          *replay,
                   const QsPlaybackFrame *frame)
{
  for (guint row = 0; row <= frame->row; row++)
    {
      g_assert_cmphex (frame->rejected[row], ==, find_rejected (replay, frame->step, row));
      for (guint column = 0; column < QS_ENUMERATOR_MAX_N; column++)
        {
          if ((frame->rejected[row] >> column & 1) != 0)
            assert_attacked (frame, row, column);
        }
    }
}

/**
 * engine_replay_assert_frame:
 * @replay: a search
 * @frame: a moment of it
 *
 * Asserts that all of @frame is what its step says.
 */
void
engine_replay_assert_frame (const GArray          *replay,
                            const QsPlaybackFrame *frame)
{
  g_assert_cmpuint (frame->placements, ==, count (replay, frame->step, QS_TRACE_PLACE));
  g_assert_cmpuint (frame->backtracks, ==, count (replay, frame->step, QS_TRACE_REMOVE));
  g_assert_cmpuint (frame->solutions, ==, count (replay, frame->step, QS_TRACE_SOLUTION));

  for (guint row = 0; row < QS_ENUMERATOR_MAX_N; row++)
    g_assert_cmpuint (frame->columns[row], ==, find_queen (replay, frame->step, row));

  if (frame->step == 0)
    return;

  g_assert_cmpint (frame->event, ==, get (replay, frame->step)->event);
  g_assert_cmpuint (frame->row, ==, get (replay, frame->step)->row);
  g_assert_cmpuint (frame->column, ==, get (replay, frame->step)->column);
  assert_rejections (replay, frame);
}
