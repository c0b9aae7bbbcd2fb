/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "qs-application.h"

#include <glib-unix.h>
#include <glib/gi18n.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "qs-about.h"
#include "qs-appearance.h"
#include "qs-arguments.h"
#include "qs-compat-names.h"
#include "qs-compat.h"
#include "qs-count-watch.h"
#include "qs-enumerator.h"
#include "qs-error.h"
#include "qs-help.h"
#include "qs-memory.h"
#include "qs-preferences.h"
#include "qs-saving.h"
#include "qs-search-provider.h"
#include "qs-shortcuts.h"
#include "qs-tally.h"
#include "qs-toast.h"
#include "qs-window.h"
#include "qs-worker.h"

/* The exit status of a wrong command line. */
#define STATUS_USAGE 2

/* How much address space a window takes with its threads, fonts and images, in bytes: with less, libraries end the program. */
#define WINDOW_SIZE (G_GUINT64_CONSTANT (800) * 1000 * 1000)

/* From which size on a freed block goes back to the system at once, and how much that was freed is kept in one place,
 * in bytes. Less, and each frame would get the pages of its pictures from the system: a quarter of the painting. */
#define LARGE_BLOCK (4 << 20)
#define MAX_KEPT (8 << 20)

/* In how many places threads keep memory: one is the main thread's, and no other allocates much. */
#define MAX_ARENAS 2

struct _QsApplication
{
  GtkApplication parent_instance;

  GSettings *settings;
  QsTally *tally;
  gboolean lacks_memory; /* whether no window can come */
};

G_DEFINE_FINAL_TYPE (QsApplication, qs_application, GTK_TYPE_APPLICATION)

/* The window that has a board of @n queens, or else the one that was used last, if there is one. */
static QsWindow *
find_window (QsApplication *self,
             guint          n)
{
  QsWindow *last = NULL;

  for (GList *window = gtk_application_get_windows (GTK_APPLICATION (self)); window != NULL; window = window->next)
    {
      if (QS_IS_WINDOW (window->data) && qs_window_get_queens (window->data) == n)
        return window->data;
      if (QS_IS_WINDOW (window->data) && last == NULL)
        last = window->data;
    }

  return last;
}

static QsWindow *
get_window (QsApplication *self)
{
  return find_window (self, 0);
}

static QsWindow *
open_window (QsApplication *self,
             guint          n)
{
  QsWindow *window = qs_window_new (GTK_APPLICATION (self), self->settings, self->tally, n);

  gtk_window_present (GTK_WINDOW (window));

  return window;
}

/* The first window goes on where the last one was closed. */
static QsWindow *
open_last_board (QsApplication *self)
{
  gboolean is_first = get_window (self) == NULL;
  QsWindow *window = open_window (self, g_settings_get_uint (self->settings, "n"));

  if (is_first)
    qs_window_restore (window);

  return window;
}

/* From the menu of the desktop, which may start the application by it. */
static void
show_counts (QsApplication *self)
{
  QsWindow *window = get_window (self);

  if (window == NULL)
    window = open_last_board (self);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.counts", NULL);
  gtk_window_present (GTK_WINDOW (window));
}

static void
show_preferences (QsApplication *self)
{
  QsWindow *window = get_window (self);

  if (window != NULL)
    qs_preferences_show (GTK_WINDOW (window), self->settings, self->tally);
}

static void
help_opened_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (QsApplication) self = user_data;
  g_autoptr (GError) error = NULL;
  QsWindow *window = get_window (self);

  if (!qs_help_open_finish (result, &error) && window != NULL)
    qs_toast_show_in (GTK_WIDGET (window), error->message);
}

static void
show_help (QsApplication *self,
           GVariant      *parameter)
{
  GtkWindow *parent = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (parent != NULL)
    qs_help_open (parent, g_variant_get_string (parameter, NULL), help_opened_cb, g_object_ref (self));
}


/* A notification was clicked, perhaps when there is no window any more. */
static void
show_count (QsApplication *self,
            GVariant      *parameter)
{
  guint n = g_variant_get_uint32 (parameter);
  QsWindow *window = find_window (self, n);

  if (n < 1 || n > QS_ENUMERATOR_MAX_N)
    return;

  if (window == NULL)
    open_window (self, n);
  else
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.view", "s", "solutions");
      gtk_widget_activate_action_variant (GTK_WIDGET (window), "win.set-queens", parameter);
      gtk_window_present (GTK_WINDOW (window));
    }
}

