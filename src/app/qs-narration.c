/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps of a search in words and as marks. */

#include "config.h"

#include "qs-narration.h"

#include <glib/gi18n.h>

#include "qs-text.h"

/* “c2: attacked along the diagonal by the queen on a4” */
static char *
tell_rejection (const QsPlaybackFrame *frame,
                guint                  n,
                const char            *square)
{
  guint16 columns[QS_ENUMERATOR_MAX_N];
  g_autofree char *attacker = NULL;
  QsAttack attack;

  for (guint row = 0; row < n; row++)
    columns[row] = frame->columns[row];
  columns[frame->row] = (guint16) frame->column;

  if (!qs_solution_find_attack (columns, n, &attack))
    return g_strdup_printf (_ ("%s is attacked"), square);

  attacker = qs_text_square (n, attack.upper_row, columns[attack.upper_row]);
  if (attack.line == QS_LINE_COLUMN)
    /* Translators: two squares, such as “a2” and “a4”. */
    return g_strdup_printf (_ ("%s is attacked by the queen on %s, down the column"), square, attacker);

  /* Translators: two squares, such as “c2” and “a4”. */
  return g_strdup_printf (_ ("%s is attacked by the queen on %s, along the diagonal"), square, attacker);
}

static char *
tell_step (const QsPlaybackFrame *frame,
           guint                  n)
{
  g_autofree char *square = qs_text_square (n, frame->row, frame->column);
  g_autofree char *number = NULL;

  switch (frame->event)
    {
    case QS_TRACE_CHECK:
      /* Translators: a square, such as “c2”. */
      return g_strdup_printf (_ ("%s is the next free square of its row"), square);
    case QS_TRACE_REJECT:
      return tell_rejection (frame, n, square);
    case QS_TRACE_PLACE:
      /* Translators: a square, such as “c2”. */
      return g_strdup_printf (_ ("A queen is placed on %s"), square);
    case QS_TRACE_REMOVE:
      /* Translators: a square, such as “c2”. */
      return g_strdup_printf (_ ("Backtrack: the queen on %s is taken back"), square);
    case QS_TRACE_SOLUTION:
      number = qs_text_count (frame->solutions);
      /* Translators: the solution's number. */
      return g_strdup_printf (_ ("Every row has its queen: solution %s"), number);
    default:
      g_assert_not_reached ();
    }
}

/**
 * qs_narration_tell:
 * @frame: a moment of a search
 * @n: the side of the board, in squares
 * @is_finished: whether the search has ended
 *
 * Returns: (transfer full): a sentence on the last step
 */
char *
qs_narration_tell (const QsPlaybackFrame *frame,
                   guint                  n,
                   gboolean               is_finished)
{
  g_autofree char *solutions = NULL;

  if (is_finished)
    {
      solutions = qs_text_solutions (frame->solutions);
      /* Translators: such as “92 solutions”. */
      return g_strdup_printf (_ ("The search has ended with %s"), solutions);
    }

  if (frame->step == 0)
    return g_strdup (_ ("Press Play to watch the search, or make one step at a time"));

  return tell_step (frame, n);
}

/**
 * qs_narration_count:
 * @frame: a moment of a search
 *
 * Returns: (transfer full): its counters, such as
 *   “Step 22 · 5 placed · 3 backtracks · 1 solution”
 */
char *
qs_narration_count (const QsPlaybackFrame *frame)
{
  g_autofree char *step = qs_text_count (frame->step);
  g_autofree char *placements = qs_text_count (frame->placements);
  g_autofree char *backtracks = qs_text_count (frame->backtracks);
  g_autofree char *solutions = qs_text_solutions (frame->solutions);

  /* Translators: three numbers, then such as “2 solutions”. */
  return g_strdup_printf (_ ("Step %s · placed %s · backtracks %s · %s"), step, placements, backtracks, solutions);
}

/* The mark of the square of the last step; the attacked ones are marked anyway. */
static gboolean
mark_last_step (const QsPlaybackFrame *frame,
                QsMark                *mark)
{
  *mark = (QsMark){ frame->row, frame->column, QS_MARK_TRIED };

  if (frame->step == 0 || frame->event == QS_TRACE_REJECT || frame->event == QS_TRACE_REMOVE)
    return FALSE;

  if (frame->event != QS_TRACE_CHECK)
    mark->kind = QS_MARK_PLACED;

  return TRUE;
}

/**
 * qs_narration_mark:
 * @frame: a moment of a search
 * @n: the side of the board, in squares
 * @marks: (out caller-allocates) (array): room for @n + 1 marks
 *
 * Marks the square of the last step and the attacked squares of its row.
 *
 * Returns: how many marks there are
 */
guint
qs_narration_mark (const QsPlaybackFrame *frame,
                   guint                  n,
                   QsMark                *marks)
{
  guint n_marks = 0;

  if (frame->step > 0)
    {
      for (guint column = 0; column < n; column++)
        {
          if ((frame->rejected[frame->row] & (1u << column)) != 0)
            marks[n_marks++] = (QsMark){ frame->row, column, QS_MARK_REJECTED };
        }
    }

  if (mark_last_step (frame, &marks[n_marks]))
    n_marks++;

  return n_marks;
}
