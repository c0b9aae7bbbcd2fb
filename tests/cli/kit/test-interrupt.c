/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Signals at any moment: a file is there as a whole, or as it was. */

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "qs-test-main.h"
#include "qs-test-program.h"
#include "qs-test-unnamed.h"

#define OLD_CONTENT "what was there before\n"

/* How often the program is killed at a random moment. */
#define KILLS 30

/* Never ends by itself, and writes slowly. */
#define ENDLESS_LIST "list 28"

/* So many bytes that the program has looked for signals many times; a tenth of a second's work. */
#define MANY_BYTES 50000

#define PIPES (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE)

/* A folder with a file in it. */
typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
fixture_set_up (Fixture      *fixture,
                gconstpointer data)
{
  fixture->folder = test_folder_new ();
  fixture->path = g_build_filename (fixture->folder, "f", NULL);
  test_write_file (fixture->path, OLD_CONTENT);
}

static void
fixture_tear_down (Fixture      *fixture,
                   gconstpointer data)
{
  test_folder_remove (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->folder);
}

/* How many bytes the program has written to its file, which may have no name; −1 while it is not open. */
static gint64
written (const Fixture *fixture,
         GSubprocess   *process)
{
  const char *id = g_subprocess_get_identifier (process);
  g_autofree char *open_files = g_strdup_printf ("/proc/%s/fd", id);
  g_autofree char *list = NULL;
  g_auto (GStrv) names = NULL;

  g_assert_nonnull (id);
  list = test_folder_list (open_files);
  names = g_strsplit (list, " ", -1);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (open_files, names[i], NULL);
      g_autofree char *file = g_file_read_link (path, NULL);
      GStatBuf status;

      if (file != NULL && g_str_has_prefix (file, fixture->folder) && g_stat (path, &status) == 0 &&
          S_ISREG (status.st_mode))
        return status.st_size;
    }

  return -1;
}

/* Waits until the program has written so many bytes. */
static void
wait_for_bytes (const Fixture *fixture,
                GSubprocess   *process,
                gint64         bytes)
{
  while (written (fixture, process) < bytes)
    g_usleep (1000);
}

static void
assert_content (const Fixture *fixture,
                const char    *expected)
{
  g_autofree char *content = test_read_file (fixture->path);

  g_assert_cmpstr (content, ==, expected);
}

static void
assert_only_file (const Fixture *fixture)
{
  g_autofree char *list = test_folder_list (fixture->folder);

  g_assert_cmpstr (list, ==, "f");
}

/* Whoever runs the tests may have set some to be ignored. */
static void
restore_signals (gpointer user_data)
{
  test_end_with_parent (user_data);
  for (int number = 1; number < SIGRTMIN; number++)
    signal (number, SIG_DFL);
}

static void
forbid_unnamed_files (gpointer user_data)
{
  restore_signals (user_data);
  test_forbid_unnamed_files (user_data);
}

/* Starts a program that writes without an end to a file, which has a hidden name or none. */
static GSubprocess *
start_endless_list (const Fixture *fixture,
                    const char    *name,
                    gboolean       is_named)
{
  g_autoptr (GSubprocessLauncher) launcher = test_launcher_new (PIPES);
  GSubprocess *process;

  g_subprocess_launcher_set_child_setup (launcher,
                                         is_named ? forbid_unnamed_files : restore_signals,
                                         NULL, NULL);
  process = test_start (launcher, ENDLESS_LIST " -o %s/%s", fixture->folder, name);
  wait_for_bytes (fixture, process, 1);

  return process;
}