static void
lacks_thread_cb (const GError *error,
                 gpointer      user_data)
{
  QsWindow *window = get_window (user_data);

  if (window != NULL)
    qs_toast_show_in (GTK_WIDGET (window), _ ("The system cannot start another thread. The work will begin as soon as it can."));
}

/* Windows are closed, not dropped: each ends its work and keeps its settings. */
static void
close_windows (GtkApplication *application)
{
  g_autolist (GtkWindow) windows = g_list_copy (gtk_application_get_windows (application));

  /* Dialogs go first: the one that received the key stays alive
   * for a moment, and GTK 4.8 would have it look for its parent. */
  for (GList *window = windows; window != NULL; window = window->next)
    {
      g_object_ref (window->data);
      if (QS_IS_WINDOW (window->data))
        continue;

      gtk_window_set_transient_for (window->data, NULL);
      gtk_window_destroy (window->data);
    }

  for (GList *window = windows; window != NULL; window = window->next)
    {
      if (QS_IS_WINDOW (window->data))
        gtk_window_close (window->data);
    }
}

/* The end of the session, or Ctrl+C in a terminal: an export must not leave half a file behind. */
static gboolean
ended_by_signal_cb (gpointer user_data)
{
  /* The next signal may come while the application is already ending. */
  if (g_application_get_is_registered (user_data))
    g_action_group_activate_action (user_data, "quit", NULL);

  return G_SOURCE_CONTINUE;
}

/* Each function takes the application and, if it wants to, the parameter. */
static const struct
{
  const char *name;
  GCallback activate;
  const char *parameter_type;
} actions[] = {
  { "new-window", G_CALLBACK (open_last_board) },
  { "present", G_CALLBACK (g_application_activate) },
  { "counts", G_CALLBACK (show_counts) },
  { "show-count", G_CALLBACK (show_count), "u" },
  { "open-saved", G_CALLBACK (qs_saving_open), "s" },
  { "show-saved", G_CALLBACK (qs_saving_show), "s" },
  { "preferences", G_CALLBACK (show_preferences) },
  { "help", G_CALLBACK (show_help), "s" },
  { "about", G_CALLBACK (qs_about_show) },
  { "quit", G_CALLBACK (close_windows) },
};

static void
add_actions (QsApplication *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      const char *type = actions[i].parameter_type;
      g_autoptr (GSimpleAction) action = g_simple_action_new (actions[i].name, type != NULL ? G_VARIANT_TYPE (type) : NULL);

      g_signal_connect_object (action, "activate", actions[i].activate, self, G_CONNECT_SWAPPED);
      g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (action));
    }
}

/* Somebody chose what the desktop's search had found. */
static void
found_cb (const QsProblem *problem,
          gpointer         user_data)
{
  if (problem != NULL)
    qs_window_show_problem (open_window (user_data, problem->n), problem);
  else
    g_application_activate (user_data);
}

static gboolean
qs_application_dbus_register (GApplication    *application,
                              GDBusConnection *bus,
                              const char      *object_path,
                              GError         **error)
{
  return G_APPLICATION_CLASS (qs_application_parent_class)->dbus_register (application, bus, object_path, error) &&
         qs_search_provider_export (bus, object_path, found_cb, application, error);
}

/* Keeps memory only for what is painted again and again. Without limits of ours, glibc
 * raises its own to the size of what is freed, up to 32 MB, and from then on keeps up
 * to twice as much of what each thread has freed. Other libraries stay as they are. */
static void
limit_kept_memory (void)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, LARGE_BLOCK);
  mallopt (M_TRIM_THRESHOLD, MAX_KEPT);
  mallopt (M_ARENA_MAX, MAX_ARENAS);
#endif
}

