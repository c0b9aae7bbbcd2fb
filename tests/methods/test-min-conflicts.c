/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The local search: it finds a solution wherever there is one, by true moves,
 * and the same seed leads to the same. */

#include "config.h"


#include <string.h>

#include "qs-methods.h"
#include "qs-test-boards.h"
#include "qs-test-main.h"
#include "qs-test-steps.h"

/* Follows the queens, which all stand in other rows, and looks at each move. */
typedef struct
{
  guint n;
  guint16 columns[QS_MAX_N];
  guint n_queens;
  guint n_solutions;
} Follower;

/* How many queens of other rows attack the square. */
static guint
count_attacks (const Follower *follower,
               guint           row,
               guint           column)
{
  guint count = 0;

  for (guint other = 0; other < follower->n; other++)
    count += other != row && follower->columns[other] != QS_EMPTY_ROW &&
             test_attacks (other, follower->columns[other], row, column);

  return count;
}

/* No other column has fewer conflicts, except the one that the queen comes from. */
static void
assert_is_best (const Follower *follower,
                guint           row,
                guint           column,
                guint           old_column)
{
  guint conflicts = count_attacks (follower, row, column);

  g_assert_cmpuint (column, !=, old_column);
  for (guint other = 0; other < follower->n; other++)
    {
      if (other != old_column)
        g_assert_cmpuint (count_attacks (follower, row, other), >=, conflicts);
    }
}

static void
follow (Follower       *follower,
        const TestStep *steps,
        guint           n_steps)
{
  for (guint i = 0; i < n_steps; i++)
    {
      guint row = steps[i].row, column = steps[i].column;

      switch (steps[i].event)
        {
        case QS_TRACE_CHECK:
          g_assert_cmpuint (row, <, follower->n);
          g_assert_cmpuint (column, ==, QS_TRACE_WHOLE);
          g_assert_cmpuint (steps[i + 1].row, ==, row);
          /* No queen moves without need. */
          if (follower->columns[row] != QS_EMPTY_ROW)
            g_assert_cmpuint (count_attacks (follower, row, follower->columns[row]), >, 0);
          break;
        case QS_TRACE_REMOVE:
          g_assert_cmpuint (follower->columns[row], ==, column);
          follower->columns[row] = QS_EMPTY_ROW;
          follower->n_queens--;
          break;
        case QS_TRACE_PLACE:
          g_assert_cmpuint (follower->columns[row], ==, QS_EMPTY_ROW);
          g_assert_cmpuint (column, <, follower->n);
          assert_is_best (follower, row, column,
                          steps[i - 1].event == QS_TRACE_REMOVE ? steps[i - 1].column : QS_EMPTY_ROW);
          follower->columns[row] = (guint16) column;
          follower->n_queens++;
          break;
        case QS_TRACE_SOLUTION:
          g_assert_cmpuint (follower->columns[row], ==, column);
          g_assert_true (test_is_solution (follower->columns, follower->n));
          g_assert_cmpuint (i, ==, n_steps - 1);
          follower->n_solutions++;
          break;
        case QS_TRACE_REJECT:
        case QS_TRACE_N_EVENTS:
        default:
          g_assert_not_reached ();
        }
    }
}

/* Searches watched and unwatched, and follows the steps. */
static void
assert_search (guint   n,
               guint32 seed,
               guint   n_solutions)
{
  QsSearch watched = { .n = n, .seed = seed }, alone = watched;
  g_autoptr (GArray) steps = test_steps_record (&qs_min_conflicts, &watched);
  QsCounts counts = test_steps_count (steps, steps->len);
  Follower follower = { .n = n };

  qs_min_conflicts.search (&alone);

  for (guint row = 0; row < n; row++)
    follower.columns[row] = QS_EMPTY_ROW;
  follow (&follower, (const TestStep *) (gpointer) steps->data, steps->len);

  g_assert_cmpuint (follower.n_solutions, ==, n_solutions);
  g_assert_cmpuint (follower.n_queens, ==, n);
  g_assert_cmpmem (&watched.counts, sizeof counts, &counts, sizeof counts);
  g_assert_cmpmem (&alone.counts, sizeof counts, &counts, sizeof counts);
}

