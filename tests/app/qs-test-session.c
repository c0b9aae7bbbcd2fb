/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The desktop that windows are tested on: a display without a screen, a window manager and two buses of its own.
 * A test program has one, for all its tests; others may run at the same time.
 *
 * It neither sees nor touches the machine's own session: home, settings, cache and the services of the session
 * bus are in a temporary folder. Everything that is started here ends with the test, even when the test breaks. */

#include "qs-test-session.h"

#include <atspi/atspi.h>
#include <glib/gstdio.h>
#include <gtk/gtk.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

/* How long a call on the accessibility bus may take, in milliseconds, even to a busy process. */
#define CALL_TIMEOUT 60000

typedef struct
{
  char *folder;         /* home and all else that is written */
  GPtrArray *servers;   /* of GSubprocess, in the order of their start: the display is the first */
  GDBusConnection *bus; /* the session bus */
} Session;

static Session session;

/* The command that takes a picture of the display when a test breaks. It is prepared, because a signal
 * handler can do little. */
static struct
{
  char *program;
  char *file;
} camera;

/* The machine's own desktop must not shine through. */
static const char *const foreign_variables[] = {
  "AT_SPI_BUS_ADDRESS",
  "DBUS_STARTER_ADDRESS",
  "DESKTOP_STARTUP_ID",
  "GDK_DEBUG",
  "GDK_SCALE",
  "GSK_DEBUG",
  "GTK_A11Y",
  "GTK_DEBUG",
  "GTK_IM_MODULE",
  "GTK_THEME",
  "GTK_USE_PORTAL",
  "LANGUAGE",
  "NO_AT_BRIDGE",
  "SESSION_MANAGER",
  "WAYLAND_DISPLAY",
  "XAUTHORITY",
  "XDG_ACTIVATION_TOKEN",
  "XDG_CURRENT_DESKTOP",
  "XMODIFIERS",
};

/* As patient as the buses of desktops with many answers at a time, which a benchmark waits for, and more patient with
 * what they start. */
static const char bus_config[] =
    "<!DOCTYPE busconfig PUBLIC \"-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN\"\n"
    " \"http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd\">\n"
    "<busconfig>\n"
    "  <type>session</type>\n"
    "  <listen>unix:path=%s/bus</listen>\n"
    "  <auth>EXTERNAL</auth>\n"
    "  <servicedir>%s/services</servicedir>\n"
    "  <policy context=\"default\">\n"
    "    <allow send_destination=\"*\" eavesdrop=\"true\"/>\n"
    "    <allow eavesdrop=\"true\"/>\n"
    "    <allow own=\"*\"/>\n"
    "  </policy>\n"
    "  <limit name=\"max_replies_per_connection\">50000</limit>\n"
    "  <limit name=\"service_start_timeout\">150000</limit>\n"
    "</busconfig>\n";

/* No key and no button is taken from the application. */
static const char window_manager_config[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<openbox_config xmlns=\"http://openbox.org/3.4/rc\">\n"
    "  <focus><focusNew>yes</focusNew></focus>\n"
    "  <desktops><number>1</number></desktops>\n"
    "</openbox_config>\n";

static char *
make_folder (const char *name)
{
  char *folder = g_build_filename (session.folder, name, NULL);

  g_assert_no_errno (g_mkdir_with_parents (folder, 0700));

  return folder;
}

static char *
write_file (const char *name,
            const char *content)
{
  g_autoptr (GError) error = NULL;
  char *path = g_build_filename (session.folder, name, NULL);

  g_file_set_contents (path, content, -1, &error);
  g_assert_no_error (error);

  return path;
}

/* Makes a process end with its parent, however that ends. Runs in the new process. */
void
test_session_child_setup (gpointer user_data)
{
#ifdef __linux__
  prctl (PR_SET_PDEATHSIG, SIGTERM);
#endif
}

/* Starts a server that writes to its standard output when it is ready; returns that text. Memory that it has not set is
 * no affair of ours: to fill it takes a thirtieth of a test's time. */
static char *
start_server (const char *const *arguments)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autoptr (GDataInputStream) output = NULL;
  g_autoptr (GError) error = NULL;
  GSubprocess *server;
  char *line;

  g_subprocess_launcher_set_child_setup (launcher, test_session_child_setup, NULL, NULL);
  g_subprocess_launcher_unsetenv (launcher, "MALLOC_PERTURB_");
  server = g_subprocess_launcher_spawnv (launcher, arguments, &error);
  g_assert_no_error (error);
  g_ptr_array_add (session.servers, server);

  output = g_data_input_stream_new (g_subprocess_get_stdout_pipe (server));
  g_filter_input_stream_set_close_base_stream (G_FILTER_INPUT_STREAM (output), FALSE);
  line = g_data_input_stream_read_line_utf8 (output, NULL, NULL, &error);
  g_assert_no_error (error);
  if (line == NULL)
    g_error ("%s ended before it was ready", arguments[0]);

  return line;
}

