/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pace of a player, by a clock that is turned by hand. */

#include "config.h"

#include "qs-player-pace.h"

#include "engine-test-clock.h"

static void
begin (QsPlayerPace *pace,
       EngineClock  *clock,
       double        speed)
{
  engine_clock_init (clock);
  qs_player_pace_init (pace, &clock->clock);
  pace->speed = speed;
  qs_player_pace_begin (pace);
}

/* Asserts that the next step is due, and not the one after it; returns how long that one takes. */
static gint64
take_one_step (QsPlayerPace *pace,
               EngineClock  *clock)
{
  gboolean has_frame;
  gint64 due;

  g_assert_true (qs_player_pace_take_step (pace, &due, &has_frame));
  g_assert_false (qs_player_pace_take_step (pace, &due, &has_frame));

  return due - qs_clock_get_time (&clock->clock);
}

static void
test_steps_come_evenly (void)
{
  EngineClock clock;
  QsPlayerPace pace;

  begin (&pace, &clock, 20);
  for (guint i = 0; i < 100; i++)
    {
      gint64 wait = take_one_step (&pace, &clock);

      g_assert_cmpint (wait, ==, 50000);
      engine_clock_turn (&clock, wait);
    }
}

/* A third of a million steps per second: no wait is whole microseconds, and none is lost. */
static void
test_high_speed_is_exact (void)
{
  EngineClock clock;
  QsPlayerPace pace;
  gboolean has_frame;
  guint n_steps = 0;
  gint64 due;

  begin (&pace, &clock, 333333);
  for (guint i = 0; i < 1000; i++)
    {
      while (qs_player_pace_take_step (&pace, &due, &has_frame))
        n_steps++;
      engine_clock_turn (&clock, 1000);
    }
  g_assert_cmpuint (n_steps, >=, 332999);
  g_assert_cmpuint (n_steps, <=, 333001);
}

static void
test_full_speed_never_waits (void)
{
  EngineClock clock;
  QsPlayerPace pace;
  gboolean has_frame;
  gint64 due;

  begin (&pace, &clock, QS_PLAYBACK_MAX_SPEED);
  for (guint i = 0; i < 1000; i++)
    g_assert_true (qs_player_pace_take_step (&pace, &due, &has_frame));
}

/* Of a second at a thousand steps per second, 20 ms are caught up with. */
static void
test_lag_is_forgiven (void)
{
  EngineClock clock;
  QsPlayerPace pace;
  gboolean has_frame;
  guint n_steps = 0;
  gint64 due;

  begin (&pace, &clock, 1000);
  engine_clock_turn (&clock, G_USEC_PER_SEC);
  while (qs_player_pace_take_step (&pace, &due, &has_frame))
    n_steps++;
  g_assert_cmpuint (n_steps, ==, 21);
}

static void
test_speed_changes_in_a_wait (void)
{
  EngineClock clock;
  QsPlayerPace pace;

  begin (&pace, &clock, QS_PLAYBACK_MIN_SPEED);
  g_assert_cmpint (take_one_step (&pace, &clock), ==, 10 * G_USEC_PER_SEC);
  engine_clock_turn (&clock, 15000);
  pace.speed = 100;
  g_assert_cmpint (take_one_step (&pace, &clock), ==, 5000);
}

static void
test_frames_are_for_a_screen (void)
{
  EngineClock clock;
  QsPlayerPace pace;
  gboolean has_frame;
  gint64 due;

  begin (&pace, &clock, 1000);
  qs_player_pace_take_frame (&pace);
  take_one_step (&pace, &clock);
  engine_clock_turn (&clock, 7999);
  g_assert_false (qs_player_pace_has_frame (&pace, FALSE));
  engine_clock_turn (&clock, 1);
  g_assert_true (qs_player_pace_has_frame (&pace, FALSE));
  g_assert_false (qs_player_pace_has_frame (&pace, TRUE));

  while (qs_player_pace_take_step (&pace, &due, &has_frame))
    ;
  g_assert_true (has_frame);
  qs_player_pace_take_frame (&pace);
  g_assert_false (qs_player_pace_take_step (&pace, &due, &has_frame));
  g_assert_false (has_frame);

  /* In a long wait there is time for one at once. */
  pace.speed = 1;
  g_assert_false (qs_player_pace_take_step (&pace, &due, &has_frame));
  g_assert_true (has_frame);

  engine_clock_turn (&clock, 50000);
  g_assert_true (qs_player_pace_has_frame (&pace, TRUE));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/player-pace/steps-come-evenly", test_steps_come_evenly);
  g_test_add_func ("/engine/player-pace/a-high-speed-is-exact", test_high_speed_is_exact);
  g_test_add_func ("/engine/player-pace/full-speed-never-waits", test_full_speed_never_waits);
  g_test_add_func ("/engine/player-pace/a-lag-is-forgiven", test_lag_is_forgiven);
  g_test_add_func ("/engine/player-pace/the-speed-changes-in-a-wait", test_speed_changes_in_a_wait);
  g_test_add_func ("/engine/player-pace/frames-are-for-a-screen", test_frames_are_for_a_screen);

  return g_test_run ();
}
