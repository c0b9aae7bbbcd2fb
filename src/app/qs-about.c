/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The dialog about the application: GTK's own, which fits into the narrowest window here. */

#include "config.h"

#include "qs-about.h"

#include <glib/gi18n.h>

#include "qs-help.h"

/* The width that it begins with, in pixels. */
#define WIDTH 340

/* What the frame of a window takes of that at most, where nothing draws shadows. */
#define FRAME 12

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

/* Nor does it scroll. What scrolls asks for the height that its text needs in a wider window. */
static void
let_content_scroll (GtkWindow *dialog)
{
  GtkWidget *content = g_object_ref (gtk_window_get_child (dialog));
  GtkWidget *scroller = gtk_scrolled_window_new ();
  int title_height, height;

  gtk_widget_measure (gtk_window_get_titlebar (dialog), GTK_ORIENTATION_VERTICAL, -1, NULL, &title_height, NULL, NULL);
  gtk_widget_measure (content, GTK_ORIENTATION_VERTICAL, WIDTH - FRAME, NULL, &height, NULL, NULL);
  gtk_window_set_default_size (dialog, WIDTH, height + title_height + FRAME);

  g_object_set (scroller, "focusable", FALSE, "hscrollbar-policy", GTK_POLICY_NEVER, NULL);
  gtk_window_set_child (dialog, NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);
  gtk_window_set_child (dialog, scroller);
  g_object_unref (content);
}

/* Shows what the application is and who made it, over its active window. */
void
qs_about_show (GtkApplication *application)
{
  const char *authors[] = { _ ("The Queenside developers"), NULL };
  GtkWidget *dialog;

  /* The class is GTK's, which makes it with the first of these dialogs. */
  if (g_type_class_peek (GTK_TYPE_ABOUT_DIALOG) == NULL)
    qs_help_add_key (g_type_class_ref (GTK_TYPE_ABOUT_DIALOG), "index");
  dialog = g_object_new (GTK_TYPE_ABOUT_DIALOG,
                         "transient-for", gtk_application_get_active_window (application),
                         "application", application,
                         "modal", TRUE,
                         "destroy-with-parent", TRUE,
                         "resizable", TRUE,
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
  let_content_scroll (GTK_WINDOW (dialog));
  gtk_window_present (GTK_WINDOW (dialog));
}