static void
qs_application_startup (GApplication *application)
{
  static const int ends[] = { SIGHUP, SIGINT, SIGTERM };
  QsApplication *self = QS_APPLICATION (application);
  g_autofree char *path = qs_count_records_get_default_path ();
  g_autoptr (QsCountRecords) records = NULL;
  g_autoptr (GtkCssProvider) provider = NULL;
  g_autoptr (GAction) keep_awake = NULL;

  limit_kept_memory ();
  /* Writing to a pipe that nobody reads any more is an error there, and not the end of the program. */
  signal (SIGPIPE, SIG_IGN);
  qs_compat_mend_missing_bus (application);
  G_APPLICATION_CLASS (qs_application_parent_class)->startup (application);

  self->settings = g_settings_new (QS_APP_ID);
  qs_worker_set_failure_func (lacks_thread_cb, self);
  records = qs_count_records_new (path);
  self->tally = qs_tally_new (records);
  qs_count_watch_begin (GTK_APPLICATION (self), self->settings, self->tally);
  add_actions (self);
  /* Whether the computer is kept awake while a count runs. */
  keep_awake = g_settings_create_action (self->settings, "keep-awake");
  g_action_map_add_action (G_ACTION_MAP (self), keep_awake);
  qs_compat_mend_names ();
  qs_compat_mend_scrolling ();
  qs_shortcuts_install (GTK_APPLICATION (self));
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    g_source_set_name_by_id (g_unix_signal_add (ends[i], ended_by_signal_cb, self), "qs-application");
  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (provider, "/io/github/queenside/Queenside/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  qs_compat_mend_focus ();
  /* After the first frame: it is a drawing, and has to be painted in several sizes. */
  g_source_set_name_by_id (g_idle_add_once ((GSourceOnceFunc) G_CALLBACK (gtk_window_set_default_icon_name), (gpointer) QS_APP_ID),
                           "qs-application");
  qs_appearance_follow (g_application_get_dbus_connection (application), self->settings);
}

/* At the end of a session GTK leaves the main loop at once. Work is kept all the same, and files are left as they were. */
static void
qs_application_shutdown (GApplication *application)
{
  close_windows (GTK_APPLICATION (application));
  while (qs_saving_is_going_on ())
    g_main_context_iteration (NULL, TRUE);

  G_APPLICATION_CLASS (qs_application_parent_class)->shutdown (application);
}

/* Counts stop when nobody can see them; the work done is kept. */
static void
qs_application_window_removed (GtkApplication *application,
                               GtkWindow      *window)
{
  QsApplication *self = QS_APPLICATION (application);

  GTK_APPLICATION_CLASS (qs_application_parent_class)->window_removed (application, window);

  if (get_window (self) == NULL)
    qs_tally_stop (self->tally, 0);
}

static void
qs_application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window != NULL)
    gtk_window_present (window);
  else
    open_last_board (QS_APPLICATION (application));
}

/* A link that names no problem is reported in the window that is there, or in the last one. */
static void
open_link (QsApplication *self,
           const char    *link)
{
  g_autoptr (GError) error = NULL;
  QsPlayLink found;

  if (!qs_arguments_parse_link (link, &found, &error))
    {
      if (get_window (self) == NULL)
        open_last_board (self);
      qs_toast_show_in (GTK_WIDGET (get_window (self)), error->message);
    }
  else if (found.is_puzzle)
    qs_window_play (open_last_board (self), &found);
  else
    qs_window_show_problem (open_window (self, found.problem.n), &found.problem);
}

/* Each file gets a window of its own, as each number of queens does. */
static void
qs_application_open (GApplication *application,
                     GFile       **files,
                     int           n_files,
                     const char   *hint)
{
  for (int i = 0; i < n_files; i++)
    {
      g_autofree char *uri = g_file_get_uri (files[i]);

      if (qs_arguments_is_link (uri))
        open_link (QS_APPLICATION (application), uri);
      else
        qs_window_open (open_last_board (QS_APPLICATION (application)), files[i]);
    }
}

static gboolean
check_memory (GError **error)
{
  guint64 room = qs_memory_find_room_in_process ();
  g_autofree char *needed = g_format_size (WINDOW_SIZE);
  g_autofree char *available = g_format_size (room);

  if (room >= WINDOW_SIZE)
    return TRUE;

  return qs_error_fail (error, QS_ERROR_NO_ROOM,
                        /* Translators: two sizes such as “800 MB”. */
                        _ ("A window needs %s of memory, and only %s are available"), needed, available);
}

/* Checks the arguments in the process that was started; the first instance gets only right ones. */
static int
qs_application_handle_local_options (GApplication *application,
                                     GVariantDict *options)
{
  g_autofree const char **arguments = NULL;
  g_autoptr (GError) error = NULL;

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("queenside %s\n", QS_VERSION);
      return 0;
    }

  g_variant_dict_lookup (options, G_OPTION_REMAINING, "^a&ay", &arguments);
  if (!qs_arguments_check (arguments, &error))
    {
      g_printerr ("%s\n", error->message);
      return STATUS_USAGE;
    }

  QS_APPLICATION (application)->lacks_memory = !check_memory (&error);
  if (error != NULL)
    {
      g_printerr ("%s\n", error->message);
      return EXIT_FAILURE;
    }

  return -1;
}

