/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Exports: the bytes, the window, the size measured before, and the ways to end early. */

#include "qs-export.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "engine-test-util.h"
#include "qs-error.h"
#include "qs-solution.h"
#include "qs-symmetry.h"
#include "qs-test-boards.h"
#include "qs-test-main.h"

/* As many as there are. */
#define ALL G_MAXUINT64

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = engine_folder_new ();
  fixture->path = g_build_filename (fixture->folder, "target", NULL);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_free (fixture->path);
  engine_folder_remove (fixture->folder);
}

static gboolean
export (const Fixture       *fixture,
        const QsExportScope *scope,
        QsExportProgress     progress,
        gpointer             user_data,
        GError             **error)
{
  g_autoptr (QsFileWriter) writer = qs_file_writer_open (fixture->path, NULL);

  g_assert_nonnull (writer);

  return qs_export_write (scope, writer, progress, user_data, error) &&
         qs_file_writer_commit (writer, error);
}

/* Without the wait for the disk that a commit is. */
static void
assert_exports (const Fixture       *fixture,
                const QsExportScope *scope,
                const char          *expected,
                gsize                length)
{
  int fd = g_open (fixture->path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  g_autoptr (QsFileWriter) writer = qs_file_writer_new_for_fd (fd, fixture->path);
  g_autoptr (GError) error = NULL;
  gboolean done = qs_export_write (scope, writer, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (done);
  close (fd);
  engine_assert_file (fixture->path, expected, length);
}

/* The class and the images of each of all solutions: in their order, the first of a class is its least. */
static QsFormatBoard *
describe_boards (const GArray *solutions,
                 guint         n)
{
  g_autoptr (GHashTable) classes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  QsFormatBoard *boards = g_new0 (QsFormatBoard, solutions->len / n);

  for (guint i = 0; i < solutions->len / n; i++)
    {
      const guint16 *columns = &g_array_index (solutions, guint16, i * n);
      guint16 least[QS_CENSUS_MAX_N];
      g_autofree char *name = NULL;

      qs_symmetry_least (columns, n, n, QS_SYMMETRY_ALL, least);
      name = qs_solution_to_string (least, n);
      if (g_hash_table_lookup (classes, name) == NULL)
        g_hash_table_insert (classes, g_strdup (name), GUINT_TO_POINTER (g_hash_table_size (classes) + 1));

      boards[i] = (QsFormatBoard){
        .columns = columns,
        .rank = i + 1,
        .class_number = GPOINTER_TO_UINT (g_hash_table_lookup (classes, name)),
        .images = qs_symmetry_orbit (columns, n, n, QS_SYMMETRY_ALL, NULL),
      };
    }

  return boards;
}

/* The format's text for the solutions of the window, one after the other. All of a list are described once. */
static GString *
concatenate (const QsExportScope *scope,
             GArray              *solutions)
{
  static GArray *described;
  static QsFormatBoard *boards;
  GString *text = g_string_new (NULL);
  guint64 n_solutions = solutions->len / scope->space.n;
  QsFormatSet set;

  if (described != solutions)
    {
      g_clear_pointer (&described, g_array_unref);
      g_free (boards);
      boards = describe_boards (solutions, scope->space.n);
      described = g_array_ref (solutions);
    }

  qs_export_describe (scope, &set);
  qs_format_begin (scope->format, text, &set);
  for (guint64 i = scope->first - 1; i < n_solutions && i - (scope->first - 1) < scope->count; i++)
    {
      boards[i].place = i - (scope->first - 1);
      scope->format->append (text, &set, &boards[i]);
    }
  qs_format_end (scope->format, text);

  return text;
}

/* The bytes, how many were announced, and the same bytes once more. */
static void
assert_scope (const Fixture       *fixture,
              const QsExportScope *scope,
              GArray              *solutions)
{
  g_autoptr (GString) expected = concatenate (scope, solutions);
  guint64 n_solutions = solutions->len / scope->space.n;
  guint64 count, size;

  g_assert_true (qs_export_measure (scope, &count, &size));
  g_assert_cmpuint (count, ==, MIN (scope->count, n_solutions - (scope->first - 1)));
  if ((scope->format->flags & QS_FORMAT_SIZE_IS_BOUND) == 0)
    g_assert_cmpuint (size, ==, expected->len);
  else
    g_assert_cmpuint (size - expected->len, <=, count * 2);

  assert_exports (fixture, scope, expected->str, expected->len);
  assert_exports (fixture, scope, expected->str, expected->len);
}

static void
assert_windows (const Fixture *fixture,
                QsExportScope *scope,
                GArray        *solutions)
{
  guint64 n_solutions = solutions->len / scope->space.n;
  guint64 firsts[] = { 1, MIN (2, n_solutions), n_solutions / 2 + 1, n_solutions };
  guint64 counts[] = { 0, 1, 7, n_solutions, ALL };

  for (guint i = 0; i < G_N_ELEMENTS (firsts); i++)
    {
      for (guint j = 0; j < G_N_ELEMENTS (counts); j++)
        {
          scope->first = firsts[i];
          scope->count = counts[j];
          /* Small windows need no other thread. */
          scope->n_threads = counts[j] == ALL ? 2 : 1;
#ifdef __SANITIZE_THREAD__
          if (scope->n_threads == 1)
            continue;
#endif
          assert_scope (fixture, scope, solutions);
        }
    }
}

static void
test_windows_equal_the_list (Fixture      *fixture,
                             gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (GArray) solutions = n <= 8 ? test_all_solutions (n) : engine_enumerate (n);

  for (const QsFormat *const *format = qs_format_list (); (*format)->append != NULL; format++)
    {
      for (int numbered = 0; numbered <= (((*format)->flags & QS_FORMAT_CAN_NUMBER) != 0); numbered++)
        {
          QsExportScope scope = engine_scope (n, 1, ALL, *format, numbered);

          assert_windows (fixture, &scope, solutions);
        }
    }
}

static void
test_whole_list (Fixture      *fixture,
                 gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  g_autoptr (GArray) solutions = n <= 8 ? test_all_solutions (n) : engine_enumerate (n);

  for (const QsFormat *const *format = qs_format_list (); (*format)->append != NULL; format++)
    assert_scope (fixture, (QsExportScope[]){ engine_scope (n, 1, ALL, *format, TRUE) }, solutions);
}

QS_TEST_WITH (four_by_hand, Fixture, NULL, set_up, tear_down)
{
  const char *text = ".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n";
  const char *numbered = "Solution 1\n.Q..\n...Q\nQ...\n..Q.\n\nSolution 2\n..Q.\nQ...\n...Q\n.Q..\n";
  const char *second = "Solution 2\n..Q.\nQ...\n...Q\n.Q..\n";
  const char *columns = "2 4 1 3\n3 1 4 2\n";

  assert_exports (fixture, (QsExportScope[]){ engine_scope (4, 1, ALL, &qs_format_text, FALSE) }, text, strlen (text));
  assert_exports (fixture, (QsExportScope[]){ engine_scope (4, 1, ALL, &qs_format_text, TRUE) },
                  numbered, strlen (numbered));
  assert_exports (fixture, (QsExportScope[]){ engine_scope (4, 2, ALL, &qs_format_text, TRUE) },
                  second, strlen (second));
  assert_exports (fixture, (QsExportScope[]){ engine_scope (4, 1, ALL, &qs_format_columns, FALSE) },
                  columns, strlen (columns));
}

QS_TEST_WITH (no_solutions_make_an_empty_file, Fixture, NULL, set_up, tear_down)
{
  for (guint n = 2; n <= 3; n++)
    {
      assert_exports (fixture, (QsExportScope[]){ engine_scope (n, 1, ALL, &qs_format_text, TRUE) }, "", 0);
      assert_exports (fixture, (QsExportScope[]){ engine_scope (n, 1, 10, &qs_format_columns, FALSE) }, "", 0);
    }
  assert_exports (fixture, (QsExportScope[]){ engine_scope (20, 1, 0, &qs_format_text, FALSE) }, "", 0);
}

/* Larger than a single write, and than one slice of the search. */
QS_TEST_WITH (a_large_file_equals_the_list, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (GArray) solutions = engine_enumerate (12);

  assert_scope (fixture, (QsExportScope[]){ engine_scope (12, 1, ALL, &qs_format_text, TRUE) }, solutions);
  assert_scope (fixture, (QsExportScope[]){ engine_scope (12, 14000, 100, &qs_format_columns, FALSE) }, solutions);
}

/* The rest of 20 is never asked for. */
QS_TEST_WITH (a_window_of_a_large_board_ends, Fixture, NULL, set_up, tear_down)
{
  const char *first = "1 3 5 2 4 13 15 12 18 20 17 9 16 19 8 10 7 14 6 11\n";

  assert_exports (fixture, (QsExportScope[]){ engine_scope (20, 1, 1, &qs_format_columns, FALSE) },
                  first, strlen (first));
}

QS_TEST_WITH (beyond_the_end_there_is_nothing, Fixture, NULL, set_up, tear_down)
{
  const QsExportScope scopes[] = {
    engine_scope (8, 93, 1, &qs_format_text, FALSE),
    engine_scope (8, 93, 0, &qs_format_text, FALSE),
    engine_scope (8, G_MAXUINT64, ALL, &qs_format_columns, FALSE),
    engine_scope (3, 2, ALL, &qs_format_columns, FALSE),
  };

  for (guint i = 0; i < G_N_ELEMENTS (scopes); i++)
    {
      g_autofree char *first = g_strdup_printf ("number %" G_GUINT64_FORMAT ":", scopes[i].first);
      g_autofree char *rest = g_strdup_printf ("a board of %u has %u", scopes[i].space.n, scopes[i].space.n == 8 ? 92 : 0);
      g_autoptr (GError) error = NULL;

      g_assert_false (export (fixture, &scopes[i], NULL, NULL, &error));
      g_assert_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE);
      g_assert_nonnull (strstr (error->message, first));
      g_assert_nonnull (strstr (error->message, rest));
      engine_assert_folder (fixture->folder, "");
    }
}

/* The solutions of 8 with a queen on d8. */
static QsExportScope
make_narrowed_scope (void)
{
  QsExportScope scope = engine_scope (8, 1, ALL, &qs_format_columns, FALSE);
  guint32 allowed[] = { 1 << 3, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff };

  qs_census_space_init (&scope.space, 8, allowed, QS_CENSUS_ALL);

  return scope;
}

/* Those of @solutions that begin with @column. */
static GArray *
filter (const GArray *solutions,
        guint         n,
        guint         column)
{
  GArray *filtered = g_array_new (FALSE, FALSE, sizeof (guint16));

  for (guint i = 0; i < solutions->len; i += n)
    {
      const guint16 *columns = &g_array_index (solutions, guint16, i);

      if (columns[0] == column)
        g_array_append_vals (filtered, columns, n);
    }

  return filtered;
}

QS_TEST_WITH (a_narrowed_list_is_written, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (GArray) all = test_all_solutions (8);
  g_autoptr (GArray) solutions = filter (all, 8, 3);
  QsExportScope scope = make_narrowed_scope ();
  guint64 count, size;

  g_assert_cmpuint (solutions->len, ==, 18 * 8);
  g_assert_false (qs_export_measure (&scope, &count, &size));

  for (scope.first = 1; scope.first <= 18; scope.first += 17)
    {
      g_autoptr (GString) expected = concatenate (&scope, solutions);

      assert_exports (fixture, &scope, expected->str, expected->len);
    }
}

QS_TEST_WITH (beyond_the_end_of_a_narrowed_list_there_is_nothing, Fixture, NULL, set_up, tear_down)
{
  QsExportScope scope = make_narrowed_scope ();
  g_autoptr (GError) error = NULL;

  scope.first = 19;
  g_assert_false (export (fixture, &scope, NULL, NULL, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE);
  g_assert_cmpstr (error->message, ==, "There is no solution 19: the last is number 18");
  engine_assert_folder (fixture->folder, "");
}

/* What is exported of @scope, without the wait for the disk. */
static char *
read_export (Fixture             *fixture,
             const QsExportScope *scope)
{
  int fd = g_open (fixture->path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  g_autoptr (QsFileWriter) writer = qs_file_writer_new_for_fd (fd, fixture->path);
  char *text = NULL;

  g_assert_true (qs_export_write (scope, writer, NULL, NULL, NULL));
  close (fd);
  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));

  return text;
}

/* A solution has the same class wherever it is listed, and whatever comes before it. */
QS_TEST_WITH (classes_are_those_of_the_whole_board, Fixture, NULL, set_up, tear_down)
{
  QsExportScope scope = make_narrowed_scope ();
  g_autofree char *all = read_export (fixture, (QsExportScope[]){ engine_scope (8, 1, ALL, &qs_format_csv, FALSE) });
  g_autofree char *narrowed = NULL;
  g_auto (GStrv) lines = NULL;

  scope.format = &qs_format_csv;
  narrowed = read_export (fixture, &scope);
  lines = g_strsplit (narrowed, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 1 + 18 + 1);
  for (guint i = 1; i <= 18; i++)
    g_assert_nonnull (strstr (all, strchr (lines[i], ',')));
}

static void
assert_total (const QsExportScope *scope,
              guint64              expected)
{
  QsFormatSet set;

  qs_export_describe (scope, &set);
  g_assert_cmpuint (set.total, ==, expected);
}

/* Where a part is written, a count that only some callers have is left out. */
QS_TEST_WITH (a_total_is_told_of_the_whole_list, Fixture, NULL, set_up, tear_down)
{
  QsExportScope scope = engine_scope (8, 5, 3, &qs_format_json, FALSE);

  assert_total (&scope, 92);

  scope = make_narrowed_scope ();
  assert_total (&scope, QS_FORMAT_UNKNOWN);

  scope.has_total = TRUE;
  scope.total = 18;
  assert_total (&scope, 18);

  scope.count = 18;
  assert_total (&scope, QS_FORMAT_UNKNOWN);
}

/* The header of an array comes before the search. */
QS_TEST_WITH (a_count_must_be_known, Fixture, NULL, set_up, tear_down)
{
  QsExportScope scope = make_narrowed_scope ();
  g_autoptr (GError) error = NULL;
  g_autofree char *array = NULL;

  scope.format = &qs_format_npy;
  g_assert_false (export (fixture, &scope, NULL, NULL, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE);
  engine_assert_folder (fixture->folder, "");

  scope.has_total = TRUE;
  scope.total = 18;
  array = read_export (fixture, &scope);
  g_assert_nonnull (strstr (array + 10, "'shape': (18, 8)"));
}

QS_TEST_WITH (fundamental_solutions_are_written, Fixture, NULL, set_up, tear_down)
{
  QsExportScope scope = engine_scope (6, 1, ALL, &qs_format_columns, FALSE);
  guint64 count, size;

  qs_census_space_init (&scope.space, 6, NULL, QS_CENSUS_FUNDAMENTAL);
  g_assert_true (qs_export_measure (&scope, &count, &size));
  g_assert_cmpuint (count, ==, 1);
  assert_exports (fixture, &scope, "2 4 6 1 3 5\n", 12);
}

/* Wherever it begins, with and without its number. */
QS_TEST_WITH (a_known_start_is_where_it_begins, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (GArray) solutions = test_all_solutions (8);
  guint64 counts[] = { 0, 1, 2, ALL };

  for (guint i = 0; i < 4 * 92; i++)
    {
      guint64 first = i / 4 + 1;
      QsExportScope scope = engine_scope (8, first, counts[i % 4], &qs_format_text, TRUE);
      g_autoptr (GString) expected = concatenate (&scope, solutions);

      scope.has_start = TRUE;
      memcpy (scope.start, &g_array_index (solutions, guint16, 8 * (first - 1)), 8 * sizeof (guint16));
      assert_exports (fixture, &scope, expected->str, expected->len);
    }
}

QS_TEST_WITH (a_start_needs_no_number, Fixture, NULL, set_up, tear_down)
{
  const guint16 start[] = { 2, 5, 1, 4, 0, 3 };
  QsExportScope scope = engine_scope (6, 0, ALL, &qs_format_columns, FALSE);
  guint64 count, size;

  scope.has_start = TRUE;
  memcpy (scope.start, start, sizeof start);
  g_assert_false (qs_export_measure (&scope, &count, &size));
  assert_exports (fixture, &scope, "3 6 2 5 1 4\n4 1 5 2 6 3\n5 3 1 6 4 2\n", 36);
}

QS_TEST_WITH (the_size_is_told_where_the_number_is_known, Fixture, NULL, set_up, tear_down)
{
  QsExportScope scope = engine_scope (19, 1, ALL, &qs_format_columns, FALSE);
  guint64 count, size;

  /* Beyond 32 bits: 29 digits, 18 blanks and an end of line for each. */
  g_assert_true (qs_export_measure (&scope, &count, &size));
  g_assert_cmpuint (count, ==, G_GUINT64_CONSTANT (4968057848));
  g_assert_cmpuint (size, ==, G_GUINT64_CONSTANT (4968057848) * 48);

  scope.first = G_GUINT64_CONSTANT (4968057848);
  g_assert_true (qs_export_measure (&scope, &count, &size));
  g_assert_cmpuint (count, ==, 1);
  g_assert_cmpuint (size, ==, 48);

  scope.first++;
  g_assert_true (qs_export_measure (&scope, &count, &size));
  g_assert_cmpuint (count, ==, 0);
  g_assert_cmpuint (size, ==, 0);

  qs_census_space_init (&scope.space, 28, NULL, QS_CENSUS_ALL);
  g_assert_false (qs_export_measure (&scope, &count, &size));
}

/* All text boards of 27 are more bytes than 64 bits can count, those of 26 just fit. */
QS_TEST_WITH (the_size_does_not_wrap, Fixture, NULL, set_up, tear_down)
{
  QsExportScope scope = engine_scope (26, 1, ALL, &qs_format_text, FALSE);
  g_autoptr (GError) error = NULL;
  guint64 count, size;

  g_assert_true (qs_export_measure (&scope, &count, &size));
  g_assert_cmpuint (size, ==, G_GUINT64_CONSTANT (22317699616364044) * 703 - 1);

  qs_census_space_init (&scope.space, 27, NULL, QS_CENSUS_ALL);
  g_assert_true (qs_export_measure (&scope, &count, &size));
  g_assert_cmpuint (count, ==, G_GUINT64_CONSTANT (234907967154122528));
  g_assert_cmpuint (size, ==, G_MAXUINT64);

  g_assert_false (export (fixture, &scope, NULL, NULL, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_NO_ROOM);
  engine_assert_folder (fixture->folder, "");
}

/* Follows the progress, and says when to stop. */
typedef struct
{
  guint n_calls;
  gboolean is_limited;
  guint64 limit; /* if so: how many are to be written when the answer is no */
  guint64 written;
} Patience;

static gboolean
progress_cb (guint64  written,
             gpointer user_data)
{
  Patience *patience = user_data;

  g_assert_cmpuint (written, >=, patience->written);
  patience->written = written;
  patience->n_calls++;

  return !patience->is_limited || written < patience->limit;
}

QS_TEST_WITH (progress_is_told, Fixture, NULL, set_up, tear_down)
{
  QsExportScope scope = engine_scope (12, 1, ALL, &qs_format_text, FALSE);
  Patience patience = { 0 };
  g_autoptr (GError) error = NULL;

  /* Another thread could do nearly all of it between two calls. */
  scope.n_threads = 1;
  g_assert_true (export (fixture, &scope, progress_cb, &patience, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (patience.written, ==, 14200);
  g_assert_cmpuint (patience.n_calls, >, 10);
}

QS_TEST_WITH (cancelled_at_any_moment, Fixture, NULL, set_up, tear_down)
{
  const QsExportScope scope = engine_scope (12, 1, ALL, &qs_format_text, FALSE);
  const guint64 n_solutions = 14200;

  for (guint i = 0; i < 20; i++)
    {
      /* The first and the last call among them. */
      guint64 limit = i == 0 ? 0 : i == 1 ? n_solutions : (guint64) g_test_rand_int_range (1, (int) n_solutions);
      Patience patience = { .is_limited = TRUE, .limit = limit };
      g_autoptr (GError) error = NULL;

      g_assert_false (export (fixture, &scope, progress_cb, &patience, &error));
      g_assert_error (error, QS_ERROR, QS_ERROR_CANCELLED);
      g_assert_cmpuint (patience.written, >=, limit);
      engine_assert_folder (fixture->folder, "");
    }
}

static gboolean
third_call_cb (guint64  written,
               gpointer user_data)
{
  guint *n_calls = user_data;

  g_assert_cmpuint (written, ==, 0);

  return ++*n_calls < 3;
}

/* Long before the first solution. */
QS_TEST_WITH (cancelled_without_a_solution, Fixture, NULL, set_up, tear_down)
{
  guint n_calls = 0;
  g_autoptr (GError) error = NULL;

  g_assert_false (export (fixture, (QsExportScope[]){ engine_scope (32, 1, ALL, &qs_format_text, FALSE) },
                          third_call_cb, &n_calls, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_CANCELLED);
  g_assert_cmpuint (n_calls, ==, 3);
}

/* The search goes no further than the first chunk that cannot be written. */
QS_TEST_WITH (a_failure_ends_it, Fixture, NULL, set_up, tear_down)
{
  int fd = g_open ("/dev/null", O_RDONLY | O_CLOEXEC, 0);
  g_autoptr (QsFileWriter) writer = qs_file_writer_new_for_fd (fd, "the target");
  const QsExportScope scope = engine_scope (16, 1, ALL, &qs_format_text, FALSE);
  g_autoptr (GError) error = NULL;

  g_assert_false (qs_export_write (&scope, writer, NULL, NULL, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_FILE);
  g_assert_nonnull (strstr (error->message, "the target"));
  close (fd);
}

/* Although nothing could be written for hours. */
QS_TEST_WITH (a_reader_that_went_away_ends_it, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (QsFileWriter) writer = NULL;
  g_autoptr (GError) error = NULL;
  int ends[2];

  g_assert_cmpint (pipe (ends), ==, 0);
  close (ends[0]);
  writer = qs_file_writer_new_for_fd (ends[1], "standard output");
  g_assert_false (qs_export_write ((QsExportScope[]){ engine_scope (32, 1, ALL, &qs_format_text, FALSE) },
                                   writer, NULL, NULL, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_CLOSED);
  close (ends[1]);
}

static void
add (const char *path,
     guint       n,
     void (*test) (Fixture      *fixture,
                   gconstpointer data))
{
  g_autofree char *full_path = n == 0 ? g_strdup_printf ("/engine/export/%s", path)
                                      : g_strdup_printf ("/engine/export/%s/%u", path, n);

  g_test_add (full_path, Fixture, GUINT_TO_POINTER (n), set_up, test, tear_down);
}

QS_TEST_MAIN
{
  for (guint n = 1; n <= 10; n++)
    add ("the-size-is-what-is-written", n, test_whole_list);
  add ("windows-equal-the-list", 1, test_windows_equal_the_list);
  add ("windows-equal-the-list", 5, test_windows_equal_the_list);
  add ("windows-equal-the-list", 8, test_windows_equal_the_list);
  add ("windows-equal-the-list", 10, test_windows_equal_the_list);
}
