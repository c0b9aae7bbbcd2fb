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
  guint32 full;      /* a bit for each column */
  guint64 solutions; /* found so far */
} Search;

/* Tells the tracer of a step on the square @bit. */
static gboolean
tell (const Search *search,
      QsTraceEvent  event,
      guint         row,
      guint32       bit)
{
  return search->tracer->trace (event, row, (guint) __builtin_ctz (bit), search->tracer->data);
}

/* Tells of the attacked squares @squares, from the left. */
static gboolean
tell_rejected (const Search *search,
               guint         row,
               guint32       squares)
{
  for (; squares != 0; squares &= squares - 1)
    {
      if (!tell (search, QS_TRACE_REJECT, row, squares))
        return FALSE;
    }

  return TRUE;
}

static gboolean
tell_placed (const Search *search,
             guint         row,
             guint32       bit)
{
  return tell (search, QS_TRACE_CHECK, row, bit) && tell (search, QS_TRACE_PLACE, row, bit);
}

static gboolean search_traced (Search *search, guint row, guint32 columns, guint32 diagonals, guint32 anti_diagonals);
static void     search_plain  (Search *search, guint row, guint32 columns, guint32 diagonals, guint32 anti_diagonals);

/* Searches the rows from @row on; the masks are the squares of @row that are attacked. It is compiled
 * twice, with and without a tracer, so that a search that nobody watches asks nobody. */
static inline __attribute__ ((always_inline)) gboolean
search_row (Search  *search,
            guint    row,
            guint32  columns,
            guint32  diagonals,
            guint32  anti_diagonals,
            gboolean is_traced)
{
  guint32 free_squares = search->full & ~(columns | diagonals | anti_diagonals);
  guint32 passed = 0;

  while (free_squares != 0)
    {
      guint32 bit = free_squares & -free_squares;

      free_squares &= free_squares - 1;

      if (is_traced)
        {
          if (!tell_rejected (search, row, (bit - 1) & ~passed) || !tell_placed (search, row, bit))
            return FALSE;
          passed = bit | (bit - 1);
        }

      if ((columns | bit) == search->full)
        {
          search->solutions++;
          if (is_traced && !tell (search, QS_TRACE_SOLUTION, row, bit))
            return FALSE;
        }
      else if (!is_traced)
        search_plain (search, row + 1, columns | bit, (diagonals | bit) << 1, (anti_diagonals | bit) >> 1);
      else if (!search_traced (search, row + 1, columns | bit, (diagonals | bit) << 1, (anti_diagonals | bit) >> 1))
        return FALSE;

      if (is_traced && !tell (search, QS_TRACE_REMOVE, row, bit))
        return FALSE;
    }

  return !is_traced || tell_rejected (search, row, search->full & ~passed);
}

static gboolean
search_traced (Search *search,
               guint   row,
               guint32 columns,
               guint32 diagonals,
               guint32 anti_diagonals)
{
  return search_row (search, row, columns, diagonals, anti_diagonals, TRUE);
}

static void
search_plain (Search *search,
              guint   row,
              guint32 columns,
              guint32 diagonals,
              guint32 anti_diagonals)
{
  search_row (search, row, columns, diagonals, anti_diagonals, FALSE);
}

static guint64
search_board (guint           n,
              const QsTracer *tracer)
{
  Search search = { .tracer = tracer };

  g_return_val_if_fail (n >= 1 && n <= qs_shifting_masks.max_n, 0);

  search.full = G_MAXUINT32 >> (32 - n);
  if (tracer != NULL)
    search_traced (&search, 0, 0, 0, 0);
  else
    search_plain (&search, 0, 0, 0, 0);

  return search.solutions;
}

const QsMethod qs_shifting_masks = {
  .id = "shifting-masks",
  .name = N_ ("Shifting bit masks"),
  .max_n = 32,
  .search = search_board,
};
