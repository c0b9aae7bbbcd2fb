/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The export in the background: how it ends, and the file that it leaves. */

#include "qs-export.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine-test-clock.h"
#include "engine-test-util.h"
#include "qs-census-cursor.h"
#include "qs-error.h"
#include "qs-symmetry.h"
#include "qs-test-boards.h"
#include "qs-test-main.h"

#define ALL G_MAXUINT64

/* Of so many queens nobody knows how many solutions there are, and no test sees the last. */
#define ENDLESS_N 28

#define OLD "the old file\n"

typedef struct
{
  char *folder;
  char *path;
  QsSharedCensus *census; /* (nullable): what finds the first solution */
  EngineClock clock;
  QsErrand *exporter;
  guint n_finished;
  GError *error;
  guint n_progress;
  guint64 written;         /* at the last sign of progress */
  guint n_halfway;         /* how many signs came after the first solution and before the last */
  guint64 cancel_at;       /* how many are written when the user cancels */
  gboolean drops_at_start; /* whether the user forgets the export at the first sign */
} Fixture;

/* How often a solution was looked for in a census. */
static int n_searches;

gboolean __real_qs_census_cursor_fetch (QsSharedCensus *census,
                                        guint64         rank,
                                        QsStop          stop,
                                        guint16        *columns);
__typeof__ (qs_census_cursor_fetch) __wrap_qs_census_cursor_fetch;

/* The linker puts this in the place of qs_census_cursor_fetch(). */
gboolean
__wrap_qs_census_cursor_fetch (QsSharedCensus *census,
                               guint64         rank,
                               QsStop          stop,
                               guint16        *columns)
{
  g_atomic_int_inc (&n_searches);

  return __real_qs_census_cursor_fetch (census, rank, stop, columns);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = engine_folder_new ();
  fixture->path = g_build_filename (fixture->folder, "target", NULL);
  fixture->cancel_at = ALL;

  /* Whenever the export may tell of its progress, it does. */
  engine_clock_init (&fixture->clock);
  fixture->clock.per_look = G_USEC_PER_SEC;
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  if (fixture->exporter != NULL)
    g_assert_finalize_object (fixture->exporter);
  g_clear_error (&fixture->error);
  g_clear_pointer (&fixture->census, qs_shared_census_unref);
  g_free (fixture->path);
  engine_folder_remove (fixture->folder);
}

static void
progress_cb (QsErrand *exporter,
             gpointer  user_data)
{
  Fixture *fixture = user_data;

  g_assert_true (qs_errand_is_running (exporter));
  g_assert_cmpuint (qs_errand_get_progress (exporter)->done, >=, fixture->written);
  fixture->written = qs_errand_get_progress (exporter)->done;
  fixture->n_progress++;
  fixture->n_halfway += fixture->written > 0 && fixture->written < qs_errand_get_progress (exporter)->total;

  if (fixture->written >= fixture->cancel_at)
    qs_errand_cancel (exporter);
  if (fixture->drops_at_start)
    g_clear_object (&fixture->exporter);
}

static void
finished_cb (QsErrand     *exporter,
             const GError *error,
             gpointer      user_data)
{
  Fixture *fixture = user_data;

  g_assert_false (qs_errand_is_running (exporter));
  g_assert_cmpuint (qs_errand_get_progress (exporter)->done, >=, fixture->written);
  fixture->n_finished++;
  fixture->error = error != NULL ? g_error_copy (error) : NULL;
}

static void
start_at (Fixture             *fixture,
          const QsExportScope *scope,
          const char          *path)
{
  fixture->n_finished = fixture->n_progress = fixture->n_halfway = 0;
  fixture->written = 0;
  fixture->exporter = qs_exporter_start (scope, fixture->census, path, &fixture->clock.clock);
  g_signal_connect (fixture->exporter, "progress", G_CALLBACK (progress_cb), fixture);
  g_signal_connect (fixture->exporter, "finished", G_CALLBACK (finished_cb), fixture);
}

static void
start (Fixture             *fixture,
       const QsExportScope *scope)
{
  start_at (fixture, scope, fixture->path);
}

