/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The shape of a queen, asked of cairo point by point and pixel by pixel. */

#include "qs-queen-path.h"

#include <glib.h>

#include "qs-test-main.h"

/* Half the outline's width, in sides of the square. */
#define OUTLINE 0.022

static cairo_t *
create_drawing (guint side)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, (int) side, (int) side);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);

  return cr;
}

/* How much of a pixel is painted, 0 … 255. */
static guint
get_alpha (cairo_t *cr,
           guint    x,
           guint    y)
{
  cairo_surface_t *surface = cairo_get_target (cr);

  cairo_surface_flush (surface);

  return cairo_image_surface_get_data (surface)[y * (guint) cairo_image_surface_get_stride (surface) + x];
}

/* How many separate parts of the shape a level line crosses. */
static guint
count_runs (cairo_t *cr,
            double   y,
            double   from,
            double   to)
{
  gboolean inside = FALSE;
  guint runs = 0;

  for (double x = from; x <= to; x += 0.25)
    {
      gboolean was_inside = inside;

      inside = cairo_in_fill (cr, x, y);
      if (inside && !was_inside)
        runs++;
    }

  return runs;
}

QS_TEST (leaves_room_for_an_outline)
{
  for (QsQueenShape shape = 0; shape < QS_N_QUEEN_SHAPES; shape++)
    {
      cairo_t *cr = create_drawing (1);
      double x1, y1, x2, y2;

      qs_queen_path (cr, shape, 30, 70, 100);
      cairo_path_extents (cr, &x1, &y1, &x2, &y2);

      g_assert_cmpfloat (x1, >=, 30 + 100 * OUTLINE);
      g_assert_cmpfloat (y1, >=, 70 + 100 * OUTLINE);
      g_assert_cmpfloat (x2, <=, 130 - 100 * OUTLINE);
      g_assert_cmpfloat (y2, <=, 170 - 100 * OUTLINE);

      cairo_destroy (cr);
    }
}

QS_TEST (fills_and_centres_its_square)
{
  for (QsQueenShape shape = 0; shape < QS_N_QUEEN_SHAPES; shape++)
    {
      cairo_t *cr = create_drawing (1);
      double x1, y1, x2, y2;

      qs_queen_path (cr, shape, 0, 0, 100);
      cairo_path_extents (cr, &x1, &y1, &x2, &y2);

      g_assert_cmpfloat_with_epsilon ((x1 + x2) / 2, 50, 0.1);
      g_assert_cmpfloat_with_epsilon ((y1 + y2) / 2, 50, 2);
      g_assert_cmpfloat (x2 - x1, >, 75);
      g_assert_cmpfloat (y2 - y1, >, 68);

      cairo_destroy (cr);
    }
}

static void
assert_left_mirrors_right (QsQueenShape shape)
{
  cairo_t *cr = create_drawing (1);
  guint inside = 0;

  qs_queen_path (cr, shape, 0, 0, 1000);

  for (guint y = 5; y < 1000; y += 10)
    for (guint x = 5; x < 500; x += 10)
      {
        gboolean left = cairo_in_fill (cr, x, y);

        /* Where the edge of the shape lies between, rounding may tell the sides apart. */
        if (left == cairo_in_fill (cr, x - 1, y) && left == cairo_in_fill (cr, x + 1, y))
          g_assert_cmpint (left, ==, cairo_in_fill (cr, 1000 - x, y));
        inside += left;
      }

  g_assert_cmpuint (inside, >, 1000);

  cairo_destroy (cr);
}

QS_TEST (left_mirrors_right)
{
  for (QsQueenShape shape = 0; shape < QS_N_QUEEN_SHAPES; shape++)
    assert_left_mirrors_right (shape);
}

/* Three points stand over a bar, and a crown is cut out of the disc. */
QS_TEST (others_have_their_parts)
{
  cairo_t *cr = create_drawing (1);

  qs_queen_path (cr, QS_QUEEN_POINTS, 0, 0, 100);
  g_assert_cmpuint (count_runs (cr, 36, 0, 100), ==, 3);
  g_assert_cmpuint (count_runs (cr, 60, 0, 100), ==, 1);
  g_assert_cmpuint (count_runs (cr, 72, 0, 100), ==, 0);
  g_assert_cmpuint (count_runs (cr, 80, 0, 100), ==, 1);
  cairo_new_path (cr);

  qs_queen_path (cr, QS_QUEEN_TOKEN, 0, 0, 100);
  g_assert_cmpuint (count_runs (cr, 20, 0, 100), ==, 1);
  g_assert_cmpuint (count_runs (cr, 45, 0, 100), ==, 4);
  g_assert_cmpuint (count_runs (cr, 60, 0, 100), ==, 2);
  cairo_new_path (cr);

  qs_queen_path_hinted (cr, QS_QUEEN_TOKEN, 0, 0, 12, 1);
  g_assert_true (cairo_in_fill (cr, 6, 6.5));
  cairo_new_path (cr);
  qs_queen_path_hinted (cr, QS_QUEEN_TOKEN, 0, 0, 24, 1);
  g_assert_false (cairo_in_fill (cr, 12, 13));

  cairo_destroy (cr);
}

