/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Adds names, values and other texts to a layout, one after the other. */

#include "config.h"

#include "qs-internals-layout-private.h"
#include "qs-internals-value.h"

/* How wide the text is, in pixels. */
double
qs_internals_layout_measure_text (const QsInternalsLayout *self,
                                  const char              *text)
{
  return (double) g_utf8_strlen (text, -1) * self->metrics.character;
}

static void
write_value (const QsInternalsLayout *self,
             const QsDatum           *datum,
             const QsCell            *cell,
             char                    *text,
             gsize                    size)
{
  guint room = (guint) MAX (self->width / self->metrics.character - QS_INTERNALS_CALL_ROOM - 1, 0);

  qs_internals_value_write (datum, cell, self->n, room, self->are_numbers, text, size);
}

/* How wide the text of value number @cell is, in pixels. */
double
qs_internals_layout_measure_cell (const QsInternalsLayout *self,
                                  const QsDatum           *datum,
                                  guint                    cell)
{
  char text[40];

  write_value (self, datum, &qs_internals_get_cells (self->internals, datum)[cell], text, sizeof text);

  return qs_internals_layout_measure_text (self, text);
}

/* How wide the widest text of the values is, in pixels. */
double
qs_internals_layout_measure_cells (const QsInternalsLayout *self,
                                   const QsDatum           *datum)
{
  double widest = self->metrics.character;

  for (guint i = 0; i < datum->n_cells; i++)
    widest = MAX (widest, qs_internals_layout_measure_cell (self, datum, i));

  return widest;
}

/* Adds something where the last piece ended. @datum is the number of its datum;
 * lengths are in pixels. The piece can be changed until the next one is added. */
QsPiece *
qs_internals_layout_add_piece (QsInternalsLayout *self,
                               QsPieceKind        kind,
                               guint              datum,
                               double             width,
                               double             height)
{
  QsPiece piece = { kind, self->x, self->y, width, height, .datum = datum };

  g_array_append_val (self->pieces, piece);
  self->x += width;

  return &g_array_index (self->pieces, QsPiece, self->pieces->len - 1);
}

/* Adds a text, which can be changed until the next piece is added. */
QsPiece *
qs_internals_layout_add_text (QsInternalsLayout *self,
                              QsPieceKind        kind,
                              guint              datum,
                              const char        *text)
{
  double width = qs_internals_layout_measure_text (self, text);
  QsPiece *piece = qs_internals_layout_add_piece (self, kind, datum, width, self->metrics.line);

  g_strlcpy (piece->text, text, sizeof piece->text);

  return piece;
}

/* Adds a value, which is written if there is room for its
 * text, and can be changed until the next piece is added. */
QsPiece *
qs_internals_layout_add_cell (QsInternalsLayout *self,
                              guint              datum,
                              guint              cell,
                              double             width,
                              double             height)
{
  guint n_data;
  const QsDatum *data = qs_internals_get_data (self->internals, &n_data);
  const QsCell *content = &qs_internals_get_cells (self->internals, &data[datum])[cell];
  QsPiece *piece = qs_internals_layout_add_piece (self, QS_PIECE_CELL, datum, width, height);

  piece->cell = cell;
  piece->look = qs_internals_value_get_look (&data[datum], content);
  write_value (self, &data[datum], content, piece->text, sizeof piece->text);
  if (qs_internals_layout_measure_text (self, piece->text) > width)
    piece->text[0] = '\0';

  return piece;
}

/* Goes to the beginning of the next line. */
void
qs_internals_layout_break_line (QsInternalsLayout *self,
                                double             height)
{
  self->x = self->left;
  self->y += height;
}
