/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All solutions in lexicographic order: shifting masks, without recursion.
 *
 * A row is three masks of the squares that queens above attack (by column, by
 * diagonal, by anti-diagonal; bit 0 is the leftmost column) and the mask of the
 * free squares that have not been tried yet. Because the masks are kept for
 * every row, nothing is undone on the way back, and a search can be interrupted
 * and resumed anywhere.
 *
 * It is the search of methods/qs-shifting-masks.c, without its recursion. */

#include "qs-enumerator.h"

#include <string.h>

/* Puts it before the first solution of @n, 1 … %QS_ENUMERATOR_MAX_N. */
void
qs_enumerator_init (QsEnumerator *self,
                    guint         n)
{
  g_return_if_fail (n >= 1 && n <= QS_ENUMERATOR_MAX_N);

  memset (self, 0, sizeof *self);
  self->n = n;
  self->full = G_MAXUINT32 >> (32 - n);
  self->rows[0].untried = self->full;
}

/* Field by field: copied as a whole, a row would be read before its last field is written. */
static inline void
load_row (const QsEnumeratorRow *row,
          guint32               *untried,
          guint32               *taken,
          guint32               *diagonals,
          guint32               *anti_diagonals)
{
  *untried = row->untried;
  *taken = row->taken;
  *diagonals = row->diagonals;
  *anti_diagonals = row->anti_diagonals;
}

/* Searches for the next solution, but returns once @nodes queens were placed: a large board can
 * need a long search even for its first solution. A node takes some nanoseconds. */
QsEnumeratorStep
qs_enumerator_next (QsEnumerator *self,
                    guint64       nodes,
                    guint16      *columns)
{
  guint row = self->row;
  guint32 untried, taken, diagonals, anti_diagonals;
  QsEnumeratorStep step = QS_ENUMERATOR_PAUSED;

  load_row (&self->rows[row], &untried, &taken, &diagonals, &anti_diagonals);

  while (nodes > 0)
    {
      guint32 bit, below_taken, below_diagonals, below_anti_diagonals, below_untried;

      if (untried == 0)
        {
          if (row == 0)
            {
              step = QS_ENUMERATOR_FINISHED;
              break;
            }

          row--;
          load_row (&self->rows[row], &untried, &taken, &diagonals, &anti_diagonals);
          continue;
        }

      nodes--;
      bit = untried & -untried;
      untried ^= bit;
      self->columns[row] = (guint16) __builtin_ctz (bit);

      if (row == self->n - 1)
        {
          memcpy (columns, self->columns, self->n * sizeof *columns);
          step = QS_ENUMERATOR_SOLUTION;
          break;
        }

      below_taken = taken | bit;
      below_diagonals = (diagonals | bit) << 1;
      below_anti_diagonals = (anti_diagonals | bit) >> 1;
      below_untried = self->full & ~(below_taken | below_diagonals | below_anti_diagonals);

      /* Many placements leave no free square in the next row: the search does not go down below them. */
      if (below_untried == 0)
        continue;

      self->rows[row].untried = untried;
      row++;
      self->rows[row].taken = taken = below_taken;
      self->rows[row].diagonals = diagonals = below_diagonals;
      self->rows[row].anti_diagonals = anti_diagonals = below_anti_diagonals;
      untried = below_untried;
    }

  self->row = row;
  self->rows[row].untried = untried;

  return step;
}
