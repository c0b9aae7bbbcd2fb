/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The methods that find all solutions: what they find, report and count. */

#include "config.h"

#include <string.h>

#include "qs-methods.h"
#include "qs-test-boards.h"
#include "qs-test-main.h"
#include "qs-test-steps.h"

#define MAX_N 8

/* How large a board can be whose steps are all written down: methods without pruning make very many. */
static guint
find_last_n (const QsMethod *method)
{
  return method->look == QS_LOOK_BOARD ? 6 : method->look == QS_LOOK_BOARD_UNUSED ? 7 : MAX_N;
}

static void
assert_counts (const QsCounts *counts,
               const QsCounts *expected)
{
  g_assert_cmpuint (counts->checks, ==, expected->checks);
  g_assert_cmpuint (counts->placements, ==, expected->placements);
  g_assert_cmpuint (counts->backtracks, ==, expected->backtracks);
  g_assert_cmpuint (counts->solutions, ==, expected->solutions);
}

static void
assert_steps (const GArray *steps,
              const GArray *expected,
              guint         n_expected)
{
  g_assert_cmpmem (steps->data, steps->len * sizeof (TestStep), expected->data, n_expected * sizeof (TestStep));
}

/* Searches watched and unwatched. */
static void
assert_search (const QsMethod *method,
               guint           n,
               gboolean        wants_first,
               const GArray   *expected,
               guint           n_expected)
{
  QsSearch watched = { .n = n, .wants_first = wants_first }, alone = watched;
  g_autoptr (GArray) steps = test_steps_record (method, &watched);
  QsCounts counts = test_steps_count (expected, n_expected);

  method->search (&alone);

  assert_steps (steps, expected, n_expected);
  assert_counts (&watched.counts, &counts);
  assert_counts (&alone.counts, &counts);
  g_assert_cmpuint (watched.heap_size, ==, alone.heap_size);
}

static void
test_all (gconstpointer data)
{
  const QsMethod *method = data;

  for (guint n = 1; n <= find_last_n (method); n++)
    {
      g_autoptr (GArray) expected = test_steps_expect (method->id, n);

      assert_search (method, n, FALSE, expected, expected->len);
    }
}

/* Queens of a first solution are left where they are. */
static void
test_first (gconstpointer data)
{
  const QsMethod *method = data;

  for (guint n = 1; n <= find_last_n (method); n++)
    {
      g_autoptr (GArray) expected = test_steps_expect (method->id, n);

      assert_search (method, n, TRUE, expected, test_steps_first (expected));
    }
}

static int
compare_solutions (gconstpointer a,
                   gconstpointer b,
                   gpointer      n)
{
  return test_compare (a, b, GPOINTER_TO_UINT (n));
}

/* Follows the queens, and returns the solutions that were reported, one after the other. */
static GArray *
collect (const GArray *steps,
         guint         n)
{
  GArray *solutions = g_array_new (FALSE, FALSE, sizeof (guint16));
  guint16 columns[MAX_N];

  for (guint i = 0; i < steps->len; i++)
    {
      const TestStep *step = &g_array_index (steps, TestStep, i);

      if (step->event == QS_TRACE_PLACE)
        columns[step->row] = (guint16) step->column;
      if (step->event == QS_TRACE_SOLUTION)
        g_array_append_vals (solutions, columns, n);
    }

  return solutions;
}

/* All have the same solutions, and those that say so in the same order. */
static void
test_solutions (gconstpointer data)
{
  const QsMethod *method = data;

  for (guint n = 1; n <= find_last_n (method); n++)
    {
      QsSearch search = { .n = n };
      g_autoptr (GArray) steps = test_steps_record (method, &search);
      g_autoptr (GArray) solutions = collect (steps, n);
      g_autoptr (GArray) expected = test_all_solutions (n);

      if (!g_str_equal (method->order, "lexicographic"))
        g_qsort_with_data (solutions->data, (int) (solutions->len / n), n * sizeof (guint16), compare_solutions,
                           GUINT_TO_POINTER (n));

      g_assert_cmpmem (solutions->data, solutions->len * sizeof (guint16),
                       expected->data, expected->len * sizeof (guint16));
    }
}

static guint64
power (guint64 base,
       guint   exponent)
{
  return exponent == 0 ? 1 : base * power (base, exponent - 1);
}

