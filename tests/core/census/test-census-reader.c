/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solutions one after the other, from any of them on. */

#include "config.h"

#include "qs-census-reader.h"

#include "qs-test-boards.h"
#include "qs-test-census.h"

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
              const GArray        *solutions)
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

static void
test_boards (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (GRand) random = g_rand_new_with_seed (n);
  g_autoptr (GArray) all = test_all_solutions (n);

  for (guint i = 0; i < 8; i++)
    {
      QsCensusScope scope = i % 2 == 0 ? QS_CENSUS_ALL : QS_CENSUS_FUNDAMENTAL;
      g_autoptr (GArray) solutions = NULL;
      guint32 allowed[QS_CENSUS_MAX_N];
      QsCensusSpace space;

      for (guint row = 0; row < n; row++)
        allowed[row] = G_MAXUINT32;
      if (i >= 2)
        test_census_random_masks (random, n, allowed);
      qs_census_space_init (&space, n, allowed, scope);
      solutions = test_census_choose (all, n, allowed, scope);
      assert_space (&space, solutions);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint n = 1; n <= 8; n++)
    {
      g_autofree char *path = g_strdup_printf ("/core/census-reader/same-list-from-everywhere/%u", n);

      g_test_add_data_func (path, GUINT_TO_POINTER (n), test_boards);
    }

  return g_test_run ();
}
