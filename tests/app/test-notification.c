/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The notification at the end of a long count, as the desktop gets it, and what a click on it or on its buttons does. */

#include "qs-count-store.h"
#include "qs-counter.h"
#include "qs-test-service.h"
#include "qs-test-session.h"
#include "qs-test-window.h"

/* The smallest board that is counted on request only. */
#define LONG_N 19
#define TOTAL G_GUINT64_CONSTANT (4968057848) /* A000170 */

/* How long the earlier part of the count took, in seconds: fifty-seven days and a half, so that what the rest takes does
 * not show. */
#define FORMER_SECONDS (115 * 12 * 3600)

#define DESKTOP_PATH "/org/freedesktop/Notifications"
#define DESKTOP_INTERFACE "org.freedesktop.Notifications"

#define FILES_PATH "/org/freedesktop/FileManager1"
#define FILES_INTERFACE "org.freedesktop.FileManager1"

/* The number that the desktop gives to the notification. */
#define ID 7

static const char desktop_xml[] =
  "<node><interface name='" DESKTOP_INTERFACE "'>"
  "  <method name='Notify'>"
  "    <arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='s' direction='in'/>"
  "    <arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='as' direction='in'/>"
  "    <arg type='a{sv}' direction='in'/><arg type='i' direction='in'/><arg type='u' direction='out'/>"
  "  </method>"
  "  <method name='CloseNotification'><arg type='u' direction='in'/></method>"
  "  <method name='GetCapabilities'><arg type='as' direction='out'/></method>"
  "</interface></node>";

static const char files_xml[] =
  "<node><interface name='" FILES_INTERFACE "'>"
  "  <method name='ShowItems'><arg type='as' direction='in'/><arg type='s' direction='in'/></method>"
  "</interface></node>";

/* Filled in by the thread of the desktop, which is the test. The title comes last. */
typedef struct
{
  char *title;
  char *body;
  char *action;
  char *sender;
} Notification;

static void
notification_clear (Notification *self)
{
  g_free (self->title);
  g_free (self->body);
  g_free (self->action);
  g_free (self->sender);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Notification, notification_clear)

static void
method_called_cb (GDBusConnection       *bus,
                  const char            *sender,
                  const char            *path,
                  const char            *interface,
                  const char            *method,
                  GVariant              *parameters,
                  GDBusMethodInvocation *invocation,
                  gpointer               user_data)
{
  Notification *self = user_data;

  if (g_str_equal (method, "Notify"))
    {
      g_autofree const char **actions = NULL;
      char *title;

      g_assert_null (self->title);
      g_variant_get (parameters, "(susss^a&sa{sv}i)", NULL, NULL, NULL, &title, &self->body, &actions, NULL, NULL);
      self->action = g_strdup (actions[0]);
      self->sender = g_strdup (sender);
      g_atomic_pointer_set (&self->title, title);
      g_dbus_method_invocation_return_value (invocation, g_variant_new ("(u)", ID));
    }
  else if (g_str_equal (method, "GetCapabilities"))
    g_dbus_method_invocation_return_value (invocation, g_variant_new_parsed ("(['actions', 'body'],)"));
  else
    g_dbus_method_invocation_return_value (invocation, NULL);
}

static guint64
count_unit (const QsCountPlan *plan,
            guint32            number)
{
  g_autoptr (QsCounter) counter = qs_counter_new (plan, qs_kernel_get_best (qs_count_kernels));
  g_autoptr (QsHalfBoards) half_boards = NULL;
  QsCountUnit unit;
  guint64 solutions;

  qs_count_plan_get_unit (plan, number, &unit);
  half_boards = qs_half_boards_new (plan, QS_STOP_NEVER);
  g_assert_true (qs_counter_count (counter, half_boards, &unit, &solutions));

  return solutions;
}

/* Leaves a file in which only the last unit is missing, and all of the others' solutions are in the first. */
static void
leave_last_unit (void)
{
  g_autofree char *path = qs_count_store_get_default_path (LONG_N);
  g_autoptr (GError) error = NULL;
  g_autoptr (QsCountStore) store = qs_count_store_open (path, LONG_N, &error);
  g_autoptr (QsPartial) partial = qs_partial_new (LONG_N);
  const QsCountPlan *plan = &partial->plan;
  guint32 last = plan->n_units - 1;

  g_assert_no_error (error);
  qs_partial_add (partial, 0, TOTAL - count_unit (plan, last));
  for (guint32 unit = 1; unit < last; unit++)
    qs_partial_add (partial, unit, 0);
  qs_partial_add_time (partial, (gint64) FORMER_SECONDS * G_USEC_PER_SEC);
  qs_count_store_save (store, partial, &error);
  g_assert_no_error (error);
}

