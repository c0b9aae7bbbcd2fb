/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints the constraints on squares: a frame with a folded corner holds a queen, a cross keeps queens away. */

#include "qs-rule-painter.h"

#include <math.h>

/* The side of a square, in device pixels, below which lines have no contrasting edge. */
#define MIN_CASING 16.0

static double
snap (double length,
      double pixel)
{
  return round (length / pixel) * pixel;
}

/* A frame around the content of the square, with its lines on whole pixels. The triangle in its corner tells it from
 * other frames even where it is small. */
static void
paint_required (cairo_t               *cr,
                const QsBoardGeometry *geometry,
                const QsPalette       *palette,
                double                 x,
                double                 y)
{
  double pixel = geometry->pixel;
  double side = geometry->square;
  double width = MAX (snap (side * 0.06, pixel), pixel);
  double casing = side >= MIN_CASING * pixel ? MAX (snap (side * 0.02, pixel), pixel) : 0;
  double inset = width / 2 + casing;
  double corner = side * 0.3;

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_rectangle (cr, x + inset, y + inset, side - 2 * inset, side - 2 * inset);
  qs_color_stroke_preserve (cr, &palette->queen_outline, width + 2 * casing);
  qs_color_stroke (cr, &palette->tried, width);

  cairo_move_to (cr, x + casing, y + casing);
  cairo_line_to (cr, x + corner, y + casing);
  cairo_line_to (cr, x + casing, y + corner);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
paint_forbidden (cairo_t               *cr,
                 const QsBoardGeometry *geometry,
                 const QsPalette       *palette,
                 double                 x,
                 double                 y)
{
  double pixel = geometry->pixel;
  double side = geometry->square;
  double inset = side * 0.24;
  double width = MAX (side * 0.1, 1.2 * pixel);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, x + inset, y + inset);
  cairo_line_to (cr, x + side - inset, y + side - inset);
  cairo_move_to (cr, x + side - inset, y + inset);
  cairo_line_to (cr, x + inset, y + side - inset);

  if (side >= MIN_CASING * pixel)
    qs_color_stroke_preserve (cr, &palette->queen_outline, width + 2 * MAX (side * 0.02, pixel));
  qs_color_stroke (cr, &palette->attack, width);
}

/* Paints frames on required squares and crosses on forbidden ones. Squares outside the board are
 * passed over. Changes the colour, lines and path of @cr. */
void
qs_rules_paint (cairo_t               *cr,
                const QsBoardGeometry *geometry,
                const QsPalette       *palette,
                const QsConstraints   *constraints)
{
  guint position = 0;
  QsSquare square;
  QsSquareRule rule;
  double x, y;

  cairo_save (cr);
  while (qs_constraints_next (constraints, &position, &square, &rule))
    {
      if (square.row >= geometry->n_rows || square.column >= geometry->n)
        continue;

      qs_board_geometry_get_square (geometry, square.row, square.column, &x, &y);
      if (rule == QS_SQUARE_RULE_REQUIRED)
        paint_required (cr, geometry, palette, x, y);
      else
        paint_forbidden (cr, geometry, palette, x, y);
    }
  cairo_restore (cr);
}

/* Paints a frame in two colours, so that one of them is seen on any ground. Changes the colour,
 * lines and path of @cr. */
void
qs_rules_paint_cursor (cairo_t               *cr,
                       const QsBoardGeometry *geometry,
                       const QsPalette       *palette,
                       const QsSquare        *square)
{
  double pixel = geometry->pixel;
  double side = geometry->square;
  double width = MAX (snap (side * 0.05, pixel), 2 * pixel);
  double dash = MAX (side / 8, 2 * pixel);
  double x, y;

  qs_board_geometry_get_square (geometry, square->row, square->column, &x, &y);

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width (cr, width);
  cairo_rectangle (cr, x, y, side, side);
  qs_color_set_source (cr, &palette->queen_outline);
  cairo_stroke_preserve (cr);
  qs_color_set_source (cr, &palette->queen);
  cairo_set_dash (cr, &dash, 1, dash / 2);
  cairo_stroke (cr);
  cairo_restore (cr);
}
