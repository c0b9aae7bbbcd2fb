/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Solutions by the batch: the enumerator's, in its order, with every kernel and from anywhere. */

#include "qs-census-lister.h"

#include <string.h>

#include "qs-census-counter.h"
#include "qs-census-reader.h"
#include "qs-test-boards.h"
#include "qs-test-census.h"
#include "qs-test-main.h"

#define LAST_N 13

/* The largest board of which parts are listed. */
#define LAST_SAMPLED_N 18

/* How many rows are below a sampled prefix, at most. */
#define SAMPLED_ROWS 11

/* How a list is cut into batches. */
typedef struct
{
  guint max;
  guint64 nodes;
} Cut;

static const Cut whole = { QS_CENSUS_BATCH_MAX, G_MAXUINT64 };

static GArray *
enumerate (guint n)
{
  GArray *solutions = g_array_new (FALSE, FALSE, sizeof (guint16));
  QsEnumerator enumerator;
  guint16 columns[QS_ENUMERATOR_MAX_N];

  qs_enumerator_init (&enumerator, n);
  while (qs_enumerator_next (&enumerator, G_MAXUINT64, columns) == QS_ENUMERATOR_SOLUTION)
    g_array_append_vals (solutions, columns, n);

  return solutions;
}

/* Lists a space from @start on, as far as @limit solutions and the batch in which they end. */
static GArray *
list (const QsCensusSpace *space,
      const QsKernel      *kernel,
      const guint16       *start,
      const Cut           *cut,
      guint                limit)
{
  g_autoptr (QsCensusLister) lister = qs_census_lister_new (space, kernel, QS_STOP_NEVER);
  g_autoptr (GByteArray) boards = g_byte_array_new ();
  GArray *list = g_array_new (FALSE, FALSE, sizeof (guint16));
  QsCensusBatches batches;
  QsCensusBatch batch;
  gboolean has_more = TRUE;

  qs_census_batches_init (&batches, space);
  qs_census_batch_init (&batch);
  if (start != NULL)
    g_assert_true (qs_census_batches_seek (&batches, start));

  while (has_more && list->len / space->n < limit)
    {
      has_more = qs_census_batches_next (&batches, cut->max, cut->nodes, &batch);
      g_assert_cmpuint (batch.prefixes->len, <=, cut->max);
      g_assert_true (qs_census_lister_list (lister, &batch, boards));
      for (guint i = 0; i < boards->len; i++)
        g_array_append_vals (list, (guint16[]){ boards->data[i] }, 1);
    }
  qs_census_batch_clear (&batch);

  return list;
}

/* Asserts that a space's list from solution number @from on, counted from 0, is the rest of @solutions. */
static void
assert_list (const QsCensusSpace *space,
             const QsKernel      *kernel,
             const GArray        *solutions,
             guint                from,
             const Cut           *cut)
{
  const guint16 *start = from > 0 ? &g_array_index (solutions, guint16, from * space->n) : NULL;
  g_autoptr (GArray) found = list (space, kernel, start, cut, G_MAXUINT);

  g_assert_cmpmem (found->data, found->len * sizeof (guint16),
                   solutions->len > 0 ? &g_array_index (solutions, guint16, from * space->n) : NULL,
                   (solutions->len - from * space->n) * sizeof (guint16));
}

static void
assert_space (const QsCensusSpace *space,
              const GArray        *solutions,
              GRand               *random)
{
  const Cut cuts[] = { { 1, 3 }, { 7, 100 }, { 50, G_MAXUINT64 } };
  guint n_solutions = solutions->len / space->n;

  for (guint i = 0; i < qs_kernel_get_n_supported (qs_census_kernels); i++)
    {
      const QsKernel *kernel = &qs_census_kernels[i];

      assert_list (space, kernel, solutions, 0, &whole);
      for (guint cut = 0; cut < G_N_ELEMENTS (cuts) && n_solutions > 0; cut++)
        assert_list (space, kernel, solutions, (guint) g_rand_int_range (random, 0, (gint) n_solutions), &cuts[cut]);
    }
}

QS_TEST_BOARDS (same_list_from_anywhere, 1, LAST_N)
{
  g_autoptr (GArray) all = enumerate (n);

  test_census_each_space (n, all, assert_space);
}

/* Places queens in the first rows, each on a free square, until the walk finds a solution below them. */
static void
pick_solution (const QsCensusSpace *space,
               GRand               *random,
               guint                n_rows,
               guint16             *columns)
{
  QsCensusWalk walk;

  do
    {
      for (guint row = 0; row < n_rows; row++)
        {
          columns[row] = (guint16) g_rand_int_range (random, 0, (gint) space->n);
          if (!test_is_free (columns, row, columns[row]))
            row = G_MAXUINT;
        }
      qs_census_walk_init (&walk, space, columns, n_rows, space->n);
    }
  while (!qs_census_walk_next (&walk));

  memcpy (columns, walk.columns, space->n * sizeof *columns);
}

