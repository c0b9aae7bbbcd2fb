/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Required and forbidden squares, without a window: toggled, cleared, hinted at and counted. */

#include "qs-squares.h"

#include "qs-frequency-job.h"
#include "qs-test-explorer.h"
#include "qs-test-main.h"

/* A board of eight queens whose solutions are all counted. */
static QsSquares *
create_squares (void)
{
  g_autoptr (QsExplorer) explorer = qs_test_explorer_new (8);


  return qs_squares_new (explorer);
}

/* Runs the main loop until @condition; a test that waits in vain is ended from outside. */
#define wait_until(condition)                     \
  G_STMT_START                                    \
    {                                             \
      while (!(condition))                        \
        g_main_context_iteration (NULL, TRUE);    \
    }                                             \
  G_STMT_END

static QsSquare
parse (const char *name)
{
  QsSquare square;

  g_assert_true (qs_square_parse (name, 8, 8, &square, NULL));

  return square;
}

static QsSquareRule
get_rule (QsSquares  *squares,
          const char *name)
{
  return qs_constraints_get (qs_explorer_get_status (qs_squares_get_explorer (squares))->constraints, parse (name));
}

static guint
count_rules (QsSquares *squares)
{
  const QsConstraints *constraints = qs_explorer_get_status (qs_squares_get_explorer (squares))->constraints;
  QsSquareRule rule;
  guint count = 0;

  for (QsSquare square = QS_SQUARE_BEFORE_ALL; qs_constraints_next (constraints, &square, &rule);)
    count++;

  return count;
}

static gboolean
is_counted (QsSquares *squares,
            guint64    count)
{
  QsSolutionSet *set = qs_explorer_get_status (qs_squares_get_explorer (squares))->shown;

  return qs_solution_set_get_status (set)->is_complete && qs_solution_set_get_status (set)->count == count;
}

QS_TEST (toggling_twice_is_nothing)
{
  g_autoptr (QsSquares) squares = create_squares ();

  g_assert_cmpint (qs_squares_toggle (squares, parse ("c4"), QS_SQUARE_RULE_REQUIRED), ==, QS_SQUARE_RULE_REQUIRED);
  g_assert_cmpint (get_rule (squares, "c4"), ==, QS_SQUARE_RULE_REQUIRED);
  g_assert_cmpint (qs_squares_toggle (squares, parse ("c4"), QS_SQUARE_RULE_FORBIDDEN), ==, QS_SQUARE_RULE_FORBIDDEN);
  g_assert_cmpint (get_rule (squares, "c4"), ==, QS_SQUARE_RULE_FORBIDDEN);
  g_assert_cmpint (qs_squares_toggle (squares, parse ("c4"), QS_SQUARE_RULE_FORBIDDEN), ==, QS_SQUARE_RULE_FREE);
  g_assert_cmpuint (count_rules (squares), ==, 0);

  qs_explorer_stop (qs_squares_get_explorer (squares));
}

QS_TEST (clearing_is_one_change)
{
  g_autoptr (QsSquares) squares = create_squares ();
  QsExplorer *explorer = qs_squares_get_explorer (squares);

  qs_squares_toggle (squares, parse ("a1"), QS_SQUARE_RULE_REQUIRED);
  qs_squares_toggle (squares, parse ("c8"), QS_SQUARE_RULE_FORBIDDEN);
  qs_squares_clear (squares);
  g_assert_cmpuint (count_rules (squares), ==, 0);
  qs_explorer_go (explorer, -1);
  g_assert_cmpuint (count_rules (squares), ==, 2);
  qs_explorer_go (explorer, -1);
  g_assert_cmpuint (count_rules (squares), ==, 1);

  qs_explorer_stop (explorer);
}

/* A hint does not wait long for the best square: where a busy machine has not found it by then, it is asked for again. */
static void
take_hint (QsSquares *squares)
{
  guint n_rules = count_rules (squares);

  while (count_rules (squares) == n_rules)
    {
      qs_squares_hint (squares);
      wait_until (count_rules (squares) != n_rules || qs_squares_can_hint (squares));
    }
  g_assert_cmpuint (count_rules (squares), ==, n_rules + 1);
}

/* Of the four solutions with a queen on a1, two have one on c8, and more on no other square but a1. */
QS_TEST (hint_takes_the_fullest_square)
{
  g_autoptr (QsSquares) squares = create_squares ();

  g_assert_false (qs_squares_can_hint (squares));
  qs_squares_toggle (squares, parse ("a1"), QS_SQUARE_RULE_REQUIRED);
  wait_until (is_counted (squares, 4));
  g_assert_true (qs_squares_can_hint (squares));

  take_hint (squares);
  g_assert_cmpint (get_rule (squares, "c8"), ==, QS_SQUARE_RULE_REQUIRED);
  wait_until (is_counted (squares, 2));

  qs_explorer_stop (qs_squares_get_explorer (squares));
}

