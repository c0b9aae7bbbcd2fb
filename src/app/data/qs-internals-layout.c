/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the values of a method's data stand.
 *
 * Masks share one grid: bits of the same column stand above each other, as on the
 * board. Everything wraps to the available width, and runs from left to right in
 * every language, like the board and the program text. */

#include "qs-internals-layout-private.h"

#include <math.h>

/* In pixels. */
#define GAP 2.0     /* between values that stand alone */
#define SPACING 6.0 /* between data */

/* Left and right of a value's text where there is little room, together, in pixels. */
#define LEAST_PADDING 2.0

/* Beside an index, in pixels. */
#define INDEX_GAP 2.0

/* The least side of a matrix cell, in pixels, and of one that shows its value, in characters. */
#define MIN_SIDE 3.0
#define MIN_TEXT_SIDE 1.6

/* Values of any width stand beside their name unless that takes more than this part of the width. */
#define MAX_NAME 0.34

/* The least room for a list beside a matrix, and the gap between them, in characters. */
#define LEAST_BESIDE 12
#define BESIDE_GAP 2

/* The room of a number beside which another one stands, in characters: rows and columns have two digits. */
#define NUMBER_ROOM 5

QsInternalsLayout *
qs_internals_layout_new (void)
{
  QsInternalsLayout *self = g_new0 (QsInternalsLayout, 1);

  self->array = g_array_new (FALSE, FALSE, sizeof (QsPiece));
  qs_internals_layout_clear (self);

  return self;
}

void
qs_internals_layout_free (QsInternalsLayout *self)
{
  g_array_unref (self->array);
  g_free (self);
}

