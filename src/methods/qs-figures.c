/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The figures of a search. Each follows from the moment alone, as the data do. */

#include "qs-figures.h"

#include "qs-describe.h"
#include "qs-lines.h"

/* The numbers under which the method keeps diagonals, or anti-diagonals, which go down to the
 * left. Those that index an array or a mask begin at 0; sets need no offset. All count rows and
 * columns from 0. */
void
qs_figures_number_lines (const QsMethod  *method,
                         const QsProblem *problem,
                         guint            n,
                         gboolean         is_anti,
                         QsLineNumbers   *numbers)
{
  static const char *const formulas[][2] = {
    [QS_NUMBERS_SIGNED] = { "row − column", "(row − column) mod n" },
    [QS_NUMBERS_BY_ROW] = { "row − column + n − 1", "(row − column + n − 1) mod n" },
    [QS_NUMBERS_BY_COLUMN] = { "column + n − 1 − row", "(column + n − 1 − row) mod n" },
  };
  gboolean is_torus = qs_search_is_torus (problem);
  gint sign = method->numbers == QS_NUMBERS_BY_COLUMN ? -1 : 1, offset = (gint) n - 1;

  if (is_anti)
    *numbers = (QsLineNumbers){ is_torus ? "(row + column) mod n" : "row + column", 1, 1, 0, 0 };
  else
    *numbers = (QsLineNumbers){ formulas[method->numbers][is_torus], sign, -sign,
                                method->numbers == QS_NUMBERS_SIGNED ? 0 : offset, 0 };

  numbers->modulus = is_torus ? n : 0;
}

gboolean
qs_figures_has (const QsMethod *method,
                QsFigure        figure)
{
  switch (figure)
    {
    case QS_FIGURE_DATA:
      return TRUE;
    case QS_FIGURE_CALLS:
      return method->calls != NULL;
    case QS_FIGURE_BITS:
      return method->masks != QS_MASKS_NONE;
    case QS_FIGURE_TABLE:
      return method->describe_table != NULL;
    case QS_N_FIGURES:
    default:
      g_assert_not_reached ();
    }
}

/* How many calls have begun and not ended: one for each queen, and the one that looks for the next. */
static guint
count_calls (const QsMoment *moment)
{
  gboolean has_queen = moment->event == QS_TRACE_PLACE || moment->event == QS_TRACE_SOLUTION ||
                       moment->n_placed == qs_moment_get_rows (moment);

  return moment->step == 0 ? 0 : moment->n_placed + (has_queen ? 0 : 1);
}

/* The lines of the queens above a row, as the method's masks have them: shifted to the row, or fixed and free. */
static void
add_masks (const QsMoment *moment,
           QsInternals    *internals,
           guint           row,
           guint           look)
{
  gboolean is_fixed = moment->method->masks == QS_MASKS_FIXED;
  guint n = moment->n, n_diagonals = qs_search_count_diagonals (moment->problem, n), width = is_fixed ? n_diagonals : n;
  gboolean is_torus = qs_search_is_torus (moment->problem);
  guint64 columns = 0, diagonals = 0, anti = 0;

  for (guint above = 0; above < row; above++)
    {
      guint column = moment->columns[above];
      guint down = row - above;

      columns |= G_GUINT64_CONSTANT (1) << column;
      if (is_fixed)
        {
          diagonals |= G_GUINT64_CONSTANT (1) << qs_search_wrap (above + column, n_diagonals);
          anti |= G_GUINT64_CONSTANT (1) << qs_search_wrap (column + n - 1 - above, n_diagonals);
        }
      else
        {
          diagonals |= is_torus || column + down < n ? G_GUINT64_CONSTANT (1) << (column + down) % n : 0;
          anti |= is_torus || column >= down ? G_GUINT64_CONSTANT (1) << (column + n - down) % n : 0;
        }
    }

  if (is_fixed)
    {
      columns ^= G_MAXUINT64 >> (64 - n);
      diagonals ^= G_MAXUINT64 >> (64 - width);
      anti ^= G_MAXUINT64 >> (64 - width);
    }

  qs_internals_add_bits (internals, (gint64) columns, n, look, (QsRegion){ QS_REGION_ROW, row, 0 });
  qs_internals_add_bits (internals, (gint64) diagonals, width, look, (QsRegion){ QS_REGION_ROW, row, 0 });
  qs_internals_add_bits (internals, (gint64) anti, width, look, (QsRegion){ QS_REGION_ROW, row, 0 });
}

/* The square of its queen, or the one that it looks at. */
static void
add_square (const QsMoment *moment,
            QsInternals    *internals,
            guint           call,
            guint           look)
{
  if (call < moment->n_placed)
    {
      guint row = moment->order[call];

      qs_internals_add (internals, moment->columns[row], QS_CELL_SET | look,
                        (QsRegion){ QS_REGION_SQUARE, row, moment->columns[row] });
    }
  else if (qs_describe_has_square (moment))
    qs_internals_add (internals, moment->column, look, (QsRegion){ QS_REGION_SQUARE, moment->row, moment->column });
  else
    qs_internals_add (internals, -1, QS_CELL_UNUSED | look, (QsRegion){ QS_REGION_NONE });
}

