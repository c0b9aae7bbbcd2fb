/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The preview of a file: it is how the file begins, to the end of its first board. */

#include "qs-export.h"

#include <string.h>

#include "engine-test-census.h"
#include "engine-test-util.h"
#include "qs-solution-set.h"
#include "qs-test-main.h"

/* Returns: (transfer full) (nullable): the preview */
static char *
ask (const QsExportScope *scope,
     QsSharedCensus      *census,
     gboolean            *is_whole)
{
  g_autoptr (QsErrand) preview = qs_export_preview_start (scope, census);

  engine_run_until (!qs_errand_is_running (preview));

  return g_strdup (qs_export_preview_get (preview, is_whole));
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
  g_autofree char *text = NULL;
  guint64 count, size;
  gboolean is_whole;

  g_assert_true (qs_export_measure (scope, &count, &size));
  text = ask (scope, census, &is_whole);
  g_assert_nonnull (text);
  g_assert_true (is_whole == (count <= 1));
  if (is_whole)
    g_assert_cmpstr (text, ==, file);
  else
    g_assert_true (g_str_has_prefix (file, text));
  if (g_str_equal (scope->format->id, "text"))
    g_assert_cmpuint (count_boards (text, scope->space.n), ==, MIN (count, 1));
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

QS_TEST (is_how_the_file_begins)
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
QS_TEST (uncounted_board_is_not_there_yet)
{
  QsExportScope scope = engine_scope (20, 1000, 1, qs_format_find ("text"), FALSE);
  g_autofree char *text = NULL;
  gboolean is_whole;

  g_assert_null (ask (&scope, NULL, &is_whole));

  scope.first = 1;
  text = ask (&scope, NULL, &is_whole);
  g_assert_cmpuint (count_boards (text, 20), ==, 1);
  g_assert_true (is_whole);
}

/* However far the search is. */
QS_TEST (cancelled_one_ends)
{
  QsExportScope scope = engine_scope (32, 1, G_MAXUINT64, qs_format_find ("text"), FALSE);

  for (guint i = 0; i < 50; i++)
    {
      g_autoptr (QsErrand) preview = qs_export_preview_start (&scope, NULL);

      g_usleep ((gulong) g_test_rand_int_range (0, 2000));
      qs_errand_cancel (preview);
      engine_run_until (!qs_errand_is_running (preview));
    }
}
