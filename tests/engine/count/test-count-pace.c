/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pace of a count, and the time left that follows from it. */

#include "qs-count-pace.h"

#include <math.h>

#include "qs-test-main.h"

static void
add (QsCountPace *pace,
     double       time,
     double       done,
     double       solutions)
{
  QsCountMoment moment = { time, done, solutions };

  qs_count_pace_add (pace, &moment);
}

QS_TEST (nothing_is_known_at_first)
{
  QsCountPace pace = { .n_moments = 0 };

  g_assert_cmpfloat (qs_count_pace_get_rate (&pace), ==, 0);
  g_assert_cmpfloat (qs_count_pace_get_seconds_left (&pace, 0, 100), <, 0);

  add (&pace, 5, 20, 1000);
  g_assert_cmpfloat (qs_count_pace_get_rate (&pace), ==, 0);
  g_assert_cmpfloat (qs_count_pace_get_seconds_left (&pace, 5, 100), <, 0);
}

/* Earlier work does not count for the pace, but less work is left. */
QS_TEST (counts_from_where_it_went_on)
{
  QsCountPace pace = { .n_moments = 0 };

  add (&pace, 1000, 60, 5000);
  add (&pace, 1002, 70, 5400);
  g_assert_cmpfloat (qs_count_pace_get_rate (&pace), ==, 200);
  g_assert_cmpfloat (qs_count_pace_get_seconds_left (&pace, 1002, 100), ==, 6);
}

/* Between the ends of two units only time passes. */
QS_TEST (time_left_counts_down_between_steps)
{
  QsCountPace pace = { .n_moments = 0 };

  add (&pace, 0, 0, 0);
  add (&pace, 10, 10, 50);
  add (&pace, 14, 10, 50);
  g_assert_cmpfloat (qs_count_pace_get_rate (&pace), ==, 5);
  g_assert_cmpfloat (qs_count_pace_get_seconds_left (&pace, 14, 40), ==, 26);
  g_assert_cmpfloat (qs_count_pace_get_seconds_left (&pace, 90, 40), ==, 0);
}

/* Ten times slower from one second on: half a minute later that is all that counts. */
QS_TEST (old_pace_is_forgotten)
{
  QsCountPace pace = { .n_moments = 0 };
  double done = 0, time = 0;

  for (; time < 140; time += 0.05)
    {
      done += time < 100 ? 1 : 0.1;
      add (&pace, time, done, done);
    }

  g_assert_cmpfloat (fabs (qs_count_pace_get_rate (&pace) - 2), <, 0.01);
  g_assert_cmpfloat (fabs (qs_count_pace_get_seconds_left (&pace, time, done + 20) - 10), <, 0.1);
}

QS_TEST (long_steps_are_remembered)
{
  QsCountPace pace = { .n_moments = 0 };

  for (guint i = 0; i <= 40; i++)
    add (&pace, 300.0 * i, 2.0 * i, 600.0 * i);

  g_assert_cmpfloat (qs_count_pace_get_rate (&pace), ==, 2);
  g_assert_cmpfloat (qs_count_pace_get_seconds_left (&pace, 12000, 100), ==, 3000);
}
