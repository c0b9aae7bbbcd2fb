/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The desktop's preference for a dark or a high-contrast style, and the user's for the look of boards. Both belong to
 * the display, as the theme does. */

#include "qs-appearance.h"

#include "qs-compat.h"

#define PORTAL_NAME "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define PORTAL_SETTINGS "org.freedesktop.portal.Settings"
#define APPEARANCE "org.freedesktop.appearance"

/* The data of the display's settings that holds what is known here. */
#define LOOK "qs-look"

/* Values of color-scheme and contrast in the portal; others mean no preference. */
#define PREFER_DARK 1
#define PREFER_LIGHT 2
#define MORE_CONTRAST 1

/* Above the application's own style. */
#define TEXT_PRIORITY (GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1)

typedef struct
{
  QsBoardStyle board;
  QsCompatScheme wanted;  /* by the user; that of the desktop if nothing else is */
  QsCompatScheme desktop; /* what the portal says */
  QsCompatScheme applied; /* what GTK was told last */
  gboolean has_contrast;  /* whether the portal asked for more contrast last */
} Look;

static Look *
get_look (void)
{
  GObject *settings = G_OBJECT (gtk_settings_get_default ());
  Look *look = g_object_get_data (settings, LOOK);

  if (look == NULL)
    {
      look = g_new0 (Look, 1);
      g_object_set_data_full (settings, LOOK, look, g_free);
    }

  return look;
}

/* At the start it would take a tenth of the time to read the theme again. */
static void
apply_scheme (void)
{
  Look *look = get_look ();
  QsCompatScheme scheme = look->wanted != QS_COMPAT_SCHEME_DESKTOP ? look->wanted : look->desktop;

  if (look->applied == scheme)
    return;

  look->applied = scheme;
  qs_compat_set_scheme (scheme);
}

static void
apply (const char *key,
       GVariant   *value)
{
  GtkSettings *settings = gtk_settings_get_default ();
  Look *look = get_look ();
  guint32 preference;

  if (!g_variant_is_of_type (value, G_VARIANT_TYPE_UINT32))
    return;

  preference = g_variant_get_uint32 (value);
  if (g_str_equal (key, "color-scheme"))
    {
      look->desktop = preference == PREFER_DARK    ? QS_COMPAT_SCHEME_DARK
                      : preference == PREFER_LIGHT ? QS_COMPAT_SCHEME_LIGHT
                                                   : QS_COMPAT_SCHEME_DESKTOP;
      apply_scheme ();
    }
  else if (g_str_equal (key, "contrast") && look->has_contrast != (preference == MORE_CONTRAST))
    {
      look->has_contrast = !look->has_contrast;
      if (look->has_contrast)
        g_object_set (settings, "gtk-theme-name", "HighContrast", NULL);
      else
        gtk_settings_reset_property (settings, "gtk-theme-name");
    }
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

/* With all that is in it: nobody else knows which widgets show boards, or what goes with them. */
void
qs_appearance_redraw (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    qs_appearance_redraw (child);
}

static void
board_style_changed_cb (GSettings *settings)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  get_look ()->board = (QsBoardStyle){
    .colors = g_settings_get_uint (settings, "board-colors"),
    .queen = g_settings_get_uint (settings, "board-queens"),
    .coordinates = g_settings_get_uint (settings, "board-coordinates"),
  };
  for (GList *window = windows; window != NULL; window = window->next)
    qs_appearance_redraw (window->data);
}

static void
scheme_changed_cb (GSettings *settings)
{
  get_look ()->wanted = g_settings_get_uint (settings, "style");
  apply_scheme ();
}

static void
text_changed_cb (GSettings      *settings,
                 const char     *key,
                 GtkCssProvider *provider)
{
  g_autofree char *style = g_strdup_printf (".search-page { font-size: %u%%; }",
                                            g_settings_get_uint (settings, "search-text"));

  qs_compat_load_style (provider, style);
}

/* Follows the user's preferences from now on, and the
 * desktop's where GTK does not do so itself. @bus may be NULL. */
void
qs_appearance_follow (GDBusConnection *bus,
                      GSettings       *settings)
{
  static const char *const signals[] = { "changed::board-colors", "changed::board-queens", "changed::board-coordinates" };
  const char *const groups[] = { APPEARANCE, NULL };
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect (settings, signals[i], G_CALLBACK (board_style_changed_cb), NULL);
  board_style_changed_cb (settings);

  g_signal_connect (settings, "changed::style", G_CALLBACK (scheme_changed_cb), NULL);
  scheme_changed_cb (settings);

  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider), TEXT_PRIORITY);
  g_signal_connect_object (settings, "changed::search-text", G_CALLBACK (text_changed_cb), provider, 0);
  text_changed_cb (settings, NULL, provider);

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

/* The style stays valid until the user changes it. */
const QsBoardStyle *
qs_appearance_get_board_style (void)
{
  return &get_look ()->board;
}

const QsPalette *
qs_appearance_get_palette (GtkWidget *widget)
{
  return qs_palette_get (qs_appearance_get_board_style ()->colors, is_dark (widget),
                         qs_compat_has_high_contrast (widget));
}

const QsChartColors *
qs_appearance_get_chart_colors (GtkWidget *widget)
{
  return qs_chart_colors_get (is_dark (widget), qs_compat_has_high_contrast (widget));
}

void
qs_appearance_set_class (GtkWidget  *widget,
                         const char *css_class,
                         gboolean    is_set)
{
  if (is_set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}
