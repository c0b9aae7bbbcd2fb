/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that are being written, for which the application and the session wait. */

#include "config.h"

#include "qs-saving.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

/* How many files are being written, which the application remembers: without a bus it cannot be marked as busy. */
#define NUMBER "qs-saving-number"

static guint
get_number (GApplication *application)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (application), NUMBER));
}

static void
set_number (GApplication *application,
            guint         number)
{
  g_object_set_data (G_OBJECT (application), NUMBER, GUINT_TO_POINTER (number));
}

/**
 * qs_saving_begin:
 *
 * Keeps the application until a file is whole, or as it was before, and tells
 * the desktop of it when the user ends the session meanwhile.
 *
 * Returns: what qs_saving_end() takes
 */
guint
qs_saving_begin (void)
{
  GApplication *application = g_application_get_default ();

  g_application_hold (application);
  set_number (application, get_number (application) + 1);

  /* Translators: what the desktop says when the user ends the session. */
  return gtk_application_inhibit (GTK_APPLICATION (application), NULL, GTK_APPLICATION_INHIBIT_LOGOUT,
                                  _ ("A file is being written"));
}

/**
 * qs_saving_end:
 * @saving: what qs_saving_begin() returned
 *
 * Lets the application and the session end as far as this file goes.
 */
void
qs_saving_end (guint saving)
{
  GApplication *application = g_application_get_default ();

  /* Some desktops know of no such thing. */
  if (saving > 0)
    gtk_application_uninhibit (GTK_APPLICATION (application), saving);
  set_number (application, get_number (application) - 1);
  g_application_release (application);
}

/**
 * qs_saving_is_going_on:
 *
 * Returns: whether a file is being written
 */
gboolean
qs_saving_is_going_on (void)
{
  return get_number (g_application_get_default ()) > 0;
}