static void
wait_for_end (Fixture *fixture)
{
  engine_run_until (fixture->n_finished > 0);
  engine_run_pending ();
  g_assert_cmpuint (fixture->n_finished, ==, 1);
}

static void
put_old (const Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (fixture->path, OLD, -1, &error);
  g_assert_no_error (error);
}

/* Asserts that nothing has happened to the old file. */
static void
assert_old (const Fixture *fixture)
{
  engine_assert_folder (fixture->folder, "target");
  engine_assert_file (fixture->path, OLD, strlen (OLD));
}

static void
assert_columns (const Fixture *fixture,
                guint          n,
                const GArray  *solutions)
{
  g_autoptr (GString) expected = g_string_new (NULL);

  for (guint i = 0; i < solutions->len; i++)
    g_string_append_printf (expected, "%u%c", g_array_index (solutions, guint16, i) + 1u, i % n == n - 1 ? '\n' : ' ');

  engine_assert_folder (fixture->folder, "target");
  engine_assert_file (fixture->path, expected->str, expected->len);
}

static void
test_file_holds_all (Fixture      *fixture,
                     gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (GArray) solutions = n <= 8 ? test_all_solutions (n) : engine_enumerate (n);

  put_old (fixture);
  start (fixture, (QsExportScope[]){ engine_scope (n, 1, ALL, &qs_format_columns, FALSE) });
  g_assert_true (qs_errand_is_running (fixture->exporter));
  g_assert_cmpuint (qs_errand_get_progress (fixture->exporter)->total, ==, solutions->len / n);

  wait_for_end (fixture);
  g_assert_no_error (fixture->error);
  g_assert_cmpuint (qs_errand_get_progress (fixture->exporter)->done, ==, solutions->len / n);
  assert_columns (fixture, n, solutions);
}

/* All that is written in one thread: others could write all of it between two signs of progress. As that thread waits until
 * its signs are heard, it does not get far ahead either. */
static QsExportScope
make_stepwise_scope (guint n)
{
  QsExportScope scope = engine_scope (n, 1, ALL, &qs_format_columns, FALSE);

  scope.n_threads = 1;

  return scope;
}

QS_TEST_WITH (progress_is_told, Fixture, NULL, set_up, tear_down)
{
  start (fixture, (QsExportScope[]){ make_stepwise_scope (12) });
  g_assert_cmpuint (qs_errand_get_progress (fixture->exporter)->total, ==, 14200);
  wait_for_end (fixture);
  g_assert_no_error (fixture->error);
  g_assert_cmpuint (fixture->n_halfway, >, 0);
  g_assert_cmpuint (qs_errand_get_progress (fixture->exporter)->done, ==, 14200);
  g_assert_cmpfloat (qs_errand_get_progress (fixture->exporter)->elapsed, >, 0);
}

/* However much is done between two signs, whoever hears them is not kept busy. */
QS_TEST_WITH (signs_keep_a_distance, Fixture, NULL, set_up, tear_down)
{
  fixture->clock.per_look = 0;
  start (fixture, (QsExportScope[]){ make_stepwise_scope (12) });
  wait_for_end (fixture);
  g_assert_no_error (fixture->error);
  g_assert_cmpuint (fixture->n_progress, ==, 1);
  g_assert_cmpuint (qs_errand_get_progress (fixture->exporter)->done, ==, 14200);
}

QS_TEST_WITH (the_total_is_what_will_be_written, Fixture, NULL, set_up, tear_down)
{
  start (fixture, (QsExportScope[]){ engine_scope (8, 90, 100, &qs_format_text, TRUE) });
  g_assert_cmpuint (qs_errand_get_progress (fixture->exporter)->total, ==, 3);
  wait_for_end (fixture);
  g_assert_no_error (fixture->error);
  g_assert_cmpuint (qs_errand_get_progress (fixture->exporter)->done, ==, 3);
  g_clear_object (&fixture->exporter);

  start (fixture, (QsExportScope[]){ engine_scope (ENDLESS_N, 1, ALL, &qs_format_text, TRUE) });
  g_assert_cmpuint (qs_errand_get_progress (fixture->exporter)->total, ==, 0);
  qs_errand_cancel (fixture->exporter);
  wait_for_end (fixture);
}

