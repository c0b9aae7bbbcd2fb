/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where queenside-cli writes to: closed pipes, full disks, missing folders, pipes with a name. */

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "qs-test-main.h"
#include "qs-test-program.h"

/* The whole run would take days, so a run that ends has noticed its reader. */
#define ENDLESS_LIST "list 20 --from 19000000000"

/* Less than list 12 takes, in bytes. */
#define FILE_LIMIT 100000

static void
ignore_pipe_signal (gpointer user_data)
{
  test_end_with_parent (user_data);
  signal (SIGPIPE, SIG_IGN);
}

static void
close_output (gpointer user_data)
{
  test_end_with_parent (user_data);
  close (STDOUT_FILENO);
}

static void
limit_file_size (gpointer user_data)
{
  const struct rlimit limit = { FILE_LIMIT, FILE_LIMIT };

  test_end_with_parent (user_data);
  setrlimit (RLIMIT_FSIZE, &limit);
}

static GSubprocessLauncher *
launcher_with_setup (GSpawnChildSetupFunc setup)
{
  GSubprocessLauncher *launcher = test_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                                     G_SUBPROCESS_FLAGS_STDERR_PIPE);

  g_subprocess_launcher_set_child_setup (launcher, setup, NULL, NULL);

  return launcher;
}

/* Closes the reading end when @length bytes have come through, and asserts a quiet end. */
static void
assert_ends_when_closed (GSpawnChildSetupFunc setup,
                         const char          *arguments,
                         gsize                length)
{
  g_autoptr (GSubprocessLauncher) launcher = launcher_with_setup (setup);
  g_autoptr (GSubprocess) process = test_start (launcher, "%s", arguments);
  GInputStream *pipe = g_subprocess_get_stdout_pipe (process);
  g_autofree char *text = g_malloc (length + 1);
  g_autoptr (GError) error = NULL;

  g_input_stream_read_all (pipe, text, length, NULL, NULL, &error);
  g_assert_no_error (error);
  g_input_stream_close (pipe, NULL, &error);
  g_assert_no_error (error);

  g_subprocess_wait (process, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 0);

  g_input_stream_read_all (g_subprocess_get_stderr_pipe (process), text, 1, &length, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (length, ==, 0);
}

static void
assert_ends_quietly (const char *arguments,
                     gsize       length)
{
  assert_ends_when_closed (test_end_with_parent, arguments, length);
  assert_ends_when_closed (ignore_pipe_signal, arguments, length);
}

QS_TEST (closed_after_a_line)
{
  assert_ends_quietly ("list 20", 51);
  assert_ends_quietly ("list 12 --format text", 12 * 13);
  assert_ends_quietly ("trace 20 --method shifting-masks", 12);
}

QS_TEST (closed_at_once)
{
  assert_ends_quietly ("list 20", 0);
  assert_ends_quietly ("list 4", 0);
  assert_ends_quietly ("--help", 0);
}

QS_TEST (closed_while_nothing_is_written)
{
  assert_ends_quietly (ENDLESS_LIST, 0);
  assert_ends_quietly ("count 20", 0);
  assert_ends_quietly ("count 18 --require a1", 0);
  assert_ends_quietly ("squares 17", 0);
  assert_ends_quietly ("race 22 --yes --method boolean-arrays", 0);
}

/* Runs the program with standard output at a device. */
static TestRun
run_into (const char *device,
          const char *arguments)
{
  g_autoptr (GSubprocessLauncher) launcher = test_launcher_new (G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;

  g_subprocess_launcher_set_stdout_file_path (launcher, device);
  process = test_start (launcher, "%s", arguments);

  return test_finish (process);
}

QS_TEST (full_disk)
{
  const char *arguments[] = { "list 1", "list 4", "list 12", "list 12 --limit 5000 --format text",
                              "list 8 --from -1", "rank 1", "squares 4",
                              "count 8", "count 8 --classes", "count 8 --partial",
                              "--version", "--help", "help list", "methods", "estimate 6",
                              "race 4 --budget 1 --method enumerator", "trace 4 --method shifting-masks",
                              "trace 12 --method shifting-masks" };

  for (guint i = 0; i < G_N_ELEMENTS (arguments); i++)
    {
      g_auto (TestRun) run = run_into ("/dev/full", arguments[i]);

      test_assert_failed (&run, 1, g_strerror (ENOSPC));
    }
}

QS_TEST (none_at_all)
{
  const char *arguments[] = { "list 4", "list 4 --from -1", "count 8", "rank 1", "squares 4", "--version", "--help",
                              "methods", "estimate 6", "trace 4 --method shifting-masks" };

  for (guint i = 0; i < G_N_ELEMENTS (arguments); i++)
    {
      g_autoptr (GSubprocessLauncher) launcher = launcher_with_setup (close_output);
      g_autoptr (GSubprocess) process = test_start (launcher, "%s", arguments[i]);
      g_auto (TestRun) run = test_finish (process);

      test_assert_failed (&run, 1, g_strerror (EBADF));
    }
}

QS_TEST (missing_folder)
{
  g_autofree char *folder = test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "missing", "f", NULL);
  g_auto (TestRun) run = test_run ("list 4 -o %s", path);
  g_autofree char *left = test_folder_list (folder);

  test_assert_failed (&run, 1, path);
  g_assert_nonnull (strstr (run.errors, g_strerror (ENOENT)));
  g_assert_cmpstr (left, ==, "");
  test_folder_remove (folder);
}

QS_TEST (folder_as_file)
{
  g_autofree char *folder = test_folder_new ();
  g_auto (TestRun) run = test_run ("list 4 -o %s", folder);

  test_assert_failed (&run, 1, g_strerror (EISDIR));
  test_folder_remove (folder);
}

QS_TEST (message_about_a_name_of_two_lines_is_one)
{
  g_autofree char *folder = test_folder_new ();
  g_auto (TestRun) run = test_run ("list 4 -o '%s/two\nlines/f'", folder);

  test_assert_failed (&run, 1, "two\\x0alines");
  test_folder_remove (folder);
}

/* A disk that is full in the middle, without a disk of our own: the limit of a file's size. */
QS_TEST (failure_in_the_middle_keeps_the_old_file)
{
  g_autofree char *folder = test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "f", NULL);
  g_autoptr (GSubprocessLauncher) launcher = launcher_with_setup (limit_file_size);
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *left = NULL;
  g_autofree char *content = NULL;
  g_auto (TestRun) run = { 0 };

  test_write_file (path, "old\n");
  process = test_start (launcher, "list 12 -o %s", path);
  run = test_finish (process);
  left = test_folder_list (folder);
  content = test_read_file (path);

  test_assert_failed (&run, 1, g_strerror (EFBIG));
  g_assert_cmpstr (left, ==, "f");
  g_assert_cmpstr (content, ==, "old\n");
  test_folder_remove (folder);
}

