/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Undo and redo of constraints, against two plain stacks. */

#include "qs-history.h"

#include "qs-test-main.h"

#define MAX_STEPS 2000

/* The steps before the present, and those that were undone, with the nearest on top of each. */
typedef struct
{
  QsConstraints before[MAX_STEPS];
  QsConstraints undone[MAX_STEPS];
  guint n_before;
  guint n_undone;
  QsConstraints present;
} Stacks;

static QsHistory *
make_history (guint n)
{
  QsConstraints empty;

  qs_constraints_init (&empty, n);

  return qs_history_new (&empty);
}

static void
assert_same (const QsHistory *history,
             const Stacks    *stacks)
{
  g_assert_true (qs_constraints_equal (qs_history_get_present (history), &stacks->present));
  g_assert_cmpint (qs_history_can_go (history, -1), ==, stacks->n_before > 0);
  g_assert_cmpint (qs_history_can_go (history, 1), ==, stacks->n_undone > 0);
}

static void
push (QsHistory     *history,
      Stacks        *stacks,
      QsConstraints  constraints)
{
  gboolean changes = !qs_constraints_equal (&constraints, &stacks->present);

  g_assert_cmpint (qs_history_push (history, &constraints), ==, changes);
  if (!changes)
    return;

  stacks->before[stacks->n_before++] = stacks->present;
  if (constraints.n != stacks->present.n)
    stacks->n_before = 0;
  stacks->n_undone = 0;
  stacks->present = constraints;
}

static void
undo (QsHistory *history,
      Stacks    *stacks)
{
  g_assert_cmpint (qs_history_go (history, -1), ==, stacks->n_before > 0);
  if (stacks->n_before == 0)
    return;

  stacks->undone[stacks->n_undone++] = stacks->present;
  stacks->present = stacks->before[--stacks->n_before];
}

static void
redo (QsHistory *history,
      Stacks    *stacks)
{
  g_assert_cmpint (qs_history_go (history, 1), ==, stacks->n_undone > 0);
  if (stacks->n_undone == 0)
    return;

  stacks->before[stacks->n_before++] = stacks->present;
  stacks->present = stacks->undone[--stacks->n_undone];
}

/* One square gets any rule, sometimes its present one; seldom the board gets another size. */
static QsConstraints
change (QsConstraints constraints)
{
  gint32 n = (gint32) constraints.n;
  QsSquare square = { (guint) g_test_rand_int_range (0, n), (guint) g_test_rand_int_range (0, n) };

  if (g_test_rand_int_range (0, 40) == 0)
    qs_constraints_init (&constraints, (guint) g_test_rand_int_range (1, QS_ENUMERATOR_MAX_N + 1));
  else
    qs_constraints_set (&constraints, square, (QsSquareRule) g_test_rand_int_range (0, 3));

  return constraints;
}

QS_TEST (random_sequences_as_on_two_stacks)
{
  g_autofree Stacks *stacks = g_new0 (Stacks, 1);

  for (guint i = 0; i < 20; i++)
    {
      guint n = 1 + i;
      g_autoptr (QsHistory) history = make_history (n);

      stacks->n_before = stacks->n_undone = 0;
      qs_constraints_init (&stacks->present, n);
      assert_same (history, stacks);

      for (guint step = 0; step < MAX_STEPS; step++)
        {
          gint32 choice = g_test_rand_int_range (0, 10);

          if (choice < 4)
            push (history, stacks, change (stacks->present));
          else if (choice < 7)
            undo (history, stacks);
          else
            redo (history, stacks);
          assert_same (history, stacks);
        }
    }
}

QS_TEST (begins_with_free_squares)
{
  g_autoptr (QsHistory) history = make_history (8);

  g_assert_cmpuint (qs_history_get_present (history)->n, ==, 8);
  g_assert_true (qs_constraints_is_empty (qs_history_get_present (history)));
  g_assert_false (qs_history_go (history, -1));
  g_assert_false (qs_history_go (history, 1));
}

QS_TEST (another_board_forgets_all)
{
  g_autoptr (QsHistory) history = make_history (8);
  QsConstraints constraints = *qs_history_get_present (history);

  qs_constraints_set (&constraints, (QsSquare){ 0, 0 }, QS_SQUARE_RULE_REQUIRED);
  g_assert_true (qs_history_push (history, &constraints));
  qs_constraints_set (&constraints, (QsSquare){ 7, 7 }, QS_SQUARE_RULE_FORBIDDEN);
  g_assert_true (qs_history_push (history, &constraints));
  g_assert_true (qs_history_go (history, -1));

  qs_constraints_init (&constraints, 9);
  g_assert_true (qs_history_push (history, &constraints));
  g_assert_cmpuint (qs_history_get_present (history)->n, ==, 9);
  g_assert_false (qs_history_can_go (history, -1));
  g_assert_false (qs_history_can_go (history, 1));
}

QS_TEST (the_present_is_no_new_step)
{
  g_autoptr (QsHistory) history = make_history (8);
  QsConstraints constraints = *qs_history_get_present (history);

  qs_constraints_set (&constraints, (QsSquare){ 0, 0 }, QS_SQUARE_RULE_REQUIRED);
  qs_history_push (history, &constraints);
  g_assert_true (qs_history_go (history, -1));

  g_assert_false (qs_history_push (history, qs_history_get_present (history)));
  g_assert_true (qs_history_go (history, 1));
  g_assert_true (qs_constraints_equal (qs_history_get_present (history), &constraints));
}

/* Constraints of the history itself can be pushed: undone ones are overwritten by themselves. */
QS_TEST (undone_steps_can_be_pushed_again)
{
  g_autoptr (QsHistory) history = make_history (8);
  QsConstraints constraints = *qs_history_get_present (history);
  const QsConstraints *undone = NULL;

  for (guint column = 0; column < 3; column++)
    {
      qs_constraints_set (&constraints, (QsSquare){ 0, column }, QS_SQUARE_RULE_FORBIDDEN);
      qs_history_push (history, &constraints);
    }

  undone = qs_history_get_present (history);
  for (guint i = 0; i < 3; i++)
    g_assert_true (qs_history_go (history, -1));

  g_assert_true (qs_history_push (history, undone));
  g_assert_true (qs_constraints_equal (qs_history_get_present (history), &constraints));
  g_assert_true (qs_history_go (history, -1));
  g_assert_true (qs_constraints_is_empty (qs_history_get_present (history)));
  g_assert_false (qs_history_can_go (history, -1));
}
