/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The last steps of a search: any moment in the window, and nothing beyond the bound. */

#include "config.h"

#include "qs-timeline.h"

#include "engine-test-replay.h"
#include "qs-methods.h"
#include "qs-packed-step.h"
#include "qs-test-main.h"

static const EngineStep *
get_step (const GArray *replay,
          guint64       step)
{
  return &g_array_index (replay, EngineStep, step - 1);
}

static void
append (QsTimeline   *timeline,
        const GArray *replay,
        guint64       step)
{
  const EngineStep *made = get_step (replay, step);

  qs_timeline_append (timeline, made->event, made->row, made->column);
}

static void
assert_moment (const QsTimeline *timeline,
               const GArray     *moments,
               guint64           step)
{
  QsMoment moment;

  qs_timeline_get_moment (timeline, step, &moment);
  engine_assert_same_moment (&moment, &g_array_index (moments, QsMoment, step));
}

/* The timeline must not find steps that it does not have. */
static void
assert_found (const QsTimeline *timeline,
              const GArray     *replay,
              guint64           step,
              QsTraceEvent      event)
{
  guint64 next = engine_replay_next (replay, step, event);
  guint64 previous = engine_replay_previous (replay, step, event);

  if (next > timeline->last.step)
    next = 0;
  if (previous == step || previous <= qs_timeline_get_first_step (timeline))
    previous = 0;

  g_assert_cmpuint (qs_timeline_find_next (timeline, step, G_MAXUINT64, event), ==, next);
  if (next > step)
    g_assert_cmpuint (qs_timeline_find_next (timeline, step, next - 1, event), ==, 0);
  g_assert_cmpuint (qs_timeline_find_previous (timeline, step, event), ==, previous);
}

/* The decision that a step has made, or an earlier one. */
static void
assert_decision (const QsTimeline *timeline,
                 const GArray     *moments,
                 guint64           step)
{
  guint64 decision = qs_moment_count_decisions (&g_array_index (moments, QsMoment, step));
  guint64 first = qs_timeline_get_first_step (timeline), made = step;

  if (decision == 0)
    return;

  while (qs_moment_count_decisions (&g_array_index (moments, QsMoment, made - 1)) == decision)
    made--;
  g_assert_cmpuint (qs_timeline_find_decision (timeline, decision), ==, made >= first ? made : first - 1);
}

static void
assert_window (const QsTimeline *timeline,
               guint64           last,
               guint             capacity,
               guint             interval)
{
  guint64 first = qs_timeline_get_first_step (timeline);

  g_assert_cmpuint (timeline->last.step, ==, last);
  if (last <= capacity)
    g_assert_cmpuint (first, ==, 0);

  g_assert_cmpuint (last - first, <=, capacity);
  g_assert_cmpuint (last - first, >=, MIN (last, capacity - interval + 1));
}

static void
check_window (const QsMethod *method,
              guint           n,
              guint           capacity,
              guint           interval)
{
  g_autoptr (GArray) replay = engine_replay_new (method, n);
  g_autoptr (GArray) moments = engine_replay_get_moments (replay, n);
  g_autoptr (QsTimeline) timeline = qs_timeline_new (NULL, n, NULL, capacity, interval);
  guint64 n_steps = MIN (replay->len, 3000);

  for (guint64 last = 0; last <= n_steps; last++)
    {
      guint64 first;

      if (last > 0)
        append (timeline, replay, last);

      assert_window (timeline, last, capacity, interval);
      engine_assert_same_moment (&timeline->last, &g_array_index (moments, QsMoment, last));

      first = qs_timeline_get_first_step (timeline);
      assert_moment (timeline, moments, first);
      assert_moment (timeline, moments, last);
      assert_decision (timeline, moments, MAX (first, 1) - 1);
      g_assert_cmpuint (qs_timeline_find_decision (timeline, qs_moment_count_decisions (&timeline->last) + 1),
                        ==, G_MAXUINT64);
      for (guint i = 0; i < 4; i++)
        {
          guint64 step = first + (guint64) g_test_rand_int_range (0, (gint32) (last - first + 1));

          assert_moment (timeline, moments, step);
          assert_decision (timeline, moments, step);
          assert_found (timeline, replay, step, (QsTraceEvent) g_test_rand_int_range (0, QS_TRACE_N_EVENTS));
        }
    }
}

static void
test_each_moment (gconstpointer data)
{
  guint capacity = GPOINTER_TO_UINT (data);

  for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
    {
      for (guint interval = 1; interval <= capacity; interval *= 4)
        check_window (*method, 4, capacity, interval);
    }

  check_window (&qs_boolean_arrays, 6, capacity, MIN (capacity, 16));
}