QS_TEST (crown_has_five_points)
{
  cairo_t *cr = create_drawing (1);

  qs_queen_path (cr, QS_QUEEN_CROWN, 0, 0, 100);

  g_assert_cmpuint (count_runs (cr, 17, 0, 100), ==, 1);
  g_assert_cmpuint (count_runs (cr, 36, 0, 100), ==, 5);
  g_assert_cmpuint (count_runs (cr, 60, 0, 100), ==, 1);

  cairo_destroy (cr);
}

QS_TEST (crown_stands_on_two_bands)
{
  cairo_t *cr = create_drawing (1);
  gboolean inside = FALSE;
  guint runs = 0;

  qs_queen_path (cr, QS_QUEEN_CROWN, 0, 0, 100);

  for (double y = 60; y < 100; y += 0.25)
    {
      gboolean was_inside = inside;

      inside = cairo_in_fill (cr, 50, y);
      runs += inside && !was_inside;
    }
  g_assert_cmpuint (runs, ==, 3);

  cairo_destroy (cr);
}

/* A ray ends inside its ball: parts that turn opposite ways would leave a hole there. */
QS_TEST (overlapping_parts_join)
{
  cairo_t *cr = create_drawing (1);

  qs_queen_path (cr, QS_QUEEN_CROWN, 0, 0, 1000);

  for (double y = 195; y < 650; y += 5)
    g_assert_true (cairo_in_fill (cr, 500, y));

  cairo_destroy (cr);
}

QS_TEST (adds_to_the_path)
{
  cairo_t *cr = create_drawing (1);
  cairo_matrix_t before, after;

  cairo_rotate (cr, 0.5);
  cairo_get_matrix (cr, &before);
  cairo_rectangle (cr, 500, 500, 10, 10);
  qs_queen_path (cr, QS_QUEEN_CROWN, 0, 0, 100);
  qs_queen_path_hinted (cr, QS_QUEEN_CROWN, 200, 0, 10, 1);
  cairo_get_matrix (cr, &after);

  g_assert_cmpmem (&before, sizeof before, &after, sizeof after);
  g_assert_true (cairo_in_fill (cr, 505, 505));
  g_assert_true (cairo_in_fill (cr, 50, 60));
  g_assert_true (cairo_in_fill (cr, 205, 7));

  cairo_destroy (cr);
}

QS_TEST (hinted_foot_is_sharp)
{
  for (guint side = 5; side <= 40; side++)
    {
      cairo_t *cr = create_drawing (side);
      guint bottom = side;

      qs_queen_path_hinted (cr, QS_QUEEN_CROWN, 0, 0, side, 1);
      cairo_fill (cr);

      do
        bottom--;
      while (bottom > 0 && get_alpha (cr, side / 2, bottom) == 0);

      g_assert_cmpuint (bottom, >, side / 2);
      g_assert_cmpuint (get_alpha (cr, side / 2, bottom), ==, 255);

      cairo_destroy (cr);
    }
}

QS_TEST (hinted_foot_stands_apart)
{
  for (guint side = 12; side <= 27; side++)
    {
      cairo_t *cr = create_drawing (side);
      guint least = 255;

      qs_queen_path_hinted (cr, QS_QUEEN_CROWN, 0, 0, side, 1);
      cairo_fill (cr);

      for (guint y = side * 6 / 10; y < side * 8 / 10; y++)
        least = MIN (least, get_alpha (cr, side / 2, y));
      g_assert_cmpuint (least, <, 64);

      cairo_destroy (cr);
    }
}

QS_TEST (hinted_points_follow_the_size)
{
  cairo_t *cr = create_drawing (1);

  qs_queen_path_hinted (cr, QS_QUEEN_CROWN, 0, 0, 12, 1);
  g_assert_cmpuint (count_runs (cr, 4.5, 0, 12), ==, 3);
  cairo_new_path (cr);

  qs_queen_path_hinted (cr, QS_QUEEN_CROWN, 0, 0, 24, 1);
  g_assert_cmpuint (count_runs (cr, 8.7, 0, 24), ==, 5);

  cairo_destroy (cr);
}

QS_TEST (hinted_shape_depends_on_pixels)
{
  cairo_t *cr = create_drawing (1);
  double x1, y1, x2, y2, half_x1, half_y1, half_x2, half_y2;

  qs_queen_path_hinted (cr, QS_QUEEN_CROWN, 0, 0, 10, 1);
  cairo_path_extents (cr, &x1, &y1, &x2, &y2);
  cairo_new_path (cr);
  qs_queen_path_hinted (cr, QS_QUEEN_CROWN, 0, 0, 5, 0.5);
  cairo_path_extents (cr, &half_x1, &half_y1, &half_x2, &half_y2);

  g_assert_cmpfloat_with_epsilon (half_x1, x1 / 2, 0.01);
  g_assert_cmpfloat_with_epsilon (half_y1, y1 / 2, 0.01);
  g_assert_cmpfloat_with_epsilon (half_x2, x2 / 2, 0.01);
  g_assert_cmpfloat_with_epsilon (half_y2, y2 / 2, 0.01);

  cairo_destroy (cr);
}
