/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The problem for other programs: solvers find as many solutions as there are. A small one for each form is here, and
 * programs that are installed are asked as well. */

#include "config.h"

#include "qs-format.h"
#include "qs-puzzle.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "qs-test-boards.h"
#include "qs-test-main.h"

/* How many random sets of squares, and problems, are tried, and every how many of them MiniZinc, which is slow, gets. */
#define N_SETS 50
#define N_PROBLEMS 200
#define SETS_PER_MODEL 10

/* That of plain queens with these squares; valid until the next call. */
static const QsProblem *
make_problem (const QsConstraints *squares)
{
  static QsProblem problem;

  qs_problem_init (&problem, squares->n);
  problem.squares = *squares;

  return &problem;
}

/* A formula as it was read: clauses one after the other, each with a 0 behind it, and a value for each variable. */
typedef struct
{
  GArray *literals;
  gint8 *values; /* 1 for true, -1 for false, 0 for neither */
  int n_variables;
} Formula;

static Formula
read_formula (const char *text)
{
  Formula self = { g_array_new (FALSE, FALSE, sizeof (int)), NULL, 0 };
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n_clauses = 0, wanted = 0;

  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      char *at = lines[i];
      int literal;

      if (at[0] == 'c')
        continue;
      if (at[0] == 'p')
        {
          g_assert_cmpint (sscanf (at, "p cnf %d %u", &self.n_variables, &wanted), ==, 2);
          continue;
        }

      do
        {
          literal = (int) strtol (at, &at, 10);
          g_assert_cmpint (abs (literal), <=, self.n_variables);
          g_array_append_val (self.literals, literal);
        }
      while (literal != 0);
      g_assert_cmpstr (at, ==, "");
      n_clauses++;
    }

  g_assert_cmpuint (n_clauses, ==, wanted);
  self.values = g_new0 (gint8, self.n_variables + 1);

  return self;
}

static gint8
get_value (const Formula *self,
           int            literal)
{
  return (gint8) (literal > 0 ? self->values[literal] : -self->values[-literal]);
}

/* Looks at each clause once: gives one that is false, and the only open literal of those that have one. */
static gboolean
propagate_once (Formula  *self,
                gboolean *changed)
{
  const int *at = (const int *) (void *) self->literals->data;
  const int *end = at + self->literals->len;

  for (*changed = FALSE; at < end; at++)
    {
      gboolean is_true = FALSE;
      guint n_open = 0;
      int open = 0;

      for (; *at != 0; at++)
        {
          is_true = is_true || get_value (self, *at) > 0;
          if (get_value (self, *at) == 0)
            {
              open = *at;
              n_open++;
            }
        }

      if (is_true || n_open > 1)
        continue;
      if (n_open == 0)
        return FALSE;

      self->values[abs (open)] = open > 0 ? 1 : -1;
      *changed = TRUE;
    }

  return TRUE;
}

static guint
count_models (Formula *self)
{
  g_autofree gint8 *before = g_memdup2 (self->values, (gsize) self->n_variables + 1);
  gboolean is_possible, changed;
  guint count = 0;
  int variable = 1;

  do
    is_possible = propagate_once (self, &changed);
  while (is_possible && changed);

  while (variable <= self->n_variables && self->values[variable] != 0)
    variable++;

  if (is_possible && variable > self->n_variables)
    count = 1;
  for (gint8 value = -1; is_possible && variable <= self->n_variables && value <= 1; value += 2)
    {
      self->values[variable] = value;
      count += count_models (self);
    }

  memcpy (self->values, before, (gsize) self->n_variables + 1);

  return count;
}

/* The number of models, other variables than the squares' included. */
static guint
count_formula (const char *text)
{
  Formula formula = read_formula (text);
  guint count = count_models (&formula);

  g_array_unref (formula.literals);
  g_free (formula.values);

  return count;
}

/* A cover problem as it was read: the items of each option by name. */
typedef struct
{
  GStrv primary;
  GPtrArray *options;
} Cover;

