/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board on the way up the ladder: its candidates, and its units that have no queen. */

#include "qs-ladder-state.h"

#include <string.h>

QsLadder *
qs_ladder_new (const QsProblem *problem)
{
  QsLadder *self = g_new0 (QsLadder, 1);

  self->n_rows = problem->n_rows;
  self->n = problem->n;
  self->n_units[QS_UNIT_ROW] = self->n_targets[QS_UNIT_ROW] = self->n_rows;
  self->n_units[QS_UNIT_COLUMN] = self->n_rows == self->n ? self->n : 0;
  self->n_targets[QS_UNIT_COLUMN] = self->n;
  self->n_units[QS_UNIT_REGION] = self->n_targets[QS_UNIT_REGION] = problem->has_regions ? self->n : 0;

  for (guint row = 0; row < self->n_rows; row++)
    {
      for (guint column = 0; column < self->n; column++)
        {
          self->regions[row][column] = problem->has_regions ? problem->regions[row][column] : 0;
          self->units[QS_UNIT_ROW][row][row] |= 1u << column;
          self->units[QS_UNIT_COLUMN][column][row] |= 1u << column;
          self->units[QS_UNIT_REGION][self->regions[row][column]][row] |= 1u << column;

          qs_problem_rule_out (problem, (QsSquare){ row, column }, self->ruled_out[row][column]);
        }
    }

  return self;
}

void
qs_ladder_free (QsLadder *self)
{
  g_free (self);
}

void
qs_ladder_state_put (const QsLadder *self,
                     QsLadderState  *state,
                     guint           row,
                     guint           column)
{
  for (guint i = 0; i < self->n_rows; i++)
    state->candidates[i] &= ~self->ruled_out[row][column][i];
  state->candidates[row] &= ~(1u << column);
  state->is_closed[QS_UNIT_ROW][row] = state->is_closed[QS_UNIT_COLUMN][column] = TRUE;
  state->is_closed[QS_UNIT_REGION][self->regions[row][column]] = TRUE;
}

void
qs_ladder_state_init (const QsLadder      *self,
                      const QsConstraints *marks,
                      QsLadderState       *state)
{
  memset (state, 0, sizeof *state);
  for (guint row = 0; row < self->n_rows; row++)
    state->candidates[row] = G_MAXUINT32 >> (32 - self->n) & ~marks->forbidden[row];

  for (guint row = 0; row < self->n_rows; row++)
    {
      for (guint32 rest = marks->required[row]; rest != 0; rest &= rest - 1)
        qs_ladder_state_put (self, state, row, (guint) __builtin_ctz (rest));
    }
}

gboolean
qs_ladder_state_next_open (const QsLadder      *self,
                           const QsLadderState *state,
                           QsUnit              *unit)
{
  do
    {
      if (unit->family < QS_UNIT_FAMILIES && ++unit->index < self->n_units[unit->family])
        continue;

      do
        unit->family++;
      while (unit->family < QS_UNIT_FAMILIES && self->n_units[unit->family] == 0);
      unit->index = 0;
      if (unit->family >= QS_UNIT_FAMILIES)
        return FALSE;
    }
  while (state->is_closed[unit->family][unit->index]);

  return TRUE;
}

guint
qs_ladder_state_find (const QsLadder      *self,
                      const QsLadderState *state,
                      const QsUnit        *unit,
                      guint32             *squares)
{
  guint n = 0;

  for (guint row = 0; row < self->n_rows; row++)
    {
      squares[row] = state->candidates[row] & self->units[unit->family][unit->index][row];
      n += (guint) __builtin_popcount (squares[row]);
    }

  return n;
}

gboolean
qs_ladder_find_first (const QsLadder *self,
                      const guint32  *squares,
                      QsSquare       *square)
{
  for (guint row = 0; row < self->n_rows; row++)
    {
      if (squares[row] != 0)
        {
          *square = (QsSquare){ row, (guint) __builtin_ctz (squares[row]) };
          return TRUE;
        }
    }

  return FALSE;
}

gboolean
qs_ladder_find_next (const QsLadder *self,
                     const guint32  *squares,
                     QsSquare       *square)
{
  guint32 rest = square->column == 31 ? 0 : squares[square->row] >> (square->column + 1);

  if (rest != 0)
    {
      square->column += 1 + (guint) __builtin_ctz (rest);
      return TRUE;
    }

  for (guint row = square->row + 1; row < self->n_rows; row++)
    {
      if (squares[row] != 0)
        {
          *square = (QsSquare){ row, (guint) __builtin_ctz (squares[row]) };
          return TRUE;
        }
    }

  return FALSE;
}
