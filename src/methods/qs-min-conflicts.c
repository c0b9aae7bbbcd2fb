/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Local search: queens move until none is in conflict.
 *
 * Rows are filled from the top, each with a queen in a column where the fewest
 * queens attack it. Then a random queen in conflict moves within its row to the
 * best of the other columns, a random one if several are equal. Three arrays
 * count the queens on every line, so that a move takes O(n). A walk that leads
 * nowhere begins again with an empty board.
 *
 * Chance decides, but the same seed always decides alike. Boards of 4 and more
 * all have a solution, so the search continues until it has found one. Those of
 * 2 and 3 have none; there it ends after exactly MOVES_IN_VAIN moves. Of a problem
 * of another kind nobody knows beforehand: it ends after MAX_FILLS boards. */

#include "qs-methods.h"

#include <glib/gi18n-lib.h>

#include "qs-lines.h"
#include "qs-search-step.h"

/* How many moves follow before a filled board is filled anew: some, and some for each row. */
#define MOVES_BEFORE_RESTART 50
#define MOVES_BEFORE_RESTART_PER_ROW 2

/* Moves on a board that has no solution. */
#define MOVES_IN_VAIN 100

/* How many boards are filled of a problem that may have no solution. */
#define MAX_FILLS 10000

#define EMPTY G_MAXUINT16

typedef struct
{
  QsSearch *search;
  guint n;
  guint64 random;     /* the state of the generator */
  guint16 *queen;     /* the column of each row's queen, or EMPTY */
  guint16 *columns;   /* the queens on each column */
  guint16 *diagonals; /* by row − column + n − 1 */
  guint16 *anti;      /* by row + column */
  guint n_fills;      /* how often the board was filled */
} Board;

/* A random number below @end, from the upper bits of a linear congruential generator.
 *
 * Source: the constants are D. E. Knuth's, of MMIX. */
static guint
draw (Board *self,
      guint  end)
{
  self->random = self->random * G_GUINT64_CONSTANT (6364136223846793005) + G_GUINT64_CONSTANT (1442695040888963407);

  return (guint) ((self->random >> 32) * end >> 32);
}

/* Where queens attack otherwise than along the lines of a plain board, they are asked one by one. */
static guint
count_attackers (const Board *self,
                 guint        row,
                 guint        column)
{
  guint n_attackers = 0;

  for (guint other = 0; other < self->n; other++)
    {
      if (other != row && self->queen[other] != EMPTY)
        n_attackers += qs_problem_attacks (self->search->problem, (QsSquare){ other, self->queen[other] },
                                           (QsSquare){ row, column });
    }

  return n_attackers;
}

static guint
count_conflicts (const Board *self,
                 guint        row,
                 guint        column)
{
  if (self->search->problem != NULL)
    return count_attackers (self, row, column);

  return self->columns[column] + self->diagonals[row + self->n - 1 - column] + self->anti[row + column];
}

static gboolean
place (Board *self,
       guint  row,
       guint  column)
{
  self->queen[row] = (guint16) column;
  self->columns[column]++;
  self->diagonals[row + self->n - 1 - column]++;
  self->anti[row + column]++;

  return qs_search_place (self->search, row, column, self->search->tracer != NULL);
}

static gboolean
take_away (Board *self,
           guint  row)
{
  guint column = self->queen[row];

  self->queen[row] = EMPTY;
  self->columns[column]--;
  self->diagonals[row + self->n - 1 - column]--;
  self->anti[row + column]--;

  return qs_search_remove (self->search, row, column, self->search->tracer != NULL);
}

/* One of the columns with the fewest conflicts, but not where the row's queen stands: the k-th of
 * several equal ones replaces those before it with a chance of 1 in k. The queen's own lines meet
 * its row nowhere else, so it may still stand there. It stays where the problem leaves it no other. */
static guint
find_best_column (Board *self,
                  guint  row)
{
  const QsProblem *problem = self->search->problem;
  guint best = self->queen[row], least = G_MAXUINT, n_equal = 0;
  guint32 choices = problem != NULL ? qs_search_get_choices (problem, self->n, row) : 0;

  for (guint column = 0; column < self->n; column++)
    {
      guint conflicts;

      if (column == self->queen[row] || (problem != NULL && (choices >> column & 1) == 0))
        continue;

      conflicts = count_conflicts (self, row, column);
      if (conflicts > least)
        continue;

      n_equal = conflicts < least ? 1 : n_equal + 1;
      least = conflicts;
      if (draw (self, n_equal) == 0)
        best = column;
    }

  return best;
}

