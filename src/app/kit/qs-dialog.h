/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A window that asks how something is to be done. */

#pragma once

#include <gtk/gtk.h>

#define QS_TYPE_DIALOG (qs_dialog_get_type ())

/* Cancel, or Escape, closes it. The other button, “Save…” until it gets another label, emits “confirmed”; it is the default
 * widget. */
G_DECLARE_DERIVABLE_TYPE (QsDialog, qs_dialog, QS, DIALOG, GtkWindow)

struct _QsDialogClass
{
  GtkWindowClass parent_class;
};

gpointer qs_dialog_new    (GType      type,
                           GtkWindow *parent);
void     qs_dialog_narrow (GtkWindow *self,
                           GtkWindow *parent);
