/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The method with shifting masks: what it counts and what it tells. */

#include "config.h"

#include "qs-shifting-masks.h"

#include "qs-enumerator.h"
#include "qs-test-boards.h"

#define MAX_N 32

/* From n = 1; see A000170. */
static const guint totals[] = { 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200 };

typedef struct
{
  QsTraceEvent event;
  guint row;
  guint column;
} Step;

static gboolean
record_cb (QsTraceEvent event,
           guint        row,
           guint        column,
           gpointer     data)
{
  GArray *steps = data;
  Step step = { event, row, column };

  g_array_append_val (steps, step);
  return TRUE;
}

/* All that the method tells of a board, in its order. */
static GArray *
record (guint n)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (Step));
  QsTracer tracer = { record_cb, steps };

  g_assert_cmpuint (qs_shifting_masks.search (n, &tracer), ==, totals[n - 1]);

  return steps;
}

static void
test_count (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);

  g_assert_cmpuint (qs_shifting_masks.search (n, NULL), ==, totals[n - 1]);
}

/* The queens on the board, followed from step to step. */
typedef struct
{
  guint n;
  guint16 columns[MAX_N];
  guint queens;          /* how many stand, one in each of the first rows */
  guint told[MAX_N + 1]; /* how many squares of each row have been told of since its last visit began */
  gboolean is_checked;   /* the last step was a check, of the square that is next */
  gboolean is_placed;    /* the last step placed a queen */
  guint steps_left;      /* until the search is stopped */
  guint solutions;
} Follower;

static gboolean
is_free (const Follower *follower,
         guint           column)
{
  for (guint row = 0; row < follower->queens; row++)
    {
      if (test_attacks (row, follower->columns[row], follower->queens, column))
        return FALSE;
    }

  return TRUE;
}

/* Each square of the row below the queens is told of once, from the left, and truly. */
static void
follow_square (Follower *follower,
               guint     row,
               guint     column,
               gboolean  expected_free)
{
  g_assert_cmpuint (row, ==, follower->queens);
  g_assert_cmpuint (row, <, follower->n);
  g_assert_cmpuint (column, ==, follower->told[row]);
  g_assert_cmpuint (column, <, follower->n);
  g_assert_cmpint (is_free (follower, column), ==, expected_free);
}

static void
follow_place (Follower *follower,
              guint     row,
              guint     column)
{
  g_assert_true (follower->is_checked);
  follow_square (follower, row, column, TRUE);

  follower->told[row]++;
  follower->columns[row] = (guint16) column;
  follower->queens++;
  follower->told[follower->queens] = 0;
}

/* The last queen placed goes first, and not before all of the row below it has been told. */
static void
follow_remove (Follower *follower,
               guint     row,
               guint     column)
{
  g_assert_cmpuint (follower->queens, ==, row + 1);
  g_assert_cmpuint (follower->columns[row], ==, column);
  if (row + 1 < follower->n)
    g_assert_cmpuint (follower->told[row + 1], ==, follower->n);

  follower->queens--;
}

static gboolean
follow_cb (QsTraceEvent event,
           guint        row,
           guint        column,
           gpointer     data)
{
  Follower *follower = data;

  g_assert_cmpuint (follower->steps_left, >, 0);
  follower->steps_left--;

  switch (event)
    {
    case QS_TRACE_CHECK:
      follow_square (follower, row, column, TRUE);
      break;
    case QS_TRACE_REJECT:
      follow_square (follower, row, column, FALSE);
      follower->told[row]++;
      break;
    case QS_TRACE_PLACE:
      follow_place (follower, row, column);
      break;
    case QS_TRACE_REMOVE:
      follow_remove (follower, row, column);
      break;
    case QS_TRACE_SOLUTION:
      g_assert_true (follower->is_placed);
      g_assert_cmpuint (follower->queens, ==, follower->n);
      g_assert_cmpuint (row, ==, follower->n - 1);
      g_assert_cmpuint (column, ==, follower->columns[row]);
      follower->solutions++;
      break;
    default:
      g_assert_not_reached ();
    }

  /* Whatever is checked and free gets its queen at once; a full board is a solution. */
  if (follower->is_checked)
    g_assert_cmpint (event, ==, QS_TRACE_PLACE);
  if (follower->is_placed && follower->queens == follower->n)
    g_assert_cmpint (event, ==, QS_TRACE_SOLUTION);

  follower->is_checked = event == QS_TRACE_CHECK;
  follower->is_placed = event == QS_TRACE_PLACE;

  return follower->steps_left > 0;
}

