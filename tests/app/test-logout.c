/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The end of a session, whose manager, or portal, the test plays: the work that goes on ends in order. */

#include <gtk/gtk.h>

#include "qs-test-service.h"
#include "qs-test-session.h"
#include "qs-test-window.h"

#if GTK_CHECK_VERSION(4, 22, 0)

/* From 4.22 on GTK asks the portal for everything. Before, it asks the portal in a sandbox alone, and then does not end
 * with the session: see docs/known-faults.md. */
#define NAME "org.freedesktop.portal.Desktop"
#define PATH "/org/freedesktop/portal/desktop"
#define INTERFACE "org.freedesktop.portal.Inhibit"

#define END_SIGNAL "StateChanged"
#define END "(objectpath '" PATH "', {'screensaver-active': <false>, 'session-state': <uint32 3>})"

static const char desktop_xml[] =
  "<node><interface name='" INTERFACE "'>"
  "  <method name='CreateMonitor'>"
  "    <arg type='s' direction='in'/><arg type='a{sv}' direction='in'/><arg type='o' direction='out'/>"
  "  </method>"
  "  <method name='Inhibit'>"
  "    <arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='a{sv}' direction='in'/>"
  "    <arg type='o' direction='out'/>"
  "  </method>"
  "  <signal name='StateChanged'><arg type='o'/><arg type='a{sv}'/></signal>"
  "</interface><interface name='org.freedesktop.portal.Request'>"
  "  <method name='Close'/>"
  "</interface></node>";

#else

#define NAME "org.gnome.SessionManager"
#define PATH "/org/gnome/SessionManager"
#define INTERFACE NAME ".ClientPrivate"

#define END_SIGNAL "EndSession"
#define END "(uint32 0,)"

static const char desktop_xml[] =
  "<node><interface name='" NAME "'>"
  "  <method name='RegisterClient'>"
  "    <arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='o' direction='out'/>"
  "  </method>"
  "  <method name='UnregisterClient'><arg type='o' direction='in'/></method>"
  "  <method name='Inhibit'>"
  "    <arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='s' direction='in'/>"
  "    <arg type='u' direction='in'/><arg type='u' direction='out'/>"
  "  </method>"
  "  <method name='Uninhibit'><arg type='u' direction='in'/></method>"
  "</interface><interface name='" INTERFACE "'>"
  "  <method name='EndSessionResponse'><arg type='b' direction='in'/><arg type='s' direction='in'/></method>"
  "  <signal name='EndSession'><arg type='u'/></signal>"
  "</interface></node>";

#endif

/* Among the things that an application keeps from happening. */
#define SUSPEND 4

/* What the application has asked for. */
static struct
{
  char *client; /* its name on the bus, as soon as it is registered */
  guint flags;  /* what it keeps from happening */
} asked;

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
  GVariant *answer = NULL;
  guint flags;

  if (g_str_equal (method, "RegisterClient") || g_str_equal (method, "CreateMonitor"))
    {
      g_atomic_pointer_set (&asked.client, g_strdup (sender));
      answer = g_variant_new ("(o)", PATH);
    }
  else if (g_str_equal (method, "Inhibit"))
    {
#if GTK_CHECK_VERSION(4, 22, 0)
      g_variant_get (parameters, "(&su@a{sv})", NULL, &flags, NULL);
      answer = g_variant_new ("(o)", PATH);
#else
      g_variant_get (parameters, "(&su&su)", NULL, NULL, NULL, &flags);
      answer = g_variant_new ("(u)", flags);
#endif
      g_atomic_int_set (&asked.flags, flags);
    }
  else if (g_str_equal (method, "Uninhibit") || g_str_equal (method, "Close"))
    g_atomic_int_set (&asked.flags, 0);

  g_dbus_method_invocation_return_value (invocation, answer);
}

/* GTK leaves the main loop at once then. A count is stopped all the same, and so lets the computer sleep. */
static void
test_count_ends (void)
{
  TestService *desktop = test_service_start (NAME, PATH, desktop_xml, method_called_cb, NULL);
  g_autoptr (GError) error = NULL;
  TestApp *app = test_app_start ("21");

  test_press (app, "Count All");
  test_press (app, "Count");
  test_find (app, TEST_BUTTON, "Pause");
  g_assert_cmpuint (g_atomic_int_get (&asked.flags), ==, 0);
  test_type (app, "alt+w");
  test_wait_until (app, g_atomic_int_get (&asked.flags) == SUSPEND);

  g_assert_nonnull (g_atomic_pointer_get (&asked.client));
  g_dbus_connection_emit_signal (test_session_get_bus (), asked.client, PATH, INTERFACE, END_SIGNAL,
                                 g_variant_new_parsed (END), &error);
  g_assert_no_error (error);
  test_app_assert_ends (app);
  g_assert_cmpuint (g_atomic_int_get (&asked.flags), ==, 0);

  test_app_free (app);
  test_service_end (desktop);
  g_free (asked.client);
}

int
main (int   argc,
      char *argv[])
{
  test_init (&argc, &argv);
  /* The count would take all others from other tests. */
  test_take_one_processor ();

#if GTK_CHECK_VERSION(4, 22, 0)
  /* The machine that tests need not have portals otherwise. */
  g_setenv ("GDK_DEBUG", "portals", TRUE);
#endif
  test_add ("/app/logout/count-ends-with-the-session", test_count_ends);

  return test_run_all ();
}
