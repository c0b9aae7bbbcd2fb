/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the values stand that have a fixed place each: those of arrays, masks and matrices. */

#include <math.h>

#include "qs-internals-layout-private.h"

/* Left and right of a value's text where there is little room, together, in pixels. */
#define LEAST_PADDING 2.0

/* Beside an index, in pixels. */
#define INDEX_GAP 2.0

/* The least side of a matrix cell, in pixels, and of one that shows its value, in characters. */
#define MIN_SIDE 3.0
#define MIN_TEXT_SIDE 1.6

static double
measure_indices (const QsInternalsLayout *self,
                 const QsDatum           *datum)
{
  glong widest = 0;

  for (guint i = 0; i < datum->n_cells; i += MAX (datum->n_cells - 1, 1))
    {
      g_autofree char *text = g_strdup_printf ("%d", datum->first_index + (int) i);

      widest = MAX (widest, g_utf8_strlen (text, -1));
    }

  return ceil ((double) widest * self->metrics.small_character + INDEX_GAP);
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
      if (data[i].kind != QS_DATUM_ARRAY)
        continue;

      text = MAX (text, qs_internals_layout_measure_cells (self, &data[i]));
      self->index_width = MAX (self->index_width, measure_indices (self, &data[i]));
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
      piece = qs_internals_layout_add_piece (self, QS_PIECE_INDEX, datum, self->cell_width,
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
      piece = qs_internals_layout_add_piece (self, QS_PIECE_INDEX, datum, self->bit_width, self->metrics.small_line);
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