static void
test_steps_are_true (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  Follower follower = { .n = n, .steps_left = G_MAXUINT };
  QsTracer tracer = { follow_cb, &follower };

  g_assert_cmpuint (qs_shifting_masks.search (n, &tracer), ==, totals[n - 1]);

  g_assert_cmpuint (follower.solutions, ==, totals[n - 1]);
  g_assert_cmpuint (follower.queens, ==, 0);
  g_assert_cmpuint (follower.told[0], ==, n);
}

/* The beginning of searches that nobody waits for, on the widest rows. */
static void
test_steps_are_true_on_large_boards (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  Follower follower = { .n = n, .steps_left = 200000 };
  QsTracer tracer = { follow_cb, &follower };

  g_assert_cmpuint (qs_shifting_masks.search (n, &tracer), ==, follower.solutions);
  g_assert_cmpuint (follower.steps_left, ==, 0);
}

static void
add_step (GArray      *steps,
          QsTraceEvent event,
          guint        row,
          guint        column)
{
  record_cb (event, row, column, steps);
}

/* Writes the steps down as they should be, by walking every row square by square. */
static void
walk (GArray  *steps,
      guint16 *columns,
      guint    n,
      guint    row)
{
  for (guint column = 0; column < n; column++)
    {
      gboolean attacked = FALSE;

      for (guint above = 0; above < row; above++)
        attacked = attacked || test_attacks (above, columns[above], row, column);

      if (attacked)
        {
          add_step (steps, QS_TRACE_REJECT, row, column);
          continue;
        }

      columns[row] = (guint16) column;
      add_step (steps, QS_TRACE_CHECK, row, column);
      add_step (steps, QS_TRACE_PLACE, row, column);
      if (row == n - 1)
        add_step (steps, QS_TRACE_SOLUTION, row, column);
      else
        walk (steps, columns, n, row + 1);
      add_step (steps, QS_TRACE_REMOVE, row, column);
    }
}

static void
test_steps_equal_walk (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (GArray) steps = record (n);
  g_autoptr (GArray) expected = g_array_new (FALSE, FALSE, sizeof (Step));
  guint16 columns[MAX_N];

  walk (expected, columns, n, 0);
  g_assert_cmpmem (steps->data, steps->len * sizeof (Step), expected->data, expected->len * sizeof (Step));
}

static void
test_solutions_equal_enumerator (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (GArray) steps = record (n);
  guint16 columns[MAX_N], expected[MAX_N];
  QsEnumerator enumerator;

  qs_enumerator_init (&enumerator, n);

  for (guint i = 0; i < steps->len; i++)
    {
      const Step *step = &g_array_index (steps, Step, i);

      if (step->event == QS_TRACE_PLACE)
        columns[step->row] = (guint16) step->column;

      if (step->event == QS_TRACE_SOLUTION)
        {
          g_assert_cmpint (qs_enumerator_next (&enumerator, G_MAXUINT64, expected), ==, QS_ENUMERATOR_SOLUTION);
          g_assert_cmpmem (columns, n * sizeof *columns, expected, n * sizeof *expected);
        }
    }

  g_assert_cmpint (qs_enumerator_next (&enumerator, G_MAXUINT64, expected), ==, QS_ENUMERATOR_FINISHED);
}

