/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The report of a race: the time that the others are compared with. */

#include "qs-race-report.h"
#include "qs-racers.h"
#include "qs-test-main.h"

static QsRaceResult
result_of (const char *id,
           double      seconds)
{
  QsRaceResult result = { .racer = qs_racers_find (id), .seconds = seconds, .n_runs = seconds > 0 ? 1 : 0 };

  g_assert_nonnull (result.racer);

  return result;
}

QS_TEST (best_is_a_method)
{
  const QsRaceResult results[] = {
    result_of ("boolean-arrays", 3), result_of ("enumerator", 1), result_of ("scanning", 0),
    result_of ("shifting-masks", 2), result_of ("hash-sets", 4),
  };

  g_assert_cmpfloat (qs_race_find_best (results, G_N_ELEMENTS (results)), ==, 2);
  g_assert_cmpfloat (qs_race_find_best (results, 1), ==, 3);
  g_assert_cmpfloat (qs_race_find_best (results + 1, 1), ==, 1);
  g_assert_cmpfloat (qs_race_find_best (results + 1, 3), ==, 2);
}

QS_TEST (nobody_is_best_before_a_run)
{
  const QsRaceResult results[] = { result_of ("boolean-arrays", 0), result_of ("enumerator", 0) };

  g_assert_cmpfloat (qs_race_find_best (results, G_N_ELEMENTS (results)), ==, 0);
  g_assert_cmpfloat (qs_race_find_best (NULL, 0), ==, 0);
}
