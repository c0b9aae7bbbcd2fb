/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of a race, byte by byte, in a language that writes its numbers with commas too. */

#include "qs-race-report.h"
#include "qs-test-main.h"

#include <locale.h>

#define HEADER "method,n,asked,runs,seconds,deviation,ratio,stable,nodes,checks,backtracks,solutions,memory\n"

QS_TEST (table)
{
  QsRaceResult results[] = {
    { qs_racers_find ("boolean-arrays"), 12, 0.0005, 0.0000025, TRUE, { 15720, 2056, 2056, 92 }, 1234 },
    { qs_racers_find ("shifting-masks"), 0, 0, 0, FALSE, { 0 }, 0 },
    { qs_racers_find ("enumerator"), 3, 0.0002, 0, FALSE, { .solutions = 92 }, 5000000000 },
  };
  const QsRaceReport all = { .task.n = 8, .results = results, .n_racers = 3 };
  const QsRaceReport one = { .task = { .n = 20, .wants_first = TRUE }, .results = results + 2, .n_racers = 1 };
  g_autofree char *of_all = qs_race_to_csv (&all);
  g_autofree char *of_one = qs_race_to_csv (&one);

  g_assert_cmpstr (of_all, ==,
                   HEADER "boolean-arrays,8,all,12,0.0005,2.5e-06,1,yes,2057,15720,2056,92,1234\n"
                          "shifting-masks,8,all,0,,,,,,,,,\n"
                          "enumerator,8,all,3,0.0002,0,0.4,no,,,,92,5000000000\n");
  g_assert_cmpstr (of_one, ==, HEADER "enumerator,20,first,3,0.0002,0,1,no,,,,92,5000000000\n");
}

/* Of a board that no number names. */
QS_TEST (other_board)
{
  QsProblem problem;
  QsRaceResult result = { qs_racers_find ("boolean-arrays"), 1, 0.5, 0, FALSE, { 299244, 27291, 27291, 88 }, 1234 };
  QsRaceReport report = { .task.n = 11, .results = &result, .n_racers = 1 };
  g_autofree char *csv = NULL;

  g_assert_true (qs_problem_parse ("11:torus", &problem, NULL));
  report.task.problem = qs_problem_intern (&problem);
  csv = qs_race_to_csv (&report);
  g_assert_cmpstr (csv, ==, HEADER "boolean-arrays,11:torus,all,1,0.5,0,1,no,27292,299244,27291,88,1234\n");
}

QS_TEST (nobody)
{
  const QsRaceReport report = { .task.n = 8 };
  g_autofree char *csv = qs_race_to_csv (&report);

  g_assert_cmpstr (csv, ==, HEADER);
}

QS_TEST_MAIN
{
  /* Where it is not installed, points are all there is. */
  setlocale (LC_ALL, "de_DE.UTF-8");
}
