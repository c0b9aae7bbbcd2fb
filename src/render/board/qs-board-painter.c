/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a board with its queens and marks, from the squares up to the marks. */

#include "qs-board-painter.h"

#include <math.h>

#include "qs-game-painter.h"
#include "qs-hatch.h"
#include "qs-heat-painter.h"
#include "qs-letters.h"
#include "qs-queen-painter.h"
#include "qs-rule-painter.h"

/* Sides of squares, in device pixels, below which something is left out: */
#define MIN_CHECKERED 3.0 /* the two colours, which would only make a moiré */
#define MIN_SMOOTH 4.0    /* smoothed edges, which take ten times as long */
#define MIN_CASING 16.0   /* the contrasting edge of marks */
#define MIN_HATCHED 16.0  /* the lines of dark squares: their tint stays */
#define MIN_HATCH 10.0    /* the lines of a region: its tint stays */
#define MIN_SHAPE 3.0     /* the shape of marks: a dot stays */
#define MIN_RING 6.0      /* the rings of conflicts, which may be few among many queens: a dot stays */

/* The lines of hatched squares: how many a square has, their least distance in device pixels and their largest in user
 * units, and their width as a part of the distance. */
#define HATCH_LINES 6
#define MIN_HATCH_STEP 5.0
#define MAX_HATCH_STEP 9.0
#define HATCH_WIDTH 0.16

/* The side of a mark where squares are too small for its shape, in device pixels. */
#define MARK_DOT 5.0

/* How much of a queen is there that is not. */
#define GHOST 0.3

/* Where square @i of @n in a row or column begins, from the board's edge. The outermost ones reach out by @margin. */
static double
get_edge (const QsBoardGeometry *geometry,
          guint                  i,
          guint                  n,
          double                 margin)
{
  return i * geometry->square + (i == 0 ? -margin : i == n ? margin : 0);
}

/* Adds the squares of one colour, for the even-odd rule: every second row, from the first or second one, and every
 * second column is a stripe, and stripes cancel out where they cross. So a board of a million squares takes a thousand
 * rectangles. */
static void
add_squares (const QsBoardPainter *self,
             gboolean              are_dark,
             double                margin)
{
  guint n_rows = self->geometry->n_rows, n = self->geometry->n;
  double start = get_edge (self->geometry, 0, n, margin);
  double width = get_edge (self->geometry, n, n, margin) - start;
  double height = get_edge (self->geometry, n_rows, n_rows, margin) - start;

  for (guint column = 1; column < n; column += 2)
    {
      double x = get_edge (self->geometry, column, n, margin);

      cairo_rectangle (self->cr, self->geometry->x + x, self->geometry->y + start,
                       get_edge (self->geometry, column + 1, n, margin) - x, height);
    }

  for (guint row = (n_rows + are_dark) % 2; row < n_rows; row += 2)
    {
      double y = get_edge (self->geometry, row, n_rows, margin);

      cairo_rectangle (self->cr, self->geometry->x + start, self->geometry->y + y, width,
                       get_edge (self->geometry, row + 1, n_rows, margin) - y);
    }
}

/* Lines that fall to the right, because those of a region rise. Each dark square has the same ones; the light squares
 * come to lie above them. */
static void
hatch (const QsBoardPainter *self)
{
  double side = self->geometry->n * self->geometry->square;
  double wanted = MIN (MAX (self->geometry->square / HATCH_LINES, MIN_HATCH_STEP * self->geometry->pixel), MAX_HATCH_STEP);
  double step = self->geometry->square / MAX (round (self->geometry->square / wanted), 1);
  const QsHatch lines = { step / 2 - side, step, step * HATCH_WIDTH, FALSE };

  qs_color_set_source (self->cr, &self->palette->frame);
  qs_hatch_add (self->cr, &lines, self->geometry->x, self->geometry->y, side,
                self->geometry->n_rows * self->geometry->square);
  cairo_fill (self->cr);
}

