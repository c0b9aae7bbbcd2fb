/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The queens. The usual one is a crown of five curved rays with balls over a collar and a foot. Every part runs
 * clockwise, so that the winding rule joins overlapping parts; what is cut out runs the other way. Shapes are given in
 * a square of side 1. */

#include "qs-queen-path.h"

#include <glib.h>
#include <math.h>

/* The least side, in pixels, at which the balls of the crown can be told apart. */
#define MIN_BALLS_SIDE 18.0

/* The least side, in pixels, with a gap of a pixel over the foot. */
#define MIN_FOOT_SIDE 12.0

/* The least side, in pixels, at which the crown in the disc is more than a spot. */
#define MIN_NOTCH_SIDE 14.0

/* A Bézier curve from where the one before ended. */
typedef struct
{
  double x1;
  double y1;
  double x2;
  double y2;
  double x3;
  double y3;
} Curve;

typedef struct
{
  double x;
  double y;
  double radius;
} Ball;

/* From the left end of the crown's lower edge to the middle ray's tip; the right half mirrors it. */
static const Curve left_half[] = {
  { 0.235, 0.575, 0.180, 0.460, 0.115, 0.355 },
  { 0.190, 0.455, 0.250, 0.510, 0.310, 0.525 },
  { 0.325, 0.440, 0.315, 0.340, 0.295, 0.245 },
  { 0.330, 0.360, 0.375, 0.455, 0.420, 0.490 },
  { 0.460, 0.420, 0.488, 0.310, 0.500, 0.190 },
};

static const double crown_left = 0.255;
static const double crown_bottom = 0.675;

static const Ball balls[] = {
  { 0.115, 0.355, 0.052 },
  { 0.295, 0.245, 0.052 },
  { 0.500, 0.190, 0.058 },
  { 0.705, 0.245, 0.052 },
  { 0.885, 0.355, 0.052 },
};

/* A corner of a polygon. */
typedef struct
{
  double x;
  double y;
} Corner;

/* A crown of straight lines, over a bar. */
static const Corner points[] = {
  { 0.225, 0.690 }, { 0.120, 0.270 }, { 0.330, 0.470 }, { 0.500, 0.150 }, { 0.670, 0.470 }, { 0.880, 0.270 }, { 0.775, 0.690 },
};

static const Corner bar[] = { { 0.225, 0.750 }, { 0.775, 0.750 }, { 0.775, 0.850 }, { 0.225, 0.850 } };

/* The disc, and the crown in it. */
static const Ball disc = { 0.5, 0.5, 0.4 };

static const Corner notch[] = {
  { 0.340, 0.670 }, { 0.660, 0.670 }, { 0.725, 0.390 }, { 0.600, 0.510 }, { 0.500, 0.310 }, { 0.400, 0.510 }, { 0.275, 0.390 },
};

/* The mirror image of @curve, walked from its end to @x, @y, where it begins. */
static void
curve_back_to (cairo_t     *cr,
               const Curve *curve,
               double       x,
               double       y)
{
  cairo_curve_to (cr, 1 - curve->x2, curve->y2, 1 - curve->x1, curve->y1, 1 - x, y);
}

static void
add_ball (cairo_t    *cr,
          const Ball *ball)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, ball->x, ball->y, ball->radius, 0, 2 * G_PI);
  cairo_close_path (cr);
}

static void
add_crown (cairo_t *cr)
{
  const guint last = G_N_ELEMENTS (left_half) - 1;

  cairo_move_to (cr, crown_left, crown_bottom);
  for (guint i = 0; i <= last; i++)
    cairo_curve_to (cr, left_half[i].x1, left_half[i].y1, left_half[i].x2, left_half[i].y2,
                    left_half[i].x3, left_half[i].y3);
  for (guint i = last; i > 0; i--)
    curve_back_to (cr, &left_half[i], left_half[i - 1].x3, left_half[i - 1].y3);
  curve_back_to (cr, &left_half[0], crown_left, crown_bottom);
  cairo_curve_to (cr, 0.62, 0.71, 0.38, 0.71, crown_left, crown_bottom);
  cairo_close_path (cr);

  for (guint i = 0; i < G_N_ELEMENTS (balls); i++)
    add_ball (cr, &balls[i]);
}

/* The same without curves, which a few pixels cannot show and which take five times as long: a page of thumbnails has
 * hundreds. Diamonds of the same area stand for the balls. */
static void
add_plain_crown (cairo_t *cr)
{
  const guint last = G_N_ELEMENTS (left_half) - 1;

  cairo_move_to (cr, crown_left, crown_bottom);
  for (guint i = 0; i <= last; i++)
    cairo_line_to (cr, left_half[i].x3, left_half[i].y3);
  for (guint i = last; i > 0; i--)
    cairo_line_to (cr, 1 - left_half[i - 1].x3, left_half[i - 1].y3);
  cairo_line_to (cr, 1 - crown_left, crown_bottom);
  cairo_close_path (cr);

  for (guint i = 0; i < G_N_ELEMENTS (balls); i++)
    {
      double radius = balls[i].radius * 1.3;

      cairo_move_to (cr, balls[i].x - radius, balls[i].y);
      cairo_line_to (cr, balls[i].x, balls[i].y - radius);
      cairo_line_to (cr, balls[i].x + radius, balls[i].y);
      cairo_line_to (cr, balls[i].x, balls[i].y + radius);
      cairo_close_path (cr);
    }
}

