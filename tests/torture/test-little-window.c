/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window on a machine that has little: of memory, descriptors, disk, folders, fonts, icons, buses, or a clock that jumps.
 *
 * It comes, shows the right solutions and ends when it is told to. What it says on standard error is for users: no mistake
 * of a program is among it. */

#include <glib/gstdio.h>
#include <signal.h>

#include "qs-test-session.h"
#include "qs-test-window.h"

/* How often the program is stopped. */
#define N_STOPS (g_test_slow () ? 100u : 5u)

/* How long until it is stopped, and how long it stands still, in microseconds. */
#define MAX_DELAY 30000

/* How long until another look, in microseconds: each starts a program, which takes the processor from the window. */
#define LOOK_INTERVAL 50000

/* How GLib begins what should never be said. GTK says so of a bus that is not there, too. */
#define MISTAKE "ERROR|CRITICAL(?!.*Unable to connect to the accessibility bus)"

#define HOME_IS(folder)                                                                                  \
  "export GSETTINGS_BACKEND=keyfile HOME=" folder "; unset XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME" \
  " XDG_STATE_HOME XDG_RUNTIME_DIR"

typedef struct
{
  const char *name;
  const char *commands; /* of a shell, which make the machine so before the program starts */
  gboolean is_silent;   /* whether nobody can ask the window what it shows */
} Machine;

static const Machine machines[] = {
  { "memory-1000", "ulimit -v 1000000" },
  { "memory-1500", "ulimit -v 1500000" },
  { "descriptors", "ulimit -n 32" },
  { "full-disk", "trap '' XFSZ; ulimit -f 0" },
  { "no-home", "unset HOME; export GSETTINGS_BACKEND=keyfile" },
  { "home-nowhere", HOME_IS ("/dev/null/home") },
  { "home-read-only", HOME_IS ("/proc") },
  { "no-locale", "export LC_ALL=xx_YY.UTF-8" },
  { "no-fonts", "export FONTCONFIG_FILE=/dev/null" },
  { "no-icons", "export XDG_DATA_DIRS=/nowhere" },
  { "no-path", "unset PATH" },
  { "jumping-clock", "export QS_JUMPS=1 LD_PRELOAD=\"$QS_CLOCKS\"" },
  /* As under sudo: the display knows the bus of screen readers. */
  { "no-bus", "export DBUS_SESSION_BUS_ADDRESS=unix:path=/nowhere", TRUE },
  { "no-bus-at-all", "export DBUS_SESSION_BUS_ADDRESS=unix:path=/nowhere AT_SPI_BUS_ADDRESS=unix:path=/nowhere", TRUE },
  { "no-accessibility-bus", "export AT_SPI_BUS_ADDRESS=unix:path=/nowhere", TRUE },
};

/* A program that is started in the place of the application. It becomes the application. */
static void
put_in_place (const Machine *machine,
              const char    *app)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), machine->name, NULL);
  g_autofree char *quoted = g_shell_quote (app);
  g_autofree char *script = g_strdup_printf ("#!/bin/sh\n%s\nexec %s \"$@\"\n", machine->commands, quoted);
  g_autoptr (GError) error = NULL;

  g_file_set_contents_full (path, script, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0700, &error);
  g_assert_no_error (error);
  g_setenv ("QS_APP", path, TRUE);
}

/* Starts it as test_app_start() does, where no window can be asked. */
static GSubprocess *
start (const char *errors_path)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);

  g_unlink (errors_path);
  g_subprocess_launcher_set_stderr_file_path (launcher, errors_path);

  return test_spawn (launcher, g_getenv ("QS_APP"), "8");
}

/* The program ends by itself then, and has complained of no mistake of a program. */
static void
assert_ends (GSubprocess *process,
             const char  *errors_path)
{
  g_autofree char *errors = NULL;
  g_autoptr (GError) error = NULL;

  g_subprocess_wait (process, NULL, &error);
  g_assert_no_error (error);
  g_file_get_contents (errors_path, &errors, NULL, &error);
  g_assert_no_error (error);
  g_test_message ("%s", errors);
  g_assert_true (g_subprocess_get_if_exited (process));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 0);
  g_assert_false (g_regex_match_simple (MISTAKE, errors, 0, 0));
}

/* Returns: FALSE if the program ends before */
static gboolean
wait_for_window (GSubprocess *process)
{
  while (g_subprocess_get_identifier (process) != NULL)
    {
      g_autofree char *focused = test_xdotool ("getwindowfocus getwindowname");

      if (focused != NULL && g_str_has_suffix (focused, " queens"))
        return TRUE;
      g_usleep (LOOK_INTERVAL);
    }

  return FALSE;
}

