/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a puzzle that is played: its regions, and the marks of the player. */

#include "qs-game-painter.h"

#include <math.h>

#include "qs-attack-line.h"
#include "qs-letters.h"
#include "qs-queen-painter.h"
#include "qs-rule-painter.h"

/* The lines between regions, as a part of a square, and their least width in user units. */
#define BORDER 0.06
#define MIN_BORDER 3.0

/* How much of the lines between squares of a region is seen. */
#define GRID 0.35

/* How much of the squares outside the light of a hint is covered. */
#define SHADE 0.45

/* The sides of signs, as a part of a square: a cross, the dot of a square that is ruled out, and letters. */
#define CROSS 0.36
#define DOT 0.13
#define LETTER 0.24

static double
snap (double length,
      double pixel)
{
  return MAX (round (length / pixel), 1) * pixel;
}

/* Goes to the next of some squares, and sets its top left corner. */
static gboolean
next_square (const QsBoardGeometry *geometry,
             const guint32         *squares,
             QsSquare              *square,
             double                *x,
             double                *y)
{
  if (!qs_square_next (squares, geometry->n_rows, square))
    return FALSE;

  qs_board_geometry_get_square (geometry, square->row, square->column, x, y);

  return TRUE;
}

static void
add_squares (cairo_t               *cr,
             const QsBoardGeometry *geometry,
             const guint32         *squares)
{
  double x, y;

  for (QsSquare square = QS_SQUARE_BEFORE_ALL; next_square (geometry, squares, &square, &x, &y);)
    cairo_rectangle (cr, x, y, geometry->square, geometry->square);
}

static void
fill_regions (cairo_t               *cr,
              const QsBoardGeometry *geometry,
              const QsPalette       *palette,
              const QsGameScene     *scene)
{
  for (guint region = 0; region < geometry->n; region++)
    {
      guint32 squares[QS_ENUMERATOR_MAX_N] = { 0 };

      for (guint row = 0; row < geometry->n_rows; row++)
        {
          for (guint column = 0; column < geometry->n; column++)
            squares[row] |= (guint32) (scene->problem.regions[row][column] == region) << column;
        }

      add_squares (cr, geometry, squares);
      qs_color_set_source (cr, palette->fills != NULL ? &palette->fills[scene->levels[region]][scene->hues[region]]
                                                      : &palette->light_square);
      cairo_fill (cr);
    }
}

static guint8
get_region (const QsGameScene *scene,
            guint              row,
            guint              column)
{
  return scene->problem.regions[row][column];
}

/* The lines between squares of one region, or else those between regions. */
static void
add_lines (cairo_t               *cr,
           const QsBoardGeometry *geometry,
           const QsGameScene     *scene,
           gboolean               are_borders)
{
  double side = geometry->square;
  double x, y;

  for (guint row = 0; row < geometry->n_rows; row++)
    {
      for (guint column = 0; column < geometry->n; column++)
        {
          qs_board_geometry_get_square (geometry, row, column, &x, &y);
          if (column > 0 && (get_region (scene, row, column) != get_region (scene, row, column - 1)) == are_borders)
            {
              cairo_move_to (cr, x, y);
              cairo_line_to (cr, x, y + side);
            }
          if (row > 0 && (get_region (scene, row, column) != get_region (scene, row - 1, column)) == are_borders)
            {
              cairo_move_to (cr, x, y);
              cairo_line_to (cr, x + side, y);
            }
        }
    }
}

static void
show_letters (cairo_t               *cr,
              const QsBoardGeometry *geometry,
              const QsPalette       *palette,
              const QsGameScene     *scene)
{
  double side = geometry->square;
  double x, y;

  cairo_select_font_face (cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, side * LETTER);
  qs_color_set_source (cr, &palette->queen);
  for (QsSquare square = QS_SQUARE_BEFORE_ALL; next_square (geometry, scene->heads, &square, &x, &y);)
    {
      char letter[] = { qs_problem_get_letter (get_region (scene, square.row, square.column)), '\0' };

      qs_letters_show_middle (cr, letter, x + side * 0.15, y + side * 0.24);
    }
}

/* Fills in place of squares of two colours, where nothing else is there, and thick lines between regions and around them. */
void
qs_game_paint_regions (cairo_t               *cr,
                       const QsBoardGeometry *geometry,
                       const QsPalette       *palette,
                       const QsGameScene     *scene,
                       gboolean               are_filled)
{
  if (are_filled)
    {
      cairo_save (cr);
      cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
      fill_regions (cr, geometry, palette, scene);
      cairo_restore (cr);
    }

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_SQUARE);
  add_lines (cr, geometry, scene, FALSE);
  qs_color_set_translucent_source (cr, &palette->queen, GRID);
  cairo_set_line_width (cr, geometry->pixel);
  cairo_stroke (cr);

  add_lines (cr, geometry, scene, TRUE);
  cairo_rectangle (cr, geometry->x, geometry->y, geometry->n * geometry->square, geometry->n_rows * geometry->square);
  qs_color_stroke (cr, &palette->queen, MAX (snap (geometry->square * BORDER, geometry->pixel), MIN_BORDER));

  /* On paper, lines are enough. */
  if (scene->has_letters || (palette->fills == NULL && !palette->is_hatched))
    show_letters (cr, geometry, palette, scene);
}

static void
add_crosses (cairo_t               *cr,
             const QsBoardGeometry *geometry,
             const guint32         *squares)
{
  double inset = geometry->square * (1 - CROSS) / 2, far = geometry->square - inset;
  double x, y;

  for (QsSquare square = QS_SQUARE_BEFORE_ALL; next_square (geometry, squares, &square, &x, &y);)
    {
      cairo_move_to (cr, x + inset, y + inset);
      cairo_line_to (cr, x + far, y + far);
      cairo_move_to (cr, x + far, y + inset);
      cairo_line_to (cr, x + inset, y + far);
    }
}