/* A band that sags in the middle, as the rim of a round thing seen from above, with ends rounded by @bulge. */
static void
add_band (cairo_t *cr,
          double   left,
          double   top,
          double   height,
          double   sag,
          double   bulge)
{
  double right = 1 - left;
  double bottom = top + height;
  double slope = (0.5 - left) * 0.6;

  cairo_move_to (cr, left, top);
  cairo_curve_to (cr, left + slope, top + sag, right - slope, top + sag, right, top);
  cairo_curve_to (cr, right + bulge, top + height * 0.1, right + bulge, bottom - height * 0.1, right, bottom);
  cairo_curve_to (cr, right - slope, bottom + sag, left + slope, bottom + sag, left, bottom);
  cairo_curve_to (cr, left - bulge, bottom - height * 0.1, left - bulge, top + height * 0.1, left, top);
  cairo_close_path (cr);
}

static void
add_polygon (cairo_t      *cr,
             const Corner *corners,
             guint         n_corners)
{
  cairo_new_sub_path (cr);
  for (guint i = 0; i < n_corners; i++)
    cairo_line_to (cr, corners[i].x, corners[i].y);
  cairo_close_path (cr);
}

static void
begin_unit_square (cairo_t *cr,
                   double   x,
                   double   y,
                   double   side)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, side, side);
}

/* Adds a queen to the current path, with room around it for an outline, to be filled by the
 * winding rule. */
void
qs_queen_path (cairo_t     *cr,
               QsQueenShape shape,
               double       x,
               double       y,
               double       side)
{
  g_return_if_fail (side > 0);

  begin_unit_square (cr, x, y, side);
  switch (shape)
    {
    case QS_QUEEN_POINTS:
      add_polygon (cr, points, G_N_ELEMENTS (points));
      add_polygon (cr, bar, G_N_ELEMENTS (bar));
      break;
    case QS_QUEEN_TOKEN:
      add_ball (cr, &disc);
      add_polygon (cr, notch, G_N_ELEMENTS (notch));
      break;
    case QS_QUEEN_CROWN:
    case QS_N_QUEEN_SHAPES:
    default:
      add_crown (cr);
      add_band (cr, 0.265, 0.715, 0.040, 0.033, 0.018);
      add_band (cr, 0.235, 0.790, 0.065, 0.037, 0.032);
    }
  cairo_restore (cr);
}

/* A crown of three points. @side and all lengths are in pixels. */
static void
add_small_crown (cairo_t *cr,
                 double   side,
                 double   foot,
                 double   bottom)
{
  double left = round (side * 0.12);
  double outer_tip = round (side * 0.3);
  double middle_tip = round (side * 0.2) - 0.5;

  cairo_move_to (cr, foot, bottom);
  cairo_line_to (cr, left, outer_tip);
  cairo_line_to (cr, side * 0.33, side * 0.5);
  cairo_line_to (cr, side * 0.5, middle_tip);
  cairo_line_to (cr, side * 0.67, side * 0.5);
  cairo_line_to (cr, side - left, outer_tip);
  cairo_line_to (cr, side - foot, bottom);
  cairo_close_path (cr);
}

/* Both crowns, with level edges on whole pixels. @side is in pixels. */
static void
add_hinted_crown (cairo_t *cr,
                  gboolean may_have_balls,
                  double   x,
                  double   y,
                  double   side,
                  double   pixel)
{
  double foot = round (side * 0.2);
  double bottom = round (side * 0.84);
  double height = MAX (round (side * 0.09), 1);
  gboolean has_balls = may_have_balls && side >= MIN_BALLS_SIDE;

  if (has_balls)
    {
      begin_unit_square (cr, x, y, side * pixel);
      add_plain_crown (cr);
      cairo_restore (cr);
    }

  begin_unit_square (cr, x, y, pixel);
  if (side < MIN_FOOT_SIDE)
    add_small_crown (cr, side, foot, bottom);
  else if (!has_balls)
    add_small_crown (cr, side, foot, bottom - height - 1);
  if (side >= MIN_FOOT_SIDE)
    cairo_rectangle (cr, foot, bottom - height, side - 2 * foot, height);
  cairo_restore (cr);
}

/* Adds a queen to the current path as qs_queen_path() does, for a square so small that the full
 * shape would blur: fewer parts, level edges on whole pixels, no room for an outline. */
void
qs_queen_path_hinted (cairo_t     *cr,
                      QsQueenShape shape,
                      double       x,
                      double       y,
                      double       side,
                      double       pixel)
{
  g_return_if_fail (side > 0);
  g_return_if_fail (pixel > 0);

  if (shape == QS_QUEEN_TOKEN)
    {
      begin_unit_square (cr, x, y, side);
      add_ball (cr, &disc);
      if (side >= MIN_NOTCH_SIDE * pixel)
        add_polygon (cr, notch, G_N_ELEMENTS (notch));
      cairo_restore (cr);
    }
  else
    add_hinted_crown (cr, shape == QS_QUEEN_CROWN, x, y, side / pixel, pixel);
}
