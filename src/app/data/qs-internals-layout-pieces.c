/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Adds names, values and other texts to a layout, one after the other, and those that have a fixed place each: the values
 * of arrays, masks and matrices. */

#include "qs-internals-layout-private.h"

#include <math.h>

#include "qs-text.h"

/* Left and right of a value's text where there is little room, together, in pixels. */
#define LEAST_PADDING 2.0

/* Beside an index, in pixels. */
#define INDEX_GAP 2.0

/* The least side of a matrix cell, in pixels, and of one that shows its value, in characters. */
#define MIN_SIDE 3.0
#define MIN_TEXT_SIDE 1.6

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
static QsPiece *
add_piece (QsInternalsLayout *self,
           QsPieceKind        kind,
           const QsDatum     *datum,
           double             width,
           double             height)
{
  QsPiece piece = { kind, self->x, self->y, width, height, .datum = (guint) (datum - self->data) };

  g_array_append_val (self->pieces, piece);
  self->x += width;

  return &g_array_index (self->pieces, QsPiece, self->pieces->len - 1);
}

/* Adds a text, which can be changed until the next piece is added. */
QsPiece *
qs_internals_layout_add_text (QsInternalsLayout *self,
                              QsPieceKind        kind,
                              const QsDatum     *datum,
                              const char        *text)
{
  double width = qs_internals_layout_measure_text (self, text);
  QsPiece *piece = add_piece (self, kind, datum, width, self->metrics.line);

  g_strlcpy (piece->text, text, sizeof piece->text);

  return piece;
}

/* Adds a value, which is written if there is room for its
 * text, and can be changed until the next piece is added. */
