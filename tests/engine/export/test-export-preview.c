/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The preview of a file: it is how the file begins, to the end of its first board. */

#include "qs-export-preview.h"

#include <string.h>

#include "engine-test-census.h"
#include "engine-test-util.h"
#include "qs-solution-set.h"
#include "qs-test-main.h"

typedef struct
{
  guint n_answers;
  char *text;
  gboolean is_whole;
} Answer;

static void
made_cb (const char *text,
         gboolean    is_whole,
         gpointer    user_data)
{
  Answer *answer = user_data;

  answer->n_answers++;
  answer->text = g_strdup (text);
  answer->is_whole = is_whole;
}

static void
ask (const QsExportScope *scope,
     QsSharedCensus      *census,
     Answer              *answer)
{
  G_GNUC_UNUSED g_autoptr (QsWorker) worker = qs_export_preview_start (scope, census, made_cb, answer);

  engine_run_until (answer->n_answers > 0);
  engine_run_pending ();
  g_assert_cmpuint (answer->n_answers, ==, 1);
}

static char *
write_file (const QsExportScope *scope)
{
  char *folder = engine_folder_new ();
  g_autofree char *path = g_build_filename (folder, "target", NULL);
  g_autoptr (QsFileWriter) writer = qs_file_writer_open (path, NULL);
  g_autoptr (GError) error = NULL;
  char *content = NULL;

  qs_export_write (scope, writer, NULL, NULL, &error);
  g_assert_no_error (error);
  qs_file_writer_commit (writer, &error);
  g_assert_no_error (error);
  g_file_get_contents (path, &content, NULL, &error);
  g_assert_no_error (error);
  engine_folder_remove (folder);

  return content;
}

/* How many boards a text has. */
static guint
count_boards (const char *text,
              guint       n)
{
  guint n_queens = 0;

  for (; *text != '\0'; text++)
    n_queens += *text == 'Q';

  return n_queens / n;
}

static void
assert_preview (const QsExportScope *scope,
                QsSharedCensus      *census)
{
  g_autofree char *file = write_file (scope);
  Answer answer = { 0 };
  guint64 count, size;

  g_assert_true (qs_export_measure (scope, &count, &size));
  ask (scope, census, &answer);
  g_assert_nonnull (answer.text);
  g_assert_true (answer.is_whole == (count <= 1));
  if (answer.is_whole)
    g_assert_cmpstr (answer.text, ==, file);
  else
    g_assert_true (g_str_has_prefix (file, answer.text));
  if (g_str_equal (scope->format->id, "text"))
    g_assert_cmpuint (count_boards (answer.text, scope->space.n), ==, MIN (count, 1));
  g_free (answer.text);
}

/* All, a range and one solution of a list, in each format that is text. */
static void
assert_previews (const QsConstraints *constraints,
                 QsCensusScope        which)
{
  g_autoptr (QsSolutionSet) set = NULL;
  QsExportScope scope = { 0 };
  QsSharedCensus *census;

  engine_make_space (&scope.space, constraints, which);
  scope.problem = scope.space.problem;
  scope.problem.squares = *constraints;
  set = qs_solution_set_start (&scope.space);
  engine_run_until (qs_solution_set_get_status (set)->is_complete);
  census = qs_solution_set_get_census (set);
  scope.has_total = TRUE;
  scope.total = qs_solution_set_get_status (set)->count;

  for (guint64 first = 1; first <= MAX (MIN (scope.total, 3), 1); first++)
    {
      for (const QsFormat *const *format = qs_format_list (); (*format)->append != NULL; format++)
        {
          scope.format = *format;
          scope.first = first;
          scope.count = first == 1 ? G_MAXUINT64 : first == 2 ? 2 : 1;
          scope.numbered = ((*format)->flags & QS_FORMAT_CAN_NUMBER) != 0 && g_test_rand_bit ();
          if (((*format)->flags & QS_FORMAT_IS_BINARY) == 0)
            assert_preview (&scope, census);
        }
    }
}

static void
test_is_how_the_file_begins (void)
{
  for (guint n = 1; n <= 7; n++)
    {
      QsConstraints constraints;

      qs_constraints_init (&constraints, n);
      assert_previews (&constraints, QS_CENSUS_ALL);
      assert_previews (&constraints, QS_CENSUS_FUNDAMENTAL);
      engine_make_constraints (&constraints, n);
      assert_previews (&constraints, QS_CENSUS_ALL);
      assert_previews (&constraints, QS_CENSUS_FUNDAMENTAL);
    }
}

/* Nobody has counted so far; only the very first one is looked for then. */
static void
test_uncounted (void)
{
  QsExportScope scope = engine_scope (20, 1000, 1, qs_format_find ("text"), FALSE);
  Answer answer = { 0 };
  Answer first = { 0 };

  ask (&scope, NULL, &answer);
  g_assert_null (answer.text);

  scope.first = 1;
  ask (&scope, NULL, &first);
  g_assert_cmpuint (count_boards (first.text, 20), ==, 1);
  g_assert_true (first.is_whole);
  g_free (first.text);
}

/* Who has stopped waiting is not told, however far the search is. */
static void
test_stopped (void)
{
  QsExportScope scope = engine_scope (32, 1, G_MAXUINT64, qs_format_find ("text"), FALSE);
  Answer answer = { 0 };

  for (guint i = 0; i < 50; i++)
    {
      QsWorker *worker = qs_export_preview_start (&scope, NULL, made_cb, &answer);

      g_usleep ((gulong) g_test_rand_int_range (0, 2000));
      qs_worker_stop (worker);
      engine_run_pending ();
    }
  g_assert_cmpuint (answer.n_answers, ==, 0);
}

QS_TEST_MAIN
{
  g_test_add_func ("/engine/export-preview/is-how-the-file-begins", test_is_how_the_file_begins);
  g_test_add_func ("/engine/export-preview/uncounted-board-is-not-there-yet", test_uncounted);
  g_test_add_func ("/engine/export-preview/stopped-one-says-nothing", test_stopped);
}
