/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The answer to the exercise "N-Queens" as its judge compares it: lists of boards of strings, on one line without blanks. */

#include "qs-format.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
begin (GString           *out,
       const QsFormatSet *set)
{
  g_string_append_c (out, '[');
}

static void
append (GString             *out,
        const QsFormatSet   *set,
        const QsFormatBoard *board)
{
  gsize width = (gsize) set->n + 3; /* of a row, with its quotes and the comma behind it */
  gsize start;

  g_string_append (out, board->place == 0 ? "[" : ",[");
  start = out->len;
  g_string_set_size (out, start + set->n_rows * width);
  memset (out->str + start, '.', set->n_rows * width);

  for (guint row = 0; row < set->n_rows; row++)
    {
      char *text = out->str + start + row * width;

      text[0] = text[width - 2] = '"';
      text[1 + board->columns[row]] = 'Q';
      text[width - 1] = row + 1 < set->n_rows ? ',' : ']';
    }
}


const QsFormat qs_format_leetcode = {
  .id = "leetcode",
  .name = N_ ("LeetCode JSON"),
  .description = N_ ("All boards on one line, as LeetCode writes them"),
  .suffix = ".json",
  .mime_type = "application/json",
  .begin = begin,
  .append = append,
  .end = "]\n",
};