/* From one queen to a solution, whatever the first one is. */
QS_TEST (hints_lead_to_a_solution)
{
  for (guint column = 0; column < 8; column++)
    {
      g_autoptr (QsSquares) squares = create_squares ();

      qs_squares_toggle (squares, (QsSquare){ 3, column }, QS_SQUARE_RULE_REQUIRED);
      while (qs_squares_can_hint (squares))
        take_hint (squares);

      g_assert_cmpuint (count_rules (squares), ==, 8);
      wait_until (is_counted (squares, 1));
      qs_explorer_stop (qs_squares_get_explorer (squares));
    }
}

/* Here even two solutions are too many to choose among them: a known one gives the place of the queen. */
QS_TEST (hint_takes_what_is_known)
{
  static const guint16 solution[] = { 2, 5, 3, 1, 7, 4, 6, 0 };
  static const guint16 other[] = { 0, 4, 7, 5, 2, 6, 1, 3 };
  g_autoptr (QsSquares) squares = create_squares ();
  QsExplorer *explorer = qs_squares_get_explorer (squares);

  g_object_set (qs_explorer_get_status (explorer)->frequencies, "max-solutions", G_GUINT64_CONSTANT (1), NULL);
  qs_squares_toggle (squares, parse ("a1"), QS_SQUARE_RULE_REQUIRED);
  wait_until (is_counted (squares, 4));
  g_assert_false (qs_squares_can_hint (squares));

  /* That one has no queen on a1. */
  qs_squares_set_completion (squares, other);
  g_assert_false (qs_squares_can_hint (squares));

  qs_squares_set_completion (squares, solution);
  g_assert_true (qs_squares_can_hint (squares));
  qs_squares_hint (squares);
  wait_until (count_rules (squares) == 2);
  g_assert_cmpint (get_rule (squares, "c8"), ==, QS_SQUARE_RULE_REQUIRED);

  qs_squares_set_completion (squares, solution);
  wait_until (is_counted (squares, 2));
  qs_squares_hint (squares);
  wait_until (count_rules (squares) == 3);
  g_assert_cmpint (get_rule (squares, "f7"), ==, QS_SQUARE_RULE_REQUIRED);

  qs_explorer_stop (explorer);
}

QS_TEST (no_hint_where_there_is_no_solution)
{
  g_autoptr (QsSquares) squares = create_squares ();
  g_autofree char *explanation = NULL;

  qs_squares_toggle (squares, parse ("a8"), QS_SQUARE_RULE_REQUIRED);
  qs_squares_toggle (squares, parse ("c7"), QS_SQUARE_RULE_REQUIRED);
  wait_until (is_counted (squares, 0));
  g_assert_false (qs_squares_can_hint (squares));
  explanation = qs_squares_explain (squares);
  g_assert_cmpstr (explanation, ==, "No solution fits these squares");

  qs_explorer_stop (qs_squares_get_explorer (squares));
}

static void
ask_for_hint_cb (QsSquares *squares,
                 gboolean  *can_hint)
{
  *can_hint = qs_squares_can_hint (squares);
}

/* Squares that contradict each other are counted as soon as they are set, and listeners are notified of that too. */
QS_TEST (no_hint_after_a_contradiction)
{
  g_autoptr (QsSquares) squares = create_squares ();
  gboolean can_hint = FALSE;

  g_signal_connect (squares, "changed", G_CALLBACK (ask_for_hint_cb), &can_hint);
  qs_squares_toggle (squares, parse ("a1"), QS_SQUARE_RULE_REQUIRED);
  wait_until (is_counted (squares, 4));
  g_assert_true (can_hint);

  qs_squares_toggle (squares, parse ("c3"), QS_SQUARE_RULE_REQUIRED);
  g_assert_true (is_counted (squares, 0));
  g_assert_false (can_hint);

  qs_explorer_stop (qs_squares_get_explorer (squares));
}

static void
count_cb (guint *n_changes)
{
  (*n_changes)++;
}

QS_TEST (heat_is_there_while_it_is_shown)
{
  g_autoptr (QsSquares) squares = create_squares ();
  const QsFrequencies *heat;
  gboolean is_complete = TRUE;
  guint n_changes = 0;

  g_signal_connect_swapped (squares, "changed", G_CALLBACK (count_cb), &n_changes);
  g_assert_null (qs_squares_get_heat (squares, &is_complete));
  g_assert_false (is_complete);

  g_object_set (squares, "shows-heat", TRUE, NULL);
  g_assert_cmpuint (n_changes, >, 0);
  wait_until ((heat = qs_squares_get_heat (squares, &is_complete)) != NULL && is_complete);
  g_assert_cmpuint (qs_frequencies_get (heat, parse ("d8")), ==, 18);
  g_assert_cmpuint (heat->total, ==, 92);

  /* The constraints leave fewer solutions. */
  n_changes = 0;
  qs_squares_toggle (squares, parse ("a1"), QS_SQUARE_RULE_REQUIRED);
  wait_until ((heat = qs_squares_get_heat (squares, &is_complete)) != NULL && is_complete &&
              heat->total == 4);
  g_assert_cmpuint (qs_frequencies_get (heat, parse ("a1")), ==, 4);
  g_assert_cmpuint (n_changes, >, 0);

  g_object_set (squares, "shows-heat", FALSE, NULL);
  g_assert_null (qs_squares_get_heat (squares, &is_complete));

  qs_explorer_stop (qs_squares_get_explorer (squares));
}
