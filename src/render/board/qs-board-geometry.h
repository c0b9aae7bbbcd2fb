/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the squares of a board are. */

#pragma once

#include <glib.h>

#include "qs-board-style.h"
#include "qs-problem.h"

/* A board laid out in an area. Lengths are in user units of the drawing. */
typedef struct
{
  guint n_rows; /* at most @n */
  guint n;      /* columns */
  double x;          /* the left edge of the board */
  double y;          /* the top edge of the board */
  double square;     /* the side of a square; 0 when there is no room */
  double frame;      /* the width of the line around the board, outside it; 0 for none */
  double label_size; /* the font size of the coordinates; 0 for none */
  double pixel;      /* the side of a device pixel */
  const double *glide; /* how far to the right of its square each row's queen begins, in squares; NULL for none */
  double left;         /* which part of that it still has to go */
  double turn;         /* by how much all queens are turned around the middle of the board, clockwise, in radians */
  QsBoardStyle style;
} QsBoardGeometry;

/* A board that is being painted. */
typedef struct
{
  cairo_t *cr;
  const QsBoardGeometry *geometry;
  const QsPalette *palette;
} QsBoardPainter;

void     qs_board_geometry_init        (QsBoardGeometry       *self,
                                        guint                  n_rows,
                                        guint                  n,
                                        double                 width,
                                        double                 height,
                                        double                 scale,
                                        gboolean               with_labels);
void     qs_board_geometry_get_square  (const QsBoardGeometry *self,
                                        guint                  row,
                                        guint                  column,
                                        double                *x,
                                        double                *y);
gboolean qs_board_geometry_find_square (const QsBoardGeometry *self,
                                        double                 x,
                                        double                 y,
                                        guint                 *row,
                                        guint                 *column);
/* Goes to the next of some squares, as qs_square_next() does, or of all where @squares is %NULL, and sets its top left
 * corner. */
gboolean qs_board_geometry_next        (const QsBoardGeometry *self,
                                        const guint32         *squares,
                                        QsSquare              *square,
                                        double                *x,
                                        double                *y);

/* Makes a length, and so a line, end on a whole pixel. */
double   qs_board_painter_snap         (const QsBoardPainter  *self,
                                        double                 length);
/* Adds the whole board to the path, and so much around it. */
void     qs_board_painter_add_board    (const QsBoardPainter  *self,
                                        double                 margin);

/* Add a sign to the path, in the square whose top left corner is given: the lines of a cross, which end so far from its
 * edges, or a circle. */
void     qs_board_painter_add_cross    (const QsBoardPainter  *self,
                                        double                 x,
                                        double                 y,
                                        double                 inset);
void     qs_board_painter_add_circle   (const QsBoardPainter  *self,
                                        double                 x,
                                        double                 y,
                                        double                 radius);

/* Adds the line along which two queens attack each other, between the centres of their squares: on a torus it may leave the
 * board and come back at the other side. @problem: (nullable): NULL for plain queens */
void     qs_board_painter_add_attack   (const QsBoardPainter  *self,
                                        const QsProblem       *problem,
                                        QsSquare               first,
                                        QsSquare               second);
