/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a value of a method's data is written, and how it looks. */

#include "config.h"

#include "qs-internals-value.h"

#include <string.h>

#include "qs-text.h"

/* Bit by bit in the order of all masks, or in base 16 where there is no room for that. */
static void
write_bits (const QsCell *cell,
            guint         room,
            gboolean      are_numbers,
            char         *text,
            gsize         size)
{
  if (cell->n_bits >= size || cell->n_bits > room)
    {
      g_snprintf (text, (gulong) size, "0x%0*" G_GINT64_MODIFIER "X", (int) (cell->n_bits + 3) / 4,
                  (guint64) cell->value);
      return;
    }

  for (guint i = 0; i < cell->n_bits; i++)
    text[i] = '0' + (char) (cell->value >> (are_numbers ? cell->n_bits - 1 - i : i) & 1);
  text[cell->n_bits] = '\0';
}

/* @room is how many bits fit on a line; @are_numbers puts bit 0 at the right. */
void
qs_internals_value_write (const QsDatum *datum,
                          const QsCell  *cell,
                          guint          n,
                          guint          room,
                          gboolean       are_numbers,
                          char          *text,
                          gsize          size)
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
      write_bits (cell, room, are_numbers, text, size);
      break;
    case QS_VALUE_SQUARE:
      square = qs_text_square (n, cell->region.row, cell->region.column);
      g_strlcpy (text, square, size);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* Returns flags of QsPieceLook. */
guint
qs_internals_value_get_look (const QsDatum *datum,
                             const QsCell  *cell)
{
  gboolean is_framed = datum->kind == QS_DATUM_ARRAY || datum->kind == QS_DATUM_MATRIX ||
                       datum->kind == QS_DATUM_LIST || datum->kind == QS_DATUM_CALL;

  return (is_framed ? QS_PIECE_FRAMED : 0) |
         ((cell->flags & QS_CELL_SET) != 0 ? QS_PIECE_FILLED : 0) |
         ((cell->flags & QS_CELL_CURRENT) != 0 ? QS_PIECE_CURRENT : 0) |
         ((cell->flags & QS_CELL_UNUSED) != 0 ? QS_PIECE_FAINT : 0);
}
