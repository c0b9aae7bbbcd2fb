/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays a board out in an area, on whole device pixels. */

#include "qs-board-geometry.h"

#include <math.h>
#include <stdlib.h>

#include "qs-solution.h"

/* Smaller squares, in device pixels, are not snapped: the board would shrink by a fifth or more. */
#define MIN_SNAPPED_SQUARE 4.0

/* Smaller areas, in device pixels, leave no room for a frame. */
#define MIN_FRAMED_SIDE 16.0

#define MIN_LABEL_SIZE 9.0
#define MAX_LABEL_SIZE 14.0

/* Keeps 124.999999 pixels, which a division gave, from becoming 124. */
#define ROUNDING 1e-6

/* Labels must not take more of a board's side than this. */
#define MAX_LABEL_SHARE 0.5

/* The font size follows the square, but slowly, as text in a window does; in large pictures it grows with the board. */
static double
get_label_size (double square,
                guint  n)
{
  return CLAMP (8 + square / 10, MIN_LABEL_SIZE, MAX (MAX_LABEL_SIZE, square * n / 64));
}

/* The largest square of a board in @width × @height. The frame and the labels need room, and the opposite sides
 * leave as much free, so that the board alone is in the centre. */
static double
fit_square (const QsBoardGeometry *self,
            double                 width,
            double                 height,
            double                 scale,
            double                 label_size)
{
  double beside, below = self->frame + label_size * 1.5, square;
  guint n_digits = 1;

  for (guint number = self->n_rows; number >= 10; number /= 10)
    n_digits++;
  beside = self->frame + label_size * (0.8 + 0.65 * n_digits);
  if (label_size <= 0)
    beside = below = self->frame;

  square = MAX (MIN ((width - 2 * beside) / self->n, (height - 2 * below) / self->n_rows), 0) * scale;
  if (square >= MIN_SNAPPED_SQUARE)
    square = floor (square + ROUNDING);

  return square / scale;
}

/* Lays out the largest board in the centre of an area. Squares are whole device pixels unless
 * that would waste much room, and the board begins on a whole one. Labels that would take half of
 * the board are left out. In an area without room the squares have the side 0.
 *
 * The style is the usual one until the caller sets another. */
void
qs_board_geometry_init (QsBoardGeometry *self,
                        guint            n_rows,
                        guint            n,
                        double           width,
                        double           height,
                        double           scale,
                        gboolean         with_labels)
{
  g_return_if_fail (n_rows >= 1 && n_rows <= n && n <= QS_MAX_N);
  g_return_if_fail (scale > 0);

  width = MAX (width, 0);
  height = MAX (height, 0);

  *self = (QsBoardGeometry){ .n_rows = n_rows, .n = n, .pixel = 1 / scale };
  if (MIN (width, height) * scale >= MIN_FRAMED_SIDE)
    self->frame = MAX (floor (scale), 1) / scale;
  self->square = fit_square (self, width, height, scale, 0);

  if (with_labels)
    {
      double square = fit_square (self, width, height, scale, get_label_size (self->square, n));

      if (square > self->square * (1 - MAX_LABEL_SHARE))
        {
          self->square = square;
          self->label_size = get_label_size (square, n);
        }
    }

  self->x = floor ((width - n * self->square) / 2 * scale + ROUNDING) / scale;
  self->y = floor ((height - n_rows * self->square) / 2 * scale + ROUNDING) / scale;
}

/* Where line @line of squares begins. One function, so that both directions round alike. */
static double
get_edge (double origin,
          double square,
          guint  line)
{
  return origin + line * square;
}

static gboolean
find_line (double origin,
           double square,
           guint  n,
           double position,
           guint *line)
{
  guint guess;

  if (!(position >= origin && position < get_edge (origin, square, n)))
    return FALSE;

  /* The division may round differently from the edges, so the neighbour may be right. */
  guess = (guint) MIN ((position - origin) / square, n - 1);
  if (position < get_edge (origin, square, guess))
    guess--;
  else if (position >= get_edge (origin, square, guess + 1))
    guess++;

  *line = guess;
  return TRUE;
}