/* The last solutions are the mirror images of the first ones. */
static GArray *
mirror_first (guint n,
              guint n_solutions)
{
  GArray *solutions = g_array_new (FALSE, FALSE, sizeof (guint16));
  QsEnumerator enumerator;
  guint16 columns[QS_CENSUS_MAX_N];

  qs_enumerator_init (&enumerator, n);
  while (solutions->len < n_solutions * n)
    {
      g_assert_cmpint (qs_enumerator_next (&enumerator, G_MAXUINT64, columns), ==, QS_ENUMERATOR_SOLUTION);
      for (guint row = 0; row < n; row++)
        columns[row] = (guint16) (n - 1 - columns[row]);
      g_array_prepend_vals (solutions, columns, n);
    }

  return solutions;
}

/* A file of the first of each @stride solutions of @all. */
static QsVerdict *
make_lacking (guint         n,
              const GArray *all,
              guint         stride)
{
  const QsReadOptions options = { .base = QS_READ_BASE_1 };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (QsBoardFile) file = NULL;

  for (guint i = 0; i < all->len; i += stride * n)
    {
      g_autofree char *list = qs_solution_to_string (&g_array_index (all, guint16, i), n);

      g_string_append_printf (text, "%s\n", list);
    }

  stream = g_memory_input_stream_new_from_data (text->str, (gssize) text->len, NULL);
  file = qs_board_file_read (stream, "some.txt", &options, NULL, NULL, NULL);

  return qs_verdict_new (file, NULL, NULL);
}

static QsExportScope
make_lacking_scope (guint           n,
                    QsVerdict      *lacking,
                    const QsFormat *format)
{
  QsExportScope scope = engine_scope (n, 1, ALL, format, FALSE);

  scope.lacking = lacking;

  return scope;
}

/* The number of the class of a solution, found among all: those that are the least of their class come in order. */
static guint64
find_class (const GArray  *all,
            guint          n,
            const guint16 *columns)
{
  guint16 wanted[QS_CENSUS_MAX_N], least[QS_CENSUS_MAX_N];
  guint64 number = 0;

  qs_symmetry_least (columns, n, n, QS_SYMMETRY_ALL, wanted);
  for (guint i = 0; i < all->len; i += n)
    {
      const guint16 *other = &g_array_index (all, guint16, i);

      qs_symmetry_least (other, n, n, QS_SYMMETRY_ALL, least);
      number += memcmp (least, other, n * sizeof *least) == 0;
      if (memcmp (other, wanted, n * sizeof *wanted) == 0)
        return number;
    }

  g_assert_not_reached ();
}

/* What the format makes of all but each third solution, with their own numbers. */
static GString *
write_others (const QsFormat *format,
              const GArray   *all,
              guint           n)
{
  guint total = all->len / n, count = total - (total + 2) / 3;
  const QsFormatSet set = { .n_rows = n, .n = n, .first = total - count + 1, .count = count, .total = total };
  GString *text = g_string_new (NULL);
  guint64 place = 0;

  qs_format_begin (format, text, &set);
  for (guint i = 0; i < total; i++)
    {
      const guint16 *columns = &g_array_index (all, guint16, i * n);
      const QsFormatBoard board = { columns, i + 1, find_class (all, n, columns), qs_symmetry_orbit (columns, n, n, QS_SYMMETRY_ALL, NULL),
                                    place };

      if (i % 3 == 0)
        continue;

      format->append (text, &set, &board);
      place++;
    }
  qs_format_end (format, text);

  return text;
}

