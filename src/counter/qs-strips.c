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

#include "qs-strips.h"

/* The most rows of a strip. */
#define MOST_ROWS 8

/* Some column sets have a fifth more strips than the mean. */
#define ROOM 1.25

/* What a queen on a square adds to its strip's words. */
typedef struct
{
  guint64 join;
  guint64 reach;
} Square;

/* A search for strips. */
typedef struct
{
  guint n;
  guint rows; /* of the half board */
  guint outer_rows;
  guint first_row;
  guint end_row;
  gboolean is_inner;
  gsize vector;                     /* how many words stand together */
  Square squares[4][MOST_ROWS][32]; /* for strips without and with the first column, then the same with the last one */
  const Square (*known)[32];        /* those of the set that is searched */
  guint32 last_columns;             /* where the last row's queen may stand */
  gsize n_strips;
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

/* The diagonals of a square that enter the region which begins with row @end. */
static guint64
find_diagonals (const Search *self,
                guint         row,
                guint         column,
                guint         end)
{
  int distance = (int) end - (int) row;

  return get_bit (self, (int) column + distance - 1, 0) | get_bit (self, (int) column - distance, 1);
}

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
    ((guint32 *) strips->words.words)[index] = (guint32) word;
  else
    strips->words.words[index] = word;
}

static gsize
get_word_size (guint n)
{
  return n > QS_STRIPS_MAX_NARROW_N ? sizeof (guint64) : sizeof (guint32);
}

/* Adds a strip, or one that only fills up a vector. */
static void
add (Search   *self,
     QsStrips *strips,
     guint64   join,
     guint64   reach)
{
  gsize place = self->n_strips++, index = place / self->vector * self->vector * 2 + place % self->vector;

  put (strips, index, join);
  put (strips, index + self->vector, reach);
}

/* Places the queens of a row and of those behind it, in the columns that are left. */
static void
search (Search   *self,
        QsStrips *strips,
        guint     row,
        guint32   columns,
        guint32   diagonals,
        guint32   anti_diagonals,
        guint64   join,
        guint64   reach)
{
  guint32 free_squares = columns & ~(diagonals | anti_diagonals);

  if (row == self->end_row)
    {
      add (self, strips, join, reach);
      return;
    }

  if (row + 1 == self->end_row)
    free_squares &= self->last_columns;
  for (; free_squares != 0; free_squares &= free_squares - 1)
    {
      guint32 bit = free_squares & -free_squares;
      const Square *square = &self->known[row - self->first_row][__builtin_ctz (bit)];

      search (self, strips, row + 1, columns ^ bit, (diagonals | bit) << 1, (anti_diagonals | bit) >> 1, join | square->join,
              reach | square->reach);
    }
}

/* Adds all strips with queens in some columns. */
static void
add_set (Search   *self,
         QsStrips *strips,
         guint32   columns,
         guint32   last_columns)
{
  guint n_more = 1;

  for (guint row = 1; row <= strips->n_rows; row++)
    n_more *= row;
  strips->words.n = self->n_strips * 2 * strips->word_size / sizeof (guint64);
  qs_word_list_reserve (&strips->words, 2 * (n_more + self->vector));

  self->known = self->squares[(columns & 1) + (columns >> (self->n - 1) & 1) * 2];
  self->last_columns = last_columns;
  search (self, strips, self->first_row, columns, 0, 0, 0, 0);
  while (self->n_strips % self->vector != 0)
    add (self, strips, G_MAXUINT64, G_MAXUINT64);
}

static void
init_squares (Search *self)
{
  for (guint edges = 0; edges < 4; edges++)
    {
      gboolean has_first = edges % 2, has_last = edges / 2;

      for (guint row = self->first_row; row < self->end_row; row++)
        {
          for (guint column = 0; column < self->n; column++)
            self->squares[edges][row - self->first_row][column] = (Square){
              fold (self, find_diagonals (self, row, column, self->outer_rows), has_first != self->is_inner,
                    has_last != self->is_inner),
              fold (self, find_diagonals (self, row, column, self->rows), has_first, has_last),
            };
        }
    }
}

/* The columns of which a set has a bit for each. */
static guint32
spread (guint32 set,
        guint32 columns)
{
  guint32 found = 0;

  for (; columns != 0; columns &= columns - 1, set >>= 1)
    {
      if (set & 1)
        found |= columns & -columns;
    }

  return found;
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

/* Makes the strips of the outer half of a half board's rows, the smaller half, or those of the inner one, with all queens in
 * @columns. %FALSE if it was stopped; @self can only be cleared then. */
gboolean
qs_strips_init (QsStrips           *self,
                const QsColumnSets *sets,
                guint               n,
                guint               rows,
                gboolean            is_inner,
                guint32             columns,
                QsStop              stop)
{
  guint outer_rows = qs_strips_get_outer_rows (rows), n_columns = (guint) __builtin_popcount (columns);
  gsize vector = is_inner ? QS_STRIPS_FULL_VECTOR / get_word_size (n) : 1;
  Search strips = { n, rows, outer_rows, is_inner ? outer_rows : 0, is_inner ? rows : outer_rows, is_inner, vector };
  guint32 centre = is_inner && rows > n / 2 ? 1u << (n / 2) : 0, set;
  double size;

  self->n_rows = strips.end_row - strips.first_row;
  self->word_size = get_word_size (n);
  self->n_sets = sets->choose[n_columns][self->n_rows];
  self->starts = g_new (guint32, 2 * (gsize) self->n_sets + 1);
  size = estimate_part (n, self->n_rows, n_columns, (double) vector / 2) * ROOM;
  qs_word_list_reserve (&self->words, (gsize) size / sizeof (guint64));
  init_squares (&strips);

  set = (1u << self->n_rows) - 1;
  for (guint32 i = 0; i < self->n_sets; i++, set = qs_column_sets_get_next (set))
    {
      guint32 chosen = spread (set, columns);

      if (qs_stop_is_wanted (stop))
        return FALSE;
      self->starts[2 * i] = (guint32) strips.n_strips;
      add_set (&strips, self, chosen, ~centre);
      self->starts[2 * i + 1] = (guint32) strips.n_strips;
      if (chosen & centre)
        add_set (&strips, self, chosen, centre);
    }
  self->starts[2 * self->n_sets] = (guint32) strips.n_strips;

  return TRUE;
}

void
qs_strips_clear (QsStrips *self)
{
  g_clear_pointer (&self->starts, g_free);
  qs_word_list_clear (&self->words);
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
