/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solutions one after the other, from any of them on. */

#include "qs-census-reader.h"

#include "qs-test-boards.h"
#include "qs-test-census.h"
#include "qs-test-main.h"

/* Asserts that the reader, in slices of @nodes, gives the rest of a list. */
static void
assert_rest (QsCensusReader *reader,
             const GArray   *solutions,
             guint           from,
             guint64         nodes)
{
  guint n = reader->space.n;
  guint16 columns[QS_CENSUS_MAX_N];
  QsEnumeratorStep step;

  while ((step = qs_census_reader_next (reader, nodes, columns)) != QS_ENUMERATOR_FINISHED)
    {
      if (step == QS_ENUMERATOR_PAUSED)
        continue;
      g_assert_cmpuint (from, <, solutions->len);
      g_assert_cmpmem (columns, n * sizeof *columns,
                       &g_array_index (solutions, guint16, from), n * sizeof *columns);
      from += n;
    }

  g_assert_cmpuint (from, ==, solutions->len);
}

static void
assert_space (const QsCensusSpace *space,
              const GArray        *solutions,
              GRand               *random)
{
  QsCensusReader reader;

  qs_census_reader_init (&reader, space);
  assert_rest (&reader, solutions, 0, G_MAXUINT64);
  qs_census_reader_init (&reader, space);
  assert_rest (&reader, solutions, 0, 5);

  for (guint i = 0; i < solutions->len; i += space->n)
    {
      qs_census_reader_init (&reader, space);
      g_assert_true (qs_census_reader_seek (&reader, &g_array_index (solutions, guint16, i)));
      assert_rest (&reader, solutions, i + space->n, G_MAXUINT64);
    }
}

QS_TEST_BOARDS (same_list_from_everywhere, 1, 8)
{
  g_autoptr (GArray) all = test_all_solutions (n);

  test_census_each_space (n, all, assert_space);
}

static gboolean
stop_now (gpointer data)
{
  return TRUE;
}

/* One that looks for long is not paused, unless it is stopped. */
QS_TEST (next_solution_is_found)
{
  g_autoptr (GArray) all = test_all_solutions (8);
  guint16 columns[QS_CENSUS_MAX_N];
  QsCensusReader reader;
  QsCensusSpace space;

  qs_census_space_init (&space, 8, NULL, QS_CENSUS_ALL);
  qs_census_reader_init (&reader, &space);
  g_assert_cmpint (qs_census_reader_find (&reader, (QsStop){ stop_now, NULL }, columns), ==, QS_ENUMERATOR_PAUSED);
  for (guint i = 0; i < all->len; i += 8)
    {
      g_assert_cmpint (qs_census_reader_find (&reader, QS_STOP_NEVER, columns), ==, QS_ENUMERATOR_SOLUTION);
      g_assert_cmpmem (columns, 8 * sizeof *columns, &g_array_index (all, guint16, i), 8 * sizeof *columns);
    }
  g_assert_cmpint (qs_census_reader_find (&reader, QS_STOP_NEVER, columns), ==, QS_ENUMERATOR_FINISHED);
}
