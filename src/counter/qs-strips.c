/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All ways to place the queens of some neighbouring rows of a half board.
 *
 * A half board's rows are counted from the edge of the board inwards, so the strips of the
 * upper half serve for the lower one too, turned upside down. Its rows are cut into an
 * outer strip and an inner one.
 *
 * A diagonal is numbered by the column where it enters the region in question, in the
 * first row of the inner strip or of the other half; columns beyond the edge of the board
 * are not counted. */

#include "config.h"

#include "qs-strips.h"

/* With this many rows to go the search asks whether to stop: below are some hundred strips at most. */
#define ROWS_BELOW_QUESTION 2

/* A search for strips. */
typedef struct
{
  const QsColumnSets *sets;
  guint n;
  guint half_rows;
  guint middle_rows; /* 0 or 1 */
  guint middle;      /* its queen's column */
  guint end_row;
  gsize *places;     /* for each set the number of strips, or the place of the next one */
  guint64 *joins;    /* NULL to count only */
  guint64 *reaches;
  QsStopFunc is_stopped;
  gpointer data;
  gboolean was_stopped;
} Search;

/* The bit of a diagonal in a word of two fields of @width bits; 0 if it is not in the field. */
static guint64
get_bit (int   diagonal,
         guint width,
         guint field)
{
  if (diagonal < 0 || diagonal >= (int) width)
    return 0;

  return G_GUINT64_CONSTANT (1) << (field * width + (guint) diagonal);
}

static guint64
find_joins (const Search *self,
            guint         row,
            guint         column)
{
  int outer_rows = (int) qs_strips_get_outer_rows (self->half_rows), r = (int) row, c = (int) column;

  return get_bit (c - r + outer_rows - 1, self->n - 1, 0) | get_bit (c + r - outer_rows, self->n - 1, 1);
}

static guint64
find_reaches (const Search *self,
              guint         row,
              guint         column)
{
  int half = (int) self->half_rows, r = (int) row, c = (int) column;
  guint width = self->n - 1 - self->middle_rows;

  return get_bit (c - r + half - 1, width, 0) | get_bit (c + r - half - (int) self->middle_rows, width, 1);
}

/* The squares of a row that the middle row's queen attacks. */
static guint32
find_attacked (const Search *self,
               guint         row)
{
  guint64 queen;
  guint distance = self->half_rows - row;

  if (self->middle_rows == 0)
    return 0;

  queen = G_GUINT64_CONSTANT (1) << self->middle;

  return (guint32) (queen | queen << distance | queen >> distance);
}

/* The columns without that of the middle row's queen, whose gap is closed. */
static guint32
close_up (const Search *self,
          guint32       columns)
{
  guint32 left;

  if (self->middle_rows == 0)
    return columns;

  left = (1u << self->middle) - 1;

  return (columns & left) | (columns >> 1 & ~left);
}

/* The queens that are already there. */
typedef struct
{
  guint32 columns;
  guint32 diagonals;
  guint32 anti_diagonals;
  guint64 join;
  guint64 reach;
} Queens;

static void
search (Search       *self,
        guint         row,
        const Queens *queens)
{
  guint32 free_squares;

  if (row + ROWS_BELOW_QUESTION == self->end_row && self->is_stopped != NULL)
    self->was_stopped = self->was_stopped || self->is_stopped (self->data);

  if (row == self->end_row)
    {
      gsize place = self->places[qs_column_sets_get_number (self->sets, close_up (self, queens->columns))]++;

      if (self->joins != NULL)
        {
          self->joins[place] = queens->join;
          self->reaches[place] = queens->reach;
        }
      return;
    }

  free_squares = G_MAXUINT32 >> (32 - self->n) & ~find_attacked (self, row) &
                 ~(queens->columns | queens->diagonals | queens->anti_diagonals);
  for (; free_squares != 0 && !self->was_stopped; free_squares &= free_squares - 1)
    {
      guint32 bit = free_squares & -free_squares;
      guint column = (guint) __builtin_ctz (bit);
      Queens more = {
        queens->columns | bit,
        (queens->diagonals | bit) << 1,
        (queens->anti_diagonals | bit) >> 1,
        queens->join | find_joins (self, row, column),
        queens->reach | find_reaches (self, row, column),
      };

      search (self, row + 1, &more);
    }
}

static gsize
round_up (gsize n,
          gsize multiple)
{
  return (n + multiple - 1) / multiple * multiple;
}

/* Turns numbers of strips into the places where they begin. */
static void
make_starts (QsStrips *self,
             gsize     multiple)
{
  gsize start = 0;

  for (guint32 set = 0; set <= self->n_sets; set++)
    {
      gsize n = self->starts[set];

      self->starts[set] = start;
      start += round_up (n, multiple);
    }
}

/* Marks the places between the last strip of each set and the first of the next. */
static void
fill_up (QsStrips    *self,
         const gsize *ends)
{
  for (guint32 set = 0; set < self->n_sets; set++)
    {
      for (gsize i = ends[set]; i < self->starts[set + 1]; i++)
        self->joins[i] = self->reaches[i] = QS_STRIPS_MARK;
    }
}

/* Searches twice, the first time only to learn how much room each set needs: that costs less than sorting
 * afterwards, and no memory. */