static Cover
read_cover (const char *text)
{
  Cover self = { NULL, g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev) };
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      if (lines[i][0] == '|')
        continue;

      if (self.primary == NULL)
        {
          /* Behind the bar there may be none. */
          *strstr (lines[i], " |") = '\0';
          self.primary = g_strsplit (lines[i], " ", -1);
        }
      else
        g_ptr_array_add (self.options, g_strsplit (lines[i], " ", -1));
    }

  return self;
}

static gboolean
meets (GStrv option,
       GHashTable *covered)
{
  for (guint i = 0; option[i] != NULL; i++)
    {
      if (g_hash_table_contains (covered, option[i]))
        return TRUE;
    }

  return FALSE;
}

/* Covers the first primary item that is left by each option that has it and meets nothing that is covered. */
static guint
count_covers (const Cover *self,
              GHashTable  *covered)
{
  guint count = 0, next = 0;

  while (self->primary[next] != NULL && g_hash_table_contains (covered, self->primary[next]))
    next++;
  if (self->primary[next] == NULL)
    return 1;

  for (guint i = 0; i < self->options->len; i++)
    {
      GStrv option = g_ptr_array_index (self->options, i);

      if (!g_strv_contains ((const char *const *) option, self->primary[next]) || meets (option, covered))
        continue;

      for (guint j = 0; option[j] != NULL; j++)
        g_hash_table_add (covered, option[j]);
      count += count_covers (self, covered);
      for (guint j = 0; option[j] != NULL; j++)
        g_hash_table_remove (covered, option[j]);
    }

  return count;
}

static guint
count_cover (const char *text)
{
  g_autoptr (GHashTable) covered = g_hash_table_new (g_str_hash, g_str_equal);
  Cover cover = read_cover (text);
  guint count = count_covers (&cover, covered);

  g_strfreev (cover.primary);
  g_ptr_array_unref (cover.options);

  return count;
}

/* Asks a program, if there is one, and counts the lines of its answer that begin with @line. */
static void
assert_program_finds (const char *program,
                      const char *option,
                      const char *line,
                      const char *suffix,
                      const char *text,
                      guint       expected)
{
  g_autofree char *found = g_find_program_in_path (program);
  g_autofree char *path = g_strdup_printf ("%s/queenside-XXXXXX%s", g_get_tmp_dir (), suffix);
  const char *const arguments[] = { program, option, path, NULL };
  g_autofree char *output = NULL;
  g_autoptr (GError) error = NULL;
  guint count = 0;
  int fd;

  if (found == NULL)
    return;

  fd = g_mkstemp (path);
  g_assert_cmpint (fd, >=, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, &output, NULL, NULL, &error);
  g_assert_no_error (error);
  g_unlink (path);
  g_close (fd, NULL);

  for (const char *at = output; at != NULL; at = strchr (at, '\n'))
    {
      at += *at == '\n';
      count += g_str_has_prefix (at, line);
    }
  g_assert_cmpuint (count, ==, expected);
}

static void
assert_instances (const QsProblem *problem,
                  guint                expected)
{
  g_autoptr (GString) cover = g_string_new (NULL);

  for (guint i = QS_FORMAT_PAIRWISE; i <= QS_FORMAT_SEQUENTIAL; i++)
    {
      g_autoptr (GString) formula = g_string_new (NULL);

      qs_format_find ("dimacs")->write (formula, problem, (QsFormatEncoding) i);
      g_assert_cmpuint (count_formula (formula->str), ==, expected);
      assert_program_finds ("picosat", "--all", "s SATISFIABLE", ".cnf", formula->str, expected);
    }

  qs_format_find ("dlx")->write (cover, problem, QS_FORMAT_PAIRWISE);
  g_assert_cmpuint (count_cover (cover->str), ==, expected);
}

static void
assert_model (const QsProblem *problem,
              guint                expected)
{
  g_autoptr (GString) model = g_string_new (NULL);

  qs_format_find ("minizinc")->write (model, problem, QS_FORMAT_PAIRWISE);
  assert_program_finds ("minizinc", "-a", "----------", ".mzn", model->str, expected);
}

