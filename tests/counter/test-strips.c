/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Strips against queens that are compared pair by pair. */

#include "config.h"

#include "qs-half-boards.h"

#include "qs-test-boards.h"
#include "qs-test-stop.h"

#define MAX_N 11
#define MAX_ROWS 3

/* Some neighbouring rows of a board, and their queens. */
typedef struct
{
  guint n;
  guint middle; /* the column of the middle row's queen, or n */
  guint first_row;
  guint n_rows;
  guint columns[MAX_ROWS];
} Rows;

static gboolean
attack_each_other (const Rows *rows)
{
  for (guint i = 0; i < rows->n_rows; i++)
    {
      guint row = rows->first_row + i;

      if (rows->middle < rows->n && test_attacks (row, rows->columns[i], rows->n / 2, rows->middle))
        return TRUE;
      for (guint j = 0; j < i; j++)
        {
          if (test_attacks (row, rows->columns[i], rows->first_row + j, rows->columns[j]))
            return TRUE;
        }
    }

  return FALSE;
}

/* Moves to the next queens, whether they attack each other or not. */
static gboolean
next_queens (Rows *rows)
{
  for (guint i = rows->n_rows; i-- > 0;)
    {
      if (++rows->columns[i] < rows->n)
        return TRUE;
      rows->columns[i] = 0;
    }

  return FALSE;
}

/* The columns that queens stand in, without that of the middle row's queen. */
static guint32
find_set (const Rows *rows)
{
  guint32 set = 0;

  for (guint i = 0; i < rows->n_rows; i++)
    set |= 1u << (rows->columns[i] - (rows->columns[i] > rows->middle));

  return set;
}

/* Asserts that each set has as many strips as there are ways to place queens in its columns. */
static void
assert_strips (const QsStrips *strips,
               Rows            rows,
               guint64         mark)
{
  g_autofree guint *expected = g_new0 (guint, strips->n_sets);
  QsColumnSets sets;

  qs_column_sets_init (&sets);
  do
    {
      if (!attack_each_other (&rows))
        expected[qs_column_sets_get_number (&sets, find_set (&rows))]++;
    }
  while (next_queens (&rows));

  g_assert_cmpuint (strips->n_rows, ==, rows.n_rows);
  g_assert_cmpuint (strips->n_sets, ==, sets.choose[rows.n - rows.n % 2][rows.n_rows]);
  g_assert_cmpuint (strips->starts[0], ==, 0);
  for (guint32 set = 0; set < strips->n_sets; set++)
    {
      guint found = 0;

      for (gsize i = strips->starts[set]; i < strips->starts[set + 1]; i++)
        found += (strips->joins[i] & QS_STRIPS_MARK) == mark;
      g_assert_cmpuint (found, ==, expected[set]);
      if (mark == 0)
        g_assert_cmpuint (strips->starts[set] % QS_STRIPS_FULL_VECTOR, ==, 0);
      else
        g_assert_cmpuint (strips->starts[set + 1] - strips->starts[set], ==, expected[set]);
    }
}

static void
test_all (void)
{
  for (guint n = 2; n <= MAX_N; n++)
    {
      QsCountPlan plan;

      qs_count_plan_init (&plan, n);
      for (guint i = 0; i < plan.n_middles; i++)
        {
          guint middle = n % 2 ? i : n, half_rows = n / 2, outer_rows = qs_strips_get_outer_rows (half_rows);
          g_autoptr (QsHalfBoards) half_boards = qs_half_boards_new (&plan, n % 2 ? i : QS_COUNT_NO_MIDDLE, NULL, NULL);
          Rows outer = { n, middle, 0, outer_rows, { 0 } };
          Rows inner = { n, middle, outer_rows, half_rows - outer_rows, { 0 } };

          g_assert_cmpuint (inner.n_rows - outer.n_rows, <=, 1);
          g_assert_cmpuint (qs_half_boards_get_middle (half_boards), ==, n % 2 ? i : QS_COUNT_NO_MIDDLE);
          assert_strips (qs_half_boards_get_outer (half_boards), outer, QS_STRIPS_MARK);
          assert_strips (qs_half_boards_get_inner (half_boards), inner, 0);
        }
    }
}

static void
test_stop (gconstpointer data)
{
  QsCountPlan plan;
  guint n = GPOINTER_TO_UINT (data);
  guint middle = n % 2 ? 1 : QS_COUNT_NO_MIDDLE;
  TestStop stop = { 0, G_MAXUINT };
  g_autoptr (QsHalfBoards) whole = NULL;
  gsize n_strips;
  guint asked;

  qs_count_plan_init (&plan, n);
  whole = qs_half_boards_new (&plan, middle, test_is_stopped, &stop);
  g_assert_nonnull (whole);
  asked = stop.asked;

  /* Each strip is found twice, and some of them are only there to fill up. */
  n_strips = 2 * qs_half_boards_get_inner (whole)->starts[qs_half_boards_get_inner (whole)->n_sets];
  g_assert_cmpuint (asked, >, n_strips / (n * n));

  for (guint stop_at = 1; stop_at <= asked; stop_at += 1 + asked / 50)
    {
      stop = (TestStop){ 0, stop_at };
      g_assert_null (qs_half_boards_new (&plan, middle, test_is_stopped, &stop));
      g_assert_cmpuint (stop.asked, ==, stop_at);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/counter/strips/are-all-that-there-are", test_all);
  g_test_add_data_func ("/counter/strips/stop-whenever-they-ask/14", GUINT_TO_POINTER (14), test_stop);
  g_test_add_data_func ("/counter/strips/stop-whenever-they-ask/15", GUINT_TO_POINTER (15), test_stop);

  return g_test_run ();
}
