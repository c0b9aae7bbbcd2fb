/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The small boards of one kind, against published numbers. */

#include "qs-family.h"

#include "engine-test-util.h"
#include "qs-known.h"
#include "qs-test-main.h"

static QsProblem
read_problem (const char *text)
{
  QsProblem problem;

  g_assert_true (qs_problem_parse (text, &problem, NULL));

  return problem;
}

static void
assert_member (const char *text,
               guint       n_queens,
               const char *expected)
{
  QsProblem problem = read_problem (text), member;
  g_autofree char *found = NULL;

  if (!qs_family_get (&problem, n_queens, &member))
    {
      g_assert_null (expected);
      return;
    }

  found = qs_problem_to_string (&member);
  g_assert_cmpstr (found, ==, expected);
}

QS_TEST (members)
{
  assert_member ("8:torus", 5, "5:torus");
  assert_member ("8:torus+b4", 8, "8:torus");
  assert_member ("8:torus", 32, "32:torus");
  assert_member ("8:torus", 33, NULL);
  assert_member ("6x9", 3, "3x9");
  assert_member ("6x9", 9, "9");
  assert_member ("6x9", 10, NULL);
  assert_member ("3x7:torus", 7, "7:torus");
  assert_member ("5:regions=aabbb/aabcc/ddbcc/ddece/ddeee", 5, NULL);
}

static void
assert_counts (const char *text,
               guint       n_boards)
{
  QsProblem problem = read_problem (text);
  g_autoptr (QsErrand) errand = qs_family_start (&problem);
  const GArray *counts;

  engine_run_until (!qs_errand_is_running (errand));
  counts = qs_family_get_counts (errand);
  g_assert_cmpuint (counts->len, ==, n_boards);
  for (guint i = 0; i < counts->len; i++)
    {
      const QsFamilyCount *count = &g_array_index (counts, QsFamilyCount, i);
      QsProblem member;
      guint64 number;

      g_assert_true (qs_family_get (&problem, i + 1, &member));
      g_assert_cmpint (count->time, >=, 0);
      if (qs_known_get_number (&member, FALSE, &number))
        g_assert_cmpuint (count->solutions, ==, number);
      if (qs_known_get_number (&member, TRUE, &number))
        g_assert_cmpuint (count->fundamental, ==, number);
    }
}

QS_TEST (counts)
{
  assert_counts ("8:torus", 13);
  assert_counts ("8:superqueens", 14);
  assert_counts ("8:touching", 9);
  assert_counts ("5x8", 8);
}

/* One that nobody waits for any more ends, with what it has. */
QS_TEST (cancelled)
{
  QsProblem problem = read_problem ("8:torus");
  g_autoptr (QsErrand) errand = qs_family_start (&problem);

  qs_errand_cancel (errand);
  engine_run_until (!qs_errand_is_running (errand));
}
