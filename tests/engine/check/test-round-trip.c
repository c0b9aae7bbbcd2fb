/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is written in a text format comes back, board for board: with each choice that the format leaves, and in
 * each scope. */

#include <string.h>
#include <unistd.h>

#include "engine-test-util.h"
#include "qs-board-file.h"
#include "qs-test-boards.h"
#include "qs-test-census.h"
#include "qs-test-main.h"
#include "qs-test-squares.h"

/* From 10 on columns have two digits. What 7 and 9 have, their neighbours have. */
static const guint boards[] = { 1, 2, 3, 4, 5, 6, 8, 10 };

/* The last board of which all solutions are written, and not only those with some squares and one of each class. */
#define LAST_WHOLE_N 8

/* How many sets of squares are tried on each board. */
#define N_SQUARES 2

/* Returns: (transfer full): what is written */
static GBytes *
write_scope (const QsExportScope *scope)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  int fd = g_file_open_tmp ("queenside-XXXXXX", &path, &error);
  g_autoptr (QsFileWriter) writer = qs_file_writer_new_for_fd (fd, path);
  char *contents;
  gsize length;

  g_assert_no_error (error);
  qs_export_write (scope, writer, NULL, NULL, &error);
  g_assert_no_error (error);
  g_file_get_contents (path, &contents, &length, &error);
  g_assert_no_error (error);
  close (fd);
  unlink (path);

  return g_bytes_new_take (contents, length);
}

/* Returns: (transfer full) (nullable): the boards; %NULL where there is none and none is expected */
static QsBoardFile *
read_back (GBytes              *written,
           const QsReadOptions *options)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (written);

  return qs_board_file_read (stream, "a.txt", options, NULL, NULL, NULL);
}

static void
assert_boards (const QsBoardFile *file,
               const guint16     *solutions,
               guint              count)
{
  guint n = file->facts.n;
  guint16 columns[QS_MAX_N];

  g_assert_cmpuint (qs_board_file_get_count (file), ==, count);
  for (guint i = 0; i < count; i++)
    {
      qs_board_file_get_columns (file, i, columns);
      g_assert_cmpmem (columns, n * sizeof *columns, solutions + i * n, n * sizeof *columns);
    }
}

/* Both where the reader is told what to expect, and where it has to find out. */
static void
assert_comes_back (const QsExportScope *scope,
                   const guint16       *solutions,
                   guint                count)
{
  guint n = scope->space.n;
  guint64 known, size;
  const QsReadOptions told = { .format = scope->format->id, .base = QS_READ_BASE_UNKNOWN, .n = n };
  const QsReadOptions untold = { .base = QS_READ_BASE_UNKNOWN };
  g_autoptr (GBytes) written = NULL;
  g_autoptr (QsBoardFile) as_told = NULL;
  g_autoptr (QsBoardFile) as_found = NULL;

  /* What begins with the number of solutions is only written where that is known. */
  if ((scope->format->flags & QS_FORMAT_NEEDS_COUNT) != 0 && !qs_export_measure (scope, &known, &size))
    return;

  written = write_scope (scope);
  as_told = read_back (written, &told);
  as_found = read_back (written, &untold);
  g_assert_nonnull (as_told);
  g_assert_cmpuint (as_told->facts.n, ==, n);
  assert_boards (as_told, solutions, count);

  /* One square, filled, is a board in several formats. */
  if (n == 1 || count == 0)
    return;

  g_assert_nonnull (as_found);
  g_assert_cmpstr (as_found->facts.format, ==, scope->format->id);
  g_assert_cmpuint (as_found->facts.n, ==, n);
  assert_boards (as_found, solutions, count);
}

/* Every choice that the format leaves. */
static void
assert_choices (QsExportScope *scope,
                const guint16 *solutions,
                guint          count)
{
  QsFormatFlags flags = scope->format->flags;

  for (guint numbered = 0; numbered <= ((flags & QS_FORMAT_CAN_NUMBER) != 0 ? 1 : 0); numbered++)
    {
      for (guint base = 0; base <= ((flags & QS_FORMAT_HAS_BASE) != 0 ? QS_FORMAT_BASE_1 : 0); base++)
        {
          scope->numbered = numbered == 1;
          scope->base = (QsFormatBase) base;
          assert_comes_back (scope, solutions, count);
        }
    }
}

/* The whole list, a part of it, its first solution and its last. */
static void
assert_ranges (QsExportScope *scope,
               const GArray  *solutions)
{
  const guint16 *all = (const guint16 *) (gconstpointer) solutions->data;
  guint n = scope->space.n, count = solutions->len / n, first = count / 3;

  scope->first = 1;
  scope->count = G_MAXUINT64;
  assert_choices (scope, all, count);
  if (count == 0)
    return;

  scope->count = 1;
  assert_choices (scope, all, 1);
  scope->first = first + 1;
  scope->count = count / 3 + 1;
  assert_choices (scope, all + first * n, (guint) scope->count);
  scope->first = count;
  assert_choices (scope, all + (count - 1) * n, 1);
}

/* Requires and forbids squares at random, so that some solutions are often left. */
static void
choose_squares (GRand         *random,
                QsConstraints *constraints,
                guint          n)
{
  for (guint i = 0; i < n; i++)
    {
      QsSquare square = { (guint) g_rand_int_range (random, 0, (gint32) n), (guint) g_rand_int_range (random, 0, (gint32) n) };

      qs_constraints_set (constraints, square, i == 0 ? QS_SQUARE_RULE_REQUIRED : QS_SQUARE_RULE_FORBIDDEN);
    }
}

static void
test_format (gconstpointer data)
{
  for (guint board = 0; board < G_N_ELEMENTS (boards); board++)
    {
      guint n = boards[board];
      g_autoptr (GRand) random = g_rand_new_with_seed (n);
      g_autoptr (GArray) all = test_all_solutions (n);

      for (guint i = n <= LAST_WHOLE_N ? 0 : 1; i < 2 * (1 + N_SQUARES); i++)
        {
          QsExportScope scope = { .format = data, .n_threads = 1 };
          QsCensusScope kind = i % 2 == 0 ? QS_CENSUS_ALL : QS_CENSUS_FUNDAMENTAL;
          g_autoptr (GArray) solutions = NULL;
          guint32 allowed[QS_CENSUS_MAX_N];

          qs_problem_init (&scope.problem, n);
          if (i >= 2)
            choose_squares (random, &scope.problem.squares, n);
          qs_test_get_allowed (&scope.problem.squares, allowed);
          qs_census_space_init (&scope.space, n, allowed, kind);
          solutions = test_census_choose (all, n, allowed, kind);
          assert_ranges (&scope, solutions);
        }
    }
}

QS_TEST_MAIN
{
  for (guint i = 0; qs_format_list ()[i] != NULL; i++)
    {
      const QsFormat *format = qs_format_list ()[i];
      g_autofree char *path = g_strconcat ("/engine/round-trip/", format->id, NULL);

      if (qs_board_reader_has_format (format->id))
        g_test_add_data_func (path, format, test_format);
    }
}