QS_TEST_BOARDS (whole_board, 1, 8)
{
  g_autoptr (GArray) solutions = test_all_solutions (n);
  QsConstraints constraints;

  qs_constraints_init (&constraints, n);
  assert_instances (make_problem (&constraints), solutions->len / n);
  assert_model (make_problem (&constraints), solutions->len / n);
}

/* From the rules of each kind, row by row, and so in another way than the program. */
static gboolean
rules_out (const QsProblem *problem,
           QsSquare         first,
           QsSquare         second)
{
  guint down = second.row - first.row, n = problem->n;
  guint right = MAX (first.column, second.column) - MIN (first.column, second.column);

  if (problem->has_regions &&
      problem->regions[first.row][first.column] == problem->regions[second.row][second.column])
    return TRUE;

  switch (problem->attack)
    {
    case QS_ATTACK_TORUS:
      return right == 0 || (down + right) % n == 0 || (down + n - right) % n == 0;
    case QS_ATTACK_SUPERQUEENS:
      return right == 0 || right == down || down * right == 2;
    case QS_ATTACK_TOUCHING:
      return right == 0 || (down == 1 && right == 1);
    case QS_ATTACK_QUEENS:
    case QS_N_ATTACKS:
    default:
      return right == 0 || right == down;
    }
}

/* Of a problem whose first rows have queens on these columns. */
static guint
count_placements (const QsProblem *problem,
                  guint            row,
                  guint           *columns)
{
  guint count = 0;

  if (row == problem->n_rows)
    {
      for (guint i = 0; i < problem->n_rows; i++)
        {
          guint32 queen = 1u << columns[i];

          if ((problem->squares.required[i] & ~queen) != 0 || (problem->squares.forbidden[i] & queen) != 0)
            return 0;
        }
      return 1;
    }

  for (columns[row] = 0; columns[row] < problem->n; columns[row]++)
    {
      gboolean is_free = TRUE;

      for (guint above = 0; above < row && is_free; above++)
        is_free = !rules_out (problem, (QsSquare){ above, columns[above] }, (QsSquare){ row, columns[row] });
      count += is_free ? count_placements (problem, row + 1, columns) : 0;
    }

  return count;
}

static guint
draw (guint from,
      guint to)
{
  return (guint) g_test_rand_int_range ((gint32) from, (gint32) to + 1);
}

/* Regions of one piece, or whose squares lie anywhere. */
static void
draw_regions (QsProblem *problem,
              gboolean   is_whole)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (draw (0, 100000));
  guint n = problem->n;

  if (is_whole)
    {
      qs_puzzle_draw_regions (problem, n, random);
      return;
    }

  problem->has_regions = TRUE;
  for (guint row = 0; row < n; row++)
    for (guint column = 0; column < n; column++)
      problem->regions[row][column] = (guint8) (row == column ? row : draw (0, n - 1));
  qs_problem_number_regions (problem);
}

static void
draw_problem (guint      index,
              QsProblem *problem)
{
  QsAttackKind attack = (QsAttackKind) (index % QS_N_ATTACKS);
  gboolean has_regions = index / QS_N_ATTACKS % 2 != 0;
  guint n = draw (1, has_regions ? 6 : 7), n_squares = draw (0, 4);

  qs_problem_init_rectangle (problem, has_regions ? n : draw (1, MIN (n, 5)), n);
  if (has_regions)
    draw_regions (problem, draw (0, 1) != 0);
  problem->attack = attack;
  for (guint i = 0; i < n_squares; i++)
    qs_constraints_set (&problem->squares, (QsSquare){ draw (0, problem->n_rows - 1), draw (0, n - 1) },
                        i == 0 && draw (0, 1) != 0 ? QS_SQUARE_RULE_REQUIRED : QS_SQUARE_RULE_FORBIDDEN);
}