/* All that tests hold a timeline against: the moments follow from the trace. */
QS_TEST (moments_follow_from_the_trace)
{
  for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
    {
      g_autoptr (GArray) replay = engine_replay_new (*method, 4);
      g_autoptr (GArray) moments = engine_replay_get_moments (replay, 4);

      for (guint i = 0; i < moments->len; i++)
        {
          g_assert_cmpuint (g_array_index (moments, QsMoment, i).step, ==, i);
          engine_replay_assert_moment (replay, &g_array_index (moments, QsMoment, i));
        }
    }
}

QS_TEST (cleared_it_begins_anew)
{
  g_autoptr (GArray) replay = engine_replay_new (&qs_boolean_arrays, 5);
  g_autoptr (GArray) moments = engine_replay_get_moments (replay, 5);
  g_autoptr (QsTimeline) timeline = qs_timeline_new (NULL, 5, NULL, 32, 8);

  for (guint64 last = 1; last <= 77; last++)
    append (timeline, replay, last);
  qs_timeline_clear (timeline);

  g_assert_cmpuint (qs_timeline_get_first_step (timeline), ==, 0);
  g_assert_cmpuint (timeline->last.step, ==, 0);
  assert_moment (timeline, moments, 0);
  g_assert_cmpuint (qs_timeline_find_next (timeline, 0, G_MAXUINT64, QS_TRACE_CHECK), ==, 0);

  for (guint64 last = 1; last <= 40; last++)
    append (timeline, replay, last);
  for (guint64 step = qs_timeline_get_first_step (timeline); step <= 40; step++)
    assert_moment (timeline, moments, step);
}

/* A step fits in 32 bits on every board, whole lines and all. */
QS_TEST (a_step_fits_in_32_bits)
{
  static const guint lines[] = { 0, 1, 31, 511, 512, QS_MAX_N - 1, QS_TRACE_WHOLE };

  for (guint event = 0; event < QS_TRACE_N_EVENTS; event++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (lines) * G_N_ELEMENTS (lines); i++)
        {
          guint row = lines[i / G_N_ELEMENTS (lines)], column = lines[i % G_N_ELEMENTS (lines)];
          guint32 step = qs_packed_step_new ((QsTraceEvent) event, row, column);

          g_assert_cmpuint (qs_packed_step_get_event (step), ==, event);
          g_assert_cmpuint (qs_packed_step_get_row (step), ==, row);
          g_assert_cmpuint (qs_packed_step_get_column (step), ==, column);
        }
    }
}

/* 16 MiB of steps, and 4 kB for each of the 1025 moments. */
QS_TEST (its_memory_is_bounded)
{
  g_assert_cmpuint (QS_TIMELINE_MAX_SIZE, <, 21 * 1000 * 1000);
}

QS_TEST (the_window_of_the_usual_capacity)
{
  g_autoptr (QsTimeline) timeline = qs_timeline_new (NULL, 8, NULL, QS_TIMELINE_CAPACITY, QS_TIMELINE_INTERVAL);
  guint64 n_pairs = QS_TIMELINE_CAPACITY + 12345, first;
  QsMoment moment;

  for (guint64 i = 0; i < n_pairs; i++)
    {
      qs_timeline_append (timeline, QS_TRACE_PLACE, 0, i % 8);
      qs_timeline_append (timeline, QS_TRACE_REMOVE, 0, i % 8);
    }

  assert_window (timeline, 2 * n_pairs, QS_TIMELINE_CAPACITY, QS_TIMELINE_INTERVAL);
  first = qs_timeline_get_first_step (timeline);
  for (guint64 step = first; step < 2 * n_pairs; step += 99991)
    {
      qs_timeline_get_moment (timeline, step, &moment);
      g_assert_cmpuint (moment.counts.placements, ==, (step + 1) / 2);
      g_assert_cmpuint (moment.counts.backtracks, ==, step / 2);
      g_assert_cmpuint (moment.columns[0], ==, step % 2 == 0 ? QS_EMPTY_ROW : step / 2 % 8);
    }
}

QS_TEST_MAIN
{
  g_test_add_data_func ("/engine/timeline/each-moment-in-the-window/1", GUINT_TO_POINTER (1), test_each_moment);
  g_test_add_data_func ("/engine/timeline/each-moment-in-the-window/16", GUINT_TO_POINTER (16), test_each_moment);
  g_test_add_data_func ("/engine/timeline/each-moment-in-the-window/256", GUINT_TO_POINTER (256), test_each_moment);
}