static char *
make_pipe (const char *folder)
{
  char *path = g_build_filename (folder, "pipe", NULL);

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);

  return path;
}

/* Waits for a writer. */
static int
open_to_read (const char *path)
{
  int fd = g_open (path, O_RDONLY | O_CLOEXEC, 0);

  g_assert_cmpint (fd, >=, 0);

  return fd;
}

QS_TEST (pipe_with_a_name)
{
  g_autofree char *folder = test_folder_new ();
  g_autofree char *path = make_pipe (folder);
  g_autoptr (GSubprocessLauncher) launcher = launcher_with_setup (test_end_with_parent);
  g_autoptr (GSubprocess) process = test_start (launcher, "list 4 -o %s", path);
  int fd = open_to_read (path);
  char text[100];
  gssize length = 0, more;
  g_auto (TestRun) run = { 0 };

  while ((more = read (fd, text + length, sizeof text - (gsize) length)) > 0)
    length += more;
  g_close (fd, NULL);
  run = test_finish (process);

  test_assert_done (&run, "");
  g_assert_cmpmem (text, length, "2 4 1 3\n3 1 4 2\n", 16);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  test_folder_remove (folder);
}

QS_TEST (pipe_with_a_name_is_closed)
{
  g_autofree char *folder = test_folder_new ();
  g_autofree char *path = make_pipe (folder);
  g_autoptr (GSubprocessLauncher) launcher = launcher_with_setup (test_end_with_parent);
  g_autoptr (GSubprocess) process = test_start (launcher, ENDLESS_LIST " -o %s", path);
  g_auto (TestRun) run = { 0 };

  g_close (open_to_read (path), NULL);
  run = test_finish (process);

  test_assert_done (&run, "");
  test_folder_remove (folder);
}

QS_TEST (standard_output_by_its_name)
{
  g_auto (TestRun) run = test_run ("list 4 -o /dev/stdout");

  test_assert_done (&run, "2 4 1 3\n3 1 4 2\n");
}
