/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of the Compare view. */

#include <math.h>
#include <stdio.h>

#include "qs-compare-words.h"
#include "qs-methods.h"
#include "qs-text.h"

#include "qs-test-main.h"
#include "qs-test-text.h"

static void
assert_tries (const char *racer,
              double      placements,
              guint       n,
              const char *tries)
{
  QsRaceResult result = { .racer = qs_racers_find (racer), .predicted = { 3.6e7, placements, TRUE, TRUE } };
  g_autofree char *expected = g_strdup_printf ("would try %s placements", tries);
  const QsRaceReport report = { .task.n = n, .expected_seconds = 75, .results = &result, .n_racers = 1 };
  g_autofree char *question = qs_compare_words_question (&report);

  g_assert_nonnull (strstr (question, expected));
}

/* 14^14 does not fit the digits of a double; 20! is the largest factorial in 64 bits. */
QS_TEST (tries_are_exact_where_a_formula_is)
{
  assert_tries ("brute-force", 1.2e16, 14, "11112006825558016");
  assert_tries ("permutations", 1.2e16, 20, "2432902008176640000");
  assert_tries ("boolean-arrays", 1.2e16, 14, "about 1.20 × 10¹⁶");
  assert_tries ("boolean-arrays", 27358552, 14, "27358552");
}

static char *
ask (guint         n,
     gboolean      wants_first,
     double        seconds,
     QsRaceResult *results,
     guint         n_racers)
{
  const QsRaceReport report = {
    .task = { .n = n, .wants_first = wants_first },
    .expected_seconds = seconds,
    .results = results,
    .n_racers = n_racers,
  };

  return qs_compare_words_question (&report);
}

QS_TEST (question_tells_who_is_left_out)
{
  QsRaceResult results[] = {
    { .racer = qs_racers_find ("brute-force"), .predicted = { 3.6e7, 1.2e16, TRUE, TRUE } },
    { .racer = qs_racers_find ("boolean-arrays"), .predicted = { 1.5, 27358552, FALSE, FALSE } },
  };
  QsRaceResult unknown[] = { { .racer = qs_racers_find ("boolean-arrays"), .predicted = { -1, 0, FALSE, FALSE } } };

  assert_text (ask (14, FALSE, 75, results, 2),
               "Brute force is left out: it would try 11112006825558016 placements, which takes about 416 days.\n"
               "14 queens, all solutions: this takes about 1 min 15 s.");
  assert_text (ask (14, FALSE, 75, results + 1, 1),
               "14 queens, all solutions: this takes about 1 min 15 s.");
  assert_text (ask (14, FALSE, 0, results, 1),
               "Brute force is left out: it would try 11112006825558016 placements, which takes about 416 days.\n"
               "There is no other method to run.");
  assert_text (ask (28, TRUE, 0, unknown, 1),
               "28 queens, the first solution: how long 1 method takes cannot be predicted.");
}

static char *
tell (QsRaceState     state,
      const QsMethod *running,
      QsRaceResult   *results,
      guint           n_racers)
{
  const QsRaceReport report = { .task.n = 8, .state = state, .running = running, .results = results, .n_racers = n_racers };

  return qs_compare_words_state (&report);
}

QS_TEST (states)
{
  const QsMethod *racer = qs_racers_find ("boolean-arrays");
  QsRaceResult results[] = {
    { racer, 5, 0.1, 0, TRUE, { 0 }, 100 },
    { racer, 2, 0.1, 0, FALSE, { 0 }, 100 },
    { racer, 0, 0, 0, FALSE, { 0 }, 0 },
  };

  assert_text (tell (QS_RACE_RUNNING, racer, results, 3), "8 queens, all solutions · Running: Boolean arrays");
  assert_text (tell (QS_RACE_FINISHED, NULL, results, 1),
               "8 queens, all solutions · Done: the times are stable.");
  assert_text (tell (QS_RACE_FINISHED, NULL, results, 2),
               "8 queens, all solutions · The time is up: times marked ≈ may still change.");
  assert_text (tell (QS_RACE_FINISHED, NULL, results, 3),
               "8 queens, all solutions · The time is up: 2 of 3 methods were measured.");
  assert_text (tell (QS_RACE_CANCELLED, NULL, results, 3), "8 queens, all solutions · Cancelled: 2 methods were measured.");
}