static gboolean
init (QsStrips     *self,
      Search       *strips,
      guint         first_row,
      const Queens *none,
      gsize         multiple)
{
  g_autofree gsize *places = NULL;

  self->n_rows = strips->end_row - first_row;
  self->n_sets = strips->sets->choose[2 * strips->half_rows][self->n_rows];
  self->starts = g_new0 (gsize, (gsize) self->n_sets + 1);
  strips->places = self->starts;
  search (strips, first_row, none);
  if (strips->was_stopped)
    return FALSE;

  make_starts (self, multiple);
  /* One more, because a set without strips still has a place where they would be. */
  self->joins = g_new (guint64, self->starts[self->n_sets] + 1);
  self->reaches = g_new (guint64, self->starts[self->n_sets] + 1);

  places = g_memdup2 (self->starts, ((gsize) self->n_sets + 1) * sizeof *places);
  strips->places = places;
  strips->joins = self->joins;
  strips->reaches = self->reaches;
  search (strips, first_row, none);
  if (strips->was_stopped)
    return FALSE;

  fill_up (self, places);

  return TRUE;
}

static void
init_search (Search             *self,
             const QsColumnSets *sets,
             const QsStripBoard *board,
             QsStopFunc          is_stopped,
             gpointer            data)
{
  *self = (Search){
    .sets = sets,
    .n = board->n,
    .half_rows = board->n / 2,
    .middle_rows = board->n % 2,
    .middle = board->middle,
    .is_stopped = is_stopped,
    .data = data,
  };
}

/**
 * qs_strips_get_outer_rows:
 * @half_rows: how many rows a half board has
 *
 * Returns: how many of them are in the outer strips; the others are in the inner
 *   ones
 */
guint
qs_strips_get_outer_rows (guint half_rows)
{
  return half_rows / 2;
}

/**
 * qs_strips_init_outer:
 * @self: (out caller-allocates): the strips, to be cleared
 * @sets: the table that numbers column sets
 * @board: what they are for
 * @is_stopped: (nullable): says whether to stop
 * @data: for @is_stopped
 *
 * Makes the strips of the outer half of a half board's rows, the smaller half.
 *
 * Returns: %FALSE if it was stopped; @self can only be cleared then
 */
gboolean
qs_strips_init_outer (QsStrips           *self,
                      const QsColumnSets *sets,
                      const QsStripBoard *board,
                      QsStopFunc          is_stopped,
                      gpointer            data)
{
  Queens none = { .join = QS_STRIPS_MARK, .reach = QS_STRIPS_MARK };
  Search strips;

  init_search (&strips, sets, board, is_stopped, data);
  strips.end_row = qs_strips_get_outer_rows (strips.half_rows);

  return init (self, &strips, 0, &none, 1);
}

/**
 * qs_strips_init_inner:
 * @self: (out caller-allocates): the strips, to be cleared
 * @sets: the table that numbers column sets
 * @board: what they are for
 * @is_stopped: (nullable): says whether to stop
 * @data: for @is_stopped
 *
 * Makes the strips of the inner half of a half board's rows.
 *
 * Returns: %FALSE if it was stopped; @self can only be cleared then
 */
gboolean
qs_strips_init_inner (QsStrips           *self,
                      const QsColumnSets *sets,
                      const QsStripBoard *board,
                      QsStopFunc          is_stopped,
                      gpointer            data)
{
  Queens none = { 0 };
  Search strips;

  init_search (&strips, sets, board, is_stopped, data);
  strips.end_row = strips.half_rows;

  return init (self, &strips, qs_strips_get_outer_rows (strips.half_rows), &none, QS_STRIPS_FULL_VECTOR);
}

/**
 * qs_strips_clear:
 * @self: strips
 *
 * Frees what they hold.
 */
void
qs_strips_clear (QsStrips *self)
{
  g_clear_pointer (&self->starts, g_free);
  g_clear_pointer (&self->joins, g_free);
  g_clear_pointer (&self->reaches, g_free);
}

/**
 * qs_strips_get_size:
 * @self: strips
 *
 * Returns: how much memory they take, in bytes
 */
gsize
qs_strips_get_size (const QsStrips *self)
{
  return ((gsize) self->n_sets + 1) * sizeof *self->starts +
         self->starts[self->n_sets] * (sizeof *self->joins + sizeof *self->reaches);
}

/* How likely it is that queens of some neighbouring rows, in different columns, do not attack each
 * other, as if this were independent from pair to pair. */
static double
estimate_peace (guint n,
                guint rows)
{
  double peace = 1;

  for (guint upper = 0; upper < rows; upper++)
    {
      for (guint distance = 1; distance < rows - upper; distance++)
        peace *= 1 - 2.0 * (n - distance) / (n * (n - 1.0));
    }

  return peace;
}

/* How many bytes the strips of some rows take, if each set needs a number of spare ones on average. */
static double
estimate_part (guint  n,
               guint  rows,
               double more)
{
  QsColumnSets sets;
  double strips = estimate_peace (n, rows);

  qs_column_sets_init (&sets);
  for (guint row = 1; row <= rows; row++)
    strips *= row;
  /* A queen in the middle row attacks at least one of the other squares of each row. */
  if (n % 2)
    {
      for (guint row = 0; row < rows; row++)
        strips *= 1 - 1.0 / n;
    }

  return sets.choose[n / 2 * 2][rows] * ((strips + more) * 2 * sizeof (guint64) + sizeof (gsize));
}

/**
 * qs_strips_estimate_size:
 * @n: the side of the board, in squares
 *
 * Returns: how much memory the outer and the inner strips are likely to take
 *   together, in bytes, for the queen in the middle row that leaves most strips
 */
guint64
qs_strips_estimate_size (guint n)
{
  guint outer_rows = qs_strips_get_outer_rows (n / 2);

  return (guint64) (estimate_part (n, outer_rows, 0) +
                    estimate_part (n, n / 2 - outer_rows, QS_STRIPS_FULL_VECTOR / 2.0));
}
