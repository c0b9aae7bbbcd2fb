/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* CSV: a table with a column for each row of the board. Nothing in it needs quotes. */

#include "qs-format.h"

#include <glib/gi18n-lib.h>

static void
begin (GString           *out,
       const QsFormatSet *set)
{
  g_string_append (out, "rank,class,images");
  for (guint row = 1; row <= set->n_rows; row++)
    g_string_append_printf (out, ",row%u", row);
  g_string_append_c (out, '\n');
}

static void
append (GString             *out,
        const QsFormatSet   *set,
        const QsFormatBoard *board)
{
  qs_format_append_number (out, board->rank);
  g_string_append_c (out, ',');
  qs_format_append_number (out, board->class_number);
  g_string_append_c (out, ',');
  qs_format_append_number (out, board->images);
  g_string_append_c (out, ',');
  qs_format_append_columns (out, board->columns, set->n_rows, 1, ',');
  g_string_append_c (out, '\n');
}

const QsFormat qs_format_csv = {
  .id = "csv",
  .name = N_ ("CSV"),
  .description = N_ ("A table for spreadsheets, with numbers and symmetry classes"),
  .suffix = ".csv",
  .mime_type = "text/csv",
  .flags = QS_FORMAT_IS_NUMBERED | QS_FORMAT_NEEDS_CLASS | QS_FORMAT_SIZE_IS_BOUND,
  .begin = begin,
  .append = append,
};
