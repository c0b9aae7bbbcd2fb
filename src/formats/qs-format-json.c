/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* JSON: an object with the board, what was asked for, and the solutions, one a line. JSON Lines: the same as an object
 * a line, of which the first describes the others. */

#include "qs-format.h"

#include <glib/gi18n-lib.h>

#define SOLUTIONS_BEGIN ",\"solutions\":["
#define SOLUTIONS_END "\n]}\n"

static void
append_squares (GString       *out,
                const guint32 *squares,
                guint          n_rows)
{
  g_autofree char *names = qs_square_join (squares, n_rows, "\",\"");

  if (*names != '\0')
    g_string_append_printf (out, "\"%s\"", names);
}

static void
append_filter (GString           *out,
               const QsFormatSet *set)
{
  QsConstraints squares = { 0 };

  if (set->problem != NULL)
    squares = set->problem->squares;
  if (!set->is_fundamental && qs_constraints_is_empty (&squares))
    {
      g_string_append (out, "null");
      return;
    }

  g_string_append (out, "{\"require\":[");
  append_squares (out, squares.required, squares.n_rows);
  g_string_append (out, "],\"forbid\":[");
  append_squares (out, squares.forbidden, squares.n_rows);
  g_string_append_printf (out, "],\"fundamental\":%s}", set->is_fundamental ? "true" : "false");
}

/* Names another problem than that of plain queens, with the squares that are asked for. */
static void
append_problem (GString           *out,
                const QsFormatSet *set)
{
  const QsProblem *problem = set->problem;
  g_autofree char *text = NULL;

  if (problem == NULL || (qs_problem_is_plain (problem) && qs_constraints_is_empty (&problem->squares)))
    return;

  text = qs_problem_to_string (problem);
  g_string_append_printf (out, "\"problem\":\"%s\",", text);
}

/* All of the set but its solutions, without the bracket that ends it. */
static void
append_header (GString           *out,
               const QsFormatSet *set)
{
  g_string_append_printf (out, "{\"format\":\"queenside\",\"version\":1,\"n\":%u,", set->n);
  append_problem (out, set);
  g_string_append (out, "\"filter\":");
  append_filter (out, set);
  g_string_append (out, ",\"total\":");
  if (set->total == QS_FORMAT_UNKNOWN)
    g_string_append (out, "null");
  else
    qs_format_append_number (out, set->total);
}

static void
append_solution (GString             *out,
                 const QsFormatSet   *set,
                 const QsFormatBoard *board)
{
  g_string_append (out, "{\"rank\":");
  qs_format_append_number (out, board->rank);
  g_string_append (out, ",\"columns\":[");
  qs_format_append_columns (out, board->columns, set->n_rows, 1, ',');
  g_string_append (out, "],\"class\":");
  qs_format_append_number (out, board->class_number);
  g_string_append (out, ",\"images\":");
  qs_format_append_number (out, board->images);
  g_string_append_c (out, '}');
}

static void
begin (GString           *out,
       const QsFormatSet *set)
{
  append_header (out, set);
  g_string_append (out, SOLUTIONS_BEGIN);
}

static void
append (GString             *out,
        const QsFormatSet   *set,
        const QsFormatBoard *board)
{
  g_string_append (out, board->place == 0 ? "\n" : ",\n");
  append_solution (out, set, board);
}


static void
begin_lines (GString           *out,
             const QsFormatSet *set)
{
  if (set->without_header)
    return;

  append_header (out, set);
  g_string_append (out, "}\n");
}

static void
append_line (GString             *out,
             const QsFormatSet   *set,
             const QsFormatBoard *board)
{
  append_solution (out, set, board);
  g_string_append_c (out, '\n');
}

const QsFormat qs_format_json = {
  .id = "json",
  .name = N_ ("JSON"),
  .description = N_ ("One document, with numbers and symmetry classes"),
  .suffix = ".json",
  .mime_type = "application/json",
  .flags = QS_FORMAT_IS_NUMBERED | QS_FORMAT_TELLS_TOTAL | QS_FORMAT_NEEDS_CLASS | QS_FORMAT_SIZE_IS_BOUND,
  .begin = begin,
  .append = append,
  .end = SOLUTIONS_END,
};

const QsFormat qs_format_jsonl = {
  .id = "jsonl",
  .name = N_ ("JSON Lines"),
  .description = N_ ("JSON with a board on each line, for large sets"),
  .suffix = ".jsonl",
  .mime_type = "application/jsonl",
  .flags = QS_FORMAT_IS_NUMBERED | QS_FORMAT_TELLS_TOTAL | QS_FORMAT_NEEDS_CLASS | QS_FORMAT_SIZE_IS_BOUND |
           QS_FORMAT_CAN_OMIT_HEADER,
  .begin = begin_lines,
  .append = append_line,
};