static void
paint_squares (const QsBoardPainter *self)
{
  const QsColor *a = &self->palette->light_square;
  const QsColor *b = &self->palette->dark_square;
  QsColor mean = { (a->red + b->red) / 2, (a->green + b->green) / 2, (a->blue + b->blue) / 2 };
  gboolean is_hatched = self->palette->is_hatched && self->geometry->square >= MIN_HATCHED * self->geometry->pixel;
  gboolean checkered = self->geometry->n == 1 || self->geometry->square >= MIN_CHECKERED * self->geometry->pixel;

  qs_color_set_source (self->cr, checkered ? &self->palette->light_square : &mean);
  qs_board_painter_add_board (self, 0);
  cairo_fill (self->cr);

  if (!checkered)
    return;

  cairo_save (self->cr);
  if (self->geometry->square < MIN_SMOOTH * self->geometry->pixel)
    cairo_set_antialias (self->cr, CAIRO_ANTIALIAS_NONE);
  if (is_hatched)
    hatch (self);
  qs_color_set_source (self->cr, is_hatched ? &self->palette->light_square : &self->palette->dark_square);
  cairo_set_fill_rule (self->cr, CAIRO_FILL_RULE_EVEN_ODD);
  /* Light squares end below the frame, where no line shows at their edge. */
  add_squares (self, !is_hatched, is_hatched ? self->geometry->frame / 2 : 0);
  cairo_fill (self->cr);
  cairo_restore (self->cr);
}

static void
paint_frame (const QsBoardPainter *self)
{
  if (self->geometry->frame <= 0)
    return;

  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_MITER);
  qs_board_painter_add_board (self, self->geometry->frame / 2);
  qs_color_stroke (self->cr, &self->palette->frame, self->geometry->frame);
}

/* Strokes the current path twice, so that it stands out from any square, and clears it. */
static void
stroke_cased (const QsBoardPainter *self,
              const QsColor        *color,
              const QsColor        *casing,
              double                width)
{
  if (self->geometry->square >= MIN_CASING * self->geometry->pixel)
    qs_color_stroke_preserve (self->cr, casing, width + 2 * MAX (self->geometry->square * 0.02, self->geometry->pixel));
  qs_color_stroke (self->cr, color, width);
}

static gboolean
is_on_board (const QsBoardGeometry *geometry,
             guint                  row,
             guint                  column)
{
  return row < geometry->n_rows && column < geometry->n;
}

/* The line of an attack, with a ring around each square. */
static void
paint_line (const QsBoardPainter *self,
            const QsScene        *scene,
            QsSquare              first,
            QsSquare              second)
{
  const QsSquare ends[] = { first, second };
  double radius = MAX (self->geometry->square * 0.46, 5 * self->geometry->pixel);
  double width = MAX (self->geometry->square * 0.07, 2 * self->geometry->pixel);

  qs_board_painter_add_attack (self, scene->board != NULL ? &scene->board->problem : NULL, first, second);
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      double x, y;

      qs_board_geometry_get_square (self->geometry, ends[i].row, ends[i].column, &x, &y);
      qs_board_painter_add_circle (self, x, y, radius);
    }
  stroke_cased (self, &self->palette->attack, &self->palette->queen_outline, width);
}

/* Corners around the content of the square. Their lines lie on whole pixels. */
static void
add_brackets (const QsBoardPainter *self,
              double                x,
              double                y,
              double                width)
{
  double side = self->geometry->square;
  double inset = qs_board_painter_snap (self, side * 0.05) + width / 2;
  double arm = qs_board_painter_snap (self, side * 0.2);
  double right = x + side - inset;
  double bottom = y + side - inset;

  x += inset;
  y += inset;

  cairo_move_to (self->cr, x, y + arm);
  cairo_line_to (self->cr, x, y);
  cairo_line_to (self->cr, x + arm, y);
  cairo_move_to (self->cr, right - arm, y);
  cairo_line_to (self->cr, right, y);
  cairo_line_to (self->cr, right, y + arm);
  cairo_move_to (self->cr, right, bottom - arm);
  cairo_line_to (self->cr, right, bottom);
  cairo_line_to (self->cr, right - arm, bottom);
  cairo_move_to (self->cr, x + arm, bottom);
  cairo_line_to (self->cr, x, bottom);
  cairo_line_to (self->cr, x, bottom - arm);
}