/* How many orders @length of @n things have. */
static guint64
count_orders (guint n,
              guint length)
{
  return length == 0 ? 1 : n * count_orders (n - 1, length - 1);
}

/* Placements without attack in the first rows, found among all n^rows. */
static guint64
count_safe (guint n,
            guint rows)
{
  static guint64 safe[MAX_N + 1][MAX_N + 1];

  if (safe[n][rows] == 0 && rows > 0)
    safe[n][rows] = 1 + test_count_placements (n, rows);

  return rows == 0 ? 1 : safe[n][rows] - 1;
}

/* The counts that follow from the placements that survive, row by row. */
static QsCounts
derive_counts (const QsMethod *method,
               guint           n)
{
  QsCounts counts = { .solutions = count_safe (n, n) };

  for (guint rows = 0; rows < n; rows++)
    {
      guint below = n - rows;

      switch (method->look)
        {
        case QS_LOOK_BOARD:
          counts.placements += power (n, rows + 1);
          counts.checks += rows > 0 ? count_safe (n, rows) * power (n, below) : 0;
          break;
        case QS_LOOK_BOARD_UNUSED:
          counts.placements += count_orders (n, rows + 1);
          counts.checks += rows > 0 ? count_safe (n, rows) * count_orders (below, below) : 0;
          break;
        case QS_LOOK_SQUARE:
          counts.placements += count_safe (n, rows + 1);
          counts.checks += count_safe (n, rows) * n;
          break;
        case QS_LOOK_LINE:
          counts.placements += count_safe (n, rows + 1);
          counts.checks += count_safe (n, rows);
          break;
        case QS_LOOK_MOVES:
        default:
          g_assert_not_reached ();
        }
    }

  counts.backtracks = counts.placements;
  return counts;
}

static void
test_counts (gconstpointer data)
{
  const QsMethod *method = data;

  for (guint n = 1; n <= MAX_N; n++)
    {
      QsSearch search = { .n = n };
      QsCounts expected = derive_counts (method, n);

      method->search (&search);
      assert_counts (&search.counts, &expected);
    }
}

/* The columns from 1, as they are written for people, of the queens in the first rows and one more square. */
static char *
name_node (const guint *columns,
           guint        n_queens,
           guint        column)
{
  GString *name = g_string_new (NULL);

  for (guint row = 0; row < n_queens; row++)
    g_string_append_printf (name, "%u", columns[row] + 1);
  g_string_append_printf (name, "%u", column + 1);

  return g_string_free (name, FALSE);
}

/* All nodes that are reached, in the order in which they are, and the pruned ones with a minus before them. */
static char *
draw_tree (const GArray *steps)
{
  GString *tree = g_string_new (NULL);
  guint columns[4];
  guint n_queens = 0;

  for (guint i = 0; i < steps->len; i++)
    {
      const TestStep *step = &g_array_index (steps, TestStep, i);
      g_autofree char *name = step->column < 4 ? name_node (columns, MIN (step->row, n_queens), step->column) : NULL;

      if (step->event == QS_TRACE_REJECT)
        g_string_append_printf (tree, "-%s ", name);
      if (step->event == QS_TRACE_SOLUTION)
        g_string_append (tree, "! ");
      if (step->event == QS_TRACE_PLACE)
        {
          g_string_append_printf (tree, "%s ", name);
          columns[n_queens++] = step->column;
        }
      if (step->event == QS_TRACE_REMOVE)
        n_queens--;
    }

  return g_string_free (tree, FALSE);
}

/* By hand: below the root 4, 6, 4 and 2 placements survive, 44 squares do not. */
static void
test_tree_of_4 (gconstpointer data)
{
  static const char squares[] =
    "1 -11 -12 13 -131 -132 -133 -134 14 -141 142 -1421 -1422 -1423 -1424 -143 -144 "
    "2 -21 -22 -23 24 241 -2411 -2412 2413 ! -2414 -242 -243 -244 "
    "3 31 -311 -312 -313 314 -3141 3142 ! -3143 -3144 -32 -33 -34 "
    "4 41 -411 -412 413 -4131 -4132 -4133 -4134 -414 42 -421 -422 -423 -424 -43 -44 ";
  static const char rows[] = "1 13 14 142 2 24 241 2413 ! 3 31 314 3142 ! 4 41 413 42 ";
  const QsMethod *method = data;
  QsSearch search = { .n = 4 };
  g_autoptr (GArray) steps = test_steps_record (method, &search);
  g_autofree char *tree = draw_tree (steps);

  g_assert_cmpstr (tree, ==, method->look == QS_LOOK_SQUARE ? squares : rows);
}