static void
press_keys (GSubprocess *process,
            const char  *errors_path)
{
  g_free (test_xdotool ("key Right alt+2 End alt+3 alt+1 g ctrl+e Escape"));
  /* A key can come between two windows, and to none. */
  while (g_subprocess_get_identifier (process) != NULL)
    {
      g_free (test_xdotool ("key Escape ctrl+q"));
      g_usleep (LOOK_INTERVAL);
    }
  assert_ends (process, errors_path);
}

/* A window that cannot be asked takes keys at least. */
static void
work_unseen (void)
{
  g_autofree char *errors_path = g_build_filename (test_session_get_folder (), "errors", NULL);
  g_autoptr (GSubprocess) process = start (errors_path);

  g_assert_true (wait_for_window (process));
  press_keys (process, errors_path);
}

/* One line says why no window comes. */
static void
assert_refuses (GSubprocess *process,
                const char  *errors_path)
{
  g_autofree char *errors = NULL;
  g_autoptr (GError) error = NULL;

  g_subprocess_wait (process, NULL, &error);
  g_assert_no_error (error);
  g_file_get_contents (errors_path, &errors, NULL, &error);
  g_assert_no_error (error);
  g_test_message ("%s", errors);
  g_assert_true (g_subprocess_get_if_exited (process));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 1);
  g_assert_true (g_regex_match_simple ("^queenside: .*\\n$", errors, G_REGEX_DOLLAR_ENDONLY, 0));
}

/* From 300 MB, with which libraries would end the program, to 1 GB. */
static void
test_ladder (void)
{
  g_autofree char *app = g_strdup (g_getenv ("QS_APP"));
  g_autofree char *errors_path = g_build_filename (test_session_get_folder (), "errors", NULL);

  for (guint limit = 300; limit <= 1000; limit += g_test_slow () ? 20 : 140)
    {
      g_autofree char *commands = g_strdup_printf ("ulimit -v %u000", limit);
      const Machine machine = { "ladder", commands };
      g_autoptr (GSubprocess) process = NULL;

      put_in_place (&machine, app);
      process = start (errors_path);
      if (wait_for_window (process))
        press_keys (process, errors_path);
      else
        assert_refuses (process, errors_path);
    }
  g_setenv ("QS_APP", app, TRUE);
}

static void
assert_shows (TestApp *app)
{
  test_wait_until (app, test_shows (app, "of 92"));
  test_type (app, "Right");
  test_wait_until (app, test_shows (app, "Solution 2 · 1 6 8 3 7 4 2 5*"));
  test_set_number (app, "Queens", 10);
  test_wait_until (app, test_shows (app, "of 724"));
}

static void
work (void)
{
  TestApp *app = test_app_start ("8");

  assert_shows (app);
  test_type (app, "ctrl+q");
  assert_ends (app->process, app->errors);
  test_app_free (app);
}

static void
test_machine (gconstpointer data)
{
  const Machine *machine = data;
  g_autofree char *app = g_strdup (g_getenv ("QS_APP"));

  put_in_place (machine, app);
  if (machine->is_silent)
    work_unseen ();
  else
    work ();
  g_setenv ("QS_APP", app, TRUE);
}

/* The program stands still at random moments, while the clock goes on. */
static void
test_stops (void)
{
  TestApp *app = test_app_start ("15");

  for (guint i = 0; i < N_STOPS; i++)
    {
      g_usleep ((gulong) g_test_rand_int_range (0, MAX_DELAY));
      g_subprocess_send_signal (app->process, SIGSTOP);
      g_usleep ((gulong) g_test_rand_int_range (0, MAX_DELAY));
      g_subprocess_send_signal (app->process, SIGCONT);
    }
  test_wait_until (app, test_shows (app, "of 2279184"));
  test_set_number (app, "Queens", 8);
  assert_shows (app);
  test_app_quit (app);
  test_app_free (app);
}

int
main (int   argc,
      char *argv[])
{
  test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (machines); i++)
    {
      g_autofree char *path = g_strconcat ("/torture/little-window/", machines[i].name, NULL);

      g_test_add_data_func (path, &machines[i], test_machine);
    }
  test_add ("/torture/little-window/ladder", test_ladder);
  test_add ("/torture/little-window/stops", test_stops);

  return test_run_all ();
}
