/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two searches in step: wherever the first one goes, the second is at the moment that belongs to it, by the traces of
 * both alone. */

#include "config.h"

#include "qs-follower.h"

#include "engine-test-replay.h"
#include "engine-test-util.h"
#include "qs-methods.h"
#include "qs-test-main.h"

#define MEMORY 1024

/* Two methods on a board. */
typedef struct
{
  const QsMethod *leader;
  const QsMethod *follower;
  guint n;
} Pair;

static const Pair pairs[] = {
  { &qs_shifting_masks, &qs_boolean_arrays, 4 },
  { &qs_boolean_arrays, &qs_shifting_masks, 4 },
  { &qs_brute_force, &qs_dancing_links, 3 },
  { &qs_min_conflicts, &qs_shifting_masks, 6 },
  { &qs_shifting_masks, &qs_min_conflicts, 5 },
  { &qs_shifting_masks, &qs_min_conflicts, 1 },
  { &qs_min_conflicts, &qs_boolean_arrays, 2 },
};

/* The number of the first step after which so many queens were placed or taken back, or that of the last step. */
static guint64
find_step (const GArray *replay,
           QsFollow      follow,
           guint64       number)
{
  guint64 step = 0;

  if (follow == QS_FOLLOW_STEPS)
    return MIN (number, replay->len);

  while (number > 0 && step < replay->len)
    {
      QsTraceEvent event = g_array_index (replay, EngineStep, step).event;

      number -= event == QS_TRACE_PLACE || event == QS_TRACE_REMOVE ? 1 : 0;
      step++;
    }

  return step;
}

static guint64
count_decisions (const GArray *replay,
                 guint64       step)
{
  guint64 n_decisions = 0;

  for (guint64 i = 0; i < step; i++)
    {
      QsTraceEvent event = g_array_index (replay, EngineStep, i).event;

      n_decisions += event == QS_TRACE_PLACE || event == QS_TRACE_REMOVE ? 1 : 0;
    }

  return n_decisions;
}

static gboolean
is_finished (QsPlayback *playback)
{
  return qs_playback_get_status (playback)->state == QS_PLAYBACK_FINISHED;
}

/* Waits until both stand still: the one that follows is where the trace of the one that leads puts it. One that has ended
 * stays at its end beside one that has ended. */
static void
check (QsPlayback   *first_playback,
       QsFollower   *follower,
       const GArray *first,
       const GArray *second,
       QsFollow      follow)
{
  QsPlayback *second_playback = qs_follower_get_playback (follower);
  QsPlayback *leader, *other;
  const GArray *others;
  guint64 step, expected;

  engine_run_until (!qs_playback_is_playing (first_playback) && !qs_playback_is_playing (second_playback));
  leader = qs_follower_get_leader (follower);
  other = leader == first_playback ? second_playback : first_playback;
  others = leader == first_playback ? second : first;
  step = qs_playback_get_status (leader)->moment.step;
  expected = find_step (others, follow,
                        follow == QS_FOLLOW_STEPS ? step : count_decisions (leader == first_playback ? first : second, step));

  if (is_finished (other))
    {
      g_assert_cmpuint (qs_playback_get_status (other)->moment.step, ==, others->len);
      g_assert_cmpuint (expected, >=, find_step (others, follow, count_decisions (others, others->len)));
    }
  else
    {
      g_assert_cmpuint (qs_playback_get_status (other)->moment.step, ==, expected);
    }
  engine_replay_assert_moment (second, &qs_playback_get_status (second_playback)->moment);
  engine_replay_assert_moment (first, &qs_playback_get_status (first_playback)->moment);
}

static void
move_and_check (QsPlayback     *first_playback,
                QsPlaybackMove  move,
                QsFollower     *follower,
                const GArray   *first,
                const GArray   *second,
                QsFollow        follow)
{
  qs_playback_move (qs_follower_get_leader (follower), move);
  check (first_playback, follower, first, second, follow);
}

/* Both have ended; so the longer one led at last. */
static void
check_end (QsPlayback *first_playback,
           QsFollower *follower)
{
  g_assert_true (is_finished (first_playback));
  g_assert_true (is_finished (qs_follower_get_playback (follower)));
}