/* A board that follows a search from outside. */
typedef struct
{
  guint n;
  QsLook look;
  gboolean may_attack;
  guint16 columns[QS_METHOD_MAX_N];
  guint n_queens;
  guint steps_left; /* until the search is stopped */
  QsTraceEvent last;
  guint solutions;
} Follower;

static gboolean
is_attacked (const Follower *follower,
             guint           row,
             guint           column)
{
  for (guint other = 0; other < follower->n; other++)
    {
      if (other != row && follower->columns[other] != QS_EMPTY_ROW &&
          test_attacks (other, follower->columns[other], row, column))
        return TRUE;
    }

  return FALSE;
}

static void
follow_place (Follower *follower,
              guint     row,
              guint     column)
{
  g_assert_cmpuint (follower->columns[row], ==, QS_EMPTY_ROW);
  if (!follower->may_attack)
    g_assert_false (is_attacked (follower, row, column));
  if (follower->look == QS_LOOK_SQUARE)
    g_assert_cmpint (follower->last, ==, QS_TRACE_CHECK);

  follower->columns[row] = (guint16) column;
  follower->n_queens++;
}

static gboolean
follow_cb (QsTraceEvent event,
           guint        row,
           guint        column,
           gpointer     data)
{
  Follower *follower = data;

  g_assert_true (row < follower->n || (row == QS_TRACE_WHOLE && event == QS_TRACE_CHECK));
  g_assert_true (column < follower->n || (column == QS_TRACE_WHOLE && event == QS_TRACE_CHECK));

  switch (event)
    {
    case QS_TRACE_CHECK:
      break;
    case QS_TRACE_REJECT:
      g_assert_cmpint (follower->last, ==, QS_TRACE_CHECK);
      g_assert_true (is_attacked (follower, row, column));
      break;
    case QS_TRACE_PLACE:
      follow_place (follower, row, column);
      break;
    case QS_TRACE_REMOVE:
      g_assert_cmpuint (follower->columns[row], ==, column);
      follower->columns[row] = QS_EMPTY_ROW;
      follower->n_queens--;
      break;
    case QS_TRACE_SOLUTION:
      g_assert_cmpuint (follower->columns[row], ==, column);
      g_assert_true (test_is_solution (follower->columns, follower->n));
      follower->solutions++;
      break;
    case QS_TRACE_N_EVENTS:
    default:
      g_assert_not_reached ();
    }

  follower->last = event;
  return --follower->steps_left > 0;
}

/* The beginning of searches that nobody waits for, on the widest rows. */
static void
test_large_boards (gconstpointer data)
{
  const QsMethod *method = data;

  for (guint n = 29; n <= QS_METHOD_MAX_N; n++)
    {
      Follower follower = {
        .n = n,
        .look = method->look,
        .may_attack = method->look == QS_LOOK_BOARD || method->look == QS_LOOK_BOARD_UNUSED,
        .steps_left = 50000,
      };
      QsTracer tracer = { follow_cb, &follower };
      QsSearch search = { .n = n, .tracer = &tracer };

      memset (follower.columns, 0xff, sizeof follower.columns);
      method->search (&search);

      g_assert_cmpuint (follower.steps_left, ==, 0);
      g_assert_cmpuint (search.counts.placements - search.counts.backtracks, ==, follower.n_queens);
      g_assert_cmpuint (search.counts.solutions, ==, follower.solutions);
    }
}

/* Lets a search make some steps, and then ends it. */
typedef struct
{
  guint n_told;
  guint stop;
  gint *is_stopped; /* the flag that is set to end it; if NULL, the answer ends it */
} Stopper;

static gboolean
stop_cb (QsTraceEvent event,
         guint        row,
         guint        column,
         gpointer     data)
{
  Stopper *stopper = data;

  stopper->n_told++;
  if (stopper->is_stopped == NULL)
    return stopper->n_told < stopper->stop;

  if (stopper->n_told == stopper->stop)
    g_atomic_int_set (stopper->is_stopped, 1);
  return TRUE;
}