static void
set_folder_variable (const char *variable,
                     const char *name)
{
  g_autofree char *folder = make_folder (name);

  g_setenv (variable, folder, TRUE);
}

static void
set_environment (void)
{
  const char *data_folders = g_getenv ("XDG_DATA_DIRS");
  g_autofree char *own_data = g_test_build_filename (G_TEST_DIST, "..", "data", NULL);
  g_autofree char *all_data = NULL;

  if (data_folders == NULL || *data_folders == '\0')
    data_folders = "/usr/local/share:/usr/share";
  all_data = g_strjoin (":", own_data, data_folders, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (foreign_variables); i++)
    g_unsetenv (foreign_variables[i]);

  set_folder_variable ("HOME", "home");
  set_folder_variable ("XDG_CACHE_HOME", "cache");
  set_folder_variable ("XDG_CONFIG_HOME", "config");
  set_folder_variable ("XDG_DATA_HOME", "data");
  set_folder_variable ("XDG_STATE_HOME", "state");
  set_folder_variable ("XDG_RUNTIME_DIR", "runtime");
  g_setenv ("XDG_DATA_DIRS", all_data, TRUE);

  /* The display has no graphics processor to hand: looking for one takes time and complains. */
  g_setenv ("GDK_BACKEND", "x11", TRUE);
  g_setenv ("GDK_DISABLE", "gl,vulkan", TRUE);
#if !GTK_CHECK_VERSION (4, 14, 0)
  g_setenv ("GDK_DEBUG", "gl-disable", TRUE);
#endif
  g_setenv ("GSK_RENDERER", "cairo", TRUE);
  g_setenv ("GIO_USE_VOLUME_MONITOR", "unix", TRUE);
}

/* A key is not repeated, however long a busy machine takes to let go of it. Two minutes after the last key, Xvfb forgets
 * that it was told so; then a key that is held repeats after a minute only, which is the longest delay there is. Nobody draws
 * by GL, and what it takes to load that is two thirds of the server's start. */
static void
start_display (void)
{
  const char *screen = G_STRINGIFY (TEST_SCREEN_WIDTH) "x" G_STRINGIFY (TEST_SCREEN_HEIGHT) "x24";
  const char *const arguments[] = { "Xvfb", "-displayfd", "1", "-screen", "0", screen, "-nolisten", "tcp", "-noreset",
                                    "-r", "-ardelay", "65535", "-extension", "GLX", NULL };
  g_autofree char *number = start_server (arguments);
  g_autofree char *display = g_strconcat (":", number, NULL);

  g_setenv ("DISPLAY", display, TRUE);
}

/* A pointer that rests on a window has GTK ask for its tooltip some time later. When the window is gone by then, GTK
 * warns. So it is where no window is, unless a test moves it. */
static void
take_pointer_away (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) hand = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, "xdotool", "mousemove",
                                                   G_STRINGIFY (TEST_SCREEN_WIDTH),
                                                   G_STRINGIFY (TEST_SCREEN_HEIGHT), NULL);

  g_assert_no_error (error);
  g_subprocess_wait_check (hand, NULL, &error);
  g_assert_no_error (error);
}

