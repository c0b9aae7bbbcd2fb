/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Column lists: the column of the queen in each row, counted from 1, a line per solution. */

#include "config.h"

#include "qs-format.h"

#include <glib/gi18n-lib.h>

#include "qs-solution.h"

static void
append (GString             *out,
        const QsFormatSet   *set,
        const QsFormatBoard *board,
        gboolean             is_first)
{
  qs_solution_append_to (board->columns, set->n, out);
  g_string_append_c (out, '\n');
}

/* A solution has each column once, so every line holds the digits of 1 … n and n separators. */
static guint64
size (const QsFormatSet *set)
{
  return qs_format_multiply_add (set->count, qs_format_count_digits (1, set->n) + set->n, 0);
}

const QsFormat qs_format_columns = {
  .id = "columns",
  .name = N_ ("Column lists"),
  .suffix = ".txt",
  .mime_type = "text/plain",
  .append = append,
  .size = size,
};
