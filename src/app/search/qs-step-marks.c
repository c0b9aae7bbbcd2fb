/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-step-marks.h"

#include "qs-marks.h"

static gboolean
is_board_method (const QsMethod *method)
{
  return method->look == QS_LOOK_BOARD || method->look == QS_LOOK_BOARD_UNUSED;
}

/* Finds the square of the last step. For a line that is looked at as
 * a whole, it is the square with the line's queen, or else the first. */
QsSquare
qs_step_marks_find_square (const QsMoment *moment)
{
  QsSquare square = { moment->row != QS_TRACE_WHOLE ? moment->row : 0, moment->column };

  if (square.column == QS_TRACE_WHOLE)
    square.column = moment->columns[square.row] != QS_EMPTY_ROW ? moment->columns[square.row] : 0;

  return square;
}

/* Whether the queen of a row attacks the square of the last step. */
static gboolean
is_attacked_from (const QsMoment *moment,
                  guint           row,
                  QsConflict     *attack)
{
  QsSquare queen = { row, moment->columns[row] }, square = { moment->row, moment->column };

  if (queen.column == QS_EMPTY_ROW || !qs_search_attacks (moment->problem, queen, square))
    return FALSE;

  *attack = (QsConflict){ qs_conflict_get_kind (moment->problem, queen, square), queen, square };
  return TRUE;
}

/* Rows above that were filled without an attack have one queen a line at most. */
static gboolean
find_on_lines (const QsMoment       *moment,
               const QsConflictKind *lines,
               guint                 n_lines,
               QsConflict           *attack)
{
  for (guint i = 0; i < n_lines; i++)
    {
      for (guint row = moment->row; row-- > 0;)
        {
          if (is_attacked_from (moment, row, attack) && attack->kind == lines[i])
            return TRUE;
        }
    }

  return FALSE;
}

/* One above, or on either side where the method does not fill the rows from the top. */
static gboolean
find_nearest (const QsMoment *moment,
              QsConflict     *attack)
{
  gboolean both = moment->method->picks_line || moment->method->look == QS_LOOK_MOVES;

  for (guint distance = 1; distance < moment->n; distance++)
    {
      if (distance <= moment->row && is_attacked_from (moment, moment->row - distance, attack))
        return TRUE;
      if (both && moment->row + distance < qs_moment_get_rows (moment) && is_attacked_from (moment, moment->row + distance, attack))
        return TRUE;
    }

  return FALSE;
}

/* Finds the queen that attacks the square of the last step, with their line; of several, the one that the method meets
 * first. Returns whether there is one. */
gboolean
qs_step_marks_find_attacker (const QsMoment *moment,
                             QsConflict     *attack)
{
  static const QsConflictKind walks[] = { QS_CONFLICT_COLUMN, QS_CONFLICT_DIAGONAL, QS_CONFLICT_ANTI_DIAGONAL };
  static const QsConflictKind look_ups[] = { QS_CONFLICT_COLUMN, QS_CONFLICT_ANTI_DIAGONAL, QS_CONFLICT_DIAGONAL };

  switch (moment->method->meets)
    {
    case QS_MEETS_UPPERMOST:
      for (guint row = 0; row < moment->row; row++)
        {
          if (is_attacked_from (moment, row, attack))
            return TRUE;
        }
      return FALSE;
    case QS_MEETS_WALKING:
      return moment->problem != NULL ? find_nearest (moment, attack)
                                     : find_on_lines (moment, walks, G_N_ELEMENTS (walks), attack);
    case QS_MEETS_LOOKING_UP:
      return find_on_lines (moment, look_ups, G_N_ELEMENTS (look_ups), attack);
    case QS_MEETS_NEAREST:
    default:
      return find_nearest (moment, attack);
    }
}

/* What a cross means depends on whether a queen stands under it. */
static guint
mark_attacked (const QsMoment *moment,
               QsMark         *marks)
{
  QsMarkKind kind = moment->method->look == QS_LOOK_MOVES ? QS_MARK_CONFLICT : QS_MARK_REJECTED;
  QsSquare squares[QS_MAX_N];
  guint n_squares = is_board_method (moment->method) ? 0 : qs_marks_find_attacked (moment, squares);

  for (guint i = 0; i < n_squares; i++)
    marks[i] = (QsMark){ squares[i].row, squares[i].column, kind };

  return n_squares;
}

