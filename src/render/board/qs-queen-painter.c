/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints queens: all of them in one path, so that a board of a thousand is quick. */

#include "qs-queen-painter.h"

#include <math.h>

#include "qs-queen-path.h"

/* Sides of queens, in device pixels, below which something is left out: */
#define MIN_CROWN 5.0    /* the shape: a dot stays */
#define MIN_OUTLINE 28.0 /* the outline and finer parts */

/* The side of a dot, in device pixels: a smaller one is not seen, though it may cover more than its square. */
#define DOT 3.0

/* The width of the outline, as a part of the queen's side: half of it shows. Hatching must not touch a queen. */
#define OUTLINE 0.044
#define HATCHED_OUTLINE 0.1

/* How much of a small queen that nobody asked for is seen. */
#define PALE 0.5

/* The side of a queen beside a number, as a part of the square. */
#define SMALL_QUEEN 0.34

/* Its largest side, in user units: the number matters more, however large the square is. */
#define MAX_SMALL_QUEEN 36.0

/* Where the queen of a row stands. @columns may be %NULL; numbers that are no column mean that
 * there is none. */
static gboolean
find_queen (const QsBoardGeometry *geometry,
            const guint16         *columns,
            guint                  row,
            double                *x,
            double                *y)
{
  if (columns == NULL || row >= geometry->n_rows || columns[row] >= geometry->n)
    return FALSE;

  qs_board_geometry_get_square (geometry, row, columns[row], x, y);
  if (geometry->glide != NULL)
    *x += geometry->glide[row] * geometry->left * geometry->square;
  if (geometry->turn != 0)
    {
      double middle_x = geometry->x + (geometry->n - 1) * geometry->square / 2, across = *x - middle_x;
      double middle_y = geometry->y + (geometry->n_rows - 1) * geometry->square / 2, down = *y - middle_y;

      *x = middle_x + across * cos (geometry->turn) - down * sin (geometry->turn);
      *y = middle_y + across * sin (geometry->turn) + down * cos (geometry->turn);
    }

  return TRUE;
}

static double
get_side (const QsBoardGeometry *geometry,
          gboolean               is_small)
{
  return is_small ? MIN (geometry->square * SMALL_QUEEN, MAX_SMALL_QUEEN) : geometry->square;
}

/* Adds the shape of a queen to the path, in the square that begins there. It is small, in the upper right corner, where there
 * are numbers beside it. */
void
qs_queens_add (const QsBoardPainter *self,
               double                x,
               double                y,
               gboolean              is_small)
{
  double side = get_side (self->geometry, is_small);
  double pixel = self->geometry->pixel, dot = DOT * pixel;

  if (is_small)
    {
      x += self->geometry->square - side - qs_board_painter_snap (self, side * 0.1);
      y += qs_board_painter_snap (self, side * 0.1);
    }

  if (side < MIN_CROWN * pixel)
    cairo_rectangle (self->cr, qs_board_painter_snap (self, x + (side - dot) / 2),
                     qs_board_painter_snap (self, y + (side - dot) / 2), dot, dot);
  else if (side < MIN_OUTLINE * pixel)
    qs_queen_path_hinted (self->cr, self->geometry->style.queen, x, y, side, pixel);
  else
    qs_queen_path (self->cr, self->geometry->style.queen, x, y, side);
}

/* Paints queens: those of @columns, from 0 or %QS_EMPTY_ROW, and those on required squares of
 * @constraints. Both may be %NULL. Queens are small where there are numbers beside them. Details
 * too small for device pixels are left out. Changes the colour, lines and path of @cr. */
void
qs_queens_paint (const QsBoardPainter *self,
                 const guint16        *columns,
                 const QsConstraints  *constraints,
                 gboolean              is_small)
{
  double side = get_side (self->geometry, is_small);
  double pixel = self->geometry->pixel;
  double x, y;

  for (guint row = 0; row < self->geometry->n_rows; row++)
    {
      if (find_queen (self->geometry, columns, row, &x, &y))
        qs_queens_add (self, x, y, is_small);
    }
  /* The required queens that do not stand on the board, which holds only one of several in a row. */
  for (QsSquare square = QS_SQUARE_BEFORE_ALL;
       constraints != NULL &&
       qs_square_next (constraints->required, MIN (constraints->n_rows, self->geometry->n_rows), &square);)
    {
      if (square.column >= self->geometry->n || (columns != NULL && columns[square.row] == square.column))
        continue;

      qs_board_geometry_get_square (self->geometry, square.row, square.column, &x, &y);
      qs_queens_add (self, x, y, is_small);
    }

  /* Small queens need it too on the shades of a heat map, which may be as dark as a queen. */
  if (side >= (is_small ? MIN_CROWN : MIN_OUTLINE) * pixel)
    qs_color_stroke_preserve (self->cr, &self->palette->queen_outline,
                              MAX (side * (self->palette->is_hatched ? HATCHED_OUTLINE : OUTLINE), 2 * pixel));

  qs_color_set_source (self->cr, &self->palette->queen);
  cairo_fill (self->cr);
}

/* Paints the queens of @columns that @constraints do not require as outlines, and pale where they are too small for
 * lines. Changes the colour, lines and path of @cr. */
void
qs_queens_paint_found (const QsBoardPainter *self,
                       const guint16        *columns,
                       const QsConstraints  *constraints,
                       gboolean              is_small)
{
  double side = get_side (self->geometry, is_small);
  double x, y;

  for (guint row = 0; row < self->geometry->n_rows; row++)
    {
      if (find_queen (self->geometry, columns, row, &x, &y) && (constraints->required[row] >> columns[row] & 1) == 0)
        qs_queens_add (self, x, y, is_small);
    }

  if (side < MIN_OUTLINE * self->geometry->pixel)
    {
      qs_color_set_translucent_source (self->cr, &self->palette->queen, PALE);
      cairo_fill (self->cr);
      return;
    }

  qs_color_stroke_preserve (self->cr, &self->palette->queen, MAX (side * OUTLINE, 2 * self->geometry->pixel));
  qs_color_set_source (self->cr, &self->palette->queen_outline);
  cairo_fill (self->cr);
}
