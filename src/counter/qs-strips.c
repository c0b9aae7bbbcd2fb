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
 * are not counted.
 *
 * Two diagonals run through both regions and have only one of their squares in the first column: a falling one, whose
 * square there is in the upper region, and a rising one, whose square is in the lower. Who has a queen in that column
 * decides which of the two both regions can meet on. So they share a bit: a strip with the first column has it for its own
 * square there, any other one for the diagonal that leads to the other region's. What a strip of a half board says of the
 * column of its other strip means nothing, and is masked when the two are joined. So it is with the last column. */

#include "config.h"

#include "qs-strips.h"

#include <string.h>

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
  gboolean is_inner;
  gsize vector;     /* how many words stand together */
  guint32 *places;  /* for each set, without and with such a queen, the number of strips or the place of the next one */
  QsStrips *strips; /* NULL to count only */
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

/* Brings a word of two fields of n − 1 diagonals into 2n − 4 bits. Of those with a single square in the first or in the last
 * column it takes the one whose square is in the upper region, or the other one. */
static guint64
fold (const Search *self,
      guint64       word,
      gboolean      is_first_above,
      gboolean      is_last_above)
{
  guint n_diagonals = self->n - 1, width = qs_strips_get_width (self->n);
  guint64 mask = (G_GUINT64_CONSTANT (1) << width) - 1;
  guint64 falling = word & ((G_GUINT64_CONSTANT (1) << n_diagonals) - 1), rising = word >> n_diagonals;
  guint64 first = (is_first_above ? falling : rising) & 1;
  guint64 last = n_diagonals > 0 ? (is_last_above ? rising : falling) >> (n_diagonals - 1) & 1 : 0;

  return (falling >> 1 & mask) | (rising >> 1 & mask) << width | first << (2 * width) | last << (2 * width + 1);
}

static void
put (QsStrips *strips,
     gsize     index,
     guint64   word)
{
  if (strips->word_size == sizeof (guint32))
    ((guint32 *) strips->words)[index] = (guint32) word;
  else
    ((guint64 *) strips->words)[index] = word;
}

static gsize
get_word_size (guint n)
{
  return n > QS_STRIPS_MAX_NARROW_N ? sizeof (guint64) : sizeof (guint32);
}

static void
add (Search       *self,
     const Queens *queens,
     guint         last_column)
{
  guint32 number = qs_column_sets_get_number (self->sets, queens->ranks);
  gboolean is_central = self->has_centre && last_column == self->n / 2;
  guint32 place = self->places[2 * (gsize) number + is_central]++;

  if (self->strips != NULL)
    {
      gboolean has_first = queens->columns & 1, has_last = queens->columns >> (self->n - 1) & 1;
      gsize vector = self->vector, index = place / vector * vector * 2 + place % vector;

      put (self->strips, index, fold (self, queens->join, has_first != self->is_inner, has_last != self->is_inner));
      put (self->strips, index + vector, fold (self, queens->reach, has_first, has_last));
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

/* Turns numbers of strips into the places where they begin. */
static void
make_starts (guint32 *numbers,
             gsize    n_numbers,
             gsize    multiple)
{
  guint32 start = 0;

  for (gsize i = 0; i <= n_numbers; i++)
    {
      guint32 n = numbers[i];

      numbers[i] = start;
      start += (guint32) ((n + multiple - 1) / multiple * multiple);
    }
}

/* Searches twice, the first time only to learn how much room each set needs: that costs less than sorting
 * afterwards, and no memory. */
static gboolean
init (QsStrips *self,
      Search   *strips,
      guint     first_row)
{
  const Queens none = { 0 };
  g_autofree guint32 *places = NULL;
  gsize n_places;

  self->n_rows = strips->end_row - first_row;
  self->word_size = get_word_size (strips->n);
  self->n_sets = strips->sets->choose[__builtin_popcount (strips->columns)][self->n_rows];
  n_places = 2 * (gsize) self->n_sets;
  self->starts = g_new0 (guint32, n_places + 1);
  strips->places = self->starts;
  search (strips, first_row, G_MAXUINT, &none);
  if (strips->was_stopped)
    return FALSE;

  make_starts (self->starts, n_places, strips->vector);
  /* One more, because a set without strips still has a place where they would be. */
  self->words = g_aligned_alloc (self->starts[n_places] + 1, 2 * self->word_size, QS_STRIPS_FULL_VECTOR);
  memset (self->words, 0xff, (self->starts[n_places] + 1) * 2 * self->word_size);

  places = g_memdup2 (self->starts, (n_places + 1) * sizeof *places);
  strips->places = places;
  strips->strips = self;
  search (strips, first_row, G_MAXUINT, &none);

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
    .vector = 1,
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

/* How many bits a word has for either direction of diagonals, without those that are folded. */
guint
qs_strips_get_width (guint n)
{
  return MAX (n, 3) - 3;
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
  Search strips;

  init_search (&strips, sets, n, rows, columns, is_stopped, data);
  strips.end_row = strips.outer_rows;

  return init (self, &strips, 0);
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
  Search strips;

  init_search (&strips, sets, n, rows, columns, is_stopped, data);
  strips.end_row = rows;
  strips.has_centre = rows > n / 2;
  strips.is_inner = TRUE;
  strips.vector = QS_STRIPS_FULL_VECTOR / get_word_size (n);

  return init (self, &strips, strips.outer_rows);
}

void
qs_strips_clear (QsStrips *self)
{
  g_clear_pointer (&self->starts, g_free);
  g_clear_pointer (&self->words, g_aligned_free);
}

/* In bytes. */
gsize
qs_strips_get_size (const QsStrips *self)
{
  gsize n_places = 2 * (gsize) self->n_sets;

  return (n_places + 1) * sizeof *self->starts + self->starts[n_places] * 2 * self->word_size;
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

  return sets.choose[n_columns][rows] * ((strips + more) * 2 * get_word_size (n) + 2 * sizeof (guint32));
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
                   estimate_part (n, rows - outer_rows, n_columns, QS_STRIPS_FULL_VECTOR / 2.0 / get_word_size (n)));
}