QsPiece *
qs_internals_layout_add_cell (QsInternalsLayout *self,
                              const QsDatum     *datum,
                              guint              cell,
                              double             width,
                              double             height)
{
  const QsCell *content = &qs_internals_get_cells (self->internals, datum)[cell];
  QsPiece *piece = add_piece (self, QS_PIECE_CELL, datum, width, height);
  gboolean is_framed = datum->kind == QS_DATUM_ARRAY || datum->kind == QS_DATUM_MATRIX ||
                       datum->kind == QS_DATUM_LIST || datum->kind == QS_DATUM_CALL;

  piece->cell = cell;
  piece->look = (is_framed ? QS_PIECE_FRAMED : 0) |
                ((content->flags & QS_CELL_SET) != 0 ? QS_PIECE_FILLED : 0) |
                ((content->flags & QS_CELL_CURRENT) != 0 ? QS_PIECE_CURRENT : 0) |
                ((content->flags & QS_CELL_UNUSED) != 0 ? QS_PIECE_FAINT : 0);
  write_value (self, datum, content, piece->text, sizeof piece->text);
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

/* How wide values are that stand above each other: as wide as is good to read, or so
 * narrow that they are one line, if that is possible, and best beside their names. */
static double
fit_width (const QsInternalsLayout *self,
           guint                    longest,
           double                   least,
           double                   good,
           gboolean                *are_beside)
{
  double room = floor ((self->width - self->name_width) / longest);

  *are_beside = room >= least;
  if (!*are_beside)
    room = floor (self->width / longest);

  return room >= least ? MIN (room, good) : good;
}

/* The values of all arrays are as wide, so that equal indices stand above each other. */
static void
measure_arrays (QsInternalsLayout *self,
                const QsDatum     *data,
                guint              n_data)
{
  double text = 0;
  guint longest = 1;

  self->index_width = 0;
  for (guint i = 0; i < n_data; i++)
    {
      glong index = 0;

      if (data[i].kind != QS_DATUM_ARRAY)
        continue;

      /* The first index and the last may be the longest. */
      for (guint cell = 0; cell < data[i].n_cells; cell += MAX (data[i].n_cells - 1, 1))
        {
          g_autofree char *digits = g_strdup_printf ("%d", data[i].first_index + (int) cell);

          index = MAX (index, g_utf8_strlen (digits, -1));
        }
      text = MAX (text, qs_internals_layout_measure_cells (self, &data[i]));
      self->index_width = MAX (self->index_width, ceil ((double) index * self->metrics.small_character + INDEX_GAP));
      longest = MAX (longest, data[i].n_cells);
    }

  self->cell_width = fit_width (self, longest, text + LEAST_PADDING,
                                MAX (ceil (text + QS_INTERNALS_PADDING), self->index_width),
                                &self->has_names_beside_arrays);
}

/* Finds out what all arrays share, and what all masks
 * share. To be called once the width of the names is known. */
void
qs_internals_layout_measure_grids (QsInternalsLayout *self,
                                   const QsDatum     *data,
                                   guint              n_data)
{
  measure_arrays (self, data, n_data);

  for (guint i = 0; i < n_data; i++)
    {
      if (data[i].kind != QS_DATUM_BITS)
        continue;

      self->first_bit = MIN (self->first_bit, -data[i].align);
      self->last_bit = MAX (self->last_bit, (int) data[i].n_cells - data[i].align);
    }

  if (self->last_bit > self->first_bit)
    self->bit_width = fit_width (self, (guint) (self->last_bit - self->first_bit), self->metrics.character,
                                 ceil (self->metrics.character + QS_INTERNALS_PADDING), &self->has_names_beside_bits);
}

/* Every index is written, or as many as there is room for. */
static void
add_indices (QsInternalsLayout *self,
             const QsDatum     *datum,
             guint              start,
             guint              end)
{
  static const guint steps[] = { 1, 2, 5, 10 };
  double left = self->x;
  guint i = 0;

  while (steps[i] * self->cell_width < self->index_width && i + 1 < G_N_ELEMENTS (steps))
    i++;

  for (guint cell = start; cell < end; cell++)
    {
      int index = datum->first_index + (int) cell;
      QsPiece *piece;

      if (index % (int) steps[i] != 0)
        continue;

      self->x = left + (cell - start) * self->cell_width;
      piece = add_piece (self, QS_PIECE_INDEX, datum, self->cell_width,
                                             self->metrics.small_line);
      piece->cell = cell;
      g_snprintf (piece->text, sizeof piece->text, "%d", index);
    }

  qs_internals_layout_break_line (self, self->metrics.small_line);
  self->x = left;
}

/* Adds the values, each below its index, on as many lines as it needs. */
void
qs_internals_layout_add_array (QsInternalsLayout *self,
                               const QsDatum     *datum)
{
  double height = self->metrics.line + QS_INTERNALS_PADDING;
  guint per_line = MAX ((guint) ((self->width - self->x) / self->cell_width), 1);

  for (guint start = 0; start < datum->n_cells; start += per_line)
    {
      guint end = MIN (start + per_line, datum->n_cells);

      add_indices (self, datum, start, end);
      for (guint i = start; i < end; i++)
        qs_internals_layout_add_cell (self, datum, i, self->cell_width, height);
      qs_internals_layout_break_line (self, height);
    }
}

/* The place of a bit in the grid, from the left. */
static int
get_place (const QsInternalsLayout *self,
           const QsDatum           *datum,
           guint                    bit)
{
  int column = (int) bit - datum->align;

  return self->are_numbers ? self->last_bit - 1 - column : column - self->first_bit;
}

/* Adds the numbers of the bits above the board's columns, if the grid is
 * in one piece: all, or of many every fourth. @datum is the first mask. */
void
qs_internals_layout_add_numbers (QsInternalsLayout *self,
                                 const QsDatum     *datum)
{
  guint step = datum->n_cells > 10 ? 4 : 1;

  self->has_bit_numbers = TRUE;
  if (!self->has_names_beside_bits)
    return;

  for (guint i = 0; i < datum->n_cells; i++)
    {
      guint bit = self->are_numbers ? datum->n_cells - 1 - i : i;
      QsPiece *piece;

      if (bit % step != 0)
        continue;

      self->x = self->name_width + get_place (self, datum, bit) * self->bit_width;
      piece = add_piece (self, QS_PIECE_INDEX, datum, self->bit_width, self->metrics.small_line);
      piece->cell = bit;
      g_snprintf (piece->text, sizeof piece->text, "%u", bit);
    }

  qs_internals_layout_break_line (self, self->metrics.small_line);
}

/* An arrow to where the bits have moved, and by how many places: “→ << 1”. */
static void
add_shift (QsInternalsLayout *self,
           const QsDatum     *datum)
{
  gboolean is_right = (datum->shift > 0) != self->are_numbers;
  g_autofree char *text = g_strdup_printf ("%s %s %d", is_right ? "→" : "←", datum->shift > 0 ? "<<" : ">>",
                                           ABS (datum->shift));

  self->x += self->metrics.character;
  if (self->x + qs_internals_layout_measure_text (self, text) <= self->width)
    qs_internals_layout_add_text (self, QS_PIECE_TEXT, datum, text);
}

/* Adds the bits. Wrapped masks break at the same columns. */
void
qs_internals_layout_add_bits (QsInternalsLayout *self,
                              const QsDatum     *datum)
{
  double left = self->x;
  double height = self->metrics.line + QS_INTERNALS_PADDING / 2;
  int per_line = MAX ((int) ((self->width - left) / self->bit_width), 1);
  int line = 0;

  for (guint i = 0; i < datum->n_cells; i++)
    {
      guint bit = self->are_numbers ? datum->n_cells - 1 - i : i;
      int place = get_place (self, datum, bit);

      if (i == 0)
        line = place / per_line;
      else if (place / per_line > line)
        {
          line = place / per_line;
          self->y += height;
        }

      self->x = left + (place % per_line) * self->bit_width;
      qs_internals_layout_add_cell (self, datum, bit, self->bit_width, height);
    }

  if (datum->shift != 0)
    add_shift (self, datum);
  qs_internals_layout_break_line (self, height);
}

/* The side of the matrix's cells, in pixels. */
double
qs_internals_layout_get_side (const QsInternalsLayout *self,
                              const QsDatum           *datum)
{
  return MAX (MIN (floor (self->width / MAX (datum->width, 1)), self->metrics.line), MIN_SIDE);
}

void
qs_internals_layout_add_matrix (QsInternalsLayout *self,
                                const QsDatum     *datum)
{
  double side = qs_internals_layout_get_side (self, datum);

  for (guint i = 0; i < datum->n_cells; i++)
    {
      QsPiece *piece = qs_internals_layout_add_cell (self, datum, i, side, side);

      if (side < MIN_TEXT_SIDE * self->metrics.character)
        piece->text[0] = '\0';
      if ((i + 1) % MAX (datum->width, 1) == 0 || i + 1 == datum->n_cells)
        qs_internals_layout_break_line (self, side);
    }
}
