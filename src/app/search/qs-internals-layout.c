/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the values of a method's data stand.
 *
 * Masks share one grid: bits of the same column stand above each other, as on the
 * board. Everything wraps to the available width, and runs from left to right in
 * every language, like the board and the program text. */

#include "config.h"

#include "qs-internals-layout.h"

#include <math.h>

#include "qs-internals-value.h"

#define PADDING 4.0  /* left and right of a value's text, together, in pixels */
#define GAP 2.0      /* between values that stand alone */
#define NAME_ROOM 4  /* for the number of a call, in characters */
#define SPACING 10.0 /* between data */

/* The least side of a matrix cell that shows its value, in characters. */
#define MIN_TEXT_CELL 1.6

struct _QsInternalsLayout
{
  GArray *pieces; /* of QsPiece */
  double height;  /* of everything */

  const QsInternals *internals; /* while it is arranged */
  guint n;
  QsInternalsMetrics metrics;
  double width;
  gboolean are_numbers; /* whether bit 0 is at the right, as in numbers, else at the left, as on the board */
  double name_width;    /* of the names beside their values */
  int first_bit;     /* the grid's leftmost column and the end of its rightmost, from the board's leftmost. They
                      * include all that were ever needed, so that the grid stays where it is */
  int last_bit;
  gboolean has_bit_numbers; /* whether they stand above the first mask */
  double x; /* where the next piece comes */
  double y;
};

/**
 * qs_internals_layout_new:
 *
 * Returns: (transfer full): a layout of nothing
 */
QsInternalsLayout *
qs_internals_layout_new (void)
{
  QsInternalsLayout *self = g_new0 (QsInternalsLayout, 1);

  self->pieces = g_array_new (FALSE, FALSE, sizeof (QsPiece));
  qs_internals_layout_clear (self);

  return self;
}

/**
 * qs_internals_layout_free:
 * @self: (transfer full): a layout
 *
 * Frees it.
 */
void
qs_internals_layout_free (QsInternalsLayout *self)
{
  g_array_unref (self->pieces);
  g_free (self);
}

/**
 * qs_internals_layout_clear:
 * @self: a layout
 *
 * Forgets everything, even what the data of one search have in common.
 */
void
qs_internals_layout_clear (QsInternalsLayout *self)
{
  g_array_set_size (self->pieces, 0);
  self->height = 0;
  self->first_bit = G_MAXINT;
  self->last_bit = G_MININT;
}

static void
write_value (const QsInternalsLayout *self,
             const QsDatum           *datum,
             const QsCell            *cell,
             char                    *text,
             gsize                    size)
{
  guint room = (guint) MAX (self->width / self->metrics.character - NAME_ROOM - 1, 0);

  qs_internals_value_write (datum, cell, self->n, room, self->are_numbers, text, size);
}

static double
measure_text (const QsInternalsLayout *self,
              const char              *text)
{
  return (double) g_utf8_strlen (text, -1) * self->metrics.character;
}

static QsPiece *
add_piece (QsInternalsLayout *self,
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

static void
add_text (QsInternalsLayout *self,
          QsPieceKind        kind,
          guint              datum,
          const char        *text)
{
  QsPiece *piece = add_piece (self, kind, datum, measure_text (self, text), self->metrics.line);

  g_strlcpy (piece->text, text, sizeof piece->text);
}

static void
add_cell (QsInternalsLayout *self,
          guint              datum,
          guint              cell,
          double             width,
          double             height)
{
  guint n_data;
  const QsDatum *data = qs_internals_get_data (self->internals, &n_data);
  const QsCell *content = &qs_internals_get_cells (self->internals, &data[datum])[cell];
  QsPiece *piece = add_piece (self, QS_PIECE_CELL, datum, width, height);

  piece->cell = cell;
  piece->look = qs_internals_value_get_look (&data[datum], content);
  write_value (self, &data[datum], content, piece->text, sizeof piece->text);
  if (measure_text (self, piece->text) > width)
    piece->text[0] = '\0';
}

static void
break_line (QsInternalsLayout *self,
            double             height)
{
  self->x = 0;
  self->y += height;
}

/* The width that the widest value or index of a datum takes. */
static double
measure_cells (const QsInternalsLayout *self,
               const QsDatum           *datum)
{
  const QsCell *cells = qs_internals_get_cells (self->internals, datum);
  double widest = self->metrics.character;
  char text[40];

  for (guint i = 0; i < datum->n_cells; i++)
    {
      write_value (self, datum, &cells[i], text, sizeof text);
      widest = MAX (widest, measure_text (self, text));
    }

  return ceil (widest + PADDING);
}

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

  return ceil ((double) widest * self->metrics.small_character + GAP);
}