/* All steps on, all back, jumps, and the whole way at once. */
static void
test_pair (const Pair *pair,
           QsFollow    follow)
{
  static const QsPlaybackMove jumps[] = { QS_PLAYBACK_NEXT_SOLUTION, QS_PLAYBACK_NEXT_BACKTRACK, QS_PLAYBACK_STEP,
                                          QS_PLAYBACK_PREVIOUS_BACKTRACK, QS_PLAYBACK_END,
                                          QS_PLAYBACK_PREVIOUS_SOLUTION, QS_PLAYBACK_REWIND };
  g_autoptr (QsPlayback) leader = qs_playback_new (pair->leader, pair->n, MEMORY, NULL);
  g_autoptr (QsFollower) follower = qs_follower_new (leader, MEMORY, NULL);
  g_autoptr (GArray) first = engine_replay_new (pair->leader, pair->n);
  g_autoptr (GArray) second = engine_replay_new (pair->follower, pair->n);

  qs_follower_set_method (follower, pair->follower, follow);
  while (!is_finished (qs_follower_get_leader (follower)))
    move_and_check (leader, QS_PLAYBACK_STEP, follower, first, second, follow);
  check_end (leader, follower);
  while (qs_playback_get_status (qs_follower_get_leader (follower))->moment.step > 0)
    move_and_check (leader, QS_PLAYBACK_STEP_BACK, follower, first, second, follow);
  for (guint i = 0; i < G_N_ELEMENTS (jumps); i++)
    {
      move_and_check (leader, jumps[i], follower, first, second, follow);
      if (jumps[i] == QS_PLAYBACK_END)
        check_end (leader, follower);
    }
  for (guint64 step = 0; step <= MAX (first->len, second->len) + 1; step += 7)
    {
      qs_playback_seek (qs_follower_get_leader (follower), step);
      check (leader, follower, first, second, follow);
    }

  /* Whoever leads, the first can be moved, and leads from then on. */
  for (guint64 step = 0; step < first->len; step += 7)
    {
      qs_follower_seek (follower, step);
      g_assert_true (qs_follower_get_leader (follower) == leader);
      check (leader, follower, first, second, follow);
      qs_playback_move (leader, QS_PLAYBACK_END);
      check (leader, follower, first, second, follow);
    }

  g_object_set (leader, "speed", QS_PLAYBACK_MAX_SPEED, NULL);
  qs_playback_move (qs_follower_get_leader (follower), QS_PLAYBACK_REWIND);
  check (leader, follower, first, second, follow);
  qs_playback_play (qs_follower_get_leader (follower));
  check (leader, follower, first, second, follow);
  check_end (leader, follower);
}

QS_TEST (same_steps)
{
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    test_pair (&pairs[i], QS_FOLLOW_STEPS);
}

QS_TEST (same_decisions)
{
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    test_pair (&pairs[i], QS_FOLLOW_DECISIONS);
}

/* Decisions are found also where the second search has forgotten them: it runs again. */
QS_TEST (forgotten_decisions)
{
  g_autoptr (QsPlayback) leader = qs_playback_new (&qs_shifting_masks, 7, MEMORY, NULL);
  g_autoptr (QsFollower) follower = qs_follower_new (leader, 64, NULL);
  g_autoptr (GArray) first = engine_replay_new (&qs_shifting_masks, 7);
  g_autoptr (GArray) second = engine_replay_new (&qs_boolean_arrays, 7);

  qs_follower_set_method (follower, &qs_boolean_arrays, QS_FOLLOW_DECISIONS);
  qs_playback_seek (leader, first->len - 1);
  engine_run_until (!qs_playback_is_playing (leader));
  check (leader, follower, first, second, QS_FOLLOW_DECISIONS);

  for (guint64 step = first->len - 1; step > 31; step -= 31)
    {
      qs_playback_seek (leader, step);
      engine_run_until (!qs_playback_is_playing (leader));
      check (leader, follower, first, second, QS_FOLLOW_DECISIONS);
    }
  qs_playback_seek (leader, 0);
  engine_run_until (!qs_playback_is_playing (leader));
  check (leader, follower, first, second, QS_FOLLOW_DECISIONS);
}

/* A decision of the second search leads the first one to the same, from either end, whoever leads. */
QS_TEST (decisions_of_the_second_lead_the_first)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (QsPlayback) leader = qs_playback_new (pairs[i].leader, 4, MEMORY, NULL);
      g_autoptr (QsFollower) follower = qs_follower_new (leader, MEMORY, NULL);
      g_autoptr (GArray) first = engine_replay_new (pairs[i].leader, 4);
      g_autoptr (GArray) second = engine_replay_new (pairs[i].follower, 4);

      qs_follower_set_method (follower, pairs[i].follower, QS_FOLLOW_DECISIONS);
      move_and_check (leader, QS_PLAYBACK_END, follower, first, second, QS_FOLLOW_DECISIONS);
      for (guint64 step = 1; step < second->len; step += 5)
        {
          guint64 n_decisions = count_decisions (second, step);

          qs_follower_seek_second (follower, step);
          engine_run_until (qs_moment_count_decisions (&qs_playback_get_status (leader)->moment) == n_decisions &&
                            !qs_playback_is_playing (leader));
          engine_run_until (!qs_playback_is_playing (qs_follower_get_playback (follower)));
          g_assert_cmpuint (qs_playback_get_status (leader)->moment.step, ==,
                            find_step (first, QS_FOLLOW_DECISIONS, n_decisions));
          g_assert_cmpuint (qs_moment_count_decisions (&qs_playback_get_status (qs_follower_get_playback (follower))->moment),
                            ==, n_decisions);
          if (step % 2 == 0)
            qs_follower_seek (follower, 0);
        }
    }
}

