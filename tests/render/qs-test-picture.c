/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board painted onto pixels, and questions about these. */

#include "qs-test-picture.h"

#include <cairo-svg.h>
#include <math.h>
#include <string.h>

/* The four palettes, by number. */
const QsPalette *
picture_get_palette (guint i)
{
  return qs_palette_get (QS_BOARD_COLORS_GREEN, i & 1, i >> 1);
}

guint
picture_get_rgb (const QsColor *color)
{
  return (guint) lround (color->red * 255) << 16 |
         (guint) lround (color->green * 255) << 8 |
         (guint) lround (color->blue * 255);
}

guint
picture_get_pixel (const Picture *picture,
                   int            x,
                   int            y)
{
  const guchar *row = cairo_image_surface_get_data (picture->surface) +
                      y * cairo_image_surface_get_stride (picture->surface);
  guint32 pixel;

  g_assert_cmpint (x, >=, 0);
  g_assert_cmpint (y, >=, 0);
  g_assert_cmpint (x, <, cairo_image_surface_get_width (picture->surface));
  g_assert_cmpint (y, <, cairo_image_surface_get_height (picture->surface));

  memcpy (&pixel, row + 4 * x, sizeof pixel);

  return pixel & 0xffffff;
}

/* The pixel at a part of a square, such as 0.5, 0.5 for its middle. */
guint
picture_get_part (const Picture *picture,
                  guint          row,
                  guint          column,
                  double         across,
                  double         down)
{
  double x, y;

  qs_board_geometry_get_square (&picture->geometry, row, column, &x, &y);

  x = (x + across * picture->geometry.square) / picture->geometry.pixel;
  y = (y + down * picture->geometry.square) / picture->geometry.pixel;

  return picture_get_pixel (picture, (int) x, (int) y);
}

/* An empty drawing in the background's colour. */
cairo_t *
picture_create_drawing (int width,
                        int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, (PICTURE_BACKGROUND >> 16) / 255.0, (PICTURE_BACKGROUND >> 8 & 0xff) / 255.0,
                        (PICTURE_BACKGROUND & 0xff) / 255.0);
  cairo_paint (cr);
  cairo_surface_destroy (surface);

  return cr;
}

static cairo_status_t
append_cb (void         *closure,
           const guchar *data,
           guint         length)
{
  g_string_append_len (closure, (const char *) data, length);

  return CAIRO_STATUS_SUCCESS;
}

/* A drawing that writes itself to @svg. */
cairo_t *
picture_create_svg (GString *svg,
                    double   width,
                    double   height)
{
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream (append_cb, svg, width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);

  return cr;
}

/* Frees the drawing: @svg is complete. */
void
picture_finish_svg (cairo_t *cr,
                    GString *svg)
{
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_finish (cairo_get_target (cr));
  g_assert_cmpint (cairo_surface_status (cairo_get_target (cr)), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  g_assert_cmpuint (svg->len, >, 0);
}

/* Paints @scene in a square of @length units. */
void
picture_init (Picture         *picture,
              guint            n,
              double           length,
              double           scale,
              gboolean         with_labels,
              const QsPalette *palette,
              const QsScene   *scene)
{
  int pixels = (int) (length * scale);
  cairo_t *cr = picture_create_drawing (pixels, pixels);

  qs_board_geometry_init (&picture->geometry, n, n, length, length, scale, with_labels);
  picture->palette = palette;
  picture->surface = cairo_surface_reference (cairo_get_target (cr));

  cairo_scale (cr, scale, scale);
  qs_board_paint (cr, &picture->geometry, palette, scene);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);

  cairo_surface_flush (picture->surface);
  cairo_destroy (cr);
}

void
picture_clear (Picture *picture)
{
  cairo_surface_destroy (picture->surface);
}

gboolean
picture_is_same (const Picture *a,
                 const Picture *b)
{
  return memcmp (cairo_image_surface_get_data (a->surface), cairo_image_surface_get_data (b->surface),
                 (gsize) cairo_image_surface_get_stride (a->surface) *
                   (gsize) cairo_image_surface_get_height (a->surface)) == 0;
}

/* The bottom-left square is dark, its neighbours are light. */
guint
picture_get_square_rgb (const Picture *picture,
                        guint          row,
                        guint          column)
{
  guint from_bottom = picture->geometry.n - 1 - row;

  return picture_get_rgb ((from_bottom + column) % 2 == 0
                            ? &picture->palette->dark_square
                            : &picture->palette->light_square);
}

/* How many pixels of a square do not have its colour. */
guint
picture_count_painted (const Picture *picture,
                       guint          row,
                       guint          column)
{
  guint rgb = picture_get_square_rgb (picture, row, column);
  guint painted = 0;
  double left, top;
  int side = (int) round (picture->geometry.square / picture->geometry.pixel);

  qs_board_geometry_get_square (&picture->geometry, row, column, &left, &top);
  left /= picture->geometry.pixel;
  top /= picture->geometry.pixel;

  for (int y = 0; y < side; y++)
    for (int x = 0; x < side; x++)
      painted += picture_get_pixel (picture, (int) round (left) + x, (int) round (top) + y) != rgb;

  return painted;
}

gboolean
picture_has_color (const Picture *picture,
                   const QsColor *color)
{
  for (int y = 0; y < cairo_image_surface_get_height (picture->surface); y++)
    for (int x = 0; x < cairo_image_surface_get_width (picture->surface); x++)
      if (picture_get_pixel (picture, x, y) == picture_get_rgb (color))
        return TRUE;

  return FALSE;
}

/* How wide the painting in a part of the picture outside the board is; 0 for none. */
int
picture_measure_ink (const Picture *picture,
                     double         left,
                     double         top,
                     double         right,
                     double         bottom)
{
  int first = G_MAXINT;
  int last = -1;

  for (int y = (int) top; y < (int) bottom; y++)
    for (int x = (int) left; x < (int) right; x++)
      if (picture_get_pixel (picture, x, y) != PICTURE_BACKGROUND)
        {
          first = MIN (first, x);
          last = MAX (last, x);
        }

  return MAX (last - first + 1, 0);
}