static void
arrange_array (QsInternalsLayout *self,
               guint              number,
               const QsDatum     *datum)
{
  double cell_width = MAX (measure_cells (self, datum), measure_indices (self, datum));
  double cell_height = self->metrics.line + PADDING;
  guint per_line = MAX ((guint) (self->width / cell_width), 1);

  for (guint start = 0; start < datum->n_cells; start += per_line)
    {
      guint end = MIN (start + per_line, datum->n_cells);

      for (guint i = start; i < end; i++)
        {
          QsPiece *piece = add_piece (self, QS_PIECE_INDEX, number, cell_width, self->metrics.small_line);

          piece->cell = i;
          g_snprintf (piece->text, sizeof piece->text, "%d", datum->first_index + (int) i);
        }

      break_line (self, self->metrics.small_line);
      for (guint i = start; i < end; i++)
        add_cell (self, number, i, cell_width, cell_height);
      break_line (self, cell_height);
    }
}

static double
get_bit_width (const QsInternalsLayout *self)
{
  return ceil (self->metrics.character + PADDING);
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

/* The numbers of the bits above the board's columns, if the grid is in one piece: all, or of many every fourth. */
static void
arrange_bit_numbers (QsInternalsLayout *self,
                     guint              number,
                     const QsDatum     *datum)
{
  double bit_width = get_bit_width (self);
  guint step = datum->n_cells > 10 ? 4 : 1;

  self->has_bit_numbers = TRUE;
  if (self->name_width + (self->last_bit - self->first_bit) * bit_width > self->width)
    return;

  for (guint i = 0; i < datum->n_cells; i++)
    {
      guint bit = self->are_numbers ? datum->n_cells - 1 - i : i;
      QsPiece *piece;

      if (bit % step != 0)
        continue;

      self->x = self->name_width + get_place (self, datum, bit) * bit_width;
      piece = add_piece (self, QS_PIECE_INDEX, number, bit_width, self->metrics.small_line);
      piece->cell = bit;
      g_snprintf (piece->text, sizeof piece->text, "%u", bit);
    }

  break_line (self, self->metrics.small_line);
}

/* An arrow to where the bits have moved, and by how many places: “→ << 1”. */
static void
arrange_shift (QsInternalsLayout *self,
               guint              number,
               const QsDatum     *datum)
{
  gboolean is_right = (datum->shift > 0) != self->are_numbers;
  g_autofree char *text = g_strdup_printf ("%s %s %d", is_right ? "→" : "←", datum->shift > 0 ? "<<" : ">>",
                                           ABS (datum->shift));

  self->x += self->metrics.character;
  if (self->x + measure_text (self, text) <= self->width)
    add_text (self, QS_PIECE_TEXT, number, text);
}

/* Wrapped masks break at the same columns. */
static void
arrange_bits (QsInternalsLayout *self,
              guint              number,
              const QsDatum     *datum)
{
  double left = self->x;
  double bit_width = get_bit_width (self);
  double height = self->metrics.line + PADDING / 2;
  int per_line = MAX ((int) ((self->width - left) / bit_width), 1);
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

      self->x = left + (place % per_line) * bit_width;
      add_cell (self, number, bit, bit_width, height);
    }

  if (datum->shift != 0)
    arrange_shift (self, number, datum);
  break_line (self, height);
}