void
qs_board_geometry_get_square (const QsBoardGeometry *self,
                              guint                  row,
                              guint                  column,
                              double                *x,
                              double                *y)
{
  g_return_if_fail (row < self->n_rows && column < self->n);

  *x = get_edge (self->x, self->square, column);
  *y = get_edge (self->y, self->square, row);
}

gboolean
qs_board_geometry_next (const QsBoardGeometry *self,
                        const guint32         *squares,
                        QsSquare              *square,
                        double                *x,
                        double                *y)
{
  guint place = square->row * self->n + square->column + 1;

  if (squares != NULL ? !qs_square_next (squares, self->n_rows, square) : place == self->n_rows * self->n)
    return FALSE;

  if (squares == NULL)
    *square = (QsSquare){ place / self->n, place % self->n };
  qs_board_geometry_get_square (self, square->row, square->column, x, y);
  return TRUE;
}

/* Finds the square at a place of the area. A square holds its left and top edges, its neighbours
 * the other two. Where there is none, @row and @column are left alone. */
gboolean
qs_board_geometry_find_square (const QsBoardGeometry *self,
                               double                 x,
                               double                 y,
                               guint                 *row,
                               guint                 *column)
{
  guint found_row, found_column;

  if (!find_line (self->x, self->square, self->n, x, &found_column) ||
      !find_line (self->y, self->square, self->n_rows, y, &found_row))
    return FALSE;

  *row = found_row;
  *column = found_column;
  return TRUE;
}

double
qs_board_painter_snap (const QsBoardPainter *self,
                       double                length)
{
  return round (length / self->geometry->pixel) * self->geometry->pixel;
}

void
qs_board_painter_add_board (const QsBoardPainter *self,
                            double                margin)
{
  const QsBoardGeometry *board = self->geometry;

  cairo_rectangle (self->cr, board->x - margin, board->y - margin, board->n * board->square + 2 * margin,
                   board->n_rows * board->square + 2 * margin);
}

void
qs_board_painter_add_cross (const QsBoardPainter *self,
                            double                x,
                            double                y,
                            double                inset)
{
  double far = self->geometry->square - inset;

  cairo_move_to (self->cr, x + inset, y + inset);
  cairo_line_to (self->cr, x + far, y + far);
  cairo_move_to (self->cr, x + far, y + inset);
  cairo_line_to (self->cr, x + inset, y + far);
}

void
qs_board_painter_add_circle (const QsBoardPainter *self,
                             double                x,
                             double                y,
                             double                radius)
{
  double half = self->geometry->square / 2;

  cairo_new_sub_path (self->cr);
  cairo_arc (self->cr, x + half, y + half, radius, 0, 2 * G_PI);
}

void
qs_board_painter_add_attack (const QsBoardPainter *self,
                             const QsProblem      *problem,
                             QsSquare              first,
                             QsSquare              second)
{
  double half = self->geometry->square / 2, width = self->geometry->n * self->geometry->square;
  int n = (int) self->geometry->n, down = abs ((int) second.row - (int) first.row);
  int right = (int) second.column - (int) first.column, shift = 0;
  double x1, y1, x2, y2;

  /* How many columns the second square has to be moved so that it lies on a diagonal of the first. */
  if (problem != NULL && problem->attack == QS_ATTACK_TORUS && right != 0 && down != 0 && abs (right) != down)
    shift = abs (right + n) == down ? n : abs (right - n) == down ? -n : 0;

  qs_board_geometry_get_square (self->geometry, first.row, first.column, &x1, &y1);
  qs_board_geometry_get_square (self->geometry, second.row, second.column, &x2, &y2);

  cairo_move_to (self->cr, x1 + half, y1 + half);
  if (shift != 0)
    {
      double moved = x2 + shift * self->geometry->square;
      double edge = shift > 0 ? self->geometry->x + width : self->geometry->x;
      double y = y1 + half + (y2 - y1) * (edge - x1 - half) / (moved - x1);

      cairo_line_to (self->cr, edge, y);
      cairo_move_to (self->cr, edge + (shift > 0 ? -width : width), y);
    }
  cairo_line_to (self->cr, x2 + half, y2 + half);
}