/* Every signal that can be caught leaves things as they were, and has its usual effect. */
static void
test_signals_leave_nothing (Fixture      *fixture,
                            gconstpointer data)
{
  static const struct
  {
    int number;
    int status;
  } signals[] = {
    { SIGINT, 128 + SIGINT },
    { SIGTERM, 128 + SIGTERM },
    { SIGHUP, 128 + SIGHUP },
    { SIGQUIT, -SIGQUIT },
    { SIGALRM, -SIGALRM },
    { SIGUSR1, 128 + SIGUSR1 },
    { SIGUSR2, 128 + SIGUSR2 },
    { SIGVTALRM, -SIGVTALRM },
    { SIGXCPU, 128 + SIGXCPU },
  };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (signals); i++)
    {
      g_autoptr (GSubprocess) process = start_endless_list (fixture, i % 2 == 0 ? "f" : "new", data != NULL);
      g_auto (TestRun) run = { 0 };

      g_subprocess_send_signal (process, signals[i / 2].number);
      run = test_finish (process);

      g_assert_cmpint (run.status, ==, signals[i / 2].status);
      g_assert_cmpstr (run.output, ==, "");
      g_assert_cmpstr (run.errors, ==, "");
      assert_only_file (fixture);
      assert_content (fixture, OLD_CONTENT);
    }
}

/* Nothing is written yet: the program waits for the number of the last solution. */
QS_TEST_WITH (ends_a_count_and_keeps_old_file, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autoptr (GSubprocessLauncher) launcher = test_launcher_new (PIPES);
  g_autoptr (GSubprocess) process = test_start (launcher, "list 20 --from -1 -o %s", fixture->path);
  g_auto (TestRun) run = { 0 };

  wait_for_bytes (fixture, process, 0);
  g_subprocess_send_signal (process, SIGINT);
  run = test_finish (process);

  g_assert_cmpint (run.status, ==, 128 + SIGINT);
  g_assert_cmpstr (run.errors, ==, "");
  assert_only_file (fixture);
  assert_content (fixture, OLD_CONTENT);
}

static void
ignore_hangup (gpointer user_data)
{
  test_end_with_parent (user_data);
  signal (SIGHUP, SIG_IGN);
}

QS_TEST_WITH (ignored_signal_stays_ignored, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autoptr (GSubprocessLauncher) launcher = test_launcher_new (PIPES);
  g_autoptr (GSubprocess) process = NULL;
  g_auto (TestRun) run = { 0 };

  g_subprocess_launcher_set_child_setup (launcher, ignore_hangup, NULL, NULL);
  process = test_start (launcher, ENDLESS_LIST " -o %s", fixture->path);
  wait_for_bytes (fixture, process, 1);
  g_subprocess_send_signal (process, SIGHUP);
  wait_for_bytes (fixture, process, written (fixture, process) + MANY_BYTES);
  g_subprocess_send_signal (process, SIGTERM);
  run = test_finish (process);

  g_assert_cmpint (run.status, ==, 128 + SIGTERM);
  assert_only_file (fixture);
}

static void
test_signal_ends_output (Fixture      *fixture,
                         gconstpointer data)
{
  int number = GPOINTER_TO_INT (data);
  g_autoptr (GSubprocessLauncher) launcher = test_launcher_new (PIPES);
  g_autoptr (GSubprocess) process = test_start (launcher, ENDLESS_LIST);
  g_autoptr (GError) error = NULL;
  g_auto (TestRun) run = { 0 };
  char first;

  g_input_stream_read (g_subprocess_get_stdout_pipe (process), &first, 1, NULL, &error);
  g_assert_no_error (error);
  g_subprocess_send_signal (process, number);
  run = test_finish (process);

  g_assert_cmpint (run.status, ==, -number);
  g_assert_cmpstr (run.errors, ==, "");
}

/* The pipe is full before all of n = 12 has passed, and nobody empties it. */
QS_TEST_WITH (ends_a_waiting_write, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autoptr (GSubprocessLauncher) launcher = test_launcher_new (PIPES);
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *path = g_build_filename (fixture->folder, "pipe", NULL);
  g_auto (TestRun) run = { 0 };
  int fd;

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  process = test_start (launcher, "list 12 -o %s", path);
  fd = g_open (path, O_RDONLY | O_CLOEXEC, 0);
  g_assert_cmpint (fd, >=, 0);

  g_subprocess_send_signal (process, SIGTERM);
  run = test_finish (process);
  g_close (fd, NULL);

  g_assert_cmpint (run.status, ==, -SIGTERM);
}