static void
add_circles (cairo_t               *cr,
             const QsBoardGeometry *geometry,
             const guint32         *squares,
             double                 size)
{
  double half = geometry->square / 2;
  double x, y;

  for (QsSquare square = QS_SQUARE_BEFORE_ALL; next_square (geometry, squares, &square, &x, &y);)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, x + half, y + half, geometry->square * size / 2, 0, 2 * G_PI);
    }
}

/* What a hint does not look at is in the shade. */
static void
paint_light (cairo_t               *cr,
             const QsBoardGeometry *geometry,
             const QsPalette       *palette,
             const QsGameScene     *scene)
{
  guint32 unlit[QS_ENUMERATOR_MAX_N];
  QsSquare first = QS_SQUARE_BEFORE_ALL;

  if (!qs_square_next (scene->lit, geometry->n_rows, &first))
    return;

  for (guint row = 0; row < geometry->n_rows; row++)
    unlit[row] = ~scene->lit[row] & (G_MAXUINT32 >> (32 - geometry->n));
  add_squares (cr, geometry, unlit);
  qs_color_set_translucent_source (cr, &palette->queen_outline, SHADE);
  cairo_fill (cr);
  add_squares (cr, geometry, scene->lit);
  qs_color_stroke (cr, &palette->tried, MAX (snap (geometry->square * 0.04, geometry->pixel), 2 * geometry->pixel));
}

/* The marks on trial, and queens that are only supposed, are hollow, or thin. */
static void
paint_trial (cairo_t               *cr,
             const QsBoardGeometry *geometry,
             const QsPalette       *palette,
             const QsGameScene     *scene)
{
  guint32 queens[QS_ENUMERATOR_MAX_N], crosses[QS_ENUMERATOR_MAX_N];
  QsSquare queen = QS_SQUARE_BEFORE_ALL;

  for (guint row = 0; row < geometry->n_rows; row++)
    {
      queens[row] = (scene->marks.required[row] & ~scene->firm.required[row]) | scene->supposed[row];
      crosses[row] = scene->marks.forbidden[row] & ~scene->firm.forbidden[row];
    }
  while (qs_square_next (queens, geometry->n_rows, &queen))
    qs_queens_add (cr, geometry, queen.row, queen.column, FALSE);

  qs_color_stroke_preserve (cr, &palette->queen, MAX (geometry->square * 0.05, 2 * geometry->pixel));
  qs_color_set_source (cr, &palette->queen_outline);
  cairo_fill (cr);

  add_crosses (cr, geometry, crosses);
  qs_color_stroke (cr, &palette->queen, MAX (geometry->square * 0.03, geometry->pixel));
}

static void
paint_firm (cairo_t               *cr,
            const QsBoardGeometry *geometry,
            const QsPalette       *palette,
            const QsGameScene     *scene)
{
  guint32 crosses[QS_ENUMERATOR_MAX_N];
  QsConstraints queens = scene->marks;

  for (guint row = 0; row < geometry->n_rows; row++)
    {
      crosses[row] = scene->marks.forbidden[row] & scene->firm.forbidden[row] & ~scene->problem.squares.forbidden[row];
      queens.required[row] &= scene->firm.required[row];
    }

  add_crosses (cr, geometry, crosses);
  qs_color_stroke (cr, &palette->queen, MAX (geometry->square * 0.07, 1.5 * geometry->pixel));

  qs_queens_paint (cr, geometry, palette, NULL, &queens, FALSE);
}

/* The path as a line on a light one, which is seen on any fill. */
static void
stroke (cairo_t         *cr,
        const QsPalette *palette,
        const QsColor   *color,
        double           width)
{
  qs_color_stroke_preserve (cr, &palette->queen_outline, width * 1.8);
  qs_color_stroke (cr, color, width);
}

void
qs_game_paint_marks (cairo_t               *cr,
                     const QsBoardGeometry *geometry,
                     const QsPalette       *palette,
                     const QsGameScene     *scene)
{
  paint_light (cr, geometry, palette, scene);
  add_circles (cr, geometry, scene->ruled_out, DOT);
  qs_color_set_translucent_source (cr, &palette->queen, 0.75);
  cairo_fill (cr);
  qs_rules_paint (cr, geometry, palette, &scene->problem.squares);
  paint_firm (cr, geometry, palette, scene);
  paint_trial (cr, geometry, palette, scene);

  /* A bar between any two queens that rule each other out. */
  for (QsSquare queen = QS_SQUARE_BEFORE_ALL; qs_square_next (scene->clashing, geometry->n_rows, &queen);)
    {
      for (QsSquare other = queen; qs_square_next (scene->clashing, geometry->n_rows, &other);)
        {
          if (queen.row == other.row || qs_problem_attacks (&scene->problem, queen, other))
            qs_attack_line_add (cr, geometry, &scene->problem, queen, other);
        }
    }
  add_circles (cr, geometry, scene->clashing, 0.9);
  stroke (cr, palette, &palette->clash, MAX (geometry->square * 0.06, 2 * geometry->pixel));

  /* What follows from a hint: a cross with a ring, and the ring of a queen to come; and the queens that were missing. */
  add_crosses (cr, geometry, scene->excluded);
  add_circles (cr, geometry, scene->excluded, 0.66);
  add_circles (cr, geometry, scene->expected, 0.66);
  add_circles (cr, geometry, scene->expected, 0.2);
  add_circles (cr, geometry, scene->differing, 0.9);
  stroke (cr, palette, &palette->tried, MAX (geometry->square * 0.06, 1.5 * geometry->pixel));
}