static void
test_what_a_file_lacks (Fixture      *fixture,
                        gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (GArray) all = test_all_solutions (n);
  g_autoptr (QsVerdict) lacking = make_lacking (n, all, 3);

  for (const QsFormat *const *format = qs_format_list (); (*format)->append != NULL; format++)
    {
      g_autoptr (GString) expected = write_others (*format, all, n);
      QsExportScope scope = make_lacking_scope (n, lacking, *format);
      guint64 count, size;

      g_assert_true (qs_export_measure (&scope, &count, &size));
      g_assert_cmpuint (size, >=, expected->len);
      start (fixture, &scope);
      g_assert_cmpuint (qs_errand_get_progress (fixture->exporter)->total, ==, count);
      wait_for_end (fixture);
      g_assert_no_error (fixture->error);
      g_assert_cmpuint (qs_errand_get_progress (fixture->exporter)->done, ==, count);
      engine_assert_file (fixture->path, expected->str, expected->len);
      g_clear_object (&fixture->exporter);
    }
}

/* Of the 14 million solutions for 16 queens the file has one. The export keeps it, although nobody else does. */
QS_TEST_WITH (what_a_file_lacks_cancelled, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (GArray) last = mirror_first (16, 1);
  QsVerdict *lacking = make_lacking (16, last, 1);

  put_old (fixture);
  fixture->cancel_at = 1;
  start (fixture, (QsExportScope[]){ make_lacking_scope (16, lacking, &qs_format_columns) });
  qs_verdict_unref (lacking);
  g_assert_cmpuint (qs_errand_get_progress (fixture->exporter)->total, ==, 14772511);
  wait_for_end (fixture);
  g_assert_error (fixture->error, QS_ERROR, QS_ERROR_CANCELLED);
  g_assert_cmpuint (fixture->n_halfway, >, 0);
  assert_old (fixture);
}

static void
count_all (Fixture *fixture,
           guint    n)
{
  g_autoptr (QsCensusCounter) counter = NULL;
  QsCensusSpace space;

  qs_census_space_init (&space, n, NULL, QS_CENSUS_ALL);
  fixture->census = qs_shared_census_new (&space, QS_CENSUS_MAX_SIZE);
  counter = qs_shared_census_new_counter (fixture->census, QS_STOP_NEVER);
  qs_shared_census_plan (fixture->census);
  while (qs_shared_census_count (fixture->census, counter))
    continue;
}

QS_TEST_WITH (a_census_finds_the_first, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (GArray) last = mirror_first (13, 10);

  g_atomic_int_set (&n_searches, 0);
  count_all (fixture, 13);
  start (fixture, (QsExportScope[]){ engine_scope (13, 73703, ALL, &qs_format_columns, FALSE) });
  wait_for_end (fixture);
  g_assert_no_error (fixture->error);
  g_assert_cmpuint (qs_errand_get_progress (fixture->exporter)->done, ==, 10);
  g_assert_cmpint (g_atomic_int_get (&n_searches), ==, 1);
  assert_columns (fixture, 13, last);
}

/* Without a file the search does not begin. */
QS_TEST_WITH (the_file_is_opened_first, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *path = g_build_filename (fixture->folder, "missing", "target", NULL);

  g_atomic_int_set (&n_searches, 0);
  count_all (fixture, 10);
  start_at (fixture, (QsExportScope[]){ engine_scope (10, 700, ALL, &qs_format_columns, FALSE) }, path);
  wait_for_end (fixture);
  g_assert_error (fixture->error, QS_ERROR, QS_ERROR_FILE);
  g_assert_cmpint (g_atomic_int_get (&n_searches), ==, 0);
}

static void
assert_cancelled (Fixture *fixture)
{
  wait_for_end (fixture);
  g_assert_error (fixture->error, QS_ERROR, QS_ERROR_CANCELLED);
}

static void
test_cancelled_on_the_way (Fixture      *fixture,
                           gconstpointer data)
{
  put_old (fixture);
  fixture->cancel_at = GPOINTER_TO_UINT (data);
  start (fixture, (QsExportScope[]){ make_stepwise_scope (16) });
  assert_cancelled (fixture);
  g_assert_cmpuint (fixture->written, >=, fixture->cancel_at);
  assert_old (fixture);
}