/* How many solutions are below the first rows of one, as the census counts them. */
static guint64
count_below (const QsCensusSpace *space,
             const guint16       *columns,
             guint                n_rows)
{
  g_autoptr (QsCensusCounter) counter = qs_census_counter_new (space, qs_kernel_get_best (qs_census_kernels));
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint64));

  g_assert_true (qs_census_counter_count (counter, columns, n_rows, n_rows, counts));
  g_assert_cmpuint (counts->len, ==, 1);

  return g_array_index (counts, guint64, 0);
}

/* From the first solution of a prefix: as many as the census counts below it, and the same as one by one. */
static void
assert_sample (const QsCensusSpace *space,
               const QsKernel      *kernel,
               const guint16       *start,
               guint                n_rows)
{
  guint64 count = count_below (space, start, n_rows);
  g_autoptr (GArray) found = list (space, kernel, start, &(Cut){ 16, 1000 }, (guint) count + 1);
  guint16 columns[QS_CENSUS_MAX_N];
  QsCensusReader reader;

  qs_census_reader_init (&reader, space);
  g_assert_true (qs_census_reader_seek (&reader, start));
  memcpy (columns, start, sizeof columns);
  g_assert_cmpuint (found->len, >, count * space->n);
  for (guint i = 0; i <= count; i++)
    {
      const guint16 *board = &g_array_index (found, guint16, i * space->n);

      g_assert_cmpmem (board, space->n * sizeof *board, columns, space->n * sizeof *columns);
      g_assert_true ((memcmp (board, start, n_rows * sizeof *board) == 0) == (i < count));
      g_assert_cmpint (qs_census_reader_next (&reader, G_MAXUINT64, columns), ==, QS_ENUMERATOR_SOLUTION);
    }
}

QS_TEST_BOARDS (samples_of_large_boards, LAST_N + 1, LAST_SAMPLED_N)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (n);
  QsCensusSpace space;

  qs_census_space_init (&space, n, NULL, QS_CENSUS_ALL);
  space.is_halved = FALSE;
  for (guint i = 0; i < 6; i++)
    {
      const QsKernel *kernel = &qs_census_kernels[i % qs_kernel_get_n_supported (qs_census_kernels)];
      guint16 columns[QS_CENSUS_MAX_N];

      pick_solution (&space, random, n - SAMPLED_ROWS, columns);
      assert_sample (&space, kernel, columns, n - SAMPLED_ROWS);
    }
}

/* A start that has a queen on a forbidden square, or in the fundamental scope is not the least of its images. */
QS_TEST (start_elsewhere)
{
  const guint16 last[] = { 7, 3, 0, 2, 5, 1, 6, 4 };
  const guint32 allowed[] = { 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff };
  QsCensusBatches batches;
  QsCensusSpace space;

  qs_census_space_init (&space, 8, NULL, QS_CENSUS_ALL);
  qs_census_batches_init (&batches, &space);
  g_assert_true (qs_census_batches_seek (&batches, last));

  qs_census_space_init (&space, 8, allowed, QS_CENSUS_ALL);
  qs_census_batches_init (&batches, &space);
  g_assert_false (qs_census_batches_seek (&batches, last));

  qs_census_space_init (&space, 8, NULL, QS_CENSUS_FUNDAMENTAL);
  qs_census_batches_init (&batches, &space);
  g_assert_false (qs_census_batches_seek (&batches, last));
}

/* Counts down to the question that is answered with yes. */
static gboolean
is_stopped (gpointer data)
{
  guint *left = data;

  if (*left > 0)
    (*left)--;

  return *left == 0;
}

QS_TEST (stop)
{
  QsCensusBatches batches;
  QsCensusBatch batch;
  QsCensusSpace space;

  qs_census_space_init (&space, 14, NULL, QS_CENSUS_ALL);
  qs_census_batches_init (&batches, &space);
  qs_census_batch_init (&batch);
  g_assert_true (qs_census_batches_next (&batches, 500, G_MAXUINT64, &batch));
  g_assert_cmpuint (batch.prefixes->len, ==, 500);

  for (guint i = 0; i < qs_kernel_get_n_supported (qs_census_kernels); i++)
    {
      for (guint questions = 1; questions <= 20; questions++)
        {
          guint left = questions;
          g_autoptr (GByteArray) boards = g_byte_array_new ();
          g_autoptr (QsCensusLister) lister =
              qs_census_lister_new (&space, &qs_census_kernels[i], (QsStop){ is_stopped, &left });

          g_assert_false (qs_census_lister_list (lister, &batch, boards));
          g_assert_cmpuint (left, ==, 0);
        }
    }
  qs_census_batch_clear (&batch);
}
