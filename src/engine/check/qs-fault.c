/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-fault.h"

/* The queens in the order of their squares' names. */
static QsFault
describe_attack (const guint16  *columns,
                 const QsAttack *attack)
{
  QsSquare upper = { attack->upper_row, columns[attack->upper_row] };
  QsSquare lower = { attack->lower_row, columns[attack->lower_row] };
  QsFaultKind kind = attack->line == QS_LINE_COLUMN ? QS_FAULT_COLUMN : QS_FAULT_DIAGONAL;

  return upper.column < lower.column ? (QsFault){ kind, upper, lower } : (QsFault){ kind, lower, upper };
}

/* Finds the first square that is not as a problem wants it. */
static QsFault
check_squares (const QsConstraints *squares,
               const guint16       *columns)
{
  QsSquareRule rule;

  for (QsSquare square = QS_SQUARE_BEFORE_ALL; qs_constraints_next (squares, &square, &rule);)
    {
      gboolean has_queen = columns[square.row] == square.column;

      if (has_queen != (rule == QS_SQUARE_RULE_REQUIRED))
        return (QsFault){ has_queen ? QS_FAULT_FORBIDDEN : QS_FAULT_REQUIRED, square, square };
    }

  return (QsFault){ .kind = QS_FAULT_NONE };
}

QsFault
qs_fault_find (const guint16     *columns,
               const QsReadFacts *facts)
{
  QsFault fault = { .kind = QS_FAULT_CLASH };
  QsAttack attack;

  if (facts->has_problem && qs_problem_find_clash (&facts->problem, columns, &fault.first, &fault.second))
    return fault;
  if (!facts->has_problem && qs_solution_find_attack (columns, facts->n, &attack))
    return describe_attack (columns, &attack);

  for (guint row = 0; row < facts->n_rows; row++)
    {
      if (columns[row] == QS_EMPTY_ROW)
        return (QsFault){ QS_FAULT_NO_QUEEN, { row, 0 }, { row, facts->n - 1 } };
    }

  return facts->has_problem ? check_squares (&facts->problem.squares, columns) : (QsFault){ .kind = QS_FAULT_NONE };
}
