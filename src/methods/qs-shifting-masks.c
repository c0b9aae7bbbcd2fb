/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Backtracking with three shifting bit masks.
 *
 * A row needs to know only which of its squares the queens above attack. Three
 * masks say it, bit 0 for the leftmost column: by columns, by diagonals and by
 * anti-diagonals. One row down, a diagonal has moved a column to the right (one
 * bit up) and an anti-diagonal a column to the left. All free squares of the row
 * are one expression, the lowest of them another, and nothing is undone on the
 * way back, because every row has masks of its own.
 *
 * Time: at most n! placements, each in constant time. Space: O(n).
 * Order: lexicographic. Limit: a row is 32 bits. */

#include "config.h"

#include "qs-shifting-masks.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const QsTracer *tracer;
  guint n;
  guint32 full;      /* a bit for each column */
  guint64 solutions; /* found so far */
} Search;

static inline guint
column_of (guint32 bit)
{
  return (guint) __builtin_ctz (bit);
}

/* Tells the tracer of the attacked squares among @squares, from the left. */
static gboolean
tell_rejected (const Search *search,
               guint         row,
               guint32       squares)
{
  for (; squares != 0; squares &= squares - 1)
    {
      if (!qs_tracer_tell (search->tracer, QS_TRACE_REJECT, row, column_of (squares)))
        return FALSE;
    }

  return TRUE;
}

/* Searches the rows from @row on; the masks are the squares of @row that are attacked. */
static gboolean
search_row (Search *search,
            guint   row,
            guint32 columns,
            guint32 diagonals,
            guint32 anti_diagonals)
{
  guint32 free_squares = search->full & ~(columns | diagonals | anti_diagonals);
  guint32 passed = 0;

  while (free_squares != 0)
    {
      guint32 bit = free_squares & -free_squares;

      free_squares &= free_squares - 1;

      if (search->tracer != NULL)
        {
          if (!tell_rejected (search, row, (bit - 1) & ~passed) ||
              !qs_tracer_tell (search->tracer, QS_TRACE_CHECK, row, column_of (bit)) ||
              !qs_tracer_tell (search->tracer, QS_TRACE_PLACE, row, column_of (bit)))
            return FALSE;
          passed = bit | (bit - 1);
        }

      if (row == search->n - 1)
        {
          search->solutions++;
          if (!qs_tracer_tell (search->tracer, QS_TRACE_SOLUTION, row, column_of (bit)))
            return FALSE;
        }
      else if (!search_row (search, row + 1, columns | bit, (diagonals | bit) << 1, (anti_diagonals | bit) >> 1))
        return FALSE;

      if (!qs_tracer_tell (search->tracer, QS_TRACE_REMOVE, row, column_of (bit)))
        return FALSE;
    }

  return search->tracer == NULL || tell_rejected (search, row, search->full & ~passed);
}

static guint64
search_board (guint           n,
              const QsTracer *tracer)
{
  Search search = { .tracer = tracer, .n = n };

  g_return_val_if_fail (n >= 1 && n <= qs_shifting_masks.max_n, 0);

  search.full = G_MAXUINT32 >> (32 - n);
  search_row (&search, 0, 0, 0, 0);

  return search.solutions;
}

const QsMethod qs_shifting_masks = {
  .id = "shifting-masks",
  .name = N_ ("Shifting bit masks"),
  .max_n = 32,
  .search = search_board,
};
