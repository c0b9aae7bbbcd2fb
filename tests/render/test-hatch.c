/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hatched rectangles against lines that a clip cuts. */

#include "qs-hatch.h"

#include "qs-test-main.h"
#include "qs-test-picture.h"

#define SIDE 120

static const struct
{
  QsHatch hatch;
  double width;
  double height;
} cases[] = {
  { { -75, 10, 3, FALSE }, 80, 80 },
  { { -75, 10, 3, TRUE }, 80, 80 },
  { { -25, 7, 4, FALSE }, 90, 30 },
  { { -25, 7, 4, TRUE }, 90, 30 },
  { { -82, 9, 5, FALSE }, 20, 90 },
  { { -82, 9, 5, TRUE }, 20, 90 },
  /* Lines through two corners, and one that covers all. */
  { { 0, 100, 12, FALSE }, 60, 60 },
  { { 0, 100, 12, TRUE }, 60, 60 },
  { { 0, 100, 300, TRUE }, 60, 40 },
};

static void
paint_clipped (cairo_t       *cr,
               const QsHatch *hatch,
               double         width,
               double         height)
{
  cairo_rectangle (cr, 10, 10, width, height);
  cairo_clip (cr);
  cairo_set_line_width (cr, hatch->width);
  for (double place = hatch->first; place < width; place += hatch->step)
    {
      double side = hatch->rises ? 10 + height : 10;
      double up = hatch->rises ? -1 : 1;

      cairo_move_to (cr, 10 + place - 500, side - up * 500);
      cairo_line_to (cr, 10 + place + 500, side + up * 500);
    }
  cairo_stroke (cr);
}

QS_TEST (lines_end_at_the_edges)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Picture clipped, hatched;
      cairo_t *first = picture_create_drawing (SIDE, SIDE), *second = picture_create_drawing (SIDE, SIDE);
      guint painted = 0;

      cairo_set_source_rgb (first, 1, 1, 1);
      paint_clipped (first, &cases[i].hatch, cases[i].width, cases[i].height);
      cairo_set_source_rgb (second, 1, 1, 1);
      qs_hatch_add (second, &cases[i].hatch, 10, 10, cases[i].width, cases[i].height);
      cairo_fill (second);

      clipped.surface = cairo_get_target (first);
      hatched.surface = cairo_get_target (second);
      cairo_surface_flush (clipped.surface);
      cairo_surface_flush (hatched.surface);
      for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++)
          {
            guint a = picture_get_pixel (&clipped, x, y) & 0xff;
            guint b = picture_get_pixel (&hatched, x, y) & 0xff;

            g_assert_cmpint (ABS ((int) a - (int) b), <=, 24);
            painted += b == 0xff;
          }
      g_assert_cmpuint (painted, >, 0);

      cairo_destroy (first);
      cairo_destroy (second);
    }
}

/* A bar may be too thin for any line. */
QS_TEST (no_room_is_no_line)
{
  const QsHatch hatch = { -10, 5, 1, TRUE };
  cairo_t *cr = picture_create_drawing (SIDE, SIDE);
  double left, top, right, bottom;

  qs_hatch_add (cr, &hatch, 10, 10, 0, 10);
  cairo_fill_extents (cr, &left, &top, &right, &bottom);
  g_assert_cmpfloat (right - left, ==, 0);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
}