static void
test_stops_at_every_step (gconstpointer data)
{
  const QsMethod *method = data;
  g_autoptr (GArray) steps = test_steps_expect (method->id, 4);

  for (guint stop = 1; stop <= steps->len; stop++)
    {
      Stopper stopper = { .stop = stop };
      QsTracer tracer = { stop_cb, &stopper };
      QsSearch search = { .n = 4, .tracer = &tracer };
      QsCounts expected = test_steps_count (steps, stop);

      method->search (&search);
      g_assert_cmpuint (stopper.n_told, ==, stop);
      assert_counts (&search.counts, &expected);
    }
}

/* Until the next queen is placed; then it learns that it was stopped. */
static void
test_stops_by_flag (gconstpointer data)
{
  const QsMethod *method = data;
  g_autoptr (GArray) steps = test_steps_expect (method->id, 5);

  for (guint stop = 1; stop <= steps->len; stop++)
    {
      gint is_stopped = 0;
      Stopper stopper = { .stop = stop, .is_stopped = &is_stopped };
      QsTracer tracer = { stop_cb, &stopper };
      QsSearch search = { .n = 5, .tracer = &tracer, .is_stopped = &is_stopped };
      guint end = stop;

      while (end < steps->len && g_array_index (steps, TestStep, end).event != QS_TRACE_PLACE)
        end++;

      method->search (&search);
      g_assert_cmpuint (stopper.n_told, ==, end);
    }
}

static gpointer
set_flag (gpointer data)
{
  g_atomic_int_set ((gint *) data, 1);
  return NULL;
}

/* A search that would take years ends, unwatched, and knows what it has done. */
static void
test_stops_from_a_thread (gconstpointer data)
{
  const QsMethod *method = data;
  gint is_stopped = 0;
  QsSearch search = { .n = QS_METHOD_MAX_N, .is_stopped = &is_stopped };
  GThread *thread = g_thread_new ("stopper", set_flag, &is_stopped);

  method->search (&search);
  g_thread_join (thread);

  g_assert_cmpuint (search.counts.backtracks, <=, search.counts.placements);
  g_assert_cmpuint (search.counts.placements - search.counts.backtracks, <, QS_METHOD_MAX_N + 1);
}

/* Nothing is placed by a search that was stopped before. */
static void
test_stopped_before (gconstpointer data)
{
  const QsMethod *method = data;
  gint is_stopped = 1;
  QsSearch search = { .n = 8, .is_stopped = &is_stopped };

  method->search (&search);
  g_assert_cmpuint (search.counts.placements, ==, 0);
  g_assert_cmpuint (search.counts.backtracks, ==, 0);
  g_assert_cmpuint (search.counts.checks, <=, 1);
}

static void
add (const QsMethod *method,
     const char     *path,
     GTestDataFunc   test)
{
  g_autofree char *full_path = g_strdup_printf ("/methods/%s/%s", method->id, path);

  g_test_add_data_func (full_path, method, test);
}

static void
add_method (const QsMethod *method)
{
  gboolean is_in_rows = !g_str_equal (method->id, "dancing-links");

  add (method, "steps-and-counts-are-as-defined", test_all);
  add (method, "first-steps-and-counts-are-as-defined", test_first);
  add (method, "finds-all-solutions-in-its-order", test_solutions);
  add (method, "steps-on-large-boards-are-true", test_large_boards);
  add (method, "stops-at-every-step", test_stops_at_every_step);
  add (method, "stops-by-flag-before-the-next-queen", test_stops_by_flag);
  add (method, "stops-from-another-thread", test_stops_from_a_thread);
  add (method, "places-nothing-when-stopped-before", test_stopped_before);

  if (is_in_rows)
    add (method, "counts-follow-from-surviving-placements", test_counts);
  if (is_in_rows && (method->look == QS_LOOK_SQUARE || method->look == QS_LOOK_LINE))
    add (method, "tree-of-4-is-as-drawn", test_tree_of_4);
}

QS_TEST_MAIN
{
  const QsMethod *const *methods = qs_methods_list ();

  for (guint i = 0; methods[i] != NULL; i++)
    {
      if (methods[i]->look != QS_LOOK_MOVES)
        add_method (methods[i]);
    }
}
