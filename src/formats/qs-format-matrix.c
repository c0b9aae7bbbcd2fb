/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* 0/1 matrices: n lines of n digits with blanks between, each under its number. */

#include "qs-format.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Untranslated: a file must not depend on its writer's language. */
#define LABEL "Solution "
#define LABEL_END ":\n"

static void
append (GString             *out,
        const QsFormatSet   *set,
        const QsFormatBoard *board)
{
  gsize width = 2 * (gsize) set->n;
  gsize start;

  g_string_append (out, board->place == 0 ? LABEL : "\n" LABEL);
  qs_format_append_number (out, board->rank);
  g_string_append (out, LABEL_END);

  start = out->len;
  g_string_set_size (out, start + set->n_rows * width);
  for (guint row = 0; row < set->n_rows; row++)
    {
      char *digits = out->str + start + row * width;

      for (guint column = 0; column < set->n; column++)
        memcpy (digits + 2 * (gsize) column, "0 ", 2);
      digits[2 * (gsize) board->columns[row]] = '1';
      digits[width - 1] = '\n';
    }
}

const QsFormat qs_format_matrix = {
  .id = "matrix",
  .name = N_ ("0/1 matrices"),
  .description = N_ ("Boards of 0 and 1, each with its number"),
  .suffix = ".txt",
  .mime_type = "text/plain",
  .flags = QS_FORMAT_IS_NUMBERED,
  .append = append,
};
