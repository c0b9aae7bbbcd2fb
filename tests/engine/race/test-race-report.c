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

static void
test_best_is_a_method (void)
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

static void
test_nobody_is_best (void)
{
  const QsRaceResult results[] = { result_of ("boolean-arrays", 0), result_of ("enumerator", 0) };

  g_assert_cmpfloat (qs_race_find_best (results, G_N_ELEMENTS (results)), ==, 0);
  g_assert_cmpfloat (qs_race_find_best (NULL, 0), ==, 0);
}

QS_TEST_MAIN
{
  g_test_add_func ("/engine/race-report/best-is-a-method", test_best_is_a_method);
  g_test_add_func ("/engine/race-report/nobody-is-best-before-a-run", test_nobody_is_best);
}
