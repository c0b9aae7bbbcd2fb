/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The problem as a model for MiniZinc, and so for the constraint solvers that it knows. */

#include "config.h"

#include "qs-instance.h"

#include <glib/gi18n-lib.h>

static void
append_constraints (GString             *out,
                    const QsConstraints *constraints)
{
  guint position = 0;
  QsSquareRule rule;
  QsSquare square;

  while (qs_constraints_next (constraints, &position, &square, &rule))
    {
      g_autofree char *name = qs_square_to_string (square, constraints->n);

      g_string_append_printf (out, "constraint column[%u] %s %u; %% %s\n",
                              square.row + 1, rule == QS_SQUARE_RULE_REQUIRED ? "=" : "!=", square.column + 1, name);
    }
}

static void
write_problem (GString             *out,
               const QsConstraints *constraints,
               QsInstanceEncoding   encoding)
{
  g_string_append_printf (out,
                          "%% Queens on a board, none of which attacks another.\n"
                          "include \"alldifferent.mzn\";\n"
                          "\n"
                          "int: n = %u;\n"
                          "\n"
                          "%% The column of the queen in each row, from the top left.\n"
                          "array [1..n] of var 1..n: column;\n"
                          "\n"
                          "constraint alldifferent (column);\n"
                          "constraint alldifferent ([column[row] + row | row in 1..n]);\n"
                          "constraint alldifferent ([column[row] - row | row in 1..n]);\n",
                          constraints->n);
  append_constraints (out, constraints);
  g_string_append (out,
                   "\n"
                   "solve satisfy;\n"
                   "\n"
                   "output [join (\" \", [show (column[row]) | row in 1..n]) ++ \"\\n\"];\n");
}

const QsInstance qs_instance_minizinc = {
  .id = "minizinc",
  .name = N_ ("MiniZinc model"),
  .suffix = ".mzn",
  .mime_type = "text/plain",
  .write = write_problem,
};
