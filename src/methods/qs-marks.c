/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The attacked squares that a method's last look found. */

#include "qs-marks.h"

#include "qs-lines.h"

/* The squares that are found, and how many. */
typedef struct
{
  QsSquare *squares;
  guint n_squares;
} Marks;

static void
mark (Marks *self,
      guint  row,
      guint  column)
{
  self->squares[self->n_squares++] = (QsSquare){ row, column };
}

static void
mark_row (Marks         *self,
          const QsLines *lines,
          guint          row,
          guint          end)
{
  for (guint column = 0; column < end; column++)
    {
      if (qs_lines_count (lines, row, column) > 0)
        mark (self, row, column);
    }
}

static void
mark_column (Marks          *self,
             const QsMoment *moment,
             const QsLines  *lines,
             guint           column)
{
  for (guint row = 0; row < lines->n_rows; row++)
    {
      gboolean is_taken = moment->columns[row] != QS_EMPTY_ROW && row != moment->row;

      if (is_taken || qs_lines_count (lines, row, column) > 0)
        mark (self, row, column);
    }
}

/* Marks the line that the last step looked at, as it was without that step's queen. */
static void
mark_line (Marks          *self,
           const QsMoment *moment)
{
  guint row = moment->row, column = QS_TRACE_WHOLE;
  QsLines lines;

  if (moment->method->find_line != NULL)
    moment->method->find_line (moment, &row, &column);

  qs_lines_init (&lines, moment, moment->row);
  if (row != QS_TRACE_WHOLE)
    mark_row (self, &lines, row, moment->n);
  else
    mark_column (self, moment, &lines, column);
}

/* The squares of the row up to the last that was looked at. */
static void
mark_squares (Marks          *self,
              const QsMoment *moment)
{
  QsLines lines;

  qs_lines_init (&lines, moment, moment->row);
  mark_row (self, &lines, moment->row, moment->column + (moment->event == QS_TRACE_REJECT ? 1 : 0));
}

static void
mark_conflicts (Marks          *self,
                const QsMoment *moment)
{
  QsLines lines;

  qs_lines_init (&lines, moment, moment->n);
  for (guint row = 0; row < moment->n; row++)
    {
      if (moment->columns[row] != QS_EMPTY_ROW && qs_lines_count_attackers (&lines, moment, row) > 0)
        mark (self, row, moment->columns[row]);
    }
}

/* Finds the attacked squares that the method's last look found, at most n, ordered by row and
 * column. Where a look is at one square, they are those in the row of the last step, from the
 * left up to that step's square; where it is at a line, all on the line of the last step; where
 * it is at a full board, the queen that was just rejected; where queens move, all queens that
 * another attacks. Before the first step there are none. */
guint
qs_marks_find_attacked (const QsMoment *moment,
                        QsSquare       *squares)
{
  Marks self = { .squares = squares };

  if (moment->step == 0)
    return 0;

  switch (moment->method->look)
    {
    case QS_LOOK_BOARD:
    case QS_LOOK_BOARD_UNUSED:
      if (moment->event == QS_TRACE_REJECT)
        mark (&self, moment->row, moment->column);
      break;
    case QS_LOOK_SQUARE:
      mark_squares (&self, moment);
      break;
    case QS_LOOK_LINE:
      mark_line (&self, moment);
      break;
    case QS_LOOK_MOVES:
      mark_conflicts (&self, moment);
      break;
    default:
      g_assert_not_reached ();
    }

  return self.n_squares;
}
