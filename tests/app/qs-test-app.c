/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs queenside, the real program, and watches how it ends. */

#include "qs-test-app.h"

#include <glib/gstdio.h>
#include <locale.h>

#include "qs-test-session.h"
#include "qs-test-window.h"

/* How long anything may take, in seconds: more than the slowest machine needs, since no test waits
 * for it in vain. */
#define TIME_LIMIT 150

/* How long to wait between two looks at a condition, in microseconds: as long as a look takes, within these
 * limits. The application has to answer the many questions of each look, and must get on with its work. */
#define LOOK_INTERVAL 50000
#define LONGEST_LOOK_INTERVAL 200000

/* What a test with an application needs. */
typedef struct
{
  char *path;
  char *arguments;
  TestAppFunc func;
} Case;

static void
case_free (gpointer data)
{
  Case *test = data;

  g_free (test->path);
  g_free (test->arguments);
  g_free (test);
}

/* All cases, also those that are not run: nobody else frees these. */
static GPtrArray *cases;

static Case *
case_new (const char *path,
          const char *arguments,
          TestAppFunc func)
{
  Case *test = g_new0 (Case, 1);

  test->path = g_strdup (path);
  test->arguments = g_strdup (arguments);
  test->func = func;

  if (cases == NULL)
    cases = g_ptr_array_new_with_free_func (case_free);
  g_ptr_array_add (cases, test);

  return test;
}

static void
run_case (gconstpointer data)
{
  const Case *test = data;
  TestApp *app;

  test_session_photograph_as (test->path);
  app = test_app_start (test->arguments);
  test->func (app);
  test_app_quit (app);
  test_app_free (app);
}

/* Prepares for tests of a window, and starts the desktop that it lives on. */
void
test_init (int    *argc,
           char ***argv)
{
  setlocale (LC_ALL, "");
  g_test_init (argc, argv, NULL);

  /* libatspi warns of everything that ends while it is being looked at. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);
  test_session_start ();
}

/* Returns: the exit status of the test program */
int
test_run_all (void)
{
  int status = g_test_run ();

  test_session_end ();
  g_clear_pointer (&cases, g_ptr_array_unref);

  return status;
}

static void
run_plain_case (gconstpointer data)
{
  const Case *test = data;

  test_session_photograph_as (test->path);
  ((GTestFunc) (gpointer) test->func) ();
}

/* Adds a test. */
void
test_add (const char *path,
          GTestFunc   func)
{
  g_test_add_data_func (path, case_new (path, NULL, (TestAppFunc) (gpointer) func), run_plain_case);
}

/* Adds a test of an application that has just been started, and is quit after it unless it has ended by then: with
 * status 0 and without a warning. */
void
test_add_with_app (const char *path,
                   const char *arguments,
                   TestAppFunc func)
{
  g_test_add_data_func (path, case_new (path, arguments, func), run_case);
}

/* What was written to standard error so far. */
static char *
read_errors (TestApp *app)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GRegex) known = NULL;
  g_autofree char *errors = NULL;
  char *unknown;

  if (app->errors == NULL)
    return g_strdup ("");

  g_file_get_contents (app->errors, &errors, NULL, &error);
  g_assert_no_error (error);

  known = g_regex_new ("\\n?\\(queenside:\\d+\\): G[dt]k-(WARNING|CRITICAL) \\*\\*: [^\\n]*" TEST_GTK_WARNINGS "[^\\n]*\\n",
                       0, 0, &error);
  g_assert_no_error (error);
  unknown = g_regex_replace_literal (known, errors, -1, 0, "", 0, &error);
  g_assert_no_error (error);

  return unknown;
}

/* Lets a little time pass, or ends the test because too much has passed.
 * @app: the application that must act */
void
test_wait_longer (TestApp    *app,
                  gint64      start,
                  const char *condition)
{
  if (test_app_has_ended (app) || g_get_monotonic_time () - start > TIME_LIMIT * G_USEC_PER_SEC)
    {
      g_autofree char *errors = read_errors (app);
      g_autofree char *tree = test_app_has_ended (app) ? g_strdup ("It has ended.\n") : test_describe (app);

      /* The end is what a report of many lines still shows. */
      g_error ("\n%sOn standard error:\n%s\nWaited in vain for: %s", tree, errors, condition);
    }

  while (g_main_context_iteration (NULL, FALSE))
    continue;

  g_usleep ((gulong) CLAMP (g_get_monotonic_time () - app->woken, LOOK_INTERVAL, LONGEST_LOOK_INTERVAL));
  app->woken = g_get_monotonic_time ();
}

