/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How often each square has a queen, counted solution by solution. */

#include "qs-frequencies.h"

#include <string.h>

void
qs_frequencies_init (QsFrequencies *self,
                     guint          n_rows,
                     guint          n)
{
  g_return_if_fail (n_rows >= 1 && n_rows <= n && n <= QS_ENUMERATOR_MAX_N);

  memset (self, 0, sizeof *self);
  self->n_rows = n_rows;
  self->n = n;
}

void
qs_frequencies_add (QsFrequencies *self,
                    const guint16 *columns)
{
  for (guint row = 0; row < self->n_rows; row++)
    {
      g_assert (columns[row] < self->n);
      self->counts[row][columns[row]]++;
    }
  self->total++;
}

/* Adds what was counted elsewhere, or if @is_mirrored with left and right exchanged, so that half of a search is enough. */
void
qs_frequencies_merge (QsFrequencies       *self,
                      const QsFrequencies *other,
                      gboolean             is_mirrored)
{
  g_return_if_fail (self->n_rows == other->n_rows && self->n == other->n);

  for (guint row = 0; row < self->n_rows; row++)
    {
      for (guint column = 0; column < self->n; column++)
        self->counts[row][is_mirrored ? self->n - 1 - column : column] += other->counts[row][column];
    }
  self->total += other->total;
}

/* How many of the solutions have a queen there. */
guint64
qs_frequencies_get (const QsFrequencies *self,
                    QsSquare             square)
{
  g_return_val_if_fail (square.row < self->n_rows && square.column < self->n, 0);

  return self->counts[square.row][square.column];
}

/* Finds where one more queen leaves most completions of solutions that keep @constraints: the
 * first such square, row by row. There is none without a solution, nor when every row has its
 * queen. */
gboolean
qs_frequencies_find_hint (const QsFrequencies *self,
                          const QsConstraints *constraints,
                          QsSquare            *square)
{
  guint64 largest = 0;

  g_return_val_if_fail (self->n_rows == constraints->n_rows && self->n == constraints->n, FALSE);

  for (guint row = 0; row < self->n_rows; row++)
    {
      for (guint column = 0; column < self->n && constraints->required[row] == 0; column++)
        {
          if (self->counts[row][column] > largest)
            {
              largest = self->counts[row][column];
              *square = (QsSquare){ row, column };
            }
        }
    }

  return largest > 0;
}