static const QsColor *
get_mark_color (const QsPalette *palette,
                QsMarkKind       kind)
{
  switch (kind)
    {
    case QS_MARK_PLACED:
      return &palette->placed;
    case QS_MARK_REJECTED:
    case QS_MARK_CONFLICT:
      return &palette->attack;
    case QS_MARK_TRIED:
    case QS_MARK_REGION:
      return &palette->tried;
    case QS_MARK_GHOST:
      return &palette->queen;
    default:
      g_assert_not_reached ();
    }
}

/* Goes on from mark number @i to one of that kind on the board, and sets the corner of its square. */
static gboolean
find_mark (const QsBoardPainter *self,
           const QsScene        *scene,
           QsMarkKind            kind,
           guint                *i,
           double               *x,
           double               *y)
{
  for (; *i < scene->n_marks; (*i)++)
    {
      const QsMark *mark = &scene->marks[*i];

      if (mark->kind == kind && is_on_board (self->geometry, mark->row, mark->column))
        {
          qs_board_geometry_get_square (self->geometry, mark->row, mark->column, x, y);
          return TRUE;
        }
    }

  return FALSE;
}

static void
add_regions (const QsBoardPainter *self,
             const QsScene        *scene,
             double                inset)
{
  double side = self->geometry->square - 2 * inset;
  double x, y;

  for (guint i = 0; find_mark (self, scene, QS_MARK_REGION, &i, &x, &y); i++)
    cairo_rectangle (self->cr, x + inset, y + inset, side, side);
}

/* Regions lie under the queens: as a tint, and as hatched frames where there is room. */
static void
paint_regions (const QsBoardPainter *self,
               const QsScene        *scene)
{
  const QsColor *color = get_mark_color (self->palette, QS_MARK_REGION);
  double width = MAX (qs_board_painter_snap (self, self->geometry->square * 0.04), self->geometry->pixel);
  double tint = self->geometry->square < MIN_SHAPE * self->geometry->pixel ? 0.7 : 0.25;
  const QsHatch lines = { -self->geometry->square / 2, self->geometry->square / 2, width, TRUE };
  double x, y;

  qs_color_set_translucent_source (self->cr, color, tint);
  add_regions (self, scene, 0);
  cairo_fill (self->cr);

  if (self->geometry->square < MIN_HATCH * self->geometry->pixel)
    return;

  qs_color_set_source (self->cr, color);
  cairo_set_line_width (self->cr, width);
  add_regions (self, scene, width / 2);
  cairo_stroke (self->cr);
  /* Lines that rise to the right and continue in the neighbouring squares of that diagonal. */
  for (guint i = 0; find_mark (self, scene, QS_MARK_REGION, &i, &x, &y); i++)
    qs_hatch_add (self->cr, &lines, x, y, self->geometry->square, self->geometry->square);
  cairo_fill (self->cr);
}

/* Ghosts are as large as queens, and let the square show. */
static void
paint_ghosts (const QsBoardPainter *self,
              const QsScene        *scene)
{
  double x, y;

  for (guint i = 0; find_mark (self, scene, QS_MARK_GHOST, &i, &x, &y); i++)
    qs_queens_add (self, x, y, scene->heat != NULL);

  qs_color_set_translucent_source (self->cr, get_mark_color (self->palette, QS_MARK_GHOST), GHOST);
  cairo_fill (self->cr);
}

static void
paint_mark (const QsBoardPainter *self,
            const QsMark         *mark)
{
  double side = self->geometry->square;
  double width = MAX (side * 0.08, 1.2 * self->geometry->pixel);
  double x, y;

  qs_board_geometry_get_square (self->geometry, mark->row, mark->column, &x, &y);

  switch (mark->kind)
    {
    case QS_MARK_TRIED:
      qs_board_painter_add_circle (self, x, y, side * 0.28);
      break;
    case QS_MARK_PLACED:
      width = qs_board_painter_snap (self, width);
      add_brackets (self, x, y, width);
      break;
    case QS_MARK_REJECTED:
      qs_board_painter_add_cross (self, x, y, side * 0.27);
      break;
    case QS_MARK_CONFLICT:
      width = MAX (side * 0.07, 1.2 * self->geometry->pixel);
      qs_board_painter_add_circle (self, x, y, side * 0.46);
      break;
    case QS_MARK_REGION:
    case QS_MARK_GHOST:
      return;
    default:
      g_assert_not_reached ();
    }

  stroke_cased (self, get_mark_color (self->palette, mark->kind), &self->palette->queen_outline, width);
}