static guint
count_steps (const GArray *steps,
             QsTraceEvent  event,
             guint         row)
{
  guint count = 0;

  for (guint i = 0; i < steps->len; i++)
    {
      const Step *step = &g_array_index (steps, Step, i);

      count += step->event == event && step->row == row;
    }

  return count;
}

/* The tree of n = 4: below the root 4, 6, 4 and 2 placements survive, and 60 squares are looked at. */
static void
test_tree_of_4 (void)
{
  static const guint placements[] = { 4, 6, 4, 2 };
  static const guint squares[] = { 4, 16, 24, 16 };
  g_autoptr (GArray) steps = record (4);

  for (guint row = 0; row < 4; row++)
    {
      g_assert_cmpuint (count_steps (steps, QS_TRACE_PLACE, row), ==, placements[row]);
      g_assert_cmpuint (count_steps (steps, QS_TRACE_REMOVE, row), ==, placements[row]);
      g_assert_cmpuint (count_steps (steps, QS_TRACE_CHECK, row) + count_steps (steps, QS_TRACE_REJECT, row),
                        ==, squares[row]);
    }

  g_assert_cmpuint (count_steps (steps, QS_TRACE_SOLUTION, 3), ==, 2);
}

/* As many queens are placed in a row as there are placements down to it, among all n^rows. */
static void
test_placements (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (GArray) steps = record (n);

  for (guint row = 0; row < n; row++)
    g_assert_cmpuint (count_steps (steps, QS_TRACE_PLACE, row), ==, test_count_placements (n, row + 1));
}

typedef struct
{
  const GArray *expected; /* all steps of the search */
  guint told;
  guint stop; /* after this many */
} Stopper;

static gboolean
stop_cb (QsTraceEvent event,
         guint        row,
         guint        column,
         gpointer     data)
{
  Stopper *stopper = data;
  const Step *step = &g_array_index (stopper->expected, Step, stopper->told);

  g_assert_cmpuint (stopper->told, <, stopper->stop);
  g_assert_cmpint (event, ==, step->event);
  g_assert_cmpuint (row, ==, step->row);
  g_assert_cmpuint (column, ==, step->column);

  return ++stopper->told < stopper->stop;
}

static void
test_stops_at_every_step (void)
{
  g_autoptr (GArray) steps = record (6);
  guint64 solutions = 0;

  for (guint stop = 1; stop <= steps->len; stop++)
    {
      Stopper stopper = { .expected = steps, .stop = stop };
      QsTracer tracer = { stop_cb, &stopper };

      if (g_array_index (steps, Step, stop - 1).event == QS_TRACE_SOLUTION)
        solutions++;

      g_assert_cmpuint (qs_shifting_masks.search (6, &tracer), ==, solutions);
      g_assert_cmpuint (stopper.told, ==, stop);
    }

  g_assert_cmpuint (solutions, ==, 4);
}

/* Adds @test for each n, with a path that ends in n. */
static void
add (const char   *path,
     guint         least_n,
     guint         most_n,
     GTestDataFunc test)
{
  for (guint n = least_n; n <= most_n; n++)
    {
      g_autofree char *full_path = g_strdup_printf ("/methods/shifting-masks/%s/%u", path, n);

      g_test_add_data_func (full_path, GUINT_TO_POINTER (n), test);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("counts-as-published", 1, 12, test_count);
  add ("steps-are-true", 1, 9, test_steps_are_true);
  add ("first-steps-are-true", 20, 32, test_steps_are_true_on_large_boards);
  add ("steps-equal-a-plain-walk", 1, 9, test_steps_equal_walk);
  add ("solutions-equal-the-enumerator", 1, 10, test_solutions_equal_enumerator);
  add ("placements-equal-those-of-all-boards", 1, 8, test_placements);
  g_test_add_func ("/methods/shifting-masks/tree-of-4-is-as-drawn", test_tree_of_4);
  g_test_add_func ("/methods/shifting-masks/stops-at-every-step/6", test_stops_at_every_step);

  return g_test_run ();
}
