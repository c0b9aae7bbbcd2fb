/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints the constraints on squares: a frame with a folded corner holds a queen, a cross keeps queens away. */

#include "qs-rule-painter.h"

/* The side of a square, in device pixels, below which lines have no contrasting edge. */
#define MIN_CASING 16.0

/* A frame around the content of the square, with its lines on whole pixels. The triangle in its corner tells it from
 * other frames even where it is small. */
static void
paint_required (const QsBoardPainter *self,
                double                x,
                double                y)
{
  double pixel = self->geometry->pixel;
  double side = self->geometry->square;
  double width = MAX (qs_board_painter_snap (self, side * 0.06), pixel);
  double casing = side >= MIN_CASING * pixel ? MAX (qs_board_painter_snap (self, side * 0.02), pixel) : 0;
  double inset = width / 2 + casing;
  double corner = side * 0.3;

  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_MITER);
  cairo_rectangle (self->cr, x + inset, y + inset, side - 2 * inset, side - 2 * inset);
  qs_color_stroke_preserve (self->cr, &self->palette->queen_outline, width + 2 * casing);
  qs_color_stroke (self->cr, &self->palette->tried, width);

  cairo_move_to (self->cr, x + casing, y + casing);
  cairo_line_to (self->cr, x + corner, y + casing);
  cairo_line_to (self->cr, x + casing, y + corner);
  cairo_close_path (self->cr);
  cairo_fill (self->cr);
}

static void
paint_forbidden (const QsBoardPainter *self,
                 double                x,
                 double                y)
{
  double pixel = self->geometry->pixel;
  double side = self->geometry->square;
  double width = MAX (side * 0.1, 1.2 * pixel);

  cairo_set_line_cap (self->cr, CAIRO_LINE_CAP_ROUND);
  qs_board_painter_add_cross (self, x, y, side * 0.24);

  if (side >= MIN_CASING * pixel)
    qs_color_stroke_preserve (self->cr, &self->palette->queen_outline, width + 2 * MAX (side * 0.02, pixel));
  qs_color_stroke (self->cr, &self->palette->attack, width);
}

/* Paints frames on required squares and crosses on forbidden ones. Squares outside the board are
 * passed over. Changes the colour, lines and path of @cr. */
void
qs_rules_paint (const QsBoardPainter *self,
                const QsConstraints  *constraints)
{
  QsSquareRule rule;
  double x, y;

  cairo_save (self->cr);
  for (QsSquare square = QS_SQUARE_BEFORE_ALL; qs_constraints_next (constraints, &square, &rule);)
    {
      if (square.row >= self->geometry->n_rows || square.column >= self->geometry->n)
        continue;

      qs_board_geometry_get_square (self->geometry, square.row, square.column, &x, &y);
      if (rule == QS_SQUARE_RULE_REQUIRED)
        paint_required (self, x, y);
      else
        paint_forbidden (self, x, y);
    }
  cairo_restore (self->cr);
}

/* Paints a frame in two colours, so that one of them is seen on any ground. Changes the colour,
 * lines and path of @cr. */
void
qs_rules_paint_cursor (const QsBoardPainter *self,
                       const QsSquare       *square)
{
  double pixel = self->geometry->pixel;
  double side = self->geometry->square;
  double width = MAX (qs_board_painter_snap (self, side * 0.05), 2 * pixel);
  double dash = MAX (side / 8, 2 * pixel);
  double x, y;

  qs_board_geometry_get_square (self->geometry, square->row, square->column, &x, &y);

  cairo_save (self->cr);
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_line_cap (self->cr, CAIRO_LINE_CAP_BUTT);
  cairo_rectangle (self->cr, x, y, side, side);
  qs_color_stroke_preserve (self->cr, &self->palette->queen_outline, width);
  qs_color_set_source (self->cr, &self->palette->queen);
  cairo_set_dash (self->cr, &dash, 1, dash / 2);
  cairo_stroke (self->cr);
  cairo_restore (self->cr);
}