/* A mark on a square of a few pixels is a dot, larger than those of queens: nobody would find the square alone. */
static void
paint_mark_dots (const QsBoardPainter *self,
                 const QsScene        *scene,
                 QsMarkKind            first_kind)
{
  double pixel = self->geometry->pixel;
  double dot = MARK_DOT * pixel, inset = (self->geometry->square - dot) / 2;
  double x, y;

  for (QsMarkKind kind = first_kind; kind <= QS_MARK_CONFLICT; kind++)
    {
      for (guint i = 0; find_mark (self, scene, kind, &i, &x, &y); i++)
        cairo_rectangle (self->cr, qs_board_painter_snap (self, x + inset), qs_board_painter_snap (self, y + inset),
                         dot, dot);
      qs_color_set_source (self->cr, get_mark_color (self->palette, kind));
      cairo_fill (self->cr);
    }
}

/* Where somebody asked for queens, those that were found for them are outlines. Two that clash are of no solution. */
static void
paint_queens (const QsBoardPainter *self,
              const QsScene        *scene)
{
  const QsConstraints *constraints = scene->constraints;
  gboolean is_asked = FALSE;

  for (guint row = 0; constraints != NULL && constraints->n == self->geometry->n && row < self->geometry->n_rows; row++)
    is_asked |= constraints->required[row] != 0;

  if (is_asked && scene->clash == NULL)
    {
      qs_queens_paint_found (self, scene->columns, constraints, scene->heat != NULL);
      qs_queens_paint (self, NULL, constraints, scene->heat != NULL);
    }
  else
    qs_queens_paint (self, scene->columns, constraints, scene->heat != NULL);
}

static void
paint_content (const QsBoardPainter *self,
               const QsScene        *scene)
{
  const QsSquare *clash = scene->clash;

  paint_regions (self, scene);
  if (scene->constraints != NULL)
    qs_rules_paint (self, scene->constraints);
  if (clash != NULL && is_on_board (self->geometry, clash[0].row, clash[0].column) &&
      is_on_board (self->geometry, clash[1].row, clash[1].column))
    paint_line (self, scene, clash[0], clash[1]);
  paint_ghosts (self, scene);
  paint_queens (self, scene);
  for (guint i = 0; i < scene->n_marks && self->geometry->square >= MIN_SHAPE * self->geometry->pixel; i++)
    {
      if (is_on_board (self->geometry, scene->marks[i].row, scene->marks[i].column))
        paint_mark (self, &scene->marks[i]);
    }
  if (self->geometry->square < MIN_RING * self->geometry->pixel)
    paint_mark_dots (self, scene,
                     self->geometry->square < MIN_SHAPE * self->geometry->pixel ? QS_MARK_TRIED : QS_MARK_CONFLICT);
}

static double
measure_widest_file (cairo_t      *cr,
                     QsCoordinates kind,
                     guint         n)
{
  char text[QS_LETTERS_MAX_COLUMN + 1];
  double widest = 0;

  for (guint i = 0; i < n; i++)
    {
      qs_letters_name_column (kind, i, text);
      widest = MAX (widest, qs_letters_measure (cr, text));
    }

  return widest;
}

/* How many lines apart labels fit: 1, 5, 10, 20, 50 … */
static guint
find_step (double square,
           double room)
{
  static const guint steps[] = { 1, 5, 10, 20, 50, 100, 200, 500 };

  /* From 1 to 5 there are only four squares. */
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      if (MAX (steps[i] - 1, 1) * square >= room)
        return steps[i];
    }

  return QS_MAX_N;
}

/* Writes a number beside each row and a name above or below each column. Where they would touch, only the first and every
 * fifth are painted, or every tenth, twentieth, …. */
