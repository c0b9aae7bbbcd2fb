/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Text boards: n lines of n characters, Q and a dot, a blank line between boards. */

#include "qs-format.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Untranslated: a file must not depend on its writer's language. */
#define NUMBER_LABEL "Solution "

static void
append (GString             *out,
        const QsFormatSet   *set,
        const QsFormatBoard *board)
{
  const guint16 *columns = board->columns;
  guint n = set->n;
  char *squares;
  gsize start;

  if (board->place > 0)
    g_string_append_c (out, '\n');
  if (set->numbered)
    {
      g_string_append (out, NUMBER_LABEL);
      qs_format_append_number (out, board->rank);
      g_string_append_c (out, '\n');
    }

  start = out->len;
  g_string_set_size (out, start + (gsize) set->n_rows * (n + 1));
  squares = out->str + start;
  memset (squares, '.', (gsize) set->n_rows * (n + 1));

  for (guint row = 0; row < set->n_rows; row++, squares += n + 1)
    {
      if (columns[row] < n)
        squares[columns[row]] = 'Q';
      squares[n] = '\n';
    }
}

const QsFormat qs_format_text = {
  .id = "text",
  .name = N_ ("Text boards"),
  .description = N_ ("Boards of letters: Q for a queen, a dot for an empty square"),
  .suffix = ".txt",
  .mime_type = "text/plain",
  .flags = QS_FORMAT_CAN_NUMBER,
  .append = append,
};
