/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words that a widget shows. A label whose text is set is laid out anew, and a tooltip asks the display where the pointer
 * is, even if nothing changes. */

#include "qs-label.h"

void
qs_label_take (GtkLabel *label,
               char     *text)
{
  if (g_strcmp0 (gtk_label_get_label (label), text) != 0)
    gtk_label_set_label (label, text);
  g_free (text);
}

void
qs_label_take_or_hide (GtkLabel *label,
                       char     *text)
{
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
  qs_label_take (label, text != NULL ? text : g_strdup (""));
}

void
qs_label_take_tooltip (gpointer widget,
                       char    *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
  g_free (text);
}
