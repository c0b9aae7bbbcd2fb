/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Methods on boards of other kinds, against all boards with one queen a row. */

#include "qs-figures.h"
#include "qs-lines.h"
#include "qs-marks.h"
#include "qs-methods.h"

static const char *const texts[] = {
  "1:torus",
  "2:superqueens",
  "5:torus",
  "6:torus",
  "6:superqueens",
  "5:touching",
  "4x6",
  "3x5:torus",
  "3x6:superqueens",
  "4x5:touching",
  "1x7",
  "6:queens:regions=aabbbb/aabccb/aaccdd/eecddd/eeeffd/eeefff",
  "5:regions=aabbb/aabcc/ddbcc/ddece/ddeee",
  "6+b4",
  "6-c6-a2-d1",
  "5:touching+c3-a1",
  "4x6+f4-a3",
  "4:torus+a1+b3",
};

/* How a search is followed. */
typedef struct
{
  const QsMethod *method;
  QsMoment moment;
  QsInternals *internals;
  guint64 n_steps;
  GHashTable *solutions; /* as text */
} Watch;

static const QsProblem *
read_problem (const char *text)
{
  QsProblem problem;

  g_assert_true (qs_problem_parse (text, &problem, NULL));

  return qs_problem_intern (&problem);
}

static char *
write_columns (const QsProblem *problem,
               const guint16   *columns)
{
  GString *text = g_string_new (NULL);

  for (guint row = 0; row < problem->n_rows; row++)
    g_string_append_printf (text, "%u ", columns[row]);

  return g_string_free (text, FALSE);
}

static gboolean
keeps_squares (const QsProblem *problem,
               const guint16   *columns)
{
  for (guint row = 0; row < problem->n_rows; row++)
    {
      guint32 bit = 1u << columns[row], required = problem->squares.required[row];

      if ((problem->squares.forbidden[row] & bit) != 0 || (required & ~bit) != 0)
        return FALSE;
    }

  return TRUE;
}

/* All solutions, by looking at all boards. */
static GHashTable *
list_solutions (const QsProblem *problem)
{
  GHashTable *solutions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint16 columns[QS_METHOD_MAX_N] = { 0 };
  guint row = 0;

  while (row < problem->n_rows)
    {
      if (keeps_squares (problem, columns) && qs_problem_check (problem, columns, NULL))
        g_hash_table_add (solutions, write_columns (problem, columns));

      for (row = 0; row < problem->n_rows && ++columns[row] == problem->n; row++)
        columns[row] = 0;
    }

  return solutions;
}

/* Whether queens on other rows than the square's rule it out. */
static gboolean
is_ruled_out (const QsMoment *moment,
              QsSquare        square)
{
  for (guint i = 0; i < moment->n_placed; i++)
    {
      QsSquare queen = { moment->order[i], moment->columns[moment->order[i]] };

      if (queen.row != square.row && qs_problem_attacks (moment->problem, queen, square))
        return TRUE;
    }

  return FALSE;
}

static void
check_moment (Watch *watch)
{
  const QsMoment *moment = &watch->moment;
  QsSquare squares[QS_MAX_N];
  guint n_squares = qs_marks_find_attacked (watch->method, moment, squares);

  for (guint i = 0; i < n_squares; i++)
    {
      gboolean is_queen = moment->columns[squares[i].row] == squares[i].column;

      g_assert_cmpuint (squares[i].row, <, moment->problem->n_rows);
      g_assert_true (is_ruled_out (moment, squares[i]) || (!is_queen && moment->columns[squares[i].row] != QS_EMPTY_ROW));
    }
  if (moment->event == QS_TRACE_REJECT)
    g_assert_true (is_ruled_out (moment, (QsSquare){ moment->row, moment->column }));

  for (guint figure = 0; figure < QS_N_FIGURES; figure++)
    {
      if (!qs_figures_has (watch->method, (QsFigure) figure))
        continue;

      qs_internals_clear (watch->internals);
      qs_figures_describe (watch->method, (QsFigure) figure, moment, watch->internals);
    }
}