QS_TEST_BOARDS (moves_are_true, 1, 20)
{
  for (guint32 seed = 0; seed < 8; seed++)
    assert_search (n, seed * 0x20000001u, n == 2 || n == 3 ? 0 : 1);
}

static void
test_finds_for_every_seed (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);

  for (guint32 seed = 0; seed < 500; seed++)
    {
      QsSearch search = { .n = n, .seed = seed * 0x01234567u };

      qs_min_conflicts.search (&search);
      g_assert_cmpuint (search.counts.solutions, ==, 1);
      g_assert_cmpuint (search.counts.placements, ==, search.counts.checks);
      g_assert_cmpuint (search.counts.placements - search.counts.backtracks, ==, n);
    }
}

/* A thousand queens need few more moves than rows, whatever the seed. */
QS_TEST_BOARDS (finds_a_solution_with_few_moves, 999, 1000)
{
  for (guint32 seed = 1; seed <= 10; seed++)
    {
      QsSearch search = { .n = n, .seed = seed };

      qs_min_conflicts.search (&search);
      g_assert_cmpuint (search.counts.solutions, ==, 1);
      g_assert_cmpuint (search.counts.checks, <, 2 * n);
    }
}

/* There is no solution: after the board is filled, exactly 100 moves. */
QS_TEST_BOARDS (gives_up_after_100_moves, 2, 3)
{
  for (guint32 seed = 0; seed < 100; seed++)
    {
      QsSearch search = { .n = n, .seed = seed };

      qs_min_conflicts.search (&search);
      g_assert_cmpuint (search.counts.solutions, ==, 0);
      g_assert_cmpuint (search.counts.placements, ==, n + 100);
      g_assert_cmpuint (search.counts.backtracks, ==, 100);
    }
}

QS_TEST (same_seed_makes_same_moves)
{
  guint n_different = 0;

  for (guint32 seed = 0; seed < 20; seed++)
    {
      QsSearch first = { .n = 20, .seed = seed }, second = first, other = first;
      g_autoptr (GArray) first_steps = test_steps_record (&qs_min_conflicts, &first);
      g_autoptr (GArray) second_steps = test_steps_record (&qs_min_conflicts, &second);
      g_autoptr (GArray) other_steps = NULL;

      g_assert_cmpmem (first_steps->data, first_steps->len * sizeof (TestStep),
                       second_steps->data, second_steps->len * sizeof (TestStep));

      other.seed = seed + 1;
      other_steps = test_steps_record (&qs_min_conflicts, &other);
      n_different += other_steps->len != first_steps->len ||
                     memcmp (first_steps->data, other_steps->data, first_steps->len * sizeof (TestStep)) != 0;
    }

  g_assert_cmpuint (n_different, ==, 20);
}

static gboolean
stop_cb (QsTraceEvent event,
         guint        row,
         guint        column,
         gpointer     data)
{
  guint *steps_left = data;

  g_assert_cmpuint (*steps_left, >, 0);
  return --*steps_left > 0;
}

QS_TEST (stops_at_every_step)
{
  QsSearch whole = { .n = 6, .seed = 1 };
  g_autoptr (GArray) steps = test_steps_record (&qs_min_conflicts, &whole);

  for (guint stop = 1; stop <= steps->len; stop++)
    {
      guint steps_left = stop;
      QsTracer tracer = { stop_cb, &steps_left };
      QsSearch search = { .n = 6, .seed = 1, .tracer = &tracer };
      QsCounts expected = test_steps_count (steps, stop);

      qs_min_conflicts.search (&search);
      g_assert_cmpuint (steps_left, ==, 0);
      g_assert_cmpmem (&search.counts, sizeof expected, &expected, sizeof expected);
    }
}

QS_TEST (places_nothing_when_stopped_before)
{
  gint is_stopped = 1;
  QsSearch search = { .n = QS_MAX_N, .is_stopped = &is_stopped };

  qs_min_conflicts.search (&search);
  g_assert_cmpuint (search.counts.checks, ==, 1);
  g_assert_cmpuint (search.counts.placements, ==, 0);
}

QS_TEST_MAIN
{
  test_add_boards ("/methods/min-conflicts/finds-a-solution-for-every-seed", 1, 1, test_finds_for_every_seed);
  test_add_boards ("/methods/min-conflicts/finds-a-solution-for-every-seed", 4, 50, test_finds_for_every_seed);
}
