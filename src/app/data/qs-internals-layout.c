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

  self->pieces = g_array_new (FALSE, FALSE, sizeof (QsPiece));
  qs_internals_layout_clear (self);

  return self;
}

void
qs_internals_layout_free (QsInternalsLayout *self)
{
  g_array_unref (self->pieces);
  g_free (self);
}

/* Forgets everything, even what the data of one search have in common. */
void
qs_internals_layout_clear (QsInternalsLayout *self)
{
  g_array_set_size (self->pieces, 0);
  self->height = 0;
  self->first_bit = G_MAXINT;
  self->last_bit = G_MININT;
}

/* Values of any width, one after the other; further lines begin below the first. */
static void
add_values (QsInternalsLayout *self,
            const QsDatum     *datum,
            double             height)
{
  double left = self->x;

  for (guint i = 0; i < datum->n_cells; i++)
    {
      double cell_width = ceil (qs_internals_layout_measure_cell (self, datum, i) + QS_INTERNALS_PADDING + 2);

      if (self->x > left && self->x + cell_width > self->width)
        {
          qs_internals_layout_break_line (self, height + GAP);
          self->x = left;
        }

      qs_internals_layout_add_cell (self, datum, i, cell_width, height);
      self->x += GAP;
    }
}

/* Between braces if it is a set. */
static void
add_list (QsInternalsLayout *self,
          const QsDatum     *datum)
{
  double height = self->metrics.line + QS_INTERNALS_PADDING;
  gboolean is_set = datum->kind == QS_DATUM_SET;

  if (is_set)
    qs_internals_layout_add_text (self, QS_PIECE_TEXT, datum, "{ ");
  else if (datum->n_cells == 0)
    qs_internals_layout_add_text (self, QS_PIECE_TEXT, datum, "–");

  add_values (self, datum, height);
  if (is_set)
    qs_internals_layout_add_text (self, QS_PIECE_TEXT, datum, datum->n_cells > 0 ? " }" : "}");
  qs_internals_layout_break_line (self, height);
}

/* Beside the number of the call; the first only says how calls look. */
static void
add_call (QsInternalsLayout *self,
          const QsDatum     *datum)
{
  double height = self->metrics.line + QS_INTERNALS_PADDING / 2;

  if (datum->n_cells == 0)
    return;

  self->x = QS_INTERNALS_CALL_ROOM * self->metrics.character;
  add_values (self, datum, height);
  qs_internals_layout_break_line (self, height);
}

static double
measure_number (const QsInternalsLayout *self,
                const QsDatum           *datum)
{
  return ceil (qs_internals_layout_measure_cells (self, datum) + QS_INTERNALS_PADDING);
}

static void
add_number (QsInternalsLayout *self,
            const QsDatum     *datum)
{
  double width = measure_number (self, datum), height = self->metrics.line + QS_INTERNALS_PADDING / 2;

  for (guint i = 0; i < datum->n_cells; i++)
    qs_internals_layout_add_cell (self, datum, i, width, height);
  qs_internals_layout_break_line (self, height);
}

/* Whether the values stand beside their name, else below it. */
static gboolean
has_name_beside (const QsInternalsLayout *self,
                 const QsDatum           *datum)
{
  switch (datum->kind)
    {
    case QS_DATUM_NUMBER:
      return self->name_width + measure_number (self, datum) <= self->width;
    case QS_DATUM_BITS:
      return self->has_names_beside_bits;
    case QS_DATUM_ARRAY:
      return self->has_names_beside_arrays;
    case QS_DATUM_SET:
    case QS_DATUM_LIST:
      return self->left == 0 && self->name_width <= self->width * MAX_NAME && datum->n_total <= datum->n_cells;
    case QS_DATUM_CALL:
      return datum->n_cells > 0;
    case QS_DATUM_MATRIX:
      return FALSE;
    default:
      g_assert_not_reached ();
    }
}

/* Beside framed values it stands as low as their texts; those of an array have their indices above them. */
static void
add_name (QsInternalsLayout *self,
          const QsDatum     *datum)
{
  gboolean is_beside = has_name_beside (self, datum);
  QsPiece *piece = qs_internals_layout_add_text (self, QS_PIECE_NAME, datum, datum->name);

  if (is_beside && datum->kind == QS_DATUM_ARRAY)
    piece->y += self->metrics.small_line;
  if (is_beside && datum->kind <= QS_DATUM_LIST && datum->kind != QS_DATUM_NUMBER)
    piece->y += QS_INTERNALS_PADDING / 2;

  if (datum->n_total > datum->n_cells)
    {
      g_autofree char *note = g_strdup_printf (" %u / %u", datum->n_cells, datum->n_total);

      qs_internals_layout_add_text (self, QS_PIECE_TEXT, datum, note);
    }

  if (is_beside && self->left > 0)
    self->x += self->metrics.character;
  else if (is_beside)
    self->x = self->name_width;
  else
    qs_internals_layout_break_line (self, self->metrics.line);
}

