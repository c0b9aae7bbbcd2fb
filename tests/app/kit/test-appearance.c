/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What GTK is told of the style that the user and the desktop want: all of it, and nothing twice. The test plays the
 * desktop, also for versions of GTK that ask it themselves. */

#include "config.h"

#include "qs-appearance.h"
#include "qs-compat.h"
#include "qs-test-widget.h"

#define NAME "org.freedesktop.portal.Desktop"
#define PATH "/org/freedesktop/portal/desktop"
#define INTERFACE "org.freedesktop.portal.Settings"
#define GROUP "org.freedesktop.appearance"

static const char xml[] =
    "<node><interface name='" INTERFACE "'>"
    "<method name='ReadAll'><arg type='as' direction='in'/><arg type='a{sa{sv}}' direction='out'/></method>"
    "<signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>"
    "</interface></node>";

static struct
{
  GTestDBus *bus;
  GDBusConnection *desktop;
  GDBusConnection *application;
  GString *told; /* the styles that GTK was told */
} self;

__typeof__ (qs_compat_set_scheme) __wrap_qs_compat_set_scheme;
__typeof__ (qs_compat_follows_appearance) __wrap_qs_compat_follows_appearance;

void
__wrap_qs_compat_set_scheme (QsCompatScheme scheme)
{
  static const char *const names[] = { "desktop ", "light ", "dark " };

  g_string_append (self.told, names[scheme]);
}

gboolean
__wrap_qs_compat_follows_appearance (void)
{
  return FALSE;
}

static void
until_told (const char *schemes)
{
  test_until (g_str_equal (self.told->str, schemes));
  g_string_truncate (self.told, 0);
}

static void
choose (guint style)
{
  g_autoptr (GSettings) settings = g_settings_new (QS_APP_ID);

  g_settings_set_uint (settings, "style", style);
}

static void
emit (const char *group,
      const char *key,
      GVariant   *value)
{
  g_autoptr (GError) error = NULL;

  g_dbus_connection_emit_signal (self.desktop, NULL, PATH, INTERFACE, "SettingChanged",
                                 g_variant_new ("(ssv)", group, key, value), &error);
  g_assert_no_error (error);
}

static void
prefer (guint32 scheme)
{
  emit (GROUP, "color-scheme", g_variant_new_uint32 (scheme));
}

static gboolean
has_theme (const char *wanted)
{
  g_autofree char *theme = NULL;

  g_object_get (gtk_settings_get_default (), "gtk-theme-name", &theme, NULL);

  return g_strcmp0 (theme, wanted) == 0;
}

static void
called_cb (GDBusConnection       *bus,
           const char            *sender,
           const char            *path,
           const char            *interface,
           const char            *method,
           GVariant              *parameters,
           GDBusMethodInvocation *invocation,
           gpointer               user_data)
{
  g_dbus_method_invocation_return_value (
      invocation, g_variant_new_parsed ("({'" GROUP "': {'color-scheme': <uint32 1>, 'contrast': <uint32 0>}},)"));
}

static GDBusConnection *
connect_to_bus (void)
{
  g_autoptr (GError) error = NULL;
  GDBusConnection *connection = g_dbus_connection_new_for_address_sync (
      g_test_dbus_get_bus_address (self.bus),
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL, NULL, &error);

  g_assert_no_error (error);

  return connection;
}

static void
owned_cb (GDBusConnection *connection,
          const char      *name,
          gpointer         is_owned)
{
  *(gboolean *) is_owned = TRUE;
}

/* A desktop that is dark, and an application that asks it: those below go on from there. */
QS_TEST_WIDGET (start)
{
  static const GDBusInterfaceVTable methods = { .method_call = called_cb };
  g_autoptr (GDBusNodeInfo) info = g_dbus_node_info_new_for_xml (xml, NULL);
  g_autoptr (GSettings) settings = g_settings_new (QS_APP_ID);
  gboolean is_owned = FALSE;

  self.desktop = connect_to_bus ();
  self.application = connect_to_bus ();
  g_assert_cmpuint (g_dbus_connection_register_object (self.desktop, PATH, info->interfaces[0], &methods, NULL, NULL, NULL),
                    >, 0);
  g_bus_own_name_on_connection (self.desktop, NAME, G_BUS_NAME_OWNER_FLAGS_NONE, owned_cb, NULL, &is_owned, NULL);
  test_until (is_owned);

  qs_appearance_follow (self.application, settings);
  until_told ("dark ");
  prefer (0);
  until_told ("desktop ");
}

QS_TEST_WIDGET (the_user_is_heard_once)
{
  choose (2);
  until_told ("dark ");
  choose (2);
  choose (1);
  until_told ("light ");
  choose (0);
  until_told ("desktop ");
}

/* What the desktop prefers counts where the user wants nothing else; without a preference GTK's own settings do. */
QS_TEST_WIDGET (the_desktop_is_heard_once)
{
  prefer (0);
  prefer (1);
  until_told ("dark ");
  prefer (1);
  prefer (2);
  until_told ("light ");
  choose (2);
  until_told ("dark ");
  choose (0);
  until_told ("light ");
  prefer (0);
  until_told ("desktop ");
}

/* Other settings, and values that make no sense, change nothing. */
QS_TEST_WIDGET (nonsense)
{
  emit ("org.example", "color-scheme", g_variant_new_uint32 (1));
  emit (GROUP, "accent-color", g_variant_new_uint32 (1));
  emit (GROUP, "color-scheme", g_variant_new_string ("dark"));
  prefer (77);
  prefer (2);
  until_told ("light ");
  prefer (0);
  until_told ("desktop ");
}

QS_TEST_WIDGET (contrast)
{
  g_autofree char *theme = NULL;

  g_object_get (gtk_settings_get_default (), "gtk-theme-name", &theme, NULL);
  emit (GROUP, "contrast", g_variant_new_uint32 (1));
  test_until (has_theme ("HighContrast"));
  emit (GROUP, "contrast", g_variant_new_uint32 (0));
  test_until (has_theme (theme));
}

int
main (int   argc,
      char *argv[])
{
  int status;

  self.told = g_string_new (NULL);
  test_widgets_init (&argc, &argv);
  test_add_all ();
  /* Nothing is wanted at the start, and so nothing is told. */
  g_assert_cmpstr (self.told->str, ==, "");
  self.bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_up (self.bus);

  status = test_widgets_run ();
  g_clear_object (&self.desktop);
  g_clear_object (&self.application);
  g_test_dbus_down (self.bus);
  g_clear_object (&self.bus);
  g_string_free (self.told, TRUE);

  return status;
}