/* Forgets everything, even what the data of one search have in common. */
void
qs_internals_layout_clear (QsInternalsLayout *self)
{
  self->n_pieces = 0;
  self->height = 0;
  self->first_bit = G_MAXINT;
  self->last_bit = G_MININT;
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
measure_arrays (QsInternalsLayout *self)
{
  const QsDatum *data = self->data;
  double text = 0;
  guint longest = 1;

  self->index_width = 0;
  for (guint i = 0; i < self->n_data; i++)
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
static void
measure_grids (QsInternalsLayout *self)
{
  const QsDatum *data = self->data;
  measure_arrays (self);

  for (guint i = 0; i < self->n_data; i++)
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
      int index = self->datum->first_index + (int) cell;
      QsPiece *piece;

      if (index % (int) steps[i] != 0)
        continue;

      self->x = left + (cell - start) * self->cell_width;
      piece = qs_internals_layout_add_piece (self, QS_PIECE_INDEX, self->cell_width, self->metrics.small_line);
      piece->cell = cell;
      g_snprintf (piece->text, sizeof piece->text, "%d", index);
    }

  qs_internals_layout_break_line (self, self->metrics.small_line);
  self->x = left;
}

/* Adds the values, each below its index, on as many lines as it needs. */
static void
add_array (QsInternalsLayout *self)
{
  double height = self->metrics.line + QS_INTERNALS_PADDING;
  guint per_line = MAX ((guint) ((self->width - self->x) / self->cell_width), 1);

  for (guint start = 0; start < self->datum->n_cells; start += per_line)
    {
      guint end = MIN (start + per_line, self->datum->n_cells);

      add_indices (self, start, end);
      for (guint i = start; i < end; i++)
        qs_internals_layout_add_cell (self, i, self->cell_width, height);
      qs_internals_layout_break_line (self, height);
    }
}

/* The place of a bit in the grid, from the left. */
static int
get_place (const QsInternalsLayout *self,
           guint                    bit)
{
  int column = (int) bit - self->datum->align;

  return self->are_numbers ? self->last_bit - 1 - column : column - self->first_bit;
}

/* Adds the numbers of the bits above the board's columns, if the grid is
 * in one piece: all, or of many every fourth. That is done for the first mask. */
static void
add_numbers (QsInternalsLayout *self)
{
  guint step = self->datum->n_cells > 10 ? 4 : 1;

  self->has_bit_numbers = TRUE;
  if (!self->has_names_beside_bits)
    return;

  for (guint i = 0; i < self->datum->n_cells; i++)
    {
      guint bit = self->are_numbers ? self->datum->n_cells - 1 - i : i;
      QsPiece *piece;

      if (bit % step != 0)
        continue;

      self->x = self->name_width + get_place (self, bit) * self->bit_width;
      piece = qs_internals_layout_add_piece (self, QS_PIECE_INDEX, self->bit_width, self->metrics.small_line);
      piece->cell = bit;
      g_snprintf (piece->text, sizeof piece->text, "%u", bit);
    }

  qs_internals_layout_break_line (self, self->metrics.small_line);
}

/* An arrow to where the bits have moved, and by how many places: “→ << 1”. */
static void
add_shift (QsInternalsLayout *self)
{
  gboolean is_right = (self->datum->shift > 0) != self->are_numbers;
  g_autofree char *text = g_strdup_printf ("%s %s %d", is_right ? "→" : "←", self->datum->shift > 0 ? "<<" : ">>",
                                           ABS (self->datum->shift));

  self->x += self->metrics.character;
  if (self->x + qs_internals_layout_measure_text (self, text) <= self->width)
    qs_internals_layout_add_text (self, QS_PIECE_TEXT, text);
}

/* Adds the bits. Wrapped masks break at the same columns. */
static void
add_bits (QsInternalsLayout *self)
{
  double left = self->x;
  double height = self->metrics.line + QS_INTERNALS_PADDING / 2;
  int per_line = MAX ((int) ((self->width - left) / self->bit_width), 1);
  int line = 0;

  for (guint i = 0; i < self->datum->n_cells; i++)
    {
      guint bit = self->are_numbers ? self->datum->n_cells - 1 - i : i;
      int place = get_place (self, bit);

      if (i == 0)
        line = place / per_line;
      else if (place / per_line > line)
        {
          line = place / per_line;
          self->y += height;
        }

      self->x = left + (place % per_line) * self->bit_width;
      qs_internals_layout_add_cell (self, bit, self->bit_width, height);
    }

  if (self->datum->shift != 0)
    add_shift (self);
  qs_internals_layout_break_line (self, height);
}

/* The side of the matrix's cells, in pixels. */
static double
get_side (const QsInternalsLayout *self,
          const QsDatum           *datum)
{
  return MAX (MIN (floor (self->width / MAX (datum->width, 1)), self->metrics.line), MIN_SIDE);
}

static void
add_matrix (QsInternalsLayout *self)
{
  double side = get_side (self, self->datum);

  for (guint i = 0; i < self->datum->n_cells; i++)
    {
      QsPiece *piece = qs_internals_layout_add_cell (self, i, side, side);

      if (side < MIN_TEXT_SIDE * self->metrics.character)
        piece->text[0] = '\0';
      if ((i + 1) % MAX (self->datum->width, 1) == 0 || i + 1 == self->datum->n_cells)
        qs_internals_layout_break_line (self, side);
    }
}

/* Values of any width, one after the other; further lines begin below the first. */
static void
add_values (QsInternalsLayout *self,
            double             height)
{
  double left = self->x;

  for (guint i = 0; i < self->datum->n_cells; i++)
    {
      double cell_width = ceil (qs_internals_layout_measure_cell (self, self->datum, i) + QS_INTERNALS_PADDING + 2);

      if (self->x > left && self->x + cell_width > self->width)
        {
          qs_internals_layout_break_line (self, height + GAP);
          self->x = left;
        }

      qs_internals_layout_add_cell (self, i, cell_width, height);
      self->x += GAP;
    }
}

/* Between braces if it is a set. */
static void
add_list (QsInternalsLayout *self)
{
  double height = self->metrics.line + QS_INTERNALS_PADDING;
  gboolean is_set = self->datum->kind == QS_DATUM_SET;

  if (is_set)
    qs_internals_layout_add_text (self, QS_PIECE_TEXT, "{ ");
  else if (self->datum->n_cells == 0)
    qs_internals_layout_add_text (self, QS_PIECE_TEXT, "–");

  add_values (self, height);
  if (is_set)
    qs_internals_layout_add_text (self, QS_PIECE_TEXT, self->datum->n_cells > 0 ? " }" : "}");
  qs_internals_layout_break_line (self, height);
}

/* Beside the number of the call; the first only says how calls look. */
static void
add_call (QsInternalsLayout *self)
{
  double height = self->metrics.line + QS_INTERNALS_PADDING / 2;

  if (self->datum->n_cells == 0)
    return;

  self->x = QS_INTERNALS_CALL_ROOM * self->metrics.character;
  add_values (self, height);
  qs_internals_layout_break_line (self, height);
}

static double
measure_number (const QsInternalsLayout *self)
{
  return ceil (qs_internals_layout_measure_cells (self, self->datum) + QS_INTERNALS_PADDING);
}

static void
add_number (QsInternalsLayout *self)
{
  double width = measure_number (self), height = self->metrics.line + QS_INTERNALS_PADDING / 2;

  for (guint i = 0; i < self->datum->n_cells; i++)
    qs_internals_layout_add_cell (self, i, width, height);
  qs_internals_layout_break_line (self, height);
}

/* Whether the values stand beside their name, else below it. */
static gboolean
has_name_beside (const QsInternalsLayout *self)
{
  switch (self->datum->kind)
    {
    case QS_DATUM_NUMBER:
      return self->name_width + measure_number (self) <= self->width;
    case QS_DATUM_BITS:
      return self->has_names_beside_bits;
    case QS_DATUM_ARRAY:
      return self->has_names_beside_arrays;
    case QS_DATUM_SET:
    case QS_DATUM_LIST:
      return self->left == 0 && self->name_width <= self->width * MAX_NAME && self->datum->n_total <= self->datum->n_cells;
    case QS_DATUM_CALL:
      return self->datum->n_cells > 0;
    case QS_DATUM_MATRIX:
      return FALSE;
    default:
      g_assert_not_reached ();
    }
}

/* Beside framed values it stands as low as their texts; those of an array have their indices above them. */
static void
add_name (QsInternalsLayout *self)
{
  gboolean is_beside = has_name_beside (self);
  QsPiece *piece = qs_internals_layout_add_text (self, QS_PIECE_NAME, self->datum->name);

  if (is_beside && self->datum->kind == QS_DATUM_ARRAY)
    piece->y += self->metrics.small_line;
  if (is_beside && self->datum->kind <= QS_DATUM_LIST && self->datum->kind != QS_DATUM_NUMBER)
    piece->y += QS_INTERNALS_PADDING / 2;

  if (self->datum->n_total > self->datum->n_cells)
    {
      g_autofree char *note = g_strdup_printf (" %u / %u", self->datum->n_cells, self->datum->n_total);

      qs_internals_layout_add_text (self, QS_PIECE_TEXT, note);
    }

  if (is_beside && self->left > 0)
    self->x += self->metrics.character;
  else if (is_beside)
    self->x = self->name_width;
  else
    qs_internals_layout_break_line (self, self->metrics.line);
}

static void
add_datum (QsInternalsLayout *self)
{
  static void (*const add[]) (QsInternalsLayout *self) = {
    [QS_DATUM_NUMBER] = add_number,
    [QS_DATUM_ARRAY] = add_array,
    [QS_DATUM_SET] = add_list,
    [QS_DATUM_LIST] = add_list,
    [QS_DATUM_BITS] = add_bits,
    [QS_DATUM_MATRIX] = add_matrix,
    [QS_DATUM_CALL] = add_call,
  };

  add_name (self);
  add[self->datum->kind] (self);
}

/* Whether it stands close to others of its kind. */
static gboolean
is_dense (const QsDatum *datum)
{
  return datum->kind == QS_DATUM_BITS || datum->kind == QS_DATUM_NUMBER || datum->kind == QS_DATUM_CALL;
}

/* Where a datum begins that stands beside the one before, a list
 * beside a matrix or a number beside a number; 0 if it stands below. */
static double
find_beside (const QsInternalsLayout *self,
             const QsDatum           *before)
{
  double width, x, room = NUMBER_ROOM * self->metrics.character;

  if (before->kind == QS_DATUM_NUMBER && before->style != QS_VALUE_HEX && self->datum->kind == QS_DATUM_NUMBER)
    {
      x = self->name_width + room;
      return x + qs_internals_layout_measure_text (self, self->datum->name) + room <= self->width ? x : 0;
    }
  if (before->kind != QS_DATUM_MATRIX || self->datum->kind != QS_DATUM_LIST)
    return 0;

  width = MAX (before->width * get_side (self, before),
               qs_internals_layout_measure_text (self, before->name));
  x = width + BESIDE_GAP * self->metrics.character;

  return x + LEAST_BESIDE * self->metrics.character <= self->width ? x : 0;
}

/* One below the other, but a list beside its matrix and the second of two numbers beside the first. */
static void
add_data (QsInternalsLayout *self)
{
  double top = 0, beside = 0;

  for (guint i = 0; i < self->n_data; i++)
    {
      const QsDatum *before = i > 0 ? &self->data[i - 1] : NULL;
      double bottom = self->y;

      self->datum = &self->data[i];
      beside = before == NULL || beside > 0 ? 0 : find_beside (self, before);
      if (beside > 0)
        {
          self->left = self->x = beside;
          self->y = top;
        }
      else if (before != NULL)
        self->y += is_dense (self->datum) && is_dense (before) ? GAP : SPACING;

      top = self->y;
      if (self->datum->kind == QS_DATUM_BITS && !self->has_bit_numbers)
        add_numbers (self);
      add_datum (self);
      self->left = self->x = 0;
      self->y = MAX (self->y, bottom);
    }
}

/* Finds a place for all of @internals in @width pixels, and forgets earlier places.
 * Masks stay above the same columns from one moment of a search to the next. Bit 0
 * of a mask is at the right as in numbers, or at the left as on the board. */
void
qs_internals_layout_arrange (QsInternalsLayout        *self,
                             const QsInternals        *internals,
                             guint                     n,
                             const QsInternalsMetrics *metrics,
                             double                    width,
                             gboolean                  are_numbers)
{
  g_array_set_size (self->array, 0);
  self->internals = internals;
  self->data = qs_internals_get_data (internals, &self->n_data);
  self->n = n;
  self->metrics = *metrics;
  self->width = width;
  self->are_numbers = are_numbers;
  self->left = self->x = self->y = 0;
  self->has_bit_numbers = FALSE;
  /* The width of the names that stand beside their values. */
  self->name_width = 0;
  for (guint i = 0; i < self->n_data; i++)
    {
      const QsDatum *datum = &self->data[i];
      double name = ceil (qs_internals_layout_measure_text (self, datum->name)) + metrics->character;

      if (datum->kind != QS_DATUM_CALL && datum->kind != QS_DATUM_MATRIX)
        self->name_width = MAX (self->name_width, name);
    }
  measure_grids (self);
  add_data (self);
  self->pieces = (const QsPiece *) (gpointer) self->array->data;
  self->n_pieces = self->array->len;
  self->height = self->y;
  self->internals = NULL;
}

/* Returns how far to the right the last step has shifted the values, in pixels; negative to the left. */
double
qs_internals_layout_get_shift (const QsInternalsLayout *self,
                               const QsDatum           *datum)
{
  return datum->shift * self->bit_width * (self->are_numbers ? -1 : 1);
}