/* A window for a file, which may be the steps of the program whose source is named. */
static QsWindow *
open_window_beside (QsApplication           *self,
                    GApplicationCommandLine *command_line)
{
  QsWindow *window = open_last_board (self);
  const char *source = NULL;

  if (g_variant_dict_lookup (g_application_command_line_get_options_dict (command_line), "source", "^&ay", &source))
    {
      g_autoptr (GFile) file = g_application_command_line_create_file_for_arg (command_line, source);

      qs_window_set_source (window, g_file_peek_path (file));
    }

  return window;
}

/* A name is relative to the folder where the command was given. Whatever looks like a link is none of a file; one of such a
 * name is written ./queenside:8. */
static void
open_name (QsApplication           *self,
           GApplicationCommandLine *command_line,
           const char              *name)
{
  g_autoptr (GInputStream) input = NULL;
  g_autoptr (GFile) file = NULL;

  if (qs_arguments_is_link (name))
    {
      open_link (self, name);
      return;
    }

  if (qs_arguments_is_input (name))
    {
      input = g_application_command_line_get_stdin (command_line);
      /* Another process may have none to give. */
      if (input == NULL)
        input = g_memory_input_stream_new ();
      qs_window_open_stream (open_window_beside (self, command_line), input, _ ("Standard input"));
      return;
    }

  file = g_application_command_line_create_file_for_arg (command_line, name);
  qs_window_open (open_window_beside (self, command_line), file);
}

static int
qs_application_command_line (GApplication            *application,
                             GApplicationCommandLine *command_line)
{
  GVariantDict *options = g_application_command_line_get_options_dict (command_line);
  g_autofree const char **arguments = NULL;
  guint n;

  g_variant_dict_lookup (options, G_OPTION_REMAINING, "^a&ay", &arguments);
  n = qs_arguments_parse_queens (arguments);
  if (n > 0)
    open_window (QS_APPLICATION (application), n);
  else if (arguments != NULL && arguments[0] != NULL)
    {
      for (guint i = 0; arguments[i] != NULL; i++)
        open_name (QS_APPLICATION (application), command_line, arguments[i]);
    }
  else
    g_application_activate (application);

  return 0;
}

/* An unknown option is the user's mistake, like a bad argument;
 * before registration nothing else ends a start with status 1. */
static gboolean
qs_application_local_command_line (GApplication *application,
                                   char       ***arguments,
                                   int          *exit_status)
{
  GPrintFunc print = g_set_printerr_handler (qs_arguments_print_error);
  gboolean is_handled =
      G_APPLICATION_CLASS (qs_application_parent_class)->local_command_line (application, arguments, exit_status);

  g_set_printerr_handler (print);
  if (is_handled && *exit_status == 1 && !g_application_get_is_registered (application) &&
      !QS_APPLICATION (application)->lacks_memory)
    *exit_status = STATUS_USAGE;

  return is_handled;
}

static void
qs_application_finalize (GObject *object)
{
  QsApplication *self = QS_APPLICATION (object);

  qs_worker_set_failure_func (NULL, NULL);
  g_clear_object (&self->tally);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (qs_application_parent_class)->finalize (object);
}

static void
qs_application_class_init (QsApplicationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  object_class->finalize = qs_application_finalize;
  GTK_APPLICATION_CLASS (klass)->window_removed = qs_application_window_removed;
  application_class->dbus_register = qs_application_dbus_register;
  application_class->startup = qs_application_startup;
  application_class->shutdown = qs_application_shutdown;
  application_class->activate = qs_application_activate;
  application_class->open = qs_application_open;
  application_class->handle_local_options = qs_application_handle_local_options;
  application_class->command_line = qs_application_command_line;
  application_class->local_command_line = qs_application_local_command_line;
}

static void
qs_application_init (QsApplication *self)
{
  static const GOptionEntry options[] = {
    { "version", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, NULL, N_ ("Print the version and exit"), NULL },
    { "source", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, NULL,
      N_ ("Show this file beside the steps of its search"), N_ ("FILE") },
    { G_OPTION_REMAINING, 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME_ARRAY, NULL, NULL, N_ ("[N | FILE… | -]") },
    { NULL }
  };

  qs_compat_join_session (GTK_APPLICATION (self));
  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_summary (
      G_APPLICATION (self), _ ("Solves the problem of N queens, 1 to 32, and shows the solutions.\n"
                               "A FILE of boards is checked and shown, and one with the steps of a search is played;\n"
                               "“-” is what another program writes."));
}

QsApplication *
qs_application_new (void)
{
  return g_object_new (QS_TYPE_APPLICATION,
                       "application-id", QS_APP_ID,
                       "flags", G_APPLICATION_HANDLES_COMMAND_LINE | G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/io/github/queenside/Queenside",
                       NULL);
}
