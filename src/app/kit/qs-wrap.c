/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words in one line that are broken where there is no room, as in a narrow window in another language. */

#include "config.h"

#include "qs-wrap.h"

/**
 * qs_wrap_label:
 * @label: a label in the middle of something
 *
 * Has it ask for the width of its words in one line, and break them in less.
 */
void
qs_wrap_label (GtkLabel *label)
{
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
}

/**
 * qs_wrap_title:
 * @dialog: a dialog with a header bar
 *
 * Has the header bar break the title, which it would cut by itself.
 */
void
qs_wrap_title (GtkWindow *dialog)
{
  GtkWidget *label = gtk_label_new (NULL);

  qs_wrap_label (GTK_LABEL (label));
  gtk_widget_add_css_class (label, "title");
  g_object_bind_property (dialog, "title", label, "label", G_BINDING_SYNC_CREATE);
  gtk_header_bar_set_title_widget (GTK_HEADER_BAR (gtk_window_get_titlebar (dialog)), label);
}