/* Looks at the row and puts its queen on the best column. */
static gboolean
move (Board *self,
      guint  row)
{
  guint column;

  if (!qs_search_check (self->search, row, QS_TRACE_WHOLE, self->search->tracer != NULL))
    return FALSE;

  column = find_best_column (self, row);

  return (self->queen[row] == EMPTY || take_away (self, row)) && place (self, row, column);
}

static gboolean
fill (Board *self)
{
  self->n_fills++;
  for (guint row = 0; row < self->n; row++)
    {
      if (!move (self, row))
        return FALSE;
    }

  return TRUE;
}

/* Whether the problem leaves each row a square. */
static gboolean
can_fill (const QsSearch *search)
{
  guint row = 0;

  while (search->problem != NULL && row < search->n && qs_search_get_choices (search->problem, search->n, row) != 0)
    row++;

  return search->problem == NULL || row == search->n;
}

static gboolean
clear (Board *self)
{
  for (guint row = self->n; row > 0; row--)
    {
      if (!take_away (self, row - 1))
        return FALSE;
    }

  return TRUE;
}

/* Finds a random row whose queen is in conflict. */
static gboolean
find_conflict (Board *self,
               guint *row)
{
  guint n_found = 0, own = self->search->problem != NULL ? 0 : 3; /* a queen itself counts once on each of its three lines */

  for (guint i = 0; i < self->n; i++)
    {
      if (count_conflicts (self, i, self->queen[i]) > own && draw (self, ++n_found) == 0)
        *row = i;
    }

  return n_found > 0;
}

/* Moves queens until none is in conflict, or too many moves were in vain. */
static void
search_moves (Board *self)
{
  guint n_moves = 0, row = 0;
  gboolean goes_on = fill (self);
  gboolean has_solution = self->search->problem != NULL || (self->n != 2 && self->n != 3);
  guint limit = has_solution ? MOVES_BEFORE_RESTART + MOVES_BEFORE_RESTART_PER_ROW * self->n : MOVES_IN_VAIN;

  while (goes_on && find_conflict (self, &row))
    {
      if (n_moves++ < limit)
        {
          goes_on = move (self, row);
          continue;
        }

      if (!has_solution || (self->search->problem != NULL && self->n_fills == MAX_FILLS))
        return;

      goes_on = clear (self) && fill (self);
      n_moves = 0;
    }

  if (goes_on)
    qs_search_solution (self->search, self->n - 1, self->queen[self->n - 1], self->search->tracer != NULL);
}

static void
search_board (QsSearch *search)
{
  guint n = search->n, n_diagonals = 2 * n - 1;
  g_autofree guint16 *numbers = g_new0 (guint16, 2 * n + 2 * n_diagonals);
  Board self = { search, n, search->seed, numbers, numbers + n, numbers + 2 * n, numbers + 2 * n + n_diagonals };

  search->heap_size = (2 * n + 2 * n_diagonals) * sizeof *numbers;
  for (guint row = 0; row < n; row++)
    self.queen[row] = EMPTY;

  if (can_fill (search))
    search_moves (&self);
}

/* How many values of an array are listed at most: those around the current one. */
#define WINDOW 64

/* Begins an array of which only a part is listed, and returns that part. */
static void
begin_window (QsInternals *internals,
              const char  *name,
              guint        n_total,
              guint        current,
              guint       *first,
              guint       *end)
{
  guint n_listed = MIN (n_total, WINDOW);
  QsDatum *datum = qs_internals_begin (internals, name, QS_DATUM_ARRAY);

  *first = current > n_listed / 2 ? MIN (current - n_listed / 2, n_total - n_listed) : 0;
  *end = *first + n_listed;
  datum->first_index = (gint) *first;
  datum->n_total = n_total;
}

