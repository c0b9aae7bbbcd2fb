/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that are read in the background: their verdict, what is said of those that cannot be read, and the end of
 * one that nobody waits for. */

#include "qs-opening.h"

#include <glib/gstdio.h>

#include "engine-test-util.h"
#include "qs-error.h"
#include "qs-test-main.h"
#include "qs-test-strange.h"
#include "qs-verdict-words.h"

typedef struct
{
  QsErrand *opening;
  gboolean is_cancelled_at_progress;
  guint n_progress;
  guint n_finished;
  QsVerdict *verdict;
  GError *error;
} Fixture;

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  if (fixture->opening != NULL)
    g_assert_finalize_object (fixture->opening);
  g_clear_pointer (&fixture->verdict, qs_verdict_unref);
  g_clear_error (&fixture->error);
}

static void
progress_cb (QsErrand *opening,
             gpointer  user_data)
{
  Fixture *fixture = user_data;

  fixture->n_progress++;
  g_assert_cmpuint (qs_errand_get_progress (opening)->done, <=, qs_errand_get_progress (opening)->total);
  if (fixture->is_cancelled_at_progress)
    qs_errand_cancel (opening);
}

static void
finished_cb (QsErrand     *opening,
             const GError *error,
             gpointer      user_data)
{
  Fixture *fixture = user_data;
  QsVerdict *verdict = qs_opening_get (opening)->verdict;

  fixture->n_finished++;
  fixture->verdict = verdict != NULL ? qs_verdict_ref (verdict) : NULL;
  fixture->error = error != NULL ? g_error_copy (error) : NULL;
}

/* Takes @opening, and waits for its end. */
static void
await (Fixture  *fixture,
       QsErrand *opening)
{
  fixture->opening = opening;
  g_signal_connect (opening, "progress", G_CALLBACK (progress_cb), fixture);
  g_signal_connect (opening, "finished", G_CALLBACK (finished_cb), fixture);
  while (fixture->n_finished == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (fixture->n_finished, ==, 1);
}

static QsErrand *
start_text (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return qs_opening_start (NULL, "clipboard", bytes, NULL);
}

QS_TEST_WITH (text, Fixture, NULL, NULL, tear_down)
{
  g_autofree char *summary = NULL;

  await (fixture, start_text ("3 1 4 2\n"));
  g_assert_no_error (fixture->error);
  g_assert_cmpstr (fixture->verdict->file->name, ==, "clipboard");
  summary = qs_verdict_summarize (fixture->verdict);
  g_assert_cmpstr (summary, ==, "1 of the 2 solutions for 4 queens");
  g_assert_cmpuint (fixture->n_progress, >, 0);
  g_assert_cmpuint (qs_errand_get_progress (fixture->opening)->phase, ==, QS_OPENING_JUDGING);
  g_assert_cmpuint (qs_errand_get_progress (fixture->opening)->done, ==, 8);
  g_assert_cmpuint (qs_errand_get_progress (fixture->opening)->total, ==, 8);
}

/* The boards that are missing come with their numbers. */
QS_TEST_WITH (missing_boards, Fixture, NULL, NULL, tear_down)
{
  const guint16 first[] = { 0, 2, 4, 1, 3 };
  const QsVerdict *verdict;

  await (fixture, start_text ("1 4 2 5 3\n"));
  g_assert_no_error (fixture->error);
  verdict = fixture->verdict;
  g_assert_cmpuint (verdict->missing->len, ==, 9);
  g_assert_cmpuint (g_array_index (verdict->missing, guint64, 0), ==, 1);
  g_assert_cmpmem (verdict->missing_columns->data, sizeof first, first, sizeof first);
  g_assert_cmpuint (verdict->missing_columns->len, ==, 9 * 5);
}

/* The same text in the way that the user says. */
QS_TEST_WITH (again, Fixture, NULL, NULL, tear_down)
{
  const QsReadOptions options = { .base = QS_READ_BASE_1, .is_by_file = TRUE };
  g_autoptr (QsErrand) automatic = start_text ("1 4 2 5 3\n");
  guint16 columns[5];
  const guint16 expected[] = { 3, 1, 4, 2, 0 };

  await (fixture, g_object_ref (automatic));
  g_assert_false (fixture->verdict->facts->is_by_file);
  g_assert_cmpint (qs_opening_get (automatic)->options.base, ==, QS_READ_BASE_UNKNOWN);

  g_object_unref (fixture->opening);
  g_clear_pointer (&fixture->verdict, qs_verdict_unref);
  fixture->n_finished = 0;
  await (fixture, qs_opening_start (NULL, "clipboard", qs_opening_get (automatic)->text, &options));
  g_assert_no_error (fixture->error);
  g_assert_cmpstr (qs_opening_get (fixture->opening)->name, ==, "clipboard");
  g_assert_true (fixture->verdict->facts->is_by_file);
  qs_board_file_get_columns (fixture->verdict->file, 0, columns);
  g_assert_cmpmem (columns, sizeof columns, expected, sizeof expected);
}

QS_TEST_WITH (file, Fixture, NULL, NULL, tear_down)
{
  g_autofree char *folder = engine_folder_new ();
  g_autofree char *path = g_build_filename (folder, "set.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, "2 4 1 3\n3 1 4 2\n", -1, NULL));
  await (fixture, qs_opening_start (file, NULL, NULL, NULL));
  g_assert_no_error (fixture->error);
  g_assert_true (qs_verdict_is_good (fixture->verdict));
  g_assert_cmpuint (qs_errand_get_progress (fixture->opening)->total, ==, 16);
  engine_folder_remove (g_steal_pointer (&folder));
}

QS_TEST_WITH (bad_text, Fixture, NULL, NULL, tear_down)
{
  await (fixture, start_text ("1 2 3 4\n1 2 3 9\n7 8 9\n"));
  g_assert_null (fixture->verdict);
  g_assert_nonnull (fixture->error);
  g_assert_true (g_str_has_prefix (fixture->error->message, "clipboard"));
}

QS_TEST_WITH (missing_file, Fixture, NULL, NULL, tear_down)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/at-all.txt");

  await (fixture, qs_opening_start (file, NULL, NULL, NULL));
  g_assert_error (fixture->error, QS_ERROR, QS_ERROR_FILE);
  g_assert_nonnull (strstr (fixture->error->message, "“at-all.txt”"));
}

/* Nobody writes into the pipe, and a device has no end: whoever read them would wait for ever. */
QS_TEST_WITH (strange, Fixture, NULL, NULL, tear_down)
{
  g_autofree char *folder = engine_folder_new ();
  g_auto (GStrv) paths = test_strange_new (folder);

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (paths[i]);

      tear_down (fixture, NULL);
      *fixture = (Fixture){ 0 };
      await (fixture, qs_opening_start (file, NULL, NULL, NULL));
      g_assert_error (fixture->error, QS_ERROR, QS_ERROR_FILE);
    }

  engine_folder_remove (g_steal_pointer (&folder));
}

/* Two million boards, of which the first are hardly read when they are not wanted any more. */
QS_TEST_WITH (cancel, Fixture, NULL, NULL, tear_down)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;

  for (guint i = 0; i < 2000000; i++)
    g_string_append (text, "1 5 8 6 3 7 2 4\n");
  bytes = g_string_free_to_bytes (text);

  fixture->is_cancelled_at_progress = TRUE;
  await (fixture, qs_opening_start (NULL, "clipboard", bytes, NULL));
  g_assert_error (fixture->error, QS_ERROR, QS_ERROR_CANCELLED);
  g_assert_null (fixture->verdict);
}
