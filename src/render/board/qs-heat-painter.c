/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints how many solutions have a queen on each square. The shades go from none to the fullest square in one
 * direction of lightness, so they can be told apart without colours; the numbers are black or white, one of which
 * has a contrast of 4.58 on any colour. */

#include "qs-heat-painter-private.h"

#include <math.h>

#include "qs-letters.h"

/* The height of numbers, as a part of their square. */
#define TEXT_PART 0.3

/* The largest part of a square's width that a number takes. */
#define TEXT_WIDTH 0.86

/* The middle of a number in its square, from the top: a queen may stand in the corner above. */
#define TEXT_CENTER 0.56

/* The largest font, in user units. */
#define MAX_TEXT 24.0

/* Below this font size, in device pixels, numbers are shortened, and short ones are left out. */
#define MIN_FULL_TEXT 10.0
#define MIN_TEXT 6.5

/* The relative luminance on which black and white have the same contrast. */
#define EVEN_LUMINANCE 0.1791

static double
linearize (double channel)
{
  return channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

/* Black or white, for numbers on a shade. Source: WCAG 2.1, "relative luminance" and "contrast
 * ratio". */
void
qs_heat_get_ink (const QsColor *shade,
                 QsColor       *ink)
{
  double luminance = 0.2126 * linearize (shade->red) + 0.7152 * linearize (shade->green) +
                     0.0722 * linearize (shade->blue);
  double level = luminance > EVEN_LUMINANCE ? 0 : 1;

  *ink = (QsColor){ level, level, level };
}

static double
mix (double from,
     double to,
     double part)
{
  return from + (to - from) * part;
}

/* @fraction is how full a square is, from 0 to 1 for the last shade, or more. */
void
qs_heat_get_shade (const QsPalette *palette,
                   double           fraction,
                   QsColor         *shade)
{
  const QsColor *from = fraction < 0.5 ? &palette->heat_none : &palette->heat_middle;
  const QsColor *to = fraction < 0.5 ? &palette->heat_middle : &palette->heat_most;
  double part = CLAMP (fraction < 0.5 ? fraction * 2 : fraction * 2 - 1, 0, 1);

  *shade = (QsColor){ mix (from->red, to->red, part), mix (from->green, to->green, part),
                      mix (from->blue, to->blue, part) };
}

/* Finds the number that has the last shade: the largest of a square that is less than all. A
 * square where all solutions have a queen, such as a required one, would make all others look
 * alike. It has the last shade too, but sets it only where there are no other squares. @most,
 * which may be %NULL, is the largest number of all squares. */
guint64
qs_heat_get_largest (const QsFrequencies *frequencies,
                     guint64             *most)
{
  guint64 total = frequencies->total;
  guint64 largest = 0, largest_of_all = 0;

  for (guint i = 0; i < frequencies->n_rows * frequencies->n; i++)
    {
      guint64 count = qs_frequencies_get (frequencies, (QsSquare){ i / frequencies->n, i % frequencies->n });

      largest_of_all = MAX (largest_of_all, count);
      if (count < total)
        largest = MAX (largest, count);
    }

  if (most != NULL)
    *most = largest_of_all;

  return largest > 0 ? largest : total;
}

/* “1,234”, or short, of three digits at most, “1.2k”, “123k” or “4.5M”. */
char *
qs_heat_format (guint64  count,
                gboolean is_short)
{
  static const char units[] = "kMGTPE";
  double number = (double) count;
  guint unit = 0;

  if (!is_short || count < 1000)
    return g_strdup_printf ("%'" G_GUINT64_FORMAT, count);

  /* A number that would be rounded to 1000 takes the next unit. */
  for (number /= 1000; number >= 999.5; number /= 1000)
    unit++;

  return g_strdup_printf (number < 9.95 ? "%.1f%c" : "%.0f%c", number, units[unit]);
}

/* The font size at which all numbers fit their squares. */
static double
find_size (const QsBoardPainter *self,
           const QsFrequencies  *frequencies,
           gboolean              is_short)
{
  double widest = 0, x, y;

  cairo_set_font_size (self->cr, 1);
  for (QsSquare square = QS_SQUARE_BEFORE_ALL; qs_board_geometry_next (self->geometry, NULL, &square, &x, &y);)
    {
      g_autofree char *text = qs_heat_format (qs_frequencies_get (frequencies, square), is_short);

      widest = MAX (widest, qs_letters_measure (self->cr, text));
    }

  return MIN (MIN (self->geometry->square * TEXT_PART, MAX_TEXT), self->geometry->square * TEXT_WIDTH / widest);
}

static void
paint_numbers (const QsBoardPainter *self,
               const QsFrequencies  *frequencies)
{
  double largest = (double) MAX (qs_heat_get_largest (frequencies, NULL), 1);
  double half = self->geometry->square / 2;
  double size, x, y;
  gboolean is_short;

  cairo_select_font_face (self->cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  size = find_size (self, frequencies, FALSE);
  is_short = size < MIN_FULL_TEXT * self->geometry->pixel;
  if (is_short)
    size = find_size (self, frequencies, TRUE);
  if (size < MIN_TEXT * self->geometry->pixel)
    return;

  cairo_set_font_size (self->cr, size);
  for (QsSquare square = QS_SQUARE_BEFORE_ALL; qs_board_geometry_next (self->geometry, NULL, &square, &x, &y);)
    {
      guint64 count = qs_frequencies_get (frequencies, square);
      g_autofree char *text = qs_heat_format (count, is_short);
      QsColor shade, ink;

      qs_heat_get_shade (self->palette, (double) count / largest, &shade);
      qs_heat_get_ink (&shade, &ink);
      qs_color_set_source (self->cr, &ink);
      /* A digit is about 0.72 high. */
      qs_letters_show_middle (self->cr, text, x + half, y + self->geometry->square * TEXT_CENTER + size * 0.36);
    }
}

/* A line of the frame keeps squares of one shade apart. */
static void
paint_shades (const QsBoardPainter *self,
              const QsFrequencies  *frequencies)
{
  double largest = (double) MAX (qs_heat_get_largest (frequencies, NULL), 1);
  double x, y;

  qs_color_set_source (self->cr, &self->palette->frame);
  qs_board_painter_add_board (self, 0);
  cairo_fill (self->cr);

  for (QsSquare square = QS_SQUARE_BEFORE_ALL; qs_board_geometry_next (self->geometry, NULL, &square, &x, &y);)
    {
      double right = square.column + 1 < self->geometry->n ? self->geometry->pixel : 0;
      double bottom = square.row + 1 < self->geometry->n_rows ? self->geometry->pixel : 0;
      QsColor shade;

      qs_heat_get_shade (self->palette, (double) qs_frequencies_get (frequencies, square) / largest, &shade);
      qs_color_set_source (self->cr, &shade);
      cairo_rectangle (self->cr, x, y, self->geometry->square - right, self->geometry->square - bottom);
      cairo_fill (self->cr);
    }
}

/* Paints all squares, each with its number. Where the numbers do not fit they are shortened, all
 * of them, or left out. Changes the colour, font and path of what is painted on. */
void
qs_heat_paint (const QsBoardPainter *self,
               const QsFrequencies  *frequencies)
{
  g_return_if_fail (self->geometry->n_rows == frequencies->n_rows && self->geometry->n == frequencies->n);

  paint_shades (self, frequencies);
  paint_numbers (self, frequencies);
}

/* Paints all shades side by side, for a legend; the fullest is at the left if it is mirrored.
 * Changes the colour and the path of @cr. */
void
qs_heat_paint_scale (cairo_t         *cr,
                     const QsPalette *palette,
                     double           width,
                     double           height,
                     gboolean         is_mirrored)
{
  cairo_pattern_t *pattern = cairo_pattern_create_linear (is_mirrored ? width : 0, 0, is_mirrored ? 0 : width, 0);
  const QsColor *colors[] = { &palette->heat_none, &palette->heat_middle, &palette->heat_most };

  for (guint i = 0; i < G_N_ELEMENTS (colors); i++)
    cairo_pattern_add_color_stop_rgb (pattern, i / 2.0, colors[i]->red, colors[i]->green, colors[i]->blue);

  cairo_rectangle (cr, 0, 0, width, height);
  cairo_set_source (cr, pattern);
  cairo_fill_preserve (cr);
  cairo_pattern_destroy (pattern);

  qs_color_stroke (cr, &palette->frame, 1);
}