/* All kinds of boards, with rows, regions and squares at random. */
QS_TEST (random_problems)
{
  guint n_possible = 0, columns[QS_ENUMERATOR_MAX_N];

  for (guint i = 0; i < N_PROBLEMS; i++)
    {
      QsProblem problem;
      guint expected;

      draw_problem (i, &problem);
      expected = count_placements (&problem, 0, columns);
      assert_instances (&problem, expected);
      if (i % SETS_PER_MODEL == 0)
        assert_model (&problem, expected);
      n_possible += expected > 0;
    }
  g_assert_cmpuint (n_possible, >, N_PROBLEMS / 4);
}

static guint
count_allowed (const QsConstraints *constraints,
               const GArray        *solutions)
{
  guint count = 0;

  for (guint i = 0; i < solutions->len; i += constraints->n)
    count += qs_constraints_allows (constraints, &g_array_index (solutions, guint16, i));

  return count;
}

QS_TEST (random_squares)
{
  guint n_possible = 0;

  for (guint i = 0; i < N_SETS; i++)
    {
      guint n = (guint) g_test_rand_int_range (4, 9);
      g_autoptr (GArray) solutions = test_all_solutions (n);
      guint n_squares = (guint) g_test_rand_int_range (1, 8);
      QsConstraints constraints;

      qs_constraints_init (&constraints, n);
      for (guint j = 0; j < n_squares; j++)
        {
          QsSquare square = { (guint) g_test_rand_int_range (0, (gint32) n), (guint) g_test_rand_int_range (0, (gint32) n) };

          qs_constraints_set (&constraints, square,
                              j == 0 && i % 2 == 0 ? QS_SQUARE_RULE_REQUIRED : QS_SQUARE_RULE_FORBIDDEN);
        }

      assert_instances (make_problem (&constraints), count_allowed (&constraints, solutions));
      if (i % SETS_PER_MODEL == 0)
        assert_model (make_problem (&constraints), count_allowed (&constraints, solutions));
      n_possible += count_allowed (&constraints, solutions) > 0;
    }

  g_assert_cmpuint (n_possible, >, 0);
}

/* Two queens in a row cannot be. */
QS_TEST (contradiction)
{
  QsConstraints constraints;

  qs_constraints_init (&constraints, 6);
  qs_constraints_set (&constraints, (QsSquare){ 0, 1 }, QS_SQUARE_RULE_REQUIRED);
  qs_constraints_set (&constraints, (QsSquare){ 0, 4 }, QS_SQUARE_RULE_REQUIRED);
  assert_instances (make_problem (&constraints), 0);
}

static void
assert_written (const QsFormat  *format,
                QsFormatEncoding encoding,
                const char      *squares,
                const char      *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);
  QsConstraints constraints;

  qs_constraints_init (&constraints, 2);
  g_assert_true (qs_constraints_set_list (&constraints, squares, QS_SQUARE_RULE_FORBIDDEN, NULL));
  format->write (text, make_problem (&constraints), encoding);
  g_assert_cmpstr (text->str, ==, expected);
}

