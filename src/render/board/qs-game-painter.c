/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a puzzle that is played: its regions, and the marks of the player. */

#include "qs-game-painter.h"

#include "qs-ladder.h"
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


static void
add_squares (const QsBoardPainter *self,
             const guint32        *squares)
{
  double x, y;

  for (QsSquare square = QS_SQUARE_BEFORE_ALL; qs_board_geometry_next (self->geometry, squares, &square, &x, &y);)
    cairo_rectangle (self->cr, x, y, self->geometry->square, self->geometry->square);
}

static void
fill_regions (const QsBoardPainter *self,
              const QsGameScene    *scene)
{
  for (guint region = 0; region < self->geometry->n; region++)
    {
      const QsUnit unit = { QS_UNIT_REGION, region };
      guint32 squares[QS_ENUMERATOR_MAX_N] = { 0 };

      qs_unit_add_squares (&unit, &scene->problem, squares);
      add_squares (self, squares);
      qs_color_set_source (self->cr, self->palette->fills != NULL
                                         ? &self->palette->fills[scene->levels[region]][scene->hues[region]]
                                         : &self->palette->light_square);
      cairo_fill (self->cr);
    }
}

/* The lines between squares of one region, or else those between regions. */
static void
add_lines (const QsBoardPainter *self,
           const QsGameScene    *scene,
           gboolean              are_borders)
{
  double side = self->geometry->square;
  double x, y;

  for (QsSquare at = QS_SQUARE_BEFORE_ALL; qs_board_geometry_next (self->geometry, NULL, &at, &x, &y);)
    {
      guint8 region = scene->problem.regions[at.row][at.column];

      if (at.column > 0 && (region != scene->problem.regions[at.row][at.column - 1]) == are_borders)
        {
          cairo_move_to (self->cr, x, y);
          cairo_line_to (self->cr, x, y + side);
        }
      if (at.row > 0 && (region != scene->problem.regions[at.row - 1][at.column]) == are_borders)
        {
          cairo_move_to (self->cr, x, y);
          cairo_line_to (self->cr, x + side, y);
        }
    }
}

