/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Strips against queens that are compared pair by pair. */

#include "config.h"

#include "qs-half-boards.h"

#include "qs-test-boards.h"
#include "qs-test-main.h"
#include "qs-test-stop.h"

#define MAX_N 11
#define MAX_ROWS 3

/* Some neighbouring rows of a board, and their queens. */
typedef struct
{
  guint n;
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

static guint32
find_set (const Rows *rows)
{
  guint32 set = 0;

  for (guint i = 0; i < rows->n_rows; i++)
    set |= 1u << rows->columns[i];

  return set;
}

/* A set's number among those of its size. */
static guint32
get_number (guint32 set)
{
  guint32 number = 0;

  for (guint32 other = (1u << __builtin_popcount (set)) - 1; other != set; other = qs_column_sets_get_next (other))
    number++;

  return number;
}

/* On an odd board, the strip that has the middle row: the last of the lower half board. */
static gboolean
has_centre (const Rows *rows)
{
  guint last = rows->first_row + rows->n_rows - 1;

  return rows->n % 2 && last == rows->n / 2 && rows->columns[rows->n_rows - 1] == rows->n / 2;
}

/* The join of a strip whose words begin there; all bits where it only fills up a vector. */
static guint64
get_join (const QsStrips *strips,
          gsize           start,
          gsize           index)
{
  gconstpointer words = (const char *) strips->words.words + start * 2 * strips->word_size;
  gsize vector = QS_STRIPS_FULL_VECTOR / strips->word_size;

  index = index / vector * vector * 2 + index % vector;

  if (strips->word_size == sizeof (guint64))
    return ((const guint64 *) words)[index];

  return (guint64) (gint64) ((const gint32 *) words)[index];
}

/* Asserts that each set has as many strips as there are ways to place queens in its columns, and those with a queen in the
 * centre apart. */
static void
assert_strips (const QsStrips *strips,
               Rows            rows,
               gboolean        is_outer)
{
  g_autofree guint *expected = g_new0 (guint, 2 * strips->n_sets);
  QsColumnSets sets;

  qs_column_sets_init (&sets);
  do
    {
      if (!attack_each_other (&rows))
        expected[2 * get_number (find_set (&rows)) + has_centre (&rows)]++;
    }
  while (next_queens (&rows));

  g_assert_cmpuint (strips->n_rows, ==, rows.n_rows);
  g_assert_cmpuint (strips->n_sets, ==, sets.choose[rows.n][rows.n_rows]);
  g_assert_cmpuint (strips->starts[0], ==, 0);
  for (guint32 part = 0; part < 2 * strips->n_sets; part++)
    {
      gsize start = strips->starts[part], n = strips->starts[part + 1] - start;
      guint found = 0;

      for (gsize i = 0; i < n && !is_outer; i++)
        found += get_join (strips, start, i) != G_MAXUINT64;
      g_assert_cmpuint (is_outer ? n : found, ==, expected[part]);
      g_assert_cmpuint (is_outer ? 0 : n * strips->word_size % QS_STRIPS_FULL_VECTOR, ==, 0);
    }
}

static void
assert_half (const QsHalf *half,
             guint         n,
             guint         n_rows)
{
  guint outer_rows = qs_strips_get_outer_rows (n_rows);
  Rows outer = { n, 0, outer_rows, { 0 } }, inner = { n, outer_rows, n_rows - outer_rows, { 0 } };

  g_assert_cmpuint (half->rows, ==, n_rows);
  g_assert_cmpuint (inner.n_rows - outer.n_rows, <=, 1);
  assert_strips (&half->outer, outer, TRUE);
  assert_strips (&half->inner, inner, FALSE);
}

QS_TEST (are_all_that_there_are)
{
  for (guint n = 2; n <= MAX_N; n++)
    {
      g_autoptr (QsHalfBoards) half_boards = NULL;
      QsCountPlan plan;

      qs_count_plan_init (&plan, n);
      half_boards = qs_half_boards_new (&plan, QS_STOP_NEVER);
      assert_half (&half_boards->upper, n, n / 2);
      assert_half (n % 2 == 0 ? &half_boards->upper : &half_boards->lower, n, n - n / 2);
    }
}

static void
test_stop (gconstpointer data)
{
  TestStop stop = { 0, G_MAXUINT };
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (QsHalfBoards) whole = NULL;
  const QsStrips *inner;
  QsCountPlan plan;
  gsize n_strips;
  guint asked;

  qs_count_plan_init (&plan, n);
  whole = qs_half_boards_new (&plan, (QsStop){ test_is_stopped, &stop });
  g_assert_nonnull (whole);
  asked = stop.asked;

  /* Some strips are only there to fill up. */
  inner = &whole->upper.inner;
  n_strips = inner->starts[2 * inner->n_sets];
  g_assert_cmpuint (asked, >, n_strips / (n * n));

  for (guint stop_at = 1; stop_at <= asked; stop_at += 1 + asked / 50)
    {
      stop = (TestStop){ 0, stop_at };
      g_assert_null (qs_half_boards_new (&plan, (QsStop){ test_is_stopped, &stop }));
      g_assert_cmpuint (stop.asked, ==, stop_at);
    }
}

QS_TEST_MAIN
{
  g_test_add_data_func ("/counter/strips/stop-whenever-they-ask/14", GUINT_TO_POINTER (14), test_stop);
  g_test_add_data_func ("/counter/strips/stop-whenever-they-ask/15", GUINT_TO_POINTER (15), test_stop);
}