static void
describe_call (const QsMoment *moment,
               QsInternals    *internals,
               guint           call,
               guint           n_calls)
{
  gboolean is_masks = moment->method->masks >= QS_MASKS_SHIFTED;
  guint look = call + 1 == n_calls ? QS_CELL_CURRENT : 0;
  g_autofree char *name = g_strdup_printf ("%u", call);
  QsDatum *datum = qs_internals_begin (internals, g_intern_string (name), QS_DATUM_CALL);

  datum->style = is_masks ? QS_VALUE_BITS : QS_VALUE_SQUARE;
  if (is_masks)
    add_masks (moment, internals, call, look);
  else
    add_square (moment, internals, call, look);
}

static void
describe_calls (const QsMoment *moment,
                QsInternals    *internals)
{
  guint n_calls = count_calls (moment);

  qs_internals_begin (internals, moment->method->calls, QS_DATUM_CALL);
  for (guint call = 0; call < n_calls; call++)
    describe_call (moment, internals, call, n_calls);
}

/* The columns as the method has them now. */
static guint32
find_columns (const QsMoment *moment)
{
  guint n_queens = moment->method->masks == QS_MASKS_TESTED ? moment->n_placed : moment->row;
  guint32 columns = 0;

  for (guint row = 0; row < n_queens; row++)
    columns |= 1u << moment->columns[row];

  return moment->method->masks == QS_MASKS_FIXED ? columns ^ G_MAXUINT32 >> (32 - moment->n) : columns;
}

/* The free squares of the row before the step took the lowest of them. */
static guint32
find_free (const QsMoment *moment)
{
  guint first = qs_describe_has_square (moment) ? moment->column : 0;
  guint32 choices = qs_search_get_choices (moment->problem, moment->n, moment->row), free_squares = 0;
  QsLines lines;

  qs_lines_init (&lines, moment, moment->row);
  for (guint column = first; column < moment->n; column++)
    free_squares |= qs_lines_count (&lines, moment->row, column) == 0 ? 1u << column : 0;

  return free_squares & choices;
}

/* The lowest bit is that of the free squares, where the method has them. */
static void
describe_bits (const QsMoment *moment,
               QsInternals    *internals)
{
  gboolean has_step = moment->step > 0, has_square = qs_describe_has_square (moment);
  gboolean has_free = moment->method->masks != QS_MASKS_TESTED;
  const QsRegion first = { QS_REGION_COLUMN, 0, 0 };
  guint32 columns = find_columns (moment), lowest_of = has_free ? find_free (moment) : columns;
  guint n = moment->n, i = has_square ? moment->column : 0;
  guint32 bit = 1u << i;

  qs_describe_mask (internals, has_free ? "free" : "columns", has_step, lowest_of, n, n, first);
  qs_describe_mask (internals, has_free ? "free & −free" : "columns & −columns", has_step, lowest_of & -lowest_of, n, n, first);
  qs_describe_mask (internals, has_free ? "free & (free − 1)" : "columns & (columns − 1)", has_step,
                    lowest_of & (lowest_of - 1), n, n, first);
  if (has_free)
    qs_describe_mask (internals, "columns", has_step, columns, n, n, first);
  qs_internals_add_number (internals, "i", has_square, i, 0, (QsRegion){ QS_REGION_NONE });
  qs_internals_add_number (internals, "columns >> i & 1", has_square, columns >> i & 1, 0, (QsRegion){ QS_REGION_NONE });
  qs_describe_mask (internals, "columns | 1 << i", has_square, columns | bit, n, n, first);
  qs_describe_mask (internals, "columns & ~(1 << i)", has_square, columns & ~bit, n, n, first);
  qs_describe_mask (internals, "columns ^ 1 << i", has_square, columns ^ bit, n, n, first);
}

/* @internals is empty, and gets the figure's values at that moment. */
void
qs_figures_describe (QsFigure        figure,
                     const QsMoment *moment,
                     QsInternals    *internals)
{
  g_return_if_fail (qs_figures_has (moment->method, figure));

  switch (figure)
    {
    case QS_FIGURE_DATA:
      moment->method->describe (moment, internals);
      break;
    case QS_FIGURE_CALLS:
      describe_calls (moment, internals);
      break;
    case QS_FIGURE_BITS:
      describe_bits (moment, internals);
      break;
    case QS_FIGURE_TABLE:
      moment->method->describe_table (moment, internals);
      break;
    case QS_N_FIGURES:
    default:
      g_assert_not_reached ();
    }
}
