/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The problem for other programs: as a formula in the format of the DIMACS challenge for SAT solvers, as an exact cover
 * for the DLX programs of Donald Knuth, and as a model for MiniZinc. */

#include "config.h"

#include "qs-format.h"

#include <glib/gi18n-lib.h>

#include "qs-cover.h"

/* What the comments of a file begin with; the text of the problem where it is not that of plain queens. */
static void
append_title (GString         *out,
              const char      *comment,
              const QsProblem *problem)
{
  QsProblem board = *problem;
  g_autofree char *text = NULL;

  g_string_append_printf (out, "%s Queens on a board of %u x %u, none of which attacks another", comment, problem->n_rows,
                          problem->n);
  qs_constraints_init_rectangle (&board.squares, board.n_rows, board.n);
  text = qs_problem_to_string (&board);
  if (qs_problem_is_plain (problem))
    g_string_append (out, ".\n");
  else
    g_string_append_printf (out, ": %s.\n", text);
}

/* A formula that grows. The first variables are the squares, row by row from the top left. */
typedef struct
{
  GString *clauses;
  guint n_clauses;
  guint n_variables;
  QsFormatEncoding encoding;
} Formula;

static int
get_variable (guint    n,
              QsSquare square)
{
  return (int) (square.row * n + square.column + 1);
}

static void
add_literals (Formula   *self,
              const int *literals,
              guint      n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_printf (self->clauses, "%d ", literals[i]);
  g_string_append (self->clauses, "0\n");
  self->n_clauses++;
}

#define add_clause(self, ...) \
  add_literals (self, (const int[]){ __VA_ARGS__ }, sizeof (const int[]){ __VA_ARGS__ } / sizeof (int))

static void
add_pairs (Formula   *self,
           const int *line,
           guint      length)
{
  for (guint i = 0; i < length; i++)
    {
      for (guint j = i + 1; j < length; j++)
        add_clause (self, -line[i], -line[j]);
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

      add_clause (self, -line[i], -before);
      if (i == length - 1)
        break;

      sum = (int) ++self->n_variables;
      add_clause (self, -line[i], sum);
      add_clause (self, -before, sum);
      add_clause (self, -sum, before, line[i]);
      before = sum;
    }
}

static void
add_line (Formula           *self,
          const QsCover     *cover,
          const QsCoverLine *line,
          guint              n)
{
  g_autofree int *variables = g_new (int, line->length);

  for (guint i = 0; i < line->length; i++)
    variables[i] = get_variable (n, g_array_index (cover->squares, QsSquare, line->first + i));

  if (line->is_exact)
    add_literals (self, variables, line->length);
  (self->encoding == QS_FORMAT_SEQUENTIAL ? add_sequence : add_pairs) (self, variables, line->length);
}

static void
add_constraints (Formula             *self,
                 const QsConstraints *constraints)
{
  QsSquareRule rule;

  for (QsSquare square = QS_SQUARE_BEFORE_ALL; qs_constraints_next (constraints, &square, &rule);)
    {
      int variable = get_variable (constraints->n, square);

      add_clause (self, rule == QS_SQUARE_RULE_REQUIRED ? variable : -variable);
    }
}

static void
write_dimacs (GString          *out,
              const QsProblem  *problem,
              QsFormatEncoding  encoding)
{
  guint n = problem->n, n_squares = problem->n_rows * n;
  g_autoptr (GString) clauses = g_string_new (NULL);
  Formula formula = { .clauses = clauses, .n_variables = n_squares, .encoding = encoding };
  g_auto (QsCover) cover;

  qs_cover_init (&cover, problem);
  for (guint i = 0; i < cover.lines->len; i++)
    add_line (&formula, &cover, &g_array_index (cover.lines, QsCoverLine, i), n);
  add_constraints (&formula, &problem->squares);

  append_title (out, "c", problem);
  g_string_append_printf (out,
                          "c Variable r * %u + c + 1 is true where row r from the top and column c from the left,\n"
                          "c both from 0, have a queen.\n",
                          n);
  if (formula.n_variables > n_squares)
    g_string_append_printf (out, "c Variables from %u on only help to say that a line has at most one queen.\n", n_squares + 1);
  g_string_append_printf (out, "p cnf %u %u\n%s", formula.n_variables, formula.n_clauses, clauses->str);
}

const QsFormat qs_format_dimacs = {
  .id = "dimacs",
  .name = N_ ("SAT instance (DIMACS)"),
  .description = N_ ("The problem itself, for SAT solvers"),
  .suffix = ".cnf",
  .mime_type = "text/plain",
  .flags = QS_FORMAT_HAS_ENCODING,
  .write = write_dimacs,
};

/* Items of a kind, in order of their numbers. */
static void
append_items (GString       *out,
              const QsCover *cover,
              const char    *letters,
              gboolean       are_exact)
{
  for (; *letters != '\0'; letters++)
    {
      guint last = 0;

      for (guint i = 0; i < cover->lines->len; i++)
        {
          const QsCoverLine *line = &g_array_index (cover->lines, QsCoverLine, i);

          if (line->letter == *letters && line->is_exact == are_exact)
            last = MAX (last, line->number);
        }
      for (guint number = 1; number <= last; number++)
        g_string_append_printf (out, "%c%u ", *letters, number);
    }
}

static void
append_option (GString       *out,
               const QsCover *cover,
               QsSquare       square)
{
  for (const char *letter = "rcgabkt"; *letter != '\0'; letter++)
    {
      for (guint i = 0; i < cover->lines->len; i++)
        {
          const QsCoverLine *line = &g_array_index (cover->lines, QsCoverLine, i);

          for (guint k = line->first; line->letter == *letter && k < line->first + line->length; k++)
            {
              const QsSquare *own = &g_array_index (cover->squares, QsSquare, k);

              if (own->row == square.row && own->column == square.column)
                g_string_append_printf (out, "%c%u ", line->letter, line->number);
            }
        }
    }
  out->str[out->len - 1] = '\n';
}

