/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The problem for other programs: as a formula in the format of the DIMACS challenge for SAT solvers, as an exact cover
 * for the DLX programs of Donald Knuth, and as a model for MiniZinc. */

#include "config.h"

#include "qs-instance.h"

#include <glib/gi18n-lib.h>

#include "qs-format.h"

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
write_dimacs (GString             *out,
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

static const QsInstance dimacs = {
  .id = "dimacs",
  .name = N_ ("SAT instance (DIMACS)"),
  .suffix = ".cnf",
  .mime_type = "text/plain",
  .has_encoding = TRUE,
  .write = write_dimacs,
};

/* Rows and columns are covered exactly once, diagonals at most once: these are the secondary items, after the bar.
 * Each option is a square that may have a queen. */
static void
append_items (GString *out,
              char     letter,
              guint    count)
{
  for (guint i = 1; i <= count; i++)
    g_string_append_printf (out, "%c%u ", letter, i);
}

static void
write_dlx (GString             *out,
           const QsConstraints *constraints,
           QsInstanceEncoding   encoding)
{
  guint32 allowed[QS_ENUMERATOR_MAX_N];
  guint n = constraints->n;

  g_string_append_printf (out,
                          "| Queens on a board of %u x %u, none of which attacks another.\n"
                          "| Items: rows r from the top, columns c from the left; diagonals a, which rise to the right,\n"
                          "| and b, which fall, at most once. Options: the squares.\n",
                          n, n);
  append_items (out, 'r', n);
  append_items (out, 'c', n);
  g_string_append (out, "| ");
  append_items (out, 'a', 2 * n - 1);
  append_items (out, 'b', 2 * n - 1);
  out->str[out->len - 1] = '\n';

  qs_constraints_get_allowed (constraints, allowed);
  for (guint row = 0; row < n; row++)
    {
      for (guint column = 0; column < n; column++)
        {
          if ((allowed[row] >> column & 1) != 0)
            g_string_append_printf (out, "r%u c%u a%u b%u\n",
                                    row + 1, column + 1, row + column + 1, n + column - row);
        }
    }
}

static const QsInstance dlx = {
  .id = "dlx",
  .name = N_ ("Exact cover (DLX)"),
  .suffix = ".dlx",
  .mime_type = "text/plain",
  .write = write_dlx,
};

static void
append_constraints (GString             *out,
                    const QsConstraints *constraints)
{
  guint position = 0;
  QsSquareRule rule;
  QsSquare square;

  while (qs_constraints_next (constraints, &position, &square, &rule))
    {
      g_autofree char *name = qs_square_to_string (square, constraints->n_rows);

      g_string_append_printf (out, "constraint column[%u] %s %u; %% %s\n",
                              square.row + 1, rule == QS_SQUARE_RULE_REQUIRED ? "=" : "!=", square.column + 1, name);
    }
}

static void
write_minizinc (GString             *out,
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

static const QsInstance minizinc = {
  .id = "minizinc",
  .name = N_ ("MiniZinc model"),
  .suffix = ".mzn",
  .mime_type = "text/plain",
  .write = write_minizinc,
};

static const QsInstance *const instances[] = {
  &dimacs,
  &dlx,
  &minizinc,
  NULL,
};

/* In the order in which the interface shows them, with %NULL at the end. */
const QsInstance *const *
qs_instance_list (void)
{
  return instances;
}

/* The form of that name, or %NULL. */
const QsInstance *
qs_instance_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; instances[i] != NULL; i++)
    {
      if (g_str_equal (instances[i]->id, id))
        return instances[i];
    }

  return NULL;
}

/* The form whose suffix the name has, or %NULL. */
const QsInstance *
qs_instance_find_for_file (const char *path)
{
  g_return_val_if_fail (path != NULL, NULL);

  for (guint i = 0; instances[i] != NULL; i++)
    {
      if (qs_format_has_suffix (path, instances[i]->suffix))
        return instances[i];
    }

  return NULL;
}