static void
arrange_matrix (QsInternalsLayout *self,
                guint              number,
                const QsDatum     *datum)
{
  guint columns = MAX (datum->width, 1);
  double side = MIN (floor (self->width / columns), self->metrics.line + PADDING);

  side = MAX (side, 3);
  for (guint i = 0; i < datum->n_cells; i++)
    {
      add_cell (self, number, i, side, side);
      if (side < MIN_TEXT_CELL * self->metrics.character)
        g_array_index (self->pieces, QsPiece, self->pieces->len - 1).text[0] = '\0';
      if ((i + 1) % columns == 0 || i + 1 == datum->n_cells)
        break_line (self, side);
    }
}

/* Values of any width, one after the other; further lines begin where the first may. */
static void
arrange_values (QsInternalsLayout *self,
                guint              number,
                const QsDatum     *datum,
                double             left,
                double             height)
{
  const QsCell *cells = qs_internals_get_cells (self->internals, datum);
  char text[40];

  for (guint i = 0; i < datum->n_cells; i++)
    {
      double cell_width;

      write_value (self, datum, &cells[i], text, sizeof text);
      cell_width = ceil (measure_text (self, text) + PADDING + 2);
      if (self->x > left && self->x + cell_width > self->width)
        {
          break_line (self, height + GAP);
          self->x = left;
        }

      add_cell (self, number, i, cell_width, height);
      self->x += GAP;
    }
}

/* Between braces if it is a set. */
static void
arrange_list (QsInternalsLayout *self,
              guint              number,
              const QsDatum     *datum)
{
  double height = self->metrics.line + PADDING;
  gboolean is_set = datum->kind == QS_DATUM_SET;

  if (is_set)
    add_text (self, QS_PIECE_TEXT, number, "{ ");
  else if (datum->n_cells == 0)
    add_text (self, QS_PIECE_TEXT, number, "–");

  arrange_values (self, number, datum, 0, height);
  if (is_set)
    add_text (self, QS_PIECE_TEXT, number, datum->n_cells > 0 ? " }" : "}");
  break_line (self, height);
}

/* Beside the number of the call; the first only says how calls look. */
static void
arrange_call (QsInternalsLayout *self,
              guint              number,
              const QsDatum     *datum)
{
  if (datum->n_cells == 0)
    return;

  self->x = NAME_ROOM * self->metrics.character;
  arrange_values (self, number, datum, self->x, self->metrics.line + PADDING / 2);
  break_line (self, self->metrics.line + PADDING / 2);
}

/* How wide the values are when they stand in one line. */
static double
measure_line (const QsInternalsLayout *self,
              const QsDatum           *datum)
{
  switch (datum->kind)
    {
    case QS_DATUM_NUMBER:
      return measure_cells (self, datum);
    case QS_DATUM_BITS:
      return (self->last_bit - self->first_bit) * get_bit_width (self);
    case QS_DATUM_CALL:
      return datum->n_cells > 0 ? 0 : G_MAXDOUBLE;
    case QS_DATUM_ARRAY:
    case QS_DATUM_SET:
    case QS_DATUM_LIST:
    case QS_DATUM_MATRIX:
      return G_MAXDOUBLE;
    default:
      g_assert_not_reached ();
    }
}

static void
arrange_name (QsInternalsLayout *self,
              guint              number,
              const QsDatum     *datum)
{
  gboolean is_beside = self->name_width + measure_line (self, datum) <= self->width;
  g_autofree char *note = NULL;

  add_text (self, QS_PIECE_NAME, number, datum->name);

  if (datum->n_total > datum->n_cells)
    {
      note = g_strdup_printf (" %u / %u", datum->n_cells, datum->n_total);
      add_text (self, QS_PIECE_TEXT, number, note);
    }

  if (is_beside)
    self->x = self->name_width;
  else
    break_line (self, self->metrics.line);
}

