/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Compressed files: what is read back, that the bytes stay the same, and that the old file stays on failure. */

#include "qs-file-writer.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "engine-test-util.h"
#include "qs-error.h"
#include "qs-test-gzip.h"
#include "qs-test-main.h"

#define OLD "the old file\n"

typedef struct
{
  char *folder;
  char *path; /* of the target, in @folder */
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = engine_folder_new ();
  fixture->path = g_build_filename (fixture->folder, "target.gz", NULL);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_free (fixture->path);
  engine_folder_remove (fixture->folder);
}

static QsFileWriter *
open_writer (const char *path)
{
  g_autoptr (GError) error = NULL;
  QsFileWriter *writer = qs_file_writer_open_as_named (path, &error);

  g_assert_no_error (error);
  g_assert_nonnull (writer);

  return writer;
}

/* Writes a text in parts of @part bytes. */
static void
write_file (const char *path,
            const char *text,
            gsize       length,
            gsize       part)
{
  g_autoptr (QsFileWriter) writer = open_writer (path);
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < length; i += part)
    g_assert_true (qs_file_writer_write (writer, text + i, MIN (part, length - i), &error));
  g_assert_true (qs_file_writer_commit (writer, &error));
  g_assert_no_error (error);
}

static GBytes *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *contents = NULL;
  gsize length;

  g_file_get_contents (path, &contents, &length, &error);
  g_assert_no_error (error);

  return g_bytes_new_take (contents, length);
}

static void
assert_decompresses (const char *path,
                     const char *text,
                     gsize       length)
{
  gsize plain_length;
  g_autofree char *plain = test_read_gzip (path, &plain_length);

  g_assert_cmpmem (plain, plain_length, text, length);
}

/* Boards are alike; random bytes are not, and then the file is larger than its content. */
static GString *
make_text (gsize    length,
           gboolean is_random)
{
  GString *text = g_string_sized_new (length);

  for (guint i = 0; text->len < length; i++)
    {
      if (is_random)
        g_string_append_c (text, (char) g_test_rand_int_range (-128, 128));
      else
        g_string_append_printf (text, "%u ", i * i % 977);
    }
  g_string_truncate (text, length);

  return text;
}

QS_TEST_WITH (content_is_read_back, Fixture, NULL, set_up, tear_down)
{
  static const gsize lengths[] = { 0, 1, 100, 65536, 1000000 };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (lengths); i++)
    {
      g_autoptr (GString) text = make_text (lengths[i / 2], i % 2);

      write_file (fixture->path, text->str, text->len, 65536);
      assert_decompresses (fixture->path, text->str, text->len);
    }

  engine_assert_folder (fixture->folder, "target.gz");
}

QS_TEST_WITH (file_is_smaller, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (GString) text = make_text (1000000, FALSE);
  g_autoptr (GBytes) compressed = NULL;

  write_file (fixture->path, text->str, text->len, 65536);
  compressed = read_file (fixture->path);
  g_assert_cmpuint (g_bytes_get_size (compressed), <, text->len / 3);
}

/* Whenever it is written, under whatever name, and in whatever parts. */
QS_TEST_WITH (bytes_stay_the_same, Fixture, NULL, set_up, tear_down)
{
  static const gsize parts[] = { 1, 333, 65536, 300000 };
  /* RFC 1952: no name, no time, no other flag; the program and the system that made it say nothing of the run. */
  static const guint8 header[8] = { 0x1f, 0x8b, 8, 0, 0, 0, 0, 0 };
  g_autofree char *other = g_build_filename (fixture->folder, "another name.txt.gz", NULL);
  g_autoptr (GString) text = make_text (300000, FALSE);
  g_autoptr (GBytes) expected = NULL;

  write_file (fixture->path, text->str, text->len, text->len);
  expected = read_file (fixture->path);
  g_assert_cmpmem (g_bytes_get_data (expected, NULL), sizeof header, header, sizeof header);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autoptr (GBytes) bytes = NULL;

      write_file (other, text->str, text->len, parts[i]);
      bytes = read_file (other);
      g_assert_true (g_bytes_equal (bytes, expected));
    }
}

