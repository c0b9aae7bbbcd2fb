/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every order of the columns.
 *
 * An order of the n columns gives each row a column of its own, so that n!
 * boards remain. Each row exchanges its place in the order with each place from
 * there on, and exchanges them back. Only a full board is checked, for its
 * diagonals. The exchanges shuffle the columns that are left for the rows below,
 * so the orders do not come in lexicographic order. */

#include "qs-methods.h"

#include <glib/gi18n-lib.h>

#include "qs-describe.h"
#include "qs-search-step.h"

typedef struct
{
  QsSearch *search;
  guint n;
  guint order[QS_METHOD_MAX_N]; /* the columns: first those of the queens, by row, then those that are left */
} Board;

QS_SEARCH_ROW_TWICE (Board)

static inline void
exchange (Board *self,
          guint  place,
          guint  other_place)
{
  guint column = self->order[place];

  self->order[place] = self->order[other_place];
  self->order[other_place] = column;
}

/* Searches the rows from @row on. */
QS_SEARCH_BODY gboolean
search_row (Board   *self,
            guint    row,
            gboolean is_traced)
{
  QsSearch *search = self->search;
  guint32 choices = qs_search_get_choices (search->problem, self->n, row);

  for (guint place = row; place < self->n; place++)
    {
      guint column = self->order[place];

      if ((choices >> column & 1) == 0)
        continue;

      exchange (self, row, place);
      if (!qs_search_place (search, row, column, is_traced))
        return FALSE;

      if (row + 1 < self->n ? !search_next_row (self, row + 1, is_traced)
                            : !qs_search_check_board (search, self->order, FALSE, is_traced))
        return FALSE;

      exchange (self, row, place);
      if (!qs_search_remove (search, row, column, is_traced))
        return FALSE;
    }

  return TRUE;
}

static void
search_board (QsSearch *search)
{
  Board self = { .search = search, .n = search->n };

  for (guint column = 0; column < search->n; column++)
    self.order[column] = column;

  search_next_row (&self, 0, search->tracer != NULL);
}

/* Repeats the exchanges of the rows with a queen. */
static void
describe_order (const QsMoment *moment,
                QsInternals    *internals)
{
  Board self = { .n = moment->n };

  for (guint column = 0; column < moment->n; column++)
    self.order[column] = column;

  for (guint row = 0; row < moment->n_placed; row++)
    {
      guint place = row;

      while (self.order[place] != moment->columns[row])
        place++;
      exchange (&self, row, place);
    }

  qs_internals_begin (internals, "order", QS_DATUM_ARRAY);
  for (guint place = 0; place < moment->n; place++)
    {
      gboolean is_placed = place < moment->n_placed;
      gboolean is_current = moment->step > 0 && place == moment->row;
      QsRegion region = { is_placed ? QS_REGION_SQUARE : QS_REGION_COLUMN, place, self.order[place] };

      qs_internals_add (internals, self.order[place],
                        (is_placed ? QS_CELL_SET : 0) | (is_current ? QS_CELL_CURRENT : 0), region);
    }
}

static void
describe (const QsMoment *moment,
          QsInternals    *internals)
{
  describe_order (moment, internals);
  qs_describe_pair (moment, internals, FALSE);
}

static const char *const pseudocode[] = {
  N_ ("order ← 0, 1, … n − 1"),
  N_ ("search (row):"),
  N_ ("  for place from row to n − 1:"),
  N_ ("    exchange order[row] and order[place]"),
  N_ ("    if row < n − 1: search (row + 1)"),
  N_ ("    else: check ()"),
  N_ ("    exchange order[row] and order[place]"),
  N_ ("check ():"),
  N_ ("  for lower from 1 to n − 1:"),
  N_ ("    for upper from 0 to lower − 1:"),
  N_ ("      if |order[lower] − order[upper]|\n"
      "          = lower − upper: return"),
  N_ ("  report the solution"),
  NULL,
};

const QsMethod qs_permutations = {
  .id = "permutations",
  .name = N_ ("Permutations"),
  .group = QS_GROUP_NAIVE,
  .news = N_ ("One queen a column as well: n! of nⁿ boards"),
  .idea = N_ ("Every order of the columns puts one queen into each row and each column, which leaves n! boards. "
              "Diagonals are looked at only when the board is full."),
  .time = "O(n² · n!)",
  .space = "O(n)",
  .order = N_ ("by exchanges, not lexicographic"),
  .check = N_ ("a queen of a full board that is compared with those above it, along diagonals"),
  .pseudocode = pseudocode,
  .others = {
    { 10, N_ ("      if the queens of these two rows\n"
              "          attack each other: return") },
  },
  .lines = { 8, 10, 3, 6, 11 },
  .boards = QS_BOARDS_SQUARE,
  .max_n = QS_METHOD_MAX_N,
  .look = QS_LOOK_BOARD_UNUSED,
  .meets = QS_MEETS_UPPERMOST,
  .calls = "search (row)",
  .search = search_board,
  .describe = describe,
};
