/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The plain recursive count with three shifting masks, as every article has it:
 * no symmetry, no look-ahead, and nothing is written down. */

#include "plain-count.h"

static guint64
count_row (guint32 full,
           guint32 columns,
           guint32 diagonals,
           guint32 anti_diagonals)
{
  guint32 free_squares = full & ~(columns | diagonals | anti_diagonals);
  guint64 count = 0;

  if (columns == full)
    return 1;

  while (free_squares != 0)
    {
      guint32 bit = free_squares & -free_squares;

      free_squares ^= bit;
      count += count_row (full, columns | bit, (diagonals | bit) << 1, (anti_diagonals | bit) >> 1);
    }

  return count;
}

/* Returns: the number of solutions */
guint64
plain_count (guint n)
{
  return count_row (G_MAXUINT32 >> (32 - n), 0, 0, 0);
}