/* Another method, way or board, and none: the second search is always where it belongs. */
QS_TEST (changes)
{
  g_autoptr (QsPlayback) leader = qs_playback_new (&qs_shifting_masks, 5, MEMORY, NULL);
  g_autoptr (QsFollower) follower = qs_follower_new (leader, MEMORY, NULL);
  QsPlayback *playback = qs_follower_get_playback (follower);
  g_autoptr (GArray) first = engine_replay_new (&qs_shifting_masks, 5);
  g_autoptr (GArray) arrays = engine_replay_new (&qs_boolean_arrays, 5);
  g_autoptr (GArray) first_of_four = engine_replay_new (&qs_shifting_masks, 4);
  g_autoptr (GArray) moves = engine_replay_new_with_seed (&qs_min_conflicts, 4, 3);

  qs_playback_seek (leader, 40);
  engine_run_until (!qs_playback_is_playing (leader));
  g_assert_cmpint (qs_playback_get_status (playback)->state, ==, QS_PLAYBACK_READY);

  qs_follower_set_method (follower, &qs_boolean_arrays, QS_FOLLOW_STEPS);
  check (leader, follower, first, arrays, QS_FOLLOW_STEPS);
  qs_follower_set_method (follower, &qs_boolean_arrays, QS_FOLLOW_DECISIONS);
  check (leader, follower, first, arrays, QS_FOLLOW_DECISIONS);

  qs_playback_set_board (leader, &qs_shifting_masks, 4, NULL);
  g_object_set (leader, "seed", 3, NULL);
  qs_follower_set_method (follower, &qs_min_conflicts, QS_FOLLOW_DECISIONS);
  qs_playback_seek (leader, 9);
  engine_run_until (!qs_playback_is_playing (leader));
  check (leader, follower, first_of_four, moves, QS_FOLLOW_DECISIONS);

  qs_follower_set_method (follower, NULL, QS_FOLLOW_DECISIONS);
  g_assert_cmpint (qs_playback_get_status (playback)->state, ==, QS_PLAYBACK_READY);
  qs_playback_move (leader, QS_PLAYBACK_END);
  engine_run_until (!qs_playback_is_playing (leader));
  g_assert_cmpint (qs_playback_get_status (playback)->state, ==, QS_PLAYBACK_READY);
}

/* The first search ends; the second takes over what moved it, at the same speed, and another board begins with the first
 * again. */
QS_TEST (second_goes_on)
{
  g_autoptr (QsPlayback) first = qs_playback_new (&qs_shifting_masks, 4, MEMORY, NULL);
  g_autoptr (QsFollower) follower = qs_follower_new (first, MEMORY, NULL);
  QsPlayback *second = qs_follower_get_playback (follower);

  qs_follower_set_method (follower, &qs_boolean_arrays, QS_FOLLOW_STEPS);
  g_object_set (first, "speed", QS_PLAYBACK_MAX_SPEED, NULL);
  qs_playback_play (first);
  engine_run_until (is_finished (second));
  g_assert_true (qs_follower_get_leader (follower) == second);

  qs_playback_set_board (first, &qs_shifting_masks, 5, NULL);
  engine_run_until (!qs_playback_is_playing (second));
  g_assert_true (qs_follower_get_leader (follower) == first);
  g_assert_cmpuint (qs_playback_get_status (second)->moment.step, ==, 0);
  g_assert_cmpuint (qs_playback_get_status (second)->moment.n, ==, 5);

  g_object_set (first, "stops-at-solutions", TRUE, NULL);
  while (!is_finished (first))
    {
      qs_playback_play (first);
      engine_run_until (!qs_playback_is_playing (first) && !qs_playback_is_playing (second));
    }
  engine_run_until (!qs_playback_is_playing (second));
  g_assert_true (qs_follower_get_leader (follower) == second);
  g_assert_cmpint (qs_playback_get_status (second)->moment.event, ==, QS_TRACE_SOLUTION);
}