/* After a look at a line, the squares that may be tried are left. */
static guint
mark_free (const QsMoment *moment,
           QsMark         *marks,
           guint           n_marks)
{
  guint n_attacked = n_marks;
  guint length = moment->row != QS_TRACE_WHOLE ? moment->n : qs_moment_get_rows (moment);

  for (guint i = 0; i < length; i++)
    {
      guint row = moment->row != QS_TRACE_WHOLE ? moment->row : i;
      guint column = moment->column != QS_TRACE_WHOLE ? moment->column : i;
      /* A method that moves queens has larger boards, and tries all squares. */
      gboolean is_free = moment->problem == NULL ||
                         (qs_search_get_choices (moment->problem, moment->n, row) >> column & 1) != 0;

      for (guint j = 0; j < n_attacked && is_free; j++)
        is_free = marks[j].row != row || marks[j].column != column;
      if (is_free)
        marks[n_marks++] = (QsMark){ row, column, QS_MARK_TRIED };
    }

  return n_marks;
}

/* How many squares of the line are free that a method of whole lines looked at just before. */
guint
qs_step_marks_count_free (const QsMoment *moment)
{
  QsMark marks[2 * QS_MAX_N];
  guint n_attacked = mark_attacked (moment, marks);

  return mark_free (moment, marks, n_attacked) - n_attacked;
}

/* Whether the method moves queens, and the row that it looked at has none yet. */
gboolean
qs_step_marks_is_filling (const QsMoment *moment)
{
  return moment->method->look == QS_LOOK_MOVES && moment->columns[moment->row] == QS_EMPTY_ROW;
}

/* What a step leaves on its square. */
static const QsMarkKind kinds[] = {
  [QS_TRACE_CHECK] = QS_MARK_TRIED,
  [QS_TRACE_REJECT] = QS_MARK_REJECTED,
  [QS_TRACE_PLACE] = QS_MARK_PLACED,
  [QS_TRACE_REMOVE] = QS_MARK_GHOST,
  [QS_TRACE_SOLUTION] = QS_MARK_PLACED,
};

/* Marks the squares of the last step, and the attacked squares that the last look found. A queen
 * that was taken back leaves a ghost. There must be room for 2 n marks; returns how many there are. */
guint
qs_step_marks_find (const QsMoment *moment,
                    QsMark         *marks)
{
  guint n_marks;
  QsSquare square;

  if (moment->step == 0)
    return 0;

  n_marks = mark_attacked (moment, marks);
  if (moment->event == QS_TRACE_REJECT)
    return n_marks;

  if (moment->event == QS_TRACE_CHECK &&
      (moment->method->look == QS_LOOK_LINE || qs_step_marks_is_filling (moment)))
    return mark_free (moment, marks, n_marks);

  square = qs_step_marks_find_square (moment);
  marks[n_marks++] = (QsMark){ square.row, square.column, kinds[moment->event] };

  return n_marks;
}

/* Finds the attack because of which the last step pruned a square or rejected a full board, if it did. */
gboolean
qs_step_marks_find_attack (const QsMoment *moment,
                           QsConflict     *attack)
{
  return moment->step > 0 && moment->event == QS_TRACE_REJECT &&
         (is_board_method (moment->method) || moment->method->look == QS_LOOK_SQUARE) &&
         qs_step_marks_find_attacker (moment, attack);
}

/* Marks some squares of a board. There must be room for n marks; returns how many there are. On a torus, each diagonal meets
 * all rows. */
guint
qs_step_marks_find_region (const QsRegion *region,
                           const QsMoment *moment,
                           QsMark         *marks)
{
  gboolean is_diagonal = region->kind >= QS_REGION_DIAGONAL;
  gboolean is_in_row = region->kind == QS_REGION_ROW || region->kind == QS_REGION_SQUARE;
  guint n_marks = 0, n_rows = region->kind != QS_REGION_NONE ? qs_moment_get_rows (moment) : 0;
  gint n = (gint) moment->n;

  for (gint row = 0; row < (gint) n_rows; row++)
    {
      gint column = region->kind == QS_REGION_DIAGONAL        ? row - (gint) (region->row - region->column)
                    : region->kind == QS_REGION_ANTI_DIAGONAL ? (gint) (region->row + region->column) - row
                    : region->kind == QS_REGION_ROW           ? 0
                                                              : (gint) region->column;
      gint end = region->kind == QS_REGION_ROW ? n : column + 1;

      if (is_in_row && row != (gint) region->row)
        continue;

      if (is_diagonal && qs_search_is_torus (moment->problem))
        end = (column = (column % n + n) % n) + 1;
      for (column = MAX (column, 0); column < MIN (end, n); column++)
        marks[n_marks++] = (QsMark){ (guint) row, (guint) column, QS_MARK_REGION };
    }

  return n_marks;
}
