/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Methods on boards of other kinds, against all boards with one queen a row. */

#include "qs-figures.h"
#include "qs-lines.h"
#include "qs-marks.h"
#include "qs-methods.h"
#include "qs-test-main.h"

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
  guint n_squares = qs_marks_find_attacked (moment, squares);

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
      qs_figures_describe ((QsFigure) figure, moment, watch->internals);
    }
}

/* Whether a queen stands on the diagonal that the value refers to. */
static gboolean
is_taken (const QsMoment *moment,
          const QsRegion *region)
{
  gint n = moment->problem->attack == QS_ATTACK_TORUS ? (gint) moment->n : 1000;

  for (guint i = 0; i < moment->n_placed; i++)
    {
      gint row = moment->order[i], column = moment->columns[row];
      gint distance = region->kind == QS_REGION_DIAGONAL ? row - column - (gint) (region->row - region->column)
                                                      : row + column - (gint) (region->row + region->column);

      if (distance % n == 0)
        return TRUE;
    }

  return FALSE;
}

/* Arrays and sets say of each line whether a queen stands there; where a row is looked at, its free squares are these. */
static void
check_lines (Watch *watch)
{
  const QsMoment *moment = &watch->moment;
  const QsDatum *data;
  guint n_data, n_set = 0;

  qs_internals_clear (watch->internals);
  watch->method->describe (moment, watch->internals);
  data = qs_internals_get_data (watch->internals, &n_data);
  for (guint d = 0; d < n_data; d++)
    {
      const QsCell *cells = qs_internals_get_cells (watch->internals, &data[d]);
      gboolean is_free = g_str_equal (data[d].name, "free");

      for (guint i = 0; i < data[d].n_cells; i++)
        {
          gboolean is_set = cells[i].value != 0 && (cells[i].flags & QS_CELL_SET) != 0;
          gboolean is_line = cells[i].region.kind == QS_REGION_DIAGONAL || cells[i].region.kind == QS_REGION_ANTI_DIAGONAL;

          if (watch->method->look == QS_LOOK_SQUARE && is_line)
            {
              /* A set has what it holds and nothing else. */
              g_assert_true ((data[d].kind == QS_DATUM_SET || is_set) == is_taken (moment, &cells[i].region));
              n_set += data[d].kind == QS_DATUM_SET || is_set;
            }
          if (is_free && moment->event == QS_TRACE_CHECK && moment->step > 0)
            {
              QsSquare square = { moment->row, i };
              guint32 choices = qs_search_get_choices (moment->problem, moment->n, square.row);

              g_assert_true (is_set == ((choices >> i & 1) != 0 && !is_ruled_out (moment, square)));
            }
        }
    }

  if (watch->method->look == QS_LOOK_SQUARE)
    g_assert_cmpuint (n_set, ==, 2 * moment->n_placed);
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
  if (watch->method->boards == QS_BOARDS_LINES)
    check_lines (watch);
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

  qs_moment_init (&watch.moment, method, problem->n, problem);
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
  gboolean has_lines = !problem->has_regions &&
                       (problem->attack == QS_ATTACK_QUEENS || problem->attack == QS_ATTACK_TORUS);
  guint n_methods = 0;

  for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
    {
      if (!qs_methods_can_search (*method, problem) || (*method)->look == QS_LOOK_MOVES)
        continue;

      assert_finds_all (*method, problem, expected);
      n_methods++;
    }

  g_assert_cmpuint (n_methods, ==, (problem->n_rows == problem->n ? 5 : 4) + (has_lines ? 6 : 0));
}

/* The published numbers of larger boards. */
QS_TEST (published)
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

      for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
        {
          QsSearch search = { .n = problem->n, .problem = problem };

          if (!qs_methods_can_search (*method, problem) || (*method)->look == QS_LOOK_MOVES || (*method)->group == QS_GROUP_NAIVE)
            continue;

          (*method)->search (&search);
          g_assert_cmpuint (search.counts.solutions, ==, cases[i].solutions);
        }
    }
}

/* One that moves queens finds a solution of most boards that have one, and ends on those that have none. */
QS_TEST (moves)
{
  static const struct
  {
    const char *text;
    gboolean has_solution;
  } cases[] = {
    { "1:torus", TRUE }, { "5:torus", TRUE }, { "7:torus", TRUE }, { "6:torus", FALSE }, { "10:superqueens", TRUE },
    { "7:superqueens", FALSE }, { "9:touching", TRUE }, { "8+b4+d5", TRUE }, { "6-c6-a2-d1", TRUE }, { "4+a1", FALSE },
    { "4-a1-b1-c1-d1", FALSE }, { "3+a1+b3", FALSE },
    { "6:queens:regions=aabbbb/aabccb/aaccdd/eecddd/eeeffd/eeefff", FALSE },
    { "5:regions=aabbb/aabcc/ddbcc/ddece/ddeee", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const QsProblem *problem = read_problem (cases[i].text);
      g_autoptr (GHashTable) found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      Watch watch = { .method = &qs_min_conflicts, .internals = qs_internals_new (), .solutions = found };
      QsTracer tracer = { trace, &watch };
      QsSearch alone = { .n = problem->n, .problem = problem, .seed = 3 }, watched = alone;

      watched.tracer = &tracer;
      qs_moment_init (&watch.moment, &qs_min_conflicts, problem->n, problem);
      qs_min_conflicts.search (&alone);
      g_assert_cmpuint (alone.counts.solutions, ==, cases[i].has_solution);
      if (cases[i].has_solution)
        {
          qs_min_conflicts.search (&watched);
          g_assert_cmpmem (&alone.counts, sizeof alone.counts, &watched.counts, sizeof watched.counts);
          g_assert_true (keeps_squares (problem, watch.moment.columns));
          g_assert_true (qs_problem_check (problem, watch.moment.columns, NULL));
        }
      qs_internals_free (watch.internals);
    }
}

/* A problem that is that of plain queens needs no problem, and all methods can search it. */
QS_TEST (plain)
{
  g_assert_null (read_problem ("8"));
  g_assert_true (read_problem ("8:torus") == read_problem ("8:torus"));
  g_assert_true (read_problem ("8:torus") != read_problem ("8:superqueens"));
  for (const QsMethod *const *method = qs_methods_list (); *method != NULL; method++)
    g_assert_true (qs_methods_can_search (*method, NULL));
  g_assert_true (qs_methods_can_search (&qs_boolean_arrays, read_problem ("8:torus")));
  g_assert_false (qs_methods_can_search (&qs_boolean_arrays, read_problem ("8:superqueens")));
  g_assert_false (qs_methods_can_search (&qs_min_conflicts, read_problem ("6x8")));
  g_assert_false (qs_methods_can_search (&qs_permutations, read_problem ("6x8")));
}

QS_TEST_MAIN
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/methods/problems/all-solutions/%u", i);

      g_test_add_data_func (path, texts[i], test_all_solutions);
    }
}
