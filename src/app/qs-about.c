/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The dialog about the application: GTK's own, which fits into the narrowest window here. */

#include "config.h"

#include "qs-about.h"

#include <glib/gi18n.h>

/* The width that it begins with, in pixels. */
#define WIDTH 340

/* By itself it asks for more than such a window has. */
static void
let_stack_be_narrow (GtkWidget *widget)
{
  if (GTK_IS_STACK (widget))
    gtk_widget_set_size_request (widget, -1, -1);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    let_stack_be_narrow (child);
}

/* GTK's own dialog has no key for it. */
static void
add_help (GtkWidget *dialog)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new_with_arguments (gtk_keyval_trigger_new (GDK_KEY_F1, 0),
                                                                         gtk_named_action_new ("app.help"), "s",
                                                                         "index"));
  gtk_widget_add_controller (dialog, keys);
}

/**
 * qs_about_show:
 * @application: the application
 *
 * Shows what the application is and who made it, over its active window.
 */
void
qs_about_show (GtkApplication *application)
{
  const char *authors[] = { _ ("The Queenside developers"), NULL };
  GtkWidget *dialog = g_object_new (GTK_TYPE_ABOUT_DIALOG,
                                    "transient-for", gtk_application_get_active_window (application),
                                    "application", application,
                                    "modal", TRUE,
                                    "destroy-with-parent", TRUE,
                                    "resizable", TRUE,
                                    "default-width", WIDTH,
                                    "program-name", _ ("Queenside"),
                                    "logo-icon-name", QS_APP_ID,
                                    "version", QS_VERSION,
                                    "comments", _ ("Solve the N-Queens problem and look at its solutions"),
                                    "copyright", _ ("Copyright © 2026 The Queenside authors"),
                                    "license-type", GTK_LICENSE_GPL_3_0,
                                    "authors", authors,
                                    /* Translators: write your names here, one per line. */
                                    "translator-credits", _ ("translator-credits"),
                                    NULL);

  let_stack_be_narrow (dialog);
  add_help (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
}
