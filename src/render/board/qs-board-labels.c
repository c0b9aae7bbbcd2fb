/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints the coordinates beside a board. */

#include "qs-board-labels.h"

#include "qs-letters.h"
#include "qs-solution.h"

static gboolean
is_numbered (QsCoordinates kind)
{
  return kind == QS_COORDINATES_FROM_1 || kind == QS_COORDINATES_FROM_0;
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

/* Paints the files a … z, aa, ab … below the board and the rows from 1 to its left, or numbers on
 * both sides, as the style says. Where they would touch, only the first and every fifth are
 * painted, or every tenth, twentieth, …. Changes the colour and the font of @cr. */
void
qs_board_labels_paint (const QsBoardPainter *self)
{
  double size = self->geometry->label_size;
  double square = self->geometry->square;
  double bottom = self->geometry->y + self->geometry->n_rows * square;
  QsCoordinates kind = self->geometry->style.coordinates;
  guint base = kind == QS_COORDINATES_FROM_0 ? 0 : 1;
  char text[QS_LETTERS_MAX_COLUMN + 1];
  double row_center;
  guint step;

  if (size <= 0)
    return;

  qs_color_set_source (self->cr, &self->palette->label);
  cairo_select_font_face (self->cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size (self->cr, size);

  g_snprintf (text, sizeof text, "%u", self->geometry->n_rows);
  row_center = self->geometry->x - self->geometry->frame - size * 0.45 - qs_letters_measure (self->cr, text) / 2;
  step = find_step (square, MAX (measure_widest_file (self->cr, kind, self->geometry->n) + size * 0.3, size * 1.2));

  for (guint i = 1; i <= self->geometry->n; i++)
    {
      guint number = i - 1 + base;
      double up = is_numbered (kind) ? self->geometry->n_rows - i + 0.5 : i - 0.5;

      if (i > 1 && number % step != 0)
        continue;

      /* A digit is about 0.72 high. */
      if (i <= self->geometry->n_rows)
        {
          g_snprintf (text, sizeof text, "%u", number);
          qs_letters_show_middle (self->cr, text, row_center, bottom - up * square + size * 0.36);
        }

      qs_letters_name_column (kind, i - 1, text);
      qs_letters_show_middle (self->cr, text, self->geometry->x + (i - 0.5) * square,
                              bottom + self->geometry->frame + size * 1.15);
    }
}
