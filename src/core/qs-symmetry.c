/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The eight symmetries of the square, applied to solutions. */

#include "qs-symmetry.h"

#include "qs-solution.h"

/* Every symmetry first exchanges rows and columns or not, then mirrors rows, columns, both or none. */
typedef struct
{
  gboolean exchanges;
  gboolean mirrors_rows;
  gboolean mirrors_columns;
} Move;

static const Move moves[QS_SYMMETRIES] = {
  [QS_SYMMETRY_IDENTITY] = { FALSE, FALSE, FALSE },
  [QS_SYMMETRY_QUARTER_TURN] = { TRUE, FALSE, TRUE },
  [QS_SYMMETRY_HALF_TURN] = { FALSE, TRUE, TRUE },
  [QS_SYMMETRY_THREE_QUARTER_TURN] = { TRUE, TRUE, FALSE },
  [QS_SYMMETRY_MIRROR_COLUMNS] = { FALSE, FALSE, TRUE },
  [QS_SYMMETRY_MIRROR_ROWS] = { FALSE, TRUE, FALSE },
  [QS_SYMMETRY_MIRROR_DIAGONAL] = { TRUE, FALSE, FALSE },
  [QS_SYMMETRY_MIRROR_ANTI_DIAGONAL] = { TRUE, TRUE, TRUE },
};

/* A solution, read by rows and by columns, so that a row of any image can be looked up alone. */
typedef struct
{
  const guint16 *columns;
  guint16 rows[QS_MAX_N]; /* of the queen in each column */
  guint n_rows;
  guint n;
} Board;

static void
board_init (Board         *self,
            const guint16 *columns,
            guint          n_rows,
            guint          n)
{
  self->columns = columns;
  self->n_rows = n_rows;
  self->n = n;

  for (guint row = 0; row < n_rows; row++)
    {
      g_assert (columns[row] < n);
      self->rows[columns[row]] = (guint16) row;
    }
}

/* The column of the queen in row @row of an image. */
static inline guint
board_get (const Board *self,
           QsSymmetry   symmetry,
           guint        row)
{
  const Move *move = &moves[symmetry];
  guint from = move->mirrors_rows ? self->n_rows - 1 - row : row;
  guint column = move->exchanges ? self->rows[from] : self->columns[from];

  return move->mirrors_columns ? self->n - 1 - column : column;
}

/* Less than, equal to or greater than 0, as the image under @symmetry comes before, equals or comes after the other. */
static int
board_compare (const Board *self,
               QsSymmetry   symmetry,
               QsSymmetry   other)
{
  for (guint row = 0; row < self->n_rows; row++)
    {
      guint column = board_get (self, symmetry, row);
      guint other_column = board_get (self, other, row);

      if (column != other_column)
        return column < other_column ? -1 : 1;
    }

  return 0;
}

/* In row r of the image stands what was in row or column f (r) of the board, so f is undone here. */
QsSquare
qs_symmetry_move (QsSymmetry symmetry,
                  QsSquare   square,
                  guint      n)
{
  const Move *move = &moves[symmetry];
  guint row = move->exchanges ? square.column : square.row;
  guint column = move->exchanges ? square.row : square.column;

  return (QsSquare){ move->mirrors_rows ? n - 1 - row : row, move->mirrors_columns ? n - 1 - column : column };
}

guint32
qs_symmetry_mirror (guint32 row,
                    guint   n)
{
  guint32 mirrored = 0;

  for (; row != 0; row &= row - 1)
    mirrored |= 1u << (n - 1 - (guint) __builtin_ctz (row));

  return mirrored;
}

/* Makes one image of a solution. @image must not overlap @columns, in which every column stands
 * once. */
void
qs_symmetry_apply (QsSymmetry     symmetry,
                   const guint16 *columns,
                   guint          n_rows,
                   guint          n,
                   guint16       *image)
{
  Board board;

  g_return_if_fail (symmetry < QS_SYMMETRIES);
  g_return_if_fail (n >= 1 && n <= QS_MAX_N);

  board_init (&board, columns, n_rows, n);
  for (guint row = 0; row < n_rows; row++)
    image[row] = (guint16) board_get (&board, symmetry, row);
}

/* Whether a solution stands for its symmetry class: none of its images under some symmetries, a bit for each, comes before
 * it in lexicographic order. In O(n): mostly one or two rows of each image are looked at. Where there are fewer rows than
 * columns, none of the symmetries exchanges these. */
gboolean
qs_symmetry_is_least (const guint16 *columns,
                      guint          n_rows,
                      guint          n,
                      guint          symmetries)
{
  Board board;

  g_return_val_if_fail (n >= 1 && n <= QS_MAX_N && n_rows <= n, FALSE);

  board_init (&board, columns, n_rows, n);
  for (guint i = QS_SYMMETRY_IDENTITY + 1; i < QS_SYMMETRIES; i++)
    {
      if ((symmetries >> i & 1) != 0 && board_compare (&board, (QsSymmetry) i, QS_SYMMETRY_IDENTITY) < 0)
        return FALSE;
    }

  return TRUE;
}

/* Finds the lexicographically least image under some symmetries, a bit for each, which stands for the symmetry class, and
 * the first symmetry that makes it. @least may be %NULL, and must not overlap @columns. */
QsSymmetry
qs_symmetry_least (const guint16 *columns,
                   guint          n_rows,
                   guint          n,
                   guint          symmetries,
                   guint16       *least)
{
  QsSymmetry symmetry = QS_SYMMETRY_IDENTITY;
  Board board;

  g_return_val_if_fail (n >= 1 && n <= QS_MAX_N, QS_SYMMETRY_IDENTITY);

  board_init (&board, columns, n_rows, n);
  for (guint i = QS_SYMMETRY_IDENTITY + 1; i < QS_SYMMETRIES; i++)
    {
      if ((symmetries >> i & 1) != 0 && board_compare (&board, (QsSymmetry) i, symmetry) < 0)
        symmetry = (QsSymmetry) i;
    }

  for (guint row = 0; least != NULL && row < n_rows; row++)
    least[row] = (guint16) board_get (&board, symmetry, row);

  return symmetry;
}

/**
 * qs_symmetry_orbit:
 * @symmetries: (out caller-allocates) (array fixed-size=8) (optional): as many symmetries as
 *   there are different images, each the first that makes its image, in the order of #QsSymmetry:
 *   the identity is always the first
 *
 * Finds the different images of a solution under some symmetries, a bit for each, itself among them.
 *
 * Returns: how many there are: 8, 4, 2 or 1
 */
guint
qs_symmetry_orbit (const guint16 *columns,
                   guint          n_rows,
                   guint          n,
                   guint          group,
                   QsSymmetry    *symmetries)
{
  QsSymmetry found[QS_SYMMETRIES];
  guint size = 0;
  Board board;

  g_return_val_if_fail (n >= 1 && n <= QS_MAX_N, 0);

  board_init (&board, columns, n_rows, n);
  for (guint i = 0; i < QS_SYMMETRIES; i++)
    {
      guint known = 0;

      while (known < size && board_compare (&board, (QsSymmetry) i, found[known]) != 0)
        known++;
      if (known == size && (group >> i & 1) != 0)
        found[size++] = (QsSymmetry) i;
    }

  for (guint i = 0; symmetries != NULL && i < size; i++)
    symmetries[i] = found[i];

  return size;
}