/* What is compared has its board in its name, and what was not measured the time that it would take. */
QS_TEST (other_boards)
{
  QsProblem problem;
  QsRaceTask task = { .n = 11, .wants_first = TRUE };

  g_assert_true (qs_problem_parse ("11:torus", &problem, NULL));
  task.problem = qs_problem_intern (&problem);
  assert_text (qs_compare_words_task (&task), "11 queens on a torus, the first solution");

  assert_text (qs_compare_words_time (&(QsCompareRow){ .has_ended = TRUE, .result.predicted.seconds = 75 }), "about 1 min 15 s");
  assert_text (qs_compare_words_time (&(QsCompareRow){ .has_ended = TRUE, .result.predicted.seconds = -1 }), "not measured");
  assert_text (qs_compare_words_time (&(QsCompareRow){ .result.predicted.seconds = 75 }), "waiting");
  assert_text (qs_compare_words_time (&(QsCompareRow){ .result.predicted = { .seconds = 1e9, .is_refused = TRUE } }), "left out");
}

QS_TEST (references_are_marked)
{
  const QsMethod *const *racers = qs_racers_list ();
  guint n_references = 0;

  for (guint i = 0; racers[i] != NULL; i++)
    {
      g_autofree char *name = qs_compare_words_name (racers[i]);

      g_assert_true (g_str_has_prefix (name, racers[i]->name));
      g_assert_cmpint (g_str_has_suffix (name, " (reference)"), ==, racers[i]->group == QS_GROUP_REFERENCE);
      n_references += racers[i]->group == QS_GROUP_REFERENCE;
    }

  g_assert_cmpuint (n_references, >=, 1);
}

/* The placements of queens in row @row and those below it that attack neither each other nor those above. */
static guint
count_visits (guint16 *columns,
              guint    row,
              guint    n)
{
  guint count = 0;

  for (guint column = 0; row < n && column < n; column++)
    {
      gboolean is_free = TRUE;

      for (guint above = 0; above < row; above++)
        is_free = is_free && columns[above] != column &&
                  ABS ((int) columns[above] - (int) column) != (int) (row - above);

      columns[row] = (guint16) column;
      count += is_free ? 1 + count_visits (columns, row + 1, n) : 0;
    }

  return count;
}

/* The power of ten at the end of a text. */
static int
read_exponent (const char *text)
{
  for (int exponent = 0; exponent < 40; exponent++)
    {
      g_autofree char *end = qs_text_raise (g_strdup_printf (" × 10^%d", exponent));

      if (g_str_has_suffix (text, end))
        return exponent;
    }

  g_assert_not_reached ();
}

static char *
count_text (const char *text,
            double     *number)
{
  QsProblem problem;

  g_assert_true (qs_problem_parse (text, &problem, NULL));

  return qs_compare_words_visits (&problem, number);
}

QS_TEST (visits_are_counted_or_estimated)
{
  guint16 columns[12];

  assert_text (count_text ("1", NULL), "2");
  assert_text (count_text ("4", NULL), "17");
  assert_text (count_text ("8", NULL), "2057");
  for (guint n = 1; n <= 11; n++)
    {
      g_autofree char *board = g_strdup_printf ("%u", n);
      g_autofree char *expected = g_strdup_printf ("%u", count_visits (columns, 0, n) + 1);

      assert_text (count_text (board, NULL), expected);
    }

  g_assert_cmpuint (count_visits (columns, 0, 12), ==, 856188);
  for (guint n = 12; n <= 32; n++)
    {
      g_autofree char *board = g_strdup_printf ("%u", n);
      g_autofree char *text = count_text (board, NULL);
      double number;
      int exponent = read_exponent (text);

      g_assert_cmpint (sscanf (text, "about %lf × 10", &number), ==, 1);
      if (n == 12)
        g_assert_cmpfloat_with_epsilon (number * pow (10, exponent), 856188, 100000);
      g_assert_cmpfloat (number * pow (10, exponent), <, 0.1 * exp (lgamma (n + 1.0)));
    }
}

/* Those of the conflict matrix, which searches every board: all placements in the first rows without an attack. */
QS_TEST (visits_of_other_boards)
{
  static const char *const boards[] = {
    "5:torus", "11:torus", "6x9", "4x7:torus", "7:superqueens", "7:touching", "5:regions=aabbb/aabcc/ddbcc/ddece/ddeee",
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      QsProblem problem;
      QsSearch search = { 0 };
      g_autofree char *text = count_text (boards[i], NULL);
      g_autofree char *expected = NULL;

      g_assert_true (qs_problem_parse (boards[i], &problem, NULL));
      search.n = problem.n;
      search.problem = qs_problem_intern (&problem);
      qs_methods_find ("conflict-matrix")->search (&search);
      expected = g_strdup_printf ("%" G_GUINT64_FORMAT, search.counts.placements + 1);
      g_assert_cmpstr (text, ==, expected);
    }
}
