/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Adds names, values and other texts to a layout, one after the other. */

#include "qs-internals-layout-private.h"

#include "qs-text.h"

/* How wide the text is, in pixels. */
double
qs_internals_layout_measure_text (const QsInternalsLayout *self,
                                  const char              *text)
{
  return (double) g_utf8_strlen (text, -1) * self->metrics.character;
}

/* Bit by bit in the order of all masks, with bit 0 at the right only for numbers; or in base 16 where there is no room
 * for that. */
static void
write_bits (const QsInternalsLayout *self,
            const QsCell            *cell,
            char                    *text,
            gsize                    size)
{
  guint room = (guint) MAX (self->width / self->metrics.character - QS_INTERNALS_CALL_ROOM - 1, 0);

  if (cell->n_bits >= size || cell->n_bits > room)
    {
      g_snprintf (text, (gulong) size, "0x%0*" G_GINT64_MODIFIER "X", (int) (cell->n_bits + 3) / 4,
                  (guint64) cell->value);
      return;
    }

  for (guint i = 0; i < cell->n_bits; i++)
    text[i] = '0' + (char) (cell->value >> (self->are_numbers ? cell->n_bits - 1 - i : i) & 1);
  text[cell->n_bits] = '\0';
}

static void
write_value (const QsInternalsLayout *self,
             const QsDatum           *datum,
             const QsCell            *cell,
             char                    *text,
             gsize                    size)
{
  g_autofree char *square = NULL;

  /* The text for empty data; dashes of many bits would be one line. */
  if (cell->value < 0 && (cell->flags & QS_CELL_UNUSED) != 0)
    {
      g_strlcpy (text, datum->kind == QS_DATUM_BITS ? "·" : "–", size);
      return;
    }

  switch (datum->style)
    {
    case QS_VALUE_DECIMAL:
      g_snprintf (text, (gulong) size, "%" G_GINT64_FORMAT, cell->value);
      break;
    case QS_VALUE_HEX:
      g_snprintf (text, (gulong) size, "%08X", (guint) cell->value);
      break;
    case QS_VALUE_BITS:
      write_bits (self, cell, text, size);
      break;
    case QS_VALUE_SQUARE:
      square = qs_square_to_string ((QsSquare){ cell->region.row, cell->region.column }, self->n);
      g_strlcpy (text, square, size);
      break;
    default:
      g_assert_not_reached ();
    }
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

/* Adds something where the last piece ended. @datum is one of those that are arranged;
 * lengths are in pixels. The piece can be changed until the next one is added. */
QsPiece *
qs_internals_layout_add_piece (QsInternalsLayout *self,
                               QsPieceKind        kind,
                               double             width,
                               double             height)
{
  QsPiece piece = { kind, self->x, self->y, width, height, .datum = (guint) (self->datum - self->data) };

  g_array_append_val (self->array, piece);
  self->x += width;

  return &g_array_index (self->array, QsPiece, self->array->len - 1);
}

/* Adds a text, which can be changed until the next piece is added. */
QsPiece *
qs_internals_layout_add_text (QsInternalsLayout *self,
                              QsPieceKind        kind,
                              const char        *text)
{
  double width = qs_internals_layout_measure_text (self, text);
  QsPiece *piece = qs_internals_layout_add_piece (self, kind, width, self->metrics.line);

  g_strlcpy (piece->text, text, sizeof piece->text);

  return piece;
}

/* Adds a value, which is written if there is room for its
 * text, and can be changed until the next piece is added. */
QsPiece *
qs_internals_layout_add_cell (QsInternalsLayout *self,
                              guint              cell,
                              double             width,
                              double             height)
{
  const QsCell *content = &qs_internals_get_cells (self->internals, self->datum)[cell];
  QsPiece *piece = qs_internals_layout_add_piece (self, QS_PIECE_CELL, width, height);
  gboolean is_framed = self->datum->kind == QS_DATUM_ARRAY || self->datum->kind == QS_DATUM_MATRIX ||
                       self->datum->kind == QS_DATUM_LIST || self->datum->kind == QS_DATUM_CALL;

  piece->cell = cell;
  piece->look = (is_framed ? QS_PIECE_FRAMED : 0) |
                ((content->flags & QS_CELL_SET) != 0 ? QS_PIECE_FILLED : 0) |
                ((content->flags & QS_CELL_CURRENT) != 0 ? QS_PIECE_CURRENT : 0) |
                ((content->flags & QS_CELL_UNUSED) != 0 ? QS_PIECE_FAINT : 0);
  write_value (self, self->datum, content, piece->text, sizeof piece->text);
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
