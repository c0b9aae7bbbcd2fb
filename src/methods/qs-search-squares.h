/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search of the methods that try each square of a row, and differ only in
 * how they know which squares are attacked. Such a method calls the type of its data
 * Self and includes this once. It defines
 *
 *   gboolean is_attacked (const Self *self, guint row, guint column);
 *   void     put_queen   (Self *self, guint row, guint column);
 *   void     take_queen  (Self *self, guint row, guint column);
 *
 * and calls search_next_row() for row 0. */

#include "qs-search-step.h"

QS_SEARCH_ROW_TWICE (Self)

/* Puts a queen on the square and searches the rows below. */
QS_SEARCH_BODY gboolean
search_below (Self    *self,
              guint    row,
              guint    column,
              gboolean is_traced)
{
  put_queen (self, row, column);
  if (!qs_search_place (self->search, row, column, is_traced))
    return FALSE;

  if (row + 1 < qs_search_get_rows (self->search->problem, self->n)
          ? !search_next_row (self, row + 1, is_traced)
          : !qs_search_solution (self->search, row, column, is_traced))
    return FALSE;

  take_queen (self, row, column);
  return qs_search_remove (self->search, row, column, is_traced);
}

QS_SEARCH_BODY gboolean
try_square (Self    *self,
            guint    row,
            guint    column,
            gboolean is_traced)
{
  if (!qs_search_look (self->search, row, column, is_traced))
    return FALSE;

  if (is_attacked (self, row, column))
    return qs_search_trace (self->search, QS_TRACE_REJECT, row, column, is_traced);

  return search_below (self, row, column, is_traced);
}

/* Searches the rows from @row on. */
QS_SEARCH_BODY gboolean
search_row (Self    *self,
            guint    row,
            gboolean is_traced)
{
  guint32 choices = qs_search_get_choices (self->search->problem, self->n, row);
  gboolean goes_on = TRUE;
  guint n_looks = 0;

  for (guint column = 0; column < self->n && goes_on; column++)
    {
      if ((choices >> column & 1) == 0)
        continue;

      goes_on = try_square (self, row, column, is_traced);
      n_looks++;
    }

  qs_search_count_looks (self->search, n_looks, is_traced);

  return goes_on;
}
