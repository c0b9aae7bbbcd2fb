/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Helpers of the engine's tests: waiting with a watchdog, folders, children. */

#include "engine-test-util.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <linux/capability.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "qs-enumerator.h"
#include "qs-error.h"
#include "qs-solution-set.h"

/* Nothing that is waited for takes a tenth of it, not even under a sanitizer, where nothing else needs the processor. */
#define PATIENCE (300 * G_TIME_SPAN_SECOND)

static gboolean
bark_cb (gpointer data)
{
  const EngineWatchdog *self = data;

  g_error ("Waited %d s in vain for: %s", (int) (PATIENCE / G_TIME_SPAN_SECOND), self->what);

  return G_SOURCE_REMOVE;
}

/* Ends the test after a while, unless the watchdog is stopped before.
 * @context: (nullable): the context that is going to run, %NULL for the default one */
void
engine_watchdog_start (EngineWatchdog *self,
                       GMainContext   *context,
                       const char     *what)
{
  self->what = what;
  self->deadline = g_get_monotonic_time () + PATIENCE;
  self->source = g_timeout_source_new ((guint) (PATIENCE / G_TIME_SPAN_MILLISECOND));
  g_source_set_callback (self->source, bark_cb, self, NULL);
  g_source_attach (self->source, context);
}

/* Lets it rest. */
void
engine_watchdog_stop (EngineWatchdog *self)
{
  g_source_destroy (self->source);
  g_clear_pointer (&self->source, g_source_unref);
}

/* Sleeps a little, for a loop that looks again and again. Returns: %TRUE; after the deadline it does not return */
gboolean
engine_watchdog_sleep (EngineWatchdog *self)
{
  if (g_get_monotonic_time () > self->deadline)
    bark_cb (self);

  g_usleep (200);
  return TRUE;
}

/* Runs the default main context until it has nothing to do right now. */
void
engine_run_pending (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Lets some pending work happen, at random: none, some turns of the main loop, or some time as well. */
void
engine_run_a_little (void)
{
  guint n_turns = (guint) g_test_rand_int_range (0, 6);

  for (guint i = 0; i < n_turns; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      if (g_test_rand_bit ())
        g_usleep ((gulong) g_test_rand_int_range (0, 800));
    }
}

/* Runs a search from its start to its end, and meanwhile the default main context: any other running work would show
 * too. */
void
engine_run_another_search (void)
{
  g_autoptr (QsSolutionSet) set = NULL;
  QsCensusSpace space;

  qs_census_space_init (&space, 13, NULL, QS_CENSUS_ALL);
  set = qs_solution_set_start (&space);
  engine_run_until (qs_solution_set_get_status (set)->is_complete);
}

/* Returns: (transfer full) (element-type guint16): the columns of all solutions, one after the other */
GArray *
engine_enumerate (guint n)
{
  GArray *solutions = g_array_new (FALSE, FALSE, sizeof (guint16));
  guint16 columns[QS_ENUMERATOR_MAX_N];
  QsEnumerator enumerator;

  qs_enumerator_init (&enumerator, n);
  while (qs_enumerator_next (&enumerator, G_MAXUINT64, columns) == QS_ENUMERATOR_SOLUTION)
    g_array_append_vals (solutions, columns, n);

  return solutions;
}

/* @first: the number of the first solution, from 1
 * @numbered: whether each has its number
 * Returns: an export of solutions of the whole board */
QsExportScope
engine_scope (guint           n,
              guint64         first,
              guint64         count,
              const QsFormat *format,
              gboolean        numbered)
{
  QsExportScope scope = { .first = first, .count = count, .format = format, .numbered = numbered };

  qs_census_space_init (&scope.space, n, NULL, QS_CENSUS_ALL);
  scope.problem = scope.space.problem;

  return scope;
}

/* Units of a count, with no solutions; those up to the last where @n_units is 0. */
QsPartial *
engine_units (guint   n,
              guint32 first,
              guint32 n_units)
{
  QsPartial *units = qs_partial_new (n);
  guint32 most = units->plan.n_units - first;

  qs_partial_add_range (units, &(QsPartialRange){ first, n_units > 0 ? MIN (n_units, most) : most, { 0, 0 } });

  return units;
}

/* Returns: (transfer full): an empty folder; end it with engine_folder_remove() */
char *
engine_folder_new (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("queenside-test-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

static int
compare_names (const void *a,
               const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* Returns: (transfer full) (array zero-terminated=1): the names in it, sorted */
char **
engine_folder_list (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);

  return (char **) g_ptr_array_steal (names, NULL);
}

static void
remove_tree (const char *path)
{
  g_auto (GStrv) names = NULL;

  if (g_file_test (path, G_FILE_TEST_IS_SYMLINK) || !g_file_test (path, G_FILE_TEST_IS_DIR))
    {
      g_assert_cmpint (g_unlink (path), ==, 0);
      return;
    }

  g_chmod (path, 0700);
  names = engine_folder_list (path);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *child = g_build_filename (path, names[i], NULL);

      remove_tree (child);
    }
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

/* Removes it and all that is in it.
 * @folder: (transfer full): a folder */
void
engine_folder_remove (char *folder)
{
  remove_tree (folder);
  g_free (folder);
}

/* Asserts that a folder holds just these: no temporary has been left, above all. */
void
engine_assert_folder (const char *folder,
                      const char *expected)
{
  g_auto (GStrv) names = engine_folder_list (folder);
  g_autofree char *joined = g_strjoinv (" ", names);

  g_assert_cmpstr (joined, ==, expected);
}

/* Asserts that a file holds this and nothing else.
 * @contents: what it must hold */
void
engine_assert_file (const char *path,
                    const char *contents,
                    gsize       length)
{
  g_autofree char *real = NULL;
  g_autoptr (GError) error = NULL;
  gsize real_length;

  g_file_get_contents (path, &real, &real_length, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (real, real_length, contents, length);
}

/* Asserts that an error names the file and the cause. */
void
engine_assert_names (const GError *error,
                     const char   *path,
                     int           cause)
{
  g_assert_error (error, QS_ERROR, QS_ERROR_FILE);
  g_assert_nonnull (strstr (error->message, path));
  g_assert_nonnull (strstr (error->message, g_strerror (cause)));
}

/* Does what the system's fcntl() does, for tests that put theirs in its place. Returns: what the command returns, or
 * -1 with errno set */
int
engine_fcntl (int     fd,
              int     command,
              va_list list)
{
  return (int) syscall (SYS_fcntl, fd, command, va_arg (list, long));
}

/* Runs a function in a process of its own, which may change its privileges, limits, mounts and file mode mask.
 * @run: what the child does; it may fail in an assertion, or _exit()
 * Returns: the status as of waitpid(); 0 when @run returned */
int
engine_run_child (void   (*run) (gpointer data),
                  gpointer data)
{
  pid_t child = fork ();
  int status;

  g_assert_cmpint (child, >=, 0);

  if (child == 0)
    {
      run (data);
      _exit (0);
    }

  while (waitpid (child, &status, 0) < 0)
    g_assert_cmpint (errno, ==, EINTR);

  return status;
}

/* Makes root a user like any other, to whom file modes apply. For a child. */
void
engine_drop_privileges (void)
{
  struct __user_cap_header_struct header = { .version = _LINUX_CAPABILITY_VERSION_3 };
  struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = { 0 };

  g_assert_no_errno ((int) syscall (SYS_capset, &header, none));
}
