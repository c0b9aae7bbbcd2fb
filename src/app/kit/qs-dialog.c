/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-dialog.h"

#include <glib/gi18n.h>

#include "qs-label.h"

G_DEFINE_ABSTRACT_TYPE (QsDialog, qs_dialog, GTK_TYPE_WINDOW)

static void
clicked_cb (QsDialog *self)
{
  g_signal_emit_by_name (self, "confirmed");
}

static void
qs_dialog_class_init (QsDialogClass *klass)
{
  g_signal_new ("confirmed", QS_TYPE_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
qs_dialog_init (QsDialog *self)
{
  GtkWidget *bar = gtk_header_bar_new ();
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_ ("_Cancel")), *confirm = gtk_button_new_with_mnemonic (_ ("_Save…"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (cancel), "window.close");
  gtk_widget_add_css_class (confirm, "suggested-action");
  g_signal_connect_object (confirm, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_header_bar_set_show_title_buttons (GTK_HEADER_BAR (bar), FALSE);
  gtk_header_bar_pack_start (GTK_HEADER_BAR (bar), cancel);
  gtk_header_bar_pack_end (GTK_HEADER_BAR (bar), confirm);

  gtk_window_set_titlebar (GTK_WINDOW (self), bar);
  g_object_set (self, "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG, "modal", TRUE, "destroy-with-parent", TRUE,
                "default-widget", confirm, NULL);
  qs_label_wrap_title (GTK_WINDOW (self));
}

/* Has a window that is not shown yet open no wider than its parent. */
void
qs_dialog_narrow (GtkWindow *self,
                  GtkWindow *parent)
{
  int width, natural, most = gtk_widget_get_width (GTK_WIDGET (parent));

  if (most == 0)
    return;

  g_object_get (self, "default-width", &width, NULL);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  if (MAX (width, natural) > most)
    g_object_set (self, "default-width", most, NULL);
  if (GTK_IS_SCROLLED_WINDOW (gtk_window_get_child (self)))
    gtk_scrolled_window_set_max_content_width (GTK_SCROLLED_WINDOW (gtk_window_get_child (self)), most);
}

/* A dialog of that class, over a window, and no wider; it belongs to GTK. */
gpointer
qs_dialog_new (GType      type,
               GtkWindow *parent)
{
  GtkWindow *self = g_object_new (type, "application", gtk_window_get_application (parent), "transient-for", parent, NULL);

  qs_dialog_narrow (self, parent);

  return self;
}
