/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the keyboard focus is, and where it goes in a view. */

#pragma once

#include <gtk/gtk.h>

GtkWidget *qs_focus_get   (GtkWidget       *widget);
gboolean   qs_focus_enter (GtkWidget       *view,
                           GtkWidget       *first);
gboolean   qs_focus_move  (GtkWidget       *view,
                           GtkDirectionType direction);

/* Has views of the class leave the focus to the widget in a field of theirs. */
#define qs_focus_install(klass, Type, first) \
  qs_focus_install_offset (GTK_WIDGET_CLASS (klass), G_STRUCT_OFFSET (Type, first))
void       qs_focus_install_offset (GtkWidgetClass *widget_class,
                                    gsize           offset);
