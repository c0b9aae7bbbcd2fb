/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The desktop's preference for a dark or a high-contrast style. */

#include "config.h"

#include "qs-appearance.h"

#include "qs-compat.h"

#define PORTAL_NAME "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define PORTAL_SETTINGS "org.freedesktop.portal.Settings"
#define APPEARANCE "org.freedesktop.appearance"

/* Values of color-scheme and contrast in the portal. */
#define PREFER_DARK 1
#define MORE_CONTRAST 1

static void
apply (const char *key,
       GVariant   *value)
{
  GtkSettings *settings = gtk_settings_get_default ();

  if (!g_variant_is_of_type (value, G_VARIANT_TYPE_UINT32))
    return;

  if (g_str_equal (key, "color-scheme"))
    g_object_set (settings, "gtk-application-prefer-dark-theme", g_variant_get_uint32 (value) == PREFER_DARK, NULL);
  else if (g_str_equal (key, "contrast") && g_variant_get_uint32 (value) == MORE_CONTRAST)
    g_object_set (settings, "gtk-theme-name", "HighContrast", NULL);
  else if (g_str_equal (key, "contrast"))
    gtk_settings_reset_property (settings, "gtk-theme-name");
}

static void
setting_changed_cb (GDBusConnection *bus,
                    const char      *sender,
                    const char      *path,
                    const char      *interface,
                    const char      *signal,
                    GVariant        *parameters,
                    gpointer         user_data)
{
  g_autoptr (GVariant) value = NULL;
  const char *group, *key;

  g_variant_get (parameters, "(&s&sv)", &group, &key, &value);
  apply (key, value);
}

static void
settings_read_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (GVariant) reply = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);
  g_autoptr (GVariant) groups = NULL;
  g_autoptr (GVariant) settings = NULL;
  GVariantIter iter;
  const char *key;
  GVariant *value;

  /* Without a portal the desktop has no preference. */
  if (reply == NULL)
    return;

  groups = g_variant_get_child_value (reply, 0);
  settings = g_variant_lookup_value (groups, APPEARANCE, G_VARIANT_TYPE_VARDICT);
  if (settings == NULL)
    return;

  g_variant_iter_init (&iter, settings);
  while (g_variant_iter_loop (&iter, "{&sv}", &key, &value))
    apply (key, value);
}

/**
 * qs_appearance_follow:
 * @bus: (nullable): the session bus
 *
 * Follows the desktop's preference from now on, where GTK does not do so
 * itself.
 */
void
qs_appearance_follow (GDBusConnection *bus)
{
  const char *const groups[] = { APPEARANCE, NULL };

  if (bus == NULL || qs_compat_follows_appearance ())
    return;

  g_dbus_connection_signal_subscribe (bus, PORTAL_NAME, PORTAL_SETTINGS, "SettingChanged", PORTAL_PATH, APPEARANCE,
                                      G_DBUS_SIGNAL_FLAGS_NONE, setting_changed_cb, NULL, NULL);
  g_dbus_connection_call (bus, PORTAL_NAME, PORTAL_PATH, PORTAL_SETTINGS, "ReadAll",
                          g_variant_new ("(^as)", groups), G_VARIANT_TYPE ("(a{sa{sv}})"),
                          G_DBUS_CALL_FLAGS_NONE, -1, NULL, settings_read_cb, NULL);
}

/* Light text stands on a dark ground, whatever the theme is called. */
static gboolean
is_dark (GtkWidget *widget)
{
  GdkRGBA text;

  qs_compat_get_color (widget, &text);

  return 0.299f * text.red + 0.587f * text.green + 0.114f * text.blue > 0.5f;
}

/**
 * qs_appearance_get_palette:
 * @widget: a widget that shows a board
 *
 * Returns: (transfer none): the colours that go with its style
 */
const QsPalette *
qs_appearance_get_palette (GtkWidget *widget)
{
  return qs_palette_get (is_dark (widget), qs_compat_has_high_contrast (widget));
}

/**
 * qs_appearance_get_chart_colors:
 * @widget: a widget that shows a chart
 *
 * Returns: (transfer none): the colours that go with its style
 */
const QsChartColors *
qs_appearance_get_chart_colors (GtkWidget *widget)
{
  return qs_chart_colors_get (is_dark (widget), qs_compat_has_high_contrast (widget));
}