QS_TEST_WITH (cancelled_at_once, Fixture, NULL, set_up, tear_down)
{
  for (guint i = 0; i < 20; i++)
    {
      start (fixture, (QsExportScope[]){ engine_scope (i % 2 == 0 ? 8 : ENDLESS_N, 1, ALL, &qs_format_columns, FALSE) });
      qs_errand_cancel (fixture->exporter);

      /* Once more does not hurt. */
      qs_errand_cancel (fixture->exporter);

      /* A small file may have been written before the thread noticed, and then it is whole. */
      wait_for_end (fixture);
      if (i % 2 == 1 || fixture->error != NULL)
        {
          g_assert_error (fixture->error, QS_ERROR, QS_ERROR_CANCELLED);
          engine_assert_folder (fixture->folder, "");
        }
      else
        {
          engine_assert_folder (fixture->folder, "target");
          g_assert_cmpint (g_unlink (fixture->path), ==, 0);
        }

      g_clear_error (&fixture->error);
      g_assert_finalize_object (g_steal_pointer (&fixture->exporter));
    }
}

QS_TEST_WITH (cancelled_between_two_signs, Fixture, NULL, set_up, tear_down)
{
  start (fixture, (QsExportScope[]){ engine_scope (ENDLESS_N, 1, ALL, &qs_format_columns, FALSE) });
  engine_run_until (fixture->n_progress > 0);
  qs_errand_cancel (fixture->exporter);
  assert_cancelled (fixture);
  engine_assert_folder (fixture->folder, "");
}

QS_TEST_WITH (cancelled_after_the_end, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (GArray) solutions = test_all_solutions (6);

  start (fixture, (QsExportScope[]){ engine_scope (6, 1, ALL, &qs_format_columns, FALSE) });
  wait_for_end (fixture);
  qs_errand_cancel (fixture->exporter);
  engine_run_pending ();

  g_assert_no_error (fixture->error);
  g_assert_cmpuint (fixture->n_finished, ==, 1);
  assert_columns (fixture, 6, solutions);
}

QS_TEST_WITH (an_error_arrives, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *path = g_build_filename (fixture->folder, "missing", "target", NULL);

  start_at (fixture, (QsExportScope[]){ engine_scope (8, 1, ALL, &qs_format_columns, FALSE) }, path);
  wait_for_end (fixture);
  g_assert_error (fixture->error, QS_ERROR, QS_ERROR_FILE);
  g_assert_nonnull (strstr (fixture->error->message, path));
  engine_assert_folder (fixture->folder, "");
}

QS_TEST_WITH (what_does_not_exist_is_refused, Fixture, NULL, set_up, tear_down)
{
  put_old (fixture);
  start (fixture, (QsExportScope[]){ engine_scope (8, 93, ALL, &qs_format_columns, FALSE) });
  g_assert_cmpuint (qs_errand_get_progress (fixture->exporter)->total, ==, 0);
  wait_for_end (fixture);
  g_assert_error (fixture->error, QS_ERROR, QS_ERROR_OUT_OF_RANGE);
  assert_old (fixture);
}

QS_TEST_WITH (what_has_no_room_is_refused, Fixture, NULL, set_up, tear_down)
{
  put_old (fixture);
  start (fixture, (QsExportScope[]){ engine_scope (27, 1, ALL, &qs_format_text, FALSE) });
  wait_for_end (fixture);
  g_assert_error (fixture->error, QS_ERROR, QS_ERROR_NO_ROOM);
  g_assert_cmpuint (qs_errand_get_progress (fixture->exporter)->done, ==, 0);
  assert_old (fixture);
}

static void
notice_cb (gpointer data,
           GObject *where_it_was)
{
  gboolean *is_gone = data;

  *is_gone = TRUE;
}

/* The export keeps itself alive until it has ended, and not longer. */
static void
test_reference_may_be_dropped (Fixture      *fixture,
                               gconstpointer data)
{
  g_autoptr (GArray) solutions = engine_enumerate (13);
  gboolean is_gone = FALSE;

  fixture->drops_at_start = GPOINTER_TO_INT (data) != 0;
  start (fixture, (QsExportScope[]){ engine_scope (13, 1, ALL, &qs_format_columns, FALSE) });
  g_object_weak_ref (G_OBJECT (fixture->exporter), notice_cb, &is_gone);
  if (!fixture->drops_at_start)
    g_clear_object (&fixture->exporter);

  wait_for_end (fixture);
  g_assert_null (fixture->exporter);
  g_assert_true (is_gone);
  g_assert_no_error (fixture->error);
  assert_columns (fixture, 13, solutions);
}

