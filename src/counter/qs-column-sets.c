/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-column-sets.h"

void
qs_column_sets_init (QsColumnSets *self)
{
  for (guint columns = 0; columns <= QS_COLUMN_SETS_MAX_COLUMNS; columns++)
    {
      self->choose[columns][0] = 1;
      for (guint size = 1; size <= QS_COLUMN_SETS_MAX_SIZE; size++)
        self->choose[columns][size] =
            columns == 0 ? 0 : self->choose[columns - 1][size - 1] + self->choose[columns - 1][size];
    }
}

/* The next set of the same size, after any but the last one. Source: R. W. Gosper, in HAKMEM (MIT, 1972), item 175. */
guint32
qs_column_sets_get_next (guint32 set)
{
  guint32 lowest = set & -set;
  guint32 carried = set + lowest;

  if (set == 0)
    return 0;

  return carried | (set ^ carried) >> 2 >> __builtin_ctz (lowest);
}