QS_TEST_WITH (other_names_are_not_compressed, Fixture, NULL, set_up, tear_down)
{
  static const char *const names[] = { "solutions.txt", "gz", "solutions.gz.txt", "solutionsgz" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, names[i], NULL);

      write_file (path, OLD, strlen (OLD), strlen (OLD));
      engine_assert_file (path, OLD, strlen (OLD));
    }
}

QS_TEST_WITH (suffix_in_any_case, Fixture, NULL, set_up, tear_down)
{
  static const char *const names[] = { "solutions.GZ", "solutions.txt.Gz", ".gZ" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, names[i], NULL);

      write_file (path, OLD, strlen (OLD), strlen (OLD));
      assert_decompresses (path, OLD, strlen (OLD));
    }
}

static gpointer
read_in_thread (gpointer path)
{
  return test_read_gzip (path, NULL);
}

QS_TEST_WITH (pipe_is_compressed_too, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (GString) text = make_text (300000, FALSE);
  g_autofree char *plain = NULL;
  GThread *reader;

  g_assert_no_errno (mkfifo (fixture->path, 0600));
  reader = g_thread_new ("reader", read_in_thread, fixture->path);
  write_file (fixture->path, text->str, text->len, 65536);
  plain = g_thread_join (reader);
  g_assert_cmpmem (plain, strlen (plain), text->str, text->len);
}

static void
assert_old_file (const Fixture *fixture)
{
  engine_assert_folder (fixture->folder, "target.gz");
  engine_assert_file (fixture->path, OLD, strlen (OLD));
}

QS_TEST_WITH (old_file_stays_until_the_commit, Fixture, NULL, set_up, tear_down)
{
  g_autoptr (GString) text = make_text (1000000, FALSE);
  g_autoptr (QsFileWriter) writer = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (fixture->path, OLD, -1, NULL));
  writer = open_writer (fixture->path);
  g_assert_true (qs_file_writer_write (writer, text->str, text->len, &error));
  assert_old_file (fixture);
  g_clear_pointer (&writer, qs_file_writer_free);
  assert_old_file (fixture);
}

/* The compressor takes all before it gives anything, so that the commit is what fails. */
static void
try_beyond_limit (gpointer data)
{
  const Fixture *fixture = data;
  struct rlimit limit = { 1000, 1000 };
  g_autoptr (GString) text = make_text (2000, TRUE);
  QsFileWriter *writer;
  g_autoptr (GError) error = NULL;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_no_errno (setrlimit (RLIMIT_FSIZE, &limit));

  writer = open_writer (fixture->path);
  g_assert_true (qs_file_writer_write (writer, text->str, text->len, &error));
  g_assert_false (qs_file_writer_commit (writer, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_FILE);
  g_assert_nonnull (strstr (error->message, fixture->path));
  qs_file_writer_free (writer);
}

QS_TEST_WITH (end_that_does_not_fit_leaves_the_old_file, Fixture, NULL, set_up, tear_down)
{
  g_assert_true (g_file_set_contents (fixture->path, OLD, -1, NULL));
  g_assert_cmpint (engine_run_child (try_beyond_limit, fixture), ==, 0);
  assert_old_file (fixture);
}

/* Nobody knows how small it becomes: it is refused only where it cannot fit however small. */
QS_TEST_WITH (room_is_checked, Fixture, NULL, set_up, tear_down)
{
  g_autofree char *plain_path = g_build_filename (fixture->folder, "target", NULL);
  g_autoptr (QsFileWriter) plain = open_writer (plain_path);
  g_autoptr (QsFileWriter) compressed = open_writer (fixture->path);
  g_autoptr (GError) error = NULL;
  guint64 size = 1;

  while (qs_file_writer_check_room (plain, size, NULL))
    size *= 2;
  g_assert_true (qs_file_writer_check_room (compressed, size, &error));
  g_assert_no_error (error);

  g_assert_false (qs_file_writer_check_room (compressed, G_MAXUINT64, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_NO_ROOM);
  g_assert_nonnull (strstr (error->message, "at least"));
}