/* Lines that have a queen are covered exactly once, others at most once: these are the secondary items, after the bar.
 * Each option is a square that may have a queen. */
static void
write_dlx (GString          *out,
           const QsProblem  *problem,
           QsFormatEncoding  encoding)
{
  guint32 allowed[QS_ENUMERATOR_MAX_N];
  g_auto (QsCover) cover;

  append_title (out, "|", problem);
  g_string_append (out, "| Items: rows r from the top, columns c from the left; diagonals a, which rise to the right,\n"
                        "| and b, which fall, at most once. Options: the squares.\n");
  if (problem->has_regions)
    g_string_append (out, "| Regions g in order of their letters.\n");
  if (problem->attack == QS_ATTACK_SUPERQUEENS)
    g_string_append (out, "| Two squares k that are a knight's move apart at most once.\n");
  if (problem->attack == QS_ATTACK_TOUCHING)
    g_string_append (out, "| In place of diagonals, four squares t that meet in a corner at most once.\n");

  qs_cover_init (&cover, problem);
  append_items (out, &cover, "rcg", TRUE);
  g_string_append (out, "| ");
  append_items (out, &cover, "cabkt", FALSE);
  out->str[out->len - 1] = '\n';

  qs_problem_get_allowed (problem, allowed);
  for (guint i = 0; i < problem->n_rows * problem->n; i++)
    {
      QsSquare square = { i / problem->n, i % problem->n };

      if ((allowed[square.row] >> square.column & 1) != 0)
        append_option (out, &cover, square);
    }
}

const QsFormat qs_format_dlx = {
  .id = "dlx",
  .name = N_ ("Exact cover (DLX)"),
  .description = N_ ("The problem itself as an exact cover, for dancing links"),
  .suffix = ".dlx",
  .mime_type = "text/plain",
  .write = write_dlx,
};

static void
append_constraints (GString             *out,
                    const QsConstraints *constraints)
{
  QsSquareRule rule;

  for (QsSquare square = QS_SQUARE_BEFORE_ALL; qs_constraints_next (constraints, &square, &rule);)
    {
      g_autofree char *name = qs_square_to_string (square, constraints->n_rows);

      g_string_append_printf (out, "constraint column[%u] %s %u; %% %s\n",
                              square.row + 1, rule == QS_SQUARE_RULE_REQUIRED ? "=" : "!=", square.column + 1, name);
    }
}

static void
append_regions (GString         *out,
                const QsProblem *problem)
{
  g_string_append (out, "array [1..m, 1..n] of int: region = [");
  for (guint row = 0; row < problem->n_rows; row++)
    {
      g_string_append (out, "|");
      for (guint column = 0; column < problem->n; column++)
        g_string_append_printf (out, "%u,", problem->regions[row][column] + 1);
      g_string_append (out, "\n  ");
    }
  g_string_append (out, "|];\n"
                        "constraint alldifferent ([region[row, column[row]] | row in 1..m]);\n");
}

static void
write_minizinc (GString          *out,
                const QsProblem  *problem,
                QsFormatEncoding  encoding)
{
  gboolean is_plain = qs_problem_is_plain (problem);
  const char *rows = is_plain ? "n" : "m";
  gboolean is_torus = problem->attack == QS_ATTACK_TORUS;

  if (is_plain)
    g_string_append (out, "% Queens on a board, none of which attacks another.\n");
  else
    append_title (out, "%", problem);
  g_string_append_printf (out, "include \"alldifferent.mzn\";\n\nint: n = %u;\n", problem->n);
  if (!is_plain)
    g_string_append_printf (out, "int: m = %u;\n", problem->n_rows);
  g_string_append_printf (out,
                          "\n"
                          "%% The column of the queen in each row, from the top left.\n"
                          "array [1..%s] of var 1..n: column;\n"
                          "\n"
                          "constraint alldifferent (column);\n",
                          rows);
  if (problem->attack != QS_ATTACK_TOUCHING)
    g_string_append_printf (out,
                            "constraint alldifferent ([%s | row in 1..%s]);\n"
                            "constraint alldifferent ([%s | row in 1..%s]);\n",
                            is_torus ? "(column[row] + row) mod n" : "column[row] + row", rows,
                            is_torus ? "(column[row] - row + n) mod n" : "column[row] - row", rows);
  else
    g_string_append (out, "constraint forall (row in 1..m - 1) (abs (column[row + 1] - column[row]) != 1);\n");
  if (problem->attack == QS_ATTACK_SUPERQUEENS)
    g_string_append (out, "constraint forall (row in 1..m - 1) (abs (column[row + 1] - column[row]) != 2);\n"
                          "constraint forall (row in 1..m - 2) (abs (column[row + 2] - column[row]) != 1);\n");
  if (problem->has_regions)
    append_regions (out, problem);
  append_constraints (out, &problem->squares);
  g_string_append_printf (out,
                          "\n"
                          "solve satisfy;\n"
                          "\n"
                          "output [join (\" \", [show (column[row]) | row in 1..%s]) ++ \"\\n\"];\n",
                          rows);
}

const QsFormat qs_format_minizinc = {
  .id = "minizinc",
  .name = N_ ("MiniZinc model"),
  .description = N_ ("The problem itself, for constraint solvers"),
  .suffix = ".mzn",
  .mime_type = "text/plain",
  .write = write_minizinc,
};
