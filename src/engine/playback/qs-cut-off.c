/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much of all boards a search did not need to look at.
 *
 * A square that is pruned in row r cuts off all boards that have a queen there
 * and those of the placement above: n^(n − 1 − r) of those with a queen in each
 * row, and (n − 1 − r)! of those with one in each column too, unless its column
 * is taken. The sum over all pruned squares of the tree need not be kept. A depth
 * first search has decided, in each row of its present placement, some squares;
 * all boards below these are cut off, except the solutions. So the sum is a number
 * with one digit a row, in base n, or with the bases of the factorials. */

#include "qs-cut-off.h"

#include "qs-big-number.h"

/* Whether a queen above attacks the square. */
static gboolean
is_attacked (const QsMoment *moment,
             guint           row,
             guint           column)
{
  for (guint above = 0; above < row; above++)
    {
      QsSquare queen = { above, moment->columns[above] }, square = { row, column };

      if (qs_search_attacks (moment->problem, queen, square))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_taken (const QsMoment *moment,
          guint           row,
          guint           column)
{
  for (guint above = 0; above < row; above++)
    {
      if (moment->columns[above] == column)
        return TRUE;
    }

  return FALSE;
}

/* Whether the search will not come to the square again: it was pruned, or all below it is done. */
static gboolean
is_decided (const QsMoment *moment,
            guint           row,
            guint           column)
{
  gboolean is_placed = row < moment->n_placed;

  if (!is_placed && (moment->step == 0 || moment->row != row))
    return FALSE;
  if (moment->method->look == QS_LOOK_LINE && is_attacked (moment, row, column))
    return TRUE;
  if (is_placed)
    return column < moment->columns[row];
  if (moment->event == QS_TRACE_CHECK)
    return moment->column != QS_TRACE_WHOLE && column < moment->column;

  return column <= moment->column;
}

static void
count_pruned (const QsMoment *moment,
              QsSearchSpace   space,
              QsBigNumber    *count)
{
  gboolean is_solution = moment->step > 0 && moment->event == QS_TRACE_SOLUTION;
  guint n = moment->n;
  QsBigNumber solutions;

  qs_big_number_init (count, 0);
  for (guint row = 0; row < n; row++)
    {
      guint n_decided = 0;

      qs_big_number_multiply (count, space == QS_SEARCH_SPACE_ROWS ? n : n - row);
      /* Of the boards with a queen in each column, those of taken columns do not count. */
      for (guint column = 0; column < n; column++)
        n_decided += is_decided (moment, row, column) &&
                     (space == QS_SEARCH_SPACE_ROWS || !is_taken (moment, row, column));
      qs_big_number_add (count, n_decided);
    }

  /* The one that was just found is still on the board, not yet among what is decided. */
  qs_big_number_init (&solutions, moment->counts.solutions - (is_solution ? 1 : 0));
  qs_big_number_subtract (count, &solutions);
}

/* @factor times the part of the whole, rounded down; at most @factor. */
static guint
find_part (const QsBigNumber *count,
           QsSearchSpace space,
           guint n,
           guint factor)
{
  QsBigNumber part = *count;

  qs_big_number_multiply (&part, factor);
  for (guint row = 0; row < n; row++)
    qs_big_number_divide (&part, space == QS_SEARCH_SPACE_ROWS ? n : n - row);

  /* It is no more than @factor, so all of it is the remainder. */
  return qs_big_number_divide (&part, factor + 1);
}

/* Counts the boards of @space, QS_SEARCH_SPACE_ROWS or QS_SEARCH_SPACE_PERMUTATIONS, of which the search knows by now that
 * they are no solutions without having looked at them. One that looks at every full board cuts off none, but permutations
 * leave out from the start what has two queens in a column. @share gets their part of all these boards, rounded, in
 * hundredths of a percent; the whole only where it is the whole.
 *
 * Returns them exactly, as decimal digits; NULL for a method that does not go through these boards row by row, and for boards
 * with fewer rows than columns or with squares. */
char *
qs_cut_off_count (const QsMoment *moment,
                  QsSearchSpace   space,
                  guint          *share)
{
  const QsMethod *method = moment->method;
  const QsProblem *problem = moment->problem;
  QsBigNumber count, permutations;
  guint rounded;

  g_return_val_if_fail (space == QS_SEARCH_SPACE_ROWS || space == QS_SEARCH_SPACE_PERMUTATIONS, NULL);

  if (method->picks_line || method->look == QS_LOOK_MOVES ||
      (problem != NULL && (problem->n_rows < problem->n || !qs_constraints_is_empty (&problem->squares))))
    return NULL;

  qs_big_number_init (&count, 0);
  if (method->look == QS_LOOK_SQUARE || method->look == QS_LOOK_LINE)
    count_pruned (moment, space, &count);
  else if (method->look == QS_LOOK_BOARD_UNUSED && space == QS_SEARCH_SPACE_ROWS)
    {
      qs_search_space_count (QS_SEARCH_SPACE_ROWS, moment->n, moment->n, &count);
      qs_search_space_count (QS_SEARCH_SPACE_PERMUTATIONS, moment->n, moment->n, &permutations);
      qs_big_number_subtract (&count, &permutations);
    }

  /* Less than everything is never shown as everything. */
  rounded = (find_part (&count, space, moment->n, 2 * QS_CUT_OFF_WHOLE) + 1) / 2;
  *share = find_part (&count, space, moment->n, 1) == 1 ? QS_CUT_OFF_WHOLE : MIN (rounded, QS_CUT_OFF_WHOLE - 1);

  return qs_big_number_to_string (&count);
}

/* The nodes of the tree that brute force goes through on the board of this moment. */
void
qs_cut_off_count_nodes (const QsMoment *moment,
                        QsBigNumber    *count)
{
  qs_big_number_init (count, 1);
  for (guint row = qs_moment_get_rows (moment); row-- > 0;)
    {
      qs_big_number_multiply (count, (guint32) __builtin_popcount (qs_search_get_choices (moment->problem, moment->n, row)));
      qs_big_number_add (count, 1);
    }
}
