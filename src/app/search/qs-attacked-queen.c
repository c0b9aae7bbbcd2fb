/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The queens in conflict on a board where queens move, one after the other: on a board of a thousand, nobody finds the
 * last two of them alone. */

#include "config.h"

#include "qs-attacked-queen.h"

#include <glib/gi18n.h>

#include "qs-marks.h"
#include "qs-step-marks.h"
#include "qs-text.h"

static guint
find (const QsMethod *method,
      const QsMoment *moment,
      QsSquare       *squares)
{
  return method->look == QS_LOOK_MOVES ? qs_marks_find_attacked (method, moment, squares) : 0;
}

/* How many queens are attacked, if it is a method that moves queens. */
guint
qs_attacked_queen_count (const QsMethod *method,
                         const QsMoment *moment)
{
  QsSquare squares[QS_MAX_N];

  return find (method, moment, squares);
}

/* Goes to the next queen in conflict, from the top down, and after the last to the first; at another
 * moment to the first as well. Returns a sentence on it, or NULL if no queen is in conflict. */
char *
qs_attacked_queen_next (QsAttackedQueen *self,
                        const QsMethod  *method,
                        const QsMoment  *moment)
{
  QsSquare squares[QS_MAX_N];
  guint n_conflicts = find (method, moment, squares);
  guint number = self->step == moment->step && self->number < n_conflicts ? self->number + 1 : 1;
  QsMoment there = *moment;
  g_autofree char *upper = NULL;
  g_autofree char *lower = NULL;
  QsSquare upper_square, lower_square;
  gboolean is_attacked, is_above;

  *self = (QsAttackedQueen){ 0 };
  if (n_conflicts == 0)
    return NULL;

  *self = (QsAttackedQueen){ .number = number, .n_conflicts = n_conflicts, .step = moment->step };
  there.row = squares[number - 1].row;
  there.column = squares[number - 1].column;
  is_attacked = qs_step_marks_find_attacker (method, &there, &self->attack);
  g_assert (is_attacked);
  is_above = self->attack.first.row < self->attack.second.row;
  upper_square = is_above ? self->attack.first : self->attack.second;
  lower_square = is_above ? self->attack.second : self->attack.first;

  upper = qs_text_square (moment->n, upper_square.row, upper_square.column);
  lower = qs_text_square (moment->n, lower_square.row, lower_square.column);

  /* Translators: two numbers, then two squares, such as “a4” and “c2”. */
  return g_strdup_printf (_ ("Conflict %u of %u: the queens on %s and %s attack each other"), number, n_conflicts,
                          upper, lower);
}