static void
describe_conflicts (const QsMoment *moment,
                    const QsLines  *lines,
                    QsInternals    *internals)
{
  guint first, end;

  begin_window (internals, "conflicts", moment->n, moment->row, &first, &end);
  for (guint row = first; row < end; row++)
    {
      guint column = moment->columns[row];
      guint current = moment->step > 0 && row == moment->row ? QS_CELL_CURRENT : 0;
      guint conflicts;

      if (column == QS_EMPTY_ROW)
        {
          qs_internals_add (internals, 0, QS_CELL_UNUSED | current, (QsRegion){ QS_REGION_ROW, row, 0 });
          continue;
        }

      conflicts = qs_lines_count_attackers (lines, moment, row);
      qs_internals_add_bit (internals, conflicts, current, (QsRegion){ QS_REGION_SQUARE, row, column });
    }
}

/* Adds the lines of @kind; number i has @queens[i] queens. */
static void
describe_lines (QsInternals   *internals,
                const char    *name,
                const guint16 *queens,
                guint          n_lines,
                guint          current,
                gboolean       has_current,
                QsRegionKind   kind)
{
  guint first, end;

  begin_window (internals, name, n_lines, current, &first, &end);
  for (guint i = first; i < end; i++)
    {
      QsRegion region = { kind, 0, kind == QS_REGION_DIAGONAL ? n_lines / 2 - i : i };
      gboolean is_current = has_current && i == current;

      qs_internals_add_bit (internals, queens[i], is_current ? QS_CELL_CURRENT : 0, region);
    }
}

/* The current lines are those of the last step's square. When a row is looked at they are
 * those of its queen, and while it has none they are only where the part begins. */
static void
describe (const QsMoment *moment,
          QsInternals    *internals)
{
  guint n = moment->n, row = moment->row, column = moment->column;
  gboolean has_square = moment->step > 0;
  QsLines lines;

  if (column == QS_TRACE_WHOLE)
    column = moment->columns[row];
  if (column == QS_EMPTY_ROW)
    {
      has_square = FALSE;
      column = 0;
    }

  qs_lines_init (&lines, moment, moment->n);
  describe_conflicts (moment, &lines, internals);
  if (moment->problem != NULL)
    return;

  describe_lines (internals, "columns", lines.columns, n, column, has_square, QS_REGION_COLUMN);
  describe_lines (internals, "diagonals", lines.diagonals, 2 * n - 1, row + n - 1 - column, has_square,
                  QS_REGION_DIAGONAL);
  describe_lines (internals, "anti", lines.anti_diagonals, 2 * n - 1, row + column, has_square,
                  QS_REGION_ANTI_DIAGONAL);
}

static const char *const pseudocode[] = {
  N_ ("for row from 0 to n − 1: move (row)"),
  N_ ("while any of conflicts[…] > 0:"),
  N_ ("  move (one such row, at random)"),
  N_ ("report the solution"),
  N_ ("move (row):"),
  N_ ("  for each column: columns[column]\n"
      "      + anti[row + column]\n"
      "      + diagonals[row − column + n − 1]"),
  N_ ("  take the queen of the row away,\n"
      "  if there is one;\n"
      "  subtract it from the three"),
  N_ ("  put it on the column with the least\n"
      "  sum, another than before;\n"
      "  count it in the three"),
  NULL,
};

const QsMethod qs_min_conflicts = {
  .id = "min-conflicts",
  .name = N_ ("Min-conflicts"),
  .group = QS_GROUP_OTHER,
  .news = N_ ("Repairs a full board, for one solution"),
  .idea = N_ ("A full board with a few conflicts is repaired: a queen in conflict moves to the square of its row "
              "where the fewest others attack it. "
              "Ties are broken at random, and one solution is found even on very large boards."),
  .time = N_ ("O(n) a move"),
  .space = "O(n)",
  .order = N_ ("one solution, by chance"),
  .check = N_ ("a row whose squares are compared by their conflicts"),
  .pseudocode = pseudocode,
  .others = {
    { 5, N_ ("  for each column: the number of queens\n"
             "      that attack (row, column)") },
    { 6, N_ ("  take the queen of the row away,\n"
             "  if there is one") },
    { 7, N_ ("  put it on the column with the least\n"
             "  number, another than before") },
  },
  .boards = QS_BOARDS_SQUARE,
  .lines = { 5, 5, 7, 6, 3 },
  .max_n = QS_MAX_N,
  .look = QS_LOOK_MOVES,
  .numbers = QS_NUMBERS_BY_ROW,
  .search = search_board,
  .describe = describe,
};
