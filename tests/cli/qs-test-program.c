/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs queenside-cli as a user does, and looks at what it leaves behind. */

#include "qs-test-program.h"

#include <glib/gstdio.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <signal.h>

void
test_run_clear (TestRun *run)
{
  g_clear_pointer (&run->output, g_free);
  g_clear_pointer (&run->errors, g_free);
}

/* Lets the program end with the test, however that ends: a run that hangs takes as long as the test may take. Is
 * called in the child, and by tests that replace the child's setup. */
void
test_end_with_parent (gpointer user_data)
{
#ifdef __linux__
  prctl (PR_SET_PDEATHSIG, SIGKILL);
#endif
}

/* Returns: (transfer full): a launcher that starts the program in English */
GSubprocessLauncher *
test_launcher_new (GSubprocessFlags flags)
{
  GSubprocessLauncher *launcher = g_subprocess_launcher_new (flags);

  g_subprocess_launcher_setenv (launcher, "LC_ALL", "C.UTF-8", TRUE);
  g_subprocess_launcher_unsetenv (launcher, "LANGUAGE");
  g_subprocess_launcher_set_child_setup (launcher, test_end_with_parent, NULL, NULL);

  return launcher;
}

static GSubprocess *
start (GSubprocessLauncher *launcher,
       const char          *arguments)
{
  const char *program = g_getenv ("QS_CLI");
  g_autofree char *quoted_program = NULL;
  g_autofree char *command = NULL;
  g_auto (GStrv) argv = NULL;
  g_autoptr (GError) error = NULL;
  GSubprocess *process;

  g_assert_nonnull (program);
  quoted_program = g_shell_quote (program);
  command = g_strjoin (" ", quoted_program, arguments, NULL);

  g_shell_parse_argv (command, NULL, &argv, &error);
  g_assert_no_error (error);

  process = g_subprocess_launcher_spawnv (launcher, (const char *const *) argv, &error);
  g_assert_no_error (error);

  return process;
}

/* Returns: (transfer full): the running program */
GSubprocess *
test_start (GSubprocessLauncher *launcher,
            const char          *format,
            ...)
{
  g_autofree char *arguments = NULL;
  va_list list;

  va_start (list, format);
  arguments = g_strdup_vprintf (format, list);
  va_end (list);

  return start (launcher, arguments);
}

/* Reads what the program still writes into its pipes, and waits for its end. Returns: how it ended */
TestRun
test_finish (GSubprocess *process)
{
  g_autoptr (GError) error = NULL;
  TestRun run = { 0 };

  g_subprocess_communicate_utf8 (process, NULL, NULL, &run.output, &run.errors, &error);
  g_assert_no_error (error);

  run.status = g_subprocess_get_if_signaled (process) ? -g_subprocess_get_term_sig (process)
                                                      : g_subprocess_get_exit_status (process);

  return run;
}

/* Makes the next program live longer, or shorter, so that about half of all programs are ended early, however fast
 * the machine is at that moment.
 * @longest: (inout): the longest delay before a program is ended, in microseconds
 * @was_early: whether the program was ended before it ended by itself */
void
test_adapt_delay (int     *longest,
                  gboolean was_early)
{
  *longest = was_early ? MIN (*longest, G_MAXINT / 2) * 2 : MAX (*longest / 2, 1000);
}

static gboolean
has_thread (GSubprocess *process,
            const char  *name)
{
  g_autofree char *folder = g_strdup_printf ("/proc/%s/task", g_subprocess_get_identifier (process));
  g_autofree char *list = test_folder_list (folder);
  g_auto (GStrv) ids = g_strsplit (list, " ", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (folder, ids[i], "comm", NULL);
      g_autofree char *its_name = NULL;

      /* A thread may have ended meanwhile. */
      if (g_file_get_contents (path, &its_name, NULL, NULL) && g_str_equal (g_strchomp (its_name), name))
        return TRUE;
    }

  return FALSE;
}

/* Waits until the program has begun its work in the background. */
void
test_wait_for_thread (GSubprocess *process,
                      const char  *name)
{
  while (!has_thread (process, name))
    g_usleep (1000);
}

/* Runs the program from its start to its end. Returns: how it ended */
TestRun
test_run (const char *format,
          ...)
{
  g_autoptr (GSubprocessLauncher) launcher = test_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                                                G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *arguments = NULL;
  va_list list;

  va_start (list, format);
  arguments = g_strdup_vprintf (format, list);
  va_end (list);

  process = start (launcher, arguments);

  return test_finish (process);
}

/* Asserts that it did its work without a word on standard error. */
void
test_assert_done (const TestRun *run,
                  const char    *output)
{
  g_assert_cmpstr (run->errors, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->output, ==, output);
}

/* Asserts that it wrote one line to standard error, nothing to standard output if that is read, and ended with
 * @status.
 * @part_of_message: what its message must name */
void
test_assert_failed (const TestRun *run,
                    int            status,
                    const char    *part_of_message)
{
  const char *end;

  g_test_message ("%s", run->errors);
  g_assert_cmpint (run->status, ==, status);
  g_assert_true (run->output == NULL || *run->output == '\0');
  g_assert_true (g_str_has_prefix (run->errors, "queenside-cli: "));
  g_assert_nonnull (strstr (run->errors, part_of_message));

  end = strchr (run->errors, '\n');
  g_assert_nonnull (end);
  g_assert_cmpstr (end, ==, "\n");
}

/* Returns: (transfer full): the path of a new empty folder */
char *
test_folder_new (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("queenside-cli-XXXXXX", &error);

  g_assert_no_error (error);

  return folder;
}

static int
compare_names (const void *a,
               const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* Returns: (transfer full): the names in it, hidden ones too, in alphabetical order with blanks between */
char *
test_folder_list (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));

  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);

  return g_strjoinv (" ", (char **) names->pdata);
}

/* Removes the folder and the files in it. */
void
test_folder_remove (const char *folder)
{
  g_autofree char *list = test_folder_list (folder);
  g_auto (GStrv) names = g_strsplit (list, " ", -1);

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }

  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Returns: (transfer full): its content */
char *
test_read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *content;

  g_file_get_contents (path, &content, NULL, &error);
  g_assert_no_error (error);

  return content;
}

void
test_write_file (const char *path,
                 const char *content)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, content, -1, &error);
  g_assert_no_error (error);
}

void
test_file_set_up (TestFile     *file,
                  gconstpointer name)
{
  file->folder = test_folder_new ();
  file->path = g_build_filename (file->folder, name, NULL);
}

void
test_file_tear_down (TestFile     *file,
                     gconstpointer name)
{
  test_folder_remove (file->folder);
  g_free (file->path);
  g_free (file->folder);
}

/* @program: `pdfinfo` or `pdftotext`
 * Returns: (transfer full): what a program of poppler says about the file */
char *
test_ask_poppler (const char *program,
                  const char *path)
{
  const char *arguments[] = { program, path, g_str_equal (program, "pdftotext") ? "-" : NULL, NULL };
  g_autoptr (GError) error = NULL;
  char *output;
  int status;

  g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &output, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);

  return output;
}
