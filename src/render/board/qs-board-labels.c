/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints the coordinates beside a board. */

#include "config.h"

#include "qs-board-labels.h"

#include "qs-solution.h"
#include "qs-square.h"

/* Row 1000 has four digits, file 1000 three letters. */
#define MAX_LABEL_LENGTH 4

static double
measure (cairo_t    *cr,
         const char *text)
{
  cairo_text_extents_t extents;

  cairo_text_extents (cr, text, &extents);

  return extents.x_advance;
}

static double
measure_widest_file (cairo_t *cr,
                     guint    n)
{
  char text[MAX_LABEL_LENGTH + 1];
  double widest = 0;

  for (guint column = 0; column < n; column++)
    {
      qs_square_format_file (column, text);
      widest = MAX (widest, measure (cr, text));
    }

  return widest;
}

static void
paint_label (cairo_t    *cr,
             const char *text,
             double      center,
             double      baseline)
{
  cairo_move_to (cr, center - measure (cr, text) / 2, baseline);
  cairo_show_text (cr, text);
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

/**
 * qs_board_labels_paint:
 * @cr: the drawing; its colour and font are changed
 * @geometry: where the squares are
 * @palette: the colours
 *
 * Paints the files a … z, aa, ab … below the board and the rows from 1 to its
 * left, if @geometry has labels. Where they would touch, only the first and
 * every fifth are painted, or every tenth, twentieth, ….
 */
void
qs_board_labels_paint (cairo_t               *cr,
                       const QsBoardGeometry *geometry,
                       const QsPalette       *palette)
{
  double size = geometry->label_size;
  double square = geometry->square;
  double bottom = geometry->y + geometry->n * square;
  char text[MAX_LABEL_LENGTH + 1];
  double row_center;
  guint step;

  if (size <= 0)
    return;

  qs_color_set_source (cr, &palette->label);
  cairo_select_font_face (cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size (cr, size);

  g_snprintf (text, sizeof text, "%u", geometry->n);
  row_center = geometry->x - geometry->frame - size * 0.45 - measure (cr, text) / 2;
  step = find_step (square, MAX (measure_widest_file (cr, geometry->n) + size * 0.3, size * 1.2));

  for (guint i = 1; i <= geometry->n; i++)
    {
      if (i > 1 && i % step != 0)
        continue;

      /* A digit is about 0.72 high. */
      g_snprintf (text, sizeof text, "%u", i);
      paint_label (cr, text, row_center, bottom - (i - 0.5) * square + size * 0.36);

      qs_square_format_file (i - 1, text);
      paint_label (cr, text, geometry->x + (i - 0.5) * square, bottom + geometry->frame + size * 1.15);
    }
}
