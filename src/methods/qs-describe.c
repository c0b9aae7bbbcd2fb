/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Data that several methods have. */

#include "qs-describe.h"

#include <stdlib.h>

#include "qs-lines.h"

/* Adds the array of the queens' columns by row. A row without a queen has an unused value, −1.
 * The row of the last step is the current one. */
void
qs_describe_queens (const QsMoment *moment,
                    QsInternals    *internals,
                    const char     *name)
{
  qs_internals_begin (internals, name, QS_DATUM_ARRAY);

  for (guint row = 0; row < qs_moment_get_rows (moment); row++)
    {
      guint column = moment->columns[row];
      guint current = moment->step > 0 && row == moment->row ? QS_CELL_CURRENT : 0;

      if (column == QS_EMPTY_ROW)
        qs_internals_add (internals, -1, QS_CELL_UNUSED | current, (QsRegion){ QS_REGION_ROW, row, 0 });
      else
        qs_internals_add (internals, column, QS_CELL_SET | current, (QsRegion){ QS_REGION_SQUARE, row, column });
    }
}

static gboolean
is_attacked (const QsMoment *moment,
             guint           upper,
             guint           lower,
             gboolean        with_columns)
{
  QsSquare first = { upper, moment->columns[upper] }, second = { lower, moment->columns[lower] };
  guint distance;

  if (moment->problem != NULL)
    return qs_problem_attacks (moment->problem, first, second);

  distance = (guint) abs ((int) second.column - (int) first.column);

  return distance == lower - upper || (with_columns && distance == 0);
}

/* Adds the rows of the last pair of queens that was compared for the checked queen: "upper"
 * attacks it, or is the last above it; @with_columns says whether queens of one column attack
 * each other for it too. Steps other than a check or its rejection compare no pair, and both are
 * unused. */
void
qs_describe_pair (const QsMoment *moment,
                  QsInternals    *internals,
                  gboolean        with_columns)
{
  gboolean is_used = moment->step > 0 && (moment->event == QS_TRACE_CHECK || moment->event == QS_TRACE_REJECT);
  guint upper = 0;

  if (is_used)
    {
      while (upper + 1 < moment->row && !is_attacked (moment, upper, moment->row, with_columns))
        upper++;
    }

  qs_internals_add_number (internals, "upper", is_used, upper, QS_CELL_SET | QS_CELL_CURRENT,
                           (QsRegion){ QS_REGION_SQUARE, upper, moment->columns[upper] });
  qs_internals_add_number (internals, "lower", is_used, moment->row, QS_CELL_SET | QS_CELL_CURRENT,
                           (QsRegion){ QS_REGION_SQUARE, moment->row, moment->columns[moment->row] });
}

/* Adds the arrays "columns", "diagonals" and "anti", with 1 where a queen stands. The places of
 * the last step's square are the current ones. */
void
qs_describe_lines (const QsMoment *moment,
                   QsInternals    *internals)
{
  guint n = moment->n, row = moment->row, column = moment->column;
  gboolean has_square = moment->step > 0;
  QsLines lines;

  qs_lines_init (&lines, moment, moment->n);

  qs_internals_begin (internals, "columns", QS_DATUM_ARRAY);
  for (guint i = 0; i < n; i++)
    qs_internals_add_bit (internals, lines.columns[i], has_square && i == column ? QS_CELL_CURRENT : 0,
                          (QsRegion){ QS_REGION_COLUMN, 0, i });

  qs_internals_begin (internals, "diagonals", QS_DATUM_ARRAY);
  for (guint i = 0; i < lines.n_diagonals; i++)
    qs_internals_add_bit (internals, lines.diagonals[i],
                          has_square && i == qs_search_wrap (row + n - 1 - column, lines.n_diagonals) ? QS_CELL_CURRENT : 0,
                          (QsRegion){ QS_REGION_DIAGONAL, i, n - 1 });

  qs_internals_begin (internals, "anti", QS_DATUM_ARRAY);
  for (guint i = 0; i < lines.n_diagonals; i++)
    qs_internals_add_bit (internals, lines.anti_diagonals[i],
                          has_square && i == qs_search_wrap (row + column, lines.n_diagonals) ? QS_CELL_CURRENT : 0,
                          (QsRegion){ QS_REGION_ANTI_DIAGONAL, i, 0 });
}

/* Bit i is about that square, or its line, which is i columns to the right of @first. What is not known is −1. */
QsDatum *
qs_describe_mask (QsInternals *internals,
                  const char  *name,
                  gboolean     is_known,
                  guint64      mask,
                  guint        n_bits,
                  guint        current,
                  QsRegion     first)
{
  QsDatum *datum = qs_internals_begin (internals, name, QS_DATUM_BITS);

  for (guint i = 0; i < n_bits; i++, first.column++)
    {
      if (is_known)
        qs_internals_add_bit (internals, mask >> i & 1, i == current ? QS_CELL_CURRENT : 0, first);
      else
        qs_internals_add (internals, -1, QS_CELL_UNUSED, first);
    }

  return datum;
}

/* Adds the masks "free" and "bit". Once a square of the row was tried, bit is that square, and
 * free has lost it and those to its left. What the search does not know yet is unused, −1. Bits
 * of @free_squares beyond the board do not matter. */
void
qs_describe_choice (const QsMoment *moment,
                    QsInternals    *internals,
                    guint32         free_squares)
{
  gboolean has_bit = qs_describe_has_square (moment);
  guint32 bit = has_bit ? 1u << moment->column : 0;
  QsRegion first = { QS_REGION_SQUARE, moment->row, 0 };

  qs_describe_mask (internals, "free", moment->step > 0, has_bit ? free_squares & ~(bit | (bit - 1)) : free_squares, moment->n,
                    moment->n, first);
  qs_describe_mask (internals, "bit", has_bit, bit, moment->n, moment->column, first);
}