/* Lets the session bus start the service named @name with @command. */
static void
add_service (const char *name,
             const char *command)
{
  g_autofree char *file = g_strdup_printf ("services/%s.service", name);
  g_autofree char *content = g_strdup_printf ("[D-BUS Service]\nName=%s\nExec=%s\n", name, command);

  g_free (write_file (file, content));
}

/* The accessibility bus is started as the machine starts it. */
static void
add_accessibility_service (void)
{
  g_autoptr (GKeyFile) service = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *command = NULL;

  g_key_file_load_from_data_dirs (service, "dbus-1/services/org.a11y.Bus.service", NULL, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  command = g_key_file_get_string (service, "D-BUS Service", "Exec", &error);
  g_assert_no_error (error);
  add_service ("org.a11y.Bus", command);
}

/* The application as the file that is installed describes it, but from where it was built. */
static void
add_application_service (void)
{
  g_autoptr (GKeyFile) service = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *installed = NULL;
  g_autofree char *command = NULL;
  g_autofree char *name = NULL;

  g_key_file_load_from_file (service, g_getenv ("QS_SERVICE"), G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  name = g_key_file_get_string (service, "D-BUS Service", "Name", &error);
  g_assert_no_error (error);
  installed = g_key_file_get_string (service, "D-BUS Service", "Exec", &error);
  g_assert_no_error (error);

  g_assert_nonnull (strchr (installed, ' '));
  command = g_strconcat (g_getenv ("QS_APP"), strchr (installed, ' '), NULL);
  add_service (name, command);
}

static void
start_bus (void)
{
  g_autofree char *config = g_strdup_printf (bus_config, session.folder, session.folder);
  g_autofree char *path = write_file ("bus.conf", config);
  g_autofree char *option = g_strconcat ("--config-file=", path, NULL);
  const char *const arguments[] = { "dbus-daemon", option, "--nofork", "--print-address=1", NULL };
  g_autofree char *address = NULL;
  g_autoptr (GError) error = NULL;

  g_free (make_folder ("services"));
  add_accessibility_service ();
  add_application_service ();
  address = start_server (arguments);
  g_setenv ("DBUS_SESSION_BUS_ADDRESS", address, TRUE);

  session.bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_assert_no_error (error);
  g_dbus_connection_set_exit_on_close (session.bus, FALSE);
}

static void
start_accessibility (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply = NULL;

  reply = g_dbus_connection_call_sync (session.bus, "org.a11y.Bus", "/org/a11y/bus",
                                       "org.freedesktop.DBus.Properties", "Set",
                                       g_variant_new ("(ssv)", "org.a11y.Status", "IsEnabled",
                                                      g_variant_new_boolean (TRUE)),
                                       NULL, G_DBUS_CALL_FLAGS_NONE, G_MAXINT, NULL, &error);
  g_assert_no_error (error);

  g_assert_cmpint (atspi_init (), ==, 0);
  atspi_set_timeout (CALL_TIMEOUT, CALL_TIMEOUT);
}

static void
start_window_manager (void)
{
  g_autofree char *config = write_file ("window-manager.xml", window_manager_config);
  const char *const arguments[] = { "openbox", "--sm-disable", "--config-file", config, "--startup", "echo ready",
                                    NULL };
  g_autofree char *line = start_server (arguments);

  g_assert_cmpstr (line, ==, "ready");
}

static void
photograph_cb (int number)
{
  pid_t pid = fork ();

  if (pid == 0)
    {
      execl (camera.program, camera.program, "-window", "root", camera.file, NULL);
      _exit (1);
    }

  if (pid > 0)
    waitpid (pid, NULL, 0);

  signal (number, SIG_DFL);
  raise (number);
}

/* Leaves a picture of the display in the build folder if the program breaks from now on, where ImageMagick is
 * installed. */
void
test_session_photograph_as (const char *name)
{
  g_autofree char *file = g_strconcat (name + 1, ".png", NULL);

  if (camera.program == NULL)
    camera.program = g_find_program_in_path ("import");
  if (camera.program == NULL)
    return;

  g_strdelimit (file, "/", '-');
  g_free (camera.file);
  camera.file = g_test_build_filename (G_TEST_BUILT, "app", file, NULL);
  signal (SIGABRT, photograph_cb);
  signal (SIGTRAP, photograph_cb);
}

/* Starts the display only; from now on all that this process shows is there. */
void
test_session_start_display (void)
{
  g_autoptr (GError) error = NULL;

  session.folder = g_dir_make_tmp ("queenside-app-XXXXXX", &error);
  g_assert_no_error (error);
  session.servers = g_ptr_array_new_with_free_func (g_object_unref);

  set_environment ();
  start_display ();
  take_pointer_away ();
}

/* Starts the whole desktop; from now on all that this process starts lives on it. */
void
test_session_start (void)
{
  test_session_start_display ();
  start_bus ();
  start_accessibility ();
  start_window_manager ();
}

static void
remove_folder (GFile *folder)
{
  g_autoptr (GFileEnumerator) children =
      g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS,
                                 NULL, NULL);
  GFile *child;

  while (children != NULL && g_file_enumerator_iterate (children, NULL, &child, NULL, NULL) && child != NULL)
    remove_folder (child);

  g_file_delete (folder, NULL, NULL);
}

/* Ends everything that was started, and removes what it wrote. Only the display stays until this process has ended:
 * GDK ends a process with status 1 when it finds its display gone, and libraries may look for it until then. */
void
test_session_end (void)
{
  g_autoptr (GFile) folder = g_file_new_for_path (session.folder);

  if (session.bus != NULL)
    atspi_exit ();
  g_clear_object (&session.bus);

  for (guint i = session.servers->len - 1; i > 0; i--)
    {
      GSubprocess *server = g_ptr_array_index (session.servers, i);

      g_subprocess_send_signal (server, SIGTERM);
      g_subprocess_wait (server, NULL, NULL);
    }

  g_clear_pointer (&session.servers, g_ptr_array_unref);
  remove_folder (folder);
  g_clear_pointer (&session.folder, g_free);
  g_clear_pointer (&camera.program, g_free);
  g_clear_pointer (&camera.file, g_free);
}

/* Returns: a folder to write into */
const char *
test_session_get_folder (void)
{
  return session.folder;
}

/* Puts a script for the shell where it is found before any program of that name. */
void
test_session_add_program (const char *name,
                          const char *script)
{
  g_autofree char *program = g_build_filename (session.folder, name, NULL);
  g_autofree char *text = g_strdup_printf ("#!/bin/sh\n%s\n", script);
  g_auto (GStrv) folders = g_strsplit (g_getenv ("PATH"), ":", -1);

  g_assert_true (g_file_set_contents_full (program, text, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0755, NULL));
  if (!g_strv_contains ((const char *const *) folders, session.folder))
    {
      g_autofree char *path = g_strconcat (session.folder, ":", g_getenv ("PATH"), NULL);

      g_setenv ("PATH", path, TRUE);
    }
}

/* Returns: the session bus */
GDBusConnection *
test_session_get_bus (void)
{
  return session.bus;
}

/* xdotool looks in the keyboard map for the modifiers that go with a key, and finds wrong ones for function keys in
 * newer maps; a key's number needs none.
 * @keys: keys with blanks between, such as “ctrl+F6 Return”
 * Returns: (transfer full): the keys as xdotool takes them */
char *
test_session_name_keys (const char *keys)
{
  g_auto (GStrv) names = g_strsplit (keys, " ", -1);

  for (guint i = 0; names[i] != NULL; i++)
    {
      guint64 number;

      if (names[i][0] != 'F' || !g_ascii_string_to_unsigned (names[i] + 1, 10, 1, 12, &number, NULL))
        continue;

      g_free (names[i]);
      names[i] = g_strdup_printf ("%u", (guint) number + (number <= 10 ? 66 : 84));
    }

  return g_strjoinv (" ", names);
}
