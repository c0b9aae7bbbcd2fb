/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search must look like at each of its steps, from its trace alone. */

#include "engine-test-replay.h"

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

/* Returns: (transfer full) (element-type EngineStep): all steps of the search */
GArray *
engine_replay_new (const QsMethod *method,
                   guint           n)
{
  return engine_replay_new_with_seed (method, n, 0);
}

/* @seed: where a method that guesses begins to
 * Returns: (transfer full) (element-type EngineStep): all steps of the search */
GArray *
engine_replay_new_with_seed (const QsMethod *method,
                             guint           n,
                             guint32         seed)
{
  GArray *replay = g_array_new (FALSE, FALSE, sizeof (EngineStep));
  QsTracer tracer = { record, replay };

  method->search (&(QsSearch){ .n = n, .seed = seed, .tracer = &tracer });

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

/* Returns: the next step that is an @event, or one beyond the last step */
guint64
engine_replay_next (const GArray *replay,
                    guint64       step,
                    QsTraceEvent  event)
{
  do
    step++;
  while (step <= replay->len && get (replay, step)->event != event);

  return step;
}

/* Returns: the last step before @step that is an @event, or @step if there is none */
guint64
engine_replay_previous (const GArray *replay,
                        guint64       step,
                        QsTraceEvent  event)
{
  for (guint64 before = step; before > 1; before--)
    {
      if (get (replay, before - 1)->event == event)
        return before - 1;
    }

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

/* The queens stand in the order in which they came. */
static void
assert_order (const GArray   *replay,
              const QsMoment *moment)
{
  guint64 before = 0;

  for (guint i = 0; i < moment->n_placed; i++)
    {
      guint64 placed = find_last (replay, moment->step, QS_TRACE_PLACE, moment->order[i]);

      g_assert_cmpuint (moment->columns[moment->order[i]], !=, QS_EMPTY_ROW);
      g_assert_cmpuint (placed, >, before);
      before = placed;
    }
}

/* Asserts that everything in @moment fits its step. */
void
engine_replay_assert_moment (const GArray   *replay,
                             const QsMoment *moment)
{
  guint n_queens = 0;

  g_assert_cmpuint (moment->counts.checks, ==, count (replay, moment->step, QS_TRACE_CHECK));
  g_assert_cmpuint (moment->counts.placements, ==, count (replay, moment->step, QS_TRACE_PLACE));
  g_assert_cmpuint (moment->counts.backtracks, ==, count (replay, moment->step, QS_TRACE_REMOVE));
  g_assert_cmpuint (moment->counts.solutions, ==, count (replay, moment->step, QS_TRACE_SOLUTION));

  for (guint row = 0; row < moment->n; row++)
    {
      g_assert_cmpuint (moment->columns[row], ==, find_queen (replay, moment->step, row));
      n_queens += moment->columns[row] != QS_EMPTY_ROW;
    }
  g_assert_cmpuint (moment->n_placed, ==, n_queens);
  assert_order (replay, moment);

  if (moment->step == 0)
    return;

  g_assert_cmpint (moment->event, ==, get (replay, moment->step)->event);
  g_assert_cmpuint (moment->row, ==, get (replay, moment->step)->row);
  g_assert_cmpuint (moment->column, ==, get (replay, moment->step)->column);
}

/* Returns: (transfer full) (element-type QsMoment): the moments after 0, 1, 2 … of its steps */
GArray *
engine_replay_get_moments (const GArray *replay,
                           guint         n)
{
  GArray *moments = g_array_new (FALSE, FALSE, sizeof (QsMoment));
  QsMoment moment;

  qs_moment_init (&moment, NULL, n, NULL);
  g_array_append_val (moments, moment);

  for (guint64 step = 1; step <= replay->len; step++)
    {
      const EngineStep *made = get (replay, step);

      qs_moment_record (&moment, made->event, made->row, made->column);
      g_array_append_val (moments, moment);
    }

  return moments;
}

/* Asserts that both are the same in every field. */
void
engine_assert_same_moment (const QsMoment *moment,
                           const QsMoment *expected)
{
  g_assert_cmpuint (moment->n, ==, expected->n);
  g_assert_cmpuint (moment->step, ==, expected->step);
  g_assert_cmpmem (&moment->counts, sizeof moment->counts, &expected->counts, sizeof expected->counts);
  g_assert_cmpmem (moment->columns, moment->n * sizeof moment->columns[0],
                   expected->columns, expected->n * sizeof expected->columns[0]);
  g_assert_cmpmem (moment->order, moment->n_placed * sizeof moment->order[0],
                   expected->order, expected->n_placed * sizeof expected->order[0]);

  if (moment->step > 0)
    {
      g_assert_cmpint (moment->event, ==, expected->event);
      g_assert_cmpuint (moment->row, ==, expected->row);
      g_assert_cmpuint (moment->column, ==, expected->column);
    }
}
