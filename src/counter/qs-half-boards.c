/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The strips that half boards are joined from, found by their columns, and the column sets that they are joined for. */

#include "config.h"

#include "qs-half-boards-private.h"

struct _QsHalfBoards
{
  guint middle; /* the column of the middle row's queen, or QS_COUNT_NO_MIDDLE */
  QsStrips outer;
  QsStrips inner;
  QsUnitSets sets;
};

/**
 * qs_half_boards_new:
 * @plan: what is counted
 * @middle: the column of the middle row's queen, or %QS_COUNT_NO_MIDDLE when
 *   there is no middle row
 * @is_stopped: (nullable): says whether to stop
 * @data: for @is_stopped
 *
 * Makes the strips of a half board without queens that the middle row's queen attacks.
 * Both halves of the board are joined from them: the lower one is turned upside
 * down. qs_count_plan_get_memory() knows beforehand how much memory they take.
 * Large boards need seconds.
 *
 * Returns: (transfer full) (nullable): the strips; %NULL if it was stopped
 */
QsHalfBoards *
qs_half_boards_new (const QsCountPlan *plan,
                    guint              middle,
                    QsStopFunc         is_stopped,
                    gpointer           data)
{
  QsHalfBoards *self = g_new0 (QsHalfBoards, 1);
  QsStripBoard board = { plan->n, middle };
  QsColumnSets sets;

  self->middle = middle;
  qs_column_sets_init (&sets);
  if (!qs_strips_init_outer (&self->outer, &sets, &board, is_stopped, data) ||
      !qs_strips_init_inner (&self->inner, &sets, &board, is_stopped, data) ||
      !qs_unit_sets_init (&self->sets, plan, middle, is_stopped, data))
    g_clear_pointer (&self, qs_half_boards_free);

  return self;
}

/**
 * qs_half_boards_free:
 * @self: (transfer full): half boards
 *
 * Frees them.
 */
void
qs_half_boards_free (QsHalfBoards *self)
{
  qs_strips_clear (&self->outer);
  qs_strips_clear (&self->inner);
  qs_unit_sets_clear (&self->sets);
  g_free (self);
}

/**
 * qs_half_boards_get_middle:
 * @self: half boards
 *
 * Returns: the column of the middle row's queen, or %QS_COUNT_NO_MIDDLE
 */
guint
qs_half_boards_get_middle (const QsHalfBoards *self)
{
  return self->middle;
}

/**
 * qs_half_boards_get_outer:
 * @self: half boards
 *
 * Returns: (transfer none): the strips of their outer rows
 */
const QsStrips *
qs_half_boards_get_outer (const QsHalfBoards *self)
{
  return &self->outer;
}

/**
 * qs_half_boards_get_inner:
 * @self: half boards
 *
 * Returns: (transfer none): the strips of their inner rows
 */
const QsStrips *
qs_half_boards_get_inner (const QsHalfBoards *self)
{
  return &self->inner;
}

/**
 * qs_half_boards_get_sets:
 * @self: half boards
 *
 * Returns: (transfer none): the column sets that are counted
 */
const QsUnitSets *
qs_half_boards_get_sets (const QsHalfBoards *self)
{
  return &self->sets;
}

/**
 * qs_half_boards_get_size:
 * @self: half boards
 *
 * Returns: how much memory they take, in bytes
 */
gsize
qs_half_boards_get_size (const QsHalfBoards *self)
{
  return sizeof *self + self->sets.n_sets * sizeof *self->sets.sets + qs_strips_get_size (&self->outer) + qs_strips_get_size (&self->inner);
}
