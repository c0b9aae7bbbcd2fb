/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All prefixes of a length, one after the other, in lexicographic order: the
 * shifting masks of the enumerator, with the allowed squares of a space. */

#include "qs-census-walk.h"

#include <string.h>

/* Puts a queen into @row and prepares the row below. Returns whether the next two rows have a
 * free square. */
static inline gboolean
place (QsCensusWalk *self,
       guint         row,
       guint32       bit)
{
  const QsEnumeratorRow *here = &self->rows[row];
  QsEnumeratorRow *below = &self->rows[row + 1];
  guint n_rows = self->space->n_rows;

  self->columns[row] = (guint16) __builtin_ctz (bit);
  if (row == 0)
    qs_census_space_narrow (self->space, self->columns[0], self->allowed);

  if (!self->space->is_plain)
    {
      guint32 attacked = qs_census_space_step (self->space, self->space->problem.attack, here, row, bit, below);

      if (row + 1 < n_rows)
        below->untried = self->allowed[row + 1] & ~attacked;
      return row + 1 == n_rows || below->untried != 0;
    }

  below->taken = here->taken | bit;
  below->diagonals = (here->diagonals | bit) << 1;
  below->anti_diagonals = (here->anti_diagonals | bit) >> 1;
  if (row + 1 == n_rows)
    return TRUE;

  below->untried = self->allowed[row + 1] & ~(below->taken | below->diagonals | below->anti_diagonals);

  return below->untried != 0 &&
         (row + 2 == n_rows ||
          (self->allowed[row + 2] & ~(below->taken | below->diagonals << 1 | below->anti_diagonals >> 1)) != 0);
}

/* Puts the queens of @columns into the rows @from … @to − 1; squares to their left count as tried.
 * Returns whether the walk reaches them at all. */
static gboolean
place_all (QsCensusWalk  *self,
           const guint16 *columns,
           guint          from,
           guint          to)
{
  for (guint row = from; row < to; row++)
    {
      guint32 bit = 1u << columns[row];

      if ((self->rows[row].untried & bit) == 0 || !place (self, row, bit))
        return FALSE;
      self->rows[row].untried &= ~(bit | (bit - 1));
    }

  return TRUE;
}

/* Puts the walk before the first prefix of @depth rows below @prefix, which has 0 rows for the
 * whole space. If the walk of the whole space never reaches @prefix, there is no prefix below it. */
void
qs_census_walk_init (QsCensusWalk        *self,
                     const QsCensusSpace *space,
                     const guint16       *prefix,
                     guint                n_rows,
                     guint                depth)
{
  g_return_if_fail (depth >= 1 && depth <= space->n_rows && n_rows <= depth);

  memset (self, 0, sizeof *self);
  self->space = space;
  self->top = n_rows;
  self->depth = depth;
  self->rows[0].untried = qs_census_space_get_top (space);

  self->is_started = !place_all (self, prefix, 0, n_rows);
  self->row = n_rows;
  if (self->is_started)
    self->rows[n_rows].untried = 0;
}

/* Puts the walk on a prefix, as if qs_census_walk_next() had just come to it. Returns whether the
 * walk reaches it at all; if not, the walk is of no use. */
gboolean
qs_census_walk_seek (QsCensusWalk  *self,
                     const guint16 *columns)
{
  if (memcmp (self->columns, columns, self->top * sizeof *columns) != 0)
    return FALSE;

  qs_census_walk_init (self, self->space, columns, self->top, self->depth);
  if (!place_all (self, columns, self->top, self->depth))
    return FALSE;

  self->is_started = TRUE;
  self->row = MAX (self->depth - 1, self->top);

  return TRUE;
}

/* Moves to the next prefix, but returns once @nodes queens were placed; @nodes is lessened by
 * those that were. Returns %QS_ENUMERATOR_SOLUTION when @columns holds the prefix, otherwise why
 * not. */
QsEnumeratorStep
qs_census_walk_advance (QsCensusWalk *self,
                        guint64      *nodes)
{
  guint row = self->row;

  if (self->top == self->depth)
    {
      gboolean was_started = self->is_started;

      self->is_started = TRUE;
      return was_started ? QS_ENUMERATOR_FINISHED : QS_ENUMERATOR_SOLUTION;
    }

  while (*nodes > 0)
    {
      guint32 bit = self->rows[row].untried & -self->rows[row].untried;

      if (bit == 0 && row == self->top)
        {
          self->row = row;
          return QS_ENUMERATOR_FINISHED;
        }
      if (bit == 0)
        {
          row--;
          continue;
        }

      (*nodes)--;
      self->rows[row].untried ^= bit;
      if (!place (self, row, bit))
        continue;

      if (row + 1 == self->depth)
        {
          self->row = row;
          return QS_ENUMERATOR_SOLUTION;
        }
      row++;
    }

  self->row = row;

  return QS_ENUMERATOR_PAUSED;
}

/* Moves to the next prefix, however long that takes. Returns %FALSE when the walk has ended. */
gboolean
qs_census_walk_next (QsCensusWalk *self)
{
  guint64 nodes = G_MAXUINT64;

  return qs_census_walk_advance (self, &nodes) == QS_ENUMERATOR_SOLUTION;
}