/* The application of the process @pid on the accessibility bus, once it is there. */
static AtspiAccessible *
find_root (guint pid)
{
  g_autoptr (GObject) desktop = (GObject *) atspi_get_desktop (0);
  int n = atspi_accessible_get_child_count ((AtspiAccessible *) desktop, NULL);

  for (int i = 0; i < n; i++)
    {
      AtspiAccessible *root = atspi_accessible_get_child_at_index ((AtspiAccessible *) desktop, i, NULL);

      if (root != NULL && atspi_accessible_get_process_id (root, NULL) == pid)
        return root;

      g_clear_object (&root);
    }

  return NULL;
}

static TestApp *
app_new (guint pid)
{
  TestApp *app = g_new0 (TestApp, 1);

  app->pid = pid;
  app->widgets = g_ptr_array_new_with_free_func (g_object_unref);

  return app;
}

/* An application is there when its window has the focus. */
static void
wait_for_window (TestApp *app)
{
  test_wait_until (app, (app->root = find_root (app->pid)) != NULL);
  test_wait_until (app, test_window_is_active (app));
}

/* Starts the application. Returns: (transfer full): the application, its window shown and active */
TestApp *
test_app_start (const char *arguments)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autofree char *errors = g_build_filename (test_session_get_folder (), "errors", NULL);
  g_autoptr (GSubprocess) process = NULL;
  TestApp *app;

  /* The launcher overwrites the file, but does not truncate it. */
  g_unlink (errors);
  g_subprocess_launcher_set_cwd (launcher, test_session_get_folder ());
  g_subprocess_launcher_set_stderr_file_path (launcher, errors);
  process = test_spawn (launcher, g_getenv ("QS_APP"), arguments);

  app = app_new ((guint) g_ascii_strtoull (g_subprocess_get_identifier (process), NULL, 10));
  app->process = g_steal_pointer (&process);
  app->errors = g_steal_pointer (&errors);
  wait_for_window (app);

  return app;
}

/* Returns: (transfer full): the application that the session bus has started */
TestApp *
test_app_adopt (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply = NULL;
  TestApp *app;
  guint pid;

  reply = g_dbus_connection_call_sync (test_session_get_bus (), "org.freedesktop.DBus", "/org/freedesktop/DBus",
                                       "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                                       g_variant_new ("(s)", TEST_APP_ID), G_VARIANT_TYPE ("(u)"),
                                       G_DBUS_CALL_FLAGS_NONE, G_MAXINT, NULL, &error);
  g_assert_no_error (error);
  g_variant_get (reply, "(u)", &pid);

  app = app_new (pid);
  wait_for_window (app);

  return app;
}

static gboolean
is_on_bus (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply = NULL;
  gboolean is_there;

  reply = g_dbus_connection_call_sync (test_session_get_bus (), "org.freedesktop.DBus", "/org/freedesktop/DBus",
                                       "org.freedesktop.DBus", "NameHasOwner", g_variant_new ("(s)", TEST_APP_ID),
                                       G_VARIANT_TYPE ("(b)"), G_DBUS_CALL_FLAGS_NONE, G_MAXINT, NULL, &error);
  g_assert_no_error (error);
  g_variant_get (reply, "(b)", &is_there);

  return is_there;
}

/* Returns: whether its process is gone, or at least has left the session bus that started it */
gboolean
test_app_has_ended (TestApp *app)
{
  if (app->process == NULL)
    return !is_on_bus ();

  return g_subprocess_get_identifier (app->process) == NULL;
}

/* Waits for its end, and asserts that nothing went wrong before. */
void
test_app_assert_ends (TestApp *app)
{
  gint64 start = g_get_monotonic_time ();
  g_autofree char *errors = NULL;

  while (!test_app_has_ended (app) && g_get_monotonic_time () - start < TIME_LIMIT * G_USEC_PER_SEC)
    g_usleep (LOOK_INTERVAL);

  g_assert_true (test_app_has_ended (app));
  errors = read_errors (app);
  g_assert_cmpstr (errors, ==, "");
  if (app->process == NULL)
    return;

  g_subprocess_wait (app->process, NULL, NULL);
  if (g_subprocess_get_if_signaled (app->process))
    g_error ("The application was ended by signal %d", g_subprocess_get_term_sig (app->process));
  g_assert_cmpint (g_subprocess_get_exit_status (app->process), ==, 0);
}

/* Quits it, unless it has ended already, and asserts that it ends well. */
void
test_app_quit (TestApp *app)
{
  g_autoptr (GVariant) reply = NULL;

  if (!test_app_has_ended (app))
    reply = g_dbus_connection_call_sync (test_session_get_bus (), TEST_APP_ID, TEST_APP_PATH, "org.gtk.Actions",
                                         "Activate", g_variant_new ("(sava{sv})", "quit", NULL, NULL), NULL,
                                         G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, NULL, NULL);

  test_app_assert_ends (app);
}

/* @app: (transfer full): an application that has ended */
void
test_app_free (TestApp *app)
{
  g_ptr_array_unref (app->widgets);
  g_clear_object (&app->root);
  g_clear_object (&app->process);
  g_free (app->errors);
  g_free (app);
}