static void
arrange_datum (QsInternalsLayout *self,
               guint              number,
               const QsDatum     *datum)
{
  arrange_name (self, number, datum);

  switch (datum->kind)
    {
    case QS_DATUM_NUMBER:
      for (guint i = 0; i < datum->n_cells; i++)
        add_cell (self, number, i, measure_cells (self, datum), self->metrics.line + PADDING / 2);
      break_line (self, self->metrics.line + PADDING / 2);
      break;
    case QS_DATUM_BITS:
      arrange_bits (self, number, datum);
      break;
    case QS_DATUM_ARRAY:
      arrange_array (self, number, datum);
      break;
    case QS_DATUM_SET:
    case QS_DATUM_LIST:
      arrange_list (self, number, datum);
      break;
    case QS_DATUM_MATRIX:
      arrange_matrix (self, number, datum);
      break;
    case QS_DATUM_CALL:
      arrange_call (self, number, datum);
      break;
    default:
      g_assert_not_reached ();
    }
}

static gboolean
is_short (const QsDatum *datum)
{
  return datum->kind == QS_DATUM_BITS || datum->kind == QS_DATUM_NUMBER;
}

/* Whether it stands close to others of its kind. */
static gboolean
is_dense (const QsDatum *datum)
{
  return is_short (datum) || datum->kind == QS_DATUM_CALL;
}

/* What all masks and numbers share: the width of their names and the grid of bits. */
static void
measure_common (QsInternalsLayout *self,
                const QsDatum     *data,
                guint              n_data)
{
  self->name_width = 0;
  for (guint i = 0; i < n_data; i++)
    {
      if (is_short (&data[i]))
        self->name_width = MAX (self->name_width, ceil (measure_text (self, data[i].name)) + self->metrics.character);
      if (data[i].kind != QS_DATUM_BITS)
        continue;

      self->first_bit = MIN (self->first_bit, -data[i].align);
      self->last_bit = MAX (self->last_bit, (int) data[i].n_cells - data[i].align);
    }
}

/**
 * qs_internals_layout_arrange:
 * @self: a layout
 * @internals: a method's data
 * @n: the side of the board, in squares
 * @metrics: the measures of the font, which is monospaced
 * @width: the available width, in pixels
 * @are_numbers: whether masks are written as numbers, with bit 0 at the right,
 *   else as the board, with bit 0 at the left
 *
 * Finds a place for all of @internals, and forgets earlier places. Masks stay
 * above the same columns from one moment of a search to the next.
 */
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
  self->n = n;
  self->metrics = *metrics;
  self->width = width;
  self->are_numbers = are_numbers;
  self->x = self->y = 0;
  self->has_bit_numbers = FALSE;
  measure_common (self, data, n_data);

  for (guint i = 0; i < n_data; i++)
    {
      if (i > 0)
        self->y += is_dense (&data[i]) && is_dense (&data[i - 1]) ? GAP : SPACING;
      if (data[i].kind == QS_DATUM_BITS && !self->has_bit_numbers)
        arrange_bit_numbers (self, i, &data[i]);
      arrange_datum (self, i, &data[i]);
    }

  self->height = self->y;
  self->internals = NULL;
}

/**
 * qs_internals_layout_get_pieces:
 * @self: a layout
 * @n_pieces: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_pieces): everything that has a place
 */
const QsPiece *
qs_internals_layout_get_pieces (const QsInternalsLayout *self,
                                guint                   *n_pieces)
{
  *n_pieces = self->pieces->len;

  return (const QsPiece *) (gpointer) self->pieces->data;
}

/**
 * qs_internals_layout_get_height:
 * @self: a layout
 *
 * Returns: the height of everything, in pixels
 */
double
qs_internals_layout_get_height (const QsInternalsLayout *self)
{
  return self->height;
}

/**
 * qs_internals_layout_get_shift:
 * @self: a layout
 * @datum: one of the data that it has arranged
 *
 * Returns: how far to the right the last step has shifted the values, in
 *   pixels; negative to the left
 */
double
qs_internals_layout_get_shift (const QsInternalsLayout *self,
                               const QsDatum           *datum)
{
  return datum->shift * get_bit_width (self) * (self->are_numbers ? -1 : 1);
}
