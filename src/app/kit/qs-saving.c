/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-saving.h"

#include <glib/gi18n.h>

#include "qs-compat.h"
#include "qs-error.h"

/* The application's data that keep the session for each file: without a bus it cannot be marked as busy. */
#define COOKIES "qs-saving-cookies"

/* A notification's data with its file. */
#define PATH "qs-saving-path"

/* Keeps the application until a file is whole, or as it was before, and
 * notifies the desktop when the user ends the session meanwhile. */
void
qs_saving_begin (void)
{
  GApplication *application = g_application_get_default ();
  GSList *cookies = g_object_get_data (G_OBJECT (application), COOKIES);
  guint cookie = gtk_application_inhibit (GTK_APPLICATION (application), NULL, GTK_APPLICATION_INHIBIT_LOGOUT,
                                          /* Translators: what the desktop says when the user ends the session. */
                                          _ ("A file is being written"));

  g_application_hold (application);
  g_object_set_data (G_OBJECT (application), COOKIES, g_slist_prepend (cookies, GUINT_TO_POINTER (cookie)));
}

/* Lets the application and the session end as far as one file goes. */
void
qs_saving_end (void)
{
  GApplication *application = g_application_get_default ();
  GSList *cookies = g_object_get_data (G_OBJECT (application), COOKIES);

  /* Some desktops know of no such thing. */
  if (cookies->data != NULL)
    gtk_application_uninhibit (GTK_APPLICATION (application), GPOINTER_TO_UINT (cookies->data));
  g_object_set_data (G_OBJECT (application), COOKIES, g_slist_delete_link (cookies, cookies));
  g_application_release (application);
}

gboolean
qs_saving_is_going_on (void)
{
  return g_object_get_data (G_OBJECT (g_application_get_default ()), COOKIES) != NULL;
}

/* What the desktop is to notify of is sent when it is known whether it can show files. */
static void
send_cb (gboolean can_show,
         GObject *notification)
{
  const char *path = g_object_get_data (notification, PATH);

  if (can_show)
    g_notification_add_button_with_target (G_NOTIFICATION (notification), _ ("Show in Folder"), "app.show-saved", "s", path);
  g_application_send_notification (g_application_get_default (), NULL, G_NOTIFICATION (notification));
}

/* Has the desktop notify the user, with buttons for the file @path (nullable). GLib complains where there is no bus to do it
 * by; then nothing happens. */
void
qs_saving_notify (const char *message,
                  const char *path)
{
  GApplication *application = g_application_get_default ();
  g_autoptr (GNotification) notification = g_notification_new (message);

  if (g_application_get_dbus_connection (application) == NULL)
    return;

  g_notification_set_default_action (notification, "app.present");
  if (path == NULL)
    {
      g_application_send_notification (application, NULL, notification);
      return;
    }

  g_object_set_data_full (G_OBJECT (notification), PATH, g_strdup (path), g_free);
  g_notification_add_button_with_target (notification, _ ("Open"), "app.open-saved", "s", path);
  qs_compat_can_show_in_files (send_cb, G_OBJECT (notification));
}

char *
qs_saving_describe_failure (const char   *path,
                            const GError *error)
{
  g_autofree char *name = qs_shown_basename (path);

  /* Translators: a file's name, then the system's reason. */
  return g_strdup_printf (_ ("Could not open “%s”: %s"), name, error->message);
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autofree char *path = user_data;
  g_autoptr (GError) error = NULL;

  if (!qs_compat_open_file_finish (source, result, &error))
    {
      g_autofree char *message = qs_saving_describe_failure (path, error);

      qs_saving_notify (message, NULL);
    }
  g_application_release (g_application_get_default ());
}

static void
shown_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_application_release (g_application_get_default ());
}

/* What the buttons of a notification do to its file, perhaps when there is no window any more: the application stays until it
 * is done. */
void
qs_saving_open (GApplication *application,
                GVariant     *file)
{
  const char *path = g_variant_get_string (file, NULL);

  if (!g_path_is_absolute (path))
    return;

  g_application_hold (application);
  qs_compat_open_file (NULL, path, opened_cb, g_strdup (path));
}

void
qs_saving_show (GApplication *application,
                GVariant     *file)
{
  const char *path = g_variant_get_string (file, NULL);

  if (!g_path_is_absolute (path))
    return;

  g_application_hold (application);
  qs_compat_show_in_files (NULL, path, shown_cb, NULL);
}
