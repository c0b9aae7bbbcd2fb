/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* FEN, the notation of chess programs: the top row first, and a number for each run of empty squares. */

#include "qs-format.h"

#include <glib/gi18n-lib.h>

/* White to move, nobody may castle, no pawn may be taken, the first move. */
#define REST " w - - 0 1\n"

static void
append_empty (GString *out,
              guint    count)
{
  if (count > 0)
    qs_format_append_number (out, count);
}

/* A placement may have rows without a queen. */
static void
append (GString             *out,
        const QsFormatSet   *set,
        const QsFormatBoard *board)
{
  for (guint row = 0; row < set->n_rows; row++)
    {
      guint column = MIN (board->columns[row], set->n);

      if (row > 0)
        g_string_append_c (out, '/');
      append_empty (out, column);
      if (column < set->n)
        {
          g_string_append_c (out, 'Q');
          append_empty (out, set->n - 1 - column);
        }
    }
  g_string_append (out, REST);
}

const QsFormat qs_format_fen = {
  .id = "fen",
  .name = N_ ("FEN"),
  .description = N_ ("Chess positions, for chess programs"),
  .suffix = ".fen",
  .mime_type = "text/plain",
  .append = append,
};
