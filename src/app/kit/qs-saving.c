/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that are being written, for which the application and the session wait, and of whose end the desktop tells. */

#include "config.h"

#include "qs-saving.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

/* The application's data that keep the session for each file: without a bus it cannot be marked as busy. */
#define COOKIES "qs-saving-cookies"

/* Keeps the application until a file is whole, or as it was before, and
 * tells the desktop of it when the user ends the session meanwhile. */
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

/* Has the desktop tell the user. GLib complains where there is no bus to do it by; then nothing happens. */
void
qs_saving_tell (const char *message)
{
  GApplication *application = g_application_get_default ();
  g_autoptr (GNotification) notification = g_notification_new (message);

  if (g_application_get_dbus_connection (application) != NULL)
    g_application_send_notification (application, NULL, notification);
}