static void
show_letters (const QsBoardPainter *self,
              const QsGameScene    *scene)
{
  double side = self->geometry->square;
  double x, y;

  cairo_select_font_face (self->cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (self->cr, side * LETTER);
  qs_color_set_source (self->cr, &self->palette->queen);
  for (QsSquare square = QS_SQUARE_BEFORE_ALL; qs_board_geometry_next (self->geometry, scene->heads, &square, &x, &y);)
    {
      char letter[] = { qs_problem_get_letter (scene->problem.regions[square.row][square.column]), '\0' };

      qs_letters_show_middle (self->cr, letter, x + side * 0.15, y + side * 0.24);
    }
}

/* Fills in place of squares of two colours, where nothing else is there, and thick lines between regions and around them. */
void
qs_game_paint_regions (const QsBoardPainter *self,
                       const QsGameScene    *scene,
                       gboolean              are_filled)
{
  if (are_filled)
    {
      cairo_save (self->cr);
      cairo_set_antialias (self->cr, CAIRO_ANTIALIAS_NONE);
      fill_regions (self, scene);
      cairo_restore (self->cr);
    }

  cairo_set_line_cap (self->cr, CAIRO_LINE_CAP_SQUARE);
  add_lines (self, scene, FALSE);
  qs_color_set_translucent_source (self->cr, &self->palette->queen, GRID);
  cairo_set_line_width (self->cr, self->geometry->pixel);
  cairo_stroke (self->cr);

  add_lines (self, scene, TRUE);
  qs_board_painter_add_board (self, 0);
  qs_color_stroke (self->cr, &self->palette->queen,
                   MAX (qs_board_painter_snap (self, self->geometry->square * BORDER), MIN_BORDER));

  /* On paper, lines are enough. */
  if (scene->has_letters || (self->palette->fills == NULL && !self->palette->is_hatched))
    show_letters (self, scene);
}

static void
add_crosses (const QsBoardPainter *self,
             const guint32        *squares)
{
  double x, y;

  for (QsSquare square = QS_SQUARE_BEFORE_ALL; qs_board_geometry_next (self->geometry, squares, &square, &x, &y);)
    qs_board_painter_add_cross (self, x, y, self->geometry->square * (1 - CROSS) / 2);
}

static void
add_circles (const QsBoardPainter *self,
             const guint32        *squares,
             double                size)
{
  double x, y;

  for (QsSquare square = QS_SQUARE_BEFORE_ALL; qs_board_geometry_next (self->geometry, squares, &square, &x, &y);)
    qs_board_painter_add_circle (self, x, y, self->geometry->square * size / 2);
}

/* What a hint does not look at is in the shade. */
static void
paint_light (const QsBoardPainter *self,
             const QsGameScene    *scene)
{
  guint32 unlit[QS_ENUMERATOR_MAX_N];
  QsSquare first = QS_SQUARE_BEFORE_ALL;

  if (!qs_square_next (scene->lit, self->geometry->n_rows, &first))
    return;

  for (guint row = 0; row < self->geometry->n_rows; row++)
    unlit[row] = ~scene->lit[row] & (G_MAXUINT32 >> (32 - self->geometry->n));
  add_squares (self, unlit);
  qs_color_set_translucent_source (self->cr, &self->palette->queen_outline, SHADE);
  cairo_fill (self->cr);
  add_squares (self, scene->lit);
  qs_color_stroke (self->cr, &self->palette->tried,
                   MAX (qs_board_painter_snap (self, self->geometry->square * 0.04), 2 * self->geometry->pixel));
}

/* The marks on trial, and queens that are only supposed, are hollow, or thin. */
static void
paint_trial (const QsBoardPainter *self,
             const QsGameScene    *scene)
{
  guint32 queens[QS_ENUMERATOR_MAX_N], crosses[QS_ENUMERATOR_MAX_N];
  double x, y;

  for (guint row = 0; row < self->geometry->n_rows; row++)
    {
      queens[row] = (scene->marks.required[row] & ~scene->firm.required[row]) | scene->supposed[row];
      crosses[row] = scene->marks.forbidden[row] & ~scene->firm.forbidden[row];
    }
  for (QsSquare queen = QS_SQUARE_BEFORE_ALL; qs_board_geometry_next (self->geometry, queens, &queen, &x, &y);)
    qs_queens_add (self, x, y, FALSE);

  qs_color_stroke_preserve (self->cr, &self->palette->queen,
                            MAX (self->geometry->square * 0.05, 2 * self->geometry->pixel));
  qs_color_set_source (self->cr, &self->palette->queen_outline);
  cairo_fill (self->cr);

  add_crosses (self, crosses);
  qs_color_stroke (self->cr, &self->palette->queen, MAX (self->geometry->square * 0.03, self->geometry->pixel));
}

static void
paint_firm (const QsBoardPainter *self,
            const QsGameScene    *scene)
{
  guint32 crosses[QS_ENUMERATOR_MAX_N];
  QsConstraints queens = scene->marks;

  for (guint row = 0; row < self->geometry->n_rows; row++)
    {
      crosses[row] = scene->marks.forbidden[row] & scene->firm.forbidden[row] & ~scene->problem.squares.forbidden[row];
      queens.required[row] &= scene->firm.required[row];
    }

  add_crosses (self, crosses);
  qs_color_stroke (self->cr, &self->palette->queen, MAX (self->geometry->square * 0.07, 1.5 * self->geometry->pixel));

  qs_queens_paint (self, NULL, &queens, FALSE);
}

/* The path as a line on a light one, which is seen on any fill. */
static void
stroke (const QsBoardPainter *self,
        const QsColor        *color,
        double                width)
{
  qs_color_stroke_preserve (self->cr, &self->palette->queen_outline, width * 1.8);
  qs_color_stroke (self->cr, color, width);
}

void
qs_game_paint_marks (const QsBoardPainter *self,
                     const QsGameScene    *scene)
{
  paint_light (self, scene);
  add_circles (self, scene->ruled_out, DOT);
  qs_color_set_translucent_source (self->cr, &self->palette->queen, 0.75);
  cairo_fill (self->cr);
  qs_rules_paint (self, &scene->problem.squares);
  paint_firm (self, scene);
  paint_trial (self, scene);

  /* A bar between any two queens that rule each other out. */
  for (QsSquare queen = QS_SQUARE_BEFORE_ALL; qs_square_next (scene->clashing, self->geometry->n_rows, &queen);)
    {
      for (QsSquare other = queen; qs_square_next (scene->clashing, self->geometry->n_rows, &other);)
        {
          if (queen.row == other.row || qs_problem_attacks (&scene->problem, queen, other))
            qs_board_painter_add_attack (self, &scene->problem, queen, other);
        }
    }
  add_circles (self, scene->clashing, 0.9);
  stroke (self, &self->palette->clash, MAX (self->geometry->square * 0.06, 2 * self->geometry->pixel));

  /* What follows from a hint: a cross with a ring, and the ring of a queen to come; and the queens that were missing. */
  add_crosses (self, scene->excluded);
  add_circles (self, scene->excluded, 0.66);
  add_circles (self, scene->expected, 0.66);
  add_circles (self, scene->expected, 0.2);
  add_circles (self, scene->differing, 0.9);
  stroke (self, &self->palette->tried, MAX (self->geometry->square * 0.06, 1.5 * self->geometry->pixel));
}
