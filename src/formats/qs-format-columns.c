/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Column lists: the column of the queen in each row, counted from 1, a line per solution. */

#include "config.h"

#include "qs-format.h"

#include <glib/gi18n-lib.h>

#include "qs-solution.h"

static void
append (GString       *out,
        const guint16 *columns,
        guint          n,
        guint64        rank,
        gboolean       is_first,
        gboolean       numbered)
{
  qs_solution_append_to (columns, n, out);
  g_string_append_c (out, '\n');
}

/* A solution has each column once, so every line holds the digits of 1 … n and n separators. */
static guint64
size (guint    n,
      guint64  first,
      guint64  count,
      gboolean numbered)
{
  return qs_format_multiply_add (count, qs_format_count_digits (1, n) + n, 0);
}

const QsFormat qs_format_columns = {
  .id = "columns",
  .name = N_ ("Column lists"),
  .suffix = ".txt",
  .can_number = FALSE,
  .append = append,
  .size = size,
};
