/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The shared census: however many threads fill it and however often they are stopped, it is the same. */

#include "qs-shared-census.h"

#include "engine-test-census.h"
#include "engine-test-util.h"
#include "qs-census-cursor.h"
#include "qs-helpers.h"
#include "qs-test-main.h"
#include "qs-worker.h"

typedef struct
{
  QsSharedCensus *census;
  guint n_threads;
  guint n_looks; /* after how many looks at the flag a counter stops; 0 for never */
  int is_done;   /* atomic */
} Fill;

static gboolean
is_stopped (gpointer data)
{
  return --*(gint64 *) data < 0;
}

static void
count (guint    thread,
       gpointer data)
{
  Fill *fill = data;
  gint64 n_looks = fill->n_looks > 0 ? fill->n_looks : G_MAXINT64;
  g_autoptr (QsCensusCounter) counter = qs_shared_census_new_counter (fill->census, (QsStop){ is_stopped, &n_looks });

  while (n_looks >= 0 && qs_shared_census_count (fill->census, counter))
    continue;
}

static void
work (QsWorker *worker,
      gpointer  data)
{
  Fill *fill = data;

  qs_shared_census_plan (fill->census);
  qs_helpers_work ("test", fill->n_threads, NULL, count, fill);
  g_atomic_int_set (&fill->is_done, TRUE);
}

static const QsWorkerKind kind = { .name = "test", .work = work };

static void
run (Fill *fill)
{
  QsWorker *worker;

  fill->is_done = FALSE;
  worker = qs_worker_start (&kind, fill, NULL);
  engine_wait_until (g_atomic_int_get (&fill->is_done));
  qs_worker_stop (worker);
}

static gboolean
never (gpointer data)
{
  return FALSE;
}

/* Asserts that a census is complete and numbers just these solutions, both ways. */
static void
assert_numbers (QsSharedCensus *census,
                const GArray   *solutions)
{
  guint n = qs_shared_census_get_space (census)->n;
  g_autoptr (QsCensusCursor) cursor = qs_census_cursor_new (census, (QsStop){ never, NULL });
  QsCensusProgress progress;
  guint16 columns[QS_CENSUS_MAX_N];
  guint64 rank;

  qs_shared_census_get_progress (census, &progress);
  g_assert_true (progress.is_complete);
  g_assert_cmpuint (progress.found, ==, solutions->len / n);
  g_assert_cmpuint (progress.reachable, ==, solutions->len / n);

  /* From the first on for a while, and then here and there. */
  for (guint64 i = 0; i < MIN (progress.found, 1000); i++)
    {
      const guint16 *expected = &g_array_index (solutions, guint16, i * n);

      g_assert_true (qs_census_cursor_next (cursor, columns));
      g_assert_cmpmem (columns, n * sizeof *columns, expected, n * sizeof *columns);
    }
  qs_census_cursor_seek (cursor, progress.found);
  g_assert_false (qs_census_cursor_next (cursor, columns));

  for (guint64 i = 0; i < progress.found; i += 1 + progress.found / 300)
    {
      const guint16 *expected = &g_array_index (solutions, guint16, i * n);

      qs_census_cursor_seek (cursor, i);
      g_assert_true (qs_census_cursor_next (cursor, columns));
      g_assert_cmpmem (columns, n * sizeof *columns, expected, n * sizeof *columns);
      g_assert_true (qs_census_cursor_get_rank (cursor, columns, &rank));
      g_assert_cmpuint (rank, ==, i);
    }
}

static void
test_any_number_of_threads (gconstpointer data)
{
  guint n_threads = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < 20; i++)
    {
      QsCensusScope scope = i % 2 == 0 ? QS_CENSUS_ALL : QS_CENSUS_FUNDAMENTAL;
      g_autoptr (QsSharedCensus) census = NULL;
      g_autoptr (GArray) solutions = NULL;
      QsConstraints constraints;
      QsCensusSpace space;
      Fill fill = { .n_threads = n_threads };

      engine_make_constraints (&constraints, (guint) g_test_rand_int_range (1, 10));
      engine_make_space (&space, &constraints, scope);
      solutions = engine_enumerate_allowed (&constraints, scope);
      fill.census = census = qs_shared_census_new (&space, QS_CENSUS_MAX_SIZE);
      run (&fill);
      assert_numbers (census, solutions);
    }
}

/* A census that has room for hardly anything is made coarser again and again while others count. */
QS_TEST (little_room_is_enough)
{
  g_autoptr (GArray) solutions = engine_enumerate (11);
  QsCensusSpace space;

  qs_census_space_init (&space, 11, NULL, QS_CENSUS_ALL);
  for (gsize size = 1; size <= 1024; size *= 32)
    {
      g_autoptr (QsSharedCensus) census = qs_shared_census_new (&space, size);
      Fill fill = { .census = census, .n_threads = 3 };

      run (&fill);
      assert_numbers (census, solutions);
    }
}

/* Stopped so early that most units are given back, until one gets through. */
QS_TEST (stops_lose_nothing)
{
  g_autoptr (GArray) solutions = engine_enumerate (13);
  g_autoptr (QsSharedCensus) census = NULL;
  QsCensusProgress progress = { 0 };
  QsCensusSpace space;
  Fill fill = { .n_threads = 3 };

  qs_census_space_init (&space, 13, NULL, QS_CENSUS_ALL);
  fill.census = census = qs_shared_census_new (&space, QS_CENSUS_MAX_SIZE);
  for (guint n_looks = 1; !progress.is_complete; n_looks += 1 + n_looks / 4)
    {
      guint64 last = progress.found;

      fill.n_looks = n_looks;
      run (&fill);
      qs_shared_census_get_progress (census, &progress);
      g_assert_cmpuint (progress.found, >=, last);
      g_assert_cmpuint (progress.found, <=, solutions->len / 13);
      g_assert_true (progress.is_complete == (progress.found == solutions->len / 13));
    }

  assert_numbers (census, solutions);
}

QS_TEST (nothing_is_known_beforehand)
{
  QsCensusSpace space;
  g_autoptr (QsSharedCensus) census = NULL;
  QsCensusProgress progress;
  QsCensusPlace place;
  guint16 columns[4] = { 1, 3, 0, 2 };

  qs_census_space_init (&space, 4, NULL, QS_CENSUS_ALL);
  census = qs_shared_census_new (&space, QS_CENSUS_MAX_SIZE);
  qs_shared_census_get_progress (census, &progress);
  g_assert_false (progress.is_complete);
  g_assert_cmpuint (progress.found, ==, 0);
  g_assert_cmpuint (progress.reachable, ==, 0);
  g_assert_false (qs_shared_census_find (census, 0, &place));
  g_assert_false (qs_shared_census_locate (census, columns, &place));
}

QS_TEST_MAIN
{
  g_test_add_data_func ("/engine/shared-census/filled-by-threads/1", GUINT_TO_POINTER (1), test_any_number_of_threads);
  g_test_add_data_func ("/engine/shared-census/filled-by-threads/2", GUINT_TO_POINTER (2), test_any_number_of_threads);
  g_test_add_data_func ("/engine/shared-census/filled-by-threads/7", GUINT_TO_POINTER (7), test_any_number_of_threads);
}