static void
add_datum (QsInternalsLayout *self,
           const QsDatum     *datum)
{
  static void (*const add[]) (QsInternalsLayout *self, const QsDatum *datum) = {
    [QS_DATUM_NUMBER] = add_number,
    [QS_DATUM_ARRAY] = qs_internals_layout_add_array,
    [QS_DATUM_SET] = add_list,
    [QS_DATUM_LIST] = add_list,
    [QS_DATUM_BITS] = qs_internals_layout_add_bits,
    [QS_DATUM_MATRIX] = qs_internals_layout_add_matrix,
    [QS_DATUM_CALL] = add_call,
  };

  add_name (self, datum);
  add[datum->kind] (self, datum);
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
             const QsDatum           *before,
             const QsDatum           *datum)
{
  double width, x, room = NUMBER_ROOM * self->metrics.character;

  if (before->kind == QS_DATUM_NUMBER && before->style != QS_VALUE_HEX && datum->kind == QS_DATUM_NUMBER)
    {
      x = self->name_width + room;
      return x + qs_internals_layout_measure_text (self, datum->name) + room <= self->width ? x : 0;
    }
  if (before->kind != QS_DATUM_MATRIX || datum->kind != QS_DATUM_LIST)
    return 0;

  width = MAX (before->width * qs_internals_layout_get_side (self, before),
               qs_internals_layout_measure_text (self, before->name));
  x = width + BESIDE_GAP * self->metrics.character;

  return x + LEAST_BESIDE * self->metrics.character <= self->width ? x : 0;
}

/* One below the other, but a list beside its matrix and the second of two numbers beside the first. */
static void
add_data (QsInternalsLayout *self,
          const QsDatum     *data,
          guint              n_data)
{
  double top = 0, beside = 0;

  for (guint i = 0; i < n_data; i++)
    {
      double bottom = self->y;

      beside = i == 0 || beside > 0 ? 0 : find_beside (self, &data[i - 1], &data[i]);
      if (beside > 0)
        {
          self->left = self->x = beside;
          self->y = top;
        }
      else if (i > 0)
        self->y += is_dense (&data[i]) && is_dense (&data[i - 1]) ? GAP : SPACING;

      top = self->y;
      if (data[i].kind == QS_DATUM_BITS && !self->has_bit_numbers)
        qs_internals_layout_add_numbers (self, &data[i]);
      add_datum (self, &data[i]);
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
  guint n_data;
  const QsDatum *data = qs_internals_get_data (internals, &n_data);

  g_array_set_size (self->pieces, 0);
  self->internals = internals;
  self->data = data;
  self->n = n;
  self->metrics = *metrics;
  self->width = width;
  self->are_numbers = are_numbers;
  self->left = self->x = self->y = 0;
  self->has_bit_numbers = FALSE;
  /* The width of the names that stand beside their values. */
  self->name_width = 0;
  for (guint i = 0; i < n_data; i++)
    {
      double name = ceil (qs_internals_layout_measure_text (self, data[i].name)) + metrics->character;

      if (data[i].kind != QS_DATUM_CALL && data[i].kind != QS_DATUM_MATRIX)
        self->name_width = MAX (self->name_width, name);
    }
  qs_internals_layout_measure_grids (self, data, n_data);
  add_data (self, data, n_data);
  self->height = self->y;
  self->internals = NULL;
}

const QsPiece *
qs_internals_layout_get_pieces (const QsInternalsLayout *self,
                                guint                   *n_pieces)
{
  *n_pieces = self->pieces->len;

  return (const QsPiece *) (gpointer) self->pieces->data;
}

/* How high everything is together, in pixels. */
double
qs_internals_layout_get_height (const QsInternalsLayout *self)
{
  return self->height;
}

/* Returns how far to the right the last step has shifted the values, in pixels; negative to the left. */
double
qs_internals_layout_get_shift (const QsInternalsLayout *self,
                               const QsDatum           *datum)
{
  return datum->shift * self->bit_width * (self->are_numbers ? -1 : 1);
}
