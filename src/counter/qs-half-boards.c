/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-half-boards.h"

/* Makes the strips of a half board whose queens stand in @columns. %FALSE if it was stopped;
 * @self can only be cleared then. */
gboolean
qs_half_init (QsHalf             *self,
              const QsColumnSets *sets,
              guint               n,
              guint               rows,
              guint32             columns,
              QsStop              stop)
{
  guint outer_rows = qs_strips_get_outer_rows (rows);
  guint32 share = (1u << outer_rows) - 1;

  *self = (QsHalf){ .rows = rows, .columns = columns, .n_shares = sets->choose[rows][outer_rows] };
  self->shares = g_new (guint32, self->n_shares);
  for (guint i = 0; i < self->n_shares; i++, share = qs_column_sets_get_next (share))
    self->shares[i] = share;

  return qs_strips_init (&self->outer, sets, n, rows, FALSE, columns, stop) &&
         qs_strips_init (&self->inner, sets, n, rows, TRUE, columns, stop);
}

void
qs_half_clear (QsHalf *self)
{
  qs_strips_clear (&self->outer);
  qs_strips_clear (&self->inner);
  g_clear_pointer (&self->shares, g_free);
}

/* Makes the strips of all half boards, which takes seconds for large boards, or none if each column set has its own.
 * qs_count_plan_get_memory() knows beforehand how much memory they take. Returns %NULL if it
 * was stopped. */
QsHalfBoards *
qs_half_boards_new (const QsCountPlan *plan,
                    QsStop             stop)
{
  QsHalfBoards *self = g_new0 (QsHalfBoards, 1);
  guint n = plan->n, upper_rows = plan->upper_rows, lower_rows = n - upper_rows;
  guint32 columns = plan->has_own_strips ? 0 : G_MAXUINT32 >> (32 - n);
  QsColumnSets sets;

  qs_column_sets_init (&sets);
  if (!qs_half_init (&self->upper, &sets, n, upper_rows, columns, stop) ||
      (lower_rows != upper_rows && !qs_half_init (&self->lower, &sets, n, lower_rows, columns, stop)) ||
      !qs_unit_sets_init (&self->sets, plan, stop))
    g_clear_pointer (&self, qs_half_boards_free);

  return self;
}

void
qs_half_boards_free (QsHalfBoards *self)
{
  qs_half_clear (&self->upper);
  qs_half_clear (&self->lower);
  qs_unit_sets_clear (&self->sets);
  g_free (self);
}