static void
paint_labels (const QsBoardPainter *self,
              QsCoordinates         kind,
              double                row_center,
              double                baseline)
{
  double size = self->geometry->label_size;
  double square = self->geometry->square;
  double bottom = self->geometry->y + self->geometry->n_rows * square;
  guint base = kind == QS_COORDINATES_FROM_0 ? 0 : 1;
  gboolean is_numbered = kind == QS_COORDINATES_FROM_1 || kind == QS_COORDINATES_FROM_0;
  char text[QS_LETTERS_MAX_COLUMN + 1];
  guint step;

  step = find_step (square, MAX (measure_widest_file (self->cr, kind, self->geometry->n) + size * 0.3, size * 1.2));

  for (guint i = 1; i <= self->geometry->n; i++)
    {
      guint number = i - 1 + base;
      double up = is_numbered ? self->geometry->n_rows - i + 0.5 : i - 0.5;

      if (i > 1 && number % step != 0)
        continue;

      /* A digit is about 0.72 high. */
      if (i <= self->geometry->n_rows)
        {
          g_snprintf (text, sizeof text, "%u", number);
          qs_letters_show_middle (self->cr, text, row_center, bottom - up * square + size * 0.36);
        }

      qs_letters_name_column (kind, i - 1, text);
      qs_letters_show_middle (self->cr, text, self->geometry->x + (i - 0.5) * square, baseline);
    }
}

/* Paints the files a … z, aa, ab … below the board and the rows from 1 to its left, or numbers on
 * both sides, as the style says; with a rule, and other coordinates, also numbers from 0 on the opposite sides. Changes the
 * colour and the font of @cr. */
static void
paint_coordinates (const QsBoardPainter *self,
                   gboolean              has_rule)
{
  const QsBoardGeometry *board = self->geometry;
  double size = board->label_size, left = board->x - board->frame, top = board->y - board->frame, beside;
  double right = board->x + board->n * board->square + board->frame;
  double bottom = board->y + board->n_rows * board->square + board->frame;
  char text[QS_LETTERS_MAX_COLUMN + 1];

  if (size <= 0)
    return;

  qs_color_set_source (self->cr, &self->palette->label);
  cairo_select_font_face (self->cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size (self->cr, size);

  g_snprintf (text, sizeof text, "%u", board->n_rows);
  beside = size * 0.45 + qs_letters_measure (self->cr, text) / 2;
  paint_labels (self, board->style.coordinates, left - beside, bottom + size * 1.15);
  if (has_rule && board->style.coordinates != QS_COORDINATES_FROM_0)
    paint_labels (self, QS_COORDINATES_FROM_0, right + beside, top - size * 0.45);
}

/* Paints a board: squares, frame, coordinates, regions, constraints, the attack, queens, the
 * other marks, numbers and the cursor. Details too small for device pixels are left out: under 3
 * pixels a side the squares are one mean colour and each queen is a dot. Numbers in @scene that
 * are outside the board are passed over.
 *
 * The state of @cr is kept, but its current path is lost. */
void
qs_board_paint (cairo_t               *cr,
                const QsBoardGeometry *geometry,
                const QsPalette       *palette,
                const QsScene         *scene)
{
  const QsBoardPainter self = { cr, geometry, palette };
  const QsGameScene *board = scene->game != NULL ? scene->game : scene->board;

  g_return_if_fail (scene->marks != NULL || scene->n_marks == 0);

  if (board != NULL && !board->problem.has_regions)
    board = NULL;

  if (geometry->square <= 0)
    return;

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  cairo_set_dash (cr, NULL, 0, 0);

  if (scene->heat != NULL)
    qs_heat_paint (&self, scene->heat);
  else if (board == NULL)
    paint_squares (&self);
  if (board != NULL)
    qs_game_paint_regions (&self, board, scene->heat == NULL);
  else
    paint_frame (&self);
  paint_coordinates (&self, scene->numbering.has_rule);

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  if (scene->game != NULL)
    qs_game_paint_marks (&self, scene->game);
  else
    paint_content (&self, scene);
  qs_numbers_paint (&self, &scene->numbering);
  if (scene->cursor != NULL && is_on_board (geometry, scene->cursor->row, scene->cursor->column))
    qs_rules_paint_cursor (&self, scene->cursor);

  cairo_new_path (cr);
  cairo_restore (cr);
}
