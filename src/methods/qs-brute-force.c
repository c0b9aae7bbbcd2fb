/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every placement with one queen a row.
 *
 * Queens are put down row by row without a check, and taken back when
 * everything below was tried: n^n full boards. Only a full board is checked,
 * queen by queen from the top, each against all above it, up to the first that
 * is attacked. */

#include "qs-methods.h"

#include <glib/gi18n-lib.h>

#include "qs-describe.h"
#include "qs-search-step.h"

typedef struct
{
  QsSearch *search;
  guint n_rows;
  guint queen[QS_METHOD_MAX_N]; /* the column of each row's queen */
} Board;

QS_SEARCH_ROW_TWICE (Board)

/* Searches the rows from @row on. */
QS_SEARCH_BODY gboolean
search_row (Board   *self,
            guint    row,
            gboolean is_traced)
{
  QsSearch *search = self->search;

  for (guint32 rest = qs_search_get_choices (search->problem, search->n, row); rest != 0; rest &= rest - 1)
    {
      guint column = (guint) __builtin_ctz (rest);

      self->queen[row] = column;
      if (!qs_search_place (search, row, column, is_traced))
        return FALSE;

      if (row + 1 < self->n_rows ? !search_next_row (self, row + 1, is_traced)
                            : !qs_search_check_board (search, self->queen, TRUE, is_traced))
        return FALSE;

      if (!qs_search_remove (search, row, column, is_traced))
        return FALSE;
    }

  return TRUE;
}

static void
search_board (QsSearch *search)
{
  Board self = { .search = search, .n_rows = qs_search_get_rows (search->problem, search->n) };

  search_next_row (&self, 0, search->tracer != NULL);
}

static void
describe (const QsMoment *moment,
          QsInternals    *internals)
{
  qs_describe_queens (moment, internals, "queen");
  qs_describe_pair (moment, internals, TRUE);
}

static const char *const pseudocode[] = {
  N_ ("search (row):"),
  N_ ("  for column from 0 to n − 1:"),
  N_ ("    queen[row] ← column"),
  N_ ("    if row < n − 1: search (row + 1)"),
  N_ ("    else: check ()"),
  N_ ("    take queen[row] back"),
  N_ ("check ():"),
  N_ ("  for lower from 1 to n − 1:"),
  N_ ("    for upper from 0 to lower − 1:"),
  N_ ("      if queen[upper] attacks queen[lower]: return"),
  N_ ("  report the solution"),
  NULL,
};

const QsMethod qs_brute_force = {
  .id = "brute-force",
  .name = N_ ("Brute force"),
  .group = QS_GROUP_NAIVE,
  .news = N_ ("Every board is built, and checked when it is full"),
  .idea = N_ ("Every way to put one queen into each row is tried, and the board is checked only when it is full. "
              "Nothing is pruned, so all nⁿ boards are built."),
  .time = "O(n² · nⁿ)",
  .space = "O(n)",
  .order = N_ ("lexicographic"),
  .check = N_ ("a queen of a full board that is compared with those above it"),
  .pseudocode = pseudocode,
  .lines = { 7, 9, 2, 5, 10 },
  .boards = QS_BOARDS_ALL,
  .max_n = QS_METHOD_MAX_N,
  .look = QS_LOOK_BOARD,
  .meets = QS_MEETS_UPPERMOST,
  .calls = "search (row)",
  .search = search_board,
  .describe = describe,
};