static void
click (const Notification *notification)
{
  g_autoptr (GError) error = NULL;

  g_dbus_connection_emit_signal (test_session_get_bus (), notification->sender, DESKTOP_PATH, DESKTOP_INTERFACE,
                                 "ActionInvoked", g_variant_new ("(us)", ID, notification->action), &error);
  g_assert_no_error (error);
}

static void
test_end_is_told (void)
{
  g_auto (Notification) notification = { NULL };
  TestService *desktop =
      test_service_start (DESKTOP_INTERFACE, DESKTOP_PATH, desktop_xml, method_called_cb, &notification);
  TestApp *app;

  leave_last_unit ();
  app = test_app_start ("19");
  test_press (app, "Resume");
  test_wait_until (app, test_look_for (app, TEST_BUTTON, "Resume") == NULL);
  test_set_number (app, "Queens", 8);
  test_wait_until (app, g_atomic_pointer_get (&notification.title) != NULL);
  g_assert_cmpstr (notification.title, ==, "4968057848 solutions for 19 queens");
  g_assert_true (g_str_has_prefix (notification.body, "Counted in 57 days"));

  /* A click leads to that board. */
  test_wait_until (app, test_get_number (app, "Queens") == 8);
  click (&notification);
  test_wait_until (app, test_get_number (app, "Queens") == LONG_N);
  test_wait_until (app, test_shows (app, "* fundamental"));

  test_app_quit (app);
  test_app_free (app);
  test_service_end (desktop);
}

/* As a click on a button does it, also when no window is left. */
static void
activate (const char *action,
          GVariant   *target)
{
  GVariantBuilder targets = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply = NULL;

  g_variant_builder_add (&targets, "v", target);
  reply = g_dbus_connection_call_sync (test_session_get_bus (), TEST_APP_ID, TEST_APP_PATH, "org.freedesktop.Application",
                                       "ActivateAction", g_variant_new ("(sava{sv})", action, &targets, NULL), NULL,
                                       G_DBUS_CALL_FLAGS_NONE, G_MAXINT, NULL, &error);
  g_assert_no_error (error);
}

static gboolean
has_keyboard (const char *title)
{
  g_autofree char *focused = test_xdotool ("getwindowfocus getwindowname");

  return focused != NULL && g_str_has_prefix (focused, title);
}

/* The window that has the board comes to the front, and the others stay as they are. */
static void
test_window_of_count (TestApp *app)
{
  g_autofree char *second = g_strdup_printf ("%s 8", g_getenv ("QS_APP"));
  g_autoptr (GError) error = NULL;

  test_wait_until (app, test_shows (app, "of 14200"));
  g_spawn_command_line_async (second, &error);
  g_assert_no_error (error);
  test_wait_until (app, has_keyboard ("8 queens"));
  activate ("show-count", g_variant_new_uint32 (12));
  test_wait_until (app, has_keyboard ("12 queens"));
  g_assert_nonnull (test_look_for (app, TEST_LABEL, "of 92"));
}

static void
shown_cb (GDBusConnection       *bus,
          const char            *sender,
          const char            *path,
          const char            *interface,
          const char            *method,
          GVariant              *parameters,
          GDBusMethodInvocation *invocation,
          gpointer               user_data)
{
  g_autofree const char **uris = NULL;

  g_variant_get (parameters, "(^a&s&s)", &uris, NULL);
  g_atomic_pointer_set ((char **) user_data, g_strdup (uris[0]));
  g_dbus_method_invocation_return_value (invocation, NULL);
}

/* The application is started for that, and ends by itself. Names that are none of a file are ignored. */
static void
test_show_in_folder (void)
{
  char *shown = NULL;
  TestService *files = test_service_start (FILES_INTERFACE, FILES_PATH, files_xml, shown_cb, &shown);
  g_autofree char *path = g_build_filename (test_session_get_folder (), "four queens.txt", NULL);
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);

  g_assert_true (g_file_set_contents (path, "2 4 1 3\n", -1, NULL));
  activate ("show-saved", g_variant_new_string ("four queens.txt"));
  activate ("show-saved", g_variant_new_string (path));
  while (g_atomic_pointer_get (&shown) == NULL)
    g_usleep (1000);
  g_assert_cmpstr (shown, ==, uri);
  test_service_end (files);
  g_free (shown);
}

int
main (int   argc,
      char *argv[])
{
  test_init (&argc, &argv);

  test_add ("/app/notification/end-of-a-long-count-is-told", test_end_is_told);
  test_add_with_app ("/app/notification/leads-to-the-window-of-the-count", "12", test_window_of_count);
  test_add ("/app/notification/shows-a-file-without-a-window", test_show_in_folder);

  return test_run_all ();
}