QS_TEST (by_hand)
{
  assert_written (qs_format_find ("dimacs"), QS_FORMAT_PAIRWISE, "a2",
                  "c Queens on a board of 2 x 2, none of which attacks another.\n"
                  "c Variable r * 2 + c + 1 is true where row r from the top and column c from the left,\n"
                  "c both from 0, have a queen.\n"
                  "p cnf 4 11\n"
                  "1 2 0\n-1 -2 0\n1 3 0\n-1 -3 0\n3 4 0\n-3 -4 0\n2 4 0\n-2 -4 0\n-2 -3 0\n-1 -4 0\n-1 0\n");
  /* A line of two squares needs no variable of its own. */
  assert_written (qs_format_find ("dimacs"), QS_FORMAT_SEQUENTIAL, "a2",
                  "c Queens on a board of 2 x 2, none of which attacks another.\n"
                  "c Variable r * 2 + c + 1 is true where row r from the top and column c from the left,\n"
                  "c both from 0, have a queen.\n"
                  "p cnf 4 11\n"
                  "1 2 0\n-2 -1 0\n1 3 0\n-3 -1 0\n3 4 0\n-4 -3 0\n2 4 0\n-4 -2 0\n-3 -2 0\n-4 -1 0\n-1 0\n");
  assert_written (qs_format_find ("dlx"), QS_FORMAT_PAIRWISE, "a2",
                  "| Queens on a board of 2 x 2, none of which attacks another.\n"
                  "| Items: rows r from the top, columns c from the left; diagonals a, which rise to the right,\n"
                  "| and b, which fall, at most once. Options: the squares.\n"
                  "r1 r2 c1 c2 | a1 a2 a3 b1 b2 b3\n"
                  "r1 c2 a2 b3\nr2 c1 a2 b1\nr2 c2 a3 b2\n");
  assert_written (qs_format_find ("minizinc"), QS_FORMAT_PAIRWISE, "a2",
                  "% Queens on a board, none of which attacks another.\n"
                  "include \"alldifferent.mzn\";\n\n"
                  "int: n = 2;\n\n"
                  "% The column of the queen in each row, from the top left.\n"
                  "array [1..n] of var 1..n: column;\n\n"
                  "constraint alldifferent (column);\n"
                  "constraint alldifferent ([column[row] + row | row in 1..n]);\n"
                  "constraint alldifferent ([column[row] - row | row in 1..n]);\n"
                  "constraint column[1] != 1; % a2\n\n"
                  "solve satisfy;\n\n"
                  "output [join (\" \", [show (column[row]) | row in 1..n]) ++ \"\\n\"];\n");
}

/* On small boards the rows and columns alone keep two queens from the shortest diagonals, so solutions do not show that
 * their clauses are there. */
QS_TEST_BOARDS (every_attack_has_its_clause, 1, 8)
{
  g_autoptr (GString) formula = g_string_new (NULL);
  QsConstraints constraints;

  qs_constraints_init (&constraints, n);
  qs_format_find ("dimacs")->write (formula, make_problem (&constraints), QS_FORMAT_PAIRWISE);

  for (guint first = 0; first < n * n; first++)
    {
      for (guint second = first + 1; second < n * n; second++)
        {
          guint rows = second / n - first / n;
          guint columns = MAX (second % n, first % n) - MIN (second % n, first % n);
          g_autofree char *clause = g_strdup_printf ("\n-%u -%u 0\n", first + 1, second + 1);

          g_assert_cmpint (strstr (formula->str, clause) != NULL, ==, rows == 0 || columns == 0 || rows == columns);
        }
    }
}

/* What the sequences are for. */
QS_TEST (sequences_are_shorter)
{
  g_autoptr (GString) pairwise = g_string_new (NULL);
  g_autoptr (GString) sequential = g_string_new (NULL);
  QsConstraints constraints;

  qs_constraints_init (&constraints, QS_ENUMERATOR_MAX_N);
  qs_format_find ("dimacs")->write (pairwise, make_problem (&constraints), QS_FORMAT_PAIRWISE);
  qs_format_find ("dimacs")->write (sequential, make_problem (&constraints), QS_FORMAT_SEQUENTIAL);
  g_assert_cmpuint (2 * sequential->len, <, pairwise->len);
}

/* They stand behind the formats of solutions. */
QS_TEST (is_found)
{
  guint first = 0;

  while (qs_format_list ()[first]->write == NULL)
    first++;

  for (guint i = first; qs_format_list ()[i] != NULL; i++)
    {
      const QsFormat *format = qs_format_list ()[i];
      g_autofree char *path = g_strconcat ("some.where/8-queens", format->suffix, NULL);

      g_assert_nonnull (format->write);
      g_assert_true (qs_format_find (format->id) == format);
      g_assert_true (qs_format_find_for_file (path, &qs_format_text) == format);
    }

  g_assert_true (qs_format_find_for_file ("dimacs.txt", NULL) == &qs_format_text);
}

QS_TEST_MAIN
{
  const char *const programs[] = { "picosat", "minizinc" };

  for (guint i = 0; i < G_N_ELEMENTS (programs); i++)
    {
      g_autofree char *found = g_find_program_in_path (programs[i]);

      if (found == NULL)
        g_test_message ("%s is not here, and so is not asked", programs[i]);
    }
}
