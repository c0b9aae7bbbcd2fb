/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Text boards: n lines of n characters, Q and a dot, a blank line between boards. */

#include "config.h"

#include "qs-format.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Untranslated: a file must not depend on its writer's language. */
#define NUMBER_LABEL "Solution "

static void
append (GString       *out,
        const guint16 *columns,
        guint          n,
        guint64        rank,
        gboolean       is_first,
        gboolean       numbered)
{
  char *squares;
  gsize start;

  if (!is_first)
    g_string_append_c (out, '\n');
  if (numbered)
    g_string_append_printf (out, NUMBER_LABEL "%" G_GUINT64_FORMAT "\n", rank);

  start = out->len;
  g_string_set_size (out, start + (gsize) n * (n + 1));
  squares = out->str + start;
  memset (squares, '.', (gsize) n * (n + 1));

  for (guint row = 0; row < n; row++, squares += n + 1)
    {
      if (columns[row] < n)
        squares[columns[row]] = 'Q';
      squares[n] = '\n';
    }
}

static guint64
size (guint    n,
      guint64  first,
      guint64  count,
      gboolean numbered)
{
  guint64 board = (guint64) n * (n + 1);
  guint64 digits = 0;

  if (count == 0)
    return 0;

  if (numbered)
    {
      board += strlen (NUMBER_LABEL "\n");
      digits = qs_format_count_digits (first, count);
    }

  /* A blank line before each but the first. */
  return qs_format_multiply_add (count - 1, board + 1, qs_format_multiply_add (1, board, digits));
}

const QsFormat qs_format_text = {
  .id = "text",
  .name = N_ ("Text boards"),
  .suffix = ".txt",
  .can_number = TRUE,
  .append = append,
  .size = size,
};
