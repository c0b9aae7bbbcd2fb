/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sums of units that no published number helps to check, against a plain search: it puts down queen after queen, the upper
 * ones in the columns of the set, and shares nothing with the counter but which sets a unit has. */

#include "config.h"

#include "qs-count-plan-private.h"
#include "qs-counter.h"
#include "qs-half-boards.h"
#include "qs-test-main.h"

/* How many units are compared for each board, of about two column sets each, and up to which board if it need not be
 * slow. */
#define N_UNITS 2
#define MAX_QUICK_N 20

typedef struct
{
  guint n;
  guint32 set;
  gboolean has_centre; /* whether a queen may stand in the centre of the board */
  guint64 solutions;
} Search;

static void
search (Search *self,
        guint   row,
        guint32 columns,
        guint32 diagonals,
        guint32 anti_diagonals)
{
  guint32 all = G_MAXUINT32 >> (32 - self->n), middle = self->n % 2 && row == self->n / 2 ? 1u << row : 0;
  guint32 squares = (row < self->n / 2 ? self->set : all ^ self->set) & ~(columns | diagonals | anti_diagonals);

  if (row == self->n)
    {
      self->solutions++;
      return;
    }

  for (squares &= self->has_centre ? all : ~middle; squares != 0; squares &= squares - 1)
    {
      guint32 queen = squares & -squares;

      search (self, row + 1, columns | queen, (diagonals | queen) << 1, (anti_diagonals | queen) >> 1);
    }
}

static guint64
search_unit (const QsCountPlan *plan,
             const QsUnitSets  *sets,
             const QsCountUnit *unit)
{
  guint64 solutions = 0;
  guint32 set;

  for (guint32 round = 0; qs_unit_sets_get (sets, unit, round, &set); round++)
    {
      Search self = { plan->n, set, qs_count_plan_has_centre (plan, set), 0 };

      search (&self, 0, 0, 0, 0);
      solutions += qs_count_plan_get_weight (plan, set) * self.solutions;
    }

  return solutions;
}

QS_TEST_BOARDS (are_what_a_search_finds, 17, (g_test_slow () ? 22 : MAX_QUICK_N))
{
  g_autoptr (GRand) random = g_rand_new_with_seed (n);
  g_autoptr (QsHalfBoards) half_boards = NULL;
  QsCountPlan plan;

  qs_count_plan_init (&plan, n);
  qs_count_plan_cut (&plan, plan.n_choices / 2);
  /* As large boards have them; those of all sets would take most of the time. */
  plan.has_own_strips = TRUE;
  half_boards = qs_half_boards_new (&plan, QS_STOP_NEVER);

  for (guint i = 0; i < N_UNITS; i++)
    {
      QsCountUnit unit;
      guint64 expected;

      qs_count_plan_get_unit (&plan, (guint32) g_rand_int_range (random, 0, (gint32) plan.n_units), &unit);
      expected = search_unit (&plan, &half_boards->sets, &unit);
      for (guint k = 0; k < qs_kernel_get_n_supported (qs_count_kernels); k++)
        {
          g_autoptr (QsCounter) counter = qs_counter_new (&plan, &qs_count_kernels[k]);
          guint64 solutions;

          g_assert_true (qs_counter_count (counter, half_boards, &unit, &solutions));
          g_assert_cmpuint (solutions, ==, expected);
        }
    }
}
