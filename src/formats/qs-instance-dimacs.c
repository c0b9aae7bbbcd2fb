/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The problem for SAT solvers: a formula in conjunctive normal form, in the format of the DIMACS challenge. */

#include "config.h"

#include "qs-instance.h"

#include <glib/gi18n-lib.h>

/* A formula that grows. The first n² variables are the squares, row by row from the top left. */
typedef struct
{
  GString *clauses;
  guint n_clauses;
  guint n_variables;
  QsInstanceEncoding encoding;
} Formula;

static int
get_variable (guint n,
              guint row,
              guint column)
{
  return (int) (row * n + column + 1);
}

/* One, two or three literals; 0 for those that are not there. */
static void
add_clause (Formula *self,
            int      first,
            int      second,
            int      third)
{
  const int literals[] = { first, second, third };

  for (guint i = 0; i < G_N_ELEMENTS (literals) && literals[i] != 0; i++)
    g_string_append_printf (self->clauses, "%d ", literals[i]);
  g_string_append (self->clauses, "0\n");
  self->n_clauses++;
}

static void
add_at_least_one (Formula   *self,
                  const int *line,
                  guint      length)
{
  for (guint i = 0; i < length; i++)
    g_string_append_printf (self->clauses, "%d ", line[i]);
  g_string_append (self->clauses, "0\n");
  self->n_clauses++;
}

static void
add_pairs (Formula   *self,
           const int *line,
           guint      length)
{
  for (guint i = 0; i < length; i++)
    {
      for (guint j = i + 1; j < length; j++)
        add_clause (self, -line[i], -line[j], 0);
    }
}

/* A new variable equals "the one before or this square", from the first square on. */
static void
add_sequence (Formula   *self,
              const int *line,
              guint      length)
{
  int before = line[0];

  for (guint i = 1; i < length; i++)
    {
      int sum;

      add_clause (self, -line[i], -before, 0);
      if (i == length - 1)
        break;

      sum = (int) ++self->n_variables;
      add_clause (self, -line[i], sum, 0);
      add_clause (self, -before, sum, 0);
      add_clause (self, -sum, before, line[i]);
      before = sum;
    }
}

static void
add_at_most_one (Formula   *self,
                 const int *line,
                 guint      length)
{
  if (self->encoding == QS_INSTANCE_SEQUENTIAL)
    add_sequence (self, line, length);
  else
    add_pairs (self, line, length);
}

static void
add_rows_and_columns (Formula *self,
                      guint    n)
{
  for (guint i = 0; i < n; i++)
    {
      int row[QS_ENUMERATOR_MAX_N], column[QS_ENUMERATOR_MAX_N];

      for (guint j = 0; j < n; j++)
        {
          row[j] = get_variable (n, i, j);
          column[j] = get_variable (n, j, i);
        }

      add_at_least_one (self, row, n);
      add_at_most_one (self, row, n);
      add_at_least_one (self, column, n);
      add_at_most_one (self, column, n);
    }
}

/* Each diagonal of both directions, by the sum of row and column, counted from the left or from the right. */
static void
add_diagonals (Formula *self,
               guint    n)
{
  for (guint sum = 1; sum + 2 < 2 * n; sum++)
    {
      int rising[QS_ENUMERATOR_MAX_N], falling[QS_ENUMERATOR_MAX_N];
      guint length = 0;

      for (guint row = sum < n ? 0 : sum - (n - 1); row < n && row <= sum; row++)
        {
          rising[length] = get_variable (n, row, sum - row);
          falling[length++] = get_variable (n, row, n - 1 - (sum - row));
        }

      add_at_most_one (self, rising, length);
      add_at_most_one (self, falling, length);
    }
}

static void
add_constraints (Formula             *self,
                 const QsConstraints *constraints)
{
  guint position = 0;
  QsSquareRule rule;
  QsSquare square;

  while (qs_constraints_next (constraints, &position, &square, &rule))
    {
      int variable = get_variable (constraints->n, square.row, square.column);

      add_clause (self, rule == QS_SQUARE_RULE_REQUIRED ? variable : -variable, 0, 0);
    }
}

static void
write_problem (GString             *out,
               const QsConstraints *constraints,
               QsInstanceEncoding   encoding)
{
  guint n = constraints->n;
  g_autoptr (GString) clauses = g_string_new (NULL);
  Formula formula = { .clauses = clauses, .n_variables = n * n, .encoding = encoding };

  add_rows_and_columns (&formula, n);
  add_diagonals (&formula, n);
  add_constraints (&formula, constraints);

  g_string_append_printf (out,
                          "c Queens on a board of %u x %u, none of which attacks another.\n"
                          "c Variable r * %u + c + 1 is true where row r from the top and column c from the left,\n"
                          "c both from 0, have a queen.\n",
                          n, n, n);
  if (formula.n_variables > n * n)
    g_string_append_printf (out, "c Variables from %u on only help to say that a line has at most one queen.\n", n * n + 1);
  g_string_append_printf (out, "p cnf %u %u\n%s", formula.n_variables, formula.n_clauses, clauses->str);
}

const QsInstance qs_instance_dimacs = {
  .id = "dimacs",
  .name = N_ ("SAT instance (DIMACS)"),
  .suffix = ".cnf",
  .mime_type = "text/plain",
  .has_encoding = TRUE,
  .write = write_problem,
};