static gboolean
trace (QsTraceEvent event,
       guint        row,
       guint        column,
       gpointer     data)
{
  Watch *watch = data;

  qs_moment_record (&watch->moment, event, row, column);
  check_moment (watch);
  if (event == QS_TRACE_SOLUTION)
    g_assert_true (g_hash_table_add (watch->solutions, write_columns (watch->moment.problem, watch->moment.columns)));

  return TRUE;
}

static void
assert_finds_all (const QsMethod  *method,
                  const QsProblem *problem,
                  GHashTable      *expected)
{
  g_autoptr (GHashTable) solutions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GList) texts_found = NULL;
  Watch watch = { .method = method, .internals = qs_internals_new (), .solutions = solutions };
  QsTracer tracer = { trace, &watch };
  QsSearch alone = { .n = problem->n, .problem = problem }, watched = { .n = problem->n, .problem = problem, .tracer = &tracer };

  qs_moment_init (&watch.moment, problem->n);
  watch.moment.problem = problem;
  check_moment (&watch);

  method->search (&alone);
  method->search (&watched);
  g_assert_cmpmem (&alone.counts, sizeof alone.counts, &watched.counts, sizeof watched.counts);
  g_assert_cmpmem (&alone.counts, sizeof alone.counts, &watch.moment.counts, sizeof watch.moment.counts);
  g_assert_cmpuint (alone.counts.solutions, ==, g_hash_table_size (expected));
  g_assert_cmpuint (alone.counts.placements, ==, alone.counts.backtracks);

  texts_found = g_hash_table_get_keys (solutions);
  for (GList *text = texts_found; text != NULL; text = text->next)
    g_assert_true (g_hash_table_contains (expected, text->data));
  qs_internals_free (watch.internals);
}

static void
test_all_solutions (gconstpointer data)
{
  const QsProblem *problem = read_problem (data);
  g_autoptr (GHashTable) expected = list_solutions (problem);
  guint n_methods = 0;

  for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
    {
      if (!qs_methods_can_search (*method, problem))
        continue;

      assert_finds_all (*method, problem, expected);
      n_methods++;
    }

  g_assert_cmpuint (n_methods, ==, problem->n_rows == problem->n ? 5 : 4);
}

/* The published numbers of larger boards. */
static void
test_published (void)
{
  static const struct
  {
    const char *text;
    guint64 solutions;
  } cases[] = {
    { "11:torus", 88 }, { "10:superqueens", 4 }, { "8:touching", 5242 }, { "6x8", 550 }, { "8x10", 7828 }, { "8+b4+d5", 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const QsProblem *problem = read_problem (cases[i].text);
      const QsMethod *methods[] = { &qs_scanning, &qs_conflict_matrix, &qs_dancing_links };

      for (guint m = 0; m < G_N_ELEMENTS (methods); m++)
        {
          QsSearch search = { .n = problem->n, .problem = problem };

          methods[m]->search (&search);
          g_assert_cmpuint (search.counts.solutions, ==, cases[i].solutions);
        }
    }
}

/* A problem that is that of plain queens needs no problem, and all methods can search it. */
static void
test_plain (void)
{
  g_assert_null (read_problem ("8"));
  g_assert_true (read_problem ("8:torus") == read_problem ("8:torus"));
  g_assert_true (read_problem ("8:torus") != read_problem ("8:superqueens"));
  for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
    g_assert_true (qs_methods_can_search (*method, NULL));
  g_assert_false (qs_methods_can_search (&qs_boolean_arrays, read_problem ("8:torus")));
  g_assert_false (qs_methods_can_search (&qs_permutations, read_problem ("6x8")));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/methods/problems/all-solutions/%u", i);

      g_test_add_data_func (path, texts[i], test_all_solutions);
    }
  g_test_add_func ("/methods/problems/published", test_published);
  g_test_add_func ("/methods/problems/plain", test_plain);

  return g_test_run ();
}
