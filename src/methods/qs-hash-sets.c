/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Backtracking with three hash sets.
 *
 * The squares of a diagonal have the same row − column, those of an
 * anti-diagonal the same row + column. Three sets hold the columns, differences
 * and sums of the queens, and a square is free if none holds its own. */

#include "qs-methods.h"

#include <glib/gi18n-lib.h>

#include "qs-lines.h"

/* A GHashTable of small numbers takes at least eight places of 8 bytes, and about 100 bytes besides. */
#define TABLE_SIZE 100
#define LEAST_PLACES 8
#define PLACE_SIZE 8

typedef struct
{
  QsSearch *search;
  guint n;
  GHashTable *columns;
  GHashTable *differences; /* row − column of each queen, on a torus modulo n */
  GHashTable *sums;        /* row + column of each queen, likewise */
  gboolean is_torus;
} Self;

static inline gboolean
has (GHashTable *set,
     int         number)
{
  return g_hash_table_contains (set, GINT_TO_POINTER (number));
}

static inline int
get_difference (const Self *self,
                guint       row,
                guint       column)
{
  return (int) row - (int) column + (self->is_torus && row < column ? (int) self->n : 0);
}

static inline int
get_sum (const Self *self,
         guint       row,
         guint       column)
{
  return (int) (row + column) - (self->is_torus && row + column >= self->n ? (int) self->n : 0);
}

static inline gboolean
is_attacked (const Self *self,
             guint       row,
             guint       column)
{
  return has (self->columns, (int) column) || has (self->sums, get_sum (self, row, column)) ||
         has (self->differences, get_difference (self, row, column));
}

static void
put_queen (Self *self,
           guint row,
           guint column)
{
  g_hash_table_add (self->columns, GINT_TO_POINTER (column));
  g_hash_table_add (self->differences, GINT_TO_POINTER (get_difference (self, row, column)));
  g_hash_table_add (self->sums, GINT_TO_POINTER (get_sum (self, row, column)));
}

static void
take_queen (Self *self,
            guint row,
            guint column)
{
  g_hash_table_remove (self->columns, GINT_TO_POINTER (column));
  g_hash_table_remove (self->differences, GINT_TO_POINTER (get_difference (self, row, column)));
  g_hash_table_remove (self->sums, GINT_TO_POINTER (get_sum (self, row, column)));
}

#include "qs-search-squares.h"

/* The tables double their places before they are full; three of them hold n numbers each. */
static gsize
reckon_heap (guint n)
{
  gsize places = LEAST_PLACES;

  while (places <= n)
    places *= 2;

  return 3 * (TABLE_SIZE + places * PLACE_SIZE);
}

static void
search_board (QsSearch *search)
{
  g_autoptr (GHashTable) columns = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) differences = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) sums = g_hash_table_new (NULL, NULL);
  Self self = { search, search->n, columns, differences, sums, qs_search_is_torus (search->problem) };

  search->heap_size = reckon_heap (search->n);
  search_next_row (&self, 0, search->tracer != NULL);
}

/* What the set holds for each line with a queen, from the smallest number. Line @number has @queens[@number + @offset]. */
static void
describe_set (QsInternals   *internals,
              const char    *name,
              const guint16 *queens,
              guint          n_lines,
              int            first,
              int            offset,
              int            current,
              QsRegionKind   kind)
{
  qs_internals_begin (internals, name, QS_DATUM_SET);
  for (int number = first; number < first + (int) n_lines; number++)
    {
      QsRegion region = { kind, 0, (guint) (kind == QS_REGION_DIAGONAL ? -number : number) };

      if (queens[qs_search_wrap ((guint) (number + offset), n_lines)] > 0)
        qs_internals_add (internals, number, QS_CELL_SET | (number == current ? QS_CELL_CURRENT : 0), region);
    }
}

static void
describe (const QsMoment *moment,
          QsInternals    *internals)
{
  guint n = moment->n, row = moment->row, column = moment->column;
  Self self = { .n = n, .is_torus = qs_search_is_torus (moment->problem) };
  int last = (int) n - 1;
  QsLines lines;

  qs_lines_init (&lines, moment, moment->n);

  describe_set (internals, "columns", lines.columns, n, 0, 0, (int) column, QS_REGION_COLUMN);
  describe_set (internals, "differences", lines.diagonals, lines.n_diagonals, self.is_torus ? 0 : -last, last,
                get_difference (&self, row, column), QS_REGION_DIAGONAL);
  describe_set (internals, "sums", lines.anti_diagonals, lines.n_diagonals, 0, 0, get_sum (&self, row, column),
                QS_REGION_ANTI_DIAGONAL);
}

static const char *const pseudocode[] = {
  N_ ("search (row):"),
  N_ ("  for column from 0 to n − 1:"),
  N_ ("    if column in columns or row + column in sums\n"
      "        or row − column in differences:"),
  N_ ("      continue"),
  N_ ("    queen[row] ← column; insert into the three sets"),
  N_ ("    if row = n − 1: report the solution"),
  N_ ("    else: search (row + 1)"),
  N_ ("    remove from the three sets"),
  NULL,
};

const QsMethod qs_hash_sets = {
  .id = "hash-sets",
  .name = N_ ("Hash sets"),
  .group = QS_GROUP_BACKTRACKING,
  .news = N_ ("Sets of numbers in place of the arrays"),
  .idea = N_ ("Three sets of numbers hold the column, row − column and row + column of every queen. "
              "A square is free if none of them holds its own numbers, which a set tells in constant time on average."),
  .time = "O(n!)",
  .space = "O(n)",
  .order = N_ ("lexicographic"),
  .check = N_ ("a square whose three numbers are looked up in the sets"),
  .pseudocode = pseudocode,
  .others = {
    { 2, N_ ("    if column in columns\n"
             "        or (row + column) mod n in sums\n"
             "        or (row − column) mod n in differences:") },
  },
  .lines = { 2, 3, 4, 7, 5 },
  .max_n = QS_METHOD_MAX_N,
  .look = QS_LOOK_SQUARE,
  .meets = QS_MEETS_LOOKING_UP,
  .calls = "search (row)",
  .search = search_board,
  .describe = describe,
};