static void
drop_cb (QsErrand     *exporter,
         const GError *error,
         gpointer      user_data)
{
  g_clear_object ((QsErrand **) user_data);
}

QS_TEST_WITH (the_reference_may_be_dropped_at_the_end, Fixture, NULL, set_up, tear_down)
{
  gboolean is_gone = FALSE;

  start (fixture, (QsExportScope[]){ engine_scope (8, 1, ALL, &qs_format_columns, FALSE) });
  g_object_weak_ref (G_OBJECT (fixture->exporter), notice_cb, &is_gone);
  g_signal_connect (fixture->exporter, "finished", G_CALLBACK (drop_cb), &fixture->exporter);
  wait_for_end (fixture);
  g_assert_null (fixture->exporter);
  g_assert_true (is_gone);
}

/* Several at a time; some are cancelled. */
QS_TEST_WITH (exports_do_not_mix, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (GArray) solutions = engine_enumerate (11);
  Fixture others[6] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      set_up (&others[i], NULL);
      others[i].cancel_at = i % 2 == 0 ? ALL : 0;
      start (&others[i],
             (QsExportScope[]){ engine_scope (i % 2 == 0 ? 11 : ENDLESS_N, 1, ALL, &qs_format_columns, FALSE) });
    }

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      engine_run_until (others[i].n_finished > 0);
      if (i % 2 == 0)
        assert_columns (&others[i], 11, solutions);
      else
        engine_assert_folder (others[i].folder, "");
      tear_down (&others[i], NULL);
    }
}

/* The disk may be slow, so the starting call does not even look at the path. */
QS_TEST_WITH (the_start_does_not_wait_for_the_disk, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *arrived = NULL;

  /* Nobody hears signs of progress while this thread reads, and the export waits if there are many. */
  fixture->clock.per_look = 0;

  /* A pipe without a reader blocks whoever opens it. */
  g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
  start (fixture, (QsExportScope[]){ engine_scope (4, 1, ALL, &qs_format_columns, FALSE) });
  g_assert_true (qs_errand_is_running (fixture->exporter));

  g_file_get_contents (fixture->path, &arrived, NULL, NULL);
  g_assert_cmpstr (arrived, ==, "2 4 1 3\n3 1 4 2\n");
  wait_for_end (fixture);
  g_assert_no_error (fixture->error);
}

static void
add (const char   *path,
     gconstpointer data,
     void (*test) (Fixture      *fixture,
                   gconstpointer data))
{
  g_autofree char *full_path = g_strdup_printf ("/engine/exporter/%s", path);

  g_test_add (full_path, Fixture, data, set_up, test, tear_down);
}

QS_TEST_MAIN
{
  add ("the-file-holds-all/of-1", GUINT_TO_POINTER (1), test_file_holds_all);
  add ("the-file-holds-all/of-8", GUINT_TO_POINTER (8), test_file_holds_all);
  add ("the-file-holds-all/of-12", GUINT_TO_POINTER (12), test_file_holds_all);
  add ("what-a-file-lacks/of-6", GUINT_TO_POINTER (6), test_what_a_file_lacks);
  add ("what-a-file-lacks/of-8", GUINT_TO_POINTER (8), test_what_a_file_lacks);

  add ("cancelled/on-the-way", GUINT_TO_POINTER (0), test_cancelled_on_the_way);
  add ("cancelled/later", GUINT_TO_POINTER (1000), test_cancelled_on_the_way);

  add ("the-reference-may-be-dropped/at-once", NULL, test_reference_may_be_dropped);
  add ("the-reference-may-be-dropped/on-the-way", GINT_TO_POINTER (1), test_reference_may_be_dropped);
}
