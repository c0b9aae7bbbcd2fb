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
  guint rows; /* of the half board */
  guint32 columns;
  guint8 ranks[32]; /* of each of the columns, how many of them are left of it */
  guint outer_rows;
  guint end_row;
  gboolean has_centre; /* whether the last row is the middle one of the board */
  gsize *places;       /* for each set, without and with such a queen, the number of strips or the place of the next one */
  guint64 *joins;      /* NULL to count only */
  guint64 *reaches;
  QsStopFunc is_stopped;
  gpointer data;
  gboolean was_stopped;
} Search;

/* The bit of a diagonal in a word of two fields; 0 if it is not in the field. */
static guint64
get_bit (const Search *self,
         int           diagonal,
         guint         field)
{
  guint width = self->n - 1;

  if (diagonal < 0 || diagonal >= (int) width)
    return 0;

  return G_GUINT64_CONSTANT (1) << (field * width + (guint) diagonal);
}

static guint64
find_joins (const Search *self,
            guint         row,
            guint         column)
{
  int outer_rows = (int) self->outer_rows, r = (int) row, c = (int) column;

  return get_bit (self, c - r + outer_rows - 1, 0) | get_bit (self, c + r - outer_rows, 1);
}

static guint64
find_reaches (const Search *self,
              guint         row,
              guint         column)
{
  int rows = (int) self->rows, r = (int) row, c = (int) column;

  return get_bit (self, c - r + rows - 1, 0) | get_bit (self, c + r - rows, 1);
}

/* The queens that are already there. */
typedef struct
{
  guint32 columns;
  guint32 ranks; /* of these columns */
  guint32 diagonals;
  guint32 anti_diagonals;
  guint64 join;
  guint64 reach;
} Queens;

static void
add (Search       *self,
     const Queens *queens,
     guint         last_column)
{
  guint32 number = qs_column_sets_get_number (self->sets, queens->ranks);
  gboolean is_central = self->has_centre && last_column == self->n / 2;
  gsize place = self->places[2 * (gsize) number + is_central]++;

  if (self->joins != NULL)
    {
      self->joins[place] = queens->join;
      self->reaches[place] = queens->reach;
    }
}