/* The stray that a kill leaves where all files have names is gone when the next file is written. */
static void
test_kill_keeps_old_file (Fixture      *fixture,
                          gconstpointer data)
{
  gboolean is_named = data != NULL;
  g_autoptr (GSubprocess) process = start_endless_list (fixture, "f", is_named);
  g_autofree char *list = NULL;
  g_auto (TestRun) run = { 0 };

  g_subprocess_force_exit (process);
  run = test_finish (process);
  g_assert_cmpint (run.status, ==, -SIGKILL);
  assert_content (fixture, OLD_CONTENT);

  list = test_folder_list (fixture->folder);
  if (is_named)
    g_assert_true (g_str_has_prefix (list, ".queenside-"));
  else
    g_assert_cmpstr (list, ==, "f");

  test_run_clear (&run);
  run = test_run ("list 4 -o %s", fixture->path);
  test_assert_done (&run, "");
  assert_only_file (fixture);
  assert_content (fixture, "2 4 1 3\n3 1 4 2\n");
}

/* Writes all of n = 12 to @path and kills the program after @delay microseconds.
 * Returns: whether that was before it had ended by itself */
static gboolean
write_and_kill (const char *path,
                int         delay)
{
  g_autoptr (GSubprocessLauncher) launcher = test_launcher_new (PIPES);
  g_autoptr (GSubprocess) process = test_start (launcher, "list 12 --format text -o %s", path);
  g_auto (TestRun) run = { 0 };

  g_usleep ((gulong) delay);
  g_subprocess_force_exit (process);
  run = test_finish (process);
  g_assert_true (run.status == 0 || run.status == -SIGKILL);

  return run.status != 0;
}

/* Kills the program at random moments, with an old file there or, where @old is NULL, without. */
static void
kill_at_random_moments (const Fixture *fixture,
                        const char    *old)
{
  g_auto (TestRun) complete = test_run ("list 12 --format text");
  guint n_runs = 0, kills = 0, new_files = 0;
  int longest = 1000;

  for (; n_runs < KILLS || kills == 0; n_runs++)
    {
      g_autofree char *content = NULL;
      gboolean is_killed;

      g_unlink (fixture->path);
      if (old != NULL)
        test_write_file (fixture->path, old);

      is_killed = write_and_kill (fixture->path, g_test_rand_int_range (0, longest));
      kills += is_killed;
      test_adapt_delay (&longest, is_killed);
      g_file_get_contents (fixture->path, &content, NULL, NULL);

      if (g_strcmp0 (content, complete.output) == 0)
        new_files++;
      else
        g_assert_cmpstr (content, ==, old);
    }

  g_test_message ("%u of %u runs were killed, %u files are new", kills, n_runs, new_files);
  g_assert_cmpuint (kills + new_files, >=, n_runs);
}

QS_TEST_WITH (kills_leave_old_or_complete_file, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  kill_at_random_moments (fixture, OLD_CONTENT);
}

QS_TEST_WITH (kills_leave_no_or_complete_file, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  kill_at_random_moments (fixture, NULL);
}

static void
add (const char *path,
     int         number,
     void      (*test) (Fixture      *fixture,
                        gconstpointer data))
{
  g_test_add (path, Fixture, GINT_TO_POINTER (number), fixture_set_up, test, fixture_tear_down);
}

QS_TEST_MAIN
{
  /* Some signals would leave a core. */
  g_assert_no_errno (setrlimit (RLIMIT_CORE, &(const struct rlimit){ 0, 0 }));

  add ("/cli/interrupt/signals-leave-nothing", 0, test_signals_leave_nothing);
  add ("/cli/interrupt/signals-leave-nothing/where-all-files-have-names", 1, test_signals_leave_nothing);
  add ("/cli/interrupt/kill-keeps-old-file", 0, test_kill_keeps_old_file);
  add ("/cli/interrupt/kill-keeps-old-file/where-all-files-have-names", 1, test_kill_keeps_old_file);
  add ("/cli/interrupt/ends-output/sigint", SIGINT, test_signal_ends_output);
  add ("/cli/interrupt/ends-output/sigterm", SIGTERM, test_signal_ends_output);
}
