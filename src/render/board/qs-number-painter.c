/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a number into the corner of each square, which queens leave free. An outline keeps it readable on marks. */

#include "qs-number-painter.h"

/* The height of numbers and their distance from the corner, as parts of their square. */
#define TEXT_PART 0.24
#define INSET_PART 0.06

/* The width of the outline, as a part of the height of the number. */
#define OUTLINE_PART 0.3

/* The largest and the smallest font, in user units and device pixels. */
#define MAX_TEXT 22.0
#define MIN_TEXT 6.5

/* Paints all numbers, or none where the squares are too small for them. Changes the colour, font
 * and path of @cr. */
void
qs_numbers_paint (const QsBoardPainter *self,
                  const QsNumbering    *numbering)
{
  double size = MIN (self->geometry->square * TEXT_PART, MAX_TEXT), inset = self->geometry->square * INSET_PART;
  double x, y;

  if ((numbering->row == 0 && numbering->column == 0) || size < MIN_TEXT * self->geometry->pixel)
    return;

  cairo_select_font_face (self->cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (self->cr, size);
  for (QsSquare square = QS_SQUARE_BEFORE_ALL; qs_board_geometry_next (self->geometry, NULL, &square, &x, &y);)
    {
      int number = (int) square.row * numbering->row + (int) square.column * numbering->column + numbering->offset;
      char text[16];

      if (numbering->modulus != 0)
        number = (number % numbering->modulus + numbering->modulus) % numbering->modulus;
      g_snprintf (text, sizeof text, "%s%d", number < 0 ? "−" : "", ABS (number));

      /* A digit is about 0.72 high. */
      cairo_move_to (self->cr, x + inset, y + inset + size * 0.72);
      cairo_text_path (self->cr, text);
      qs_color_stroke_preserve (self->cr, &self->palette->queen_outline, size * OUTLINE_PART);
      qs_color_set_source (self->cr, &self->palette->queen);
      cairo_fill (self->cr);
    }
}