static void
search (Search       *self,
        guint         row,
        guint         last_column,
        const Queens *queens)
{
  guint32 free_squares = self->columns;

  if (row + ROWS_BELOW_QUESTION == self->end_row && self->is_stopped != NULL)
    self->was_stopped = self->was_stopped || self->is_stopped (self->data);

  if (row == self->end_row)
    {
      add (self, queens, last_column);
      return;
    }

  free_squares &= ~(queens->columns | queens->diagonals | queens->anti_diagonals);
  for (; free_squares != 0 && !self->was_stopped; free_squares &= free_squares - 1)
    {
      guint32 bit = free_squares & -free_squares;
      guint column = (guint) __builtin_ctz (bit);
      Queens more = {
        queens->columns | bit,
        queens->ranks | 1u << self->ranks[column],
        (queens->diagonals | bit) << 1,
        (queens->anti_diagonals | bit) >> 1,
        queens->join | find_joins (self, row, column),
        queens->reach | find_reaches (self, row, column),
      };

      search (self, row + 1, column, &more);
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
make_starts (gsize *numbers,
             gsize  n_numbers,
             gsize  multiple)
{
  gsize start = 0;

  for (gsize i = 0; i <= n_numbers; i++)
    {
      gsize n = numbers[i];

      numbers[i] = start;
      start += round_up (n, multiple);
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
  gsize n_places;

  self->n_rows = strips->end_row - first_row;
  self->n_sets = strips->sets->choose[__builtin_popcount (strips->columns)][self->n_rows];
  n_places = 2 * (gsize) self->n_sets;
  self->starts = g_new0 (gsize, n_places + 1);
  strips->places = self->starts;
  search (strips, first_row, G_MAXUINT, none);
  if (strips->was_stopped)
    return FALSE;

  make_starts (self->starts, n_places, multiple);
  /* One more, because a set without strips still has a place where they would be. */
  self->joins = g_new (guint64, self->starts[n_places] + 1);
  self->reaches = g_new (guint64, self->starts[n_places] + 1);
  for (gsize i = 0; i < self->starts[n_places]; i++)
    self->joins[i] = self->reaches[i] = QS_STRIPS_MARK;

  places = g_memdup2 (self->starts, (n_places + 1) * sizeof *places);
  strips->places = places;
  strips->joins = self->joins;
  strips->reaches = self->reaches;
  search (strips, first_row, G_MAXUINT, none);

  return !strips->was_stopped;
}

static void
init_search (Search             *self,
             const QsColumnSets *sets,
             guint               n,
             guint               rows,
             guint32             columns,
             QsStopFunc          is_stopped,
             gpointer            data)
{
  *self = (Search){
    .sets = sets,
    .n = n,
    .rows = rows,
    .columns = columns,
    .outer_rows = qs_strips_get_outer_rows (rows),
    .is_stopped = is_stopped,
    .data = data,
  };
  for (guint column = 0; column < n; column++)
    self->ranks[column] = (guint8) __builtin_popcount (columns & ((1u << column) - 1));
}

/* How many rows of a half board are in the outer strips; the others are in the inner ones. */
guint
qs_strips_get_outer_rows (guint rows)
{
  return rows / 2;
}

/* Makes the strips of the outer half of a half board's rows, the smaller half, with all queens in @columns. @is_stopped
 * may be %NULL. %FALSE if it was stopped; @self can only be cleared then. */
gboolean
qs_strips_init_outer (QsStrips           *self,
                      const QsColumnSets *sets,
                      guint               n,
                      guint               rows,
                      guint32             columns,
                      QsStopFunc          is_stopped,
                      gpointer            data)
{
  Queens none = { .join = QS_STRIPS_MARK, .reach = QS_STRIPS_MARK };
  Search strips;

  init_search (&strips, sets, n, rows, columns, is_stopped, data);
  strips.end_row = strips.outer_rows;

  return init (self, &strips, 0, &none, 1);
}

/* As qs_strips_init_outer(), but makes those of the inner half of the rows. */
gboolean
qs_strips_init_inner (QsStrips           *self,
                      const QsColumnSets *sets,
                      guint               n,
                      guint               rows,
                      guint32             columns,
                      QsStopFunc          is_stopped,
                      gpointer            data)
{
  Queens none = { 0 };
  Search strips;

  init_search (&strips, sets, n, rows, columns, is_stopped, data);
  strips.end_row = rows;
  strips.has_centre = rows > n / 2;

  return init (self, &strips, strips.outer_rows, &none, QS_STRIPS_FULL_VECTOR);
}

void
qs_strips_clear (QsStrips *self)
{
  g_clear_pointer (&self->starts, g_free);
  g_clear_pointer (&self->joins, g_free);
  g_clear_pointer (&self->reaches, g_free);
}

/* In bytes. */
gsize
qs_strips_get_size (const QsStrips *self)
{
  gsize n_places = 2 * (gsize) self->n_sets;

  return (n_places + 1) * sizeof *self->starts + self->starts[n_places] * (sizeof *self->joins + sizeof *self->reaches);
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
               guint  n_columns,
               double more)
{
  QsColumnSets sets;
  double strips = estimate_peace (n, rows);

  qs_column_sets_init (&sets);
  for (guint row = 1; row <= rows; row++)
    strips *= row;

  return sets.choose[n_columns][rows] * ((strips + more) * 2 * sizeof (guint64) + 2 * sizeof (gsize));
}

/* How much memory the outer and the inner strips of a half board in so many columns are likely to take together, in
 * bytes. */
guint64
qs_strips_estimate_size (guint n,
                         guint rows,
                         guint n_columns)
{
  guint outer_rows = qs_strips_get_outer_rows (rows);

  return (guint64) (estimate_part (n, outer_rows, n_columns, 0) +
                   estimate_part (n, rows - outer_rows, n_columns, QS_STRIPS_FULL_VECTOR / 2.0));
}
