/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Squares: the names of the squares with queens, top row first, a line per solution. */

#include "qs-format.h"

#include <glib/gi18n-lib.h>

static void
append (GString             *out,
        const QsFormatSet   *set,
        const QsFormatBoard *board)
{
  for (guint row = 0; row < set->n_rows; row++)
    {
      char file[QS_SQUARE_FILE_SIZE];

      qs_square_format_file (board->columns[row], file);
      g_string_append (out, file);
      qs_format_append_number (out, set->n_rows - row);
      g_string_append_c (out, row + 1 < set->n_rows ? ',' : '\n');
    }
}

const QsFormat qs_format_squares = {
  .id = "squares",
  .name = N_ ("Squares"),
  .description = N_ ("The squares of the queens, such as a8,e7,h6"),
  .suffix = ".txt",
  .mime_type = "text/plain",
  .append = append,
};
